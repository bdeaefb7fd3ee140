#include "ops/elementwise_plan.h"

#include <cstdlib>
#include <utility>

namespace tp {

ElementwisePlan::ElementwisePlan(Dims sizes) noexcept : full_sizes_(sizes) {
  // A dimension of size 1 moves nothing.
  for (int64_t size : sizes) {
    if (size != 1) sizes_[rank_++] = size;
  }
}

void ElementwisePlan::add(void* data, DType dtype, Dims sizes,
                          Dims strides) noexcept {
  const auto item = item_of(dtype);
  const size_t missing = full_sizes_.size() - sizes.size();
  size_t kept = 0;
  for (size_t d = 0; d < full_sizes_.size(); ++d) {
    if (full_sizes_[d] == 1) continue;
    const bool repeats = d < missing || sizes[d - missing] == 1;
    const int64_t stride = repeats ? 0 : strides[d - missing] * item;
    any_backward_ = any_backward_ || stride < 0;
    strides_[operands_][kept++] = stride;
  }
  data_[operands_] = static_cast<unsigned char*>(data);
  dtypes_[operands_++] = dtype;
}

void ElementwisePlan::build() noexcept {
  if (any_backward_) flip_backward_dims();
  sort_dims();
  merge_dims();
  path_ = find_path();
}

void ElementwisePlan::flip_backward_dims() noexcept {
  for (size_t d = 0; d < rank_; ++d) {
    bool any_backward = false;
    bool any_forward = false;
    for (size_t k = 0; k < operands_; ++k) {
      any_backward = any_backward || strides_[k][d] < 0;
      any_forward = any_forward || strides_[k][d] > 0;
    }
    if (!any_backward || any_forward || sizes_[d] == 0) continue;
    for (size_t k = 0; k < operands_; ++k) {
      data_[k] += strides_[k][d] * (sizes_[d] - 1);
      strides_[k][d] = -strides_[k][d];
    }
  }
}

// The first operand whose strides differ, and repeat in neither dimension,
// says.
bool ElementwisePlan::belongs_outside(size_t a, size_t b) const noexcept {
  for (size_t k = 0; k < operands_; ++k) {
    const int64_t stride_a = std::abs(strides_[k][a]);
    const int64_t stride_b = std::abs(strides_[k][b]);
    if (stride_a == 0 || stride_b == 0 || stride_a == stride_b) continue;
    return stride_a > stride_b;
  }
  return false;
}

void ElementwisePlan::sort_dims() noexcept {
  // By insertion, which keeps the order of equals.
  for (size_t i = 1; i < rank_; ++i) {
    for (size_t j = i; j > 0 && belongs_outside(j, j - 1); --j) {
      std::swap(sizes_[j], sizes_[j - 1]);
      for (size_t k = 0; k < operands_; ++k) {
        std::swap(strides_[k][j], strides_[k][j - 1]);
      }
    }
  }
}

bool ElementwisePlan::merges(size_t outer, size_t inner) const noexcept {
  for (size_t k = 0; k < operands_; ++k) {
    if (strides_[k][outer] != strides_[k][inner] * sizes_[inner]) return false;
  }
  return true;
}

void ElementwisePlan::merge_dims() noexcept {
  if (rank_ == 0) return;
  size_t last = 0;
  for (size_t d = 1; d < rank_; ++d) {
    const bool merge = merges(last, d);
    if (!merge) ++last;
    sizes_[last] = merge ? sizes_[last] * sizes_[d] : sizes_[d];
    for (size_t k = 0; k < operands_; ++k) strides_[k][last] = strides_[k][d];
  }
  rank_ = last + 1;
}

KernelPath ElementwisePlan::find_path() const noexcept {
  if (rank_ == 0) return KernelPath::kLinear;
  bool repeats = false;
  for (size_t k = 0; k < operands_; ++k) {
    const int64_t stride = strides_[k][rank_ - 1];
    if (stride == 0 && k != 0) {
      repeats = true;
    } else if (stride != static_cast<int64_t>(itemsize(dtypes_[k]))) {
      return KernelPath::kStrided;
    }
  }
  if (rank_ > 1) return KernelPath::kRows;
  return repeats ? KernelPath::kScalar : KernelPath::kLinear;
}

void ElementwisePlan::describe(KernelCall& call) const noexcept {
  call.path = path_;
  call.operand_count = static_cast<uint32_t>(operands_);
  for (size_t k = 0; k < operands_; ++k) {
    call.room[k] = {data_[k], sizes_, strides_[k], static_cast<int32_t>(rank_),
                    static_cast<int32_t>(dtypes_[k])};
  }
}

}  // namespace tp
