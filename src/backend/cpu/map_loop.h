// The innermost loop of elementwise kernels of up to three operands of one type
// and some numbers, and their family.
#pragma once

#include <cstddef>
#include <utility>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/families.h"
#include "core/scalar.h"

namespace tp {

#include "backend/cpu/map_loop.inc"

}  // namespace tp
