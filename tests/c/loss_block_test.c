/* Losses of operands that are larger than a block are those of small ones. */
#include <math.h>
#include <stdio.h>

#include "support/tp_test.h"

enum { kItems = 300, kClasses = 700, kWide = 620 };

static double at(const tp_tensor_t* a, int64_t i) {
  return ((const float*)tp_tensor_data(a))[i];
}

/* Numbers from -1 to 1 that look arbitrary. */
static tp_tensor_t* some(const int64_t* sizes, size_t rank) {
  tp_tensor_t* a = tt_empty(TP_DTYPE_F32, sizes, rank);
  void* data;
  assert_ok(tp_tensor_begin_write(a, &data));
  uint32_t state = 1;
  for (int64_t i = 0; i < tp_tensor_numel(a); ++i) {
    state = state * 1664525 + 1013904223;
    ((float*)data)[i] = (float)(state >> 8) / (1 << 23) - 1;
  }
  assert_ok(tp_tensor_end_write(a));
  return a;
}

/* Classes in turn, a multiple of which is ignored. */
static tp_tensor_t* targets_of(const int64_t* sizes, size_t rank,
                               int64_t classes, int64_t period) {
  tp_tensor_t* a = tt_empty(TP_DTYPE_I64, sizes, rank);
  void* data;
  assert_ok(tp_tensor_begin_write(a, &data));
  for (int64_t i = 0; i < tp_tensor_numel(a); ++i) {
    ((int64_t*)data)[i] = i % period == 0 ? TP_TARGET_IGNORED : i * 7 % classes;
  }
  assert_ok(tp_tensor_end_write(a));
  return a;
}

static double item(tp_tensor_t* a) {
  tp_scalar_t number;
  assert_ok(tp_tensor_item(a, &number));
  DROP(a);
  return number.real;
}

static void assert_near(double got, double want) {
  if (fabs(got - want) > 2e-7 * fabs(want))
    fail_msg("%.9g, not %.9g", got, want);
}

static void assert_squares(const tp_tensor_t* a, const tp_tensor_t* target,
                           double total, int64_t n) {
  tp_tensor_t* loss;
  assert_ok(tp_mse_loss(a, target, TP_LOSS_SUM, &loss));
  assert_int_equal(tp_tensor_dtype(loss), TP_DTYPE_F32);
  assert_near(item(loss), total);
  assert_ok(tp_mse_loss(a, target, TP_LOSS_MEAN, &loss));
  assert_near(item(loss), total / (double)n);
}

TEST(squares_of_differences_broadcast_in_blocks) {
  tp_tensor_t *a = some(DIMS(kItems, kClasses)), *row = some(DIMS(kClasses)),
              *column = some(DIMS(kItems, 1)),
              *number = tt_full(TP_DTYPE_F64, 0.5, NULL, 0);
  double totals[4] = {0};
  for (int64_t i = 0; i < kItems * kClasses; ++i) {
    const float x = (float)at(a, i), c = (float)at(column, i / kClasses),
                r = (float)at(row, i % kClasses),
                differences[] = {x - r, x - c, x - 0.5F, c - r};
    for (int k = 0; k < 4; ++k) {
      totals[k] += (double)(differences[k] * differences[k]);
    }
  }
  const int64_t n = kItems * kClasses;
  assert_squares(a, row, totals[0], n);
  assert_squares(row, a, totals[0], n);
  assert_squares(a, column, totals[1], n);
  assert_squares(a, number, totals[2], n);
  assert_squares(column, row, totals[3], n);
  DROP(a, row, column, number);
}

/* Of (items, classes, wide): the sum of losses and that of weights, and the
 * losses where they are wanted. */
typedef struct Sums {
  double losses, weights;
} Sums;

static Sums sums_of(const tp_tensor_t* logarithms, const tp_tensor_t* target,
                    const tp_tensor_t* weight, int64_t classes,
                    const tp_tensor_t* each) {
  const int64_t wide =
      tp_tensor_numel(logarithms) / (tp_tensor_size(logarithms, 0) * classes);
  Sums sums = {0, 0};
  for (int64_t i = 0; i < tp_tensor_numel(target); ++i) {
    const int64_t class = ((const int64_t*)tp_tensor_data(target))[i];
    double loss = 0;
    if (class != TP_TARGET_IGNORED) {
      const double w = weight == NULL ? 1 : at(weight, class);
      loss =
          -w * at(logarithms, (i / wide * classes + class) * wide + i % wide);
      sums.weights += w;
      sums.losses += (double)(float)loss;
    }
    if (each != NULL) assert_true(fabs(at(each, i) - loss) < 1e-6);
  }
  return sums;
}

