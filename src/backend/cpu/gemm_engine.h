// One product of two matrices, cut into blocks. See Note [Matrix products].
#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "backend/cpu/gemm_pack.h"
#include "backend/cpu/gemm_panels.h"
#include "kernels/scalar_math.h"

namespace tp {

// What products of a batch have in common.
template <class T>
struct GemmShape {
  int64_t rows;
  int64_t columns;
  int64_t depth;
  T alpha;
  T beta;
};

// out = beta * input + alpha * (a @ b). The input is read only if beta is not
// 0, each element before that of `out` is written.
struct GemmOperands {
  GemmMatrix out, a, b, input;

  GemmOperands transposed() const noexcept {
    return {out.transposed(), b.transposed(), a.transposed(),
            input.transposed()};
  }
  GemmOperands part(int64_t row, int64_t column) const noexcept {
    return {out.at(row, column), a.at(row, 0), b.at(0, column),
            input.at(row, column)};
  }
};

// Whether the elements of each operand lie where elements of a type may.
struct GemmAlignment {
  bool out, a, b;
};

template <class T>
class GemmEngine {
 public:
  // All operands of one shape, dtypes and strides: `like` is any of them. There
  // is one column only if there is one row.
  GemmEngine(const GemmKernels<T>& kernels, const GemmShape<T>& shape,
             const GemmOperands& like, GemmAlignment aligned)
      : kernels_(kernels),
        shape_(shape),
        pack_a_(kernels, like.a.dtype, aligned.a),
        pack_b_(kernels, like.b.dtype, aligned.b),
        load_input_(convert_loop(kId, like.input.dtype)),
        store_out_(convert_loop(like.out.dtype, kId)),
        depth_block_(depth_block(shape.depth)) {
    const bool copies_a = !aligned.a || !is_gemm_native<T>(like.a.dtype);
    const bool copies_b = !aligned.b || !is_gemm_native<T>(like.b.dtype);
    holds_out_ = !aligned.out || !is_gemm_native<T>(like.out.dtype) ||
                 like.out.column_stride != kItem;
    if (shape.rows > 1) {
      // What is read once or twice, or is small, need not be packed.
      packs_a_ = copies_a || (shape.columns > 2 * tile_columns() &&
                              shape.rows * shape.depth > kSmall);
      packs_b_ = copies_b || like.b.column_stride != kItem ||
                 (shape.rows > 2 * kernels.tile_rows &&
                  shape.columns * shape.depth > kSmall);
      multiply_ = kernels.multiply;
      row_block_ = kRowBlock / kernels.tile_rows * kernels.tile_rows;
      column_block_ =
          shape.rows <= kernels.tile_rows ? tile_columns() : kColumnBlock;
      return;
    }
    if (shape.columns == 1) {
      packs_a_ = copies_a || like.a.column_stride != kItem;
      packs_b_ = copies_b || like.b.row_stride != kItem;
      return;
    }
    // Over nothing, the right may have no address to find lines from.
    is_turned_ = shape.depth != 0 && !copies_b && like.b.row_stride == kItem &&
                 like.b.column_stride != kItem &&
                 kernels.multiply_turned != nullptr;
    packs_a_ = copies_a || (is_turned_ && like.a.column_stride != kItem);
    packs_b_ = copies_b || (like.b.column_stride != kItem && !is_turned_);
    multiply_ = is_turned_ ? kernels.multiply_turned : kernels.multiply_row;
    // What lies along the depth is read along it, all of a line.
    column_block_ = packs_b_ ? kRowColumns
                    : is_turned_ && depth_block_ < shape.depth
                        ? 2 * kernels.lanes
                        : shape.columns;
  }

