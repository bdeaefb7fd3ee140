// The elements that a mask lets through.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

Tensor masked_select(const TensorImpl& a, const TensorImpl& mask);
void masked_select_out(const TensorImpl& a, const TensorImpl& mask,
                       TensorImpl& out);

}  // namespace tp
