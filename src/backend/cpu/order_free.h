// States of reductions whose terms may come in any order: their walks go as
// memory lies.
#pragma once

#include <cstring>

#include "backend/cpu/reduction_walk.h"
#include "backend/cpu/term_loops.h"

namespace tp {

// The largest or smallest term of kWidth results side by side.
template <class Choice, class T, int64_t kWidth>
class Extreme {
 public:
  static constexpr int64_t kPartTerms = 4096;
  static constexpr bool kStops = false;
  struct Part {
    T results[kWidth];
  };

  Extreme(const Terms&, int64_t width) : width_(width) {}

  // The next n terms of a single result.
  void add_run(const unsigned char* data, int64_t n, int64_t stride) {
    static_assert(kWidth == 1);
    if (stride == kItem && n >= kLanes) {
      const int64_t rows = n / kLanes;
      if (!has_terms_) {
        lanes_[0] = TermLoops::fold_rows<Choice, kLanes, T>(data, rows);
        has_terms_ = true;
      } else {
        spread();
        TermLoops::combine_rows<Choice, kLanes>(lanes_, as_bytes(lanes_), data,
                                                rows);
      }
      data += rows * kLanes * kItem;
      n -= rows * kLanes;
    } else if (!has_terms_) {
      lanes_[0] = load<T>(data);
      has_terms_ = true;
    }
    if (n > 0) spread();
    while (n > 0) {
      const int64_t take = n < kLanes ? n : kLanes;
      add(data, take, stride);
      data += take * stride;
      n -= take;
    }
  }

  // The next n terms of each result.
  void add_rows(const unsigned char* data, int64_t n, int64_t stride,
                int64_t column_stride) {
    if (!has_terms_) {
      for (int64_t w = 0; w < width_; ++w) {
        lanes_[w] = load<T>(data + w * column_stride);
      }
      has_terms_ = true;
      data += stride;
      --n;
    }
    if (column_stride == kItem) {
      TermLoops::combine_columns<Choice>(lanes_, 0, data, n, stride, width_);
    } else {
      for (int64_t i = 0; i < n; ++i) {
        add(data + i * stride, width_, column_stride);
      }
    }
  }
  void add_row(const unsigned char* data, int64_t stride) {
    add_rows(data, 1, 0, stride);
  }

  void get_part(Part& part) const { finish(part.results); }
  void add_part(const Part& part) {
    if constexpr (kWidth == 1) {
      add_run(as_bytes(part.results), 1, kItem);
    } else {
      add_row(as_bytes(part.results), kItem);
    }
  }

  void finish(T* results) const {
    if constexpr (kWidth == 1) {
      results[0] = Choice::finish(
          is_spread_ ? TermLoops::fold_one<Choice>(lanes_, kLanes) : lanes_[0]);
    } else {
      for (int64_t w = 0; w < width_; ++w) {
        results[w] = Choice::finish(lanes_[w]);
      }
    }
  }

 private:
  // A single result has lanes that are folded in the end.
  static constexpr int64_t kLanes = kWidth == 1 ? kChoiceLanes<T> : kWidth;
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));

  // A term chosen once more changes nothing.
  void spread() {
    if (is_spread_) return;
    for (int64_t i = 1; i < kLanes; ++i) lanes_[i] = lanes_[0];
    is_spread_ = true;
  }

  void add(const unsigned char* data, int64_t n, int64_t stride) {
    if (stride == kItem) {
      TermLoops::combine<Choice>(lanes_, data, n);
    } else {
      for (int64_t i = 0; i < n; ++i) {
        lanes_[i] = Choice::combine(lanes_[i], load<T>(data + i * stride));
      }
    }
  }

  int64_t width_;
  bool has_terms_ = false;
  bool is_spread_ = false;  // of a single result: to all lanes
  alignas(64) T lanes_[kLanes];
};

// Eight truth values are read as a word.
inline constexpr uint64_t kOnes = 0x0101010101010101;
inline constexpr uint64_t kHighBits = 0x8080808080808080;

