// Conversion of runs of elements between any two types.
#pragma once

#include <cstdint>

#include "backend/cpu/loops.h"

namespace tp {

// The loop that converts elements of dtype `from` to dtype `to`: data and
// strides are those of the result and the source. Each element rounds once.
RowLoop convert_loop(int32_t to, int32_t from) noexcept;

}  // namespace tp
