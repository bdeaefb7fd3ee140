// Checked arithmetic on sizes. Each returns false on overflow, so that whoever
// knows what was computed writes the error.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tp {

template <class T>
[[nodiscard]] inline bool checked_add(T a, T b, T* out) noexcept {
  return !__builtin_add_overflow(a, b, out);
}
template <class T>
[[nodiscard]] inline bool checked_mul(T a, T b, T* out) noexcept {
  return !__builtin_mul_overflow(a, b, out);
}

}  // namespace tp
