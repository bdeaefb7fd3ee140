#include "backend/cpu/elementwise.h"

#include <algorithm>

#include "backend/cpu/moves.h"
#include "backend/cpu/streaming.h"
#include "backend/cpu/tile_walk.h"
#include "core/dtype.h"
#include "core/parallel.h"

namespace tp {

namespace {

// Elements of a block: small enough for those of four operands of f32 to stay
// in the first-level cache, and of any for a thread's stack.
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

  explicit Conversion(RowLoop loop) noexcept : first_(loop) {}

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

// A row in blocks: operands of other types are converted, those that neither
// run nor repeat are gathered, and a result that the loop cannot stream is
// streamed from a block.
template <class Loop>
class BlockedRow {
 public:
  BlockedRow(const KernelCall& call, Loop loop, RowLoop streamed_loop,
             const LoopTypes& types, bool gathers, bool streams)
      : count_(call.operand_count),
        loop_(loop),
        streamed_loop_(streamed_loop),
        gathers_(gathers),
        streams_(streams),
        result_item_(item_of(call.operands[0].dtype)) {
    for (uint32_t k = 0; k < count_; ++k) {
      const int32_t wanted = types.dtype[k];
      const int32_t given = call.operands[k].dtype;
      const bool is_number = (call.host_operands >> k & 1) != 0;
      const bool is_exact = is_number || wanted == TP_DTYPE_BOOL;
      const int32_t through = is_exact ? 0 : types.rounds_to;
      items_[k] = item_of(wanted);
      conversions_[k] = k == 0 ? Conversion(given, wanted, through)
                               : Conversion(wanted, given, through);
      moves_[k] = Conversion(move_loops(items_[k]).plain);
    }
  }

  void operator()(unsigned char* const* data, int64_t n,
                  const int64_t* strides) {
    const Conversion* by_way[kMaxOperands];
    bool all_run = true;
    for (uint32_t k = 0; k < count_; ++k) {
      by_way[k] = way_of(k, strides[k]);
      all_run = all_run && (by_way[k] != nullptr || runs(k, strides[k]));
    }
    const bool loop_streams = streams_ && all_run && by_way[0] == nullptr &&
                              streamed_loop_ != nullptr;
    const bool block_streams = streams_ && !loop_streams;
    unsigned char* at[kMaxOperands];
    int64_t step[kMaxOperands];
    // Blocks of a streamed result end where lines do.
    int64_t block = streams_ ? elements_to_line(data[0], result_item_) : kBlock;
    if (block <= 0) block = kBlock;
    for (int64_t done = 0; done < n; done += block, block = kBlock) {
      if (block > n - done) block = n - done;
      unsigned char* result = data[0] + done * strides[0];
      unsigned char* const target = block_streams ? streamed_ : result;
      at[0] = by_way[0] != nullptr ? buffers_[0] : target;
      step[0] = by_way[0] != nullptr ? items_[0] : strides[0];
      for (uint32_t k = 1; k < count_; ++k) {
        at[k] = data[k] + done * strides[k];
        step[k] = strides[k];
        if (by_way[k] == nullptr) continue;
        const bool repeats = strides[k] == 0;
        by_way[k]->run(repeats ? 1 : block, buffers_[k], items_[k], at[k],
                       step[k]);
        at[k] = buffers_[k];
        step[k] = repeats ? 0 : items_[k];
      }
      if (loop_streams) {
        streamed_loop_(block, at, step);
      } else {
        loop_(block, at, step);
      }
      if (by_way[0] != nullptr) {
        by_way[0]->run(block, target, strides[0], buffers_[0], items_[0]);
      }
      if (block_streams) {
        stream_bytes(result, streamed_,
                     static_cast<size_t>(block * result_item_));
      }
    }
  }

 private:
  bool runs(uint32_t k, int64_t stride) const noexcept {
    return stride == items_[k] || (stride == 0 && k != 0);
  }

  // How an operand gets to the loop or from it, null for directly.
  const Conversion* way_of(uint32_t k, int64_t stride) const noexcept {
    if (conversions_[k].is_needed()) return &conversions_[k];
    return gathers_ && !runs(k, stride) ? &moves_[k] : nullptr;
  }

