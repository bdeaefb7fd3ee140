/* Self-overlapping tensors, and outputs that overlap inputs. */
#include "support/tp_test.h"

TEST(two_indices_that_share_a_byte_are_told_by_a_flag) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(12)), *v;
  static const struct {
    int64_t sizes[3], strides[3];
    size_t rank;
    int overlaps;
  } cases[] = {
      {{4}, {0}, 1, 1},
      {{1}, {0}, 1, 0},
      {{3, 4}, {4, 1}, 2, 0},
      {{3, 4}, {1, 1}, 2, 1},
      {{3, 4}, {1, 3}, 2, 0},
      {{2, 3}, {2, 1}, 2, 1},
      {{3, 2}, {2, 3}, 2, 0},
      {{0, 4}, {0, 0}, 2, 0},
      {{2, 2, 2}, {1, 2, 4}, 3, 0},
      {{2, 2, 2}, {1, 2, 3}, 3, 1},
      {{1, 4}, {0, 1}, 2, 0},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    assert_ok(tp_as_strided(a, cases[i].sizes, cases[i].strides, cases[i].rank,
                            0, &v));
    const int told = (tp_tensor_flags(v) & TP_TENSOR_SELF_OVERLAPPING) != 0;
    /* "May share": the flag may be set without need, never be missing. */
    if (cases[i].overlaps && !told) print_error("case %zu\n", i);
    assert_true(told || !cases[i].overlaps);
    DROP(v);
  }
  assert_flags(a, 0, TP_TENSOR_SELF_OVERLAPPING);
  tp_tensor_t* columns = NULL;
  assert_ok(tp_as_strided(a, LIST(3, 2), LIST(4, 2), 2, 0, &columns));
  assert_flags(columns, 0, TP_TENSOR_SELF_OVERLAPPING);
  DROP(a, columns);
}

static tp_status_t fill7(tp_tensor_t* t) { return tp_fill_inplace(t, F64(7)); }
static tp_status_t add1(tp_tensor_t* t) {
  return tp_add_scalar_inplace(t, F64(6));
}
static tp_status_t add_self(tp_tensor_t* t) {
  tp_tensor_t* six = NULL;
  tp_status_t status = tp_full(NULL, 0, F64(6), TP_DTYPE_F32, 0, 0, &six);
  if (status == TP_OK) status = tp_add_inplace(t, six);
  tp_tensor_release(six);
  return status;
}
static tp_status_t mul7(tp_tensor_t* t) {
  return tp_mul_scalar_inplace(t, F64(7));
}
static tp_status_t copy7(tp_tensor_t* t) {
  tp_tensor_t* seven = NULL;
  tp_status_t status = tp_full(NULL, 0, F64(7), TP_DTYPE_F32, 0, 0, &seven);
  if (status == TP_OK) status = tp_copy_inplace(t, seven);
  tp_tensor_release(seven);
  return status;
}
static tp_status_t copy_from7(tp_tensor_t* t) {
  float bytes[20];
  for (int i = 0; i < 20; ++i) bytes[i] = 7;
  return tp_tensor_copy_from(t, bytes, sizeof bytes);
}

TEST(an_inplace_write_gives_a_self_overlapping_handle_its_own_bytes) {
  tp_status_t (*const writes[])(tp_tensor_t*) = {fill7, add1,  add_self,
                                                 mul7,  copy7, copy_from7};
  for (size_t i = 0; i < TT_COUNT(writes); ++i) {
    tp_tensor_t *base = tt_full(TP_DTYPE_F32, 1, DIMS(1, 1)), *e, *other;
    assert_ok(tp_zero_inplace(base));
    assert_ok(tp_fill_inplace(base, F64(1)));
    assert_ok(tp_expand(base, DIMS(4, 5), &e));
    assert_ok(tp_expand(base, DIMS(4, 5), &other));
    assert_ok(writes[i](e));
    assert_all(e, 7); /* each element was written once */
    assert_strides(e, 5, 1);
    assert_int_equal(tp_tensor_offset(e), 0);
    assert_flags(e, TP_TENSOR_CONTIGUOUS, TP_TENSOR_SELF_OVERLAPPING);
    assert_int_equal(tp_tensor_version(e), 3);
    assert_int_equal(tp_debug_shares_counter(e, base), 0);
    assert_int_equal(
        tp_storage_same(tp_tensor_storage(e), tp_tensor_storage(base)), 0);
    assert_values(base, 1);
    assert_all(other, 1);
    assert_int_equal(tp_tensor_version(base), 2);
    assert_ok(fill7(e));
    assert_int_equal(tp_tensor_version(e), 4);
    assert_values(base, 1);
    DROP(base, e, other);
  }
}

