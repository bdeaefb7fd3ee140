// The tree in which terms become a result.
//
// Note [Reduction tree]: the terms of a result, in logical order, are cut into
// chunks of 4096. Term i of a chunk goes to lane i mod 128; lanes are folded by
// halves; the results of the chunks are combined in order, in the wider type
// that Total is, and the last is rounded once. The tree depends on the number
// of terms alone, so a result has the same bits for every layout and on every
// device. A lane begins with its first term, not with an identity: that would
// not leave every term as it is (1 + 0i times a complex infinity is NaN).
//
// So chunks may be reduced apart, by several threads: the result of one is a
// Part, and parts are added in order.
#pragma once

#include <algorithm>
#include <cstring>

#include "backend/cpu/reduction.h"
#include "backend/cpu/term_loops.h"

namespace tp {

inline constexpr int64_t kReductionChunk = 4096;

// Up to kWidth results side by side, each with its own tree.
template <class Functor, class T, int64_t kWidth>
class ReductionTree {
 public:
  using Total = typename Functor::template Total<T>;
  static constexpr int64_t kPartTerms = kReductionChunk;
  static constexpr bool kStops = false;
  struct Part {
    Total totals[kWidth];
  };

  // `terms.count` terms will come for each of `width` results.
  ReductionTree(const Terms& terms, int64_t width)
      : left_(terms.count), width_(width) {
    begin_chunk();
  }

  // The next n terms of a single result.
  [[gnu::noinline]] void add_run(const unsigned char* data, int64_t n,
                                 int64_t stride) {
    static_assert(kWidth == 1);
    while (n > 0) {
      if (stride == kItem && position_ == 0 && n >= chunk_ &&
          chunk_ % kLanes == 0) {
        const int64_t take = chunk_;
        add_chunk(data);
        data += take * kItem;
        n -= take;
        continue;
      }
      const int64_t lane = position_ % kLanes;
      int64_t take = std::min({n, kLanes - lane, chunk_ - position_});
      if (stride == kItem && lane == 0 && take == kLanes) {
        const int64_t rows = std::min(n, chunk_ - position_) / kLanes;
        const int64_t begun = position_ == 0 ? 1 : 0;
        TermLoops::combine_rows<Functor, kLanes>(
            lanes_, begun != 0 ? data : as_bytes(lanes_),
            data + begun * kLanes * kItem, rows - begun);
        take = rows * kLanes;
      } else {
        add(lanes_ + lane, data, take, stride);
      }
      data += take * stride;
      n -= take;
      advance(take);
    }
  }

  // The next n terms of each result.
  void add_rows(const unsigned char* data, int64_t n, int64_t stride,
                int64_t column_stride) {
    while (n > 0) {
      const int64_t first = position_ % kLanes;
      const int64_t take = std::min({n, kLanes - first, chunk_ - position_});
      T* const lanes = lanes_ + first * width_;
      if (column_stride == kItem && position_ >= kLanes) {
        TermLoops::combine_columns<Functor>(lanes, width_, data, take, stride,
                                            width_);
      } else {
        for (int64_t i = 0; i < take; ++i) {
          T* const lane = lanes + i * width_;
          if (width_ == kWidth) {
            add(lane, data + i * stride, kWidth, column_stride);
          } else {
            add(lane, data + i * stride, width_, column_stride);
          }
        }
      }
      data += take * stride;
      n -= take;
      advance(take);
    }
  }
  void add_row(const unsigned char* data, int64_t stride) {
    add_rows(data, 1, 0, stride);
  }

  // What the terms became, of which there were no more than kPartTerms.
  void get_part(Part& part) const {
    for (int64_t w = 0; w < width_; ++w) part.totals[w] = totals_[w];
  }
  // The next terms, which became a part of their own.
  void add_part(const Part& part) { add_totals(part.totals); }

  const Total* totals() const { return totals_; }

 private:
  static constexpr int64_t kLanes = kTreeLanes;
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));

  void add(T* lanes, const unsigned char* data, int64_t n, int64_t stride) {
    const bool begins = position_ < kLanes;
    if (stride != kItem) {
      for (int64_t i = 0; i < n; ++i) {
        const T term = load<T>(data + i * stride);
        lanes[i] = begins ? term : Functor::combine(lanes[i], term);
      }
    } else if (begins) {
      std::memcpy(static_cast<void*>(lanes), data,
                  static_cast<size_t>(n) * sizeof(T));
    } else {
      TermLoops::combine<Functor>(lanes, data, n);
    }
  }

  void begin_chunk() {
    position_ = 0;
    chunk_ = left_ < kPartTerms ? left_ : kPartTerms;
    left_ -= chunk_;
  }

  void advance(int64_t n) {
    position_ += n;
    if (position_ == chunk_) end_chunk();
  }

  // All of a chunk whose terms lie side by side and fill every lane.
  void add_chunk(const unsigned char* data) {
    const Total total = convert<Total>(
        TermLoops::fold_rows<Functor, kLanes, T>(data, chunk_ / kLanes));
    add_totals(&total);
    position_ = chunk_;
    if (left_ > 0) begin_chunk();
  }

  [[gnu::noinline]] void end_chunk() {
    const int64_t filled = chunk_ < kLanes ? chunk_ : kLanes;
    Total partial[kWidth];
    if constexpr (kWidth == 1) {
      partial[0] = convert<Total>(TermLoops::fold_one<Functor>(lanes_, filled));
    } else {
      TermLoops::fold<Functor>(lanes_, filled, width_);
      for (int64_t w = 0; w < width_; ++w) {
        partial[w] = convert<Total>(lanes_[w]);
      }
    }
    add_totals(partial);
    if (left_ > 0) begin_chunk();
  }

  void add_totals(const Total* later) {
    for (int64_t w = 0; w < width_; ++w) {
      totals_[w] =
          has_totals_ ? Functor::combine(totals_[w], later[w]) : later[w];
    }
    has_totals_ = true;
  }

  int64_t left_;      // terms after the current chunk
  int64_t chunk_;     // terms in the current chunk
  int64_t position_;  // terms of it seen
  int64_t width_;     // results
  bool has_totals_ = false;
  Total totals_[kWidth];
  alignas(64) T lanes_[kLanes * kWidth];  // lane by lane
};

}  // namespace tp
