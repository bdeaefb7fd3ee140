// Small blocks that no thread's cache holds, in chains: what threads exchange.
//
// A chain is a whole list of blocks of one class, moved in one step: the first
// block knows the length. Chains of a class are a stack, so order stays last
// in, first out. Bytes in a depot are reserved; see Note [Reservations].
#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/cpu/block.h"

namespace tp::cpu {

void put_chain(size_t small_class, Block* chain, uint32_t length) noexcept;
Block* take_chain(size_t small_class) noexcept;  // nullptr if there is none

// Puts every block at the front of a list linked by `next`; returns their
// bytes.
size_t empty_depots(Block** list) noexcept;

struct DepotCounts {
  uint64_t blocks;
  uint64_t bytes;
};
DepotCounts depot_counts() noexcept;

void lock_depots() noexcept;
void unlock_depots() noexcept;

}  // namespace tp::cpu
