/* Numbers at equal distances: arange, linspace. */
#include <float.h>
#include <math.h>

#include "support/tp_test.h"

TEST(arange_of_integers_is_exact_above_2_to_53) {
  const int64_t start = (INT64_C(1) << 53) + 1;
  tp_tensor_t* t = NULL;
  assert_ok(
      tp_arange(I64(start), I64(start + 5), I64(2), TP_DTYPE_I64, 0, 0, &t));
  assert_sizes(t, 3);
  const int64_t* values = tp_tensor_data(t);
  for (int i = 0; i < 3; ++i) assert_true(values[i] == start + 2 * i);
  DROP(t);
  assert_ok(tp_arange(I64(INT64_MIN), I64(INT64_MAX), I64(INT64_C(1) << 62),
                      TP_DTYPE_I64, 0, 0, &t));
  assert_sizes(t, 4);
  values = tp_tensor_data(t);
  assert_true(values[0] == INT64_MIN && values[2] == 0);
  assert_true(values[3] == INT64_C(1) << 62);
  DROP(t);
  assert_ok(tp_arange(I64(INT64_MAX - 1), I64(INT64_MAX), I64(1), TP_DTYPE_I64,
                      0, 0, &t));
  assert_sizes(t, 1);
  assert_true(*(const int64_t*)tp_tensor_data(t) == INT64_MAX - 1);
  DROP(t);
  assert_ok(tp_arange(U64(UINT64_MAX - 2), U64(UINT64_MAX), I64(1),
                      TP_DTYPE_U64, 0, 0, &t));
  assert_sizes(t, 2);
  assert_true(((const uint64_t*)tp_tensor_data(t))[1] == UINT64_MAX - 1);
  DROP(t);
}

TEST(arange_steps_either_way_and_never_includes_the_bound) {
  tp_tensor_t* t = NULL;
  assert_ok(tp_arange(F64(0), F64(1), F64(0.25), TP_DTYPE_F32, 0, 0, &t));
  assert_values(t, 0, 0.25, 0.5, 0.75);
  DROP(t);
  assert_ok(tp_arange(I64(5), I64(0), I64(-2), TP_DTYPE_I32, 0, 0, &t));
  assert_values(t, 5, 3, 1);
  DROP(t);
  assert_ok(tp_arange(I64(0), I64(0), I64(1), TP_DTYPE_F32, 0, 0, &t));
  assert_sizes(t, 0);
  DROP(t);
  assert_ok(tp_arange(I64(0), I64(5), F64(1.5), TP_DTYPE_F16, 0, 0, &t));
  assert_values(t, 0, 1.5, 3, 4.5);
  DROP(t);
  t = (tp_tensor_t*)1;
  assert_fails(tp_arange(I64(0), I64(5), I64(0), TP_DTYPE_F32, 0, 0, &t),
               TP_ERROR_ARGUMENT);
  assert_null(t);
  assert_fails(tp_arange(I64(0), I64(5), I64(1), TP_DTYPE_BOOL, 0, 0, &t),
               TP_ERROR_DTYPE);
  assert_fails(tp_arange(I64(0), I64(5), I64(1), TP_DTYPE_C64, 0, 0, &t),
               TP_ERROR_DTYPE);
  assert_refused(
      tp_arange(F64(0), F64(1.0 / 0.0), F64(1), TP_DTYPE_F32, 0, 0, &t));
  assert_refused(
      tp_arange(F64(0.0 / 0.0), F64(1), F64(1), TP_DTYPE_F32, 0, 0, &t));
  assert_null(t);
}

TEST(linspace_hits_both_ends) {
  tp_tensor_t* t = NULL;
  assert_ok(tp_linspace(0, 1, 5, TP_DTYPE_F64, 0, 0, &t));
  assert_values(t, 0, 0.25, 0.5, 0.75, 1);
  DROP(t);
  assert_ok(tp_linspace(8, 0, 5, TP_DTYPE_I64, 0, 0, &t));
  assert_values(t, 8, 6, 4, 2, 0);
  DROP(t);
  assert_ok(tp_linspace(0, 0.3, 4, TP_DTYPE_F64, 0, 0, &t));
  assert_true(tt_number(t, 3) == 0.3);
  DROP(t);
  assert_ok(tp_linspace(3, 9, 1, TP_DTYPE_F32, 0, 0, &t));
  assert_values(t, 3);
  DROP(t);
  assert_ok(tp_linspace(3, 9, 0, TP_DTYPE_F32, 0, 0, &t));
  assert_sizes(t, 0);
  DROP(t);
  assert_fails(tp_linspace(0, 1, -1, TP_DTYPE_F32, 0, 0, &t),
               TP_ERROR_ARGUMENT);
  assert_fails(tp_linspace(0, 1, 2, TP_DTYPE_BOOL, 0, 0, &t), TP_ERROR_DTYPE);
}

