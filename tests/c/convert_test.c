/* Conversion: to, copy_inplace, rounding, every pair of dtypes. */
#include <math.h>

#include "support/tp_test.h"

TEST(to_converts_values_into_new_bytes_and_view_dtype_never_does) {
  const int32_t three = 3;
  tp_tensor_t *a = tt_new(TP_DTYPE_I32, &three, DIMS(1)), *f, *bits;
  assert_ok(tp_to(a, TP_DTYPE_F32, 0, 0, 0, 0, &f));
  assert_values(f, 3);
  assert_int_equal(tp_tensor_dtype(f), TP_DTYPE_F32);
  assert_ptr_not_equal(tp_tensor_data(f), tp_tensor_data(a));
  assert_int_equal(tp_tensor_version(f), 0);
  assert_ok(tp_view_dtype(a, TP_DTYPE_F32, &bits));
  assert_true(tt_number(bits, 0) == 0x1.8p-148); /* 3 units in last place */
  assert_ptr_equal(tp_tensor_data(bits), tp_tensor_data(a));
  assert_memory_equal(tp_tensor_data(a), &three, 4);
  DROP(a, f, bits);
}

TEST(to_gives_the_tensor_itself_where_nothing_changes_unless_told) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)), *b;
  assert_ok(tp_to(a, TP_DTYPE_F32, TP_DEVICE_CPU, 0, 0, 0, &b));
  assert_ptr_equal(a, b);
  DROP(b);
  assert_ok(tp_to(a, 0, 0, 0, 0, 0, &b));
  assert_ptr_equal(a, b);
  DROP(b);
  assert_ok(tp_to(a, 0, 0, 0, 0, 1, &b));
  assert_ptr_not_equal(a, b);
  assert_same_values(a, b);
  assert_int_equal(tp_storage_same(tp_tensor_storage(a), tp_tensor_storage(b)),
                   0);
  DROP(b);
  assert_refused(tp_to(a, 99, 0, 0, 0, 0, &b));
  assert_refused(tp_to(a, 0, 99, 0, 0, 0, &b));
  assert_refused(tp_to(a, 0, 0, 0, 99, 0, &b));
  assert_null(b);
  DROP(a);
}

/* The same six logical values in four layouts. */
static tp_tensor_t* in_layout(tp_dtype_t dtype, int layout) {
  static const double values[] = {0, 1, 1, 0, 1, 0};
  tp_tensor_t *t = NULL, *v = NULL, *wide = tt_zeros(dtype, DIMS(4, 6)),
              *flat = tt_from(dtype, values, DIMS(2, 3));
  switch (layout) {
    case 0:
      assert_ok(tp_alias(flat, &v));
      break;
    case 1:
      assert_ok(tp_narrow(wide, 0, 0, 3, &t));
      assert_ok(tp_narrow(t, 1, 0, 2, &v));
      DROP(t);
      assert_ok(tp_t(v, &t));
      DROP(v);
      v = t;
      break;
    case 2:
      assert_ok(tp_narrow(wide, 0, 1, 2, &t));
      assert_ok(tp_slice(t, 1, 5, TP_SLICE_OPEN, -2, &v));
      DROP(t);
      break;
    default:
      assert_ok(tp_clone(flat, 0, &t));
      assert_ok(tp_flip(t, DIMS(0, 1), &v));
      DROP(t);
      break;
  }
  assert_ok(tp_copy_inplace(v, flat));
  DROP(wide, flat);
  return v;
}

TEST(every_pair_of_dtypes_converts_between_every_pair_of_layouts) {
  int pairs = 0;
  for (tp_dtype_t from = 1; from <= TP_DTYPE_COUNT; ++from) {
    for (tp_dtype_t to = 1; to <= TP_DTYPE_COUNT; ++to, ++pairs) {
      for (int layouts = 0; layouts < 16; ++layouts) {
        tp_tensor_t *source = in_layout(from, layouts % 4),
                    *target = in_layout(to, layouts / 4);
        assert_ok(tp_zero_inplace(target));
        const int64_t version = tp_tensor_version(target);
        assert_ok(tp_copy_inplace(target, source));
        assert_values(target, 0, 1, 1, 0, 1, 0);
        assert_int_equal(tp_tensor_version(target), version + 1);
        DROP(source, target);
      }
    }
  }
  assert_int_equal(pairs, 289);
}

typedef struct {
  double value;
  uint16_t bits;
} half_t;

