// Reductions: sum and argmax.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// dims: dimensions to reduce, none for all.
Tensor sum(const TensorImpl& a, Dims dims, bool keepdim);
void sum_out(const TensorImpl& a, Dims dims, bool keepdim, TensorImpl& out);
// dim: a dimension, or TP_DIM_ALL.
Tensor argmax(const TensorImpl& a, int64_t dim, bool keepdim);
void argmax_out(const TensorImpl& a, int64_t dim, bool keepdim,
                TensorImpl& out);

}  // namespace tp
