// Reductions: sum, mean, var, norm, max, any and their like, and the places of
// the largest and smallest.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/operators.h"

namespace tp {

// dims: dimensions to reduce, none for all. number: the correction of var and
// std, the order of norm.
Tensor reduce(Op op, const TensorImpl& a, Dims dims, bool keepdim,
              double number = 0);
void reduce_out(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                TensorImpl& out, double number = 0);

// The same of elements converted to a dtype first, which is the result's.
Tensor reduce_as(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                 int32_t dtype);
void reduce_as_out(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                   int32_t dtype, TensorImpl& out);

// argmax and argmin. dim: a dimension, or TP_DIM_ALL.
Tensor reduce_to_index(Op op, const TensorImpl& a, int64_t dim, bool keepdim);
void reduce_to_index_out(Op op, const TensorImpl& a, int64_t dim, bool keepdim,
                         TensorImpl& out);

// max_dim and min_dim, whose second result is the index, and aminmax.
struct TwoResults {
  Tensor first;
  Tensor second;
};
TwoResults reduce_to_two(Op op, const TensorImpl& a, int64_t dim, bool keepdim);
void reduce_to_two_out(Op op, const TensorImpl& a, int64_t dim, bool keepdim,
                       TensorImpl& first, TensorImpl& second);

}  // namespace tp
