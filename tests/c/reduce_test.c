/* Reductions: sum, mean, prod and argmax. */
#include <math.h>
#include <stdlib.h>

#include "support/tp_test.h"

TEST(sum_over_dimensions_keeps_or_drops_them) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3, 4)), *s;
  assert_ok(tp_sum(a, NULL, 0, 0, &s));
  assert_int_equal(tp_tensor_rank(s), 0);
  assert_values(s, 276);
  DROP(s);
  assert_ok(tp_sum(a, DIMS(1), 0, &s));
  assert_sizes(s, 2, 4);
  assert_values(s, 12, 15, 18, 21, 48, 51, 54, 57);
  DROP(s);
  assert_ok(tp_sum(a, DIMS(-1, 0), 1, &s));
  assert_sizes(s, 1, 3, 1);
  assert_values(s, 60, 92, 124);
  DROP(s);
  assert_ok(tp_sum(a, NULL, 0, 1, &s));
  assert_sizes(s, 1, 1, 1);
  DROP(s);
  assert_refused(tp_sum(a, DIMS(0, 0), 0, &s));
  assert_refused(tp_sum(a, DIMS(0, -3), 0, &s));
  assert_fails(tp_sum(a, DIMS(3), 0, &s), TP_ERROR_RANGE);
  assert_null(s);
  DROP(a);
}

TEST(sums_of_bool_and_integers_are_i64_and_of_u64_stay) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_I64; ++d) {
    tp_tensor_t *t = tt_full(d, 1, DIMS(300)), *s;
    assert_ok(tp_sum(t, NULL, 0, 0, &s));
    assert_int_equal(tp_tensor_dtype(s),
                     d == TP_DTYPE_U64 ? TP_DTYPE_U64 : TP_DTYPE_I64);
    assert_values(s, 300);
    DROP(t, s);
  }
  const tp_dtype_t floats[] = {TP_DTYPE_F16, TP_DTYPE_BF16, TP_DTYPE_F32,
                               TP_DTYPE_F64};
  for (size_t i = 0; i < TT_COUNT(floats); ++i) {
    tp_tensor_t *t = tt_full(floats[i], 1, DIMS(256)), *s;
    assert_ok(tp_sum(t, NULL, 0, 0, &s));
    assert_int_equal(tp_tensor_dtype(s), floats[i]);
    assert_values(s, 256);
    DROP(t, s);
  }
}

TEST(half_sums_accumulate_wider_and_round_once) {
  tp_tensor_t *t = tt_full(TP_DTYPE_F16, 1, DIMS(10000)), *s;
  assert_ok(tp_sum(t, NULL, 0, 0, &s));
  assert_values(s, 10000); /* counting in f16 stops at 2048 */
  DROP(t, s);
  t = tt_full(TP_DTYPE_BF16, 1, DIMS(4096));
  assert_ok(tp_sum(t, NULL, 0, 0, &s));
  assert_values(s, 4096);
  DROP(t, s);
}

TEST(many_terms_keep_their_precision_in_both_layouts) {
  const int64_t n = TT_SANITIZED ? 200000 : 20000000;
  tp_tensor_t *a = tt_full(TP_DTYPE_F32, 1, LIST(n, 2), 2), *t, *s;
  assert_ok(tp_t(a, &t));
  for (int layout = 0; layout < 2; ++layout) {
    tp_tensor_t* x = layout ? t : a;
    assert_ok(tp_sum(x, LIST(layout ? 1 : 0), 1, 0, &s));
    assert_values(s, (double)n, (double)n);
    DROP(s);
    assert_ok(tp_sum(x, LIST(layout ? 0 : 1), 1, 0, &s));
    assert_int_equal(tp_tensor_numel(s), n);
    const float* data = tp_tensor_data(s);
    for (int64_t i = 0; i < n; ++i) {
      if (data[i] != 2) fail();
    }
    DROP(s);
    assert_ok(tp_sum(x, NULL, 0, 0, &s));
    assert_values(s, 2 * (double)n);
    DROP(s);
  }
  DROP(a, t);
}

