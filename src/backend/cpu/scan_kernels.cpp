// Kernels of cumsum, cumprod, cummax and cummin.
#include "backend/cpu/read_as.h"
#include "backend/cpu/reduction_tree.h"
#include "backend/cpu/register.h"
#include "backend/cpu/scan.h"
#include "kernels/reductions.h"

namespace tp {

namespace {

// A term of each column of a row: step(i, term).
template <class T, int64_t kWidth, class Step>
[[gnu::always_inline]] inline void for_each_column(const unsigned char* terms,
                                                   int64_t n, int64_t stride,
                                                   Step step) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  if (n == kWidth && stride == kItem) {
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < kWidth; ++i) step(i, load<T>(terms + i * kItem));
  } else {
    for (int64_t i = 0; i < n; ++i) step(i, load<T>(terms + i * stride));
  }
}

// Note [Scan chunks]: sums are taken in chunks of as many terms as those of
// Note [Reduction tree]. A result is the sum of its chunk so far, added to that
// of the chunks before: it depends on its place alone, so chunks may be
// computed side by side. Before the first term there is minus zero: added, it
// leaves every number as it is.
template <class T, int64_t kWidth>
class RunningSum {
  using M = ScalarMath<T>;

 public:
  RunningSum() {
    for (int64_t w = 0; w < kWidth; ++w) before_[w] = sum_[w] = nothing();
  }

  // The next n terms of the only scan, or one for each of n.
  void add(const unsigned char* terms, int64_t n, int64_t stride, T* results) {
    if constexpr (kWidth == 1) {
      while (n > 0) {
        const int64_t take = std::min(n, kReductionChunk - in_chunk_);
        const T before = before_[0];
        T sum = sum_[0];
        for (int64_t i = 0; i < take; ++i) {
          sum = M::add(sum, load<T>(terms + i * stride));
          results[i] = M::add(before, sum);
        }
        sum_[0] = sum;
        advance(take);
        terms += take * stride;
        results += take;
        n -= take;
      }
    } else {
      for_each_column<T, kWidth>(terms, n, stride, [&](int64_t i, T term) {
        sum_[i] = M::add(sum_[i], term);
        results[i] = M::add(before_[i], sum_[i]);
      });
      advance(1);
    }
  }

 private:
  static T nothing() { return M::neg(T{}); }

  void advance(int64_t n) {
    in_chunk_ += n;
    if (in_chunk_ < kReductionChunk) return;
    in_chunk_ = 0;
    for (int64_t w = 0; w < kWidth; ++w) {
      before_[w] = M::add(before_[w], sum_[w]);
      sum_[w] = nothing();
    }
  }

  int64_t in_chunk_ = 0;
  T before_[kWidth];
  T sum_[kWidth];
};

// Products are not: that of a chunk could overflow which a zero before it makes
// nought. There is none before the first term either: 1 + 0i times a complex
// infinity is NaN.
template <class T, int64_t kWidth>
class RunningProduct {
  using M = ScalarMath<T>;

 public:
  void add(const unsigned char* terms, int64_t n, int64_t stride, T* results) {
    if (is_first_) {
      is_first_ = false;
      const int64_t begun = kWidth == 1 ? 1 : n;
      for (int64_t i = 0; i < begun; ++i) {
        results[i] = product_[i] = load<T>(terms + i * stride);
      }
      if (kWidth != 1 || n == 1) return;
      return add(terms + stride, n - 1, stride, results + 1);
    }
    if constexpr (kWidth == 1) {
      T product = product_[0];
      for (int64_t i = 0; i < n; ++i) {
        results[i] = product = M::mul(product, load<T>(terms + i * stride));
      }
      product_[0] = product;
    } else {
      for_each_column<T, kWidth>(terms, n, stride, [&](int64_t i, T term) {
        results[i] = product_[i] = M::mul(product_[i], term);
      });
    }
  }

 private:
  bool is_first_ = true;
  T product_[kWidth];
};

template <template <class, int64_t> class Running, class T>
struct RunningFamily {
  using Term = T;
  static constexpr int64_t kBlock = kColumns<T>;

