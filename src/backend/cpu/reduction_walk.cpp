#include "backend/cpu/reduction_walk.h"

#include <atomic>

#include "backend/cpu/result_blocks.h"
#include "core/parallel.h"

namespace tp {

namespace {

// With fewer results than this, threads share the terms of each.
constexpr int64_t kFewResults = 16;
// The grain of results whose terms are split instead.
constexpr int64_t kAll = INT64_MAX;

// Blocks of results that a thread takes at a time.
int64_t grain_of_blocks(const Reduction& reduction, int64_t width) {
  const int64_t terms = std::max<int64_t>(reduction.count, 1) * width;
  return std::max<int64_t>(kReductionGrain / terms, 1);
}

int64_t parts_of(const StateCalls& calls, int64_t terms) {
  return (terms + calls.part_terms - 1) / calls.part_terms;
}

// Whether there are two grains of parts.
bool splits_terms(const Reduction& reduction, const StateCalls& calls) {
  return reduction.count > (2 * calls.parts_grain - 1) * calls.part_terms;
}

void lower(std::atomic<int64_t>& least, int64_t value) {
  int64_t before = least.load(std::memory_order_relaxed);
  while (value < before && !least.compare_exchange_weak(
                               before, value, std::memory_order_relaxed)) {
  }
}

// All terms, by several threads: as many parts at once as the stack takes.
void read_in_parts(const Reduction& reduction, const StateCalls& calls,
                   void* state, const ResultBlock& block) {
  alignas(64) unsigned char parts[kPartBytes];
  const auto at_once = static_cast<int64_t>(kPartBytes / calls.part_size);
  const auto part_at = [&](int64_t p) {
    return parts + static_cast<size_t>(p) * calls.part_size;
  };
  const auto is_done = [&] {
    return calls.is_done != nullptr && calls.is_done(state);
  };
  const int64_t all = parts_of(calls, reduction.count);
  for (int64_t base = 0; base < all && !is_done(); base += at_once) {
    const int64_t n = std::min(all - base, at_once);
    // The first part in order after which nothing matters, if any was found.
    std::atomic<int64_t> last{n - 1};
    parallel_for(n, calls.parts_grain, [&](int64_t begin, int64_t end) {
      RunReader reader(calls.terms, reduction.computed, reduction.inner.dtype);
      const TermSource source{reduction, calls, reader};
      for (int64_t p = begin; p < end; ++p) {
        if (p > last.load(std::memory_order_relaxed)) return;
        const int64_t from = (base + p) * calls.part_terms;
        const int64_t to = std::min(from + calls.part_terms, reduction.count);
        if (calls.make_part(source, state, block, from, to, part_at(p))) {
          lower(last, p);
        }
      }
    });
    const int64_t used = last.load(std::memory_order_relaxed);
    for (int64_t p = 0; p <= used; ++p) calls.add_part(state, part_at(p));
  }
}

template <size_t kCount>
void reduce_each_of(const Reduction& reduction, const StateCalls& calls,
                    MakeResults make_results, const void* put) {
  const int64_t results = numel_of(reduction.kept[reduction.operand]);
  const bool splits = results < kFewResults && splits_terms(reduction, calls);
  const int64_t grain = splits ? kAll : grain_of_blocks(reduction, 1);
  parallel_for(results, grain, [&](int64_t begin, int64_t end) {
    RunReader reader(calls.terms, reduction.computed, reduction.inner.dtype);
    const TermSource source{reduction, calls, reader};
    for_each_result<kCount>(
        reduction.kept, begin, end,
        [&](unsigned char* const* data, const int64_t* strides) {
          make_results(source, {data, strides, 1, splits}, put);
        });
  });
}

// The only result.
void reduce_one(const Reduction& reduction, const StateCalls& calls,
                MakeResults make_results, const void* put) {
  RunReader reader(calls.terms, reduction.computed, reduction.inner.dtype);
  unsigned char* data[Reduction::kMost + 1];
  for (size_t k = 0; k <= reduction.operand; ++k) {
    data[k] = static_cast<unsigned char*>(reduction.kept[k].data);
  }
  constexpr int64_t kStrides[Reduction::kMost + 1] = {};
  make_results({reduction, calls, reader},
               {data, kStrides, 1, splits_terms(reduction, calls)}, put);
}

template <size_t kCount>
void reduce_columns_of(const Reduction& reduction, const StateCalls& calls,
                       MakeResults make_results, const void* put) {
  const ColumnBlocks<kCount> blocks(reduction.kept, calls.width);
  const bool splits =
      blocks.count() < kFewResults && splits_terms(reduction, calls);
  const int64_t grain = splits ? kAll : grain_of_blocks(reduction, calls.width);
  parallel_for(blocks.count(), grain, [&](int64_t begin, int64_t end) {
    RunReader reader(calls.terms, reduction.computed, reduction.inner.dtype);
    const TermSource source{reduction, calls, reader};
    blocks.for_each(
        begin, end,
        [&](unsigned char* const* data, const int64_t* strides, int64_t width) {
          make_results(source, {data, strides, width, splits}, put);
        });
  });
}

}  // namespace

void TermSource::read(void* state, const ResultBlock& block, int64_t begin,
                      int64_t end) const {
  const auto is_done = [&] {
    return calls.is_done != nullptr && calls.is_done(state);
  };
  const int64_t column_stride = block.strides[reduction.operand];
  const int64_t item = item_of(reduction.inner.dtype);
  reduction.for_each_run(
      block.data[reduction.operand], begin, end,
      [&](unsigned char* run, int64_t n, int64_t stride) {
        if (calls.width == 1) {
          reader.read(
              run, n, stride, is_done,
              [&](const unsigned char* terms, int64_t count, int64_t step) {
                calls.add(state, terms, count, step, 0);
              });
          return;
        }
        const BlockRows rows(n, stride, block.width, column_stride, item);
        const int64_t most =
            rows.lie_apart() || calls.is_done != nullptr ? kRowsAtOnce : n;
        for (int64_t i = 0; i < n && !is_done(); i += most) {
          unsigned char* const row = run + i * stride;
          rows.fetch_next(row, n - i);
          reader.read_rows(row, std::min(n - i, most), stride, block.width,
                           column_stride,
                           [&](const unsigned char* terms, int64_t count,
                               int64_t step, int64_t column_step) {
                             calls.add(state, terms, count, step, column_step);
                           });
        }
      });
}

void TermSource::read_all(void* state, const ResultBlock& block) const {
  if (block.splits &&
      parallel_slots(parts_of(calls, reduction.count), calls.parts_grain) > 1) {
    read_in_parts(reduction, calls, state, block);
  } else {
    read(state, block, 0, reduction.count);
  }
}

void reduce_each(const Reduction& reduction, const StateCalls& calls,
                 MakeResults make_results, const void* put) {
  if (reduction.kept[reduction.operand].rank == 0) {
    return reduce_one(reduction, calls, make_results, put);
  }
  const auto run =
      reduction.operand == 1 ? reduce_each_of<2> : reduce_each_of<3>;
  run(reduction, calls, make_results, put);
}

void reduce_columns(const Reduction& reduction, const StateCalls& calls,
                    MakeResults make_results, const void* put) {
  const auto run =
      reduction.operand == 1 ? reduce_columns_of<2> : reduce_columns_of<3>;
  run(reduction, calls, make_results, put);
}

}  // namespace tp
