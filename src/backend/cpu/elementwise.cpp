#include "backend/cpu/elementwise.h"

#include "backend/cpu/convert.h"
#include "core/dtype.h"
#include "core/parallel.h"

namespace tp {

namespace {

// Elements of a block: small enough for three blocks to stay in the first-level
// cache, and for any thread's stack.
constexpr int64_t kBlock = 512;
constexpr size_t kMaxItem = 16;

// One operand of a call whose elements pass through a block.
class Conversion {
 public:
  Conversion() = default;
  // `through` is a small float that lies between the two, or 0.
  Conversion(int32_t to, int32_t from, int32_t through) noexcept {
    if (through != 0 && through != to && through != from) {
      first_ = convert_loop(through, from);
      second_ = convert_loop(to, through);
    } else if (to != from) {
      first_ = convert_loop(to, from);
    }
  }

  // If not, the loop reads or writes the operand itself.
  bool is_needed() const noexcept { return first_ != nullptr; }

  void run(int64_t n, unsigned char* to, int64_t to_stride, unsigned char* from,
           int64_t from_stride) const {
    if (second_ == nullptr) {
      run(first_, n, to, to_stride, from, from_stride);
      return;
    }
    constexpr auto kItem = static_cast<int64_t>(sizeof(uint16_t));
    alignas(64) unsigned char between[kBlock * kItem];
    run(first_, n, between, kItem, from, from_stride);
    run(second_, n, to, to_stride, between, kItem);
  }

 private:
  static void run(RowLoop loop, int64_t n, unsigned char* to, int64_t to_stride,
                  unsigned char* from, int64_t from_stride) {
    unsigned char* const data[] = {to, from};
    const int64_t strides[] = {to_stride, from_stride};
    loop(n, data, strides);
  }

  RowLoop first_ = nullptr;
  RowLoop second_ = nullptr;
};

template <class Loop>
class BlockedRow {
 public:
  BlockedRow(const KernelCall& call, Loop loop, const LoopTypes& types)
      : count_(call.operand_count), loop_(loop) {
    for (uint32_t k = 0; k < count_; ++k) {
      const int32_t wanted = types.dtype[k];
      const int32_t given = call.operands[k].dtype;
      const bool is_number = (call.host_operands >> k & 1) != 0;
      const bool is_exact = is_number || wanted == TP_DTYPE_BOOL;
      const int32_t through = is_exact ? 0 : types.rounds_to;
      items_[k] = static_cast<int64_t>(itemsize(static_cast<DType>(wanted)));
      conversions_[k] = k == 0 ? Conversion(given, wanted, through)
                               : Conversion(wanted, given, through);
    }
  }

  void operator()(unsigned char* const* data, int64_t n,
                  const int64_t* strides) {
    unsigned char* at[kMaxOperands];
    int64_t step[kMaxOperands];
    for (int64_t done = 0; done < n; done += kBlock) {
      const int64_t block = n - done < kBlock ? n - done : kBlock;
      for (uint32_t k = 0; k < count_; ++k) {
        unsigned char* element = data[k] + done * strides[k];
        if (!conversions_[k].is_needed()) {
          at[k] = element;
          step[k] = strides[k];
        } else {
          at[k] = buffers_[k];
          step[k] = k != 0 && strides[k] == 0 ? 0 : items_[k];
          if (k != 0) {
            conversions_[k].run(strides[k] == 0 ? 1 : block, at[k], items_[k],
                                element, strides[k]);
          }
        }
      }
      loop_(block, at, step);
      if (conversions_[0].is_needed()) {
        conversions_[0].run(block, data[0] + done * strides[0], strides[0],
                            buffers_[0], items_[0]);
      }
    }
  }

 private:
  uint32_t count_;
  Loop loop_;
  Conversion conversions_[kMaxOperands];
  int64_t items_[kMaxOperands];  // bytes of the types that the loop computes in
  alignas(64) unsigned char buffers_[kMaxOperands][kBlock * kMaxItem];
};

// An operator whose results are fractions computes for longer than it loads.
int64_t grain_of(const KernelCall& call) {
  const bool is_costly =
      op_info(static_cast<Op>(call.op)).compute == ComputeRule::kFloating;
  return is_costly ? kCostlyGrain : kCheapGrain;
}

// The rows of a call's operands, two to four.
template <class Row>
void for_each_row_of(const KernelCall& call, int64_t begin, int64_t end,
                     Row&& row) {
  switch (call.operand_count) {
    case 2:
      return for_each_row_between<2>(call.operands, begin, end, row);
    case 3:
      return for_each_row_between<3>(call.operands, begin, end, row);
    default:
      return for_each_row_between<4>(call.operands, begin, end, row);
  }
}

}  // namespace

void run_mixed_elementwise(const KernelCall& call, RowLoop loop,
                           const LoopTypes& types) {
  parallel_for(numel_of(call.operands[0]), kCostlyGrain,
               [&](int64_t begin, int64_t end) {
                 for_each_row_of(call, begin, end,
                                 BlockedRow<RowLoop>(call, loop, types));
               });
}

// Alone: what the context leads to may be a program's.
void run_mixed_elementwise(const KernelCall& call, BlockLoop loop,
                           const LoopTypes& types) {
  for_each_row_of(call, 0, numel_of(call.operands[0]),
                  BlockedRow<BlockLoop>(call, loop, types));
}

void run_unmixed_elementwise(const KernelCall& call, RowLoop loop) {
  parallel_for(numel_of(call.operands[0]), grain_of(call),
               [&](int64_t begin, int64_t end) {
                 for_each_row_of(call, begin, end,
                                 [loop](unsigned char* const* data, int64_t n,
                                        const int64_t* strides) {
                                   loop(n, data, strides);
                                 });
               });
}

}  // namespace tp
