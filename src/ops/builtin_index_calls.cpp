// Operators by indices with boxed arguments.
#include "ops/builtin_calls.h"
#include "ops/copy.h"
#include "ops/embedding.h"
#include "ops/gather.h"
#include "ops/index_select.h"
#include "ops/masked_select.h"
#include "ops/roll.h"
#include "ops/scatter.h"
#include "ops/triangle.h"

namespace tp {

void call_index_select(Call call) {
  const int64_t dim = call.arguments[1].integer;
  deliver(
      call, [&] { return index_select(call.tensor(0), dim, call.tensor(2)); },
      [&](TensorImpl& out) {
        index_select_out(call.tensor(0), dim, call.tensor(2), out);
      });
}

void call_gather(Call call) {
  const int64_t dim = call.arguments[1].integer;
  deliver(
      call, [&] { return gather(call.tensor(0), dim, call.tensor(2)); },
      [&](TensorImpl& out) {
        gather_out(call.tensor(0), dim, call.tensor(2), out);
      });
}

void call_scatter(Call call) {
  TensorImpl& a = call.tensor(0);
  const int64_t dim = call.arguments[1].integer;
  const TensorImpl& index = call.tensor(2);
  const ScatterSource source =
      call.is_number(3) ? ScatterSource{nullptr, &call.arguments[3].scalar}
                        : ScatterSource{&call.tensor(3), nullptr};
  if (call.is_inplace()) {
    scatter_inplace(call.op, a, dim, index, source);
    return;
  }
  deliver(
      call, [&] { return scatter(call.op, a, dim, index, source); },
      [&](TensorImpl& out) {
        scatter_out(call.op, a, dim, index, source, out);
      });
}

void call_masked_select(Call call) {
  deliver(
      call, [&] { return masked_select(call.tensor(0), call.tensor(1)); },
      [&](TensorImpl& out) {
        masked_select_out(call.tensor(0), call.tensor(1), out);
      });
}

void call_take(Call call) {
  deliver(
      call, [&] { return take(call.tensor(0), call.tensor(1)); },
      [&](TensorImpl& out) { take_out(call.tensor(0), call.tensor(1), out); });
}

void call_triangle(Call call) {
  const int64_t diagonal = call.arguments[1].integer;
  if (call.is_inplace()) {
    triangle_inplace(call.op, call.tensor(0), diagonal);
    return;
  }
  deliver(
      call, [&] { return triangle(call.op, call.tensor(0), diagonal); },
      [&](TensorImpl& out) {
        triangle_out(call.op, call.tensor(0), diagonal, out);
      });
}

void call_roll(Call call) {
  deliver(call, [&] {
    return roll(call.tensor(0), dims_of(call.arguments[1]),
                dims_of(call.arguments[2]));
  });
}

void call_repeat(Call call) {
  deliver(call,
          [&] { return repeat(call.tensor(0), dims_of(call.arguments[1])); });
}

void call_one_hot(Call call) {
  deliver(call,
          [&] { return one_hot(call.tensor(0), call.arguments[1].integer); });
}

void call_embedding(Call call) {
  deliver(call, [&] {
    return embedding(call.tensor(0), call.tensor(1), call.arguments[2].integer);
  });
}

}  // namespace tp