  uint32_t count_;
  Loop loop_;
  RowLoop streamed_loop_;
  bool gathers_;
  bool streams_;  // then the result is a run
  int64_t result_item_;
  Conversion conversions_[kMaxOperands];
  Conversion moves_[kMaxOperands];
  int64_t items_[kMaxOperands];  // bytes of the types that the loop computes in
  alignas(64) unsigned char buffers_[kMaxOperands][kBlock * kMaxItem];
  alignas(64) unsigned char streamed_[kBlock * kMaxItem];
};

// An operator of fractions alone computes for longer than it loads.
int64_t grain_of(const KernelCall& call) noexcept {
  const bool is_costly =
      (op_info(static_cast<Op>(call.op)).legal & kIntegralSet) == 0;
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

// Asks for rows to come that are too short, and lie too far apart, for the
// prefetchers of a processor.
class RowsAhead {
 public:
  explicit RowsAhead(const KernelCall& call) noexcept {
    const int32_t last = call.operands[0].rank - 1;
    if (last < 1) return;
    const int64_t n = call.operands[0].sizes[last];
    for (uint32_t k = 1; k < call.operand_count; ++k) {
      const KernelOperand& operand = call.operands[k];
      const int64_t row = n * item_of(operand.dtype);
      const int64_t step = operand.strides[last - 1];
      if (operand.strides[last] == item_of(operand.dtype) && step != 0 &&
          step != row && row <= kShortRow) {
        distance_[k] = kRowsAhead * step;
        nbytes_ = std::max(nbytes_, row);
      }
    }
  }

  bool any() const noexcept { return nbytes_ != 0; }
  [[gnu::always_inline]] void fetch(unsigned char* const* data) const noexcept {
    for (size_t k = 1; k < kMaxOperands; ++k) {
      if (distance_[k] == 0) continue;
      fetch_ahead(data[k] + distance_[k], nbytes_);
    }
  }

 private:
  int64_t distance_[kMaxOperands] = {};  // 0: no need
  int64_t nbytes_ = 0;
};

// Calls a row that make() gives, for each thread one, for all rows or for all
// rows of tiles. Every thread ends with what its streaming needs.
template <class Make>
void walk(const KernelCall& call, const Crossing& crossing, bool streams,
          int64_t grain, const Make& make) {
  const auto finish = [streams] {
    if (streams) end_streaming();
  };
  if (crossing.dim < 0) {
    const RowsAhead ahead(call);
    parallel_for(numel_of(call.operands[0]), grain,
                 [&](int64_t begin, int64_t end) {
                   auto row = make();
                   if (ahead.any()) {
                     for_each_row_of(call, begin, end,
                                     [&](unsigned char* const* data, int64_t n,
                                         const int64_t* strides) {
                                       ahead.fetch(data);
                                       row(data, n, strides);
                                     });
                   } else {
                     for_each_row_of(call, begin, end, row);
                   }
                   finish();
                 });
    return;
  }
  const TilePlan plan(call, crossing, streams);
  const int64_t tiles = std::max<int64_t>(grain / plan.elements_of_tile(), 1);
  parallel_for(plan.tiles(), tiles, [&](int64_t begin, int64_t end) {
    auto row = make();
    using Row = decltype(row);
    const auto run = [](void* context, unsigned char* const* data, int64_t n,
                        const int64_t* strides, int64_t rows,
                        const int64_t* steps) {
      unsigned char* at[kMaxOperands];
      for (int64_t i = 0; i < rows; ++i) {
        for (size_t k = 0; k < kMaxOperands; ++k) {
          at[k] = data[k] + i * steps[k];
        }
        (*static_cast<Row*>(context))(at, n, strides);
      }
    };
    walk_tiles(plan, begin, end, {run, &row});
    finish();
  });
}

// What keeps rows from going to the loop as they are.
struct Obstacles {
  bool mixed = false;    // operands of other types
  bool strided = false;  // operands that neither run nor repeat
};

Obstacles find_obstacles(const KernelCall& call, const LoopTypes& types,
                         const Crossing& crossing) noexcept {
  Obstacles found;
  const int32_t rank = call.operands[0].rank;
  for (uint32_t k = 0; k < call.operand_count; ++k) {
    const KernelOperand& operand = call.operands[k];
    found.mixed = found.mixed || operand.dtype != types.dtype[k];
    if (rank == 0 || (crossing.operands >> k & 1) != 0) continue;
    const int64_t stride = operand.strides[rank - 1];
    const bool runs =
        stride == item_of(operand.dtype) || (stride == 0 && k != 0);
    found.strided = found.strided || !runs;
  }
  return found;
}

template <class Loops>
void run_all_rows(const KernelCall& call, const Loops& loops,
                  const LoopTypes& types) {
  const Crossing crossing = find_crossing(call);
  const Obstacles found = find_obstacles(call, types, crossing);
  const bool streams = streams_result(call);
  const bool direct = !found.mixed &&
                      !(found.strided && (loops.wants_runs || streams)) &&
                      !(streams && loops.streamed == nullptr);
  const auto walk_with = [&](auto loop) {
    walk(call, crossing, streams, grain_of(call), [&] {
      return [loop](unsigned char* const* data, int64_t n,
                    const int64_t* strides) { loop(n, data, strides); };
    });
  };
  if (direct && streams) {
    walk_with(loops.streamed);
  } else if (direct) {
    walk_with(loops.plain);
  } else {
    walk(call, crossing, streams, kCostlyGrain, [&] {
      return BlockedRow(call, loops.plain, loops.streamed, types,
                        loops.wants_runs, streams);
    });
  }
}

}  // namespace

void run_rows(const KernelCall& call, RowLoops loops, const LoopTypes& types) {
  run_all_rows(call, loops, types);
}

void run_rows(const KernelCall& call, ParametricLoops loops,
              const LoopTypes& types) {
  run_all_rows(call, loops, types);
}

void run_rows(const KernelCall& call, BlockLoop loop, const LoopTypes& types) {
  for_each_row_of(
      call, 0, numel_of(call.operands[0]),
      BlockedRow<BlockLoop>(call, loop, nullptr, types, false, false));
}

}  // namespace tp
