/* Leaves, backward passes, gradients of chosen inputs, higher derivatives. */
#include <stdlib.h>

#include "c/support/gradients.h"

TEST(a_product_gives_each_factor_the_other) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b = LEAF(2, 5, 7), *c;
  assert_ok(tp_mul(a, b, &c));
  assert_int_equal(tp_tensor_requires_grad(c), 1);
  assert_int_equal(tp_tensor_is_leaf(c), 0);
  assert_int_equal(tp_tensor_is_leaf(a), 1);
  assert_ok(sum_backward(c));
  assert_grad(a, 5, 7);
  assert_grad(b, 2, 3);
  assert_no_grad(c);
  DROP(a, b, c);
}

TEST(gradients_of_several_passes_add_up_in_place) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b, *first, *second;
  assert_ok(tp_square(a, &b));
  assert_ok(sum_backward(b));
  assert_ok(tp_tensor_grad_get(a, &first));
  DROP(b);
  assert_ok(tp_square(a, &b));
  assert_ok(sum_backward(b));
  assert_ok(tp_tensor_grad_get(a, &second));
  assert_ptr_equal(first, second);
  assert_values(second, 8, 12);
  assert_ok(tp_tensor_grad_zero(a));
  assert_values(second, 0, 0);
  assert_ok(tp_tensor_grad_set(a, NULL));
  assert_no_grad(a);
  DROP(a, b, first, second);
}

TEST(a_broadcast_gradient_is_summed_back) {
  tp_tensor_t *row = LEAF(3, 1, 2, 3), *one, *whole, *sum;
  const double number = 2;
  one = leaf_of(&number, NULL, 0);
  assert_ok(tp_mul(row, one, &sum));
  whole = tt_arange(TP_DTYPE_F64, DIMS(2, 3));
  tp_tensor_t* product;
  assert_ok(tp_mul(whole, sum, &product));
  assert_ok(sum_backward(product));
  assert_grad(row, 6, 10, 14);
  assert_grad(one, 3 * 1 + 5 * 2 + 7 * 3);
  DROP(row, one, whole, sum, product);
}

TEST(a_tensor_that_is_used_twice_adds_its_gradients) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b, *c;
  assert_ok(tp_add(a, a, &b));
  assert_ok(tp_mul(b, a, &c));
  assert_ok(sum_backward(c));
  assert_grad(a, 8, 12);
  DROP(a, b, c);
}

TEST(a_second_pass_needs_a_graph_that_is_retained) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b, *s;
  assert_ok(tp_square(a, &b));
  s = sum_of(b);
  assert_ok(backward(s, TP_BACKWARD_RETAIN_GRAPH));
  assert_ok(backward(s, 0));
  assert_grad(a, 8, 12);
  assert_fails(backward(s, 0), TP_ERROR_STATE);
  assert_error_says("square");
  assert_error_says("second time");
  DROP(a, b, s);
}

TEST(gradients_of_inputs_leave_the_leaves_alone) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b = LEAF(2, 5, 7), *c, *s, *d;
  assert_ok(tp_mul(a, b, &c));
  assert_ok(tp_exp(c, &d));
  s = sum_of(c);
  tp_tensor_t* got[2];
  const tp_tensor_t *roots[] = {s}, *inputs[] = {a, c};
  assert_ok(
      tp_gradients(roots, 1, NULL, inputs, 2, TP_BACKWARD_RETAIN_GRAPH, got));
  assert_values(got[0], 5, 7);
  assert_values(got[1], 1, 1);
  assert_no_grad(a);
  assert_no_grad(b);
  DROP(got[0], got[1]);
  inputs[1] = d;
  DROP(s);
  s = sum_of(c);
  roots[0] = s;
  assert_fails(
      tp_gradients(roots, 1, NULL, inputs, 2, TP_BACKWARD_RETAIN_GRAPH, got),
      TP_ERROR_STATE);
  assert_null(got[0]);
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 2,
                         TP_BACKWARD_ALLOW_UNUSED | TP_BACKWARD_RETAIN_GRAPH,
                         got));
  assert_values(got[0], 5, 7);
  assert_null(got[1]);
  DROP(got[0], a, b, c, d, s);
}

TEST(derivatives_of_derivatives_are_right) {
  tp_tensor_t *a = LEAF(1, 3), *b, *c, *first, *second, *third;
  assert_ok(tp_square(a, &b));
  assert_ok(tp_mul(b, b, &c)); /* a^4 */
  const tp_tensor_t *roots[] = {c}, *inputs[] = {a};
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_CREATE_GRAPH,
                         &first));
  assert_values(first, 4 * 27);
  roots[0] = first;
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_CREATE_GRAPH,
                         &second));
  assert_values(second, 12 * 9);
  roots[0] = second;
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, 0, &third));
  assert_values(third, 24 * 3);
  DROP(a, b, c, first, second, third);
}

