// The reductions that tell where the chosen term is: argmax, argmin, max_dim,
// min_dim.
#pragma once

#include <algorithm>

#include "backend/cpu/order_free.h"

namespace tp {

// For kWidth results side by side the first of the largest or smallest terms,
// and its place.
template <class Choice, class T, int64_t kWidth>
class Chosen {
 public:
  static constexpr int64_t kPartTerms = 4096;
  static constexpr bool kStops = kWidth == 1;
  struct Part {
    T values[kWidth];
    int64_t places[kWidth];  // among the part's terms
    int64_t count;
  };

  Chosen(const Terms&, int64_t width) : width_(width) {}

  // The next n terms of a single result.
  void add_run(const unsigned char* data, int64_t n, int64_t stride) {
    if (stride == kItem) {
      for (int64_t done = 0; done < n && !is_done(); done += kPartTerms) {
        add_block(data + done * kItem, std::min(n - done, kPartTerms));
      }
    } else {
      for (int64_t i = 0; i < n && !is_done(); ++i, ++seen_) {
        offer(0, load<T>(data + i * stride), seen_);
      }
    }
  }

  // The next term of each result.
  void add_row(const unsigned char* data, int64_t stride) {
    for (int64_t w = 0; w < width_; ++w) {
      offer(w, load<T>(data + w * stride), seen_);
    }
    ++seen_;
  }

  void get_part(Part& part) const {
    std::memcpy(part.values, values_, sizeof(values_));
    std::memcpy(part.places, places_, sizeof(places_));
    part.count = seen_;
  }
  void add_part(const Part& part) {
    for (int64_t w = 0; w < width_; ++w) {
      offer(w, part.values[w], seen_ + part.places[w]);
    }
    seen_ += part.count;
  }

  // No term takes the place of a NaN.
  bool is_done() const {
    return kStops && seen_ != 0 && ScalarMath<T>::is_nan(values_[0]);
  }
  const T* values() const { return values_; }
  const int64_t* places() const { return places_; }

 private:
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));

  void offer(int64_t w, T term, int64_t place) {
    if (seen_ == 0 || Choice::replaces(term, values_[w])) {
      values_[w] = term;
      places_[w] = place;
    }
  }

  // Which one it is first, then where, while the block is near.
  void add_block(const unsigned char* data, int64_t n) {
    Extreme<Choice, T, 1> extreme({n, 0}, 1);
    extreme.add_run(data, n, kItem);
    T value;
    extreme.finish(&value);
    if (seen_ == 0 || Choice::replaces(value, values_[0])) {
      const int64_t i = TermLoops::find(data, n, value);
      values_[0] = load<T>(data + i * kItem);
      places_[0] = seen_ + i;
    }
    seen_ += n;
  }

  int64_t width_;
  int64_t seen_ = 0;
  T values_[kWidth] = {};
  int64_t places_[kWidth] = {};
};

template <class Choice, class T>
struct ChosenFamily {
  using Term = T;
  template <int64_t kWidth>
  using State = Chosen<Choice, T, kWidth>;
};

// The place alone, or the value before it.
template <class Choice>
struct ChosenKernel {
  template <class T>
  static void run(KernelCall& call) {
    if (call.operand_count == 2) {
      const ResultWriter<int64_t> places(call.operands[0].dtype, TP_DTYPE_I64);
      reduce<ChosenFamily<Choice, T>, 1>(
          call, [&](unsigned char* const* data, const int64_t* strides,
                    const auto& state, int64_t width) {
            places.write(state.places(), width, data[0], strides[0]);
          });
    } else {
      const ResultWriter<T> values(call.operands[0].dtype, call.compute_dtype);
      const ResultWriter<int64_t> places(call.operands[1].dtype, TP_DTYPE_I64);
      reduce<ChosenFamily<Choice, T>, 2>(
          call, [&](unsigned char* const* data, const int64_t* strides,
                    const auto& state, int64_t width) {
            values.write(state.values(), width, data[0], strides[0]);
            places.write(state.places(), width, data[1], strides[1]);
          });
    }
  }
};

}  // namespace tp
