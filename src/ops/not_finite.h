// NaN and infinities in a tensor.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

struct Sightings {
  int64_t count;
  int64_t first;  // counted in row-major order
};

struct NotFinite {
  Sightings nans;
  Sightings infinities;
};

// Looks once at what repeats with stride 0. The tensor is in host memory.
NotFinite count_not_finite(const TensorImpl& tensor) noexcept;

}  // namespace tp
