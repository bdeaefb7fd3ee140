// Kernels of eq, ne, lt, le, gt and ge.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

namespace tp {

namespace {

// Where one operand is u64 and the other signed, no conversion would keep both
// exact. What a functor becomes if the first operand, or the second, is the
// unsigned one; in the latter case they change places.
template <class Functor>
struct MixedSigns;
template <>
struct MixedSigns<EqFunctor> {
  using UnsignedFirst = EqMixedSigns;
  using SignedFirst = EqMixedSigns;
};
template <>
struct MixedSigns<NeFunctor> {
  using UnsignedFirst = NotMixedSigns<EqMixedSigns>;
  using SignedFirst = NotMixedSigns<EqMixedSigns>;
};
template <>
struct MixedSigns<LtFunctor> {
  using UnsignedFirst = LtMixedSigns;
  using SignedFirst = NotMixedSigns<LeMixedSigns>;
};
template <>
struct MixedSigns<LeFunctor> {
  using UnsignedFirst = LeMixedSigns;
  using SignedFirst = NotMixedSigns<LtMixedSigns>;
};

template <class Comparison>
struct OnMixedSigns {
  static Bool apply(uint64_t a, int64_t b) {
    return {static_cast<uint8_t>(Comparison::apply(a, b))};
  }
};

template <class Comparison>
void run_mixed_signs(KernelCall& call) {
  run_elementwise(
      call, binary_loop<OnMixedSigns<Comparison>, Bool, uint64_t, int64_t>,
      {{TP_DTYPE_BOOL, TP_DTYPE_U64, TP_DTYPE_I64}});
}

void swap_inputs(KernelCall& call) {
  std::swap(call.room[1], call.room[2]);
  const uint32_t hosts = call.host_operands;
  call.host_operands = (hosts & ~6u) | (hosts & 2u) << 1 | (hosts & 4u) >> 1;
}

// T and T give bool.
template <class Functor, bool kSignMatters>
struct Comparison {
  template <class T>
  static void kernel(KernelCall& call) {
    using L = LoopType<T>;
    using U = std::conditional_t<kSignMatters, L, Unsigned<L>>;
    if constexpr (std::is_same_v<T, uint64_t>) {
      const auto is_signed = [&](int operand) {
        return is_signed_integer(
            static_cast<DType>(call.operands[operand].dtype));
      };
      if (is_signed(2) && !is_signed(1)) {
        run_mixed_signs<typename MixedSigns<Functor>::UnsignedFirst>(call);
        return;
      }
      if (is_signed(1) && !is_signed(2)) {
        swap_inputs(call);
        run_mixed_signs<typename MixedSigns<Functor>::SignedFirst>(call);
        return;
      }
    }
    run_elementwise(call, binary_loop<OnElements<Functor, U>, Bool, U, U>,
                    {{TP_DTYPE_BOOL, id_of<L>(), id_of<L>()}, rounds_to<T>()});
  }
};

// a > b is b < a.
template <class Family>
struct Swapped {
  template <class T>
  static void kernel(KernelCall& call) {
    swap_inputs(call);
    Family::template kernel<T>(call);
  }
};

}  // namespace

void register_comparison_kernels(RegisterKernelFn add) {
  using Less = Comparison<LtFunctor, true>;
  using LessOrEqual = Comparison<LeFunctor, true>;
  put_kernels<Op::kEq, Comparison<EqFunctor, false>>(add);
  put_kernels<Op::kNe, Comparison<NeFunctor, false>>(add);
  put_kernels<Op::kLt, Less>(add);
  put_kernels<Op::kLe, LessOrEqual>(add);
  put_kernels<Op::kGt, Swapped<Less>>(add);
  put_kernels<Op::kGe, Swapped<LessOrEqual>>(add);
}

}  // namespace tp
