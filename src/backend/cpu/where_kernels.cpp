// Kernels of where and masked_fill.
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

// Where the inputs are among a call's operands.
struct WhereOrder {
  static constexpr int kCondition = 1, kThen = 2, kElse = 3;
};
struct MaskedFillOrder {
  static constexpr int kCondition = 2, kThen = 3, kElse = 1;
};

// T is any type of the elements' width.
template <class T, class Order>
void where_loop(int64_t n, unsigned char* const* data, const int64_t* strides) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  unsigned char* out = data[0];
  const unsigned char* condition = data[Order::kCondition];
  const unsigned char* a = data[Order::kThen];
  const unsigned char* b = data[Order::kElse];
  const int64_t condition_step = strides[Order::kCondition];
  const int64_t a_step = strides[Order::kThen];
  const int64_t b_step = strides[Order::kElse];
  const bool runs = strides[0] == kItem && condition_step == 1;
  if (runs && a_step == kItem && b_step == kItem) {
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<T>(out + i * kItem,
               choose(condition[i] != 0, load<T>(a + i * kItem),
                      load<T>(b + i * kItem)));
    }
  } else if (runs && a_step == kItem && b_step == 0) {
    const T other = load<T>(b);
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<T>(out + i * kItem,
               choose(condition[i] != 0, load<T>(a + i * kItem), other));
    }
  } else if (runs && a_step == 0 && b_step == kItem) {
    const T other = load<T>(a);
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<T>(out + i * kItem,
               choose(condition[i] != 0, other, load<T>(b + i * kItem)));
    }
  } else {
    for (int64_t i = 0; i < n; ++i) {
      store<T>(out + i * strides[0],
               choose(condition[i * condition_step] != 0,
                      load<T>(a + i * a_step), load<T>(b + i * b_step)));
    }
  }
}

template <class T, class Order>
void where_kernel(KernelCall& call) {
  constexpr auto kId = static_cast<int32_t>(DTypeOf<T>::kValue);
  LoopTypes types = {{kId, kId, kId, kId}};
  types.dtype[Order::kCondition] = TP_DTYPE_BOOL;
  run_elementwise(call, where_loop<Width<T>, Order>, types);
}

}  // namespace

void register_where_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNELS(id, type, name, kind)         \
  add(Op::kWhere, TP_DEVICE_CPU, TP_DTYPE_##id,      \
      where_kernel<type, WhereOrder>);               \
  add(Op::kMaskedFill, TP_DEVICE_CPU, TP_DTYPE_##id, \
      where_kernel<type, MaskedFillOrder>);
  TP_FOR_EACH_DTYPE(TP_ADD_KERNELS)
#undef TP_ADD_KERNELS
}

}  // namespace tp
