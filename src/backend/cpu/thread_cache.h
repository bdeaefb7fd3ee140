// Each thread's own cache of small blocks, in front of the depots.
//
// Note [Doors]: a cache belongs to its thread, yet emptying all caches, the cap
// and a fork must reach it. The owner announces that it is inside by a plain
// store and then looks whether the door is open: no locked instruction, no
// fence. Whoever else wants in marks the door and has the kernel run a barrier
// on every thread of the process (membarrier). After that either the owner sees
// the mark, or its announcement is visible and can be waited for. The owner
// meets the mark at the door and waits for the registry, which whoever seizes
// caches holds. Without membarrier the mark asks the owner to empty its cache
// itself when it next comes by. ThreadSanitizer gets sequentially consistent
// operations instead.
//
// Note [Magazines]: a bin holds two lists, each of at most a magazine's length.
// Blocks go to and come from the first; a full first list becomes the second,
// and the second goes to the depot whole. So lists move in one step, never
// walked, order stays last in, first out, and a thread at the edge of a
// magazine does not visit the depot for every block.
//
// Note [Slots]: a list may only take as many blocks as slots were paid for,
// that is, reserved under the cap. Slots are bought a few at a time and stay
// when blocks go out, so the fast paths need one word for all their counting:
// free slots of the first list below, blocks ever given out above. Everything
// else that statistics tell follows from what exists and what is cached.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "backend/cpu/block.h"
#include "backend/cpu/front.h"
#include "core/owned_number.h"
#include "core/sanitizer.h"
#include "core/thread_state.h"

namespace tp::cpu {

struct Bin {
  static constexpr uint64_t kSpaceMask = 0xffff;
  static constexpr uint64_t kGiven = kSpaceMask + 1;

  // Statistics look at the numbers where no door can be shut.
  Block* first;
  OwnedNumber<uint64_t> word;  // blocks given out, free slots of the first list
  Block* second;
  OwnedNumber<uint16_t> second_length;
  OwnedNumber<uint16_t> slots;  // of the first list, free or filled
  uint32_t length;  // of a magazine; 0 until the class is first freed

  uint64_t space() const noexcept { return word.get() & kSpaceMask; }
  uint64_t given() const noexcept { return word.get() / kGiven; }
  // Of the first list. Not below zero for those who look from outside.
  uint64_t first_length() const noexcept {
    const uint64_t all = slots.get(), free = space();
    return all > free ? all - free : 0;
  }
};
static_assert(sizeof(Bin) == 32);

class ThreadCache {
 public:
  // At the door. False: go through enter_cache, which may wait.
  bool enter() noexcept {
    inside_.store(1, kAnnounce);
    std::atomic_signal_fence(std::memory_order_seq_cst);
    if (__builtin_expect(door_.load(kLook) == kOpen, 1)) return true;
    leave();
    return false;
  }
  void leave() noexcept { inside_.store(0, std::memory_order_release); }

  // The fast paths: no lock, no read-modify-write, nothing that waits. nullptr
  // or false: take the slow path. `nbytes` is at most the small limit.
  void* take(size_t nbytes) noexcept {
    Bin& bin = bins[class_of(total_of(nbytes))];
    if (__builtin_expect(!enter(), 0)) return nullptr;
    Block* block = bin.first;
    if (__builtin_expect(block == nullptr, 0)) {
      leave();
      return nullptr;
    }
    const uint64_t word = bin.word.get();
    bin.first = block->next;
    bin.word.set(word + Bin::kGiven + 1);
    void* data = hand_out(block, BlockKind::kSmall, nbytes);
    leave();
    return data;
  }
  // `total` is the block's.
  bool put(Block* block, size_t total) noexcept {
    Bin& bin = bins[class_of(total)];
    if (__builtin_expect(!enter(), 0)) return false;
    const uint64_t word = bin.word.get();
    if (__builtin_expect((word & Bin::kSpaceMask) == 0, 0)) {
      leave();
      return false;
    }
    push(bin, word, block, total);
    leave();
    return true;
  }

