/* Writes in place: histories that follow, guards of saved values, refusals. */
#include "c/support/gradients.h"

TEST(the_guard_refuses_a_result_that_was_written) {
  tp_tensor_t *x = LEAF(3, 0, 1, 2), *h;
  assert_ok(tp_exp(x, &h));
  assert_ok(tp_add_scalar_inplace(h, F64(1)));
  assert_fails(sum_backward(h), TP_ERROR_VERSION);
  assert_error_says(
      "one of the variables needed for gradient computation has been modified "
      "by an inplace operation: exp saved its result 0 of shape (3,), f64, at "
      "version 0 and finds version 1");
  assert_no_grad(x);
  DROP(x, h);
}

TEST(a_write_that_touches_nothing_saved_goes_through) {
  tp_tensor_t *x = LEAF(3, 1, 2, 3), *h;
  assert_ok(tp_mul_scalar(x, F64(3), &h));
  assert_ok(tp_add_scalar_inplace(h, F64(1)));
  assert_ok(tp_exp_inplace(h));
  assert_ok(tp_log_inplace(h));
  assert_fails(sum_backward(h), TP_ERROR_VERSION);
  DROP(h);
  assert_ok(tp_mul_scalar(x, F64(3), &h));
  assert_ok(tp_add_scalar_inplace(h, F64(1)));
  assert_ok(sum_backward(h));
  assert_grad(x, 3, 3, 3);
  DROP(x, h);
}

TEST(a_write_through_a_view_is_seen_by_the_guard) {
  tp_tensor_t *x = LEAF(3, 0, 1, 2), *h, *part;
  assert_ok(tp_exp(x, &h));
  assert_ok(tp_select(h, 0, 1, &part));
  assert_ok(tp_zero_inplace(part));
  assert_fails(sum_backward(h), TP_ERROR_VERSION);
  DROP(x, h, part);
}

TEST(a_leaf_and_its_views_are_not_written) {
  tp_tensor_t *x = LEAF(3, 0, 1, 2), *part, *apart;
  assert_fails(tp_add_scalar_inplace(x, F64(1)), TP_ERROR_STATE);
  assert_error_says("a leaf that requires gradients");
  assert_ok(tp_select(x, 0, 1, &part));
  assert_fails(tp_zero_inplace(part), TP_ERROR_STATE);
  assert_error_says("a view of a leaf");
  assert_fails(tp_tensor_set(x, LIST(0), 1, F64(1)), TP_ERROR_STATE);
  assert_values(x, 0, 1, 2);
  assert_ok(tp_detach(x, &apart));
  assert_ok(tp_add_scalar_inplace(apart, F64(1)));
  assert_values(x, 1, 2, 3);
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_add_scalar_inplace(x, F64(1)));
  assert_ok(tp_zero_inplace(part));
  assert_ok(tp_grad_mode_pop());
  assert_values(x, 2, 0, 4);
  DROP(x, part, apart);
}

TEST(a_view_made_before_its_base_became_a_leaf_is_not_written) {
  tp_tensor_t *x = tt_zeros(TP_DTYPE_F64, DIMS(3)), *part;
  assert_ok(tp_select(x, 0, 1, &part));
  assert_ok(tp_tensor_set_requires_grad(x, 1));
  assert_int_equal(tp_tensor_requires_grad(part), 0);
  assert_fails(tp_zero_inplace(part), TP_ERROR_STATE);
  assert_ok(tp_tensor_set_requires_grad(x, 0));
  assert_ok(tp_zero_inplace(part));
  DROP(x, part);
}

TEST(a_write_through_a_view_becomes_part_of_the_base) {
  tp_tensor_t *x = LEAF(3, 1, 2, 3), *h, *part;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_slice(h, 0, 0, 2, 1, &part));
  assert_ok(tp_mul_scalar_inplace(part, F64(5)));
  assert_values(h, 10, 20, 6);
  assert_ok(sum_backward(h));
  assert_grad(x, 10, 10, 2);
  DROP(x, h, part);
}

TEST(a_write_to_the_base_becomes_part_of_its_views) {
  tp_tensor_t *x = LEAF(3, 1, 2, 3), *h, *part;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_slice(h, 0, 0, 2, 1, &part));
  assert_ok(tp_mul_scalar_inplace(h, F64(5)));
  assert_ok(sum_backward(part));
  assert_grad(x, 10, 10, 0);
  DROP(x, h, part);
}

