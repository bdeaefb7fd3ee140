// Work that is cut into chunks and done by several threads.
//
// Note [Chunks]: what a chunk is depends on the work alone, never on how many
// threads there are, so that results are the same bits with one thread and with
// many. Chunks are handed out in order, so of several that fail the first one
// in order is always among those that ran: its error is the caller's, with any
// number of threads.
#pragma once

#include <cstdint>
#include <type_traits>

namespace tp {

// The threads that work on a call unless the host has set another number: the
// processors that the process may use.
int32_t thread_count() noexcept;
// From 1 to kMaxThreads; 0 is the default.
void set_thread_count(int32_t count) noexcept;

// The host's own threads instead of the library's; see tp_set_parallel_for.
// Throws out-of-memory; then nothing changed.
using HostTask = void (*)(void* context);
using HostParallelFor = int32_t (*)(void* user_data, int32_t count,
                                    HostTask task, void* context);
void set_parallel_for(HostParallelFor run, void* user_data,
                      void (*destroy)(void*));

// Whether the calling thread is inside a chunk: what it calls runs serially.
bool is_in_parallel() noexcept;

// How many threads at most would work on so many items at this moment, at least
// 1: room for scratch memory, which parallel_for then is told.
int32_t parallel_slots(int64_t items, int64_t grain) noexcept;

// What parallel_for does with a body whose type is forgotten.
using ChunkFn = void (*)(void* body, int64_t begin, int64_t end, int32_t slot);
void run_chunks(int64_t items, int64_t grain, int32_t slots, ChunkFn run,
                void* body);

// Calls body(begin, end), or body(begin, end, slot), for runs of whole chunks
// of `grain` items that together are all from 0 to `items`; the last chunk may
// be shorter. Returns when all are done. A thread alone gets all of them in one
// call, and nothing else happens below two whole chunks: the body must not care
// how many chunks a run has.
//
// - Bodies run at the same time, on threads of the library or of the host, and
//   write to different places. A slot, from 0 to slots - 1, belongs to one
//   thread at a time.
// - A body may throw: chunks not begun are left out, and the error of the first
//   chunk in order that failed is thrown here.
// - A body calls no code of the host. So it asks no allocator for memory: that
//   is the caller's to do before, for parallel_slots() threads.
// - Inside a body, parallel_for runs serially.
//
// Waking threads costs 5 to 50 us: a chunk should be work for several us.
template <class Body>
inline void parallel_for(int64_t items, int64_t grain, int32_t slots,
                         Body&& body) {
  using Plain = std::remove_reference_t<Body>;
  const auto call = [](void* of, int64_t begin, int64_t end, int32_t slot) {
    if constexpr (std::is_invocable_v<Plain&, int64_t, int64_t, int32_t>) {
      (*static_cast<Plain*>(of))(begin, end, slot);
    } else {
      (*static_cast<Plain*>(of))(begin, end);
    }
  };
  void* const of = const_cast<void*>(static_cast<const void*>(&body));
  if (items / 2 >= grain) {
    run_chunks(items, grain, slots, call, of);
  } else if (items > 0) {
    call(of, 0, items, 0);
  }
}

template <class Body>
inline void parallel_for(int64_t items, int64_t grain, Body&& body) {
  parallel_for(items, grain, INT32_MAX, body);
}

}  // namespace tp
