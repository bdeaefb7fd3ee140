// One call of an elementwise operator: its operands, checked, with the kernel
// that will run.
#pragma once

#include "core/tensor_impl.h"
#include "dispatch/dispatch.h"

namespace tp {

class Attributes;

// Of an elementwise operator, a program's too.
inline constexpr size_t kMaxInputs = 7;
static_assert(kMaxInputs < kMaxCallOperands);

// What an operator is called with where it may be a number.
struct Operand {
  const TensorImpl* tensor;  // nullptr for a number
  tp_scalar_t number;
};

// Whether a number is an integer that a dtype does not hold.
bool is_beyond(DType dtype, const tp_scalar_t& number) noexcept;

class ElementwiseCall {
 public:
  // The operands broadcast together.
  ElementwiseCall(Op op, const TensorImpl* const* inputs, size_t count);
  // The same for an operator that a program added.
  ElementwiseCall(Op op, const TensorImpl* const* inputs, size_t count,
                  DType compute, const Attributes& attributes);
  // The second operand is a number.
  ElementwiseCall(Op op, const TensorImpl& a, const tp_scalar_t& b);
  // Any operands but the first, up to kMaxNumbers, may be numbers. They are
  // checked, and stored in a type of their own.
  ElementwiseCall(Op op, const Operand* operands, size_t count, DType compute,
                  DType number_dtype, const Attributes& attributes);

  ElementwiseCall(const ElementwiseCall&) = delete;
  ElementwiseCall& operator=(const ElementwiseCall&) = delete;

  // A new result.
  Tensor to_new();
  // Into a tensor that the caller gives.
  void to_given(TensorImpl& out);
  // Into the first operand, which is `target`.
  void to_first(TensorImpl& target);

 private:
  struct alignas(16) Number {
    unsigned char bytes[sizeof(Complex<double>)];
  };
  static constexpr size_t kMaxNumbers = 2;

  Dims sizes() const noexcept {
    return same_sizes_ ? inputs_[0]->sizes() : Dims(sizes_);
  }
  DType result() const noexcept;

  void add_inputs(const TensorImpl* const* inputs);
  void add_number(size_t operand, const tp_scalar_t& number) noexcept;
  void find_kernel(DType compute);
  void fit_together();
  void broadcast();
  void materialize();
  void meet_exactly(const TensorImpl& a, const tp_scalar_t& b);
  void prepare_target(TensorImpl& target);
  void run(TensorImpl& out);
  template <class OnTensor, class OnNumber>
  void for_each_operand(OnTensor&& on_tensor, OnNumber&& on_number);
  void run_linear(KernelCall& call, TensorImpl& out);
  void run_planned(KernelCall& call, TensorImpl& out);

  Op op_;
  DType compute_;
  DType number_dtype_;
  bool same_sizes_ = true;
  bool contiguous_ = true;  // all inputs
  // Inputs whose elements lie in a row, or which repeat one element.
  bool linear_ = true;
  Kernel kernel_;
  const Attributes* attributes_ = nullptr;
  size_t count_;  // of inputs that are tensors
  size_t numbers_ = 0;
  uint32_t number_mask_ = 0;  // by operand of the kernel's call
  const TensorImpl* inputs_[kMaxInputs];
  Tensor held_[kMaxInputs];
  Number number_[kMaxNumbers];
  DimsBuffer sizes_;
};

}  // namespace tp
