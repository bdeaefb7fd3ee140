// The families of the CPU's kernels, each in a file of its own.
#pragma once

#include "backend/cpu/kernels.h"

namespace tp {

// Of these, the first that has a kernel for a place keeps it.
void register_simd_kernels(RegisterKernelFn add, SimdLevel level);
void register_arithmetic_kernels(RegisterKernelFn add);
void register_math_kernels(RegisterKernelFn add);
void register_power_kernels(RegisterKernelFn add);
void register_hyperbolic_kernels(RegisterKernelFn add);
void register_special_kernels(RegisterKernelFn add);
void register_trigonometric_kernels(RegisterKernelFn add);
void register_division_kernels(RegisterKernelFn add);
void register_rounding_kernels(RegisterKernelFn add);
void register_activation_kernels(RegisterKernelFn add);
void register_ternary_kernels(RegisterKernelFn add);
void register_complex_kernels(RegisterKernelFn add);
void register_copy_kernels(RegisterKernelFn add);
void register_sum_kernels(RegisterKernelFn add);
void register_max_kernels(RegisterKernelFn add);
void register_argmax_kernels(RegisterKernelFn add);
void register_matmul_kernels(RegisterKernelFn add, SimdLevel level);
void register_variance_kernels(RegisterKernelFn add);
void register_norm_kernels(RegisterKernelFn add);
void register_logsumexp_kernels(RegisterKernelFn add);
void register_scan_kernels(RegisterKernelFn add);
void register_softmax_kernels(RegisterKernelFn add);
void register_index_kernels(RegisterKernelFn add);
void register_gather_kernels(RegisterKernelFn add);
void register_scatter_kernels(RegisterKernelFn add);
void register_masked_select_kernels(RegisterKernelFn add);
void register_triangle_kernels(RegisterKernelFn add);
void register_uniform_kernels(RegisterKernelFn add);
void register_bernoulli_kernels(RegisterKernelFn add);
void register_layer_norm_kernels(RegisterKernelFn add);
void register_loss_kernels(RegisterKernelFn add);
void register_optimizer_kernels(RegisterKernelFn add);

}  // namespace tp
