// Kernels on SIMD vectors, compiled for each instruction set and registered for
// the best one that the processor has. What has none here, or on a processor
// without AVX2, runs the loops of single elements.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

// Ours to choose, by CPUID: Highway's own choice lies in its shared library.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_kernels.cpp"
#if defined(TP_ONE_SIMD_TARGET)
#define TP_NOT_AVX3 HWY_AVX3
#else
#define TP_NOT_AVX3 0
#endif
#define HWY_DISABLED_TARGETS \
  (HWY_SSSE3 | HWY_SSE4 | HWY_AVX3_DL | HWY_SVE | HWY_SVE2 | TP_NOT_AVX3)
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128

namespace {

namespace hn = hwy::HWY_NAMESPACE;

#include "backend/cpu/simd/simd_loops.inc"
#include "backend/cpu/simd/simd_math.inc"
#include "kernels/functors.inc"

// T's kernel with vectors for a functor, of which there are two: this target's
// and, for single elements, the common one.
template <class Functor, class ElementFunctor, template <class> class As>
struct SimdBinary {
  template <class T>
  static void kernel(KernelCall& call) {
    using E = As<T>;
    run_elementwise(
        call,
        simd_binary_loop<Functor, E,
                         binary_loop<OnElements<ElementFunctor, E>, E, E, E>>,
        {{id_of<T>(), id_of<T>(), id_of<T>()}});
  }
};

template <class Functor, class ElementFunctor, template <class> class As>
struct SimdUnary {
  template <class T>
  static void kernel(KernelCall& call) {
    using E = As<T>;
    run_elementwise(
        call,
        simd_unary_loop<Functor, E,
                        unary_loop<OnElements<ElementFunctor, E>, E, E>>,
        {{id_of<T>(), id_of<T>()}});
  }
};

constexpr DTypeSet kF32F64 = dtype_set(TP_DTYPE_F32, TP_DTYPE_F64);
constexpr DTypeSet kWords = kF32F64 | dtype_set(TP_DTYPE_I32, TP_DTYPE_I64);
constexpr DTypeSet kArithmetic = kWords | dtype_set(TP_DTYPE_U32, TP_DTYPE_U64);

#define TP_PUT_SIMD(op, family, as, set) \
  put_kernels<Op::k##op, family<op##Functor, ::tp::op##Functor, as>, set>(add)

}  // namespace

void register_kernels(RegisterKernelFn add) {
  TP_PUT_SIMD(Add, SimdBinary, Unsigned, kArithmetic);
  TP_PUT_SIMD(Sub, SimdBinary, Unsigned, kArithmetic);
  TP_PUT_SIMD(Mul, SimdBinary, Unsigned, kArithmetic);
  TP_PUT_SIMD(Div, SimdBinary, AsItIs, kF32F64);
  TP_PUT_SIMD(Maximum, SimdBinary, AsItIs, kWords);
  TP_PUT_SIMD(Minimum, SimdBinary, AsItIs, kWords);
  TP_PUT_SIMD(MseLoss, SimdBinary, AsItIs, kF32F64);
  TP_PUT_SIMD(Neg, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Abs, SimdUnary, AsItIs, kWords);
  TP_PUT_SIMD(Relu, SimdUnary, AsItIs, kWords);
  TP_PUT_SIMD(Sqrt, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Exp, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Tanh, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Square, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Reciprocal, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Rsqrt, SimdUnary, AsItIs, kF32F64);
  TP_PUT_SIMD(Sigmoid, SimdUnary, AsItIs, kF32F64);
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

}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tp {

SimdLevel best_simd_level() noexcept {
#if HWY_TARGETS & HWY_AVX3
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("bmi2")) {
    return SimdLevel::kAvx512;
  }
#endif
#if HWY_TARGETS & HWY_AVX2
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
      __builtin_cpu_supports("bmi2")) {
    return SimdLevel::kAvx2;
  }
#endif
  return SimdLevel::kBaseline;
}

void register_simd_kernels(RegisterKernelFn add, SimdLevel level) {
#if HWY_TARGETS & HWY_AVX3
  if (level == SimdLevel::kAvx512) N_AVX3::register_kernels(add);
#endif
#if HWY_TARGETS & HWY_AVX2
  if (level == SimdLevel::kAvx2) N_AVX2::register_kernels(add);
#endif
  if (level == SimdLevel::kBaseline) HWY_STATIC_DISPATCH(register_kernels)(add);
}

}  // namespace tp

#endif