  // Elements of scratch memory that a product of so many rows and columns
  // needs: less than 4 MiB.
  int64_t scratch_size(int64_t rows, int64_t columns) const noexcept {
    if (is_element()) {
      return ((packs_a_ ? 1 : 0) + (packs_b_ ? 1 : 0)) * kLineDepth;
    }
    int64_t size = 0;
    if (holds_out_) {
      rows = std::min(rows, kOutRows);
      columns = std::min(columns, kOutColumns);
      size += round_up(rows * columns);
    }
    if (packs_a_) {
      size += round_up(std::min(row_block_, rows) + kernels_.tile_rows) *
              depth_block_;
    }
    if (packs_b_) {
      size +=
          (std::min(column_block_, columns) + kernels_.lanes) * depth_block_;
    }
    return size;
  }

  void run(const GemmOperands& operands, int64_t rows, int64_t columns,
           T* scratch) const {
    if (is_element()) {
      multiply_lines(operands, scratch);
    } else if (!holds_out_) {
      const Target target = {reinterpret_cast<T*>(operands.out.data),
                             operands.out.row_stride / kItem};
      multiply(operands, rows, columns, target, scratch);
    } else {
      multiply_parts(operands, rows, columns, scratch);
    }
  }

 private:
  static constexpr auto kId = static_cast<int32_t>(DTypeOf<T>::kValue);
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  // A block of the left stays in the second-level cache while those columns of
  // the right pass that a tile is wide; one of the right in the next. What is
  // read once is packed a tile's width at a time.
  static constexpr int64_t kRowBlock = 64;
  static constexpr int64_t kColumnBlock = 4096 / kItem;
  static constexpr int64_t kRowColumns = 1024 / kItem;
  static constexpr int64_t kLineDepth = 4096;
  static constexpr int64_t kSmall = 256 * 256;
  static constexpr int64_t kNear = 32 << 10;  // of the first-level cache
  // Of a result that is converted.
  static constexpr int64_t kOutRows = 1024;
  static constexpr int64_t kOutColumns = 2048 / kItem;

  struct Target {
    T* data;
    int64_t row;  // stride
  };

  // Columns of the right operand, where they lie or packed.
  struct Right {
    const T* data;
    int64_t step;  // along the depth, or from column to column if turned
    int64_t columns;
  };

  static constexpr int64_t round_up(int64_t n) { return (n + 15) / 16 * 16; }
  // Equal blocks, by the depth alone: they decide how terms are summed.
  static int64_t depth_block(int64_t depth) {
    if (depth <= kGemmDepth) return depth;
    const int64_t blocks = (depth + kGemmDepth - 1) / kGemmDepth;
    return ((depth + blocks - 1) / blocks + 7) / 8 * 8;
  }
  int64_t tile_columns() const {
    return kernels_.lanes * kernels_.tile_vectors;
  }
  bool is_row() const { return shape_.rows == 1; }
  bool is_element() const { return shape_.rows == 1 && shape_.columns == 1; }
  GemmPanels panels_of(int64_t columns) const {
    return {columns, kernels_.lanes, kernels_.tile_vectors};
  }

  // By way of scratch memory in which rows are runs of T.
  void multiply_parts(const GemmOperands& operands, int64_t rows,
                      int64_t columns, T* scratch) const {
    for (int64_t i = 0; i < rows; i += kOutRows) {
      const int64_t height = std::min(rows - i, kOutRows);
      for (int64_t j = 0; j < columns; j += kOutColumns) {
        const int64_t width = std::min(columns - j, kOutColumns);
        const GemmOperands part = operands.part(i, j);
        multiply(part, height, width, {scratch, width},
                 scratch + round_up(height * width));
      }
    }
  }

