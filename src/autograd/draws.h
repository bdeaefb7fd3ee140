// Random numbers as public functions draw them.
#pragma once

#include "autograd/written.h"
#include "ops/random.h"

namespace tp::grad {

inline void uniform_inplace(TensorImpl& a, double from, double to,
                            Generator& generator) {
  write_values(a, [&](TensorImpl& target) {
    tp::uniform_inplace(target, from, to, generator);
  });
}
inline void normal_inplace(TensorImpl& a, double mean, double deviation,
                           Generator& generator) {
  write_values(a, [&](TensorImpl& target) {
    tp::normal_inplace(target, mean, deviation, generator);
  });
}
inline void randint_inplace(TensorImpl& a, int64_t low, int64_t high,
                            Generator& generator) {
  write_values(a, [&](TensorImpl& target) {
    tp::randint_inplace(target, low, high, generator);
  });
}
template <class Probability>
inline void bernoulli_inplace(TensorImpl& a, const Probability& p,
                              Generator& generator) {
  write_values(a, [&](TensorImpl& target) {
    tp::bernoulli_inplace(target, p, generator);
  });
}
inline void bernoulli_out(const TensorImpl& p, Generator& generator,
                          TensorImpl& out) {
  if (is_tracked(out)) check_out_unrecorded("bernoulli", out, out);
  tp::bernoulli_out(p, generator, out);
}

// A product with what was drawn, where it is recorded.
Tensor dropout_recorded(TensorImpl& a, double p, bool training,
                        Generator& generator);
void dropout_inplace_recorded(TensorImpl& a, double p, bool training,
                              Generator& generator);
inline Tensor dropout(TensorImpl& a, double p, bool training,
                      Generator& generator) {
  if (is_recorded(a)) return dropout_recorded(a, p, training, generator);
  return tp::dropout(a, p, training, generator);
}
inline void dropout_inplace(TensorImpl& a, double p, bool training,
                            Generator& generator) {
  if (is_recorded(a))
    return dropout_inplace_recorded(a, p, training, generator);
  tp::dropout_inplace(a, p, training, generator);
}

}  // namespace tp::grad
