/* Matrix products, index_select and repeat. */
#include <math.h>

#include "support/tp_test.h"

/* Element of a product computed term by term in double. */
static void assert_product(const tp_tensor_t* a, const tp_tensor_t* b,
                           const tp_tensor_t* out) {
  const int64_t m = tp_tensor_size(a, 0), k = tp_tensor_size(a, 1),
                n = tp_tensor_size(b, 1);
  assert_sizes(out, m, n);
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n; ++j) {
      double want = 0;
      for (int64_t t = 0; t < k; ++t) {
        want += tt_number(a, i * k + t) * tt_number(b, t * n + j);
      }
      assert_true(tt_number(out, i * n + j) == want);
    }
  }
}

static tp_tensor_t* small_numbers(tp_dtype_t dtype, int64_t rows,
                                  int64_t columns) {
  double values[64 * 64];
  for (int64_t i = 0; i < rows * columns; ++i) {
    values[i] = (double)(i * 7 % 5) - (tp_dtype_kind(dtype) == TP_KIND_FLOAT);
  }
  return tt_from(dtype, values, LIST(rows, columns), 2);
}

TEST(a_product_is_exact_in_every_dtype_and_size) {
  const int64_t sizes[][3] = {{1, 1, 1},   {2, 3, 4},  {5, 1, 7},  {8, 8, 8},
                              {17, 33, 9}, {1, 64, 1}, {3, 16, 31}};
  for (tp_dtype_t d = 2; d <= TP_DTYPE_F64; ++d) {
    for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
      tp_tensor_t *a = small_numbers(d, sizes[s][0], sizes[s][1]),
                  *b = small_numbers(d, sizes[s][1], sizes[s][2]), *out;
      assert_ok(tp_matmul(a, b, &out));
      assert_int_equal(tp_tensor_dtype(out), d);
      if (d != TP_DTYPE_I8 && d != TP_DTYPE_U8) assert_product(a, b, out);
      DROP(a, b, out);
    }
  }
}

TEST(every_layout_of_the_operands_gives_the_same_product) {
  tp_tensor_t *a = small_numbers(TP_DTYPE_F32, 6, 5),
              *b = small_numbers(TP_DTYPE_F32, 5, 7), *want, *out;
  assert_ok(tp_matmul(a, b, &want));
  tp_tensor_t *at, *bt, *ac, *bc, *bf, *bff, *wide, *cut;
  assert_ok(tp_t(a, &at));
  assert_ok(tp_contiguous(at, 0, &ac));
  DROP(at);
  assert_ok(tp_t(ac, &at)); /* column-major a */
  assert_ok(tp_t(b, &bt));
  assert_ok(tp_contiguous(bt, 0, &bc));
  DROP(bt);
  assert_ok(tp_t(bc, &bt));
  assert_ok(tp_flip(b, DIMS(0, 1), &bf));
  assert_ok(tp_contiguous(bf, 0, &bff));
  DROP(bf);
  assert_ok(tp_flip(bff, DIMS(0, 1), &bf)); /* reversed strides */
  wide = tt_zeros(TP_DTYPE_F32, DIMS(6, 11));
  assert_ok(tp_slice(wide, 1, 1, 11, 2, &cut));
  assert_ok(tp_copy_inplace(cut, a));
  tp_tensor_t *lefts[] = {a, at, cut}, *rights[] = {b, bt, bf};
  for (int i = 0; i < 3; ++i) {
    for (int k = 0; k < 3; ++k) {
      assert_ok(tp_matmul(lefts[i], rights[k], &out));
      assert_same_values(out, want);
      DROP(out);
    }
  }
  DROP(a, b, want, at, bt, ac, bc, bf, bff, wide, cut);
}

