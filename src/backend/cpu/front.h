// The large block that a thread freed last, kept at hand.
//
// Note [Fronts]: a loop that frees and allocates one large block would pay for
// two locks of the pool. So the last one stays with its thread, behind the door
// of the thread's cache (see Note [Doors]), and joins the pool when the next
// one comes. A thread that finds nothing in the pool may take another's front.
// The seat is what is reserved for the front, whether it is there or not.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "backend/cpu/block.h"
#include "core/owned_number.h"

namespace tp::cpu {

struct Front {
  Block* block;
  OwnedCounter total;  // of the block; 0 if there is none
  OwnedCounter seat;
  // Whether the peak was looked at while the block was here: when it goes out,
  // more is in use than then.
  std::atomic<bool> is_watched;
  OwnedCounter given;  // blocks, ever

  Block* take() noexcept {
    total.set(0);
    given.add(1);
    return std::exchange(block, nullptr);
  }
  bool has_seat_for(size_t wanted) const noexcept {
    return block == nullptr && seat.get() >= wanted;
  }
  void put(Block* fresh, size_t fresh_total) noexcept {
    block = fresh;
    total.set(fresh_total);
  }
  uint64_t idle() const noexcept {
    const uint64_t filled = total.get(), reserved = seat.get();
    return reserved > filled ? reserved - filled : 0;
  }
};

}  // namespace tp::cpu
