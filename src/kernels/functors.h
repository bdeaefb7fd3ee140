// The functors of the elementwise operators as scalar code sees them.
#pragma once

#include "kernels/scalar_math.h"

namespace tp {

#include "kernels/functors.inc"

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
