// The CPU's own allocator: caches what is freed, by exact total.
//
// A request looks in the calling thread's cache (small), then in the depot of its
// class or the bucket of its total, then asks the system; see thread_cache.h,
// depot.h, large_pool.h. A block may be freed by any thread, and goes to the
// freeing thread's cache or to the pool. Nothing here is ever destroyed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/cpu/block.h"
#include "backend/cpu/thread_cache.h"
#include "core/allocator.h"

namespace tp::cpu {

// The process-wide one, immortal.
extern Allocator g_caching_allocator;

// Requests up to this many bytes are small: less if the bypass threshold is.
extern std::atomic<size_t> g_small_limit;

void* allocate_slowly(size_t nbytes);
void free_slowly(Block* block) noexcept;

// Throws overflow and out-of-memory.
inline void* allocate(size_t nbytes) {
  if (__builtin_expect(
          nbytes <= g_small_limit.load(std::memory_order_relaxed), 1)) {
    ThreadState* state = tls_state;
    if (__builtin_expect(state != nullptr && state->block_cache != nullptr,
                         1)) {
      if (void* data = cache_of(*state)->take(nbytes)) return data;
    }
  }
  return allocate_slowly(nbytes);
}

inline void free(void* data) noexcept {
  Block* block = take_back(data);
  if (__builtin_expect(kind_of(*block) == kSmallBlock, 1)) {
    ThreadState* state = tls_state;
    if (__builtin_expect(state != nullptr && state->block_cache != nullptr,
                         1)) {
      if (cache_of(*state)->put(block)) return;
    }
  }
  free_slowly(block);
}

// Gives all cached blocks back to the system, also those of other threads.
// Returns whether there were any.
bool empty_caches() noexcept;

// Turns the caches of blocks and objects on or off; turning off empties them.
void set_caching(bool enabled) noexcept;

// Total in the header of a block in use; 0 if there is none. Never faults.
size_t find_block_total(const void* data) noexcept;

}  // namespace tp::cpu
