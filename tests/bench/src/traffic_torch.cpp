// What moves bytes, in libtorch.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/InferenceMode.h>

#include "traffic_cases.h"

namespace bench {

namespace {

at::ScalarType scalar_of(Type type) {
  constexpr at::ScalarType kTypes[] = {at::kFloat,    at::kDouble, at::kInt,
                                       at::kByte,     at::kChar,   at::kBool,
                                       at::kBFloat16, at::kHalf};
  return kTypes[int(type)];
}

at::Tensor tensor_of(int slot, const View& view, bool huge_pages) {
  at::Tensor t = at::from_blob(traffic_buffer(slot, view, huge_pages),
                               view.sizes, at::dtype(scalar_of(view.type)));
  if (!view.order.empty()) t = t.permute(view.order);
  if (view.step != 1) t = t.slice(-1, 0, INT64_MAX, view.step);
  return t;
}

void run(Action action, at::Tensor& out, const std::vector<at::Tensor>& in) {
  switch (action) {
    case Action::kAdd:
      at::add_out(out, in[0], in[1]);
      return;
    case Action::kSub:
      at::sub_out(out, in[0], in[1]);
      return;
    case Action::kMul:
      at::mul_out(out, in[0], in[1]);
      return;
    case Action::kWhere:
      // There is no form with a given result in this version.
      benchmark::DoNotOptimize(at::where(in[0], in[1], in[2]));
      return;
    case Action::kCopy:
      out.copy_(in[0]);
      return;
    case Action::kFill:
      out.fill_(3);
      return;
  }
}

void add_case(const TrafficCase& c, bool fresh) {
  add(c.area, c.name, fresh ? "libtorch-new" : "libtorch-out", 1,
      [c, fresh](benchmark::State& state) {
        at::set_num_threads(1);
        const c10::InferenceMode mode;
        at::Tensor out = tensor_of(0, c.out, c.huge_pages);
        std::vector<at::Tensor> in;
        for (std::size_t i = 0; i < c.in.size(); ++i) {
          in.push_back(tensor_of(int(i) + 1, c.in[i], c.huge_pages));
        }
        run(c.action, out, in);
        for (auto _ : state) {
          if (fresh) {
            benchmark::DoNotOptimize(at::add(in[0], in[1]));
          } else {
            run(c.action, out, in);
          }
          benchmark::ClobberMemory();
        }
      });
}

}  // namespace

void add_traffic_torch() {
  for (const TrafficCase& c : traffic_cases()) {
    add_case(c, false);
    if (c.name == "add f32 1e7") add_case(c, true);
  }
}

}  // namespace bench