TEST(a_view_made_before_any_history_follows_its_base) {
  tp_tensor_t *x = LEAF(3, 1, 2, 3), *base = tt_zeros(TP_DTYPE_F64, DIMS(3)),
              *part;
  assert_ok(tp_slice(base, 0, 1, 3, 1, &part));
  assert_ok(tp_copy_inplace(base, x));
  assert_int_equal(tp_tensor_requires_grad(part), 1);
  assert_ok(sum_backward(part));
  assert_grad(x, 0, 1, 1);
  DROP(base);
  assert_ok(sum_backward(part));
  assert_grad(x, 0, 2, 2);
  DROP(x, part);
}

TEST(a_base_without_history_follows_a_write_through_its_view) {
  tp_tensor_t *x = LEAF(2, 1, 2), *base = tt_full(TP_DTYPE_F64, 1, DIMS(2, 2)),
              *row, *column, *product;
  assert_ok(tp_select(base, 0, 1, &row));
  assert_ok(tp_select(base, 1, 0, &column));
  assert_ok(tp_mul_inplace(row, x));
  assert_values(base, 1, 1, 1, 2);
  assert_ok(tp_mul(base, base, &product));
  tp_tensor_t* sum = sum_of(product);
  assert_ok(backward(sum, TP_BACKWARD_RETAIN_GRAPH));
  assert_grad(x, 2, 4);
  assert_ok(sum_backward(column));
  assert_grad(x, 3, 4);
  DROP(sum);
  DROP(x, base, row, column, product);
}

TEST(overwriting_with_a_number_stops_the_gradient) {
  tp_tensor_t *x = LEAF(3, 1, 2, 3), *h, *part;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_select(h, 0, 1, &part));
  assert_ok(tp_fill_inplace(part, F64(9)));
  assert_ok(sum_backward(h));
  assert_grad(x, 2, 0, 2);
  DROP(h, part);
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_zero_inplace(h));
  assert_ok(sum_backward(h));
  assert_grad(x, 2, 0, 2);
  DROP(h);
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_tensor_set(h, LIST(0), 1, F64(9)));
  assert_ok(sum_backward(h));
  assert_grad(x, 2, 2, 4);
  DROP(x, h);
}

TEST(a_product_in_place_keeps_what_the_target_was) {
  tp_tensor_t *x = LEAF(2, 2, 3), *y = LEAF(2, 5, 7), *h;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_mul_inplace(h, y));
  assert_ok(sum_backward(h));
  assert_grad(x, 10, 14);
  assert_grad(y, 4, 6);
  DROP(x, y, h);
}

TEST(a_tensor_that_overlaps_itself_gets_bytes_of_its_own) {
  tp_tensor_t *x = LEAF(1, 3), *h, *wide;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_expand(h, DIMS(3), &wide));
  assert_ok(tp_mul_scalar_inplace(wide, F64(5)));
  assert_values(h, 6);
  assert_values(wide, 30, 30, 30);
  tp_tensor_t* sum = sum_of(wide);
  assert_ok(backward(sum, TP_BACKWARD_RETAIN_GRAPH));
  DROP(sum);
  assert_grad(x, 30);
  assert_ok(sum_backward(h));
  assert_grad(x, 32);
  DROP(x, h, wide);
}

TEST(a_history_is_not_used_after_a_write_that_was_not_recorded) {
  tp_tensor_t *x = LEAF(2, 2, 3), *h, *apart, *more;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_detach(h, &apart));
  assert_ok(tp_zero_inplace(apart));
  assert_fails(tp_sum(h, NULL, 0, 0, &more), TP_ERROR_VERSION);
  assert_error_says("without recording");
  DROP(h, apart);
  void* data;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_tensor_begin_write(h, &data));
  assert_fails(tp_square(h, &more), TP_ERROR_VERSION);
  assert_ok(tp_tensor_end_write(h));
  assert_fails(tp_square(h, &more), TP_ERROR_VERSION);
  DROP(h);
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_add_scalar_inplace(h, F64(1)));
  assert_ok(tp_grad_mode_pop());
  assert_fails(tp_sum(h, NULL, 0, 0, &more), TP_ERROR_VERSION);
  DROP(x, h);
}

TEST(what_is_open_for_writing_is_not_saved) {
  tp_tensor_t *x = LEAF(2, 2, 3), *y = tt_zeros(TP_DTYPE_F64, DIMS(2)), *h;
  void* data;
  assert_ok(tp_tensor_begin_write(y, &data));
  assert_fails(tp_mul(x, y, &h), TP_ERROR_STATE);
  assert_error_says("open for writing");
  assert_ok(tp_tensor_end_write(y));
  assert_ok(tp_mul(x, y, &h));
  DROP(x, y, h);
}

