// Kernels of square, reciprocal, square roots, exponentials and logarithms.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "kernels/complex_math.h"

namespace tp {

void register_math_kernels(RegisterKernelFn add) {
  put_kernels<Op::kSquare, Unary<SquareFunctor, Unsigned>>(add);
  put_kernels<Op::kReciprocal, Unary<ReciprocalFunctor>>(add);
  put_kernels<Op::kRsqrt, Unary<RsqrtFunctor>>(add);
  put_kernels<Op::kSigmoid, Unary<SigmoidFunctor>>(add);
  put_kernels<Op::kSqrt, Unary<SqrtFunctor>>(add);
  put_kernels<Op::kExp, Unary<ExpFunctor>>(add);
  put_kernels<Op::kExp2, Unary<Exp2Functor>>(add);
  put_kernels<Op::kExpm1, Unary<Expm1Functor>>(add);
  put_kernels<Op::kLog, Unary<LogFunctor>>(add);
  put_kernels<Op::kLog2, Unary<Log2Functor>>(add);
  put_kernels<Op::kLog10, Unary<Log10Functor>>(add);
  put_kernels<Op::kLog1p, Unary<Log1pFunctor>>(add);
}

}  // namespace tp
