// Elements as text, in PyTorch's print form.
#pragma once

#include "core/tensor_impl.h"
#include "core/text.h"

namespace tp {

void print_tensor(const TensorImpl& tensor, TextWriter& text);

}  // namespace tp
