// Names of the enumerations of kernel.h and dispatch.h.
#include "capi/dispatch_names.h"

#include "capi/enums.h"
#include "tensorplay/dispatch.h"

namespace tp {

namespace {

template <size_t kCount>
const char* pick(const char* const (&names)[kCount], int32_t value) noexcept {
  return value >= 1 && static_cast<size_t>(value) < kCount ? names[value]
                                                           : nullptr;
}

const char* path_name(int32_t path) {
  static constexpr const char* kNames[] = {nullptr, "linear", "scalar", "rows",
                                           "strided"};
  return pick(kNames, path);
}

const char* compute_name(int32_t rule) {
  static constexpr const char* kNames[] = {
      nullptr,      "arithmetic", "floating", "comparison",
      "accumulate", "operand",    "logical",  "condition"};
  return pick(kNames, rule);
}

const char* result_name(int32_t rule) {
  static constexpr const char* kNames[] = {nullptr, "compute", "bool",
                                           "index", "real",    "truth"};
  return pick(kNames, rule);
}

const char* form_name(int32_t form) {
  static constexpr const char* kNames[] = {nullptr, "elementwise", "general"};
  return pick(kNames, form);
}

const char* kind_name(int32_t kind) {
  static constexpr const char* kNames[] = {
      nullptr,   "tensor",   "operand", "index", "tensors", "scalar",
      "integer", "integers", "bool",    "dtype", "none",    "generator"};
  return pick(kNames, kind);
}

}  // namespace

bool is_compute_rule(int32_t rule) noexcept {
  return compute_name(rule) != nullptr;
}
bool is_result_rule(int32_t rule) noexcept {
  return result_name(rule) != nullptr;
}
bool is_argument_kind(int32_t kind) noexcept {
  return kind != TP_ARGUMENT_NONE && kind_name(kind) != nullptr;
}
const char* argument_kind_name(int32_t kind) noexcept {
  const char* name = kind_name(kind);
  return name != nullptr ? name : "unset";
}

}  // namespace tp

using namespace tp;

// The two functions of an enumeration.
#define TP_DEFINE_NAMES(type, what, last, names)                              \
  const char* tp_##type##_name(int32_t value) {                               \
    return name_of("tp_" #type "_name", what, value, names);                  \
  }                                                                           \
  tp_status_t tp_##type##_parse(const char* name, int32_t* out) {             \
    return parse_name("tp_" #type "_parse", what, name, out, 1, last, names); \
  }

TP_DEFINE_NAMES(kernel_path, "path", TP_PATH_STRIDED, path_name)
TP_DEFINE_NAMES(compute_rule, "compute rule", TP_COMPUTE_CONDITION,
                compute_name)
TP_DEFINE_NAMES(result_rule, "result rule", TP_RESULT_TRUTH, result_name)
TP_DEFINE_NAMES(operator_form, "form", TP_FORM_GENERAL, form_name)
TP_DEFINE_NAMES(argument_kind, "kind of argument", TP_ARGUMENT_GENERATOR,
                kind_name)

#undef TP_DEFINE_NAMES
