#include "io/excerpt.h"

#include <cstring>

namespace tp {

namespace {

constexpr size_t kRoom = sizeof(Excerpt::text) - 1;
constexpr char kDots[] = "...";
constexpr size_t kDotsLength = sizeof(kDots) - 1;

// Whether a byte goes on with a character of UTF-8: no cut before it.
bool is_continuation(char byte) noexcept {
  return (static_cast<unsigned char>(byte) & 0xc0u) == 0x80u;
}

char* copy_printable(char* to, const char* from, size_t length) noexcept {
  for (size_t i = 0; i < length; ++i) {
    const auto byte = static_cast<unsigned char>(from[i]);
    *to++ = byte < 0x20 || byte == 0x7f ? '?' : from[i];
  }
  return to;
}

char* copy_dots(char* to) noexcept {
  std::memcpy(to, kDots, kDotsLength);
  return to + kDotsLength;
}

}  // namespace

Excerpt excerpt(const char* text, size_t length) noexcept {
  Excerpt result;
  const bool cut = length > kRoom;
  if (cut) {
    length = kRoom - kDotsLength;
    while (length > 0 && is_continuation(text[length])) --length;
  }
  char* end = copy_printable(result.text, text, length);
  if (cut) end = copy_dots(end);
  *end = '\0';
  return result;
}

Excerpt excerpt(const char* text) noexcept {
  return excerpt(text, std::strlen(text));
}

Excerpt excerpt_end(const char* text) noexcept {
  const size_t length = std::strlen(text);
  if (length <= kRoom) return excerpt(text, length);
  Excerpt result;
  const char* from = text + length - (kRoom - kDotsLength);
  while (is_continuation(*from)) ++from;
  char* end = copy_printable(copy_dots(result.text), from,
                             static_cast<size_t>(text + length - from));
  *end = '\0';
  return result;
}

}  // namespace tp
