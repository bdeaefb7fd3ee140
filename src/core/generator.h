// Where random numbers come from: a key, and how far its numbers are used up.
#pragma once

#include <atomic>
#include <cstdint>

#include "core/intrusive_ptr.h"

namespace tp {

// The blocks of one draw: see kernels/philox.h.
struct RandomBlocks {
  uint64_t seed;
  uint64_t first;
};

// A draw takes blocks for itself, so that several threads may draw at once;
// which of them gets which is chance then. Setting is the owner's alone.
class Generator final : public Counted {
 public:
  static const ObjectType kType;

  Generator(FactoryKey, uint64_t seed) noexcept
      : Counted(&kType), seed_(seed) {}
  static IntrusivePtr<Generator> make(uint64_t seed) {
    return IntrusivePtr<Generator>::make(seed);
  }

  uint64_t seed() const noexcept {
    return seed_.load(std::memory_order_relaxed);
  }
  uint64_t offset() const noexcept {
    return offset_.load(std::memory_order_relaxed);
  }
  void set(uint64_t seed, uint64_t offset) noexcept {
    seed_.store(seed, std::memory_order_relaxed);
    offset_.store(offset, std::memory_order_relaxed);
  }
  // Relaxed: the numbers depend on what comes back alone.
  RandomBlocks take(uint64_t blocks) noexcept {
    return {seed(), offset_.fetch_add(blocks, std::memory_order_relaxed)};
  }

  void release_resources() noexcept {}

 private:
  std::atomic<uint64_t> seed_;
  std::atomic<uint64_t> offset_{0};
};

}  // namespace tp
