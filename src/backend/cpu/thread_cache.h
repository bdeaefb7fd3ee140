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
// Note [Balance]: bytes handed out minus bytes taken back by this thread, the
// one count of bytes that the fast path keeps. Room for blocks to cache shrinks
// and grows with it: it is the distance to `floor`, which the slow paths move.
// Above `ceiling` the peak is sampled.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "backend/cpu/block.h"
#include "core/sanitizer.h"
#include "core/thread_state.h"

namespace tp::cpu {

struct Bin {
  Block* first;
  Block* second;
  uint32_t space;   // left in the first list
  uint32_t length;  // of a magazine; 0 until the class is first freed
  uint32_t second_length;
  uint32_t unused;
};
static_assert(sizeof(Bin) == 32);

// Written by one thread, read by any.
class OwnedNumber {
 public:
  int64_t get() const noexcept {
    return value_.load(std::memory_order_relaxed);
  }
  void set(int64_t value) noexcept {
    value_.store(value, std::memory_order_relaxed);
  }
  void add(int64_t n) noexcept { set(get() + n); }

 private:
  std::atomic<int64_t> value_{0};
};

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
    const size_t total = total_of(nbytes);
    Bin& bin = bins[class_of(total)];
    if (__builtin_expect(!enter(), 0)) return nullptr;
    Block* block = bin.first;
    const int64_t after = balance.get() + static_cast<int64_t>(total);
    if (__builtin_expect(block == nullptr || after > ceiling.get(), 0)) {
      leave();
      return nullptr;
    }
    bin.first = block->next;
    ++bin.space;
    balance.set(after);
    given.add(1);
    void* data = hand_out(block, BlockKind::kSmall, nbytes);
    leave();
    return data;
  }
  // `total` is the block's.
  bool put(Block* block, size_t total) noexcept {
    Bin& bin = bins[class_of(total)];
    if (__builtin_expect(!enter(), 0)) return false;
    const int64_t after = balance.get() - static_cast<int64_t>(total);
    if (__builtin_expect(bin.space == 0 || after < floor, 0)) {
      leave();
      return false;
    }
    block->kind = BlockKind::kCached;
    poison(data_of(block), total - kHeaderSize);
    block->next = bin.first;
    bin.first = block;
    --bin.space;
    balance.set(after);
    taken.add(1);
    leave();
    return true;
  }

  // The rest is for the owner once inside, or for whoever seized the cache.

  // A cached block of a class, out of the second list or the depot if need be.
  Block* take_slowly(size_t small_class) noexcept;
  // Makes space for one more block; false if that would exceed the cap.
  bool make_space(size_t total) noexcept;
  void push(Block* block) noexcept;
  // What goes from and to the system, or another cache, moves no room.
  void count_given(size_t total) noexcept;
  void count_taken(size_t total) noexcept;

  // Moves all blocks to the depots.
  void flush() noexcept;
  // Puts every block at the front of a list linked by `next` and gives up what
  // is reserved.
  void empty(Block** list) noexcept;
  // Gives up room that no block fills.
  void drop_room() noexcept;
  // With the registry held: begins and ends to exist.
  void open(ThreadState& state) noexcept;
  void close(ThreadState& state) noexcept;

  OwnedNumber balance;
  OwnedNumber ceiling;
  OwnedNumber given;  // blocks
  OwnedNumber taken;
  int64_t floor;
  int64_t quota;  // reserved: cached bytes and room

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

  int64_t room() const noexcept { return balance.get() - floor; }
  bool grow(size_t total) noexcept;

  std::atomic<uint32_t> inside_;
  std::atomic<uint32_t> door_;

 public:
  // Behind what every call touches, so that this has short offsets.
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
// held until this is destroyed. Those in `all` with is_reachable() may then be
// touched.
class SeizedCaches {
 public:
  explicit SeizedCaches(ThreadState* first) noexcept;
  ~SeizedCaches();
  SeizedCaches(const SeizedCaches&) = delete;
  SeizedCaches& operator=(const SeizedCaches&) = delete;

  // Without membarrier the other threads were only asked to empty theirs.
  bool is_reachable(const ThreadState& state) const noexcept {
    return complete_ || &state == tls_state;
  }

  // For a fork, which seizes in one function and opens in another.
  static bool seize(ThreadState* first) noexcept;
  static void open(ThreadState* first) noexcept;

 private:
  ThreadState* first_;
  bool complete_;
};

}  // namespace tp::cpu
