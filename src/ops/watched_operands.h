// The operands of a call as tensors, whoever made the call.
#pragma once

#include "core/tensor_impl.h"
#include "core/text.h"
#include "kernels/kernel_call.h"

namespace tp {

class WatchedOperands {
 public:
  WatchedOperands() noexcept = default;
  WatchedOperands(const WatchedOperands&) = delete;
  WatchedOperands& operator=(const WatchedOperands&) = delete;
  ~WatchedOperands();

  // `tensors` in the order of the operands, without numbers; none if they are
  // not known.
  void set(const KernelCall& call, const TensorImpl* const* tensors,
           size_t count);
  // Copies the inputs that the kernel is going to overwrite.
  void save_inputs();

  size_t count() const noexcept { return count_; }
  size_t result_count() const noexcept { return results_; }
  const TensorImpl& operator[](size_t i) const noexcept {
    return *slots_[i].tensor;
  }
  // With the elements from before the kernel where it is an input.
  const TensorImpl& values(size_t i) const noexcept {
    return slots_[i].saved ? *slots_[i].saved : *slots_[i].tensor;
  }

  // "result", "input 1".
  void put_name(size_t i, TextWriter& text) const;

 private:
  struct Slot {
    const TensorImpl* tensor = nullptr;
    Tensor made;  // for an operand whose tensor is not known
    Tensor saved;
  };

  bool shares_result(size_t i) const noexcept;

  size_t count_ = 0;
  size_t results_ = 0;
  Slot room_[kMaxCallOperands];
  Slot* slots_ = room_;  // elsewhere if there are more
};

}  // namespace tp
