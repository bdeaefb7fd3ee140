#include "autograd/call_arguments.h"

#include <cstring>

namespace tp::grad {

namespace {

constexpr size_t kScalarWords = sizeof(tp_scalar_t) / sizeof(int64_t);
static_assert(sizeof(tp_scalar_t) % sizeof(int64_t) == 0);

}  // namespace

size_t words_of(int32_t kind, size_t count) noexcept {
  switch (kind) {
    case TP_ARGUMENT_SCALAR:
      return kScalarWords;
    case TP_ARGUMENT_INTEGER:
    case TP_ARGUMENT_BOOL:
    case TP_ARGUMENT_DTYPE:
      return 1;
    case TP_ARGUMENT_INTEGERS:
    case TP_ARGUMENT_TENSORS:
      return 1 + count;
    default:
      return 0;
  }
}

int64_t* write_words(const tp_argument_t& argument, int64_t* words) noexcept {
  switch (argument.kind) {
    case TP_ARGUMENT_SCALAR:
      std::memcpy(words, &argument.scalar, sizeof(argument.scalar));
      break;
    case TP_ARGUMENT_INTEGER:
    case TP_ARGUMENT_BOOL:
    case TP_ARGUMENT_DTYPE:
      *words = argument.integer;
      break;
    case TP_ARGUMENT_INTEGERS:
      words[0] = static_cast<int64_t>(argument.count);
      for (size_t k = 0; k < argument.count; ++k) {
        words[1 + k] = argument.integers[k];
      }
      break;
    case TP_ARGUMENT_TENSORS:
      words[0] = static_cast<int64_t>(argument.count);
      for (size_t k = 0; k < argument.count; ++k) {
        words[1 + k] = OperatorCall::tensor_of(argument.tensors[k]).numel();
      }
      break;
    default:
      break;
  }
  return words + words_of(argument.kind, argument.count);
}

const int64_t* skip_words(int32_t kind, const int64_t* words) noexcept {
  const bool is_list =
      kind == TP_ARGUMENT_INTEGERS || kind == TP_ARGUMENT_TENSORS;
  return words + words_of(kind, is_list ? static_cast<size_t>(*words) : 0);
}

}  // namespace tp::grad
