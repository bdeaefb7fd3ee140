#include "backend/cpu/system_blocks.h"

#include <atomic>

#include "core/memory.h"

namespace tp::cpu {

namespace {

std::atomic<uint64_t> g_allocations{0};
std::atomic<uint64_t> g_frees{0};
std::atomic<uint64_t> g_bytes{0};
std::atomic<uint64_t> g_small_totals{0};
std::atomic<uint32_t> g_blocks[kClasses];

}  // namespace

Block* obtain_block(size_t total, size_t small_class) noexcept {
  void* memory = total >= kMapFrom
                     ? system_map(total)
                     : system_allocate_aligned(total, alignof(Block));
  if (memory == nullptr) return nullptr;
  Block* block = static_cast<Block*>(memory);
  block->total = total;
  block->bucket = nullptr;
  block->small_class = static_cast<uint32_t>(small_class);
  poison(data_of(block), total - kHeaderSize);
  if (small_class != 0 &&
      g_blocks[small_class].fetch_add(1, std::memory_order_relaxed) == 0) {
    g_small_totals.fetch_add(1, std::memory_order_relaxed);
  }
  g_allocations.fetch_add(1, std::memory_order_relaxed);
  g_bytes.fetch_add(total, std::memory_order_relaxed);
  return block;
}

void give_back(Block* block) noexcept {
  const size_t total = block->total;
  const size_t small_class = block->small_class;
  unpoison(block, total);
  if (total >= kMapFrom) {
    system_unmap(block, total);
  } else {
    system_free(block);
  }
  if (small_class != 0 &&
      g_blocks[small_class].fetch_sub(1, std::memory_order_relaxed) == 1) {
    g_small_totals.fetch_sub(1, std::memory_order_relaxed);
  }
  g_frees.fetch_add(1, std::memory_order_relaxed);
  g_bytes.fetch_sub(total, std::memory_order_relaxed);
}

void give_back_list(Block* block) noexcept {
  while (block != nullptr) {
    Block* next = block->next;
    give_back(block);
    block = next;
  }
}

SystemCounts system_counts() noexcept {
  return {g_allocations.load(std::memory_order_relaxed),
          g_frees.load(std::memory_order_relaxed),
          g_bytes.load(std::memory_order_relaxed),
          g_small_totals.load(std::memory_order_relaxed)};
}

}  // namespace tp::cpu
