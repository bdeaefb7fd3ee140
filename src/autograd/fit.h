// Making a gradient one of what it is a gradient of.
#pragma once

#include "autograd/shape.h"
#include "core/tensor_impl.h"

namespace tp::grad {

// Sums what was broadcast and converts; fails if the sizes do not go together.
// `giver` is whom the error names.
Tensor fit(Tensor gradient, const ResultShape& shape, const char* giver);

}  // namespace tp::grad
