#include "backend/cpu/allocator_stats.h"

#include <algorithm>
#include <atomic>

#include "backend/cpu/large_pool.h"
#include "backend/cpu/system_blocks.h"
#include "backend/cpu/thread_cache.h"
#include "core/thread_state.h"

namespace tp::cpu {

namespace {

// How much a thread may take before the peak is looked at again. With one
// thread there is nothing to wait for, and the peak is exact.
constexpr int64_t kSampleStep = int64_t{1} << 20;

// Counts that belong to no living cache: of ended threads and of those without.
std::atomic<int64_t> g_balance{0};
std::atomic<int64_t> g_given{0};
std::atomic<int64_t> g_taken{0};
std::atomic<uint64_t> g_peak{0};

void add_stray(int64_t balance, int64_t given, int64_t taken) noexcept {
  g_balance.fetch_add(balance, std::memory_order_relaxed);
  g_given.fetch_add(given, std::memory_order_relaxed);
  g_taken.fetch_add(taken, std::memory_order_relaxed);
}

// While threads are at it a sum may be off by what they are doing.
uint64_t not_negative(int64_t n) noexcept {
  return static_cast<uint64_t>(std::max<int64_t>(n, 0));
}

LiveCounts sum_counts(const ThreadRegistry& registry) noexcept {
  int64_t balance = g_balance.load(std::memory_order_relaxed);
  int64_t given = g_given.load(std::memory_order_relaxed);
  int64_t taken = g_taken.load(std::memory_order_relaxed);
  for (ThreadState* state = registry.first(); state != nullptr;
       state = state->next) {
    if (const ThreadCache* cache = cache_of(*state)) {
      balance += cache->balance.get();
      given += cache->given.get();
      taken += cache->taken.get();
    }
  }
  return {not_negative(balance), not_negative(given - taken),
          not_negative(given)};
}

template <class F>
void for_each_cache(const ThreadRegistry& registry, F&& visit) noexcept {
  for (ThreadState* state = registry.first(); state != nullptr;
       state = state->next) {
    if (ThreadCache* cache = cache_of(*state)) visit(*state, *cache);
  }
}

int64_t sample_step(const ThreadRegistry& registry) noexcept {
  int64_t caches = 0;
  for_each_cache(registry, [&](ThreadState&, ThreadCache&) { ++caches; });
  return caches > 1 ? kSampleStep : 0;
}

uint64_t raise_peak(const ThreadRegistry& registry) noexcept {
  const uint64_t live = sum_counts(registry).bytes;
  const uint64_t peak = g_peak.load(std::memory_order_relaxed);
  if (live <= peak) return peak;
  g_peak.store(live, std::memory_order_relaxed);
  return live;
}

void count_stray_given(size_t total) noexcept {
  add_stray(static_cast<int64_t>(total), 1, 0);
}

}  // namespace

void sample_peak() noexcept {
  ThreadRegistry registry;
  raise_peak(registry);
  const int64_t step = sample_step(registry);
  for_each_cache(registry, [step](ThreadState& state, ThreadCache& cache) {
    // Another thread that rises again from where it is now may make a new peak,
    // even below its own highest balance.
    const int64_t next = cache.balance.get() + step;
    if (&state == tls_state || next < cache.ceiling.get()) {
      cache.ceiling.set(next);
    }
  });
}

void reset_peak() noexcept {
  ThreadRegistry registry;
  g_peak.store(0, std::memory_order_relaxed);
  raise_peak(registry);
  const int64_t step = sample_step(registry);
  for_each_cache(registry, [step](ThreadState&, ThreadCache& cache) {
    cache.ceiling.set(cache.balance.get() + step);
  });
}

void count_from_cache(size_t total) noexcept {
  bool is_high = true;
  if (ThreadCache* cache = enter_cache()) {
    cache->count_given(total);
    is_high = cache->balance.get() > cache->ceiling.get();
    cache->leave();
  } else {
    count_stray_given(total);
  }
  if (is_high) sample_peak();
}

void count_from_system(size_t total) noexcept {
  if (ThreadCache* cache = enter_cache()) {
    cache->count_given(total);
    cache->leave();
  } else {
    count_stray_given(total);
  }
  sample_peak();
}

void count_to_system(size_t total) noexcept {
  if (ThreadCache* cache = enter_cache()) {
    cache->count_taken(total);
    cache->leave();
  } else {
    count_stray_taken(total);
  }
}

void count_stray_taken(size_t total) noexcept {
  add_stray(-static_cast<int64_t>(total), 0, 1);
}

void fold_counts(const ThreadCache& cache) noexcept {
  add_stray(cache.balance.get(), cache.given.get(), cache.taken.get());
}

LiveCounts live_counts() noexcept {
  ThreadRegistry registry;
  return sum_counts(registry);
}

uint64_t cached_bytes(const LiveCounts& live) noexcept {
  return not_negative(static_cast<int64_t>(system_counts().bytes) -
                      static_cast<int64_t>(live.bytes));
}

void fill_stats(tp_allocator_stats_t& out) noexcept {
  LiveCounts live;
  {
    ThreadRegistry registry;
    live = sum_counts(registry);
    out.peak_bytes = raise_peak(registry);
  }
  const SystemCounts system = system_counts();
  out.live_bytes = live.bytes;
  out.live_blocks = live.blocks;
  out.cached_bytes = cached_bytes(live);
  out.cached_blocks =
      not_negative(static_cast<int64_t>(system.allocations - system.frees) -
                   static_cast<int64_t>(live.blocks));
  out.allocations = live.given;
  out.system_allocations = system.allocations;
  out.system_frees = system.frees;
  out.buckets = system.small_totals + bucket_count();
}

}  // namespace tp::cpu
