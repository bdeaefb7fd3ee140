// Kernels of max and min, and of any and all.
#include "backend/cpu/register.h"
#include "backend/cpu/tree_kernels.h"

namespace tp {

namespace {

// Small floats are compared as f32, bool as u8.
template <class T>
struct ComparedAs {
  using Type =
      std::conditional_t<element::kIsSmallFloat<T>, float,
                         std::conditional_t<element::kIsBool<T>, uint8_t, T>>;
};

template <class Functor>
void add_choice(RegisterKernelFn add, Op op) {
#define TP_ADD_KERNEL(id, type, name, kind)                     \
  if constexpr (!element::kIsComplex<type>) {                   \
    add(op, TP_DEVICE_CPU, TP_DTYPE_##id,                       \
        tree_kernel<Functor, typename ComparedAs<type>::Type>); \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

// Terms of any type are read as bool.
template <class Functor>
void add_truth(RegisterKernelFn add, Op op) {
  for (int32_t id = 1; id <= TP_DTYPE_COUNT; ++id) {
    add(op, TP_DEVICE_CPU, id, tree_kernel<Functor, Bool>);
  }
}

}  // namespace

void register_max_kernels(RegisterKernelFn add) {
  add_choice<MaxReduction>(add, Op::kMax);
  add_choice<MinReduction>(add, Op::kMin);
  add_truth<AnyReduction>(add, Op::kAny);
  add_truth<AllReduction>(add, Op::kAll);
}

}  // namespace tp
