// In which type operands meet.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/operators.h"

namespace tp {

// Collects operands; tensors with dimensions count before those without, and
// both before numbers: the latter matter only if their category is above.
class DTypeMeeting {
 public:
  void add(const TensorImpl& tensor) noexcept {
    add_to(tensor.rank() > 0 ? dimensioned_ : dimensionless_, tensor.dtype());
  }
  void add(const tp_scalar_t& scalar) noexcept;
  DType result() const noexcept;
  // The same, but for integers a type that holds all of the tensors', whatever
  // their ranks; kNothing if there is none.
  DType exact_result() const noexcept;

  static constexpr DType kNothing = DType{0};

 private:
  void add_to(DType& met, DType dtype) noexcept {
    met = met == kNothing ? dtype : promote(met, dtype);
    is_integral_ = is_integral_ && is_integral(dtype);
  }
  static DType combine(DType higher, DType lower) noexcept;

  bool is_integral_ = true;
  DType dimensioned_ = kNothing;
  DType dimensionless_ = kNothing;
  DType number_ = kNothing;
};

DType result_dtype(const TensorImpl& a, const TensorImpl& b) noexcept;
DType result_dtype(const TensorImpl& a, const tp_scalar_t& b) noexcept;

// The type an operator computes in, given the type its operands meet in, and
// the type of its result.
DType compute_dtype(Op op, DType met) noexcept;
DType result_of(Op op, DType compute) noexcept;
// The same where a caller may ask for the dtype that elements are converted to
// first, which is the result's then; `asked` is 0 if it does not. Checked.
struct AskedDType {
  AskedDType(Op op, DType given, int32_t asked);
  // Whether results wrap to a narrower integer than they are computed in before
  // they go into a tensor of another dtype.
  bool wraps_before(DType out) const noexcept {
    return out != result && result != compute &&
           dtype_kind(result) == TP_KIND_INTEGER;
  }
  DType compute;
  DType result;
};
// The type that one number beside a tensor is converted to: small floats
// compute in f32, so a number keeps that much.
DType number_dtype(DType compute) noexcept;

}  // namespace tp
