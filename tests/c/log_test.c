/* The log: who hears what, when, and what must not reach the operator. */
#include <stdio.h>

#include "support/tp_test.h"

enum { kMessages = 64, kLongest = 4096 };

typedef struct {
  int count;
  int destroyed;
  tp_log_level_t levels[kMessages];
  char messages[kMessages][kLongest];
} Log;

static void hear(void* user_data, tp_log_level_t level, const char* message) {
  Log* log = user_data;
  assert_true(log->count < kMessages);
  log->levels[log->count] = level;
  assert_true(strlen(message) < kLongest);
  snprintf(log->messages[log->count++], kLongest, "%s", message);
}

static void forget(void* user_data) { ++((Log*)user_data)->destroyed; }

static void start(Log* log, tp_log_level_t level) {
  memset(log, 0, sizeof *log);
  assert_ok(tp_set_log(hear, log, forget, level));
}

static void stop(Log* log) {
  assert_ok(tp_set_log(NULL, NULL, NULL, 0));
  assert_int_equal(log->destroyed, 1);
}

static void assert_heard(const Log* log, int i, const char* text) {
  assert_true(i < log->count);
  assert_int_equal(log->levels[i], TP_LOG_LAYOUT);
  assert_string_equal(log->messages[i], text);
}

static Log g_log;

TEST(levels_have_names_that_are_parsed_back) {
  for (tp_log_level_t level = TP_LOG_ERROR; level <= TP_LOG_LAYOUT; ++level) {
    tp_log_level_t parsed = 0;
    assert_ok(tp_log_level_parse(tp_log_level_name(level), &parsed));
    assert_int_equal(parsed, level);
  }
  assert_string_equal(tp_log_level_name(TP_LOG_LAYOUT), "layout");
  assert_null(tp_log_level_name(0));
  assert_error_recorded(TP_ERROR_ARGUMENT);
  assert_null(tp_log_level_name(4));
  assert_error_recorded(TP_ERROR_ARGUMENT);
  tp_log_level_t level;
  assert_fails(tp_log_level_parse("loud", &level), TP_ERROR_ARGUMENT);
}

TEST(each_kernel_is_a_line_with_the_layouts_of_its_result_and_inputs) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)),
              *b = tt_arange(TP_DTYPE_F32, DIMS(3, 2)), *t, *row, *sum, *out;
  assert_ok(tp_transpose(b, 0, 1, &t));
  assert_ok(tp_select(a, 0, 1, &row));
  start(&g_log, TP_LOG_LAYOUT);
  assert_ok(tp_add(a, a, &sum));
  DROP(sum);
  assert_ok(tp_mul(a, t, &out));
  DROP(out);
  assert_ok(tp_add_scalar_inplace(row, F64(1)));
  assert_ok(tp_sum(a, LIST(1), 1, 0, &sum));
  stop(&g_log);
  assert_heard(&g_log, 0,
               "add/f32/linear: result f32 shape=(2, 3), strides=(3, 1), "
               "offset=0, contiguous=1; input 0 f32 shape=(2, 3), strides=(3, "
               "1), offset=0, contiguous=1; input 1 f32 shape=(2, 3), "
               "strides=(3, 1), offset=0, contiguous=1");
  assert_heard(&g_log, 1,
               "mul/f32/strided: result f32 shape=(2, 3), strides=(3, 1), "
               "offset=0, contiguous=1; input 0 f32 shape=(2, 3), strides=(3, "
               "1), offset=0, contiguous=1; input 1 f32 shape=(2, 3), "
               "strides=(1, 2), offset=0, contiguous=0");
  assert_heard(&g_log, 2,
               "add/f32/scalar: result f32 shape=(3,), strides=(1,), offset=3, "
               "contiguous=1; input 0 f32 shape=(3,), strides=(1,), offset=3, "
               "contiguous=1; input 1 f32 shape=(), strides=(), offset=0, "
               "contiguous=1");
  assert_non_null(strstr(g_log.messages[3],
                         "result f32 shape=(2,), strides=(1,), offset=0, "
                         "contiguous=1; input 0 f32 shape=(2, 3)"));
  assert_int_equal(g_log.count, 4);
  DROP(a, b, t, row, sum);
}

