// Reductions: sum, prod, mean, max, min, any, all and the places of the largest
// and smallest.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/operators.h"

namespace tp {

// dims: dimensions to reduce, none for all.
Tensor reduce(Op op, const TensorImpl& a, Dims dims, bool keepdim);
void reduce_out(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                TensorImpl& out);

// argmax and argmin. dim: a dimension, or TP_DIM_ALL.
Tensor reduce_to_index(Op op, const TensorImpl& a, int64_t dim, bool keepdim);
void reduce_to_index_out(Op op, const TensorImpl& a, int64_t dim, bool keepdim,
                         TensorImpl& out);

// max_dim and min_dim.
struct ValuesAndIndices {
  Tensor values;
  Tensor indices;
};
ValuesAndIndices reduce_with_index(Op op, const TensorImpl& a, int64_t dim,
                                   bool keepdim);
void reduce_with_index_out(Op op, const TensorImpl& a, int64_t dim,
                           bool keepdim, TensorImpl& values,
                           TensorImpl& indices);

}  // namespace tp
