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
  bin.word -= excess;
  credit_ += excess * total;
  bin.first = list;
  bin.slots = static_cast<uint16_t>(bin.space() + length);
}

Block* ThreadCache::take_slowly(size_t small_class) noexcept {
  Bin& bin = bins[small_class];
  const size_t total = total_of_class(small_class);
  if (bin.first == nullptr) {
    if (bin.length == 0) bin.length = magazine_length(total);
    if (bin.second != nullptr) {
      take_list(bin, bin.second, bin.second_length, total);
      bin.second = nullptr;
      bin.second_length = 0;
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
  bin.word += Bin::kGiven + 1;
  return block;
}

bool ThreadCache::put_slowly(Block* block) noexcept {
  const size_t total = block->total;
  const size_t small_class = class_of(total);
  Bin& bin = bins[small_class];
  if (bin.length == 0) bin.length = magazine_length(total);
  if (bin.space() == 0 && bin.slots == bin.length) {
    if (bin.second != nullptr) {
      put_chain(small_class, bin.second, bin.second_length);
      quota_ -= bin.second_length * total;
    }
    bin.second = bin.first;
    bin.second_length = bin.slots;
    bin.first = nullptr;
    bin.slots = 0;
  }
  if (bin.space() == 0 && !buy_slots(bin, total)) return false;
  push(bin, block, total);
  return true;
}

bool ThreadCache::buy_slots(Bin& bin, size_t total) noexcept {
  const size_t wanted =
      std::min<size_t>(slots_at_once(total), bin.length - bin.slots);
  size_t bought = wanted;
  if (!pay(wanted * total)) {
    bought = 1;
    if (!pay(total)) return false;
  }
  bin.slots = static_cast<uint16_t>(bin.slots + bought);
  bin.word += bought;
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
      put_chain(i, bin.second, bin.second_length);
      quota_ -= bin.second_length * total;
      bin.second = nullptr;
      bin.second_length = 0;
    }
    if (bin.first != nullptr) {
      const uint64_t length = bin.first_length();
      put_chain(i, bin.first, static_cast<uint32_t>(length));
      quota_ -= length * total;
      bin.first = nullptr;
    }
    credit_ += bin.space() * total;
    bin.word -= bin.space();
    bin.slots = 0;
  }
  return_credit();
}

void ThreadCache::send_front_back() noexcept {
  Block* block = front.block;
  if (block == nullptr) return;
  const size_t total = front.total.get();
  front.put(nullptr, 0);
  if (put_large(block, total, false)) return;
  if (put_large(block, total, true)) {
    front.seat.set(front.seat.get() - total);
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
    bin = Bin{nullptr, bin.word - bin.space(), nullptr, 0, 0, 0};
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
    bin.slots = static_cast<uint16_t>(bin.slots - space);
    bin.word -= space;
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
  counts.given += front.given;
  counts.blocks += front.block != nullptr ? 1 : 0;
  counts.bytes += front.total.get();
  for (size_t i = 1; i < kClasses; ++i) {
    const Bin& bin = bins[i];
    const uint64_t blocks = bin.first_length() + bin.second_length;
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
