// debug.h: blocks, live objects, failures on purpose.
#include "backend/cpu/caching_allocator.h"
#include "capi/border.h"
#include "core/memory.h"
#include "core/thread_state.h"
#include "tensorplay/debug.h"

using namespace tp;

size_t tp_debug_block_total(const void* data) {
  return border_value("tp_debug_block_total", size_t{0}, [&] {
    if (data == nullptr) fail_null(1);
    const size_t total = cpu::find_block_total(data);
    if (total == 0) {
      fail_at(1, TP_ERROR_ARGUMENT,
              "no block of the caching allocator starts at %p", data);
    }
    return total;
  });
}

int64_t tp_debug_live_objects(void) {
  const CounterSums sums = sum_counters();
  return static_cast<int64_t>(sums.objects_made - sums.objects_dropped);
}

int64_t tp_debug_live_bytes(void) {
  const CounterSums sums = sum_counters();
  return static_cast<int64_t>(sums.bytes_given - sums.bytes_taken_back);
}

uint64_t tp_debug_system_allocations(void) { return system_allocation_count(); }

void tp_debug_fail_allocations(uint64_t n) { inject_failures(n); }

uint64_t tp_debug_failed_allocations(void) { return injected_failures(); }

void tp_debug_set_caching(int32_t enabled) { cpu::set_caching(enabled != 0); }
