// Calling operators of the library with boxed arguments, family by family.
#pragma once

#include "ops/operator_call.h"

namespace tp {

using Call = const OperatorCall&;

// A new result, or one written by another function.
template <class Make, class Write>
void deliver(Call call, Make make, Write write) {
  if (call.given[0] != nullptr) {
    write(*call.given[0]);
  } else {
    call.made[0] = make();
  }
}
// The same where no function writes to a given tensor.
template <class Make>
void deliver(Call call, Make make) {
  deliver(call, make,
          [&](TensorImpl& out) { store_result(call.op, *make(), out); });
}

inline Dims dims_of(const tp_argument_t& list) {
  return Dims(list.integers, list.count);
}

// builtin_index_calls.cpp
void call_index_select(Call call);
void call_gather(Call call);
void call_scatter(Call call);
void call_masked_select(Call call);
void call_take(Call call);
void call_triangle(Call call);
void call_roll(Call call);
void call_repeat(Call call);
void call_one_hot(Call call);
void call_embedding(Call call);
// builtin_random_calls.cpp
void call_uniform(Call call);
void call_normal(Call call);
void call_randint(Call call);
void call_bernoulli(Call call);
void call_dropout(Call call);
// builtin_layer_calls.cpp
void call_layer_norm(Call call);
void call_mse_loss(Call call);
void call_nll_loss(Call call);
void call_cross_entropy(Call call);
// optimizer.cpp
void take_step(Call call);

}  // namespace tp