  // A row by a column. What small blocks of them sum up to is added in their
  // order, with digits to spare where that is cheap.
  void multiply_lines(const GemmOperands& operands, T* scratch) const {
    using M = ScalarMath<T>;
    using Wide = std::conditional_t<std::is_same_v<T, float>, double, T>;
    T* const room_b = packs_a_ ? scratch + kLineDepth : scratch;
    Wide total{};
    for (int64_t p = 0; p < shape_.depth; p += kLineDepth) {
      const int64_t depth = std::min(shape_.depth - p, kLineDepth);
      const GemmMatrix a = operands.a.at(0, p);
      const GemmMatrix b = operands.b.at(p, 0);
      if (packs_a_) pack_a_.convert(scratch, a, depth, a.column_stride);
      if (packs_b_) pack_b_.convert(room_b, b, depth, b.row_stride);
      const T sum =
          kernels_.multiply_lines(packs_a_ ? scratch : elements(a),
                                  packs_b_ ? room_b : elements(b), depth);
      total = ScalarMath<Wide>::add(total, static_cast<Wide>(sum));
    }
    T sum = static_cast<T>(total);
    if (!is_one(shape_.alpha)) sum = M::mul(sum, shape_.alpha);
    if (!is_zero(shape_.beta)) {
      T input;
      read_input(operands.input, 1, 1, {&input, 1});
      sum = M::add(input, sum);
    }
    store(operands.out, {&sum, 1}, 1, 1);
  }

  void multiply(const GemmOperands& operands, int64_t rows, int64_t columns,
                Target out, T* scratch) const {
    const bool adds = !is_zero(shape_.beta);
    if (adds) read_input(operands.input, rows, columns, out);
    T* const packed_a = scratch;
    T* const packed_b = packs_a_
                            ? scratch + round_up(std::min(row_block_, rows) +
                                                 kernels_.tile_rows) *
                                            depth_block_
                            : scratch;
    for (int64_t j = 0; j < columns; j += column_block_) {
      const int64_t width = std::min(columns - j, column_block_);
      int64_t p = 0;
      do {  // once even if there is no depth: that makes zeros
        const int64_t depth = std::min(shape_.depth - p, depth_block_);
        const Right right =
            get_right(operands.b.at(p, j), width, depth, packed_b);
        for (int64_t i = 0; i < rows; i += row_block_) {
          const int64_t height = std::min(rows - i, row_block_);
          GemmPanel<T> panel =
              left(operands.a.at(i, p), height, depth, packed_a);
          panel.adds = p > 0 || adds;
          T* const sums = out.data + i * out.row + j;
          panel.out = sums;
          panel.out_row = out.row;
          multiply_block(panel, right);
          if (holds_out_ && shape_.depth - p <= depth_block_) {
            store(operands.out.at(i, j), {sums, out.row}, height, width);
          }
        }
        p += depth_block_;
      } while (p < shape_.depth);
    }
  }

  Right get_right(const GemmMatrix& b, int64_t columns, int64_t depth,
                  T* packed) const {
    if (!packs_b_) {
      const int64_t step = is_turned_ ? b.column_stride : b.row_stride;
      return {elements(b), step / kItem, columns};
    }
    if (is_row()) {
      const int64_t width = (columns + kernels_.lanes - 1) & -kernels_.lanes;
      pack_b_.pack(packed, width, b.transposed(), columns, depth);
      return {packed, width, columns};
    }
    const GemmPanels panels = panels_of(columns);
    if (pack_b_.goes_by_steps(b.transposed())) {
      pack_steps(packed, panels, b, columns, depth);
    } else {
      panels.for_each([&](int64_t j, int64_t n, int64_t width) {
        pack_b_.pack(packed + j * depth, width, b.at(0, j).transposed(), n,
                     depth);
      });
    }
    return {packed, 0, columns};
  }

  // What is converted is so in whole rows.
  void pack_steps(T* to, const GemmPanels& panels, const GemmMatrix& b,
                  int64_t columns, int64_t depth) const {
    constexpr int64_t kSteps = 4;
    alignas(64) T rows[kSteps * kColumnBlock];
    for (int64_t p = 0; p < depth; p += kSteps) {
      const int64_t steps = std::min(depth - p, kSteps);
      for (int64_t s = 0; s < steps; ++s) {
        GemmPacker<T>::fetch_run(b.at(p + kSteps + s, 0), columns,
                                 b.column_stride);
        pack_b_.convert(rows + s * columns, b.at(p + s, 0), columns,
                        b.column_stride);
      }
      panels.for_each([&](int64_t j, int64_t n, int64_t width) {
        kernels_.copy_lines(to + j * depth + p * width, width, rows + j,
                            columns, n, steps);
      });
    }
  }

