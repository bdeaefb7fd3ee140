/* Operators on large tensors with any number of threads, the library's or the
 * host's: the same bits, the same errors, nobody waits. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dirent.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <sys/resource.h>
#include <time.h>

#include "c/support/layouts.h"

enum { kMany = 300007, kSmall = 1000 };

static const int32_t kCounts[] = {1, 2, 3, 8};

static int end(void** state) {
  assert_ok(tp_set_num_threads(0));
  assert_ok(tp_set_parallel_for(NULL, NULL, NULL));
  return tt_teardown(state);
}
#define TH(name) cmocka_unit_test_setup_teardown(name, tt_setup, end)

/* Threads of this process. */
static int threads(void) {
  int count = 0;
  DIR* tasks = opendir("/proc/self/task");
  assert_non_null(tasks);
  for (const struct dirent* entry; (entry = readdir(tasks));) {
    count += entry->d_name[0] != '.';
  }
  closedir(tasks);
  return count;
}

/* Numbers whose sum depends on the order; none is 0. */
static tp_tensor_t* numbers(tp_dtype_t dtype, const int64_t* sizes,
                            size_t rank) {
  tp_tensor_t* tensor = tt_zeros(TP_DTYPE_F64, sizes, rank);
  void* data;
  assert_ok(tp_tensor_begin_write(tensor, &data));
  uint32_t random = 1;
  for (int64_t i = 0; i < tp_tensor_numel(tensor); ++i) {
    random = random * 1664525u + 1013904223u;
    const double size = (random >> 8) / 16777216.0 * 100 + 1;
    ((double*)data)[i] = random >> 31 ? -size : size;
  }
  assert_ok(tp_tensor_end_write(tensor));
  return tt_as(tensor, dtype);
}

static void assert_same_bits(const tp_tensor_t* got, const tp_tensor_t* want,
                             const char* what, int32_t count) {
  const size_t nbytes =
      (size_t)tp_tensor_numel(want) * tp_dtype_size(tp_tensor_dtype(want));
  assert_int_equal(tp_tensor_numel(got), tp_tensor_numel(want));
  if (memcmp(tp_tensor_data(got), tp_tensor_data(want), nbytes) != 0) {
    fail_msg("%s differs with %d threads", what, (int)count);
  }
}

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
  if (sched_setaffinity(0, sizeof one, &one) != 0) skip();
  assert_ok(tp_set_num_threads(0));
  const int32_t count = tp_get_num_threads();
  assert_int_equal(sched_setaffinity(0, sizeof mine, &mine), 0);
  assert_int_equal(count, 1);
}

TEST(small_tensors_start_no_thread_and_large_ones_no_more_than_allowed) {
  assert_ok(tp_shutdown());
  const int before = threads();
  assert_ok(tp_set_num_threads(3));
  tp_tensor_t *small = numbers(TP_DTYPE_F32, DIMS(kSmall)), *sum = NULL;
  tp_tensor_t* large = tt_empty(TP_DTYPE_F32, DIMS(kMany));
  assert_ok(tp_add(small, small, &sum));
  assert_ok(tp_exp_out(small, sum));
  DROP(sum);
  assert_ok(tp_sum(small, NULL, 0, 0, &sum));
  DROP(sum);
  assert_int_equal(threads(), before);
  assert_ok(tp_zero_inplace(large));
  assert_int_equal(threads(), before + 2);
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_sum(large, NULL, 0, 0, &sum));
  assert_int_equal(threads(), before + 2);
  DROP(small, large, sum);
  assert_ok(tp_shutdown());
  assert_int_equal(threads(), before);
}

typedef tp_status_t (*Reduction)(const tp_tensor_t*, const int64_t*, size_t,
                                 int32_t, tp_tensor_t**);

