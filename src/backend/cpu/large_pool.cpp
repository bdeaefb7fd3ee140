#include "backend/cpu/large_pool.h"

#include <atomic>
#include <new>
#include <utility>

#include "core/lock.h"
#include "core/memory.h"

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
  size_t room;
  Bucket* slots[kSlots];
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

// Finds or makes the bucket and counts the block that is to come.
Bucket* add_block(size_t total) noexcept {
  void* memory = system_allocate(sizeof(Bucket));
  if (memory == nullptr) return nullptr;
  const Place place = place_of(total);
  place.shard.lock.lock();
  Bucket* bucket = find(place.slot, total);
  if (bucket == nullptr) {
    bucket = new (std::exchange(memory, nullptr))
        Bucket{total, 0, nullptr, place.slot, &place.shard};
    place.slot = bucket;
    g_buckets.fetch_add(1, std::memory_order_relaxed);
  }
  ++bucket->blocks;
  place.shard.lock.unlock();
  system_free(memory);
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

Block* take_large(size_t total, Bucket** bucket) noexcept {
  const Place place = place_of(total);
  Bucket* found;
  {
    SpinGuard guard(place.shard.lock);
    found = find(place.slot, total);
    if (found != nullptr) {
      if (Block* block = found->cached) {
        found->cached = block->next;
        place.shard.room += total;
        return block;
      }
      ++found->blocks;
    }
  }
  *bucket = found != nullptr ? found : add_block(total);
  return nullptr;
}

void attach_block(Bucket* bucket, Block* block) noexcept {
  if (block != nullptr) {
    block->bucket = bucket;
  } else {
    forget_block(bucket);
  }
}

bool put_large(Block* block, bool is_reserved) noexcept {
  Bucket* bucket = block->bucket;
  Shard& shard = *bucket->shard;
  SpinGuard guard(shard.lock);
  if (!is_reserved) {
    if (shard.room < bucket->total) return false;
    shard.room -= bucket->total;
  }
  block->next = bucket->cached;
  bucket->cached = block;
  return true;
}

void detach_block(Block* block) noexcept { forget_block(block->bucket); }

size_t empty_pool(Block** list) noexcept {
  size_t bytes = 0;
  for (Shard& shard : g_shards) {
    Bucket* gone = nullptr;
    {
      SpinGuard guard(shard.lock);
      bytes += std::exchange(shard.room, 0);
      for (Bucket* bucket : shard.slots) {
        while (bucket != nullptr) {
          Bucket* next = bucket->next;
          Bucket* empty = nullptr;
          while (Block* block = bucket->cached) {
            bucket->cached = block->next;
            block->next = *list;
            *list = block;
            bytes += bucket->total;
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
    room += std::exchange(shard.room, 0);
  }
  return room;
}

uint64_t bucket_count() noexcept {
  return g_buckets.load(std::memory_order_relaxed);
}

void lock_pool() noexcept {
  for (Shard& shard : g_shards) shard.lock.lock();
}

void unlock_pool() noexcept {
  for (Shard& shard : g_shards) shard.lock.unlock();
}

}  // namespace tp::cpu
