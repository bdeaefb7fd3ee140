#include "backend/cpu/depot.h"

#include <atomic>

#include "core/lock.h"

namespace tp::cpu {

namespace {

// Fewer locks than classes: a fork takes them all.
constexpr size_t kLocks = 64;
struct alignas(64) PaddedLock {
  SpinLock lock;
};
PaddedLock g_locks[kLocks];
Block* g_chains[kClasses];
std::atomic<uint64_t> g_blocks[kClasses];  // written under the lock

void add_blocks(size_t small_class, int64_t n) noexcept {
  std::atomic<uint64_t>& blocks = g_blocks[small_class];
  blocks.store(
      blocks.load(std::memory_order_relaxed) + static_cast<uint64_t>(n),
      std::memory_order_relaxed);
}

SpinLock& lock_of(size_t small_class) noexcept {
  return g_locks[small_class % kLocks].lock;
}

}  // namespace

void put_chain(size_t small_class, Block* chain, uint32_t length) noexcept {
  chain->chain_length = length;
  SpinGuard guard(lock_of(small_class));
  chain->next_chain = g_chains[small_class];
  g_chains[small_class] = chain;
  add_blocks(small_class, length);
}

Block* take_chain(size_t small_class) noexcept {
  SpinGuard guard(lock_of(small_class));
  Block* chain = g_chains[small_class];
  if (chain == nullptr) return nullptr;
  g_chains[small_class] = chain->next_chain;
  add_blocks(small_class, -int64_t{chain->chain_length});
  return chain;
}

size_t empty_depots(Block** list) noexcept {
  size_t bytes = 0;
  for (size_t i = 0; i < kClasses; ++i) {
    Block* chain;
    {
      SpinGuard guard(lock_of(i));
      chain = g_chains[i];
      g_chains[i] = nullptr;
      g_blocks[i].store(0, std::memory_order_relaxed);
    }
    while (chain != nullptr) {
      Block* next_chain = chain->next_chain;
      for (Block* block = chain; block != nullptr;) {
        Block* next = block->next;
        block->next = *list;
        *list = block;
        bytes += block->total;
        block = next;
      }
      chain = next_chain;
    }
  }
  return bytes;
}

DepotCounts depot_counts() noexcept {
  DepotCounts counts = {};
  for (size_t i = 1; i < kClasses; ++i) {
    const uint64_t blocks = g_blocks[i].load(std::memory_order_relaxed);
    counts.blocks += blocks;
    counts.bytes += blocks * total_of_class(i);
  }
  return counts;
}

void lock_depots() noexcept {
  for (PaddedLock& padded : g_locks) padded.lock.lock();
}

void unlock_depots() noexcept {
  for (PaddedLock& padded : g_locks) padded.lock.unlock();
}

}  // namespace tp::cpu
