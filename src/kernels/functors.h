// The functors of the elementwise operators as scalar code sees them.
#pragma once

#include "kernels/huge_angle.h"
#include "kernels/optimizer_numbers.h"
#include "kernels/scalar_math.h"

namespace tp {

// Each after what it uses, which is not the order of the alphabet.
// clang-format off
#include "kernels/functors.inc"
#include "kernels/precision.inc"
#include "kernels/exponential.inc"
#include "kernels/logarithm.inc"
#include "kernels/hyperbolic.inc"
#include "kernels/power.inc"
#include "kernels/special.inc"
#include "kernels/trigonometric.inc"
#include "kernels/gamma.inc"
#include "kernels/digamma.inc"
#include "kernels/activations.inc"
#include "kernels/ternary.inc"
#include "kernels/optimizers.inc"
// clang-format on

// What kind of number an element is. Of a complex one, either part counts; for
// a finite one, both.
struct IsNanFunctor {
  template <class M>
  TP_HOST_DEVICE static bool apply(typename M::V a) {
    if constexpr (M::kIsComplex) {
      using P = typename M::Parts;
      return P::is_nan(a.re) || P::is_nan(a.im);
    } else {
      return M::is_nan(a);
    }
  }
};
struct IsFiniteFunctor {
  template <class M>
  TP_HOST_DEVICE static bool apply(typename M::V a) {
    if constexpr (M::kIsComplex) {
      using P = typename M::Parts;
      return apply<P>(a.re) && apply<P>(a.im);
    } else if constexpr (M::kIsFloat) {
      return M::abs(a) <= std::numeric_limits<typename M::V>::max();
    } else {
      return true;
    }
  }
};
struct IsInfFunctor {
  template <class M>
  TP_HOST_DEVICE static bool apply(typename M::V a) {
    if constexpr (M::kIsComplex) {
      using P = typename M::Parts;
      return apply<P>(a.re) || apply<P>(a.im);
    } else if constexpr (M::kIsFloat) {
      return M::abs(a) > std::numeric_limits<typename M::V>::max();
    } else {
      return false;
    }
  }
};

// Comparisons of u64 with a signed integer, as no 64-bit type holds both.
struct EqMixedSigns {
  TP_HOST_DEVICE static bool apply(uint64_t a, int64_t b) {
    return b >= 0 && a == static_cast<uint64_t>(b);
  }
};
struct LtMixedSigns {
  TP_HOST_DEVICE static bool apply(uint64_t a, int64_t b) {
    return b >= 0 && a < static_cast<uint64_t>(b);
  }
};
struct LeMixedSigns {
  TP_HOST_DEVICE static bool apply(uint64_t a, int64_t b) {
    return b >= 0 && a <= static_cast<uint64_t>(b);
  }
};
template <class Comparison>
struct NotMixedSigns {
  TP_HOST_DEVICE static bool apply(uint64_t a, int64_t b) {
    return !Comparison::apply(a, b);
  }
};

}  // namespace tp
