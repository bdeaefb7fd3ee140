// How the CPU walks a reduction: over the kept dimensions, one result or one
// block of neighbouring results at a time, and for each over the reduced ones
// in logical order.
//
// Note [States]: what has become of the terms of kWidth results side by side is
// a state, of a type of its own for each reduction and type of terms. A
// Family has `Term` and `State<kWidth>`. Terms come to a state by add_run
// (kWidth 1), or by add_rows or add_row; they may also become parts, on other
// threads, that are added to it. One with kStops has is_done(): whether later
// terms matter. One that sees its terms more than once has begin_next_pass(),
// and join_pass(state), by which that of a part learns what the pass before
// gave.
//
// The walk is compiled once: it reaches a state by StateCalls.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <new>

#include "backend/cpu/reduction.h"
#include "backend/cpu/streaming.h"

namespace tp {

// Terms that a thread takes at a time.
inline constexpr int64_t kReductionGrain = int64_t{1} << 15;

// The most bytes of parts that wait at once to be added to a state.
inline constexpr size_t kPartBytes = size_t{16} << 10;

// Rows of a block of columns that are visited before the next look whether
// later ones matter.
inline constexpr int64_t kRowsAtOnce = 8;

// Where the rows of a block lie far apart, each ends before a prefetcher has
// found it: while some are read the next are asked for.
class BlockRows {
 public:
  BlockRows(int64_t rows, int64_t stride, int64_t width, int64_t column_stride,
            int64_t item)
      : stride_(stride),
        nbytes_(column_stride == item && stride != width * item &&
                        std::abs(stride) > kNearBytes / rows
                    ? width * item
                    : 0) {}

  bool lie_apart() const { return nbytes_ != 0; }
  // Asks for what follows the next kRowsAtOnce of `left` rows.
  [[gnu::always_inline]] void fetch_next(const unsigned char* row,
                                         int64_t left) const {
    if (!lie_apart()) return;
    const int64_t end = std::min(left, 2 * kRowsAtOnce);
    for (int64_t i = kRowsAtOnce; i < end; ++i) {
      fetch_ahead(row + i * stride_, nbytes_);
    }
  }

 private:
  int64_t stride_;
  int64_t nbytes_;  // of a row; 0 where there is no need
};

// Calls read() as often as a state wants to see its terms.
template <class State, class Read>
void for_each_pass(State& state, Read read) {
  read();
  if constexpr (requires { state.begin_next_pass(); }) {
    while (state.begin_next_pass()) read();
  }
}

// Results side by side: where they and their first terms are, with the strides
// of all operands.
struct ResultBlock {
  unsigned char* const* data;
  const int64_t* strides;
  int64_t width;
  bool splits;  // whether threads share the terms
};

struct StateCalls;

// What reads terms into states of one type.
struct TermSource {
  const Reduction& reduction;
  const StateCalls& calls;
  RunReader& reader;

  // Terms from one to another of the results of a block.
  void read(void* state, const ResultBlock& block, int64_t begin,
            int64_t end) const;
  // All of them, in parts if threads share them.
  void read_all(void* state, const ResultBlock& block) const;
  // Whether the terms of a single result are one run that its state can read
  // where it lies.
  bool is_plain_run(const ResultBlock& block) const {
    return reduction.inner.rank == 1 && !block.splits && !reader.converts();
  }
};

struct StateCalls {
  int64_t width;
  DType terms;
  int64_t part_terms;
  int64_t parts_grain;  // parts that a thread takes at a time
  size_t part_size;
  // Null where all terms matter.
  bool (*is_done)(const void* state);
  // n terms of a single result, or n rows with a term of each.
  void (*add)(void* state, const unsigned char* data, int64_t n, int64_t stride,
              int64_t column_stride);
  // Makes a part of terms from one to another; returns whether those behind it
  // matter no more.
  bool (*make_part)(const TermSource& source, const void* whole,
                    const ResultBlock& block, int64_t begin, int64_t end,
                    void* part);
  void (*add_part)(void* state, const void* part);
};

// `put` is what make_results was made for.
using MakeResults = void (*)(const TermSource& source, const ResultBlock& block,
                             const void* put);

template <class Term, class State, int64_t kWidth>
struct StateType {
  static_assert(sizeof(typename State::Part) <= kPartBytes);

