// Walks the operands of an elementwise call run by run, converting where an
// operand is not of the type that the loop computes in.
#pragma once

#include "backend/cpu/loops.h"
#include "backend/cpu/streaming.h"
#include "kernels/kernel_call.h"

namespace tp {

// The types that a loop reads and writes, the result's first.
//
// Note [Rounding]: arithmetic on small floats is done in f32. Operands of other
// dtypes still meet in the small one, and the result is one of it before it is
// stored as anything else: both pass through it. A number of the host does not,
// as nobody chose its width, nor does a truth value.
struct LoopTypes {
  int32_t dtype[kMaxOperands];
  int32_t rounds_to = 0;  // 0: nothing passes through another type
};

// A loop with what it needs to know.
struct BlockLoop {
  void (*run)(void* context, int64_t n, unsigned char* const* data,
              const int64_t* strides);
  void* context;
  void operator()(int64_t n, unsigned char* const* data,
                  const int64_t* strides) const {
    run(context, n, data, strides);
  }
};

// Walks all rows, whatever the operands' types, layouts and sizes.
void run_rows(const KernelCall& call, RowLoops loops, const LoopTypes& types);
void run_rows(const KernelCall& call, BlockLoop loop, const LoopTypes& types);

// One run needs no walk.
inline void run_one_row(const KernelCall& call, RowLoop loop) {
  unsigned char* data[kMaxOperands];
  int64_t strides[kMaxOperands];
  for (size_t k = 0; k < kMaxOperands; ++k) {
    const KernelOperand& operand = call.operands[k];
    if (k >= call.operand_count) break;
    data[k] = static_cast<unsigned char*>(operand.data);
    strides[k] = operand.strides[0];
  }
  loop(call.operands[0].sizes[0], data, strides);
}

inline void run_elementwise(const KernelCall& call, RowLoops loops,
                            const LoopTypes& types) {
  int32_t differences = 0;
  for (uint32_t k = 0; k < call.operand_count; ++k) {
    differences |= call.operands[k].dtype ^ types.dtype[k];
  }
  if (differences == 0 && call.operands[0].rank == 1 && !streams_result(call)) {
    run_one_row(call, loops.plain);
  } else {
    run_rows(call, loops, types);
  }
}

// Calls row(data, n, strides) for each run along the innermost dimension of
// kCount operands of equal sizes; strides are those of that dimension.
template <size_t kCount, class Row>
void for_each_row(const KernelOperand* operands, Row&& row) {
  const int32_t rank = operands[0].rank;
  const int64_t* sizes = operands[0].sizes;
  unsigned char* data[kCount];
  int64_t strides[kCount];
  for (size_t k = 0; k < kCount; ++k) {
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
      for (size_t k = 0; k < kCount; ++k) {
        data[k] -= operands[k].strides[d] * (sizes[d] - 1);
      }
    }
    if (d < 0) return;
    for (size_t k = 0; k < kCount; ++k) data[k] += operands[k].strides[d];
  }
}

// The same for a call's operands, two to four.
template <class Row>
void for_each_row_of(const KernelCall& call, Row&& row) {
  switch (call.operand_count) {
    case 2:
      return for_each_row<2>(call.operands, row);
    case 3:
      return for_each_row<3>(call.operands, row);
    default:
      return for_each_row<4>(call.operands, row);
  }
}

}  // namespace tp
