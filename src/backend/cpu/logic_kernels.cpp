// Kernels of the logical operators, which compute in bool, of the bitwise ones
// and of shifts.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"

namespace tp {

void register_logic_kernels(RegisterKernelFn add) {
  put_kernels<Op::kLogicalAnd, Signless<BitAndFunctor>>(add);
  put_kernels<Op::kLogicalOr, Signless<BitOrFunctor>>(add);
  put_kernels<Op::kLogicalXor, Signless<BitXorFunctor>>(add);
  put_kernels<Op::kLogicalNot, Unary<BitNotFunctor>>(add);
  put_kernels<Op::kBitwiseAnd, Signless<BitAndFunctor>>(add);
  put_kernels<Op::kBitwiseOr, Signless<BitOrFunctor>>(add);
  put_kernels<Op::kBitwiseXor, Signless<BitXorFunctor>>(add);
  put_kernels<Op::kBitwiseNot, Unary<BitNotFunctor>>(add);
  put_kernels<Op::kLeftShift, Binary<ShiftLeftFunctor>>(add);
  put_kernels<Op::kRightShift, Binary<ShiftRightFunctor>>(add);
}

}  // namespace tp
