/* Negative strides: legal in every view, copied by every copy. */
#include <stdlib.h>

#include "support/tp_test.h"

TEST(a_negative_step_walks_down) {
  static const struct {
    int64_t start, stop, step;
    int count;
    double values[12];
  } cases[] = {
      {TP_SLICE_OPEN,
       TP_SLICE_OPEN,
       -1,
       12,
       {11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}},
      {10, 1, -3, 3, {10, 7, 4}},
      {2, 5, -1, 0, {0}},
      {-1, -4, -1, 3, {11, 10, 9}},
      {100, -100, -5, 3, {11, 6, 1}},
      {3, TP_SLICE_OPEN, -2, 2, {3, 1}},
      {TP_SLICE_OPEN, 9, -1, 2, {11, 10}},
      {5, TP_SLICE_OPEN, INT64_MIN, 1, {5}},
      {5, TP_SLICE_OPEN, -INT64_MAX, 1, {5}},
  };
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(12)), *v;
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    assert_ok(tp_slice(a, 0, cases[i].start, cases[i].stop, cases[i].step, &v));
    if (tp_tensor_numel(v) != cases[i].count) print_error("case %zu\n", i);
    assert_int_equal(tp_tensor_numel(v), cases[i].count);
    for (int k = 0; k < cases[i].count; ++k) {
      assert_true(tt_number(v, k) == cases[i].values[k]);
    }
    assert_ptr_equal(tt_base(v), tt_base(a));
    DROP(v);
  }
  DROP(a);
}

TEST(flip_is_a_view_with_its_offset_at_the_other_end) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *f, *g, *none;
  assert_ok(tp_flip(a, DIMS(1), &f));
  assert_strides(f, 3, -1);
  assert_int_equal(tp_tensor_offset(f), 2);
  assert_values(f, 2, 1, 0, 5, 4, 3);
  assert_int_equal(tp_debug_shares_counter(f, a), 1);
  assert_flags(f, TP_TENSOR_VIEW,
               TP_TENSOR_CONTIGUOUS | TP_TENSOR_NON_OVERLAPPING_AND_DENSE |
                   TP_TENSOR_SELF_OVERLAPPING);
  assert_ok(tp_flip(f, DIMS(-1, 0), &g));
  assert_strides(g, -3, 1);
  assert_values(g, 3, 4, 5, 0, 1, 2);
  DROP(f, g);
  assert_ok(tp_flip(a, NULL, 0, &f));
  assert_values(f, 0, 1, 2, 3, 4, 5);
  DROP(f);
  assert_refused(tp_flip(a, DIMS(0, 0), &f));
  assert_refused(tp_flip(a, DIMS(0, -2), &f));
  assert_ok(tp_narrow(a, 0, 0, 0, &none));
  assert_ok(tp_flip(none, DIMS(0, 1), &f));
  assert_sizes(f, 0, 3);
  DROP(a, f, none);
}

TEST(a_write_through_reversed_strides_reaches_the_right_elements) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(6)), *v;
  assert_ok(tp_slice(a, 0, TP_SLICE_OPEN, TP_SLICE_OPEN, -2, &v));
  assert_ok(tp_tensor_copy_from(v, (float[]){50, 30, 10}, 12));
  assert_values(a, 0, 10, 2, 30, 4, 50);
  assert_ok(tp_fill_inplace(v, F64(-1)));
  assert_values(a, 0, -1, 2, -1, 4, -1);
  assert_ok(tp_tensor_set(v, LIST(0), 1, F64(7)));
  assert_values(a, 0, -1, 2, -1, 4, 7);
  DROP(a, v);
}

TEST(operators_read_and_write_reversed_operands) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *f, *g, *sum, *product;
  assert_ok(tp_flip(a, DIMS(0), &f));
  assert_ok(tp_flip(a, DIMS(0, 1), &g));
  assert_ok(tp_add(a, g, &sum));
  assert_all(sum, 11);
  assert_ok(tp_add(f, g, &product));
  for (int i = 0; i < 12; ++i) {
    assert_true(tt_number(product, i) == (8 - i / 4 * 4 + i % 4) + 11 - i);
  }
  tp_tensor_t* out = NULL;
  assert_ok(tp_flip(sum, DIMS(1), &out));
  assert_ok(tp_mul_out(a, a, out));
  for (int i = 0; i < 12; ++i) {
    const int k = i / 4 * 4 + 3 - i % 4;
    assert_true(tt_number(sum, i) == k * k);
  }
  DROP(a, f, g, sum, product, out);
}