TEST(a_saved_value_is_refused_after_a_write) {
  tp_tensor_t *x = tt_zeros(TP_DTYPE_F32, DIMS(2)), *back;
  tp_saved_t* saved;
  assert_ok(tp_saved_new(x, &saved));
  assert_ok(tp_saved_unpack(saved, &back));
  assert_values(back, 0, 0);
  DROP(back);
  assert_ok(tp_add_scalar_inplace(x, F64(1)));
  assert_fails(tp_saved_unpack(saved, &back), TP_ERROR_VERSION);
  assert_error_says("at version 0 and finds version 1");
  assert_null(back);
  tp_saved_release(saved);
  DROP(x);
}

TEST(a_view_of_a_view_without_recording_may_be_written) {
  tp_tensor_t *x = LEAF(3, 1, 2, 3), *h, *part;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_select(h, 0, 1, &part));
  assert_ok(tp_grad_mode_pop());
  assert_int_equal(tp_tensor_requires_grad(part), 0);
  assert_ok(tp_zero_inplace(part));
  assert_ok(sum_backward(h));
  assert_grad(x, 2, 0, 2);
  DROP(x, h, part);
}

TEST(a_retained_gradient_is_that_of_the_value_after_a_write) {
  tp_tensor_t *x = LEAF(2, 1, 2), *h;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_tensor_retain_grad(h));
  assert_ok(tp_mul_scalar_inplace(h, F64(3)));
  assert_int_equal(tp_tensor_retains_grad(h), 1);
  tp_tensor_t* sum = sum_of(h);
  assert_ok(backward(sum, TP_BACKWARD_RETAIN_GRAPH));
  assert_grad(h, 1, 1);
  assert_grad(x, 6, 6);
  /* Once more, with what was gathered before. */
  assert_ok(backward(sum, TP_BACKWARD_RETAIN_GRAPH));
  assert_grad(h, 2, 2);
  DROP(sum);
  /* What is written over has a gradient too, and leads nowhere. */
  assert_ok(tp_zero_inplace(h));
  assert_ok(sum_backward(h));
  assert_grad(h, 3, 3);
  assert_grad(x, 12, 12);
  DROP(x, h);
}

TEST(a_constant_has_no_gradient_to_retain) {
  tp_tensor_t *x = LEAF(2, 1, 2), *h;
  tp_generator_t* generator;
  assert_ok(tp_generator_new(1, &generator));
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_tensor_retain_grad(h));
  assert_ok(tp_uniform_inplace(h, 0, 1, generator));
  assert_int_equal(tp_tensor_retains_grad(h), 0);
  assert_int_equal(tp_tensor_requires_grad(h), 0);
  assert_fails(tp_tensor_retain_grad(h), TP_ERROR_STATE);
  /* It has a history again, and can be asked again. */
  assert_ok(tp_copy_inplace(h, x));
  assert_ok(tp_tensor_retain_grad(h));
  assert_ok(sum_backward(h));
  assert_grad(h, 1, 1);
  tp_generator_release(generator);
  DROP(x, h);
}

TEST(a_retained_gradient_follows_every_write) {
  tp_tensor_t *x = LEAF(2, 1, 2), *h;
  assert_ok(tp_mul_scalar(x, F64(2), &h));
  assert_ok(tp_tensor_retain_grad(h));
  assert_ok(tp_mul_scalar_inplace(h, F64(3)));
  assert_ok(tp_exp_inplace(h));
  assert_ok(tp_tensor_grad_set(h, NULL));
  assert_ok(sum_backward(h));
  assert_grad(h, 1, 1);
  DROP(x, h);
}

static tp_status_t negate_it(const tp_tensor_t* gradient,
                             tp_tensor_t** replacement, void* user_data) {
  (void)gradient, (void)replacement;
  tp_grad_mode_push(1);
  const tp_status_t status = tp_neg_inplace(user_data);
  tp_grad_mode_pop();
  return status;
}

static tp_status_t overwrite_it(const tp_tensor_t* gradient,
                                tp_tensor_t** replacement, void* user_data) {
  (void)gradient, (void)replacement;
  tp_grad_mode_push(1);
  const tp_status_t status = tp_fill_inplace(user_data, F64(3));
  tp_grad_mode_pop();
  return status;
}

