// One call of an elementwise operator: its operands, checked, with the kernel
// that will run.
#pragma once

#include "core/tensor_impl.h"
#include "dispatch/dispatch.h"

namespace tp {

class Attributes;

inline constexpr size_t kMaxInputs = kMaxCallOperands - 1;

class ElementwiseCall {
 public:
  // The operands broadcast together.
  ElementwiseCall(Op op, const TensorImpl* const* inputs, size_t count);
  // The same for an operator that a program added.
  ElementwiseCall(Op op, const TensorImpl* const* inputs, size_t count,
                  DType compute, const Attributes& attributes);
  // The second operand is a number.
  ElementwiseCall(Op op, const TensorImpl& a, const tp_scalar_t& b);

  ElementwiseCall(const ElementwiseCall&) = delete;
  ElementwiseCall& operator=(const ElementwiseCall&) = delete;

  // A new result.
  Tensor to_new();
  // Into a tensor that the caller gives.
  void to_given(TensorImpl& out);
  // Into the first operand, which is `target`.
  void to_first(TensorImpl& target);

 private:
  Dims sizes() const noexcept {
    return same_sizes_ ? inputs_[0]->sizes() : Dims(sizes_);
  }
  DType result() const noexcept;

  void add_inputs(const TensorImpl* const* inputs);
  void find_kernel(DType compute);
  void fit_together();
  void broadcast();
  void materialize();
  void meet_exactly(const TensorImpl& a, const tp_scalar_t& b);
  void prepare_target(TensorImpl& target);
  void run(TensorImpl& out);
  void run_linear(KernelCall& call, TensorImpl& out);
  void run_planned(KernelCall& call, TensorImpl& out);

  Op op_;
  DType compute_;
  DType number_dtype_;
  bool same_sizes_ = true;
  bool linear_ = true;  // inputs of equal sizes, all contiguous
  bool has_number_ = false;
  Kernel kernel_;
  const Attributes* attributes_ = nullptr;
  size_t count_;
  const TensorImpl* inputs_[kMaxInputs];
  Tensor held_[kMaxInputs];
  alignas(16) unsigned char number_[sizeof(Complex<double>)];
  DimsBuffer sizes_;
};

}  // namespace tp