  // The same for a large block: the front.
  Block* take_front(size_t total) noexcept {
    if (__builtin_expect(!enter(), 0)) return nullptr;
    Block* block = front.total.get() == total ? front.take() : nullptr;
    leave();
    return block;
  }
  bool put_front(Block* block, size_t total) noexcept {
    if (__builtin_expect(!enter(), 0)) return false;
    const bool is_seated = front.has_seat_for(total);
    if (__builtin_expect(is_seated, 1)) front.put(block, total);
    leave();
    return is_seated;
  }

  // The rest is for the owner once inside, or for whoever seized the cache.

  // A cached block of a class, out of the second list or the depot if need be.
  Block* take_slowly(size_t small_class) noexcept;
  // Caches a block; false if that would exceed the cap.
  bool put_slowly(Block* block) noexcept;

  // Moves all small blocks to the depots.
  void flush() noexcept;
  // Moves the front to the pool; its seat goes along if the pool has no room.
  void send_front_back() noexcept;
  // Puts every block at the front of a list linked by `next` and gives up what
  // is reserved.
  void empty(Block** list) noexcept;
  // Gives up what is reserved and not filled.
  void drop_room() noexcept;
  // With the registry held: begins and ends to exist.
  void open(ThreadState& state) noexcept;
  void close(ThreadState& state) noexcept;

  struct Counts {
    uint64_t given;  // blocks, ever
    uint64_t blocks;
    uint64_t bytes;
  };
  void add_counts(Counts& counts) const noexcept;

 private:
  friend class SeizedCaches;
  friend ThreadCache* enter_cache() noexcept;

  static constexpr uint32_t kAbsent = 0;
  static constexpr uint32_t kOpen = 1;
  static constexpr uint32_t kSeized = 2;
  static constexpr uint32_t kEmptyYourself = 3;
  static constexpr std::memory_order kAnnounce =
      kThreadSanitizer ? std::memory_order_seq_cst : std::memory_order_relaxed;
  static constexpr std::memory_order kLook =
      kThreadSanitizer ? std::memory_order_seq_cst : std::memory_order_acquire;

  // `word` is the bin's, which has a free slot.
  void push(Bin& bin, uint64_t word, Block* block, size_t total) noexcept {
    block->kind = BlockKind::kCached;
    poison(data_of(block), total - kHeaderSize);
    block->next = bin.first;
    bin.first = block;
    bin.word.set(word - 1);
  }
  bool buy_slots(Bin& bin, size_t total) noexcept;
  bool pay(size_t nbytes) noexcept;
  void take_list(Bin& bin, Block* list, size_t length, size_t total) noexcept;
  void return_credit() noexcept;

  std::atomic<uint32_t> inside_;
  std::atomic<uint32_t> door_;
  uint64_t quota_;   // reserved: cached blocks, free slots and credit
  uint64_t credit_;  // reserved and not yet spent on slots

 public:
  Front front;
  Bin bins[kClasses];
};

static_assert(sizeof(ThreadCache) <= kBlockCacheSize);

// Memory of zeroes is an absent cache, whose door is shut.
inline ThreadCache& cache_memory(ThreadState& state) noexcept {
  return *static_cast<ThreadCache*>(block_cache_memory(state));
}
inline ThreadCache* cache_of(ThreadState& state) noexcept {
  return state.has_block_cache ? &cache_memory(state) : nullptr;
}

// The calling thread's cache, entered, made if need be; nullptr if it cannot
// have one. leave() ends it.
ThreadCache* enter_cache() noexcept;

// Seizes the caches of all other threads of the registry, whose lock must be
// held until this is destroyed. If that is complete, they may be touched; if
// not, for want of membarrier, their owners were only asked to empty them.
class SeizedCaches {
 public:
  explicit SeizedCaches(ThreadState* first) noexcept;
  ~SeizedCaches();
  SeizedCaches(const SeizedCaches&) = delete;
  SeizedCaches& operator=(const SeizedCaches&) = delete;

  bool is_complete() const noexcept { return complete_; }

  // For a fork, which seizes in one function and opens in another.
  static bool seize(ThreadState* first) noexcept;
  static void open(ThreadState* first) noexcept;

 private:
  ThreadState* first_;
  bool complete_;
};

}  // namespace tp::cpu
