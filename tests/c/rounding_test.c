/* Signs, whole numbers, kinds of numbers, whole quotients and remainders. */
#include <math.h>

#include "support/tp_test.h"

typedef tp_status_t (*Unary)(const tp_tensor_t*, tp_tensor_t**);
typedef tp_status_t (*Binary)(const tp_tensor_t*, const tp_tensor_t*,
                              tp_tensor_t**);

static int is_same(double a, double b) {
  return isnan(a) ? isnan(b) : a == b && signbit(a) == signbit(b);
}

/* Around whole numbers, halves, and where floats stop having fractions. */
static const double kEdges[] = {
    0,       -0.0,       0.25,      -0.25,      0.5,        -0.5,
    0.75,    -0.75,      1,         -1,         1.5,        -1.5,
    2.5,     -2.5,       3.49999,   -3.49999,   8388607.5,  -8388607.5,
    8388608, -8388608,   8388609,   16777217,   4194303.75, -4194303.25,
    1e30,    -1e30,      INFINITY,  -INFINITY,  NAN,        1e-40,
    -1e-40,  2147483648, 4194304.5, -4194304.5, 0.49999997, -0.49999997};

static double trunc_of(double x) { return trunc(x); }
static double sign_of(double x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }
static double even_of(double x) { return nearbyint(x); }

TEST(whole_numbers_are_those_of_c_at_every_length) {
  const struct {
    Unary call;
    double (*reference)(double);
  } cases[] = {{tp_floor, floor},
               {tp_ceil, ceil},
               {tp_round, even_of},
               {tp_trunc, trunc_of},
               {tp_sign, sign_of}};
  enum { kN = TT_COUNT(kEdges) };
  const tp_dtype_t dtypes[] = {TP_DTYPE_F32, TP_DTYPE_F64};
  for (size_t d = 0; d < 2; ++d) {
    tp_tensor_t* x = tt_from(dtypes[d], kEdges, DIMS(kN));
    for (size_t c = 0; c < TT_COUNT(cases); ++c) {
      for (int64_t n = 1; n <= kN; ++n) {
        tp_tensor_t *part, *out;
        assert_ok(tp_narrow(x, 0, kN - n, n, &part));
        assert_ok(cases[c].call(part, &out));
        for (int64_t i = 0; i < n; ++i) {
          assert_true(is_same(cases[c].reference(tt_number(part, i)),
                              tt_number(out, i)));
        }
        DROP(part, out);
      }
    }
    DROP(x);
  }
}

TEST(a_fraction_has_the_sign_of_its_number) {
  tp_tensor_t *x = tt_from(TP_DTYPE_F32, (double[]){1.25, -1.25, 3, INFINITY},
                           DIMS(4)),
              *i = tt_zeros(TP_DTYPE_I32, DIMS(1)), *out = NULL;
  assert_ok(tp_frac(x, &out));
  assert_values(out, 0.25, -0.25, 0, NAN);
  DROP(out);
  assert_fails(tp_frac(i, &out), TP_ERROR_DTYPE);
  DROP(x, i);
}

TEST(integers_are_whole_and_bool_is_refused) {
  const Unary calls[] = {tp_floor, tp_ceil, tp_round, tp_trunc};
  for (size_t c = 0; c < TT_COUNT(calls); ++c) {
    for (tp_dtype_t d = TP_DTYPE_U8; d <= TP_DTYPE_I64; ++d) {
      tp_tensor_t *x = tt_from(d, (double[]){0, 7, 100}, DIMS(3)), *out;
      assert_ok(calls[c](x, &out));
      assert_int_equal(tp_tensor_dtype(out), d);
      assert_values(out, 0, 7, 100);
      DROP(x, out);
    }
    tp_tensor_t *b = tt_zeros(TP_DTYPE_BOOL, DIMS(1)), *out = NULL;
    assert_fails(calls[c](b, &out), TP_ERROR_DTYPE);
    DROP(b);
  }
}