TEST(a_sum_has_equal_bits_for_every_layout_and_run) {
  enum { kN = 5000 };
  double* values = malloc(kN * sizeof *values);
  for (int i = 0; i < kN; ++i) values[i] = (i * 7919 % 1000 - 499.5) * 0.001;
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(kN)), *first,
              *wide = tt_zeros(TP_DTYPE_F32, DIMS(kN, 2)), *column, *s;
  free(values);
  assert_ok(tp_select(wide, 1, 1, &column));
  assert_ok(tp_copy_inplace(column, a));
  assert_ok(tp_sum(a, NULL, 0, 0, &first));
  for (int run = 0; run < 3; ++run) {
    assert_ok(tp_sum(column, NULL, 0, 0, &s));
    assert_true(tt_number(s, 0) == tt_number(first, 0));
    DROP(s);
    assert_ok(tp_sum(a, DIMS(0), 0, &s));
    assert_true(tt_number(s, 0) == tt_number(first, 0));
    DROP(s);
  }
  DROP(a, first, wide, column);
}

TEST(a_mean_is_divided_before_it_is_rounded) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *m;
  assert_ok(tp_mean(a, DIMS(0), 1, &m));
  assert_sizes(m, 1, 3);
  assert_values(m, 1.5, 2.5, 3.5);
  DROP(m);
  assert_ok(tp_mean(a, NULL, 0, 0, &m));
  assert_values(m, 2.5);
  DROP(a, m);
  /* The sum is above the largest f16. */
  a = tt_full(TP_DTYPE_F16, 60000, DIMS(1000));
  assert_ok(tp_mean(a, NULL, 0, 0, &m));
  assert_int_equal(tp_tensor_dtype(m), TP_DTYPE_F16);
  assert_values(m, 60000);
  DROP(a, m);
  /* A count that f32 has not. */
  const int64_t n = TT_SANITIZED ? 200001 : (INT64_C(1) << 24) + 1;
  a = tt_full(TP_DTYPE_BOOL, 1, LIST(n), 1);
  m = tt_as(a, TP_DTYPE_F16);
  assert_ok(tp_mean(m, NULL, 0, 0, &a));
  assert_values(a, 1);
  DROP(a, m);
}

TEST(means_of_bool_and_integers_are_refused) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_I64; ++d) {
    tp_tensor_t *a = tt_zeros(d, DIMS(3)), *m;
    assert_fails(tp_mean(a, NULL, 0, 0, &m), TP_ERROR_DTYPE);
    assert_error_says("mean is not defined for");
    assert_error_says(tp_dtype_name(d));
    DROP(a);
  }
}

TEST(products_of_bool_and_integers_are_i64_and_wrap_and_of_u64_stay) {
  for (tp_dtype_t d = 2; d <= TP_DTYPE_I64; ++d) {
    tp_tensor_t *t = tt_full(d, 3, DIMS(41)), *p;
    assert_ok(tp_prod(t, NULL, 0, 0, &p));
    assert_int_equal(tp_tensor_dtype(p),
                     d == TP_DTYPE_U64 ? TP_DTYPE_U64 : TP_DTYPE_I64);
    uint64_t want = 1;
    for (int i = 0; i < 41; ++i) want *= 3;
    assert_true((uint64_t)tt_element(p, 0).integer == want);
    DROP(t, p);
  }
  tp_tensor_t *b = tt_from(TP_DTYPE_BOOL, (double[]){1, 1, 0, 1}, DIMS(2, 2)),
              *p;
  assert_ok(tp_prod(b, DIMS(-1), 0, &p));
  assert_int_equal(tp_tensor_dtype(p), TP_DTYPE_I64);
  assert_values(p, 1, 0);
  DROP(b, p);
}

TEST(products_of_floats_round_once) {
  enum { kN = 1000 };
  double values[kN];
  long double want = 1;
  for (int i = 0; i < kN; ++i) {
    values[i] = (float)(0.9 + (i * 7919 % 1000) * 0.0002);
    want *= (long double)values[i];
  }
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(kN)), *p;
  assert_ok(tp_prod(a, DIMS(0), 0, &p));
  const long double error = tt_number(p, 0) / want - 1;
  assert_true(fabsl(error) <= 0x1p-24L + kN * 0x1p-53L);
  DROP(a, p);
  /* In f32 the first two factors would be an infinity. */
  a = tt_from(TP_DTYPE_F32, (double[]){0x1p100, 0x1p-99, 0x1p100, 0x1p-100},
              DIMS(4));
  assert_ok(tp_prod(a, NULL, 0, 0, &p));
  assert_values(p, 2);
  DROP(a, p);
  /* 1 + 2^-10 in f16, eight times: f16 would round after each. */
  a = tt_full(TP_DTYPE_F16, 1 + 0x1p-10, DIMS(8));
  assert_ok(tp_prod(a, NULL, 0, 0, &p));
  assert_values(p, 1 + 0x1p-7);
  DROP(a, p);
  a = tt_full(TP_DTYPE_C64, 1, DIMS(3));
  tp_tensor_t* im;
  assert_ok(tp_imag(a, &im));
  assert_ok(tp_fill_inplace(im, F64(2)));
  assert_ok(tp_prod(a, NULL, 0, 0, &p)); /* (1 + 2i)^3 = -11 - 2i */
  const tp_scalar_t cube = tt_element(p, 0);
  assert_true(cube.real == -11 && cube.imag == -2);
  DROP(a, im, p);
}

