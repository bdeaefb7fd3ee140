// What each operator takes: the part of its row that only callers by name need.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/operators.h"
#include "tensorplay/dispatch.h"

namespace tp {

// Whether an argument of a call is a tensor.
inline bool is_tensor(int32_t kind) noexcept {
  return kind == TP_ARGUMENT_TENSOR || kind == TP_ARGUMENT_INDEX;
}
// Whether what an operator declares is one tensor, or may be a number in its
// place.
inline bool takes_tensor(int32_t kind) noexcept {
  return is_tensor(kind) || kind == TP_ARGUMENT_OPERAND;
}

struct ArgumentList {
  const tp_argument_info_t* data;
  size_t size;
  int32_t form;
};

// An empty list for no operator.
ArgumentList arguments_of(Op op) noexcept;

// Results that a kernel's call has before its inputs.
uint32_t result_count_of(Op op) noexcept;

// Bit k: input k of a kernel's call keeps its dtype, as it is not computed with
// (an index, a mask).
uint32_t kept_inputs(Op op) noexcept;

}  // namespace tp
