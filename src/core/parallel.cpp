#include "core/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>

#include "core/error.h"
#include "core/host_callback.h"
#include "core/lock.h"
#include "core/log.h"
#include "core/processors.h"
#include "core/thread_pool.h"
#include "core/thread_state.h"

namespace tp {

namespace {

std::atomic<int32_t> g_count{0};  // 0: to be found out
HostCallback g_host;

// The chunks of one call, on the stack of its thread.
class Region {
 public:
  Region(int64_t items, int64_t grain, int32_t slots, ChunkFn run, void* body)
      : items_(items),
        grain_(grain),
        chunks_(items / grain + (items % grain != 0)),
        slots_(slots),
        run_(run),
        body_(body) {}

  // Runs chunks until none is left to begin.
  void work() noexcept {
    const int32_t slot = next_slot_.fetch_add(1, std::memory_order_relaxed);
    if (slot >= slots_) return;
    ThreadState& state = thread_state();
    const bool was_in_parallel = state.in_parallel;
    state.in_parallel = true;
    for (;;) {
      const int64_t chunk = next_.fetch_add(1, std::memory_order_relaxed);
      if (chunk >= chunks_) break;
      const int64_t begin = chunk * grain_;
      const int64_t end = items_ - begin < grain_ ? items_ : begin + grain_;
      try {
        run_(body_, begin, end, slot);
      } catch (...) {
        keep_failure(chunk);
      }
    }
    state.in_parallel = was_in_parallel;
  }

  // The same for threads of the host, which may come when nothing is left, but
  // not after their call has returned.
  void work_for_host() noexcept {
    visitors_.fetch_add(1, std::memory_order_relaxed);
    work();
    visitors_.fetch_sub(1, std::memory_order_release);
  }

  // Whatever the host left undone is done here.
  void finish_for_host() noexcept {
    uint32_t rounds = 0;
    while (visitors_.load(std::memory_order_acquire) != 0) {
      wait_a_little(rounds);
    }
    work();
  }

  // Nobody else is at work any more.
  void throw_failure() {
    if (!failure_) return;
    take_error(record_);
    std::rethrow_exception(failure_);
  }

 private:
  void keep_failure(int64_t chunk) noexcept {
    next_.store(chunks_, std::memory_order_relaxed);
    SpinGuard guard(failure_lock_);
    if (failure_ && failed_chunk_ < chunk) return;
    failed_chunk_ = chunk;
    failure_ = std::current_exception();
    record_ = last_error();
  }

  const int64_t items_;
  const int64_t grain_;
  const int64_t chunks_;
  const int32_t slots_;
  const ChunkFn run_;
  void* const body_;
  alignas(64) std::atomic<int64_t> next_{0};
  std::atomic<int32_t> next_slot_{0};
  std::atomic<int32_t> visitors_{0};
  alignas(64) SpinLock failure_lock_;
  int64_t failed_chunk_ = 0;
  std::exception_ptr failure_;
  ErrorRecord record_;  // set only with a failure
};

void run_on_host(const HostCallback::Use& host, int32_t count, Region& region) {
  const HostTask task = [](void* context) {
    static_cast<Region*>(context)->work_for_host();
  };
  const int32_t status =
      host.function<HostParallelFor>()(host.user_data(), count, task, &region);
  region.finish_for_host();
  if (status != TP_OK) {
    log_text(LogLevel::kError,
             "the host's parallel_for failed; the calling thread did its work");
  }
}

}  // namespace

int32_t thread_count() noexcept {
  int32_t count = g_count.load(std::memory_order_relaxed);
  if (count == 0) {
    // Whoever sets a number meanwhile is right.
    int32_t expected = 0;
    count = std::min(usable_processors(), kMaxThreads);
    if (!g_count.compare_exchange_strong(expected, count,
                                         std::memory_order_relaxed)) {
      count = expected;
    }
  }
  return count;
}

void set_thread_count(int32_t count) noexcept {
  g_count.store(count, std::memory_order_relaxed);
}

void set_parallel_for(HostParallelFor run, void* user_data,
                      void (*destroy)(void*)) {
  g_host.set(reinterpret_cast<void (*)()>(run), user_data, destroy, 1);
}

bool is_in_parallel() noexcept { return thread_state().in_parallel; }

int32_t parallel_slots(int64_t items, int64_t grain) noexcept {
  if (items / 2 < grain || is_in_parallel()) return 1;
  return static_cast<int32_t>(std::min<int64_t>(thread_count(), items / grain));
}

void run_chunks(int64_t items, int64_t grain, int32_t slots, ChunkFn run,
                void* body) {
  slots = std::min(slots, parallel_slots(items, grain));
  if (slots <= 1) {
    run(body, 0, items, 0);
    return;
  }
  Region region(items, grain, slots, run, body);
  if (g_host.level() != 0) {
    const HostCallback::Use host(g_host);
    if (host.is_set()) {
      run_on_host(host, slots, region);
      region.throw_failure();
      return;
    }
  }
  run_with_workers(
      slots - 1, [](void* of) noexcept { static_cast<Region*>(of)->work(); },
      &region);
  region.throw_failure();
}

}  // namespace tp
