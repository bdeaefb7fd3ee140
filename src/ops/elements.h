// Single elements by their indices.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// One index for each dimension; negative ones count from the end.
tp_scalar_t get_element(const TensorImpl& tensor, Dims index);
// Converts once. A self-overlapping tensor gets bytes of its own first.
void set_element(TensorImpl& tensor, Dims index, const tp_scalar_t& value);
// The only element of a tensor of any rank.
tp_scalar_t only_element(const TensorImpl& tensor);

}  // namespace tp