  static bool is_done([[maybe_unused]] const void* state) {
    if constexpr (State::kStops) {
      return static_cast<const State*>(state)->is_done();
    } else {
      return false;
    }
  }
  static void add(void* of, const unsigned char* data, int64_t n,
                  int64_t stride, [[maybe_unused]] int64_t column_stride) {
    State& state = *static_cast<State*>(of);
    if constexpr (kWidth == 1) {
      state.add_run(data, n, stride);
    } else if constexpr (requires {
                           state.add_rows(data, n, stride, stride);
                         }) {
      state.add_rows(data, n, stride, column_stride);
    } else {
      for (int64_t i = 0; i < n; ++i) {
        state.add_row(data + i * stride, column_stride);
      }
    }
  }
  static bool make_part(const TermSource& source, const void* whole,
                        const ResultBlock& block, int64_t begin, int64_t end,
                        void* to) {
    State state({end - begin, source.reduction.number}, block.width);
    if constexpr (requires { state.join_pass(state); }) {
      state.join_pass(*static_cast<const State*>(whole));
    }
    source.read(&state, block, begin, end);
    state.get_part(*new (to) typename State::Part);
    return is_done(&state);
  }
  static void add_part(void* state, const void* part) {
    static_cast<State*>(state)->add_part(
        *static_cast<const typename State::Part*>(part));
  }
  template <class Put>
  static void make_results(const TermSource& source, const ResultBlock& block,
                           const void* put) {
    const Reduction& reduction = source.reduction;
    State state(reduction, block.width);
    for_each_pass(state, [&] {
      if constexpr (kWidth == 1 && !State::kStops) {
        if (source.is_plain_run(block)) {
          return state.add_run(block.data[reduction.operand], reduction.count,
                               reduction.inner.strides[0]);
        }
      }
      source.read_all(&state, block);
    });
    (*static_cast<const Put*>(put))(block.data, block.strides, state,
                                    block.width);
  }

  static constexpr int64_t kPartsGrain =
      std::max<int64_t>(kReductionGrain / (State::kPartTerms * kWidth), 1);
  static constexpr StateCalls kCalls = {kWidth,
                                        DTypeOf<Term>::kValue,
                                        State::kPartTerms,
                                        kPartsGrain,
                                        sizeof(typename State::Part),
                                        State::kStops ? is_done : nullptr,
                                        add,
                                        make_part,
                                        add_part};
};

// Results one by one, or as many columns at a time as a state has.
void reduce_each(const Reduction& reduction, const StateCalls& calls,
                 MakeResults make_results, const void* put);
void reduce_columns(const Reduction& reduction, const StateCalls& calls,
                    MakeResults make_results, const void* put);

// put(data, strides, state, width) writes the first `width` results of a state;
// data and strides are those of all operands.
template <class Family, class Put>
void reduce(const Reduction& reduction, Put put) {
  using Term = typename Family::Term;
  constexpr int64_t kWidth = kColumns<Term>;
  using One = StateType<Term, typename Family::template State<1>, 1>;
  using Columns =
      StateType<Term, typename Family::template State<kWidth>, kWidth>;
  if (reduction.has_columns()) {
    reduce_columns(reduction, Columns::kCalls,
                   Columns::template make_results<Put>, &put);
  } else {
    reduce_each(reduction, One::kCalls, One::template make_results<Put>, &put);
  }
}

template <class Family, size_t kResults, class Put>
void reduce(const KernelCall& call, Put put) {
  static_assert(kResults <= Reduction::kMost);
  reduce<Family>(Reduction(call, kResults), put);
}

}  // namespace tp
