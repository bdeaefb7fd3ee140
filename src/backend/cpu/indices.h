// Indices of elements, which are checked before anything is written.
#pragma once

#include <cstdint>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/streaming.h"

namespace tp {

// Indices from `low` to `high` - 1 are good; `low` is 0, or -high where
// negative ones count from the end.
struct IndexBounds {
  int64_t low;
  int64_t high;
  bool allows(int64_t index) const { return index >= low && index < high; }
};

inline int64_t load_index(const unsigned char* from, bool is_narrow) {
  return is_narrow ? load<int32_t>(from) : load<int64_t>(from);
}
inline bool is_narrow_index(const KernelOperand& index) {
  return index.dtype == TP_DTYPE_I32;
}

// Asks for the indices that follow some. Processors do not look ahead past the
// end of a page, which holds few of them.
[[gnu::always_inline]] inline void fetch_next_indices(const unsigned char* data,
                                                      int64_t n,
                                                      int64_t stride) {
  constexpr int64_t kPage = 4096;
  fetch_ahead(data + kPage, n * stride);
}

// Fails, naming the first index that is not good and its place in row-major
// order; `dim` is -1 where all elements are counted. `index` has its dimensions
// in logical order.
void check_indices(const KernelOperand& index, IndexBounds bounds, int64_t dim);
// Whether any index of a run is not good.
bool any_outside(const unsigned char* data, int64_t n, int64_t stride,
                 bool is_narrow, IndexBounds bounds);

}  // namespace tp
