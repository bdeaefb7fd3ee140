/* Logical and bitwise operators and shifts. */
#include <math.h>

#include "support/tp_test.h"

TEST(what_is_not_zero_is_true_in_every_dtype) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    tp_tensor_t *x = tt_from(d, (double[]){0, 1, 0, 2}, DIMS(4)),
                *y = tt_from(d, (double[]){0, 0, 1, 3}, DIMS(4)), *out;
    assert_ok(tp_logical_and(x, y, &out));
    assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_BOOL);
    assert_values(out, 0, 0, 0, 1);
    DROP(out);
    assert_ok(tp_logical_or(x, y, &out));
    assert_values(out, 0, 1, 1, 1);
    DROP(out);
    assert_ok(tp_logical_xor(x, y, &out));
    assert_values(out, 0, 1, 1, 0);
    DROP(out);
    assert_ok(tp_logical_not(x, &out));
    assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_BOOL);
    assert_values(out, 1, 0, 1, 0);
    DROP(out);
    assert_ok(tp_logical_not_inplace(x));
    assert_int_equal(tp_tensor_dtype(x), d);
    assert_values(x, 1, 0, 1, 0);
    DROP(x, y);
  }
}

TEST(nan_and_an_imaginary_part_are_true_and_zero_of_either_sign_is_not) {
  tp_tensor_t *x = tt_from(TP_DTYPE_F32, (double[]){NAN, -0.0, 1e-45}, DIMS(3)),
              *c = tt_zeros(TP_DTYPE_C128, DIMS(2)), *out;
  assert_ok(tp_logical_not(x, &out));
  assert_values(out, 0, 1, 0);
  DROP(out);
  assert_ok(tp_tensor_set(c, DIMS(0), C128(0, 0.5)));
  assert_ok(tp_logical_xor_scalar(c, C128(0, 1), &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_BOOL);
  assert_ok(tp_logical_not_inplace(out));
  assert_ok(tp_logical_xor_inplace(out, c));
  assert_all(out, 0);
  DROP(out);
  assert_ok(tp_logical_and_scalar(c, F64(0.25), &out));
  assert_values(out, 1, 0);
  DROP(x, c, out);
}

TEST(operands_of_two_dtypes_need_no_common_one) {
  tp_tensor_t *u = tt_from(TP_DTYPE_U64, (double[]){0, 7}, DIMS(2)),
              *f = tt_from(TP_DTYPE_F16, (double[]){1, 1}, DIMS(2)), *out;
  assert_ok(tp_logical_and(u, f, &out));
  assert_values(out, 0, 1);
  DROP(u, f, out);
}

TEST(bits_are_right_in_every_integer_dtype) {
  for (tp_dtype_t d = TP_DTYPE_U8; d <= TP_DTYPE_I64; ++d) {
    tp_tensor_t *x = tt_from(d, (double[]){12, 5, 0}, DIMS(3)),
                *y = tt_from(d, (double[]){10, 3, 9}, DIMS(3)), *out;
    assert_ok(tp_bitwise_and(x, y, &out));
    assert_int_equal(tp_tensor_dtype(out), d);
    assert_values(out, 8, 1, 0);
    DROP(out);
    assert_ok(tp_bitwise_or(x, y, &out));
    assert_values(out, 14, 7, 9);
    DROP(out);
    assert_ok(tp_bitwise_xor(x, y, &out));
    assert_values(out, 6, 6, 9);
    DROP(out);
    assert_ok(tp_bitwise_not(x, &out));
    assert_ok(tp_bitwise_xor_inplace(out, x));
    assert_ok(tp_bitwise_not_inplace(out));
    assert_all(out, 0);
    DROP(x, y, out);
  }
}

TEST(a_bool_of_any_byte_gives_a_clean_bool) {
  const unsigned char bytes[] = {0, 2, 255}, ones[] = {1, 1, 1};
  tp_tensor_t *x = tt_new(TP_DTYPE_BOOL, bytes, DIMS(3)),
              *y = tt_new(TP_DTYPE_BOOL, ones, DIMS(3)), *out;
  const struct {
    tp_status_t (*call)(const tp_tensor_t*, const tp_tensor_t*, tp_tensor_t**);
    unsigned char want[3];
  } cases[] = {
      {tp_bitwise_and, {0, 1, 1}}, {tp_bitwise_or, {1, 1, 1}},
      {tp_bitwise_xor, {1, 0, 0}}, {tp_logical_and, {0, 1, 1}},
      {tp_maximum, {1, 1, 1}},     {tp_minimum, {0, 1, 1}},
      {tp_eq, {0, 1, 1}},          {tp_lt, {1, 0, 0}},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    assert_ok(cases[i].call(x, y, &out));
    assert_memory_equal(tp_tensor_data(out), cases[i].want, 3);
    DROP(out);
  }
  assert_ok(tp_bitwise_not(x, &out));
  assert_memory_equal(tp_tensor_data(out), ((unsigned char[]){1, 0, 0}), 3);
  DROP(x, y, out);
}

TEST(bits_of_what_has_none_are_refused) {
  tp_tensor_t *f = tt_zeros(TP_DTYPE_F32, DIMS(2)),
              *i = tt_zeros(TP_DTYPE_I32, DIMS(2)),
              *b = tt_zeros(TP_DTYPE_BOOL, DIMS(2)),
              *u = tt_zeros(TP_DTYPE_U64, DIMS(2)),
              *wide = tt_zeros(TP_DTYPE_I64, DIMS(2)), *out = NULL;
  assert_fails(tp_bitwise_and(f, i, &out), TP_ERROR_DTYPE);
  assert_error_says("bitwise_and is not defined for f32");
  assert_fails(tp_bitwise_not(f, &out), TP_ERROR_DTYPE);
  assert_fails(tp_bitwise_or(u, wide, &out), TP_ERROR_DTYPE);
  assert_fails(tp_left_shift(b, b, &out), TP_ERROR_DTYPE);
  assert_fails(tp_right_shift_scalar(i, F64(1), &out), TP_ERROR_DTYPE);
  assert_null(out);
  DROP(f, i, b, u, wide);
}

TEST(a_shift_by_a_negative_count_or_the_width_moves_every_bit_out) {
  for (tp_dtype_t d = TP_DTYPE_U8; d <= TP_DTYPE_I64; ++d) {
    const int is_signed = d >= TP_DTYPE_I8;
    const double width = 8.0 * (double)tp_dtype_size(d);
    tp_tensor_t *x = tt_full(d, 5, DIMS(4)),
                *by = tt_from(d, (double[]){0, 1, width - 1, width}, DIMS(4)),
                *out;
    assert_ok(tp_left_shift(x, by, &out));
    assert_true(tt_number(out, 0) == 5);
    assert_true(tt_number(out, 1) == 10);
    assert_true(fabs(tt_number(out, 2)) == ldexp(1, (int)width - 1));
    assert_true(tt_number(out, 3) == 0);
    DROP(out);
    assert_ok(tp_right_shift(x, by, &out));
    assert_values(out, 5, 2, 0, 0);
    DROP(out);
    if (is_signed) {
      assert_ok(tp_fill_inplace(x, I64(-5)));
      assert_ok(tp_right_shift(x, by, &out));
      assert_values(out, -5, -3, -1, -1);
      DROP(out);
      assert_ok(tp_left_shift_scalar(x, I64(-1), &out));
      assert_all(out, 0);
      DROP(out);
      assert_ok(tp_right_shift_scalar(x, I64(-1), &out));
      assert_all(out, -1);
      DROP(out);
    }
    /* Counts that would wrap to 0 in the dtype of x. */
    const int64_t large[] = {256, 65536, (int64_t)1 << 32, INT64_MIN};
    for (size_t i = 0; i < TT_COUNT(large); ++i) {
      assert_ok(tp_left_shift_scalar(x, I64(large[i]), &out));
      assert_all(out, 0);
      DROP(out);
      assert_ok(tp_right_shift_scalar_inplace(x, I64(large[i])));
      assert_all(x, is_signed ? -1 : 0);
    }
    DROP(x, by);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(what_is_not_zero_is_true_in_every_dtype),
      T(nan_and_an_imaginary_part_are_true_and_zero_of_either_sign_is_not),
      T(operands_of_two_dtypes_need_no_common_one),
      T(bits_are_right_in_every_integer_dtype),
      T(a_bool_of_any_byte_gives_a_clean_bool),
      T(bits_of_what_has_none_are_refused),
      T(a_shift_by_a_negative_count_or_the_width_moves_every_bit_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
