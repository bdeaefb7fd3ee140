// Operators that are not elementwise, as public functions and formulas call
// them; see Note [Recording].
#pragma once

#include "autograd/elementwise.h"
#include "autograd/reductions.h"
#include "autograd/views.h"
#include "ops/copy.h"
#include "ops/embedding.h"
#include "ops/gather.h"
#include "ops/index_select.h"
#include "ops/join.h"
#include "ops/layers.h"
#include "ops/masked_select.h"
#include "ops/matmul.h"
#include "ops/roll.h"
#include "ops/scatter.h"
#include "ops/triangle.h"

namespace tp::grad {

Tensor product_recorded(Op op, const TensorImpl& a, const TensorImpl& b);
inline Tensor product(Op op, const TensorImpl& a, const TensorImpl& b) {
  if (is_tracked(a, b)) return product_recorded(op, a, b);
  return tp::product(op, a, b);
}

void product_out_recorded(Op op, const TensorImpl& a, const TensorImpl& b,
                          TensorImpl& out);
inline void product_out(Op op, const TensorImpl& a, const TensorImpl& b,
                        TensorImpl& out) {
  if (is_tracked(a, b, out)) return product_out_recorded(op, a, b, out);
  tp::product_out(op, a, b, out);
}

Tensor added_product_recorded(Op op, const ProductTerm& term,
                              const TensorImpl& a, const TensorImpl& b);
inline Tensor added_product(Op op, const ProductTerm& term, const TensorImpl& a,
                            const TensorImpl& b) {
  if (is_tracked(*term.input, a, b))
    return added_product_recorded(op, term, a, b);
  return tp::added_product(op, term, a, b);
}

void added_product_out_recorded(Op op, const ProductTerm& term,
                                const TensorImpl& a, const TensorImpl& b,
                                TensorImpl& out);
inline void added_product_out(Op op, const ProductTerm& term,
                              const TensorImpl& a, const TensorImpl& b,
                              TensorImpl& out) {
  if (is_tracked(*term.input, a, b, out))
    return added_product_out_recorded(op, term, a, b, out);
  tp::added_product_out(op, term, a, b, out);
}

void added_product_inplace_recorded(Op op, const ProductTerm& term,
                                    const TensorImpl& a, const TensorImpl& b,
                                    TensorImpl& target);
inline void added_product_inplace(Op op, const ProductTerm& term,
                                  const TensorImpl& a, const TensorImpl& b,
                                  TensorImpl& target) {
  if (is_tracked(*term.input, a, b))
    return added_product_inplace_recorded(op, term, a, b, target);
  tp::added_product_inplace(op, term, a, b, target);
}

Tensor index_select_recorded(const TensorImpl& a, int64_t dim,
                             const TensorImpl& index);
inline Tensor index_select(const TensorImpl& a, int64_t dim,
                           const TensorImpl& index) {
  if (is_tracked(a)) return index_select_recorded(a, dim, index);
  return tp::index_select(a, dim, index);
}

void index_select_out_recorded(const TensorImpl& a, int64_t dim,
                               const TensorImpl& index, TensorImpl& out);
inline void index_select_out(const TensorImpl& a, int64_t dim,
                             const TensorImpl& index, TensorImpl& out) {
  if (is_tracked(a, out)) return index_select_out_recorded(a, dim, index, out);
  tp::index_select_out(a, dim, index, out);
}

Tensor gather_recorded(const TensorImpl& a, int64_t dim,
                       const TensorImpl& index);
inline Tensor gather(const TensorImpl& a, int64_t dim,
                     const TensorImpl& index) {
  if (is_tracked(a)) return gather_recorded(a, dim, index);
  return tp::gather(a, dim, index);
}

void gather_out_recorded(const TensorImpl& a, int64_t dim,
                         const TensorImpl& index, TensorImpl& out);
inline void gather_out(const TensorImpl& a, int64_t dim,
                       const TensorImpl& index, TensorImpl& out) {
  if (is_tracked(a, out)) return gather_out_recorded(a, dim, index, out);
  tp::gather_out(a, dim, index, out);
}

Tensor take_recorded(const TensorImpl& a, const TensorImpl& index);
inline Tensor take(const TensorImpl& a, const TensorImpl& index) {
  if (is_tracked(a)) return take_recorded(a, index);
  return tp::take(a, index);
}

void take_out_recorded(const TensorImpl& a, const TensorImpl& index,
                       TensorImpl& out);
inline void take_out(const TensorImpl& a, const TensorImpl& index,
                     TensorImpl& out) {
  if (is_tracked(a, out)) return take_out_recorded(a, index, out);
  tp::take_out(a, index, out);
}

Tensor masked_select_recorded(const TensorImpl& a, const TensorImpl& mask);
inline Tensor masked_select(const TensorImpl& a, const TensorImpl& mask) {
  if (is_tracked(a)) return masked_select_recorded(a, mask);
  return tp::masked_select(a, mask);
}

void masked_select_out_recorded(const TensorImpl& a, const TensorImpl& mask,
                                TensorImpl& out);
inline void masked_select_out(const TensorImpl& a, const TensorImpl& mask,
                              TensorImpl& out) {
  if (is_tracked(a, out)) return masked_select_out_recorded(a, mask, out);
  tp::masked_select_out(a, mask, out);
}

Tensor triangle_recorded(Op op, const TensorImpl& a, int64_t diagonal);
inline Tensor triangle(Op op, const TensorImpl& a, int64_t diagonal) {
  if (is_tracked(a)) return triangle_recorded(op, a, diagonal);
  return tp::triangle(op, a, diagonal);
}

void triangle_out_recorded(Op op, const TensorImpl& a, int64_t diagonal,
                           TensorImpl& out);
inline void triangle_out(Op op, const TensorImpl& a, int64_t diagonal,
                         TensorImpl& out) {
  if (is_tracked(a, out)) return triangle_out_recorded(op, a, diagonal, out);
  tp::triangle_out(op, a, diagonal, out);
}

void triangle_inplace_recorded(Op op, TensorImpl& a, int64_t diagonal);
inline void triangle_inplace(Op op, TensorImpl& a, int64_t diagonal) {
  if (is_tracked(a)) return triangle_inplace_recorded(op, a, diagonal);
  tp::triangle_inplace(op, a, diagonal);
}

Tensor roll_recorded(const TensorImpl& a, Dims shifts, Dims dims);
inline Tensor roll(const TensorImpl& a, Dims shifts, Dims dims) {
  if (is_tracked(a)) return roll_recorded(a, shifts, dims);
  return tp::roll(a, shifts, dims);
}

Tensor repeat_recorded(const TensorImpl& a, Dims repeats);
inline Tensor repeat(const TensorImpl& a, Dims repeats) {
  if (is_tracked(a)) return repeat_recorded(a, repeats);
  return tp::repeat(a, repeats);
}

Tensor embedding_recorded(const TensorImpl& weight, const TensorImpl& index,
                          int64_t padding_index);
inline Tensor embedding(const TensorImpl& weight, const TensorImpl& index,
                        int64_t padding_index) {
  if (is_tracked(weight))
    return embedding_recorded(weight, index, padding_index);
  return tp::embedding(weight, index, padding_index);
}

Tensor mse_loss_recorded(const TensorImpl& a, const TensorImpl& target,
                         int64_t reduction);
inline Tensor mse_loss(const TensorImpl& a, const TensorImpl& target,
                       int64_t reduction) {
  if (is_tracked(a, target)) return mse_loss_recorded(a, target, reduction);
  return tp::mse_loss(a, target, reduction);
}

Tensor linear_recorded(const TensorImpl& a, const TensorImpl& weight,
                       const TensorImpl* bias);
void linear_out_recorded(const TensorImpl& a, const TensorImpl& weight,
                         const TensorImpl* bias, TensorImpl& out);
inline Tensor linear(const TensorImpl& a, const TensorImpl& weight,
                     const TensorImpl* bias) {
  if (is_tracked(a, weight, bias == nullptr ? a : *bias)) {
    return linear_recorded(a, weight, bias);
  }
  return tp::linear(a, weight, bias);
}
inline void linear_out(const TensorImpl& a, const TensorImpl& weight,
                       const TensorImpl* bias, TensorImpl& out) {
  if (is_tracked(a, weight, bias == nullptr ? a : *bias, out)) {
    return linear_out_recorded(a, weight, bias, out);
  }
  tp::linear_out(a, weight, bias, out);
}

Tensor scatter_recorded(Op op, const TensorImpl& a, int64_t dim,
                        const TensorImpl& index, ScatterSource source);
void scatter_recorded_to(Op op, const TensorImpl& a, int64_t dim,
                         const TensorImpl& index, ScatterSource source,
                         TensorImpl& out);
inline const TensorImpl& tensor_or(const ScatterSource& source,
                                   const TensorImpl& other) noexcept {
  return source.tensor == nullptr ? other : *source.tensor;
}
inline Tensor scatter(Op op, const TensorImpl& a, int64_t dim,
                      const TensorImpl& index, ScatterSource source) {
  if (is_tracked(a, tensor_or(source, a))) {
    return scatter_recorded(op, a, dim, index, source);
  }
  return tp::scatter(op, a, dim, index, source);
}
inline void scatter_out(Op op, const TensorImpl& a, int64_t dim,
                        const TensorImpl& index, ScatterSource source,
                        TensorImpl& out) {
  if (is_tracked(a, tensor_or(source, a), out)) {
    return scatter_recorded_to(op, a, dim, index, source, out);
  }
  tp::scatter_out(op, a, dim, index, source, out);
}
inline void scatter_inplace(Op op, TensorImpl& a, int64_t dim,
                            const TensorImpl& index, ScatterSource source) {
  if (is_tracked(a, tensor_or(source, a))) {
    return scatter_recorded_to(op, a, dim, index, source, a);
  }
  tp::scatter_inplace(op, a, dim, index, source);
}

// cat and stack.
Tensor join_recorded(Op op, TensorList tensors, int64_t dim);
void join_recorded_to(Op op, TensorList tensors, int64_t dim, TensorImpl& out);
inline bool is_tracked(TensorList tensors) noexcept {
  uintptr_t tracking = 0;
  for (size_t i = 0; i < tensors.size(); ++i) {
    tracking |= tensors[i].storage().tracking();
  }
  return __builtin_expect(tracking != 0, 0);
}
inline Tensor cat(TensorList tensors, int64_t dim) {
  if (is_tracked(tensors)) return join_recorded(Op::kCat, tensors, dim);
  return tp::cat(tensors, dim);
}
inline void cat_out(TensorList tensors, int64_t dim, TensorImpl& out) {
  if (is_tracked(tensors) || is_tracked(out)) {
    return join_recorded_to(Op::kCat, tensors, dim, out);
  }
  tp::cat_out(tensors, dim, out);
}
inline Tensor stack(TensorList tensors, int64_t dim) {
  if (is_tracked(tensors)) return join_recorded(Op::kStack, tensors, dim);
  return tp::stack(tensors, dim);
}
inline void stack_out(TensorList tensors, int64_t dim, TensorImpl& out) {
  if (is_tracked(tensors) || is_tracked(out)) {
    return join_recorded_to(Op::kStack, tensors, dim, out);
  }
  tp::stack_out(tensors, dim, out);
}

Tensor layer_norm_recorded(const TensorImpl& a, Dims sizes,
                           const TensorImpl* weight, const TensorImpl* bias,
                           double epsilon);
inline Tensor layer_norm(const TensorImpl& a, Dims sizes,
                         const TensorImpl* weight, const TensorImpl* bias,
                         double epsilon) {
  if (is_tracked(a, weight == nullptr ? a : *weight,
                 bias == nullptr ? a : *bias)) {
    return layer_norm_recorded(a, sizes, weight, bias, epsilon);
  }
  return tp::layer_norm(a, sizes, weight, bias, epsilon);
}

Tensor nll_loss_recorded(const TensorImpl& a, const TensorImpl& target,
                         const TensorImpl* weight, int64_t ignored,
                         int64_t reduction);
Tensor cross_entropy_recorded(const TensorImpl& a, const TensorImpl& target,
                              const TensorImpl* weight, int64_t ignored,
                              int64_t reduction);
inline Tensor nll_loss(const TensorImpl& a, const TensorImpl& target,
                       const TensorImpl* weight, int64_t ignored,
                       int64_t reduction) {
  if (is_tracked(a, weight == nullptr ? a : *weight)) {
    return nll_loss_recorded(a, target, weight, ignored, reduction);
  }
  return tp::nll_loss(a, target, weight, ignored, reduction);
}
inline Tensor cross_entropy(const TensorImpl& a, const TensorImpl& target,
                            const TensorImpl* weight, int64_t ignored,
                            int64_t reduction) {
  if (is_tracked(a, weight == nullptr ? a : *weight)) {
    return cross_entropy_recorded(a, target, weight, ignored, reduction);
  }
  return tp::cross_entropy(a, target, weight, ignored, reduction);
}

}  // namespace tp::grad
