// The policy under which functors work on one element at a time: on the CPU's
// strided loops and tails, and on devices.
//
// Note [Policies]: a functor asks a policy M for everything, so that it is
// written once. M::V is what it works on, M::Mask what comparisons give. The
// policy of SIMD vectors is in backend/cpu/simd; both give the same bits.
// Those of floats also see a number's bits as M::Word, an unsigned integer of
// its width, and give what f64 makes of f32 operands (`in_f64`).
//
// T is a type to compute in: an integer (arithmetic wraps), float, double, a
// complex of them, or Bool.
#pragma once

#include "kernels/element.h"

namespace tp {

// Integers narrower than int would be promoted to it, whose overflow is
// undefined; signed overflow is, too.
template <class T>
struct WrappingOf {
  using Type = std::make_unsigned_t<decltype(T{} + T{})>;
};

// What policies of real types share.
template <class T>
struct ComparableMath {
  static constexpr bool kIsComplex = false;
  static constexpr bool kIsFloat = false;
  using V = T;
  using Mask = bool;
  TP_HOST_DEVICE static Mask eq(V a, V b) { return a == b; }
  TP_HOST_DEVICE static Mask ne(V a, V b) { return a != b; }
  TP_HOST_DEVICE static Mask lt(V a, V b) { return a < b; }
  TP_HOST_DEVICE static Mask le(V a, V b) { return a <= b; }
  TP_HOST_DEVICE static Mask either(Mask a, Mask b) { return a || b; }
  TP_HOST_DEVICE static Mask both(Mask a, Mask b) { return a && b; }
  TP_HOST_DEVICE static Mask no(Mask a) { return !a; }
  // Whether a branch for rare elements is worth entering.
  TP_HOST_DEVICE static bool any(Mask a) { return a; }
  TP_HOST_DEVICE static Mask is_nan(V a) { return a != a; }
  TP_HOST_DEVICE static V select(Mask first, V a, V b) { return first ? a : b; }
  TP_HOST_DEVICE static V set(double value) { return static_cast<V>(value); }
};

template <class T>
struct IntegerMath : ComparableMath<T> {
  static constexpr bool kIsSigned = std::is_signed_v<T>;
  using W = typename WrappingOf<T>::Type;
  TP_HOST_DEVICE static W wide(T a) { return static_cast<W>(a); }
  TP_HOST_DEVICE static T add(T a, T b) {
    return static_cast<T>(wide(a) + wide(b));
  }
  TP_HOST_DEVICE static T sub(T a, T b) {
    return static_cast<T>(wide(a) - wide(b));
  }
  TP_HOST_DEVICE static T mul(T a, T b) {
    return static_cast<T>(wide(a) * wide(b));
  }
  TP_HOST_DEVICE static T neg(T a) { return static_cast<T>(W{0} - wide(a)); }
  TP_HOST_DEVICE static T abs(T a) {
    if constexpr (std::is_signed_v<T>) {
      return a < 0 ? neg(a) : a;
    } else {
      return a;
    }
  }
  TP_HOST_DEVICE static T bit_and(T a, T b) { return static_cast<T>(a & b); }
  TP_HOST_DEVICE static T bit_or(T a, T b) { return static_cast<T>(a | b); }
  TP_HOST_DEVICE static T bit_xor(T a, T b) { return static_cast<T>(a ^ b); }
  TP_HOST_DEVICE static T bit_not(T a) { return static_cast<T>(~a); }
  // Counts that are negative or as large as the width shift everything out.
  TP_HOST_DEVICE static T shift_left(T a, T count) {
    return is_count(count) ? static_cast<T>(wide(a) << count) : T{0};
  }
  TP_HOST_DEVICE static T shift_right(T a, T count) {
    constexpr int kTop = static_cast<int>(sizeof(T)) * 8 - 1;
    if (is_count(count)) return static_cast<T>(a >> count);
    return std::is_signed_v<T> ? static_cast<T>(a >> kTop) : T{0};
  }

 private:
  TP_HOST_DEVICE static bool is_count(T count) {
    return static_cast<std::make_unsigned_t<T>>(count) < sizeof(T) * 8;
  }
};

// By what device compilers take, too.
inline constexpr double kInfinity = __builtin_huge_val();
inline constexpr double kNan = __builtin_nan("");

// The bits of binary32 and binary64 as functors of mathematics see them.
template <class T>
struct FloatFormat;
template <>
struct FloatFormat<float> {
  using Bits = uint32_t;
  static constexpr int kMantissaBits = 23;
  static constexpr Bits kBias = 127;
};
template <>
struct FloatFormat<double> {
  using Bits = uint64_t;
  static constexpr int kMantissaBits = 52;
  static constexpr Bits kBias = 1023;
};

template <class T>
struct FloatMath : ComparableMath<T> {
  static constexpr bool kIsFloat = true;
  static constexpr bool kIsSigned = true;
  using V = T;
  using Element = T;
  using Format = FloatFormat<T>;
  using Bits = typename Format::Bits;
  using Mask = bool;
  static constexpr Bits kSign = Bits{1} << (sizeof(T) * 8 - 1);

