/* cat and stack. */
#include "support/tp_test.h"

#define TENSORS(...)                           \
  ((const tp_tensor_t* const[]){__VA_ARGS__}), \
      TT_COUNT(((const tp_tensor_t* const[]){__VA_ARGS__}))

TEST(cat_puts_tensors_one_behind_the_other_along_any_dimension) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 2)),
              *b = tt_full(TP_DTYPE_F32, 9, DIMS(2, 1)),
              *c = tt_full(TP_DTYPE_F32, 7, DIMS(1, 2)), *out;
  assert_ok(tp_cat(TENSORS(a, b, a), 1, &out));
  assert_sizes(out, 2, 5);
  assert_values(out, 0, 1, 9, 0, 1, 2, 3, 9, 2, 3);
  assert_int_equal(tp_tensor_version(out), 0);
  assert_flags(out, TP_TENSOR_CONTIGUOUS, TP_TENSOR_VIEW);
  DROP(out);
  assert_ok(tp_cat(TENSORS(c, a), -2, &out));
  assert_sizes(out, 3, 2);
  assert_values(out, 7, 7, 0, 1, 2, 3);
  DROP(out);
  assert_ok(tp_cat(TENSORS(a), 0, &out));
  assert_same_values(out, a);
  assert_false(tp_debug_shares_counter(out, a));
  DROP(out);
  assert_fails(tp_cat(TENSORS(a, b), 0, &out), TP_ERROR_SHAPE);
  assert_error_says("cat along dimension 0: tensor 1 of shape (2, 1) does not");
  assert_null(out);
  assert_fails(tp_cat(TENSORS(a, b), 2, &out), TP_ERROR_RANGE);
  DROP(a, b, c);
}

TEST(stack_puts_tensors_side_by_side_along_a_new_dimension) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 2)),
              *b = tt_full(TP_DTYPE_F32, 9, DIMS(2, 2)), *out,
              *number = tt_full(TP_DTYPE_F32, 3, NULL, 0);
  assert_ok(tp_stack(TENSORS(a, b), 0, &out));
  assert_sizes(out, 2, 2, 2);
  assert_values(out, 0, 1, 2, 3, 9, 9, 9, 9);
  DROP(out);
  assert_ok(tp_stack(TENSORS(a, b), 1, &out));
  assert_values(out, 0, 1, 9, 9, 2, 3, 9, 9);
  DROP(out);
  assert_ok(tp_stack(TENSORS(a, b), -1, &out));
  assert_values(out, 0, 9, 1, 9, 2, 9, 3, 9);
  DROP(out);
  assert_ok(tp_stack(TENSORS(number, number, number), 0, &out));
  assert_sizes(out, 3);
  assert_values(out, 3, 3, 3);
  DROP(out);
  assert_fails(tp_stack(TENSORS(a, number), 0, &out), TP_ERROR_SHAPE);
  assert_error_says("stack along dimension 0: tensor 1 of shape () does not");
  assert_fails(tp_stack(TENSORS(a, b), 3, &out), TP_ERROR_RANGE);
  assert_fails(tp_stack(TENSORS(a, b), -4, &out), TP_ERROR_RANGE);
  DROP(a, b, number);
}

TEST(dtypes_meet_as_everywhere_and_bool_stays) {
  tp_tensor_t *b = tt_full(TP_DTYPE_BOOL, 1, DIMS(2)),
              *i = tt_full(TP_DTYPE_I16, -3, DIMS(1)),
              *h = tt_full(TP_DTYPE_F16, 0.5, DIMS(1)),
              *n = tt_full(TP_DTYPE_BF16, 0.25, DIMS(1)), *out;
  assert_ok(tp_cat(TENSORS(b, b), 0, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_BOOL);
  DROP(out);
  assert_ok(tp_cat(TENSORS(b, i), 0, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_I16);
  assert_values(out, 1, 1, -3);
  DROP(out);
  assert_ok(tp_cat(TENSORS(b, i, h, n), 0, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_values(out, 1, 1, -3, 0.5, 0.25);
  DROP(out);
  assert_ok(tp_stack(TENSORS(i, h), 0, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F16);
  assert_sizes(out, 2, 1);
  DROP(b, i, h, n, out);
}

TEST(a_tensor_of_shape_0_fits_everywhere_and_adds_only_its_dtype) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_I32, DIMS(2, 2)),
              *none = tt_zeros(TP_DTYPE_F64, DIMS(0)),
              *wide = tt_zeros(TP_DTYPE_I32, DIMS(0, 3)), *out;
  assert_ok(tp_cat(TENSORS(none, a, none), -1, &out));
  assert_sizes(out, 2, 2);
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F64);
  assert_values(out, 0, 1, 2, 3);
  DROP(out);
  assert_ok(tp_cat(TENSORS(none, none), 0, &out));
  assert_sizes(out, 0);
  DROP(out);
  assert_fails(tp_cat(TENSORS(none, none), 1, &out), TP_ERROR_RANGE);
  assert_fails(tp_cat(TENSORS(a, wide), 0, &out), TP_ERROR_SHAPE);
  assert_fails(tp_stack(TENSORS(a, none), 0, &out), TP_ERROR_SHAPE);
  DROP(a, none, wide);
}

TEST(joined_channels_last_tensors_stay_so) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3, 2, 2)), *last, *out;
  assert_ok(tp_contiguous(a, TP_FORMAT_CHANNELS_LAST, &last));
  assert_ok(tp_cat(TENSORS(last, last), 1, &out));
  assert_strides(out, 24, 1, 12, 6);
  DROP(out);
  assert_ok(tp_cat(TENSORS(last, a), 1, &out));
  assert_strides(out, 24, 4, 2, 1);
  DROP(out);
  assert_ok(tp_stack(TENSORS(last, last), 0, &out));
  assert_strides(out, 24, 12, 1, 6, 3);
  assert_flags(out, 0, TP_TENSOR_VIEW);
  DROP(a, last, out);
}

