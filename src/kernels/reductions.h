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
    return AddFunctor::apply(a, b);
  }
  // A sum starts at +0 and so never is -0.
  template <class T>
  TP_HOST_DEVICE static T finish(T total, int64_t) {
    return AddFunctor::apply(total, T{});
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
    return MulFunctor::apply(a, b);
  }
  template <class T>
  TP_HOST_DEVICE static T finish(T total, int64_t) {
    return total;
  }
};

template <class T>
TP_HOST_DEVICE inline bool is_nan(T value) {
  if constexpr (element::kIsFloat<T>) {
    return value != value;
  } else {
    return false;
  }
}

// What reductions share that choose one of their terms.
struct ChoiceReduction {
  static constexpr bool kStops = false;
  template <class T>
  using Total = T;
  template <class T>
  TP_HOST_DEVICE static T finish(T total, int64_t) {
    return total;
  }

 protected:
  // Once a NaN, always a NaN: `chosen` is b wherever either is one.
  template <class T>
  TP_HOST_DEVICE static T keep_nan(T a, T chosen) {
    return is_nan(a) ? a : chosen;
  }
};

struct MaxReduction : ChoiceReduction {
  template <class T>
  TP_HOST_DEVICE static T combine(T a, T b) {
    return keep_nan(a, a > b ? a : b);
  }
  // Whether a later term takes the place of the one chosen so far: the first
  // NaN does, and none takes its place.
  template <class T>
  TP_HOST_DEVICE static bool replaces(T later, T chosen) {
    return !(later <= chosen) && !is_nan(chosen);
  }
};

struct MinReduction : ChoiceReduction {
  template <class T>
  TP_HOST_DEVICE static T combine(T a, T b) {
    return keep_nan(a, a < b ? a : b);
  }
  template <class T>
  TP_HOST_DEVICE static bool replaces(T later, T chosen) {
    return !(later >= chosen) && !is_nan(chosen);
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
