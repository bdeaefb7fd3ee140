// Kernels of softmax and log_softmax.
#include "backend/cpu/exp_sum.h"
#include "backend/cpu/read_as.h"
#include "backend/cpu/register.h"
#include "backend/cpu/scan.h"

namespace tp {

namespace {

template <class T>
struct SoftmaxFamily {
  using Term = T;
  static constexpr int64_t kBlock = kColumns<T>;
  template <int64_t kWidth>
  using State = ExpSum<T, true, kWidth>;
};

// The last step: what a term becomes, given how far above the shift it is.
struct SoftmaxStep {
  template <class T>
  static T divisor(double sum) {
    return static_cast<T>(sum);
  }
  template <class T>
  static T apply(T above, T divisor) {
    using M = ScalarMath<T>;
    return M::div(ExpFunctor::apply<M>(above), divisor);
  }
};
struct LogSoftmaxStep {
  template <class T>
  static T divisor(double sum) {
    return static_cast<T>(LogFunctor::apply<ScalarMath<double>>(sum));
  }
  template <class T>
  static T apply(T above, T divisor) {
    return ScalarMath<T>::sub(above, divisor);
  }
};

template <class Step, class T>
void softmax_kernel(KernelCall& call) {
  const ResultWriter<T> writer(call.operands[0].dtype, call.compute_dtype);
  using Family = SoftmaxFamily<T>;
  scan<Family, 1>(call, [&](auto& state, int64_t width, const int64_t* strides,
                            auto for_terms) {
    for_each_pass(state, [&] {
      for_terms([&](const unsigned char* terms, int64_t n, int64_t stride,
                    unsigned char* const*) { state.add(terms, n, stride); });
    });
    T shifts[Family::kBlock];
    T divisors[Family::kBlock];
    for (int64_t i = 0; i < Family::kBlock; ++i) {
      const int64_t w = i < width ? i : width - 1;
      shifts[i] = state.shift(w);
      divisors[i] = Step::template divisor<T>(state.sum(w));
    }
    for_terms([&](const unsigned char* terms, int64_t n, int64_t stride,
                  unsigned char* const* data) {
      T results[Family::kBlock];
      for (int64_t i = 0; i < n; ++i) {
        const T above =
            ScalarMath<T>::sub(load<T>(terms + i * stride), shifts[i]);
        results[i] = Step::apply(above, divisors[i]);
      }
      writer.write(results, n, data[0], strides[0]);
    });
  });
}

}  // namespace

void register_softmax_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNEL(id, type, name, kind)            \
  if constexpr (element::kIsFloat<type>) {             \
    using T = ComputedAs<type>;                        \
    add(Op::kSoftmax, TP_DEVICE_CPU, TP_DTYPE_##id,    \
        softmax_kernel<SoftmaxStep, T>);               \
    add(Op::kLogSoftmax, TP_DEVICE_CPU, TP_DTYPE_##id, \
        softmax_kernel<LogSoftmaxStep, T>);            \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace tp
