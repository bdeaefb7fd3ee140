/* The dump of the first NaN or infinity that no input had. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/files.h"
#include "support/tp_test.h"

static char g_path[1100];
static char g_text[1 << 16];
static char g_heard[1024];
static tp_log_level_t g_level;

static const char* path_of(const char* name) {
  snprintf(g_path, sizeof g_path, "%s/anomaly-%d-%s", TP_TEST_SCRATCH,
           (int)getpid(), name);
  return g_path;
}

/* The text of the dump, which is removed; NULL if there is none. */
static const char* take_dump(void) {
  FILE* file = fopen(g_path, "r");
  if (!file) return NULL;
  g_text[fread(g_text, 1, sizeof g_text - 1, file)] = '\0';
  fclose(file);
  unlink(g_path);
  return g_text;
}

static void hear(void* user_data, tp_log_level_t level, const char* message) {
  (void)user_data;
  g_level = level;
  snprintf(g_heard, sizeof g_heard, "%s", message);
}

static void start_log(void) {
  g_heard[0] = '\0';
  g_level = 0;
  assert_ok(tp_set_log(hear, NULL, NULL, TP_LOG_INFO));
}

static tp_tensor_t* f32(const float* values, int64_t n) {
  return tt_new(TP_DTYPE_F32, values, &n, 1);
}
#define F32(...) \
  f32((const float[]){__VA_ARGS__}, TT_COUNT(((const float[]){__VA_ARGS__})))

TEST(a_nan_of_its_own_is_dumped_with_operator_inputs_and_result) {
  tp_tensor_t *a = F32(1, 0, 4, 0), *b = F32(2, 0, 2, 0), *out;
  assert_ok(tp_set_anomaly_dump(path_of("div")));
  assert_ok(tp_div(a, b, &out));
  assert_string_equal(
      take_dump(),
      "operator: div/f32/linear\n"
      "anomaly: result has NaN (2 times, first at element 1), no input has\n"
      "input 0: f32 shape=(4,), strides=(1,), offset=0, contiguous=1\n"
      "tensor([1., 0., 4., 0.])\n"
      "input 1: f32 shape=(4,), strides=(1,), offset=0, contiguous=1\n"
      "tensor([2., 0., 2., 0.])\n"
      "result: f32 shape=(4,), strides=(1,), offset=0, contiguous=1\n"
      "tensor([0.5000,    nan, 2.0000,    nan])\n");
  DROP(a, b, out);
}

TEST(an_infinity_beside_a_nan_is_told_apart) {
  tp_tensor_t *a = F32(1, 0, -1), *b = F32(0, 0, 0), *out;
  assert_ok(tp_set_anomaly_dump(path_of("both")));
  assert_ok(tp_div(a, b, &out));
  assert_non_null(strstr(take_dump(),
                         "result has NaN (1 times, first at element 1) "
                         "infinity (2 times, first at element 0), no input"));
  DROP(a, b, out);
}

TEST(what_an_input_had_is_no_anomaly) {
  tp_tensor_t *nan = F32(1, NAN), *inf = F32(1, INFINITY), *out;
  assert_ok(tp_set_anomaly_dump(path_of("known")));
  assert_ok(tp_add(nan, nan, &out));
  DROP(out);
  assert_ok(tp_add(inf, inf, &out));
  DROP(out);
  assert_ok(tp_mul_scalar(inf, F64(INFINITY), &out));
  DROP(out);
  assert_ok(tp_clone(nan, 0, &out));
  DROP(out);
  assert_null(take_dump());
  /* But a NaN is, where there were infinities alone. */
  assert_ok(tp_sub(inf, inf, &out));
  assert_non_null(strstr(take_dump(),
                         "result has NaN (1 times, first at "
                         "element 1), no input has"));
  DROP(nan, inf, out);
}

