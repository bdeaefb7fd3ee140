// What training needs with boxed arguments.
#include "core/scalar.h"
#include "ops/builtin_calls.h"
#include "ops/layers.h"

namespace tp {

void call_layer_norm(Call call) {
  const double epsilon = real_of(call.arguments[4].scalar);
  deliver(call, [&] {
    return layer_norm(call.tensor(0), dims_of(call.arguments[3]),
                      call.optional(1), call.optional(2), epsilon);
  });
}

void call_mse_loss(Call call) {
  deliver(call, [&] {
    return mse_loss(call.tensor(0), call.tensor(1), call.arguments[2].integer);
  });
}

void call_nll_loss(Call call) {
  deliver(call, [&] {
    return nll_loss(call.tensor(0), call.tensor(1), call.optional(2),
                    call.arguments[3].integer, call.arguments[4].integer);
  });
}

void call_cross_entropy(Call call) {
  deliver(call, [&] {
    return cross_entropy(call.tensor(0), call.tensor(1), call.optional(2),
                         call.arguments[3].integer, call.arguments[4].integer);
  });
}

}  // namespace tp
