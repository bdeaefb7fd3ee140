/* The log is replaced while other threads are in it. */
#include <pthread.h>
#include <sched.h>

#include "support/tp_test.h"

static void* run_operators(void* argument) {
  for (int i = 0; i < TT_ROUNDS(4000); ++i) {
    tp_tensor_t *a = NULL, *b = NULL;
    const int64_t three = 3;
    if (tp_ones(&three, 1, TP_DTYPE_F32, 0, 0, &a) || tp_add(a, a, &b)) {
      return argument;
    }
    tp_tensor_release(a);
    tp_tensor_release(b);
  }
  return NULL;
}

typedef struct {
  int calls;
  int calls_after_death;
  int alive;
} Heard;

static void count_running(void* user_data, tp_log_level_t level,
                          const char* message) {
  (void)level;
  Heard* heard = user_data;
  __atomic_fetch_add(&heard->calls, message[0] != '\0', __ATOMIC_RELAXED);
  if (!__atomic_load_n(&heard->alive, __ATOMIC_RELAXED)) {
    __atomic_fetch_add(&heard->calls_after_death, 1, __ATOMIC_RELAXED);
  }
}

static void end_life(void* user_data) {
  __atomic_store_n(&((Heard*)user_data)->alive, 0, __ATOMIC_RELAXED);
}

static void set_heard(Heard* heard) {
  heard->alive = 1;
  assert_ok(tp_set_log(count_running, heard, end_life, TP_LOG_LAYOUT));
}

TEST(threads_run_operators_while_the_log_is_replaced) {
  enum { kThreads = 2, kLogs = 500 };
  static Heard heard[kLogs];
  pthread_t threads[kThreads];
  /* The first one is set before the threads run, since they may be done before
     this one goes on, and is heard before it is replaced, since they may start
     late. */
  set_heard(&heard[0]);
  for (int i = 0; i < kThreads; ++i) {
    assert_int_equal(pthread_create(&threads[i], NULL, run_operators, &heard),
                     0);
  }
  while (__atomic_load_n(&heard[0].calls, __ATOMIC_RELAXED) == 0) {
    sched_yield();
  }
  for (int i = 1; i < TT_ROUNDS(kLogs); ++i) set_heard(&heard[i]);
  for (int i = 0; i < kThreads; ++i) {
    void* failed = NULL;
    assert_int_equal(pthread_join(threads[i], &failed), 0);
    assert_null(failed);
  }
  assert_ok(tp_set_log(NULL, NULL, NULL, 0));
  int calls = 0;
  for (int i = 0; i < TT_ROUNDS(kLogs); ++i) {
    assert_int_equal(heard[i].alive, 0);
    assert_int_equal(heard[i].calls_after_death, 0);
    calls += heard[i].calls;
  }
  assert_true(calls > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(threads_run_operators_while_the_log_is_replaced),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