TEST(vectors_and_batches_follow_the_rank_rules) {
  tp_tensor_t *v = tt_arange(TP_DTYPE_F32, DIMS(3)),
              *m = tt_arange(TP_DTYPE_F32, DIMS(2, 3)),
              *t = tt_arange(TP_DTYPE_F32, DIMS(4, 1, 2, 3)),
              *u = tt_arange(TP_DTYPE_F32, DIMS(5, 3, 2)), *out;
  assert_ok(tp_matmul(v, v, &out));
  assert_int_equal(tp_tensor_rank(out), 0);
  assert_values(out, 5);
  DROP(out);
  assert_ok(tp_matmul(m, v, &out));
  assert_values(out, 5, 14);
  DROP(out);
  tp_tensor_t* mt = NULL;
  assert_ok(tp_t(m, &mt));
  assert_ok(tp_matmul(v, mt, &out));
  assert_values(out, 5, 14);
  DROP(out);
  assert_ok(tp_matmul(t, u, &out));
  assert_sizes(out, 4, 5, 2, 2);
  /* batch (1, 2): rows 6..8 and 9..11 by columns of 12..17 */
  const int64_t at = (1 * 5 + 2) * 4;
  assert_true(tt_number(out, at) == 6 * 12 + 7 * 14 + 8 * 16);
  assert_true(tt_number(out, at + 3) == 9 * 13 + 10 * 15 + 11 * 17);
  DROP(out);
  assert_ok(tp_matmul(t, v, &out));
  assert_sizes(out, 4, 1, 2);
  DROP(v, m, mt, t, u, out);
}

TEST(a_product_over_nothing_is_0) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2, 0)),
              *b = tt_zeros(TP_DTYPE_F32, DIMS(0, 3)),
              *c = tt_zeros(TP_DTYPE_F32, DIMS(3, 0)), *out;
  assert_ok(tp_matmul(a, b, &out));
  assert_sizes(out, 2, 3);
  assert_all(out, 0);
  DROP(out);
  assert_ok(tp_matmul(b, c, &out));
  assert_sizes(out, 0, 0);
  DROP(a, b, c, out);
}

TEST(operands_that_do_not_fit_are_refused_with_both_shapes) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2, 3)), *out = (tp_tensor_t*)1,
              *i = tt_zeros(TP_DTYPE_I32, DIMS(3, 2)),
              *b = tt_zeros(TP_DTYPE_BOOL, DIMS(2, 2)),
              *s = tt_zeros(TP_DTYPE_F32, NULL, 0);
  assert_fails(tp_matmul(a, a, &out), TP_ERROR_SHAPE);
  assert_null(out);
  assert_error_says("(2, 3)");
  assert_fails(tp_matmul(a, i, &out), TP_ERROR_DTYPE);
  assert_error_says("f32");
  assert_error_says("i32");
  assert_refused(tp_matmul(b, b, &out));
  assert_refused(tp_matmul(s, a, &out));
  assert_null(out);
  DROP(a, i, b, s);
}

TEST(matmul_into_a_tensor_checks_sizes_dtype_and_overlap) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 2)), *eye, *wide, *cut,
              *wrong = tt_zeros(TP_DTYPE_F32, DIMS(3, 2)),
              *f64 = tt_zeros(TP_DTYPE_F64, DIMS(2, 2));
  assert_ok(tp_eye(2, 2, TP_DTYPE_F32, 0, 0, &eye));
  wide = tt_full(TP_DTYPE_F32, -1, DIMS(2, 4));
  assert_ok(tp_slice(wide, 1, 0, 4, 2, &cut));
  assert_ok(tp_matmul_out(a, eye, cut));
  assert_values(wide, 0, -1, 1, -1, 2, -1, 3, -1);
  assert_fails(tp_matmul_out(a, eye, wrong), TP_ERROR_SHAPE);
  assert_fails(tp_matmul_out(a, eye, f64), TP_ERROR_DTYPE);
  assert_fails(tp_matmul_out(a, eye, a), TP_ERROR_OVERLAP);
  assert_fails(tp_matmul_out(a, eye, eye), TP_ERROR_OVERLAP);
  assert_values(a, 0, 1, 2, 3);
  DROP(a, eye, wide, cut, wrong, f64);
}

