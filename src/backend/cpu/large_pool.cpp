#include "backend/cpu/large_pool.h"

#include <algorithm>
#include <atomic>
#include <new>
#include <utility>

#include "backend/cpu/allocator_stats.h"
#include "backend/cpu/budget.h"
#include "core/lock.h"
#include "core/memory.h"
#include "core/owned_number.h"

namespace tp::cpu {

struct Shard;

struct Bucket {
  size_t total;
  size_t blocks;  // that exist, in use or cached
  Block* cached;
  Bucket* next;  // in the slot
  Shard* shard;
};

namespace {

constexpr size_t kShardBits = 4;
constexpr size_t kSlotBits = 6;
constexpr size_t kShards = size_t{1} << kShardBits;
constexpr size_t kSlots = size_t{1} << kSlotBits;

}  // namespace

struct alignas(64) Shard {
  SpinLock lock;
  // Written under the lock.
  OwnedCounter room;
  OwnedCounter bytes;   // cached
  OwnedCounter blocks;  // cached
  OwnedCounter given;   // blocks, ever
  // Cached bytes when the peak was last looked at: with fewer, more is in use.
  std::atomic<uint64_t> watched{0};
  Bucket* slots[kSlots];

  bool is_watched() const noexcept {
    return bytes.get() < watched.load(std::memory_order_relaxed);
  }
  void count_out(size_t total) noexcept {
    room.add(total);
    bytes.subtract(total);
    blocks.subtract(1);
    given.add(1);
  }
  void count_in(size_t total) noexcept {
    bytes.add(total);
    blocks.add(1);
  }
};

namespace {

Shard g_shards[kShards];
std::atomic<uint64_t> g_buckets{0};

struct Place {
  Shard& shard;
  Bucket*& slot;
};

Place place_of(size_t total) noexcept {
  // Totals share factors: the upper bits of a product spread them.
  const uint64_t hash =
      (static_cast<uint64_t>(total) / 64) * 0x9e3779b97f4a7c15u;
  Shard& shard = g_shards[hash >> (64 - kShardBits)];
  const size_t slot = (hash >> (64 - kShardBits - kSlotBits)) & (kSlots - 1);
  return {shard, shard.slots[slot]};
}

Bucket* find(Bucket* first, size_t total) noexcept {
  while (first != nullptr && first->total != total) first = first->next;
  return first;
}

// Under the shard's lock: one block of the bucket is gone. Returns the bucket
// if that was the last.
Bucket* drop_block(Bucket* bucket) noexcept {
  if (--bucket->blocks != 0) return nullptr;
  Bucket** link = &place_of(bucket->total).slot;
  while (*link != bucket) link = &(*link)->next;
  *link = bucket->next;
  g_buckets.fetch_sub(1, std::memory_order_relaxed);
  return bucket;
}

// Finds the bucket, or makes it of the memory, and counts the block that is to
// come. nullptr if there is no bucket and no memory.
Bucket* count_block(size_t total, void** memory) noexcept {
  const Place place = place_of(total);
  SpinGuard guard(place.shard.lock);
  Bucket* bucket = find(place.slot, total);
  if (bucket == nullptr && *memory != nullptr) {
    bucket = new (std::exchange(*memory, nullptr))
        Bucket{total, 0, nullptr, place.slot, &place.shard};
    place.slot = bucket;
    g_buckets.fetch_add(1, std::memory_order_relaxed);
  }
  if (bucket != nullptr) ++bucket->blocks;
  return bucket;
}

void forget_block(Bucket* bucket) noexcept {
  Shard& shard = *bucket->shard;
  shard.lock.lock();
  Bucket* empty = drop_block(bucket);
  shard.lock.unlock();
  system_free(empty);
}

}  // namespace

Block* take_cached(size_t total) noexcept {
  const Place place = place_of(total);
  Shard& shard = place.shard;
  shard.lock.lock();
  Bucket* bucket = find(place.slot, total);
  Block* block = bucket != nullptr ? bucket->cached : nullptr;
  if (block == nullptr) {
    shard.lock.unlock();
    return nullptr;
  }
  bucket->cached = block->next;
  shard.count_out(total);
  const bool is_watched = shard.is_watched();
  shard.lock.unlock();
  if (__builtin_expect(is_watched, 0)) sample_peak();
  return block;
}

Bucket* add_block(size_t total) noexcept {
  void* memory = nullptr;
  Bucket* bucket = count_block(total, &memory);
  if (bucket != nullptr) return bucket;
  memory = system_allocate(sizeof(Bucket));
  if (memory == nullptr) return nullptr;
  bucket = count_block(total, &memory);
  system_free(memory);
  return bucket;
}

void attach_block(Bucket* bucket, Block* block) noexcept {
  if (block != nullptr) {
    block->bucket = bucket;
  } else {
    forget_block(bucket);
  }
}

bool put_large(Block* block, size_t total, Room room) noexcept {
  Bucket* bucket = block->bucket;
  Shard& shard = *bucket->shard;
  SpinGuard guard(shard.lock);
  if (__builtin_expect(!is_cacheable(total), 0)) return false;
  if (__builtin_expect(room == Room::kOfShard, 1)) {
    if (shard.room.get() < total) return false;
    shard.room.subtract(total);
  }
  block->next = bucket->cached;
  bucket->cached = block;
  shard.count_in(total);
  return true;
}

void detach_block(Block* block) noexcept { forget_block(block->bucket); }

size_t empty_pool(Block** list) noexcept {
  size_t bytes = 0;
  for (Shard& shard : g_shards) {
    Bucket* gone = nullptr;
    {
      SpinGuard guard(shard.lock);
      bytes += shard.room.get();
      shard.room.set(0);
      for (Bucket* bucket : shard.slots) {
        while (bucket != nullptr) {
          Bucket* next = bucket->next;
          Bucket* empty = nullptr;
          while (Block* block = bucket->cached) {
            bucket->cached = block->next;
            block->next = *list;
            *list = block;
            bytes += bucket->total;
            shard.bytes.subtract(bucket->total);
            shard.blocks.subtract(1);
            empty = drop_block(bucket);
          }
          if (empty != nullptr) {
            empty->next = gone;
            gone = empty;
          }
          bucket = next;
        }
      }
    }
    while (gone != nullptr) {
      Bucket* next = gone->next;
      system_free(gone);
      gone = next;
    }
  }
  return bytes;
}

size_t collect_pool_room() noexcept {
  size_t room = 0;
  for (Shard& shard : g_shards) {
    SpinGuard guard(shard.lock);
    room += shard.room.get();
    shard.room.set(0);
  }
  return room;
}

void watch_pool() noexcept {
  for (Shard& shard : g_shards) {
    shard.watched.store(shard.bytes.get(), std::memory_order_relaxed);
  }
}

uint64_t pool_room() noexcept {
  uint64_t room = 0;
  for (const Shard& shard : g_shards) room += shard.room.get();
  return room;
}

PoolCounts pool_counts() noexcept {
  PoolCounts counts = {};
  for (const Shard& shard : g_shards) {
    counts.given += shard.given.get();
    counts.blocks += shard.blocks.get();
    counts.bytes += shard.bytes.get();
  }
  counts.buckets = g_buckets.load(std::memory_order_relaxed);
  return counts;
}

void lock_pool() noexcept {
  for (Shard& shard : g_shards) shard.lock.lock();
}

void unlock_pool() noexcept {
  for (Shard& shard : g_shards) shard.lock.unlock();
}

}  // namespace tp::cpu
