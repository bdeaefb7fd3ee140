// The product's functions of f32, on one thread and on two, and sums of bytes
// of every size.
#include "function_cases.h"
#include "tensorplay_use.h"
#include "traffic_cases.h"

namespace bench {
namespace {

using Function = tp_status_t (*)(const tp_tensor_t*, tp_tensor_t*);

struct Row {
  const char* name;
  Function function;
};

constexpr Row kRows[] = {
#define BENCH_ROW(name) {#name, tp_##name##_out},
    BENCH_FUNCTIONS(BENCH_ROW)
#undef BENCH_ROW
};

Tensor vector_of(int slot, std::size_t n) {
  const auto size = std::int64_t(n);
  Tensor whole;
  if (tp_tensor_from_blob(buffer(slot, n), &size, nullptr, 1, TP_DTYPE_F32,
                          TP_DEVICE_CPU, 0, nullptr, nullptr, 0,
                          whole.out()) != TP_OK) {
    give_up("a vector");
  }
  return whole;
}

void add_function(const Row& row, std::size_t n) {
  add("function", std::string(row.name) + " " + size_name(n), "tensorplay-out",
      1, [row, n](benchmark::State& state) {
        tp_set_num_threads(1);
        const Tensor a = vector_of(0, n), out = vector_of(1, n);
        for (auto _ : state) {
          if (row.function(a.get(), out.get()) != TP_OK) return give_up(state);
          benchmark::ClobberMemory();
        }
      });
}

// Both by the clock, as only that shows what a second thread brings.
void add_threads(const Row& row, std::size_t n, int threads) {
  add("threads", std::string(row.name) + " " + size_name(n),
      threads == 1 ? "one thread" : "two threads", 2,
      [row, n, threads](benchmark::State& state) {
        tp_set_num_threads(threads);
        const Tensor a = vector_of(0, n), out = vector_of(1, n);
        row.function(a.get(), out.get());
        clocked_loop(state, 1, [&] { row.function(a.get(), out.get()); });
        tp_set_num_threads(1);
      });
}

}  // namespace

void add_tensorplay_functions() {
  for (const Row& row : kRows) {
    for (const std::size_t n : kFunctionSizes) add_function(row, n);
    for (const int threads : {1, 2}) add_threads(row, 1000000, threads);
  }
}

}  // namespace bench
