// The operands of a call of an operator that a program added.
#pragma once

#include "core/memory.h"
#include "core/tensor_impl.h"
#include "ops/operator_call.h"

namespace tp {

// Finds device and compute dtype. Numbers that stand for operands become
// tensors without dimensions, of the compute dtype.
class AddedOperands {
 public:
  AddedOperands(const AddedOperator& row, const OperatorCall& call);
  AddedOperands(const AddedOperands&) = delete;
  AddedOperands& operator=(const AddedOperands&) = delete;

  Device device() const noexcept { return device_; }
  DType compute() const noexcept { return compute_; }
  size_t size() const noexcept { return count_; }
  // In the order of the arguments.
  const TensorImpl* const* tensors() const noexcept { return tensors_; }
  const TensorImpl& operator[](size_t i) const noexcept { return *tensors_[i]; }
  // Whether an operand is not computed with and keeps its dtype.
  bool keeps_dtype(size_t i) const noexcept { return keeps_[i]; }

 private:
  void reserve(const OperatorCall& call);
  void add(const TensorImpl& tensor, bool keeps) noexcept;
  void find_device(const OperatorCall& call);
  void find_compute(const OperatorCall& call);
  void make_number(size_t i, const tp_scalar_t& number);

  const AddedOperator& row_;
  Device device_;
  DType compute_{};
  size_t count_ = 0;
  static constexpr size_t kRoom = kMaxArguments;
  const TensorImpl* room_[kRoom];
  bool keeps_room_[kRoom];
  const TensorImpl** tensors_ = room_;
  bool* keeps_ = keeps_room_;
  SystemBlock block_;  // for longer lists
  Tensor numbers_[kMaxArguments];
};

}  // namespace tp
