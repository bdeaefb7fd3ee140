// Kernels of copy and fill.
#include <algorithm>
#include <cstring>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/moves.h"
#include "backend/cpu/register.h"
#include "backend/cpu/streaming.h"
#include "core/dtype.h"
#include "core/parallel.h"

namespace tp {

namespace {

// Short rows that run in both, but not on into the next: what a permutation of
// other dimensions or a narrow part leaves.
bool has_short_rows(const KernelCall& call, int64_t item) noexcept {
  const KernelOperand& to = call.operands[0];
  const int32_t last = to.rank - 1;
  if (last < 1) return false;
  const int64_t nbytes = to.sizes[last] * item;
  return nbytes > 0 && nbytes <= kShortRow && to.strides[last] == item &&
         call.operands[1].strides[last] == item;
}

// A row is what an element is elsewhere.
void copy_rows(const KernelCall& call, int64_t item) {
  KernelOperand operands[] = {call.operands[0], call.operands[1]};
  for (KernelOperand& operand : operands) --operand.rank;
  const int64_t columns = call.operands[0].sizes[operands[0].rank];
  const int64_t nbytes = columns * item;
  const bool streams = streams_result(call);
  const auto copy = [=](unsigned char* const* data, int64_t rows,
                        const int64_t* steps) {
    unsigned char* to = data[0];
    const unsigned char* from = data[1];
    for (; rows > 0; --rows, to += steps[0], from += steps[1]) {
      fetch_ahead(from + kRowsAhead * steps[1], nbytes);
      if (streams) {
        stream_bytes(to, from, static_cast<size_t>(nbytes));
      } else {
        std::memcpy(to, from, static_cast<size_t>(nbytes));
      }
    }
  };
  parallel_for(numel_of(operands[0]),
               std::max<int64_t>(kCheapGrain / columns, 1),
               [&](int64_t begin, int64_t end) {
                 for_each_row_between<2>(operands, begin, end, copy);
                 if (streams) end_streaming();
               });
}

void copy_kernel(KernelCall& call) {
  const int32_t to = call.operands[0].dtype;
  const int32_t from = call.operands[1].dtype;
  const auto item = item_of(to);
  if (to == from && has_short_rows(call, item)) return copy_rows(call, item);
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
