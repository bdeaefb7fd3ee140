#include "backend/cpu/thread_cache.h"

#include <algorithm>

#include "backend/cpu/budget.h"
#include "backend/cpu/depot.h"
#include "backend/cpu/large_pool.h"
#include "backend/cpu/system_blocks.h"
#include "core/object.h"

namespace tp::cpu {

namespace {

// Long enough to make a visit to the depot rare, short enough for blocks that
// wander between threads to stay in the processor's caches.
uint32_t magazine_length(size_t total) noexcept {
  constexpr size_t kBytes = size_t{256} << 10;
  return static_cast<uint32_t>(std::clamp<size_t>(kBytes / total, 4, 128));
}

// How many slots are bought at a time.
size_t slots_at_once(size_t total) noexcept {
  constexpr size_t kBytes = size_t{16} << 10;
  return std::max<size_t>(kBytes / total, 1);
}

ThreadCache* make_cache(ThreadState& state) noexcept {
  if (state.emergency || !g_caching.load(std::memory_order_relaxed)) {
    return nullptr;
  }
  ThreadRegistry registry;
  cache_memory(state).open(state);
  return &cache_memory(state);
}

void prepend(Block** list, Block* blocks) noexcept {
  while (blocks != nullptr) {
    Block* next = blocks->next;
    blocks->next = *list;
    *list = blocks;
    blocks = next;
  }
}

}  // namespace

// A list whose blocks are paid for becomes the first; free slots that do not
// fit beside it turn into credit.
void ThreadCache::take_list(Bin& bin, Block* list, size_t length,
                            size_t total) noexcept {
  const uint64_t excess =
      std::max<uint64_t>(bin.space() + length, bin.length) - bin.length;
  bin.word.subtract(excess);
  credit_ += excess * total;
  bin.first = list;
  bin.slots.set(static_cast<uint16_t>(bin.space() + length));
}

Block* ThreadCache::take_slowly(size_t small_class) noexcept {
  Bin& bin = bins[small_class];
  const size_t total = total_of_class(small_class);
  if (bin.first == nullptr) {
    if (bin.length == 0) bin.length = magazine_length(total);
    if (bin.second != nullptr) {
      take_list(bin, bin.second, bin.second_length.get(), total);
      bin.second = nullptr;
      bin.second_length.set(0);
    } else {
      Block* chain = take_chain(small_class);
      if (chain == nullptr) return nullptr;
      quota_ += chain->chain_length * total;
      take_list(bin, chain, chain->chain_length, total);
      return_credit();
    }
  }
  Block* block = bin.first;
  bin.first = block->next;
  bin.word.add(Bin::kGiven + 1);
  return block;
}

bool ThreadCache::put_slowly(Block* block) noexcept {
  const size_t total = block->total;
  const size_t small_class = class_of(total);
  Bin& bin = bins[small_class];
  if (bin.length == 0) bin.length = magazine_length(total);
  if (bin.space() == 0 && bin.slots.get() == bin.length) {
    if (bin.second != nullptr) {
      put_chain(small_class, bin.second, bin.second_length.get());
      quota_ -= bin.second_length.get() * total;
    }
    bin.second = bin.first;
    bin.second_length.set(bin.slots.get());
    bin.first = nullptr;
    bin.slots.set(0);
  }
  if (bin.space() == 0 && !buy_slots(bin, total)) return false;
  push(bin, bin.word.get(), block, total);
  return true;
}

bool ThreadCache::buy_slots(Bin& bin, size_t total) noexcept {
  const size_t wanted =
      std::min<size_t>(slots_at_once(total), bin.length - bin.slots.get());
  size_t bought = wanted;
  if (!pay(wanted * total)) {
    bought = 1;
    if (!pay(total)) return false;
  }
  bin.slots.add(static_cast<uint16_t>(bought));
  bin.word.add(bought);
  return true;
}

bool ThreadCache::pay(size_t nbytes) noexcept {
  const uint64_t limit = thread_limit();
  if (credit_ < nbytes && quota_ + (nbytes - credit_) > limit) flush();
  if (credit_ < nbytes) {
    const uint64_t needed = nbytes - credit_;
    if (quota_ + needed > limit) return false;
    uint64_t bytes =
        std::clamp(thread_step(), needed, std::max(limit - quota_, needed));
    if (!reserve(bytes)) {
      bytes = needed;
      if (!reserve(bytes)) return false;
    }
    quota_ += bytes;
    credit_ += bytes;
  }
  credit_ -= nbytes;
  return true;
}

void ThreadCache::return_credit() noexcept {
  const uint64_t step = thread_step();
  if (credit_ < 2 * step) return;
  unreserve(credit_ - step);
  quota_ -= credit_ - step;
  credit_ = step;
}

void ThreadCache::flush() noexcept {
  for (size_t i = 1; i < kClasses; ++i) {
    Bin& bin = bins[i];
    const size_t total = total_of_class(i);
    if (bin.second != nullptr) {
      put_chain(i, bin.second, bin.second_length.get());
      quota_ -= bin.second_length.get() * total;
      bin.second = nullptr;
      bin.second_length.set(0);
    }
    if (bin.first != nullptr) {
      const uint64_t length = bin.first_length();
      put_chain(i, bin.first, static_cast<uint32_t>(length));
      quota_ -= length * total;
      bin.first = nullptr;
    }
    credit_ += bin.space() * total;
    bin.word.subtract(bin.space());
    bin.slots.set(0);
  }
  return_credit();
}

void ThreadCache::send_front_back() noexcept {
  Block* block = front.block;
  if (block == nullptr) return;
  const size_t total = front.total.get();
  front.put(nullptr, 0);
  if (put_large(block, total, Room::kOfShard)) return;
  if (put_large(block, total, Room::kReserved)) {
    front.seat.subtract(total);
  } else {
    detach_block(block);
    give_back(block);
  }
}

void ThreadCache::empty(Block** list) noexcept {
  if (front.block != nullptr) {
    detach_block(front.block);
    front.block->next = *list;
    *list = front.block;
    front.put(nullptr, 0);
  }
  unreserve(front.seat.get());
  front.seat.set(0);
  for (Bin& bin : bins) {
    prepend(list, bin.second);
    prepend(list, bin.first);
    // Classes that may no longer be cached get no slots again.
    bin.first = nullptr;
    bin.word.subtract(bin.space());
    bin.second = nullptr;
    bin.second_length.set(0);
    bin.slots.set(0);
    bin.length = 0;
  }
  unreserve(quota_);
  quota_ = 0;
  credit_ = 0;
}

void ThreadCache::drop_room() noexcept {
  unreserve(front.idle());
  front.seat.set(front.total.get());
  for (size_t i = 1; i < kClasses; ++i) {
    Bin& bin = bins[i];
    const uint64_t space = bin.space();
    credit_ += space * total_of_class(i);
    bin.slots.subtract(static_cast<uint16_t>(space));
    bin.word.subtract(space);
  }
  unreserve(credit_);
  quota_ -= credit_;
  credit_ = 0;
}

void ThreadCache::open(ThreadState& state) noexcept {
  state.has_block_cache = true;
  door_.store(kOpen, std::memory_order_release);
}

void ThreadCache::close(ThreadState& state) noexcept {
  door_.store(kAbsent, std::memory_order_release);
  state.has_block_cache = false;
}

void ThreadCache::add_counts(Counts& counts) const noexcept {
  const uint64_t total = front.total.get();
  counts.given += front.given.get();
  counts.blocks += total != 0 ? 1 : 0;
  counts.bytes += total;
  for (size_t i = 1; i < kClasses; ++i) {
    const Bin& bin = bins[i];
    const uint64_t blocks = bin.first_length() + bin.second_length.get();
    counts.given += bin.given();
    counts.blocks += blocks;
    counts.bytes += blocks * total_of_class(i);
  }
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