static void assert_halves(tp_dtype_t from, const half_t* cases, size_t n) {
  for (size_t i = 0; i < n; ++i) {
    for (int sign = 0; sign < 2; ++sign) {
      const double value = sign ? -cases[i].value : cases[i].value;
      tp_tensor_t *t = tt_as(tt_new(TP_DTYPE_F64, &value, DIMS(1)), from), *h;
      assert_ok(tp_to(t, TP_DTYPE_F16, 0, 0, 0, 0, &h));
      const uint16_t want = (uint16_t)(cases[i].bits | (sign ? 0x8000 : 0));
      const uint16_t got = *(const uint16_t*)tp_tensor_data(h);
      if (got != want) print_error("%a: %04x\n", value, got);
      assert_int_equal(got, want);
      DROP(t, h);
    }
  }
}

TEST(a_conversion_to_f16_rounds_once_to_nearest_even) {
  const half_t from_f64[] = {
      {1 + 0x1p-11 - 0x1p-40, 0x3c00},
      {1 + 0x1p-11, 0x3c00},
      {1 + 0x1p-11 + 0x1p-40, 0x3c01},
      {0x1p-25, 0x0000},
      {0x1.000002p-25, 0x0001},
      {0x1p-24, 0x0001},
      {65504, 0x7bff},
      {65519.99999, 0x7bff},
      {65520, 0x7c00},
      {1e300, 0x7c00},
      {0x1p-1074, 0x0000},
      {0, 0x0000},
  };
  const half_t from_f32[] = {
      {0x1p-25, 0x0000},       {0x1.000002p-25, 0x0001}, {65504, 0x7bff},
      {65519.996, 0x7bff},     {65520, 0x7c00},          {1 + 0x1p-11, 0x3c00},
      {1 + 0x1.8p-10, 0x3c02},
  };
  assert_halves(TP_DTYPE_F64, from_f64, TT_COUNT(from_f64));
  assert_halves(TP_DTYPE_F32, from_f32, TT_COUNT(from_f32));
}

TEST(every_f16_and_bf16_pattern_survives_f32_and_f64) {
  const tp_dtype_t halves[] = {TP_DTYPE_F16, TP_DTYPE_BF16};
  const tp_dtype_t wide[] = {TP_DTYPE_F32, TP_DTYPE_F64};
  static uint16_t bits[65536];
  for (int i = 0; i < 65536; ++i) bits[i] = (uint16_t)i;
  for (int h = 0; h < 2; ++h) {
    for (int w = 0; w < 2; ++w) {
      tp_tensor_t *t = tt_new(halves[h], bits, DIMS(65536)), *up, *down;
      assert_ok(tp_to(t, wide[w], 0, 0, 0, 0, &up));
      assert_ok(tp_to(up, halves[h], 0, 0, 0, 0, &down));
      const uint16_t* back = tp_tensor_data(down);
      const int exponent = h == 0 ? 0x7c00 : 0x7f80;
      const int mantissa = h == 0 ? 0x03ff : 0x007f;
      for (int i = 0; i < 65536; ++i) {
        const int is_nan = (i & exponent) == exponent && (i & mantissa) != 0;
        const int back_nan =
            (back[i] & exponent) == exponent && (back[i] & mantissa) != 0;
        if (is_nan ? !back_nan : back[i] != i) fail();
      }
      DROP(t, up, down);
    }
  }
}

TEST(a_float_outside_an_integers_range_saturates_and_nan_gives_0) {
  static const struct {
    tp_dtype_t to;
    double low, high;
  } cases[] = {
      {TP_DTYPE_I8, -128, 127},
      {TP_DTYPE_U8, 0, 255},
      {TP_DTYPE_I16, -32768, 32767},
      {TP_DTYPE_U16, 0, 65535},
      {TP_DTYPE_I32, -2147483648.0, 2147483647},
      {TP_DTYPE_U32, 0, 4294967295.0},
      {TP_DTYPE_I64, -0x1p63, 0x1p63},
      {TP_DTYPE_U64, 0, 0x1p64},
  };
  const double values[] = {NAN, INFINITY, -INFINITY, 1e30, -1e30, 2.9, -0.9};
  const tp_dtype_t floats[] = {TP_DTYPE_F32, TP_DTYPE_F64, TP_DTYPE_BF16};
  for (size_t f = 0; f < TT_COUNT(floats); ++f) {
    tp_tensor_t *t = tt_from(floats[f], values, DIMS(7)), *i;
    for (size_t c = 0; c < TT_COUNT(cases); ++c) {
      assert_ok(tp_to(t, cases[c].to, 0, 0, 0, 0, &i));
      assert_values(i, 0, cases[c].high, cases[c].low, cases[c].high,
                    cases[c].low, 2, 0);
      DROP(i);
    }
    DROP(t);
  }
}

