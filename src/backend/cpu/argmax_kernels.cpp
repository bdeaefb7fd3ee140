// Kernels of argmax.
#include "backend/cpu/reduction.h"
#include "backend/cpu/register.h"

namespace tp {

namespace {

// The first largest of the elements it is shown; a NaN is larger than all, and
// nothing after the first one counts.
template <class T>
class FirstLargest {
 public:
  void see(const unsigned char* data, int64_t n, int64_t stride) {
    if (found_nan_) return;
    int64_t i = 0;
    if (seen_ == 0) {
      best_ = load<T>(data);
      found_nan_ = is_nan(best_);
      i = 1;
    }
    for (; i < n && !found_nan_; ++i) {
      const T value = load<T>(data + i * stride);
      if (!(value <= best_)) {
        best_ = value;
        index_ = seen_ + i;
        found_nan_ = is_nan(value);
      }
    }
    seen_ += n;
  }
  int64_t index() const { return index_; }

 private:
  static bool is_nan(T value) { return !(value == value); }

  T best_{};
  int64_t index_ = 0;
  int64_t seen_ = 0;
  bool found_nan_ = false;
};

template <class T>
void argmax_kernel(KernelCall& call) {
  const Reduction reduction(call);
  RunReader<T> reader(call.operands[1].dtype);
  reduction.for_each_result([&](unsigned char* out, unsigned char* in) {
    FirstLargest<T> largest;
    reduction.for_each_run(
        in, [&](unsigned char* data, int64_t n, int64_t stride) {
          reader.read(data, n, stride,
                      [&](const unsigned char* run, int64_t length,
                          int64_t step) { largest.see(run, length, step); });
        });
    store<int64_t>(out, largest.index());
  });
}

// Every real type fits one of four exactly.
template <class T>
constexpr Kernel kernel_of() {
  if constexpr (std::is_same_v<T, double>) {
    return argmax_kernel<double>;
  } else if constexpr (element::kIsFloat<T>) {
    return argmax_kernel<float>;
  } else if constexpr (std::is_same_v<T, uint64_t>) {
    return argmax_kernel<uint64_t>;
  } else {
    return argmax_kernel<int64_t>;
  }
}

}  // namespace

void register_argmax_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNELS(id, type, name, kind)                           \
  if (contains(op_info(Op::kArgmax).legal, TP_DTYPE_##id)) {           \
    add(Op::kArgmax, TP_DEVICE_CPU, TP_DTYPE_##id, kernel_of<type>()); \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNELS)
#undef TP_ADD_KERNELS
}

}  // namespace tp
