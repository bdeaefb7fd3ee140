/* Counts under threads: promotion against the last release, and the word. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "support/tp_test.h"

enum { kBatch = 20000 };

typedef struct {
  tp_tensor_t* tensors[kBatch];
  tp_weak_tensor_t* weak[kBatch];
  pthread_barrier_t barrier;
  atomic_int next; /* the releaser is about to release this one */
  int rounds;
  size_t locked, gone, wrong;
} race_t;

static void* lock_all(void* data) {
  race_t* race = data;
  for (int round = 0; round < race->rounds; ++round) {
    pthread_barrier_wait(&race->barrier);
    for (int i = 0; i < kBatch; ++i) {
      for (int spins = 0;
           atomic_load_explicit(&race->next, memory_order_relaxed) < i;) {
        if (++spins % 256 == 0) sched_yield();
      }
      tp_tensor_t* t = tp_weak_tensor_lock(race->weak[i]);
      if (t == NULL) {
        ++race->gone;
      } else {
        ++race->locked;
        race->wrong +=
            *(const int64_t*)tp_tensor_data(t) != i || tp_tensor_numel(t) != 1;
        tp_tensor_release(t);
      }
    }
    pthread_barrier_wait(&race->barrier);
  }
  return NULL;
}

TEST(a_lock_against_the_last_release_gives_a_live_tensor_or_null) {
  race_t* race = calloc(1, sizeof *race);
  race->rounds = TT_ROUNDS(500); /* 10^7 races */
  pthread_barrier_init(&race->barrier, NULL, 2);
  pthread_t locker;
  pthread_create(&locker, NULL, lock_all, race);
  size_t failures = 0;
  for (int round = 0; round < race->rounds; ++round) {
    for (int64_t i = 0; i < kBatch; ++i) {
      failures += tp_tensor_from_data(&i, 8, NULL, 0, TP_DTYPE_I64,
                                      &race->tensors[i]) != TP_OK;
      failures += tp_tensor_weak(race->tensors[i], &race->weak[i]) != TP_OK;
    }
    atomic_store(&race->next, -1);
    pthread_barrier_wait(&race->barrier);
    for (int i = 0; i < kBatch; ++i) {
      atomic_store_explicit(&race->next, i, memory_order_relaxed);
      tp_tensor_release(race->tensors[i]);
    }
    pthread_barrier_wait(&race->barrier);
    for (int i = 0; i < kBatch; ++i) {
      failures += tp_weak_tensor_lock(race->weak[i]) != NULL;
      tp_weak_tensor_release(race->weak[i]);
    }
  }
  pthread_join(locker, NULL);
  pthread_barrier_destroy(&race->barrier);
  const size_t total = race->locked + race->gone, wrong = race->wrong;
  const size_t wanted = (size_t)race->rounds * kBatch;
  free(race);
  assert_int_equal(failures, 0);
  assert_int_equal(wrong, 0);
  assert_int_equal(total, wanted);
}

typedef struct {
  tp_tensor_t* tensor;
  tp_weak_tensor_t* weak;
  atomic_int stop;
  size_t wrong;
} hammer_t;

static void* hammer(void* data) {
  hammer_t* h = data;
  for (int i = 0; i < TT_ROUNDS(200000); ++i) {
    tp_tensor_t* locked = tp_weak_tensor_lock(h->weak);
    tp_weak_tensor_t* weak = tp_weak_tensor_retain(h->weak);
    tp_tensor_release(locked);
    tp_tensor_retain(h->tensor);
    tp_weak_tensor_release(weak);
    tp_tensor_release(h->tensor);
  }
  return NULL;
}

static void* watch(void* data) {
  hammer_t* h = data;
  while (!atomic_load(&h->stop)) {
    const uint64_t word = tp_debug_count_word(h->tensor);
    const uint64_t strong = word & 0xffffffffu, weak = word >> 32;
    h->wrong += strong < 1 || strong > 5 || weak < 2 || weak > 6;
  }
  return NULL;
}

TEST(one_load_never_sees_an_impossible_pair_of_counts) {
  hammer_t h = {.tensor = tt_zeros(TP_DTYPE_F32, DIMS(1))};
  assert_ok(tp_tensor_weak(h.tensor, &h.weak));
  pthread_t threads[4], watcher;
  pthread_create(&watcher, NULL, watch, &h);
  for (int i = 0; i < 4; ++i) pthread_create(&threads[i], NULL, hammer, &h);
  for (int i = 0; i < 4; ++i) pthread_join(threads[i], NULL);
  atomic_store(&h.stop, 1);
  pthread_join(watcher, NULL);
  assert_int_equal(h.wrong, 0);
  assert_int_equal(tp_debug_count_word(h.tensor), (UINT64_C(2) << 32) | 1);
  tp_weak_tensor_release(h.weak);
  DROP(h.tensor);
}

