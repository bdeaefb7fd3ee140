/* Reductions that choose: max, min, any, all, argmin, max_dim, min_dim, and
 * what they make of NaN and of nothing. */
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "support/tp_test.h"

TEST(max_and_min_take_any_dimensions) {
  const double values[] = {3, -1, 4, 1, -5, 9, 2, 6, 0, -7, 8, 5};
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(2, 3, 2)), *m;
  assert_ok(tp_max(a, NULL, 0, 0, &m));
  assert_int_equal(tp_tensor_rank(m), 0);
  assert_values(m, 9);
  DROP(m);
  assert_ok(tp_min(a, DIMS(0, -1), 0, &m));
  assert_sizes(m, 3);
  assert_values(m, -1, -7, -5);
  DROP(m);
  assert_ok(tp_max(a, DIMS(1), 1, &m));
  assert_sizes(m, 2, 1, 2);
  assert_values(m, 4, 9, 8, 6);
  DROP(m);
  assert_refused(tp_max(a, DIMS(0, 0), 0, &m));
  assert_fails(tp_min(a, DIMS(3), 0, &m), TP_ERROR_RANGE);
  DROP(a);
}

TEST(max_and_min_keep_every_bit_of_every_real_dtype) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    if (tp_dtype_kind(d) == TP_KIND_COMPLEX) continue;
    tp_tensor_t *a = tt_from(d, (double[]){0, 1, 1, 0}, DIMS(4)), *m;
    assert_ok(tp_max(a, NULL, 0, 0, &m));
    assert_int_equal(tp_tensor_dtype(m), d);
    assert_values(m, 1);
    DROP(m);
    assert_ok(tp_min(a, NULL, 0, 0, &m));
    assert_values(m, 0);
    DROP(a, m);
  }
  const int64_t close[] = {INT64_MAX - 1, INT64_MAX, INT64_MIN, INT64_MIN + 1};
  tp_tensor_t *i = tt_new(TP_DTYPE_I64, close, DIMS(4)), *m;
  assert_ok(tp_max(i, NULL, 0, 0, &m));
  assert_true(tt_element(m, 0).integer == INT64_MAX);
  DROP(m);
  assert_ok(tp_min(i, NULL, 0, 0, &m));
  assert_true(tt_element(m, 0).integer == INT64_MIN);
  DROP(i, m);
  const uint64_t high[] = {1, UINT64_MAX - 1, UINT64_MAX};
  tp_tensor_t* u = tt_new(TP_DTYPE_U64, high, DIMS(3));
  assert_ok(tp_max(u, NULL, 0, 0, &m));
  assert_true((uint64_t)tt_element(m, 0).integer == UINT64_MAX);
  DROP(u, m);
}

TEST(complex_numbers_have_no_order) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_C64, DIMS(2)), *m, *place;
  assert_fails(tp_max(a, NULL, 0, 0, &m), TP_ERROR_DTYPE);
  assert_error_says("max");
  assert_error_says("c64");
  assert_fails(tp_min(a, NULL, 0, 0, &m), TP_ERROR_DTYPE);
  assert_fails(tp_argmax(a, 0, 0, &m), TP_ERROR_DTYPE);
  assert_fails(tp_argmin(a, 0, 0, &m), TP_ERROR_DTYPE);
  assert_fails(tp_max_dim(a, 0, 0, &m, &place), TP_ERROR_DTYPE);
  assert_fails(tp_min_dim(a, 0, 0, &m, &place), TP_ERROR_DTYPE);
  DROP(a);
}

/* 0, 1, .. 6, 0, .. with NaN at place 3 and at the last. */
static tp_tensor_t* numbers_with_nans(tp_dtype_t dtype, int64_t n) {
  double* values = malloc((size_t)n * sizeof *values);
  for (int64_t i = 0; i < n; ++i) values[i] = (double)(i % 7);
  values[3] = values[n - 1] = NAN;
  tp_tensor_t* a = tt_from(dtype, values, LIST(n), 1);
  free(values);
  return a;
}

