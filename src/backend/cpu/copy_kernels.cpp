// Kernels of copy and fill.
#include "backend/cpu/elementwise.h"
#include "backend/cpu/moves.h"
#include "backend/cpu/register.h"
#include "core/dtype.h"

namespace tp {

namespace {

void copy_kernel(KernelCall& call) {
  const int32_t to = call.operands[0].dtype;
  const int32_t from = call.operands[1].dtype;
  const auto item = static_cast<int64_t>(itemsize(static_cast<DType>(to)));
  const RowLoops loops =
      to == from ? move_loops(item) : convert_loops(to, from);
  run_elementwise(call, loops, {{to, from}});
}

}  // namespace

void register_copy_kernels(RegisterKernelFn add) {
  for (int32_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    add(Op::kCopy, TP_DEVICE_CPU, dtype, copy_kernel);
    add(Op::kFill, TP_DEVICE_CPU, dtype, copy_kernel);
  }
}

}  // namespace tp
