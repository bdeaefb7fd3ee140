// Formulas about sizes and strides: what a layout is, and how to make one.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/span.h"

namespace tp {

// Multiplies a product by all sizes that are not 0: those of 0 say that there
// are no elements, but strides must not overflow either. False on overflow.
[[nodiscard]] bool multiply_sizes(Dims sizes, int64_t* product) noexcept;
inline bool has_zero(Dims sizes) noexcept {
  for (int64_t size : sizes) {
    if (size == 0) return true;
  }
  return false;
}
// Number of elements; fails, naming the shape, on a negative size and when the
// product of the sizes that are not 0 overflows, for then strides would, too.
int64_t checked_numel_slowly(Dims sizes);
inline int64_t checked_numel(Dims sizes) {
  int64_t numel = 1;
  for (int64_t size : sizes) {
    if (__builtin_expect(
            size <= 0 || __builtin_mul_overflow(numel, size, &numel), 0)) {
      return checked_numel_slowly(sizes);
    }
  }
  return numel;
}
// The same for a known-good shape.
inline int64_t numel_of(Dims sizes) noexcept {
  int64_t numel = 1;
  for (int64_t size : sizes) numel *= size;
  return numel;
}
// Bytes of numel elements; fails on overflow.
size_t checked_nbytes(int64_t numel, size_t itemsize);

// What a dimension multiplies the strides in front of it by, in row-major
// order: a size of 0 counts as 1.
inline int64_t stride_factor(int64_t size) noexcept {
  return size > 1 ? size : 1;
}
// Strides for row-major order.
inline void contiguous_strides(Dims sizes, int64_t* strides) noexcept {
  int64_t stride = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= stride_factor(sizes[i]);
  }
}
// Strides for a memory format other than preserve; fails when the rank does not
// fit it.
void format_strides(Dims sizes, int32_t format, int64_t* strides);
// Strides for "preserve": those given if they are non-overlapping and dense,
// else dense strides in the same order.
void preserved_strides(Dims sizes, Dims strides, int64_t* out) noexcept;
// Dimensions from the innermost out by the size of their strides, as the output
// of an elementwise operator takes them over from its operands. Each operand
// has the broadcast sizes; `order` gets a permutation.
void common_order(Dims sizes, const Dims* operand_strides, size_t operands,
                  size_t* order) noexcept;
// Dense strides with order[0] innermost.
void dense_strides(Dims sizes, const size_t* order, int64_t* strides) noexcept;

// numel_of and is_contiguous in one pass.
struct Density {
  int64_t numel;
  bool is_contiguous;
};
inline Density density_of(Dims sizes, Dims strides) noexcept {
  int64_t numel = 1;
  bool in_order = true;
  for (size_t i = sizes.size(); i-- > 0;) {
    in_order &= strides[i] == numel || sizes[i] == 1;
    numel *= sizes[i];
  }
  return {numel, in_order || numel == 0};
}
inline bool is_contiguous(Dims sizes, Dims strides) noexcept {
  return density_of(sizes, strides).is_contiguous;
}
bool is_channels_last_contiguous(Dims sizes,
                                 Dims strides) noexcept;         // rank 4, 5
bool is_channels_last_order(Dims sizes, Dims strides) noexcept;  // rank 4, 5
bool is_non_overlapping_and_dense(Dims sizes, Dims strides) noexcept;
// Whether two indices may share an element: exact for what a program writes by
// hand; true when finding out would take too long.
bool is_self_overlapping(Dims sizes, Dims strides) noexcept;

// Lowest and highest element that the strides reach from element 0, both 0 for
// no elements. False on overflow.
[[nodiscard]] bool reach_of(Dims sizes, Dims strides, int64_t* lowest,
                            int64_t* highest) noexcept;

// Strides that view the elements of one shape as another of as many elements,
// if the strides allow it. If not, `conflict` is a dimension of the old shape
// that would have to merge with the next one and does not.
bool view_strides(Dims sizes, Dims strides, Dims new_sizes, int64_t* out,
                  size_t* conflict) noexcept;

}  // namespace tp
