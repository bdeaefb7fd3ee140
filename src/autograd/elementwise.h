// Elementwise operators as public functions and formulas call them; see
// Note [Recording].
#pragma once

#include "autograd/record.h"
#include "ops/elementwise.h"
#include "ops/fill.h"
#include "ops/parametric.h"

namespace tp::grad {

Tensor binary_recorded(Op op, const TensorImpl& a, const TensorImpl& b);
inline Tensor binary(Op op, const TensorImpl& a, const TensorImpl& b) {
  if (is_recorded(a, b)) return binary_recorded(op, a, b);
  return tp::binary(op, a, b);
}

[[gnu::noinline]] inline void binary_out(Op op, const TensorImpl& a,
                                         const TensorImpl& b, TensorImpl& out) {
  if (is_recorded(a, b, out))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).tensor(b); }, out);
  tp::binary_out(op, a, b, out);
}

[[gnu::noinline]] inline void binary_inplace(Op op, TensorImpl& a,
                                             const TensorImpl& b) {
  if (is_recorded(a, b))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).tensor(b); }, a);
  tp::binary_inplace(op, a, b);
}

inline Tensor binary_scalar(Op op, const TensorImpl& a, const tp_scalar_t& b) {
  if (is_recorded(a))
    return record_new(op, [&](Boxed& boxed) { boxed.tensor(a).scalar(b); });
  return tp::binary_scalar(op, a, b);
}

[[gnu::noinline]] inline void binary_scalar_inplace(Op op, TensorImpl& a,
                                                    const tp_scalar_t& b) {
  if (is_recorded(a))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).scalar(b); }, a);
  tp::binary_scalar_inplace(op, a, b);
}

[[gnu::noinline]] inline void binary_scalar_out(Op op, const TensorImpl& a,
                                                const tp_scalar_t& b,
                                                TensorImpl& out) {
  if (is_recorded(a, out))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).scalar(b); }, out);
  tp::binary_scalar_out(op, a, b, out);
}

Tensor unary_recorded(Op op, const TensorImpl& a);
inline Tensor unary(Op op, const TensorImpl& a) {
  if (is_recorded(a)) return unary_recorded(op, a);
  return tp::unary(op, a);
}

[[gnu::noinline]] inline void unary_out(Op op, const TensorImpl& a,
                                        TensorImpl& out) {
  if (is_recorded(a, out))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a); }, out);
  tp::unary_out(op, a, out);
}

[[gnu::noinline]] inline void unary_inplace(Op op, TensorImpl& a) {
  if (is_recorded(a))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a); }, a);
  tp::unary_inplace(op, a);
}

inline Tensor where(const TensorImpl& condition, const TensorImpl& a,
                    const TensorImpl& b) {
  if (is_recorded(a, b))
    return record_new(Op::kWhere, [&](Boxed& boxed) {
      boxed.index(condition).tensor(a).tensor(b);
    });
  return tp::where(condition, a, b);
}

[[gnu::noinline]] inline void where_out(const TensorImpl& condition,
                                        const TensorImpl& a,
                                        const TensorImpl& b, TensorImpl& out) {
  if (is_recorded(a, b, out))
    return record_out(
        Op::kWhere,
        [&](Boxed& boxed) { boxed.index(condition).tensor(a).tensor(b); }, out);
  tp::where_out(condition, a, b, out);
}

void fill_inplace_recorded(TensorImpl& target, const tp_scalar_t& value);
inline void fill_inplace(TensorImpl& target, const tp_scalar_t& value) {
  if (is_recorded(target)) return fill_inplace_recorded(target, value);
  tp::fill_inplace(target, value);
}

Tensor parametric_recorded(Op op, const ParametricArgument* arguments);
void parametric_recorded_to(Op op, const ParametricArgument* arguments,
                            TensorImpl& out);
bool is_any_tracked(Op op, const ParametricArgument* arguments) noexcept;
inline bool is_recorded(Op op, const ParametricArgument* arguments) noexcept {
  return __builtin_expect(StorageImpl::is_any_tracked(), 0) &&
         is_any_tracked(op, arguments) && is_recording();
}
inline Tensor parametric(Op op, const ParametricArgument* arguments) {
  if (is_recorded(op, arguments)) return parametric_recorded(op, arguments);
  return tp::parametric(op, arguments);
}
[[gnu::noinline]] void parametric_out_tracked(
    Op op, const ParametricArgument* arguments, TensorImpl& out);
[[gnu::noinline]] inline void parametric_out(
    Op op, const ParametricArgument* arguments, TensorImpl& out) {
  if (__builtin_expect(StorageImpl::is_any_tracked(), 0)) {
    return parametric_out_tracked(op, arguments, out);
  }
  tp::parametric_out(op, arguments, out);
}
[[gnu::noinline]] inline void parametric_inplace(
    Op op, TensorImpl& a, const ParametricArgument* arguments) {
  if (is_recorded(op, arguments)) {
    return parametric_recorded_to(op, arguments, a);
  }
  tp::parametric_inplace(op, a, arguments);
}

void zero_inplace_recorded(TensorImpl& target);
inline void zero_inplace(TensorImpl& target) {
  if (is_recorded(target)) return zero_inplace_recorded(target);
  tp::zero_inplace(target);
}

}  // namespace tp::grad