TEST(what_a_reduction_of_nothing_gives) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2, 0, 4)), *r;
  assert_ok(tp_prod(a, DIMS(1), 0, &r));
  assert_sizes(r, 2, 4);
  assert_all(r, 1);
  DROP(r);
  assert_ok(tp_mean(a, NULL, 0, 0, &r));
  assert_values(r, NAN);
  DROP(r);
  assert_ok(tp_any(a, NULL, 0, 0, &r));
  assert_int_equal(tp_tensor_dtype(r), TP_DTYPE_BOOL);
  assert_values(r, 0);
  DROP(r);
  assert_ok(tp_all(a, DIMS(0, 1), 1, &r));
  assert_sizes(r, 1, 1, 4);
  assert_all(r, 1);
  DROP(a, r);
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    a = tt_zeros(d, DIMS(0));
    assert_ok(tp_sum(a, NULL, 0, 0, &r));
    assert_values(r, 0);
    DROP(r);
    assert_ok(tp_prod(a, NULL, 0, 0, &r));
    assert_values(r, 1);
    DROP(r);
    assert_ok(tp_all(a, NULL, 0, 0, &r));
    assert_values(r, 1);
    DROP(r);
    if (tp_dtype_kind(d) >= TP_KIND_FLOAT) {
      assert_ok(tp_mean(a, NULL, 0, 0, &r));
      const tp_scalar_t mean = tt_element(r, 0);
      assert_true(isnan(mean.real));
      assert_true(tp_dtype_kind(d) == TP_KIND_FLOAT || isnan(mean.imag));
      DROP(r);
    }
    DROP(a);
  }
}

TEST(the_sum_of_nothing_is_0) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2, 0, 4)), *s;
  assert_ok(tp_sum(a, NULL, 0, 0, &s));
  assert_values(s, 0);
  DROP(s);
  assert_ok(tp_sum(a, DIMS(1), 0, &s));
  assert_sizes(s, 2, 4);
  assert_all(s, 0);
  DROP(s);
  assert_ok(tp_sum(a, DIMS(0), 0, &s));
  assert_sizes(s, 0, 4);
  DROP(a, s);
}

TEST(sum_into_a_tensor_checks_sizes_dtype_and_overlap) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *row,
              *out = tt_zeros(TP_DTYPE_F64, DIMS(3)),
              *ints = tt_zeros(TP_DTYPE_I64, DIMS(3)),
              *wrong = tt_zeros(TP_DTYPE_F32, DIMS(2));
  assert_ok(tp_sum_out(a, DIMS(0), 0, out));
  assert_values(out, 3, 5, 7);
  assert_fails(tp_sum_out(a, DIMS(0), 0, ints), TP_ERROR_DTYPE);
  assert_fails(tp_sum_out(a, DIMS(0), 0, wrong), TP_ERROR_SHAPE);
  assert_ok(tp_select(a, 0, 0, &row));
  assert_fails(tp_sum_out(a, DIMS(0), 0, row), TP_ERROR_OVERLAP);
  assert_values(a, 0, 1, 2, 3, 4, 5);
  DROP(a, row, out, ints, wrong);
}

TEST(argmax_gives_the_first_largest_along_a_dimension) {
  const double values[] = {1, 5, 5, 7, 2, 7};
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(2, 3)), *m;
  assert_ok(tp_argmax(a, 1, 0, &m));
  assert_int_equal(tp_tensor_dtype(m), TP_DTYPE_I64);
  assert_sizes(m, 2);
  assert_values(m, 1, 0);
  DROP(m);
  assert_ok(tp_argmax(a, 0, 1, &m));
  assert_sizes(m, 1, 3);
  assert_values(m, 1, 0, 1);
  DROP(m);
  assert_ok(tp_argmax(a, TP_DIM_ALL, 0, &m));
  assert_int_equal(tp_tensor_rank(m), 0);
  assert_values(m, 3);
  DROP(m);
  tp_tensor_t* t = NULL;
  assert_ok(tp_t(a, &t));
  assert_ok(tp_argmax(t, TP_DIM_ALL, 0, &m)); /* logical order of t */
  assert_values(m, 1);
  DROP(m);
  assert_fails(tp_argmax(a, 2, 0, &m), TP_ERROR_RANGE);
  DROP(a, t);
}

