// The product's products of matrices.
#include "matrix_cases.h"
#include "tensorplay_use.h"

namespace bench {
namespace {

Tensor wrap(float* data, std::int64_t size) {
  const std::int64_t sizes[] = {size, size};
  Tensor t;
  if (tp_tensor_from_blob(data, sizes, nullptr, 2, TP_DTYPE_F32, TP_DEVICE_CPU,
                          0, nullptr, nullptr, 0, t.out()) != TP_OK) {
    give_up("tp_tensor_from_blob");
  }
  return t;
}

void add_case(const MatrixCase& c, tp_dtype_t dtype, int threads) {
  const auto run = [c, dtype, threads](benchmark::State& state) {
    const auto operand = [&](int slot) {
      const Tensor whole = wrap(buffer(slot, c.numel()), c.size);
      Tensor t;
      if (tp_to(whole.get(), dtype, 0, 0, 0, 0, t.out()) != TP_OK) {
        give_up("tp_to");
      }
      return t;
    };
    const Tensor a = operand(0), b = operand(1), out = operand(2);
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
  add_case(small_float_case(), TP_DTYPE_BF16, 1);
  add_case(matrix_cases().back(), TP_DTYPE_F32, 2);
}

}  // namespace bench