TEST(the_first_nan_wins_at_every_length) {
  const int64_t lengths[] = {8, 33, 1000, 5000};
  const tp_dtype_t dtypes[] = {TP_DTYPE_F32, TP_DTYPE_F16, TP_DTYPE_BF16,
                               TP_DTYPE_F64, TP_DTYPE_F8_E5M2};
  for (size_t i = 0; i < TT_COUNT(dtypes) * TT_COUNT(lengths); ++i) {
    tp_tensor_t *a = numbers_with_nans(dtypes[i / TT_COUNT(lengths)],
                                       lengths[i % TT_COUNT(lengths)]),
                *rows, *m, *place;
    assert_ok(tp_max(a, NULL, 0, 0, &m));
    assert_values(m, NAN);
    DROP(m);
    assert_ok(tp_min(a, NULL, 0, 0, &m));
    assert_values(m, NAN);
    DROP(m);
    assert_ok(tp_argmin(a, TP_DIM_ALL, 0, &m));
    assert_values(m, 3);
    DROP(m);
    assert_ok(tp_repeat(a, LIST(2, 1), 2, &rows));
    assert_ok(tp_max_dim(rows, 1, 0, &m, &place));
    assert_values(m, NAN, NAN);
    assert_values(place, 3, 3);
    DROP(m, place);
    tp_tensor_t* columns = NULL;
    assert_ok(tp_clone(rows, 0, &m));
    DROP(rows);
    assert_ok(tp_t(m, &rows));
    assert_ok(tp_contiguous(rows, TP_FORMAT_CONTIGUOUS, &columns));
    DROP(m);
    assert_ok(tp_min_dim(columns, 0, 1, &m, &place));
    assert_sizes(m, 1, 2);
    assert_values(m, NAN, NAN);
    assert_values(place, 3, 3);
    DROP(a, rows, columns, m, place);
  }
}

TEST(max_dim_gives_the_first_of_equals_with_its_value) {
  const double values[] = {1, 5, 5, 7, 2, 7};
  tp_tensor_t *a = tt_from(TP_DTYPE_I16, values, DIMS(2, 3)), *m, *place;
  assert_ok(tp_max_dim(a, 1, 0, &m, &place));
  assert_int_equal(tp_tensor_dtype(m), TP_DTYPE_I16);
  assert_int_equal(tp_tensor_dtype(place), TP_DTYPE_I64);
  assert_values(m, 5, 7);
  assert_values(place, 1, 0);
  DROP(m, place);
  assert_ok(tp_min_dim(a, TP_DIM_ALL, 0, &m, &place));
  assert_values(m, 1);
  assert_values(place, 0);
  DROP(m, place);
  tp_tensor_t* number = tt_full(TP_DTYPE_F32, 3.5, NULL, 0);
  for (int64_t dim = -1; dim <= 0; ++dim) {
    assert_ok(tp_max_dim(number, dim, 1, &m, &place));
    assert_int_equal(tp_tensor_rank(m), 0);
    assert_values(m, 3.5);
    assert_values(place, 0);
    DROP(m, place);
  }
  assert_fails(tp_max_dim(number, 1, 0, &m, &place), TP_ERROR_RANGE);
  assert_null(place);
  DROP(a, number);
}

TEST(max_dim_checks_both_of_its_results) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *row, *m,
              *values = tt_zeros(TP_DTYPE_F64, DIMS(2)),
              *places = tt_zeros(TP_DTYPE_I64, DIMS(2)),
              *wrong = tt_zeros(TP_DTYPE_I64, DIMS(3)),
              *narrow = tt_zeros(TP_DTYPE_I32, DIMS(2)), *same;
  assert_ok(tp_max_dim_out(a, 1, 0, values, places));
  assert_values(values, 2, 5);
  assert_values(places, 2, 2);
  assert_int_equal(tp_tensor_version(values), 1);
  assert_int_equal(tp_tensor_version(places), 1);
  assert_fails(tp_max_dim_out(a, 1, 0, values, wrong), TP_ERROR_SHAPE);
  assert_fails(tp_max_dim_out(a, 1, 0, values, narrow), TP_ERROR_DTYPE);
  assert_fails(tp_max_dim_out(a, 1, 0, narrow, places), TP_ERROR_DTYPE);
  assert_ok(tp_select(a, 0, 0, &row));
  assert_ok(tp_narrow(row, 0, 0, 2, &m));
  assert_fails(tp_min_dim_out(a, 1, 0, m, places), TP_ERROR_OVERLAP);
  assert_ok(tp_view_dtype(values, TP_DTYPE_I64, &same));
  assert_fails(tp_min_dim_out(a, 1, 0, values, same), TP_ERROR_OVERLAP);
  assert_values(values, 2, 5);
  tp_tensor_t* once = NULL;
  assert_fails(tp_max_dim(a, 1, 0, &once, &once), TP_ERROR_ARGUMENT);
  assert_fails(tp_max_dim(a, 1, 0, &once, NULL), TP_ERROR_NULL);
  assert_fails(tp_max_dim(a, 1, 0, NULL, &once), TP_ERROR_NULL);
  assert_null(once);
  DROP(a, row, m, values, places, wrong, narrow, same);
}

