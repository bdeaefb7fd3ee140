/* Comparisons, maximum, minimum and where. */
#include <math.h>

#include "support/tp_test.h"

typedef tp_status_t (*Binary)(const tp_tensor_t*, const tp_tensor_t*,
                              tp_tensor_t**);
typedef tp_status_t (*BinaryScalar)(const tp_tensor_t*, const tp_scalar_t*,
                                    tp_tensor_t**);

/* What holds for a below b, a equal to b, a above b. */
static const struct {
  Binary call;
  BinaryScalar scalar;
  int below, equal, above;
} kComparisons[] = {
    {tp_eq, tp_eq_scalar, 0, 1, 0}, {tp_ne, tp_ne_scalar, 1, 0, 1},
    {tp_lt, tp_lt_scalar, 1, 0, 0}, {tp_le, tp_le_scalar, 1, 1, 0},
    {tp_gt, tp_gt_scalar, 0, 0, 1}, {tp_ge, tp_ge_scalar, 0, 1, 1},
};

static const tp_dtype_t kIntegers[] = {TP_DTYPE_U8,  TP_DTYPE_U16, TP_DTYPE_U32,
                                       TP_DTYPE_U64, TP_DTYPE_I8,  TP_DTYPE_I16,
                                       TP_DTYPE_I32, TP_DTYPE_I64};

static int is_signed(tp_dtype_t dtype) { return dtype >= TP_DTYPE_I8; }
static int bits(tp_dtype_t dtype) { return 8 * (int)tp_dtype_size(dtype); }

/* The ends of a dtype and what lies around 0. Unsigned ones by their bits. */
static size_t edges(tp_dtype_t dtype, int64_t* out) {
  size_t n = 0;
  out[n++] = 0;
  out[n++] = 1;
  if (is_signed(dtype)) {
    out[n++] = -1;
    out[n++] = (int64_t)(UINT64_C(1) << (bits(dtype) - 1)) |
               (bits(dtype) == 64 ? 0 : -(INT64_C(1) << (bits(dtype) - 1)));
    out[n++] = (int64_t)((UINT64_C(1) << (bits(dtype) - 1)) - 1);
  } else {
    out[n++] = (int64_t)(UINT64_C(1) << (bits(dtype) - 1));
    out[n++] = bits(dtype) == 64 ? -1 : (INT64_C(1) << bits(dtype)) - 1;
  }
  return n;
}

/* -1, 0 or 1 for a below, equal to, above b. */
static int order(tp_dtype_t da, int64_t a, tp_dtype_t db, int64_t b) {
  const int a_negative = is_signed(da) && a < 0;
  const int b_negative = is_signed(db) && b < 0;
  if (a_negative != b_negative) return a_negative ? -1 : 1;
  if (a_negative) return a < b ? -1 : a > b;
  return (uint64_t)a < (uint64_t)b ? -1 : (uint64_t)a > (uint64_t)b;
}

static tp_tensor_t* integers(tp_dtype_t dtype, const int64_t* values,
                             size_t n) {
  tp_tensor_t* tensor = tt_empty(dtype, DIMS((int64_t)n));
  for (size_t i = 0; i < n; ++i) {
    assert_ok(
        tp_tensor_set(tensor, DIMS((int64_t)i),
                      dtype == TP_DTYPE_U64 ? U64(values[i]) : I64(values[i])));
  }
  return tensor;
}

static int expected(size_t comparison, int found) {
  return found < 0    ? kComparisons[comparison].below
         : found == 0 ? kComparisons[comparison].equal
                      : kComparisons[comparison].above;
}

TEST(integers_of_any_two_dtypes_compare_exactly) {
  for (size_t p = 0; p < TT_COUNT(kIntegers); ++p) {
    for (size_t q = 0; q < TT_COUNT(kIntegers); ++q) {
      int64_t a[8], b[8];
      const size_t n = edges(kIntegers[p], a), m = edges(kIntegers[q], b);
      tp_tensor_t *x = integers(kIntegers[p], a, n), *column,
                  *y = integers(kIntegers[q], b, m), *out;
      assert_ok(tp_unsqueeze(x, 1, &column));
      for (size_t c = 0; c < TT_COUNT(kComparisons); ++c) {
        assert_ok(kComparisons[c].call(column, y, &out));
        assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_BOOL);
        for (size_t i = 0; i < n * m; ++i) {
          assert_int_equal(tt_number(out, (int64_t)i),
                           expected(c, order(kIntegers[p], a[i / m],
                                             kIntegers[q], b[i % m])));
        }
        DROP(out);
      }
      DROP(x, y, column);
    }
  }
}

