/* Views: same bytes, other sizes, strides and offset. */
#include "support/tp_test.h"

static void assert_view_of(const tp_tensor_t* view, const tp_tensor_t* base) {
  assert_int_equal(
      tp_storage_same(tp_tensor_storage(view), tp_tensor_storage(base)), 1);
  assert_int_equal(tp_debug_shares_counter(view, base), 1);
  assert_int_equal(tp_tensor_dtype(view) != 0, 1);
  assert_flags(view, TP_TENSOR_VIEW, 0);
}

TEST(select_adds_index_times_stride_and_drops_the_dimension) {
  tp_tensor_t *x = tt_empty(TP_DTYPE_F32, DIMS(8, 3, 224, 224)), *v;
  assert_ok(tp_select(x, 0, 0, &v));
  assert_int_equal(tp_tensor_offset(v), 0);
  assert_sizes(v, 3, 224, 224);
  assert_strides(v, 50176, 224, 1);
  DROP(v);
  assert_ok(tp_select(x, 0, 1, &v));
  assert_int_equal(tp_tensor_offset(v), 150528);
  DROP(v);
  assert_ok(tp_select(x, -1, -1, &v));
  assert_int_equal(tp_tensor_offset(v), 223);
  assert_sizes(v, 8, 3, 224);
  assert_view_of(v, x);
  DROP(x, v);
}

TEST(slice_adds_start_times_stride_and_multiplies_by_the_step) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(12)), *v;
  assert_ok(tp_slice(a, 0, 3, 7, 1, &v));
  assert_sizes(v, 4);
  assert_strides(v, 1);
  assert_int_equal(tp_tensor_offset(v), 3);
  assert_values(v, 3, 4, 5, 6);
  DROP(v);
  assert_ok(tp_slice(a, 0, 3, 7, 2, &v));
  assert_sizes(v, 2);
  assert_strides(v, 2);
  assert_values(v, 3, 5);
  assert_view_of(v, a);
  DROP(a, v);
}

TEST(slice_clamps_its_bounds_and_takes_open_ones) {
  static const struct {
    int64_t start, stop, step;
    int count;
    double values[12];
  } cases[] = {
      {1, TP_SLICE_OPEN, 2, 6, {1, 3, 5, 7, 9, 11}},
      {0, -1, 1, 11, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}},
      {-3, TP_SLICE_OPEN, 1, 3, {9, 10, 11}},
      {-100, 100, 5, 3, {0, 5, 10}},
      {5, 2, 1, 0, {0}},
      {20, 30, 1, 0, {0}},
      {TP_SLICE_OPEN, 2, 1, 2, {0, 1}},
      {0, TP_SLICE_OPEN, INT64_MAX, 1, {0}},
      {3, TP_SLICE_OPEN, INT64_MAX - 1, 1, {3}},
      {INT64_MIN, INT64_MAX - 1, 6, 2, {0, 6}},
  };
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(12)), *v;
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    assert_ok(tp_slice(a, 0, cases[i].start, cases[i].stop, cases[i].step, &v));
    if (tp_tensor_numel(v) != cases[i].count) print_error("case %zu\n", i);
    assert_int_equal(tp_tensor_numel(v), cases[i].count);
    for (int k = 0; k < cases[i].count; ++k) {
      assert_true(tt_number(v, k) == cases[i].values[k]);
    }
    DROP(v);
  }
  assert_fails(tp_slice(a, 0, 0, 5, 0, &v), TP_ERROR_ARGUMENT);
  assert_null(v);
  DROP(a);
  a = tt_arange(TP_DTYPE_F32, DIMS(10, 10));
  tp_tensor_t* w = NULL;
  assert_ok(tp_slice(a, 0, 0, -1, 1, &v));
  assert_ok(tp_select(v, 1, 0, &w));
  assert_sizes(w, 9);
  DROP(a, v, w);
}

TEST(narrow_changes_offset_and_size_only_and_clamps_nothing) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(4, 4)), *v;
  assert_ok(tp_narrow(a, 1, 1, 2, &v));
  assert_sizes(v, 4, 2);
  assert_strides(v, 4, 1);
  assert_int_equal(tp_tensor_offset(v), 1);
  assert_view_of(v, a);
  DROP(v);
  assert_ok(tp_narrow(a, -1, -2, 2, &v));
  assert_int_equal(tp_tensor_offset(v), 2);
  DROP(v);
  assert_ok(tp_narrow(a, 0, 4, 0, &v));
  assert_sizes(v, 0, 4);
  DROP(v);
  assert_fails(tp_narrow(a, 0, 3, 2, &v), TP_ERROR_RANGE);
  assert_fails(tp_narrow(a, 0, 0, 5, &v), TP_ERROR_RANGE);
  assert_fails(tp_narrow(a, 0, -5, 1, &v), TP_ERROR_RANGE);
  assert_fails(tp_narrow(a, 0, 5, 0, &v), TP_ERROR_RANGE);
  assert_refused(tp_narrow(a, 0, 0, -1, &v));
  assert_fails(tp_narrow(a, 0, INT64_MAX, INT64_MAX, &v), TP_ERROR_RANGE);
  assert_null(v);
  DROP(a);
}

