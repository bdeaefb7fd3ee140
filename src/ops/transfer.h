// Copies from one device to another.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// A copy on another device, converted and laid out as asked (format: a
// TP_FORMAT_ value; a device that cannot address strides gets row-major). Goes
// through host memory; fails, naming both devices, where one of them cannot
// copy.
Tensor transfer(const TensorImpl& source, DType dtype, Device device,
                int32_t format);

}  // namespace tp
