// What the header of an npy file says of its data.
#pragma once

#include <cstdint>

#include "core/dtype.h"
#include "core/span.h"
#include "io/file.h"

namespace tp {

struct NpyHeader {
  uint64_t data_offset;
  size_t nbytes;  // inside the file
  DType dtype;
  bool is_foreign_endian;
  bool is_fortran_order;
  DimsBuffer sizes;
};

// Reads and checks the header, and that the file has the data it promises.
NpyHeader read_npy_header(const File& file);

}  // namespace tp