static const struct {
  const char* name;
  Reduction reduce;
} kReductions[] = {
    {"sum", tp_sum}, {"prod", tp_prod}, {"mean", tp_mean}, {"max", tp_max},
    {"min", tp_min}, {"any", tp_any},   {"all", tp_all},
};

static const struct {
  const char* name;
  tp_status_t (*choose)(const tp_tensor_t*, int64_t, int32_t, tp_tensor_t**);
} kChoices[] = {{"argmax", tp_argmax}, {"argmin", tp_argmin}};

/* All terms, many of few results, few of many, columns, in several layouts. */
static const struct {
  int64_t sizes[3];
  size_t rank;
  int64_t dim; /* TP_DIM_ALL: all */
} kShapes[] = {
    {{kMany}, 1, TP_DIM_ALL},
    {{5, 66001}, 2, 1},
    {{66001, 5}, 2, 0},
    {{700, 450}, 2, 0},
    {{700, 450}, 2, 1},
    {{41, 23, 331}, 3, 1},
    {{41, 23, 331}, 3, TP_DIM_ALL},
};

static void check_reductions(const tp_tensor_t* tensor, int64_t dim) {
  const size_t dims = dim != TP_DIM_ALL;
  for (size_t r = 0; r < TT_COUNT(kReductions) + TT_COUNT(kChoices); ++r) {
    const size_t choice = r - TT_COUNT(kReductions);
    const int chooses = r >= TT_COUNT(kReductions);
    tp_tensor_t *want = NULL, *got = NULL;
    for (size_t c = 0; c < TT_COUNT(kCounts); ++c) {
      assert_ok(tp_set_num_threads(kCounts[c]));
      const tp_status_t status =
          chooses ? kChoices[choice].choose(tensor, dim, 0, &got)
                  : kReductions[r].reduce(tensor, &dim, dims, 0, &got);
      if (status == TP_ERROR_DTYPE) break;
      assert_ok(status);
      if (c == 0) {
        want = got;
        continue;
      }
      assert_same_bits(got, want,
                       chooses ? kChoices[choice].name : kReductions[r].name,
                       kCounts[c]);
      DROP(got);
    }
    tp_tensor_release(want);
  }
}

TEST(reductions_give_the_same_bits_with_any_number_of_threads) {
  const tp_dtype_t kTypes[] = {TP_DTYPE_F32, TP_DTYPE_F64, TP_DTYPE_BF16,
                               TP_DTYPE_I32, TP_DTYPE_U8,  TP_DTYPE_C64};
  const Layout kLayouts[] = {kLayoutContiguous, kLayoutStrided, kLayoutReversed,
                             kLayoutPermuted};
  for (size_t s = 0; s < TT_COUNT(kShapes); ++s) {
    for (size_t t = 0; t < TT_COUNT(kTypes); ++t) {
      tp_tensor_t* plain =
          numbers(kTypes[t], kShapes[s].sizes, kShapes[s].rank);
      for (size_t l = 0; l < TT_COUNT(kLayouts); ++l) {
        if (TT_SANITIZED && (s + t + l) % 8 != 0) continue;
        tp_tensor_t* tensor = layout_of(plain, kLayouts[l]);
        check_reductions(tensor, kShapes[s].dim);
        DROP(tensor);
      }
      DROP(plain);
    }
  }
}

/* The sums that one thread made before there were others. */
TEST(a_sum_is_that_of_chunks_of_4096_in_order) {
  tp_tensor_t *all = numbers(TP_DTYPE_F32, DIMS(kMany)), *total = NULL;
  double want = 0;
  for (int64_t first = 0; first < kMany; first += 4096) {
    tp_tensor_t *chunk = NULL, *part = NULL;
    const int64_t last = first + 4096 < kMany ? first + 4096 : kMany;
    assert_ok(tp_slice(all, 0, first, last, 1, &chunk));
    assert_ok(tp_sum(chunk, NULL, 0, 0, &part));
    want += tt_number(part, 0);
    DROP(chunk, part);
  }
  assert_ok(tp_set_num_threads(3));
  assert_ok(tp_sum(all, NULL, 0, 0, &total));
  assert_true((float)tt_number(total, 0) == (float)want);
  DROP(all, total);
}

