/* Normalisation and losses: what is refused, extremes, and calls by name. */
#include <math.h>

#include "c/support/calls.h"
#include "c/support/layouts.h"

TEST(rows_are_normalised_in_every_layout) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(4, 70)), *want, *out,
              *weight = tt_full(TP_DTYPE_F32, 2, DIMS(70)),
              *bias = tt_full(TP_DTYPE_F32, -1, DIMS(70));
  assert_ok(tp_layer_norm(a, LIST(70), 1, weight, bias, 0, &want));
  /* Equal distances: the outermost of n is (n - 1) / 2 distances off, and the
   * deviation is sqrt((n^2 - 1) / 12) of them. */
  const double end = 34.5 / sqrt(4899 / 12.0);
  assert_true(fabs(tt_number(want, 0) - (-2 * end - 1)) < 1e-6);
  assert_true(fabs(tt_number(want, 279) - (2 * end - 1)) < 1e-6);
  for (int layout = 0; layout < kLayoutCount; ++layout) {
    tp_tensor_t *laid = layout_of(a, (Layout)layout),
                *by = layout_of(weight, (Layout)layout);
    assert_ok(tp_layer_norm(laid, LIST(70), 1, by, bias, 0, &out));
    assert_memory_equal(tp_tensor_data(out), tp_tensor_data(want), 280 * 4);
    DROP(laid, by, out);
  }
  DROP(a, want, weight, bias);
}

TEST(a_row_far_from_0_keeps_its_variance) {
  tp_tensor_t *a = tt_full(TP_DTYPE_F32, 1e6, DIMS(2000)), *out;
  void* data;
  assert_ok(tp_tensor_begin_write(a, &data));
  for (int i = 0; i < 1000; ++i) ((float*)data)[i] += 1;
  assert_ok(tp_tensor_end_write(a));
  assert_ok(tp_layer_norm(a, LIST(2000), 1, NULL, NULL, 0, &out));
  assert_true(fabs(tt_number(out, 0) - 1) < 1e-6);
  assert_true(fabs(tt_number(out, 1999) + 1) < 1e-6);
  DROP(a, out);
}

/* Squares of these vanish or overflow in f32. */
TEST(rows_of_any_size_are_normalized) {
  const double sizes[] = {1e-25, 1e-18, 1, 1e18, 1e30};
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    const double row[] = {sizes[i], -sizes[i], sizes[i], -sizes[i]};
    tp_tensor_t *a = tt_from(TP_DTYPE_F32, row, DIMS(4)), *out;
    assert_ok(tp_layer_norm(a, LIST(4), 1, NULL, NULL, 0, &out));
    assert_values(out, 1, -1, 1, -1);
    DROP(a, out);
  }
}

TEST(layers_refuse_what_does_not_fit) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *out = NULL,
              *f64 = tt_zeros(TP_DTYPE_F64, DIMS(3)),
              *two = tt_zeros(TP_DTYPE_F32, DIMS(2)),
              *ints = tt_zeros(TP_DTYPE_I64, DIMS(2)),
              *far = tt_new(TP_DTYPE_I64, LIST(1, 3), DIMS(2));
  assert_fails(tp_layer_norm(a, LIST(2), 1, NULL, NULL, 0, &out),
               TP_ERROR_SHAPE);
  assert_fails(tp_layer_norm(a, NULL, 0, NULL, NULL, 0, &out), TP_ERROR_SHAPE);
  assert_fails(tp_layer_norm(a, LIST(3), 1, two, NULL, 0, &out),
               TP_ERROR_SHAPE);
  assert_fails(tp_layer_norm(a, LIST(3), 1, NULL, f64, 0, &out),
               TP_ERROR_DTYPE);
  assert_fails(tp_layer_norm(ints, LIST(2), 1, NULL, NULL, 0, &out),
               TP_ERROR_DTYPE);
  assert_fails(tp_mse_loss(a, two, TP_LOSS_MEAN, &out), TP_ERROR_SHAPE);
  assert_fails(tp_mse_loss(a, a, 0, &out), TP_ERROR_ARGUMENT);
  assert_fails(tp_mse_loss(ints, ints, TP_LOSS_SUM, &out), TP_ERROR_DTYPE);
  assert_fails(tp_nll_loss(a, two, NULL, -100, TP_LOSS_MEAN, &out),
               TP_ERROR_DTYPE);
  assert_fails(tp_nll_loss(a, ints, f64, -100, TP_LOSS_MEAN, &out),
               TP_ERROR_DTYPE);
  assert_fails(tp_nll_loss(a, ints, two, -100, TP_LOSS_MEAN, &out),
               TP_ERROR_SHAPE);
  assert_fails(tp_nll_loss(two, ints, NULL, -100, TP_LOSS_MEAN, &out),
               TP_ERROR_SHAPE);
  assert_fails(tp_nll_loss(a, far, NULL, -100, TP_LOSS_MEAN, &out),
               TP_ERROR_RANGE);
  assert_error_says("target 3 at position 1");
  assert_fails(tp_nll_loss(a, ints, NULL, -100, 4, &out), TP_ERROR_ARGUMENT);
  assert_null(out);
  DROP(a, f64, two, ints, far);
}

