#include "backend/cpu/tile_walk.h"

#include <algorithm>
#include <cstddef>

#include "backend/cpu/elementwise.h"
#include "core/dtype.h"

namespace tp {

namespace {

// All tiles of a call together; half of a small first-level cache.
constexpr int64_t kTileBytes = 16384;
// A row of a tile: some lines, unless the elements are small.
constexpr int64_t kRowBytes = 256;
constexpr int64_t kMostColumns = 128;
// Below, whole lines do not matter.
constexpr int64_t kFewElements = 64;

int64_t item_of(const KernelOperand& operand) noexcept {
  return static_cast<int64_t>(itemsize(static_cast<DType>(operand.dtype)));
}

class TileWalk {
 public:
  TileWalk(const KernelCall& call, const Crossing& crossing, TileRow row)
      : count_(call.operand_count), row_(row) {
    const int32_t last = call.operands[0].rank - 1;
    row_size_ = call.operands[0].sizes[crossing.dim];
    column_size_ = call.operands[0].sizes[last];
    int64_t widest = 1;
    for (uint32_t k = 0; k < count_; ++k) {
      const KernelOperand& operand = call.operands[k];
      Side& side = sides_[k];
      side.item = item_of(operand);
      side.row_stride = operand.strides[crossing.dim];
      side.column_stride = operand.strides[last];
      widest = std::max(widest, side.item);
      if ((crossing.operands >> k & 1) != 0) {
        side.transpose = transpose_of(side.item);
        ++crossed_;
      } else {
        rows_join_ =
            rows_join_ && side.row_stride == side.column_stride * column_size_;
      }
    }
    columns_ = std::min({column_size_, kMostColumns, kRowBytes / widest});
    rows_join_ = rows_join_ && columns_ == column_size_;
    const int64_t room = kTileBytes / crossed_;
    rows_ =
        std::min(row_size_, std::max<int64_t>(room / (columns_ * widest), 1));
    int64_t used = 0;
    for (uint32_t k = 0; k < count_; ++k) {
      if (sides_[k].transpose == nullptr) continue;
      sides_[k].tile = tiles_ + used;
      used += room;
    }
  }

  // data: the first elements of a matrix.
  void walk(unsigned char* const* data) {
    for (int64_t row = 0; row < row_size_; row += rows_) {
      for (int64_t column = 0; column < column_size_; column += columns_) {
        walk_tile(data, row, column);
      }
    }
  }

 private:
  // What the walk knows of an operand.
  struct Side {
    int64_t item, row_stride, column_stride;
    TransposeFn transpose = nullptr;  // null: not crossed
    unsigned char* tile = nullptr;

    unsigned char* at(unsigned char* data, int64_t row, int64_t column) const {
      return data + row * row_stride + column * column_stride;
    }
  };

  void walk_tile(unsigned char* const* data, int64_t row, int64_t column) {
    const int64_t rows = std::min(rows_, row_size_ - row);
    const int64_t columns = std::min(columns_, column_size_ - column);
    unsigned char* at[kMaxOperands];
    int64_t strides[kMaxOperands], steps[kMaxOperands];
    for (uint32_t k = 0; k < count_; ++k) {
      const Side& side = sides_[k];
      at[k] = side.at(data[k], row, column);
      strides[k] = side.column_stride;
      steps[k] = side.row_stride;
      if (side.transpose == nullptr) continue;
      strides[k] = side.item;
      steps[k] = columns * side.item;
      side.transpose(side.tile, steps[k], at[k], side.column_stride, rows,
                     columns);
      at[k] = side.tile;
    }
    if (rows_join_) {
      row_.run(row_.context, at, rows * columns, strides);
      return;
    }
    const bool ends_band = column + columns_ >= column_size_;
    const int64_t next_row = ends_band ? row + rows_ : row;
    const int64_t next_column = ends_band ? 0 : column + columns_;
    const int64_t next_end = std::min(next_column + columns_, column_size_);
    const int64_t runs_per_row = (columns_ + rows - 1) / rows;
    for (int64_t i = 0; i < rows; ++i) {
      row_.run(row_.context, at, columns, strides);
      for (uint32_t k = 0; k < count_; ++k) at[k] += steps[k];
      if (next_row >= row_size_) continue;
      const int64_t first = next_column + i * runs_per_row;
      prefetch(data, next_row, first, std::min(first + runs_per_row, next_end));
    }
  }

  // Runs that the tile at a row will read, from column to end.
  void prefetch(unsigned char* const* data, int64_t row, int64_t column,
                int64_t end) const {
    const int64_t rows = std::min(rows_, row_size_ - row);
    for (uint32_t k = 0; k < count_; ++k) {
      const Side& side = sides_[k];
      if (side.transpose == nullptr) continue;
      for (int64_t c = column; c < end; ++c) {
        const unsigned char* run = side.at(data[k], row, c);
        for (int64_t at = 0; at < rows * side.item; at += kCacheLine) {
          __builtin_prefetch(run + at, 0, 2);
        }
      }
    }
  }

  uint32_t count_;
  TileRow row_;
  Side sides_[kMaxOperands];
  int64_t row_size_, column_size_;  // of the matrix
  int64_t rows_, columns_;          // of a tile
  int64_t crossed_ = 0;
  bool rows_join_ = true;  // whether the rows of a tile are one run
  alignas(kCacheLine) unsigned char tiles_[kTileBytes];
};

}  // namespace

Crossing find_crossing(const KernelCall& call) noexcept {
  Crossing crossing;
  const int32_t last = call.operands[0].rank - 1;
  if (last < 1) return crossing;
  const int64_t* sizes = call.operands[0].sizes;
  for (uint32_t k = 1; k < call.operand_count; ++k) {
    const KernelOperand& operand = call.operands[k];
    const int64_t item = item_of(operand);
    if (operand.strides[last] == item || operand.strides[last] == 0) continue;
    for (int32_t d = last - 1; d >= 0; --d) {
      const bool fits = crossing.dim < 0 ? sizes[d] * sizes[last] > kFewElements
                                         : crossing.dim == d;
      if (operand.strides[d] != item || !fits) continue;
      crossing.dim = d;
      crossing.operands |= 1u << k;
      break;
    }
  }
  return crossing;
}

void walk_tiles(const KernelCall& call, const Crossing& crossing, TileRow row) {
  // The other dimensions, in their order.
  const int32_t rank = call.operands[0].rank;
  int64_t sizes[TP_MAX_RANK];
  int64_t strides[kMaxOperands][TP_MAX_RANK] = {};
  KernelOperand outer[kMaxOperands];
  int32_t kept = 0;
  for (int32_t d = 0; d < rank - 1; ++d) {
    if (d == crossing.dim) continue;
    sizes[kept] = call.operands[0].sizes[d];
    for (uint32_t k = 0; k < call.operand_count; ++k) {
      strides[k][kept] = call.operands[k].strides[d];
    }
    ++kept;
  }
  for (uint32_t k = 0; k < kMaxOperands; ++k) {
    const uint32_t given = k < call.operand_count ? k : 0;
    outer[k] = {call.operands[given].data, sizes, strides[given], kept,
                call.operands[given].dtype};
  }
  TileWalk walk(call, crossing, row);
  for_each_row<kMaxOperands>(
      outer, [&](unsigned char* const* data, int64_t n, const int64_t* steps) {
        unsigned char* at[kMaxOperands];
        for (int64_t i = 0; i < n; ++i) {
          for (size_t k = 0; k < kMaxOperands; ++k) {
            at[k] = data[k] + i * steps[k];
          }
          walk.walk(at);
        }
      });
}

}  // namespace tp