TEST(numbers_that_a_dtype_does_not_hold_compare_as_what_they_are) {
  for (size_t p = 0; p < TT_COUNT(kIntegers); ++p) {
    const int64_t numbers[] = {0, -1, 255, -129, 1 << 20, INT64_MAX, INT64_MIN};
    int64_t a[8];
    const size_t n = edges(kIntegers[p], a);
    tp_tensor_t *x = integers(kIntegers[p], a, n), *out;
    for (size_t c = 0; c < TT_COUNT(kComparisons); ++c) {
      for (size_t k = 0; k < TT_COUNT(numbers); ++k) {
        assert_ok(kComparisons[c].scalar(x, I64(numbers[k]), &out));
        for (size_t i = 0; i < n; ++i) {
          assert_int_equal(
              tt_number(out, (int64_t)i),
              expected(c, order(kIntegers[p], a[i], TP_DTYPE_I64, numbers[k])));
        }
        DROP(out);
      }
      assert_ok(kComparisons[c].scalar(x, U64(UINT64_MAX), &out));
      for (size_t i = 0; i < n; ++i) {
        assert_int_equal(
            tt_number(out, (int64_t)i),
            expected(c, order(kIntegers[p], a[i], TP_DTYPE_U64, -1)));
      }
      DROP(out);
    }
    DROP(x);
  }
}

TEST(operands_meet_in_a_small_float_before_they_are_compared) {
  /* In f16 the numbers are inf, -inf, 2048 and 1. */
  const double numbers[] = {70000, -70000, 2049, 1};
  const double others[] = {INFINITY, -INFINITY, 2048, 1};
  static const tp_dtype_t dtypes[] = {TP_DTYPE_I32, TP_DTYPE_F32};
  tp_tensor_t* b = tt_from(TP_DTYPE_F16, others, DIMS(4));
  for (size_t i = 0; i < TT_COUNT(dtypes); ++i) {
    /* A tensor of f32 meets f16 there only without dimensions. */
    for (int64_t k = 0; k < 4; ++k) {
      tp_tensor_t* a = dtypes[i] == TP_DTYPE_I32
                           ? tt_from(TP_DTYPE_I32, &numbers[k], DIMS(1))
                           : tt_from(TP_DTYPE_F32, &numbers[k], NULL, 0);
      tp_tensor_t *equal, *less, *other;
      assert_ok(tp_narrow(b, 0, k, 1, &other));
      assert_ok(tp_eq(a, other, &equal));
      assert_all(equal, 1);
      assert_ok(tp_lt(a, other, &less));
      assert_all(less, 0);
      tp_tensor_t* stored = tt_zeros(TP_DTYPE_F32, DIMS(1));
      assert_ok(tp_ge_out(other, a, stored));
      assert_all(stored, 1);
      DROP(a, equal, less, other, stored);
    }
  }
  DROP(b);
}

TEST(nan_is_unequal_and_in_no_order) {
  const tp_dtype_t floats[] = {TP_DTYPE_F16, TP_DTYPE_BF16, TP_DTYPE_F32,
                               TP_DTYPE_F64, TP_DTYPE_F8_E5M2};
  for (size_t d = 0; d < TT_COUNT(floats); ++d) {
    const double a[] = {NAN, 1, NAN}, b[] = {1, NAN, NAN};
    tp_tensor_t *x = tt_from(floats[d], a, DIMS(3)),
                *y = tt_from(floats[d], b, DIMS(3)), *out;
    for (size_t c = 0; c < TT_COUNT(kComparisons); ++c) {
      assert_ok(kComparisons[c].call(x, y, &out));
      assert_all(out, kComparisons[c].call == tp_ne);
      DROP(out);
    }
    DROP(x, y);
  }
}

