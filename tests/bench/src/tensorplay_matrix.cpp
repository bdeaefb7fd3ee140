// The product's products of matrices.
#include "matrix_cases.h"
#include "tensorplay_use.h"

namespace bench {
namespace {

// A batch of one is a matrix.
Tensor wrap(float* data, const MatrixCase& c, std::int64_t rows,
            std::int64_t columns, std::int64_t row_stride,
            std::int64_t column_stride, tp_dtype_t dtype) {
  const std::int64_t sizes[] = {c.batch, rows, columns};
  const std::int64_t strides[] = {rows * columns, row_stride, column_stride};
  const std::size_t skipped = c.batch == 1 ? 1 : 0;
  Tensor whole, t;
  if (tp_tensor_from_blob(data, sizes + skipped, strides + skipped, 3 - skipped,
                          TP_DTYPE_F32, TP_DEVICE_CPU, 0, nullptr, nullptr, 0,
                          whole.out()) != TP_OK) {
    give_up("tp_tensor_from_blob");
  }
  if (tp_to(whole.get(), dtype, 0, 0, 0, 0, t.out()) != TP_OK) give_up("tp_to");
  return t;
}

void add_case(const MatrixCase& c, tp_dtype_t dtype, int threads) {
  const auto run = [c, dtype, threads](benchmark::State& state) {
    const Tensor a = wrap(buffer(0, c.left()), c, c.rows, c.depth, c.depth, 1,
                          dtype),
                 b = wrap(buffer(1, c.right()), c, c.depth, c.columns,
                          c.row_stride(), c.column_stride(), dtype),
                 out = wrap(buffer(2, c.result()), c, c.rows, c.columns,
                            c.columns, 1, dtype);
    tp_set_num_threads(threads);
    const auto multiply = [&] {
      if (tp_matmul_out(a.get(), b.get(), out.get()) != TP_OK) give_up(state);
    };
    multiply();
    if (threads == 1) {
      for (auto _ : state) multiply();
    } else {
      clocked_loop(state, 1, multiply);
    }
    tp_set_num_threads(0);
  };
  add("matrix", c.name, "tensorplay-out", threads, run);
}

}  // namespace

void add_tensorplay_matrices() {
  for (const MatrixCase& c : matrix_cases()) add_case(c, TP_DTYPE_F32, 1);
  for (const MatrixCase& c : vector_cases()) add_case(c, TP_DTYPE_F32, 1);
  add_case(small_float_case(), TP_DTYPE_BF16, 1);
  add_case(matrix_cases().back(), TP_DTYPE_F32, 2);
}

}  // namespace bench
