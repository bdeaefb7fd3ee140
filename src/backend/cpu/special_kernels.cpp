// Kernels of erf, erfc, lgamma and digamma.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

namespace tp {

void register_special_kernels(RegisterKernelFn add) {
  put_kernels<Op::kErf, Unary<ErfFunctor>>(add);
  put_kernels<Op::kErfc, Unary<ErfcFunctor>>(add);
  put_kernels<Op::kLgamma, Unary<LgammaFunctor>>(add);
  put_kernels<Op::kDigamma, Unary<DigammaFunctor>>(add);
}

}  // namespace tp
