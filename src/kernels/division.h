// Division to whole quotients, and its remainders. For single elements: the
// exact remainder of floats has no form in vectors.
//
// For a divisor of 0 floats give what IEEE 754 has; integers must not come here
// with one.
#pragma once

#include "kernels/functors.h"

namespace tp {

namespace division {

template <class T>
TP_HOST_DEVICE inline T exact_remainder(T a, T b) {
  if constexpr (std::is_same_v<T, float>) {
    return __builtin_fmodf(a, b);
  } else {
    return __builtin_fmod(a, b);
  }
}

// The lowest integer divided by -1 is the one quotient that overflows: it
// wraps.
template <class T>
TP_HOST_DEVICE inline bool is_minus_one(T b) {
  return std::is_signed_v<T> && b == static_cast<T>(-1);
}

template <class T>
TP_HOST_DEVICE inline bool signs_differ(T a, T b) {
  return (a < 0) != (b < 0);
}

}  // namespace division

// The remainder that has the dividend's sign, as truncation leaves it.
struct FmodFunctor {
  template <class T>
  TP_HOST_DEVICE static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      return division::is_minus_one(b) ? T{0} : static_cast<T>(a % b);
    } else {
      return division::exact_remainder(a, b);
    }
  }
};

// The remainder that has the divisor's sign, as rounding down leaves it.
struct RemainderFunctor {
  template <class T>
  TP_HOST_DEVICE static T apply(T a, T b) {
    const T rest = FmodFunctor::apply(a, b);
    return rest != 0 && division::signs_differ(rest, b)
               ? static_cast<T>(rest + b)
               : rest;
  }
};

// The quotient, rounded down. With floats it comes from the exact remainder, so
// that a quotient just below a whole number is not rounded up to it first.
struct FloorDivideFunctor {
  template <class T>
  TP_HOST_DEVICE static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      if (division::is_minus_one(b)) return ScalarMath<T>::neg(a);
      const T quotient = static_cast<T>(a / b);
      const bool is_above = a % b != 0 && division::signs_differ(a, b);
      return static_cast<T>(quotient - is_above);
    } else {
      return of_floats(a, b);
    }
  }

 private:
  template <class T>
  TP_HOST_DEVICE static T of_floats(T a, T b) {
    if (b == 0) return a / b;
    const T rest = division::exact_remainder(a, b);
    T quotient = (a - rest) / b;
    if (rest != 0 && division::signs_differ(rest, b)) quotient -= 1;
    // A zero has the sign of the quotient.
    if (quotient == 0) return a / b < 0 ? -T{0} : (a / b) * 0;
    // The division has left it within one rounding of a whole number.
    return RoundFunctor::apply<ScalarMath<T>>(quotient);
  }
};

// The quotient, rounded to its dtype as a division is, without its fraction.
struct TruncDivideFunctor {
  template <class T>
  TP_HOST_DEVICE static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      return division::is_minus_one(b) ? ScalarMath<T>::neg(a)
                                       : static_cast<T>(a / b);
    } else {
      return TruncFunctor::apply<ScalarMath<T>>(a / b);
    }
  }
};

}  // namespace tp
