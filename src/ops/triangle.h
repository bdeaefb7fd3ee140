// A triangle of each matrix, and 0 elsewhere: tril and triu.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/operators.h"

namespace tp {

Tensor triangle(Op op, const TensorImpl& a, int64_t diagonal);
void triangle_out(Op op, const TensorImpl& a, int64_t diagonal,
                  TensorImpl& out);
void triangle_inplace(Op op, TensorImpl& a, int64_t diagonal);

}  // namespace tp
