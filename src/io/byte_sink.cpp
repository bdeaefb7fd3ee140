#include "io/byte_sink.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstring>

#include "core/error.h"
#include "io/excerpt.h"

namespace tp {

void ByteSink::write(const void* data, size_t nbytes) {
  if (nbytes == 0) return;
  write_next(data, nbytes);
  position_ += nbytes;
}

void ByteSink::fill(char byte, size_t nbytes) {
  char bytes[64];
  std::memset(bytes, byte, sizeof(bytes));
  while (nbytes != 0) {
    const size_t piece = std::min(nbytes, sizeof(bytes));
    write(bytes, piece);
    nbytes -= piece;
  }
}

void ByteSink::refuse(tp_status_t code, const char* format, ...) const {
  char reason[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(reason, sizeof(reason), format, arguments);
  va_end(arguments);
  if (entry_ == nullptr) fail(code, "%s: %s", name_, reason);
  fail(code, "%s: tensor '%s': %s", name_, excerpt(entry_).text, reason);
}

void CallbackSink::write_next(const void* data, size_t nbytes) {
  const CallbackMark mark;
  const tp_status_t status = callback_(user_data_, data, nbytes);
  if (status == TP_OK) return;
  fail_callback(mark, status, "the write callback reported status %d",
                static_cast<int>(status));
}

}  // namespace tp