TEST(finite_results_and_integers_are_no_anomaly) {
  tp_tensor_t *a = F32(1, -FLT_MAX), *i = tt_arange(TP_DTYPE_I32, DIMS(3)),
              *out;
  assert_ok(tp_set_anomaly_dump(path_of("finite")));
  assert_ok(tp_add(a, a, &out)); /* an infinity, so the watch was on */
  DROP(out);
  assert_non_null(take_dump());
  assert_ok(tp_set_anomaly_dump(path_of("finite")));
  assert_ok(tp_add(i, i, &out));
  DROP(out);
  assert_ok(tp_mul_scalar(a, F64(0.5), &out));
  DROP(out);
  assert_ok(tp_eq(a, a, &out));
  DROP(out);
  assert_ok(tp_set_anomaly_dump(NULL));
  assert_null(take_dump());
  DROP(a, i);
}

TEST(inputs_that_are_overwritten_are_dumped_as_they_were) {
  tp_tensor_t *a = F32(2, 0, 8), *b = F32(4, 0, 2), *view;
  assert_ok(tp_narrow(a, 0, 1, 2, &view));
  assert_ok(tp_set_anomaly_dump(path_of("in-place")));
  assert_ok(tp_div_inplace(a, b));
  assert_non_null(
      strstr(take_dump(),
             "input 0: f32 shape=(3,), strides=(1,), offset=0, contiguous=1\n"
             "tensor([2., 0., 8.])\n"));
  /* The same bytes through another tensor. */
  tp_tensor_t* zeros = F32(0, 0);
  assert_ok(tp_copy_inplace(view, zeros));
  assert_ok(tp_set_anomaly_dump(path_of("in-place")));
  assert_ok(tp_div_out(view, zeros, view));
  assert_non_null(
      strstr(take_dump(),
             "input 0: f32 shape=(2,), strides=(1,), offset=1, contiguous=1\n"
             "tensor([0., 0.])\n"));
  DROP(a, b, view, zeros);
}

TEST(every_layout_dtype_and_kind_of_operator_is_watched) {
  tp_tensor_t *m = tt_full(TP_DTYPE_F64, 1e308, DIMS(2, 3)), *t, *out;
  assert_ok(tp_transpose(m, 0, 1, &t));
  assert_ok(tp_set_anomaly_dump(path_of("sum")));
  assert_ok(tp_sum(t, LIST(0), 1, 0, &out));
  DROP(out);
  const char* text = take_dump();
  assert_non_null(strstr(text, "operator: sum/f64/"));
  assert_non_null(strstr(text, "input 0: f64 shape=(3, 2), strides=(1, 3)"));
  assert_non_null(strstr(text, "tensor([inf, inf], dtype=f64)"));
  assert_ok(tp_set_anomaly_dump(path_of("matmul")));
  assert_ok(tp_matmul(m, t, &out));
  DROP(out);
  assert_non_null(strstr(take_dump(), "operator: matmul/f64/"));
  assert_ok(tp_set_anomaly_dump(path_of("copy")));
  assert_ok(tp_to(t, TP_DTYPE_F16, 0, 0, 0, 0, &out));
  DROP(out);
  assert_non_null(strstr(take_dump(), "operator: copy/f16/"));
  tp_tensor_t* c = tt_full(TP_DTYPE_C64, 3e38, DIMS(2));
  assert_ok(tp_set_anomaly_dump(path_of("complex")));
  assert_ok(tp_add(c, c, &out));
  DROP(out);
  assert_non_null(strstr(take_dump(), "infinity (2 times"));
  tp_tensor_t* expanded;
  tp_tensor_t* one = F32(FLT_MAX);
  assert_ok(tp_expand(one, LIST(1000, 1000), 2, &expanded));
  assert_ok(tp_set_anomaly_dump(path_of("expanded")));
  assert_ok(tp_mul_scalar(expanded, F64(2), &out));
  DROP(out);
  assert_non_null(strstr(take_dump(), "infinity (1000000 times"));
  DROP(m, t, c, one, expanded);
}

TEST(the_first_dump_ends_the_watch_until_it_is_asked_for_again) {
  tp_tensor_t *a = F32(0), *out;
  for (int round = 0; round < 2; ++round) {
    assert_ok(tp_set_anomaly_dump(path_of("once")));
    assert_ok(tp_div(a, a, &out));
    DROP(out);
    assert_non_null(take_dump());
    assert_ok(tp_div(a, a, &out));
    DROP(out);
    assert_null(take_dump());
  }
  DROP(a);
}

