// Shapes in error texts: "(3, 2)", "(5,)" for rank 1, "()" for rank 0.
#pragma once

#include "core/span.h"

namespace tp {

struct ShapeText {
  char text[160];  // a longer shape is cut with "..."
};
ShapeText shape_text(Dims sizes) noexcept;

}  // namespace tp
