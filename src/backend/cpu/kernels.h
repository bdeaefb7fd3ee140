// The CPU's kernels.
#pragma once

#include "kernels/kernel_call.h"

namespace tp {

void register_cpu_kernels(RegisterKernelFn add);

}  // namespace tp