TEST(the_lowest_integer_has_a_sign_and_unsigned_ones_have_none_below_zero) {
  tp_tensor_t *i = tt_from(TP_DTYPE_I8, (double[]){-128, 0, 127}, DIMS(3)),
              *u = tt_from(TP_DTYPE_U64, (double[]){0, 1, 1e19}, DIMS(3)), *out;
  assert_ok(tp_sign(i, &out));
  assert_values(out, -1, 0, 1);
  DROP(out);
  assert_ok(tp_sign(u, &out));
  assert_values(out, 0, 1, 1);
  DROP(i, u, out);
}

TEST(kinds_of_numbers_are_told_in_every_dtype) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    const int has_infinity =
        tp_dtype_kind(d) >= TP_KIND_FLOAT && d != TP_DTYPE_F8_E4M3FN;
    const int has_nan = tp_dtype_kind(d) >= TP_KIND_FLOAT;
    tp_tensor_t *x = tt_from(d, (double[]){1, INFINITY, NAN, 0}, DIMS(4)), *out;
    assert_ok(tp_isnan(x, &out));
    assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_BOOL);
    assert_values(out, 0, d == TP_DTYPE_F8_E4M3FN, has_nan, 0);
    DROP(out);
    assert_ok(tp_isinf(x, &out));
    assert_values(out, 0, has_infinity, 0, 0);
    DROP(out);
    assert_ok(tp_isfinite(x, &out));
    assert_values(out, 1, !has_nan, !has_nan, 1);
    DROP(x, out);
  }
  tp_tensor_t *c = tt_zeros(TP_DTYPE_C64, DIMS(2)), *out;
  assert_ok(tp_tensor_set(c, DIMS(0), C128(0, INFINITY)));
  assert_ok(tp_isinf(c, &out));
  assert_values(out, 1, 0);
  DROP(out);
  assert_ok(tp_isfinite(c, &out));
  assert_values(out, 0, 1);
  DROP(c, out);
}

TEST(quotients_and_remainders_of_integers_have_the_signs_they_should) {
  const double a[] = {7, 7, -7, -7, 6, -6, 0}, b[] = {3, -3, 3, -3, 3, 3, 5};
  for (tp_dtype_t d = TP_DTYPE_I8; d <= TP_DTYPE_I64; ++d) {
    tp_tensor_t *x = tt_from(d, a, DIMS(7)), *y = tt_from(d, b, DIMS(7)), *out;
    assert_ok(tp_floor_divide(x, y, &out));
    assert_int_equal(tp_tensor_dtype(out), d);
    assert_values(out, 2, -3, -3, 2, 2, -2, 0);
    DROP(out);
    assert_ok(tp_trunc_divide(x, y, &out));
    assert_int_equal(tp_tensor_dtype(out), d);
    assert_values(out, 2, -2, -2, 2, 2, -2, 0);
    DROP(out);
    assert_ok(tp_remainder(x, y, &out));
    assert_values(out, 1, -2, 2, -1, 0, 0, 0);
    DROP(out);
    assert_ok(tp_fmod(x, y, &out));
    assert_values(out, 1, 1, -1, -1, 0, 0, 0);
    DROP(x, y, out);
  }
}

TEST(the_lowest_integer_divided_by_minus_one_wraps) {
  for (tp_dtype_t d = TP_DTYPE_I8; d <= TP_DTYPE_I64; ++d) {
    const double lowest = -ldexp(1, 8 * (int)tp_dtype_size(d) - 1);
    tp_tensor_t *x = tt_full(d, lowest, DIMS(3)), *out;
    assert_ok(tp_floor_divide_scalar(x, I64(-1), &out));
    assert_all(out, lowest);
    DROP(out);
    assert_ok(tp_trunc_divide_scalar(x, I64(-1), &out));
    assert_all(out, lowest);
    DROP(out);
    assert_ok(tp_remainder_scalar(x, I64(-1), &out));
    assert_all(out, 0);
    DROP(out);
    assert_ok(tp_fmod_scalar(x, I64(-1), &out));
    assert_all(out, 0);
    DROP(x, out);
  }
}

