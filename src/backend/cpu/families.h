// Kernels of elementwise operators, made from a functor for each dtype that an
// operator's row lists.
#pragma once

#include <type_traits>
#include <utility>

#include "backend/cpu/elementwise.h"
#include "core/dtype.h"
#include "kernels/functors.h"

namespace tp {

// Small floats compute in f32 and round once.
template <class T>
using LoopType = std::conditional_t<element::kIsSmallFloat<T>, float, T>;

template <class T>
using AsItIs = T;
// Where sign does not matter, signed integers share the loops of unsigned ones.
template <class T>
using Unsigned =
    typename std::conditional_t<element::kIsInteger<T>, std::make_unsigned<T>,
                                std::type_identity<T>>::type;

template <class T>
constexpr int32_t id_of() {
  return static_cast<int32_t>(DTypeOf<T>::kValue);
}
// What a result of T passes through: see Note [Rounding].
template <class T>
constexpr int32_t rounds_to() {
  return element::kIsSmallFloat<T> ? id_of<T>() : 0;
}

// Registers a family's kernel<T> for the dtypes of a set that an operator's row
// lists.
template <Op kOp, class Family, DTypeSet kSet = ~DTypeSet{0}>
void put_kernels(RegisterKernelFn add) {
#define TP_PUT_KERNEL(id, type, name, kind)                                \
  if constexpr (contains(op_info(kOp).legal & kSet, TP_DTYPE_##id)) {      \
    add(kOp, TP_DEVICE_CPU, TP_DTYPE_##id, Family::template kernel<type>); \
  }
  TP_FOR_EACH_DTYPE(TP_PUT_KERNEL)
#undef TP_PUT_KERNEL
}

#include "backend/cpu/families.inc"

// T gives T, a complex T the type of its parts.
template <class Functor>
struct UnaryToReal {
  template <class T>
  static void kernel(KernelCall& call) {
    if constexpr (element::kIsComplex<T>) {
      using Part = decltype(T::re);
      run_elementwise(call, unary_loop<OnElements<Functor, T>, Part, T>,
                      {{id_of<Part>(), id_of<T>()}});
    } else {
      Unary<Functor>::template kernel<T>(call);
    }
  }
};

}  // namespace tp
