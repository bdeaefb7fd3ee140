// The innermost loops of reductions, on single elements. Those on vectors
// (backend/cpu/simd) have the same names and give the same bits.
#pragma once

#include <cstdint>

#include "backend/cpu/loops.h"
#include "kernels/reductions.h"

namespace tp {

struct ElementLoops {
  // lanes[i] becomes what it and term i give; terms are contiguous.
  template <class Functor, class T>
  static void combine(T* lanes, const unsigned char* terms, int64_t n) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      lanes[i] = Functor::combine(lanes[i], load<T>(terms + i * kItem));
    }
  }

  // The same with rows of kLanes terms, one after another.
  template <class Functor, int64_t kLanes, class T>
  static void combine_rows(T* lanes, const unsigned char* terms, int64_t rows) {
    constexpr auto kRow = static_cast<int64_t>(sizeof(T)) * kLanes;
    for (int64_t row = 0; row < rows; ++row) {
      combine<Functor>(lanes, terms + row * kRow, kLanes);
    }
  }

  // The first of n contiguous terms that equals one of them, or is NaN as it.
  template <class T>
  static int64_t find(const unsigned char* terms, int64_t n, T wanted) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    const bool is_nan = ScalarMath<T>::is_nan(wanted);
    for (int64_t i = 0; i < n; ++i) {
      const T term = load<T>(terms + i * kItem);
      if (is_nan ? ScalarMath<T>::is_nan(term) : term == wanted) return i;
    }
    return n;
  }

  // What exponentials give of how far terms are above a shift.
  template <class T>
  static void exp_above(const unsigned char* terms, int64_t n, T shift,
                        T* results) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      results[i] = exp_of(load<T>(terms + i * kItem), shift);
    }
  }
  // The same with a shift for each.
  template <class T>
  static void exp_above_each(const unsigned char* terms, int64_t n,
                             const T* shifts, T* results) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      results[i] = exp_of(load<T>(terms + i * kItem), shifts[i]);
    }
  }

  template <class T>
  static void scale(T* results, int64_t n, T factor) {
    for (int64_t i = 0; i < n; ++i) {
      results[i] = ScalarMath<T>::mul(results[i], factor);
    }
  }
  // Results may lie where the terms do.
  template <class T>
  static void subtract_both(const unsigned char* terms, int64_t n, T first,
                            T second, T* results) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    using M = ScalarMath<T>;
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      results[i] = M::sub(M::sub(load<T>(terms + i * kItem), first), second);
    }
  }

  template <class T>
  static T exp_of(T term, T shift) {
    using M = ScalarMath<T>;
    return ExpFunctor::apply<M>(M::sub(term, shift));
  }
};

}  // namespace tp
