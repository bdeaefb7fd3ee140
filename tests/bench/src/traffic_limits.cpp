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

// What is read, and how much of it for each kilobyte of the result.
struct Read {
  const char* data;
  std::size_t per_kilobyte;
};

// Reads everything once and streams the result: what other operators cannot
// beat.
BENCH_AVX512 void move_lines(void* out, std::size_t nbytes,
                             const std::vector<Read>& reads, bool streams) {
  constexpr std::size_t kBlock = 1024;
  auto* o = static_cast<char*>(out);
  for (std::size_t i = 0; i + kBlock <= nbytes; i += kBlock) {
    __m512i all = _mm512_setzero_si512();
    for (const Read& read : reads) {
      const char* from = read.data + i / kBlock * read.per_kilobyte;
      for (std::size_t k = 0; k < read.per_kilobyte; k += 64) {
        all = _mm512_or_si512(all, _mm512_loadu_si512(from + k));
      }
    }
    for (std::size_t k = 0; k < kBlock; k += 64) {
      if (streams) {
        _mm512_stream_si512(reinterpret_cast<__m512i*>(o + i + k), all);
      } else {
        _mm512_storeu_si512(o + i + k, all);
      }
    }
  }
  if (streams) _mm_sfence();
}

using Lines = void (*)(void* out, const void* a, const void* b,
                       std::size_t nbytes);

bool streams(const TrafficCase& c, std::size_t nbytes) {
  return nbytes * (c.in.size() + 1) > std::size_t{4} << 20;
}

// The operator itself on bytes, for operands like the result; else null.
Lines floor_of(const TrafficCase& c, std::size_t nbytes) {
  for (const View& in : c.in) {
    if (in.numel() != c.out.numel() || in.type != c.out.type) return nullptr;
  }
  if (c.action == Action::kCopy) {
    return streams(c, nbytes) ? copy_lines<true> : copy_lines<false>;
  }
  if (c.in.size() != 2 || c.out.type == Type::kBF16) return nullptr;
  return streams(c, nbytes) ? add_lines<true> : add_lines<false>;
}

std::vector<Read> reads_of(const TrafficCase& c, std::size_t nbytes) {
  std::vector<Read> reads;
  for (std::size_t i = 0; i < c.in.size(); ++i) {
    const std::size_t all = c.in[i].numel() * item_of(c.in[i].type);
    // Those that repeat stay in the caches.
    const std::size_t part = all * 1024 / nbytes / 64 * 64;
    if (part == 0) continue;
    reads.push_back({static_cast<const char*>(
                         traffic_buffer(int(i) + 1, c.in[i], c.huge_pages)),
                     part});
  }
  return reads;
}

}  // namespace

void add_traffic_limits() {
  if (!__builtin_cpu_supports("avx512bw")) return;
  for (const TrafficCase& c : traffic_cases()) {
    const std::size_t nbytes = c.out.numel() * item_of(c.out.type);
    const Lines lines = floor_of(c, nbytes);
    if (lines == nullptr) {
      add_op(c.area, c.name, "limit", [=] {
        void* out = traffic_buffer(0, c.out, c.huge_pages);
        const std::vector<Read> reads = reads_of(c, nbytes);
        const bool past_caches = streams(c, nbytes);
        return [=] { move_lines(out, nbytes, reads, past_caches); };
      });
      continue;
    }
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
