/* Elementwise operators: values in every dtype, lengths, layouts, outputs. */
#include <math.h>
#include <stdlib.h>

#include "support/tp_test.h"

static int is_real(tp_dtype_t d) { return tp_dtype_kind(d) != TP_KIND_COMPLEX; }

TEST(arithmetic_is_right_in_every_real_dtype) {
  const double a[] = {6, 4, 2, 1}, b[] = {2, 2, 1, 1};
  for (tp_dtype_t d = 2; d <= TP_DTYPE_COUNT; ++d) {
    if (!is_real(d)) continue;
    tp_tensor_t *x = tt_from(d, a, DIMS(4)), *y = tt_from(d, b, DIMS(4)), *out;
    assert_ok(tp_add(x, y, &out));
    assert_int_equal(tp_tensor_dtype(out), d);
    assert_values(out, 8, 6, 3, 2);
    DROP(out);
    assert_ok(tp_sub(x, y, &out));
    assert_values(out, 4, 2, 1, 0);
    DROP(out);
    assert_ok(tp_mul(x, y, &out));
    assert_values(out, 12, 8, 2, 1);
    DROP(out);
    assert_ok(tp_div(x, y, &out));
    assert_int_equal(tp_tensor_dtype(out),
                     tp_dtype_kind(d) == TP_KIND_INTEGER ? TP_DTYPE_F32 : d);
    assert_values(out, 3, 2, 2, 1);
    DROP(out);
    assert_ok(tp_eq(x, y, &out));
    assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_BOOL);
    assert_values(out, 0, 0, 0, 1);
    DROP(out);
    assert_ok(tp_relu(x, &out));
    assert_int_equal(tp_tensor_dtype(out), d);
    assert_values(out, 6, 4, 2, 1);
    DROP(x, y, out);
  }
}

TEST(every_length_up_to_67_gives_the_same_elements_in_every_dtype) {
  for (tp_dtype_t d = 2; d <= TP_DTYPE_COUNT; ++d) {
    if (!is_real(d)) continue;
    for (int64_t n = 1; n <= 67; ++n) {
      tp_tensor_t* x = tt_full(d, 2, LIST(n), 1);
      assert_ok(tp_add_inplace(x, x));
      assert_all(x, 4);
      assert_ok(tp_sub_inplace(x, x));
      assert_all(x, 0);
      DROP(x);
    }
  }
}

TEST(a_vector_body_its_tail_and_strided_elements_agree_bit_for_bit) {
  enum { kN = 67 };
  double a[kN], b[kN];
  for (int i = 0; i < kN; ++i) {
    a[i] = (i * 37 % 64 - 31) * 0.37;
    b[i] = (i * 11 % 17 + 1) * 0.21;
  }
  const tp_dtype_t dtypes[] = {TP_DTYPE_F32, TP_DTYPE_F64, TP_DTYPE_F16,
                               TP_DTYPE_BF16, TP_DTYPE_I32};
  tp_status_t (*const ops[])(const tp_tensor_t*, const tp_tensor_t*,
                             tp_tensor_t**) = {tp_add, tp_sub, tp_mul, tp_div};
  for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
    tp_tensor_t *x = tt_from(dtypes[d], a, DIMS(kN)),
                *y = tt_from(dtypes[d], b, DIMS(kN)), *xs, *wide;
    if (dtypes[d] == TP_DTYPE_I32) assert_ok(tp_fill_inplace(y, I64(3)));
    wide = tt_zeros(dtypes[d], DIMS(kN, 3));
    assert_ok(tp_select(wide, 1, 1, &xs));
    assert_ok(tp_copy_inplace(xs, x));
    for (size_t o = 0; o < TT_COUNT(ops); ++o) {
      tp_tensor_t *whole, *strided;
      assert_ok(ops[o](x, y, &whole));
      assert_ok(ops[o](xs, y, &strided));
      for (int64_t n = 0; n < kN; ++n) {
        tp_tensor_t *xn, *yn, *one;
        assert_ok(tp_narrow(x, 0, n, 1, &xn));
        assert_ok(tp_narrow(y, 0, n, 1, &yn));
        assert_ok(ops[o](xn, yn, &one));
        const double want = tt_number(one, 0);
        assert_true(tt_number(whole, n) == want);
        assert_true(tt_number(strided, n) == want);
        DROP(xn, yn, one);
      }
      DROP(whole, strided);
    }
    DROP(x, y, xs, wide);
  }
}

