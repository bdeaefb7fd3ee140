// Sizes and strides of a tensor: inline up to rank 5, one heap block above.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/layout.h"
#include "core/memory.h"
#include "core/span.h"

namespace tp {

class SizesAndStrides {
 public:
  static constexpr size_t kInlineRank = 5;

  SizesAndStrides() noexcept = default;
  SizesAndStrides(const SizesAndStrides&) = delete;
  SizesAndStrides& operator=(const SizesAndStrides&) = delete;
  SizesAndStrides(SizesAndStrides&& other) noexcept { take(other); }
  SizesAndStrides& operator=(SizesAndStrides&& other) noexcept {
    if (this != &other) {
      free_heap();
      take(other);
    }
    return *this;
  }
  ~SizesAndStrides() { free_heap(); }

  size_t rank() const noexcept { return rank_; }
  const int64_t* sizes() const noexcept {
    return is_inline() ? inline_ : heap_;
  }
  const int64_t* strides() const noexcept {
    return is_inline() ? inline_ + kInlineRank : heap_ + rank_;
  }
  int64_t* sizes() noexcept { return is_inline() ? inline_ : heap_; }
  int64_t* strides() noexcept {
    return is_inline() ? inline_ + kInlineRank : heap_ + rank_;
  }
  Dims sizes_view() const noexcept { return {sizes(), rank_}; }
  Dims strides_view() const noexcept { return {strides(), rank_}; }

  // Fills a record of rank 0, as set() does.
  void init(Dims sizes, Dims strides) {
    const size_t rank = sizes.size();
    if (__builtin_expect(rank > kInlineRank, 0)) {
      set(sizes, strides);
      return;
    }
    rank_ = rank;
    for (size_t i = 0; i < rank; ++i) {
      inline_[i] = sizes[i];
      inline_[kInlineRank + i] = strides[i];
    }
  }
  // The same with row-major strides; the sizes are counted already.
  void init_contiguous(Dims sizes) {
    const size_t rank = sizes.size();
    if (__builtin_expect(rank > kInlineRank, 0)) {
      set_contiguous(sizes);
      return;
    }
    rank_ = rank;
    // contiguous_strides, in one pass with the sizes.
    int64_t stride = 1;
    for (size_t i = rank; i-- > 0;) {
      inline_[i] = sizes[i];
      inline_[kInlineRank + i] = stride;
      stride *= stride_factor(sizes[i]);
    }
  }
  // Replaces everything. The lists may lie in this object. Throws
  // out-of-memory, changing nothing, when the rank needs a new heap block.
  void set(Dims sizes, Dims strides);
  void copy_from(const SizesAndStrides& other) {
    set(other.sizes_view(), other.strides_view());
  }

 private:
  void set_contiguous(Dims sizes);
  bool is_inline() const noexcept { return rank_ <= kInlineRank; }
  void free_heap() noexcept {
    if (!is_inline()) system_free(heap_);
  }
  // Leaves the other with rank 0.
  void take(SizesAndStrides& other) noexcept;

  size_t rank_ = 0;
  union {
    int64_t inline_[2 * kInlineRank];
    int64_t* heap_;
  };
};

static_assert(sizeof(SizesAndStrides) == 88, "80 bytes inline and the rank");

}  // namespace tp
