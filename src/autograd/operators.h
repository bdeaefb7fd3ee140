// Operators that are not elementwise, as public functions and formulas call
// them; see Note [Recording].
#pragma once

#include "autograd/elementwise.h"
#include "autograd/reductions.h"
#include "autograd/views.h"
#include "core/scalar.h"
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

inline Tensor product(Op op, const TensorImpl& a, const TensorImpl& b) {
  if (is_recorded(a, b))
    return record_new(op, [&](Boxed& boxed) { boxed.tensor(a).tensor(b); });
  return tp::product(op, a, b);
}

inline void product_out(Op op, const TensorImpl& a, const TensorImpl& b,
                        TensorImpl& out) {
  if (is_recorded(a, b, out))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).tensor(b); }, out);
  tp::product_out(op, a, b, out);
}

Tensor added_product_recorded(Op op, const ProductTerm& term,
                              const TensorImpl& a, const TensorImpl& b);
inline Tensor added_product(Op op, const ProductTerm& term, const TensorImpl& a,
                            const TensorImpl& b) {
  if (is_recorded(*term.input, a, b))
    return added_product_recorded(op, term, a, b);
  return tp::added_product(op, term, a, b);
}

void added_product_out_recorded(Op op, const ProductTerm& term,
                                const TensorImpl& a, const TensorImpl& b,
                                TensorImpl& out);
inline void added_product_out(Op op, const ProductTerm& term,
                              const TensorImpl& a, const TensorImpl& b,
                              TensorImpl& out) {
  if (is_recorded(*term.input, a, b, out))
    return added_product_out_recorded(op, term, a, b, out);
  tp::added_product_out(op, term, a, b, out);
}

void added_product_inplace_recorded(Op op, const ProductTerm& term,
                                    const TensorImpl& a, const TensorImpl& b,
                                    TensorImpl& target);
inline void added_product_inplace(Op op, const ProductTerm& term,
                                  const TensorImpl& a, const TensorImpl& b,
                                  TensorImpl& target) {
  if (is_recorded(*term.input, a, b))
    return added_product_inplace_recorded(op, term, a, b, target);
  tp::added_product_inplace(op, term, a, b, target);
}

inline Tensor index_select(const TensorImpl& a, int64_t dim,
                           const TensorImpl& index) {
  if (is_recorded(a))
    return record_new(Op::kIndexSelect, [&](Boxed& boxed) {
      boxed.tensor(a).integer(dim).index(index);
    });
  return tp::index_select(a, dim, index);
}

inline void index_select_out(const TensorImpl& a, int64_t dim,
                             const TensorImpl& index, TensorImpl& out) {
  if (is_recorded(a, out))
    return record_out(
        Op::kIndexSelect,
        [&](Boxed& boxed) { boxed.tensor(a).integer(dim).index(index); }, out);
  tp::index_select_out(a, dim, index, out);
}

inline Tensor gather(const TensorImpl& a, int64_t dim,
                     const TensorImpl& index) {
  if (is_recorded(a))
    return record_new(Op::kGather, [&](Boxed& boxed) {
      boxed.tensor(a).integer(dim).index(index);
    });
  return tp::gather(a, dim, index);
}

inline void gather_out(const TensorImpl& a, int64_t dim,
                       const TensorImpl& index, TensorImpl& out) {
  if (is_recorded(a, out))
    return record_out(
        Op::kGather,
        [&](Boxed& boxed) { boxed.tensor(a).integer(dim).index(index); }, out);
  tp::gather_out(a, dim, index, out);
}

inline Tensor take(const TensorImpl& a, const TensorImpl& index) {
  if (is_recorded(a))
    return record_new(Op::kTake,
                      [&](Boxed& boxed) { boxed.tensor(a).index(index); });
  return tp::take(a, index);
}

inline void take_out(const TensorImpl& a, const TensorImpl& index,
                     TensorImpl& out) {
  if (is_recorded(a, out))
    return record_out(
        Op::kTake, [&](Boxed& boxed) { boxed.tensor(a).index(index); }, out);
  tp::take_out(a, index, out);
}

