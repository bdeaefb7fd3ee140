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
struct Conversion {
  RowLoop loop;  // nullptr: the loop reads or writes the operand itself
  int64_t item;  // bytes of the type that the loop computes in
};

class BlockedRow {
 public:
  BlockedRow(const KernelCall& call, RowLoop loop, const LoopTypes& types)
      : count_(call.operand_count), loop_(loop) {
    for (uint32_t k = 0; k < count_; ++k) {
      const int32_t wanted = types.dtype[k];
      const int32_t given = call.operands[k].dtype;
      conversions_[k].item =
          static_cast<int64_t>(itemsize(static_cast<DType>(wanted)));
      conversions_[k].loop = wanted == given ? nullptr
                             : k == 0        ? convert_loop(given, wanted)
                                             : convert_loop(wanted, given);
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
        if (conversions_[k].loop == nullptr) {
          at[k] = element;
          step[k] = strides[k];
        } else {
          at[k] = buffers_[k];
          step[k] = k != 0 && strides[k] == 0 ? 0 : conversions_[k].item;
          if (k != 0) read(k, element, strides[k], block);
        }
      }
      loop_(block, at, step);
      if (conversions_[0].loop != nullptr) {
        unsigned char* const pair[] = {data[0] + done * strides[0],
                                       buffers_[0]};
        const int64_t pair_strides[] = {strides[0], conversions_[0].item};
        conversions_[0].loop(block, pair, pair_strides);
      }
    }
  }

 private:
  void read(uint32_t k, unsigned char* element, int64_t stride, int64_t block) {
    unsigned char* const pair[] = {buffers_[k], element};
    const int64_t pair_strides[] = {conversions_[k].item, stride};
    conversions_[k].loop(stride == 0 ? 1 : block, pair, pair_strides);
  }

  uint32_t count_;
  RowLoop loop_;
  Conversion conversions_[kMaxOperands];
  alignas(64) unsigned char buffers_[kMaxOperands][kBlock * kMaxItem];
};

}  // namespace

void run_mixed_elementwise(const KernelCall& call, RowLoop loop,
                           const LoopTypes& types) {
  for_each_row_of(call, BlockedRow(call, loop, types));
}

void run_unmixed_elementwise(const KernelCall& call, RowLoop loop) {
  for_each_row_of(call,
                  [loop](unsigned char* const* data, int64_t n,
                         const int64_t* strides) { loop(n, data, strides); });
}

}  // namespace tp
