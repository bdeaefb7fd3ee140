// Kernels of programs see operands of one dtype: others are converted around
// them.
#pragma once

#include "dispatch/foreign_kernels.h"

namespace tp {

// On the CPU, elementwise calls run block by block, with what is not of the
// dtype wanted in a block on the stack. Others get converted copies, made by
// the device's copy kernel.
void run_converted(const ForeignKernel& kernel, const KernelCall& call);

}  // namespace tp