TEST(any_and_all_ask_whether_terms_are_not_zero_in_every_dtype) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    const tp_dtype_t result = d == TP_DTYPE_U8 ? TP_DTYPE_U8 : TP_DTYPE_BOOL;
    tp_tensor_t *a = tt_from(d, (double[]){0, 0, 0, 1, 1, 1}, DIMS(2, 3)), *t;
    assert_ok(tp_any(a, DIMS(1), 0, &t));
    assert_int_equal(tp_tensor_dtype(t), result);
    assert_values(t, 0, 1);
    DROP(t);
    assert_ok(tp_all(a, DIMS(0), 0, &t));
    assert_int_equal(tp_tensor_dtype(t), result);
    assert_values(t, 0, 0, 0);
    DROP(t);
    assert_ok(tp_any(a, NULL, 0, 0, &t));
    assert_values(t, 1);
    DROP(t);
    assert_ok(tp_all(a, DIMS(-1), 1, &t));
    assert_sizes(t, 2, 1);
    assert_values(t, 0, 1);
    DROP(a, t);
  }
}

TEST(any_and_all_see_small_parts_and_any_byte_of_a_bool) {
  tp_tensor_t *halves = tt_full(TP_DTYPE_F32, 0.5, DIMS(9)), *t, *im,
              *c = tt_zeros(TP_DTYPE_C128, DIMS(3));
  assert_ok(tp_all(halves, NULL, 0, 0, &t));
  assert_values(t, 1);
  DROP(t);
  assert_ok(tp_imag(c, &im));
  assert_ok(tp_fill_inplace(im, F64(0.25)));
  assert_ok(tp_all(c, NULL, 0, 0, &t));
  assert_values(t, 1);
  DROP(t);
  const uint8_t bytes[] = {0, 2, 255, 0, 4, 1};
  tp_tensor_t* b = tt_new(TP_DTYPE_BOOL, bytes, DIMS(2, 3));
  assert_ok(tp_any(b, DIMS(1), 0, &t));
  assert_memory_equal(tp_tensor_data(t), "\1\1", 2);
  DROP(t);
  assert_ok(tp_all(b, DIMS(0), 0, &t));
  assert_memory_equal(tp_tensor_data(t), "\0\1\1", 3);
  DROP(t);
  assert_ok(tp_sum(b, NULL, 0, 0, &t));
  assert_values(t, 4);
  DROP(t);
  assert_ok(tp_max(b, DIMS(0), 0, &t));
  assert_memory_equal(tp_tensor_data(t), "\0\1\1", 3);
  DROP(t);
  assert_ok(tp_argmax(b, 1, 0, &t));
  assert_values(t, 1, 1);
  DROP(halves, im, c, b, t);
}

TEST(one_term_decides_wherever_it_is) {
  for (int64_t n = 1; n < 9000; n = n * 3 + 1) {
    for (int64_t at = 0; at < n; at += 1 + n / 7) {
      tp_tensor_t *zeros = tt_zeros(TP_DTYPE_U8, DIMS(n)), *t,
                  *ones = tt_full(TP_DTYPE_F32, 1, DIMS(n));
      assert_ok(tp_any(zeros, NULL, 0, 0, &t));
      assert_values(t, 0);
      DROP(t);
      assert_ok(tp_all(ones, NULL, 0, 0, &t));
      assert_values(t, 1);
      DROP(t);
      assert_ok(tp_tensor_set(zeros, &at, 1, I64(128)));
      assert_ok(tp_tensor_set(ones, &at, 1, F64(0)));
      assert_ok(tp_any(zeros, NULL, 0, 0, &t));
      assert_values(t, 1);
      DROP(t);
      assert_ok(tp_all(ones, NULL, 0, 0, &t));
      assert_values(t, 0);
      DROP(zeros, ones, t);
    }
  }
}

