// Kernels of the logical operators, which compute in bool, of the bitwise ones
// and of shifts.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

namespace tp {

void register_logic_kernels(RegisterKernelFn add) {
  put_kernels<Op::kLogicalAnd, Binary<BitAndFunctor, Unsigned>>(add);
  put_kernels<Op::kLogicalOr, Binary<BitOrFunctor, Unsigned>>(add);
  put_kernels<Op::kLogicalXor, Binary<BitXorFunctor, Unsigned>>(add);
  put_kernels<Op::kLogicalNot, Unary<BitNotFunctor>>(add);
  put_kernels<Op::kBitwiseAnd, Binary<BitAndFunctor, Unsigned>>(add);
  put_kernels<Op::kBitwiseOr, Binary<BitOrFunctor, Unsigned>>(add);
  put_kernels<Op::kBitwiseXor, Binary<BitXorFunctor, Unsigned>>(add);
  put_kernels<Op::kBitwiseNot, Unary<BitNotFunctor>>(add);
  put_kernels<Op::kLeftShift, Binary<ShiftLeftFunctor>>(add);
  put_kernels<Op::kRightShift, Binary<ShiftRightFunctor>>(add);
}

}  // namespace tp