TEST(products_have_gradients_where_terms_are_zero) {
  tp_tensor_t *a = LEAF(3, 2, 0, 5), *b = LEAF(3, 0, 0, 5), *product;
  assert_ok(tp_prod(a, NULL, 0, 0, &product));
  assert_ok(backward(product, 0));
  assert_grad(a, 0, 10, 0);
  DROP(product);
  assert_ok(tp_cumprod(a, 0, 0, &product));
  assert_ok(sum_backward(product));
  assert_grad(a, 0 + 1, 10 + 12, 0);
  DROP(product);
  assert_ok(tp_prod(b, NULL, 0, 0, &product));
  assert_ok(backward(product, 0));
  assert_grad(b, 0, 0, 0);
  DROP(a, b, product);
}

TEST(products_with_zeros_have_second_derivatives) {
  tp_tensor_t *a = LEAF(3, 2, 0, 5), *product, *first, *second;
  const tp_tensor_t* inputs[] = {a};
  assert_ok(tp_prod(a, NULL, 0, 0, &product));
  const tp_tensor_t* roots[] = {product};
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_CREATE_GRAPH,
                         &first));
  tp_tensor_t* sum = sum_of(first);
  roots[0] = sum;
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, 0, &second));
  assert_values(second, 5 + 0, 5 + 2, 2 + 0);
  DROP(a, product, first, sum, second);
}

TEST(reductions_in_a_dtype_are_the_same_with_a_history) {
  tp_tensor_t *a = LEAF(3, 2.5, -4, 7), *b, *out, *same;
  assert_ok(tp_detach(a, &b));
  for (tp_dtype_t d = TP_DTYPE_I8; d <= TP_DTYPE_I64; ++d) {
    assert_ok(tp_sum_as(a, NULL, 0, 0, d, &out));
    assert_ok(tp_sum_as(b, NULL, 0, 0, d, &same));
    assert_int_equal(tp_tensor_dtype(out), d);
    assert_int_equal(tp_tensor_requires_grad(out), 0);
    assert_same_values(out, same);
    DROP(out, same);
  }
  assert_fails(tp_sum_as(a, NULL, 0, 0, TP_DTYPE_BOOL, &out), TP_ERROR_DTYPE);
  assert_ok(tp_sum_as(a, NULL, 0, 0, TP_DTYPE_F32, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_ok(sum_backward(out));
  assert_grad(a, 1, 1, 1);
  DROP(a, b, out);
}

TEST(a_list_of_very_many_tensors_is_recorded) {
  enum { kMany = 70000 };
  tp_tensor_t *a = LEAF(1, 3), *out;
  const tp_tensor_t** list = malloc(kMany * sizeof(*list));
  assert_non_null(list);
  for (size_t i = 0; i < kMany; ++i) list[i] = a;
  assert_ok(tp_cat(list, kMany, 0, &out));
  assert_ok(sum_backward(out));
  assert_grad(a, kMany);
  free(list);
  DROP(a, out);
}

TEST(what_begins_with_many_elements_needs_a_gradient) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b,
              *g = tt_from(TP_DTYPE_F64, (double[]){10, 100}, DIMS(2));
  assert_ok(tp_square(a, &b));
  assert_fails(backward(b, 0), TP_ERROR_SHAPE);
  const tp_tensor_t *roots[] = {b}, *first[] = {g};
  assert_ok(tp_backward(roots, 1, first, 0));
  assert_grad(a, 40, 600);
  DROP(a, b, g);
}

TEST(only_floats_outside_inference_mode_can_require_gradients) {
  tp_tensor_t* a = tt_zeros(TP_DTYPE_I64, DIMS(2));
  assert_fails(tp_tensor_set_requires_grad(a, 1), TP_ERROR_DTYPE);
  assert_fails(backward(a, 0), TP_ERROR_STATE);
  DROP(a);
  assert_ok(tp_inference_mode_push(1));
  a = tt_zeros(TP_DTYPE_F32, DIMS(2));
  assert_ok(tp_inference_mode_pop());
  assert_fails(tp_tensor_set_requires_grad(a, 1), TP_ERROR_INFERENCE);
  tp_tensor_t *b = tt_zeros(TP_DTYPE_F32, DIMS(2)), *c;
  assert_ok(tp_tensor_set_requires_grad(b, 1));
  assert_fails(tp_mul(a, b, &c), TP_ERROR_INFERENCE);
  assert_error_says("mul");
  assert_ok(tp_add(a, b, &c));
  DROP(a, b, c);
}

TEST(modes_nest_and_stop_recording) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b;
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_grad_mode_push(1));
  assert_ok(tp_square(a, &b));
  assert_int_equal(tp_tensor_requires_grad(b), 1);
  DROP(b);
  assert_ok(tp_grad_mode_pop());
  assert_ok(tp_square(a, &b));
  assert_int_equal(tp_tensor_requires_grad(b), 0);
  DROP(b);
  assert_ok(tp_grad_mode_pop());
  assert_fails(tp_grad_mode_pop(), TP_ERROR_STATE);
  assert_ok(tp_inference_mode_push(1));
  assert_ok(tp_square(a, &b));
  assert_int_equal(tp_tensor_version(b), -1);
  assert_ok(tp_inference_mode_pop());
  assert_int_equal(tp_tensor_requires_grad(b), 0);
  assert_int_equal(tp_modes_get(), 0);
  DROP(a, b);
}

