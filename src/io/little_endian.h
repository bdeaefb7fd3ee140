// Numbers as files hold them: little-endian, at any address.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tp {

template <class T>
inline T get_little(const unsigned char* bytes) noexcept {
  uint64_t value = 0;
  for (size_t i = sizeof(T); i-- > 0;) value = value << 8 | bytes[i];
  return static_cast<T>(value);
}

template <class T>
inline void put_little(unsigned char* bytes, T value) noexcept {
  for (size_t i = 0; i < sizeof(T); ++i) {
    bytes[i] = static_cast<unsigned char>(uint64_t{value} >> (8 * i));
  }
}

}  // namespace tp
