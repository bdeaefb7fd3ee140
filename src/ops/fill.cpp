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
  KernelCall call = make_call(Op::kFill, target.dtype(), target.device());
  call.host_operands = 1u << 1;
  if (target.is_contiguous()) {
    const int64_t numel = target.numel();
    const auto stride = static_cast<int64_t>(target.itemsize());
    const int64_t repeated = 0;
    const auto dtype = static_cast<int32_t>(target.dtype());
    call.path = KernelPath::kScalar;
    call.operand_count = 2;
    call.room[0] = {target.data(), &numel, &stride, 1, dtype};
    call.room[1] = {element, &numel, &repeated, 1, dtype};
    return run_unmixed_kernel(kernel, call, target);
  }
  ElementwisePlan plan(target.sizes());
  plan.add(target);
  plan.add_element(element, target.dtype());
  plan.build();
  plan.describe(call);
  run_unmixed_kernel(kernel, call, target);
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
