// The kernel of softmax and log_softmax.
//
// Softmax multiplies by the reciprocal of the sum: that of a division is one
// rounding less, and takes as long as the exponential.
#pragma once

#include "backend/cpu/exp_sum.h"
#include "backend/cpu/scan.h"

namespace tp {

// The last step: from how far terms are above the shift to results, with a
// number that comes from the sum of their exponentials.
struct SoftmaxStep {
  static constexpr bool kIsLog = false;
  template <class T>
  static T number(double sum) {
    return static_cast<T>(1 / sum);
  }
};
struct LogSoftmaxStep {
  static constexpr bool kIsLog = true;
  template <class T>
  static T number(double sum) {
    return static_cast<T>(LogFunctor::apply<ScalarMath<double>>(sum));
  }
};

template <class T>
struct SoftmaxFamily {
  using Term = T;
  static constexpr int64_t kBlock = kColumns<T>;
  template <int64_t kWidth>
  using State = ExpSum<T, true, kWidth>;
};

template <class Step, class T>
void softmax_anywhere(const KernelCall& call) {
  const ResultWriter<T> writer(call.operands[0].dtype, call.compute_dtype);
  using Family = SoftmaxFamily<T>;
  scan<Family, 1>(call, [&](auto& state, int64_t width, const int64_t* strides,
                            auto for_terms) {
    for_each_pass(state, [&] {
      for_terms([&](const unsigned char* terms, int64_t n, int64_t stride,
                    unsigned char* const*) { state.add(terms, n, stride); });
    });
    // One of each for every result in a block.
    T shifts[Family::kBlock];
    T numbers[Family::kBlock];
    for (int64_t i = 0; i < Family::kBlock; ++i) {
      const int64_t w = i < width ? i : width - 1;
      shifts[i] = state.shift(w);
      numbers[i] = Step::template number<T>(state.sum(w));
    }
    for_terms([&](const unsigned char* terms, int64_t n, int64_t stride,
                  unsigned char* const* data) {
      using M = ScalarMath<T>;
      T room[Family::kBlock];
      T results[Family::kBlock];
      terms = state.gather(terms, n, stride, room);
      if constexpr (Step::kIsLog) {
        for (int64_t i = 0; i < n; ++i) {
          const T term = load<T>(terms + i * static_cast<int64_t>(sizeof(T)));
          results[i] = M::sub(M::sub(term, shifts[i]), numbers[i]);
        }
      } else {
        TermLoops::exp_above_each(terms, n, shifts, results);
        for (int64_t i = 0; i < n; ++i) {
          results[i] = M::mul(results[i], numbers[i]);
        }
      }
      writer.write(results, n, data[0], strides[0]);
    });
  });
}

// Rows of T that lie in one piece: exponentials wait where their results will
// be.
template <class Step, class T>
class SoftmaxRows {
 public:
  static bool fits(const KernelCall& call, const Scan<1>& scan) {
    bool fits = true;
    for (size_t k = 0; k < 2; ++k) {
      const KernelOperand& operand = call.operands[k];
      const auto address = reinterpret_cast<uintptr_t>(operand.data);
      fits = fits &&
             operand.dtype == static_cast<int32_t>(DTypeOf<T>::kValue) &&
             scan.steps[k] == kItem && address % sizeof(T) == 0;
    }
    return fits && !scan.has_columns();
  }

  static void run(const Scan<1>& scan) {
    const int64_t grain = std::max<int64_t>(kReductionGrain / scan.count, 1);
    parallel_for(numel_of(scan.kept[0]), grain,
                 [&](int64_t begin, int64_t end) {
                   for_each_result<2>(
                       scan.kept, begin, end,
                       [&](unsigned char* const* data, const int64_t*) {
                         run_row(scan, reinterpret_cast<T*>(data[0]), data[1]);
                       });
                 });
  }

 private:
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  static constexpr int64_t kBlock = 512;  // stays near

  static void run_row(const Terms& terms, T* out, const unsigned char* in) {
    Extreme<MaxReduction, T, 1> largest(terms, 1);
    largest.add_run(in, terms.count, kItem);
    T shift;
    largest.finish(&shift);
    ReductionTree<SumReduction, T, 1> sum(terms, 1);
    T room[kBlock];
    for (int64_t done = 0; done < terms.count; done += kBlock) {
      const int64_t n = std::min(terms.count - done, kBlock);
      T* const exponentials = Step::kIsLog ? room : out + done;
      TermLoops::exp_above(in + done * kItem, n, shift, exponentials);
      sum.add_run(as_bytes(exponentials), n, kItem);
    }
    const T number = Step::template number<T>(sum.totals()[0]);
    if constexpr (Step::kIsLog) {
      TermLoops::subtract_both(in, terms.count, shift, number, out);
    } else {
      TermLoops::scale(out, terms.count, number);
    }
  }
};

template <class Step, class T>
void softmax_kernel(KernelCall& call) {
  using Rows = SoftmaxRows<Step, T>;
  const Scan<1> scan(call);
  if (Rows::fits(call, scan)) {
    Rows::run(scan);
  } else {
    softmax_anywhere<Step, T>(call);
  }
}

}  // namespace tp
