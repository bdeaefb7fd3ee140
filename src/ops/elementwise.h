// The elementwise operators: one front end for all.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/operators.h"

namespace tp {

Tensor binary(Op op, const TensorImpl& a, const TensorImpl& b);
void binary_out(Op op, const TensorImpl& a, const TensorImpl& b,
                TensorImpl& out);
void binary_inplace(Op op, TensorImpl& a, const TensorImpl& b);
Tensor binary_scalar(Op op, const TensorImpl& a, const tp_scalar_t& b);
void binary_scalar_out(Op op, const TensorImpl& a, const tp_scalar_t& b,
                       TensorImpl& out);
void binary_scalar_inplace(Op op, TensorImpl& a, const tp_scalar_t& b);

Tensor unary(Op op, const TensorImpl& a);
void unary_out(Op op, const TensorImpl& a, TensorImpl& out);
void unary_inplace(Op op, TensorImpl& a);

Tensor where(const TensorImpl& condition, const TensorImpl& a,
             const TensorImpl& b);
void where_out(const TensorImpl& condition, const TensorImpl& a,
               const TensorImpl& b, TensorImpl& out);

}  // namespace tp
