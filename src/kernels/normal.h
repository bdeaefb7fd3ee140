// Normally distributed numbers by the way of Box and Muller.
//
// Sums, products and square roots alone, in straight lines: any compiler can
// make vectors of them, and all of them give the same bits. The series of sine
// and cosine run on an eighth of a circle, where few terms reach below the last
// bit; no angle needs to be reduced, as it is counted in turns.
#pragma once

#include "kernels/functors.h"

namespace tp {

// Terms of the series.
template <class T>
struct NormalSeries;
template <>
struct NormalSeries<float> {
  static constexpr int kTerms = 6;
};
template <>
struct NormalSeries<double> {
  static constexpr int kTerms = 10;
};

// A point of the plane in polar coordinates; its two parts are independent
// normal numbers.
template <class T>
struct NormalPair {
  T first;
  T second;

  // `radius` in (0, 1], `turn` in [0, 1): uniform numbers.
  TP_HOST_DEVICE static NormalPair of(T radius, T turn) {
    const T length =
        FloatMath<T>::sqrt(T{-2} * LogFunctor::apply<ScalarMath<T>>(radius));
    T sine, cosine;
    turn_to(turn, sine, cosine);
    return {length * cosine, length * sine};
  }

 private:
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
    for (int k = NormalSeries<T>::kTerms; k >= 1; --k) {
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
