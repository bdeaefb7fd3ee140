#include "autograd/elementwise.h"

#include "autograd/record_tensors.h"
#include "core/scalar.h"
#include "dispatch/arguments.h"
#include "dispatch/parameters.h"

namespace tp::grad {

Tensor unary_recorded(Op op, const TensorImpl& a) {
  return record_tensors([&] { return tp::unary(op, a); }, op, {}, a);
}

Tensor binary_recorded(Op op, const TensorImpl& a, const TensorImpl& b) {
  return record_tensors([&] { return tp::binary(op, a, b); }, op, {}, a, b);
}

void fill_inplace_recorded(TensorImpl& target, const tp_scalar_t& value) {
  record_out(Op::kFill, Boxed().tensor(target).scalar(value), target);
}

namespace {

auto box(Op op, const ParametricArgument* arguments) noexcept {
  return [op, arguments](Boxed& boxed) {
    const size_t count = arguments_of(op).size;
    for (size_t i = 0; i < count; ++i) {
      if (arguments[i].number != nullptr) {
        boxed.scalar(*arguments[i].number);
      } else {
        boxed.optional(arguments[i].tensor);
      }
    }
  };
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
  return tracking != 0;
}

Tensor parametric_recorded(Op op, const ParametricArgument* arguments) {
  return record_new(op, box(op, arguments));
}

void parametric_out_tracked(Op op, const ParametricArgument* arguments,
                            TensorImpl& out) {
  if (is_recorded(op, arguments) || is_recorded(out)) {
    return parametric_recorded_to(op, arguments, out);
  }
  tp::parametric_out(op, arguments, out);
}

void parametric_recorded_to(Op op, const ParametricArgument* arguments,
                            TensorImpl& out) {
  record_out(op, box(op, arguments), out);
}

void zero_inplace_recorded(TensorImpl& target) {
  fill_inplace_recorded(target, scalar_of(int64_t{0}));
}

}  // namespace tp::grad
