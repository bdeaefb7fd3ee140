// Kernels of pow, hypot and cbrt.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "kernels/complex_math.h"

namespace tp {

void register_power_kernels(RegisterKernelFn add) {
  put_kernels<Op::kPow, Binary<PowFunctor>>(add);
  put_kernels<Op::kHypot, Binary<HypotFunctor>>(add);
  put_kernels<Op::kCbrt, Unary<CbrtFunctor>>(add);
}

}  // namespace tp
