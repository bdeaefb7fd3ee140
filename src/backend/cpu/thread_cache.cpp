#include "backend/cpu/thread_cache.h"

#include <algorithm>

#include "backend/cpu/budget.h"
#include "backend/cpu/depot.h"
#include "backend/cpu/system_blocks.h"
#include "core/memory.h"
#include "core/object.h"

namespace tp::cpu {

namespace {

// Long enough to make a visit to the depot rare, short enough for blocks that
// wander between threads to stay in the processor's caches.
uint32_t magazine_length(size_t total) noexcept {
  constexpr size_t kBytes = size_t{256} << 10;
  return static_cast<uint32_t>(std::clamp<size_t>(kBytes / total, 4, 128));
}

ThreadCache* make_cache(ThreadState& state) noexcept {
  if (state.emergency || !g_caching.load(std::memory_order_relaxed)) {
    return nullptr;
  }
  ThreadRegistry registry;
  cache_memory(state).open(state);
  return &cache_memory(state);
}

}  // namespace

Block* ThreadCache::take_slowly(size_t small_class) noexcept {
  Bin& bin = bins[small_class];
  if (bin.length == 0) {
    bin.length = bin.space = magazine_length(small_class * 64);
  }
  if (bin.first == nullptr) {
    if (bin.second != nullptr) {
      bin.first = bin.second;
      bin.space = bin.length - bin.second_length;
      bin.second = nullptr;
    } else {
      Block* chain = take_chain(small_class);
      if (chain == nullptr) return nullptr;
      bin.first = chain;
      bin.space = bin.length - chain->chain_length;
      const int64_t bytes =
          int64_t{chain->chain_length} * static_cast<int64_t>(chain->total);
      if (room() >= bytes) {
        floor += bytes;
        unreserve(static_cast<uint64_t>(bytes));
      } else {
        quota += bytes;
      }
    }
  }
  Block* block = bin.first;
  bin.first = block->next;
  ++bin.space;
  balance.add(static_cast<int64_t>(block->total));
  given.add(1);
  return block;
}

bool ThreadCache::grow(size_t total) noexcept {
  const int64_t needed = static_cast<int64_t>(total) - room();
  const int64_t limit = static_cast<int64_t>(thread_limit());
  const int64_t step = static_cast<int64_t>(thread_step());
  if (quota + needed > limit) flush();
  if (quota + needed > limit) return false;
  const int64_t wanted = std::min(std::max(needed, step), limit - quota);
  for (const int64_t bytes : {wanted, needed}) {
    if (reserve(static_cast<uint64_t>(bytes))) {
      quota += bytes;
      floor -= bytes;
      return true;
    }
  }
  return false;
}

bool ThreadCache::make_space(size_t total) noexcept {
  const size_t small_class = class_of(total);
  Bin& bin = bins[small_class];
  if (bin.length == 0) {
    bin.length = bin.space = magazine_length(total);
  }
  if (room() < static_cast<int64_t>(total) && !grow(total)) return false;
  if (bin.space == 0) {
    if (bin.second != nullptr) {
      put_chain(small_class, bin.second, bin.second_length);
      quota -= int64_t{bin.second_length} * static_cast<int64_t>(total);
    }
    bin.second = bin.first;
    bin.second_length = bin.length;
    bin.first = nullptr;
    bin.space = bin.length;
  }
  return true;
}

void ThreadCache::push(Block* block) noexcept {
  Bin& bin = bins[class_of(block->total)];
  block->kind = BlockKind::kCached;
  block->next = bin.first;
  bin.first = block;
  --bin.space;
  balance.add(-static_cast<int64_t>(block->total));
  taken.add(1);
}

void ThreadCache::count_given(size_t total) noexcept {
  balance.add(static_cast<int64_t>(total));
  floor += static_cast<int64_t>(total);
  given.add(1);
}

void ThreadCache::count_taken(size_t total) noexcept {
  balance.add(-static_cast<int64_t>(total));
  floor -= static_cast<int64_t>(total);
  taken.add(1);
}

void ThreadCache::flush() noexcept {
  for (size_t i = 0; i < kClasses; ++i) {
    Bin& bin = bins[i];
    const int64_t total = static_cast<int64_t>(i) * 64;
    if (bin.second != nullptr) {
      put_chain(i, bin.second, bin.second_length);
      quota -= int64_t{bin.second_length} * total;
      bin.second = nullptr;
    }
    if (bin.first != nullptr) {
      const uint32_t length = bin.length - bin.space;
      put_chain(i, bin.first, length);
      quota -= int64_t{length} * total;
      bin.first = nullptr;
      bin.space = bin.length;
    }
  }
}

void ThreadCache::empty(Block** list) noexcept {
  for (Bin& bin : bins) {
    for (Block** chain : {&bin.second, &bin.first}) {
      while (Block* block = *chain) {
        *chain = block->next;
        block->next = *list;
        *list = block;
      }
    }
    // Classes that may no longer be cached get no space again.
    bin.space = bin.length = 0;
  }
  unreserve(static_cast<uint64_t>(quota));
  quota = 0;
  floor = balance.get();
}

void ThreadCache::drop_room() noexcept {
  const int64_t idle = room();
  unreserve(static_cast<uint64_t>(idle));
  quota -= idle;
  floor += idle;
}

void ThreadCache::open(ThreadState& state) noexcept {
  state.has_block_cache = true;
  door_.store(kOpen, std::memory_order_release);
}

void ThreadCache::close(ThreadState& state) noexcept {
  door_.store(kAbsent, std::memory_order_release);
  state.has_block_cache = false;
}

ThreadCache* enter_cache() noexcept {
  ThreadState& state = thread_state();
  ThreadCache* cache = cache_of(state);
  if (cache == nullptr) cache = make_cache(state);
  if (cache == nullptr) return nullptr;
  while (!cache->enter()) {
    uint32_t mark = ThreadCache::kEmptyYourself;
    if (cache->door_.compare_exchange_strong(mark, ThreadCache::kOpen)) {
      Block* list = nullptr;
      cache->empty(&list);
      give_back_list(list);
    } else {
      ThreadRegistry wait_for_whoever_seized_it;
    }
  }
  return cache;
}

}  // namespace tp::cpu
