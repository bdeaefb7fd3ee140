// What the parametric operators of the library take, in order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "kernels/operators.h"
#include "tensorplay/dispatch.h"

namespace tp {

struct Parameter {
  Op op;
  tp_argument_info_t info;
  double otherwise;  // a number that is left out; see number_left_out()
};

// For operands: no number stands for one that is left out.
inline constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
// The largest finite number of the dtype computed in, and the lowest.
inline constexpr double kLargest = std::numeric_limits<double>::infinity();
inline constexpr double kLowest = -kLargest;

// _(operator, name, kind, whether it may be left out, number then)
#define TP_FOR_EACH_PARAMETER(_)                \
  _(LeakyRelu, a, TENSOR, 0, kNoNumber)         \
  _(LeakyRelu, negative_slope, SCALAR, 1, 0.01) \
  _(Elu, a, TENSOR, 0, kNoNumber)               \
  _(Elu, alpha, SCALAR, 1, 1)                   \
  _(Elu, scale, SCALAR, 1, 1)                   \
  _(Elu, input_scale, SCALAR, 1, 1)             \
  _(Softplus, a, TENSOR, 0, kNoNumber)          \
  _(Softplus, beta, SCALAR, 1, 1)               \
  _(Softplus, threshold, SCALAR, 1, 20)         \
  _(NanToNum, a, TENSOR, 0, kNoNumber)          \
  _(NanToNum, nan, SCALAR, 1, 0)                \
  _(NanToNum, posinf, SCALAR, 1, kLargest)      \
  _(NanToNum, neginf, SCALAR, 1, kLowest)       \
  _(Clamp, a, TENSOR, 0, kNoNumber)             \
  _(Clamp, min, OPERAND, 1, kNoNumber)          \
  _(Clamp, max, OPERAND, 1, kNoNumber)          \
  _(Lerp, a, TENSOR, 0, kNoNumber)              \
  _(Lerp, b, TENSOR, 0, kNoNumber)              \
  _(Lerp, weight, OPERAND, 0, kNoNumber)        \
  _(Addcmul, a, TENSOR, 0, kNoNumber)           \
  _(Addcmul, b, TENSOR, 0, kNoNumber)           \
  _(Addcmul, c, TENSOR, 0, kNoNumber)           \
  _(Addcmul, value, SCALAR, 1, 1)               \
  _(Addcdiv, a, TENSOR, 0, kNoNumber)           \
  _(Addcdiv, b, TENSOR, 0, kNoNumber)           \
  _(Addcdiv, c, TENSOR, 0, kNoNumber)           \
  _(Addcdiv, value, SCALAR, 1, 1)               \
  _(MaskedFill, a, TENSOR, 0, kNoNumber)        \
  _(MaskedFill, mask, INDEX, 0, kNoNumber)      \
  _(MaskedFill, value, OPERAND, 0, kNoNumber)

inline constexpr Parameter kParameters[] = {
#define TP_PARAMETER(op, name, kind, optional, otherwise) \
  {Op::k##op, {#name, TP_ARGUMENT_##kind, optional}, otherwise},
    TP_FOR_EACH_PARAMETER(TP_PARAMETER)
#undef TP_PARAMETER
};
inline constexpr size_t kParameterCount =
    sizeof(kParameters) / sizeof(kParameters[0]);

// Where an operator's parameters are in the table.
struct ParameterRange {
  uint8_t first, count;
};
struct ParameterRanges {
  ParameterRange of[kOpCount + 1];
};
constexpr ParameterRanges find_parameter_ranges() {
  ParameterRanges ranges = {};
  for (size_t i = kParameterCount; i-- > 0;) {
    ParameterRange& range = ranges.of[static_cast<size_t>(kParameters[i].op)];
    range.first = static_cast<uint8_t>(i);
    ++range.count;
  }
  return ranges;
}
inline constexpr ParameterRanges kParameterRanges = find_parameter_ranges();
static_assert(kParameterCount <= UINT8_MAX);

constexpr size_t most_parameters() {
  size_t most = 0;
  for (const ParameterRange& range : kParameterRanges.of) {
    if (range.count > most) most = range.count;
  }
  return most;
}

// For an operator of the library.
constexpr ParameterRange parameters_of(Op op) {
  return kParameterRanges.of[static_cast<size_t>(op)];
}

}  // namespace tp
