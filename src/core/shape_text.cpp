#include "core/shape_text.h"

#include <charconv>
#include <cstring>

namespace tp {

ShapeText shape_text(Dims sizes) noexcept {
  ShapeText out;
  // Room kept free for ", ...)" and the end.
  char* const limit = out.text + sizeof(out.text) - 8;
  char* at = out.text;
  *at++ = '(';
  for (size_t i = 0; i < sizes.size(); ++i) {
    char number[24];
    const char* end =
        std::to_chars(number, number + sizeof(number), sizes[i]).ptr;
    const size_t length = static_cast<size_t>(end - number);
    if (at + length + 2 > limit) {
      std::memcpy(at, "...", 3);
      at += 3;
      break;
    }
    std::memcpy(at, number, length);
    at += length;
    if (i + 1 < sizes.size()) {
      *at++ = ',';
      *at++ = ' ';
    } else if (sizes.size() == 1) {
      *at++ = ',';
    }
  }
  *at++ = ')';
  *at = '\0';
  return out;
}

}  // namespace tp
