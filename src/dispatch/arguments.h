// What each operator takes: the part of its row that only callers by name need.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/operators.h"
#include "tensorplay/dispatch.h"

namespace tp {

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
