#define _GNU_SOURCE /* dladdr */
/* In anomaly mode errors tell where an operator was called. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "c/support/gradients.h"

/* A place that errors are to tell: what it calls returns to within it. */
static tp_tensor_t* exp_called_here(const tp_tensor_t* x) {
  tp_tensor_t* y;
  assert_ok(tp_exp(x, &y));
  return y;
}
enum { kAtMost = 1024 }; /* its bytes of code */
/* So that it is called, and is there once. */
static tp_tensor_t* (*volatile g_place)(const tp_tensor_t*) = exp_called_here;

/* Whether the address of the first frame of a text lies in that function. */
static int names_the_place(const char* text) {
  const char* const at = strstr(text, "exp was called at ");
  const char* const plus = at == NULL ? NULL : strstr(at, "+0x");
  Dl_info info;
  const uintptr_t function = (uintptr_t)g_place;
  if (plus == NULL || dladdr((void*)function, &info) == 0) return 0;
  const uintptr_t offset = strtoul(plus + 1, NULL, 16);
  const uintptr_t start = function - (uintptr_t)info.dli_fbase;
  return offset > start && offset < start + kAtMost;
}

static tp_tensor_t* exp_in_mode(const tp_tensor_t* x, uint32_t modes) {
  assert_ok(tp_modes_set(modes));
  tp_tensor_t* y = g_place(x);
  assert_ok(tp_modes_set(0));
  return y;
}

TEST(the_guard_tells_where_the_operator_was_called) {
  tp_tensor_t *x = LEAF(3, 0, 1, 2), *h = exp_in_mode(x, TP_MODE_ANOMALY);
  assert_ok(tp_add_scalar_inplace(h, F64(1)));
  assert_fails(sum_backward(h), TP_ERROR_VERSION);
  assert_error_says(
      "exp saved its result 0 of shape (3,), f64, at version 0 "
      "and finds version 1; exp was called at ");
  assert_true(names_the_place(tp_error_message(NULL)));
  DROP(x, h);
}

TEST(without_the_mode_nothing_is_told) {
  tp_tensor_t *x = LEAF(3, 0, 1, 2), *h = exp_in_mode(x, 0);
  assert_ok(tp_add_scalar_inplace(h, F64(1)));
  assert_fails(sum_backward(h), TP_ERROR_VERSION);
  assert_null(strstr(tp_error_message(NULL), "called at"));
  DROP(x, h);
}

TEST(a_graph_that_is_used_twice_tells_it) {
  tp_tensor_t *x = LEAF(1, 0), *h = exp_in_mode(x, TP_MODE_ANOMALY);
  assert_ok(backward(h, 0));
  assert_fails(backward(h, 0), TP_ERROR_STATE);
  assert_true(names_the_place(tp_error_message(NULL)));
  DROP(x, h);
}

TEST(a_history_that_is_out_of_date_tells_it) {
  tp_tensor_t *x = LEAF(1, 0), *h = exp_in_mode(x, TP_MODE_ANOMALY), *y;
  assert_ok(tp_tensor_mark_written(h));
  assert_fails(tp_square(h, &y), TP_ERROR_VERSION);
  assert_error_says("without recording");
  assert_true(names_the_place(tp_error_message(NULL)));
  DROP(x, h);
}

TEST(a_graph_as_text_tells_it) {
  char text[4096];
  tp_tensor_t *x = LEAF(1, 0), *h = exp_in_mode(x, TP_MODE_ANOMALY);
  assert_true(tp_graph_format(h, TP_GRAPH_TEXT, text, sizeof text) > 0);
  assert_non_null(strstr(text, "0: exp f64 (1,) <- 1 at "));
  DROP(x, h);
}

/* The frames behind the first: here a library that calls back. */
static const tp_tensor_t* g_x;
static tp_tensor_t* g_h;
static int compare(const void* a, const void* b) {
  (void)a;
  (void)b;
  if (g_h == NULL) g_h = exp_in_mode(g_x, TP_MODE_ANOMALY);
  return 0;
}

TEST(callers_of_callers_are_told) {
  int two[2] = {1, 2};
  tp_tensor_t* x = LEAF(3, 0, 1, 2);
  g_x = x;
  g_h = NULL;
  qsort(two, 2, sizeof two[0], compare);
  assert_ok(tp_add_scalar_inplace(g_h, F64(1)));
  assert_fails(sum_backward(g_h), TP_ERROR_VERSION);
  assert_error_says(", libc");
  DROP(x, g_h);
}