TEST(transpose_swaps_sizes_and_strides_without_a_copy) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *t, *u;
  assert_ok(tp_t(a, &t));
  assert_sizes(t, 4, 3);
  assert_strides(t, 1, 4);
  assert_flags(t, TP_TENSOR_NON_OVERLAPPING_AND_DENSE, TP_TENSOR_CONTIGUOUS);
  assert_ptr_equal(tp_tensor_data(t), tp_tensor_data(a));
  assert_true(tt_number(t, 1 * 3 + 2) == 9); /* t[1, 2] */
  assert_true(tt_number(a, 2 * 4 + 1) == 9); /* a[2, 1] */
  assert_ok(tp_transpose(a, -1, 0, &u));
  assert_same_values(t, u);
  DROP(u);
  assert_ok(tp_transpose(t, 0, 1, &u));
  assert_flags(u, TP_TENSOR_CONTIGUOUS, 0);
  assert_view_of(u, a);
  DROP(a, t, u);
}

TEST(t_leaves_vectors_and_numbers_and_refuses_rank_3) {
  tp_tensor_t *v = tt_arange(TP_DTYPE_F32, DIMS(3)), *out,
              *c = tt_zeros(TP_DTYPE_F32, DIMS(1, 2, 3));
  assert_ok(tp_t(v, &out));
  assert_sizes(out, 3);
  DROP(out);
  assert_fails(tp_t(c, &out), TP_ERROR_SHAPE);
  DROP(v, c);
}

TEST(permute_squeeze_unsqueeze_and_movedim_allocate_no_bytes) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 1, 3, 4)), *v[6];
  const int64_t bytes = tp_debug_live_bytes();
  assert_ok(tp_permute(a, DIMS(3, 0, -2, 1), &v[0]));
  assert_sizes(v[0], 4, 2, 3, 1);
  assert_strides(v[0], 1, 12, 4, 12);
  assert_ok(tp_squeeze(a, NULL, 0, &v[1]));
  assert_sizes(v[1], 2, 3, 4);
  assert_ok(tp_squeeze(a, DIMS(1, 0), &v[2]));
  assert_sizes(v[2], 2, 3, 4);
  assert_ok(tp_unsqueeze(a, -1, &v[3]));
  assert_sizes(v[3], 2, 1, 3, 4, 1);
  assert_strides(v[3], 12, 12, 4, 1, 1);
  assert_ok(tp_unsqueeze(a, 0, &v[4]));
  assert_sizes(v[4], 1, 2, 1, 3, 4);
  assert_ok(tp_movedim(a, LIST(0, -1), LIST(-1, 0), 2, &v[5]));
  assert_sizes(v[5], 4, 1, 3, 2);
  assert_int_equal(tp_debug_live_bytes(), bytes);
  for (int i = 0; i < 6; ++i) {
    assert_ptr_equal(tp_tensor_data(v[i]), tp_tensor_data(a));
    assert_view_of(v[i], a);
    DROP(v[i]);
  }
  assert_fails(tp_permute(a, DIMS(0, 1, 2, 2), &v[0]), TP_ERROR_ARGUMENT);
  assert_refused(tp_permute(a, DIMS(0, 1, 2), &v[0]));
  assert_refused(tp_movedim(a, LIST(0, 0), LIST(0, 1), 2, &v[0]));
  assert_refused(tp_movedim(a, LIST(0, 1), LIST(1, 1), 2, &v[0]));
  assert_null(v[0]);
  DROP(a);
}

TEST(basic_slicing_of_a_4_by_4) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(4, 4)), *rows, *v;
  assert_ok(tp_slice(a, 0, 1, 3, 1, &rows));
  assert_ok(tp_slice(rows, 1, 0, 2, 1, &v));
  assert_sizes(v, 2, 2);
  assert_int_equal(tp_tensor_offset(v), 4);
  assert_strides(v, 4, 1);
  assert_flags(v, 0, TP_TENSOR_CONTIGUOUS);
  assert_flags(rows, TP_TENSOR_CONTIGUOUS, 0);
  DROP(v);
  assert_ok(tp_slice(rows, 1, 1, 3, 1, &v));
  assert_int_equal(tp_tensor_offset(v), 5);
  assert_strides(v, 4, 1);
  assert_values(v, 5, 6, 9, 10);
  DROP(a, rows, v);
}

