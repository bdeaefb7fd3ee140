// Errors inside the library.
//
// fail() writes the text into the calling thread's error record at once, so
// that nothing but a small exception object travels, and throws. The exception
// ends at src/capi, which adds the name of the public function.
#pragma once

#include <cstdarg>
#include <cstddef>
#include <cstdint>

#include "tensorplay/base.h"

namespace tp {

// What a thread remembers of its last error. Fixed size: it must work when
// there is no memory.
struct ErrorRecord {
  static constexpr size_t kMessageSize = 1024;
  static constexpr size_t kCauseSize = 256;

  tp_status_t code;
  int32_t argument;
  int64_t native_code;
  const char* function;  // a literal
  uint64_t serial;       // another one with each error of the thread
  char message[kMessageSize];
  char cause[kCauseSize];

  void clear() noexcept;
};

struct Error {
  tp_status_t code;
};

[[noreturn]] void fail(tp_status_t code, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
// The same, blaming the argument at a position (from 1) of the public function.
[[noreturn]] void fail_at(int32_t argument, tp_status_t code,
                          const char* format, ...)
    __attribute__((format(printf, 3, 4)));
// The same for a system call that failed with an errno value.
[[noreturn]] void fail_errno(tp_status_t code, int error_number,
                             const char* format, ...)
    __attribute__((format(printf, 3, 4)));
[[noreturn]] void fail_out_of_memory(size_t nbytes);

// Taken before a callback of the host is called: what the thread's record has
// then is not what the callback says.
class CallbackMark {
 public:
  CallbackMark() noexcept;
  bool has_new_error() const noexcept;

 private:
  const uint64_t serial_;
};
// A callback returned a status; its text, if it set one, becomes the cause.
[[noreturn]] void fail_callback(const CallbackMark& mark, tp_status_t status,
                                const char* format, ...)
    __attribute__((format(printf, 3, 4)));
// The same where the status, if it is a known one, is the caller's too.
[[noreturn]] void fail_as_callback(const CallbackMark& mark, tp_status_t status,
                                   const char* format, ...)
    __attribute__((format(printf, 3, 4)));

// Writes the thread's record without throwing.
void record_error(tp_status_t code, int32_t argument, const char* format,
                  ...) noexcept __attribute__((format(printf, 3, 4)));
void record_errorv(tp_status_t code, int32_t argument, const char* format,
                   va_list arguments) noexcept;
ErrorRecord& last_error() noexcept;
// Makes another thread's error this one's.
void take_error(const ErrorRecord& error) noexcept;

// Keeps the thread's error over a callback of the host that only gives back:
// what fails inside it is not a failure of the call that it runs in.
class ErrorKeeper {
 public:
  ErrorKeeper() noexcept;
  ~ErrorKeeper();
  ErrorKeeper(const ErrorKeeper&) = delete;
  ErrorKeeper& operator=(const ErrorKeeper&) = delete;

 private:
  bool had_error_;
  ErrorRecord kept_;  // set only if had_error_
};

const char* status_name(tp_status_t status) noexcept;

}  // namespace tp
