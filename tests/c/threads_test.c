/* How many threads work on large tensors and whose they are: the library's are
 * started late and sleep well, errors are those of one thread, nobody waits. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "support/threads.h"

#include <pthread.h>
#include <sched.h>
#include <sys/resource.h>
#include <time.h>

#include "c/support/many_numbers.h"

enum { kSmall = 1000 };

static const int32_t kCounts[] = {1, 2, 3, 8};

static int end(void** state) {
  assert_ok(tp_set_num_threads(0));
  assert_ok(tp_set_parallel_for(NULL, NULL, NULL));
  return tt_teardown(state);
}
#define TH(name) cmocka_unit_test_setup_teardown(name, tt_setup, end)

TEST(the_number_is_what_was_set_and_the_default_what_the_process_may_use) {
  cpu_set_t mine;
  assert_int_equal(sched_getaffinity(0, sizeof mine, &mine), 0);
  const int32_t usual = tp_get_num_threads();
  assert_true(usual >= 1 && usual <= CPU_COUNT(&mine));
  for (int32_t count = 1; count <= TP_MAX_THREADS; count *= 2) {
    assert_ok(tp_set_num_threads(count));
    assert_int_equal(tp_get_num_threads(), count);
  }
  assert_fails(tp_set_num_threads(-1), TP_ERROR_ARGUMENT);
  assert_fails(tp_set_num_threads(TP_MAX_THREADS + 1), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_get_num_threads(), TP_MAX_THREADS);
  assert_ok(tp_set_num_threads(0));
  assert_int_equal(tp_get_num_threads(), usual);
}

TEST(the_default_follows_the_affinity) {
  cpu_set_t mine, one;
  assert_int_equal(sched_getaffinity(0, sizeof mine, &mine), 0);
  CPU_ZERO(&one);
  CPU_SET(sched_getcpu(), &one);
  if (sched_setaffinity(0, sizeof one, &one) != 0) {
    print_message("no affinity may be set here\n");
    skip();
  }
  assert_ok(tp_set_num_threads(0));
  const int32_t count = tp_get_num_threads();
  assert_int_equal(sched_setaffinity(0, sizeof mine, &mine), 0);
  assert_int_equal(count, 1);
}

TEST(small_tensors_start_no_thread_and_large_ones_no_more_than_allowed) {
  assert_ok(tp_shutdown());
  const int before = count_threads();
  assert_ok(tp_set_num_threads(3));
  tp_tensor_t *small = many_numbers(TP_DTYPE_F32, DIMS(kSmall)), *sum = NULL;
  tp_tensor_t* large = tt_empty(TP_DTYPE_F32, DIMS(kMany));
  assert_ok(tp_add(small, small, &sum));
  assert_ok(tp_exp_out(small, sum));
  DROP(sum);
  assert_ok(tp_sum(small, NULL, 0, 0, &sum));
  DROP(sum);
  assert_int_equal(count_threads(), before);
  assert_ok(tp_zero_inplace(large));
  assert_int_equal(count_threads(), before + 2);
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_sum(large, NULL, 0, 0, &sum));
  assert_int_equal(count_threads(), before + 2);
  DROP(small, large, sum);
  assert_ok(tp_shutdown());
  assert_int_equal(count_threads(), before);
}

TEST(where_no_thread_can_be_started_the_calling_one_computes) {
  assert_ok(tp_shutdown());
  const int before = count_threads();
  struct rlimit usual, little;
  tp_tensor_t* tensor = tt_arange(TP_DTYPE_F64, DIMS(kMany));
  tp_tensor_t* out = tt_empty(TP_DTYPE_F64, DIMS(kMany));
  assert_ok(tp_set_num_threads(64)); /* the C library keeps a few stacks */
  assert_int_equal(getrlimit(RLIMIT_AS, &usual), 0);
  little = usual;
  little.rlim_cur = 1; /* no address space for a stack */
  if (TT_SANITIZED || setrlimit(RLIMIT_AS, &little) != 0) {
    DROP(tensor, out);
    print_message("sanitizers and unlimited address spaces start threads\n");
    skip();
  }
  const tp_status_t status = tp_neg_out(tensor, out);
  assert_int_equal(setrlimit(RLIMIT_AS, &usual), 0);
  assert_ok(status);
  assert_true(count_threads() < before + 63);
  assert_true(tt_number(out, kMany - 1) == -(kMany - 1));
  DROP(tensor, out);
}

