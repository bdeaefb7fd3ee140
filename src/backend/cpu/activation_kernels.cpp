// Kernels of leaky_relu, elu, softplus, silu and gelu.
#include "backend/cpu/map_loop.h"
#include "backend/cpu/register.h"
#include "kernels/complex_math.h"

namespace tp {

void register_activation_kernels(RegisterKernelFn add) {
  put_kernels<Op::kLeakyRelu, Map<LeakyReluFunctor, 1, 1>>(add);
  put_kernels<Op::kElu, Map<EluFunctor, 1, 3>>(add);
  put_kernels<Op::kSoftplus, Map<SoftplusFunctor, 1, 2>>(add);
  put_kernels<Op::kSilu, Unary<SiluFunctor>>(add);
  put_kernels<Op::kGelu, Unary<GeluFunctor>>(add);
  put_kernels<Op::kGeluTanh, Unary<GeluTanhFunctor>>(add);
}

}  // namespace tp
