// What a transpose of f32 can come to: a bare loop for square matrices of whole
// tiles, from registers to streamed lines.
#include "transpose_limits.h"

#include <immintrin.h>

#include <cstdint>
#include <cstring>
#include <utility>

namespace bench {

namespace {

#define BENCH_INLINE inline __attribute__((always_inline))

constexpr std::size_t kLine = 16;  // floats
constexpr std::size_t kRun = 256;  // the fastest of several

template <std::size_t kFloats>
struct VectorOf {
  typedef float Type __attribute__((vector_size(kFloats * sizeof(float))));
};
template <std::size_t kFloats>
using Vector = typename VectorOf<kFloats>::Type;

// In each lane of four floats: those of a and b in turn, from kFirst on.
template <std::size_t kFirst, class V, std::size_t... kFloat>
BENCH_INLINE V interleave(V a, V b, std::index_sequence<kFloat...>) {
  return __builtin_shufflevector(a, b,
                                 (kFloat / 4 * 4 + kFirst + kFloat % 4 / 2 +
                                  kFloat % 2 * sizeof...(kFloat))...);
}

// 4 by 4 floats of the same lane of four vectors change places.
template <std::size_t kFloats>
BENCH_INLINE void transpose_lanes(Vector<kFloats>* rows) {
  using V = Vector<kFloats>;
  constexpr auto kAll = std::make_index_sequence<kFloats>();
  const V a = interleave<0>(rows[0], rows[2], kAll);
  const V b = interleave<2>(rows[0], rows[2], kAll);
  const V c = interleave<0>(rows[1], rows[3], kAll);
  const V d = interleave<2>(rows[1], rows[3], kAll);
  rows[0] = interleave<0>(a, c, kAll);
  rows[1] = interleave<2>(a, c, kAll);
  rows[2] = interleave<0>(b, d, kAll);
  rows[3] = interleave<2>(b, d, kAll);
}

template <class V>
BENCH_INLINE V load(const float* from) {
  V v;
  std::memcpy(&v, from, sizeof(v));
  return v;
}

// Lanes 0 and 2, or 1 and 3, of a and then of b.
template <std::size_t kFirst, std::size_t... kFloat>
BENCH_INLINE Vector<16> every_other_lane(Vector<16> a, Vector<16> b,
                                         std::index_sequence<kFloat...>) {
  return __builtin_shufflevector(a, b,
                                 (kFloat / 4 * 8 + kFirst * 4 + kFloat % 4)...);
}

// 16 lines of the source become 16 of the result.
__attribute__((target("avx512f,avx512bw"))) void transpose_square_512(
    float* to, const float* from, std::size_t n) {
  constexpr auto kAll = std::make_index_sequence<16>();
  Vector<16> rows[16];
#pragma GCC unroll 16
  for (std::size_t i = 0; i < 16; ++i) {
    rows[i] = load<Vector<16>>(from + i * n);
  }
#pragma GCC unroll 4
  for (std::size_t i = 0; i < 16; i += 4) {
    transpose_lanes<16>(rows + i);
  }
  // Rows i, 4 + i, 8 + i and 12 + i have columns i, 4 + i, 8 + i, 12 + i.
#pragma GCC unroll 4
  for (std::size_t i = 0; i < 4; ++i) {
    const Vector<16> a = every_other_lane<0>(rows[i], rows[4 + i], kAll);
    const Vector<16> b = every_other_lane<1>(rows[i], rows[4 + i], kAll);
    const Vector<16> c = every_other_lane<0>(rows[8 + i], rows[12 + i], kAll);
    const Vector<16> d = every_other_lane<1>(rows[8 + i], rows[12 + i], kAll);
    const Vector<16> columns[] = {
        every_other_lane<0>(a, c, kAll), every_other_lane<0>(b, d, kAll),
        every_other_lane<1>(a, c, kAll), every_other_lane<1>(b, d, kAll)};
#pragma GCC unroll 4
    for (std::size_t k = 0; k < 4; ++k) {
      _mm512_stream_ps(to + (i + 4 * k) * n,
                       reinterpret_cast<__m512>(columns[k]));
    }
  }
}

// The same by four columns of the source, in halves of lines.
__attribute__((target("avx2"))) void transpose_square_256(float* to,
                                                          const float* from,
                                                          std::size_t n) {
#pragma GCC unroll 1
  for (std::size_t column = 0; column < kLine; column += 4) {
    Vector<8> rows[8];
#pragma GCC unroll 8
    for (std::size_t i = 0; i < 8; ++i) {
      const float* part = from + (i / 4 * 8 + i % 4) * n + column;
      rows[i] = __builtin_shufflevector(load<Vector<4>>(part),
                                        load<Vector<4>>(part + 4 * n), 0, 1, 2,
                                        3, 4, 5, 6, 7);
    }
    transpose_lanes<8>(rows);
    transpose_lanes<8>(rows + 4);
#pragma GCC unroll 4
    for (std::size_t i = 0; i < 4; ++i) {
      float* line = to + (column + i) * n;
      _mm256_stream_ps(line, reinterpret_cast<__m256>(rows[i]));
      _mm256_stream_ps(line + 8, reinterpret_cast<__m256>(rows[4 + i]));
    }
  }
}

template <auto kSquare>
void transpose_tiles(float* to, const float* from, std::size_t n) {
  for (std::size_t run = 0; run < n; run += kRun) {
    for (std::size_t line = 0; line < n; line += kLine) {
      for (std::size_t k = run; k < run + kRun; k += kLine) {
        kSquare(to + line * n + k, from + k * n + line, n);
      }
    }
  }
  _mm_sfence();
}

}  // namespace

bool transposes_by_limit(std::size_t n) {
  return __builtin_cpu_supports("avx2") && n % kRun == 0;
}

void transpose_limit(float* to, const float* from, std::size_t n) {
  if (__builtin_cpu_supports("avx512bw")) {
    transpose_tiles<transpose_square_512>(to, from, n);
  } else {
    transpose_tiles<transpose_square_256>(to, from, n);
  }
}

}  // namespace bench
