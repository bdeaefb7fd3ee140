// Walks the operands of an elementwise call run by run, converting where an
// operand is not of the type that the loop computes in.
#pragma once

#include "backend/cpu/loops.h"
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

// One with the numbers of the call, as elements of the type that it computes
// in.
struct ParametricLoop {
  using Function = void (*)(const void* numbers, int64_t n,
                            unsigned char* const* data, const int64_t* strides);
  Function function;
  const void* numbers;
  void operator()(int64_t n, unsigned char* const* data,
                  const int64_t* strides) const {
    function(numbers, n, data, strides);
  }
};

// As RowLoops; none of these streams by itself.
struct ParametricLoops {
  ParametricLoop plain;
  bool wants_runs;
  static constexpr RowLoop streamed = nullptr;
};

// All rows, whatever the operands' types, layouts and sizes.
void run_rows(const KernelCall& call, RowLoops loops, const LoopTypes& types);
void run_rows(const KernelCall& call, ParametricLoops loops,
              const LoopTypes& types);
// The same in the calling thread: what the context leads to may be a program's.
void run_rows(const KernelCall& call, BlockLoop loop, const LoopTypes& types);

// Elements that a thread takes at a time: of operators that cost no more than
// the way to memory, and of those that compute for longer. Whole cache lines of
// any dtype. Fewer than two times the smaller number never meet a thread.
inline constexpr int64_t kCheapGrain = int64_t{1} << 15;
inline constexpr int64_t kCostlyGrain = int64_t{1} << 13;

// One run needs no walk.
template <size_t kCount, class Loop>
inline void run_one_row(const KernelCall& call, Loop loop) {
  unsigned char* data[kCount];
  int64_t strides[kCount];
  for (size_t k = 0; k < kCount; ++k) {
    const KernelOperand& operand = call.operands[k];
    data[k] = static_cast<unsigned char*>(operand.data);
    strides[k] = operand.strides[0];
  }
  loop(call.operands[0].sizes[0], data, strides);
}

// Always inline, with types that are constants: so many operands as they tell.
template <class Loops>
[[gnu::always_inline]] inline void run_any_elementwise(const KernelCall& call,
                                                       const Loops& loops,
                                                       const LoopTypes& types) {
  int32_t differences = 0;
  for (size_t k = 0; k < kMaxOperands; ++k) {
    if (types.dtype[k] == 0) break;
    differences |= call.operands[k].dtype ^ types.dtype[k];
  }
  // Rounded results are never of the type that the loop writes.
  if (types.rounds_to != 0 || differences != 0 || call.operands[0].rank != 1 ||
      call.operands[0].sizes[0] >= 2 * kCostlyGrain) {
    run_rows(call, loops, types);
  } else if (types.dtype[2] == 0) {
    run_one_row<2>(call, loops.plain);
  } else if (types.dtype[3] == 0) {
    run_one_row<3>(call, loops.plain);
  } else {
    run_one_row<4>(call, loops.plain);
  }
}

[[gnu::always_inline]] inline void run_elementwise(const KernelCall& call,
                                                   RowLoops loops,
                                                   const LoopTypes& types) {
  run_any_elementwise(call, loops, types);
}
[[gnu::always_inline]] inline void run_elementwise(const KernelCall& call,
                                                   ParametricLoops loops,
                                                   const LoopTypes& types) {
  run_any_elementwise(call, loops, types);
}

inline int64_t numel_of(const KernelOperand& operand) {
  int64_t numel = 1;
  for (int32_t d = 0; d < operand.rank; ++d) numel *= operand.sizes[d];
  return numel;
}

// Calls row(data, n, strides) for each run along the innermost dimension of
// kCount operands of equal sizes; strides are those of that dimension. Elements
// are numbered in row-major order: the runs are those from `begin` to `end`.
template <size_t kCount, class Row>
void for_each_row_between(const KernelOperand* operands, int64_t begin,
                          int64_t end, Row&& row) {
  const int32_t last = operands[0].rank - 1;
  const int64_t* sizes = operands[0].sizes;
  unsigned char* data[kCount];
  int64_t strides[kCount];
  for (size_t k = 0; k < kCount; ++k) {
    data[k] = static_cast<unsigned char*>(operands[k].data);
    strides[k] = last < 0 ? 0 : operands[k].strides[last];
  }
  if (last <= 0) {
    for (size_t k = 0; k < kCount; ++k) data[k] += begin * strides[k];
    row(data, end - begin, strides);
    return;
  }
  int64_t index[TP_MAX_RANK];
  int64_t rest = begin;
  for (int32_t d = last; d >= 0; --d) {
    index[d] = rest == 0 ? 0 : rest % sizes[d];
    rest = rest == 0 ? 0 : rest / sizes[d];
    for (size_t k = 0; k < kCount; ++k) {
      data[k] += index[d] * operands[k].strides[d];
    }
  }
  int64_t left = end - begin;
  int64_t behind = index[last];  // elements of the first row that are left out
  while (left > 0) {
    const int64_t room = sizes[last] - behind;
    const int64_t n = left < room ? left : room;
    row(data, n, strides);
    left -= n;
    for (size_t k = 0; k < kCount; ++k) data[k] -= behind * strides[k];
    behind = 0;
    for (int32_t d = last - 1; d >= 0; --d) {
      for (size_t k = 0; k < kCount; ++k) data[k] += operands[k].strides[d];
      if (++index[d] < sizes[d]) break;
      index[d] = 0;
      for (size_t k = 0; k < kCount; ++k) {
        data[k] -= operands[k].strides[d] * sizes[d];
      }
    }
  }
}

template <size_t kCount, class Row>
void for_each_row(const KernelOperand* operands, Row&& row) {
  for_each_row_between<kCount>(operands, 0, numel_of(operands[0]), row);
}

}  // namespace tp
