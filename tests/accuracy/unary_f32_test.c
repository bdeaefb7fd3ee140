/* Unary functions of f32 on 2^22 arguments each, and every one has a bound. */
#include <math.h>

#include "accuracy/support/measure.h"
#include "support/tp_test.h"

TEST(every_floating_unary_operator_has_a_row) {
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    tp_operator_info_t info;
    assert_ok(tp_operator_info_init(&info, sizeof info));
    assert_ok(tp_operator_info(op, &info));
    if (info.form != TP_FORM_ELEMENTWISE || info.argument_count != 1 ||
        info.arguments[0].kind != TP_ARGUMENT_TENSOR ||
        (info.dtypes >> TP_DTYPE_F32 & 1) == 0 ||
        info.result == TP_RESULT_BOOL) {
      continue;
    }
    int found = 0;
    for (size_t i = 0; i < kUnaryCount; ++i) {
      found += strcmp(info.name, kUnary[i].name) == 0;
    }
    if (found != 1) {
      fail_msg("%s has %d rows in tests/accuracy/support/reference.c",
               info.name, found);
    }
  }
}

/* Arguments from 1 on that are beyond a row's bound. */
static uint64_t count_beyond(const Unary* unary, tp_dtype_t dtype) {
  Measure measure;
  double wide[kBlock];
  float narrow[kBlock];
  for (int i = 0; i < kBlock; ++i) {
    wide[i] = 1 + i * 1e-3;
    narrow[i] = (float)wide[i];
  }
  const int is_wide = dtype == TP_DTYPE_F64;
  assert_true(measure_begin(&measure, unary, NULL, dtype));
  assert_true(
      measure_block(&measure, is_wide ? (void*)wide : (void*)narrow, NULL));
  const uint64_t over = measure.over;
  assert_true((measure_end(&measure).units > measure.bound) == (over > 0));
  return over;
}

TEST(errors_beyond_a_bound_are_found) {
  Unary row = {"sin", sin, sinl, NULL, mpfr_sin, {1, 2, 0, 0}};
  assert_int_equal(count_beyond(&row, TP_DTYPE_F32), 0);
  assert_int_equal(count_beyond(&row, TP_DTYPE_F64), 0);
  row.bounds = (Bounds){0.45, 0.45, 0, 0};
  assert_true(count_beyond(&row, TP_DTYPE_F32) > 0);
  assert_true(count_beyond(&row, TP_DTYPE_F64) > 0);
  row = (Unary){"sin", cos, cosl, NULL, mpfr_cos, {1, 2, 0, 0}};
  assert_int_equal(count_beyond(&row, TP_DTYPE_F32), kBlock);
  assert_int_equal(count_beyond(&row, TP_DTYPE_F64), kBlock);
  /* What the C library has wrong is not held against the library. */
  row = (Unary){"sin", cos, cosl, NULL, mpfr_sin, {1, 2, 0, 0}};
  assert_int_equal(count_beyond(&row, TP_DTYPE_F64), 0);
}

TEST(results_of_f32_are_within_their_bounds) {
  int good = 1;
  for (size_t i = 0; i < kUnaryCount; ++i) {
    good &=
        measure_stratified(&kUnary[i], NULL, TP_DTYPE_F32, TT_ROUNDS(1 << 22));
  }
  assert_true(good);
}

TEST(results_of_16_bits_are_rounded_once_for_all_arguments) {
  int good = 1;
  for (size_t i = 0; i < kUnaryCount; ++i) {
    good &= measure_all_16(&kUnary[i], TP_DTYPE_F16);
    good &= measure_all_16(&kUnary[i], TP_DTYPE_BF16);
  }
  assert_true(good);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_floating_unary_operator_has_a_row),
      T(errors_beyond_a_bound_are_found),
      T(results_of_f32_are_within_their_bounds),
      T(results_of_16_bits_are_rounded_once_for_all_arguments),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
