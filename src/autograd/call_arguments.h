// The arguments of a call as recording sees them: inputs, which have gradients,
// and the rest, which a node keeps as words, one argument after the other.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ops/operator_call.h"

namespace tp::grad {

// The most arguments of an operator that has a derivative.
inline constexpr size_t kMostArguments = 8;

// Words of an argument that is no tensor, of `count` entries if it is a list.
// Lists have their length in front; of one of tensors their numbers of elements
// are kept.
size_t words_of(int32_t kind, size_t count) noexcept;
inline size_t words_of(const tp_argument_t& argument) noexcept {
  return words_of(argument.kind, argument.count);
}
// Returns where the next argument's begin.
int64_t* write_words(const tp_argument_t& argument, int64_t* words) noexcept;
const int64_t* skip_words(int32_t kind, const int64_t* words) noexcept;

// Whether such an argument may be in the place of a tensor.
inline bool stands_for_tensor(int32_t kind) noexcept {
  return kind == TP_ARGUMENT_NONE || kind == TP_ARGUMENT_SCALAR;
}

// Calls f(input, tensor or nullptr) for each input, as Derivative counts them,
// and g(argument) for each argument that is no tensor, in their order; returns
// the number of inputs.
template <class F, class G>
inline uint32_t for_each_argument(const OperatorCall& call, F&& f, G&& g) {
  uint32_t input = 0;
  for (size_t i = 0; i < call.argument_count; ++i) {
    const tp_argument_t& argument = call.arguments[i];
    if (is_tensor(argument.kind)) {
      f(input++, &OperatorCall::tensor_of(argument.tensor));
      continue;
    }
    g(argument);
    if (argument.kind == TP_ARGUMENT_TENSORS) {
      for (size_t k = 0; k < argument.count; ++k) {
        f(input++, &OperatorCall::tensor_of(argument.tensors[k]));
      }
    } else if (stands_for_tensor(argument.kind) &&
               takes_tensor(arguments_of(call.op).data[i].kind)) {
      f(input++, nullptr);
    }
  }
  return input;
}

}  // namespace tp::grad
