// Normally distributed numbers by the way of Box and Muller.
//
// Sums, products and square roots alone, in straight lines: any compiler can
// make vectors of them, and all of them give the same bits. The series run on
// short intervals, where few terms reach below the last bit.
#pragma once

#include "kernels/scalar_math.h"

namespace tp {

template <class T>
struct NormalSeries;
template <>
struct NormalSeries<float> {
  static constexpr int kLogTerms = 5;
  static constexpr int kTurnTerms = 6;
};
template <>
struct NormalSeries<double> {
  static constexpr int kLogTerms = 11;
  static constexpr int kTurnTerms = 10;
};

// A point of the plane in polar coordinates; its two parts are independent
// normal numbers.
template <class T>
struct NormalPair {
  T first;
  T second;

  // `radius` in (0, 1], `turn` in [0, 1): uniform numbers.
  TP_HOST_DEVICE static NormalPair of(T radius, T turn) {
    const T length = FloatMath<T>::sqrt(T{-2} * log(radius));
    T sine, cosine;
    turn_to(turn, sine, cosine);
    return {length * cosine, length * sine};
  }

 private:
  using Bits = typename FloatFormat<T>::Bits;
  static constexpr int kMantissaBits = FloatFormat<T>::kMantissaBits;

  // Of a normal number up to 1: with m in [2/3, 4/3) or so, 2^n * m has the
  // logarithm n log 2 + 2 atanh((m - 1) / (m + 1)).
  TP_HOST_DEVICE static T log(T x) {
    // Counted from 2/3, whose bits begin an interval of the length of an
    // octave.
    constexpr Bits kTwoThirds = sizeof(T) == 4
                                    ? static_cast<Bits>(0x3f2aaaab)
                                    : static_cast<Bits>(0x3fe5555555555555);
    using Signed = std::make_signed_t<Bits>;
    const Bits bits = element::bit_cast<Bits>(x);
    const Signed octave =
        static_cast<Signed>(bits - kTwoThirds) >> kMantissaBits;
    const T m = element::bit_cast<T>(
        bits - (static_cast<Bits>(octave) << kMantissaBits));
    const T f = m - 1;
    const T s = f / (m + 1);
    const T square = s * s;
    T sum = 0;
    for (int k = NormalSeries<T>::kLogTerms; k >= 1; --k) {
      sum = (sum + T{1} / static_cast<T>(2 * k + 1)) * square;
    }
    // 2 s is f - s f, where f is exact and the rest small.
    const T tail = f - s * (f - T{2} * sum);
    return static_cast<T>(octave) * static_cast<T>(0.69314718055994530942) +
           tail;
  }

  // Sine and cosine of so much of a circle: of the nearest quarter and at most
  // an eighth of a circle to either side.
  TP_HOST_DEVICE static void turn_to(T turn, T& sine, T& cosine) {
    const T quarters = turn * 4;
    const T nearest = FloatMath<T>::round_small(quarters);
    const T angle =
        (quarters - nearest) * static_cast<T>(1.57079632679489661923);
    const T square = angle * angle;
    T sine_sum = 0;
    T cosine_sum = 0;
    for (int k = NormalSeries<T>::kTurnTerms; k >= 1; --k) {
      const T even = static_cast<T>(2 * k - 1) * static_cast<T>(2 * k);
      const T odd = static_cast<T>(2 * k) * static_cast<T>(2 * k + 1);
      cosine_sum = -(T{1} + cosine_sum) * (square * (T{1} / even));
      sine_sum = -(T{1} + sine_sum) * (square * (T{1} / odd));
    }
    const T s = angle + angle * sine_sum;
    const T c = T{1} + cosine_sum;
    const auto quarter = static_cast<int>(nearest);
    const bool swaps = (quarter & 1) != 0;
    const T to_sine = swaps ? c : s;
    const T to_cosine = swaps ? s : c;
    sine = (quarter & 2) != 0 ? -to_sine : to_sine;
    cosine = ((quarter + 1) & 2) != 0 ? -to_cosine : to_cosine;
  }
};

}  // namespace tp