TEST(relu_keeps_nan_at_every_place_of_every_length) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_F32, TP_DTYPE_F64, TP_DTYPE_F16,
                               TP_DTYPE_BF16};
  for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
    for (int64_t n = 1; n <= 65; n += (d == 0 ? 1 : 8)) {
      tp_tensor_t *x = tt_full(dtypes[d], NAN, LIST(n), 1), *y, *wide, *column;
      assert_ok(tp_relu(x, &y));
      assert_all(y, NAN);
      assert_ok(tp_relu_inplace(x));
      assert_all(x, NAN);
      wide = tt_full(dtypes[d], NAN, LIST(n, 2), 2);
      assert_ok(tp_select(wide, 1, 0, &column));
      assert_ok(tp_relu_inplace(column));
      assert_all(column, NAN);
      DROP(x, y, wide, column);
    }
  }
}

TEST(relu_zeroes_what_is_below_and_is_refused_for_bool_and_complex) {
  const double values[] = {-1, 0, 2, -0.5, INFINITY, -INFINITY};
  tp_tensor_t *x = tt_from(TP_DTYPE_F32, values, DIMS(6)), *y = NULL,
              *i = tt_from(TP_DTYPE_I8, (double[]){-128, 127, 0}, DIMS(3)),
              *b = tt_zeros(TP_DTYPE_BOOL, DIMS(2)),
              *c = tt_zeros(TP_DTYPE_C64, DIMS(2));
  assert_ok(tp_relu(x, &y));
  assert_values(y, 0, 0, 2, 0, INFINITY, 0);
  DROP(y);
  assert_ok(tp_relu(i, &y));
  assert_values(y, 0, 127, 0);
  DROP(y);
  assert_refused(tp_relu(b, &y));
  assert_refused(tp_relu(c, &y));
  assert_null(y);
  DROP(x, i, b, c);
}

TEST(integers_wrap_and_floats_divide_by_zero) {
  tp_tensor_t *m = tt_new(TP_DTYPE_I32, (int32_t[]){INT32_MAX, INT32_MIN},
                          DIMS(2)),
              *out, *one = tt_full(TP_DTYPE_F32, 1, DIMS(1)),
              *zero = tt_zeros(TP_DTYPE_F32, DIMS(1)),
              *i = tt_new(TP_DTYPE_I32, (int32_t[]){1, -2, 3}, DIMS(3)),
              *zeros = tt_zeros(TP_DTYPE_I32, DIMS(3));
  assert_ok(tp_add_scalar(m, I64(1), &out));
  assert_values(out, INT32_MIN, INT32_MIN + 1);
  DROP(out);
  assert_ok(tp_mul(m, m, &out));
  assert_values(out, 1, 0);
  DROP(out);
  assert_ok(tp_div(one, zero, &out));
  assert_values(out, INFINITY);
  DROP(out);
  assert_ok(tp_div(zero, zero, &out));
  assert_values(out, NAN);
  DROP(out);
  assert_ok(tp_div(i, zeros, &out)); /* true division: f32 */
  assert_values(out, INFINITY, -INFINITY, INFINITY);
  DROP(m, out, one, zero, i, zeros);
}

TEST(fill_and_copy_reach_only_the_elements_of_a_strided_view) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    tp_tensor_t *base = tt_zeros(d, DIMS(5, 6)), *column, *steps;
    assert_ok(tp_select(base, 1, 2, &column));
    assert_ok(tp_fill_inplace(column, I64(1)));
    for (int64_t i = 0; i < 30; ++i) {
      assert_true(tt_number(base, i) == (i % 6 == 2));
    }
    assert_ok(tp_zero_inplace(base));
    assert_ok(tp_slice(base, 1, 1, 6, 3, &steps));
    tp_tensor_t* ones = tt_full(d, 1, DIMS(5, 1));
    assert_ok(tp_copy_inplace(steps, ones));
    for (int64_t i = 0; i < 30; ++i) {
      assert_true(tt_number(base, i) == (i % 6 == 1 || i % 6 == 4));
    }
    DROP(base, column, steps, ones);
  }
}

TEST(every_operator_writes_only_the_elements_of_a_strided_output) {
  tp_tensor_t *base = tt_full(TP_DTYPE_F32, -9, DIMS(4, 8)), *out, *back,
              *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3));
  assert_ok(tp_narrow(base, 0, 1, 2, &back));
  assert_ok(tp_slice(back, 1, 6, 0, -2, &out));
  assert_sizes(out, 2, 3);
  assert_ok(tp_add_out(a, a, out));
  assert_values(out, 0, 2, 4, 6, 8, 10);
  assert_ok(tp_mul_inplace(out, a));
  assert_values(out, 0, 2, 8, 18, 32, 50);
  assert_ok(tp_relu_inplace(out));
  int untouched = 0;
  for (int64_t i = 0; i < 32; ++i) untouched += tt_number(base, i) == -9;
  assert_int_equal(untouched, 26);
  DROP(base, out, back, a);
}

