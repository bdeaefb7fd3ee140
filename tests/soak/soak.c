/* soak SECONDS [THREADS]: threads make, view, write, clone and drop tensors,
 * hand them to each other and race for the last reference, and check every
 * value. Ends with nothing alive. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/check.h"
#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

enum { kMostThreads = 64, kSlots = 16, kRowsOfAll = 4 };

typedef struct Worker {
  pthread_t thread;
  uint64_t random;
  uint64_t operations;
} Worker;

static atomic_int stop;

/* Whoever exchanges a handle out of its slot owns it. */
static _Atomic(tp_tensor_t*) tensors[kSlots];
static _Atomic(tp_weak_tensor_t*) weak_handles[kSlots];

/* Held by all, and never written. */
static tp_tensor_t* shared;

static uint64_t draw(Worker* worker, uint64_t below) {
  worker->random ^= worker->random << 13;
  worker->random ^= worker->random >> 7;
  worker->random ^= worker->random << 17;
  return worker->random % below;
}

/* Counts the call and checks its status. */
static void did(Worker* worker, tp_status_t status) {
  ++worker->operations;
  if (status != TP_OK) {
    fprintf(stderr, "%s\n", tp_error_message(NULL));
  }
  CHECK_EQUAL(status, TP_OK);
}

static void release(Worker* worker, tp_tensor_t* tensor) {
  tp_tensor_release(tensor);
  ++worker->operations;
}

static void fill(Worker* worker, tp_tensor_t* tensor, double value) {
  tp_scalar_t scalar;
  CHECK_EQUAL(tp_scalar_set_f64(&scalar, value), TP_OK);
  did(worker, tp_fill_inplace(tensor, &scalar));
}

static double at(Worker* worker, const tp_tensor_t* tensor, int64_t row,
                 int64_t column) {
  const int64_t index[2] = {row, column};
  tp_scalar_t value;
  did(worker, tp_tensor_get(tensor, index, 2, &value));
  return value.real;
}

/* kRowsOfAll rows, each filled with its own number; rows are 4 bytes to 64 KiB,
 * now and then 1 MiB. */
static tp_tensor_t* make(Worker* worker) {
  const uint64_t widest = draw(worker, 1024) == 0 ? 1 << 18 : 1 << 14;
  const int64_t sizes[2] = {kRowsOfAll,
                            (int64_t)(widest >> draw(worker, 14)) + 1};
  tp_tensor_t* tensor = NULL;
  did(worker, tp_empty(sizes, 2, TP_DTYPE_F32, TP_DEVICE_CPU, 0, 0, &tensor));
  for (int64_t row = 0; row < kRowsOfAll; ++row) {
    tp_tensor_t* view = NULL;
    did(worker, tp_select(tensor, 0, row, &view));
    fill(worker, view, (double)row);
    release(worker, view);
  }
  return tensor;
}

static void check(Worker* worker, const tp_tensor_t* tensor) {
  for (int64_t row = 0; row < kRowsOfAll; ++row) {
    CHECK(at(worker, tensor, row, 0) == (double)row);
    CHECK(at(worker, tensor, row, -1) == (double)row);
  }
}

/* A write through a view of a view shows in the base, not in a clone. */
static void write_through_views(Worker* worker, tp_tensor_t* tensor) {
  tp_tensor_t* clone = NULL;
  tp_tensor_t* transposed = NULL;
  tp_tensor_t* last = NULL;
  const int64_t version = tp_tensor_version(tensor);
  did(worker, tp_clone(tensor, 0, &clone));
  did(worker, tp_transpose(tensor, 0, 1, &transposed));
  did(worker, tp_select(transposed, 1, -1, &last));
  fill(worker, last, -1);
  CHECK(at(worker, tensor, -1, 0) == -1);
  CHECK(at(worker, tensor, -1, -1) == -1);
  check(worker, clone);
  fill(worker, last, kRowsOfAll - 1);
  CHECK_EQUAL(tp_tensor_version(tensor), version + 2);
  release(worker, tensor);
  tensor = transposed;
  release(worker, last);
  CHECK(at(worker, tensor, -1, -1) == kRowsOfAll - 1);
  release(worker, tensor);
  release(worker, clone);
}

