#include "core/object.h"

#include "core/error.h"
#include "core/intrusive_ptr.h"
#include "core/memory.h"

namespace tp {

std::atomic<bool> g_caching{true};

namespace {

// Memory of one class is interchangeable.
size_t rounded_size(size_t nbytes) noexcept {
  constexpr size_t kUnit = ObjectCache::kUnit;
  return (nbytes + kUnit - 1) / kUnit * kUnit;
}

// Replaces a field by a value far from both ends; the rest of the word may be
// changing under other threads.
void stick(std::atomic<uint64_t>& word, uint64_t mask,
           uint64_t value) noexcept {
  uint64_t now = word.load(std::memory_order_relaxed);
  while (!word.compare_exchange_weak(now, (now & ~mask) | value,
                                     std::memory_order_relaxed)) {
  }
}

}  // namespace

void* allocate_object_slow(size_t nbytes) {
  void* memory = allocate_or_fail(rounded_size(nbytes));
  thread_state().counters.objects_made.add(1);
  return memory;
}

void free_object_slow(void* memory) noexcept {
  ThreadState& state = thread_state();
  state.counters.objects_dropped.add(1);
  system_free(memory);
  if (!g_caching.load(std::memory_order_relaxed)) {
    empty_object_cache(state.objects);
  }
}

bool empty_object_cache(ObjectCache& cache) noexcept {
  bool freed = false;
  for (size_t i = 0; i < ObjectCache::kClasses; ++i) {
    void* memory = cache.head[i];
    cache.head[i] = nullptr;
    cache.count[i] = 0;
    while (memory != nullptr) {
      void* next = *static_cast<void**>(memory);
      system_free(memory);
      memory = next;
      freed = true;
    }
  }
  return freed;
}

void set_object_caching(bool enabled) noexcept {
  g_caching.store(enabled, std::memory_order_relaxed);
  if (!enabled) empty_object_cache(thread_state().objects);
}

void saturate_strong(std::atomic<uint64_t>& word) noexcept {
  stick(word, Counted::kStrongMask, Counted::kStrongStuck);
}

void saturate_weak(std::atomic<uint64_t>& word) noexcept {
  stick(word, Counted::kWeakMask, Counted::kWeakStuck);
}

void fail_already_counted() {
  fail(TP_ERROR_STATE,
       "the object is counted already: a second owner would free it twice");
}

}  // namespace tp