  TP_HOST_DEVICE static T add(T a, T b) { return a + b; }
  TP_HOST_DEVICE static T sub(T a, T b) { return a - b; }
  TP_HOST_DEVICE static T mul(T a, T b) { return a * b; }
  TP_HOST_DEVICE static T div(T a, T b) { return a / b; }
  TP_HOST_DEVICE static T neg(T a) { return -a; }
  TP_HOST_DEVICE static T abs(T a) {
    return element::bit_cast<T>(element::bit_cast<Bits>(a) & ~kSign);
  }
  TP_HOST_DEVICE static T sqrt(T a) {
    if constexpr (sizeof(T) == sizeof(float)) {
      return __builtin_sqrtf(a);
    } else {
      return __builtin_sqrt(a);
    }
  }
  // The magnitude of one with the sign of another.
  TP_HOST_DEVICE static T copy_sign(T magnitude, T sign) {
    return element::bit_cast<T>((element::bit_cast<Bits>(magnitude) & ~kSign) |
                                (element::bit_cast<Bits>(sign) & kSign));
  }
  // 2^n; n is whole and 2^n a normal number. Whatever n is, it is defined.
  TP_HOST_DEVICE static T pow2(T n) {
    const Bits whole = element::bit_cast<Bits>(n + kShift);
    return element::bit_cast<T>((whole + Format::kBias)
                                << Format::kMantissaBits);
  }
  // To the nearest whole number, ties to even; for magnitudes below 2^(mantissa
  // bits - 1).
  TP_HOST_DEVICE static T round_small(T a) { return (a + kShift) - kShift; }

  // x - a b, where the product is exact.
  TP_HOST_DEVICE static T sub_exact(T x, T a, T b) { return x - a * b; }

  // x 2^n for a whole n. In two steps, since 2^n may not be a normal number
  // where the result is one; a subnormal result is rounded once.
  TP_HOST_DEVICE static T scale(T x, T n) {
    const T half = round_small(n * static_cast<T>(0.5));
    return x * pow2(half) * pow2(n - half);
  }
  // A bound is not 0; NaN stays.
  TP_HOST_DEVICE static T no_less(T x, T bound) {
    return x < bound ? bound : x;
  }
  TP_HOST_DEVICE static T no_more(T x, T bound) {
    return bound < x ? bound : x;
  }

  using Word = Bits;
  TP_HOST_DEVICE static Word word(uint64_t value) {
    return static_cast<Word>(value);
  }
  TP_HOST_DEVICE static Word bits(T a) { return element::bit_cast<Word>(a); }
  TP_HOST_DEVICE static T from_bits(Word a) { return element::bit_cast<T>(a); }
  TP_HOST_DEVICE static Word word_add(Word a, Word b) { return a + b; }
  TP_HOST_DEVICE static Word word_sub(Word a, Word b) { return a - b; }
  TP_HOST_DEVICE static Word word_and(Word a, Word b) { return a & b; }
  TP_HOST_DEVICE static Word word_or(Word a, Word b) { return a | b; }
  TP_HOST_DEVICE static Word word_xor(Word a, Word b) { return a ^ b; }
  template <int kCount>
  TP_HOST_DEVICE static Word word_left(Word a) {
    return a << kCount;
  }
  // Zeros come in.
  template <int kCount>
  TP_HOST_DEVICE static Word word_right(Word a) {
    return a >> kCount;
  }
  TP_HOST_DEVICE static Mask word_eq(Word a, Word b) { return a == b; }
  TP_HOST_DEVICE static Word word_select(Mask first, Word a, Word b) {
    return first ? a : b;
  }
  // A whole number of a magnitude below 2^(mantissa bits - 1) as an integer of
  // two's complement, and back.
  TP_HOST_DEVICE static Word to_word(T whole) {
    return bits(whole + kShift) - bits(kShift);
  }
  TP_HOST_DEVICE static T from_word(Word whole) {
    return from_bits(whole + bits(kShift)) - kShift;
  }
  // Of f32 numbers, what a functor makes of them in f64, rounded.
  template <class Functor, class... In>
  TP_HOST_DEVICE static T in_f64(In... in) {
    return static_cast<T>(
        Functor::template apply<FloatMath<double>>(static_cast<double>(in)...));
  }
  // `common`, but where `rare` what a functor makes of single elements.
  template <class Functor, class... In>
  TP_HOST_DEVICE static T replace(Mask rare, T common, In... in) {
    return rare ? Functor::apply(in...) : common;
  }

