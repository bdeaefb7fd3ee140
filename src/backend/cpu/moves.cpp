#include "backend/cpu/moves.h"

#include <atomic>
#include <bit>

#include "backend/cpu/simd/simd_moves.h"
#include "backend/cpu/streaming.h"

namespace tp {

namespace {

std::atomic<const Moves*> g_moves{&kBaselineMoves};

const Moves& moves() noexcept {
  return *g_moves.load(std::memory_order_acquire);
}

size_t width_of(int64_t item) noexcept {
  return static_cast<size_t>(std::countr_zero(static_cast<uint64_t>(item)));
}

// A run, or one element again and again.
template <int64_t kItem>
void stream_loop(int64_t n, unsigned char* const* data,
                 const int64_t* strides) {
  if (strides[1] == kItem) {
    stream_bytes(data[0], data[1], static_cast<size_t>(n * kItem));
    return;
  }
  constexpr int64_t kBlock = 1024 / kItem;
  alignas(kCacheLine) unsigned char block[kBlock * kItem];
  unsigned char* const fill[] = {block, data[1]};
  const int64_t fill_strides[] = {kItem, 0};
  moves().move[std::countr_zero(static_cast<uint64_t>(kItem))](kBlock, fill,
                                                               fill_strides);
  for (int64_t done = 0; done < n; done += kBlock) {
    const int64_t some = n - done < kBlock ? n - done : kBlock;
    stream_bytes(data[0] + done * kItem, block,
                 static_cast<size_t>(some * kItem));
  }
}

constexpr RowLoop kStreams[kWidths] = {stream_loop<1>, stream_loop<2>,
                                       stream_loop<4>, stream_loop<8>,
                                       stream_loop<16>};

}  // namespace

void use_moves(SimdLevel level) noexcept {
  g_moves.store(&moves_of(level), std::memory_order_release);
}

RowLoops move_loops(int64_t item) noexcept {
  const size_t width = width_of(item);
  return {moves().move[width], kStreams[width]};
}

TransposeFn transpose_of(int64_t item) noexcept {
  return moves().transpose[width_of(item)];
}

TransposeLinesFn transpose_lines_of(int64_t item) noexcept {
  return moves().transpose_lines[width_of(item)];
}

OutsideFn outside_of(bool is_narrow) noexcept {
  return is_narrow ? moves().outside_i32 : moves().outside_i64;
}

RowLoop convert_loop(int32_t to, int32_t from) noexcept {
  const RowLoop loop = moves().convert[to][from];
  return loop != nullptr ? loop : kBaselineMoves.convert[to][from];
}

RowLoops convert_loops(int32_t to, int32_t from) noexcept {
  return {convert_loop(to, from), moves().stream_convert[to][from], true};
}

}  // namespace tp