TEST(a_result_keeps_its_gradient_when_asked_to) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b, *c;
  assert_ok(tp_mul_scalar(a, F64(2), &b));
  assert_ok(tp_tensor_retain_grad(b));
  assert_int_equal(tp_tensor_retains_grad(b), 1);
  assert_ok(tp_square(b, &c));
  assert_ok(sum_backward(c));
  assert_grad(b, 8, 12);
  assert_grad(a, 16, 24);
  DROP(a, b, c);
}

TEST(detach_ends_the_history) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b, *c, *d;
  assert_ok(tp_square(a, &b));
  assert_ok(tp_detach(b, &c));
  assert_int_equal(tp_tensor_requires_grad(c), 0);
  assert_ok(tp_mul(a, c, &d));
  assert_ok(sum_backward(d));
  assert_grad(a, 4, 9);
  DROP(a, b, c, d);
}

TEST(a_long_chain_is_dropped_without_a_deep_stack) {
  tp_tensor_t* a = LEAF(1, 1);
  tp_tensor_t *b, *c;
  assert_ok(tp_neg(a, &b));
  for (int i = 0; i < TT_ROUNDS(1000000); ++i) {
    assert_ok(tp_neg(b, &c));
    DROP(b);
    b = c;
  }
  DROP(b, a);
}

TEST(a_long_chain_is_gone_back_over) {
  tp_tensor_t* a = LEAF(1, 1);
  tp_tensor_t *b, *c;
  assert_ok(tp_neg(a, &b));
  for (int i = 0; i < 9999; ++i) {
    assert_ok(tp_neg(b, &c));
    DROP(b);
    b = c;
  }
  assert_ok(backward(b, 0));
  assert_grad(a, 1);
  DROP(b, a);
}

TEST(given_results_are_refused_where_a_history_would_be_lost) {
  tp_tensor_t *a = LEAF(2, 2, 3), *out = tt_zeros(TP_DTYPE_F64, DIMS(2));
  assert_fails(tp_square_out(a, out), TP_ERROR_UNSUPPORTED);
  assert_values(out, 0, 0);
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_square_out(a, out));
  assert_ok(tp_grad_mode_pop());
  assert_values(out, 4, 9);
  DROP(a, out);
}

TEST(a_graph_is_written_as_text) {
  tp_tensor_t *a = LEAF(2, 2, 3), *b, *s;
  assert_ok(tp_mul(a, a, &b));
  s = sum_of(b);
  assert_format(
      "0: sum f64 () <- 1\n1: mul f64 (2,) <- 2 2\n2: leaf f64 (2,)\n",
      tp_graph_format, s, TP_GRAPH_TEXT);
  DROP(a, b, s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_product_gives_each_factor_the_other),
      T(gradients_of_several_passes_add_up_in_place),
      T(a_broadcast_gradient_is_summed_back),
      T(a_tensor_that_is_used_twice_adds_its_gradients),
      T(a_second_pass_needs_a_graph_that_is_retained),
      T(gradients_of_inputs_leave_the_leaves_alone),
      T(derivatives_of_derivatives_are_right),
      T(products_have_gradients_where_terms_are_zero),
      T(products_with_zeros_have_second_derivatives),
      T(reductions_in_a_dtype_are_the_same_with_a_history),
      T(a_list_of_very_many_tensors_is_recorded),
      T(what_begins_with_many_elements_needs_a_gradient),
      T(only_floats_outside_inference_mode_can_require_gradients),
      T(modes_nest_and_stop_recording),
      T(a_result_keeps_its_gradient_when_asked_to),
      T(detach_ends_the_history),
      T(a_long_chain_is_dropped_without_a_deep_stack),
      T(a_long_chain_is_gone_back_over),
      T(given_results_are_refused_where_a_history_would_be_lost),
      T(a_graph_is_written_as_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
