#include "core/memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>

#include "core/error.h"
#include "core/host_callback.h"
#include "core/object.h"
#include "core/sanitizer.h"
#include "core/thread_state.h"

namespace tp {

namespace {

std::atomic<uint64_t> g_requests{0};
std::atomic<ReclaimFn> g_reclaim{nullptr};

// Counts the request and tells whether it is to fail. A thread without a state
// has ordered no failure.
bool is_refused() noexcept {
  g_requests.fetch_add(1, std::memory_order_relaxed);
  ThreadState* state = tls_state;
  if (state == nullptr || state->requests_until_failure == 0) return false;
  if (state->requests_until_failure > 1) {
    --state->requests_until_failure;
    return false;
  }
  ++state->failed_requests;
  return true;
}

size_t page_size() noexcept {
  static std::atomic<size_t> known{0};
  size_t size = known.load(std::memory_order_relaxed);
  if (size == 0) {
    size = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    known.store(size, std::memory_order_relaxed);
  }
  return size;
}

// 0 if that overflows.
size_t round_to_pages(size_t nbytes) noexcept {
  const size_t mask = page_size() - 1;
  return (nbytes + mask) & ~mask;
}

void* map_pages(size_t nbytes) noexcept {
  const size_t length = round_to_pages(nbytes);
  if (length < nbytes || length == 0) return nullptr;
  void* data = mmap(nullptr, length, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return data == MAP_FAILED ? nullptr : data;
}

using CollectFn = int32_t (*)(void*);
HostCallback g_collect;

bool ask_host() noexcept {
  const HostCallback::Use use(g_collect);
  return use.is_set() && use.function<CollectFn>()(use.user_data()) != 0;
}

bool empty_caches() noexcept {
  empty_object_cache(thread_state().objects);
  ReclaimFn reclaim = g_reclaim.load(std::memory_order_acquire);
  return reclaim != nullptr && reclaim();
}

}  // namespace

void* system_allocate(size_t nbytes) noexcept {
  if (is_refused()) return nullptr;
  return std::malloc(nbytes != 0 ? nbytes : 1);
}

void system_free(void* data) noexcept { std::free(data); }

void* system_allocate_aligned(size_t nbytes, size_t alignment) noexcept {
  if (is_refused()) return nullptr;
  void* data = nullptr;
  return posix_memalign(&data, alignment, nbytes) == 0 ? data : nullptr;
}

void* system_map(size_t nbytes) noexcept {
  return is_refused() ? nullptr : map_pages(nbytes);
}

void system_unmap(void* data, size_t nbytes) noexcept {
  munmap(data, round_to_pages(nbytes));
}

void* map_roots(size_t nbytes) noexcept {
  void* data = map_pages(nbytes);
  if (data != nullptr) register_roots(data, nbytes);
  return data;
}

void unmap_roots(void* data, size_t nbytes) noexcept {
  unregister_roots(data, nbytes);
  system_unmap(data, nbytes);
}

void* allocate_or_fail(size_t nbytes) {
  void* data = system_allocate(nbytes);
  if (data == nullptr && reclaim_memory()) data = system_allocate(nbytes);
  if (data == nullptr) fail_out_of_memory(nbytes);
  return data;
}

void set_reclaim(ReclaimFn reclaim) noexcept {
  g_reclaim.store(reclaim, std::memory_order_release);
}

bool reclaim_memory() noexcept {
  bool freed = empty_caches();
  ThreadState& state = thread_state();
  if (state.reclaiming) return freed;
  state.reclaiming = true;
  if (ask_host()) {
    // What the host dropped went to the caches.
    empty_caches();
    freed = true;
  }
  state.reclaiming = false;
  return freed;
}

void inject_failures(uint64_t n) noexcept {
  ThreadState& state = thread_state();
  state.requests_until_failure = n;
  state.failed_requests = 0;
}

uint64_t injected_failures() noexcept { return thread_state().failed_requests; }

uint64_t system_allocation_count() noexcept {
  return g_requests.load(std::memory_order_relaxed);
}

void set_collect_callback(int32_t (*collect)(void*), void* user_data,
                          void (*destroy)(void*)) {
  g_collect.set(reinterpret_cast<void (*)()>(collect), user_data, destroy);
}

}  // namespace tp
