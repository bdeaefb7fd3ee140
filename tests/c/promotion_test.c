/* Promotion of dtypes: the whole matrix, lists, numbers, rank 0. */
#include <math.h>

#include "support/tp_test.h"

static tp_dtype_t promote(tp_dtype_t a, tp_dtype_t b) {
  tp_dtype_t out = 0;
  assert_ok(tp_dtype_promote(a, b, &out));
  return out;
}

static int is_signed(tp_dtype_t d) {
  return d >= TP_DTYPE_I8 && d <= TP_DTYPE_I64;
}

static tp_dtype_t signed_of(size_t size) {
  return size == 1   ? TP_DTYPE_I8
         : size == 2 ? TP_DTYPE_I16
         : size == 4 ? TP_DTYPE_I32
         : size == 8 ? TP_DTYPE_I64
                     : TP_DTYPE_F64;
}

/* The rule written out once more, for two different types of one category. */
static tp_dtype_t within_category(tp_dtype_t a, tp_dtype_t b) {
  const size_t wide =
      tp_dtype_size(a) > tp_dtype_size(b) ? tp_dtype_size(a) : tp_dtype_size(b);
  const tp_dtype_t wider = tp_dtype_size(a) > tp_dtype_size(b) ? a : b;
  switch (tp_dtype_kind(a)) {
    case TP_KIND_INTEGER: {
      if (is_signed(a) == is_signed(b)) return wider;
      const tp_dtype_t u = is_signed(a) ? b : a;
      const size_t twice = 2 * tp_dtype_size(u);
      if (tp_dtype_size(u) == 8) return TP_DTYPE_F64;
      return signed_of(twice > wide ? twice : wide);
    }
    case TP_KIND_FLOAT:
      if (wide == 1) return TP_DTYPE_F8_E5M2;
      if (tp_dtype_size(a) == tp_dtype_size(b)) return TP_DTYPE_F32;
      return wider;
    default:
      return wider;
  }
}

TEST(the_whole_matrix_follows_category_then_width) {
  for (tp_dtype_t a = 1; a <= TP_DTYPE_COUNT; ++a) {
    for (tp_dtype_t b = 1; b <= TP_DTYPE_COUNT; ++b) {
      const tp_kind_t ka = tp_dtype_kind(a), kb = tp_dtype_kind(b);
      tp_dtype_t want = a;
      if (a != b) {
        want = ka > kb ? a : ka < kb ? b : within_category(a, b);
        if ((a == TP_DTYPE_C64 && b == TP_DTYPE_F64) ||
            (b == TP_DTYPE_C64 && a == TP_DTYPE_F64)) {
          want = TP_DTYPE_C128; /* holds the parts of the wider real type */
        }
      }
      if (promote(a, b) != want) {
        print_error("%s with %s gives %s\n", tp_dtype_name(a), tp_dtype_name(b),
                    tp_dtype_name(promote(a, b)));
      }
      assert_int_equal(promote(a, b), want);
    }
  }
}

TEST(promotion_is_symmetric_and_idempotent) {
  for (tp_dtype_t a = 1; a <= TP_DTYPE_COUNT; ++a) {
    assert_int_equal(promote(a, a), a);
    for (tp_dtype_t b = 1; b <= TP_DTYPE_COUNT; ++b) {
      assert_int_equal(promote(a, b), promote(b, a));
      assert_int_equal(promote(a, promote(a, b)), promote(a, b));
    }
  }
}

TEST(promotion_is_associative_but_for_u64_beside_a_signed_type) {
  int triples = 0;
  for (tp_dtype_t a = 1; a <= TP_DTYPE_COUNT; ++a) {
    for (tp_dtype_t b = 1; b <= TP_DTYPE_COUNT; ++b) {
      for (tp_dtype_t c = 1; c <= TP_DTYPE_COUNT; ++c) {
        const int u64 =
            a == TP_DTYPE_U64 || b == TP_DTYPE_U64 || c == TP_DTYPE_U64;
        if (u64 && (is_signed(a) || is_signed(b) || is_signed(c))) continue;
        const tp_dtype_t left = promote(promote(a, b), c);
        const tp_dtype_t right = promote(a, promote(b, c));
        if (left != right) {
          print_error("%s %s %s\n", tp_dtype_name(a), tp_dtype_name(b),
                      tp_dtype_name(c));
        }
        assert_int_equal(left, right);
        ++triples;
      }
    }
  }
  assert_true(triples > 4000);
}