TEST(setting_one_element_of_an_expanded_tensor_leaves_the_others) {
  tp_tensor_t *base = tt_full(TP_DTYPE_F32, 1, DIMS(1)), *e;
  assert_ok(tp_expand(base, DIMS(3), &e));
  assert_ok(tp_tensor_set(e, LIST(1), 1, F64(9)));
  assert_values(e, 1, 9, 1);
  assert_values(base, 1);
  assert_int_equal(tp_tensor_version(e), 1);
  assert_int_equal(tp_tensor_version(base), 0);
  DROP(base, e);
}

TEST(an_unfolded_tensor_is_written_in_bytes_of_its_own) {
  tp_tensor_t *base = tt_arange(TP_DTYPE_F32, DIMS(4)), *u;
  assert_ok(tp_unfold(base, 0, 2, 1, &u));
  assert_ok(tp_add_scalar_inplace(u, F64(10)));
  assert_values(u, 10, 11, 11, 12, 12, 13);
  assert_values(base, 0, 1, 2, 3);
  DROP(base, u);
}

TEST(a_self_overlapping_destination_is_refused_and_nothing_is_written) {
  tp_tensor_t *base = tt_full(TP_DTYPE_F32, 1, DIMS(1)), *e,
              *a = tt_arange(TP_DTYPE_F32, DIMS(3)),
              *m = tt_zeros(TP_DTYPE_F32, DIMS(3, 3)),
              *index = tt_new(TP_DTYPE_I64, LIST(0, 1, 2), DIMS(3)),
              *longs = tt_zeros(TP_DTYPE_I64, DIMS(1)), *el;
  assert_ok(tp_expand(base, DIMS(3), &e));
  assert_ok(tp_expand(longs, DIMS(3), &el));
  void* data = base;
  assert_fails(tp_add_out(a, a, e), TP_ERROR_OVERLAP);
  assert_error_says("overlaps itself");
  assert_fails(tp_relu_out(a, e), TP_ERROR_OVERLAP);
  assert_fails(tp_sum_out(m, LIST(0), 1, 0, e), TP_ERROR_OVERLAP);
  assert_fails(tp_matmul_out(m, a, e), TP_ERROR_OVERLAP);
  assert_fails(tp_index_select_out(a, 0, index, e), TP_ERROR_OVERLAP);
  assert_fails(tp_argmax_out(m, 0, 0, el), TP_ERROR_OVERLAP);
  assert_fails(tp_tensor_begin_write(e, &data), TP_ERROR_OVERLAP);
  assert_error_says("overlaps itself");
  assert_null(data);
  assert_values(base, 1);
  assert_values(longs, 0);
  assert_int_equal(tp_tensor_version(base), 0);
  assert_int_equal(tp_storage_use_count(tp_tensor_storage(base)), 2);
  DROP(base, e, a, m, index, longs, el);
}

TEST(a_view_of_an_expanded_tensor_that_does_not_overlap_writes_the_base) {
  tp_tensor_t *base = tt_arange(TP_DTYPE_F32, DIMS(3)), *e, *row;
  assert_ok(tp_expand(base, DIMS(4, 3), &e));
  assert_ok(tp_select(e, 0, 0, &row));
  assert_flags(row, 0, TP_TENSOR_SELF_OVERLAPPING);
  assert_ok(tp_fill_inplace(row, F64(5)));
  assert_values(base, 5, 5, 5);
  assert_int_equal(tp_tensor_version(base), 1);
  void* data = NULL;
  assert_ok(tp_tensor_begin_write(row, &data));
  assert_ptr_equal(data, tp_tensor_data(base));
  assert_ok(tp_tensor_end_write(row));
  DROP(base, e, row);
}

