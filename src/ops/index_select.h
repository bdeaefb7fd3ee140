// Taking indices of a dimension.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

Tensor index_select(const TensorImpl& a, int64_t dim, const TensorImpl& index);
void index_select_out(const TensorImpl& a, int64_t dim, const TensorImpl& index,
                      TensorImpl& out);

}  // namespace tp
