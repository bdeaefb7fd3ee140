// autograd.h: functions of programs and values that are kept.
#include "autograd/custom_node.h"
#include "capi/autograd_handles.h"
#include "capi/counted.h"
#include "capi/structs.h"

using namespace tp;

tp_status_t tp_saved_new(const tp_tensor_t* tensor, tp_saved_t** out) {
  return make_into("tp_saved_new", out, 2, [&] {
    grad::SavedPtr saved = grad::SavedPtr::make();
    saved->save(checked(tensor, 1), "tp_saved_new");
    return saved;
  });
}

tp_status_t tp_saved_unpack(const tp_saved_t* saved, tp_tensor_t** out) {
  return make_into("tp_saved_unpack", out, 2,
                   [&] { return checked(saved, 1).unpack(); });
}

void tp_saved_release(tp_saved_t* saved) {
  release_handle(saved, "tp_saved_release");
}

namespace {

constexpr size_t kSmallestFunction = offsetof(tp_function_t, saved);
constexpr size_t kLongestName = 63;

tp_function_t checked_function(const tp_function_t* given) {
  const auto function = checked_struct(given, kSmallestFunction, 1, "function");
  if (function.name == nullptr || function.backward == nullptr) {
    fail_at(1, TP_ERROR_NULL, "the %s of the function is NULL",
            function.name == nullptr ? "name" : "backward function");
  }
  const size_t length = std::strlen(function.name);
  if (length == 0 || length > kLongestName) {
    fail_at(1, TP_ERROR_ARGUMENT, "a name of %zu bytes: 1 to %zu are allowed",
            length, kLongestName);
  }
  checked_list(function.saved, function.saved_count, 1);
  return function;
}

}  // namespace

tp_status_t tp_function_init(tp_function_t* function, size_t struct_size) {
  return init_struct("tp_function_init", function, struct_size,
                     kSmallestFunction);
}

tp_status_t tp_function_record(const tp_function_t* function,
                               const tp_tensor_t* const* inputs, size_t n,
                               tp_tensor_t* const* outputs, size_t m) {
  return border("tp_function_record", [&] {
    const tp_function_t definition = checked_function(function);
    const grad::TensorRange from = checked_list(inputs, n, 2);
    checked_list(outputs, m, 4);
    if (m == 0) fail_at(5, TP_ERROR_ARGUMENT, "a function without outputs");
    const bool taken =
        grad::record_function(definition, from.data, n,
                              reinterpret_cast<TensorImpl* const*>(outputs), m);
    if (!taken && definition.destroy != nullptr) {
      const ErrorKeeper keeper;
      definition.destroy(definition.user_data);
    }
  });
}
