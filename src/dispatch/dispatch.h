// The table [operator][device][compute dtype] of kernels.
//
// Filled by explicit registration, read without a lock. What is missing is what
// the operator table declares and nobody has registered.
#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/cpu/kernels.h"
#include "core/device.h"
#include "core/dtype.h"
#include "core/thread_state.h"
#include "dispatch/watch.h"
#include "kernels/kernel_call.h"

namespace tp {

// Operators in all: those of the library and those that programs add.
inline constexpr size_t kOpCapacity = 512;
static_assert(kOpCount < kOpCapacity);

enum class OnDuplicate { kRefuse, kReplace };

// Refuses unknown devices, dtypes the operator does not compute in and, unless
// asked to replace, a place that another kernel has. The same kernel twice is
// harmless.
void register_kernel(Op op, int32_t device_type, DType dtype, Kernel kernel,
                     OnDuplicate on_duplicate = OnDuplicate::kRefuse);
// Empties a place; returns what was there.
Kernel unregister_kernel(Op op, int32_t device_type, DType dtype) noexcept;
// What registering checks before it looks at the place.
void check_place(Op op, int32_t device_type, DType dtype);
[[noreturn]] void fail_taken(Op op, int32_t device_type, DType dtype);

// nullptr if there is none.
Kernel find_kernel(Op op, int32_t device_type, DType dtype) noexcept;
// Fails with missing-kernel, naming operator, device and dtype. `asked` is the
// operator that was called where it has the kernel of another: what is not
// defined is not defined for that one.
Kernel get_kernel(Op op, int32_t device_type, DType dtype, Op asked);
inline Kernel get_kernel(Op op, int32_t device_type, DType dtype) {
  return get_kernel(op, device_type, dtype, op);
}
[[noreturn]] void fail_missing(Op op, int32_t device_type, DType dtype);

// What a device has no kernel for. Fills at most `capacity` places and returns
// how many there are in all.
size_t list_missing_kernels(int32_t device_type, tp_missing_kernel_t* out,
                            size_t capacity) noexcept;

// Registers what is built in, before the first operator. Twice is harmless.
void register_builtin_kernels();
// Forgets the CPU's kernels and registers those of an instruction set, or null:
// the fastest. For tests: nobody else may be calling operators.
void use_simd_level(const SimdLevel* level);

// A call as the spy keeps it in the thread's state.
inline uint64_t kernel_code(const KernelCall& call, bool mixed) noexcept {
  return static_cast<uint64_t>(call.op) |
         static_cast<uint64_t>(call.compute_dtype) << 16 |
         static_cast<uint64_t>(call.path) << 24 |
         static_cast<uint64_t>(mixed) << 32;
}

// A call without its operands.
inline KernelCall make_call(Op op, DType compute, Device device) noexcept {
  return KernelCall(op, static_cast<int32_t>(compute), device.type,
                    device.index);
}

// The type of the result of an operator that computes in a type.
DType result_of(ResultRule rule, DType compute) noexcept;

// The operator refuses a dtype that its row does not list.
void check_legal(Op op, DType compute);

// Which dtype an operand of a call has by the operator's row.
int32_t dtype_by_row(const KernelCall& call, uint32_t operand) noexcept;
// Whether an operand has another.
bool converts(const KernelCall& call) noexcept;

// Notes a call for the spy.
void note_kernel(const KernelCall& call) noexcept;
// Runs a kernel, watched if the host wants that, and notes it. `tensors` are
// what the operands stand for, in their order and without numbers; a watcher
// that is not told sees the operands.
template <class... Tensors>
inline void run_kernel(Kernel kernel, KernelCall& call,
                       const Tensors&... tensors) {
  note_kernel(call);
  launch(kernel, call, tensors...);
}
// The same where all operands are of the compute dtype.
template <class... Tensors>
inline void run_unmixed_kernel(Kernel kernel, KernelCall& call,
                               const Tensors&... tensors) {
  thread_state().last_kernel_code = kernel_code(call, false);
  launch(kernel, call, tensors...);
}
// "add/f32/linear", with "+convert" where an operand was not of the compute
// dtype; "" if the thread ran none. Borrowed until the thread's next kernel.
const char* last_kernel_text() noexcept;

}  // namespace tp