TEST(an_output_must_have_the_right_sizes_and_a_dtype_that_is_cast_to) {
  static const struct {
    tp_dtype_t a, b, out;
    int legal;
  } cases[] = {
      {TP_DTYPE_F32, TP_DTYPE_F32, TP_DTYPE_F64, 1},
      {TP_DTYPE_F64, TP_DTYPE_F64, TP_DTYPE_F32, 1},
      {TP_DTYPE_F64, TP_DTYPE_F64, TP_DTYPE_F16, 1},
      {TP_DTYPE_I64, TP_DTYPE_I64, TP_DTYPE_I8, 1},
      {TP_DTYPE_I8, TP_DTYPE_I8, TP_DTYPE_F32, 1},
      {TP_DTYPE_F32, TP_DTYPE_I8, TP_DTYPE_I64, 0},
      {TP_DTYPE_F16, TP_DTYPE_F16, TP_DTYPE_I64, 0},
      {TP_DTYPE_BOOL, TP_DTYPE_BOOL, TP_DTYPE_BOOL, 0},
      {TP_DTYPE_BOOL, TP_DTYPE_BOOL, TP_DTYPE_I8, 1},
      {TP_DTYPE_I8, TP_DTYPE_I8, TP_DTYPE_BOOL, 0},
      {TP_DTYPE_F32, TP_DTYPE_F32, TP_DTYPE_C64, 1},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_tensor_t *a = tt_full(cases[i].a, 1, DIMS(2)),
                *b = tt_full(cases[i].b, 1, DIMS(2)),
                *out = tt_zeros(cases[i].out, DIMS(2));
    if (cases[i].legal) {
      assert_ok(tp_add_out(a, b, out));
      assert_all(out, 2);
      assert_int_equal(tp_tensor_dtype(out), cases[i].out);
    } else {
      assert_fails(tp_add_out(a, b, out), TP_ERROR_DTYPE);
      assert_error_says(tp_dtype_name(cases[i].out));
      assert_all(out, 0);
    }
    DROP(a, b, out);
  }
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2, 3)),
              *out = tt_zeros(TP_DTYPE_F32, DIMS(3, 2));
  assert_fails(tp_add_out(a, a, out), TP_ERROR_SHAPE);
  assert_error_says("(2, 3)");
  assert_error_says("(3, 2)");
  DROP(a, out);
}

TEST(an_inplace_operator_keeps_dtype_and_identity) {
  tp_tensor_t *i = tt_arange(TP_DTYPE_I8, DIMS(3)),
              *f = tt_full(TP_DTYPE_F64, 0.5, DIMS(3)),
              *f16 = tt_arange(TP_DTYPE_F16, DIMS(3));
  const void* data = tp_tensor_data(f16);
  assert_fails(tp_add_inplace(i, f), TP_ERROR_DTYPE);
  assert_fails(tp_div_inplace(i, i), TP_ERROR_DTYPE); /* gives f32 */
  assert_fails(tp_add_scalar_inplace(i, F64(0.5)), TP_ERROR_DTYPE);
  assert_fails(tp_eq_inplace(i, NULL), TP_ERROR_NULL);
  assert_values(i, 0, 1, 2);
  assert_ok(tp_add_inplace(f16, f));
  assert_values(f16, 0.5, 1.5, 2.5);
  assert_ok(tp_eq_inplace(f16, f)); /* true is 1 in the target's dtype */
  assert_values(f16, 1, 0, 0);
  assert_int_equal(tp_tensor_dtype(f16), TP_DTYPE_F16);
  assert_ptr_equal(tp_tensor_data(f16), data);
  DROP(i, f, f16);
}

TEST(a_number_is_used_exactly_and_in_the_compute_type) {
  tp_tensor_t *x = tt_full(TP_DTYPE_F64, 1, DIMS(1)), *out,
              *big = tt_new(TP_DTYPE_I64, LIST(INT64_C(1) << 53), DIMS(1));
  assert_ok(tp_mul_scalar(x, F64(1 + 1e-7), &out));
  assert_true(tt_number(out, 0) == 1 + 1e-7);
  DROP(out);
  assert_ok(tp_add_scalar(big, I64(1), &out));
  assert_true(tt_element(out, 0).integer == (INT64_C(1) << 53) + 1);
  DROP(out);
  assert_ok(tp_eq_scalar(big, I64((INT64_C(1) << 53) + 1), &out));
  assert_values(out, 0);
  DROP(x, out, big);
}

