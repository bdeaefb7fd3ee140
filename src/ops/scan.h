// Operators with a result for each term along a dimension: scans, and softmax.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/operators.h"
#include "ops/reduce.h"

namespace tp {

// dtype: what terms are converted to first and results are given in; 0 is by
// the operator's rule.
Tensor scan(Op op, const TensorImpl& a, int64_t dim, int32_t dtype);
void scan_out(Op op, const TensorImpl& a, int64_t dim, int32_t dtype,
              TensorImpl& out);
void scan_inplace(Op op, TensorImpl& a, int64_t dim);

// cummax and cummin, whose second result is the index.
TwoResults scan_to_two(Op op, const TensorImpl& a, int64_t dim);
void scan_to_two_out(Op op, const TensorImpl& a, int64_t dim,
                     TensorImpl& values, TensorImpl& indices);

}  // namespace tp
