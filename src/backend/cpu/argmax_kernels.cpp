// Kernels of the reductions that tell where the chosen term is: argmax, argmin,
// max_dim, min_dim.
#include "backend/cpu/chosen.h"
#include "backend/cpu/read_as.h"
#include "backend/cpu/register.h"

namespace tp {

namespace {

template <class KernelOf>
void add_real(RegisterKernelFn add, Op op) {
#define TP_ADD_KERNEL(id, type, name, kind)        \
  if constexpr (!element::kIsComplex<type>) {      \
    add(op, TP_DEVICE_CPU, TP_DTYPE_##id,          \
        KernelOf::template run<ComparedAs<type>>); \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace

void register_argmax_kernels(RegisterKernelFn add) {
  add_real<ChosenKernel<MaxReduction>>(add, Op::kArgmax);
  add_real<ChosenKernel<MinReduction>>(add, Op::kArgmin);
  add_real<ChosenKernel<MaxReduction>>(add, Op::kMaxDim);
  add_real<ChosenKernel<MinReduction>>(add, Op::kMinDim);
}

}  // namespace tp
