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

namespace tp {

// n elements; data and strides (bytes) begin with the result.
using RowLoop = void (*)(int64_t n, unsigned char* const* data,
                         const int64_t* strides);

// What a kernel runs on each row.
struct RowLoops {
  RowLoops(RowLoop loop, RowLoop streaming = nullptr,
           bool on_vectors = false) noexcept
      : plain(loop), streamed(streaming), wants_runs(on_vectors) {}
  RowLoop plain;
  // Streams the result, where operands run or repeat; null if there is none.
  // See Note [Streaming stores].
  RowLoop streamed;
  // Whether elements with other strides are better gathered first.
  bool wants_runs;
};

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

// A functor on elements; the mask of a comparison becomes a bool.
template <class Functor, class T>
struct OnElements {
  template <class... In>
  static auto apply(In... in) {
    const auto result = Functor::template apply<ScalarMath<T>>(in...);
    if constexpr (std::is_same_v<decltype(result), const bool>) {
      return Bool{static_cast<uint8_t>(result)};
    } else {
      return result;
    }
  }
};

// F gives an Out from an A and a B.
template <class F, class Out, class A, class B>
void binary_loop(int64_t n, unsigned char* const* data,
                 const int64_t* strides) {
  unsigned char* out = data[0];
  const unsigned char* a = data[1];
  const unsigned char* b = data[2];
  constexpr auto kOut = static_cast<int64_t>(sizeof(Out));
  constexpr auto kA = static_cast<int64_t>(sizeof(A));
  constexpr auto kB = static_cast<int64_t>(sizeof(B));
  if (strides[0] == kOut && strides[1] == kA && strides[2] == kB) {
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<Out>(out + i * kOut,
                 F::apply(load<A>(a + i * kA), load<B>(b + i * kB)));
    }
  } else if (strides[0] == kOut && strides[1] == kA && strides[2] == 0) {
    const B scalar = load<B>(b);
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<Out>(out + i * kOut, F::apply(load<A>(a + i * kA), scalar));
    }
  } else if (strides[0] == kOut && strides[1] == 0 && strides[2] == kB) {
    const A scalar = load<A>(a);
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<Out>(out + i * kOut, F::apply(scalar, load<B>(b + i * kB)));
    }
  } else {
    for (int64_t i = 0; i < n; ++i) {
      store<Out>(out + i * strides[0], F::apply(load<A>(a + i * strides[1]),
                                                load<B>(b + i * strides[2])));
    }
  }
}

template <class F, class Out, class A>
void unary_loop(int64_t n, unsigned char* const* data, const int64_t* strides) {
  unsigned char* out = data[0];
  const unsigned char* a = data[1];
  constexpr auto kOut = static_cast<int64_t>(sizeof(Out));
  constexpr auto kA = static_cast<int64_t>(sizeof(A));
  if (strides[0] == kOut && strides[1] == kA) {
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<Out>(out + i * kOut, F::apply(load<A>(a + i * kA)));
    }
  } else {
    for (int64_t i = 0; i < n; ++i) {
      store<Out>(out + i * strides[0], F::apply(load<A>(a + i * strides[1])));
    }
  }
}

}  // namespace tp
