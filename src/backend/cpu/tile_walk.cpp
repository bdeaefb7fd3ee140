#include "backend/cpu/tile_walk.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "backend/cpu/streaming.h"
#include "core/dtype.h"

namespace tp {

namespace {

// All tiles of a call together; half of a small first-level cache.
constexpr int64_t kTileBytes = 16384;
// A row of a tile: some lines, unless the elements are small.
constexpr int64_t kRowBytes = 256;
constexpr int64_t kMostColumns = 128;
// A run of the result, and lines of the source, of a tile that goes by lines.
constexpr int64_t kLineRunBytes = 1024;
constexpr int64_t kLinesOfTile = 4;
// Operands that take so many times what is streamed at all come from memory,
// not from a cache.
constexpr int64_t kFarBeyond = 4;
// Rows that are written between two requests for lines of the next tile.
constexpr int64_t kRowsAtOnce = 8;
// Below, whole lines do not matter.
constexpr int64_t kFewElements = 64;
// Fewer rows do not fill a vector, and need no tiles where all of them read the
// same bytes of the second-level cache.
constexpr int64_t kFewRows = 4;

bool is_worth_tiles(int64_t rows, int64_t columns, int64_t stride) noexcept {
  return rows * columns > kFewElements &&
         (rows >= kFewRows || stride > kNearBytes / columns);
}

}  // namespace

Crossing find_crossing(const KernelCall& call) noexcept {
  Crossing crossing;
  const int32_t last = call.operands[0].rank - 1;
  if (last < 1) return crossing;
  const int64_t* sizes = call.operands[0].sizes;
  for (uint32_t k = 1; k < call.operand_count; ++k) {
    const KernelOperand& operand = call.operands[k];
    const int64_t item = item_of(operand.dtype);
    if (operand.strides[last] == item || operand.strides[last] == 0) continue;
    for (int32_t d = last - 1; d >= 0; --d) {
      const bool fits = crossing.dim < 0
                            ? is_worth_tiles(sizes[d], sizes[last],
                                             std::abs(operand.strides[last]))
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
    side.item = item_of(operand.dtype);
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
  if (goes_by_lines(call)) cut_by_lines();
  bands_ = (column_size_ + columns_ - 1) / columns_;
  tiles_of_band_ = (row_size_ + rows_ - 1) / rows_;
}

bool TilePlan::goes_by_lines(const KernelCall& call) const noexcept {
  const int64_t line = kCacheLine / sides_[0].item;
  if (!streams_ || static_cast<Op>(call.op) != Op::kCopy ||
      call.operands[0].dtype != call.operands[1].dtype || row_size_ < line ||
      column_size_ < line || transpose_lines_of(sides_[0].item) == nullptr) {
    return false;
  }
  auto unaligned =
      static_cast<int64_t>(reinterpret_cast<uintptr_t>(sides_[0].data));
  for (int32_t d = 0; d < rank_ - 1; ++d) unaligned |= sides_[0].strides[d];
  return unaligned % kCacheLine == 0;
}

void TilePlan::cut_by_lines() noexcept {
  const int64_t item = sides_[0].item;
  lines_ = transpose_lines_of(item);
  line_ = kCacheLine / item;
  columns_ = std::min(column_size_, kLineRunBytes / item);
  rows_ = std::min(row_size_, kLinesOfTile * line_);
  const int64_t nbytes = matrices_ * row_size_ * column_size_ * 2 * item;
  if (nbytes / kFarBeyond >= streaming_limit()) ahead_ = rows_ * item;
}

// A thread's way through some tiles, with room for one.
class TileWalk {
 public:
  TileWalk(const TilePlan& plan, TileRows run) : plan_(plan), run_(run) {}

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
    if (plan_.lines_ != nullptr) return write_lines(row, column, rows, columns);
    unsigned char* data[kMaxOperands] = {};
    int64_t strides[kMaxOperands] = {}, steps[kMaxOperands] = {};
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
      run_.run(run_.context, data, rows * columns, strides, 1, steps);
      return;
    }
    const bool ends_band = row + plan_.rows_ >= plan_.row_size_;
    const int64_t next_row = ends_band ? 0 : row + plan_.rows_;
    const int64_t next_column = ends_band ? column + plan_.columns_ : column;
    const Ahead ahead(*this, next_row, next_column);
    for (int64_t i = 0; i < rows; i += kRowsAtOnce) {
      const int64_t some = std::min(kRowsAtOnce, rows - i);
      run_.run(run_.context, data, columns, strides, some, steps);
      for (uint32_t k = 0; k < plan_.count_; ++k) data[k] += some * steps[k];
      ahead.fetch(i, rows);
    }
  }

  // What does not fill lines is written as usual.
  void write_lines(int64_t row, int64_t column, int64_t rows,
                   int64_t columns) noexcept {
    const int64_t to_stride = plan_.sides_[0].row_stride;
    const int64_t from_stride = plan_.sides_[1].column_stride;
    const int64_t whole_rows = rows / plan_.line_ * plan_.line_;
    const int64_t whole_columns = columns / plan_.line_ * plan_.line_;
    plan_.lines_(at(0, row, column), to_stride, at(1, row, column), from_stride,
                 whole_rows, whole_columns, plan_.ahead_);
    const TransposeFn transpose = plan_.sides_[1].transpose;
    transpose(at(0, row + whole_rows, column), to_stride,
              at(1, row + whole_rows, column), from_stride, rows - whole_rows,
              columns);
    transpose(at(0, row, column + whole_columns), to_stride,
              at(1, row, column + whole_columns), from_stride, whole_rows,
              columns - whole_columns);
  }

  // Asks for the lines of the tile at a place, a share for each group of rows.
  class Ahead {
   public:
    Ahead(const TileWalk& walk, int64_t row, int64_t column) noexcept
        : plan_(walk.plan_),
          rows_(std::min(plan_.rows_, plan_.row_size_ - row)),
          columns_(std::min(plan_.columns_, plan_.column_size_ - column)) {
      for (uint32_t k = 0; columns_ > 0 && k < plan_.count_; ++k) {
        data_[k] = walk.at(k, row, column);
      }
    }

    // While rows i, ... of `rows` are written.
    [[gnu::always_inline]] void fetch(int64_t i, int64_t rows) const noexcept {
      if (columns_ <= 0) return;
      for (uint32_t k = 0; k < plan_.count_; ++k) {
        const TilePlan::Side& side = plan_.sides_[k];
        if (side.transpose != nullptr) {
          const int64_t share = (columns_ * kRowsAtOnce + rows - 1) / rows;
          const int64_t first = i / kRowsAtOnce * share;
          fetch_runs(data_[k] + first * side.column_stride, side.column_stride,
                     std::min(share, columns_ - first), rows_ * side.item);
        } else if (k == 0 && plan_.streams_) {
          fetch_ends(data_[k] + i * side.row_stride, side.row_stride,
                     std::min(kRowsAtOnce, rows_ - i), columns_ * side.item);
        } else if (side.column_stride == side.item) {
          fetch_runs(data_[k] + i * side.row_stride, side.row_stride,
                     std::min(kRowsAtOnce, rows_ - i), columns_ * side.item);
        }
      }
    }

   private:
    [[gnu::always_inline]] static void fetch_runs(const unsigned char* run,
                                                  int64_t stride, int64_t runs,
                                                  int64_t nbytes) noexcept {
      for (; runs > 0; --runs, run += stride) {
        fetch_ahead(run, nbytes);
      }
    }
    // Of a streamed row, the lines that it shares: the stores behind those to
    // them would wait until they are here.
    [[gnu::always_inline]] static void fetch_ends(const unsigned char* row,
                                                  int64_t stride, int64_t rows,
                                                  int64_t nbytes) noexcept {
      const auto begin = reinterpret_cast<uintptr_t>(row);
      const auto end = begin + static_cast<uintptr_t>(nbytes);
      if ((begin | end | static_cast<uintptr_t>(stride)) % kCacheLine == 0) {
        return;
      }
      for (; rows > 0; --rows, row += stride) {
        __builtin_prefetch(row, 1, 2);
        __builtin_prefetch(row + nbytes, 1, 2);
      }
    }

    const TilePlan& plan_;
    int64_t rows_, columns_;
    const unsigned char* data_[kMaxOperands];
  };

  const TilePlan& plan_;
  TileRows run_;
  unsigned char* data_[kMaxOperands];  // of the matrix
  alignas(kCacheLine) unsigned char room_[kTileBytes];
};

void walk_tiles(const TilePlan& plan, int64_t begin, int64_t end,
                TileRows run) {
  TileWalk(plan, run).walk(begin, end);
}

}  // namespace tp
