// Vector kernels of softmax, log_softmax and logsumexp: see Note [SIMD
// families].
#include "backend/cpu/logsumexp_kernel.h"
#include "backend/cpu/read_as.h"
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"
#include "backend/cpu/softmax_kernel.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_softmax.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "backend/cpu/simd/simd_terms.inc"

void register_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNEL(id, type, name, kind)              \
  if constexpr (element::kIsFloat<type>) {               \
    using T = ComputedAs<type>;                          \
    add(Op::kSoftmax, TP_DEVICE_CPU, TP_DTYPE_##id,      \
        softmax_kernel<SoftmaxStep, T, VectorLoops>);    \
    add(Op::kLogSoftmax, TP_DEVICE_CPU, TP_DTYPE_##id,   \
        softmax_kernel<LogSoftmaxStep, T, VectorLoops>); \
    add(Op::kLogsumexp, TP_DEVICE_CPU, TP_DTYPE_##id,    \
        logsumexp_kernel<T, VectorLoops>);               \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

#undef TP_PUT_SIMD

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_softmax
#include "backend/cpu/simd/simd_register.inc"
