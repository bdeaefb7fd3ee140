// What the header of an npy file says of its data.
#pragma once

#include <cstdint>

#include "core/dtype.h"
#include "core/span.h"
#include "io/byte_source.h"

namespace tp {

struct NpyHeader {
  uint64_t data_offset;  // in the source
  size_t nbytes;         // as many are left in the source
  DType dtype;
  bool is_foreign_endian;
  bool is_fortran_order;
  DimsBuffer sizes;
};

// Reads and checks the header, and that the data it promises follows.
NpyHeader read_npy_header(ByteSource& source);

}  // namespace tp
