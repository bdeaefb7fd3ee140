#include "ops/reduction_plan.h"

#include <cstdlib>
#include <utility>

namespace tp {

ReductionPlan::ReductionPlan(const TensorImpl& in, uint64_t reduced,
                             bool keepdim) noexcept
    : in_(in), reduced_(reduced), keepdim_(keepdim) {
  for (size_t d = 0; d < in.rank(); ++d) {
    if (!is_reduced(d)) {
      result_sizes_.push_back(in.size(d));
    } else if (keepdim) {
      result_sizes_.push_back(1);
    }
  }
}

void ReductionPlan::describe(const TensorImpl& out, KernelCall& call) noexcept {
  add_kept(out);
  const size_t kept = rank_;
  add_reduced();
  call.set_attribute(static_cast<int64_t>(rank_ - kept));
  call.operand_count = 2;
  const auto rank = static_cast<int32_t>(rank_);
  call.room[0] = {out.data(), sizes_, strides_[0], rank,
                  static_cast<int32_t>(out.dtype())};
  call.room[1] = {in_.data(), sizes_, strides_[1], rank,
                  static_cast<int32_t>(in_.dtype())};
  const bool runs = rank_ == 0 || strides_[1][rank_ - 1] ==
                                      static_cast<int64_t>(in_.itemsize());
  call.path = !runs                                      ? KernelPath::kStrided
              : rank_ == 1                               ? KernelPath::kLinear
              : in_.is_contiguous() && rank_ - kept <= 1 ? KernelPath::kRows
                                                         : KernelPath::kStrided;
}

void ReductionPlan::add_kept(const TensorImpl& out) noexcept {
  const auto out_item = static_cast<int64_t>(out.itemsize());
  const auto in_item = static_cast<int64_t>(in_.itemsize());
  size_t out_dim = 0;
  for (size_t d = 0; d < in_.rank(); ++d) {
    if (is_reduced(d)) {
      out_dim += keepdim_;
      continue;
    }
    if (in_.size(d) != 1) {
      sizes_[rank_] = in_.size(d);
      strides_[0][rank_] = out.stride(out_dim) * out_item;
      strides_[1][rank_++] = in_.stride(d) * in_item;
    }
    ++out_dim;
  }
  sort_kept();
  merge(0);
}

void ReductionPlan::add_reduced() noexcept {
  const auto in_item = static_cast<int64_t>(in_.itemsize());
  const size_t first = rank_;
  for (size_t d = 0; d < in_.rank(); ++d) {
    if (!is_reduced(d) || in_.size(d) == 1) continue;
    sizes_[rank_] = in_.size(d);
    strides_[0][rank_] = 0;
    strides_[1][rank_++] = in_.stride(d) * in_item;
  }
  merge(first);
}

void ReductionPlan::sort_kept() noexcept {
  for (size_t i = 1; i < rank_; ++i) {
    for (size_t j = i;
         j > 0 && std::abs(strides_[1][j]) > std::abs(strides_[1][j - 1]);
         --j) {
      std::swap(sizes_[j], sizes_[j - 1]);
      for (auto& strides : strides_) std::swap(strides[j], strides[j - 1]);
    }
  }
}

void ReductionPlan::merge(size_t first) noexcept {
  if (rank_ == first) return;
  size_t last = first;
  for (size_t d = first + 1; d < rank_; ++d) {
    bool merges = true;
    for (const auto& strides : strides_) {
      merges = merges && strides[last] == strides[d] * sizes_[d];
    }
    if (!merges) ++last;
    sizes_[last] = merges ? sizes_[last] * sizes_[d] : sizes_[d];
    for (auto& strides : strides_) strides[last] = strides[d];
  }
  rank_ = last + 1;
}

}  // namespace tp
