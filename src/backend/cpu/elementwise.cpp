#include "backend/cpu/elementwise.h"

#include "backend/cpu/convert.h"
#include "core/dtype.h"

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
  BlockedRow(const KernelCall& call, Loop loop, const LoopTypes& types,
             bool streams = false)
      : count_(call.operand_count), loop_(loop), streams_(streams) {
    result_item_ = static_cast<int64_t>(
        itemsize(static_cast<DType>(call.operands[0].dtype)));
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
    // Blocks of a streamed result end where lines do.
    int64_t block = streams_ ? elements_to_line(data[0], result_item_) : kBlock;
    if (block <= 0) block = kBlock;
    for (int64_t done = 0; done < n; done += block, block = kBlock) {
      if (block > n - done) block = n - done;
      for (uint32_t k = 0; k < count_; ++k) {
        unsigned char* element = data[k] + done * strides[k];
        if (!conversions_[k].is_needed()) {
          at[k] = element;
          step[k] = strides[k];
          if (k == 0 && streams_) at[k] = streamed_;
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
      unsigned char* result = data[0] + done * strides[0];
      if (conversions_[0].is_needed()) {
        conversions_[0].run(block, streams_ ? streamed_ : result, strides[0],
                            buffers_[0], items_[0]);
      }
      if (streams_) {
        stream_bytes(result, streamed_,
                     static_cast<size_t>(block * result_item_));
      }
    }
  }

 private:
  uint32_t count_;
  Loop loop_;
  bool streams_;  // then the result is a run
  int64_t result_item_;
  Conversion conversions_[kMaxOperands];
  int64_t items_[kMaxOperands];  // bytes of the types that the loop computes in
  alignas(64) unsigned char buffers_[kMaxOperands][kBlock * kMaxItem];
  alignas(64) unsigned char streamed_[kBlock * kMaxItem];
};

bool converts(const KernelCall& call, const LoopTypes& types) noexcept {
  bool any = false;
  for (uint32_t k = 0; k < call.operand_count; ++k) {
    any = any || call.operands[k].dtype != types.dtype[k];
  }
  return any;
}

}  // namespace

void run_mixed_elementwise(const KernelCall& call, RowLoop loop,
                           const LoopTypes& types) {
  for_each_row_of(call, BlockedRow<RowLoop>(call, loop, types));
}

void run_mixed_elementwise(const KernelCall& call, BlockLoop loop,
                           const LoopTypes& types) {
  for_each_row_of(call, BlockedRow<BlockLoop>(call, loop, types));
}

void run_streamed_elementwise(const KernelCall& call, RowLoops loops,
                              const LoopTypes& types) {
  if (loops.streamed != nullptr && !converts(call, types)) {
    run_unmixed_elementwise(call, loops.streamed);
  } else {
    for_each_row_of(call, BlockedRow<RowLoop>(call, loops.plain, types, true));
  }
  end_streaming();
}

void run_unmixed_elementwise(const KernelCall& call, RowLoop loop) {
  for_each_row_of(call,
                  [loop](unsigned char* const* data, int64_t n,
                         const int64_t* strides) { loop(n, data, strides); });
}

}  // namespace tp
