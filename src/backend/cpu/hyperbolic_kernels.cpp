// Kernels of hyperbolic functions and their inverses.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "kernels/complex_math.h"

namespace tp {

void register_hyperbolic_kernels(RegisterKernelFn add) {
  put_kernels<Op::kSinh, Unary<SinhFunctor>>(add);
  put_kernels<Op::kCosh, Unary<CoshFunctor>>(add);
  put_kernels<Op::kTanh, Unary<TanhFunctor>>(add);
  put_kernels<Op::kAsinh, Unary<AsinhFunctor>>(add);
  put_kernels<Op::kAcosh, Unary<AcoshFunctor>>(add);
  put_kernels<Op::kAtanh, Unary<AtanhFunctor>>(add);
}

}  // namespace tp
