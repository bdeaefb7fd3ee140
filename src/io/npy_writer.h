// Tensors as npy files.
#pragma once

#include "core/tensor_impl.h"
#include "io/byte_sink.h"

namespace tp {

// Version 1.0, C order, the data at a multiple of 64. Refuses an element type
// that NumPy does not have.
void write_npy(ByteSink& sink, const TensorImpl& tensor);

// Bytes that are never fewer than those written.
uint64_t npy_bound(const TensorImpl& tensor) noexcept;

}  // namespace tp
