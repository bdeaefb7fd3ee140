// Kernels of square, reciprocal, sqrt, rsqrt, exp, tanh and sigmoid.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

namespace tp {

void register_math_kernels(RegisterKernelFn add) {
  put_kernels<Op::kSquare, Unary<SquareFunctor, Unsigned>>(add);
  put_kernels<Op::kReciprocal, Unary<ReciprocalFunctor>>(add);
  put_kernels<Op::kRsqrt, Unary<RsqrtFunctor>>(add);
  put_kernels<Op::kSigmoid, Unary<SigmoidFunctor>>(add);
  put_kernels<Op::kSqrt, Unary<SqrtFunctor>>(add);
  put_kernels<Op::kExp, Unary<ExpFunctor>>(add);
  put_kernels<Op::kTanh, Unary<TanhFunctor>>(add);
}

}  // namespace tp
