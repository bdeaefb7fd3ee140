#include "io/byte_source.h"

#include <cstdarg>
#include <cstdio>

namespace tp {

void ByteSource::read(void* to, size_t nbytes) {
  if (nbytes == 0) return;
  read_next(to, nbytes);
  position_ += nbytes;
}

void ByteSource::refuse(tp_status_t code, const char* format, ...) const {
  char reason[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(reason, sizeof(reason), format, arguments);
  va_end(arguments);
  if (entry_ == nullptr) file_.refuse(code, "%s", reason);
  file_.refuse(code, "entry '%s': %s", excerpt(entry_).text, reason);
}

}  // namespace tp
