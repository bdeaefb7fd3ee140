/* What gathers at a tensor is nobody else's: it is added to in place. */
#include "support/gradients.h"
#include "support/tp_test.h"

TEST(a_tensor_is_not_its_own_gradient) {
  tp_tensor_t *a = LEAF(2, 2, 3), *part;
  assert_fails(tp_tensor_grad_set(a, a), TP_ERROR_ARGUMENT);
  assert_no_grad(a);
  assert_ok(tp_detach(a, &part));
  assert_ok(tp_tensor_grad_set(a, part));
  assert_grad(a, 2, 3);
  DROP(a, part);
}

static tp_status_t note_bytes(const tp_tensor_t* gradient,
                              tp_tensor_t** replacement, void* user_data) {
  (void)replacement;
  *(const void**)user_data = tp_tensor_data(gradient);
  return TP_OK;
}

/* Of two that get one gradient the first has a copy. What is gathered already
 * is added to in its place. */
TEST(a_leaf_takes_over_a_gradient_that_others_are_done_with) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b = LEAF(2, 4, 5), *c = LEAF(2, 6, 7);
  tp_tensor_t *product, *sum, *more, *scaled, *grads[2], *again;
  tp_tensor_t* ones = tt_from(TP_DTYPE_F64, (double[]){1, 1}, DIMS(2));
  const void* passed = NULL;
  uint64_t id;
  assert_ok(tp_mul(a, a, &product));
  assert_ok(tp_add(product, b, &sum));
  assert_ok(tp_add(sum, c, &more));
  assert_ok(tp_mul(more, ones, &scaled));
  assert_ok(tp_tensor_hook_add(sum, note_bytes, &passed, NULL, &id));
  tp_tensor_t* total = sum_of(scaled);
  assert_ok(backward(total, TP_BACKWARD_RETAIN_GRAPH));
  assert_grad(a, 4, 6);
  assert_ok(tp_tensor_grad_get(b, &grads[0]));
  assert_ok(tp_tensor_grad_get(c, &grads[1]));
  assert_true((tp_tensor_data(grads[0]) == passed) !=
              (tp_tensor_data(grads[1]) == passed));
  assert_ok(tp_add_scalar_inplace(grads[0], F64(1)));
  assert_values(grads[0], 2, 2);
  assert_values(grads[1], 1, 1);
  assert_ok(backward(total, TP_BACKWARD_RETAIN_GRAPH));
  assert_ok(tp_tensor_grad_get(b, &again));
  assert_ptr_equal(again, grads[0]);
  assert_values(again, 3, 3);
  assert_values(grads[1], 2, 2);
  DROP(a, b, c, product, sum, more, scaled, ones, total, again);
  DROP(grads[0], grads[1]);
}

/* Backward of a + b with a gradient that the program keeps. */
static tp_tensor_t* backward_of_sum(tp_tensor_t* a, tp_tensor_t* b,
                                    uint32_t flags) {
  tp_tensor_t *sum, *one = tt_from(TP_DTYPE_F64, (double[]){1, 1}, DIMS(2));
  assert_ok(tp_add(a, b, &sum));
  const tp_tensor_t *const roots[] = {sum}, *const given[] = {one};
  assert_ok(tp_backward(roots, 1, given, flags));
  DROP(sum);
  return one;
}

TEST(a_pass_that_makes_a_graph_gives_each_leaf_its_own) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b = LEAF(2, 4, 5);
  tp_tensor_t* first = backward_of_sum(a, b, TP_BACKWARD_CREATE_GRAPH);
  tp_tensor_t* second = backward_of_sum(a, b, 0);
  assert_grad(a, 2, 2);
  assert_grad(b, 2, 2);
  assert_values(first, 1, 1);
  assert_values(second, 1, 1);
  assert_ok(tp_tensor_grad_zero(a));
  assert_grad(b, 2, 2);
  DROP(a, b, first, second);
}

TEST(gradients_that_are_retained_are_copies_and_add_up) {
  tp_tensor_t *a = LEAF(2, 2, 3), *u, *v, *sum, *of_u;
  tp_tensor_t* one = tt_from(TP_DTYPE_F64, (double[]){1, 1}, DIMS(2));
  assert_ok(tp_mul(a, a, &u));
  assert_ok(tp_mul(a, a, &v));
  assert_ok(tp_add(u, v, &sum));
  tp_tensor_t* const kept[] = {u, v, sum};
  for (size_t i = 0; i < 3; ++i) assert_ok(tp_tensor_retain_grad(kept[i]));
  const tp_tensor_t *const roots[] = {sum}, *const given[] = {one};
  assert_ok(tp_backward(roots, 1, given, TP_BACKWARD_RETAIN_GRAPH));
  assert_ok(tp_tensor_grad_get(u, &of_u));
  assert_ok(tp_mul_scalar_inplace(of_u, F64(5)));
  assert_grad(u, 5, 5);
  assert_grad(v, 1, 1);
  assert_grad(sum, 1, 1);
  assert_values(one, 1, 1);
  assert_ok(tp_backward(roots, 1, given, TP_BACKWARD_RETAIN_GRAPH));
  assert_values(of_u, 6, 6);
  assert_grad(v, 2, 2);
  DROP(a, u, v, sum, one, of_u);
}

/* Each ends with no live object. */
TEST(a_tensor_that_its_pass_begins_with_is_not_kept_by_itself) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b = LEAF(2, 4, 5), *y;
  const tp_tensor_t *roots[] = {a}, *given[] = {a};
  assert_ok(tp_backward(roots, 1, given, TP_BACKWARD_CREATE_GRAPH));
  assert_grad(a, 2, 3);
  assert_ok(tp_mul(b, b, &y));
  assert_ok(tp_tensor_retain_grad(y));
  roots[0] = given[0] = y;
  assert_ok(tp_backward(roots, 1, given, 0));
  assert_grad(y, 16, 25);
  DROP(y);
  assert_ok(tp_add(a, b, &y));
  roots[0] = y;
  given[0] = a;
  assert_ok(tp_backward(roots, 1, given, TP_BACKWARD_CREATE_GRAPH));
  assert_grad(a, 4, 6);
  DROP(a, b, y);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_tensor_is_not_its_own_gradient),
      T(a_leaf_takes_over_a_gradient_that_others_are_done_with),
      T(a_pass_that_makes_a_graph_gives_each_leaf_its_own),
      T(gradients_that_are_retained_are_copies_and_add_up),
      T(a_tensor_that_its_pass_begins_with_is_not_kept_by_itself),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