TEST(zeros_of_both_signs_are_equal) {
  tp_tensor_t *x = tt_full(TP_DTYPE_F32, -0.0, DIMS(20)),
              *y = tt_zeros(TP_DTYPE_F32, DIMS(20)), *out;
  for (size_t c = 0; c < TT_COUNT(kComparisons); ++c) {
    assert_ok(kComparisons[c].call(x, y, &out));
    assert_all(out, kComparisons[c].equal);
    DROP(out);
  }
  DROP(x, y);
}

TEST(complex_numbers_are_equal_or_not_but_have_no_order) {
  tp_tensor_t *x = tt_zeros(TP_DTYPE_C64, DIMS(2)), *out = NULL;
  assert_ok(tp_tensor_set(x, DIMS(1), C128(0, 1)));
  assert_ok(tp_eq_scalar(x, C128(0, 1), &out));
  assert_values(out, 0, 1);
  DROP(out);
  assert_ok(tp_ne_scalar(x, C128(0, 1), &out));
  assert_values(out, 1, 0);
  DROP(out);
  const Binary ordered[] = {tp_lt, tp_le, tp_gt, tp_ge, tp_maximum, tp_minimum};
  for (size_t i = 0; i < TT_COUNT(ordered); ++i) {
    assert_fails(ordered[i](x, x, &out), TP_ERROR_DTYPE);
    assert_error_says("c64");
    assert_null(out);
  }
  DROP(x);
}

TEST(a_comparison_in_place_keeps_the_dtype_of_its_target) {
  tp_tensor_t* x = tt_from(TP_DTYPE_F32, (double[]){1, 2, 3}, DIMS(3));
  assert_ok(tp_gt_scalar_inplace(x, F64(1.5)));
  assert_int_equal(tp_tensor_dtype(x), TP_DTYPE_F32);
  assert_values(x, 0, 1, 1);
  assert_int_equal(tp_tensor_version(x), 1);
  DROP(x);
}

TEST(the_larger_and_the_smaller_are_right_in_every_real_dtype) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    if (tp_dtype_kind(d) == TP_KIND_COMPLEX) continue;
    const int narrow = d == TP_DTYPE_BOOL;
    tp_tensor_t *x = tt_from(d, (double[]){0, 1, 3, 1}, DIMS(4)),
                *y = tt_from(d, (double[]){1, 0, 1, 4}, DIMS(4)), *out;
    assert_ok(tp_maximum(x, y, &out));
    assert_int_equal(tp_tensor_dtype(out), d);
    assert_values(out, 1, 1, narrow ? 1 : 3, narrow ? 1 : 4);
    DROP(out);
    assert_ok(tp_minimum(x, y, &out));
    assert_values(out, 0, 0, 1, 1);
    DROP(x, y, out);
  }
}

TEST(nan_wins_in_maximum_and_minimum_on_either_side_at_every_length) {
  const tp_dtype_t floats[] = {TP_DTYPE_F16, TP_DTYPE_BF16, TP_DTYPE_F32,
                               TP_DTYPE_F64};
  const Binary calls[] = {tp_maximum, tp_minimum};
  for (size_t d = 0; d < TT_COUNT(floats); ++d) {
    for (int64_t n = 1; n <= 67; n += d < 2 ? 9 : 1) {
      for (size_t c = 0; c < 2; ++c) {
        tp_tensor_t *x = tt_full(floats[d], NAN, DIMS(n)),
                    *y = tt_full(floats[d], 1, DIMS(n)), *out;
        assert_ok(calls[c](x, y, &out));
        assert_all(out, NAN);
        DROP(out);
        assert_ok(calls[c](y, x, &out));
        assert_all(out, NAN);
        DROP(x, y, out);
      }
    }
  }
}

