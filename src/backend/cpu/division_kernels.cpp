// Kernels of floor_divide, trunc_divide, remainder and fmod.
#include "backend/cpu/families.h"
#include "backend/cpu/moves.h"
#include "backend/cpu/reduction.h"
#include "backend/cpu/register.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernels/division.h"

namespace tp {

namespace {

template <class T>
bool has_zero(const KernelOperand& divisors, int64_t begin, int64_t end) {
  constexpr DType kTerm = DTypeOf<T>::kValue;
  RunReader reader(kTerm, static_cast<int32_t>(kTerm), divisors.dtype);
  bool any_zero = false;
  for_each_row_between<1>(
      &divisors, begin, end,
      [&](unsigned char* const* data, int64_t n, const int64_t* strides) {
        const int64_t distinct = strides[0] == 0 ? 1 : n;
        reader.read(
            data[0], distinct, strides[0], [&] { return any_zero; },
            [&](const unsigned char* run, int64_t length, int64_t step) {
              for (int64_t i = 0; i < length; ++i) {
                any_zero |= load<T>(run + i * step) == 0;
              }
            });
      });
  return any_zero;
}

// All divisors before anything is written.
template <class T>
void check_divisors(const KernelCall& call) {
  const KernelOperand& divisors = call.operands[2];
  parallel_for(numel_of(divisors), kCheapGrain,
               [&](int64_t begin, int64_t end) {
                 if (has_zero<T>(divisors, begin, end)) {
                   fail(TP_ERROR_ARGUMENT, "%s: an integer divisor is 0",
                        op_info(static_cast<Op>(call.op)).name);
                 }
               });
}

template <class Functor>
struct Division {
  template <class T>
  static void kernel(KernelCall& call) {
    using L = LoopType<T>;
    if constexpr (element::kIsInteger<T>) check_divisors<T>(call);
    run_elementwise(call, binary_loop<Functor, L, L, L>,
                    {{id_of<L>(), id_of<L>(), id_of<L>()}, rounds_to<T>()});
  }
};

}  // namespace

void register_division_kernels(RegisterKernelFn add) {
  put_kernels<Op::kFloorDivide, Division<FloorDivideFunctor>>(add);
  put_kernels<Op::kTruncDivide, Division<TruncDivideFunctor>>(add);
  put_kernels<Op::kRemainder, Division<RemainderFunctor>>(add);
  put_kernels<Op::kFmod, Division<FmodFunctor>>(add);
}

}  // namespace tp
