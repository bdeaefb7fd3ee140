#include "backend/cpu/tile_walk.h"

#include <algorithm>
#include <cstddef>

#include "backend/cpu/streaming.h"
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

TilePlan::TilePlan(const KernelCall& call, const Crossing& crossing,
                   bool streams) noexcept
    : count_(call.operand_count),
      streams_(streams),
      sizes_(call.operands[0].sizes),
      rank_(call.operands[0].rank),
      row_dim_(crossing.dim),
      row_size_(sizes_[row_dim_]),
      column_size_(sizes_[rank_ - 1]) {
  int64_t widest = 1, crossed = 0;
  for (uint32_t k = 0; k < count_; ++k) {
    const KernelOperand& operand = call.operands[k];
    const bool is_crossed = (crossing.operands >> k & 1) != 0;
    Side& side = sides_[k];
    side.data = static_cast<unsigned char*>(operand.data);
    side.strides = operand.strides;
    side.item = item_of(operand);
    side.row_stride = operand.strides[row_dim_];
    side.column_stride = operand.strides[rank_ - 1];
    side.transpose = is_crossed ? transpose_of(side.item) : nullptr;
    widest = std::max(widest, side.item);
    crossed += is_crossed;
    rows_join_ =
        rows_join_ &&
        (is_crossed || side.row_stride == side.column_stride * column_size_);
  }
  columns_ = std::min({column_size_, kMostColumns, kRowBytes / widest});
  rows_join_ = rows_join_ && columns_ == column_size_;
  const int64_t room = kTileBytes / crossed / kCacheLine * kCacheLine;
  rows_ = std::min(row_size_, room / (columns_ * widest));
  int64_t used = 0;
  for (uint32_t k = 0; k < count_; ++k) {
    sides_[k].tile_offset = used;
    if (sides_[k].transpose != nullptr) used += room;
  }
  for (int32_t d = 0; d < rank_ - 1; ++d) {
    if (d != row_dim_) matrices_ *= sizes_[d];
  }
  bands_ = (column_size_ + columns_ - 1) / columns_;
  tiles_of_band_ = (row_size_ + rows_ - 1) / rows_;
}

// A thread's way through some tiles, with room for one.
class TileWalk {
 public:
  TileWalk(const TilePlan& plan, TileRow row) : plan_(plan), row_(row) {}

  void walk(int64_t begin, int64_t end) {
    int64_t matrix = begin / (plan_.bands_ * plan_.tiles_of_band_);
    int64_t tile = begin % (plan_.bands_ * plan_.tiles_of_band_);
    go_to(matrix);
    for (int64_t i = begin; i < end; ++i) {
      walk_tile(tile % plan_.tiles_of_band_ * plan_.rows_,
                tile / plan_.tiles_of_band_ * plan_.columns_);
      if (++tile < plan_.bands_ * plan_.tiles_of_band_ || i + 1 == end)
        continue;
      tile = 0;
      go_to(++matrix);
    }
  }

 private:
  void go_to(int64_t matrix) noexcept {
    for (uint32_t k = 0; k < plan_.count_; ++k) data_[k] = plan_.sides_[k].data;
    for (int32_t d = plan_.rank_ - 2; d >= 0; --d) {
      if (d == plan_.row_dim_) continue;
      const int64_t index = matrix % plan_.sizes_[d];
      matrix /= plan_.sizes_[d];
      for (uint32_t k = 0; k < plan_.count_; ++k) {
        data_[k] += index * plan_.sides_[k].strides[d];
      }
    }
  }

  unsigned char* at(uint32_t k, int64_t row, int64_t column) const noexcept {
    const TilePlan::Side& side = plan_.sides_[k];
    return data_[k] + row * side.row_stride + column * side.column_stride;
  }

  void walk_tile(int64_t row, int64_t column) {
    const int64_t rows = std::min(plan_.rows_, plan_.row_size_ - row);
    const int64_t columns =
        std::min(plan_.columns_, plan_.column_size_ - column);
    unsigned char* data[kMaxOperands];
    int64_t strides[kMaxOperands], steps[kMaxOperands];
    for (uint32_t k = 0; k < plan_.count_; ++k) {
      const TilePlan::Side& side = plan_.sides_[k];
      data[k] = at(k, row, column);
      strides[k] = side.column_stride;
      steps[k] = side.row_stride;
      if (side.transpose == nullptr) continue;
      unsigned char* tile = room_ + side.tile_offset;
      strides[k] = side.item;
      steps[k] = columns * side.item;
      side.transpose(tile, steps[k], data[k], side.column_stride, rows,
                     columns);
      data[k] = tile;
    }
    if (plan_.rows_join_) {
      row_.run(row_.context, data, rows * columns, strides);
      return;
    }
    const bool ends_band = row + plan_.rows_ >= plan_.row_size_;
    const Place next = {ends_band ? 0 : row + plan_.rows_,
                        ends_band ? column + plan_.columns_ : column};
    const int64_t runs = (plan_.columns_ + rows - 1) / rows;
    for (int64_t i = 0; i < rows; ++i) {
      row_.run(row_.context, data, columns, strides);
      for (uint32_t k = 0; k < plan_.count_; ++k) data[k] += steps[k];
      if (next.column < plan_.column_size_) prefetch(next, i, i * runs, runs);
    }
  }

  struct Place {
    int64_t row, column;
  };

  // Of the tile at a place: row i and, of crossed operands, some runs along
  // rows. Of a streamed result's row, the lines that it shares: the stores
  // behind them would wait until they are here.
  void prefetch(Place next, int64_t i, int64_t first,
                int64_t runs) const noexcept {
    const int64_t rows = std::min(plan_.rows_, plan_.row_size_ - next.row);
    const int64_t columns =
        std::min(plan_.columns_, plan_.column_size_ - next.column);
    for (uint32_t k = 0; k < plan_.count_; ++k) {
      const TilePlan::Side& side = plan_.sides_[k];
      if (k == 0 && plan_.streams_) {
        if (i < rows) {
          const unsigned char* row = at(0, next.row + i, next.column);
          prefetch_ends(row, columns * side.item);
        }
      } else if (side.transpose != nullptr) {
        for (int64_t c = first; c < std::min(first + runs, columns); ++c) {
          prefetch(at(k, next.row, next.column + c), rows * side.item);
        }
      } else if (i < rows && side.column_stride == side.item) {
        prefetch(at(k, next.row + i, next.column), columns * side.item);
      }
    }
  }
  static void prefetch_ends(const unsigned char* data,
                            int64_t nbytes) noexcept {
    const auto begin = reinterpret_cast<uintptr_t>(data);
    if (begin % kCacheLine != 0) __builtin_prefetch(data, 1, 2);
    if ((begin + static_cast<uintptr_t>(nbytes)) % kCacheLine != 0) {
      __builtin_prefetch(data + nbytes, 1, 2);
    }
  }
  static void prefetch(const unsigned char* data, int64_t nbytes) noexcept {
    for (int64_t byte = 0; byte < nbytes; byte += kCacheLine) {
      __builtin_prefetch(data + byte, 0, 2);
    }
  }

  const TilePlan& plan_;
  TileRow row_;
  unsigned char* data_[kMaxOperands];  // of the matrix
  alignas(kCacheLine) unsigned char room_[kTileBytes];
};

void walk_tiles(const TilePlan& plan, int64_t begin, int64_t end, TileRow row) {
  TileWalk(plan, row).walk(begin, end);
}

}  // namespace tp
