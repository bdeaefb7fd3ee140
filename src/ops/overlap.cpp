#include "ops/overlap.h"

#include <algorithm>
#include <cstdlib>

namespace tp {

namespace {

// Two tensors share a byte if some sum of index * stride over the dimensions of
// both (b's counted down) comes within an element's size of their distance.
// With all strides made positive, each term is between 0 and its extent;
// dimensions are tried from the widest stride down, and the sum is kept where
// the rest can still reach the target.
class SharedByteSearch {
 public:
  SharedByteSearch(const TensorImpl& a, const TensorImpl& b) noexcept {
    add_dims(a, 1);
    add_dims(b, -1);
    // a0 + terms - b0 in (-size_a, size_b) means that they share a byte.
    const int64_t distance = address(b) - address(a) - shift_;
    low_ = distance - static_cast<int64_t>(a.itemsize()) + 1;
    high_ = distance + static_cast<int64_t>(b.itemsize()) - 1;
    sort();
    reach_[n_] = 0;
    for (size_t i = n_; i-- > 0;) {
      reach_[i] = reach_[i + 1] + extent_[i] * stride_[i];
    }
  }

  bool find() noexcept { return find(0, 0); }
  // Whether the bytes from the first to the last of each have any in common.
  bool ranges_meet() const noexcept { return low_ <= reach_[0] && high_ >= 0; }

 private:
  static int64_t address(const TensorImpl& tensor) noexcept {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(tensor.data()));
  }

  void add_dims(const TensorImpl& tensor, int sign) noexcept {
    const auto item = static_cast<int64_t>(tensor.itemsize());
    for (size_t d = 0; d < tensor.rank(); ++d) {
      const int64_t extent = tensor.size(d) - 1;
      if (extent == 0 || tensor.stride(d) == 0) continue;
      const int64_t stride = tensor.stride(d) * item * sign;
      if (stride < 0) shift_ += stride * extent;
      extent_[n_] = extent;
      stride_[n_++] = std::abs(stride);
    }
  }

  void sort() noexcept {
    for (size_t i = 1; i < n_; ++i) {
      for (size_t j = i; j > 0 && stride_[j] > stride_[j - 1]; --j) {
        std::swap(stride_[j], stride_[j - 1]);
        std::swap(extent_[j], extent_[j - 1]);
      }
    }
  }

  bool find(size_t i, int64_t sum) noexcept {
    if (--budget_ < 0) return true;
    if (sum > high_ || sum + reach_[i] < low_) return false;
    if (i == n_) return true;
    // Below `first` the rest cannot make up for what is missing.
    const int64_t missing = low_ - sum - reach_[i + 1];
    const int64_t first =
        missing <= 0 ? 0 : (missing + stride_[i] - 1) / stride_[i];
    const int64_t last = std::min(extent_[i], (high_ - sum) / stride_[i]);
    for (int64_t x = first; x <= last; ++x) {
      if (find(i + 1, sum + x * stride_[i])) return true;
    }
    return false;
  }

  int64_t extent_[2 * TP_MAX_RANK];
  int64_t stride_[2 * TP_MAX_RANK];
  int64_t reach_[2 * TP_MAX_RANK + 1];
  size_t n_ = 0;
  int64_t shift_ = 0;
  int64_t low_ = 0;
  int64_t high_ = 0;
  int budget_ = 20000;
};

// Dimensions of size 1 move nothing: broadcasting adds and drops them.
bool is_same_view(const TensorImpl& a, const TensorImpl& b) noexcept {
  if (a.data() != b.data() || a.dtype() != b.dtype()) return false;
  size_t i = 0;
  for (size_t d = 0; d < a.rank(); ++d) {
    if (a.size(d) == 1) continue;
    while (i < b.rank() && b.size(i) == 1) ++i;
    if (i == b.rank() || a.size(d) != b.size(i) || a.stride(d) != b.stride(i)) {
      return false;
    }
    ++i;
  }
  while (i < b.rank() && b.size(i) == 1) ++i;
  return i == b.rank();
}

}  // namespace

Overlap overlap_of(const TensorImpl& a, const TensorImpl& b) noexcept {
  if (a.numel() == 0 || b.numel() == 0 || !(a.device() == b.device())) {
    return Overlap::kNone;
  }
  if (is_same_view(a, b)) return Overlap::kExact;
  if (a.is_contiguous() && b.is_contiguous()) {
    // The common case needs no search.
    const bool apart =
        a.data() + a.nbytes() <= b.data() || b.data() + b.nbytes() <= a.data();
    return apart ? Overlap::kNone : Overlap::kPartial;
  }
  SharedByteSearch search(a, b);
  if (!search.ranges_meet()) return Overlap::kNone;
  return search.find() ? Overlap::kPartial : Overlap::kNone;
}

}  // namespace tp
