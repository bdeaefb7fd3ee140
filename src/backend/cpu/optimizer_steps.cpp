#include "backend/cpu/optimizer_steps.h"

#include <algorithm>
#include <cmath>

#include "backend/cpu/moves.h"
#include "core/parallel.h"

namespace tp {

namespace {

constexpr int64_t kBlock = 256;

// A run along the innermost dimension; in blocks where an operand is not what
// the loop takes.
class StepRow {
 public:
  StepRow(const KernelCall& call, StepLoops loops, const void* numbers)
      : count_(call.operand_count),
        results_(call.result_count),
        numbers_(numbers) {
    const bool all_f32 = std::all_of(
        call.operands, call.operands + count_,
        [](const KernelOperand& k) { return k.dtype == TP_DTYPE_F32; });
    const int32_t wanted = all_f32 ? TP_DTYPE_F32 : TP_DTYPE_F64;
    item_ = all_f32 ? sizeof(float) : sizeof(double);
    loop_ = all_f32 ? loops.f32 : loops.f64;
    for (uint32_t k = 0; k < count_; ++k) {
      const int32_t given = call.operands[k].dtype;
      is_wanted_[k] = given == wanted;
      if (is_wanted_[k]) {
        ways_[k] = move_loops(item_).plain;
      } else if (k < results_) {
        ways_[k] = convert_loop(given, wanted);
      } else {
        ways_[k] = convert_loop(wanted, given);
      }
    }
  }

  void operator()(unsigned char* const* data, int64_t n,
                  const int64_t* strides) {
    bool is_direct[kMaxCallOperands];
    bool all_direct = true;
    for (uint32_t k = 0; k < count_; ++k) {
      is_direct[k] = is_wanted_[k] && strides[k] == item_;
      all_direct = all_direct && is_direct[k];
    }
    if (all_direct) return loop_(numbers_, n, data);
    unsigned char* at[kMaxCallOperands];
    for (int64_t done = 0; done < n; done += kBlock) {
      const int64_t block = std::min(n - done, kBlock);
      for (uint32_t k = 0; k < count_; ++k) {
        unsigned char* const from = data[k] + done * strides[k];
        at[k] = is_direct[k] ? from : buffers_[k];
        if (is_direct[k] || k < results_) continue;
        move(ways_[k], block, at[k], item_, from, strides[k]);
      }
      loop_(numbers_, block, at);
      for (uint32_t k = 0; k < results_; ++k) {
        if (is_direct[k]) continue;
        move(ways_[k], block, data[k] + done * strides[k], strides[k], at[k],
             item_);
      }
    }
  }

 private:
  static void move(RowLoop way, int64_t n, unsigned char* to, int64_t to_stride,
                   unsigned char* from, int64_t from_stride) {
    unsigned char* const data[] = {to, from};
    const int64_t strides[] = {to_stride, from_stride};
    way(n, data, strides);
  }

  uint32_t count_;
  uint32_t results_;
  const void* numbers_;
  int64_t item_;  // bytes of the type that the loop takes
  StepLoop loop_;
  bool is_wanted_[kMaxCallOperands];
  RowLoop ways_[kMaxCallOperands];
  alignas(64) unsigned char buffers_[kMaxCallOperands][kBlock * sizeof(double)];
};

template <size_t kCount>
void run_rows(const KernelCall& call, StepLoops loops, const void* numbers) {
  parallel_for(numel_of(call.operands[0]), kCostlyGrain,
               [&](int64_t begin, int64_t end) {
                 for_each_row_between<kCount>(call.operands, begin, end,
                                              StepRow(call, loops, numbers));
               });
}

}  // namespace

void run_steps(const KernelCall& call, StepLoops loops, const void* numbers) {
  switch (call.operand_count) {
    case 3:
      return run_rows<3>(call, loops, numbers);
    case 5:
      return run_rows<5>(call, loops, numbers);
    case 7:
      return run_rows<7>(call, loops, numbers);
    default:
      return run_rows<9>(call, loops, numbers);
  }
}

SgdNumbers sgd_numbers(const KernelCall& call) noexcept {
  const auto real = [&](size_t i) { return call.attributes[i].real; };
  return {real(0),
          real(1),
          1 - real(2),
          real(3),
          call.attribute(4) != 0,
          call.attribute(5) != 0,
          call.attribute(6) == 1};
}

AdamNumbers adam_numbers(const KernelCall& call) noexcept {
  const auto real = [&](size_t i) { return call.attributes[i].real; };
  const double rate = real(0), beta1 = real(1), beta2 = real(2);
  const double decay = real(4);
  const auto step = static_cast<double>(call.attribute(6));
  const bool is_decoupled = static_cast<Op>(call.op) == Op::kAdamW;
  return {beta1,
          1 - beta1,
          beta2,
          1 - beta2,
          rate / (1 - std::pow(beta1, step)),
          std::sqrt(1 - std::pow(beta2, step)),
          real(3),
          is_decoupled ? 0 : decay,
          is_decoupled ? 1 - rate * decay : 1,
          call.attribute(5) != 0,
          call.attribute(6) == 1};
}

}  // namespace tp
