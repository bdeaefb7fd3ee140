/* var, std, norm, logsumexp, count_nonzero and aminmax. */
#include <math.h>

#include "support/tp_test.h"

TEST(a_large_mean_does_not_cancel) {
  enum { kN = 10000 };
  tp_tensor_t *a = tt_arange(TP_DTYPE_F64, DIMS(kN)), *big, *v;
  const tp_scalar_t offset = {TP_DTYPE_F64, 0, 0, 1e9, 0};
  assert_ok(tp_add_scalar(a, &offset, &big));
  assert_ok(tp_var(big, NULL, 0, 0, 0, &v));
  assert_values(v, (kN * (double)kN - 1) / 12);
  DROP(a, big, v);
  /* Terms of f32 that are exact beside their mean. */
  double values[kN];
  for (int i = 0; i < kN; ++i) values[i] = 1e6 + (i % 2 ? 1 : -1);
  a = tt_from(TP_DTYPE_F32, values, DIMS(kN));
  assert_ok(tp_std(a, NULL, 0, 0, 0, &v));
  assert_int_equal(tp_tensor_dtype(v), TP_DTYPE_F32);
  assert_values(v, 1);
  DROP(a, v);
}

TEST(the_correction_is_any_number) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F64, DIMS(2, 4)), *v;
  assert_ok(tp_var(a, DIMS(1), 0, 1, &v));
  assert_sizes(v, 2, 1);
  assert_values(v, 1.25, 1.25);
  DROP(v);
  assert_ok(tp_var(a, DIMS(1), 1.5, 0, &v));
  assert_values(v, 2, 2);
  DROP(v);
  assert_ok(tp_var(a, DIMS(0, 1), -2, 0, &v));
  assert_values(v, 4.2);
  DROP(v);
  assert_ok(tp_var(a, DIMS(1), 7, 0, &v)); /* above the number of terms */
  assert_values(v, INFINITY, INFINITY);
  DROP(a, v);
}

TEST(one_term_has_no_variance_of_a_sample) {
  tp_tensor_t *a = tt_full(TP_DTYPE_F32, 3, NULL, 0), *v;
  assert_ok(tp_std(a, DIMS(-1), 1, 0, &v));
  assert_true(isnan(tt_number(v, 0)));
  DROP(v);
  assert_ok(tp_std(a, DIMS(0), 0, 0, &v));
  assert_values(v, 0);
  DROP(a, v);
  a = tt_empty(TP_DTYPE_F32, DIMS(0, 2));
  assert_ok(tp_var(a, DIMS(0), 1, 0, &v));
  assert_true(isnan(tt_number(v, 0)) && isnan(tt_number(v, 1)));
  DROP(a, v);
  a = tt_full(TP_DTYPE_I32, 3, DIMS(2));
  assert_fails(tp_var(a, NULL, 0, 1, 0, &v), TP_ERROR_DTYPE);
  assert_null(v);
  DROP(a);
}

TEST(norms_of_every_order) {
  const double values[] = {3, -4, 0, 12};
  tp_tensor_t *a = tt_from(TP_DTYPE_F64, values, DIMS(4)), *n;
  const struct {
    double p, norm;
  } kOrders[] = {{0, 3}, {1, 19}, {2, 13}, {INFINITY, 12}, {-INFINITY, 0}};
  for (size_t i = 0; i < TT_COUNT(kOrders); ++i) {
    assert_ok(tp_norm(a, kOrders[i].p, NULL, 0, 0, &n));
    assert_values(n, kOrders[i].norm);
    DROP(n);
  }
  assert_ok(tp_norm(a, 3, NULL, 0, 0, &n));
  assert_true(fabs(tt_number(n, 0) - cbrt(1819)) < 1e-14);
  DROP(n);
  assert_ok(tp_norm(a, -1, NULL, 0, 0, &n)); /* 1 / 0 is in the sum */
  assert_values(n, 0);
  DROP(a, n);
  /* Squares of f32 are beyond its range, the norm is not. */
  a = tt_full(TP_DTYPE_F32, 1e30, DIMS(4));
  assert_ok(tp_norm(a, 2, NULL, 0, 0, &n));
  assert_values(n, 2 * (double)1e30f);
  DROP(a, n);
}

