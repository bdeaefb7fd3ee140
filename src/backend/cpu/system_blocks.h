// Blocks from the system and back to it, and how many there are.
#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/cpu/block.h"

namespace tp::cpu {

// From this total on blocks are mapped one by one, so that giving one back
// makes the process smaller at once.
constexpr size_t kMapFrom = size_t{256} << 10;

// nullptr if the system has none. `small_class` is 0 for blocks that belong to
// no class.
Block* obtain_block(size_t total, size_t small_class) noexcept;
void give_back(Block* block) noexcept;
void give_back_list(Block* block) noexcept;

struct SystemCounts {
  uint64_t allocations;
  uint64_t frees;
  uint64_t bytes;         // of the blocks that exist
  uint64_t small_totals;  // classes of which blocks exist
};
SystemCounts system_counts() noexcept;

}  // namespace tp::cpu
