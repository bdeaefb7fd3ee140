// Text into a caller's buffer by the snprintf rule: cut to what fits, counted
// whole. Needs no memory and follows no locale.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/span.h"

namespace tp {

class TextWriter {
 public:
  TextWriter(char* buffer, size_t capacity) noexcept
      : buffer_(buffer), capacity_(buffer == nullptr ? 0 : capacity) {}

  TextWriter& put(char c) noexcept {
    if (length_ + 1 < capacity_) buffer_[length_] = c;
    ++length_;
    return *this;
  }
  TextWriter& put(const char* text) noexcept {
    return put(text, std::strlen(text));
  }
  TextWriter& put(const char* text, size_t n) noexcept {
    for (size_t i = 0; i < n; ++i) put(text[i]);
    return *this;
  }
  TextWriter& put(int64_t number) noexcept { return put_number(number); }
  TextWriter& put(uint64_t number) noexcept { return put_number(number); }
  // "(2, 3)", "(3,)", "()".
  TextWriter& put_shape(Dims dims) noexcept {
    put('(');
    for (size_t i = 0; i < dims.size(); ++i) {
      put(dims[i]);
      if (i + 1 < dims.size()) {
        put(", ");
      } else if (i == 0) {
        put(',');
      }
    }
    return put(')');
  }
  TextWriter& repeat(char c, size_t n) noexcept {
    for (size_t i = 0; i < n; ++i) put(c);
    return *this;
  }

  size_t length() const noexcept { return length_; }
  void clear() noexcept { length_ = 0; }
  // Terminates the text; gives its whole length.
  size_t finish() noexcept {
    if (capacity_ > 0) {
      buffer_[length_ < capacity_ ? length_ : capacity_ - 1] = '\0';
    }
    return length_;
  }

 private:
  template <class Number>
  TextWriter& put_number(Number number) noexcept {
    char digits[24];
    const char* end =
        std::to_chars(digits, digits + sizeof(digits), number).ptr;
    return put(digits, static_cast<size_t>(end - digits));
  }

  char* buffer_;
  size_t capacity_;
  size_t length_ = 0;
};

}  // namespace tp
