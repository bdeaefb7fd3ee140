// Vector kernels of functions of angles and their inverses: see Note [SIMD
// families].
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_trigonometric.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "kernels/trigonometric.inc"

void register_kernels(RegisterKernelFn add) {
  TP_PUT_SIMD(Sin, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Cos, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Tan, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Asin, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Acos, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Atan, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Atan2, SimdBinary, AsItIs, kF32F64);
}

#undef TP_PUT_SIMD

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_trigonometric
#include "backend/cpu/simd/simd_register.inc"
