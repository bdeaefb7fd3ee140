// base.h: the error record.
#include <cstdio>
#include <cstring>

#include "capi/taken_error.h"
#include "tensorplay/base.h"

namespace tp {

const ObjectType TakenError::kType = {"error"};

}  // namespace tp

using namespace tp;

namespace {

// The record behind a handle, or the thread's for NULL. A wrong handle reads as
// the thread's record too, which then tells of the wrong handle.
const ErrorRecord& record_of(const tp_error_t* error, const char* function) {
  if (!is_handle(error, function)) return last_error();
  return reinterpret_cast<const TakenError*>(error)->record;
}

}  // namespace

tp_status_t tp_error_code(const tp_error_t* error) {
  return record_of(error, "tp_error_code").code;
}

const char* tp_error_message(const tp_error_t* error) {
  return record_of(error, "tp_error_message").message;
}

const char* tp_error_function(const tp_error_t* error) {
  const char* name = record_of(error, "tp_error_function").function;
  return name != nullptr ? name : "";
}

int32_t tp_error_argument(const tp_error_t* error) {
  return record_of(error, "tp_error_argument").argument;
}

int64_t tp_error_native_code(const tp_error_t* error) {
  return record_of(error, "tp_error_native_code").native_code;
}

const char* tp_error_cause(const tp_error_t* error) {
  return record_of(error, "tp_error_cause").cause;
}

size_t tp_error_format(const tp_error_t* error, char* buffer, size_t capacity) {
  const ErrorRecord& record = record_of(error, "tp_error_format");
  if (buffer == nullptr) capacity = 0;
  if (record.code == TP_OK) {
    if (capacity > 0) buffer[0] = '\0';
    return 0;
  }
  char argument[32] = "";
  if (record.argument != 0) {
    std::snprintf(argument, sizeof(argument), " [argument %d]",
                  static_cast<int>(record.argument));
  }
  const char* name = status_name(record.code);
  const int length = std::snprintf(
      buffer, capacity, "%s: %s%s (%s%s%s)",
      record.function != nullptr ? record.function : "error", record.message,
      argument, name != nullptr ? name : "unknown status",
      record.cause[0] != '\0' ? "; " : "", record.cause);
  return length < 0 ? 0 : static_cast<size_t>(length);
}

tp_error_t* tp_error_take(void) {
  ErrorRecord& record = last_error();
  if (record.code == TP_OK) return nullptr;
  const ErrorRecord saved = record;
  try {
    IntrusivePtr<TakenError> taken = IntrusivePtr<TakenError>::make();
    taken->record = saved;
    record.clear();
    return reinterpret_cast<tp_error_t*>(taken.detach());
  } catch (const Error&) {
    // Out of memory, which has overwritten the record: the error stays.
    record = saved;
    return nullptr;
  }
}

void tp_error_release(tp_error_t* error) {
  if (!is_handle(error, "tp_error_release")) return;
  IntrusivePtr<TakenError>::release(reinterpret_cast<TakenError*>(error));
}

tp_status_t tp_error_set(tp_status_t code, const char* message) {
  if (code == TP_OK || status_name(code) == nullptr) code = TP_ERROR_CALLBACK;
  record_error(code, 0, "%s", message != nullptr ? message : "");
  return code;
}

void tp_error_clear(void) { last_error().clear(); }
