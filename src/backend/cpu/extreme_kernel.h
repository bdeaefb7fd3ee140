// The kernel of max and min.
#pragma once

#include "backend/cpu/order_free.h"

namespace tp {

template <class Choice, class T>
struct ExtremeFamily {
  using Term = T;
  template <int64_t kWidth>
  using State = Extreme<Choice, T, kWidth>;
};

template <class Choice>
struct ExtremeKernel {
  template <class T>
  static void run(KernelCall& call) {
    const ResultWriter<T> writer(call.operands[0].dtype, call.compute_dtype);
    reduce<ExtremeFamily<Choice, T>, 1>(
        call, [&](unsigned char* const* data, const int64_t* strides,
                  const auto& state, int64_t width) {
          T results[kColumns<T>];
          state.finish(results);
          writer.write(results, width, data[0], strides[0]);
        });
  }
};

}  // namespace tp
