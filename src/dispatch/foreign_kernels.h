// Kernels that programs register.
//
// The table of kernels holds plain functions of the library. Where a program
// registered one, it holds a trampoline, which finds the program's function and
// data in a second table.
//
// Note [Readers]: a place of the second table counts the threads that are in
// its kernel. Whoever replaces a kernel puts the one before on a list of the
// place; it is destroyed by whoever then finds that nobody is inside: a reader
// that comes later finds the new one. Both sides use sequentially consistent
// operations, so that a reader has either been counted when the writer looks,
// or looks at the pointer after it was changed.
#pragma once

#include <cstdint>

#include "core/dtype.h"
#include "kernels/kernel_call.h"
#include "tensorplay/kernel.h"

namespace tp {

struct ForeignKernel {
  tp_kernel_fn kernel;
  void* user_data;
  tp_destroy_fn destroy;
  uint32_t flags;  // TP_KERNEL_
};

// Throws and keeps nothing on failure.
void register_foreign_kernel(Op op, int32_t device_type, DType dtype,
                             const ForeignKernel& kernel);
// The kernel of the library that was there before, if any, is there again.
// Fails with state if no program registered one.
void unregister_foreign_kernel(Op op, int32_t device_type, DType dtype);
// Those of a device type: nobody may be calling operators there.
void forget_foreign_kernels(int32_t device_type) noexcept;

// Runs a kernel of a program on operands that are as it wants them.
void run_foreign(const ForeignKernel& kernel, const tp_kernel_call_t& call);

}  // namespace tp
