// How columns of a matrix product are shared among tiles. See
// Note [Matrix products].
#pragma once

#include <algorithm>
#include <cstdint>

namespace tp {

// Columns cut into panels that are about equally wide, at most as a tile.
class GemmPanels {
 public:
  // Of vectors of `lanes` elements, a power of 2.
  GemmPanels(int64_t columns, int64_t lanes, int64_t tile_vectors) noexcept
      : columns_(columns),
        lanes_(lanes),
        narrow_((columns + lanes - 1) & -lanes) {
    if (columns <= lanes * tile_vectors) return;
    const int64_t vectors = narrow_ / lanes;
    const int64_t panels = (vectors + tile_vectors - 1) / tile_vectors;
    narrow_ = vectors / panels * lanes;
    wide_panels_ = vectors % panels;
  }

  // Calls panel(first column, columns, columns that there is room for).
  template <class F>
  void for_each(F&& panel) const {
    int64_t wide = wide_panels_;  // by one vector more
    for (int64_t j = 0; j < columns_;) {
      const int64_t width = narrow_ + (wide-- > 0 ? lanes_ : 0);
      panel(j, std::min(width, columns_ - j), width);
      j += width;
    }
  }

 private:
  int64_t columns_, lanes_, narrow_;
  int64_t wide_panels_ = 0;
};

}  // namespace tp
