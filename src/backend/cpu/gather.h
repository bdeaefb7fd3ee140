// Runs of elements that indices choose.
#pragma once

#include "backend/cpu/indices.h"

namespace tp {

// Element i of a run comes from `from + i * stride + index[i] * step` bytes.
struct ChosenRun {
  unsigned char* from;
  int64_t stride;
  int64_t step;
};

// T is any type of the elements' width, I that of the indices. place(i, index)
// tells where an element is.
template <class T, class I, class Place>
inline void gather_run(int64_t n, unsigned char* to, int64_t to_stride,
                       const unsigned char* index, int64_t index_stride,
                       Place place) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  constexpr auto kIndex = static_cast<int64_t>(sizeof(I));
  if (to_stride == kItem && index_stride == kIndex) {
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<T>(to + i * kItem, load<T>(place(i, load<I>(index + i * kIndex))));
    }
  } else {
    for (int64_t i = 0; i < n; ++i) {
      store<T>(to + i * to_stride,
               load<T>(place(i, load<I>(index + i * index_stride))));
    }
  }
}

template <class T, class I>
inline void gather_chosen(int64_t n, unsigned char* to, int64_t to_stride,
                          const unsigned char* index, int64_t index_stride,
                          ChosenRun run) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  const unsigned char* const from = run.from;
  if (run.stride == 0 && run.step == kItem) {
    gather_run<T, I>(n, to, to_stride, index, index_stride,
                     [from](int64_t, int64_t at) { return from + at * kItem; });
  } else {
    gather_run<T, I>(n, to, to_stride, index, index_stride,
                     [from, run](int64_t i, int64_t at) {
                       return from + i * run.stride + at * run.step;
                     });
  }
}

}  // namespace tp
