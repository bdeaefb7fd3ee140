// Kernels of conj and angle.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

namespace tp {

namespace {

// The angle of a complex number is of the type of its parts.
struct Angle {
  template <class T>
  static void kernel(KernelCall& call) {
    if constexpr (element::kIsComplex<T>) {
      using Part = decltype(T::re);
      run_elementwise(call, unary_loop<OnElements<AngleFunctor, T>, Part, T>,
                      {{id_of<Part>(), id_of<T>()}});
    } else {
      Unary<AngleFunctor>::kernel<T>(call);
    }
  }
};

}  // namespace

void register_complex_kernels(RegisterKernelFn add) {
  put_kernels<Op::kConj, Unary<ConjFunctor>>(add);
  put_kernels<Op::kAngle, Angle>(add);
}

}  // namespace tp
