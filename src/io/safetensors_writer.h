// Tensors as safetensors files.
#pragma once

#include "io/named_tensors.h"

namespace tp {

struct Metadata {
  const char* const* keys;
  const char* const* values;
  size_t count;
};

// The header's order is the one given; the data has wide elements first, so
// that each tensor is aligned for mapping.
void write_safetensors(ByteSink& sink, const NamedTensors& tensors,
                       const Metadata& metadata);

}  // namespace tp
