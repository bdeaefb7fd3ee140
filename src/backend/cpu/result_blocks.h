// Walks the results of a reduction or scan, one at a time or in blocks of
// neighbours.
#pragma once

#include <algorithm>

#include "backend/cpu/elementwise.h"

namespace tp {

// Calls visit(data, strides) for the results from one to another, in row-major
// order of the kept dimensions of kCount operands.
template <size_t kCount, class Visit>
void for_each_result(const KernelOperand* kept, int64_t begin, int64_t end,
                     Visit visit) {
  for_each_row_between<kCount>(
      kept, begin, end,
      [&](unsigned char* const* row, int64_t n, const int64_t* strides) {
        for (int64_t i = 0; i < n; ++i) {
          unsigned char* data[kCount];
          for (size_t k = 0; k < kCount; ++k) data[k] = row[k] + i * strides[k];
          visit(data, strides);
        }
      });
}

// Blocks of up to `width` results along the last kept dimension.
template <size_t kCount>
class ColumnBlocks {
 public:
  ColumnBlocks(const KernelOperand* kept, int64_t width) : width_(width) {
    const int32_t last = kept[0].rank - 1;
    for (size_t k = 0; k < kCount; ++k) {
      outer_[k] = kept[k];
      outer_[k].rank = last;
      strides_[k] = kept[k].strides[last];
    }
    columns_ = kept[0].sizes[last];
    in_row_ = (columns_ + width - 1) / width;
  }

  int64_t count() const { return numel_of(outer_[0]) * in_row_; }

  // Calls visit(data, strides, width) for the blocks from one to another.
  template <class Visit>
  void for_each(int64_t begin, int64_t end, Visit visit) const {
    int64_t block = begin;
    for_each_result<kCount>(
        outer_, begin / in_row_, (end - 1) / in_row_ + 1,
        [&](unsigned char* const* row, const int64_t*) {
          const int64_t row_end = (block / in_row_ + 1) * in_row_;
          for (; block < std::min(end, row_end); ++block) {
            const int64_t first = block % in_row_ * width_;
            unsigned char* data[kCount];
            for (size_t k = 0; k < kCount; ++k) {
              data[k] = row[k] + first * strides_[k];
            }
            visit(data, strides_, std::min(columns_ - first, width_));
          }
        });
  }

 private:
  KernelOperand outer_[kCount];
  int64_t strides_[kCount];
  int64_t width_;
  int64_t columns_;
  int64_t in_row_;
};

}  // namespace tp
