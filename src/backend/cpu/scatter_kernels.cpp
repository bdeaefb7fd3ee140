// Kernels of scatter, scatter_add and scatter_mul.
//
// Elements that go to one place differ in the indexed dimension alone, which is
// walked forwards: the last of them stays, or they are added in their order,
// whatever the layout.
#include "backend/cpu/families.h"
#include "backend/cpu/indices.h"
#include "backend/cpu/register.h"
#include "backend/cpu/widths.h"

namespace tp {

namespace {

struct Replace {
  template <class T>
  static T apply(T, T value) {
    return value;
  }
};

// In the type that elements of T are computed in, rounded after each step.
template <class Functor>
struct Accumulate {
  template <class T>
  static T apply(T before, T value) {
    using L = LoopType<T>;
    return convert<T>(Functor::template apply<ScalarMath<L>>(
        convert<L>(before), convert<L>(value)));
  }
};

template <class Combine, class T, class I>
void scatter_rows(const KernelCall& call) {
  const int64_t step = call.attribute(1);
  for_each_row<4>(call.operands, [step](unsigned char* const* data, int64_t n,
                                        const int64_t* strides) {
    for (int64_t i = 0; i < n; ++i) {
      const int64_t index = load<I>(data[2] + i * strides[2]);
      unsigned char* const place = data[0] + i * strides[0] + index * step;
      store<T>(place, Combine::apply(load<T>(place),
                                     load<T>(data[3] + i * strides[3])));
    }
  });
}

template <class Combine, class T>
void scatter_kernel(KernelCall& call) {
  check_indices(call.operands[2], {0, call.attribute(0)}, call.attribute(2));
  if (call.attribute(3) != 0) return;
  if (is_narrow_index(call.operands[2])) {
    scatter_rows<Combine, T, int32_t>(call);
  } else {
    scatter_rows<Combine, T, int64_t>(call);
  }
}

template <class Functor>
struct Accumulating {
  // Sums and products that wrap do not know a sign.
  template <class T>
  static void kernel(KernelCall& call) {
    scatter_kernel<Accumulate<Functor>, Unsigned<T>>(call);
  }
};
struct Replacing {
  template <class T>
  static void kernel(KernelCall& call) {
    scatter_kernel<Replace, Width<T>>(call);
  }
};

}  // namespace

void register_scatter_kernels(RegisterKernelFn add) {
  put_kernels<Op::kScatter, Replacing>(add);
  put_kernels<Op::kScatterAdd, Accumulating<AddFunctor>>(add);
  put_kernels<Op::kScatterMul, Accumulating<MulFunctor>>(add);
}

}  // namespace tp
