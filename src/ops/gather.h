// Elements chosen by indices: gather and take.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

Tensor gather(const TensorImpl& a, int64_t dim, const TensorImpl& index);
void gather_out(const TensorImpl& a, int64_t dim, const TensorImpl& index,
                TensorImpl& out);
Tensor take(const TensorImpl& a, const TensorImpl& index);
void take_out(const TensorImpl& a, const TensorImpl& index, TensorImpl& out);

}  // namespace tp