TEST(a_hook_that_writes_its_tensor_ends_the_keeping) {
  static const tp_gradient_hook_fn kHooks[] = {negate_it, overwrite_it};
  for (size_t i = 0; i < TT_COUNT(kHooks); ++i) {
    tp_tensor_t *x = LEAF(2, 1, 2), *h, *gradient;
    uint64_t id;
    assert_ok(tp_mul_scalar(x, F64(2), &h));
    assert_ok(tp_tensor_retain_grad(h));
    assert_ok(tp_tensor_hook_add(h, kHooks[i], h, NULL, &id));
    tp_tensor_t* sum = sum_of(h);
    assert_ok(backward(sum, 0));
    assert_int_equal(tp_tensor_retains_grad(h), 0);
    assert_ok(tp_tensor_grad_get(h, &gradient)); /* that of the pass */
    for (int again = 0; again < 3; ++again) assert_ok(tp_neg_inplace(h));
    DROP(x, h, sum, gradient);
  }
}

TEST(a_gradient_asked_for_after_a_use_is_of_that_use_too) {
  tp_tensor_t *x = LEAF(3, 1, 2, 3), *y, *part, *z, *gradient;
  assert_ok(tp_mul_scalar(x, F64(2), &y));
  assert_ok(tp_narrow(y, 0, 0, 2, &part));
  assert_ok(tp_mul_scalar_inplace(part, F64(2)));
  assert_ok(tp_mul_scalar(y, F64(2), &z)); /* the use */
  tp_tensor_t* sum = sum_of(z);
  const tp_tensor_t *const roots[] = {sum}, *const inputs[] = {y};
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_RETAIN_GRAPH,
                         &gradient));
  assert_values(gradient, 2, 2, 2);
  DROP(gradient);
  assert_ok(tp_tensor_retain_grad(y));
  assert_ok(backward(sum, 0));
  assert_ok(tp_tensor_grad_get(y, &gradient));
  assert_values(gradient, 2, 2, 2);
  DROP(x, y, part, z, sum, gradient);
}

TEST(no_result_is_given_a_view_of_a_leaf) {
  tp_tensor_t *x = LEAF(3, 1, 2, 3), *view,
              *one = tt_zeros(TP_DTYPE_F64, DIMS(2));
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_narrow(x, 0, 0, 2, &view));
  assert_ok(tp_grad_mode_pop());
  assert_fails(tp_add_out(one, one, view), TP_ERROR_STATE);
  assert_fails(tp_neg_out(one, view), TP_ERROR_STATE);
  tp_sgd_options_t options;
  assert_ok(tp_sgd_options_init(&options, sizeof options));
  options.momentum = 0.5;
  assert_fails(tp_sgd_inplace(one, one, view, 2, &options), TP_ERROR_STATE);
  assert_int_equal(tp_tensor_version(x), 0);
  DROP(x, view, one);
}

TEST(cycles_of_bytes_and_nodes_are_let_go) {
  /* exp saves its result, whose storage has the group that leads to exp. */
  tp_tensor_t *x = LEAF(3, 1, 2, 3), *base = tt_zeros(TP_DTYPE_F64, DIMS(3)),
              *part;
  assert_ok(tp_select(base, 0, 0, &part));
  assert_ok(tp_copy_inplace(base, x));
  assert_ok(tp_exp_inplace(base));
  DROP(base, part, x);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(the_guard_refuses_a_result_that_was_written),
      T(a_write_that_touches_nothing_saved_goes_through),
      T(a_write_through_a_view_is_seen_by_the_guard),
      T(a_leaf_and_its_views_are_not_written),
      T(a_view_made_before_its_base_became_a_leaf_is_not_written),
      T(a_write_through_a_view_becomes_part_of_the_base),
      T(a_write_to_the_base_becomes_part_of_its_views),
      T(a_view_made_before_any_history_follows_its_base),
      T(a_base_without_history_follows_a_write_through_its_view),
      T(overwriting_with_a_number_stops_the_gradient),
      T(a_product_in_place_keeps_what_the_target_was),
      T(a_tensor_that_overlaps_itself_gets_bytes_of_its_own),
      T(a_history_is_not_used_after_a_write_that_was_not_recorded),
      T(what_is_open_for_writing_is_not_saved),
      T(a_saved_value_is_refused_after_a_write),
      T(a_view_of_a_view_without_recording_may_be_written),
      T(a_retained_gradient_is_that_of_the_value_after_a_write),
      T(a_constant_has_no_gradient_to_retain),
      T(a_retained_gradient_follows_every_write),
      T(a_hook_that_writes_its_tensor_ends_the_keeping),
      T(a_gradient_asked_for_after_a_use_is_of_that_use_too),
      T(no_result_is_given_a_view_of_a_leaf),
      T(cycles_of_bytes_and_nodes_are_let_go),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
