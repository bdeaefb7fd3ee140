// Whether bytes are text.
#pragma once

#include <cstddef>

namespace tp {

// Well-formed UTF-8: no overlong form, no surrogate, nothing beyond U+10FFFF.
inline bool is_utf8(const char* text, size_t length) noexcept {
  const auto* at = reinterpret_cast<const unsigned char*>(text);
  const unsigned char* const end = at + length;
  while (at != end) {
    const unsigned first = *at++;
    if (first < 0x80) continue;
    if (first < 0xc2 || first > 0xf4) return false;
    const size_t more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    if (static_cast<size_t>(end - at) < more) return false;
    const unsigned lowest = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    const unsigned highest = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (*at < lowest || *at > highest) return false;
    for (size_t i = 1; i < more; ++i) {
      if ((at[i] & 0xc0u) != 0x80u) return false;
    }
    at += more;
  }
  return true;
}

inline bool is_ascii(const char* text, size_t length) noexcept {
  for (size_t i = 0; i < length; ++i) {
    if (static_cast<unsigned char>(text[i]) >= 0x80) return false;
  }
  return true;
}

}  // namespace tp
