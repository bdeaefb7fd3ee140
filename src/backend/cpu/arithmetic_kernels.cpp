// Kernels of add, sub, mul, div, maximum, minimum, neg, abs, relu and of the
// slopes of tanh and sigmoid.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "kernels/complex_math.h"

namespace tp {

void register_arithmetic_kernels(RegisterKernelFn add) {
  put_kernels<Op::kAdd, Binary<AddFunctor, Unsigned>>(add);
  put_kernels<Op::kSub, Binary<SubFunctor, Unsigned>>(add);
  put_kernels<Op::kMul, Binary<MulFunctor, Unsigned>>(add);
  put_kernels<Op::kDiv, Binary<DivFunctor>>(add);
  put_kernels<Op::kMaximum, Binary<MaximumFunctor>>(add);
  put_kernels<Op::kMinimum, Binary<MinimumFunctor>>(add);
  put_kernels<Op::kTanhBackward, Binary<TanhBackwardFunctor>>(add);
  put_kernels<Op::kSigmoidBackward, Binary<SigmoidBackwardFunctor>>(add);
  put_kernels<Op::kNeg, Unary<NegFunctor, Unsigned>>(add);
  put_kernels<Op::kAbs, UnaryToReal<AbsFunctor>>(add);
  put_kernels<Op::kRelu, Unary<ReluFunctor>>(add);
}

}  // namespace tp