static void* drop_one(void* tensor) {
  tp_tensor_release(tensor);
  return NULL;
}

TEST(the_deleter_runs_once_whichever_thread_drops_last) {
  enum { kThreads = 4 };
  for (int round = 0; round < 100; ++round) {
    float bytes[4];
    tt_deletions_t deletions = {0};
    tp_tensor_t* t = NULL;
    assert_ok(tp_tensor_from_blob(bytes, LIST(4), NULL, 1, TP_DTYPE_F32, 0, 0,
                                  tt_count_deletion, &deletions, 0, &t));
    pthread_t threads[kThreads];
    for (int i = 0; i < kThreads; ++i) {
      tp_tensor_t* view = NULL;
      assert_ok(tp_alias(t, &view));
      pthread_create(&threads[i], NULL, drop_one, view);
    }
    DROP(t);
    for (int i = 0; i < kThreads; ++i) pthread_join(threads[i], NULL);
    assert_int_equal(deletions.calls, 1);
  }
}

static void* bump(void* tensor) {
  for (int i = 0; i < 100000; ++i) tp_tensor_mark_written(tensor);
  return NULL;
}

TEST(eight_threads_bump_a_version_to_the_exact_sum) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(1));
  pthread_t threads[8];
  for (int i = 0; i < 8; ++i) pthread_create(&threads[i], NULL, bump, t);
  for (int i = 0; i < 8; ++i) pthread_join(threads[i], NULL);
  assert_int_equal(tp_tensor_version(t), 800000);
  DROP(t);
}

typedef struct {
  tp_tensor_t* tensors[kBatch];
  int held[kBatch]; /* references of the wrapper that the tensor holds */
  pthread_barrier_t barrier;
  atomic_int next; /* about to get its wrapper */
  int rounds;
} attaching_t;

static void take_wrapper(void* held) { ++*(int*)held; }
static void drop_wrapper(void* held) { --*(int*)held; }

static void* let_go(void* data) {
  attaching_t* race = data;
  for (int round = 0; round < race->rounds; ++round) {
    pthread_barrier_wait(&race->barrier);
    for (int i = 0; i < kBatch; ++i) {
      for (int spins = 0;
           atomic_load_explicit(&race->next, memory_order_relaxed) < i;) {
        if (++spins % 256 == 0) sched_yield();
      }
      tp_tensor_release(race->tensors[i]);
    }
    pthread_barrier_wait(&race->barrier);
  }
  return NULL;
}

TEST(a_wrapper_attached_while_another_lets_go_is_dropped_as_often_as_taken) {
  attaching_t* race = calloc(1, sizeof *race);
  race->rounds = TT_ROUNDS(20);
  pthread_t other;
  size_t wrong = 0;
  pthread_barrier_init(&race->barrier, NULL, 2);
  pthread_create(&other, NULL, let_go, race);
  for (int round = 0; round < race->rounds; ++round) {
    for (int i = 0; i < kBatch; ++i) {
      wrong += tp_empty(NULL, 0, TP_DTYPE_F32, 0, 0, 0, &race->tensors[i]) != 0;
      tp_tensor_retain(race->tensors[i]);
    }
    atomic_store(&race->next, -1);
    pthread_barrier_wait(&race->barrier);
    for (int i = 0; i < kBatch; ++i) {
      atomic_store_explicit(&race->next, i, memory_order_relaxed);
      wrong += tp_tensor_attach_wrapper(race->tensors[i], &race->held[i],
                                        take_wrapper, drop_wrapper) != TP_OK;
    }
    pthread_barrier_wait(&race->barrier);
    tp_run_deferred();
    for (int i = 0; i < kBatch; ++i) {
      wrong += race->held[i] != 0;
      race->held[i] = 0;
      wrong += tp_tensor_use_count(race->tensors[i]) != 1;
      wrong += tp_tensor_detach_wrapper(race->tensors[i]) != TP_OK;
      tp_tensor_release(race->tensors[i]);
    }
  }
  pthread_join(other, NULL);
  pthread_barrier_destroy(&race->barrier);
  free(race);
  assert_int_equal(wrong, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_lock_against_the_last_release_gives_a_live_tensor_or_null),
      T(one_load_never_sees_an_impossible_pair_of_counts),
      T(the_deleter_runs_once_whichever_thread_drops_last),
      T(eight_threads_bump_a_version_to_the_exact_sum),
      T(a_wrapper_attached_while_another_lets_go_is_dropped_as_often_as_taken),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
