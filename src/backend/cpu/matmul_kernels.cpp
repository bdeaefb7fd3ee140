// Kernels of matmul.
//
// Blocks of both operands are brought into one type and row-major order on the
// stack, multiplied there, and the finished block is stored. A block's sums
// over kEdge terms are added up one after another, so a result depends on the
// values alone, never on strides.
#include <cstring>
#include <type_traits>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/moves.h"
#include "backend/cpu/register.h"
#include "core/dtype.h"
#include "kernels/scalar_math.h"

namespace tp {

namespace {

constexpr size_t kOperands = 3;

// A matrix: strides in bytes.
struct Matrix {
  unsigned char* data;
  int64_t row_stride;
  int64_t column_stride;
  int32_t dtype;
};

// What one instruction works on: a vector of the baseline set, or an element.
template <class T>
struct PartOf {
  using Type __attribute__((vector_size(16))) = T;
  static Type zero() { return Type{}; }
  static Type add(Type a, Type b) { return a + b; }
  static Type multiply_add(Type sum, T a, Type b) { return sum + a * b; }
};
template <class P>
struct PartOf<Complex<P>> {
  using Type = Complex<P>;
  static Type zero() { return Type{}; }
  static Type add(Type a, Type b) { return ScalarMath<Type>::add(a, b); }
  static Type multiply_add(Type sum, Type a, Type b) {
    return ScalarMath<Type>::add(sum, ScalarMath<Type>::mul(a, b));
  }
};

template <class T>
class BlockProduct {
 public:
  void run(Matrix out, Matrix a, Matrix b, int64_t m, int64_t n, int64_t k) {
    const RowLoop load_a = convert_loop(kId, a.dtype);
    const RowLoop load_b = convert_loop(kId, b.dtype);
    const RowLoop store_out = convert_loop(out.dtype, kId);
    for (int64_t j = 0; j < n; j += kEdge) {
      const int64_t columns = n - j < kEdge ? n - j : kEdge;
      for (int64_t i = 0; i < m; i += kEdge) {
        const int64_t rows = m - i < kEdge ? m - i : kEdge;
        std::memset(static_cast<void*>(out_), 0, sizeof(out_));
        for (int64_t p = 0; p < k; p += kEdge) {
          const int64_t depth = k - p < kEdge ? k - p : kEdge;
          read(a_, load_a, at(a, i, p), rows, depth, kRows);
          read(b_, load_b, at(b, p, j), depth, columns, 1);
          multiply(rows, columns, depth);
        }
        write(store_out, at(out, i, j), rows, columns);
      }
    }
  }

 private:
  static constexpr int32_t kId = static_cast<int32_t>(DTypeOf<T>::kValue);
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  // Three blocks fit the second-level cache, and any thread's stack.
  static constexpr int64_t kEdge = sizeof(T) <= 4   ? 64
                                   : sizeof(T) == 8 ? 48
                                                    : 32;
  // What the inner loop keeps in registers.
  static constexpr int64_t kRows = sizeof(T) == 16 ? 2 : 4;
  static constexpr int64_t kParts = 2;
  static constexpr int64_t kPart =
      static_cast<int64_t>(sizeof(typename PartOf<T>::Type)) / kItem;
  static constexpr int64_t kColumns = kParts * kPart;

  static Matrix at(Matrix matrix, int64_t row, int64_t column) {
    matrix.data += row * matrix.row_stride + column * matrix.column_stride;
    return matrix;
  }

  // Rows are filled up with zeros to whole steps of the inner loop.
  static void read(T (*block)[kEdge], RowLoop loop, Matrix from, int64_t rows,
                   int64_t columns, int64_t row_step) {
    const int64_t filled = (columns + kColumns - 1) / kColumns * kColumns;
    for (int64_t i = 0; i < rows; ++i) {
      unsigned char* const pair[] = {reinterpret_cast<unsigned char*>(block[i]),
                                     from.data + i * from.row_stride};
      const int64_t strides[] = {kItem, from.column_stride};
      loop(columns, pair, strides);
      for (int64_t j = columns; j < filled; ++j) block[i][j] = T{};
    }
    for (int64_t i = rows; i % row_step != 0; ++i) {
      for (int64_t j = 0; j < columns; ++j) block[i][j] = T{};
    }
  }

