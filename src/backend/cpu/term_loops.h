// The innermost loops of reductions: on single elements, and the choice of
// those on vectors, which give the same bits.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "kernels/reductions.h"

namespace tp {

// Lanes that the terms of one result go to in turn.
inline constexpr int64_t kTreeLanes = 128;
template <class T>
inline constexpr int64_t kChoiceLanes = 256 / static_cast<int64_t>(sizeof(T));
template <class T>
inline constexpr int64_t kMostLanes = std::max(kTreeLanes, kChoiceLanes<T>);

// The largest power of two below a number above 1.
inline int64_t half_of(int64_t filled) {
  return static_cast<int64_t>(
      std::bit_floor(static_cast<uint64_t>(filled - 1)));
}

// What lanes of one result fold to by some loops. They stay as they are.
template <class Loops, class Functor, class T>
inline T fold_copy(const T* lanes, int64_t filled) {
  T copy[kMostLanes<T>];
  std::memcpy(copy, lanes, static_cast<size_t>(filled) * sizeof(T));
  Loops::template fold<Functor>(copy, filled, 1);
  return copy[0];
}

struct ElementLoops {
  // lanes[i] becomes what it and term i give; terms are contiguous.
  template <class Functor, class T>
  static void combine(T* lanes, const unsigned char* terms, int64_t n) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      lanes[i] = Functor::combine(lanes[i], load<T>(terms + i * kItem));
    }
  }

  // The same of few, out of line: for what vectors leave over.
  template <class Functor, class T>
  [[gnu::noinline]] static void combine_few(T* lanes,
                                            const unsigned char* terms,
                                            int64_t n) {
    combine<Functor>(lanes, terms, n);
  }

  // The same with rows of kLanes terms, one after another; the lanes begin as
  // what is in `first`, which may be themselves.
  template <class Functor, int64_t kLanes, class T>
  static void combine_rows(T* lanes, const unsigned char* first,
                           const unsigned char* terms, int64_t rows) {
    constexpr auto kRow = static_cast<int64_t>(sizeof(T)) * kLanes;
    begin_lanes<kLanes>(lanes, first);
    for (int64_t row = 0; row < rows; ++row) {
      combine<Functor>(lanes, terms + row * kRow, kLanes);
    }
  }

  template <int64_t kLanes, class T>
  static void begin_lanes(T* lanes, const unsigned char* first) {
    const void* const from = first;
    if (from != lanes) std::memcpy(lanes, from, kLanes * sizeof(T));
  }

  // Rows that lie apart, of n terms each; from one to the next it goes on
  // `step` lanes.
  template <class Functor, class T>
  static void combine_columns(T* lanes, int64_t step,
                              const unsigned char* terms, int64_t rows,
                              int64_t stride, int64_t n) {
    for (int64_t row = 0; row < rows; ++row) {
      combine<Functor>(lanes + row * step, terms + row * stride, n);
    }
  }

  // Folds `filled` lanes of `width` results each by halves; where they are not
  // a power of two, the halves are those of the next one.
  template <class Functor, class T>
  [[gnu::noinline]] static void fold(T* lanes, int64_t filled, int64_t width) {
    while (filled > 1) {
      const int64_t half = half_of(filled);
      const T* const behind = lanes + half * width;
      combine<Functor>(lanes, as_bytes(behind), (filled - half) * width);
      filled = half;
    }
  }

  // See fold_copy.
  template <class Functor, class T>
  [[gnu::noinline]] static T fold_one(const T* lanes, int64_t filled) {
    return fold_copy<ElementLoops, Functor>(lanes, filled);
  }

  // What rows of kLanes terms, one after another, fold to.
  template <class Functor, int64_t kLanes, class T>
  static T fold_rows(const unsigned char* terms, int64_t rows) {
    constexpr auto kRow = static_cast<int64_t>(sizeof(T)) * kLanes;
    T lanes[kLanes];
    combine_rows<Functor, kLanes>(lanes, terms, terms + kRow, rows - 1);
    return fold_one<Functor>(lanes, kLanes);
  }

  // The first of n contiguous terms that equals one of them, or is NaN as it.
  template <class T>
  static int64_t find(const unsigned char* terms, int64_t n, T wanted) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    const bool is_nan = ScalarMath<T>::is_nan(wanted);
    for (int64_t i = 0; i < n; ++i) {
      const T term = load<T>(terms + i * kItem);
      if (is_nan ? ScalarMath<T>::is_nan(term) : term == wanted) return i;
    }
    return n;
  }

  // What exponentials give of how far terms are above a shift.
  template <class T>
  static void exp_above(const unsigned char* terms, int64_t n, T shift,
                        T* results) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      results[i] = exp_of(load<T>(terms + i * kItem), shift);
    }
  }
  // The same with a shift for each.
  template <class T>
  static void exp_above_each(const unsigned char* terms, int64_t n,
                             const T* shifts, T* results) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      results[i] = exp_of(load<T>(terms + i * kItem), shifts[i]);
    }
  }

  template <class T>
  static void scale(T* results, int64_t n, T factor) {
    for (int64_t i = 0; i < n; ++i) {
      results[i] = ScalarMath<T>::mul(results[i], factor);
    }
  }
  // Results may lie where the terms do.
  template <class T>
  static void subtract_both(const unsigned char* terms, int64_t n, T first,
                            T second, T* results) {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    using M = ScalarMath<T>;
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      results[i] = M::sub(M::sub(load<T>(terms + i * kItem), first), second);
    }
  }

  template <class T>
  static T exp_of(T term, T shift) {
    using M = ScalarMath<T>;
    return ExpFunctor::apply<M>(M::sub(term, shift));
  }
};

