/* neg, abs, sqrt, exp and tanh: accuracy against a wider type, special values,
 * every dtype, and the same bits for every layout. */
#include <float.h>
#include <math.h>
#include <stdlib.h>

#include "support/tp_test.h"

typedef tp_status_t (*Unary)(const tp_tensor_t*, tp_tensor_t**);

static const tp_dtype_t kFloats[] = {TP_DTYPE_F16,       TP_DTYPE_BF16,
                                     TP_DTYPE_F32,       TP_DTYPE_F64,
                                     TP_DTYPE_F8_E4M3FN, TP_DTYPE_F8_E5M2};

/* Floats spread over all exponents and both signs, and a fine grid where the
 * functions bend. */
enum { kSpread = 1 << 17, kGrid = 1 << 16, kInputs = kSpread + kGrid };

static void fill_inputs(float* x) {
  uint32_t state = 1;
  for (int i = 0; i < kSpread; ++i) {
    state = state * 1664525 + 1013904223;
    const uint32_t bits = (uint32_t)i << 15 | (state >> 17);
    memcpy(&x[i], &bits, sizeof bits);
  }
  for (int i = 0; i < kGrid; ++i) {
    x[kSpread + i] = ((float)i / (kGrid / 2) - 1) * 110;
  }
}

/* Units in the last place of `want` rounded to f32. */
static double error_in_ulps(float got, double want) {
  const float rounded = (float)want;
  if (isnan(want)) return isnan(got) ? 0 : INFINITY;
  if (isinf(rounded) || isinf(got)) return got == rounded ? 0 : INFINITY;
  const float above = nextafterf(fabsf(rounded), INFINITY);
  const double ulp =
      isinf(above) ? ldexp(1, 104) : (double)above - fabs((double)rounded);
  return fabs((double)got - want) / ulp;
}

static double worst_error(Unary call, double (*reference)(double)) {
  float* x = malloc(kInputs * sizeof *x);
  assert_non_null(x);
  fill_inputs(x);
  tp_tensor_t *in = tt_new(TP_DTYPE_F32, x, DIMS(kInputs)), *out;
  assert_ok(call(in, &out));
  const float* y = tp_tensor_data(out);
  double worst = 0;
  for (int i = 0; i < kInputs; ++i) {
    const double error = error_in_ulps(y[i], reference(x[i]));
    if (error > worst) worst = error;
  }
  DROP(in, out);
  free(x);
  return worst;
}

TEST(f32_results_are_within_what_is_documented) {
  assert_true(worst_error(tp_exp, exp) <= 1);
  assert_true(worst_error(tp_tanh, tanh) <= 1);
  assert_true(worst_error(tp_sqrt, sqrt) <= 0.5);
}

static double worst_f64(Unary call, long double (*reference)(long double)) {
  enum { kCount = 20000 };
  double* x = malloc(kCount * sizeof *x);
  assert_non_null(x);
  for (int i = 0; i < kCount; ++i) {
    const double t = 2.0 * i / kCount - 1;
    x[i] = i % 3 == 0 ? 700 * t : i % 3 == 1 ? 2 * t : ldexp(t, -(i % 60));
    /* Units in the last place are smallest below powers of two. */
    if (i % 9 == 2) x[i] = ldexp(1 - 1e-3 * fabs(t), -(i / 9 % 30));
    if (i % 9 == 5) x[i] = 0.2 + 0.05 * t;
  }
  tp_tensor_t *in = tt_new(TP_DTYPE_F64, x, DIMS(kCount)), *out;
  assert_ok(call(in, &out));
  const double* y = tp_tensor_data(out);
  double worst = 0;
  for (int i = 0; i < kCount; ++i) {
    const long double want = reference(x[i]);
    const double near = fabs((double)want);
    const double ulp = nextafter(near, INFINITY) - near;
    const double error = (double)(fabsl(y[i] - want) / ulp);
    if (!(error <= worst)) worst = error;
  }
  DROP(in, out);
  free(x);
  return worst;
}

TEST(f64_results_are_within_what_is_documented) {
  assert_true(worst_f64(tp_exp, expl) <= 1);
  assert_true(worst_f64(tp_tanh, tanhl) <= 2);
}

TEST(special_values_are_what_c_gives) {
  const double x[] = {0, -0.0, INFINITY, -INFINITY, NAN, 1e-40, -1e-40};
  const struct {
    Unary call;
    double (*reference)(double);
  } functions[] = {{tp_exp, exp}, {tp_tanh, tanh}, {tp_sqrt, sqrt}};
  const tp_dtype_t dtypes[] = {TP_DTYPE_F32, TP_DTYPE_F64};
  for (size_t f = 0; f < TT_COUNT(functions) * TT_COUNT(dtypes); ++f) {
    tp_tensor_t *in = tt_from(dtypes[f % 2], x, DIMS(7)), *out, *want;
    double exact[7];
    for (int i = 0; i < 7; ++i) {
      exact[i] = functions[f / 2].reference(tt_number(in, i));
    }
    want = tt_from(dtypes[f % 2], exact, DIMS(7));
    assert_ok(functions[f / 2].call(in, &out));
    for (int i = 0; i < 7; ++i) {
      const double got = tt_number(out, i), wanted = tt_number(want, i);
      assert_true(isnan(wanted) ? isnan(got) : got == wanted);
      assert_true(isnan(wanted) || !signbit(got) == !signbit(wanted));
    }
    DROP(in, out, want);
  }
}