 private:
  // 1.5 * 2^mantissa bits: added to it, a whole number is in the lowest bits.
  static constexpr T kShift = static_cast<T>(
      static_cast<double>(Bits{3} << (Format::kMantissaBits - 1)));
};

// Functions of one complex number.
#define TP_FOR_EACH_COMPLEX_FUNCTION(_) \
  _(sqrt)                               \
  _(exp)                                \
  _(expm1)                              \
  _(log)                                \
  _(log1p)                              \
  _(sinh)                               \
  _(cosh)                               \
  _(tanh)                               \
  _(asinh)                              \
  _(acosh)                              \
  _(atanh)                              \
  _(sin)                                \
  _(cos)                                \
  _(tan)                                \
  _(asin)                               \
  _(acos)                               \
  _(atan)                               \
  _(sigmoid)

template <class T>
struct ComplexMath;
template <class P>
struct ComplexMath<Complex<P>> {
  static constexpr bool kIsComplex = true;
  static constexpr bool kIsFloat = false;
  using V = Complex<P>;
  using Parts = FloatMath<P>;
  using Mask = bool;
  TP_HOST_DEVICE static V add(V a, V b) { return {a.re + b.re, a.im + b.im}; }
  TP_HOST_DEVICE static V sub(V a, V b) { return {a.re - b.re, a.im - b.im}; }
  TP_HOST_DEVICE static V mul(V a, V b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
  }
  // Smith's way: the quotient of the divisor's parts keeps squares of large or
  // small ones from overflowing or vanishing.
  TP_HOST_DEVICE static V div(V a, V b) {
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
  TP_HOST_DEVICE static V neg(V a) { return {-a.re, -a.im}; }
  TP_HOST_DEVICE static V times(V a, double b) {
    const P factor = static_cast<P>(b);
    return {a.re * factor, a.im * factor};
  }
  TP_HOST_DEVICE static V set(double value) {
    return {static_cast<P>(value), P{0}};
  }
  TP_HOST_DEVICE static Mask eq(V a, V b) {
    return a.re == b.re && a.im == b.im;
  }
  TP_HOST_DEVICE static Mask ne(V a, V b) { return !eq(a, b); }

  // In kernels/complex_math.h.
  TP_HOST_DEVICE static P abs(V a);
  TP_HOST_DEVICE static P angle(V a);
  TP_HOST_DEVICE static V pow(V a, V b);
#define TP_DECLARE_COMPLEX(name) TP_HOST_DEVICE static V name(V a);
  TP_FOR_EACH_COMPLEX_FUNCTION(TP_DECLARE_COMPLEX)
#undef TP_DECLARE_COMPLEX
};

// False is below true; any non-zero byte is true.
struct BoolMath {
  static constexpr bool kIsComplex = false;
  static constexpr bool kIsFloat = false;
  static constexpr bool kIsSigned = false;
  using V = Bool;
  using Mask = bool;
  TP_HOST_DEVICE static bool is(V a) { return a.byte != 0; }
  TP_HOST_DEVICE static V of(bool a) { return {static_cast<uint8_t>(a)}; }
  TP_HOST_DEVICE static V set(double value) { return of(value != 0); }
  TP_HOST_DEVICE static Mask eq(V a, V b) { return is(a) == is(b); }
  TP_HOST_DEVICE static Mask ne(V a, V b) { return is(a) != is(b); }
  TP_HOST_DEVICE static Mask lt(V a, V b) { return is(a) < is(b); }
  TP_HOST_DEVICE static Mask le(V a, V b) { return is(a) <= is(b); }
  TP_HOST_DEVICE static Mask either(Mask a, Mask b) { return a || b; }
  TP_HOST_DEVICE static Mask is_nan(V) { return false; }
  TP_HOST_DEVICE static V select(Mask first, V a, V b) {
    return of(first ? is(a) : is(b));
  }
  TP_HOST_DEVICE static V bit_and(V a, V b) { return of(is(a) && is(b)); }
  TP_HOST_DEVICE static V bit_or(V a, V b) { return of(is(a) || is(b)); }
  TP_HOST_DEVICE static V bit_xor(V a, V b) { return of(is(a) != is(b)); }
  TP_HOST_DEVICE static V bit_not(V a) { return of(!is(a)); }
};

template <class T>
using ScalarMath = std::conditional_t<
    element::kIsComplex<T>, ComplexMath<T>,
    std::conditional_t<element::kIsBool<T>, BoolMath,
                       std::conditional_t<std::is_floating_point_v<T>,
                                          FloatMath<T>, IntegerMath<T>>>>;

}  // namespace tp
