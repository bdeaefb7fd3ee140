// How the CPU walks a reduction: over the kept dimensions, one result or one
// block of neighbouring results at a time, and for each over the reduced ones
// in logical order.
//
// Family: `Term`, the type of the terms, and `State<kWidth>`, what has become
// of those of kWidth results side by side; terms may also become parts that are
// added to it. A state that sees its terms more than once has
// begin_next_pass(), and join_pass(state), by which that of a part learns what
// the pass before gave. put(data, strides, state, width) writes the first
// `width` results of a state; data and strides are those of all operands.
#pragma once

#include <algorithm>
#include <atomic>

#include "backend/cpu/reduction.h"
#include "backend/cpu/result_blocks.h"
#include "core/parallel.h"

namespace tp {

// Terms that a thread takes at a time.
inline constexpr int64_t kReductionGrain = int64_t{1} << 15;
// With fewer results than this, threads share the terms of each.
inline constexpr int64_t kFewResults = 16;

// Calls read() as often as a state wants to see its terms.
template <class State, class Read>
void for_each_pass(State& state, Read read) {
  read();
  if constexpr (requires { state.begin_next_pass(); }) {
    while (state.begin_next_pass()) read();
  }
}

template <class Family, size_t kResults, class Put>
class ReductionWalk {
 public:
  using Term = typename Family::Term;
  static constexpr size_t kCount = kResults + 1;

  ReductionWalk(const Reduction<kResults>& reduction, Put put)
      : reduction_(reduction), put_(put) {}

  // Results one by one: their terms lie closer together than the results do.
  void reduce_each() {
    const int64_t results = numel_of(reduction_.kept[kResults]);
    const bool splits = results < kFewResults && splits_terms<1>();
    const int64_t grain = splits ? kAll : grain_of_blocks(1);
    parallel_for(results, grain, [&](int64_t begin, int64_t end) {
      RunReader<Term> reader(reduction_.inner.dtype);
      for_each_result<kCount>(
          reduction_.kept, begin, end,
          [&](unsigned char* const* data, const int64_t* strides) {
            reduce_block<1>(reader, data, strides, 1, splits);
          });
    });
  }

  // As many columns at a time as make a block of a row.
  void reduce_columns() {
    constexpr int64_t kWidth = kColumns<Term>;
    const ColumnBlocks<kCount, kWidth> blocks(reduction_.kept);
    const bool splits = blocks.count() < kFewResults && splits_terms<kWidth>();
    const int64_t grain = splits ? kAll : grain_of_blocks(kWidth);
    parallel_for(blocks.count(), grain, [&](int64_t begin, int64_t end) {
      RunReader<Term> reader(reduction_.inner.dtype);
      blocks.for_each(begin, end,
                      [&](unsigned char* const* data, const int64_t* strides,
                          int64_t width) {
                        reduce_block<kWidth>(reader, data, strides, width,
                                             splits);
                      });
    });
  }

 private:
  template <int64_t kWidth>
  using State = typename Family::template State<kWidth>;
  // The grain of results whose terms are split instead.
  static constexpr int64_t kAll = INT64_MAX;

  // Blocks of results that a thread takes at a time.
  int64_t grain_of_blocks(int64_t width) const {
    const int64_t terms = std::max<int64_t>(reduction_.count, 1) * width;
    return std::max<int64_t>(kReductionGrain / terms, 1);
  }

  template <int64_t kWidth>
  static constexpr int64_t parts_grain() {
    return std::max<int64_t>(
        kReductionGrain / (State<kWidth>::kPartTerms * kWidth), 1);
  }

  template <int64_t kWidth>
  static constexpr int64_t parts_of(int64_t terms) {
    return (terms + State<kWidth>::kPartTerms - 1) / State<kWidth>::kPartTerms;
  }

  template <int64_t kWidth>
  bool splits_terms() const {
    return parts_of<kWidth>(reduction_.count) >= 2 * parts_grain<kWidth>();
  }