  void write(RowLoop loop, Matrix to, int64_t rows, int64_t columns) {
    for (int64_t i = 0; i < rows; ++i) {
      unsigned char* const pair[] = {to.data + i * to.row_stride,
                                     reinterpret_cast<unsigned char*>(out_[i])};
      const int64_t strides[] = {to.column_stride, kItem};
      loop(columns, pair, strides);
    }
  }

  void multiply(int64_t rows, int64_t columns, int64_t depth) {
    for (int64_t i = 0; i < rows; i += kRows) {
      for (int64_t j = 0; j < columns; j += kColumns) {
        multiply_tile(&a_[i], &b_[0][j], &out_[i][j], depth);
      }
    }
  }

  // One tile of the result: its sums stay in registers.
  static void multiply_tile(const T (*a)[kEdge], const T* b, T* out,
                            int64_t depth) {
    using Part = typename PartOf<T>::Type;
    Part sums[kRows][kParts];
    for (auto& row : sums) {
      for (Part& part : row) part = PartOf<T>::zero();
    }
    for (int64_t p = 0; p < depth; ++p, b += kEdge) {
      Part b_parts[kParts];
      for (int64_t c = 0; c < kParts; ++c) {
        std::memcpy(&b_parts[c], b + c * kPart, sizeof(Part));
      }
      for (int64_t r = 0; r < kRows; ++r) {
        for (int64_t c = 0; c < kParts; ++c) {
          sums[r][c] = PartOf<T>::multiply_add(sums[r][c], a[r][p], b_parts[c]);
        }
      }
    }
    for (int64_t r = 0; r < kRows; ++r) {
      for (int64_t c = 0; c < kParts; ++c) {
        T* to = out + r * kEdge + c * kPart;
        Part before;
        std::memcpy(&before, to, sizeof(Part));
        before = PartOf<T>::add(before, sums[r][c]);
        std::memcpy(to, &before, sizeof(Part));
      }
    }
  }

  alignas(64) T a_[kEdge][kEdge];
  alignas(64) T b_[kEdge][kEdge];
  alignas(64) T out_[kEdge][kEdge];
};

template <class T>
void matmul_kernel(KernelCall& call) {
  KernelOperand batch[kOperands];
  Matrix matrices[kOperands];
  for (size_t i = 0; i < kOperands; ++i) {
    batch[i] = call.operands[i];
    const int32_t rank = batch[i].rank -= 2;
    matrices[i] = {nullptr, batch[i].strides[rank], batch[i].strides[rank + 1],
                   batch[i].dtype};
  }
  const int32_t rank = batch[0].rank;
  const int64_t m = call.operands[0].sizes[rank];
  const int64_t n = call.operands[0].sizes[rank + 1];
  const int64_t k = call.operands[1].sizes[rank + 1];
  BlockProduct<T> product;
  for_each_row<kOperands>(batch, [&](unsigned char* const* data, int64_t length,
                                     const int64_t* strides) {
    for (int64_t i = 0; i < length; ++i) {
      for (size_t operand = 0; operand < kOperands; ++operand) {
        matrices[operand].data = data[operand] + i * strides[operand];
      }
      product.run(matrices[0], matrices[1], matrices[2], m, n, k);
    }
  });
}

// Integers wrap, so the low bits of a wider product are right for every width;
// small floats accumulate in f32.
template <class T>
constexpr Kernel kernel_of() {
  if constexpr (element::kIsBool<T>) {
    return nullptr;
  } else if constexpr (element::kIsInteger<T>) {
    return matmul_kernel<
        std::conditional_t<sizeof(T) <= 4, uint32_t, uint64_t>>;
  } else if constexpr (element::kIsSmallFloat<T>) {
    return matmul_kernel<float>;
  } else {
    return matmul_kernel<T>;
  }
}

}  // namespace

void register_matmul_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNELS(id, type, name, kind)                           \
  if (contains(op_info(Op::kMatmul).legal, TP_DTYPE_##id)) {           \
    add(Op::kMatmul, TP_DEVICE_CPU, TP_DTYPE_##id, kernel_of<type>()); \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNELS)
#undef TP_ADD_KERNELS
}

}  // namespace tp
