// Where an element may lie.
#pragma once

#include <cstddef>

#include "core/dtype.h"

namespace tp {

// A power of two; that of its parts for a complex number.
inline size_t element_alignment(DType dtype) noexcept {
  const size_t size = itemsize(dtype);
  return dtype_kind(dtype) == TP_KIND_COMPLEX ? size / 2 : size;
}

}  // namespace tp
