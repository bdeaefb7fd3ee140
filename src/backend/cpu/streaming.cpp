#include "backend/cpu/streaming.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <limits>

#include "core/dtype.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace tp {

namespace {

// Runs hold at least this much, or their ends weigh too much: what follows a
// store as usual waits until its line is here.
constexpr int64_t kShortestRun = 4096;

int64_t limit_of_machine() noexcept {
#if defined(__x86_64__)
  constexpr int64_t kUsualCache = int64_t{1} << 20;
  // What is told of AMD's third level may be the sum over all groups of cores.
  constexpr int64_t kMostShared = int64_t{16} << 20;
  const long second = sysconf(_SC_LEVEL2_CACHE_SIZE);
  const int64_t limit = 2 * (second > 0 ? int64_t{second} : kUsualCache);
  if (!__builtin_cpu_is("amd")) return limit;
  const int64_t shared = sysconf(_SC_LEVEL3_CACHE_SIZE) / 2;
  return std::max(limit, std::min(shared, kMostShared));
#else
  return std::numeric_limits<int64_t>::max();
#endif
}

// Bytes that an operand's elements take, each counted once where it repeats.
int64_t bytes_of(const KernelOperand& operand) noexcept {
  int64_t nbytes = item_of(operand.dtype);
  for (int32_t d = 0; d < operand.rank; ++d) {
    if (operand.strides[d] != 0) nbytes *= operand.sizes[d];
  }
  return nbytes;
}

// Of at least kShortestRun bytes, or of nothing but whole lines.
bool has_long_runs(const KernelOperand& result, int64_t item) noexcept {
  const int32_t last = result.rank - 1;
  if (last < 0 || result.strides[last] != item) return false;
  const int64_t run = result.sizes[last] * item;
  if (run >= kShortestRun) return true;
  int64_t unaligned =
      run | static_cast<int64_t>(reinterpret_cast<uintptr_t>(result.data));
  for (int32_t d = 0; d < last; ++d) unaligned |= result.strides[d];
  return unaligned % kCacheLine == 0;
}

std::atomic<int64_t> g_limit{0};  // 0 until it is known

}  // namespace

void set_streaming_limit(int64_t nbytes) noexcept {
  g_limit.store(nbytes == 0 ? limit_of_machine() : nbytes,
                std::memory_order_relaxed);
}

int64_t streaming_limit() noexcept {
  const int64_t limit = g_limit.load(std::memory_order_relaxed);
  if (limit != 0) return limit;
  // Another thread may be setting it.
  int64_t unknown = 0;
  const int64_t found = limit_of_machine();
  return g_limit.compare_exchange_strong(unknown, found,
                                         std::memory_order_relaxed)
             ? found
             : unknown;
}

bool streams_result(const KernelCall& call) noexcept {
  const KernelOperand& result = call.operands[0];
  const int64_t item = item_of(result.dtype);
  if (!has_long_runs(result, item)) return false;
  const int64_t written = bytes_of(result);
  int64_t read = 0;
  for (uint32_t k = 1; k < call.operand_count; ++k) {
    if (call.operands[k].data == result.data) return false;
    read += bytes_of(call.operands[k]);
  }
  const int64_t limit = streaming_limit();
  const bool only_writes = read < written / 8;
  return written + read >= limit && (!only_writes || written / 2 >= limit);
}

#if defined(__x86_64__)

namespace {

void stream_lines(unsigned char* to, const unsigned char* from,
                  size_t nbytes) noexcept {
  for (size_t at = 0; at < nbytes; at += kCacheLine) {
    __m128i parts[4];
    std::memcpy(parts, from + at, sizeof(parts));
    for (size_t k = 0; k < 4; ++k) {
      _mm_stream_si128(reinterpret_cast<__m128i*>(to + at) + k, parts[k]);
    }
  }
}

__attribute__((target("avx512f"))) void stream_lines_at_once(
    unsigned char* to, const unsigned char* from, size_t nbytes) noexcept {
  for (size_t at = 0; at < nbytes; at += kCacheLine) {
    _mm512_stream_si512(reinterpret_cast<__m512i*>(to + at),
                        _mm512_loadu_si512(from + at));
  }
}

}  // namespace

void stream_bytes(void* to, const void* from, size_t nbytes) noexcept {
  auto* target = static_cast<unsigned char*>(to);
  const auto* source = static_cast<const unsigned char*>(from);
  if (const size_t past = reinterpret_cast<uintptr_t>(to) % kCacheLine) {
    const size_t head = std::min(kCacheLine - past, nbytes);
    std::memcpy(target, source, head);
    target += head;
    source += head;
    nbytes -= head;
  }
  const size_t whole = nbytes / kCacheLine * kCacheLine;
  if (__builtin_cpu_supports("avx512f")) {
    stream_lines_at_once(target, source, whole);
  } else {
    stream_lines(target, source, whole);
  }
  if (whole != nbytes) {
    std::memcpy(target + whole, source + whole, nbytes - whole);
  }
}

void end_streaming() noexcept { _mm_sfence(); }

#else

void stream_bytes(void* to, const void* from, size_t nbytes) noexcept {
  std::memcpy(to, from, nbytes);
}

void end_streaming() noexcept {}

#endif

}  // namespace tp
