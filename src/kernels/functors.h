// What the elementwise operators do to one element, for every device.
//
// T is a type to compute in: an unsigned integer of the operand's width where
// sign does not matter (arithmetic wraps), float, double or a complex of them.
#pragma once

#include "kernels/element.h"

namespace tp {

// Integers narrower than int would be promoted to it, whose overflow is
// undefined.
template <class T>
struct Wrapping {
  using Type = T;
};
template <>
struct Wrapping<uint8_t> {
  using Type = uint32_t;
};
template <>
struct Wrapping<uint16_t> {
  using Type = uint32_t;
};

struct AddFunctor {
  template <class T>
  TP_HOST_DEVICE static T apply(T a, T b) {
    if constexpr (element::kIsComplex<T>) {
      return {a.re + b.re, a.im + b.im};
    } else {
      using W = typename Wrapping<T>::Type;
      return static_cast<T>(static_cast<W>(a) + static_cast<W>(b));
    }
  }
};

struct SubFunctor {
  template <class T>
  TP_HOST_DEVICE static T apply(T a, T b) {
    if constexpr (element::kIsComplex<T>) {
      return {a.re - b.re, a.im - b.im};
    } else {
      using W = typename Wrapping<T>::Type;
      return static_cast<T>(static_cast<W>(a) - static_cast<W>(b));
    }
  }
};

struct MulFunctor {
  template <class T>
  TP_HOST_DEVICE static T apply(T a, T b) {
    if constexpr (element::kIsComplex<T>) {
      return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    } else {
      using W = typename Wrapping<T>::Type;
      return static_cast<T>(static_cast<W>(a) * static_cast<W>(b));
    }
  }
};

struct DivFunctor {
  template <class T>
  TP_HOST_DEVICE static T apply(T a, T b) {
    if constexpr (element::kIsComplex<T>) {
      return divide(a, b);
    } else {
      return a / b;
    }
  }

 private:
  // Smith's way: the quotient of the divisor's parts keeps squares of large or
  // small ones from overflowing or vanishing.
  template <class P>
  TP_HOST_DEVICE static Complex<P> divide(Complex<P> a, Complex<P> b) {
    const P re = b.re < 0 ? -b.re : b.re;
    const P im = b.im < 0 ? -b.im : b.im;
    if (re >= im) {
      if (re == 0) return {a.re / re, a.im / re};  // both parts are 0
      const P ratio = b.im / b.re;
      const P scale = 1 / (b.re + b.im * ratio);
      return {(a.re + a.im * ratio) * scale, (a.im - a.re * ratio) * scale};
    }
    const P ratio = b.re / b.im;
    const P scale = 1 / (b.re * ratio + b.im);
    return {(a.re * ratio + a.im) * scale, (a.im * ratio - a.re) * scale};
  }
};

struct EqFunctor {
  template <class T>
  TP_HOST_DEVICE static Bool apply(T a, T b) {
    if constexpr (element::kIsComplex<T>) {
      return Bool{static_cast<uint8_t>(a.re == b.re && a.im == b.im)};
    } else if constexpr (element::kIsBool<T>) {
      return Bool{static_cast<uint8_t>((a.byte != 0) == (b.byte != 0))};
    } else {
      return Bool{static_cast<uint8_t>(a == b)};
    }
  }
};

// u64 against a signed integer, which no 64-bit type holds both of.
struct EqMixedSignFunctor {
  TP_HOST_DEVICE static Bool apply(uint64_t a, int64_t b) {
    return Bool{static_cast<uint8_t>(b >= 0 && a == static_cast<uint64_t>(b))};
  }
};

struct ReluFunctor {
  template <class T>
  TP_HOST_DEVICE static T apply(T a) {
    // In this order a NaN, which compares false, stays.
    return a < T{0} ? T{0} : a;
  }
};

}  // namespace tp
