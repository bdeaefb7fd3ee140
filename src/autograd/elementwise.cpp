#include "autograd/elementwise.h"

#include "core/scalar.h"
#include "dispatch/arguments.h"
#include "dispatch/parameters.h"

namespace tp::grad {

Tensor binary_recorded(Op op, const TensorImpl& a, const TensorImpl& b) {
  return record_new(op, Boxed().tensor(a).tensor(b));
}

void binary_out_recorded(Op op, const TensorImpl& a, const TensorImpl& b,
                         TensorImpl& out) {
  record_out(op, Boxed().tensor(a).tensor(b), out);
}

void binary_inplace_recorded(Op op, TensorImpl& a, const TensorImpl& b) {
  record_out(op, Boxed().tensor(a).tensor(b), a);
}

Tensor binary_scalar_recorded(Op op, const TensorImpl& a,
                              const tp_scalar_t& b) {
  return record_new(op, Boxed().tensor(a).scalar(b));
}

void binary_scalar_inplace_recorded(Op op, TensorImpl& a,
                                    const tp_scalar_t& b) {
  record_out(op, Boxed().tensor(a).scalar(b), a);
}

void binary_scalar_out_recorded(Op op, const TensorImpl& a,
                                const tp_scalar_t& b, TensorImpl& out) {
  record_out(op, Boxed().tensor(a).scalar(b), out);
}

Tensor unary_recorded(Op op, const TensorImpl& a) {
  return record_new(op, Boxed().tensor(a));
}

void unary_out_recorded(Op op, const TensorImpl& a, TensorImpl& out) {
  record_out(op, Boxed().tensor(a), out);
}

void unary_inplace_recorded(Op op, TensorImpl& a) {
  record_out(op, Boxed().tensor(a), a);
}

Tensor where_recorded(const TensorImpl& condition, const TensorImpl& a,
                      const TensorImpl& b) {
  return record_new(Op::kWhere, Boxed().index(condition).tensor(a).tensor(b));
}

void where_out_recorded(const TensorImpl& condition, const TensorImpl& a,
                        const TensorImpl& b, TensorImpl& out) {
  record_out(Op::kWhere, Boxed().index(condition).tensor(a).tensor(b), out);
}

void fill_inplace_recorded(TensorImpl& target, const tp_scalar_t& value) {
  record_out(Op::kFill, Boxed().tensor(target).scalar(value), target);
}

namespace {

Boxed box(Op op, const ParametricArgument* arguments) noexcept {
  Boxed boxed;
  const ArgumentList list = arguments_of(op);
  for (size_t i = 0; i < list.size; ++i) {
    if (arguments[i].number != nullptr) {
      boxed.scalar(*arguments[i].number);
    } else {
      boxed.optional(arguments[i].tensor);
    }
  }
  return boxed;
}

}  // namespace

bool is_any_tracked(Op op, const ParametricArgument* arguments) noexcept {
  const size_t count = parameters_of(op).count;
  uintptr_t tracking = 0;
  for (size_t i = 0; i < count; ++i) {
    if (arguments[i].tensor != nullptr) {
      tracking |= arguments[i].tensor->storage().tracking();
    }
  }
  return __builtin_expect(tracking != 0, 0);
}

Tensor parametric_recorded(Op op, const ParametricArgument* arguments) {
  return record_new(op, box(op, arguments));
}

void parametric_recorded_to(Op op, const ParametricArgument* arguments,
                            TensorImpl& out) {
  record_out(op, box(op, arguments), out);
}

void zero_inplace_recorded(TensorImpl& target) {
  fill_inplace_recorded(target, scalar_of(int64_t{0}));
}

}  // namespace tp::grad