TEST(the_first_nan_is_chosen_and_the_first_of_equals) {
  static const int64_t kPlaces[] = {0, 1, 4095, 4096, 70000, kMany - 1};
  for (size_t c = 0; c < TT_COUNT(kCounts); ++c) {
    assert_ok(tp_set_num_threads(kCounts[c]));
    tp_tensor_t *tensor = tt_zeros(TP_DTYPE_F32, DIMS(kMany)), *place = NULL;
    for (size_t p = TT_COUNT(kPlaces); p-- > 0;) {
      for (int is_nan = 0; is_nan < 2; ++is_nan) {
        assert_ok(tp_tensor_set(tensor, LIST(kPlaces[p]), 1,
                                F64(is_nan ? (double)NAN : 1)));
        assert_ok(tp_argmax(tensor, TP_DIM_ALL, 0, &place));
        assert_int_equal(tt_element(place, 0).integer, kPlaces[p]);
        DROP(place);
        if (p > 0) {
          assert_ok(tp_tensor_set(tensor, LIST(kPlaces[p]), 1, F64(1)));
        }
      }
    }
    DROP(tensor);
  }
}

TEST(truth_is_found_wherever_it_lies) {
  static const int64_t kPlaces[] = {0, 5000, 70000, kMany - 1};
  for (size_t c = 0; c < TT_COUNT(kCounts); ++c) {
    assert_ok(tp_set_num_threads(kCounts[c]));
    tp_tensor_t* tensor = tt_zeros(TP_DTYPE_BOOL, DIMS(kMany));
    tp_tensor_t *any = NULL, *all = NULL;
    for (size_t p = 0; p < TT_COUNT(kPlaces); ++p) {
      for (int32_t set = 1; set >= 0; --set) {
        assert_ok(tp_tensor_set(tensor, LIST(kPlaces[p]), 1, BOOL(set)));
        assert_ok(tp_any(tensor, NULL, 0, 0, &any));
        assert_ok(tp_all(tensor, NULL, 0, 0, &all));
        assert_int_equal(tt_element(any, 0).integer, set);
        assert_int_equal(tt_element(all, 0).integer, 0);
        DROP(any, all);
      }
    }
    DROP(tensor);
  }
}

/* f64 0..599999 backwards, two of three axes: a known fault of others. */
TEST(a_reversed_view_is_computed_whole_each_time) {
  tp_tensor_t* base = tt_arange(TP_DTYPE_F64, DIMS(300, 1000, 2));
  tp_tensor_t *flipped = NULL, *view = NULL;
  assert_ok(tp_flip(base, LIST(0), 1, &flipped));
  assert_ok(tp_select(flipped, 2, 0, &view));
  assert_strides(view, -2000, 2);
  assert_ok(tp_set_num_threads(4));
  for (int round = 0; round < 50; ++round) {
    tp_tensor_t* out = NULL;
    assert_ok(tp_sub_scalar(view, F64(0.25), &out));
    const double* data = tp_tensor_data(out);
    for (int64_t i = 0; i < 300000; ++i) {
      const int64_t row = 299 - i / 1000;
      if (data[i] != (double)(row * 2000 + i % 1000 * 2) - 0.25) {
        fail_msg("element %d is %g", (int)i, data[i]);
      }
    }
    DROP(out);
  }
  DROP(base, flipped, view);
}

