/* Functions of programs, hooks, errors from callbacks, threads. */
#include <pthread.h>

#include "c/support/gradients.h"

static int g_destroyed;
static void count_destroyed(void* user_data) {
  g_destroyed += *(int*)user_data;
}

/* out = saved[0] * given, as of a square root: saved[0] is what is kept. */
static tp_status_t times_saved(const tp_tensor_t* const* given, size_t m,
                               const tp_saved_t* const* saved,
                               tp_tensor_t** out, size_t n, void* user_data) {
  (void)user_data;
  assert_int_equal(m, 1);
  assert_int_equal(n, 1);
  tp_tensor_t* factor = NULL;
  tp_status_t status = tp_saved_unpack(saved[0], &factor);
  if (status == TP_OK) status = tp_mul(given[0], factor, &out[0]);
  tp_tensor_release(factor);
  return status;
}

/* exp by hand: its output is its own derivative. */
static tp_tensor_t* exp_by_hand(const tp_tensor_t* x, int* user_data) {
  tp_tensor_t* y;
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_exp(x, &y));
  assert_ok(tp_grad_mode_pop());
  tp_function_t function;
  assert_ok(tp_function_init(&function, sizeof function));
  const tp_tensor_t* saved[] = {y};
  function.name = "exp_by_hand";
  function.backward = times_saved;
  function.user_data = user_data;
  function.destroy = count_destroyed;
  function.saved = saved;
  function.saved_count = 1;
  assert_ok(tp_function_record(&function, &x, 1, &y, 1));
  return y;
}

TEST(a_function_of_a_program_is_gone_back_over) {
  int one = 1;
  g_destroyed = 0;
  tp_tensor_t *x = LEAF(2, 0, 0), *y = exp_by_hand(x, &one);
  assert_int_equal(tp_tensor_requires_grad(y), 1);
  assert_ok(sum_backward(y));
  assert_grad(x, 1, 1);
  assert_int_equal(g_destroyed, 0);
  DROP(y);
  assert_int_equal(g_destroyed, 1);
  DROP(x);
}

TEST(outputs_of_a_function_are_different_tensors) {
  tp_tensor_t *x = LEAF(2, 0, 0), *y;
  assert_ok(tp_detach(x, &y));
  tp_tensor_t* fresh = tt_arange(TP_DTYPE_F64, DIMS(2));
  tp_tensor_t* const outputs[] = {fresh, y, fresh};
  tp_function_t function;
  assert_ok(tp_function_init(&function, sizeof function));
  function.name = "twice";
  function.backward = times_saved;
  const tp_tensor_t* inputs[] = {x};
  assert_fails(tp_function_record(&function, inputs, 1, outputs, 3),
               TP_ERROR_OVERLAP);
  tp_tensor_t* const same[] = {fresh, fresh};
  assert_fails(tp_function_record(&function, inputs, 1, same, 2),
               TP_ERROR_ARGUMENT);
  assert_error_says("outputs 0 and 1 are one tensor");
  assert_int_equal(tp_tensor_requires_grad(fresh), 0);
  DROP(x, y, fresh);
}

TEST(a_function_of_a_program_has_second_derivatives) {
  int one = 1;
  tp_tensor_t *x = LEAF(1, 0), *y = exp_by_hand(x, &one), *first, *second;
  const tp_tensor_t *roots[] = {y}, *inputs[] = {x};
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_CREATE_GRAPH,
                         &first));
  roots[0] = first;
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, 0, &second));
  assert_values(second, 1);
  DROP(x, y, first, second);
}

TEST(what_a_function_saved_is_guarded) {
  int one = 1;
  tp_tensor_t *x = LEAF(2, 0, 0), *y = exp_by_hand(x, &one);
  assert_ok(tp_add_scalar_inplace(y, F64(1)));
  assert_fails(sum_backward(y), TP_ERROR_VERSION);
  assert_error_says("exp_by_hand");
  DROP(x, y);
}

TEST(a_function_without_a_graph_is_destroyed_at_once) {
  int one = 1;
  g_destroyed = 0;
  tp_tensor_t *x = tt_zeros(TP_DTYPE_F64, DIMS(2)), *y = exp_by_hand(x, &one);
  assert_int_equal(g_destroyed, 1);
  assert_int_equal(tp_tensor_requires_grad(y), 0);
  DROP(x, y);
}

static tp_status_t fail_it(const tp_tensor_t* gradient,
                           tp_tensor_t** replacement, void* user_data) {
  (void)gradient;
  (void)replacement;
  (void)user_data;
  return TP_ERROR_IO;
}

static tp_status_t double_it(const tp_tensor_t* gradient,
                             tp_tensor_t** replacement, void* user_data) {
  ++*(int*)user_data;
  return tp_add(gradient, gradient, replacement);
}

TEST(hooks_see_and_replace_a_gradient) {
  int calls = 0;
  uint64_t id, other;
  tp_tensor_t *x = LEAF(2, 1, 2), *y;
  assert_ok(tp_tensor_hook_add(x, double_it, &calls, NULL, &id));
  assert_ok(tp_tensor_hook_add(x, double_it, &calls, NULL, &other));
  assert_ok(tp_square(x, &y));
  assert_ok(sum_backward(y));
  assert_int_equal(calls, 2);
  assert_grad(x, 8, 16);
  assert_ok(tp_tensor_hook_remove(x, id));
  assert_fails(tp_tensor_hook_remove(x, id), TP_ERROR_ARGUMENT);
  DROP(x, y);
}

TEST(an_error_of_a_callback_reaches_the_caller) {
  uint64_t id;
  tp_tensor_t *x = LEAF(2, 1, 2), *y;
  assert_ok(tp_square(x, &y));
  assert_ok(tp_tensor_hook_add(y, fail_it, NULL, NULL, &id));
  assert_fails(sum_backward(y), TP_ERROR_IO);
  assert_no_grad(x);
  DROP(x, y);
}

enum { kRounds = 200 };

static void* add_to(void* leaf) {
  for (int i = 0; i < kRounds; ++i) {
    tp_tensor_t *y, *s;
    if (tp_mul_scalar(leaf, F64(2), &y) != TP_OK) return leaf;
    if (tp_sum(y, NULL, 0, 0, &s) != TP_OK) return leaf;
    if (backward(s, 0) != TP_OK) return leaf;
    DROP(y, s);
  }
  return NULL;
}

TEST(two_threads_add_to_one_leaf) {
  tp_tensor_t* x = LEAF(2, 1, 2);
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i) {
    assert_int_equal(pthread_create(&threads[i], NULL, add_to, x), 0);
  }
  for (int i = 0; i < 2; ++i) {
    void* failed;
    assert_int_equal(pthread_join(threads[i], &failed), 0);
    assert_null(failed);
  }
  assert_grad(x, 4 * kRounds, 4 * kRounds);
  DROP(x);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_function_of_a_program_is_gone_back_over),
      T(outputs_of_a_function_are_different_tensors),
      T(a_function_of_a_program_has_second_derivatives),
      T(what_a_function_saved_is_guarded),
      T(a_function_without_a_graph_is_destroyed_at_once),
      T(hooks_see_and_replace_a_gradient),
      T(an_error_of_a_callback_reaches_the_caller),
      T(two_threads_add_to_one_leaf),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
