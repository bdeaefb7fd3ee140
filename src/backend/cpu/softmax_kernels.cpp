// Kernels of softmax and log_softmax.
#include "backend/cpu/read_as.h"
#include "backend/cpu/register.h"
#include "backend/cpu/softmax_kernel.h"

namespace tp {

void register_softmax_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNEL(id, type, name, kind)            \
  if constexpr (element::kIsFloat<type>) {             \
    using T = ComputedAs<type>;                        \
    add(Op::kSoftmax, TP_DEVICE_CPU, TP_DTYPE_##id,    \
        softmax_kernel<SoftmaxStep, T>);               \
    add(Op::kLogSoftmax, TP_DEVICE_CPU, TP_DTYPE_##id, \
        softmax_kernel<LogSoftmaxStep, T>);            \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace tp
