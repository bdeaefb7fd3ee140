// Writing elements where indices say: scatter and its accumulating kin.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/operators.h"

namespace tp {

// What is written: a tensor, or one number everywhere.
struct ScatterSource {
  const TensorImpl* tensor;
  const tp_scalar_t* number;
};

Tensor scatter(Op op, const TensorImpl& a, int64_t dim, const TensorImpl& index,
               ScatterSource source);
void scatter_out(Op op, const TensorImpl& a, int64_t dim,
                 const TensorImpl& index, ScatterSource source,
                 TensorImpl& out);
void scatter_inplace(Op op, TensorImpl& a, int64_t dim, const TensorImpl& index,
                     ScatterSource source);

}  // namespace tp
