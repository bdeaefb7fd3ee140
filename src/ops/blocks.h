// Cutting operands into blocks, for operators that make something of each block
// in between: what they make stays small, whatever the operands.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/layout.h"
#include "core/views.h"

namespace tp {

// An operand, and how many dimensions further on its own are, from one of the
// walked ones on. Along what it lacks, or has one element of, it is not cut.
struct Side {
  const TensorImpl* tensor;
  size_t from;
  int64_t shift;

  // nullptr where it is not cut.
  Tensor narrowed(size_t d, int64_t begin, int64_t n) const {
    const int64_t own = static_cast<int64_t>(d) + (d < from ? 0 : shift);
    if (own < 0 || tensor->size(static_cast<size_t>(own)) == 1) return nullptr;
    return narrow(*tensor, own, begin, n);
  }
};
template <size_t kCount>
using Sides = std::array<Side, kCount>;

// Calls run(sides, place) for blocks of at most so many of the elements that
// the sizes tell, in logical order; `place` is that of a block's first one.
// What is larger is cut along its outermost dimension.
template <size_t kCount, class Run>
void for_each_block(Dims sizes, const Sides<kCount>& sides, int64_t most,
                    const Run& run, int64_t place = 0) {
  const int64_t numel = checked_numel(sizes);
  if (numel <= most) {
    run(sides, place);
    return;
  }
  size_t d = 0;
  while (sizes[d] == 1) ++d;
  const int64_t of_one = numel / sizes[d];
  const int64_t step = std::max<int64_t>(most / of_one, 1);
  DimsBuffer part_sizes(sizes);
  for (int64_t begin = 0; begin < sizes[d]; begin += step) {
    part_sizes[d] = std::min(step, sizes[d] - begin);
    Sides<kCount> parts = sides;
    Tensor held[kCount];
    for (size_t k = 0; k < kCount; ++k) {
      held[k] = sides[k].narrowed(d, begin, part_sizes[d]);
      if (held[k]) parts[k].tensor = held[k].get();
    }
    for_each_block(part_sizes, parts, most, run, place + begin * of_one);
  }
}

}  // namespace tp
