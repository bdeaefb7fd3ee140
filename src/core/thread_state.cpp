#include "core/thread_state.h"

#include <pthread.h>

#include <atomic>
#include <new>

#include "core/allocator.h"
#include "core/host_callback.h"
#include "core/lock.h"
#include "core/memory.h"
#include "core/object.h"
#include "core/thread_pool.h"

namespace tp {

__thread ThreadState* tls_state __attribute__((tls_model("initial-exec"))) =
    nullptr;

namespace {

SpinLock g_registry_lock;
ThreadState* g_first = nullptr;
CounterSums g_ended = {};
// Families of different threads differ in their upper half.
std::atomic<uint64_t> g_threads_so_far{0};
std::atomic<const ThreadHooks*> g_hooks{nullptr};

// All under the registry's lock.
pthread_key_t g_key;
bool g_has_key = false;
const ThreadHooks* g_fork_hooks = nullptr;  // that the fork began with
bool g_unloading = false;

// For threads that find no memory. The last one is shared by whoever comes.
constexpr size_t kStateSize = kBlockCacheOffset + kBlockCacheSize;
constexpr size_t kEmergencyStates = 4;
struct EmergencyState {
  bool taken;  // under the registry's lock, as all that follows
  alignas(64) unsigned char memory[kStateSize];
};
EmergencyState g_emergency[kEmergencyStates];

void link(ThreadState* state) noexcept {
  state->previous = nullptr;
  state->next = g_first;
  if (g_first != nullptr) g_first->previous = state;
  g_first = state;
}

void unlink(ThreadState* state) noexcept {
  if (state->next != nullptr) state->next->previous = state->previous;
  if (state->previous != nullptr) {
    state->previous->next = state->next;
  } else {
    g_first = state->next;
  }
}

ThreadState* claim_emergency() noexcept {
  for (size_t i = 0; i < kEmergencyStates; ++i) {
    EmergencyState& emergency = g_emergency[i];
    if (emergency.taken) continue;
    emergency.taken = true;
    ThreadState* state = new (emergency.memory) ThreadState();
    state->emergency = true;
    state->shared = i + 1 == kEmergencyStates;
    link(state);
    return state;
  }
  return reinterpret_cast<ThreadState*>(
      g_emergency[kEmergencyStates - 1].memory);
}

void free_state(ThreadState* state) noexcept {
  if (!state->emergency) return unmap_roots(state, kStateSize);
  for (EmergencyState& emergency : g_emergency) {
    if (static_cast<void*>(emergency.memory) == state) emergency.taken = false;
  }
}

void add(CounterSums& sums, const ThreadCounters& counters) noexcept {
  sums.objects_made += counters.objects_made.get();
  sums.objects_dropped += counters.objects_dropped.get();
  sums.bytes_given += counters.bytes_given.get();
  sums.bytes_taken_back += counters.bytes_taken_back.get();
}

// Under the registry's lock: after this nobody but the caller knows the state.
void retire(ThreadState* state) noexcept {
  const ThreadHooks* hooks = g_hooks.load(std::memory_order_acquire);
  if (hooks != nullptr && hooks->thread_exit != nullptr) {
    hooks->thread_exit(*state);
  }
  add(g_ended, state->counters);
  unlink(state);
}

// Destructor of the key. A destructor of the host that runs later and comes
// back makes a fresh state and sets the key again, so this runs again for it.
void on_thread_exit(void* argument) noexcept {
  ThreadState* state = static_cast<ThreadState*>(argument);
  empty_object_cache(state->objects);
  tls_state = nullptr;
  SpinGuard guard(g_registry_lock);
  retire(state);
  free_state(state);
}

// Note [Fork handlers]: they must be there before the first lock is taken, and
// a lock that guarded their registration could itself be held at a fork. So
// threads that come at once may each register them; of the handlers that then
// run at one fork only the first before it and the last after it do the work.
std::atomic<bool> g_has_fork_handlers{false};
__thread uint32_t tls_forks __attribute__((tls_model("initial-exec"))) = 0;

void before_fork() noexcept {
  if (tls_forks++ != 0) return;
  g_registry_lock.lock();
  g_fork_hooks = g_hooks.load(std::memory_order_acquire);
  if (g_fork_hooks != nullptr && g_fork_hooks->before_fork != nullptr) {
    g_fork_hooks->before_fork(g_first);
  }
  registration_lock().lock();
  callback_lock().lock();
  allocator_lock().lock();
}

void after_fork(bool in_child) noexcept {
  if (--tls_forks != 0) return;
  allocator_lock().unlock();
  callback_lock().unlock();
  registration_lock().unlock();
  if (g_fork_hooks != nullptr && g_fork_hooks->after_fork != nullptr) {
    g_fork_hooks->after_fork(g_first, in_child);
  }
  if (in_child) {
    forget_workers();
    // The other threads are gone. Their object caches may have been caught in
    // the middle of a change and are left alone.
    for (ThreadState* state = g_first; state != nullptr;) {
      ThreadState* next = state->next;
      if (state != tls_state && !state->shared) {
        retire(state);
        free_state(state);
      }
      state = next;
    }
  }
  g_registry_lock.unlock();
}

void after_fork_in_parent() { after_fork(false); }
void after_fork_in_child() { after_fork(true); }

// Whether the calling thread will tell when it ends.
bool tell_exit_to(ThreadState* state) noexcept {
  pthread_key_t key;
  {
    SpinGuard guard(g_registry_lock);
    if (g_unloading) return false;
    if (!g_has_key) g_has_key = pthread_key_create(&g_key, on_thread_exit) == 0;
    if (!g_has_key) return false;
    key = g_key;
  }
  return pthread_setspecific(key, state) == 0;
}

// An ending thread must not call code that is no longer there. Unloading
// without a shutdown leaks, but is harmless.
__attribute__((destructor)) void forget_key() {
  SpinGuard guard(g_registry_lock);
  g_unloading = true;
  if (g_has_key) pthread_key_delete(g_key);
  g_has_key = false;
}

}  // namespace

// The handlers go with the library when it is unloaded.
void handle_forks() noexcept {
  if (g_has_fork_handlers.load(std::memory_order_acquire)) return;
  if (pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child) ==
      0) {
    g_has_fork_handlers.store(true, std::memory_order_release);
  }
}

