#include "backend/cpu/kernels.h"

#include "backend/cpu/register.h"

namespace tp {

void register_cpu_kernels(RegisterKernelFn add, SimdLevel level) {
  register_simd_kernels(add, level);
  register_arithmetic_kernels(add);
  register_math_kernels(add);
  register_power_kernels(add);
  register_hyperbolic_kernels(add);
  register_special_kernels(add);
  register_trigonometric_kernels(add);
  register_division_kernels(add);
  register_rounding_kernels(add);
  register_activation_kernels(add);
  register_ternary_kernels(add);
  register_complex_kernels(add);
  register_copy_kernels(add);
  register_sum_kernels(add);
  register_max_kernels(add);
  register_argmax_kernels(add);
  register_matmul_kernels(add, level);
  register_variance_kernels(add);
  register_norm_kernels(add);
  register_logsumexp_kernels(add);
  register_scan_kernels(add);
  register_softmax_kernels(add);
  register_index_kernels(add);
  register_gather_kernels(add);
  register_scatter_kernels(add);
  register_masked_select_kernels(add);
  register_triangle_kernels(add);
  register_uniform_kernels(add);
  register_bernoulli_kernels(add);
  register_layer_norm_kernels(add);
  register_loss_kernels(add);
  register_optimizer_kernels(add);
}

}  // namespace tp
