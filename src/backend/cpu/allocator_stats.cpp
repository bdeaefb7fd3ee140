#include "backend/cpu/allocator_stats.h"

#include <atomic>

#include "backend/cpu/budget.h"
#include "backend/cpu/depot.h"
#include "backend/cpu/large_pool.h"
#include "backend/cpu/system_blocks.h"
#include "backend/cpu/thread_cache.h"
#include "core/thread_state.h"

namespace tp::cpu {

namespace {

std::atomic<uint64_t> g_given_by_ended{0};
std::atomic<uint64_t> g_peak{0};

// While threads are at it a difference may be off by what they are doing.
uint64_t difference(uint64_t a, uint64_t b) noexcept {
  return a > b ? a - b : 0;
}

void raise_peak(uint64_t live) noexcept {
  uint64_t peak = g_peak.load(std::memory_order_relaxed);
  while (live > peak &&
         !g_peak.compare_exchange_weak(peak, live, std::memory_order_relaxed)) {
  }
}

ThreadCache::Counts thread_counts() noexcept {
  ThreadCache::Counts counts = {
      g_given_by_ended.load(std::memory_order_relaxed), 0, 0};
  ThreadRegistry registry;
  SeizedCaches seized(registry.first());
  for (ThreadState* state = registry.first(); state != nullptr;
       state = state->next) {
    if (const ThreadCache* cache = cache_of(*state)) cache->add_counts(counts);
  }
  return counts;
}

}  // namespace

Usage current_usage() noexcept {
  const ThreadCache::Counts threads = thread_counts();
  const DepotCounts depots = depot_counts();
  const PoolCounts pool = pool_counts();
  const SystemCounts system = system_counts();
  Usage usage;
  usage.cached_bytes = threads.bytes + depots.bytes + pool.bytes;
  usage.cached_blocks = threads.blocks + depots.blocks + pool.blocks;
  usage.live_bytes = difference(system.bytes, usage.cached_bytes);
  usage.live_blocks =
      difference(system.allocations - system.frees, usage.cached_blocks);
  usage.given = threads.given + pool.given + system.allocations;
  return usage;
}

void sample_peak() noexcept {
  uint64_t idle = pool_room();
  {
    ThreadRegistry registry;
    for (ThreadState* state = registry.first(); state != nullptr;
         state = state->next) {
      ThreadCache* cache = cache_of(*state);
      if (cache == nullptr) continue;
      idle += cache->front.idle();
      cache->front.is_watched.store(cache->front.total.get() != 0,
                                    std::memory_order_relaxed);
    }
  }
  watch_pool();
  const uint64_t cached_at_most = difference(reserved_bytes(), idle);
  raise_peak(difference(system_counts().bytes, cached_at_most));
}

void reset_peak() noexcept {
  g_peak.store(0, std::memory_order_relaxed);
  sample_peak();
  raise_peak(current_usage().live_bytes);
}

void fold_counts(const ThreadCache& cache) noexcept {
  ThreadCache::Counts counts = {};
  cache.add_counts(counts);
  g_given_by_ended.fetch_add(counts.given, std::memory_order_relaxed);
}

void fill_stats(tp_allocator_stats_t& out) noexcept {
  const Usage usage = current_usage();
  const SystemCounts system = system_counts();
  raise_peak(usage.live_bytes);
  out.live_bytes = usage.live_bytes;
  out.live_blocks = usage.live_blocks;
  out.cached_bytes = usage.cached_bytes;
  out.cached_blocks = usage.cached_blocks;
  out.peak_bytes = g_peak.load(std::memory_order_relaxed);
  out.allocations = usage.given;
  out.system_allocations = system.allocations;
  out.system_frees = system.frees;
  out.buckets = system.small_totals + pool_counts().buckets;
}

}  // namespace tp::cpu
