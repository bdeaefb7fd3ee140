#include "ops/fill.h"

#include "core/scalar.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/elementwise_plan.h"

namespace tp {

namespace {

Kernel fill_kernel(const TensorImpl& target) {
  return get_kernel(Op::kFill, target.device().type, target.dtype());
}

void run_fill(Kernel kernel, TensorImpl& target, const tp_scalar_t& value) {
  if (target.numel() == 0) return;
  alignas(16) unsigned char element[sizeof(Complex<double>)];
  store_scalar(value, target.dtype(), element);
  ElementwisePlan plan(target.sizes());
  plan.add(target);
  plan.add_element(element, target.dtype());
  plan.build();
  KernelCall call = make_call(Op::kFill, target.dtype(), target.device());
  call.host_operands = 1u << 1;
  plan.describe(call);
  run_kernel(kernel, call, target);
}

}  // namespace

void fill_fresh(TensorImpl& target, const tp_scalar_t& value) {
  check_scalar_fits(value, target.dtype());
  run_fill(fill_kernel(target), target, value);
}

void zero_fresh(TensorImpl& target) {
  fill_fresh(target, scalar_of(int64_t{0}));
}

void fill_inplace(TensorImpl& target, const tp_scalar_t& value) {
  target.storage().check_writable();
  check_scalar_fits(value, target.dtype());
  const Kernel kernel = fill_kernel(target);
  write_in_place(target, [&](TensorImpl& to) { run_fill(kernel, to, value); });
}

void zero_inplace(TensorImpl& target) {
  fill_inplace(target, scalar_of(int64_t{0}));
}

}  // namespace tp
