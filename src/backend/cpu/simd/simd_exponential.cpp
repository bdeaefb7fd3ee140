// Vector kernels of exponentials, logarithms and the logistic function: see
// Note [SIMD families].
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_exponential.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "kernels/exponential.inc"
#include "kernels/logarithm.inc"

void register_kernels(RegisterKernelFn add) {
  TP_PUT_SIMD(Exp, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Exp2, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Expm1, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Log, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Log2, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Log10, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Log1p, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Sigmoid, SimdUnary, AsItIs, kF32F64);
}

#undef TP_PUT_SIMD

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_exponential
#include "backend/cpu/simd/simd_register.inc"