/* What comes back was made, and will be freed, by other threads. */
static void hand_over(Worker* worker, tp_tensor_t* tensor) {
  check(worker, tensor);
  tp_tensor_t* other = atomic_exchange(&tensors[draw(worker, kSlots)], tensor);
  if (other) {
    check(worker, other);
    release(worker, other);
  }
}

/* The owner drops the tensor while another thread may lock the handle. */
static void race_for_the_last(Worker* worker, tp_tensor_t* tensor) {
  tp_weak_tensor_t* weak = NULL;
  did(worker, tp_tensor_weak(tensor, &weak));
  const uint64_t slot = draw(worker, kSlots);
  weak = atomic_exchange(&weak_handles[slot], weak);
  if (weak) {
    tp_tensor_t* locked = tp_weak_tensor_lock(weak);
    ++worker->operations;
    if (locked) {
      check(worker, locked);
      release(worker, locked);
    }
    tp_weak_tensor_release(weak);
  }
  release(worker, tensor);
}

static void share(Worker* worker, tp_tensor_t* tensor) {
  tp_tensor_t* same = tp_tensor_retain(shared);
  tp_tensor_t* view = NULL;
  did(worker, tp_slice(same, 1, 0, TP_SLICE_OPEN, 2, &view));
  check(worker, view);
  release(worker, view);
  release(worker, same);
  release(worker, tensor);
}

static void* work(void* argument) {
  Worker* worker = argument;
  static void (*const kActions[])(Worker*, tp_tensor_t*) = {
      write_through_views, hand_over,         hand_over,
      race_for_the_last,   race_for_the_last, share};
  const uint64_t actions = sizeof(kActions) / sizeof(kActions[0]);
  while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
    kActions[draw(worker, actions)](worker, make(worker));
  }
  return NULL;
}

static void drop_all(void) {
  for (int i = 0; i < kSlots; ++i) {
    tp_tensor_release(atomic_exchange(&tensors[i], NULL));
    tp_weak_tensor_release(atomic_exchange(&weak_handles[i], NULL));
  }
  tp_tensor_release(shared);
}

/* Nothing lives, and the system has every block back. */
static void check_nothing_left(void) {
  tp_allocator_t* allocator = NULL;
  tp_allocator_stats_t stats;
  memset(&stats, 0, sizeof(stats));
  stats.struct_size = sizeof(stats);
  CHECK_EQUAL(tp_debug_live_objects(), 0);
  CHECK_EQUAL(tp_debug_live_bytes(), 0);
  CHECK_EQUAL(tp_allocator_get(TP_DEVICE_CPU, &allocator), TP_OK);
  CHECK_EQUAL(tp_allocator_empty_cache(allocator), TP_OK);
  CHECK_EQUAL(tp_allocator_stats(allocator, &stats), TP_OK);
  CHECK_EQUAL(stats.live_blocks, 0);
  CHECK_EQUAL(stats.cached_blocks, 0);
  CHECK_EQUAL(stats.system_allocations, stats.system_frees);
  tp_allocator_release(allocator);
  CHECK_EQUAL(tp_shutdown(), TP_OK);
}

int main(int argc, char** argv) {
  static Worker workers[kMostThreads];
  const double seconds = argc > 1 ? atof(argv[1]) : 0;
  const int threads = argc > 2 ? atoi(argv[2]) : 2;
  if (seconds <= 0 || threads < 1 || threads > kMostThreads) {
    fprintf(stderr, "usage: %s SECONDS [THREADS]\n", argv[0]);
    return 2;
  }
  Worker first;
  memset(&first, 0, sizeof(first));
  first.random = 1;
  shared = make(&first);
  for (int i = 0; i < threads; ++i) {
    workers[i].random = 88172645463325252u + (uint64_t)i;
    CHECK(pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0);
  }
  const struct timespec length = {
      (time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  nanosleep(&length, NULL);
  atomic_store(&stop, 1);
  uint64_t operations = 0;
  for (int i = 0; i < threads; ++i) {
    CHECK(pthread_join(workers[i].thread, NULL) == 0);
    operations += workers[i].operations;
  }
  drop_all();
  check_nothing_left();
  printf("soak: %d threads, %g s, %.0f operations a second, 0 live objects\n",
         threads, seconds, (double)operations / seconds);
  return 0;
}
