#include "autograd/gradients.h"

#include "autograd/engine.h"
#include "autograd/history.h"
#include "autograd/room.h"
#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "ops/factories.h"
#include "ops/fill.h"
#include "tensorplay/autograd.h"

namespace tp::grad {

namespace {

Tensor one_like(const TensorImpl& tensor) {
  Tensor one = empty_like(tensor, TP_FORMAT_CONTIGUOUS);
  fill_fresh(*one, scalar_of(int64_t{1}));
  return one;
}

Edge checked_edge(const TensorImpl& tensor, int32_t position) {
  Edge edge = gradient_edge(tensor);
  if (!edge) {
    fail_at(position, TP_ERROR_STATE,
            "a tensor of shape %s, %s, requires no gradients and has no "
            "history",
            shape_text(tensor.sizes()).text, dtype_name(tensor.dtype()));
  }
  return edge;
}

Tensor first_gradient(const TensorImpl& tensor, const TensorImpl* given) {
  if (given == nullptr) {
    if (tensor.numel() != 1) {
      fail_at(3, TP_ERROR_SHAPE,
              "a tensor of shape %s needs a gradient to begin with: only that "
              "of one element is 1 by itself",
              shape_text(tensor.sizes()).text);
    }
    return one_like(tensor);
  }
  if (!(given->sizes() == tensor.sizes())) {
    fail_at(3, TP_ERROR_SHAPE,
            "a gradient of shape %s for a tensor of shape %s",
            shape_text(given->sizes()).text, shape_text(tensor.sizes()).text);
  }
  return Tensor::borrow(const_cast<TensorImpl*>(given));
}

}  // namespace

void backward(TensorRange tensors, const TensorImpl* const* gradients,
              TensorRange inputs, Tensor* found, uint32_t flags) {
  Room<Edge> roots(tensors.size);
  Room<Tensor> first(tensors.size);
  for (size_t i = 0; i < tensors.size; ++i) {
    roots[i] = checked_edge(*tensors.data[i], 1);
    first[i] = first_gradient(*tensors.data[i],
                              gradients == nullptr ? nullptr : gradients[i]);
  }
  Room<Edge> wanted(inputs.size);
  for (size_t i = 0; i < inputs.size; ++i) {
    wanted[i] = checked_edge(*inputs.data[i], 4);
  }
  const bool create = (flags & TP_BACKWARD_CREATE_GRAPH) != 0;
  const BackwardOptions options = {
      create || (flags & TP_BACKWARD_RETAIN_GRAPH) != 0, create};
  run_backward(roots.data(), first.data(), tensors.size,
               inputs.size == 0 ? nullptr : wanted.data(), found, inputs.size,
               options);
  if ((flags & TP_BACKWARD_ALLOW_UNUSED) != 0) return;
  for (size_t i = 0; i < inputs.size; ++i) {
    if (found[i]) continue;
    fail_at(4, TP_ERROR_STATE,
            "the tensors do not depend on input %zu, of shape %s", i,
            shape_text(inputs.data[i]->sizes()).text);
  }
}

}  // namespace tp::grad
