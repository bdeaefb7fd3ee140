// The operands of a call as tensors, whoever made the call.
#pragma once

#include "core/tensor_impl.h"
#include "core/text.h"
#include "kernels/kernel_call.h"

namespace tp {

class WatchedOperands {
 public:
  // `tensors` in the order of the operands, without numbers; none if they are
  // not known.
  void set(const KernelCall& call, const TensorImpl* const* tensors,
           size_t count);
  // Copies the inputs that the kernel is going to overwrite.
  void save_inputs();

  size_t count() const noexcept { return count_; }
  size_t result_count() const noexcept { return results_; }
  const TensorImpl& operator[](size_t i) const noexcept { return *tensors_[i]; }
  // With the elements from before the kernel where it is an input.
  const TensorImpl& values(size_t i) const noexcept {
    return saved_[i] ? *saved_[i] : *tensors_[i];
  }

  // "result", "input 1".
  void put_name(size_t i, TextWriter& text) const;

 private:
  bool shares_result(size_t i) const noexcept;

  size_t count_ = 0;
  size_t results_ = 0;
  const TensorImpl* tensors_[kMaxCallOperands];
  Tensor made_[kMaxCallOperands];
  Tensor saved_[kMaxCallOperands];
};

}  // namespace tp
