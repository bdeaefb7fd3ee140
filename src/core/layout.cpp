#include "core/layout.h"

#include <algorithm>
#include <cstdlib>

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"

namespace tp {

bool multiply_sizes(Dims sizes, int64_t* product) noexcept {
  for (int64_t size : sizes) {
    if (size != 0 && !checked_mul(*product, size, product)) return false;
  }
  return true;
}

int64_t checked_numel_slowly(Dims sizes) {
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] < 0) {
      fail(TP_ERROR_SHAPE, "size %lld of dimension %zu is negative in shape %s",
           static_cast<long long>(sizes[i]), i, shape_text(sizes).text);
    }
  }
  int64_t numel = 1;
  if (!multiply_sizes(sizes, &numel)) {
    fail(TP_ERROR_OVERFLOW,
         "the number of elements of shape %s overflows 64 bits",
         shape_text(sizes).text);
  }
  return has_zero(sizes) ? 0 : numel;
}

size_t checked_nbytes(int64_t numel, size_t itemsize) {
  int64_t nbytes = 0;
  if (!checked_mul(numel, static_cast<int64_t>(itemsize), &nbytes)) {
    fail(TP_ERROR_OVERFLOW, "%lld elements of %zu bytes overflow 64 bits",
         static_cast<long long>(numel), itemsize);
  }
  return static_cast<size_t>(nbytes);
}

namespace {

// Dimensions of channels-last from the innermost out: channels, then the space
// from right to left, then the batch.
size_t channels_last_dim(size_t rank, size_t position) noexcept {
  if (position == 0) return 1;
  return position == rank - 1 ? 0 : rank - position;
}

}  // namespace

void format_strides(Dims sizes, int32_t format, int64_t* strides) {
  if (format == TP_FORMAT_CONTIGUOUS) {
    contiguous_strides(sizes, strides);
    return;
  }
  const size_t rank = format == TP_FORMAT_CHANNELS_LAST ? 4 : 5;
  if (sizes.size() != rank) {
    fail(TP_ERROR_SHAPE, "format %s needs rank %zu, not shape %s",
         format == TP_FORMAT_CHANNELS_LAST ? "channels_last"
                                           : "channels_last_3d",
         rank, shape_text(sizes).text);
  }
  int64_t stride = 1;
  for (size_t i = 0; i < rank; ++i) {
    const size_t dim = channels_last_dim(rank, i);
    strides[dim] = stride;
    stride *= sizes[dim];
  }
}

bool is_channels_last_contiguous(Dims sizes, Dims strides) noexcept {
  int64_t expected = 1;
  for (size_t i = 0; i < sizes.size(); ++i) {
    const size_t dim = channels_last_dim(sizes.size(), i);
    if (sizes[dim] == 1) continue;
    if (strides[dim] != expected) return false;
    expected *= sizes[dim];
  }
  return true;
}

bool is_channels_last_order(Dims sizes, Dims strides) noexcept {
  // Ties go to row-major: a batch no wider than a channel says nothing.
  if (strides[1] == 0) return false;
  int64_t least = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    const size_t dim = channels_last_dim(sizes.size(), i);
    if (sizes[dim] == 0 || strides[dim] < least) return false;
    if (dim == 0 && least == strides[1]) return false;
    // No stride is as wide as what overflows here: it must be the last.
    if (!checked_mul(strides[dim], sizes[dim], &least)) return dim == 0;
  }
  return true;
}

namespace {

// Sorts dimensions by stride, small first; stable, so equal strides keep their
// order. Ranks are small.
template <class Before>
void insertion_sort(size_t* order, size_t n, Before before) noexcept {
  for (size_t i = 1; i < n; ++i) {
    for (size_t j = i; j > 0 && before(order[j], order[j - 1]); --j) {
      std::swap(order[j], order[j - 1]);
    }
  }
}

}  // namespace

bool is_non_overlapping_and_dense(Dims sizes, Dims strides) noexcept {
  if (has_zero(sizes)) return true;
  size_t order[DimsBuffer::kCapacity];
  size_t n = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] > 1) order[n++] = i;
  }
  insertion_sort(order, n,
                 [&](size_t a, size_t b) { return strides[a] < strides[b]; });
  int64_t expected = 1;
  for (size_t i = 0; i < n; ++i) {
    if (strides[order[i]] != expected) return false;
    expected *= sizes[order[i]];
  }
  return true;
}

namespace {

// Looks for a difference of two indices whose strides cancel: dimension by
// dimension from the widest stride, keeping the sum within what the rest can
// still cancel. `reach[i]` is what dimensions i.. can sum to.
struct OverlapSearch {
  const int64_t* extent;  // size - 1
  const int64_t* stride;  // absolute, falling
  const int64_t* reach;
  size_t n;
  int budget;

  // True when a non-zero solution exists or the budget is spent.
  bool find(size_t i, int64_t sum, bool all_zero) {
    if (--budget < 0) return true;
    if (i == n) return sum == 0 && !all_zero;
    // The widest stride takes d >= 0 only: a solution's mirror image is one.
    int64_t low = all_zero ? 0 : -extent[i];
    int64_t high = extent[i];
    const int64_t rest = reach[i + 1];
    low = std::max(low, ceil_div(-rest - sum, stride[i]));
    high = std::min(high, floor_div(rest - sum, stride[i]));
    for (int64_t d = low; d <= high; ++d) {
      if (find(i + 1, sum + d * stride[i], all_zero && d == 0)) return true;
    }
    return false;
  }

  static int64_t floor_div(int64_t a, int64_t b) {
    return a / b - (a % b != 0 && a < 0);
  }
  static int64_t ceil_div(int64_t a, int64_t b) {
    return a / b + (a % b != 0 && a > 0);
  }
};

}  // namespace

bool is_self_overlapping(Dims sizes, Dims strides) noexcept {
  if (has_zero(sizes)) return false;
  size_t order[DimsBuffer::kCapacity];
  size_t n = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == 1) continue;
    if (strides[i] == 0) return true;
    order[n++] = i;
  }
  insertion_sort(order, n, [&](size_t a, size_t b) {
    return std::abs(strides[a]) > std::abs(strides[b]);
  });
  int64_t extent[DimsBuffer::kCapacity];
  int64_t stride[DimsBuffer::kCapacity];
  int64_t reach[DimsBuffer::kCapacity + 1];
  reach[n] = 0;
  bool nested = true;  // each stride steps over all that is inside it
  for (size_t i = n; i-- > 0;) {
    extent[i] = sizes[order[i]] - 1;
    stride[i] = std::abs(strides[order[i]]);
    nested = nested && stride[i] > reach[i + 1];
    reach[i] = reach[i + 1] + extent[i] * stride[i];
  }
  if (nested) return false;
  OverlapSearch search{extent, stride, reach, n, 20000};
  return search.find(0, 0, true);
}

bool reach_of(Dims sizes, Dims strides, int64_t* lowest,
              int64_t* highest) noexcept {
  *lowest = 0;
  *highest = 0;
  if (has_zero(sizes)) return true;
  for (size_t i = 0; i < sizes.size(); ++i) {
    int64_t span = 0;
    if (!checked_mul(sizes[i] - 1, strides[i], &span)) return false;
    int64_t* end = span < 0 ? lowest : highest;
    if (!checked_add(*end, span, end)) return false;
  }
  return true;
}

}  // namespace tp
