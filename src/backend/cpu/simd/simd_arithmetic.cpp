// Vector kernels of what takes a few instructions: see Note [SIMD families].
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_arithmetic.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#undef TP_FEW_INSTRUCTIONS
#define TP_FEW_INSTRUCTIONS
#include "backend/cpu/simd/simd_family.inc"

constexpr DTypeSet kWords = kF32F64 | dtype_set(TP_DTYPE_I32, TP_DTYPE_I64);
constexpr DTypeSet kArithmetic = kWords | dtype_set(TP_DTYPE_U32, TP_DTYPE_U64);
// Products of bytes have no instruction: their loops are the compiler's.
constexpr DTypeSet kSums = kArithmetic | dtype_set(TP_DTYPE_U8, TP_DTYPE_U16) |
                           dtype_set(TP_DTYPE_I8, TP_DTYPE_I16);

void register_kernels(RegisterKernelFn add) {
  TP_PUT_SIMD(Add, SimdBinary, Unsigned, kSums);
  TP_PUT_SIMD(Sub, SimdBinary, Unsigned, kSums);
  TP_PUT_SIMD(Mul, SimdBinary, Unsigned, kArithmetic);
  TP_PUT_SIMD(Div, SimdBinary, AsItIs, kF32F64);
  TP_PUT_SIMD(Maximum, SimdBinary, AsItIs, kWords);
  TP_PUT_SIMD(Minimum, SimdBinary, AsItIs, kWords);
  TP_PUT_SIMD(MseLoss, SimdBinary, AsItIs, kF32F64);
  TP_PUT_SIMD(TanhBackward, SimdBinary, AsItIs, kF32F64);
  TP_PUT_SIMD(SigmoidBackward, SimdBinary, AsItIs, kF32F64);
  TP_PUT_SIMD(Neg, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Abs, SimdUnary, AsItIs, kWords);
  TP_PUT_SIMD(Relu, SimdUnary, AsItIs, kWords);
  TP_PUT_SIMD(Sqrt, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Square, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Reciprocal, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Rsqrt, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Sign, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Floor, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Ceil, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Round, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Trunc, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Frac, SimdUnary, AsItIs, kF32F64);
}

#undef TP_PUT_SIMD

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_arithmetic
#include "backend/cpu/simd/simd_register.inc"
