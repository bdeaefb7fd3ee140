// Loops that move elements of one width, whatever they mean.
#pragma once

#include <cstdint>

#include "backend/cpu/loops.h"

namespace tp {

// For elements of 1, 2, 4, 8 or 16 bytes.
RowLoops move_loops(int64_t item) noexcept;

}  // namespace tp
