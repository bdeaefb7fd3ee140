// Products of matrices and vectors.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/operators.h"
#include "ops/product.h"

namespace tp {

// Of two tensors: matmul of any ranks from 1 on, dot, outer.
Tensor product(Op op, const TensorImpl& a, const TensorImpl& b);
void product_out(Op op, const TensorImpl& a, const TensorImpl& b,
                 TensorImpl& out);

// addmm and baddbmm.
Tensor added_product(Op op, const ProductTerm& term, const TensorImpl& a,
                     const TensorImpl& b);
void added_product_out(Op op, const ProductTerm& term, const TensorImpl& a,
                       const TensorImpl& b, TensorImpl& out);
// The term's input is `target`.
void added_product_inplace(Op op, const ProductTerm& term, const TensorImpl& a,
                           const TensorImpl& b, TensorImpl& target);

// a @ weight.T, plus `bias` if there is one.
Tensor linear(const TensorImpl& a, const TensorImpl& weight,
              const TensorImpl* bias);
void linear_out(const TensorImpl& a, const TensorImpl& weight,
                const TensorImpl* bias, TensorImpl& out);

}  // namespace tp
