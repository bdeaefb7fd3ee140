// What is in use: sums over threads, and the peak.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tensorplay/allocator.h"

namespace tp::cpu {

class ThreadCache;

// A block went out, and where it came from; looks after the peak.
void count_from_cache(size_t total) noexcept;
void count_from_system(size_t total) noexcept;
// A block came back and goes to the system.
void count_to_system(size_t total) noexcept;
// The same for a thread that has no cache to count in.
void count_stray_taken(size_t total) noexcept;

// Looks whether what is in use is more than ever; sets the balance at which the
// calling thread looks again.
void sample_peak() noexcept;
void reset_peak() noexcept;

// Folds the counts of an ending thread's cache into what remains. The registry
// is held.
void fold_counts(const ThreadCache& cache) noexcept;

struct LiveCounts {
  uint64_t bytes;
  uint64_t blocks;
  uint64_t given;
};
LiveCounts live_counts() noexcept;
uint64_t cached_bytes(const LiveCounts& live) noexcept;

void fill_stats(tp_allocator_stats_t& out) noexcept;

}  // namespace tp::cpu
