// Vector kernels of clamp, lerp, addcmul, addcdiv and nan_to_num: see Note
// [SIMD families].
#include "backend/cpu/map_loop.h"
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_ternary.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "backend/cpu/simd/simd_map.inc"
#include "kernels/ternary.inc"

void register_kernels(RegisterKernelFn add) {
  constexpr DTypeSet kWords = kF32F64 | dtype_set(TP_DTYPE_I32, TP_DTYPE_I64);
  TP_PUT_SIMD_MAP(Clamp, 3, 0, AsItIs, kWords);
  TP_PUT_SIMD_MAP(Lerp, 3, 0, AsItIs, kF32F64);
  TP_PUT_SIMD_MAP(Addcmul, 3, 1, Unsigned, kWords);
  TP_PUT_SIMD_MAP(Addcdiv, 3, 1, AsItIs, kF32F64);
  TP_PUT_SIMD_MAP(NanToNum, 1, 3, AsItIs, kF32F64);
}

#undef TP_PUT_SIMD
#undef TP_PUT_SIMD_MAP

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_ternary
#include "backend/cpu/simd/simd_register.inc"
