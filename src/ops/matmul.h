// Matrix products of any ranks from 1 on.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

Tensor matmul(const TensorImpl& a, const TensorImpl& b);
void matmul_out(const TensorImpl& a, const TensorImpl& b, TensorImpl& out);

}  // namespace tp
