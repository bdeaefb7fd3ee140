// The CPU's kernels.
#pragma once

#include "kernels/kernel_call.h"

namespace tp {

// Instruction sets that kernels are compiled for, the best last. The lowest is
// what every processor of the architecture has.
enum class SimdLevel : int32_t { kBaseline, kAvx2, kAvx512 };

// The best one that is in the build and that the processor has.
SimdLevel best_simd_level() noexcept;

// What has a kernel already keeps it.
void register_cpu_kernels(RegisterKernelFn add, SimdLevel level);
// The same of what the processor is fastest with.
void use_best_cpu_kernels(RegisterKernelFn add);

}  // namespace tp
