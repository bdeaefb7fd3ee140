// Kernels of where.
#include "backend/cpu/elementwise.h"
#include "backend/cpu/register.h"
#include "backend/cpu/widths.h"
#include "core/dtype.h"

namespace tp {

namespace {

template <class T>
T choose(bool first, T a, T b) {
  return first ? a : b;
}

// T is any type of the elements' width.
template <class T>
void where_loop(int64_t n, unsigned char* const* data, const int64_t* strides) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  unsigned char* out = data[0];
  const unsigned char* condition = data[1];
  const unsigned char* a = data[2];
  const unsigned char* b = data[3];
  const bool runs = strides[0] == kItem && strides[1] == 1;
  if (runs && strides[2] == kItem && strides[3] == kItem) {
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<T>(out + i * kItem,
               choose(condition[i] != 0, load<T>(a + i * kItem),
                      load<T>(b + i * kItem)));
    }
  } else if (runs && strides[2] == kItem && strides[3] == 0) {
    const T other = load<T>(b);
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<T>(out + i * kItem,
               choose(condition[i] != 0, load<T>(a + i * kItem), other));
    }
  } else {
    for (int64_t i = 0; i < n; ++i) {
      store<T>(out + i * strides[0], choose(condition[i * strides[1]] != 0,
                                            load<T>(a + i * strides[2]),
                                            load<T>(b + i * strides[3])));
    }
  }
}

template <class T>
void where_kernel(KernelCall& call) {
  constexpr auto kId = static_cast<int32_t>(DTypeOf<T>::kValue);
  run_elementwise(call, where_loop<Width<T>>, {{kId, TP_DTYPE_BOOL, kId, kId}});
}

}  // namespace

void register_where_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNELS(id, type, name, kind) \
  add(Op::kWhere, TP_DEVICE_CPU, TP_DTYPE_##id, where_kernel<type>);
  TP_FOR_EACH_DTYPE(TP_ADD_KERNELS)
#undef TP_ADD_KERNELS
}

}  // namespace tp
