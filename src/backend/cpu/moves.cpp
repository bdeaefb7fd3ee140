#include "backend/cpu/moves.h"

#include "backend/cpu/streaming.h"
#include "backend/cpu/widths.h"

namespace tp {

namespace {

// From elements that lie kStep apart, a constant, so that the compiler can
// shuffle vectors of them.
template <class T, int64_t kStep>
void gather(int64_t n, unsigned char* to, const unsigned char* from) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  TP_INDEPENDENT_ITERATIONS
  for (int64_t i = 0; i < n; ++i) {
    store<T>(to + i * kItem, load<T>(from + i * kStep * kItem));
  }
}

// T is any type of the elements' width.
template <class T>
void move_loop(int64_t n, unsigned char* const* data, const int64_t* strides) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  unsigned char* to = data[0];
  const unsigned char* from = data[1];
  if (strides[0] == kItem && strides[1] == kItem) {
    std::memcpy(to, from, static_cast<size_t>(n) * sizeof(T));
  } else if (strides[0] == kItem && strides[1] == 0) {
    gather<T, 0>(n, to, from);
  } else if (strides[0] == kItem && strides[1] == 2 * kItem) {
    gather<T, 2>(n, to, from);
  } else if (strides[0] == kItem && strides[1] == -kItem) {
    gather<T, -1>(n, to, from);
  } else {
    for (int64_t i = 0; i < n; ++i) {
      store<T>(to + i * strides[0], load<T>(from + i * strides[1]));
    }
  }
}

template <class T>
void stream_loop(int64_t n, unsigned char* const* data,
                 const int64_t* strides) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  if (strides[1] == kItem) {
    stream_bytes(data[0], data[1], static_cast<size_t>(n) * sizeof(T));
    return;
  }
  // One element again and again.
  constexpr int64_t kBlock = 1024 / kItem;
  alignas(kCacheLine) unsigned char block[kBlock * kItem];
  gather<T, 0>(kBlock, block, data[1]);
  for (int64_t done = 0; done < n; done += kBlock) {
    const int64_t some = n - done < kBlock ? n - done : kBlock;
    stream_bytes(data[0] + done * kItem, block,
                 static_cast<size_t>(some * kItem));
  }
}

template <class T>
RowLoops loops_of() noexcept {
  return {move_loop<T>, stream_loop<T>};
}

}  // namespace

RowLoops move_loops(int64_t item) noexcept {
  switch (item) {
    case 1:
      return loops_of<uint8_t>();
    case 2:
      return loops_of<uint16_t>();
    case 4:
      return loops_of<uint32_t>();
    case 8:
      return loops_of<uint64_t>();
    default:
      return loops_of<Complex<double>>();
  }
}

}  // namespace tp
