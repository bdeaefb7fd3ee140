// Vector kernels of activations: see Note [SIMD families].
#include "backend/cpu/map_loop.h"
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_activation.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "backend/cpu/simd/simd_map.inc"
// Each after what it uses, which is not the order of the alphabet.
// clang-format off
#include "kernels/exponential.inc"
#include "kernels/logarithm.inc"
#include "kernels/special.inc"
#include "kernels/activations.inc"
// clang-format on

void register_kernels(RegisterKernelFn add) {
  TP_PUT_SIMD_MAP(LeakyRelu, 1, 1, AsItIs, kF32F64);
  TP_PUT_SIMD_MAP(Elu, 1, 3, AsItIs, kF32F64);
  TP_PUT_SIMD_MAP(Softplus, 1, 2, AsItIs, kF32F64);
  TP_PUT_SIMD(Silu, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Gelu, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(GeluTanh, SimdUnary, AsItIs, kF32F64);
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

#define TP_SIMD_FAMILY register_simd_activation
#include "backend/cpu/simd/simd_register.inc"
