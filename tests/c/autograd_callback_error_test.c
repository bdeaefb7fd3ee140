/* Callbacks of a program that fail in a backward pass: functions before,
 * between and behind operators of the library, and hooks. The caller gets their
 * error, nothing is left behind, and the pass can be run again. */
#include "c/support/gradients.h"

enum { kFunctions = 3 };

/* How a callback fails. */
typedef enum Failure {
  kFine,
  kStatus,     /* a status of the library */
  kOwnStatus,  /* one that the library does not know */
  kText,       /* with a text */
  kHalf,       /* after it has given a gradient */
  kWrongShape, /* by a gradient of other sizes */
  kNoTensor,   /* by something that is no tensor */
  kNestedPass, /* because a pass of its own fails */
  kFailures
} Failure;

static const tp_status_t kWant[kFailures] = {
    TP_OK,          TP_ERROR_RANGE, TP_ERROR_CALLBACK, TP_ERROR_UNSUPPORTED,
    TP_ERROR_STATE, TP_ERROR_SHAPE, TP_ERROR_CALLBACK, TP_ERROR_STATE,
};

static Failure g_failures[kFunctions];
static int g_destroyed;

static tp_status_t fail_as(Failure failure, const tp_tensor_t* given,
                           tp_tensor_t** out) {
  switch (failure) {
    case kStatus:
      return TP_ERROR_RANGE;
    case kOwnStatus:
      return 9999;
    case kText:
      tp_error_set(TP_ERROR_UNSUPPORTED, "no derivative on a Monday");
      return TP_ERROR_UNSUPPORTED;
    case kHalf:
      assert_ok(tp_neg(given, out));
      return TP_ERROR_STATE;
    case kWrongShape:
      *out = tt_zeros(TP_DTYPE_F64, DIMS(7));
      return TP_OK;
    case kNoTensor:
      *out = (tp_tensor_t*)(void*)tp_tensor_storage(given);
      return TP_OK;
    case kNestedPass: {
      tp_tensor_t* plain = tt_zeros(TP_DTYPE_F64, NULL, 0);
      const tp_status_t status = backward(plain, 0);
      DROP(plain);
      return status;
    }
    default:
      return tp_neg(given, out);
  }
}

static tp_status_t negate_or_fail(const tp_tensor_t* const* given, size_t m,
                                  const tp_saved_t* const* saved,
                                  tp_tensor_t** out, size_t n,
                                  void* user_data) {
  (void)m;
  (void)n;
  tp_tensor_t* kept;
  const tp_status_t status = tp_saved_unpack(saved[0], &kept);
  DROP(kept);
  if (status != TP_OK) return status;
  return fail_as(g_failures[*(int*)user_data], given[0], out);
}

static void count_destroyed(void* user_data) {
  (void)user_data;
  ++g_destroyed;
}

static tp_tensor_t* negated(const tp_tensor_t* x, int which) {
  static int places[kFunctions] = {0, 1, 2};
  tp_tensor_t* y;
  tp_function_t function;
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_neg(x, &y));
  assert_ok(tp_grad_mode_pop());
  assert_ok(tp_function_init(&function, sizeof function));
  function.name = "negated";
  function.backward = negate_or_fail;
  function.user_data = &places[which];
  function.destroy = count_destroyed;
  function.saved = &x;
  function.saved_count = 1;
  assert_ok(tp_function_record(&function, &x, 1, &y, 1));
  return y;
}

/* A function at the leaf, one between operators, one at the end: the gradient
 * of x is exp(x); `near` gets 1 before the pass comes to any of them. */
typedef struct Chain {
  tp_tensor_t *x, *near, *loss;
} Chain;

static Chain chain_make(void) {
  Chain chain;
  tp_tensor_t *a, *b, *c, *d, *e, *sum;
  chain.x = LEAF(2, 0, 0);
  chain.near = LEAF(1, 5);
  a = negated(chain.x, 0);
  assert_ok(tp_neg(a, &b));
  c = negated(b, 1);
  assert_ok(tp_neg(c, &d));
  assert_ok(tp_exp(d, &e));
  tp_tensor_t* const end = negated(e, 2);
  sum = sum_of(end);
  tp_tensor_t* const before = sum_of(chain.near);
  assert_ok(tp_sub(before, sum, &chain.loss));
  DROP(a, b, c, d, e, end, sum, before);
  return chain;
}

