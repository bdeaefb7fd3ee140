// What simd_moves.cpp gives to moves.cpp.
#pragma once

#include "backend/cpu/moves.h"

namespace tp {

extern const Moves kBaselineMoves;
const Moves& moves_of(SimdLevel level) noexcept;

}  // namespace tp
