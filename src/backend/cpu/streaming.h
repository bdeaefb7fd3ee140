// Whether a kernel writes its result past the caches.
//
// Note [Streaming stores]: an ordinary store first reads the line that it
// changes. A streaming store does not, which saves a third of what an addition
// moves; but the result is not in the caches for the next operator. So it pays
// where the operands together would not stay there anyway: from about twice the
// second-level cache on, and on AMD, whose third level is fast and shared by
// few cores, from half of that or from 16 MiB, whichever is less. Where nothing
// else is read, plain stores are so cheap that it takes twice as much. In place
// it never pays: the lines are read anyhow. The limit can be set, as machines
// differ: `tp_set_streaming_limit`.
//
// Streaming stores write whole lines. The first and last elements of a run,
// and runs too short to hold many lines, are stored as usual. They are ordered
// with nothing: whoever streams ends with `end_streaming`.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/kernel_call.h"

namespace tp {

inline constexpr int64_t kCacheLine = 64;

// Bytes of operands from which on results are streamed.
// 0 for what suits this machine.
void set_streaming_limit(int64_t nbytes) noexcept;
int64_t streaming_limit() noexcept;

// Whether the result of a call is streamed.
bool streams_result(const KernelCall& call) noexcept;

// Elements from here to the next line, or -1 if none of them begins one.
inline int64_t elements_to_line(const void* data, int64_t item) noexcept {
  const auto past =
      static_cast<int64_t>(reinterpret_cast<uintptr_t>(data) % kCacheLine);
  if (past % item != 0) return -1;
  return past == 0 ? 0 : (kCacheLine - past) / item;
}

// What the second-level cache holds.
inline constexpr int64_t kNearBytes = 1 << 19;

// Asks for the lines of a run that is read soon. Inlined always: a compiler
// takes a function that does nothing else for one without effects, and drops
// its calls.
[[gnu::always_inline]] inline void fetch_ahead(const unsigned char* data,
                                               int64_t nbytes) noexcept {
  for (int64_t byte = 0; byte < nbytes; byte += kCacheLine) {
    __builtin_prefetch(data + byte, 0, 2);
  }
}

// Rows up to so many bytes end before a prefetcher has found them: those so
// many rows on are asked for.
inline constexpr int64_t kShortRow = 1024;
inline constexpr int64_t kRowsAhead = 4;

// Copies what does not overlap, streaming the whole lines of the target.
void stream_bytes(void* to, const void* from, size_t nbytes) noexcept;

void end_streaming() noexcept;

}  // namespace tp
