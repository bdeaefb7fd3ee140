// Transposes of small matrices of elements, whatever they mean.
#pragma once

#include <cstdint>

namespace tp {

// Writes `rows` runs of `columns` items each, from `columns` runs of `rows`.
// Strides are bytes between runs; nothing overlaps.
using TransposeFn = void (*)(unsigned char* to, int64_t to_stride,
                             const unsigned char* from, int64_t from_stride,
                             int64_t rows, int64_t columns);

// For items of 1, 2, 4, 8 or 16 bytes.
TransposeFn transpose_of(int64_t item) noexcept;

}  // namespace tp
