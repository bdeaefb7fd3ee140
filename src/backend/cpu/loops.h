// The innermost loops of elementwise kernels.
//
// One loop serves a run of elements with any strides: where they allow it, by a
// form that the compiler turns into vector instructions. The same functor does
// vectors, tails and strided elements, so the layout never changes a bit.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "kernels/scalar_math.h"

// The result shares memory with an operand exactly or not at all, so no
// iteration depends on another; the compiler could not know.
#if defined(__clang__)
// Some functors have no vector form, which clang would warn of.
#pragma clang diagnostic ignored "-Wpass-failed"
#define TP_INDEPENDENT_ITERATIONS \
  _Pragma("clang loop vectorize(assume_safety) interleave(enable)")
#else
#define TP_INDEPENDENT_ITERATIONS _Pragma("GCC ivdep")
#endif

// Sums stay in registers only if the loops over them are unrolled early.
#if defined(__clang__)
#define TP_UNROLL _Pragma("clang loop unroll(full)")
#else
#define TP_UNROLL _Pragma("GCC unroll 16")
#endif

namespace tp {

// n elements; data and strides (bytes) begin with the result.
using RowLoop = void (*)(int64_t n, unsigned char* const* data,
                         const int64_t* strides);

// What a kernel runs on each row.
struct RowLoops {
  constexpr RowLoops(RowLoop loop, RowLoop streaming = nullptr,
                     bool on_vectors = false) noexcept
      : plain(loop), streamed(streaming), wants_runs(on_vectors) {}
  RowLoop plain;
  // Streams the result, where operands run or repeat; null if there is none.
  // See Note [Streaming stores].
  RowLoop streamed;
  // Whether elements with other strides are better gathered first.
  bool wants_runs;
};

// Numbers of the kernel's own as loops take elements.
template <class T>
inline const unsigned char* as_bytes(const T* numbers) {
  return reinterpret_cast<const unsigned char*>(numbers);
}

// Elements may be misaligned: foreign memory and mapped files come as they are.
template <class T>
inline T load(const unsigned char* from) {
  T value;
  std::memcpy(&value, from, sizeof(T));
  return value;
}
template <class T>
inline void store(unsigned char* to, T value) {
  std::memcpy(to, &value, sizeof(T));
}

#include "backend/cpu/loops.inc"

}  // namespace tp
