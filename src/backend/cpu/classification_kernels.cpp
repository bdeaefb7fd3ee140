// Kernels of isnan, isinf and isfinite.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

namespace tp {

namespace {

// T gives bool.
template <class Functor>
struct Classification {
  template <class T>
  static void kernel(KernelCall& call) {
    using L = LoopType<T>;
    run_elementwise(call, unary_loop<OnElements<Functor, L>, Bool, L>,
                    {{TP_DTYPE_BOOL, id_of<L>()}});
  }
};

}  // namespace

void register_classification_kernels(RegisterKernelFn add) {
  put_kernels<Op::kIsNan, Classification<IsNanFunctor>>(add);
  put_kernels<Op::kIsInf, Classification<IsInfFunctor>>(add);
  put_kernels<Op::kIsFinite, Classification<IsFiniteFunctor>>(add);
}

}  // namespace tp
