/* cumsum, cumprod, cummax, cummin, softmax and log_softmax. */
#include <math.h>
#include <stdlib.h>

#include "c/support/calls.h"

TEST(sums_so_far_are_i64_unless_a_dtype_is_given) {
  tp_tensor_t *a = tt_full(TP_DTYPE_U8, 200, DIMS(3)), *s;
  assert_ok(tp_cumsum(a, 0, 0, &s));
  assert_int_equal(tp_tensor_dtype(s), TP_DTYPE_I64);
  assert_values(s, 200, 400, 600);
  DROP(s);
  assert_ok(tp_cumsum(a, -1, TP_DTYPE_U8, &s));
  assert_values(s, 200, 144, 88);
  DROP(s);
  assert_ok(tp_cumprod(a, 0, TP_DTYPE_F32, &s));
  assert_int_equal(tp_tensor_dtype(s), TP_DTYPE_F32);
  assert_values(s, 200, 40000, 8000000);
  DROP(s);
  assert_fails(tp_cumsum(a, 0, TP_DTYPE_BOOL, &s), TP_ERROR_DTYPE);
  assert_fails(tp_cumsum(a, 0, 99, &s), TP_ERROR_ARGUMENT);
  assert_fails(tp_cumsum(a, 1, 0, &s), TP_ERROR_RANGE);
  assert_null(s);
  DROP(a);
}

TEST(a_scan_in_place_keeps_the_dtype_and_counts_one_write) {
  tp_tensor_t* a = tt_full(TP_DTYPE_I8, 100, DIMS(2, 2));
  const uint32_t version = tp_tensor_version(a);
  assert_ok(tp_cumsum_inplace(a, 0));
  assert_values(a, 100, 100, -56, -56);
  assert_int_equal(tp_tensor_version(a), version + 1);
  assert_ok(tp_cumprod_inplace(a, 1));
  assert_values(a, 100, 16, -56, 64);
  DROP(a);
  a = tt_full(TP_DTYPE_BOOL, 1, DIMS(2));
  assert_fails(tp_cumsum_inplace(a, 0), TP_ERROR_DTYPE);
  DROP(a);
}

TEST(a_scan_over_itself_gives_what_a_new_result_has) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(5, 1000)), *s, *t;
  assert_ok(tp_cumsum(a, 1, 0, &s));
  assert_ok(tp_cumsum_out(a, 1, 0, a));
  assert_same_values(a, s);
  DROP(s);
  assert_ok(tp_t(a, &t));
  assert_ok(tp_softmax(t, 0, 0, &s));
  assert_ok(tp_softmax_out(t, 0, 0, t));
  assert_same_values(t, s);
  DROP(s, t);
  assert_ok(tp_narrow(a, 1, 0, 999, &s));
  assert_ok(tp_narrow(a, 1, 1, 999, &t));
  assert_fails(tp_cumsum_out(s, 1, 0, t), TP_ERROR_OVERLAP);
  DROP(a, s, t);
}

TEST(many_terms_keep_their_precision) {
  enum { kN = 100000 };
  double* values = malloc(kN * sizeof *values);
  double sum = 0;
  for (int i = 0; i < kN; ++i) values[i] = (float)(0.1 + i % 7 * 1e-3);
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(kN)), *s;
  assert_ok(tp_cumsum(a, 0, 0, &s));
  for (int i = 0; i < kN; ++i) {
    sum += values[i];
    assert_true(fabs(tt_number(s, i) - sum) <= sum * 0x1p-23);
  }
  free(values);
  DROP(a, s);
}

/* A chunk's product may be out of range where the whole is not. */
TEST(zeros_stay_zeros_in_products) {
  enum { kN = 20000 };
  double* values = malloc(kN * sizeof *values);
  for (int i = 0; i < kN; ++i) values[i] = i == 0 ? 0 : 2;
  tp_tensor_t *a = tt_from(TP_DTYPE_F64, values, DIMS(kN)), *s;
  free(values);
  assert_ok(tp_cumprod(a, 0, 0, &s));
  for (int i = 0; i < kN; i += 100) assert_true(tt_number(s, i) == 0);
  DROP(a, s);
}

TEST(the_last_of_equal_terms_counts_and_every_nan) {
  const double values[] = {1, 3, 3, 2, NAN, 5, NAN, 0};
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(8)), *v, *i;
  assert_ok(tp_cummax(a, 0, &v, &i));
  assert_values(i, 0, 1, 2, 2, 4, 4, 6, 6);
  assert_true(tt_number(v, 3) == 3 && isnan(tt_number(v, 5)) &&
              isnan(tt_number(v, 7)));
  DROP(v, i);
  assert_ok(tp_cummin(a, 0, &v, &i));
  assert_values(i, 0, 0, 0, 0, 4, 4, 6, 6);
  DROP(v, i);
  assert_fails(tp_cummax(a, 0, &v, &v), TP_ERROR_ARGUMENT);
  assert_null(v);
  DROP(a);
}

