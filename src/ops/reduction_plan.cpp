#include "ops/reduction_plan.h"

#include <cstdlib>
#include <utility>

#include "core/views.h"

namespace tp {

ReductionPlan::ReductionPlan(const TensorImpl& in, uint64_t reduced,
                             ReducedDims become, bool is_order_free) noexcept
    : in_(in),
      reduced_(reduced),
      become_(become),
      is_order_free_(is_order_free) {
  for (size_t d = 0; d < in.rank(); ++d) {
    if (!is_reduced(d) || become == ReducedDims::kKept) {
      result_sizes_.push_back(in.size(d));
    } else if (become == ReducedDims::kOne) {
      result_sizes_.push_back(1);
    }
  }
}

void ReductionPlan::describe(const TensorImpl& out, const TensorImpl* second,
                             KernelCall& call) noexcept {
  const TensorImpl* operands[] = {&out, second, &in_};
  results_ = second == nullptr ? 1 : 2;
  operands[results_] = &in_;
  size_t kept = 0;
  if (reduced_ == all_dims(in_.rank()) && in_.is_contiguous() &&
      become_ != ReducedDims::kKept) {
    add_all();
  } else {
    add_kept(operands);
    kept = rank_;
    add_reduced(operands);
  }
  call.set_attribute(static_cast<int64_t>(rank_ - kept));
  call.result_count = static_cast<uint32_t>(results_);
  call.operand_count = static_cast<uint32_t>(results_ + 1);
  for (size_t k = 0; k <= results_; ++k) {
    call.room[k] = {operands[k]->data(), sizes_, strides_[k],
                    static_cast<int32_t>(rank_),
                    static_cast<int32_t>(operands[k]->dtype())};
  }
  const bool runs = rank_ == 0 || strides_[results_][rank_ - 1] ==
                                      static_cast<int64_t>(in_.itemsize());
  call.path = !runs                                      ? KernelPath::kStrided
              : rank_ == 1                               ? KernelPath::kLinear
              : in_.is_contiguous() && rank_ - kept <= 1 ? KernelPath::kRows
                                                         : KernelPath::kStrided;
}

void ReductionPlan::add_all() noexcept {
  if (in_.numel() == 1) return;
  sizes_[0] = in_.numel();
  for (size_t k = 0; k < results_; ++k) strides_[k][0] = 0;
  strides_[results_][0] = static_cast<int64_t>(in_.itemsize());
  rank_ = 1;
}

void ReductionPlan::add_kept(const TensorImpl* const* operands) noexcept {
  size_t out_dim = 0;
  for (size_t d = 0; d < in_.rank(); ++d) {
    if (is_reduced(d)) {
      out_dim += become_ != ReducedDims::kGone;
      continue;
    }
    if (in_.size(d) != 1) {
      sizes_[rank_] = in_.size(d);
      for (size_t k = 0; k <= results_; ++k) {
        const TensorImpl& operand = *operands[k];
        strides_[k][rank_] = operand.stride(k == results_ ? d : out_dim) *
                             static_cast<int64_t>(operand.itemsize());
      }
      ++rank_;
    }
    ++out_dim;
  }
  sort(0);
  merge(0);
}

void ReductionPlan::add_reduced(const TensorImpl* const* operands) noexcept {
  const size_t first = rank_;
  for (size_t d = 0; d < in_.rank(); ++d) {
    if (!is_reduced(d) || in_.size(d) == 1) continue;
    sizes_[rank_] = in_.size(d);
    for (size_t k = 0; k <= results_; ++k) {
      const bool moves = k == results_ || become_ == ReducedDims::kKept;
      strides_[k][rank_] =
          moves ? operands[k]->stride(d) *
                      static_cast<int64_t>(operands[k]->itemsize())
                : 0;
    }
    ++rank_;
  }
  if (is_order_free_) sort(first);
  merge(first);
}

void ReductionPlan::sort(size_t first) noexcept {
  for (size_t i = first + 1; i < rank_; ++i) {
    for (size_t j = i; j > first && std::abs(strides_[results_][j]) >
                                        std::abs(strides_[results_][j - 1]);
         --j) {
      std::swap(sizes_[j], sizes_[j - 1]);
      for (size_t k = 0; k <= results_; ++k) {
        std::swap(strides_[k][j], strides_[k][j - 1]);
      }
    }
  }
}

void ReductionPlan::merge(size_t first) noexcept {
  if (rank_ == first) return;
  size_t last = first;
  for (size_t d = first + 1; d < rank_; ++d) {
    bool merges = true;
    for (size_t k = 0; k <= results_; ++k) {
      merges = merges && strides_[k][last] == strides_[k][d] * sizes_[d];
    }
    if (!merges) ++last;
    sizes_[last] = merges ? sizes_[last] * sizes_[d] : sizes_[d];
    for (size_t k = 0; k <= results_; ++k) strides_[k][last] = strides_[k][d];
  }
  rank_ = last + 1;
}

}  // namespace tp
