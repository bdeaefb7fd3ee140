// Kernels of add, sub, mul, div, maximum, minimum, neg, abs and relu.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "kernels/complex_math.h"

namespace tp {

namespace {

// The magnitude of a complex number is of the type of its parts.
struct Magnitude {
  template <class T>
  static void kernel(KernelCall& call) {
    if constexpr (element::kIsComplex<T>) {
      using Part = decltype(T::re);
      run_elementwise(call, unary_loop<OnElements<AbsFunctor, T>, Part, T>,
                      {{id_of<Part>(), id_of<T>()}});
    } else {
      Unary<AbsFunctor>::kernel<T>(call);
    }
  }
};

}  // namespace

void register_arithmetic_kernels(RegisterKernelFn add) {
  put_kernels<Op::kAdd, Binary<AddFunctor, Unsigned>>(add);
  put_kernels<Op::kSub, Binary<SubFunctor, Unsigned>>(add);
  put_kernels<Op::kMul, Binary<MulFunctor, Unsigned>>(add);
  put_kernels<Op::kDiv, Binary<DivFunctor>>(add);
  put_kernels<Op::kMaximum, Binary<MaximumFunctor>>(add);
  put_kernels<Op::kMinimum, Binary<MinimumFunctor>>(add);
  put_kernels<Op::kNeg, Unary<NegFunctor, Unsigned>>(add);
  put_kernels<Op::kAbs, Magnitude>(add);
  put_kernels<Op::kRelu, Unary<ReluFunctor>>(add);
}

}  // namespace tp