TEST(nothing_and_rank_0) {
  tp_tensor_t *a = tt_empty(TP_DTYPE_F32, DIMS(3, 0)), *v, *i;
  assert_ok(tp_cumsum(a, 1, 0, &v));
  assert_sizes(v, 3, 0);
  DROP(v);
  assert_ok(tp_softmax(a, 1, 0, &v));
  assert_sizes(v, 3, 0);
  DROP(a, v);
  a = tt_full(TP_DTYPE_F32, 5, NULL, 0);
  assert_ok(tp_cumsum(a, -1, 0, &v));
  assert_int_equal(tp_tensor_rank(v), 0);
  assert_values(v, 5);
  DROP(v);
  assert_ok(tp_cummin(a, 0, &v, &i));
  assert_values(v, 5);
  assert_values(i, 0);
  DROP(v, i);
  assert_ok(tp_softmax(a, 0, 0, &v));
  assert_values(v, 1);
  DROP(v);
  assert_ok(tp_log_softmax(a, 0, 0, &v));
  assert_values(v, 0);
  DROP(v);
  assert_fails(tp_softmax(a, 1, 0, &v), TP_ERROR_RANGE);
  DROP(a);
}

TEST(softmax_overflows_nowhere_and_sums_to_one) {
  const double rows[] = {1e4, 1e4, -1e4, -1e4, 0, -INFINITY};
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, rows, DIMS(3, 2)), *s;
  assert_ok(tp_softmax(a, 1, 0, &s));
  assert_values(s, 0.5, 0.5, 0.5, 0.5, 1, 0);
  DROP(s);
  assert_ok(tp_log_softmax(a, 1, TP_DTYPE_F64, &s));
  assert_true(fabs(tt_number(s, 0) + log(2)) < 1e-15);
  assert_true(tt_number(s, 5) == -INFINITY);
  DROP(a, s);
  const double bad[] = {-INFINITY, -INFINITY, INFINITY, 0, NAN, 1};
  a = tt_from(TP_DTYPE_F32, bad, DIMS(3, 2));
  assert_ok(tp_softmax(a, 1, 0, &s));
  for (int i = 0; i < 6; ++i) assert_true(isnan(tt_number(s, i)));
  DROP(a, s);
}

TEST(softmax_of_integers_needs_a_dtype) {
  tp_tensor_t *a = tt_full(TP_DTYPE_I64, 7, DIMS(4)), *s;
  assert_fails(tp_softmax(a, 0, 0, &s), TP_ERROR_DTYPE);
  assert_ok(tp_softmax(a, 0, TP_DTYPE_F16, &s));
  assert_int_equal(tp_tensor_dtype(s), TP_DTYPE_F16);
  assert_values(s, 0.25, 0.25, 0.25, 0.25);
  DROP(a, s);
}

TEST(they_are_called_by_name) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *r[2] = {NULL, NULL};
  const tp_argument_t no_dtype = {.kind = TP_ARGUMENT_DTYPE};
  const tp_argument_t two = {.kind = TP_ARGUMENT_SCALAR,
                             .scalar = {.dtype = TP_DTYPE_I64, .integer = 2}};
  assert_ok(CALL("cumsum", r, TENSOR(a), INTEGER(1), no_dtype));
  assert_values(r[0], 0, 1, 3, 3, 7, 12);
  assert_ok(CALL("norm", &r[1], TENSOR(a), two, INTEGERS(1), TRUTH(0)));
  assert_true(tt_number(r[1], 1) == (double)(float)sqrt(50));
  DROP(r[1]);
  r[1] = NULL;
  assert_ok(CALL("var", &r[1], TENSOR(a), INTEGERS(0, 1), two, TRUTH(0)));
  assert_values(r[1], 4.375);
  DROP(r[0], r[1]);
  r[0] = a;
  assert_ok(CALL("cumsum", r, TENSOR(a), INTEGER(0), no_dtype));
  assert_values(a, 0, 1, 2, 3, 5, 7);
  DROP(a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(sums_so_far_are_i64_unless_a_dtype_is_given),
      T(a_scan_in_place_keeps_the_dtype_and_counts_one_write),
      T(a_scan_over_itself_gives_what_a_new_result_has),
      T(many_terms_keep_their_precision),
      T(zeros_stay_zeros_in_products),
      T(the_last_of_equal_terms_counts_and_every_nan),
      T(nothing_and_rank_0),
      T(softmax_overflows_nowhere_and_sums_to_one),
      T(softmax_of_integers_needs_a_dtype),
      T(they_are_called_by_name),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
