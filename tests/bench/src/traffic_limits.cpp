// What the way to memory allows: bare loops, with streaming stores where the
// buffers do not stay in the caches.
#include <immintrin.h>

#include <cstring>

#include "traffic_cases.h"

namespace bench {

namespace {

#define BENCH_AVX512 __attribute__((target("avx512f,avx512bw")))

// Sums of f32 stand for all three operators and types: bytes count alone.
template <bool kStreams>
BENCH_AVX512 void add_lines(void* out, const void* a, const void* b,
                            std::size_t nbytes) {
  auto* o = static_cast<char*>(out);
  const auto* x = static_cast<const char*>(a);
  const auto* y = static_cast<const char*>(b);
  for (std::size_t i = 0; i + 64 <= nbytes; i += 64) {
    const __m512 v =
        _mm512_add_ps(_mm512_loadu_ps(x + i), _mm512_loadu_ps(y + i));
    if (kStreams) {
      _mm512_stream_ps(reinterpret_cast<float*>(o + i), v);
    } else {
      _mm512_storeu_ps(o + i, v);
    }
  }
  if (kStreams) _mm_sfence();
}

template <bool kStreams>
BENCH_AVX512 void copy_lines(void* out, const void* from, const void*,
                             std::size_t nbytes) {
  auto* o = static_cast<char*>(out);
  const auto* x = static_cast<const char*>(from);
  for (std::size_t i = 0; i + 64 <= nbytes; i += 64) {
    const __m512i v = _mm512_loadu_si512(x + i);
    if (kStreams) {
      _mm512_stream_si512(reinterpret_cast<__m512i*>(o + i), v);
    } else {
      _mm512_storeu_si512(o + i, v);
    }
  }
  if (kStreams) _mm_sfence();
}

using Lines = void (*)(void* out, const void* a, const void* b,
                       std::size_t nbytes);

// Null where nothing simpler does the same.
Lines floor_of(const TrafficCase& c, std::size_t nbytes) {
  const bool streams = nbytes * (c.in.size() + 1) > std::size_t{4} << 20;
  for (const View& in : c.in) {
    if (in.numel() != c.out.numel() || in.type != c.out.type) return nullptr;
  }
  if (c.action == Action::kCopy) {
    return streams ? copy_lines<true> : copy_lines<false>;
  }
  if (c.in.size() != 2 || c.out.type == Type::kBF16) return nullptr;
  return streams ? add_lines<true> : add_lines<false>;
}

}  // namespace

void add_traffic_limits() {
  if (!__builtin_cpu_supports("avx512bw")) return;
  for (const TrafficCase& c : traffic_cases()) {
    const std::size_t nbytes = c.out.numel() * item_of(c.out.type);
    const Lines lines = floor_of(c, nbytes);
    if (lines == nullptr) continue;
    add_op(c.area, c.name, "limit", [=] {
      void* out = traffic_buffer(0, c.out, c.huge_pages);
      const void* a = traffic_buffer(1, c.in[0], c.huge_pages);
      const void* b =
          c.in.size() == 2 ? traffic_buffer(2, c.in[1], c.huge_pages) : nullptr;
      return [=] { lines(out, a, b, nbytes); };
    });
  }
}

}  // namespace bench