TEST(losses_of_classes_are_summed_in_blocks) {
  tp_tensor_t *a = some(DIMS(3, 5, kItems, kWide)), *loss,
              *target = targets_of(DIMS(3, kItems, kWide), 5, 11),
              *weight =
                  tt_from(TP_DTYPE_F32, (double[]){1, 2, 3, 0.5, 4}, DIMS(5));
  tp_tensor_t* const weights[] = {NULL, weight};
  for (size_t w = 0; w < 2; ++w) {
    assert_ok(tp_nll_loss(a, target, weights[w], TP_TARGET_IGNORED,
                          TP_LOSS_NONE, &loss));
    const Sums sums = sums_of(a, target, weights[w], 5, loss);
    DROP(loss);
    assert_ok(tp_nll_loss(a, target, weights[w], TP_TARGET_IGNORED, TP_LOSS_SUM,
                          &loss));
    assert_near(item(loss), sums.losses);
    assert_ok(tp_nll_loss(a, target, weights[w], TP_TARGET_IGNORED,
                          TP_LOSS_MEAN, &loss));
    assert_near(item(loss), sums.losses / sums.weights);
  }
  DROP(a, target, weight);
}

TEST(logarithms_of_softmax_are_made_in_blocks) {
  tp_tensor_t *a = some(DIMS(kItems, kClasses)), *loss, *logarithms,
              *target = targets_of(DIMS(kItems), kClasses, 11),
              *weight = some(DIMS(kClasses));
  tp_tensor_t* const weights[] = {NULL, weight};
  assert_ok(tp_add_scalar_inplace(weight, F64(2)));
  assert_ok(tp_log_softmax(a, 1, 0, &logarithms));
  for (size_t w = 0; w < 2; ++w) {
    assert_ok(tp_cross_entropy(a, target, weights[w], TP_TARGET_IGNORED,
                               TP_LOSS_NONE, &loss));
    const Sums sums = sums_of(logarithms, target, weights[w], kClasses, loss);
    DROP(loss);
    assert_ok(tp_cross_entropy(a, target, weights[w], TP_TARGET_IGNORED,
                               TP_LOSS_SUM, &loss));
    assert_near(item(loss), sums.losses);
    assert_ok(tp_cross_entropy(a, target, weights[w], TP_TARGET_IGNORED,
                               TP_LOSS_MEAN, &loss));
    assert_near(item(loss), sums.losses / sums.weights);
  }
  DROP(a, target, weight, logarithms);
}

TEST(a_target_that_is_no_class_is_named_by_its_place_among_all) {
  tp_tensor_t *a = some(DIMS(2, 5, kItems, kWide)), *loss,
              *target = targets_of(DIMS(2, kItems, kWide), 5, 11),
              *bytes = tt_zeros(TP_DTYPE_U8, DIMS(2, kItems, kWide));
  const int64_t last[] = {1, kItems - 1, kWide - 1};
  assert_ok(tp_tensor_set(target, last, 3, I64(5)));
  char place[64];
  snprintf(place, sizeof place, "target 5 at position %d",
           2 * kItems * kWide - 1);
  for (tp_loss_reduction_t r = TP_LOSS_NONE; r <= TP_LOSS_SUM; ++r) {
    assert_fails(tp_nll_loss(a, target, NULL, TP_TARGET_IGNORED, r, &loss),
                 TP_ERROR_RANGE);
    assert_error_says(place);
    assert_fails(tp_cross_entropy(a, target, NULL, TP_TARGET_IGNORED, r, &loss),
                 TP_ERROR_RANGE);
    assert_error_says(place);
    assert_fails(tp_cross_entropy(a, bytes, NULL, TP_TARGET_IGNORED, r, &loss),
                 TP_ERROR_DTYPE);
    assert_error_says("cross_entropy: the index is u8");
  }
  DROP(a, target, bytes);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(squares_of_differences_broadcast_in_blocks),
      T(losses_of_classes_are_summed_in_blocks),
      T(logarithms_of_softmax_are_made_in_blocks),
      T(a_target_that_is_no_class_is_named_by_its_place_among_all),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
