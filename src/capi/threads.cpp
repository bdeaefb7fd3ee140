// runtime.h: threads.
#include "capi/border.h"
#include "core/parallel.h"
#include "core/thread_pool.h"
#include "tensorplay/runtime.h"

using namespace tp;

static_assert(kMaxThreads == TP_MAX_THREADS);

tp_status_t tp_set_num_threads(int32_t count) {
  return border("tp_set_num_threads", [&] {
    if (count < 0 || count > kMaxThreads) {
      fail_at(1, TP_ERROR_ARGUMENT, "%d threads: from 1 to %d, or 0",
              static_cast<int>(count), static_cast<int>(kMaxThreads));
    }
    set_thread_count(count);
  });
}

int32_t tp_get_num_threads(void) { return thread_count(); }

tp_status_t tp_set_parallel_for(tp_parallel_for_fn run, void* user_data,
                                tp_destroy_fn destroy) {
  return border("tp_set_parallel_for", [&] {
    check_not_shutting_down();
    set_parallel_for(run, user_data, destroy);
  });
}
