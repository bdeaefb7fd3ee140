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

// A cached block, or nullptr. Then `*bucket` is the bucket to give to
// attach_block, or nullptr if there was no memory for one.
Block* take_large(size_t total, Bucket** bucket) noexcept;
// Ties a fresh block to the bucket that take_large gave; nullptr if there is no
// block after all.
void attach_block(Bucket* bucket, Block* block) noexcept;

// Caches a block if the shard has room for it, or with `is_reserved` in any
// case.
bool put_large(Block* block, bool is_reserved) noexcept;
// Before a block that is in use goes back to the system.
void detach_block(Block* block) noexcept;

// Puts every cached block at the front of a list linked by `next`; returns the
// bytes that were reserved.
size_t empty_pool(Block** list) noexcept;
// Returns the room that no block fills.
size_t collect_pool_room() noexcept;

uint64_t bucket_count() noexcept;

void lock_pool() noexcept;
void unlock_pool() noexcept;

}  // namespace tp::cpu
