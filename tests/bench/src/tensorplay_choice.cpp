// The product's choices by an index and by a mask.
#include "choice_cases.h"
#include "tensorplay_use.h"

namespace bench {
namespace {

using Action = ChoiceCase::Action;

Tensor wrap(const void* data, const std::int64_t* sizes, std::size_t rank,
            tp_dtype_t dtype) {
  Tensor tensor;
  if (tp_tensor_from_blob(const_cast<void*>(data), sizes, nullptr, rank, dtype,
                          TP_DEVICE_CPU, 0, nullptr, nullptr, 0,
                          tensor.out()) != TP_OK) {
    give_up("tp_tensor_from_blob");
  }
  return tensor;
}

struct Operands {
  Tensor a, index, out;
};

Operands operands_of(const ChoiceCase& c) {
  const auto n = std::size_t(c.sizes[0] * c.sizes[1]);
  Operands in;
  in.a = wrap(buffer(0, n), c.sizes, 2, TP_DTYPE_F32);
  if (c.action == Action::kMaskedSelect) {
    in.index = wrap(random_mask(n), c.sizes, 2, TP_DTYPE_BOOL);
    return in;
  }
  const bool whole = c.action == Action::kGather;
  const std::int64_t out_sizes[] = {whole ? c.sizes[0] : c.indices, c.sizes[1]};
  in.index = whole
                 ? wrap(random_indices(n, c.sizes[1]), c.sizes, 2, TP_DTYPE_I64)
                 : wrap(random_indices(std::size_t(c.indices), c.sizes[0]),
                        &c.indices, 1, TP_DTYPE_I64);
  in.out = wrap(buffer(1, std::size_t(out_sizes[0] * out_sizes[1])), out_sizes,
                2, TP_DTYPE_F32);
  return in;
}

tp_status_t run(const ChoiceCase& c, const Operands& in) {
  switch (c.action) {
    case Action::kMaskedSelect: {
      Tensor out;
      return tp_masked_select(in.a.get(), in.index.get(), out.out());
    }
    case Action::kIndexSelect:
      return tp_index_select_out(in.a.get(), 0, in.index.get(), in.out.get());
    case Action::kGather:
      if (c.is_fresh) {
        Tensor out;
        return tp_gather(in.a.get(), 1, in.index.get(), out.out());
      }
      return tp_gather_out(in.a.get(), 1, in.index.get(), in.out.get());
  }
  return TP_ERROR_INTERNAL;
}

}  // namespace

void add_tensorplay_choices() {
  for (const ChoiceCase& c : kChoiceCases) {
    add("index", c.name, "tensorplay", 1, [&c](benchmark::State& state) {
      tp_set_num_threads(1);
      const Operands in = operands_of(c);
      run(c, in);
      for (auto _ : state) {
        if (run(c, in) != TP_OK) return give_up(state);
        benchmark::ClobberMemory();
      }
    });
  }
}

}  // namespace bench
