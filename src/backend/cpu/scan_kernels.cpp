// Kernels of cumsum, cumprod, cummax and cummin.
#include "backend/cpu/read_as.h"
#include "backend/cpu/reduction_tree.h"
#include "backend/cpu/register.h"
#include "backend/cpu/scan.h"
#include "kernels/reductions.h"

namespace tp {

namespace {

// Note [Scan chunks]: sums are taken in chunks of as many terms as those of
// Note [Reduction tree]. A result is the sum of its chunk so far, added to that
// of the chunks before: it depends on its place alone, so chunks may be
// computed side by side.
template <class T>
class RunningSum {
 public:
  T next(T term) {
    if (in_chunk_ == kReductionChunk) {
      before_ = result();
      has_before_ = true;
      in_chunk_ = 0;
    }
    sum_ = in_chunk_++ == 0 ? term : ScalarMath<T>::add(sum_, term);
    return result();
  }

 private:
  T result() const {
    return has_before_ ? ScalarMath<T>::add(before_, sum_) : sum_;
  }

  int64_t in_chunk_ = 0;
  bool has_before_ = false;
  T before_;
  T sum_;
};

// Products are not: that of a chunk could overflow which a zero before it makes
// nought.
template <class T>
class RunningProduct {
 public:
  T next(T term) {
    product_ = is_first_ ? term : ScalarMath<T>::mul(product_, term);
    is_first_ = false;
    return product_;
  }

 private:
  bool is_first_ = true;
  T product_;
};

template <template <class> class Running, class T>
struct RunningFamily {
  using Term = T;
  static constexpr int64_t kBlock = kColumns<T>;

  template <int64_t kWidth>
  class State {
   public:
    State(const Terms&, int64_t) {}

    void add(const unsigned char* terms, int64_t n, int64_t stride,
             T* results) {
      for (int64_t i = 0; i < n; ++i) {
        Running<T>& running = kWidth == 1 ? running_[0] : running_[i];
        results[i] = running.next(load<T>(terms + i * stride));
      }
    }

   private:
    Running<T> running_[kWidth];
  };
};

template <template <class> class Running, class T>
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
template <bool kLargest, class T>
class RunningChoice {
 public:
  void next(T term, T& value, int64_t& place) {
    const bool is_as_good = kLargest ? term >= value_ : term <= value_;
    if (seen_ == 0 || ScalarMath<T>::is_nan(term) || is_as_good) {
      value_ = term;
      place_ = seen_;
    }
    ++seen_;
    value = value_;
    place = place_;
  }

 private:
  int64_t seen_ = 0;
  int64_t place_ = 0;
  T value_ = {};
};

template <bool kLargest, class T>
struct ChoiceFamily {
  using Term = T;
  static constexpr int64_t kBlock = kColumns<int64_t>;

  template <int64_t kWidth>
  class State {
   public:
    State(const Terms&, int64_t) {}

    void add(const unsigned char* terms, int64_t n, int64_t stride, T* values,
             int64_t* places) {
      for (int64_t i = 0; i < n; ++i) {
        RunningChoice<kLargest, T>& running =
            kWidth == 1 ? running_[0] : running_[i];
        running.next(load<T>(terms + i * stride), values[i], places[i]);
      }
    }

   private:
    RunningChoice<kLargest, T> running_[kWidth];
  };
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