TEST(examples_of_promotion) {
  assert_int_equal(promote(TP_DTYPE_I32, TP_DTYPE_F32), TP_DTYPE_F32);
  assert_int_equal(promote(TP_DTYPE_I64, TP_DTYPE_F32), TP_DTYPE_F32);
  assert_int_equal(promote(TP_DTYPE_I64, TP_DTYPE_F16), TP_DTYPE_F16);
  assert_int_equal(promote(TP_DTYPE_I8, TP_DTYPE_I16), TP_DTYPE_I16);
  assert_int_equal(promote(TP_DTYPE_U8, TP_DTYPE_I8), TP_DTYPE_I16);
  assert_int_equal(promote(TP_DTYPE_U32, TP_DTYPE_I32), TP_DTYPE_I64);
  assert_int_equal(promote(TP_DTYPE_U64, TP_DTYPE_I8), TP_DTYPE_F64);
  assert_int_equal(promote(TP_DTYPE_F16, TP_DTYPE_BF16), TP_DTYPE_F32);
  assert_int_equal(promote(TP_DTYPE_BOOL, TP_DTYPE_U8), TP_DTYPE_U8);
  assert_int_equal(promote(TP_DTYPE_BOOL, TP_DTYPE_BOOL), TP_DTYPE_BOOL);
  assert_int_equal(promote(TP_DTYPE_C64, TP_DTYPE_F64), TP_DTYPE_C128);
}

TEST(a_list_is_folded_from_left_to_right) {
  const tp_dtype_t list[] = {TP_DTYPE_BOOL, TP_DTYPE_U8, TP_DTYPE_I8,
                             TP_DTYPE_F16};
  tp_dtype_t out = 0;
  assert_ok(tp_dtype_promote_list(list, 1, &out));
  assert_int_equal(out, TP_DTYPE_BOOL);
  assert_ok(tp_dtype_promote_list(list, 3, &out));
  assert_int_equal(out, TP_DTYPE_I16);
  assert_ok(tp_dtype_promote_list(list, 4, &out));
  assert_int_equal(out, TP_DTYPE_F16);
  assert_fails(tp_dtype_promote_list(list, 0, &out), TP_ERROR_ARGUMENT);
  assert_int_equal(out, 0);
  const tp_dtype_t bad[] = {TP_DTYPE_F32, 0};
  assert_fails(tp_dtype_promote_list(bad, 2, &out), TP_ERROR_ARGUMENT);
  assert_fails(tp_dtype_promote_list(NULL, 2, &out), TP_ERROR_NULL);
  assert_fails(tp_dtype_promote_list(list, 2, NULL), TP_ERROR_NULL);
}

TEST(operators_give_the_promoted_dtype_for_every_real_pair) {
  for (tp_dtype_t a = 1; a <= TP_DTYPE_COUNT; ++a) {
    if (tp_dtype_kind(a) == TP_KIND_COMPLEX) continue;
    for (tp_dtype_t b = 1; b <= TP_DTYPE_COUNT; ++b) {
      if (tp_dtype_kind(b) == TP_KIND_COMPLEX) continue;
      tp_tensor_t *x = tt_full(a, 1, DIMS(2)), *y = tt_full(b, 1, DIMS(2)),
                  *sum, *same;
      assert_ok(tp_add(x, y, &sum));
      const int both_bool = a == TP_DTYPE_BOOL && b == TP_DTYPE_BOOL;
      assert_int_equal(tp_tensor_dtype(sum),
                       both_bool ? TP_DTYPE_I64 : promote(a, b));
      assert_values(sum, 2, 2);
      assert_ok(tp_eq(x, y, &same));
      assert_int_equal(tp_tensor_dtype(same), TP_DTYPE_BOOL);
      assert_values(same, 1, 1);
      DROP(x, y, sum, same);
    }
  }
}

