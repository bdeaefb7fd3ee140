// Kernels of where and masked_fill, apart from other loops of elements: a
// processor may have a best level of its own for what reads three operands.
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"
#include "backend/cpu/widths.h"
#include "core/dtype.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_where.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#include "backend/cpu/loops.inc"
#include "backend/cpu/where_kernels.inc"

void register_kernels(RegisterKernelFn add) { register_where(add); }

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_where
#include "backend/cpu/simd/simd_register.inc"