TEST(of_several_wrong_indices_the_first_is_told_and_nothing_is_written) {
  tp_tensor_t* source = tt_arange(TP_DTYPE_F32, DIMS(100));
  tp_tensor_t* index = tt_zeros(TP_DTYPE_I64, DIMS(kMany));
  tp_tensor_t* out = tt_full(TP_DTYPE_F32, 7, DIMS(kMany));
  assert_ok(tp_tensor_set(index, LIST(250000), 1, I64(-5)));
  assert_ok(tp_tensor_set(index, LIST(120001), 1, I64(100)));
  for (size_t c = 0; c < TT_COUNT(kCounts); ++c) {
    assert_ok(tp_set_num_threads(kCounts[c]));
    for (int round = 0; round < 20; ++round) {
      assert_fails(tp_index_select_out(source, 0, index, out), TP_ERROR_RANGE);
      assert_error_says("index 100 at position 120001");
    }
  }
  assert_all(out, 7);
  DROP(source, index, out);
}

TEST(a_zero_divisor_anywhere_is_found_before_anything_is_written) {
  tp_tensor_t* a = tt_full(TP_DTYPE_I32, 9, DIMS(kMany));
  tp_tensor_t* b = tt_full(TP_DTYPE_I32, 2, DIMS(kMany));
  tp_tensor_t* out = tt_full(TP_DTYPE_I32, 7, DIMS(kMany));
  assert_ok(tp_set_num_threads(3));
  assert_ok(tp_tensor_set(b, LIST(kMany - 1), 1, I64(0)));
  assert_fails(tp_floor_divide_out(a, b, out), TP_ERROR_ARGUMENT);
  assert_error_says("divisor is 0");
  assert_all(out, 7);
  assert_ok(tp_tensor_set(b, LIST(kMany - 1), 1, I64(2)));
  assert_ok(tp_floor_divide_out(a, b, out));
  assert_all(out, 4);
  DROP(a, b, out);
}

static tp_tensor_t* shared_input;

static void* compute_again_and_again(void* wanted) {
  for (int round = 0; round < TT_ROUNDS(60); ++round) {
    tp_tensor_t *grown = NULL, *total = NULL;
    if (tp_exp(shared_input, &grown) || tp_sum(grown, NULL, 0, 0, &total)) {
      return "an error";
    }
    const int differs = memcmp(tp_tensor_data(total), wanted, 4);
    tp_tensor_release(grown);
    tp_tensor_release(total);
    if (differs) return "another result";
  }
  return NULL;
}

TEST(many_threads_of_the_host_compute_at_once) {
  enum { kThreads = 6 };
  pthread_t hosts[kThreads];
  tp_tensor_t *grown = NULL, *total = NULL;
  shared_input = many_numbers(TP_DTYPE_F32, DIMS(kMany));
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_exp(shared_input, &grown));
  assert_ok(tp_sum(grown, NULL, 0, 0, &total));
  float wanted;
  memcpy(&wanted, tp_tensor_data(total), 4);
  assert_ok(tp_set_num_threads(3));
  for (int i = 0; i < kThreads; ++i) {
    assert_int_equal(
        pthread_create(&hosts[i], NULL, compute_again_and_again, &wanted), 0);
  }
  /* Meanwhile the number changes. */
  for (int i = 0; i < TT_ROUNDS(2000); ++i) {
    assert_ok(tp_set_num_threads(1 + i % 5));
    sched_yield();
  }
  for (int i = 0; i < kThreads; ++i) {
    void* wrong = NULL;
    assert_int_equal(pthread_join(hosts[i], &wrong), 0);
    if (wrong) fail_msg("%s", (const char*)wrong);
  }
  DROP(shared_input, grown, total);
}

