// Vector kernels of hyperbolic functions and their inverses: see Note [SIMD
// families].
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_hyperbolic.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "kernels/exponential.inc"
#include "kernels/logarithm.inc"
// Takes both.
#include "kernels/hyperbolic.inc"

void register_kernels(RegisterKernelFn add) {
  TP_PUT_SIMD(Sinh, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Cosh, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Tanh, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Asinh, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Acosh, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Atanh, SimdUnary, AsItIs, kF32F64);
}

#undef TP_PUT_SIMD

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_hyperbolic
#include "backend/cpu/simd/simd_register.inc"
