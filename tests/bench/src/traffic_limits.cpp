// What the way to memory allows: bare loops, and the same with streaming stores
// where the buffers do not stay in the caches.
#include <immintrin.h>

#include "traffic_cases.h"
#include "transpose_limits.h"

namespace bench {

namespace {

constexpr std::size_t kLine = 64;
constexpr std::size_t kBlock = 1024;

// What is read, and how much of it for each block of the result.
struct Read {
  const char* data;
  std::size_t per_block;
};

using Lines = void (*)(void* out, const void* a, const void* b,
                       std::size_t nbytes);

struct Loops {
  Lines add, copy;
  void (*move)(void* out, std::size_t nbytes, const std::vector<Read>& reads);
};

#pragma GCC push_options
#pragma GCC target("avx2")
namespace avx2 {

using V = __m256i;
inline V load(const char* from) {
  return _mm256_loadu_si256(reinterpret_cast<const V*>(from));
}
template <bool kStreams>
inline void put(char* to, V v) {
  if (kStreams) {
    _mm256_stream_si256(reinterpret_cast<V*>(to), v);
  } else {
    _mm256_storeu_si256(reinterpret_cast<V*>(to), v);
  }
}
inline V add(V a, V b) {
  return _mm256_castps_si256(
      _mm256_add_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b)));
}
inline V either_bit(V a, V b) { return _mm256_or_si256(a, b); }
inline V zero() { return _mm256_setzero_si256(); }

#include "traffic_lines.inc"

}  // namespace avx2
#pragma GCC pop_options

#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw")
namespace avx512 {

using V = __m512i;
inline V load(const char* from) { return _mm512_loadu_si512(from); }
template <bool kStreams>
inline void put(char* to, V v) {
  if (kStreams) {
    _mm512_stream_si512(reinterpret_cast<V*>(to), v);
  } else {
    _mm512_storeu_si512(to, v);
  }
}
inline V add(V a, V b) {
  return _mm512_castps_si512(
      _mm512_add_ps(_mm512_castsi512_ps(a), _mm512_castsi512_ps(b)));
}
inline V either_bit(V a, V b) { return _mm512_or_si512(a, b); }
inline V zero() { return _mm512_setzero_si512(); }

#include "traffic_lines.inc"

}  // namespace avx512
#pragma GCC pop_options

const Loops& loops_of(bool streams) {
  if (__builtin_cpu_supports("avx512bw")) {
    return streams ? avx512::kStreamed : avx512::kPlain;
  }
  return streams ? avx2::kStreamed : avx2::kPlain;
}

bool streams(const TrafficCase& c, std::size_t nbytes) {
  return nbytes * (c.in.size() + 1) > std::size_t{4} << 20;
}

// The operator itself on bytes, for operands like the result; else null.
Lines floor_of(const TrafficCase& c, const Loops& loops) {
  for (const View& in : c.in) {
    if (in.numel() != c.out.numel() || in.type != c.out.type) return nullptr;
  }
  if (c.action == Action::kCopy) return loops.copy;
  if (c.in.size() != 2 || c.out.type == Type::kBF16) return nullptr;
  return loops.add;
}

std::vector<Read> reads_of(const TrafficCase& c, std::size_t nbytes) {
  std::vector<Read> reads;
  for (std::size_t i = 0; i < c.in.size(); ++i) {
    const std::size_t all = c.in[i].numel() * item_of(c.in[i].type);
    // Those that repeat stay in the caches.
    const std::size_t part = all * kBlock / nbytes / kLine * kLine;
    if (part == 0) continue;
    reads.push_back({static_cast<const char*>(
                         traffic_buffer(int(i) + 1, c.in[i], c.huge_pages)),
                     part});
  }
  return reads;
}

bool is_transpose(const TrafficCase& c) {
  const std::vector<std::int64_t> crossed = {1, 0};
  return c.action == Action::kCopy && c.in[0].order == crossed &&
         c.out.type == Type::kF32 && c.out.sizes[0] == c.out.sizes[1] &&
         transposes_by_limit(std::size_t(c.out.sizes[0]));
}

void add_transpose_limit(const TrafficCase& c) {
  add_op(c.area, c.name, "limit", [=] {
    auto* out = static_cast<float*>(traffic_buffer(0, c.out, c.huge_pages));
    const auto* in =
        static_cast<float*>(traffic_buffer(1, c.in[0], c.huge_pages));
    const auto n = std::size_t(c.out.sizes[0]);
    return [=] { transpose_limit(out, in, n); };
  });
}

void add_limit(const TrafficCase& c, const char* peer, const Loops& loops) {
  const std::size_t nbytes = c.out.numel() * item_of(c.out.type);
  const Lines lines = floor_of(c, loops);
  if (lines == nullptr) {
    add_op(c.area, c.name, peer, [=] {
      void* out = traffic_buffer(0, c.out, c.huge_pages);
      const std::vector<Read> reads = reads_of(c, nbytes);
      return [=] { loops.move(out, nbytes, reads); };
    });
    return;
  }
  add_op(c.area, c.name, peer, [=] {
    void* out = traffic_buffer(0, c.out, c.huge_pages);
    const void* a = traffic_buffer(1, c.in[0], c.huge_pages);
    const void* b =
        c.in.size() == 2 ? traffic_buffer(2, c.in[1], c.huge_pages) : nullptr;
    return [=] { lines(out, a, b, nbytes); };
  });
}

}  // namespace

void add_traffic_limits() {
  if (!__builtin_cpu_supports("avx2")) return;
  for (const TrafficCase& c : traffic_cases()) {
    if (is_transpose(c)) {
      add_transpose_limit(c);
      continue;
    }
    const bool streamed = streams(c, c.out.numel() * item_of(c.out.type));
    add_limit(c, "limit", loops_of(streamed));
    if (streamed) add_limit(c, "plain limit", loops_of(false));
  }
}

}  // namespace bench
