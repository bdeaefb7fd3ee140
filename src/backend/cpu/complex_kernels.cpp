// Kernels of conj and angle.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "kernels/complex_math.h"

namespace tp {

void register_complex_kernels(RegisterKernelFn add) {
  put_kernels<Op::kConj, Unary<ConjFunctor>>(add);
  put_kernels<Op::kAngle, UnaryToReal<AngleFunctor>>(add);
}

}  // namespace tp