TEST(copies_conversions_and_selections_are_whole) {
  tp_tensor_t* matrix = numbers(TP_DTYPE_F32, DIMS(601, 499));
  tp_tensor_t *index = NULL, *turned = NULL;
  assert_ok(tp_arange(I64(600), I64(-1), I64(-2), TP_DTYPE_I64, TP_DEVICE_CPU,
                      0, &index));
  assert_ok(tp_transpose(matrix, 0, 1, &turned));
  tp_tensor_t* want[4];
  for (size_t c = 0; c < TT_COUNT(kCounts); ++c) {
    tp_tensor_t* got[4] = {NULL, NULL, NULL, NULL};
    assert_ok(tp_set_num_threads(kCounts[c]));
    assert_ok(tp_index_select(matrix, 0, index, &got[0]));
    assert_ok(tp_index_select(turned, 1, index, &got[1]));
    assert_ok(tp_clone(turned, TP_FORMAT_CONTIGUOUS, &got[2]));
    assert_ok(
        tp_to(turned, TP_DTYPE_I16, 0, 0, TP_FORMAT_CONTIGUOUS, 0, &got[3]));
    for (int i = 0; i < 4; ++i) {
      if (c == 0) {
        want[i] = got[i];
      } else {
        assert_same_bits(got[i], want[i], "a copy", kCounts[c]);
        DROP(got[i]);
      }
    }
  }
  for (int64_t row = 0; row < 301; ++row) {
    for (int64_t column = 0; column < 499; column += 7) {
      assert_true(tt_number(want[0], row * 499 + column) ==
                  tt_number(matrix, (600 - 2 * row) * 499 + column));
    }
  }
  tt_drop(want, 4);
  DROP(matrix, index, turned);
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
  shared_input = numbers(TP_DTYPE_F32, DIMS(kMany));
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
  tp_tensor_t *tensor = numbers(TP_DTYPE_F32, DIMS(kMany)), *grown = NULL;
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
  tp_tensor_t* tensor = numbers(TP_DTYPE_F32, DIMS(kMany));
  tp_tensor_t *want = NULL, *got = NULL, *total = NULL;
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_exp(tensor, &want));
  const int before = threads();
  assert_ok(tp_set_num_threads(4));
  assert_ok(tp_set_parallel_for(run_on_new_threads, &host, destroy_host));
  assert_ok(tp_set_log(hear, &heard, NULL, TP_LOG_ERROR));
  for (host.fails = 0; host.fails < 2; ++host.fails) {
    assert_ok(tp_exp(tensor, &got));
    assert_same_bits(got, want, "exp", 4);
    assert_ok(tp_sum(tensor, NULL, 0, 0, &total));
    DROP(got, total);
    assert_int_equal(heard, host.fails ? 2 : 0);
  }
  assert_int_equal(host.calls, 4);
  assert_int_equal(host.most, 4);
  assert_int_equal(threads(), before);
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_exp(tensor, &got));
  assert_int_equal(host.calls, 4);
  assert_ok(tp_set_parallel_for(NULL, NULL, NULL));
  assert_int_equal(host.destroyed, 1);
  assert_ok(tp_set_log(NULL, NULL, NULL, 0));
  DROP(tensor, want, got);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TH(the_number_is_what_was_set_and_the_default_what_the_process_may_use),
      TH(the_default_follows_the_affinity),
      TH(small_tensors_start_no_thread_and_large_ones_no_more_than_allowed),
      TH(reductions_give_the_same_bits_with_any_number_of_threads),
      TH(a_sum_is_that_of_chunks_of_4096_in_order),
      TH(the_first_nan_is_chosen_and_the_first_of_equals),
      TH(truth_is_found_wherever_it_lies),
      TH(a_reversed_view_is_computed_whole_each_time),
      TH(copies_conversions_and_selections_are_whole),
      TH(of_several_wrong_indices_the_first_is_told_and_nothing_is_written),
      TH(a_zero_divisor_anywhere_is_found_before_anything_is_written),
      TH(many_threads_of_the_host_compute_at_once),
      TH(idle_workers_use_no_processor_time),
      TH(a_pool_of_the_host_does_the_work_instead_of_the_workers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
