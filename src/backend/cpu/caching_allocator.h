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

// What is at hand: nullptr if there is no such block. `nbytes` is at most the
// small limit, or above it.
inline void* allocate_small_quickly(size_t nbytes) noexcept {
  ThreadState* state = tls_state;
  if (__builtin_expect(state == nullptr, 0)) return nullptr;
  return cache_memory(*state).take(nbytes);
}
void* allocate_large_quickly(size_t nbytes) noexcept;

// Throws overflow and out-of-memory.
inline void* allocate(size_t nbytes) {
  void* data = __builtin_expect(nbytes <= kSmallLimit, 1)
                   ? allocate_small_quickly(nbytes)
                   : allocate_large_quickly(nbytes);
  return __builtin_expect(data != nullptr, 1) ? data : allocate_slowly(nbytes);
}

// False: take the slow path. `total` is the block's.
inline bool free_quickly(Block* block, size_t total) noexcept {
  if (__builtin_expect(block->kind != BlockKind::kSmall, 0)) return false;
  ThreadState* state = tls_state;
  if (__builtin_expect(state == nullptr, 0)) return false;
  return cache_memory(*state).put(block, total);
}

inline void free(void* data) noexcept {
  Block* block = take_back(data);
  if (__builtin_expect(!free_quickly(block, block->total), 0)) {
    free_slowly(block);
  }
}

// The same by a caller who knows what was asked for. Finding the bin does not
// wait for the header then, which only has to agree; if it does not, it is
// right.
inline void free_sized(void* data, size_t nbytes) noexcept {
  Block* block = take_back(data);
  const size_t total = total_of(nbytes);
  if (__builtin_expect(block->total != total, 0)) return free_slowly(block);
  if (__builtin_expect(!free_quickly(block, total), 0)) free_slowly(block);
}

// Gives all cached blocks back to the system, also those of other threads.
// Returns whether there were any.
bool empty_caches() noexcept;

// Turns the caches of blocks and objects on or off; turning off empties them.
void set_caching(bool enabled) noexcept;

// Total in the header of a block in use; 0 if there is none. Never faults.
size_t find_block_total(const void* data) noexcept;

}  // namespace tp::cpu
