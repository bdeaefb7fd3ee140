// Kernels of clamp, lerp, addcmul, addcdiv and nan_to_num.
#include "backend/cpu/map_loop.h"
#include "backend/cpu/register.h"

namespace tp {

void register_ternary_kernels(RegisterKernelFn add) {
  put_kernels<Op::kClamp, Map<ClampFunctor, 3, 0>>(add);
  put_kernels<Op::kLerp, Map<LerpFunctor, 3, 0>>(add);
  put_kernels<Op::kAddcmul, Map<AddcmulFunctor, 3, 1, Unsigned>>(add);
  put_kernels<Op::kAddcdiv, Map<AddcdivFunctor, 3, 1>>(add);
  put_kernels<Op::kNanToNum, Map<NanToNumFunctor, 1, 3>>(add);
}

}  // namespace tp
