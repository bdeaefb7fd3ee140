// libtorch's functions of f32.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/InferenceMode.h>

#include "bench.h"
#include "function_cases.h"
#include "traffic_cases.h"

namespace bench {
namespace {

using Function = at::Tensor& (*)(at::Tensor&, const at::Tensor&);

struct Row {
  const char* name;
  Function function;
};

constexpr Row kRows[] = {
#define BENCH_ROW(name) {#name, at::name##_out},
    BENCH_FUNCTIONS(BENCH_ROW)
#undef BENCH_ROW
};

}  // namespace

void add_torch_functions() {
  for (const Row& row : kRows) {
    for (const std::size_t n : kFunctionSizes) {
      add("function", std::string(row.name) + " " + size_name(n),
          "libtorch-out", 1, [row, n](benchmark::State& state) {
            at::set_num_threads(1);
            const c10::InferenceMode mode;
            const at::Tensor a = at::from_blob(buffer(0, n), std::int64_t(n));
            at::Tensor out = at::from_blob(buffer(1, n), std::int64_t(n));
            for (auto _ : state) {
              row.function(out, a);
              benchmark::ClobberMemory();
            }
          });
    }
  }
}

}  // namespace bench
