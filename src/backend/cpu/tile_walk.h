// Walks operands of which some run along another dimension than the result.
//
// Note [Tiles]: a result's row would read one element of each line of a
// transposed operand, and the lines are gone from the caches when the next row
// wants its element. So the two dimensions are walked in tiles: what the
// operand has there is transposed into a block in the first-level cache, which
// then serves as the rows of a contiguous operand. A row of a tile is some
// lines long, so that results can be streamed. The lines of the next tile are
// asked for while this one's rows are written; no prefetcher of a processor
// guesses them. Tiles follow each other along the lines of crossed operands.
//
// A copy that is streamed needs no block where a vector holds a line or half of
// one: tiles are transposed in registers then, and leave as whole lines.
#pragma once

#include "backend/cpu/moves.h"
#include "kernels/kernel_call.h"

namespace tp {

// The dimension that crossed operands run along instead of the last one.
struct Crossing {
  int32_t dim = -1;       // -1: nothing is crossed
  uint32_t operands = 0;  // a bit for each crossed operand
};
Crossing find_crossing(const KernelCall& call) noexcept;

// How a call is cut into tiles.
class TilePlan {
 public:
  TilePlan(const KernelCall& call, const Crossing& crossing,
           bool streams) noexcept;

  int64_t tiles() const noexcept { return matrices_ * bands_ * tiles_of_band_; }
  int64_t elements_of_tile() const noexcept { return rows_ * columns_; }

 private:
  friend class TileWalk;

  bool goes_by_lines(const KernelCall& call) const noexcept;
  void cut_by_lines() noexcept;

  // What the walk knows of an operand.
  struct Side {
    unsigned char* data;
    const int64_t* strides;
    int64_t item, row_stride, column_stride;
    TransposeFn transpose;  // null: not crossed
    int64_t tile_offset;    // in the room for tiles
  };

  uint32_t count_;
  bool streams_;  // the result
  Side sides_[kMaxOperands];
  const int64_t* sizes_;
  int32_t rank_, row_dim_;
  int64_t row_size_, column_size_;    // of a matrix
  int64_t rows_, columns_;            // of a tile
  int64_t matrices_ = 1;              // in the other dimensions
  int64_t bands_, tiles_of_band_;     // a band is a column of tiles
  bool rows_join_ = true;             // whether the rows of a tile are one run
  TransposeLinesFn lines_ = nullptr;  // of a copy that goes by lines
  int64_t line_ = 0;                  // items of a line
  int64_t ahead_ = 0;                 // bytes to the lines to ask for, or 0
};

// What a walk in tiles calls for some rows of one, each of `n` elements of all
// operands; `steps` lead from row to row.
struct TileRows {
  void (*run)(void* context, unsigned char* const* data, int64_t n,
              const int64_t* strides, int64_t rows, const int64_t* steps);
  void* context;
};
void walk_tiles(const TilePlan& plan, int64_t begin, int64_t end, TileRows run);

}  // namespace tp
