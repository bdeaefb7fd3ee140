// Blocks: the 64 bytes before the data that a caller sees.
//
// Note [Block header]: everything that freeing needs is in the header, so that
// it makes no look-up and no allocation: the total, the bucket, the links of
// the lists that a cached block is in. The last word, next to the data where an
// underrun hits first, says what kind of block this is; the total is farthest
// away. A block whose last word is none of ours was overwritten, was freed
// before, or never was one: it is left alone, since leaking it is the only
// harmless end.
//
// Note [Totals]: a total is header and data, rounded up to 64. Totals up to
// kSmallLimit + 64 are small: their class is total / 64, and every class has a
// bin in each thread's cache and a depot. Larger ones have a bucket in the
// pool.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/sanitizer.h"

namespace tp::cpu {

constexpr size_t kHeaderSize = 64;
constexpr size_t kSmallLimit = size_t{64} << 10;  // bytes of data
constexpr size_t kClasses = (kSmallLimit + kHeaderSize) / 64 + 1;
constexpr size_t kMaxRequest = static_cast<size_t>(PTRDIFF_MAX) - 4096;

struct Bucket;

enum class BlockKind : uint32_t {
  kSmall = 0x5a11b10c,
  kPooled = 0xb16b10c5,
  kBypass = 0xdeb7a55e,
  kCached = 0xcac4edb1,
};

struct alignas(64) Block {
  size_t total;
  Block* next;        // in a list of equal totals
  Block* next_chain;  // in a depot: the chain below
  Bucket* bucket;     // of a large block
  uint32_t chain_length;
  uint32_t small_class;  // 0 if it has none
  uint32_t unused[5];
  BlockKind kind;
};
static_assert(sizeof(Block) == kHeaderSize);
static_assert(offsetof(Block, kind) == 60);

inline size_t total_of(size_t nbytes) noexcept {
  return (nbytes + kHeaderSize + 63) & ~size_t{63};
}
inline size_t class_of(size_t total) noexcept { return total / 64; }
inline size_t total_of_class(size_t small_class) noexcept {
  return small_class * 64;
}

inline void* data_of(Block* block) noexcept { return block + 1; }
inline Block* block_of(void* data) noexcept {
  return static_cast<Block*>(data) - 1;
}

// Note [Poison]: under AddressSanitizer the data of a cached block, and header
// and padding of one in use, are poisoned, so that caching hides no error.
inline void* hand_out(Block* block, BlockKind kind, size_t nbytes) noexcept {
  block->kind = kind;
  unpoison(data_of(block), nbytes);
  poison(block, kHeaderSize);
  return data_of(block);
}
inline Block* take_back(void* data) noexcept {
  Block* block = block_of(data);
  unpoison(block, kHeaderSize);
  return block;
}

}  // namespace tp::cpu