static tp_status_t give_up(const tp_tensor_t* const* given, size_t m,
                           const tp_saved_t* const* saved, tp_tensor_t** out,
                           size_t n, void* user_data) {
  (void)given, (void)m, (void)saved, (void)out, (void)n, (void)user_data;
  tp_error_set(TP_ERROR_UNSUPPORTED, "not today");
  return TP_ERROR_UNSUPPORTED;
}

TEST(functions_of_programs_tell_it_and_keep_their_cause) {
  tp_tensor_t *x = LEAF(1, 0), *y = tt_zeros(TP_DTYPE_F64, DIMS(1));
  tp_function_t function;
  assert_ok(tp_function_init(&function, sizeof function));
  function.name = "mine";
  function.backward = give_up;
  assert_ok(tp_modes_set(TP_MODE_ANOMALY));
  assert_ok(
      tp_function_record(&function, (const tp_tensor_t* const*)&x, 1, &y, 1));
  assert_ok(tp_modes_set(0));
  assert_fails(backward(y, 0), TP_ERROR_UNSUPPORTED);
  assert_error_says("; mine was called at ");
  assert_string_equal(tp_error_cause(NULL), "not today");
  DROP(x, y);
}

TEST(derivatives_of_derivatives_keep_it_too) {
  tp_tensor_t *x = LEAF(1, 0), *h = exp_in_mode(x, TP_MODE_ANOMALY), *first;
  const tp_tensor_t *const roots[] = {h}, *const inputs[] = {x};
  assert_ok(tp_modes_set(TP_MODE_ANOMALY));
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_CREATE_GRAPH,
                         &first));
  assert_int_equal(tp_modes_get(), TP_MODE_ANOMALY);
  assert_ok(tp_modes_set(0));
  char text[4096];
  assert_true(tp_graph_format(first, TP_GRAPH_TEXT, text, sizeof text) > 0);
  assert_int_equal(strncmp(text, "0: mul f64 (1,) <- ", 19), 0);
  assert_non_null(strstr(text, " at "));
  assert_ok(tp_add_scalar_inplace(h, F64(1)));
  assert_fails(backward(first, 0), TP_ERROR_VERSION);
  assert_true(names_the_place(tp_error_message(NULL)));
  DROP(x, h, first);
}

static void* record_apart(void* x) { return g_place(x); }

TEST(the_mode_is_of_one_thread) {
  tp_tensor_t *x = LEAF(1, 0), *h;
  pthread_t thread;
  void* made;
  assert_ok(tp_modes_set(TP_MODE_ANOMALY));
  assert_int_equal(pthread_create(&thread, NULL, record_apart, x), 0);
  assert_int_equal(pthread_join(thread, &made), 0);
  assert_ok(tp_modes_set(0));
  h = made;
  assert_ok(tp_add_scalar_inplace(h, F64(1)));
  assert_fails(backward(h, 0), TP_ERROR_VERSION);
  assert_null(strstr(tp_error_message(NULL), "called at"));
  DROP(x, h);
}

TEST(it_is_told_without_memory) {
  tp_tensor_t *x = LEAF(3, 0, 1, 2), *h = exp_in_mode(x, TP_MODE_ANOMALY);
  assert_ok(tp_add_scalar_inplace(h, F64(1)));
  tp_tensor_t* sum = sum_of(h);
  tp_debug_set_caching(0);
  for (uint64_t n = 1;; ++n) {
    tp_debug_fail_allocations(n);
    const tp_status_t status = backward(sum, TP_BACKWARD_RETAIN_GRAPH);
    const uint64_t failed = tp_debug_failed_allocations();
    tp_debug_fail_allocations(0);
    if (failed == 0) {
      assert_int_equal(status, TP_ERROR_VERSION);
      assert_true(names_the_place(tp_error_message(NULL)));
      break;
    }
    assert_int_equal(status, TP_ERROR_OUT_OF_MEMORY);
  }
  tp_debug_set_caching(1);
  DROP(x, h, sum);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(the_guard_tells_where_the_operator_was_called),
      T(without_the_mode_nothing_is_told),
      T(a_graph_that_is_used_twice_tells_it),
      T(a_history_that_is_out_of_date_tells_it),
      T(a_graph_as_text_tells_it),
      T(callers_of_callers_are_told),
      T(functions_of_programs_tell_it_and_keep_their_cause),
      T(derivatives_of_derivatives_keep_it_too),
      T(the_mode_is_of_one_thread),
      T(it_is_told_without_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
