// Kernels of masked_select, element by element.
#include "backend/cpu/masked_rows.h"
#include "backend/cpu/register.h"
#include "backend/cpu/widths.h"
#include "core/dtype.h"

namespace tp {

namespace {

template <class T>
void masked_select_kernel(KernelCall& call) {
  run_masked_select(call, masked_loop<T>);
}

}  // namespace

void register_masked_select_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNELS(id, type, name, kind)           \
  add(Op::kMaskedSelect, TP_DEVICE_CPU, TP_DTYPE_##id, \
      masked_select_kernel<Width<type>>);
  TP_FOR_EACH_DTYPE(TP_ADD_KERNELS)
#undef TP_ADD_KERNELS
}

}  // namespace tp
