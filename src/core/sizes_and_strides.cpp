#include "core/sizes_and_strides.h"

#include <algorithm>
#include <cstring>

namespace tp {

void SizesAndStrides::take(SizesAndStrides& other) noexcept {
  rank_ = other.rank_;
  if (is_inline()) {
    std::memcpy(inline_, other.inline_, sizeof(inline_));
  } else {
    heap_ = other.heap_;
  }
  other.rank_ = 0;
}

void SizesAndStrides::set_contiguous(Dims sizes) {
  DimsBuffer strides(sizes.size());
  contiguous_strides(sizes, strides.data());
  set(sizes, strides);
}

void SizesAndStrides::set(Dims sizes, Dims strides) {
  const size_t rank = sizes.size();
  if (rank <= kInlineRank) {
    int64_t* old_heap = is_inline() ? nullptr : heap_;
    // By way of a copy: the lists may lie where they are written to.
    int64_t entries[2 * kInlineRank];
    for (size_t i = 0; i < rank; ++i) {
      entries[i] = sizes[i];
      entries[kInlineRank + i] = strides[i];
    }
    for (size_t i = 0; i < rank; ++i) {
      inline_[i] = entries[i];
      inline_[kInlineRank + i] = entries[kInlineRank + i];
    }
    rank_ = rank;
    system_free(old_heap);
    return;
  }
  if (!is_inline() && rank == rank_) {
    const DimsBuffer copies[] = {DimsBuffer(sizes), DimsBuffer(strides)};
    std::copy_n(copies[0].data(), rank, heap_);
    std::copy_n(copies[1].data(), rank, heap_ + rank);
    return;
  }
  auto* fresh =
      static_cast<int64_t*>(allocate_or_fail(2 * rank * sizeof(int64_t)));
  std::copy(sizes.begin(), sizes.end(), fresh);
  std::copy(strides.begin(), strides.end(), fresh + rank);
  free_heap();
  heap_ = fresh;
  rank_ = rank;
}

}  // namespace tp
