#include "core/lock.h"

#include <sched.h>
#include <time.h>

namespace tp {

void wait_a_little(uint32_t& rounds) noexcept {
  constexpr uint32_t kSpins = 100;
  constexpr uint32_t kYields = 1000;
  ++rounds;
  if (rounds < kSpins) {
    pause_processor();
  } else if (rounds < kYields) {
    sched_yield();
  } else {
    const timespec pause = {0, 50'000};
    nanosleep(&pause, nullptr);
  }
}

void SpinLock::wait() noexcept {
  uint32_t rounds = 0;
  do {
    while (held_.load(std::memory_order_relaxed) != 0) wait_a_little(rounds);
  } while (held_.exchange(1, std::memory_order_acquire) != 0);
}

}  // namespace tp