static void chain_drop(Chain* chain) {
  DROP(chain->x, chain->near, chain->loss);
}

TEST(the_error_of_a_function_is_the_callers_wherever_it_stands) {
  for (int which = 0; which < kFunctions; ++which) {
    for (Failure failure = kStatus; failure < kFailures; ++failure) {
      memset(g_failures, 0, sizeof g_failures);
      g_destroyed = 0;
      Chain chain = chain_make();
      const int64_t objects = tp_debug_live_objects();
      g_failures[which] = failure;
      assert_fails(backward(chain.loss, TP_BACKWARD_RETAIN_GRAPH),
                   kWant[failure]);
      if (failure == kText) {
        assert_non_null(strstr(tp_error_cause(NULL), "on a Monday"));
      }
      if (failure != kNestedPass) assert_error_says("negated");
      assert_no_grad(chain.x);
      assert_int_equal(tp_modes_get(), 0);
      assert_int_equal(g_destroyed, 0);
      assert_ok(tp_tensor_grad_set(chain.near, NULL));
      assert_int_equal(tp_debug_live_objects(), objects);
      /* The same graph is good for another pass. */
      g_failures[which] = kFine;
      assert_ok(backward(chain.loss, TP_BACKWARD_RETAIN_GRAPH));
      assert_grad(chain.x, 1, 1);
      assert_grad(chain.near, 1);
      chain_drop(&chain);
      assert_int_equal(g_destroyed, kFunctions);
      assert_int_equal(tp_debug_live_objects(), 0);
    }
  }
}

TEST(a_graph_that_is_given_back_says_so_after_a_failure) {
  memset(g_failures, 0, sizeof g_failures);
  Chain chain = chain_make();
  g_failures[0] = kStatus;
  assert_fails(backward(chain.loss, 0), TP_ERROR_RANGE);
  assert_no_grad(chain.x);
  g_failures[0] = kFine;
  assert_fails(backward(chain.loss, 0), TP_ERROR_STATE);
  assert_non_null(strstr(tp_error_cause(NULL), "given back"));
  assert_no_grad(chain.x);
  chain_drop(&chain);
}

TEST(gradients_of_inputs_are_all_or_none) {
  memset(g_failures, 0, sizeof g_failures);
  Chain chain = chain_make();
  const tp_tensor_t *const roots[] = {chain.loss}, *const inputs[] = {
                                                       chain.near, chain.x};
  tp_tensor_t* found[2];
  g_failures[0] = kStatus;
  assert_fails(
      tp_gradients(roots, 1, NULL, inputs, 2, TP_BACKWARD_RETAIN_GRAPH, found),
      TP_ERROR_RANGE);
  assert_null(found[0]);
  assert_null(found[1]);
  g_failures[0] = kFine;
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 2, 0, found));
  assert_values(found[1], 1, 1);
  assert_no_grad(chain.x);
  DROP(found[0], found[1]);
  chain_drop(&chain);
}

static Failure g_hook;
static tp_status_t hook(const tp_tensor_t* gradient, tp_tensor_t** replacement,
                        void* user_data) {
  (void)user_data;
  return fail_as(g_hook, gradient, replacement);
}

TEST(the_error_of_a_hook_is_the_callers_wherever_it_hangs) {
  for (int on_leaf = 0; on_leaf < 2; ++on_leaf) {
    for (Failure failure = kStatus; failure < kFailures; ++failure) {
      tp_tensor_t *x = LEAF(2, 0, 0), *y;
      uint64_t id;
      assert_ok(tp_exp(x, &y));
      assert_ok(tp_tensor_hook_add(on_leaf ? x : y, hook, NULL, NULL, &id));
      tp_tensor_t* sum = sum_of(y);
      const int64_t objects = tp_debug_live_objects();
      g_hook = failure;
      assert_fails(backward(sum, TP_BACKWARD_RETAIN_GRAPH), kWant[failure]);
      assert_no_grad(x);
      assert_int_equal(tp_debug_live_objects(), objects);
      g_hook = kFine;
      assert_ok(backward(sum, TP_BACKWARD_RETAIN_GRAPH));
      assert_grad(x, -1, -1);
      DROP(x, y, sum);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(the_error_of_a_function_is_the_callers_wherever_it_stands),
      T(a_graph_that_is_given_back_says_so_after_a_failure),
      T(gradients_of_inputs_are_all_or_none),
      T(the_error_of_a_hook_is_the_callers_wherever_it_hangs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
