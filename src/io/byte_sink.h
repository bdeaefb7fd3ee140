// Where files are written to: a file, a callback, or a step before those.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tensorplay/io.h"

namespace tp {

class ByteSink {
 public:
  ByteSink(const ByteSink&) = delete;
  ByteSink& operator=(const ByteSink&) = delete;

  void write(const void* data, size_t nbytes);
  void fill(char byte, size_t nbytes);
  // Bytes written so far.
  uint64_t position() const noexcept { return position_; }

  // fail() with the name of the target, and of the entry, in front.
  [[noreturn]] void refuse(tp_status_t code, const char* format, ...) const
      __attribute__((format(printf, 3, 4)));

 protected:
  explicit ByteSink(const char* name, const char* entry = nullptr) noexcept
      : name_(name), entry_(entry) {}
  // A step before `outer`, for one of its entries.
  ByteSink(const ByteSink& outer, const char* entry) noexcept
      : name_(outer.name_), entry_(entry) {}
  ~ByteSink() = default;

 private:
  // At least one byte.
  virtual void write_next(const void* data, size_t nbytes) = 0;

  const char* const name_;
  const char* const entry_;
  uint64_t position_ = 0;
};

// The host's callback.
class CallbackSink final : public ByteSink {
 public:
  CallbackSink(tp_write_fn callback, void* user_data) noexcept
      : ByteSink("stream"), callback_(callback), user_data_(user_data) {}

 private:
  void write_next(const void* data, size_t nbytes) override;

  tp_write_fn callback_;
  void* user_data_;
};

}  // namespace tp