inline Tensor masked_select(const TensorImpl& a, const TensorImpl& mask) {
  if (is_recorded(a))
    return record_new(Op::kMaskedSelect,
                      [&](Boxed& boxed) { boxed.tensor(a).index(mask); });
  return tp::masked_select(a, mask);
}

inline void masked_select_out(const TensorImpl& a, const TensorImpl& mask,
                              TensorImpl& out) {
  if (is_recorded(a, out))
    return record_out(
        Op::kMaskedSelect, [&](Boxed& boxed) { boxed.tensor(a).index(mask); },
        out);
  tp::masked_select_out(a, mask, out);
}

inline Tensor triangle(Op op, const TensorImpl& a, int64_t diagonal) {
  if (is_recorded(a))
    return record_new(op,
                      [&](Boxed& boxed) { boxed.tensor(a).integer(diagonal); });
  return tp::triangle(op, a, diagonal);
}

inline void triangle_out(Op op, const TensorImpl& a, int64_t diagonal,
                         TensorImpl& out) {
  if (is_recorded(a, out))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).integer(diagonal); }, out);
  tp::triangle_out(op, a, diagonal, out);
}

inline void triangle_inplace(Op op, TensorImpl& a, int64_t diagonal) {
  if (is_recorded(a))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).integer(diagonal); }, a);
  tp::triangle_inplace(op, a, diagonal);
}

inline Tensor roll(const TensorImpl& a, Dims shifts, Dims dims) {
  if (is_recorded(a))
    return record_new(Op::kRoll, [&](Boxed& boxed) {
      boxed.tensor(a).integers(shifts).integers(dims);
    });
  return tp::roll(a, shifts, dims);
}

inline Tensor repeat(const TensorImpl& a, Dims repeats) {
  if (is_recorded(a))
    return record_new(Op::kRepeat,
                      [&](Boxed& boxed) { boxed.tensor(a).integers(repeats); });
  return tp::repeat(a, repeats);
}

inline Tensor embedding(const TensorImpl& weight, const TensorImpl& index,
                        int64_t padding_index) {
  if (is_recorded(weight))
    return record_new(Op::kEmbedding, [&](Boxed& boxed) {
      boxed.tensor(weight).index(index).integer(padding_index);
    });
  return tp::embedding(weight, index, padding_index);
}

inline Tensor mse_loss(const TensorImpl& a, const TensorImpl& target,
                       int64_t reduction) {
  if (is_recorded(a, target))
    return record_new(Op::kMseLoss, [&](Boxed& boxed) {
      boxed.tensor(a).tensor(target).integer(reduction);
    });
  return tp::mse_loss(a, target, reduction);
}

Tensor linear_recorded(const TensorImpl& a, const TensorImpl& weight,
                       const TensorImpl* bias);
void linear_out_recorded(const TensorImpl& a, const TensorImpl& weight,
                         const TensorImpl* bias, TensorImpl& out);
