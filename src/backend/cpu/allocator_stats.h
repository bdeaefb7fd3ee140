// What is in use and what is cached, and the peak.
//
// Note [Counting]: nothing counts what is in use while it is allocated and
// freed. It is what exists less what is cached, and the caches know what they
// hold. An exact sum stops all threads at the doors of their caches for a
// moment. The peak is sampled with a bound in place of the sum: what is
// reserved is never less than what is cached. It is off by the free slots of
// the threads' caches, at most 2 MiB a thread.
#pragma once

#include <cstdint>

#include "tensorplay/allocator.h"

namespace tp::cpu {

class ThreadCache;

struct Usage {
  uint64_t live_bytes;
  uint64_t live_blocks;
  uint64_t cached_bytes;
  uint64_t cached_blocks;
  uint64_t given;  // blocks, ever
};
Usage current_usage() noexcept;

// After more was taken than before: is it the most ever?
void sample_peak() noexcept;
void reset_peak() noexcept;

// Keeps what an ending cache has counted. The registry is held.
void fold_counts(const ThreadCache& cache) noexcept;

void fill_stats(tp_allocator_stats_t& out) noexcept;

}  // namespace tp::cpu