TEST(equality_is_exact_across_dtypes_and_nan_equals_nothing) {
  const double values[] = {1, NAN, 300, -1, 0.5};
  tp_tensor_t *f = tt_from(TP_DTYPE_F64, values, DIMS(5)), *out, *u,
              *i = tt_from(TP_DTYPE_I64, (double[]){1, 0, 300, -1, 0}, DIMS(5));
  assert_ok(tp_eq(f, f, &out));
  assert_values(out, 1, 0, 1, 1, 1);
  DROP(out);
  assert_ok(tp_eq(f, i, &out));
  assert_values(out, 1, 0, 1, 1, 0);
  DROP(out);
  u = tt_from(TP_DTYPE_U8, (double[]){1, 0, 44, 255, 0}, DIMS(5));
  assert_ok(tp_eq(i, u, &out));
  assert_values(out, 1, 1, 0, 0, 1);
  DROP(f, i, u, out);
}

TEST(an_operator_missing_for_a_dtype_says_operator_device_and_dtype) {
  tp_tensor_t *c = tt_zeros(TP_DTYPE_C64, DIMS(2)), *out = (tp_tensor_t*)1;
  const tp_status_t status = tp_argmax(c, 0, 0, &out);
  assert_true(status == TP_ERROR_DTYPE || status == TP_ERROR_MISSING_KERNEL);
  assert_null(out);
  assert_error_says("argmax");
  assert_error_says("c64");
  DROP(c);
}

TEST(a_rank_0_tensor_stays_one_in_every_operator) {
  tp_tensor_t *s = tt_full(TP_DTYPE_F32, 3.5, NULL, 0), *out,
              *v = tt_arange(TP_DTYPE_F32, DIMS(3)), *one, *back;
  assert_int_equal(tp_tensor_numel(s), 1);
  assert_ok(tp_sum(s, NULL, 0, 0, &out));
  assert_int_equal(tp_tensor_rank(out), 0);
  assert_values(out, 3.5);
  DROP(out);
  assert_ok(tp_add(s, v, &out));
  assert_values(out, 3.5, 4.5, 5.5);
  DROP(out);
  assert_ok(tp_reshape(s, DIMS(1), &one));
  assert_sizes(one, 1);
  assert_ok(tp_reshape(one, NULL, 0, &back));
  assert_int_equal(tp_tensor_rank(back), 0);
  DROP(back);
  assert_ok(tp_transpose(s, 0, -1, &back));
  assert_int_equal(tp_tensor_rank(back), 0);
  DROP(back);
  assert_ok(tp_squeeze(s, DIMS(0), &back));
  DROP(back);
  assert_ok(tp_sum(s, DIMS(-1), 0, &back));
  assert_int_equal(tp_tensor_rank(back), 0);
  DROP(back);
  assert_ok(tp_argmax(s, 0, 0, &back));
  assert_values(back, 0);
  DROP(back);
  assert_refused(tp_select(s, 0, 0, &back));
  assert_refused(tp_slice(s, 0, 0, 1, 1, &back));
  assert_refused(tp_narrow(s, 0, 0, 1, &back));
  assert_int_equal(tp_tensor_size(s, 0), -1);
  DROP(s, v, one);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(arithmetic_is_right_in_every_real_dtype),
      T(every_length_up_to_67_gives_the_same_elements_in_every_dtype),
      T(a_vector_body_its_tail_and_strided_elements_agree_bit_for_bit),
      T(relu_keeps_nan_at_every_place_of_every_length),
      T(relu_zeroes_what_is_below_and_is_refused_for_bool_and_complex),
      T(integers_wrap_and_floats_divide_by_zero),
      T(fill_and_copy_reach_only_the_elements_of_a_strided_view),
      T(every_operator_writes_only_the_elements_of_a_strided_output),
      T(an_output_must_have_the_right_sizes_and_a_dtype_that_is_cast_to),
      T(an_inplace_operator_keeps_dtype_and_identity),
      T(a_number_is_used_exactly_and_in_the_compute_type),
      T(equality_is_exact_across_dtypes_and_nan_equals_nothing),
      T(an_operator_missing_for_a_dtype_says_operator_device_and_dtype),
      T(a_rank_0_tensor_stays_one_in_every_operator),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
