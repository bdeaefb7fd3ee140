// How a kernel is to walk a reduction.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/kernel_call.h"

namespace tp {

// What becomes of the dimensions that are reduced.
enum class ReducedDims {
  kGone,
  kOne,  // they have size 1
  kKept  // the terms of each have as many results
};

class ReductionPlan {
 public:
  // Bit d of `reduced`: dimension d is reduced.
  ReductionPlan(const TensorImpl& in, uint64_t reduced, ReducedDims become,
                bool is_order_free) noexcept;
  ReductionPlan(const ReductionPlan&) = delete;
  ReductionPlan& operator=(const ReductionPlan&) = delete;

  Dims result_sizes() const noexcept { return result_sizes_; }

  // Lays out the walk for results of those sizes (`second` may be null) and
  // puts it into a call, which then points into the plan. Kept dimensions come
  // in the order of the operand's memory, reduced ones in logical order unless
  // any order will do; neighbours that make one run are merged.
  void describe(const TensorImpl& out, const TensorImpl* second,
                KernelCall& call) noexcept;

 private:
  bool is_reduced(size_t d) const noexcept { return (reduced_ >> d & 1) != 0; }
  // All elements as one run, the common case.
  void add_all() noexcept;
  void add_kept(const TensorImpl* const* operands) noexcept;
  void add_reduced(const TensorImpl* const* operands) noexcept;
  void sort(size_t first) noexcept;
  void merge(size_t first) noexcept;

  const TensorImpl& in_;
  uint64_t reduced_;
  ReducedDims become_;
  bool is_order_free_;
  DimsBuffer result_sizes_;
  size_t rank_ = 0;
  size_t results_ = 1;  // the operand comes behind them
  int64_t sizes_[TP_MAX_RANK];
  int64_t strides_[3][TP_MAX_RANK];
};

}  // namespace tp
