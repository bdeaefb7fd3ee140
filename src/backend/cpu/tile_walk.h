// Walks operands of which some run along another dimension than the result.
//
// Note [Tiles]: a result's row would read one element of each line of a
// transposed operand, and the lines are gone from the caches when the next row
// wants its element. So the two dimensions are walked in tiles: what the
// operand has there is transposed into a block in the first-level cache, which
// then serves as the rows of a contiguous operand. A row of a tile is some
// lines long, so that results can be streamed. The lines of the next tile are
// asked for while this one's rows are written; no prefetcher of a processor
// guesses them.
#pragma once

#include "backend/cpu/transpose.h"
#include "kernels/kernel_call.h"

namespace tp {

// The dimension that crossed operands run along instead of the last one.
struct Crossing {
  int32_t dim = -1;       // -1: nothing is crossed
  uint32_t operands = 0;  // a bit for each crossed operand
};
Crossing find_crossing(const KernelCall& call) noexcept;

// What a walk in tiles calls for each row of one: `n` elements of all operands.
struct TileRow {
  void (*run)(void* context, unsigned char* const* data, int64_t n,
              const int64_t* strides);
  void* context;
};
void walk_tiles(const KernelCall& call, const Crossing& crossing, TileRow row);

}  // namespace tp