inline Tensor linear(const TensorImpl& a, const TensorImpl& weight,
                     const TensorImpl* bias) {
  if (is_recorded(a, weight, bias == nullptr ? a : *bias)) {
    return linear_recorded(a, weight, bias);
  }
  return tp::linear(a, weight, bias);
}
inline void linear_out(const TensorImpl& a, const TensorImpl& weight,
                       const TensorImpl* bias, TensorImpl& out) {
  if (is_recorded(a, weight, bias == nullptr ? a : *bias, out)) {
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
  if (is_recorded(a, tensor_or(source, a))) {
    return scatter_recorded(op, a, dim, index, source);
  }
  return tp::scatter(op, a, dim, index, source);
}
inline void scatter_out(Op op, const TensorImpl& a, int64_t dim,
                        const TensorImpl& index, ScatterSource source,
                        TensorImpl& out) {
  if (is_recorded(a, tensor_or(source, a), out)) {
    return scatter_recorded_to(op, a, dim, index, source, out);
  }
  tp::scatter_out(op, a, dim, index, source, out);
}
inline void scatter_inplace(Op op, TensorImpl& a, int64_t dim,
                            const TensorImpl& index, ScatterSource source) {
  if (is_recorded(a, tensor_or(source, a))) {
    return scatter_recorded_to(op, a, dim, index, source, a);
  }
  tp::scatter_inplace(op, a, dim, index, source);
}

// cat and stack.
inline bool is_recorded(TensorList tensors) noexcept {
  if (__builtin_expect(!StorageImpl::is_any_tracked(), 1)) return false;
  uintptr_t tracking = 0;
  for (size_t i = 0; i < tensors.size(); ++i) {
    tracking |= tensors[i].storage().tracking();
  }
  return tracking != 0 && is_recording();
}
inline Tensor cat(TensorList tensors, int64_t dim) {
  if (is_recorded(tensors))
    return record_new(Op::kCat, [&](Boxed& boxed) {
      boxed.tensors(tensors.handles(), tensors.size()).integer(dim);
    });
  return tp::cat(tensors, dim);
}
inline void cat_out(TensorList tensors, int64_t dim, TensorImpl& out) {
  if (is_recorded(tensors) || is_recorded(out)) {
    return record_out(
        Op::kCat,
        [&](Boxed& boxed) {
          boxed.tensors(tensors.handles(), tensors.size()).integer(dim);
        },
        out);
  }
  tp::cat_out(tensors, dim, out);
}
inline Tensor stack(TensorList tensors, int64_t dim) {
  if (is_recorded(tensors))
    return record_new(Op::kStack, [&](Boxed& boxed) {
      boxed.tensors(tensors.handles(), tensors.size()).integer(dim);
    });
  return tp::stack(tensors, dim);
}
inline void stack_out(TensorList tensors, int64_t dim, TensorImpl& out) {
  if (is_recorded(tensors) || is_recorded(out)) {
    return record_out(
        Op::kStack,
        [&](Boxed& boxed) {
          boxed.tensors(tensors.handles(), tensors.size()).integer(dim);
        },
        out);
  }
  tp::stack_out(tensors, dim, out);
}

inline Tensor layer_norm(const TensorImpl& a, Dims sizes,
                         const TensorImpl* weight, const TensorImpl* bias,
                         double epsilon) {
  if (is_recorded(a, weight == nullptr ? a : *weight,
                  bias == nullptr ? a : *bias)) {
    return record_new(Op::kLayerNorm, [&](Boxed& boxed) {
      boxed.tensor(a).optional(weight).optional(bias).integers(sizes).scalar(
          scalar_of(epsilon));
    });
  }
  return tp::layer_norm(a, sizes, weight, bias, epsilon);
}

Tensor cross_entropy_recorded(const TensorImpl& a, const TensorImpl& target,
                              const TensorImpl* weight, int64_t ignored,
                              int64_t reduction);
inline Tensor nll_loss(const TensorImpl& a, const TensorImpl& target,
                       const TensorImpl* weight, int64_t ignored,
                       int64_t reduction) {
  if (is_recorded(a, weight == nullptr ? a : *weight)) {
    return record_new(Op::kNllLoss, [&](Boxed& boxed) {
      boxed.tensor(a).index(target).optional(weight).integer(ignored).integer(
          reduction);
    });
  }
  return tp::nll_loss(a, target, weight, ignored, reduction);
}
inline Tensor cross_entropy(const TensorImpl& a, const TensorImpl& target,
                            const TensorImpl* weight, int64_t ignored,
                            int64_t reduction) {
  if (is_recorded(a, weight == nullptr ? a : *weight)) {
    return cross_entropy_recorded(a, target, weight, ignored, reduction);
  }
  return tp::cross_entropy(a, target, weight, ignored, reduction);
}

}  // namespace tp::grad
