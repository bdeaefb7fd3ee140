// Tensors as npz archives.
#pragma once

#include "io/named_tensors.h"

namespace tp {

enum class Packing { kStore, kDeflate };

// Entries in the order given. Stored ones can be mapped.
void write_npz(ByteSink& sink, const NamedTensors& tensors, Packing packing);

}  // namespace tp