TEST(a_conversion_and_an_index_are_told) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_I32, DIMS(3)),
              *b = tt_arange(TP_DTYPE_F32, DIMS(3)),
              *index = tt_arange(TP_DTYPE_I64, DIMS(2)), *out;
  start(&g_log, TP_LOG_LAYOUT);
  assert_ok(tp_add(a, b, &out));
  DROP(out);
  assert_ok(tp_index_select(b, 0, index, &out));
  DROP(out);
  stop(&g_log);
  assert_int_equal(g_log.count, 2);
  assert_non_null(strstr(g_log.messages[0], "add/f32/linear+convert: "));
  assert_non_null(strstr(g_log.messages[0], "input 0 i32 shape=(3,)"));
  assert_non_null(strstr(g_log.messages[1], "; input 1 i64 shape=(2,)"));
  DROP(a, b, index);
}

TEST(a_line_of_a_high_rank_is_whole) {
  static char layout[2000], line[8000];
  int64_t sizes[TP_MAX_RANK];
  for (int d = 0; d < TP_MAX_RANK; ++d) sizes[d] = d < 2 ? 3 : 1;
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, sizes, TP_MAX_RANK), *out;
  const size_t length =
      tp_tensor_format_layout(a, "f32", layout, sizeof layout);
  assert_in_range(length, 400, sizeof layout - 1);
  memmove(layout + 3, layout + 4, length - 3); /* without the colon */
  snprintf(line, sizeof line,
           "add/f32/linear: result %s; input 0 %s; input 1 %s", layout, layout,
           layout);
  start(&g_log, TP_LOG_LAYOUT);
  assert_ok(tp_add(a, a, &out));
  stop(&g_log);
  assert_heard(&g_log, 0, line);
  DROP(a, out);
}

TEST(below_the_layout_level_no_line_is_heard) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)), *out;
  start(&g_log, TP_LOG_INFO);
  assert_ok(tp_add(a, a, &out));
  DROP(out);
  stop(&g_log);
  assert_int_equal(g_log.count, 0);
  assert_ok(tp_add(a, a, &out));
  assert_int_equal(g_log.count, 0);
  DROP(a, out);
}

TEST(an_operator_that_fails_or_has_nothing_to_do_is_no_line) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)),
              *b = tt_arange(TP_DTYPE_F32, DIMS(2)),
              *none = tt_arange(TP_DTYPE_F32, DIMS(0)),
              *index = tt_full(TP_DTYPE_I64, 9, DIMS(1)), *out;
  start(&g_log, TP_LOG_LAYOUT);
  assert_fails(tp_add(a, b, &out), TP_ERROR_SHAPE);
  assert_fails(tp_index_select(a, 0, index, &out), TP_ERROR_RANGE);
  assert_ok(tp_add(none, none, &out));
  stop(&g_log);
  assert_int_equal(g_log.count, 0);
  DROP(a, b, none, index, out);
}

TEST(replacing_destroys_the_one_before_and_a_wrong_level_changes_nothing) {
  static Log second;
  start(&g_log, TP_LOG_ERROR);
  start(&second, TP_LOG_LAYOUT);
  assert_int_equal(g_log.destroyed, 1);
  assert_fails(tp_set_log(hear, &g_log, forget, 0), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 4);
  assert_fails(tp_set_log(hear, &g_log, forget, 4), TP_ERROR_ARGUMENT);
  assert_int_equal(g_log.destroyed, 1);
  assert_int_equal(second.destroyed, 0);
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)), *out;
  assert_ok(tp_add(a, a, &out));
  assert_true(second.count > 0);
  assert_int_equal(g_log.count, 0);
  stop(&second);
  DROP(a, out);
}

/* What is destroyed sets another log, before the one that replaced it is done.
 */
