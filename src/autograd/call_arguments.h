// The arguments of a call as recording sees them: inputs, which have gradients,
// and the rest, which a node keeps.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ops/operator_call.h"

namespace tp::grad {

// Where a node keeps what a call has beside its inputs.
struct Attributes {
  static constexpr size_t kMost = 8;

  uint8_t kinds[kMost];    // TP_ARGUMENT_ values of the call
  uint32_t places[kMost];  // in words, where they are
  uint32_t words;          // in all
};
// Measures it; the words are written by write_attributes.
Attributes measure_attributes(const OperatorCall& call);
void write_attributes(const OperatorCall& call, const Attributes& attributes,
                      int64_t* words) noexcept;

inline bool is_tensor(const tp_argument_t& argument) noexcept {
  return argument.kind == TP_ARGUMENT_TENSOR ||
         argument.kind == TP_ARGUMENT_INDEX;
}
// Whether an argument is a tensor, or may have something in the place of one.
bool takes_tensor(Op op, size_t argument) noexcept;

// Calls f(input, tensor or nullptr) for each input, as Derivative counts them;
// returns how many there are.
template <class F>
inline uint32_t for_each_input(const OperatorCall& call, F&& f) {
  uint32_t input = 0;
  for (size_t i = 0; i < call.argument_count; ++i) {
    const tp_argument_t& argument = call.arguments[i];
    if (is_tensor(argument)) {
      f(input++, &OperatorCall::tensor_of(argument.tensor));
    } else if (argument.kind == TP_ARGUMENT_TENSORS) {
      for (size_t k = 0; k < argument.count; ++k) {
        f(input++, &OperatorCall::tensor_of(argument.tensors[k]));
      }
    } else if (takes_tensor(call.op, i)) {
      f(input++, nullptr);
    }
  }
  return input;
}

}  // namespace tp::grad
