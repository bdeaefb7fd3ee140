// The CPU's own allocator: caches what is freed, by exact total.
//
// A request looks in the calling thread's cache (small), then in the depot of
// its class or the bucket of its total, then asks the system; see
// thread_cache.h, depot.h, large_pool.h. A block may be freed by any thread,
// and goes to the freeing thread's cache or to the pool. Nothing here is ever
// destroyed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/cpu/block.h"
#include "backend/cpu/thread_cache.h"
#include "core/allocator.h"

namespace tp::cpu {

// The process-wide one, immortal.
extern Allocator g_caching_allocator;

void* allocate_slowly(size_t nbytes);
void free_slowly(Block* block) noexcept;

// The fast path: nullptr if the calling thread has no such block at hand.
inline void* allocate_quickly(size_t nbytes) noexcept {
  ThreadState* state = tls_state;
  if (__builtin_expect(nbytes > kSmallLimit || state == nullptr, 0)) {
    return nullptr;
  }
  return cache_memory(*state).take(nbytes);
}

// Throws overflow and out-of-memory.
inline void* allocate(size_t nbytes) {
  void* data = allocate_quickly(nbytes);
  return __builtin_expect(data != nullptr, 1) ? data : allocate_slowly(nbytes);
}

// False: take the slow path. `total` is the block's.
inline bool free_quickly(Block* block, size_t total) noexcept {
  ThreadState* state = tls_state;
  return __builtin_expect(block->kind == BlockKind::kSmall && state != nullptr,
                          1) &&
         cache_memory(*state).put(block, total);
}

inline void free(void* data) noexcept {
  Block* block = take_back(data);
  if (!free_quickly(block, block->total)) free_slowly(block);
}

// The same by a caller who knows what was asked for. Finding the bin does not
// wait for the header then, which only has to agree; if it does not, it is
// right.
inline void free_sized(void* data, size_t nbytes) noexcept {
  Block* block = take_back(data);
  const size_t total = total_of(nbytes);
  if (__builtin_expect(block->total != total, 0)) return free(data);
  if (!free_quickly(block, total)) free_slowly(block);
}

// Gives all cached blocks back to the system, also those of other threads.
// Returns whether there were any.
bool empty_caches() noexcept;

// Turns the caches of blocks and objects on or off; turning off empties them.
void set_caching(bool enabled) noexcept;

// Total in the header of a block in use; 0 if there is none. Never faults.
size_t find_block_total(const void* data) noexcept;

}  // namespace tp::cpu
