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
    // In fours: counting would cost as much as the moves.
    int64_t i = 0;
    for (; i + 4 <= n; i += 4) {
      T four[4];
      for (int k = 0; k < 4; ++k) {
        four[k] = load<T>(place(i + k, load<I>(index + (i + k) * kIndex)));
      }
      std::memcpy(to + i * kItem, four, sizeof(four));
    }
    for (; i < n; ++i) {
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

// The same past the caches, into elements that follow each other: see Note
// [Streaming stores].
template <class T, class I>
inline void gather_streamed(int64_t n, unsigned char* to,
                            const unsigned char* index, int64_t index_stride,
                            ChosenRun run) {
  constexpr int64_t kBlock = 512;
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  alignas(kCacheLine) unsigned char block[kBlock * kItem];
  for (int64_t done = 0; done < n; done += kBlock) {
    const int64_t some = n - done < kBlock ? n - done : kBlock;
    fetch_next_indices(index + done * index_stride, some, index_stride);
    gather_chosen<T, I>(some, block, kItem, index + done * index_stride,
                        index_stride,
                        {run.from + done * run.stride, run.stride, run.step});
    stream_bytes(to + done * kItem, block, static_cast<size_t>(some * kItem));
  }
}

}  // namespace tp