// How many terms are true.
template <int64_t kWidth>
class TrueCount {
 public:
  static constexpr int64_t kPartTerms = 4096;
  static constexpr bool kStops = false;
  struct Part {
    int64_t counts[kWidth];
  };

  TrueCount(const Terms&, int64_t width) : width_(width) {}

  void add_run(const unsigned char* data, int64_t n, int64_t stride) {
    int64_t count = 0;
    int64_t i = 0;
    for (; stride == 1 && i + 8 <= n; i += 8) {
      // The high bit of each byte that is true, and their sum.
      const auto word = load<uint64_t>(data + i);
      const uint64_t high = ((word & ~kHighBits) + ~kHighBits) | word;
      count += static_cast<int64_t>(((high & kHighBits) >> 7) * kOnes >> 56);
    }
    for (; i < n; ++i) count += data[i * stride] != 0;
    counts_[0] += count;
  }
  void add_row(const unsigned char* data, int64_t stride) {
    for (int64_t w = 0; w < width_; ++w) counts_[w] += data[w * stride] != 0;
  }

  void get_part(Part& part) const {
    std::memcpy(part.counts, counts_, sizeof(counts_));
  }
  void add_part(const Part& part) {
    for (int64_t w = 0; w < width_; ++w) counts_[w] += part.counts[w];
  }
  const int64_t* counts() const { return counts_; }

 private:
  int64_t width_;
  int64_t counts_[kWidth] = {};
};

// Whether there is a term that is true, or one that is false.
template <bool kSought, int64_t kWidth>
class Search {
 public:
  static constexpr int64_t kPartTerms = 4096;
  static constexpr bool kStops = true;
  struct Part {
    uint8_t found[kWidth];
  };

  Search(const Terms&, int64_t width) : width_(width) {}

  void add_run(const unsigned char* data, int64_t n, int64_t stride) {
    constexpr int64_t kBlock = 4096;
    for (int64_t done = 0; done < n && found_[0] == 0; done += kBlock) {
      const int64_t block = n - done < kBlock ? n - done : kBlock;
      found_[0] = has_sought(data + done * stride, block, stride);
    }
  }
  void add_row(const unsigned char* data, int64_t stride) {
    for (int64_t w = 0; w < width_; ++w) {
      found_[w] = static_cast<uint8_t>(found_[w] | is_sought(data[w * stride]));
    }
    note_all_found();
  }

  void get_part(Part& part) const {
    std::memcpy(part.found, found_, sizeof(found_));
  }
  void add_part(const Part& part) {
    for (int64_t w = 0; w < width_; ++w) {
      found_[w] = static_cast<uint8_t>(found_[w] | part.found[w]);
    }
    note_all_found();
  }

  bool is_done() const { return kWidth == 1 ? found_[0] != 0 : all_found_; }
  void finish(Bool* results) const {
    const int64_t width = kWidth == 1 ? 1 : width_;
    for (int64_t w = 0; w < width; ++w) {
      results[w].byte = (found_[w] != 0) == kSought;
    }
  }

 private:
  static uint8_t is_sought(uint8_t byte) { return (byte != 0) == kSought; }
  static uint8_t has_sought(const unsigned char* data, int64_t n,
                            int64_t stride) {
    uint64_t words = 0;
    int64_t i = 0;
    for (; stride == 1 && i + 8 <= n; i += 8) {
      const auto word = load<uint64_t>(data + i);
      // The lowest byte that is 0 has its high bit set, others may.
      words |= kSought ? word : (word - kOnes) & ~word & kHighBits;
    }
    uint8_t found = words != 0;
    for (; i < n; ++i) found |= is_sought(data[i * stride]);
    return found;
  }

  void note_all_found() {
    uint8_t all = 1;
    for (int64_t w = 0; w < width_; ++w) all &= found_[w];
    all_found_ = all != 0;
  }

  int64_t width_;
  bool all_found_ = false;
  uint8_t found_[kWidth] = {};
};

}  // namespace tp
