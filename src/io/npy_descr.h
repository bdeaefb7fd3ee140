// Element types as npy files spell them: '<f4', '>i8', '|b1'.
#pragma once

#include <cstddef>

#include "core/dtype.h"
#include "io/byte_source.h"

namespace tp {

struct NpyElement {
  DType dtype;
  bool is_foreign_endian;
};

// Fails with dtype for a type that NumPy knows and this library does not, and
// with format for a text that is no type.
NpyElement npy_element(const ByteSource& source, const char* descr,
                       size_t length);

// How this machine's elements are spelled; empty for a type that NumPy lacks.
struct NpyDescr {
  char text[8];
};
NpyDescr npy_descr(DType dtype) noexcept;

}  // namespace tp