TEST(zeros_infinities_and_nan_are_alike_in_every_float_that_has_them) {
  const double x[] = {0, -0.0, INFINITY, -INFINITY, NAN};
  const double results[3][5] = {{1, 1, INFINITY, 0, NAN},
                                {0, -0.0, 1, -1, NAN},
                                {0, -0.0, INFINITY, NAN, NAN}};
  const Unary calls[] = {tp_exp, tp_tanh, tp_sqrt};
  static const tp_dtype_t dtypes[] = {TP_DTYPE_F16, TP_DTYPE_BF16, TP_DTYPE_F32,
                                      TP_DTYPE_F64, TP_DTYPE_F8_E5M2};
  enum { kRepeats = 7 }; /* past the width of a vector */
  double many[5 * kRepeats];
  for (int i = 0; i < 5 * kRepeats; ++i) many[i] = x[i % 5];
  for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
    for (size_t c = 0; c < TT_COUNT(calls); ++c) {
      tp_tensor_t *in = tt_from(dtypes[d], many, DIMS(5 * kRepeats)), *out;
      assert_ok(calls[c](in, &out));
      for (int i = 0; i < 5 * kRepeats; ++i) {
        const double want = results[c][i % 5], got = tt_number(out, i);
        assert_true(isnan(want) ? isnan(got)
                                : got == want && signbit(got) == signbit(want));
      }
      DROP(in, out);
    }
  }
}

TEST(a_nan_of_any_bits_stays_one) {
  static const uint64_t bits[] = {UINT64_C(0x7ff0000000000001),
                                  UINT64_C(0xfff0000000000001),
                                  UINT64_C(0x7ff8000000000000)};
  static tp_status_t (*const calls[])(const tp_tensor_t*, tp_tensor_t**) = {
      tp_exp,   tp_exp2,    tp_expm1,  tp_log,   tp_log2,   tp_log10,
      tp_log1p, tp_sqrt,    tp_cbrt,   tp_sin,   tp_cos,    tp_tan,
      tp_asin,  tp_acos,    tp_atan,   tp_sinh,  tp_cosh,   tp_tanh,
      tp_asinh, tp_acosh,   tp_atanh,  tp_erf,   tp_erfc,   tp_gelu,
      tp_silu,  tp_sigmoid, tp_lgamma, tp_rsqrt, tp_digamma};
  tp_tensor_t *x = tt_zeros(TP_DTYPE_F64, DIMS(24)), *y;
  for (size_t b = 0; b < TT_COUNT(bits); ++b) {
    uint64_t* to = (uint64_t*)tp_tensor_data(x);
    for (size_t i = 0; i < 24; ++i) to[i] = bits[b];
    for (size_t c = 0; c < TT_COUNT(calls); ++c) {
      assert_ok(calls[c](x, &y));
      for (int64_t i = 0; i < 24; ++i) assert_true(isnan(tt_number(y, i)));
      DROP(y);
    }
  }
  DROP(x);
}

TEST(a_subnormal_result_of_exp_rounds_once) {
  for (float x = -104; x < -87; x += 0.0625f) {
    tp_tensor_t *in = tt_full(TP_DTYPE_F32, x, DIMS(1)), *out;
    assert_ok(tp_exp(in, &out));
    assert_true(fabs(tt_number(out, 0) - exp(x)) <= ldexp(0.76, -149));
    DROP(in, out);
  }
}

TEST(integers_and_bool_give_f32_and_small_floats_their_own_dtype) {
  const Unary calls[] = {tp_exp, tp_tanh, tp_sqrt};
  double (*const references[])(double) = {exp, tanh, sqrt};
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    if (tp_dtype_kind(d) == TP_KIND_COMPLEX) continue;
    const tp_dtype_t want =
        tp_dtype_kind(d) == TP_KIND_FLOAT ? d : TP_DTYPE_F32;
    for (size_t c = 0; c < TT_COUNT(calls); ++c) {
      tp_tensor_t *in = tt_from(d, (double[]){0, 1}, DIMS(2)), *out, *exact;
      assert_ok(calls[c](in, &out));
      assert_int_equal(tp_tensor_dtype(out), want);
      const double values[] = {references[c](0), references[c](1)};
      exact = tt_from(want, values, DIMS(2));
      assert_true(fabs(tt_number(out, 1) - tt_number(exact, 1)) <=
                  (want == TP_DTYPE_F64 ? 5e-16 : 3e-7));
      DROP(in, out, exact);
    }
  }
}

