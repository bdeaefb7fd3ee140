#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "backend/cpu/thread_cache.h"
#include "core/lock.h"

namespace tp::cpu {

namespace {

// Runs a full barrier on every running thread of the process. Registering is
// put off to the first use: it can take milliseconds. A child of a fork may
// have to register anew.
bool run_barrier_everywhere() noexcept {
  if (kThreadSanitizer) return true;
#if defined(SYS_membarrier)
  if (syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) == 0) {
    return true;
  }
  return syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0,
                 0) == 0 &&
         syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) == 0;
#else
  return false;
#endif
}

template <class F>
void for_each_other(ThreadState* first, F&& visit) noexcept {
  for (ThreadState* state = first; state != nullptr; state = state->next) {
    ThreadCache* cache = cache_of(*state);
    if (state != tls_state && cache != nullptr) visit(*cache);
  }
}

}  // namespace

bool SeizedCaches::seize(ThreadState* first) noexcept {
  bool any = false;
  for_each_other(first, [&](ThreadCache& cache) {
    cache.door_.store(ThreadCache::kSeized, std::memory_order_seq_cst);
    any = true;
  });
  if (!any) return true;
  if (!run_barrier_everywhere()) {
    for_each_other(first, [](ThreadCache& cache) {
      cache.door_.store(ThreadCache::kEmptyYourself, std::memory_order_release);
    });
    return false;
  }
  for_each_other(first, [](ThreadCache& cache) {
    uint32_t rounds = 0;
    while (cache.inside_.load(std::memory_order_seq_cst) != 0) {
      wait_a_little(rounds);
    }
  });
  return true;
}

void SeizedCaches::open(ThreadState* first) noexcept {
  for_each_other(first, [](ThreadCache& cache) {
    cache.door_.store(ThreadCache::kOpen, std::memory_order_release);
  });
}

SeizedCaches::SeizedCaches(ThreadState* first) noexcept
    : first_(first), complete_(seize(first)) {}

SeizedCaches::~SeizedCaches() {
  if (complete_) open(first_);
}

}  // namespace tp::cpu
