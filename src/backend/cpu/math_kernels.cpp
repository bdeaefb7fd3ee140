// Kernels of sqrt, exp and tanh.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

namespace tp {

void register_math_kernels(RegisterKernelFn add) {
  put_kernels<Op::kSqrt, Unary<SqrtFunctor>>(add);
  put_kernels<Op::kExp, Unary<ExpFunctor>>(add);
  put_kernels<Op::kTanh, Unary<TanhFunctor>>(add);
}

}  // namespace tp
