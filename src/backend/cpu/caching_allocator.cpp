#include "backend/cpu/caching_allocator.h"

#include <algorithm>

#include "backend/cpu/allocator_stats.h"
#include "backend/cpu/budget.h"
#include "backend/cpu/depot.h"
#include "backend/cpu/large_pool.h"
#include "backend/cpu/system_blocks.h"
#include "core/error.h"
#include "core/memory.h"
#include "core/object.h"

namespace tp::cpu {

namespace {

constexpr uint64_t kDefaultBypass = uint64_t{1} << 30;
std::atomic<uint64_t> g_bypass_threshold{kDefaultBypass};

// Whether a block may be kept: not if every request for its total bypasses the
// caches. Asked inside the door, so that emptying all caches after a change
// leaves nothing behind.
bool is_cacheable(size_t total) noexcept {
  constexpr size_t kRounding = kHeaderSize + 63;
  const uint64_t threshold = g_bypass_threshold.load(std::memory_order_relaxed);
  return g_caching.load(std::memory_order_relaxed) &&
         (total <= kRounding || total - kRounding <= threshold);
}

// Reserves for the pool. If the cap is reached, room that lies idle in the
// shards and in the thread's own cache is given up first.
bool reserve_at_any_price(size_t nbytes, ThreadCache* cache) noexcept {
  if (reserve(nbytes)) return true;
  unreserve(collect_pool_room());
  if (cache != nullptr) cache->drop_room();
  return reserve(nbytes);
}

// One attempt; nullptr if the system has no memory.
Block* find_small(size_t total) noexcept {
  const size_t small_class = class_of(total);
  if (ThreadCache* cache = enter_cache()) {
    Block* block = cache->take_slowly(small_class);
    const bool is_high = cache->balance.get() > cache->ceiling.get();
    cache->leave();
    if (block != nullptr) {
      if (is_high) sample_peak();
      return block;
    }
  }
  Block* block = obtain_block(total, small_class);
  if (block != nullptr) count_from_system(total);
  return block;
}

Block* find_large(size_t total) noexcept {
  Bucket* bucket = nullptr;
  Block* block = take_large(total, &bucket);
  if (block != nullptr) {
    count_from_cache(total);
    return block;
  }
  if (bucket == nullptr) return nullptr;
  block = obtain_block(total, 0);
  attach_block(bucket, block);
  if (block != nullptr) count_from_system(total);
  return block;
}

Block* find_bypass(size_t total) noexcept {
  Block* block = obtain_block(total, 0);
  if (block != nullptr) count_from_system(total);
  return block;
}

[[noreturn]] void fail_short(size_t nbytes) {
  const LiveCounts live = live_counts();
  const uint64_t cap = cached_cap();
  char limit[32] = "none";
  if (cap != kUnlimited) {
    std::snprintf(limit, sizeof(limit), "%llu bytes",
                  static_cast<unsigned long long>(cap));
  }
  fail(TP_ERROR_OUT_OF_MEMORY,
       "out of memory: %zu bytes requested; %llu bytes are in use and %llu "
       "cached, cap on cached bytes: %s",
       nbytes, static_cast<unsigned long long>(live.bytes),
       static_cast<unsigned long long>(cached_bytes(live)), limit);
}

void free_small(Block* block) noexcept {
  const size_t total = block->total;
  ThreadCache* cache = enter_cache();
  if (cache != nullptr && is_cacheable(total) &&
      (cache->make_space(total) ||
       (unreserve(collect_pool_room()), cache->make_space(total)))) {
    poison(data_of(block), total - kHeaderSize);
    cache->push(block);
    cache->leave();
    return;
  }
  if (cache != nullptr) cache->leave();
  count_to_system(total);
  give_back(block);
}

void free_pooled(Block* block) noexcept {
  const size_t total = block->total;
  ThreadCache* cache = enter_cache();
  block->kind = BlockKind::kCached;
  poison(data_of(block), total - kHeaderSize);
  const bool is_cached =
      is_cacheable(total) &&
      (put_large(block, false) ||
       (reserve_at_any_price(total, cache) && put_large(block, true)));
  if (cache != nullptr) {
    cache->count_taken(total);
    cache->leave();
  } else {
    count_stray_taken(total);
  }
  if (!is_cached) {
    detach_block(block);
    give_back(block);
  }
}

}  // namespace

void* allocate_slowly(size_t nbytes) {
  if (nbytes > kMaxRequest) {
    fail(TP_ERROR_OVERFLOW,
         "%zu bytes with a header overflow the address range", nbytes);
  }
  const size_t total = total_of(nbytes);
  BlockKind kind;
  Block* (*find)(size_t) noexcept;
  if (nbytes > g_bypass_threshold.load(std::memory_order_relaxed)) {
    kind = BlockKind::kBypass;
    find = find_bypass;
  } else if (nbytes > kSmallLimit) {
    kind = BlockKind::kPooled;
    find = find_large;
  } else {
    kind = BlockKind::kSmall;
    find = find_small;
  }
  Block* block = find(total);
  if (block == nullptr && reclaim_memory()) block = find(total);
  if (block == nullptr) fail_short(nbytes);
  return hand_out(block, kind, nbytes);
}

void free_slowly(Block* block) noexcept {
  switch (block->kind) {
    case BlockKind::kSmall:
      return free_small(block);
    case BlockKind::kPooled:
      return free_pooled(block);
    case BlockKind::kBypass:
      count_to_system(block->total);
      return give_back(block);
    default:
      // See Note [Block header].
      return;
  }
}

bool empty_caches() noexcept {
  Block* list = nullptr;
  {
    ThreadRegistry registry;
    SeizedCaches seized(registry.first());
    for (ThreadState* state = registry.first(); state != nullptr;
         state = state->next) {
      ThreadCache* cache = cache_of(*state);
      if (cache != nullptr && seized.is_reachable(*state)) cache->empty(&list);
    }
  }
  unreserve(empty_depots(&list));
  unreserve(empty_pool(&list));
  const bool any = list != nullptr;
  give_back_list(list);
  return any;
}

void set_caching(bool enabled) noexcept {
  set_object_caching(enabled);
  if (!enabled) empty_caches();
}

namespace {

DataPtr allocate_method(Allocator&, size_t nbytes);
void free_method(void* context) { free(context); }
void stats_method(const Allocator&, tp_allocator_stats_t& out) {
  fill_stats(out);
}
void reset_peak_method(Allocator&) { reset_peak(); }
void empty_cache_method(Allocator&) { empty_caches(); }

void set_cap_method(Allocator&, uint64_t nbytes) {
  set_cached_cap(nbytes == 0 ? kUnlimited : nbytes);
  if (is_over_cap()) empty_caches();
}
uint64_t cap_method(const Allocator&) {
  const uint64_t cap = cached_cap();
  return cap == kUnlimited ? 0 : cap;
}

void set_bypass_method(Allocator&, uint64_t nbytes) {
  const uint64_t before =
      g_bypass_threshold.exchange(nbytes, std::memory_order_relaxed);
  // Cached blocks above it would never be asked for again.
  if (nbytes < before) empty_caches();
}
uint64_t bypass_method(const Allocator&) {
  return g_bypass_threshold.load(std::memory_order_relaxed);
}

constexpr AllocatorMethods kMethods = {
    allocate_method,    free_method,    stats_method, reset_peak_method,
    empty_cache_method, set_cap_method, cap_method,   set_bypass_method,
    bypass_method,      nullptr,
};
constexpr Device kCpu = {TP_DEVICE_CPU, 0};

DataPtr allocate_method(Allocator&, size_t nbytes) {
  void* data = allocate(nbytes);
  return DataPtr(data, data, free_method, kCpu);
}

}  // namespace

constinit Allocator g_caching_allocator(&kMethods, kCpu);

}  // namespace tp::cpu
