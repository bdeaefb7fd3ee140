// Steps of optimisers: one walk over all that a step reads and writes.
//
// Note [Steps]: formulas are computed in f64 and each new value is rounded
// once, whatever the dtype: a change that is small beside its parameter is not
// lost on the way. f32 is widened in the vectors of the loop. Other dtypes, and
// what does not run, pass through blocks of f64 (or of f32, where all is f32).
#pragma once

#include "backend/cpu/elementwise.h"
#include "kernels/functors.h"
#include "kernels/kernel_call.h"

namespace tp {

// n elements without gaps; data are the new values, the old ones, the gradient.
using StepLoop = void (*)(const void* numbers, int64_t n,
                          unsigned char* const* data);
struct StepLoops {
  StepLoop f32, f64;
};

void run_steps(const KernelCall& call, StepLoops loops, const void* numbers);

SgdNumbers sgd_numbers(const KernelCall& call) noexcept;
AdamNumbers adam_numbers(const KernelCall& call) noexcept;

template <class Functor, class Numbers, size_t kStates, class T>
void step_elements(const void* numbers, int64_t n, unsigned char* const* data) {
  constexpr size_t kCount = kStates + 1;
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  const Numbers own = *static_cast<const Numbers*>(numbers);
  unsigned char* at[2 * kCount + 1];
  for (size_t k = 0; k <= 2 * kCount; ++k) at[k] = data[k];
  TP_INDEPENDENT_ITERATIONS
  for (int64_t i = 0; i < n; ++i) {
    double x[kCount];
    for (size_t k = 0; k < kCount; ++k)
      x[k] = load<T>(at[kCount + k] + i * kItem);
    Functor::template apply<ScalarMath<double>, kStates>(
        own, static_cast<double>(load<T>(at[2 * kCount] + i * kItem)), x);
    for (size_t k = 0; k < kCount; ++k) {
      store<T>(at[k] + i * kItem, static_cast<T>(x[k]));
    }
  }
}

// Families of kernels: Steps gives the loops for a number of states.
template <class Steps>
struct SgdKernel {
  template <class T>
  static void kernel(KernelCall& call) {
    const SgdNumbers numbers = sgd_numbers(call);
    run_steps(call,
              call.result_count == 1 ? Steps::template sgd<0>()
                                     : Steps::template sgd<1>(),
              &numbers);
  }
};

template <class Steps>
struct AdamKernel {
  template <class T>
  static void kernel(KernelCall& call) {
    const AdamNumbers numbers = adam_numbers(call);
    run_steps(call,
              call.result_count == 3 ? Steps::template adam<2>()
                                     : Steps::template adam<3>(),
              &numbers);
  }
};

}  // namespace tp