TEST(as_strided_keeps_the_offset_of_its_tensor_unless_told) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(12)), *s, *v;
  assert_ok(tp_slice(a, 0, 3, 9, 1, &s));
  assert_ok(tp_as_strided(s, LIST(2, 2), LIST(2, 1), 2, TP_OFFSET_KEEP, &v));
  assert_int_equal(tp_tensor_offset(v), 3);
  assert_values(v, 3, 4, 5, 6);
  DROP(v);
  assert_ok(tp_as_strided(s, LIST(2, 2), LIST(2, 1), 2, 0, &v));
  assert_values(v, 0, 1, 2, 3);
  assert_view_of(v, a);
  DROP(a, s, v);
}

TEST(as_strided_refuses_what_leaves_the_storage_and_says_both_byte_counts) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_I64, DIMS(10)), *v = NULL,
              *b = tt_zeros(TP_DTYPE_BOOL, DIMS(1)),
              *c = tt_zeros(TP_DTYPE_F32, DIMS(100)),
              *d = tt_arange(TP_DTYPE_F32, DIMS(16));
  assert_fails(
      tp_as_strided(a, LIST(5), LIST(2), 1, INT64_C(8170450533120000000), &v),
      TP_ERROR_RANGE);
  assert_error_says("80");
  assert_null(v);
  assert_fails(tp_as_strided(a, LIST(5), LIST(2), 1, INT64_MAX - 9999, &v),
               TP_ERROR_RANGE);
  assert_fails(tp_as_strided(b, LIST(4096), LIST(0), 1, INT64_MAX, &v),
               TP_ERROR_RANGE);
  assert_fails(tp_as_strided(c, LIST(5, 2), LIST(50, 10), 2, 2, &v),
               TP_ERROR_RANGE);
  assert_error_says("400");
  assert_error_says("852"); /* (212 + 1) * 4 */
  assert_fails(tp_as_strided(c, LIST(2), LIST(-1), 1, 0, &v), TP_ERROR_RANGE);
  assert_fails(tp_as_strided(d, LIST(4), LIST(-42), 1, 8, &v), TP_ERROR_RANGE);
  assert_ok(tp_as_strided(d, LIST(4), LIST(-2), 1, 8, &v));
  assert_values(v, 8, 6, 4, 2);
  assert_int_equal(tp_storage_use_count(tp_tensor_storage(a)), 1);
  DROP(a, b, c, d, v);
}

TEST(expand_sets_stride_0_and_allocates_nothing) {
  tp_tensor_t *z = tt_zeros(TP_DTYPE_F32, DIMS(5)), *e,
              *c = tt_arange(TP_DTYPE_F32, DIMS(3, 1));
  const int64_t bytes = tp_debug_live_bytes();
  assert_ok(tp_expand(z, DIMS(3, 5), &e));
  assert_sizes(e, 3, 5);
  assert_strides(e, 0, 1);
  assert_view_of(e, z);
  DROP(e);
  assert_ok(tp_expand(c, DIMS(3, 4), &e));
  assert_strides(e, 1, 0);
  assert_values(e, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2);
  DROP(e);
  assert_ok(tp_expand(c, DIMS(2, -1, 0), &e));
  assert_sizes(e, 2, 3, 0);
  DROP(e);
  assert_int_equal(tp_debug_live_bytes(), bytes);
  assert_fails(tp_expand(c, DIMS(4, 4), &e), TP_ERROR_SHAPE);
  assert_fails(tp_expand(c, DIMS(3), &e), TP_ERROR_SHAPE);
  assert_refused(tp_expand(c, DIMS(-1, 3, 4), &e));
  assert_refused(tp_expand(c, DIMS(3, -2), &e));
  assert_null(e);
  DROP(z, c);
}

TEST(a_large_repeat_copies_and_a_large_expand_does_not) {
  const int64_t times = TT_SANITIZED ? 16 : 1024;
  tp_tensor_t *a = tt_full(TP_DTYPE_F32, 3, DIMS(1 << 18)), *r, *e;
  assert_ok(tp_expand(a, LIST(times, -1), 2, &e));
  assert_int_equal(tp_debug_live_bytes(), 1 << 20);
  assert_ok(tp_repeat(a, LIST(times, 1), 2, &r));
  assert_sizes(r, times, 1 << 18);
  assert_int_equal(tp_debug_live_bytes(), (times + 1) << 20);
  const float* data = tp_tensor_data(r);
  assert_true(data[(times << 18) - 1] == 3);
  DROP(a, r, e);
  tp_allocator_t* cpu = tt_cpu();
  tp_allocator_empty_cache(cpu);
  tp_allocator_release(cpu);
}

