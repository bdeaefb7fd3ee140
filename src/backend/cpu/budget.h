// The cap on cached bytes.
//
// Note [Reservations]: whoever keeps blocks for reuse (a thread's cache, a
// depot, a shard of the pool) has reserved their bytes here first, so that what
// is cached never exceeds the cap. Caches reserve in steps and keep what they
// have reserved when blocks go out again: that room costs nothing to refill.
// Room that lies idle while another asks in vain is collected; see
// collect_room().
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
bool is_over_cap() noexcept;

// What a thread's cache reserves at a time, and at most.
uint64_t thread_step() noexcept;
uint64_t thread_limit() noexcept;

}  // namespace tp::cpu
