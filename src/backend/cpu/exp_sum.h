// The sum of exponentials in which none overflows: logsumexp and softmax.
#pragma once

#include "backend/cpu/order_free.h"
#include "backend/cpu/reduction_tree.h"

namespace tp {

// For kWidth results side by side the largest term first, the shift, then the
// sum of the exponentials of what terms are above it. Without kByInfinity an
// infinity shifts nothing.
template <class T, bool kByInfinity, int64_t kWidth>
class ExpSum {
  using Largest = Extreme<MaxReduction, T, kWidth>;
  using Sum = ReductionTree<SumReduction, T, kWidth>;

 public:
  static constexpr int64_t kPartTerms = Sum::kPartTerms;
  static constexpr bool kStops = false;
  struct Part {
    typename Largest::Part largest;
    typename Sum::Part sum;
  };

  ExpSum(const Terms& terms, int64_t width)
      : width_(width), largest_(terms, width), sum_(terms, width) {}

  void add_run(const unsigned char* data, int64_t n, int64_t stride) {
    if (has_shifts_) {
      add_exponentials(data, n, stride);
    } else {
      largest_.add_run(data, n, stride);
    }
  }
  void add_row(const unsigned char* data, int64_t stride) {
    if (has_shifts_) {
      T exponentials[kWidth];
      T room[kWidth];
      data = gather(data, width_, stride, room);
      TermLoops::exp_above_each(data, width_, shifts_, exponentials);
      sum_.add_row(as_bytes(exponentials), kItem);
    } else {
      largest_.add_row(data, stride);
    }
  }
  // Either, as the width says.
  void add(const unsigned char* data, int64_t n, int64_t stride) {
    if constexpr (kWidth == 1) {
      add_run(data, n, stride);
    } else {
      add_row(data, stride);
    }
  }
  bool begin_next_pass() {
    if (has_shifts_) return false;
    largest_.finish(shifts_);
    for (int64_t w = 0; w < width_ && !kByInfinity; ++w) {
      if (IsInfFunctor::apply<ScalarMath<T>>(shifts_[w])) shifts_[w] = 0;
    }
    has_shifts_ = true;
    return true;
  }
  void join_pass(const ExpSum& whole) {
    has_shifts_ = whole.has_shifts_;
    if (has_shifts_) std::memcpy(shifts_, whole.shifts_, sizeof(shifts_));
  }
  void get_part(Part& part) const {
    if (has_shifts_) {
      sum_.get_part(part.sum);
    } else {
      largest_.get_part(part.largest);
    }
  }
  void add_part(const Part& part) {
    if (has_shifts_) {
      sum_.add_part(part.sum);
    } else {
      largest_.add_part(part.largest);
    }
  }

  T shift(int64_t w) const { return shifts_[w]; }
  double sum(int64_t w) const { return sum_.totals()[w]; }

  // Terms side by side, in `room` where they are not.
  static const unsigned char* gather(const unsigned char* data, int64_t n,
                                     int64_t stride, T* room) {
    if (stride == kItem) return data;
    for (int64_t i = 0; i < n; ++i) room[i] = load<T>(data + i * stride);
    return as_bytes(room);
  }

 private:
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));

  void add_exponentials(const unsigned char* data, int64_t n, int64_t stride) {
    constexpr int64_t kBlock = 512;
    T exponentials[kBlock];
    T room[kBlock];
    for (int64_t done = 0; done < n; done += kBlock) {
      const int64_t block = n - done < kBlock ? n - done : kBlock;
      const unsigned char* const terms =
          gather(data + done * stride, block, stride, room);
      TermLoops::exp_above(terms, block, shifts_[0], exponentials);
      sum_.add_run(as_bytes(exponentials), block, kItem);
    }
  }

  int64_t width_;
  bool has_shifts_ = false;
  T shifts_[kWidth];
  Largest largest_;
  Sum sum_;
};

}  // namespace tp
