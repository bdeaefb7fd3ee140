#include "backend/cpu/cpu_backend.h"

#include <cstring>

#include "backend/cpu/allocator_stats.h"
#include "backend/cpu/caching_allocator.h"
#include "backend/cpu/depot.h"
#include "backend/cpu/large_pool.h"
#include "backend/cpu/streaming.h"
#include "core/device.h"
#include "core/memory.h"
#include "core/thread_state.h"

namespace tp {

namespace {

// Empty tensors have no bytes and may have no address.
void copy_bytes(void* to, const void* from, size_t nbytes, Device) {
  if (nbytes == 0) return;
  if (nbytes < static_cast<size_t>(streaming_limit()) / 2) {
    std::memcpy(to, from, nbytes);
  } else {
    stream_bytes(to, from, nbytes);
    end_streaming();
  }
}

Allocator* caching_allocator(int32_t) { return &cpu::g_caching_allocator; }

constexpr DeviceBackend kBackend = {
    "cpu",      1,          true,       caching_allocator,
    copy_bytes, copy_bytes, copy_bytes, nullptr,
};

void on_thread_exit(ThreadState& state) noexcept {
  cpu::ThreadCache* cache = cpu::cache_of(state);
  if (cache == nullptr) return;
  cache->flush();
  cache->send_front_back();
  cache->drop_room();
  cpu::fold_counts(*cache);
  cache->close(state);
}

// Only a fork touches it, with the registry held.
bool g_fork_reaches_all = false;

void before_fork(ThreadState* first) noexcept {
  g_fork_reaches_all = cpu::SeizedCaches::seize(first);
  cpu::lock_depots();
  cpu::lock_pool();
}

void after_fork(ThreadState* first, bool in_child) noexcept {
  cpu::unlock_pool();
  cpu::unlock_depots();
  if (g_fork_reaches_all) {
    cpu::SeizedCaches::open(first);
  } else if (in_child) {
    // Caches of threads that were not stopped may be half changed: their blocks
    // are lost to the child, what is in use stays counted.
    for (ThreadState* state = first; state != nullptr; state = state->next) {
      cpu::ThreadCache* cache = cpu::cache_of(*state);
      if (state == tls_state || cache == nullptr) continue;
      cpu::fold_counts(*cache);
      cache->close(*state);
    }
  }
}

constexpr ThreadHooks kHooks = {on_thread_exit, before_fork, after_fork};

}  // namespace

void register_cpu_backend() {
  set_thread_hooks(&kHooks);
  set_reclaim(cpu::empty_caches);
  register_device(TP_DEVICE_CPU, &kBackend);
}

void release_caches() noexcept { cpu::empty_caches(); }

}  // namespace tp