TEST(an_output_may_be_an_operand_exactly_but_not_partly) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(6)), *head, *tail, *alias,
              *back;
  assert_ok(tp_narrow(a, 0, 0, 5, &head));
  assert_ok(tp_narrow(a, 0, 1, 5, &tail));
  assert_fails(tp_add_out(head, head, tail), TP_ERROR_OVERLAP);
  assert_fails(tp_relu_out(head, tail), TP_ERROR_OVERLAP);
  assert_values(a, 0, 1, 2, 3, 4, 5);
  assert_int_equal(tp_tensor_version(a), 0);
  assert_ok(tp_flip(a, DIMS(0), &back));
  assert_fails(tp_add_out(a, a, back), TP_ERROR_OVERLAP);
  assert_ok(tp_add_out(a, a, a));
  assert_values(a, 0, 2, 4, 6, 8, 10);
  assert_ok(tp_alias(a, &alias));
  assert_ok(tp_add_inplace(a, alias));
  assert_values(a, 0, 4, 8, 12, 16, 20);
  /* In place, an operand that lies across the target is read in full first. */
  assert_ok(tp_add_inplace(tail, head));
  assert_values(a, 0, 4, 12, 20, 28, 36);
  assert_int_equal(tp_tensor_version(a), 3);
  DROP(a, head, tail, alias, back);
}

TEST(an_output_with_more_dimensions_of_size_1_is_its_operand_exactly) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)), *row = NULL;
  tp_tensor_t* ones = tt_full(TP_DTYPE_F32, 1, DIMS(1, 3));
  assert_ok(tp_unsqueeze(a, 0, &row));
  assert_ok(tp_add_out(a, ones, row));
  assert_values(a, 1, 2, 3);
  assert_int_equal(tp_tensor_version(a), 1);
  /* One row for all: the later ones would be read after it is written. */
  tp_tensor_t *grid = tt_zeros(TP_DTYPE_F32, DIMS(3, 3)), *first = NULL;
  assert_ok(tp_select(grid, 0, 0, &first));
  tp_tensor_t* tall = tt_full(TP_DTYPE_F32, 1, DIMS(3, 1));
  assert_fails(tp_add_out(first, tall, grid), TP_ERROR_OVERLAP);
  DROP(a, row, ones, grid, first, tall);
}

TEST(an_operand_that_lies_across_an_inplace_target_is_read_first) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(6)), *head, *tail, *back;
  assert_ok(tp_narrow(a, 0, 0, 5, &head));
  assert_ok(tp_narrow(a, 0, 1, 5, &tail));
  assert_ok(tp_add_inplace(tail, head));
  assert_values(a, 0, 1, 3, 5, 7, 9);
  assert_ok(tp_sub_inplace(head, tail));
  assert_values(a, -1, -2, -2, -2, -2, 9);
  assert_ok(tp_flip(a, DIMS(0), &back));
  assert_ok(tp_add_inplace(a, back));
  assert_values(a, 8, -4, -4, -4, -4, 8);
  assert_int_equal(tp_tensor_version(a), 3);
  DROP(a, head, tail, back);
}

TEST(an_output_beside_an_operand_of_the_same_storage_is_fine) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_I32, DIMS(4)), *bytes, *disjoint, *low;
  assert_ok(tp_view_dtype(a, TP_DTYPE_I8, &bytes));
  assert_ok(tp_narrow(bytes, 0, 3, 4, &low));
  assert_fails(tp_add_out(a, a, low), TP_ERROR_OVERLAP);
  DROP(low);
  assert_ok(tp_narrow(a, 0, 0, 2, &low));
  assert_ok(tp_narrow(a, 0, 2, 2, &disjoint));
  assert_ok(tp_add_out(low, low, disjoint));
  assert_values(a, 0, 1, 0, 2);
  DROP(a, bytes, disjoint, low);
}

