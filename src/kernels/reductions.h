// What the reductions do, for every device: how two partial results of one
// become one, and what the last of them stands for.
//
// T is the type that terms are read as. Total<T> is what partial results of
// many terms are kept in. is_final() tells a partial result that nothing can
// change any more.
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
  static constexpr bool kStops = false;
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
  static constexpr bool kStops = false;
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

// What reductions share that choose one of their terms.
struct ChoiceReduction {
  static constexpr bool kStops = false;
  template <class T>
  using Total = T;
  template <class T>
  TP_HOST_DEVICE static T finish(T total, int64_t) {
    return total;
  }
};

struct MaxReduction : ChoiceReduction {
  template <class T>
  TP_HOST_DEVICE static T combine(T a, T b) {
    return MaximumFunctor::apply<ScalarMath<T>>(a, b);
  }
  // Whether a later term takes the place of the one chosen so far: the first
  // NaN does, and none takes its place.
  template <class T>
  TP_HOST_DEVICE static bool replaces(T later, T chosen) {
    return !(later <= chosen) && !ScalarMath<T>::is_nan(chosen);
  }
};

struct MinReduction : ChoiceReduction {
  template <class T>
  TP_HOST_DEVICE static T combine(T a, T b) {
    return MinimumFunctor::apply<ScalarMath<T>>(a, b);
  }
  template <class T>
  TP_HOST_DEVICE static bool replaces(T later, T chosen) {
    return !(later >= chosen) && !ScalarMath<T>::is_nan(chosen);
  }
};

// Terms are bytes, of which any but 0 is true.
struct TruthReduction {
  static constexpr bool kStops = true;
  template <class T>
  using Total = T;
  TP_HOST_DEVICE static Bool finish(Bool total, int64_t) {
    return Bool{static_cast<uint8_t>(total.byte != 0)};
  }
};

struct AnyReduction : TruthReduction {
  TP_HOST_DEVICE static Bool combine(Bool a, Bool b) {
    return Bool{static_cast<uint8_t>(a.byte | b.byte)};
  }
  TP_HOST_DEVICE static bool is_final(Bool total) { return total.byte != 0; }
};

struct AllReduction : TruthReduction {
  TP_HOST_DEVICE static Bool combine(Bool a, Bool b) {
    return Bool{static_cast<uint8_t>((a.byte != 0) & (b.byte != 0))};
  }
  TP_HOST_DEVICE static bool is_final(Bool total) { return total.byte == 0; }
};

}  // namespace tp
