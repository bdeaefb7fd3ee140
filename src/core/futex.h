// Sleeping on a word of memory until another thread changes it and wakes.
#pragma once

#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>

namespace tp {

// Returns at once where the word is not `expected`, and sometimes without a
// reason: callers look again.
inline void futex_wait(const std::atomic<uint32_t>& word,
                       uint32_t expected) noexcept {
  syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, expected, nullptr, nullptr, 0);
}

inline void futex_wake(const std::atomic<uint32_t>& word,
                       int32_t threads) noexcept {
  syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, threads, nullptr, nullptr, 0);
}

}  // namespace tp
