// A lock for sections of a few instructions: one locked instruction to take it,
// a plain store to free it. It has no destructor and starts free when zeroed,
// so it may be static and outlive everything.
#pragma once

#include <atomic>
#include <cstdint>

namespace tp {

class SpinLock {
 public:
  void lock() noexcept {
    if (held_.exchange(1, std::memory_order_acquire) != 0) wait();
  }
  void unlock() noexcept { held_.store(0, std::memory_order_release); }

 private:
  void wait() noexcept;

  std::atomic<uint32_t> held_{0};
};

// Tells the processor that the thread is waiting.
inline void pause_processor() noexcept {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ __volatile__("yield");
#endif
}

// Called in loops that wait for another thread: spins, then gives the processor
// away, then sleeps, for the other may have been preempted.
void wait_a_little(uint32_t& rounds) noexcept;

class SpinGuard {
 public:
  explicit SpinGuard(SpinLock& lock) noexcept : lock_(lock) { lock_.lock(); }
  ~SpinGuard() { lock_.unlock(); }
  SpinGuard(const SpinGuard&) = delete;
  SpinGuard& operator=(const SpinGuard&) = delete;

 private:
  SpinLock& lock_;
};

}  // namespace tp
