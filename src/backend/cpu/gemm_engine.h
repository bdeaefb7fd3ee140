// One product of two matrices, cut into blocks. See Note [Matrix products].
#pragma once

#include <algorithm>
#include <cstdint>

#include "backend/cpu/gemm_pack.h"
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
  // All operands of one shape, dtypes and strides: `like` is any of them.
  GemmEngine(const GemmKernels<T>& kernels, const GemmShape<T>& shape,
             const GemmOperands& like, GemmAlignment aligned)
      : kernels_(kernels),
        shape_(shape),
        pack_a_(kernels, like.a.dtype, aligned.a),
        pack_b_(kernels, like.b.dtype, aligned.b),
        load_input_(convert_loop(kId, like.input.dtype)),
        store_out_(convert_loop(like.out.dtype, kId)),
        row_block_(kRowBlock / kernels.tile_rows * kernels.tile_rows),
        column_block_(shape.rows <= kernels.tile_rows ? tile_columns()
                                                      : kColumnBlock),
        depth_block_(depth_block(shape.depth)) {
    // What is read once or twice, or is small, need not be packed.
    packs_a_ = !aligned.a || !is_gemm_native<T>(like.a.dtype) ||
               (shape.columns > 2 * tile_columns() &&
                shape.rows * shape.depth > kSmall);
    packs_b_ = !aligned.b || !is_gemm_native<T>(like.b.dtype) ||
               (like.b.column_stride != kItem && shape.columns != 1) ||
               (shape.rows > 2 * kernels.tile_rows &&
                shape.columns * shape.depth > kSmall);
    holds_out_ = !aligned.out || !is_gemm_native<T>(like.out.dtype) ||
                 (like.out.column_stride != kItem && shape.columns != 1);
    adds_lines_ =
        shape.rows == 1 && shape.columns == 1 && shape.depth > depth_block_;
  }

  // Elements of scratch memory that a product of so many rows and columns
  // needs: less than 4 MiB.
  int64_t scratch_size(int64_t rows, int64_t columns) const noexcept {
    if (adds_lines_) return (2 * depth_block_ + 1) * tile_columns();
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
    if (adds_lines_) {
      add_lines(operands, scratch);
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
  static constexpr int64_t kSmall = 256 * 256;
  static constexpr int64_t kNear = 32 << 10;  // of the first-level cache
  // Of a result that is converted.
  static constexpr int64_t kOutRows = 1024;
  static constexpr int64_t kOutColumns = 2048 / kItem;

  struct Target {
    T* data;
    int64_t row;  // stride
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
        store(part.out, scratch, height, width);
      }
    }
  }

  // A row by a column: blocks of the depth side by side instead of one behind
  // the other, which would wait for each sum. They are added up in their order.
  void add_lines(const GemmOperands& operands, T* scratch) const {
    using M = ScalarMath<T>;
    const int64_t width = tile_columns();
    T* const a = scratch;
    T* const b = a + depth_block_ * width;
    T* const sums = b + depth_block_ * width;
    T total{};
    bool adds = !is_zero(shape_.beta);
    if (adds) read_input(operands.input, 1, 1, {&total, 1});
    for (int64_t p = 0; p < shape_.depth;) {
      const int64_t rest = shape_.depth - p;
      const int64_t lines =
          std::max<int64_t>(1, std::min(rest / depth_block_, width));
      const int64_t depth = std::min(rest, depth_block_);
      pack_a_.pack(a, width, lines_of(operands.a.at(0, p)), lines, depth);
      pack_b_.pack(b, width, lines_of(operands.b.at(p, 0).transposed()), lines,
                   depth);
      kernels_.multiply_lines(a, b, depth, sums);
      for (int64_t l = 0; l < lines; ++l) {
        const T sum =
            is_one(shape_.alpha) ? sums[l] : M::mul(sums[l], shape_.alpha);
        total = adds ? M::add(total, sum) : sum;
        adds = true;
      }
      p += lines * depth;
    }
    store(operands.out, &total, 1, 1);
  }

  GemmMatrix lines_of(const GemmMatrix& row) const {
    return {row.data, row.column_stride * depth_block_, row.column_stride,
            row.dtype};
  }

  void multiply(const GemmOperands& operands, int64_t rows, int64_t columns,
                Target out, T* scratch) const {
    if (!is_zero(shape_.beta)) read_input(operands.input, rows, columns, out);
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
        Right right = {reinterpret_cast<const T*>(operands.b.at(p, j).data),
                       operands.b.row_stride / kItem, width};
        if (packs_b_)
          right = pack_right(packed_b, operands.b.at(p, j), right, depth);
        for (int64_t i = 0; i < rows; i += row_block_) {
          const int64_t height = std::min(rows - i, row_block_);
          GemmPanel<T> panel =
              left(operands.a.at(i, p), height, depth, packed_a);
          panel.adds = p > 0 || !is_zero(shape_.beta);
          panel.out = out.data + i * out.row + j;
          panel.out_row = out.row;
          multiply_block(panel, right);
        }
        p += depth_block_;
      } while (p < shape_.depth);
    }
  }

  // Columns of the right operand, where they lie or packed.
  struct Right {
    const T* data;
    int64_t step;  // along the depth, if not packed
    int64_t columns;
  };

  // Calls panel(first column, columns): all about equally wide.
  template <class F>
  void for_each_panel(int64_t columns, F&& panel) const {
    const int64_t vectors = (columns + kernels_.lanes - 1) / kernels_.lanes;
    const int64_t panels =
        (vectors + kernels_.tile_vectors - 1) / kernels_.tile_vectors;
    int64_t wide = vectors % panels;  // by one vector more
    for (int64_t j = 0; j < columns;) {
      const int64_t width =
          (vectors / panels + (wide-- > 0 ? 1 : 0)) * kernels_.lanes;
      panel(j, std::min(width, columns - j), width);
      j += width;
    }
  }

  Right pack_right(T* to, const GemmMatrix& b, const Right& right,
                   int64_t depth) const {
    for_each_panel(right.columns, [&](int64_t j, int64_t n, int64_t width) {
      pack_b_.pack(to + j * depth, width, b.at(0, j).transposed(), n, depth);
    });
    return {to, right.step, right.columns};
  }

  // A panel without its columns.
  GemmPanel<T> left(const GemmMatrix& a, int64_t rows, int64_t depth,
                    T* packed) const {
    GemmPanel<T> panel = {};
    const int64_t tile = kernels_.tile_rows;
    if (packs_a_) {
      for (int64_t i = 0; i < rows; i += tile) {
        pack_a_.pack(packed + i * depth, tile, a.at(i, 0),
                     std::min(rows - i, tile), depth);
      }
      panel.a = packed;
      panel.a_tile = tile * depth;
      panel.a_row = 1;
      panel.a_step = tile;
    } else {
      panel.a = reinterpret_cast<const T*>(a.data);
      panel.a_row = a.row_stride / kItem;
      panel.a_step = a.column_stride / kItem;
      panel.a_tile = tile * panel.a_row;
    }
    panel.rows = rows;
    panel.depth = depth;
    panel.alpha = shape_.alpha;
    panel.scales = !is_one(shape_.alpha);
    panel.far = depth * tile_columns() * kItem > kNear;
    return panel;
  }

  void multiply_block(GemmPanel<T> panel, const Right& right) const {
    T* const out = panel.out;
    for_each_panel(right.columns, [&](int64_t j, int64_t n, int64_t width) {
      panel.b = right.data + (packs_b_ ? j * panel.depth : j);
      panel.b_step = packs_b_ ? width : right.step;
      panel.out = out + j;
      panel.columns = n;
      kernels_.multiply(panel);
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

  void store(const GemmMatrix& out, T* from, int64_t rows,
             int64_t columns) const {
    for (int64_t i = 0; i < rows; ++i) {
      unsigned char* const data[] = {
          out.at(i, 0).data,
          reinterpret_cast<unsigned char*>(from + i * columns)};
      const int64_t strides[] = {out.column_stride, kItem};
      store_out_(columns, data, strides);
    }
  }

  static bool is_zero(T value) { return ScalarMath<T>::eq(value, T{}); }
  static bool is_one(T value) {
    return ScalarMath<T>::eq(value, ScalarMath<T>::set(1));
  }

  const GemmKernels<T>& kernels_;
  const GemmShape<T> shape_;
  const GemmPacker<T> pack_a_, pack_b_;
  const RowLoop load_input_, store_out_;
  const int64_t row_block_, column_block_, depth_block_;
  bool packs_a_, packs_b_, holds_out_, adds_lines_;
};

}  // namespace tp
