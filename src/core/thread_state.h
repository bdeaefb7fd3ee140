// What the library keeps for each thread.
//
// Note [Thread state]: the only thread-local variable is one initial-exec
// pointer, but for a list of two words in autograd/node.cpp, which threads must
// not share. Bigger initial-exec blocks make dlopen fail (glibc's static TLS is
// small), and a C++ thread_local with a destructor would pin the library. The
// state itself comes from mmap on first use, is reached again at thread exit
// through a pthread key, and sits in a registry so that others can add up its
// counters. If there is no memory for it, a thread shares a static one that has
// no caches, so that even then an error can be told.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/error.h"
#include "core/owned_number.h"

namespace tp {

// Counters that only grow; what is live is the difference of two sums.
struct ThreadCounters {
  OwnedCounter objects_made;
  OwnedCounter objects_dropped;
  OwnedCounter bytes_given;  // to storages, by allocators
  OwnedCounter bytes_taken_back;
};

// Free lists of object memory, by size in units of kUnit.
struct ObjectCache {
  static constexpr size_t kUnit = 32;
  static constexpr size_t kClasses = 8;  // up to 256 bytes
  static constexpr uint32_t kMaxPerClass = 256;
  void* head[kClasses];
  uint32_t count[kClasses];
};

struct ThreadState {
  uint32_t modes;
  bool emergency;    // a static one, made without memory: no cache of blocks
  bool shared;       // that several threads use: nothing is cached
  bool reclaiming;   // inside the host's collect callback
  bool in_parallel;  // inside a chunk: what it calls runs serially
  bool watching;     // at work for a log or a dump: kernels go unwatched
  // Gradients, see autograd: backward passes inside each other; modes that were
  // pushed, by bits; the order of recording.
  uint8_t gradient_depth;
  uint8_t pushed_grad_modes, pushed_inference_modes;
  uint64_t grad_mode_stack, inference_mode_stack;
  uint64_t recorded_nodes;
  // See Note [Families] in tensor_impl.h.
  uint64_t last_family;
  // Failure injection.
  uint64_t requests_until_failure;
  uint64_t failed_requests;
  // Whether the memory behind this is in use; see block_cache_memory.
  bool has_block_cache;
  ObjectCache objects;
  ThreadCounters counters;
  ErrorRecord error;
  uint64_t last_kernel_code;  // packed by dispatch, which also unpacks it
  char last_kernel[96];
  // Registry.
  ThreadState* next;
  ThreadState* previous;
  // The thread's own pointer to this; null if the thread cannot tell when it
  // ends. Such a state is never freed: the pointer would dangle.
  ThreadState** thread_pointer;
};

// Behind each state lies memory for the front cache of the CPU allocator, which
// core does not know: zeroed, in pages that cost nothing until they are
// touched. A thread reaches its cache by the one pointer that it has.
constexpr size_t kBlockCacheSize = size_t{36} << 10;
constexpr size_t kBlockCacheOffset = (sizeof(ThreadState) + 63) / 64 * 64;

inline void* block_cache_memory(ThreadState& state) noexcept {
  return reinterpret_cast<unsigned char*>(&state) + kBlockCacheOffset;
}

extern __thread ThreadState* tls_state
    __attribute__((tls_model("initial-exec")));

// Has the library's locks free in children of this process. Called before the
// first of them is taken; without memory for it the next call tries again.
void handle_forks() noexcept;

ThreadState& make_thread_state() noexcept;

inline ThreadState& thread_state() noexcept {
  ThreadState* state = tls_state;
  return __builtin_expect(state != nullptr, 1) ? *state : make_thread_state();
}

// Holds the list of all threads' states still. Taken before every other lock of
// the library, and never inside a section that another thread waits for while
// it holds this.
class ThreadRegistry {
 public:
  ThreadRegistry() noexcept;
  ~ThreadRegistry();
  ThreadRegistry(const ThreadRegistry&) = delete;
  ThreadRegistry& operator=(const ThreadRegistry&) = delete;

  // Follow `next` from here.
  ThreadState* first() const noexcept;
};

// Hooks of the block cache, which core does not know. All are called with the
// registry held, and none may allocate. All may be null.
struct ThreadHooks {
  // Gives the cache of an ending thread back; has_block_cache is false then.
  void (*thread_exit)(ThreadState& state) noexcept;
  // Takes the allocator's locks and stops other threads at the door of their
  // caches; `first` is the registry's.
  void (*before_fork)(ThreadState* first) noexcept;
  // Undoes that. In the child the caches of other threads are given back by
  // thread_exit afterwards: what cannot be trusted must be given up before.
  void (*after_fork)(ThreadState* first, bool in_child) noexcept;
};
void set_thread_hooks(const ThreadHooks* hooks) noexcept;  // static memory

struct CounterSums {
  uint64_t objects_made, objects_dropped, bytes_given, bytes_taken_back;
};
// Over all threads, also those that ended.
CounterSums sum_counters() noexcept;

// Frees the states of all threads and the key. Only the calling thread may be
// inside the library. Whoever comes back later gets a fresh state.
void release_thread_states() noexcept;

}  // namespace tp
