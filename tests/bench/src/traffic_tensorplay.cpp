// What moves bytes, in the product.
#include "tensorplay_use.h"
#include "traffic_cases.h"

namespace bench {

namespace {

tp_dtype_t dtype_of(Type type) {
  constexpr tp_dtype_t kTypes[] = {TP_DTYPE_F32,  TP_DTYPE_F64, TP_DTYPE_I32,
                                   TP_DTYPE_U8,   TP_DTYPE_I8,  TP_DTYPE_BOOL,
                                   TP_DTYPE_BF16, TP_DTYPE_F16};
  return kTypes[int(type)];
}

Tensor tensor_of(int slot, const View& view, bool huge_pages) {
  Tensor whole;
  if (tp_tensor_from_blob(traffic_buffer(slot, view, huge_pages),
                          view.sizes.data(), nullptr, view.sizes.size(),
                          dtype_of(view.type), TP_DEVICE_CPU, 0, nullptr,
                          nullptr, 0, whole.out()) != TP_OK) {
    give_up("tp_tensor_from_blob");
  }
  if (view.order.empty() && view.step == 1) return whole;
  Tensor part;
  const tp_status_t status =
      view.order.empty()
          ? tp_slice(whole.get(), -1, 0, TP_SLICE_OPEN, view.step, part.out())
          : tp_permute(whole.get(), view.order.data(), view.order.size(),
                       part.out());
  if (status != TP_OK) give_up("a view");
  return part;
}

tp_status_t run(Action action, tp_tensor_t* out,
                const std::vector<Tensor>& in) {
  switch (action) {
    case Action::kAdd:
      return tp_add_out(in[0].get(), in[1].get(), out);
    case Action::kSub:
      return tp_sub_out(in[0].get(), in[1].get(), out);
    case Action::kMul:
      return tp_mul_out(in[0].get(), in[1].get(), out);
    case Action::kWhere:
      return tp_where_out(in[0].get(), in[1].get(), in[2].get(), out);
    case Action::kCopy:
      return tp_copy_inplace(out, in[0].get());
    case Action::kFill: {
      const tp_scalar_t three = {TP_DTYPE_F64, 0, 0, 3, 0};
      return tp_fill_inplace(out, &three);
    }
  }
  return TP_ERROR_INTERNAL;
}

std::vector<Tensor> inputs_of(const TrafficCase& c) {
  std::vector<Tensor> in;
  for (std::size_t i = 0; i < c.in.size(); ++i) {
    in.push_back(tensor_of(int(i) + 1, c.in[i], c.huge_pages));
  }
  return in;
}

void add_case(const TrafficCase& c) {
  add(c.area, c.name, "tensorplay-out", 1, [c](benchmark::State& state) {
    tp_set_num_threads(1);
    const Tensor out = tensor_of(0, c.out, c.huge_pages);
    const std::vector<Tensor> in = inputs_of(c);
    run(c.action, out.get(), in);
    for (auto _ : state) {
      if (run(c.action, out.get(), in) != TP_OK) return give_up(state);
      benchmark::ClobberMemory();
    }
  });
}

void add_new_case(const TrafficCase& c) {
  add(c.area, c.name, "tensorplay-new", 1, [c](benchmark::State& state) {
    tp_set_num_threads(1);
    const std::vector<Tensor> in = inputs_of(c);
    // The steady state: the block is there already.
    Tensor first;
    if (tp_add(in[0].get(), in[1].get(), first.out()) != TP_OK) {
      return give_up(state);
    }
    first = Tensor();
    for (auto _ : state) {
      tp_tensor_t* out;
      if (tp_add(in[0].get(), in[1].get(), &out) != TP_OK) {
        return give_up(state);
      }
      tp_tensor_release(out);
    }
  });
}

// Whether a reader of a streamed result pays for it.
void add_pipeline(std::size_t n, bool plain) {
  add("elementwise", "pipeline " + size_name(n),
      plain ? "tensorplay, plain stores" : "tensorplay", 1,
      [n, plain](benchmark::State& state) {
        tp_set_num_threads(1);
        tp_set_streaming_limit(plain ? INT64_MAX : 0);
        const View v{Type::kF32, {std::int64_t(n)}};
        const Tensor d = tensor_of(0, v, false), a = tensor_of(1, v, false);
        const Tensor b = tensor_of(2, v, false), c = tensor_of(3, v, false);
        for (auto _ : state) {
          if (tp_add_out(a.get(), b.get(), c.get()) != TP_OK ||
              tp_add_out(c.get(), b.get(), d.get()) != TP_OK) {
            return give_up(state);
          }
        }
        tp_set_streaming_limit(0);
      });
}

}  // namespace

void add_traffic_tensorplay() {
  for (const TrafficCase& c : traffic_cases()) {
    add_case(c);
    if (c.name == "add f32 1e7") add_new_case(c);
  }
  for (const std::size_t n : pipeline_sizes()) {
    add_pipeline(n, false);
    add_pipeline(n, true);
  }
}

}  // namespace bench