TEST(a_reversed_axis_of_a_large_array_is_exact) {
  const int64_t n = TT_SANITIZED ? 30 : 300;
  tp_tensor_t *a = tt_arange(TP_DTYPE_F64, LIST(n, 1000, 2), 3), *f, *v, *out;
  assert_ok(tp_flip(a, DIMS(0), &f));
  assert_ok(tp_select(f, 2, 0, &v));
  assert_strides(v, -2000, 2);
  assert_int_equal(tp_tensor_offset(v), (n - 1) * 2000);
  assert_ok(tp_sub_scalar(v, F64(0.25), &out));
  double worst = 0;
  const double* data = tp_tensor_data(out);
  tp_tensor_t* dense = NULL;
  assert_ok(tp_contiguous(out, 0, &dense));
  data = tp_tensor_data(dense);
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t j = 0; j < 1000; ++j) {
      const double want = (double)((n - 1 - i) * 2000 + 2 * j) - 0.25;
      const double error = data[i * 1000 + j] - want;
      if (error > worst || -error > worst) worst = 1;
    }
  }
  assert_true(worst == 0);
  DROP(a, f, v, out, dense);
}

TEST(copies_of_reversed_layouts_are_dense_with_positive_strides) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3, 4)), *f, *p, *c;
  assert_ok(tp_flip(a, DIMS(0, 2), &f));
  assert_ok(tp_clone(f, 0, &c));
  assert_strides(c, 12, 4, 1);
  assert_same_values(f, c);
  DROP(c);
  assert_ok(tp_permute(f, DIMS(2, 0, 1), &p));
  assert_ok(tp_clone(p, 0, &c));
  assert_strides(c, 1, 12, 4); /* the order of the absolute strides */
  assert_same_values(p, c);
  DROP(c);
  assert_ok(tp_contiguous(p, 0, &c));
  assert_strides(c, 6, 3, 1);
  assert_same_values(p, c);
  DROP(a, f, p, c);
}

TEST(views_of_reversed_views_keep_their_values) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(4, 6)), *f, *v, *flat;
  assert_ok(tp_flip(a, DIMS(0, 1), &f));
  assert_ok(tp_view(f, DIMS(24), &flat)); /* both axes reversed merge */
  assert_strides(flat, -1);
  for (int i = 0; i < 24; ++i) assert_true(tt_number(flat, i) == 23 - i);
  DROP(flat, f);
  assert_ok(tp_flip(a, DIMS(1), &f));
  assert_fails(tp_view(f, DIMS(24), &flat), TP_ERROR_LAYOUT);
  assert_ok(tp_view(f, DIMS(4, 2, 3), &v));
  assert_strides(v, 6, -3, -1);
  DROP(v);
  assert_ok(tp_reshape(f, DIMS(24), &flat));
  assert_true(tt_number(flat, 0) == 5 && tt_number(flat, 23) == 18);
  DROP(flat);
  assert_ok(tp_narrow(f, 1, 1, 2, &v));
  assert_int_equal(tp_tensor_offset(v), 4);
  assert_values(v, 4, 3, 10, 9, 16, 15, 22, 21);
  DROP(v);
  assert_ok(tp_select(f, 1, -1, &v));
  assert_values(v, 0, 6, 12, 18);
  DROP(v);
  assert_ok(tp_unfold(f, 1, 2, 2, &v));
  assert_sizes(v, 4, 3, 2);
  assert_true(tt_number(v, 0) == 5 && tt_number(v, 1) == 4);
  DROP(a, f, v);
}

TEST(every_dtype_copies_from_reversed_strides) {
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    tp_tensor_t *a = tt_arange(dtype, DIMS(3, 5)), *f, *c;
    assert_ok(tp_flip(a, DIMS(0, 1), &f));
    assert_ok(tp_clone(f, 0, &c));
    for (int i = 0; i < 15; ++i) {
      assert_true(tt_number(c, i) == tt_number(a, 14 - i));
    }
    DROP(a, f, c);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_negative_step_walks_down),
      T(flip_is_a_view_with_its_offset_at_the_other_end),
      T(a_write_through_reversed_strides_reaches_the_right_elements),
      T(operators_read_and_write_reversed_operands),
      T(a_reversed_axis_of_a_large_array_is_exact),
      T(copies_of_reversed_layouts_are_dense_with_positive_strides),
      T(views_of_reversed_views_keep_their_values),
      T(every_dtype_copies_from_reversed_strides),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
