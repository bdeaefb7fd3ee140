// Start and end of the library's life in a process.
#include <atomic>
#include <mutex>

#include "backend/cpu/cpu_backend.h"
#include "capi/border.h"
#include "core/memory.h"
#include "core/wrapper.h"
#include "dispatch/dispatch.h"

namespace tp {

namespace {

std::atomic<bool> g_initialized{false};

void initialize_once() {
  // A function-local static would bring a guard that fork can leave locked.
  static std::atomic<int> g_state{0};
  int expected = 0;
  if (g_state.compare_exchange_strong(expected, 1)) {
    register_cpu_backend();
    register_builtin_kernels();
    g_state.store(2, std::memory_order_release);
    g_initialized.store(true, std::memory_order_release);
    return;
  }
  while (g_state.load(std::memory_order_acquire) != 2) {
  }
}

}  // namespace

void initialize() {
  if (__builtin_expect(!g_initialized.load(std::memory_order_acquire), 0)) {
    initialize_once();
  }
}

}  // namespace tp

using namespace tp;

tp_status_t tp_shutdown(void) {
  return border("tp_shutdown", [] {
    run_deferred();
    const CounterSums sums = sum_counters();
    const uint64_t live = sums.objects_made - sums.objects_dropped;
    if (live != 0) {
      fail(TP_ERROR_LIVE_OBJECTS, "%llu objects are alive",
           static_cast<unsigned long long>(live));
    }
    reset_current_allocators();
    set_collect_callback(nullptr, nullptr, nullptr);
    release_caches();
    release_thread_states();
  });
}

size_t tp_run_deferred(void) { return run_deferred(); }

tp_status_t tp_set_collect_callback(tp_collect_fn collect, void* user_data,
                                    tp_destroy_fn destroy) {
  return border("tp_set_collect_callback",
                [&] { set_collect_callback(collect, user_data, destroy); });
}
