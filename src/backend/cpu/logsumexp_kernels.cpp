// Kernels of logsumexp.
#include "backend/cpu/exp_sum.h"
#include "backend/cpu/register.h"

namespace tp {

namespace {

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

}  // namespace

void register_logsumexp_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNEL(id, type, name, kind)                                    \
  if constexpr (element::kIsFloat<type>) {                                     \
    using T = std::conditional_t<std::is_same_v<type, double>, double, float>; \
    add(Op::kLogsumexp, TP_DEVICE_CPU, TP_DTYPE_##id, logsumexp_kernel<T>);    \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace tp
