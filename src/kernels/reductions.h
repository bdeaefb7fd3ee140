// What the reductions do, for every device: how two partial results of one
// become one, and what the last of them stands for.
//
// T is the type that terms are read as. Total<T> is what partial results of
// many terms are kept in.
#pragma once

#include "kernels/functors.h"

namespace tp {

// Types that sums and products of many terms need.
template <class T>
struct WideTotal {
  using Type = T;
};
template <>
struct WideTotal<float> {
  using Type = double;
};
template <>
struct WideTotal<Complex<float>> {
  using Type = Complex<double>;
};

struct SumReduction {
  // What combines the terms, if another reduction only finishes it otherwise.
  using Step = SumReduction;
  template <class T>
  using Total = typename WideTotal<T>::Type;
  template <class T>
  TP_HOST_DEVICE static T combine(T a, T b) {
    return ScalarMath<T>::add(a, b);
  }
  // A sum starts at +0 and so never is -0.
  template <class T>
  TP_HOST_DEVICE static T finish(T total, int64_t) {
    return ScalarMath<T>::add(total, T{});
  }
};

struct MeanReduction : SumReduction {
  template <class T>
  TP_HOST_DEVICE static T finish(T total, int64_t count) {
    if constexpr (element::kIsComplex<T>) {
      return {finish(total.re, count), finish(total.im, count)};
    } else {
      return (total + T{0}) / static_cast<T>(count);
    }
  }
};

struct ProdReduction {
  using Step = ProdReduction;
  template <class T>
  using Total = typename WideTotal<T>::Type;
  template <class T>
  TP_HOST_DEVICE static T combine(T a, T b) {
    return ScalarMath<T>::mul(a, b);
  }
  template <class T>
  TP_HOST_DEVICE static T finish(T total, int64_t) {
    return total;
  }
};

// Reductions that choose one of their terms. The order of terms is of no
// account: NaN wins, all NaNs are one, and -0 is below +0.
template <bool kLargest>
struct ChoiceReduction {
  template <class T>
  using Total = T;

  template <class T>
  TP_HOST_DEVICE static T combine(T a, T b) {
    using M = ScalarMath<T>;
    const bool first = kLargest ? b < a : a < b;
    const T chosen = M::select(first || M::is_nan(a), a, b);
    if constexpr (M::kIsFloat) {
      return M::select(a == b, of_equal(a, b), chosen);
    } else {
      return chosen;
    }
  }
  template <class T>
  TP_HOST_DEVICE static T finish(T total) {
    return ScalarMath<T>::is_nan(total) ? std::numeric_limits<T>::quiet_NaN()
                                        : total;
  }
  // Whether a later term takes the place of the one chosen so far, where the
  // first is wanted: the first NaN does, and none takes its place.
  template <class T>
  TP_HOST_DEVICE static bool replaces(T later, T chosen) {
    const bool stays = kLargest ? later <= chosen : later >= chosen;
    return !stays && !ScalarMath<T>::is_nan(chosen);
  }

 private:
  // Equal numbers differ in the sign of zeros alone.
  template <class T>
  TP_HOST_DEVICE static T of_equal(T a, T b) {
    using Bits = typename FloatFormat<T>::Bits;
    const auto first = element::bit_cast<Bits>(a);
    const auto second = element::bit_cast<Bits>(b);
    return element::bit_cast<T>(kLargest ? first & second : first | second);
  }
};

using MaxReduction = ChoiceReduction<true>;
using MinReduction = ChoiceReduction<false>;

template <class Functor>
inline constexpr bool kIsChoice = false;
template <bool kLargest>
inline constexpr bool kIsChoice<ChoiceReduction<kLargest>> = true;

}  // namespace tp