static double used_seconds(void) {
  struct rusage usage;
  assert_int_equal(getrusage(RUSAGE_SELF, &usage), 0);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

TEST(idle_workers_use_no_processor_time) {
  assert_ok(tp_set_num_threads(4));
  tp_tensor_t *tensor = many_numbers(TP_DTYPE_F32, DIMS(kMany)), *grown = NULL;
  assert_ok(tp_exp(tensor, &grown));
  const double before = used_seconds();
  const struct timespec pause = {0, 200000000};
  nanosleep(&pause, NULL);
  assert_true(used_seconds() - before < (TT_SANITIZED ? 0.05 : 0.005));
  DROP(tensor, grown);
}

/* A pool of the host: new threads each time, and how it was used. */
typedef struct Host {
  int calls;
  int most;
  int destroyed;
  int fails;
  tp_task_fn task;
  void* context;
} Host;

static void* run_task(void* of) {
  const Host* host = of;
  host->task(host->context);
  return NULL;
}

static tp_status_t run_on_new_threads(void* user_data, int32_t count,
                                      tp_task_fn task, void* context) {
  Host* host = user_data;
  pthread_t new_threads[8];
  ++host->calls;
  if (count > host->most) host->most = count;
  if (host->fails) return TP_ERROR_STATE;
  host->task = task;
  host->context = context;
  for (int32_t i = 0; i < count; ++i) {
    pthread_create(&new_threads[i], NULL, run_task, host);
  }
  for (int32_t i = 0; i < count; ++i) pthread_join(new_threads[i], NULL);
  return TP_OK;
}

static void destroy_host(void* user_data) { ++((Host*)user_data)->destroyed; }

static void hear(void* heard, tp_log_level_t level, const char* message) {
  (void)message;
  *(int*)heard += level == TP_LOG_ERROR;
}

TEST(a_pool_of_the_host_does_the_work_instead_of_the_workers) {
  Host host = {0, 0, 0, 0, NULL, NULL};
  int heard = 0;
  tp_tensor_t* tensor = many_numbers(TP_DTYPE_F32, DIMS(kMany));
  tp_tensor_t *want = NULL, *got = NULL, *total = NULL;
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_exp(tensor, &want));
  const int before = count_threads();
  assert_ok(tp_set_num_threads(4));
  assert_ok(tp_set_parallel_for(run_on_new_threads, &host, destroy_host));
  assert_ok(tp_set_log(hear, &heard, NULL, TP_LOG_ERROR));
  for (host.fails = 0; host.fails < 2; ++host.fails) {
    assert_ok(tp_exp(tensor, &got));
    assert_true(have_same_bits(got, want));
    assert_ok(tp_sum(tensor, NULL, 0, 0, &total));
    DROP(got, total);
    assert_int_equal(heard, host.fails ? 2 : 0);
  }
  assert_int_equal(host.calls, 4);
  assert_int_equal(host.most, 4);
  assert_int_equal(count_threads(), before);
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_exp(tensor, &got));
  assert_int_equal(host.calls, 4);
  assert_ok(tp_set_parallel_for(NULL, NULL, NULL));
  assert_int_equal(host.destroyed, 1);
  assert_ok(tp_set_log(NULL, NULL, NULL, 0));
  DROP(tensor, want, got);
}

static void* do_nothing(void* argument) { return argument; }

/* ThreadSanitizer has a thread of its own from the first one on. */
static int start_a_thread(void** state) {
  pthread_t thread;
  (void)state;
  return pthread_create(&thread, NULL, do_nothing, NULL) ||
         pthread_join(thread, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TH(the_number_is_what_was_set_and_the_default_what_the_process_may_use),
      TH(the_default_follows_the_affinity),
      TH(small_tensors_start_no_thread_and_large_ones_no_more_than_allowed),
      TH(where_no_thread_can_be_started_the_calling_one_computes),
      TH(of_several_wrong_indices_the_first_is_told_and_nothing_is_written),
      TH(a_zero_divisor_anywhere_is_found_before_anything_is_written),
      TH(many_threads_of_the_host_compute_at_once),
      TH(idle_workers_use_no_processor_time),
      TH(a_pool_of_the_host_does_the_work_instead_of_the_workers),
  };
  return cmocka_run_group_tests(tests, start_a_thread, NULL);
}