TEST(half_products_accumulate_wider_and_integers_wrap) {
  tp_tensor_t *h = tt_full(TP_DTYPE_F16, 1, DIMS(1, 4000)), *ht, *out,
              *i = tt_full(TP_DTYPE_I8, 100, DIMS(1, 2)), *it;
  assert_ok(tp_t(h, &ht));
  assert_ok(tp_matmul(h, ht, &out));
  assert_values(out, 4000); /* counting in f16 stops at 2048 */
  DROP(out);
  assert_ok(tp_t(i, &it));
  assert_ok(tp_matmul(i, it, &out));
  assert_values(out, 32); /* 20000 modulo 256 */
  DROP(h, ht, out, i, it);
}

TEST(index_select_copies_the_chosen_indices) {
  for (tp_dtype_t d = 1; d <= TP_DTYPE_COUNT; ++d) {
    tp_tensor_t *a = tt_arange(d, DIMS(3, 4)), *out, *t, *row,
                *index = tt_new(TP_DTYPE_I64, LIST(2, 0, 2), DIMS(3)),
                *small = tt_new(TP_DTYPE_I32, (int32_t[]){3}, NULL, 0);
    assert_ok(tp_index_select(a, 0, index, &out));
    assert_sizes(out, 3, 4);
    assert_int_equal(tp_tensor_dtype(out), d);
    for (int i = 0; i < 12; ++i) {
      const int from = (i / 4 == 1 ? 0 : 8) + i % 4;
      assert_true(tt_number(out, i) == tt_number(a, from));
    }
    DROP(out);
    assert_ok(tp_t(a, &t));
    assert_ok(tp_index_select(t, -1, index, &out));
    assert_sizes(out, 4, 3);
    assert_true(tt_number(out, 3) == tt_number(a, 9));
    DROP(out);
    assert_ok(tp_index_select(a, 1, small, &out));
    assert_sizes(out, 3, 1);
    assert_ok(tp_select(a, 1, 3, &row));
    for (int i = 0; i < 3; ++i) {
      assert_true(tt_number(out, i) == tt_number(row, i));
    }
    DROP(a, out, t, row, index, small);
  }
}

TEST(an_index_outside_is_refused_before_anything_is_written) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(10)),
              *out = tt_full(TP_DTYPE_F32, -1, DIMS(3)), *got = NULL,
              *empty = tt_zeros(TP_DTYPE_F32, DIMS(10, 0));
  const int64_t wrong[] = {-11, 10, -10, -1, INT64_MAX, INT64_MIN};
  for (size_t i = 0; i < TT_COUNT(wrong); ++i) {
    tp_tensor_t* index = tt_new(TP_DTYPE_I64, LIST(1, 3, wrong[i]), DIMS(3));
    assert_fails(tp_index_select(a, 0, index, &got), TP_ERROR_RANGE);
    assert_null(got);
    assert_fails(tp_index_select_out(a, 0, index, out), TP_ERROR_RANGE);
    assert_fails(tp_index_select(empty, 0, index, &got), TP_ERROR_RANGE);
    DROP(index);
  }
  tp_tensor_t* index = tt_new(TP_DTYPE_I64, LIST(1, 3, 17), DIMS(3));
  assert_fails(tp_index_select(a, 0, index, &got), TP_ERROR_RANGE);
  assert_error_says("17");
  assert_error_says("10");
  assert_error_says("0");
  DROP(index);
  assert_all(out, -1);
  assert_int_equal(tp_tensor_version(out), 0);
  index = tt_new(TP_DTYPE_I64, LIST(1, 3, 9), DIMS(3));
  assert_ok(tp_index_select_out(a, 0, index, out));
  assert_values(out, 1, 3, 9);
  DROP(a, out, empty, index);
}