TEST(where_takes_bits_as_they_are_in_every_dtype_and_length) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    for (int64_t n = 1; n <= 67; n += 11) {
      tp_tensor_t *count = tt_arange(TP_DTYPE_I64, DIMS(n)), *odd, *a, *b, *out;
      assert_ok(tp_bitwise_and_scalar(count, I64(1), &odd));
      odd = tt_as(odd, TP_DTYPE_BOOL);
      a = tt_full(d, 1, DIMS(n));
      b = tt_zeros(d, DIMS(n));
      assert_ok(tp_where(odd, a, b, &out));
      assert_int_equal(tp_tensor_dtype(out), d);
      for (int64_t i = 0; i < n; ++i)
        assert_int_equal(tt_number(out, i), i & 1);
      DROP(count, odd, a, b, out);
    }
  }
  /* A signalling pattern survives. */
  const uint32_t bits = 0x7fa00001;
  tp_tensor_t *x = tt_new(TP_DTYPE_F32, &bits, DIMS(1)),
              *yes = tt_full(TP_DTYPE_BOOL, 1, DIMS(1)), *out;
  assert_ok(tp_where(yes, x, x, &out));
  assert_memory_equal(tp_tensor_data(out), &bits, sizeof bits);
  DROP(x, yes, out);
}

TEST(where_broadcasts_and_promotes_what_it_chooses_from) {
  tp_tensor_t *condition = tt_from(TP_DTYPE_BOOL, (double[]){1, 0}, DIMS(2, 1)),
              *a = tt_from(TP_DTYPE_I32, (double[]){1, 2, 3}, DIMS(3)), *half,
              *out = NULL;
  assert_ok(tp_scalar_tensor(F64(0.5), TP_DTYPE_F32, 0, 0, &half));
  assert_ok(tp_where(condition, a, half, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_sizes(out, 2, 3);
  assert_values(out, 1, 2, 3, 0.5, 0.5, 0.5);
  assert_string_equal(tp_debug_last_kernel(), "where/f32/rows+convert");
  DROP(out);
  tp_tensor_t* integers = tt_zeros(TP_DTYPE_I32, DIMS(2, 3));
  assert_fails(tp_where_out(condition, a, half, integers), TP_ERROR_DTYPE);
  assert_fails(tp_where(a, a, half, &out), TP_ERROR_DTYPE);
  assert_error_says("i32, not bool");
  tp_tensor_t* short_one = tt_zeros(TP_DTYPE_BOOL, DIMS(2));
  assert_fails(tp_where(short_one, a, a, &out), TP_ERROR_SHAPE);
  DROP(condition, a, half, integers, short_one);
}

TEST(where_may_write_one_of_its_operands_but_no_part_of_it) {
  tp_tensor_t *condition = tt_from(TP_DTYPE_BOOL, (double[]){1, 0, 1}, DIMS(3)),
              *a = tt_from(TP_DTYPE_F32, (double[]){1, 2, 3, 4}, DIMS(4)),
              *first, *last, *zero = tt_zeros(TP_DTYPE_F32, DIMS(3));
  assert_ok(tp_narrow(a, 0, 0, 3, &first));
  assert_ok(tp_narrow(a, 0, 1, 3, &last));
  assert_fails(tp_where_out(condition, first, zero, last), TP_ERROR_OVERLAP);
  assert_ok(tp_where_out(condition, first, zero, first));
  assert_values(a, 1, 0, 3, 4);
  DROP(condition, a, first, last, zero);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(integers_of_any_two_dtypes_compare_exactly),
      T(numbers_that_a_dtype_does_not_hold_compare_as_what_they_are),
      T(operands_meet_in_a_small_float_before_they_are_compared),
      T(nan_is_unequal_and_in_no_order),
      T(zeros_of_both_signs_are_equal),
      T(complex_numbers_are_equal_or_not_but_have_no_order),
      T(a_comparison_in_place_keeps_the_dtype_of_its_target),
      T(the_larger_and_the_smaller_are_right_in_every_real_dtype),
      T(nan_wins_in_maximum_and_minimum_on_either_side_at_every_length),
      T(where_takes_bits_as_they_are_in_every_dtype_and_length),
      T(where_broadcasts_and_promotes_what_it_chooses_from),
      T(where_may_write_one_of_its_operands_but_no_part_of_it),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
