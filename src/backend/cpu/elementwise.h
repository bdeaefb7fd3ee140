// Walks the operands of an elementwise call run by run, converting where an
// operand is not of the type that the loop computes in.
#pragma once

#include "backend/cpu/loops.h"
#include "kernels/kernel_call.h"

namespace tp {

// The types that a loop reads and writes, the result's first.
struct LoopTypes {
  int32_t dtype[kMaxOperands];
};

void run_elementwise(const KernelCall& call, RowLoop loop,
                     const LoopTypes& types);

// Calls row(data, n, strides) for each run along the innermost dimension;
// strides are those of that dimension.
template <class Row>
void for_each_row(const KernelOperand* operands, uint32_t count, Row&& row) {
  const int32_t rank = operands[0].rank;
  const int64_t* sizes = operands[0].sizes;
  unsigned char* data[kMaxOperands];
  int64_t strides[kMaxOperands];
  for (uint32_t k = 0; k < count; ++k) {
    data[k] = static_cast<unsigned char*>(operands[k].data);
    strides[k] = rank == 0 ? 0 : operands[k].strides[rank - 1];
  }
  const int64_t n = rank == 0 ? 1 : sizes[rank - 1];
  if (rank <= 1) {
    row(data, n, strides);
    return;
  }
  int64_t index[TP_MAX_RANK];
  for (int32_t d = 0; d < rank - 1; ++d) index[d] = 0;
  for (;;) {
    row(data, n, strides);
    int32_t d = rank - 2;
    for (; d >= 0; --d) {
      if (++index[d] < sizes[d]) break;
      index[d] = 0;
      for (uint32_t k = 0; k < count; ++k) {
        data[k] -= operands[k].strides[d] * (sizes[d] - 1);
      }
    }
    if (d < 0) return;
    for (uint32_t k = 0; k < count; ++k) data[k] += operands[k].strides[d];
  }
}

}  // namespace tp
