#include "capi/dispatch_arguments.h"

#include <cstring>

#include "capi/border.h"
#include "capi/dispatch_names.h"
#include "core/generator.h"
#include "core/scalar.h"
#include "dispatch/added_operators.h"
#include "dispatch/arguments.h"
#include "ops/elementwise_call.h"

namespace tp {

namespace {

constexpr int32_t kArguments = 2;  // position in the public function
constexpr size_t kMostCharacters = 63;

// An argument with what an error says of it.
struct Place {
  const char* op;
  const char* name;
};

bool fits(const tp_argument_info_t& declared, int32_t given) noexcept {
  if (given == TP_ARGUMENT_NONE) return declared.is_optional != 0;
  switch (declared.kind) {
    case TP_ARGUMENT_OPERAND:
      return given == TP_ARGUMENT_TENSOR || given == TP_ARGUMENT_SCALAR;
    case TP_ARGUMENT_INDEX:
      return is_tensor(given);
    default:
      return given == declared.kind;
  }
}

// What fits a declared kind, for error texts.
const char* wanted_kind(int32_t declared) noexcept {
  return declared == TP_ARGUMENT_OPERAND ? "tensor or scalar"
                                         : argument_kind_name(declared);
}

void check_tensor(const tp_tensor_t* tensor, Place place) {
  if (tensor == nullptr) {
    fail_at(kArguments, TP_ERROR_NULL, "%s: argument %s is NULL", place.op,
            place.name);
  }
  const auto* object = reinterpret_cast<const TensorImpl*>(tensor);
  if (object->type() == &TensorImpl::kType) return;
  fail_at(kArguments, TP_ERROR_HANDLE, "%s: argument %s is no tensor", place.op,
          place.name);
}

void check_list(const void* entries, size_t count, Place place) {
  if (entries != nullptr || count == 0) return;
  fail_at(kArguments, TP_ERROR_NULL, "%s: argument %s is NULL with %zu entries",
          place.op, place.name, count);
}

void check_integer(int64_t value, bool is_legal, Place place) {
  if (is_legal) return;
  fail_at(kArguments, TP_ERROR_ARGUMENT, "%s: argument %s is %lld", place.op,
          place.name, static_cast<long long>(value));
}

void check_number(const tp_scalar_t& scalar, Place place) {
  switch (scalar.dtype) {
    case TP_DTYPE_BOOL:
    case TP_DTYPE_I64:
    case TP_DTYPE_U64:
    case TP_DTYPE_F64:
    case TP_DTYPE_C128:
      return;
    default:
      fail_at(kArguments, TP_ERROR_DTYPE,
              "%s: argument %s is a number of dtype %d", place.op, place.name,
              static_cast<int>(scalar.dtype));
  }
}

void check_generator(const void* generator, Place place) {
  if (generator == nullptr) {
    fail_at(kArguments, TP_ERROR_NULL, "%s: argument %s is NULL", place.op,
            place.name);
  }
  const auto* object = static_cast<const Generator*>(generator);
  if (object->type() == &Generator::kType) return;
  fail_at(kArguments, TP_ERROR_HANDLE, "%s: argument %s is no generator",
          place.op, place.name);
}

// `may_be_unset`: dtype 0 leaves it to the operator.
void check_value(const tp_argument_t& argument, bool may_be_unset,
                 Place place) {
  const bool has_other =
      argument.other != nullptr && argument.kind != TP_ARGUMENT_GENERATOR;
  if (argument.reserved != 0 || has_other) {
    fail_at(kArguments, TP_ERROR_UNSUPPORTED,
            "%s: argument %s has a member that this version does not know",
            place.op, place.name);
  }
  switch (argument.kind) {
    case TP_ARGUMENT_TENSOR:
    case TP_ARGUMENT_INDEX:
      check_tensor(argument.tensor, place);
      return;
    case TP_ARGUMENT_GENERATOR:
      check_generator(argument.other, place);
      return;
    case TP_ARGUMENT_TENSORS:
      check_list(argument.tensors, argument.count, place);
      for (size_t i = 0; i < argument.count; ++i) {
        check_tensor(argument.tensors[i], place);
      }
      return;
    case TP_ARGUMENT_INTEGERS:
      check_list(argument.integers, argument.count, place);
      return;
    case TP_ARGUMENT_SCALAR:
      check_number(argument.scalar, place);
      return;
    case TP_ARGUMENT_BOOL:
      check_integer(argument.integer,
                    argument.integer == 0 || argument.integer == 1, place);
      return;
    case TP_ARGUMENT_DTYPE:
      check_integer(argument.integer,
                    argument.integer >= (may_be_unset ? 0 : 1) &&
                        argument.integer <= TP_DTYPE_COUNT,
                    place);
      return;
    default:
      return;
  }
}

bool is_name_character(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '.';
}

void check_elementwise(const tp_operator_definition_t& definition) {
  size_t operands = 0;
  for (size_t i = 0; i < definition.argument_count; ++i) {
    const int32_t kind = definition.arguments[i].kind;
    operands += takes_tensor(kind);
    if (kind == TP_ARGUMENT_TENSORS) {
      fail_at(1, TP_ERROR_ARGUMENT,
              "elementwise operator %s takes a list of tensors as %s",
              definition.name, definition.arguments[i].name);
    }
  }
  if (operands == 0 || operands > kMaxInputs || definition.result_count > 1) {
    fail_at(1, TP_ERROR_ARGUMENT,
            "elementwise operator %s has %zu operands and %u results: 1 to %zu "
            "and one are possible",
            definition.name, operands, definition.result_count, kMaxInputs);
  }
}

void check_general(const tp_operator_definition_t& definition) {
  if (definition.shape == nullptr) {
    fail_at(1, TP_ERROR_NULL, "general operator %s has no shape callback",
            definition.name);
  }
  if (definition.result_count > kMaxResults) {
    fail_at(1, TP_ERROR_ARGUMENT, "operator %s has %u results: at most %zu",
            definition.name, definition.result_count, kMaxResults);
  }
}

void check_infos(const tp_operator_definition_t& definition) {
  const size_t count = definition.argument_count;
  if (count == 0 || count > kMaxArguments) {
    fail_at(1, TP_ERROR_ARGUMENT, "operator %s has %zu arguments: 1 to %zu",
            definition.name, count, kMaxArguments);
  }
  if (definition.arguments == nullptr) {
    fail_at(1, TP_ERROR_NULL, "the arguments of %s are NULL", definition.name);
  }
  for (size_t i = 0; i < count; ++i) {
    const tp_argument_info_t& info = definition.arguments[i];
    check_name(info.name, "an argument", kMostCharacters, 1);
    if (!is_argument_kind(info.kind)) {
      fail_at(1, TP_ERROR_ARGUMENT, "%s: argument %s is of unknown kind %d",
              definition.name, info.name, static_cast<int>(info.kind));
    }
    if (info.kind > TP_ARGUMENT_DTYPE) {
      fail_at(1, TP_ERROR_UNSUPPORTED,
              "%s: argument %s is of kind %s, which only operators of the "
              "library have",
              definition.name, info.name, argument_kind_name(info.kind));
    }
    if (info.is_optional != 0) {
      fail_at(1, TP_ERROR_ARGUMENT, "%s: argument %s: is_optional is %d",
              definition.name, info.name, static_cast<int>(info.is_optional));
    }
    for (size_t k = 0; k < i; ++k) {
      if (std::strcmp(definition.arguments[k].name, info.name) != 0) continue;
      fail_at(1, TP_ERROR_ARGUMENT, "%s: two arguments are named %s",
              definition.name, info.name);
    }
  }
}

}  // namespace

void check_arguments(Op op, const tp_argument_t* arguments, size_t count) {
  const char* const name = op_info(op).name;
  const ArgumentList list = arguments_of(op);
  if (count != list.size) {
    fail_at(3, TP_ERROR_ARGUMENT, "%s takes %zu arguments, not %zu", name,
            list.size, count);
  }
  if (arguments == nullptr) fail_null(kArguments);
  for (size_t i = 0; i < count; ++i) {
    const tp_argument_info_t& info = list.data[i];
    if (!fits(info, arguments[i].kind)) {
      fail_at(kArguments, TP_ERROR_ARGUMENT,
              "%s: argument %s is of kind %s, not %s", name, info.name,
              argument_kind_name(arguments[i].kind), wanted_kind(info.kind));
    }
    check_value(arguments[i], find_added(op) == nullptr, {name, info.name});
  }
}

void check_name(const char* name, const char* what, size_t most,
                int32_t position) {
  if (name == nullptr) {
    fail_at(position, TP_ERROR_NULL, "the name of %s is NULL", what);
  }
  const size_t length = strnlen(name, most + 1);
  bool is_good = length >= 1 && length <= most;
  for (size_t i = 0; is_good && i < length; ++i) {
    is_good = is_name_character(name[i]);
  }
  if (!is_good) {
    fail_at(position, TP_ERROR_ARGUMENT,
            "%s needs a name of 1 to %zu letters, digits, '_' and '.'", what,
            most);
  }
}

void check_definition(const tp_operator_definition_t& definition) {
  check_name(definition.name, "an operator", kMostCharacters, 1);
  check_infos(definition);
  if (definition.reserved != 0) {
    fail_at(1, TP_ERROR_ARGUMENT, "operator %s: reserved is %u",
            definition.name, definition.reserved);
  }
  if (!is_compute_rule(definition.compute) ||
      !is_result_rule(definition.result)) {
    fail_at(1, TP_ERROR_ARGUMENT,
            "operator %s has compute rule %d and result rule %d",
            definition.name, static_cast<int>(definition.compute),
            static_cast<int>(definition.result));
  }
  if (definition.dtypes == 0 || (definition.dtypes & ~kAllSet) != 0) {
    fail_at(1, TP_ERROR_ARGUMENT, "operator %s has dtypes 0x%llx",
            definition.name,
            static_cast<unsigned long long>(definition.dtypes));
  }
  switch (definition.form) {
    case TP_FORM_ELEMENTWISE:
      check_elementwise(definition);
      return;
    case TP_FORM_GENERAL:
      check_general(definition);
      return;
    default:
      fail_at(1, TP_ERROR_ARGUMENT, "operator %s has unknown form %d",
              definition.name, static_cast<int>(definition.form));
  }
}

}  // namespace tp
