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

// Products of strides that only a dimension of size 1, or a tensor without
// elements, can make overflow: there the value means nothing, but its computing
// must be defined.
[[nodiscard]] inline int64_t wrapping_mul(int64_t a, int64_t b) noexcept {
  return static_cast<int64_t>(static_cast<uint64_t>(a) *
                              static_cast<uint64_t>(b));
}

}  // namespace tp
