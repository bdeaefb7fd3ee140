#include "backend/cpu/budget.h"

#include <algorithm>
#include <atomic>

#include "backend/cpu/block.h"
#include "backend/cpu/memory_allowance.h"
#include "core/object.h"

namespace tp::cpu {

namespace {

// 0 until somebody asks: finding the allowance reads files.
std::atomic<uint64_t> g_cap{0};
std::atomic<uint64_t> g_reserved{0};
std::atomic<uint64_t> g_bypass_threshold{uint64_t{1} << 30};

}  // namespace

uint64_t cached_cap() noexcept {
  uint64_t cap = g_cap.load(std::memory_order_relaxed);
  if (__builtin_expect(cap == 0, 0)) {
    const uint64_t quarter = std::max<uint64_t>(memory_allowance() / 4, 1);
    if (g_cap.compare_exchange_strong(cap, quarter,
                                      std::memory_order_relaxed)) {
      cap = quarter;
    }
  }
  return cap;
}

void set_cached_cap(uint64_t nbytes) noexcept {
  g_cap.store(nbytes, std::memory_order_relaxed);
}

bool reserve(uint64_t nbytes) noexcept {
  const uint64_t cap = cached_cap();
  uint64_t reserved = g_reserved.load(std::memory_order_relaxed);
  do {
    if (nbytes > cap || reserved > cap - nbytes) return false;
  } while (!g_reserved.compare_exchange_weak(reserved, reserved + nbytes,
                                             std::memory_order_relaxed));
  return true;
}

void unreserve(uint64_t nbytes) noexcept {
  if (nbytes != 0) g_reserved.fetch_sub(nbytes, std::memory_order_relaxed);
}

uint64_t reserved_bytes() noexcept {
  return g_reserved.load(std::memory_order_relaxed);
}

uint64_t bypass_threshold() noexcept {
  return g_bypass_threshold.load(std::memory_order_relaxed);
}

uint64_t set_bypass_threshold(uint64_t nbytes) noexcept {
  return g_bypass_threshold.exchange(nbytes, std::memory_order_relaxed);
}

bool is_cacheable(size_t total) noexcept {
  constexpr size_t kRounding = kHeaderSize + 63;
  return g_caching.load(std::memory_order_relaxed) &&
         (total <= kRounding || total - kRounding <= bypass_threshold());
}

uint64_t thread_step() noexcept {
  return std::clamp<uint64_t>(cached_cap() / 64, 1, uint64_t{256} << 10);
}

uint64_t thread_limit() noexcept {
  return std::min<uint64_t>(cached_cap(), uint64_t{2} << 20);
}

}  // namespace tp::cpu