TEST(off_by_default_and_after_null_and_after_shutdown) {
  tp_tensor_t *a = F32(0), *out;
  path_of("off");
  assert_ok(tp_div(a, a, &out));
  DROP(out);
  assert_null(take_dump());
  assert_ok(tp_set_anomaly_dump(g_path));
  assert_ok(tp_set_anomaly_dump(NULL));
  assert_ok(tp_div(a, a, &out));
  DROP(out, a);
  assert_null(take_dump());
  assert_ok(tp_set_anomaly_dump(g_path));
  assert_ok(tp_shutdown());
  a = F32(0);
  assert_ok(tp_div(a, a, &out));
  DROP(out, a);
  assert_null(take_dump());
}

TEST(the_log_tells_of_a_dump_and_of_one_that_could_not_be_written) {
  tp_tensor_t *a = F32(0), *out;
  start_log();
  assert_ok(tp_set_anomaly_dump(path_of("told")));
  assert_ok(tp_div(a, a, &out));
  DROP(out);
  assert_int_equal(g_level, TP_LOG_INFO);
  assert_non_null(strstr(g_heard, "told: an anomaly was dumped"));
  assert_non_null(take_dump());
  assert_ok(tp_set_anomaly_dump("/nonexistent/folder/dump"));
  assert_ok(tp_div(a, a, &out));
  assert_true(isnan(tt_number(out, 0)));
  DROP(out);
  assert_int_equal(g_level, TP_LOG_ERROR);
  assert_non_null(strstr(g_heard, "/nonexistent/folder/dump"));
  assert_int_equal(tp_error_code(NULL), TP_OK);
  assert_ok(tp_set_log(NULL, NULL, NULL, 0));
  DROP(a);
}

TEST(the_last_kernel_stays_that_of_the_call) {
  tp_tensor_t *a = F32(0, 1), *b = F32(0, 1);
  assert_ok(tp_set_anomaly_dump(path_of("spy")));
  assert_ok(tp_div_inplace(a, b));
  assert_string_equal(tp_debug_last_kernel(), "div/f32/linear");
  assert_non_null(take_dump());
  DROP(a, b);
}

TEST(no_failure_to_allocate_breaks_the_operator) {
  tp_tensor_t *a = F32(0, 4), *b = F32(0, 2), *zeros = F32(0, 4);
  start_log();
  tp_debug_set_caching(0);
  int lost = 0;
  for (uint64_t n = 1;; ++n) {
    assert_ok(tp_copy_inplace(a, zeros));
    assert_ok(tp_set_anomaly_dump(path_of("memory")));
    tp_debug_fail_allocations(n);
    const tp_status_t status = tp_div_inplace(a, b);
    const uint64_t failed = tp_debug_failed_allocations();
    tp_debug_fail_allocations(0);
    assert_ok(status);
    assert_true(tt_number(a, 1) == 2);
    const int is_there = take_dump() != NULL;
    assert_true(is_there || failed != 0);
    lost += !is_there;
    assert_int_equal(g_level, is_there ? TP_LOG_INFO : TP_LOG_ERROR);
    if (failed == 0) break;
    assert_true(n < 100);
  }
  assert_true(lost >= 2);
  tp_debug_set_caching(1);
  assert_ok(tp_set_log(NULL, NULL, NULL, 0));
  DROP(a, b, zeros);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_nan_of_its_own_is_dumped_with_operator_inputs_and_result),
      T(an_infinity_beside_a_nan_is_told_apart),
      T(what_an_input_had_is_no_anomaly),
      T(finite_results_and_integers_are_no_anomaly),
      T(inputs_that_are_overwritten_are_dumped_as_they_were),
      T(every_layout_dtype_and_kind_of_operator_is_watched),
      T(the_first_dump_ends_the_watch_until_it_is_asked_for_again),
      T(off_by_default_and_after_null_and_after_shutdown),
      T(the_log_tells_of_a_dump_and_of_one_that_could_not_be_written),
      T(the_last_kernel_stays_that_of_the_call),
      T(no_failure_to_allocate_breaks_the_operator),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
