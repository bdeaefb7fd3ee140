// Kernels of logsumexp.
#include "backend/cpu/logsumexp_kernel.h"
#include "backend/cpu/read_as.h"
#include "backend/cpu/register.h"

namespace tp {

void register_logsumexp_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNEL(id, type, name, kind)           \
  if constexpr (element::kIsFloat<type>) {            \
    add(Op::kLogsumexp, TP_DEVICE_CPU, TP_DTYPE_##id, \
        logsumexp_kernel<ComputedAs<type>>);          \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace tp