TEST(an_index_must_be_an_integer_list_and_an_output_must_not_overlap) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(4)), *got = NULL, *part,
              *f = tt_zeros(TP_DTYPE_F32, DIMS(2)),
              *u = tt_zeros(TP_DTYPE_U8, DIMS(2)),
              *m = tt_zeros(TP_DTYPE_I64, DIMS(2, 2)),
              *index = tt_new(TP_DTYPE_I64, LIST(1, 0), DIMS(2)), *ints, *head;
  assert_fails(tp_index_select(a, 0, f, &got), TP_ERROR_DTYPE);
  assert_fails(tp_index_select(a, 0, u, &got), TP_ERROR_DTYPE);
  assert_fails(tp_index_select(a, 0, m, &got), TP_ERROR_SHAPE);
  assert_fails(tp_index_select(a, 1, index, &got), TP_ERROR_RANGE);
  assert_ok(tp_narrow(a, 0, 2, 2, &part));
  assert_fails(tp_index_select_out(a, 0, index, part), TP_ERROR_OVERLAP);
  ints = tt_arange(TP_DTYPE_I64, DIMS(4));
  assert_ok(tp_narrow(index, 0, 0, 2, &head));
  assert_fails(tp_index_select_out(ints, 0, index, head), TP_ERROR_OVERLAP);
  assert_fails(tp_index_select_out(a, 0, index, a), TP_ERROR_SHAPE);
  assert_fails(tp_index_select_out(ints, 0, index, f), TP_ERROR_DTYPE);
  assert_values(a, 0, 1, 2, 3);
  DROP(a, part, f, u, m, index, ints, head);
}

TEST(taking_from_an_empty_dimension_is_an_error_and_taking_nothing_is_not) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(0, 3)), *out = NULL,
              *one = tt_new(TP_DTYPE_I64, LIST(0), DIMS(1)),
              *none = tt_zeros(TP_DTYPE_I64, DIMS(0)),
              *two = tt_new(TP_DTYPE_I64, LIST(2), DIMS(1));
  assert_fails(tp_index_select(a, 0, one, &out), TP_ERROR_RANGE);
  assert_ok(tp_index_select(a, 0, none, &out));
  assert_sizes(out, 0, 3);
  DROP(out);
  assert_ok(tp_index_select(a, 1, two, &out));
  assert_sizes(out, 0, 1);
  DROP(a, out, one, none, two);
}

TEST(repeat_copies_side_by_side) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_I16, DIMS(2, 2)), *r, *t;
  assert_ok(tp_repeat(a, DIMS(1, 2), &r));
  assert_values(r, 0, 1, 0, 1, 2, 3, 2, 3);
  DROP(r);
  assert_ok(tp_t(a, &t));
  assert_ok(tp_repeat(t, DIMS(2, 1, 2), &r));
  assert_sizes(r, 2, 2, 4);
  assert_values(r, 0, 2, 0, 2, 1, 3, 1, 3, 0, 2, 0, 2, 1, 3, 1, 3);
  assert_int_equal(tp_storage_same(tp_tensor_storage(r), tp_tensor_storage(a)),
                   0);
  DROP(r);
  assert_ok(tp_repeat(a, DIMS(0, 3), &r));
  assert_sizes(r, 0, 6);
  DROP(r);
  assert_refused(tp_repeat(a, DIMS(2), &r));
  assert_refused(tp_repeat(a, DIMS(2, -1), &r));
  assert_fails(tp_repeat(a, DIMS(INT64_MAX, 2), &r), TP_ERROR_OVERFLOW);
  assert_null(r);
  DROP(a, t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_product_is_exact_in_every_dtype_and_size),
      T(every_layout_of_the_operands_gives_the_same_product),
      T(vectors_and_batches_follow_the_rank_rules),
      T(a_product_over_nothing_is_0),
      T(operands_that_do_not_fit_are_refused_with_both_shapes),
      T(matmul_into_a_tensor_checks_sizes_dtype_and_overlap),
      T(half_products_accumulate_wider_and_integers_wrap),
      T(index_select_copies_the_chosen_indices),
      T(an_index_outside_is_refused_before_anything_is_written),
      T(an_index_must_be_an_integer_list_and_an_output_must_not_overlap),
      T(taking_from_an_empty_dimension_is_an_error_and_taking_nothing_is_not),
      T(repeat_copies_side_by_side),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
