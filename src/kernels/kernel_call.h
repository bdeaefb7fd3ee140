// What a kernel of the library is given: the public call with room for its
// operands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "kernels/operators.h"
#include "tensorplay/kernel.h"

namespace tp {

// The most operands, results included, of the library's kernels but for steps
// of optimisers, and of any kernel: those have as many.
inline constexpr size_t kMaxOperands = 4;
inline constexpr size_t kMaxCallOperands = 9;
// The most numbers that an operator of the library tells its kernel.
inline constexpr size_t kMaxCallAttributes = 7;

using KernelOperand = tp_kernel_operand_t;

// Numbers of the public header with a scope, converting to what it declares.
namespace kernel_path {
enum Path : int32_t {
  kLinear = TP_PATH_LINEAR,
  kScalar = TP_PATH_SCALAR,
  kRows = TP_PATH_ROWS,
  kStrided = TP_PATH_STRIDED
};
}  // namespace kernel_path
using KernelPath = kernel_path::Path;

// A kernel reports by throwing and has written nothing then, or everything
// otherwise. Kernels for a device with streams queue their work on `stream`.
// Not copied: it points into itself.
struct KernelCall : tp_kernel_call_t {
  KernelCall(Op called, int32_t dtype, int32_t type, int32_t index) noexcept
      : tp_kernel_call_t{} {
    struct_size = sizeof(tp_kernel_call_t);
    op = static_cast<int32_t>(called);
    path = KernelPath::kStrided;
    compute_dtype = dtype;
    device_type = type;
    device_index = index;
    result_count = 1;
    operands = room;
  }
  KernelCall(const KernelCall&) = delete;
  KernelCall& operator=(const KernelCall&) = delete;

  // The integers that an operator tells its kernel.
  void set_attribute(int64_t value) noexcept { set_attributes({value}); }
  void set_attributes(std::initializer_list<int64_t> values) noexcept {
    attribute_count = 0;
    for (int64_t value : values) add_attribute({TP_DTYPE_I64, 0, value, 0, 0});
  }
  void add_attribute(const tp_scalar_t& value) noexcept {
    attributes = attribute_room;
    attribute_room[attribute_count++] = value;
  }
  void set_number(double value) noexcept {
    add_attribute({TP_DTYPE_F64, 0, 0, value, 0});
  }
  int64_t attribute(size_t i = 0) const noexcept {
    return attributes[i].integer;
  }
  // What some reductions have behind their integer.
  double number() const noexcept {
    return attribute_count < 2 ? 0 : attributes[1].real;
  }

  // Behind `operands`: what a front end writes. Only operand_count are set.
  KernelOperand room[kMaxCallOperands];
  tp_scalar_t attribute_room[kMaxCallAttributes];
};

using Kernel = void (*)(KernelCall& call);

// How a device hands its kernels to the dispatch table.
using RegisterKernelFn = void (*)(Op op, int32_t device_type, int32_t dtype,
                                  Kernel kernel);

}  // namespace tp
