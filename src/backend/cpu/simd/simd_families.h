// The families of kernels on SIMD vectors.
//
// Note [SIMD families]: each has a translation unit, so that none takes long to
// compile: simd_targets.inc compiles it once for each instruction set, with
// simd_family.inc and its functors in an unnamed namespace, where it defines
// register_kernels; simd_register.inc calls the one of the level in use. What
// has none there, or on a processor without AVX2, runs the loops of single
// elements.
#pragma once

#include "backend/cpu/families.h"
#include "backend/cpu/streaming.h"

namespace tp {

void register_simd_activation(RegisterKernelFn add, SimdLevel level);
void register_simd_arithmetic(RegisterKernelFn add, SimdLevel level);
void register_simd_compress(RegisterKernelFn add, SimdLevel level);
void register_simd_elements(RegisterKernelFn add, SimdLevel level);
void register_simd_exponential(RegisterKernelFn add, SimdLevel level);
void register_simd_hyperbolic(RegisterKernelFn add, SimdLevel level);
void register_simd_optimizer(RegisterKernelFn add, SimdLevel level);
void register_simd_power(RegisterKernelFn add, SimdLevel level);
void register_simd_special(RegisterKernelFn add, SimdLevel level);
void register_simd_ternary(RegisterKernelFn add, SimdLevel level);
void register_simd_trigonometric(RegisterKernelFn add, SimdLevel level);
void register_simd_where(RegisterKernelFn add, SimdLevel level);

}  // namespace tp
