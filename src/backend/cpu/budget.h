// What may be kept for reuse: the cap on cached bytes, the bypass threshold.
//
// Note [Reservations]: whoever keeps blocks for reuse (a thread's cache, a
// depot, a shard of the pool) has reserved their bytes here first, so that what
// is cached never exceeds the cap. Caches reserve in steps and keep what they
// have reserved when blocks go out again: that room costs nothing to refill.
// Room that lies idle while another asks in vain is collected; see
// reserve_at_any_price().
#pragma once

#include <cstddef>
#include <cstdint>

namespace tp::cpu {

constexpr uint64_t kUnlimited = UINT64_MAX;

// kUnlimited or bytes; a quarter of the memory allowance unless it was set.
uint64_t cached_cap() noexcept;
void set_cached_cap(uint64_t nbytes) noexcept;

bool reserve(uint64_t nbytes) noexcept;
void unreserve(uint64_t nbytes) noexcept;
uint64_t reserved_bytes() noexcept;

uint64_t bypass_threshold() noexcept;
// Returns the one before.
uint64_t set_bypass_threshold(uint64_t nbytes) noexcept;

// Whether a block may be kept at all: caching is on, and not every request for
// its total bypasses the caches. Asked inside the door of a cache or under the
// lock of a shard, so that emptying all caches after a change leaves nothing
// behind.
bool is_cacheable(size_t total) noexcept;

// What a thread's cache reserves at a time, and at most.
uint64_t thread_step() noexcept;
uint64_t thread_limit() noexcept;

}  // namespace tp::cpu