  // A panel without its columns.
  GemmPanel<T> left(const GemmMatrix& a, int64_t rows, int64_t depth,
                    T* packed) const {
    GemmPanel<T> panel = {};
    const int64_t tile = kernels_.tile_rows;
    if (!packs_a_) {
      panel.a = elements(a);
      panel.a_row = a.row_stride / kItem;
      panel.a_step = a.column_stride / kItem;
      panel.a_tile = tile * panel.a_row;
    } else if (is_row()) {
      pack_a_.convert(packed, a, depth, a.column_stride);
      panel.a = packed;
      panel.a_step = 1;
    } else {
      for (int64_t i = 0; i < rows; i += tile) {
        pack_a_.pack(packed + i * depth, tile, a.at(i, 0),
                     std::min(rows - i, tile), depth);
      }
      panel.a = packed;
      panel.a_tile = tile * depth;
      panel.a_row = 1;
      panel.a_step = tile;
    }
    panel.rows = rows;
    panel.depth = depth;
    panel.alpha = shape_.alpha;
    panel.scales = !is_one(shape_.alpha);
    panel.far = depth * tile_columns() * kItem > kNear;
    return panel;
  }

  void multiply_block(GemmPanel<T>& panel, const Right& right) const {
    if (is_row()) {
      panel.b = right.data;
      panel.b_step = right.step;
      panel.columns = right.columns;
      multiply_(panel);
      return;
    }
    T* const out = panel.out;
    panels_of(right.columns).for_each([&](int64_t j, int64_t n, int64_t width) {
      panel.b = right.data + (packs_b_ ? j * panel.depth : j);
      panel.b_step = packs_b_ ? width : right.step;
      panel.out = out + j;
      panel.columns = n;
      multiply_(panel);
    });
  }

  void read_input(const GemmMatrix& input, int64_t rows, int64_t columns,
                  Target out) const {
    for (int64_t i = 0; i < rows; ++i) {
      T* const row = out.data + i * out.row;
      unsigned char* const data[] = {reinterpret_cast<unsigned char*>(row),
                                     input.at(i, 0).data};
      const int64_t strides[] = {kItem, input.column_stride};
      load_input_(columns, data, strides);
      if (is_one(shape_.beta)) continue;
      for (int64_t j = 0; j < columns; ++j) {
        row[j] = ScalarMath<T>::mul(shape_.beta, row[j]);
      }
    }
  }

  void store(const GemmMatrix& out, Target from, int64_t rows,
             int64_t columns) const {
    for (int64_t i = 0; i < rows; ++i) {
      unsigned char* const data[] = {
          out.at(i, 0).data,
          reinterpret_cast<unsigned char*>(from.data + i * from.row)};
      const int64_t strides[] = {out.column_stride, kItem};
      store_out_(columns, data, strides);
    }
  }

  static const T* elements(const GemmMatrix& matrix) {
    return reinterpret_cast<const T*>(matrix.data);
  }
  static bool is_zero(T value) { return ScalarMath<T>::eq(value, T{}); }
  static bool is_one(T value) {
    return ScalarMath<T>::eq(value, ScalarMath<T>::set(1));
  }

  const GemmKernels<T>& kernels_;
  const GemmShape<T> shape_;
  const GemmPacker<T> pack_a_, pack_b_;
  const RowLoop load_input_, store_out_;
  const int64_t depth_block_;
  int64_t row_block_ = 1, column_block_ = 1;
  void (*multiply_)(const GemmPanel<T>& panel) = nullptr;
  bool packs_a_, packs_b_, holds_out_;
  bool is_turned_ = false;  // one row, by columns that lie along the depth
};

}  // namespace tp
