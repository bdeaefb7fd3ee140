/* Ways around the history of a tensor: each is followed or refused. */
#include "c/support/gradients.h"

TEST(an_element_of_a_tensor_that_overlaps_itself_is_set_with_its_history) {
  tp_tensor_t *x = LEAF(1, 3), *h, *wide;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_expand(h, DIMS(3), &wide));
  assert_ok(tp_tensor_set(wide, LIST(1), 1, F64(9)));
  assert_values(h, 6);
  assert_values(wide, 6, 9, 6);
  tp_tensor_t* sum = sum_of(wide);
  assert_ok(backward(sum, TP_BACKWARD_RETAIN_GRAPH));
  DROP(sum);
  assert_grad(x, 4);
  assert_ok(sum_backward(h));
  assert_grad(x, 6);
  DROP(x, h, wide);
}

TEST(what_is_scattered_may_be_larger_than_its_index) {
  tp_tensor_t *x = LEAF(4, 1, 2, 3, 4), *to = tt_zeros(TP_DTYPE_F64, DIMS(3)),
              *index = tt_from(TP_DTYPE_I64, (double[]){2, 0}, DIMS(2)), *y;
  assert_ok(tp_scatter(to, 0, index, x, &y));
  assert_ok(sum_backward(y));
  assert_grad(x, 1, 1, 0, 0);
  DROP(y);
  assert_ok(tp_scatter_add(to, 0, index, x, &y));
  assert_ok(sum_backward(y));
  assert_grad(x, 2, 2, 0, 0);
  DROP(x, to, index, y);
}

TEST(a_gradient_does_not_get_lost_in_complex_numbers) {
  tp_tensor_t *x = LEAF(2, 1, 2), *c = tt_zeros(TP_DTYPE_C128, DIMS(2)), *y;
  assert_fails(tp_to(x, TP_DTYPE_C128, 0, 0, 0, 0, &y), TP_ERROR_UNSUPPORTED);
  assert_error_says("complex numbers have none here");
  assert_fails(tp_mul(x, c, &y), TP_ERROR_UNSUPPORTED);
  assert_fails(tp_mul_scalar(x, C128(0, 1), &y), TP_ERROR_UNSUPPORTED);
  assert_fails(tp_add_inplace(c, x), TP_ERROR_UNSUPPORTED);
  assert_fails(tp_copy_inplace(c, x), TP_ERROR_UNSUPPORTED);
  assert_values(c, 0, 0);
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_to(x, TP_DTYPE_C128, 0, 0, 0, 0, &y));
  assert_ok(tp_copy_inplace(c, x));
  assert_ok(tp_grad_mode_pop());
  DROP(x, c, y);
}

TEST(whole_numbers_get_no_history) {
  tp_tensor_t *x = LEAF(2, 1, 2), *whole = tt_zeros(TP_DTYPE_I64, DIMS(2)), *y;
  assert_ok(tp_copy_inplace(whole, x));
  assert_values(whole, 1, 2);
  assert_int_equal(tp_tensor_requires_grad(whole), 0);
  assert_ok(tp_to(x, TP_DTYPE_I64, 0, 0, 0, 0, &y));
  assert_int_equal(tp_tensor_requires_grad(y), 0);
  DROP(x, whole, y);
}

TEST(the_weight_of_a_loss_has_no_derivative) {
  tp_tensor_t *x = tt_full(TP_DTYPE_F64, -1, DIMS(2, 3)), *w = LEAF(3, 1, 2, 3),
              *target = tt_from(TP_DTYPE_I64, (double[]){2, 0}, DIMS(2)), *y;
  const int64_t none = TP_TARGET_IGNORED;
  assert_fails(tp_nll_loss(x, target, w, none, TP_LOSS_MEAN, &y),
               TP_ERROR_UNSUPPORTED);
  assert_error_says("nll_loss has no derivative by its input 2");
  assert_fails(tp_cross_entropy(x, target, w, none, TP_LOSS_SUM, &y),
               TP_ERROR_UNSUPPORTED);
  DROP(x, w, target);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(an_element_of_a_tensor_that_overlaps_itself_is_set_with_its_history),
      T(what_is_scattered_may_be_larger_than_its_index),
      T(a_gradient_does_not_get_lost_in_complex_numbers),
      T(whole_numbers_get_no_history),
      T(the_weight_of_a_loss_has_no_derivative),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
