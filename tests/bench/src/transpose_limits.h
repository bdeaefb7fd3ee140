// A bare transpose of n by n floats that begin with a line.
#pragma once
#include <cstddef>

namespace bench {

// Whether there is one for so many.
bool transposes_by_limit(std::size_t n);
void transpose_limit(float* to, const float* from, std::size_t n);

}  // namespace bench