TEST(argmax_takes_the_first_nan_as_the_largest_at_every_length) {
  const int64_t lengths[] = {8, 33, 1000, 5000};
  const tp_dtype_t dtypes[] = {TP_DTYPE_F32, TP_DTYPE_F16, TP_DTYPE_BF16,
                               TP_DTYPE_F64};
  for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
    for (size_t l = 0; l < TT_COUNT(lengths); ++l) {
      const int64_t n = lengths[l];
      double* values = malloc((size_t)n * sizeof *values);
      for (int64_t i = 0; i < n; ++i) values[i] = (double)(i % 7);
      values[3] = values[n - 1] = NAN;
      tp_tensor_t *x = tt_from(dtypes[d], values, LIST(n), 1), *m, *rows;
      free(values);
      assert_ok(tp_argmax(x, TP_DIM_ALL, 0, &m));
      assert_values(m, 3);
      DROP(m);
      assert_ok(tp_argmax(x, 0, 0, &m));
      assert_values(m, 3);
      DROP(m);
      assert_ok(tp_repeat(x, LIST(2, 1), 2, &rows));
      assert_ok(tp_argmax(rows, 1, 0, &m));
      assert_values(m, 3, 3);
      DROP(m);
      assert_ok(tp_argmax(rows, 0, 0, &m));
      assert_int_equal(tp_tensor_numel(m), n);
      assert_all(m, 0);
      DROP(x, m, rows);
    }
  }
}

TEST(argmax_works_in_every_real_dtype) {
  for (tp_dtype_t d = 2; d <= TP_DTYPE_COUNT; ++d) {
    if (tp_dtype_kind(d) == TP_KIND_COMPLEX) continue;
    tp_tensor_t *x = tt_from(d, (double[]){1, 3, 2, 3}, DIMS(4)), *m;
    assert_ok(tp_argmax(x, 0, 0, &m));
    assert_values(m, 1);
    DROP(x, m);
  }
  tp_tensor_t *b = tt_from(TP_DTYPE_BOOL, (double[]){0, 1, 1}, DIMS(3)), *m;
  assert_ok(tp_argmax(b, 0, 0, &m));
  assert_values(m, 1);
  DROP(m);
  const int64_t close[] = {(INT64_C(1) << 53), (INT64_C(1) << 53) + 1};
  tp_tensor_t* i = tt_new(TP_DTYPE_I64, close, DIMS(2));
  assert_ok(tp_argmax(i, 0, 0, &m));
  assert_values(m, 1);
  DROP(m);
  const uint64_t high[] = {1, UINT64_MAX, 2};
  tp_tensor_t* u = tt_new(TP_DTYPE_U64, high, DIMS(3));
  assert_ok(tp_argmax(u, 0, 0, &m));
  assert_values(m, 1);
  DROP(b, i, u, m);
}

TEST(argmax_of_nothing_is_an_error_that_names_the_axis) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(0, 50)), *m = (tp_tensor_t*)1;
  assert_fails(tp_argmax(a, 0, 0, &m), TP_ERROR_SHAPE);
  assert_null(m);
  assert_error_says("empty");
  assert_error_says("0");
  assert_fails(tp_argmax(a, TP_DIM_ALL, 0, &m), TP_ERROR_SHAPE);
  assert_ok(tp_argmax(a, 1, 0, &m));
  assert_sizes(m, 0);
  DROP(a, m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(sum_over_dimensions_keeps_or_drops_them),
      T(sums_of_bool_and_integers_are_i64_and_of_u64_stay),
      T(half_sums_accumulate_wider_and_round_once),
      T(many_terms_keep_their_precision_in_both_layouts),
      T(a_sum_has_equal_bits_for_every_layout_and_run),
      T(a_mean_is_divided_before_it_is_rounded),
      T(means_of_bool_and_integers_are_refused),
      T(products_of_bool_and_integers_are_i64_and_wrap_and_of_u64_stay),
      T(products_of_floats_round_once),
      T(what_a_reduction_of_nothing_gives),
      T(the_sum_of_nothing_is_0),
      T(sum_into_a_tensor_checks_sizes_dtype_and_overlap),
      T(argmax_gives_the_first_largest_along_a_dimension),
      T(argmax_takes_the_first_nan_as_the_largest_at_every_length),
      T(argmax_works_in_every_real_dtype),
      T(argmax_of_nothing_is_an_error_that_names_the_axis),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