TEST(true_and_true_make_2_as_i64_in_add_sub_and_mul) {
  tp_tensor_t *t = tt_full(TP_DTYPE_BOOL, 1, DIMS(1)), *out;
  assert_ok(tp_add(t, t, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_I64);
  assert_values(out, 2);
  DROP(out);
  assert_ok(tp_sub(t, t, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_I64);
  DROP(out);
  assert_ok(tp_mul(t, t, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_I64);
  DROP(out);
  assert_ok(tp_sum(t, NULL, 0, 0, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_I64);
  DROP(out);
  assert_fails(tp_add_inplace(t, t), TP_ERROR_DTYPE); /* i64 into bool */
  assert_values(t, 1);
  assert_int_equal(tp_tensor_version(t), 0);
  DROP(t);
}

static tp_dtype_t result_of(const tp_tensor_t* a, const tp_tensor_t* b,
                            const tp_scalar_t* s) {
  const tp_tensor_t* tensors[] = {a, b};
  tp_dtype_t out = 0;
  assert_ok(tp_result_dtype(tensors, a ? (b ? 2 : 1) : 0, &s, s ? 1 : 0, &out));
  return out;
}

TEST(rank_0_and_numbers_count_only_above_the_others_category) {
  tp_tensor_t *i8 = tt_zeros(TP_DTYPE_I8, DIMS(2)),
              *f16 = tt_zeros(TP_DTYPE_F16, DIMS(2)),
              *b = tt_zeros(TP_DTYPE_BOOL, DIMS(2)),
              *i64_0 = tt_zeros(TP_DTYPE_I64, NULL, 0),
              *f64_0 = tt_zeros(TP_DTYPE_F64, NULL, 0),
              *i8_0 = tt_zeros(TP_DTYPE_I8, NULL, 0);
  assert_int_equal(result_of(i8, i64_0, NULL), TP_DTYPE_I8);
  assert_int_equal(result_of(i64_0, i8, NULL), TP_DTYPE_I8);
  assert_int_equal(result_of(i8, f64_0, NULL), TP_DTYPE_F64);
  assert_int_equal(result_of(f16, f64_0, NULL), TP_DTYPE_F16);
  assert_int_equal(result_of(i8_0, i64_0, NULL), TP_DTYPE_I64);
  assert_int_equal(result_of(i8, NULL, I64(1000)), TP_DTYPE_I8);
  assert_int_equal(result_of(i8, NULL, F64(1)), TP_DTYPE_F32);
  assert_int_equal(result_of(f16, NULL, F64(1)), TP_DTYPE_F16);
  assert_int_equal(result_of(f16, NULL, I64(1)), TP_DTYPE_F16);
  assert_int_equal(result_of(b, NULL, I64(1)), TP_DTYPE_I64);
  assert_int_equal(result_of(b, NULL, BOOL(1)), TP_DTYPE_BOOL);
  assert_int_equal(result_of(i64_0, NULL, F64(1)), TP_DTYPE_F32);
  assert_int_equal(result_of(NULL, NULL, F64(1)), TP_DTYPE_F32);
  assert_int_equal(result_of(f16, NULL, C128(1, 1)), TP_DTYPE_C64);
  tp_dtype_t out = 7;
  assert_fails(tp_result_dtype(NULL, 0, NULL, 0, &out), TP_ERROR_ARGUMENT);
  assert_int_equal(out, 0);
  DROP(i8, f16, b, i64_0, f64_0, i8_0);
}

TEST(operators_with_numbers_give_the_result_dtype) {
  tp_tensor_t *i8 = tt_full(TP_DTYPE_I8, 100, DIMS(2)), *out,
              *b = tt_full(TP_DTYPE_BOOL, 1, DIMS(2));
  assert_ok(tp_add_scalar(i8, I64(100), &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_I8);
  assert_all(out, -56); /* integers wrap */
  DROP(out);
  assert_ok(tp_mul_scalar(i8, F64(0.5), &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_all(out, 50);
  DROP(out);
  assert_ok(tp_add_scalar(b, I64(1), &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_I64);
  DROP(out);
  assert_ok(tp_add_scalar(b, BOOL(1), &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_I64);
  assert_all(out, 2);
  DROP(i8, b, out);
}

TEST(comparisons_of_u64_with_signed_are_exact_and_sums_are_f64) {
  const uint64_t u[] = {UINT64_C(9223372036854775808),
                        UINT64_C(1311768467294899695),
                        UINT64_C(1400000002000000600), 5, UINT64_MAX};
  const int64_t i[] = {INT64_MAX, 1311768467294899680, 1, 5, -1};
  tp_tensor_t *x = tt_new(TP_DTYPE_U64, u, DIMS(5)),
              *y = tt_new(TP_DTYPE_I64, i, DIMS(5)), *same, *sum;
  assert_ok(tp_eq(x, y, &same));
  assert_values(same, 0, 0, 0, 1, 0);
  DROP(same);
  assert_ok(tp_eq(y, x, &same));
  assert_values(same, 0, 0, 0, 1, 0);
  assert_ok(tp_add(x, y, &sum));
  assert_int_equal(tp_tensor_dtype(sum), TP_DTYPE_F64);
  assert_true(tt_number(sum, 2) == 1400000002000000600.0 + 1.0);
  DROP(x, y, same, sum);
}

TEST(operands_of_small_floats_meet_in_the_small_type_whatever_the_destination) {
  /* 2049 and 70000 are no f16: the first rounds to 2048, the second is inf. */
  const int32_t i[] = {2049, 70000, -70000, 3};
  tp_tensor_t *ints = tt_new(TP_DTYPE_I32, i, DIMS(4)),
              *halves = tt_full(TP_DTYPE_F16, 1, DIMS(4)), *wide, *sum,
              *stepped;
  assert_ok(tp_add(ints, halves, &sum));
  assert_int_equal(tp_tensor_dtype(sum), TP_DTYPE_F16);
  assert_values(sum, 2048, INFINITY, -INFINITY, 4);
  assert_ok(tp_add(halves, ints, &stepped));
  assert_same_values(stepped, sum);
  /* A wider destination sees the result of the operator, not of its parts. */
  wide = tt_zeros(TP_DTYPE_F32, DIMS(4));
  assert_ok(tp_add_out(ints, halves, wide));
  assert_values(wide, 2048, INFINITY, -INFINITY, 4);
  assert_ok(tp_mul_inplace(halves, ints));
  assert_values(halves, 2048, INFINITY, -INFINITY, 3);
  DROP(ints, halves, sum, wide, stepped);

  tp_tensor_t *third = tt_full(TP_DTYPE_BF16, 1.0 / 3, DIMS(600)),
              *three = tt_full(TP_DTYPE_BF16, 7, DIMS(600)), *product, *out;
  assert_ok(tp_mul(third, three, &product));
  out = tt_zeros(TP_DTYPE_F64, DIMS(600));
  assert_ok(tp_mul_out(third, three, out));
  assert_all(out, tt_number(product, 0));
  DROP(product);
  /* Numbers have no width that somebody chose: they do not round first. */
  assert_ok(tp_add_scalar(third, F64(-1.0 / 3), &product));
  assert_true(tt_number(product, 0) != 0);
  DROP(third, three, product, out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(the_whole_matrix_follows_category_then_width),
      T(promotion_is_symmetric_and_idempotent),
      T(promotion_is_associative_but_for_u64_beside_a_signed_type),
      T(examples_of_promotion),
      T(a_list_is_folded_from_left_to_right),
      T(operators_give_the_promoted_dtype_for_every_real_pair),
      T(true_and_true_make_2_as_i64_in_add_sub_and_mul),
      T(rank_0_and_numbers_count_only_above_the_others_category),
      T(operators_with_numbers_give_the_result_dtype),
      T(comparisons_of_u64_with_signed_are_exact_and_sums_are_f64),
      T(operands_of_small_floats_meet_in_the_small_type_whatever_the_destination),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
