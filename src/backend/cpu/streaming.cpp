#include "backend/cpu/streaming.h"

#include <unistd.h>

#include <cstring>
#include <limits>

#include "core/dtype.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace tp {

namespace {

constexpr int64_t kNever = std::numeric_limits<int64_t>::max();

// Runs hold at least this much, or the ends that are stored as usual weigh too
// much.
constexpr int64_t kShortestRun = 1024;

int64_t limit_of_machine() noexcept {
#if defined(__x86_64__)
  constexpr int64_t kUsualCache = int64_t{1} << 20;
  const long cache = sysconf(_SC_LEVEL2_CACHE_SIZE);
  return 2 * (cache > 0 ? int64_t{cache} : kUsualCache);
#else
  return kNever;
#endif
}

// Bytes that an operand's elements take, each counted once where it repeats.
int64_t bytes_of(const KernelOperand& operand) noexcept {
  int64_t nbytes =
      static_cast<int64_t>(itemsize(static_cast<DType>(operand.dtype)));
  for (int32_t d = 0; d < operand.rank; ++d) {
    if (operand.strides[d] != 0) nbytes *= operand.sizes[d];
  }
  return nbytes;
}

}  // namespace

std::atomic<int64_t> g_streaming_limit{0};

void set_streaming_limit(int64_t nbytes) noexcept {
  g_streaming_limit.store(nbytes == 0 ? limit_of_machine() : nbytes,
                          std::memory_order_relaxed);
}

int64_t streaming_limit() noexcept {
  const int64_t limit = g_streaming_limit.load(std::memory_order_relaxed);
  if (limit != 0) return limit;
  // Another thread may be setting it.
  int64_t unknown = 0;
  const int64_t found = limit_of_machine();
  return g_streaming_limit.compare_exchange_strong(unknown, found,
                                                   std::memory_order_relaxed)
             ? found
             : unknown;
}

bool is_worth_streaming(const KernelCall& call) noexcept {
  const KernelOperand& result = call.operands[0];
  const int64_t item =
      static_cast<int64_t>(itemsize(static_cast<DType>(result.dtype)));
  const int32_t last = result.rank - 1;
  if (last < 0 || result.strides[last] != item ||
      result.sizes[last] * item < kShortestRun) {
    return false;
  }
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

void stream_bytes(void* to, const void* from, size_t nbytes) noexcept {
  auto* target = static_cast<unsigned char*>(to);
  const auto* source = static_cast<const unsigned char*>(from);
  size_t head = (-reinterpret_cast<uintptr_t>(to)) % kCacheLine;
  if (head > nbytes) head = nbytes;
  std::memcpy(target, source, head);
  size_t at = head;
  for (; at + kCacheLine <= nbytes; at += kCacheLine) {
    const auto* line = reinterpret_cast<const __m128i*>(source + at);
    auto* place = reinterpret_cast<__m128i*>(target + at);
    const __m128i parts[] = {_mm_loadu_si128(line), _mm_loadu_si128(line + 1),
                             _mm_loadu_si128(line + 2),
                             _mm_loadu_si128(line + 3)};
    for (size_t i = 0; i < 4; ++i) _mm_stream_si128(place + i, parts[i]);
  }
  std::memcpy(target + at, source + at, nbytes - at);
}

void end_streaming() noexcept { _mm_sfence(); }

#else

void stream_bytes(void* to, const void* from, size_t nbytes) noexcept {
  std::memcpy(to, from, nbytes);
}

void end_streaming() noexcept {}

#endif

}  // namespace tp