// The loops of an instruction set, named as those of ElementLoops; rows are of
// as many terms as there are lanes.
template <class T>
struct StepLoops {
  void (*combine)(T* lanes, const unsigned char* terms, int64_t n);
  void (*combine_rows)(T* lanes, const unsigned char* first,
                       const unsigned char* terms, int64_t rows);
  void (*combine_columns)(T* lanes, int64_t step, const unsigned char* terms,
                          int64_t rows, int64_t stride, int64_t n);
  void (*fold)(T* lanes, int64_t filled, int64_t width);
  T (*fold_one)(const T* lanes, int64_t filled);
  T (*fold_rows)(const unsigned char* terms, int64_t rows);
};
template <class T>
struct SumLoops {
  StepLoops<T> sum;
};
template <class T>
struct ChoiceLoops {
  StepLoops<T> max;
  StepLoops<T> min;
  int64_t (*find)(const unsigned char* terms, int64_t n, T wanted);
};
template <class T>
struct ExpLoops {
  void (*exp_above)(const unsigned char* terms, int64_t n, T shift, T* results);
  void (*exp_above_each)(const unsigned char* terms, int64_t n, const T* shifts,
                         T* results);
  void (*scale)(T* results, int64_t n, T factor);
  void (*subtract_both)(const unsigned char* terms, int64_t n, T first,
                        T second, T* results);
};

struct TermTable : SumLoops<float>,
                   SumLoops<double>,
                   SumLoops<uint64_t>,
                   ChoiceLoops<float>,
                   ChoiceLoops<double>,
                   ChoiceLoops<int64_t>,
                   ChoiceLoops<uint64_t>,
                   ChoiceLoops<int32_t>,
                   ChoiceLoops<uint32_t>,
                   ChoiceLoops<int16_t>,
                   ChoiceLoops<uint16_t>,
                   ChoiceLoops<int8_t>,
                   ChoiceLoops<uint8_t>,
                   ExpLoops<float>,
                   ExpLoops<double> {};

// Chooses the table; no other thread may be inside the library's operators.
void use_term_loops(SimdLevel level) noexcept;
// That of AVX-512, which the processor has to have, with terms read by vectors
// of half the width.
void use_terms_by_halves() noexcept;
const TermTable& term_table() noexcept;

