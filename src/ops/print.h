// Tensors as text.
#pragma once

#include "core/tensor_impl.h"
#include "core/text.h"

namespace tp {

// The elements in PyTorch's print form.
void print_tensor(const TensorImpl& tensor, TextWriter& text);
// "shape=(2, 3), strides=(3, 1), offset=0, contiguous=1".
void put_layout(const TensorImpl& tensor, TextWriter& text) noexcept;

}  // namespace tp
