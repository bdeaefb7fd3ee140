// Loops that move elements without looking at them, or convert them: in the
// form for the instruction set in use.
#pragma once

#include <cstdint>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"

namespace tp {

// Writes `rows` runs of `columns` items each, from `columns` runs of `rows`.
// Strides are bytes between runs; nothing overlaps.
using TransposeFn = void (*)(unsigned char* to, int64_t to_stride,
                             const unsigned char* from, int64_t from_stride,
                             int64_t rows, int64_t columns);

// The same of whole lines: `to` and its stride lie on such, and rows and
// columns are as many as a line has items, or a multiple. The result is
// streamed. What lies `ahead` bytes further in each run is asked for, unless
// that is 0.
using TransposeLinesFn = void (*)(unsigned char* to, int64_t to_stride,
                                  const unsigned char* from,
                                  int64_t from_stride, int64_t rows,
                                  int64_t columns, int64_t ahead);

// Whether any index of a run without gaps is outside of low, ..., high - 1.
using OutsideFn = bool (*)(const unsigned char* data, int64_t n, int64_t low,
                           int64_t high);

// Widths of items: 1, 2, 4, 8 and 16 bytes.
inline constexpr size_t kWidths = 5;

struct Moves {
  RowLoop move[kWidths];
  TransposeFn transpose[kWidths];
  // Null where no vector holds half a line.
  TransposeLinesFn transpose_lines[kWidths];
  // By the dtypes of result and source; null where the instruction set gains
  // nothing over the lowest one, which has all.
  RowLoop convert[TP_DTYPE_COUNT + 1][TP_DTYPE_COUNT + 1];
  // The same with streaming stores, of few; null elsewhere.
  RowLoop stream_convert[TP_DTYPE_COUNT + 1][TP_DTYPE_COUNT + 1];
  OutsideFn outside_i32, outside_i64;
};

// Chooses the form; no other thread may be inside the library's operators.
void use_moves(SimdLevel level) noexcept;

RowLoops move_loops(int64_t item) noexcept;
TransposeFn transpose_of(int64_t item) noexcept;
TransposeLinesFn transpose_lines_of(int64_t item) noexcept;
OutsideFn outside_of(bool is_narrow) noexcept;
// Converts elements of dtype `from` to dtype `to`. Each rounds once.
RowLoop convert_loop(int32_t to, int32_t from) noexcept;
RowLoops convert_loops(int32_t to, int32_t from) noexcept;

}  // namespace tp