TEST(the_mean_of_no_target_is_nan_and_the_sum_is_0) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *out,
              *targets = tt_full(TP_DTYPE_I32, -100, DIMS(2));
  assert_ok(
      tp_nll_loss(a, targets, NULL, TP_TARGET_IGNORED, TP_LOSS_MEAN, &out));
  assert_true(isnan(tt_number(out, 0)));
  DROP(out);
  assert_ok(
      tp_nll_loss(a, targets, NULL, TP_TARGET_IGNORED, TP_LOSS_SUM, &out));
  assert_values(out, 0);
  DROP(a, out, targets);
}

TEST(small_floats_count_far) {
  tp_tensor_t *a = tt_full(TP_DTYPE_F16, -2, DIMS(5000, 2)), *out,
              *targets = tt_zeros(TP_DTYPE_I64, DIMS(5000));
  assert_ok(
      tp_nll_loss(a, targets, NULL, TP_TARGET_IGNORED, TP_LOSS_MEAN, &out));
  assert_values(out, 2);
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F16);
  DROP(a, out, targets);
}

#define NO_TENSOR \
  { .kind = TP_ARGUMENT_NONE }

TEST(layers_are_called_by_name) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 2)), *results[3] = {NULL},
              *targets = tt_from(TP_DTYPE_I64, (const double[]){1, 0}, DIMS(2)),
              *two = tt_full(TP_DTYPE_F32, 2, DIMS(2));
  assert_ok(CALL("layer_norm", &results[0], TENSOR(a), NO_TENSOR, TENSOR(two),
                 INTEGERS(2), NUMBER(I64(0))));
  assert_values(results[0], 1, 3, 1, 3);
  assert_ok(CALL("mse_loss", &results[1], TENSOR(a), TENSOR(two),
                 INTEGER(TP_LOSS_SUM)));
  assert_values(results[1], 4 + 1 + 0 + 1);
  assert_ok(CALL("nll_loss", &results[2], TENSOR(a), TENSOR(targets), NO_TENSOR,
                 INTEGER(-100), INTEGER(TP_LOSS_NONE)));
  assert_values(results[2], -1, -2);
  tt_drop(results, TT_COUNT(results));
  DROP(a, targets, two);
}

TEST(reductions_of_losses_have_names) {
  for (int32_t reduction = TP_LOSS_NONE; reduction <= TP_LOSS_SUM;
       ++reduction) {
    int32_t parsed = 0;
    assert_ok(
        tp_loss_reduction_parse(tp_loss_reduction_name(reduction), &parsed));
    assert_int_equal(parsed, reduction);
  }
  assert_null(tp_loss_reduction_name(0));
  assert_error_recorded(TP_ERROR_ARGUMENT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(rows_are_normalised_in_every_layout),
      T(a_row_far_from_0_keeps_its_variance),
      T(rows_of_any_size_are_normalized),
      T(layers_refuse_what_does_not_fit),
      T(the_mean_of_no_target_is_nan_and_the_sum_is_0),
      T(small_floats_count_far),
      T(layers_are_called_by_name),
      T(reductions_of_losses_have_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
