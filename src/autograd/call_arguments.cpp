#include "autograd/call_arguments.h"

#include <cstring>

#include "core/error.h"
#include "dispatch/arguments.h"

namespace tp::grad {

namespace {

constexpr size_t kScalarWords = sizeof(tp_scalar_t) / sizeof(int64_t);
static_assert(sizeof(tp_scalar_t) % sizeof(int64_t) == 0);

// A node's block counts its bytes in 32 bits.
constexpr size_t kMostInList = size_t{1} << 24;

size_t words_of(Op op, const tp_argument_t& argument) {
  switch (argument.kind) {
    case TP_ARGUMENT_SCALAR:
      return kScalarWords;
    case TP_ARGUMENT_INTEGER:
    case TP_ARGUMENT_BOOL:
    case TP_ARGUMENT_DTYPE:
      return 1;
    case TP_ARGUMENT_INTEGERS:
    case TP_ARGUMENT_TENSORS:
      if (argument.count > kMostInList) {
        fail(TP_ERROR_UNSUPPORTED, "%s with a list of %zu cannot be recorded",
             op_info(op).name, argument.count);
      }
      return 1 + argument.count;
    default:
      return 0;
  }
}

}  // namespace

bool takes_tensor(Op op, size_t argument) noexcept {
  switch (arguments_of(op).data[argument].kind) {
    case TP_ARGUMENT_TENSOR:
    case TP_ARGUMENT_INDEX:
    case TP_ARGUMENT_OPERAND:
      return true;
    default:
      return false;
  }
}

Attributes measure_attributes(const OperatorCall& call) {
  Attributes attributes;
  attributes.words = 0;
  for (size_t i = 0; i < call.argument_count; ++i) {
    const tp_argument_t& argument = call.arguments[i];
    attributes.kinds[i] = static_cast<uint8_t>(argument.kind);
    if (is_tensor(argument)) continue;
    attributes.places[i] = attributes.words;
    attributes.words =
        static_cast<uint32_t>(attributes.words + words_of(call.op, argument));
  }
  return attributes;
}

void write_attributes(const OperatorCall& call, const Attributes& attributes,
                      int64_t* words) noexcept {
  if (attributes.words == 0) return;
  for (size_t i = 0; i < call.argument_count; ++i) {
    const tp_argument_t& argument = call.arguments[i];
    if (is_tensor(argument)) continue;
    int64_t* const to = words + attributes.places[i];
    switch (argument.kind) {
      case TP_ARGUMENT_SCALAR:
        std::memcpy(to, &argument.scalar, sizeof(argument.scalar));
        break;
      case TP_ARGUMENT_INTEGER:
      case TP_ARGUMENT_BOOL:
      case TP_ARGUMENT_DTYPE:
        *to = argument.integer;
        break;
      case TP_ARGUMENT_INTEGERS:
        to[0] = static_cast<int64_t>(argument.count);
        for (size_t k = 0; k < argument.count; ++k) {
          to[1 + k] = argument.integers[k];
        }
        break;
      case TP_ARGUMENT_TENSORS:
        to[0] = static_cast<int64_t>(argument.count);
        for (size_t k = 0; k < argument.count; ++k) {
          to[1 + k] = OperatorCall::tensor_of(argument.tensors[k]).numel();
        }
        break;
      default:
        break;
    }
  }
}

}  // namespace tp::grad