TEST(negation_wraps_and_is_refused_for_bool) {
  tp_tensor_t *u = tt_from(TP_DTYPE_U8, (double[]){0, 1, 255}, DIMS(3)),
              *i = tt_from(TP_DTYPE_I8, (double[]){-128, 127, 1}, DIMS(3)),
              *f = tt_from(TP_DTYPE_F32, (double[]){0, -0.0, NAN}, DIMS(3)),
              *b = tt_zeros(TP_DTYPE_BOOL, DIMS(1)),
              *c = tt_zeros(TP_DTYPE_C64, DIMS(1)), *out = NULL;
  assert_ok(tp_neg(u, &out));
  assert_values(out, 0, 255, 1);
  DROP(out);
  assert_ok(tp_neg(i, &out));
  assert_values(out, -128, -127, -1);
  DROP(out);
  assert_ok(tp_neg(f, &out));
  assert_true(signbit(tt_number(out, 0)) && !signbit(tt_number(out, 1)));
  DROP(out);
  assert_ok(tp_tensor_set(c, DIMS(0), C128(1, -2)));
  assert_ok(tp_neg_inplace(c));
  assert_true(tt_element(c, 0).real == -1 && tt_element(c, 0).imag == 2);
  assert_fails(tp_neg(b, &out), TP_ERROR_DTYPE);
  assert_fails(tp_abs(b, &out), TP_ERROR_DTYPE);
  assert_null(out);
  DROP(u, i, f, b, c);
}

TEST(magnitudes_of_complex_numbers_are_real_and_do_not_overflow) {
  tp_tensor_t *c = tt_zeros(TP_DTYPE_C64, DIMS(4)), *out;
  assert_ok(tp_tensor_set(c, DIMS(0), C128(3, -4)));
  assert_ok(tp_tensor_set(c, DIMS(1), C128(3e38, 0)));
  assert_ok(tp_tensor_set(c, DIMS(2), C128(NAN, -INFINITY)));
  assert_ok(tp_abs(c, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_values(out, 5, 3e38f, INFINITY, 0);
  DROP(out);
  /* In place, the result is a complex number again. */
  assert_ok(tp_abs_inplace(c));
  assert_int_equal(tp_tensor_dtype(c), TP_DTYPE_C64);
  assert_true(tt_element(c, 0).real == 5 && tt_element(c, 0).imag == 0);
  DROP(c);
}

TEST(the_lowest_integer_is_its_own_magnitude) {
  tp_tensor_t *i = tt_from(TP_DTYPE_I16, (double[]){-32768, -1, 5}, DIMS(3)),
              *u = tt_full(TP_DTYPE_U32, 4e9, DIMS(1)), *out;
  assert_ok(tp_abs(i, &out));
  assert_values(out, -32768, 1, 5);
  DROP(out);
  assert_ok(tp_abs(u, &out));
  assert_values(out, 4e9);
  DROP(i, u, out);
}

TEST(every_length_and_stride_gives_the_same_bits) {
  const Unary calls[] = {tp_exp, tp_tanh, tp_sqrt, tp_neg, tp_abs, tp_relu};
  enum { kN = 67 };
  double values[kN];
  for (int i = 0; i < kN; ++i) values[i] = (i - 30) * 0.37;
  for (size_t d = 0; d < TT_COUNT(kFloats); ++d) {
    tp_tensor_t *x = tt_from(kFloats[d], values, DIMS(kN)),
                *wide = tt_zeros(kFloats[d], DIMS(kN, 3)), *column;
    assert_ok(tp_select(wide, 1, 1, &column));
    assert_ok(tp_copy_inplace(column, x));
    for (size_t c = 0; c < TT_COUNT(calls); ++c) {
      tp_tensor_t *whole, *strided;
      assert_ok(calls[c](x, &whole));
      assert_ok(calls[c](column, &strided));
      const size_t item = tp_dtype_size(kFloats[d]);
      assert_memory_equal(tp_tensor_data(whole), tp_tensor_data(strided),
                          kN * item);
      for (int64_t n = 1; n < kN; ++n) {
        tp_tensor_t *part, *out;
        assert_ok(tp_narrow(x, 0, kN - n, n, &part));
        assert_ok(calls[c](part, &out));
        assert_memory_equal(
            tp_tensor_data(out),
            (const char*)tp_tensor_data(whole) + (size_t)(kN - n) * item,
            (size_t)n * item);
        DROP(part, out);
      }
      DROP(whole, strided);
    }
    DROP(x, wide, column);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(f32_results_are_within_what_is_documented),
      T(f64_results_are_within_what_is_documented),
      T(special_values_are_what_c_gives),
      T(zeros_infinities_and_nan_are_alike_in_every_float_that_has_them),
      T(a_nan_of_any_bits_stays_one),
      T(a_subnormal_result_of_exp_rounds_once),
      T(integers_and_bool_give_f32_and_small_floats_their_own_dtype),
      T(negation_wraps_and_is_refused_for_bool),
      T(magnitudes_of_complex_numbers_are_real_and_do_not_overflow),
      T(the_lowest_integer_is_its_own_magnitude),
      T(every_length_and_stride_gives_the_same_bits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