TEST(joining_into_a_tensor_checks_it_first) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 2)),
              *out = tt_full(TP_DTYPE_F64, 8, DIMS(4, 2)), *row, *lower,
              *ints = tt_zeros(TP_DTYPE_I64, DIMS(4, 2)), *t, *same,
              *single = tt_zeros(TP_DTYPE_F32, DIMS(2, 1));
  assert_ok(tp_cat_out(TENSORS(a, a), 0, out));
  assert_values(out, 0, 1, 2, 3, 0, 1, 2, 3);
  assert_int_equal(tp_tensor_version(out), 1);
  assert_fails(tp_cat_out(TENSORS(a, a), 1, out), TP_ERROR_SHAPE);
  assert_fails(tp_cat_out(TENSORS(a, a), 0, ints), TP_ERROR_DTYPE);
  assert_ok(tp_narrow(out, 0, 0, 2, &lower));
  assert_fails(tp_cat_out(TENSORS(a, lower), 0, out), TP_ERROR_OVERLAP);
  assert_fails(tp_cat_out(TENSORS(a), 0, a), TP_ERROR_OVERLAP);
  assert_ok(tp_expand(single, DIMS(2, 2), &same));
  assert_fails(tp_cat_out(TENSORS(a), 0, same), TP_ERROR_OVERLAP);
  assert_values(out, 0, 1, 2, 3, 0, 1, 2, 3);
  assert_int_equal(tp_tensor_version(out), 1);
  assert_ok(tp_view(out, DIMS(2, 2, 2), &row));
  assert_ok(tp_permute(row, DIMS(2, 0, 1), &t));
  assert_ok(tp_stack_out(TENSORS(a, a), 0, t)); /* into any strides */
  assert_values(out, 0, 0, 1, 1, 2, 2, 3, 3);
  DROP(a, out, row, lower, ints, t, same, single);
}

TEST(joining_nothing_and_what_is_no_tensor_is_refused) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2)), *out,
              *number = tt_zeros(TP_DTYPE_F32, NULL, 0);
  assert_fails(tp_cat(NULL, 0, 0, &out), TP_ERROR_ARGUMENT);
  assert_error_says("cat of no tensors");
  assert_fails(tp_stack(NULL, 2, 0, &out), TP_ERROR_NULL);
  assert_fails(tp_cat(TENSORS(a, NULL), 0, &out), TP_ERROR_NULL);
  assert_fails(tp_cat(TENSORS(a, number), 0, &out), TP_ERROR_SHAPE);
  assert_error_says("tensor 1");
  assert_fails(tp_cat(TENSORS(a), 0, NULL), TP_ERROR_NULL);
  DROP(a, number);
}

TEST(sizes_that_overflow_are_found_before_any_memory) {
  tp_tensor_t *one = tt_zeros(TP_DTYPE_U8, DIMS(1)), *wide, *out;
  assert_ok(tp_expand(one, DIMS(INT64_MAX), &wide));
  assert_fails(tp_cat(TENSORS(wide, wide), 0, &out), TP_ERROR_OVERFLOW);
  assert_fails(tp_stack(TENSORS(wide, wide), 0, &out), TP_ERROR_OVERFLOW);
  DROP(one, wide);
  int64_t ones[TP_MAX_RANK];
  for (size_t d = 0; d < TP_MAX_RANK; ++d) ones[d] = 1;
  one = tt_zeros(TP_DTYPE_U8, ones, TP_MAX_RANK);
  assert_fails(tp_stack(TENSORS(one), 0, &out), TP_ERROR_UNSUPPORTED);
  assert_ok(tp_cat(TENSORS(one, one), -1, &out));
  DROP(one, out);
}

/* No tensor is in its place when there is no memory for the next one. */
TEST(joining_into_a_tensor_writes_all_or_nothing) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(1, 1, 1, 1, 2, 2)),
              *b = tt_full(TP_DTYPE_I32, 9, DIMS(1, 1, 1, 1, 2, 1)),
              *out = tt_zeros(TP_DTYPE_F32, DIMS(1, 1, 1, 1, 2, 5));
  tp_debug_set_caching(0);
  for (uint64_t n = 1; n < 8; ++n) {
    assert_ok(tp_fill_inplace(out, F64(-1)));
    tp_debug_fail_allocations(n);
    const tp_status_t status = tp_cat_out(TENSORS(a, b, a), 5, out);
    tp_debug_fail_allocations(0);
    if (status != TP_OK) {
      assert_int_equal(status, TP_ERROR_OUT_OF_MEMORY);
      assert_all(out, -1);
    } else {
      assert_values(out, 0, 1, 9, 0, 1, 2, 3, 9, 2, 3);
    }
  }
  tp_debug_set_caching(1);
  DROP(a, b, out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(cat_puts_tensors_one_behind_the_other_along_any_dimension),
      T(stack_puts_tensors_side_by_side_along_a_new_dimension),
      T(dtypes_meet_as_everywhere_and_bool_stays),
      T(a_tensor_of_shape_0_fits_everywhere_and_adds_only_its_dtype),
      T(joined_channels_last_tensors_stay_so),
      T(joining_into_a_tensor_checks_it_first),
      T(joining_nothing_and_what_is_no_tensor_is_refused),
      T(sizes_that_overflow_are_found_before_any_memory),
      T(joining_into_a_tensor_writes_all_or_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
