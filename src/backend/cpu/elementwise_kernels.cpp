// Kernels of add, sub, mul, div, eq and relu.
#include <type_traits>
#include <utility>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/register.h"
#include "core/dtype.h"
#include "kernels/functors.h"

namespace tp {

namespace {

using element::kIsBool;
using element::kIsInteger;
using element::kIsSmallFloat;

// Small floats compute in f32 and round once.
template <class T>
using LoopType = std::conditional_t<kIsSmallFloat<T>, float, T>;

// Where sign does not matter, signed integers share the loops of unsigned ones.
template <class T>
using Unsigned =
    typename std::conditional_t<kIsInteger<T>, std::make_unsigned<T>,
                                std::type_identity<T>>::type;

template <class T>
constexpr int32_t id_of() {
  return static_cast<int32_t>(DTypeOf<T>::kValue);
}

template <class Functor, class T>
void arithmetic_kernel(KernelCall& call) {
  using L = LoopType<T>;
  using U = Unsigned<L>;
  run_elementwise(call, binary_loop<Functor, U, U, U>,
                  {{id_of<L>(), id_of<L>(), id_of<L>()},
                   kIsSmallFloat<T> ? id_of<T>() : 0});
}

template <class T>
void eq_kernel(KernelCall& call) {
  using L = LoopType<T>;
  using U = Unsigned<L>;
  run_elementwise(call, binary_loop<EqFunctor, Bool, U, U>,
                  {{TP_DTYPE_BOOL, id_of<L>(), id_of<L>()}});
}

// u64 meets signed integers here too: no conversion would keep both exact.
void eq_u64_kernel(KernelCall& call) {
  const auto is_signed = [&](int operand) {
    return is_signed_integer(static_cast<DType>(call.operands[operand].dtype));
  };
  if (is_signed(1)) std::swap(call.room[1], call.room[2]);
  if (!is_signed(2)) {
    eq_kernel<uint64_t>(call);
    return;
  }
  run_elementwise(call,
                  binary_loop<EqMixedSignFunctor, Bool, uint64_t, int64_t>,
                  {{TP_DTYPE_BOOL, TP_DTYPE_U64, TP_DTYPE_I64}});
}

template <class T>
void relu_kernel(KernelCall& call) {
  using L = LoopType<T>;
  run_elementwise(call, unary_loop<ReluFunctor, L, L>,
                  {{id_of<L>(), id_of<L>(), 0}});
}

template <class T>
void add_kernels(RegisterKernelFn add, int32_t id) {
  constexpr DTypeSet kBit = DTypeSet{1} << static_cast<int>(DTypeOf<T>::kValue);
  const auto put = [add, id](Op op, Kernel kernel) {
    add(op, TP_DEVICE_CPU, id, kernel);
  };
  if constexpr ((op_info(Op::kAdd).legal & kBit) != 0) {
    put(Op::kAdd, arithmetic_kernel<AddFunctor, T>);
    put(Op::kSub, arithmetic_kernel<SubFunctor, T>);
    put(Op::kMul, arithmetic_kernel<MulFunctor, T>);
  }
  if constexpr ((op_info(Op::kDiv).legal & kBit) != 0) {
    put(Op::kDiv, arithmetic_kernel<DivFunctor, T>);
  }
  if constexpr ((op_info(Op::kRelu).legal & kBit) != 0) {
    put(Op::kRelu, relu_kernel<T>);
  }
  if constexpr (std::is_same_v<T, uint64_t>) {
    put(Op::kEq, eq_u64_kernel);
  } else {
    put(Op::kEq, eq_kernel<T>);
  }
}

}  // namespace

void register_elementwise_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNELS(id, type, name, kind) \
  add_kernels<type>(add, TP_DTYPE_##id);
  TP_FOR_EACH_DTYPE(TP_ADD_KERNELS)
#undef TP_ADD_KERNELS
}

}  // namespace tp