ThreadState& make_thread_state() noexcept {
  handle_forks();
  ThreadState* state;
  if (void* memory = map_roots(kStateSize)) {
    state = new (memory) ThreadState();
    SpinGuard guard(g_registry_lock);
    link(state);
  } else {
    SpinGuard guard(g_registry_lock);
    state = claim_emergency();
  }
  // A shared one is left alone when a thread ends.
  if (!state->shared && tell_exit_to(state)) {
    state->thread_pointer = &tls_state;
  }
  tls_state = state;
  if (!state->shared || state->last_family == 0) {
    state->last_family =
        (g_threads_so_far.fetch_add(1, std::memory_order_relaxed) + 1) << 32;
  }
  return *state;
}

ThreadRegistry::ThreadRegistry() noexcept { g_registry_lock.lock(); }
ThreadRegistry::~ThreadRegistry() { g_registry_lock.unlock(); }
ThreadState* ThreadRegistry::first() const noexcept { return g_first; }

void set_thread_hooks(const ThreadHooks* hooks) noexcept {
  g_hooks.store(hooks, std::memory_order_release);
}

CounterSums sum_counters() noexcept {
  ThreadRegistry registry;
  CounterSums sums = g_ended;
  for (ThreadState* state = registry.first(); state != nullptr;
       state = state->next) {
    add(sums, state->counters);
  }
  return sums;
}

void release_thread_states() noexcept {
  SpinGuard guard(g_registry_lock);
  for (ThreadState* state = g_first; state != nullptr;) {
    ThreadState* next = state->next;
    const bool is_own = state == tls_state && !state->shared;
    if (state->thread_pointer != nullptr || is_own) {
      retire(state);
      if (state->thread_pointer != nullptr) *state->thread_pointer = nullptr;
      empty_object_cache(state->objects);
      free_state(state);
    }
    state = next;
  }
  if (g_has_key) pthread_key_delete(g_key);
  g_has_key = false;
  tls_state = nullptr;
}

}  // namespace tp
