// Orders of dimensions: what "preserve", outputs of operators and views of
// another shape do with the strides they are given.
#include <algorithm>

#include "core/layout.h"

namespace tp {

namespace {

// Without overflow: the stride of a dimension of size 1 may be any number.
uint64_t magnitude(int64_t stride) noexcept {
  const auto bits = static_cast<uint64_t>(stride);
  return stride < 0 ? 0 - bits : bits;
}

// Whether dimension a belongs outside dimension b: 1 yes, -1 no, 0 undecided.
// The first operand with an opinion decides; a stride of 0 has none, and of
// equal strides the larger dimension goes outside.
int compare_dims(Dims sizes, const Dims* strides, size_t operands, size_t a,
                 size_t b) noexcept {
  for (size_t i = 0; i < operands; ++i) {
    const uint64_t stride_a = magnitude(strides[i][a]);
    const uint64_t stride_b = magnitude(strides[i][b]);
    if (stride_a == 0 || stride_b == 0) continue;
    if (stride_a != stride_b) return stride_a < stride_b ? -1 : 1;
    if (sizes[a] > sizes[b]) return 1;
  }
  return 0;
}

}  // namespace

void common_order(Dims sizes, const Dims* operand_strides, size_t operands,
                  size_t* order) noexcept {
  const size_t rank = sizes.size();
  for (size_t i = 0; i < rank; ++i) order[i] = rank - 1 - i;
  // An insertion sort that steps over undecided neighbours: the relation is not
  // transitive, so the result depends on how it is walked, and this walk is the
  // one whose results the conformance data holds.
  for (size_t i = 1; i < rank; ++i) {
    size_t moving = i;
    for (size_t j = i; j-- > 0;) {
      const int decision = compare_dims(sizes, operand_strides, operands,
                                        order[j], order[moving]);
      if (decision < 0) break;
      if (decision > 0) {
        std::swap(order[j], order[moving]);
        moving = j;
      }
    }
  }
}

void dense_strides(Dims sizes, const size_t* order, int64_t* strides) noexcept {
  int64_t stride = 1;
  for (size_t i = 0; i < sizes.size(); ++i) {
    strides[order[i]] = stride;
    stride *= sizes[order[i]];
  }
}

void preserved_strides(Dims sizes, Dims strides, int64_t* out) noexcept {
  if (is_non_overlapping_and_dense(sizes, strides)) {
    std::copy(strides.begin(), strides.end(), out);
    return;
  }
  size_t order[DimsBuffer::kCapacity];
  common_order(sizes, &strides, 1, order);
  dense_strides(sizes, order, out);
}

bool view_strides(Dims sizes, Dims strides, Dims new_sizes, int64_t* out,
                  size_t* conflict) noexcept {
  const size_t new_rank = new_sizes.size();
  if (sizes.size() == 0) {
    std::fill(out, out + new_rank, 1);
    return true;
  }
  const bool empty = std::find(sizes.begin(), sizes.end(), 0) != sizes.end();
  if (empty) {
    if (sizes == new_sizes) {
      std::copy(strides.begin(), strides.end(), out);
    } else {
      contiguous_strides(new_sizes, out);
    }
    return true;
  }
  // From the right: a run of old dimensions that lie as one block must be made
  // of whole new dimensions.
  size_t next = new_rank;  // new dimensions from here on are done
  int64_t run_numel = 1;
  int64_t base_stride = strides[sizes.size() - 1];
  for (size_t d = sizes.size(); d-- > 0;) {
    run_numel *= sizes[d];
    const bool run_goes_on =
        d > 0 &&
        (sizes[d - 1] == 1 || strides[d - 1] == run_numel * base_stride);
    if (run_goes_on) continue;
    int64_t covered = 1;
    while (next > 0 && (covered < run_numel || new_sizes[next - 1] == 1)) {
      --next;
      out[next] = covered * base_stride;
      covered *= new_sizes[next];
    }
    if (covered != run_numel) {
      *conflict = d - 1;
      return false;
    }
    if (d > 0) {
      run_numel = 1;
      base_stride = strides[d - 1];
    }
  }
  return next == 0;
}

}  // namespace tp
