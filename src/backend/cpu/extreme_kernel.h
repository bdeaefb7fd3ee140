// The kernel of max and min.
#pragma once

#include "backend/cpu/order_free.h"

namespace tp {

// Small floats are compared as f32, bool as u8.
template <class T>
struct ComparedAs {
  using Type =
      std::conditional_t<element::kIsSmallFloat<T>, float,
                         std::conditional_t<element::kIsBool<T>, uint8_t, T>>;
};

template <class Choice, class T, class Loops>
struct ExtremeFamily {
  using Term = T;
  template <int64_t kWidth>
  using State = Extreme<Choice, T, kWidth, Loops>;
};

template <class Choice, class Loops = ElementLoops>
struct ExtremeKernel {
  template <class T>
  static void run(KernelCall& call) {
    const ResultWriter<T> writer(call.operands[0].dtype, call.compute_dtype);
    reduce<ExtremeFamily<Choice, T, Loops>, 1>(
        call, [&](unsigned char* const* data, const int64_t* strides,
                  const auto& state, int64_t width) {
          T results[kColumns<T>];
          state.finish(results);
          writer.write(results, width, data[0], strides[0]);
        });
  }
};

}  // namespace tp