TEST(norms_of_nothing) {
  tp_tensor_t *a = tt_empty(TP_DTYPE_F32, DIMS(2, 0)), *n;
  assert_ok(tp_norm(a, 2, DIMS(1), 0, &n));
  assert_values(n, 0, 0);
  DROP(n);
  assert_fails(tp_norm(a, INFINITY, DIMS(1), 0, &n), TP_ERROR_SHAPE);
  assert_fails(tp_norm(a, -0.5, DIMS(1), 0, &n), TP_ERROR_SHAPE);
  assert_ok(tp_norm(a, INFINITY, DIMS(0), 0, &n));
  assert_sizes(n, 0);
  DROP(a, n);
}

TEST(logsumexp_overflows_nowhere) {
  const double values[] = {1000, 1000, -INFINITY, -INFINITY, INFINITY, 0};
  tp_tensor_t *a = tt_from(TP_DTYPE_F64, values, DIMS(3, 2)), *s;
  assert_ok(tp_logsumexp(a, DIMS(1), 0, &s));
  assert_true(fabs(tt_number(s, 0) - (1000 + log(2))) < 1e-12);
  assert_true(tt_number(s, 1) == -INFINITY);
  assert_true(tt_number(s, 2) == INFINITY);
  DROP(a, s);
  a = tt_empty(TP_DTYPE_F32, DIMS(0));
  assert_ok(tp_logsumexp(a, NULL, 0, 0, &s));
  assert_values(s, -INFINITY);
  DROP(a, s);
  a = tt_full(TP_DTYPE_C64, 1, DIMS(2));
  assert_fails(tp_logsumexp(a, NULL, 0, 0, &s), TP_ERROR_DTYPE);
  DROP(a);
}

TEST(what_is_not_zero_is_counted_in_i64) {
  const double values[] = {0, 1, NAN, -0.0, 2, 0};
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(2, 3)), *c;
  assert_ok(tp_count_nonzero(a, DIMS(1), 1, &c));
  assert_int_equal(tp_tensor_dtype(c), TP_DTYPE_I64);
  assert_sizes(c, 2, 1);
  assert_values(c, 2, 1);
  DROP(c);
  assert_ok(tp_count_nonzero(a, NULL, 0, 0, &c));
  assert_values(c, 3);
  DROP(a, c);
}

TEST(both_ends_come_at_once) {
  const double values[] = {3, -1, 2, 7, NAN, 0};
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(2, 3)), *min, *max;
  assert_ok(tp_aminmax(a, 1, 1, &min, &max));
  assert_sizes(min, 2, 1);
  assert_true(tt_number(min, 0) == -1 && tt_number(max, 0) == 3);
  assert_true(isnan(tt_number(min, 1)) && isnan(tt_number(max, 1)));
  DROP(min, max);
  assert_fails(tp_aminmax(a, 1, 1, &min, &min), TP_ERROR_ARGUMENT);
  assert_null(min);
  DROP(a);
  a = tt_empty(TP_DTYPE_F32, DIMS(0, 2));
  assert_fails(tp_aminmax(a, 0, 0, &min, &max), TP_ERROR_SHAPE);
  assert_null(max);
  DROP(a);
}

TEST(zeros_have_an_order_and_nans_have_none) {
  const double zeros[] = {-0.0, 0.0, -0.0};
  for (int64_t n = 1; n <= 3; ++n) {
    tp_tensor_t *a = tt_from(TP_DTYPE_F32, zeros + (3 - n), DIMS(n)), *max,
                *min;
    assert_ok(tp_aminmax(a, TP_DIM_ALL, 0, &min, &max));
    assert_int_equal(signbit(tt_number(min, 0)) != 0, 1);
    assert_int_equal(signbit(tt_number(max, 0)) != 0, n == 1);
    DROP(a, min, max);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_large_mean_does_not_cancel),
      T(the_correction_is_any_number),
      T(one_term_has_no_variance_of_a_sample),
      T(norms_of_every_order),
      T(norms_of_nothing),
      T(logsumexp_overflows_nowhere),
      T(what_is_not_zero_is_counted_in_i64),
      T(both_ends_come_at_once),
      T(zeros_have_an_order_and_nans_have_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