TEST(linspace_over_more_than_a_number_holds_is_finite_and_symmetric) {
  static const double kEnds[][2] = {
      {-1.7e308, 1.7e308}, {DBL_MAX, -DBL_MAX}, {-DBL_MAX, 1e308}, {-1, 3}};
  for (size_t e = 0; e < TT_COUNT(kEnds); ++e) {
    const double start = kEnds[e][0], end = kEnds[e][1];
    const double sign = start < end ? 1 : -1;
    for (int64_t n = 2; n < 70; ++n) {
      tp_tensor_t *t = NULL, *back = NULL;
      assert_ok(tp_linspace(start, end, n, TP_DTYPE_F64, 0, 0, &t));
      assert_ok(tp_linspace(end, start, n, TP_DTYPE_F64, 0, 0, &back));
      const double* values = tp_tensor_data(t);
      const double* mirrored = tp_tensor_data(back);
      assert_true(values[0] == start && values[n - 1] == end);
      for (int64_t i = 0; i < n; ++i) {
        assert_true(isfinite(values[i]));
        assert_true(i == 0 || sign * values[i - 1] < sign * values[i]);
        assert_true(2 * i + 1 == n || values[i] == mirrored[n - 1 - i]);
        if (start == -end) {
          assert_true(2 * i + 1 == n || values[i] == -values[n - 1 - i]);
        }
      }
      DROP(t, back);
    }
  }
  tp_tensor_t* t = NULL;
  assert_ok(tp_linspace(-1.7e308, 1.7e308, 3, TP_DTYPE_F64, 0, 0, &t));
  assert_values(t, -1.7e308, 0, 1.7e308);
  DROP(t);
}

TEST(the_middle_of_linspace_is_counted_from_the_end) {
  tp_tensor_t* t = NULL;
  assert_ok(tp_linspace(0.1, 0.7, 7, TP_DTYPE_F64, 0, 0, &t));
  const double pace = (0.7 - 0.1) / 6;
  const double* values = tp_tensor_data(t);
  assert_true(values[2] == 0.1 + pace * 2);
  assert_true(values[3] == 0.7 - pace * 3);
  assert_true(values[4] == 0.7 - pace * 2);
  DROP(t);
}

TEST(linspace_keeps_ends_that_are_not_finite) {
  tp_tensor_t* t = NULL;
  assert_ok(tp_linspace(0, INFINITY, 3, TP_DTYPE_F64, 0, 0, &t));
  const double* values = tp_tensor_data(t);
  assert_true(values[0] == 0 && values[2] == INFINITY);
  DROP(t);
}

TEST(arange_over_more_than_a_number_holds_counts_right) {
  tp_tensor_t* t = NULL;
  assert_ok(tp_arange(F64(-1.5e308), F64(1.5e308), F64(1e308), TP_DTYPE_F64, 0,
                      0, &t));
  assert_sizes(t, 3);
  const double* values = tp_tensor_data(t);
  assert_true(values[0] == -1.5e308 && values[1] == -1.5e308 + 1e308);
  assert_true(values[2] == 0.5e308);
  DROP(t);
  assert_ok(tp_arange(F64(0x1.8p1023), F64(-0x1.8p1023), F64(-0x1p1023),
                      TP_DTYPE_F64, 0, 0, &t));
  assert_values(t, 0x1.8p1023, 0x1p1022, -0x1p1022);
  DROP(t);
}

TEST(arange_of_more_elements_than_can_be_counted_is_an_overflow) {
  static const double kSteps[] = {1, 5e-324, 1e-300};
  tp_tensor_t* t = NULL;
  for (size_t i = 0; i < TT_COUNT(kSteps); ++i) {
    assert_fails(
        tp_arange(F64(0), F64(1e308), F64(kSteps[i]), TP_DTYPE_F64, 0, 0, &t),
        TP_ERROR_OVERFLOW);
    assert_fails(tp_arange(F64(-1e308), F64(1e308), F64(kSteps[i]),
                           TP_DTYPE_F64, 0, 0, &t),
                 TP_ERROR_OVERFLOW);
    assert_ok(
        tp_arange(F64(0), F64(1e308), F64(-kSteps[i]), TP_DTYPE_F64, 0, 0, &t));
    assert_sizes(t, 0);
    DROP(t);
  }
  assert_fails(tp_arange(F64(0), F64(1), F64(NAN), TP_DTYPE_F64, 0, 0, &t),
               TP_ERROR_ARGUMENT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(arange_of_integers_is_exact_above_2_to_53),
      T(arange_steps_either_way_and_never_includes_the_bound),
      T(linspace_hits_both_ends),
      T(linspace_over_more_than_a_number_holds_is_finite_and_symmetric),
      T(the_middle_of_linspace_is_counted_from_the_end),
      T(linspace_keeps_ends_that_are_not_finite),
      T(arange_over_more_than_a_number_holds_counts_right),
      T(arange_of_more_elements_than_can_be_counted_is_an_overflow),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
