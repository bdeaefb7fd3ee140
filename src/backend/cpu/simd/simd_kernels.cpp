// Which instruction set kernels on vectors use.
#include "backend/cpu/kernels.h"
#include "backend/cpu/moves.h"
#include "backend/cpu/simd/simd_families.h"
#include "backend/cpu/term_loops.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_kernels.cpp"
#include "backend/cpu/simd/simd_targets.inc"

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
  use_moves(level);
  use_term_loops(level);
  register_simd_activation(add, level);
  register_simd_arithmetic(add, level);
  register_simd_compress(add, level);
  register_simd_elements(add, level);
  register_simd_exponential(add, level);
  register_simd_hyperbolic(add, level);
  register_simd_optimizer(add, level);
  register_simd_power(add, level);
  register_simd_special(add, level);
  register_simd_ternary(add, level);
  register_simd_trigonometric(add, level);
  register_simd_where(add, level);
}

namespace {

// Zen 4 takes a vector of AVX-512 in two steps, and lines come sooner when each
// is asked for twice: sums of rows in 0.85 of the time, choices of elements in
// 0.96.
bool is_read_by_halves([[maybe_unused]] SimdLevel level) noexcept {
#if HWY_TARGETS & HWY_AVX3
  return level == SimdLevel::kAvx512 && __builtin_cpu_is("amdfam19h");
#else
  return false;
#endif
}

}  // namespace

void use_best_cpu_kernels(RegisterKernelFn add) {
  const SimdLevel level = best_simd_level();
  const bool reads_by_halves = is_read_by_halves(level);
  // A kernel that is there stays.
  if (reads_by_halves) register_simd_where(add, SimdLevel::kAvx2);
  register_cpu_kernels(add, level);
  if (reads_by_halves) use_terms_by_halves();
}

}  // namespace tp

#endif
