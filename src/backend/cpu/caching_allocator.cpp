#include "backend/cpu/caching_allocator.h"

#include <cstdio>

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

// Whether other threads' fronts have seats that are empty.
bool others_are_idle(const ThreadRegistry& registry) noexcept {
  for (ThreadState* state = registry.first(); state != nullptr;
       state = state->next) {
    const ThreadCache* cache = cache_of(*state);
    if (state != tls_state && cache != nullptr && cache->front.idle() != 0) {
      return true;
    }
  }
  return false;
}

void collect_thread_room() noexcept {
  ThreadRegistry registry;
  if (!others_are_idle(registry)) return;
  const SeizedCaches seized(registry.first());
  if (!seized.is_complete()) return;
  for (ThreadState* state = registry.first(); state != nullptr;
       state = state->next) {
    if (ThreadCache* cache = cache_of(*state)) cache->drop_room();
  }
}

// If the cap is reached, what lies idle elsewhere is given up: in the shards of
// the pool, in the calling thread's cache, in those of others.
bool reserve_at_any_price(size_t nbytes) noexcept {
  if (reserve(nbytes)) return true;
  unreserve(collect_pool_room());
  if (ThreadCache* cache = enter_cache()) {
    cache->drop_room();
    cache->leave();
  }
  if (reserve(nbytes)) return true;
  collect_thread_room();
  return reserve(nbytes);
}

// The cache of another thread whose front has this total.
ThreadCache* find_front(const ThreadRegistry& registry, size_t total) noexcept {
  for (ThreadState* state = registry.first(); state != nullptr;
       state = state->next) {
    ThreadCache* cache = cache_of(*state);
    if (state != tls_state && cache != nullptr &&
        cache->front.total.get() == total) {
      return cache;
    }
  }
  return nullptr;
}

Block* take_others_front(size_t total) noexcept {
  ThreadRegistry registry;
  if (find_front(registry, total) == nullptr) return nullptr;
  const SeizedCaches seized(registry.first());
  ThreadCache* cache = find_front(registry, total);
  return cache != nullptr && seized.is_complete() ? cache->front.take()
                                                  : nullptr;
}

// One attempt each; nullptr if the system has no memory.
Block* find_fresh(size_t total, size_t small_class) noexcept {
  Block* block = obtain_block(total, small_class);
  if (block != nullptr) sample_peak();
  return block;
}

Block* find_small(size_t total) noexcept {
  const size_t small_class = class_of(total);
  if (ThreadCache* cache = enter_cache()) {
    Block* block = cache->take_slowly(small_class);
    cache->leave();
    if (block != nullptr) return block;
  }
  return find_fresh(total, small_class);
}

Block* find_large(size_t total) noexcept {
  if (Block* block = take_cached(total)) return block;
  if (Block* block = take_others_front(total)) {
    sample_peak();
    return block;
  }
  Bucket* bucket = add_block(total);
  if (bucket == nullptr) return nullptr;
  Block* block = find_fresh(total, 0);
  attach_block(bucket, block);
  return block;
}

Block* find_bypass(size_t total) noexcept { return find_fresh(total, 0); }

[[noreturn]] void fail_short(size_t nbytes) {
  const Usage usage = current_usage();
  const uint64_t cap = cached_cap();
  char limit[32] = "none";
  if (cap != kUnlimited) {
    std::snprintf(limit, sizeof(limit), "%llu bytes",
                  static_cast<unsigned long long>(cap));
  }
  fail(TP_ERROR_OUT_OF_MEMORY,
       "out of memory: %zu bytes requested; %llu bytes are in use and %llu "
       "cached, cap on cached bytes: %s",
       nbytes, static_cast<unsigned long long>(usage.live_bytes),
       static_cast<unsigned long long>(usage.cached_bytes), limit);
}

bool cache_small(Block* block) noexcept {
  ThreadCache* cache = enter_cache();
  if (cache == nullptr) return false;
  const bool is_cached = is_cacheable(block->total) && cache->put_slowly(block);
  cache->leave();
  return is_cached;
}

void free_small(Block* block) noexcept {
  if (cache_small(block)) return;
  if (const size_t room = collect_pool_room()) {
    unreserve(room);
    if (cache_small(block)) return;
  }
  give_back(block);
}

// Makes the block the thread's front; the one before goes to the pool. What the
// seat lacks is reserved outside the door, since collecting room may mean to
// wait for others; it may cost the seat that there is.
bool seat_front(Block* block, size_t total) noexcept {
  ThreadCache* cache = enter_cache();
  if (cache == nullptr) return false;
  cache->send_front_back();
  const uint64_t seat = cache->front.seat.get();
  if (seat < total) {
    cache->leave();
    uint64_t bought = total - seat;
    if (!reserve(bought)) {
      bought = total;
      if (!reserve_at_any_price(bought)) return false;
    }
    cache = enter_cache();
    cache->front.seat.add(bought);
  }
  const bool is_seated =
      is_cacheable(total) && cache->front.has_seat_for(total);
  if (is_seated) cache->front.put(block, total);
  cache->leave();
  return is_seated;
}

void free_large(Block* block) noexcept {
  const size_t total = block->total;
  block->kind = BlockKind::kCached;
  poison(data_of(block), total - kHeaderSize);
  ThreadState* state = tls_state;
  if (__builtin_expect(
          state != nullptr && cache_memory(*state).put_front(block, total),
          1)) {
    return;
  }
  if (!is_cacheable(total) ||
      (!seat_front(block, total) && !put_large(block, total, Room::kOfShard))) {
    detach_block(block);
    give_back(block);
  }
}

}  // namespace

void* allocate_large_quickly(size_t nbytes) noexcept {
  if (__builtin_expect(nbytes > bypass_threshold(), 0)) return nullptr;
  const size_t total = total_of(nbytes);
  ThreadState* state = tls_state;
  Block* block = nullptr;
  if (__builtin_expect(state != nullptr, 1)) {
    ThreadCache& cache = cache_memory(*state);
    block = cache.take_front(total);
    if (block != nullptr &&
        cache.front.is_watched.load(std::memory_order_relaxed)) {
      sample_peak();
    }
  }
  if (block == nullptr) block = take_cached(total);
  return block != nullptr ? hand_out(block, BlockKind::kPooled, nbytes)
                          : nullptr;
}

void* allocate_slowly(size_t nbytes) {
  if (nbytes > kMaxRequest) {
    fail(TP_ERROR_OVERFLOW,
         "%zu bytes with a header overflow the address range", nbytes);
  }
  const size_t total = total_of(nbytes);
  BlockKind kind;
  Block* (*find)(size_t) noexcept;
  if (nbytes > bypass_threshold()) {
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
  if (block->kind == BlockKind::kPooled) return free_large(block);
  switch (block->kind) {
    case BlockKind::kSmall:
      return free_small(block);
    case BlockKind::kBypass:
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
      const bool is_own = state == tls_state;
      if (cache != nullptr && (is_own || seized.is_complete())) {
        cache->empty(&list);
      }
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
  if (reserved_bytes() > cached_cap()) empty_caches();
}
uint64_t cap_method(const Allocator&) {
  const uint64_t cap = cached_cap();
  return cap == kUnlimited ? 0 : cap;
}

void set_bypass_method(Allocator&, uint64_t nbytes) {
  // Cached blocks above it would never be asked for again.
  if (nbytes < set_bypass_threshold(nbytes)) empty_caches();
}
uint64_t bypass_method(const Allocator&) { return bypass_threshold(); }

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