struct TermLoops {
  template <class Functor, class T>
  static void combine(T* lanes, const unsigned char* terms, int64_t n) {
    if constexpr (kHasVectors<Functor, T>) {
      step_of<Functor, T>().combine(lanes, terms, n);
    } else {
      ElementLoops::combine<Functor>(lanes, terms, n);
    }
  }
  template <class Functor, int64_t kLanes, class T>
  static void combine_rows(T* lanes, const unsigned char* first,
                           const unsigned char* terms, int64_t rows) {
    constexpr auto kRow = static_cast<int64_t>(sizeof(T)) * kLanes;
    if constexpr (kHasRows<Functor, kLanes, T>) {
      step_of<Functor, T>().combine_rows(lanes, first, terms, rows);
    } else if constexpr (kHasVectors<Functor, T>) {
      ElementLoops::begin_lanes<kLanes>(lanes, first);
      combine_columns<Functor>(lanes, 0, terms, rows, kRow, kLanes);
    } else {
      ElementLoops::combine_rows<Functor, kLanes>(lanes, first, terms, rows);
    }
  }
  template <class Functor, class T>
  static void combine_columns(T* lanes, int64_t step,
                              const unsigned char* terms, int64_t rows,
                              int64_t stride, int64_t n) {
    if constexpr (kHasVectors<Functor, T>) {
      step_of<Functor, T>().combine_columns(lanes, step, terms, rows, stride,
                                            n);
    } else {
      ElementLoops::combine_columns<Functor>(lanes, step, terms, rows, stride,
                                             n);
    }
  }
  template <class Functor, class T>
  static void fold(T* lanes, int64_t filled, int64_t width) {
    if constexpr (kHasVectors<Functor, T>) {
      step_of<Functor, T>().fold(lanes, filled, width);
    } else {
      ElementLoops::fold<Functor>(lanes, filled, width);
    }
  }
  template <class Functor, class T>
  static T fold_one(const T* lanes, int64_t filled) {
    if constexpr (kHasVectors<Functor, T>) {
      return step_of<Functor, T>().fold_one(lanes, filled);
    } else {
      return ElementLoops::fold_one<Functor>(lanes, filled);
    }
  }
  template <class Functor, int64_t kLanes, class T>
  static T fold_rows(const unsigned char* terms, int64_t rows) {
    if constexpr (kHasRows<Functor, kLanes, T>) {
      return step_of<Functor, T>().fold_rows(terms, rows);
    } else {
      return ElementLoops::fold_rows<Functor, kLanes, T>(terms, rows);
    }
  }
  template <class T>
  static int64_t find(const unsigned char* terms, int64_t n, T wanted) {
    if constexpr (std::is_base_of_v<ChoiceLoops<T>, TermTable>) {
      return loops<ChoiceLoops<T>>().find(terms, n, wanted);
    } else {
      return ElementLoops::find(terms, n, wanted);
    }
  }
  template <class T>
  static void exp_above(const unsigned char* terms, int64_t n, T shift,
                        T* results) {
    loops<ExpLoops<T>>().exp_above(terms, n, shift, results);
  }
  template <class T>
  static void exp_above_each(const unsigned char* terms, int64_t n,
                             const T* shifts, T* results) {
    loops<ExpLoops<T>>().exp_above_each(terms, n, shifts, results);
  }
  template <class T>
  static void scale(T* results, int64_t n, T factor) {
    loops<ExpLoops<T>>().scale(results, n, factor);
  }
  template <class T>
  static void subtract_both(const unsigned char* terms, int64_t n, T first,
                            T second, T* results) {
    loops<ExpLoops<T>>().subtract_both(terms, n, first, second, results);
  }

 private:
  template <class Functor>
  static constexpr bool kIsSum = std::is_base_of_v<SumReduction, Functor>;
  template <class Functor, class T>
  static constexpr bool kHasVectors =
      (kIsSum<Functor> && std::is_base_of_v<SumLoops<T>, TermTable>) ||
      (kIsChoice<Functor> && std::is_base_of_v<ChoiceLoops<T>, TermTable>);
  template <class Functor, int64_t kLanes, class T>
  static constexpr bool kHasRows = kHasVectors<Functor, T>&& kLanes ==
                                   (kIsSum<Functor> ? kTreeLanes
                                                    : kChoiceLanes<T>);

  template <class Loops>
  static const Loops& loops() {
    return term_table();
  }
  template <class Functor, class T>
  static const StepLoops<T>& step_of() {
    if constexpr (kIsSum<Functor>) {
      return loops<SumLoops<T>>().sum;
    } else if constexpr (std::is_same_v<Functor, MaxReduction>) {
      return loops<ChoiceLoops<T>>().max;
    } else {
      return loops<ChoiceLoops<T>>().min;
    }
  }
};

}  // namespace tp