TEST(an_integer_divisor_of_zero_is_refused_before_anything_is_written) {
  const Binary calls[] = {tp_floor_divide, tp_trunc_divide, tp_remainder,
                          tp_fmod};
  tp_tensor_t *x = tt_full(TP_DTYPE_I32, 9, DIMS(70)),
              *y = tt_full(TP_DTYPE_I16, 2, DIMS(70)), *out = NULL;
  assert_ok(tp_tensor_set(y, DIMS(69), I64(0)));
  for (size_t c = 0; c < TT_COUNT(calls); ++c) {
    assert_fails(calls[c](x, y, &out), TP_ERROR_ARGUMENT);
    assert_error_says("an integer divisor is 0");
    assert_null(out);
  }
  assert_fails(tp_floor_divide_inplace(x, y), TP_ERROR_ARGUMENT);
  assert_all(x, 9);
  assert_int_equal(tp_tensor_version(x), 0);
  assert_fails(tp_remainder_scalar_inplace(x, I64(0)), TP_ERROR_ARGUMENT);
  /* Where nothing is divided, nothing is wrong. */
  tp_tensor_t* none = tt_zeros(TP_DTYPE_I32, DIMS(0));
  assert_ok(tp_fmod_scalar(none, I64(0), &out));
  DROP(x, y, none, out);
}

TEST(floats_divide_as_python_does) {
  const double a[] = {7.5, -7.5, 1, -1, 5, 0.3, INFINITY, 1, -1, 0},
               b[] = {2, 2, 0, 0, INFINITY, 0.1, 2, -INFINITY, INFINITY, -3};
  tp_tensor_t *x = tt_from(TP_DTYPE_F64, a, DIMS(10)),
              *y = tt_from(TP_DTYPE_F64, b, DIMS(10)), *out;
  assert_ok(tp_floor_divide(x, y, &out));
  assert_values(out, 3, -4, INFINITY, -INFINITY, 0, 2, NAN, -1, -1, -0.0);
  DROP(out);
  assert_ok(tp_fmod(x, y, &out));
  assert_values(out, 1.5, -1.5, NAN, NAN, 5, fmod(0.3, 0.1), NAN, 1, -1, 0);
  DROP(out);
  assert_ok(tp_remainder(x, y, &out));
  assert_values(out, 1.5, 0.5, NAN, NAN, 5, fmod(0.3, 0.1), NAN, -INFINITY,
                INFINITY, 0);
  DROP(x, y, out);
}

TEST(sigmoid_is_accurate_at_both_ends) {
  tp_tensor_t* x = tt_zeros(TP_DTYPE_F32, DIMS(4001));
  void* data;
  assert_ok(tp_tensor_begin_write(x, &data));
  for (int i = 0; i < 4001; ++i) ((float*)data)[i] = (float)(i - 2000) * 0.052f;
  assert_ok(tp_tensor_end_write(x));
  tp_tensor_t* out;
  assert_ok(tp_sigmoid(x, &out));
  const float *in = tp_tensor_data(x), *y = tp_tensor_data(out);
  for (int i = 0; i < 4001; ++i) {
    const double want = 1 / (1 + exp(-(double)in[i]));
    const float near = (float)want;
    assert_true(fabs(y[i] - want) <= 2.0 * (nextafterf(near, 2) - near));
  }
  DROP(x, out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(whole_numbers_are_those_of_c_at_every_length),
      T(a_fraction_has_the_sign_of_its_number),
      T(integers_are_whole_and_bool_is_refused),
      T(the_lowest_integer_has_a_sign_and_unsigned_ones_have_none_below_zero),
      T(kinds_of_numbers_are_told_in_every_dtype),
      T(quotients_and_remainders_of_integers_have_the_signs_they_should),
      T(the_lowest_integer_divided_by_minus_one_wraps),
      T(an_integer_divisor_of_zero_is_refused_before_anything_is_written),
      T(floats_divide_as_python_does),
      T(sigmoid_is_accurate_at_both_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
