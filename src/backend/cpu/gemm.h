// Matrix products on the CPU: what the parts of the engine tell each other.
//
// Note [Matrix products]: a product is cut into blocks of the depth, which is
// what a row of the left and a column of the right have in common; into blocks
// of columns and of rows; and those into tiles, whose sums stay in registers.
// Operands are packed block by block: converted to the type that is computed
// in, in the order in which the tiles read them. So strides cost next to
// nothing, and no operand is copied whole. What is small, or read but once or
// twice, is read where it lies.
//
// An element of the result is a chain of multiply-adds over a block of the
// depth, which begins at zero, and a sum of those chains in the order of the
// blocks. Where a side is one row or one column, each element of the other is
// read but once, and lies along the depth or across it: there several chains
// take turns along a block, and end in a tree (gemm_vector.inc); more of them,
// and other blocks, where both sides are vectors. All that follows from the
// sizes alone: neither strides, nor the place in a batch, nor how rows and
// columns are shared among threads, change a bit. Instruction sets that can
// multiply and add with one rounding do so: between them and the baseline the
// last bits differ, but for integers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"

namespace tp {

// A matrix of any dtype. Strides in bytes.
struct GemmMatrix {
  unsigned char* data;
  int64_t row_stride;
  int64_t column_stride;
  int32_t dtype;

  // By address: without elements, a matrix may have none, and any strides.
  GemmMatrix at(int64_t row, int64_t column) const noexcept {
    const auto by = [](int64_t n, int64_t stride) {
      return static_cast<uintptr_t>(n) * static_cast<uintptr_t>(stride);
    };
    const uintptr_t address = reinterpret_cast<uintptr_t>(data) +
                              by(row, row_stride) + by(column, column_stride);
    return {reinterpret_cast<unsigned char*>(address), row_stride,
            column_stride, dtype};
  }
  GemmMatrix transposed() const noexcept {
    return {data, column_stride, row_stride, dtype};
  }
};

// Rows times a few columns: as many as one tile is wide. Strides in elements.
template <class T>
struct GemmPanel {
  const T* a;
  int64_t a_tile;  // from tile to tile
  int64_t a_row;
  int64_t a_step;  // along the depth
  const T* b;
  int64_t b_step;
  T* out;  // columns side by side
  int64_t out_row;
  int64_t rows;
  int64_t columns;
  int64_t depth;
  T alpha;      // the sums are multiplied by it
  bool scales;  // unless it is 1
  bool adds;    // to what `out` holds
  bool far;     // the columns do not stay in the first-level cache
};

// What an instruction set brings.
template <class T>
struct GemmKernels {
  int64_t tile_rows;
  int64_t lanes;         // columns in a vector
  int64_t tile_vectors;  // that a tile is wide
  void (*multiply)(const GemmPanel<T>& panel);
  // One row, by any number of columns.
  void (*multiply_row)(const GemmPanel<T>& panel);
  // The same by columns that lie along the depth, `b_step` apart. May be null.
  void (*multiply_turned)(const GemmPanel<T>& panel);
  // One row by one column, both along the depth.
  T (*multiply_lines)(const T* a, const T* b, int64_t depth);
  // Packing: to[p * to_step + l] = from[p * from_step + l]
  void (*copy_lines)(T* to, int64_t to_step, const T* from, int64_t from_step,
                     int64_t lines, int64_t depth);
};

// The kernels of an instruction set; those of the baseline where it brings
// none. T is what products are computed in: f32, f64, u32, u64, c64 or c128.
template <class T>
const GemmKernels<T>& gemm_kernels(SimdLevel level) noexcept;

template <class T>
inline constexpr bool kHasSimdGemm =
    std::is_floating_point_v<T> || std::is_same_v<T, uint32_t>;
// nullptr where it brings none.
template <class T>
const GemmKernels<T>* simd_gemm_kernels(SimdLevel level) noexcept;

}  // namespace tp
