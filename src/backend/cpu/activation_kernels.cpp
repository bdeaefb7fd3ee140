// Kernels of activations with parameters.
#include "backend/cpu/map_loop.h"
#include "backend/cpu/register.h"

namespace tp {

void register_activation_kernels(RegisterKernelFn add) {
  put_kernels<Op::kLeakyRelu, Map<LeakyReluFunctor, 1, 1>>(add);
}

}  // namespace tp
