// libtorch's choices by an index and by a mask.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/InferenceMode.h>

#include "bench.h"
#include "choice_cases.h"

namespace bench {
namespace {

using Action = ChoiceCase::Action;

at::Tensor wrap(const void* data, at::IntArrayRef sizes, at::ScalarType type) {
  return at::from_blob(const_cast<void*>(data), sizes, at::dtype(type));
}

struct Operands {
  at::Tensor a, index, out;
};

Operands operands_of(const ChoiceCase& c) {
  const auto n = std::size_t(c.sizes[0] * c.sizes[1]);
  Operands in;
  in.a = wrap(buffer(0, n), c.sizes, at::kFloat);
  if (c.action == Action::kMaskedSelect) {
    in.index = wrap(random_mask(n), c.sizes, at::kBool);
    return in;
  }
  const bool whole = c.action == Action::kGather;
  const std::int64_t out_sizes[] = {whole ? c.sizes[0] : c.indices, c.sizes[1]};
  in.index = whole ? wrap(random_indices(n, c.sizes[1]), c.sizes, at::kLong)
                   : wrap(random_indices(std::size_t(c.indices), c.sizes[0]),
                          c.indices, at::kLong);
  in.out = wrap(buffer(1, std::size_t(out_sizes[0] * out_sizes[1])), out_sizes,
                at::kFloat);
  return in;
}

void run(const ChoiceCase& c, Operands& in) {
  switch (c.action) {
    case Action::kMaskedSelect:
      benchmark::DoNotOptimize(at::masked_select(in.a, in.index));
      return;
    case Action::kIndexSelect:
      at::index_select_out(in.out, in.a, 0, in.index);
      return;
    case Action::kGather:
      if (c.is_fresh) {
        benchmark::DoNotOptimize(at::gather(in.a, 1, in.index));
        return;
      }
      at::gather_out(in.out, in.a, 1, in.index);
      return;
  }
}

}  // namespace

void add_torch_choices() {
  for (const ChoiceCase& c : kChoiceCases) {
    add("index", c.name, "libtorch", 1, [&c](benchmark::State& state) {
      at::set_num_threads(1);
      const c10::InferenceMode mode;
      Operands in = operands_of(c);
      run(c, in);
      for (auto _ : state) {
        run(c, in);
        benchmark::ClobberMemory();
      }
    });
  }
}

}  // namespace bench
