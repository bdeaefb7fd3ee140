// Start and end of the library's life in a process.
#include <atomic>

#include "backend/cpu/cpu_backend.h"
#include "backend/cpu/streaming.h"
#include "capi/anomaly_dump.h"
#include "capi/border.h"
#include "capi/dispatch_devices.h"
#include "core/log.h"
#include "core/memory.h"
#include "core/parallel.h"
#include "core/thread_pool.h"
#include "core/thread_state.h"
#include "core/wrapper.h"
#include "dispatch/added_operators.h"
#include "dispatch/dispatch.h"
#include "dispatch/foreign_kernels.h"
#include "ops/watch.h"

namespace tp {

namespace {

std::atomic<bool> g_shutting_down{false};

// Callbacks run while it lasts: those that destroy what was registered.
class ShutdownScope {
 public:
  ShutdownScope() {
    if (g_shutting_down.exchange(true)) fail_shutting_down();
  }
  ~ShutdownScope() { g_shutting_down.store(false); }
  ShutdownScope(const ShutdownScope&) = delete;
  ShutdownScope& operator=(const ShutdownScope&) = delete;
  [[noreturn]] static void fail_shutting_down() {
    fail(TP_ERROR_STATE, "the library is shutting down");
  }
};

// What programs registered goes; what is built in and was replaced is back.
void forget_registrations() noexcept {
  for (int32_t type = 1; type <= TP_DEVICE_COUNT; ++type) {
    forget_foreign_kernels(type);
  }
  forget_added_operators();
  forget_foreign_devices();
}

}  // namespace

constinit std::atomic<bool> g_initialized{false};

void initialize_slow() {
  // Registering the same twice is harmless, so threads that come at once do it
  // side by side: a lock could be held at the moment of a fork.
  handle_forks();
  register_cpu_backend();
  register_builtin_kernels();
  g_initialized.store(true, std::memory_order_release);
}

void check_not_shutting_down() {
  if (g_shutting_down.load()) ShutdownScope::fail_shutting_down();
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
    const ShutdownScope scope;
    reset_current_allocators();
    forget_registrations();
    set_collect_callback(nullptr, nullptr, nullptr);
    set_anomaly_dump(nullptr);
    set_log(nullptr, nullptr, nullptr, LogLevel::kError);
    watch_layouts(Switch::kOff);
    set_parallel_for(nullptr, nullptr, nullptr);
    set_thread_count(0);
    set_streaming_limit(0);
    stop_workers();
    release_caches();
    release_thread_states();
  });
}

size_t tp_run_deferred(void) { return run_deferred(); }

tp_status_t tp_set_collect_callback(tp_collect_fn collect, void* user_data,
                                    tp_destroy_fn destroy) {
  return border("tp_set_collect_callback", [&] {
    check_not_shutting_down();
    set_collect_callback(collect, user_data, destroy);
  });
}
