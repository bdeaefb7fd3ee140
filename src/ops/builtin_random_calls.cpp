// Operators that draw random numbers with boxed arguments.
#include "core/scalar.h"
#include "ops/builtin_calls.h"
#include "ops/factories.h"
#include "ops/output.h"
#include "ops/random.h"

namespace tp {

namespace {

// Into the first tensor, one like it or a given one.
template <class Draw>
void deliver_draw(Call call, Draw draw) {
  const TensorImpl& a = call.tensor(0);
  deliver(
      call,
      [&] {
        Tensor out = empty_like(a, TP_FORMAT_PRESERVE);
        draw(*out);
        return out;
      },
      [&](TensorImpl& out) {
        if (!call.is_inplace()) {
          check_out(call.op, out, a.sizes(), out.dtype(), a.device());
        }
        draw(out);
      });
}

}  // namespace

void call_uniform(Call call) {
  const double from = real_of(call.arguments[1].scalar);
  const double to = real_of(call.arguments[2].scalar);
  deliver_draw(call, [&](TensorImpl& out) {
    uniform_inplace(out, from, to, call.generator(3));
  });
}

void call_normal(Call call) {
  const double mean = real_of(call.arguments[1].scalar);
  const double deviation = real_of(call.arguments[2].scalar);
  deliver_draw(call, [&](TensorImpl& out) {
    normal_inplace(out, mean, deviation, call.generator(3));
  });
}

void call_randint(Call call) {
  deliver_draw(call, [&](TensorImpl& out) {
    randint_inplace(out, call.arguments[1].integer, call.arguments[2].integer,
                    call.generator(3));
  });
}

void call_bernoulli(Call call) {
  const TensorImpl& p = call.tensor(0);
  deliver(
      call, [&] { return bernoulli(p, call.generator(1)); },
      [&](TensorImpl& out) { bernoulli_out(p, call.generator(1), out); });
}

void call_dropout(Call call) {
  TensorImpl& a = call.tensor(0);
  const double p = real_of(call.arguments[1].scalar);
  const bool training = call.arguments[2].integer != 0;
  if (call.is_inplace()) {
    dropout_inplace(a, p, training, call.generator(3));
    return;
  }
  deliver(call, [&] { return dropout(a, p, training, call.generator(3)); });
}

}  // namespace tp
