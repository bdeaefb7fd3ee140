// Tensors from npy files.
#pragma once

#include "core/tensor_impl.h"
#include "io/byte_source.h"

namespace tp {

// Fortran order gives reversed strides. Mapping refuses what cannot be read in
// place: packed bytes, foreign byte order and misaligned data.
Tensor load_npy(ByteSource& source, LoadMode mode);
Tensor load_npy(const char* path, LoadMode mode);

}  // namespace tp
