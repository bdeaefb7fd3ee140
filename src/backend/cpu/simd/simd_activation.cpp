// Vector kernels of activations: see Note [SIMD
// families].
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
#include "kernels/activations.inc"

void register_kernels(RegisterKernelFn add) {
  TP_PUT_SIMD_MAP(LeakyRelu, 1, 1, AsItIs, kF32F64);
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
