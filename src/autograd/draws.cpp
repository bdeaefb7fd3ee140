#include "autograd/draws.h"

#include "autograd/elementwise.h"
#include "core/scalar.h"
#include "ops/factories.h"
#include "ops/fill.h"

namespace tp::grad {

namespace {

// What dropout makes of ones: 0, or the number that the others are scaled by.
Tensor drawn_factors(const TensorImpl& a, double p, Generator& generator) {
  Tensor ones = empty_like(a, TP_FORMAT_PRESERVE);
  fill_fresh(*ones, scalar_of(int64_t{1}));
  return tp::dropout(*ones, p, true, generator);
}

}  // namespace

Tensor dropout_recorded(TensorImpl& a, double p, bool training,
                        Generator& generator) {
  if (!training || !has_history(a)) {
    return tp::dropout(a, p, training, generator);
  }
  return grad::binary(Op::kMul, a, *drawn_factors(a, p, generator));
}

void dropout_inplace_recorded(TensorImpl& a, double p, bool training,
                              Generator& generator) {
  if (!training) {
    return tp::dropout_inplace(a, p, training, generator);
  }
  grad::binary_inplace(Op::kMul, a, *drawn_factors(a, p, generator));
}

}  // namespace tp::grad
