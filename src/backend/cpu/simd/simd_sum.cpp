// Vector kernels of sum and mean: see Note [SIMD families].
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"
#include "backend/cpu/tree_kernels.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_sum.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "backend/cpu/simd/simd_terms.inc"

template <class Functor>
void add_all(RegisterKernelFn add, Op op) {
  const auto put = [add, op](int32_t dtype, Kernel kernel) {
    if (contains(op_info(op).legal, dtype)) {
      add(op, TP_DEVICE_CPU, dtype, kernel);
    }
  };
  const Kernel in_f32 = tree_kernel<Functor, float, VectorLoops>;
  put(TP_DTYPE_F16, in_f32);
  put(TP_DTYPE_BF16, in_f32);
  put(TP_DTYPE_F8_E4M3FN, in_f32);
  put(TP_DTYPE_F8_E5M2, in_f32);
  put(TP_DTYPE_F32, in_f32);
  put(TP_DTYPE_F64, tree_kernel<Functor, double, VectorLoops>);
}

void register_kernels(RegisterKernelFn add) {
  add_all<SumReduction>(add, Op::kSum);
  add_all<MeanReduction>(add, Op::kMean);
  const Kernel whole = tree_kernel<SumReduction, uint64_t, VectorLoops>;
  add(Op::kSum, TP_DEVICE_CPU, TP_DTYPE_I64, whole);
  add(Op::kSum, TP_DEVICE_CPU, TP_DTYPE_U64, whole);
}

#undef TP_PUT_SIMD

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_sum
#include "backend/cpu/simd/simd_register.inc"
