// Cached blocks above the small limit, shared by all threads.
//
// A bucket holds the cached blocks of one total, last in, first out. It exists
// as long as any block of its total does, in use or cached, and a block in use
// knows its bucket: giving one back looks nothing up and allocates nothing.
// Totals are spread over shards, each with its lock. A shard keeps the room
// that it has reserved when blocks go out; see Note [Reservations].
#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/cpu/block.h"

namespace tp::cpu {

// A cached block, or nullptr. Looks after the peak.
Block* take_cached(size_t total) noexcept;

// The bucket for a block that is to be obtained, counted there already; nullptr
// if there is no memory for one.
Bucket* add_block(size_t total) noexcept;
// Ties the block to its bucket, or, if it is nullptr, takes it off the count.
void attach_block(Bucket* bucket, Block* block) noexcept;

// Whose room a block takes: what the shard has, if that is enough, or what the
// caller has reserved for it.
enum class Room { kOfShard, kReserved };
// Caches a block if it may be, and if there is room.
bool put_large(Block* block, size_t total, Room room) noexcept;
// Before a block that is in use goes back to the system.
void detach_block(Block* block) noexcept;

// Puts every cached block at the front of a list linked by `next`; returns the
// bytes that were reserved.
size_t empty_pool(Block** list) noexcept;
// Returns the room that no block fills.
size_t collect_pool_room() noexcept;

// From here on a shard that gets emptier than it is now may make a new peak.
void watch_pool() noexcept;
uint64_t pool_room() noexcept;

struct PoolCounts {
  uint64_t given;  // blocks, ever
  uint64_t blocks;
  uint64_t bytes;
  uint64_t buckets;
};
PoolCounts pool_counts() noexcept;

void lock_pool() noexcept;
void unlock_pool() noexcept;

}  // namespace tp::cpu
