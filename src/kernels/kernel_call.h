// What a kernel is given: the one signature of all kernels of all devices.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/operators.h"
#include "tensorplay/tensor.h"

namespace tp {

// The most operands an operator has, the result included.
inline constexpr size_t kMaxOperands = 3;

// An operand as the kernel is to walk it. The last dimension is the innermost;
// strides count bytes, may be negative and are 0 where an operand repeats.
struct KernelOperand {
  void* data;  // element 0; null only without elements
  const int64_t* sizes;
  const int64_t* strides;
  int32_t rank;
  int32_t dtype;
};

// How the operands of a call lie. The first three tell a kernel which of its
// loops to take; it must work for kStrided whatever is said.
enum class KernelPath : int32_t {
  kLinear,  // one run, all operands contiguous
  kScalar,  // one run, contiguous but for operands that repeat one element
  kRows,    // several runs, each as above
  kStrided
};

// Sizes by family:
// - elementwise (and fill, copy): all operands have the same sizes, dimensions
//   are merged and ordered by the result's strides.
// - reductions: both have the operand's sizes, kept dimensions first; the last
//   `attribute` dimensions are reduced, in logical order, and the result's
//   strides are 0 there. max_dim and min_dim have a second result, the i64
//   index, as their last operand.
// - matmul: (batch.., m, n), (batch.., m, k), (batch.., k, n).
// - index_select: result, source, index (rank 1); `attribute` is the dimension.
//
// A kernel reports by throwing (library code) and has written nothing then, or
// everything otherwise. Operands share memory with the result exactly or not at
// all. Kernels for a device with streams queue their work on `stream`.
struct KernelCall {
  uint32_t struct_size;
  Op op;
  KernelPath path;
  int32_t compute_dtype;
  int32_t device_index;
  uint32_t operand_count;
  uint32_t host_operands;  // bit i: operand i is one element in host memory
  int32_t status;          // for kernels that do not throw
  int64_t attribute;
  void* stream;
  void* workspace;
  size_t workspace_nbytes;
  KernelOperand operands[kMaxOperands];  // the result first
};

using Kernel = void (*)(KernelCall& call);

// How a device hands its kernels to the dispatch table.
using RegisterKernelFn = void (*)(Op op, int32_t device_type, int32_t dtype,
                                  Kernel kernel);

}  // namespace tp
