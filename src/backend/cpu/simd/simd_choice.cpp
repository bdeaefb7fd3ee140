// Vector kernels of max and min, and of the places of such terms: see Note
// [SIMD families].
#include "backend/cpu/chosen.h"
#include "backend/cpu/extreme_kernel.h"
#include "backend/cpu/read_as.h"
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_choice.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "backend/cpu/simd/simd_terms.inc"

template <class KernelOf>
void add_extreme(RegisterKernelFn add, Op op) {
#define TP_ADD_KERNEL(id, type) \
  add(op, TP_DEVICE_CPU, TP_DTYPE_##id, KernelOf::template run<type>)
  TP_ADD_KERNEL(F32, float);
  TP_ADD_KERNEL(F16, float);
  TP_ADD_KERNEL(BF16, float);
  TP_ADD_KERNEL(F64, double);
  TP_ADD_KERNEL(I32, int32_t);
  TP_ADD_KERNEL(I64, int64_t);
  TP_ADD_KERNEL(U8, uint8_t);
  TP_ADD_KERNEL(BOOL, uint8_t);
#undef TP_ADD_KERNEL
}

template <class KernelOf>
void add_chosen(RegisterKernelFn add, Op op) {
#define TP_ADD_KERNEL(id, type, name, kind)        \
  if constexpr (!element::kIsComplex<type> &&      \
                !std::is_same_v<type, uint64_t>) { \
    add(op, TP_DEVICE_CPU, TP_DTYPE_##id,          \
        KernelOf::template run<ReadAs<type>>);     \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

void register_kernels(RegisterKernelFn add) {
  using Loops = VectorLoops;
  add_extreme<ExtremeKernel<MaxReduction, Loops>>(add, Op::kMax);
  add_extreme<ExtremeKernel<MinReduction, Loops>>(add, Op::kMin);
  add_chosen<PlaceKernel<MaxReduction, Loops>>(add, Op::kArgmax);
  add_chosen<PlaceKernel<MinReduction, Loops>>(add, Op::kArgmin);
  add_chosen<ValueAndPlaceKernel<MaxReduction, Loops>>(add, Op::kMaxDim);
  add_chosen<ValueAndPlaceKernel<MinReduction, Loops>>(add, Op::kMinDim);
}

#undef TP_PUT_SIMD

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_choice
#include "backend/cpu/simd/simd_register.inc"