  template <int64_t kWidth>
  struct State : Running<T, kWidth> {
    State(const Terms&, int64_t) {}
  };
};

template <template <class, int64_t> class Running, class T>
void running_kernel(KernelCall& call) {
  const ResultWriter<T> writer(call.operands[0].dtype, call.compute_dtype);
  using Family = RunningFamily<Running, T>;
  scan<Family, 1>(
      call, [&](auto& state, int64_t, const int64_t* strides, auto for_terms) {
        for_terms([&](const unsigned char* terms, int64_t n, int64_t stride,
                      unsigned char* const* data) {
          T results[Family::kBlock];
          state.add(terms, n, stride, results);
          writer.write(results, n, data[0], strides[0]);
        });
      });
}

// The last of equal terms counts, and the last NaN.
template <bool kLargest, class T, int64_t kWidth>
class RunningChoice {
 public:
  RunningChoice(const Terms&, int64_t) {}

  void add(const unsigned char* terms, int64_t n, int64_t stride, T* values,
           int64_t* places) {
    if constexpr (kWidth == 1) {
      T value = value_[0];
      int64_t place = place_[0];
      for (int64_t i = 0; i < n; ++i) {
        choose(load<T>(terms + i * stride), seen_++, value, place);
        values[i] = value;
        places[i] = place;
      }
      value_[0] = value;
      place_[0] = place;
    } else {
      for_each_column<T, kWidth>(terms, n, stride, [&](int64_t i, T term) {
        choose(term, seen_, value_[i], place_[i]);
        values[i] = value_[i];
        places[i] = place_[i];
      });
      ++seen_;
    }
  }

 private:
  static void choose(T term, int64_t at, T& value, int64_t& place) {
    const bool is_as_good = kLargest ? term >= value : term <= value;
    const bool takes = (at == 0) | ScalarMath<T>::is_nan(term) | is_as_good;
    value = takes ? term : value;
    place = takes ? at : place;
  }

  int64_t seen_ = 0;
  int64_t place_[kWidth] = {};
  T value_[kWidth] = {};
};

template <bool kLargest, class T>
struct ChoiceFamily {
  using Term = T;
  static constexpr int64_t kBlock = kColumns<int64_t>;
  template <int64_t kWidth>
  using State = RunningChoice<kLargest, T, kWidth>;
};

template <bool kLargest, class T>
void choice_kernel(KernelCall& call) {
  const ResultWriter<T> value_writer(call.operands[0].dtype,
                                     call.compute_dtype);
  const ResultWriter<int64_t> place_writer(call.operands[1].dtype,
                                           TP_DTYPE_I64);
  using Family = ChoiceFamily<kLargest, T>;
  scan<Family, 2>(
      call, [&](auto& state, int64_t, const int64_t* strides, auto for_terms) {
        for_terms([&](const unsigned char* terms, int64_t n, int64_t stride,
                      unsigned char* const* data) {
          T values[Family::kBlock];
          int64_t places[Family::kBlock];
          state.add(terms, n, stride, values, places);
          value_writer.write(values, n, data[0], strides[0]);
          place_writer.write(places, n, data[1], strides[1]);
        });
      });
}

}  // namespace

void register_scan_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNEL(id, type, name, kind)                                  \
  if constexpr (contains(kSumSet, TP_DTYPE_##id)) {                          \
    using T = WideAs<type>;                                                  \
    add(Op::kCumsum, TP_DEVICE_CPU, TP_DTYPE_##id,                           \
        running_kernel<RunningSum, T>);                                      \
    add(Op::kCumprod, TP_DEVICE_CPU, TP_DTYPE_##id,                          \
        running_kernel<RunningProduct, T>);                                  \
  }                                                                          \
  if constexpr (!element::kIsComplex<type>) {                                \
    using T = ReadAs<type>;                                                  \
    add(Op::kCummax, TP_DEVICE_CPU, TP_DTYPE_##id, choice_kernel<true, T>);  \
    add(Op::kCummin, TP_DEVICE_CPU, TP_DTYPE_##id, choice_kernel<false, T>); \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace tp
