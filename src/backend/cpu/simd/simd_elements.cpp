// Kernels whose loops of single elements the compiler turns into vectors by
// itself, compiled for each instruction set and for none: see Note [SIMD
// families].
#include <utility>

#include "backend/cpu/map_loop.h"
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"
#include "core/dtype.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_elements.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#include "backend/cpu/classification_kernels.inc"
#include "backend/cpu/comparison_kernels.inc"
#include "backend/cpu/families.inc"
#include "backend/cpu/logic_kernels.inc"
#include "backend/cpu/loops.inc"
#include "backend/cpu/map_loop.inc"

constexpr DTypeSet kNarrow =
    dtype_set(TP_DTYPE_U8, TP_DTYPE_U16) | dtype_set(TP_DTYPE_I8, TP_DTYPE_I16);

void register_narrow_arithmetic(RegisterKernelFn add) {
  put_kernels<Op::kMul, Binary<MulFunctor, Unsigned>, kNarrow>(add);
  put_kernels<Op::kMaximum, Binary<MaximumFunctor>, kNarrow>(add);
  put_kernels<Op::kMinimum, Binary<MinimumFunctor>, kNarrow>(add);
  put_kernels<Op::kClamp, Map<ClampFunctor, 3, 0>, kNarrow>(add);
}

void register_kernels(RegisterKernelFn add) {
  register_narrow_arithmetic(add);
  register_classifications(add);
  register_comparisons(add);
  register_logic(add);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_elements
#include "backend/cpu/simd/simd_register.inc"
