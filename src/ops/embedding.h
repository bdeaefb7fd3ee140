// Class numbers as rows: one_hot and embedding.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// classes: TP_CLASSES_FOUND for one more than the largest.
Tensor one_hot(const TensorImpl& a, int64_t classes);
// padding_index: a row, or TP_INDEX_NONE.
Tensor embedding(const TensorImpl& weight, const TensorImpl& index,
                 int64_t padding_index);

}  // namespace tp