TEST(diagonal_and_unfold_follow_their_strides) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *v;
  assert_ok(tp_diagonal(a, 0, 0, 1, &v));
  assert_values(v, 0, 5, 10);
  assert_strides(v, 5);
  DROP(v);
  assert_ok(tp_diagonal(a, 1, 0, 1, &v));
  assert_values(v, 1, 6, 11);
  DROP(v);
  assert_ok(tp_diagonal(a, -2, 0, 1, &v));
  assert_values(v, 8);
  DROP(v);
  assert_ok(tp_diagonal(a, 7, 0, 1, &v));
  assert_sizes(v, 0);
  DROP(v);
  assert_refused(tp_diagonal(a, 0, 1, 1, &v));
  assert_ok(tp_unfold(a, 1, 2, 1, &v));
  assert_sizes(v, 3, 3, 2);
  assert_strides(v, 4, 1, 1);
  assert_values(v, 0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10, 10, 11);
  assert_flags(v, TP_TENSOR_SELF_OVERLAPPING, 0);
  DROP(v);
  assert_refused(tp_unfold(a, 1, 5, 1, &v));
  assert_refused(tp_unfold(a, 1, 2, 0, &v));
  assert_refused(tp_unfold(a, 1, -1, 1, &v));
  assert_null(v);
  DROP(a);
}

typedef tp_status_t (*of_dim_t)(tp_tensor_t*, int64_t, tp_tensor_t**);

static tp_status_t select0(tp_tensor_t* t, int64_t d, tp_tensor_t** o) {
  return tp_select(t, d, 0, o);
}
static tp_status_t slice1(tp_tensor_t* t, int64_t d, tp_tensor_t** o) {
  return tp_slice(t, d, 0, 1, 1, o);
}
static tp_status_t narrow1(tp_tensor_t* t, int64_t d, tp_tensor_t** o) {
  return tp_narrow(t, d, 0, 1, o);
}
static tp_status_t flip1(tp_tensor_t* t, int64_t d, tp_tensor_t** o) {
  return tp_flip(t, &d, 1, o);
}
static tp_status_t squeeze1(tp_tensor_t* t, int64_t d, tp_tensor_t** o) {
  return tp_squeeze(t, &d, 1, o);
}
static tp_status_t transpose0(tp_tensor_t* t, int64_t d, tp_tensor_t** o) {
  return tp_transpose(t, d, 0, o);
}
static tp_status_t unfold1(tp_tensor_t* t, int64_t d, tp_tensor_t** o) {
  return tp_unfold(t, d, 1, 1, o);
}

TEST(a_dimension_outside_is_refused_by_every_view) {
  const of_dim_t views[] = {select0,  slice1,     narrow1, flip1,
                            squeeze1, transpose0, unfold1};
  const int64_t dims[] = {2, -3, INT64_MAX, INT64_MIN};
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(2, 3));
  for (size_t i = 0; i < TT_COUNT(views); ++i) {
    for (size_t d = 0; d < TT_COUNT(dims); ++d) {
      tp_tensor_t* out = (tp_tensor_t*)1;
      assert_fails(views[i](t, dims[d], &out), TP_ERROR_RANGE);
      assert_null(out);
    }
    tp_tensor_t* out = NULL;
    assert_ok(views[i](t, -1, &out));
    assert_view_of(out, t);
    DROP(out);
  }
  tp_tensor_t* out = NULL;
  assert_fails(tp_unsqueeze(t, 3, &out), TP_ERROR_RANGE);
  assert_fails(tp_unsqueeze(t, -4, &out), TP_ERROR_RANGE);
  assert_fails(tp_select(t, 0, 2, &out), TP_ERROR_RANGE);
  assert_fails(tp_select(t, 0, -3, &out), TP_ERROR_RANGE);
  DROP(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(select_adds_index_times_stride_and_drops_the_dimension),
      T(slice_adds_start_times_stride_and_multiplies_by_the_step),
      T(slice_clamps_its_bounds_and_takes_open_ones),
      T(narrow_changes_offset_and_size_only_and_clamps_nothing),
      T(transpose_swaps_sizes_and_strides_without_a_copy),
      T(t_leaves_vectors_and_numbers_and_refuses_rank_3),
      T(permute_squeeze_unsqueeze_and_movedim_allocate_no_bytes),
      T(basic_slicing_of_a_4_by_4),
      T(as_strided_keeps_the_offset_of_its_tensor_unless_told),
      T(as_strided_refuses_what_leaves_the_storage_and_says_both_byte_counts),
      T(expand_sets_stride_0_and_allocates_nothing),
      T(a_large_repeat_copies_and_a_large_expand_does_not),
      T(diagonal_and_unfold_follow_their_strides),
      T(a_dimension_outside_is_refused_by_every_view),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
