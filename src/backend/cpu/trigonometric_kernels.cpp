// Kernels of sin, cos, tan and their inverses.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "kernels/complex_math.h"

namespace tp {

void register_trigonometric_kernels(RegisterKernelFn add) {
  put_kernels<Op::kSin, Unary<SinFunctor>>(add);
  put_kernels<Op::kCos, Unary<CosFunctor>>(add);
  put_kernels<Op::kTan, Unary<TanFunctor>>(add);
  put_kernels<Op::kAsin, Unary<AsinFunctor>>(add);
  put_kernels<Op::kAcos, Unary<AcosFunctor>>(add);
  put_kernels<Op::kAtan, Unary<AtanFunctor>>(add);
  put_kernels<Op::kAtan2, Binary<Atan2Functor>>(add);
}

}  // namespace tp