TEST(interleaved_views_of_one_storage_do_not_overlap) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *even, *odd;
  assert_ok(tp_slice(a, 1, 0, 4, 2, &even));
  assert_ok(tp_slice(a, 1, 1, 4, 2, &odd));
  assert_ok(tp_add_inplace(even, odd));
  assert_values(a, 1, 1, 5, 3, 9, 5, 13, 7, 17, 9, 21, 11);
  DROP(a, even, odd);
}

TEST(copy_inplace_reads_before_it_writes_where_they_overlap) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(6)), *head, *tail, *back;
  assert_ok(tp_narrow(a, 0, 0, 5, &head));
  assert_ok(tp_narrow(a, 0, 1, 5, &tail));
  assert_ok(tp_copy_inplace(tail, head));
  assert_values(a, 0, 0, 1, 2, 3, 4);
  assert_ok(tp_copy_inplace(head, tail));
  assert_values(a, 0, 1, 2, 3, 4, 4);
  assert_ok(tp_flip(a, DIMS(0), &back));
  assert_ok(tp_copy_inplace(a, back));
  assert_values(a, 4, 4, 3, 2, 1, 0);
  tp_tensor_t *m = tt_arange(TP_DTYPE_I16, DIMS(3, 3)), *t;
  assert_ok(tp_t(m, &t));
  assert_ok(tp_copy_inplace(m, t));
  assert_values(m, 0, 3, 6, 1, 4, 7, 2, 5, 8);
  DROP(a, head, tail, back, m, t);
}

TEST(own_bytes_count_versions_as_those_before_did_in_any_mode) {
  tp_tensor_t *a = tt_full(TP_DTYPE_F32, 1, DIMS(1, 3)), *e;
  assert_ok(tp_expand(a, DIMS(2, 3), &e));
  assert_ok(tp_modes_set(TP_MODE_INFERENCE));
  assert_ok(tp_add_scalar_inplace(e, F64(1)));
  assert_int_equal(tp_modes_get(), TP_MODE_INFERENCE);
  assert_ok(tp_modes_set(0));
  assert_flags(e, 0, TP_TENSOR_INFERENCE | TP_TENSOR_VIEW);
  assert_int_equal(tp_tensor_version(e), 1);
  assert_ok(tp_add_scalar_inplace(e, F64(1)));
  assert_int_equal(tp_tensor_version(e), 2);
  assert_all(e, 3);
  assert_all(a, 1);
  assert_int_equal(tp_tensor_version(a), 0);
  DROP(a, e);
}

TEST(an_expanded_rank_0_tensor_written_in_place_follows_the_same_rule) {
  tp_tensor_t *base = tt_full(TP_DTYPE_F32, 0.78539816, NULL, 0), *e;
  assert_ok(tp_expand(base, DIMS(3), &e));
  assert_ok(tp_mul_scalar_inplace(e, F64(2)));
  assert_all(e, (double)(0.78539816f * 2));
  assert_values(base, (double)0.78539816f);
  assert_int_equal(tp_tensor_version(base), 0);
  DROP(base, e);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(two_indices_that_share_a_byte_are_told_by_a_flag),
      T(an_inplace_write_gives_a_self_overlapping_handle_its_own_bytes),
      T(setting_one_element_of_an_expanded_tensor_leaves_the_others),
      T(an_unfolded_tensor_is_written_in_bytes_of_its_own),
      T(a_self_overlapping_destination_is_refused_and_nothing_is_written),
      T(a_view_of_an_expanded_tensor_that_does_not_overlap_writes_the_base),
      T(an_output_may_be_an_operand_exactly_but_not_partly),
      T(an_output_with_more_dimensions_of_size_1_is_its_operand_exactly),
      T(an_operand_that_lies_across_an_inplace_target_is_read_first),
      T(an_output_beside_an_operand_of_the_same_storage_is_fine),
      T(interleaved_views_of_one_storage_do_not_overlap),
      T(copy_inplace_reads_before_it_writes_where_they_overlap),
      T(own_bytes_count_versions_as_those_before_did_in_any_mode),
      T(an_expanded_rank_0_tensor_written_in_place_follows_the_same_rule),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
