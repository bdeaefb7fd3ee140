// Backward passes as programs ask for them.
#pragma once

#include "core/memory.h"
#include "core/tensor_impl.h"

namespace tp::grad {

struct TensorRange {
  const TensorImpl* const* data;
  size_t size;
};

// Room for gradients that are found.
class FoundGradients {
 public:
  explicit FoundGradients(size_t count);
  ~FoundGradients();
  FoundGradients(const FoundGradients&) = delete;
  FoundGradients& operator=(const FoundGradients&) = delete;
  Tensor* data() noexcept { return data_; }

 private:
  const size_t count_;
  SystemBlock memory_;
  Tensor* data_;
};

// From tensors, with a gradient for each; one that is null is 1. Without
// `inputs` leaves gather, with them `found` gets a gradient for each. flags:
// TP_BACKWARD_ values.
void backward(TensorRange tensors, const TensorImpl* const* gradients,
              TensorRange inputs, Tensor* found, uint32_t flags);

}  // namespace tp::grad
