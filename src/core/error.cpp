#include "core/error.h"

#include <cstdio>
#include <cstring>

#include "core/thread_state.h"

namespace tp {

ErrorRecord& last_error() noexcept { return thread_state().error; }

void ErrorRecord::clear() noexcept {
  code = TP_OK;
  argument = 0;
  native_code = 0;
  function = nullptr;
  message[0] = '\0';
  cause[0] = '\0';
}

ErrorKeeper::ErrorKeeper() noexcept {
  const ErrorRecord& error = last_error();
  had_error_ = error.code != TP_OK;
  if (had_error_) kept_ = error;
}

ErrorKeeper::~ErrorKeeper() {
  ErrorRecord& error = last_error();
  if (had_error_) {
    error = kept_;
  } else if (error.code != TP_OK) {
    error.clear();
  }
}

void record_errorv(tp_status_t code, int32_t argument, const char* format,
                   va_list arguments) noexcept {
  // Formats with integers and strings only: those depend on no locale. A string
  // may be the text of the record itself, so that is cleared afterwards.
  char message[sizeof(ErrorRecord::message)] = "";
  std::vsnprintf(message, sizeof(message), format, arguments);
  ErrorRecord& error = last_error();
  error.clear();
  ++error.serial;
  error.code = code;
  error.argument = argument;
  std::memcpy(error.message, message, sizeof(message));
}

void take_error(const ErrorRecord& error) noexcept {
  ErrorRecord& own = last_error();
  const uint64_t serial = own.serial;
  own = error;
  own.serial = serial + 1;
}

CallbackMark::CallbackMark() noexcept : serial_(last_error().serial) {}

bool CallbackMark::has_new_error() const noexcept {
  return last_error().serial != serial_;
}

void record_error(tp_status_t code, int32_t argument, const char* format,
                  ...) noexcept {
  va_list arguments;
  va_start(arguments, format);
  record_errorv(code, argument, format, arguments);
  va_end(arguments);
}

void fail(tp_status_t code, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  record_errorv(code, 0, format, arguments);
  va_end(arguments);
  throw Error{code};
}

void fail_at(int32_t argument, tp_status_t code, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  record_errorv(code, argument, format, arguments);
  va_end(arguments);
  throw Error{code};
}

void fail_errno(tp_status_t code, int error_number, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  record_errorv(code, 0, format, arguments);
  va_end(arguments);
  ErrorRecord& error = last_error();
  error.native_code = error_number;
  // The untranslated text: strerror would follow the locale.
  const char* text = strerrordesc_np(error_number);
  std::snprintf(error.cause, sizeof(error.cause), "%s",
                text != nullptr ? text : "unknown error");
  throw Error{code};
}

void fail_out_of_memory(size_t nbytes) {
  fail(TP_ERROR_OUT_OF_MEMORY, "out of memory: %zu bytes could not be had",
       nbytes);
}

namespace {

// What a callback said with its status becomes the cause of another error.
void record_because_of(const CallbackMark& mark, tp_status_t status,
                       tp_status_t code, const char* format,
                       va_list arguments) noexcept {
  ErrorRecord& error = last_error();
  char cause[ErrorRecord::kCauseSize] = "";
  if (error.code == status && mark.has_new_error()) {
    // Cut to what the record holds.
    const size_t length = strnlen(error.message, sizeof(cause) - 1);
    std::memcpy(cause, error.message, length);
    cause[length] = '\0';
  }
  record_errorv(code, 0, format, arguments);
  error.native_code = status;
  std::memcpy(error.cause, cause, sizeof(cause));
}

}  // namespace

void fail_callback(const CallbackMark& mark, tp_status_t status,
                   const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  record_because_of(mark, status, TP_ERROR_CALLBACK, format, arguments);
  va_end(arguments);
  throw Error{TP_ERROR_CALLBACK};
}

void fail_as_callback(const CallbackMark& mark, tp_status_t status,
                      const char* format, ...) {
  const bool is_known = status != TP_OK && status_name(status) != nullptr;
  const tp_status_t code = is_known ? status : TP_ERROR_CALLBACK;
  va_list arguments;
  va_start(arguments, format);
  record_because_of(mark, status, code, format, arguments);
  va_end(arguments);
  throw Error{code};
}

const char* status_name(tp_status_t status) noexcept {
#define TP_STATUS_NAME(name) \
  case name:                 \
    return #name;
  switch (status) {
    TP_STATUS_NAME(TP_OK)
    TP_STATUS_NAME(TP_ERROR_ARGUMENT)
    TP_STATUS_NAME(TP_ERROR_NULL)
    TP_STATUS_NAME(TP_ERROR_HANDLE)
    TP_STATUS_NAME(TP_ERROR_RANGE)
    TP_STATUS_NAME(TP_ERROR_SHAPE)
    TP_STATUS_NAME(TP_ERROR_DTYPE)
    TP_STATUS_NAME(TP_ERROR_DEVICE)
    TP_STATUS_NAME(TP_ERROR_OVERFLOW)
    TP_STATUS_NAME(TP_ERROR_LAYOUT)
    TP_STATUS_NAME(TP_ERROR_OUT_OF_MEMORY)
    TP_STATUS_NAME(TP_ERROR_STATE)
    TP_STATUS_NAME(TP_ERROR_READ_ONLY)
    TP_STATUS_NAME(TP_ERROR_OVERLAP)
    TP_STATUS_NAME(TP_ERROR_VERSION)
    TP_STATUS_NAME(TP_ERROR_INFERENCE)
    TP_STATUS_NAME(TP_ERROR_IN_USE)
    TP_STATUS_NAME(TP_ERROR_LIVE_OBJECTS)
    TP_STATUS_NAME(TP_ERROR_UNSUPPORTED)
    TP_STATUS_NAME(TP_ERROR_NOT_BUILT)
    TP_STATUS_NAME(TP_ERROR_MISSING_KERNEL)
    TP_STATUS_NAME(TP_ERROR_IO)
    TP_STATUS_NAME(TP_ERROR_FORMAT)
    TP_STATUS_NAME(TP_ERROR_CALLBACK)
    TP_STATUS_NAME(TP_ERROR_INTERNAL)
    default:
      return nullptr;
  }
#undef TP_STATUS_NAME
}

}  // namespace tp
