// Tensors with the names that a file gives them.
#pragma once

#include <cstddef>

#include "core/tensor_impl.h"
#include "io/byte_sink.h"

namespace tp {

struct NamedTensors {
  const char* const* names;
  const TensorImpl* const* tensors;  // in host memory
  size_t count;
};

// Fails for a text that is not UTF-8, or is there twice. `what` is what errors
// call it.
void check_names(const ByteSink& sink, const char* what,
                 const char* const* names, size_t count);

}  // namespace tp
