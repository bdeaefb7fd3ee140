// Whether two tensors share memory.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

enum class Overlap {
  kNone,
  kExact,   // element by element the same bytes, read as one dtype
  kPartial  // otherwise, or finding out would take too long
};

// Judged by addresses, so that parts of one buffer count whatever storage they
// came through. Exact also for interleaved elements (two columns of a matrix do
// not overlap), up to a bound on the search; beyond it, partial.
Overlap overlap_of(const TensorImpl& a, const TensorImpl& b) noexcept;

}  // namespace tp
