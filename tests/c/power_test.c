/* pow, hypot and complex functions: what is exact, what is refused, and what
 * must neither overflow nor vanish on the way. */
#include <math.h>

#include "support/tp_test.h"

static tp_scalar_t whole(int64_t value) {
  tp_scalar_t number;
  assert_ok(tp_scalar_set_i64(&number, value));
  return number;
}

static tp_scalar_t real(double value) {
  tp_scalar_t number;
  assert_ok(tp_scalar_set_f64(&number, value));
  return number;
}

TEST(an_integer_to_a_negative_number_is_refused_and_stays) {
  const double values[] = {1, -1, 2, 0};
  tp_tensor_t* a = tt_from(TP_DTYPE_I32, values, DIMS(4));
  tp_tensor_t* out = NULL;
  const tp_scalar_t number = whole(-2);
  const int64_t version = tp_tensor_version(a);
  assert_fails(tp_pow_scalar(a, &number, &out), TP_ERROR_ARGUMENT);
  assert_error_says("negative power -2");
  assert_null(out);
  assert_fails(tp_pow_scalar_inplace(a, &number), TP_ERROR_ARGUMENT);
  assert_values(a, 1, -1, 2, 0);
  assert_int_equal(tp_tensor_version(a), version);
  DROP(a);
}

TEST(a_negative_number_is_no_mistake_where_floats_are_computed) {
  const double values[] = {1, -1, 2, 4};
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(4)), *out;
  tp_tensor_t* i = tt_from(TP_DTYPE_I32, values, DIMS(4));
  const tp_scalar_t minus_two = whole(-2), minus_half = real(-0.5);
  assert_ok(tp_pow_scalar(a, &minus_two, &out));
  assert_values(out, 1, 1, 0.25, 0.0625);
  DROP(out);
  assert_ok(tp_pow_scalar(i, &minus_half, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_true(isnan(((const float*)tp_tensor_data(out))[1]));
  assert_true(((const float*)tp_tensor_data(out))[3] == 0.5f);
  DROP(a, i, out);
}

TEST(integers_to_negative_elements_give_0_1_and_minus_1) {
  const double base[] = {1, -1, -1, 2, 0};
  const double exponent[] = {-3, -3, -4, -1, -1};
  tp_tensor_t* a = tt_from(TP_DTYPE_I64, base, DIMS(5));
  tp_tensor_t *b = tt_from(TP_DTYPE_I64, exponent, DIMS(5)), *out;
  assert_ok(tp_pow(a, b, &out));
  assert_values(out, 1, -1, 1, 0, 0);
  DROP(a, b, out);
}

/* The square has the bits of the product, and powers that f64 holds come out
 * exactly. */
TEST(squares_and_whole_powers_are_exact) {
  enum { kCount = 1000 };
  double values[kCount];
  for (int i = 0; i < kCount; ++i) values[i] = (i + 1) / 3.0;
  static const tp_dtype_t kTypes[] = {TP_DTYPE_F32, TP_DTYPE_F64};
  for (size_t t = 0; t < TT_COUNT(kTypes); ++t) {
    tp_tensor_t *a = tt_from(kTypes[t], values, DIMS(kCount)), *power, *square;
    const tp_scalar_t two = real(2);
    assert_ok(tp_pow_scalar(a, &two, &power));
    assert_ok(tp_square(a, &square));
    assert_same_values(power, square);
    DROP(a, power, square);
  }
  for (int base = 2; base <= 12; ++base) {
    double exponents[14], want[14];
    for (int k = 0; k < 14; ++k) {
      exponents[k] = k;
      want[k] = k == 0 ? 1 : want[k - 1] * base;
    }
    const double bases[] = {base};
    tp_tensor_t* a = tt_from(TP_DTYPE_F64, bases, DIMS(1));
    tp_tensor_t *b = tt_from(TP_DTYPE_F64, exponents, DIMS(14)), *out;
    assert_ok(tp_pow(a, b, &out));
    tt_assert_values(out, want, 14, __FILE__, __LINE__);
    DROP(a, b, out);
  }
}

TEST(magnitudes_neither_overflow_nor_vanish) {
  static const double kSizes[] = {0x1p1020, 0x1p-1070, 1};
  for (size_t i = 0; i < TT_COUNT(kSizes); ++i) {
    const double size = kSizes[i];
    const double three[] = {3 * size}, four[] = {-4 * size};
    const double parts[] = {3 * size, -4 * size};
    tp_tensor_t* a = tt_from(TP_DTYPE_F64, three, DIMS(1));
    tp_tensor_t *b = tt_from(TP_DTYPE_F64, four, DIMS(1)), *out;
    assert_ok(tp_hypot(a, b, &out));
    assert_values(out, 5 * size);
    tp_tensor_t* z = tt_new(TP_DTYPE_C128, parts, DIMS(1));
    tp_tensor_t *magnitude, *root, *logarithm;
    assert_ok(tp_abs(z, &magnitude));
    assert_values(magnitude, 5 * size);
    assert_ok(tp_sqrt(z, &root));
    assert_ok(tp_log(z, &logarithm));
    /* sqrt(3 - 4i) is 2 - i. */
    const double* r = tp_tensor_data(root);
    assert_true(fabs(r[0] / (2 * sqrt(size)) - 1) < 1e-15);
    assert_true(fabs(r[1] / -sqrt(size) - 1) < 1e-15);
    const double* l = tp_tensor_data(logarithm);
    const double want = log(5) + log(size);
    assert_true(fabs(l[0] - want) <= 4e-16 * fabs(want));
    DROP(a, b, out, z, magnitude, root, logarithm);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(an_integer_to_a_negative_number_is_refused_and_stays),
      T(a_negative_number_is_no_mistake_where_floats_are_computed),
      T(integers_to_negative_elements_give_0_1_and_minus_1),
      T(squares_and_whole_powers_are_exact),
      T(magnitudes_neither_overflow_nor_vanish),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
