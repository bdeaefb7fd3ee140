// Backward passes as programs ask for them.
#pragma once

#include "core/tensor_impl.h"

namespace tp::grad {

struct TensorRange {
  const TensorImpl* const* data;
  size_t size;
};

// From tensors, with a gradient for each; one that is null is 1. Without
// `inputs` leaves gather, with them `found` gets a gradient for each. flags:
// TP_BACKWARD_ values.
void backward(TensorRange tensors, const TensorImpl* const* gradients,
              TensorRange inputs, Tensor* found, uint32_t flags);

}  // namespace tp::grad
