// The kernel of logsumexp.
#pragma once

#include "backend/cpu/exp_sum.h"

namespace tp {

template <class T>
struct LogsumexpFamily {
  using Term = T;
  template <int64_t kWidth>
  using State = ExpSum<T, false, kWidth>;
};

template <class T>
void logsumexp_kernel(KernelCall& call) {
  const ResultWriter<double> writer(call.operands[0].dtype, call.compute_dtype);
  reduce<LogsumexpFamily<T>, 1>(
      call, [&](unsigned char* const* data, const int64_t* strides,
                const auto& state, int64_t width) {
        double results[kColumns<T>];
        for (int64_t w = 0; w < width; ++w) {
          results[w] = LogFunctor::apply<ScalarMath<double>>(state.sum(w)) +
                       static_cast<double>(state.shift(w));
        }
        writer.write(results, width, data[0], strides[0]);
      });
}

}  // namespace tp