TEST(a_choice_among_nothing_is_an_error_that_names_the_axis) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2, 0, 4)), *m, *place,
              *flat = tt_zeros(TP_DTYPE_F32, DIMS(0)),
              *pair = tt_zeros(TP_DTYPE_F32, DIMS(2, 0));
  assert_fails(tp_max(a, NULL, 0, 0, &m), TP_ERROR_SHAPE);
  assert_error_says("max over dimension 1 of shape (2, 0, 4): empty, no");
  assert_fails(tp_min(flat, NULL, 0, 0, &m), TP_ERROR_SHAPE);
  assert_error_says("min over dimension 0 of shape (0,): empty, no identity");
  assert_fails(tp_argmin(flat, 0, 0, &m), TP_ERROR_SHAPE);
  assert_fails(tp_max(a, DIMS(0, 1), 0, &m), TP_ERROR_SHAPE);
  assert_fails(tp_max_dim(pair, 1, 0, &m, &place), TP_ERROR_SHAPE);
  assert_null(m);
  assert_null(place);
  assert_ok(tp_max_dim(pair, 0, 0, &m, &place));
  assert_sizes(m, 0);
  assert_sizes(place, 0);
  DROP(m, place);
  assert_ok(tp_min(a, DIMS(0, 2), 1, &m));
  assert_sizes(m, 1, 0, 1);
  DROP(a, flat, pair, m);
}

/* `n` numbers of `rest`, but `odd` at a place. */
static tp_tensor_t* all_but_one(tp_dtype_t dtype, int64_t n, double rest,
                                int64_t place, double odd) {
  double* values = malloc((size_t)n * sizeof *values);
  for (int64_t i = 0; i < n; ++i) values[i] = rest;
  values[place] = odd;
  tp_tensor_t* a = tt_from(dtype, values, LIST(n), 1);
  free(values);
  return a;
}

static double chosen(tp_tensor_t* a, bool largest) {
  tp_tensor_t* m;
  tp_scalar_t number;
  assert_ok(largest ? tp_max(a, NULL, 0, 0, &m) : tp_min(a, NULL, 0, 0, &m));
  assert_ok(tp_tensor_item(m, &number));
  DROP(a, m);
  return number.real;
}

static void assert_odd_one_is_seen(tp_dtype_t dtype, int64_t n, int64_t i) {
  assert_true(isnan(chosen(all_but_one(dtype, n, -2, i, NAN), true)));
  assert_true(isnan(chosen(all_but_one(dtype, n, 2, i, NAN), false)));
  assert_float_equal(chosen(all_but_one(dtype, n, -2, i, -1), true), -1, 0);
  assert_false(signbit(chosen(all_but_one(dtype, n, -0.0, i, 0), true)));
  assert_true(signbit(chosen(all_but_one(dtype, n, -1, i, -0.0), true)));
  assert_true(signbit(chosen(all_but_one(dtype, n, 0, i, -0.0), false)));
  assert_false(signbit(chosen(all_but_one(dtype, n, 1, i, 0), false)));
}

/* Five rows of lanes and some more, and more than two blocks of 64 rows, with
 * every instruction set. */
TEST(one_nan_or_zero_is_seen_wherever_it_is) {
  const char* const levels[] = {"baseline", "avx2", "avx512"};
  const tp_dtype_t dtypes[] = {TP_DTYPE_F32, TP_DTYPE_F64};
  for (size_t l = 0; l < TT_COUNT(levels); ++l) {
    if (tp_debug_use_simd(levels[l]) != TP_OK) continue;
    for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
      const int64_t lanes = dtypes[d] == TP_DTYPE_F32 ? 64 : 32;
      const int64_t few = 5 * lanes + 13, many = 2 * 64 * lanes + few;
      for (int64_t i = 0; i < few; ++i) {
        assert_odd_one_is_seen(dtypes[d], few, i);
      }
      for (int64_t i = few; i < many; i += 3 * lanes + 7) {
        assert_odd_one_is_seen(dtypes[d], many, i);
      }
    }
  }
  assert_ok(tp_debug_use_simd(NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(max_and_min_take_any_dimensions),
      T(max_and_min_keep_every_bit_of_every_real_dtype),
      T(complex_numbers_have_no_order),
      T(the_first_nan_wins_at_every_length),
      T(one_nan_or_zero_is_seen_wherever_it_is),
      T(max_dim_gives_the_first_of_equals_with_its_value),
      T(max_dim_checks_both_of_its_results),
      T(any_and_all_ask_whether_terms_are_not_zero_in_every_dtype),
      T(any_and_all_see_small_parts_and_any_byte_of_a_bool),
      T(one_term_decides_wherever_it_is),
      T(a_choice_among_nothing_is_an_error_that_names_the_axis),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