  template <int64_t kWidth>
  void reduce_block(RunReader<Term>& reader, unsigned char* const* data,
                    const int64_t* strides, int64_t width, bool splits) {
    State<kWidth> state(reduction_, width);
    for_each_pass(state, [&] {
      if (splits && parallel_slots(parts_of<kWidth>(reduction_.count),
                                   parts_grain<kWidth>()) > 1) {
        read_in_parts<kWidth>(data[kResults], width, strides[kResults], state);
      } else {
        read_terms<kWidth>(reader, data[kResults], width, strides[kResults], 0,
                           reduction_.count, state);
      }
    });
    put_(data, strides, state, width);
  }

  // Terms from one to another of `width` results side by side.
  template <int64_t kWidth>
  void read_terms(RunReader<Term>& reader, unsigned char* first, int64_t width,
                  int64_t column_stride, int64_t begin, int64_t end,
                  State<kWidth>& state) const {
    const auto is_done = [&] { return state.is_done(); };
    reduction_.for_each_run(
        first, begin, end, [&](unsigned char* run, int64_t n, int64_t stride) {
          if constexpr (kWidth == 1) {
            if (state.is_done()) return;
            reader.read(
                run, n, stride, is_done,
                [&](const unsigned char* terms, int64_t count, int64_t step) {
                  state.add_run(terms, count, step);
                });
          } else {
            for (int64_t i = 0; i < n && !state.is_done(); ++i) {
              reader.read(run + i * stride, width, column_stride, is_done,
                          [&](const unsigned char* terms, int64_t,
                              int64_t step) { state.add_row(terms, step); });
            }
          }
        });
  }

  // All terms, by several threads: as many parts at once as the stack takes.
  template <int64_t kWidth>
  void read_in_parts(unsigned char* first, int64_t width, int64_t column_stride,
                     State<kWidth>& state) const {
    using Part = typename State<kWidth>::Part;
    constexpr int64_t kTerms = State<kWidth>::kPartTerms;
    constexpr auto kAtOnce =
        static_cast<int64_t>((size_t{16} << 10) / sizeof(Part));
    Part parts[kAtOnce];
    const int64_t all = parts_of<kWidth>(reduction_.count);
    for (int64_t base = 0; base < all && !state.is_done(); base += kAtOnce) {
      const int64_t n = std::min(all - base, kAtOnce);
      // The first part in order after which nothing matters, if any was found.
      std::atomic<int64_t> last{n - 1};
      parallel_for(n, parts_grain<kWidth>(), [&](int64_t begin, int64_t end) {
        RunReader<Term> reader(reduction_.inner.dtype);
        for (int64_t p = begin; p < end; ++p) {
          if (p > last.load(std::memory_order_relaxed)) return;
          const int64_t from = (base + p) * kTerms;
          const int64_t to = std::min(from + kTerms, reduction_.count);
          State<kWidth> part({to - from, reduction_.number}, width);
          if constexpr (requires { part.join_pass(state); }) {
            part.join_pass(state);
          }
          read_terms<kWidth>(reader, first, width, column_stride, from, to,
                             part);
          part.get_part(parts[p]);
          if (State<kWidth>::kStops && part.is_done()) lower(last, p);
        }
      });
      const int64_t used = last.load(std::memory_order_relaxed);
      for (int64_t p = 0; p <= used; ++p) state.add_part(parts[p]);
    }
  }

  static void lower(std::atomic<int64_t>& least, int64_t value) {
    int64_t before = least.load(std::memory_order_relaxed);
    while (value < before && !least.compare_exchange_weak(
                                 before, value, std::memory_order_relaxed)) {
    }
  }

  Reduction<kResults> reduction_;
  Put put_;
};

template <class Family, size_t kResults, class Put>
void reduce(const KernelCall& call, Put put) {
  const Reduction<kResults> reduction(call);
  ReductionWalk<Family, kResults, Put> walk(reduction, put);
  if (reduction.has_columns()) {
    walk.reduce_columns();
  } else {
    walk.reduce_each();
  }
}

}  // namespace tp