typedef struct {
  Log* log;
  tp_log_level_t level;
} Successor;

static void ignore(void* user_data, tp_log_level_t level, const char* message) {
  (void)user_data, (void)level, (void)message;
}

static void set_successor(void* user_data) {
  const Successor* successor = user_data;
  start(successor->log, successor->level);
}

TEST(a_log_has_its_own_level_though_another_was_being_set) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)), *out;
  for (int loud = 0; loud < 2; ++loud) {
    Successor successor = {&g_log, loud ? TP_LOG_LAYOUT : TP_LOG_ERROR};
    assert_ok(tp_set_log(ignore, &successor, set_successor, TP_LOG_ERROR));
    assert_ok(
        tp_set_log(ignore, NULL, NULL, loud ? TP_LOG_ERROR : TP_LOG_LAYOUT));
    assert_ok(tp_add(a, a, &out));
    assert_int_equal(g_log.count, loud);
    DROP(out);
    stop(&g_log);
  }
  DROP(a);
}

/* --- what a callback may do --------------------------------------------------
 */

static void use_library(void* user_data, tp_log_level_t level,
                        const char* message) {
  (void)level;
  (void)message;
  ++*(int*)user_data;
  tp_tensor_t *a = NULL, *b = NULL;
  const int64_t three = 3;
  tp_ones(&three, 1, TP_DTYPE_F32, 0, 0, &a);
  tp_add(a, a, &b);
  tp_tensor_release(a);
  tp_tensor_release(b);
  tp_sum(NULL, NULL, 0, 0, &a); /* an error of its own */
}

TEST(a_callback_may_run_operators_and_leaves_error_and_spy_as_they_were) {
  int calls = 0;
  tp_tensor_t *a = tt_arange(TP_DTYPE_I32, DIMS(3)), *out;
  assert_ok(tp_set_log(use_library, &calls, NULL, TP_LOG_LAYOUT));
  assert_ok(tp_mul(a, a, &out));
  assert_int_equal(calls, 1);
  assert_int_equal(tp_error_code(NULL), TP_OK);
  assert_string_equal(tp_debug_last_kernel(), "mul/i32/linear");
  assert_ok(tp_set_log(NULL, NULL, NULL, 0));
  assert_values(out, 0, 1, 4);
  DROP(a, out);
}

TEST(an_operator_does_not_fail_for_want_of_memory_for_its_line) {
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(3));
  start(&g_log, TP_LOG_LAYOUT);
  tp_debug_set_caching(0);
  tp_debug_fail_allocations(1);
  const tp_status_t status = tp_mul_scalar_inplace(a, F64(2));
  tp_debug_fail_allocations(0);
  tp_debug_set_caching(1);
  stop(&g_log);
  assert_ok(status);
  assert_values(a, 0, 2, 4);
  assert_int_equal(g_log.count, 1);
  assert_int_equal(g_log.levels[0], TP_LOG_ERROR);
  assert_non_null(strstr(g_log.messages[0], "could not be watched"));
  DROP(a);
}

TEST(shutdown_ends_the_log) {
  start(&g_log, TP_LOG_LAYOUT);
  assert_ok(tp_shutdown());
  assert_int_equal(g_log.destroyed, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(levels_have_names_that_are_parsed_back),
      T(each_kernel_is_a_line_with_the_layouts_of_its_result_and_inputs),
      T(a_conversion_and_an_index_are_told),
      T(a_line_of_a_high_rank_is_whole),
      T(below_the_layout_level_no_line_is_heard),
      T(an_operator_that_fails_or_has_nothing_to_do_is_no_line),
      T(replacing_destroys_the_one_before_and_a_wrong_level_changes_nothing),
      T(a_log_has_its_own_level_though_another_was_being_set),
      T(a_callback_may_run_operators_and_leaves_error_and_spy_as_they_were),
      T(an_operator_does_not_fail_for_want_of_memory_for_its_line),
      T(shutdown_ends_the_log),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
