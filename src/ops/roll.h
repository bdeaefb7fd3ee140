// Elements moved along dimensions, those that leave coming in at the other end.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// Without dimensions, the elements in row-major order are rolled as one list.
Tensor roll(const TensorImpl& a, Dims shifts, Dims dims);

}  // namespace tp