TEST(integers_wrap_and_complex_drops_its_imaginary_part) {
  const int64_t big[] = {300, -1, INT64_C(1) << 40, INT64_MIN};
  tp_tensor_t *t = tt_new(TP_DTYPE_I64, big, DIMS(4)), *u;
  assert_ok(tp_to(t, TP_DTYPE_U8, 0, 0, 0, 0, &u));
  assert_values(u, 44, 255, 0, 0);
  DROP(u);
  assert_ok(tp_to(t, TP_DTYPE_I16, 0, 0, 0, 0, &u));
  assert_values(u, 300, -1, 0, 0);
  DROP(u);
  assert_ok(tp_to(t, TP_DTYPE_U64, 0, 0, 0, 0, &u));
  assert_true((uint64_t)tt_element(u, 1).integer == UINT64_MAX);
  DROP(t, u);
  const double parts[] = {1.5, 9, -2, 0};
  t = tt_new(TP_DTYPE_C128, parts, DIMS(2));
  assert_ok(tp_to(t, TP_DTYPE_F32, 0, 0, 0, 0, &u));
  assert_values(u, 1.5, -2);
  DROP(t, u);
}

TEST(bytes_brought_in_as_bool_read_as_true_when_not_0) {
  const unsigned char a[] = {0, 1, 2, 255, 3, 0}, b[] = {1, 1, 0, 2, 0, 7};
  tp_tensor_t *x = tt_new(TP_DTYPE_BOOL, a, DIMS(6)),
              *y = tt_new(TP_DTYPE_BOOL, b, DIMS(6)), *out;
  assert_ok(tp_eq(x, y, &out));
  assert_values(out, 0, 1, 0, 1, 0, 0);
  DROP(out);
  assert_ok(tp_sum(x, NULL, 0, 0, &out));
  assert_values(out, 4);
  DROP(out);
  assert_ok(tp_argmax(x, 0, 0, &out));
  assert_values(out, 1);
  DROP(out);
  assert_ok(tp_to(x, TP_DTYPE_F32, 0, 0, 0, 0, &out));
  assert_values(out, 0, 1, 1, 1, 1, 0);
  DROP(out);
  assert_ok(tp_add(x, y, &out));
  assert_values(out, 1, 2, 1, 2, 1, 1);
  DROP(x, y, out);
}

TEST(copy_inplace_broadcasts_and_checks_shapes) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(2, 3)),
              *row = tt_arange(TP_DTYPE_I8, DIMS(3)),
              *swapped = tt_zeros(TP_DTYPE_F32, DIMS(3, 2)),
              *small = tt_zeros(TP_DTYPE_F32, DIMS(2)),
              *large = tt_zeros(TP_DTYPE_F32, DIMS(4, 2, 3));
  assert_ok(tp_copy_inplace(t, row));
  assert_values(t, 0, 1, 2, 0, 1, 2);
  assert_fails(tp_copy_inplace(t, swapped), TP_ERROR_SHAPE);
  assert_fails(tp_copy_inplace(t, small), TP_ERROR_SHAPE);
  assert_fails(tp_copy_inplace(t, large), TP_ERROR_SHAPE);
  assert_values(t, 0, 1, 2, 0, 1, 2);
  assert_int_equal(tp_tensor_version(t), 1);
  assert_fails(tp_copy_inplace(t, NULL), TP_ERROR_NULL);
  DROP(t, row, swapped, small, large);
}

TEST(a_copy_from_cpu_to_cpu_gives_equal_bytes) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *b;
  assert_ok(tp_to(a, 0, TP_DEVICE_CPU, 0, 0, 1, &b));
  assert_memory_equal(tp_tensor_data(a), tp_tensor_data(b), 48);
  assert_ok(tp_copy_inplace(b, a));
  assert_memory_equal(tp_tensor_data(a), tp_tensor_data(b), 48);
  DROP(a, b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(to_converts_values_into_new_bytes_and_view_dtype_never_does),
      T(to_gives_the_tensor_itself_where_nothing_changes_unless_told),
      T(every_pair_of_dtypes_converts_between_every_pair_of_layouts),
      T(a_conversion_to_f16_rounds_once_to_nearest_even),
      T(every_f16_and_bf16_pattern_survives_f32_and_f64),
      T(a_float_outside_an_integers_range_saturates_and_nan_gives_0),
      T(integers_wrap_and_complex_drops_its_imaginary_part),
      T(bytes_brought_in_as_bool_read_as_true_when_not_0),
      T(copy_inplace_broadcasts_and_checks_shapes),
      T(a_copy_from_cpu_to_cpu_gives_equal_bytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
