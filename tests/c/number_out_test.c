/* Two operands, the second a number, into a given result; and the dtype of
 * sums, products and means. */
#include <math.h>

#include "support/tp_test.h"

typedef tp_status_t MakeFn(const tp_tensor_t*, const tp_scalar_t*,
                           tp_tensor_t**);
typedef tp_status_t WriteFn(const tp_tensor_t*, const tp_scalar_t*,
                            tp_tensor_t*);

typedef struct Operator {
  const char* name;
  MakeFn* make;
  WriteFn* write;
  tp_dtype_t dtype;
} Operator;

#define ON(dtype, name) \
  { #name, tp_##name##_scalar, tp_##name##_scalar_out, TP_DTYPE_##dtype }

static const Operator kOperators[] = {
    ON(F32, add),
    ON(F32, sub),
    ON(F32, mul),
    ON(F32, div),
    ON(F32, maximum),
    ON(F32, minimum),
    ON(F32, pow),
    ON(F32, hypot),
    ON(F32, atan2),
    ON(F32, eq),
    ON(F32, ne),
    ON(F32, lt),
    ON(F32, le),
    ON(F32, gt),
    ON(F32, ge),
    ON(F32, floor_divide),
    ON(F32, trunc_divide),
    ON(F32, remainder),
    ON(F32, fmod),
    ON(F32, logical_and),
    ON(F32, logical_or),
    ON(F32, logical_xor),
    ON(I32, bitwise_and),
    ON(I32, bitwise_or),
    ON(I32, bitwise_xor),
    ON(I32, left_shift),
    ON(I32, right_shift),
    ON(I32, add),
    ON(I32, floor_divide),
    ON(I32, trunc_divide),
    ON(F32, tanh_backward),
    ON(F32, sigmoid_backward),
};

static tp_tensor_t* operand(tp_dtype_t dtype) {
  return tt_from(dtype, (const double[]){-7, 3, 0, 12, 5, -1}, DIMS(2, 3));
}

TEST(a_given_result_holds_what_a_new_one_does) {
  for (size_t i = 0; i < TT_COUNT(kOperators); ++i) {
    const Operator* const op = &kOperators[i];
    tp_tensor_t *a = operand(op->dtype), *fresh, *given, *wide;
    assert_ok(op->make(a, I64(3), &fresh));
    given = tt_full(tp_tensor_dtype(fresh), 1, DIMS(2, 3));
    wide = tt_full(TP_DTYPE_C128, 1, DIMS(2, 3));
    const int64_t version = tp_tensor_version(given);
    assert_ok(op->write(a, I64(3), given));
    assert_int_equal(tp_tensor_version(given), version + 1);
    assert_memory_equal(tp_tensor_data(given), tp_tensor_data(fresh),
                        tp_tensor_nbytes(fresh));
    assert_ok(op->write(a, I64(3), wide));
    assert_same_values(wide, fresh);
    if (tp_tensor_dtype(fresh) == op->dtype) {
      assert_ok(op->write(a, I64(3), a));
      assert_same_values(a, fresh);
    }
    DROP(a, fresh, given, wide);
  }
}

TEST(a_given_result_is_written_in_any_layout) {
  tp_tensor_t *a = operand(TP_DTYPE_F32), *base, *out;
  base = tt_zeros(TP_DTYPE_F64, DIMS(3, 4));
  assert_ok(tp_as_strided(base, LIST(2, 3), LIST(1, 4), 2, 1, &out));
  assert_ok(tp_mul_scalar_out(a, F64(0.5), out));
  assert_values(base, 0, -3.5, 6, 0, 0, 1.5, 2.5, 0, 0, 0, -0.5, 0);
  DROP(a, base, out);
}

TEST(what_does_not_fit_is_refused_and_nothing_written) {
  tp_tensor_t* a = operand(TP_DTYPE_I32);
  tp_tensor_t *small = tt_zeros(TP_DTYPE_I32, DIMS(3)), *row, *across;
  assert_fails(tp_add_scalar_out(a, I64(1), small), TP_ERROR_SHAPE);
  assert_fails(tp_add_scalar_out(a, F64(0.5), a), TP_ERROR_DTYPE);
  assert_fails(tp_pow_scalar_out(a, I64(-1), a), TP_ERROR_ARGUMENT);
  assert_fails(tp_remainder_scalar_out(a, I64(0), a), TP_ERROR_ARGUMENT);
  assert_fails(tp_add_scalar_out(a, NULL, a), TP_ERROR_NULL);
  assert_ok(tp_as_strided(a, LIST(3), LIST(1), 1, 0, &row));
  assert_ok(tp_as_strided(a, LIST(3), LIST(1), 1, 1, &across));
  assert_fails(tp_add_scalar_out(row, I64(1), across), TP_ERROR_OVERLAP);
  assert_values(a, -7, 3, 0, 12, 5, -1);
  assert_all(small, 0);
  DROP(a, small, row, across);
}

/* An integer that the dtype does not hold compares as what it is. */
TEST(comparisons_into_a_given_result_are_exact) {
  tp_tensor_t *a = tt_full(TP_DTYPE_U8, 255, DIMS(3)), *out;
  out = tt_full(TP_DTYPE_BOOL, 1, DIMS(3));
  assert_ok(tp_ge_scalar_out(a, I64(256), out));
  assert_all(out, 0);
  assert_ok(tp_gt_scalar_out(a, I64(-1), out));
  assert_all(out, 1);
  DROP(a, out);
}

TEST(terms_are_converted_before_they_are_added) {
  tp_tensor_t *bytes = tt_full(TP_DTYPE_U8, 255, DIMS(1000)), *out;
  assert_ok(tp_sum_as(bytes, NULL, 0, 0, TP_DTYPE_U8, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_U8);
  assert_values(out, 255000 % 256);
  DROP(out);
  assert_ok(tp_mean_as(bytes, NULL, 0, 0, TP_DTYPE_F32, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_values(out, 255);
  DROP(out, bytes);
  tp_tensor_t* halves = tt_full(TP_DTYPE_F32, 0.5, DIMS(2, 3));
  assert_ok(tp_prod_as(halves, DIMS(-1), 1, TP_DTYPE_F64, &out));
  assert_sizes(out, 2, 1);
  assert_values(out, 0.125, 0.125);
  DROP(out);
  /* 0.5 is no integer: converted to 0 first. */
  assert_ok(tp_sum_as(halves, DIMS(0), 0, TP_DTYPE_I64, &out));
  assert_values(out, 0, 0, 0);
  DROP(out, halves);
}

TEST(negative_terms_keep_their_sign_in_integers) {
  const double values[] = {-1, -2.5};
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(2)), *out;
  assert_ok(tp_sum_as(a, NULL, 0, 0, TP_DTYPE_I64, &out));
  assert_values(out, -3);
  DROP(out);
  assert_ok(tp_prod_as(a, NULL, 0, 0, TP_DTYPE_I32, &out));
  assert_values(out, 2);
  DROP(out);
  assert_ok(tp_cumsum(a, 0, TP_DTYPE_I64, &out));
  assert_values(out, -1, -3);
  DROP(out);
  assert_ok(tp_cumprod(a, 0, TP_DTYPE_I64, &out));
  assert_values(out, -1, 2);
  DROP(a, out);
}

TEST(a_sum_wraps_before_it_goes_into_another_dtype) {
  const double values[] = {200, 100};
  tp_tensor_t *a = tt_from(TP_DTYPE_U8, values, DIMS(2)),
              *one = tt_zeros(TP_DTYPE_I64, NULL, 0),
              *two = tt_zeros(TP_DTYPE_I64, DIMS(2));
  assert_ok(tp_sum_as_out(a, NULL, 0, 0, TP_DTYPE_U8, one));
  assert_values(one, 300 % 256);
  assert_int_equal(tp_tensor_version(one), 1);
  assert_ok(tp_prod_as_out(a, NULL, 0, 0, TP_DTYPE_U8, one));
  assert_values(one, 20000 % 256);
  assert_ok(tp_cumsum_out(a, 0, TP_DTYPE_I8, two));
  assert_values(two, 200 - 256, 300 - 256);
  DROP(a, one, two);
}

TEST(nothing_has_a_real_mean) {
  tp_tensor_t *none = tt_zeros(TP_DTYPE_F32, DIMS(0)),
              *out = tt_zeros(TP_DTYPE_C64, NULL, 0);
  assert_ok(tp_mean_out(none, NULL, 0, 0, out));
  tp_scalar_t value;
  assert_ok(tp_tensor_item(out, &value));
  assert_true(isnan(value.real) && value.imag == 0);
  DROP(none, out);
}

TEST(terms_that_a_small_float_cannot_hold_are_infinite) {
  const double values[] = {7e4, -7e4, 2049};
  tp_tensor_t *a = tt_from(TP_DTYPE_F32, values, DIMS(3)), *part, *out;
  assert_ok(tp_mean_as(a, NULL, 0, 0, TP_DTYPE_F16, &out));
  assert_values(out, NAN);
  DROP(out);
  /* 2049 is 2048 in f16. */
  assert_ok(tp_slice(a, 0, 2, 3, 1, &part));
  assert_ok(tp_cumsum(part, 0, TP_DTYPE_F16, &out));
  assert_values(out, 2048);
  DROP(a, part, out);
  /* So does f32 what f64 holds, though products are made in f64. */
  a = tt_full(TP_DTYPE_F64, 16777217, DIMS(2));
  assert_ok(tp_prod_as(a, NULL, 0, 0, TP_DTYPE_F32, &out));
  assert_values(out, 16777216.0 * 16777216);
  DROP(a, out);
}

TEST(a_mean_of_a_dtype_makes_no_converted_copy) {
  tp_tensor_t* bytes = tt_full(TP_DTYPE_U8, 3, DIMS(1 << 20));
  tp_tensor_t* out = tt_zeros(TP_DTYPE_F32, NULL, 0);
  tp_allocator_t* cpu = tt_cpu();
  assert_ok(tp_allocator_reset_peak(cpu));
  const uint64_t before = tt_stats(cpu).peak_bytes;
  assert_ok(tp_mean_as_out(bytes, NULL, 0, 0, TP_DTYPE_F32, out));
  assert_true(tt_stats(cpu).peak_bytes < before + (1u << 20));
  assert_values(out, 3);
  tp_allocator_release(cpu);
  DROP(bytes, out);
}

TEST(a_dtype_without_an_answer_is_refused) {
  tp_tensor_t *a = operand(TP_DTYPE_I32), *out;
  assert_fails(tp_mean_as(a, NULL, 0, 0, TP_DTYPE_I64, &out), TP_ERROR_DTYPE);
  assert_fails(tp_sum_as(a, NULL, 0, 0, TP_DTYPE_BOOL, &out), TP_ERROR_DTYPE);
  assert_refused(tp_sum_as(a, NULL, 0, 0, 0, &out));
  assert_refused(tp_sum_as(a, NULL, 0, 0, 99, &out));
  tp_tensor_t* narrow = tt_zeros(TP_DTYPE_I32, NULL, 0);
  assert_fails(tp_sum_as_out(a, NULL, 0, 0, TP_DTYPE_F32, narrow),
               TP_ERROR_DTYPE);
  assert_ok(tp_sum_as_out(a, NULL, 0, 0, TP_DTYPE_I64, narrow));
  assert_values(narrow, 12);
  tp_tensor_t* none = tt_zeros(TP_DTYPE_BOOL, DIMS(0));
  assert_ok(tp_prod_as(none, NULL, 0, 0, TP_DTYPE_F64, &out));
  assert_values(out, 1);
  DROP(a, narrow, none, out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_given_result_holds_what_a_new_one_does),
      T(a_given_result_is_written_in_any_layout),
      T(what_does_not_fit_is_refused_and_nothing_written),
      T(comparisons_into_a_given_result_are_exact),
      T(terms_are_converted_before_they_are_added),
      T(negative_terms_keep_their_sign_in_integers),
      T(a_sum_wraps_before_it_goes_into_another_dtype),
      T(nothing_has_a_real_mean),
      T(terms_that_a_small_float_cannot_hold_are_infinite),
      T(a_mean_of_a_dtype_makes_no_converted_copy),
      T(a_dtype_without_an_answer_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
