// Kernels of sign, floor, ceil, round, trunc and frac.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

namespace tp {

void register_rounding_kernels(RegisterKernelFn add) {
  put_kernels<Op::kSign, Unary<SignFunctor>>(add);
  put_kernels<Op::kFloor, Unary<FloorFunctor>>(add);
  put_kernels<Op::kCeil, Unary<CeilFunctor>>(add);
  put_kernels<Op::kRound, Unary<RoundFunctor>>(add);
  put_kernels<Op::kTrunc, Unary<TruncFunctor>>(add);
  put_kernels<Op::kFrac, Unary<FracFunctor>>(add);
}

}  // namespace tp
