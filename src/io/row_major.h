// The elements of a tensor in row-major order, as files hold them.
#pragma once

#include <cstddef>

#include "core/tensor_impl.h"
#include "io/byte_sink.h"

namespace tp {

// Writes them: bytes that lie in order as they are, others in pieces through a
// small buffer. Truth values become 0 or 1. The tensor's bytes are the host's.
void write_row_major(ByteSink& sink, const TensorImpl& tensor);

}  // namespace tp
