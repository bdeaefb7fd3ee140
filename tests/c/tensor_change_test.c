/* Changing what a handle is: resize, set_storage, assign. */
#include "support/tp_test.h"

TEST(resize_keeps_the_elements_in_front_and_grows_the_storage_when_it_must) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(2, 3));
  assert_ok(tp_tensor_resize(t, LIST(4, 5), 2));
  assert_sizes(t, 4, 5);
  assert_strides(t, 5, 1);
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(t)), 80);
  assert_int_equal(tp_tensor_version(t), 1);
  for (int i = 0; i < 6; ++i) assert_true(tt_number(t, i) == i);
  assert_flags(t, TP_TENSOR_CONTIGUOUS, 0);
  DROP(t);
}

TEST(resize_to_fewer_elements_keeps_storage_and_version) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(2, 3));
  assert_ok(tp_tensor_resize(t, LIST(4), 1));
  assert_values(t, 0, 1, 2, 3);
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(t)), 24);
  assert_int_equal(tp_tensor_version(t), 0);
  assert_ok(tp_tensor_resize(t, NULL, 0));
  assert_values(t, 0);
  assert_ok(tp_tensor_resize(t, LIST(0, 7), 2));
  assert_int_equal(tp_tensor_numel(t), 0);
  DROP(t);
}

TEST(resize_refreshes_every_cached_flag) {
  tp_tensor_t *flat = tt_arange(TP_DTYPE_F32, DIMS(6)), *t;
  assert_ok(tp_as_strided(flat, LIST(2, 2), LIST(1, 2), 2, 0, &t));
  assert_flags(t, 0, TP_TENSOR_CONTIGUOUS);
  assert_ok(tp_tensor_resize(t, LIST(2, 3), 2));
  assert_flags(t, TP_TENSOR_CONTIGUOUS | TP_TENSOR_NON_OVERLAPPING_AND_DENSE,
               TP_TENSOR_SELF_OVERLAPPING);
  assert_values(t, 0, 1, 2, 3, 4, 5);
  DROP(flat, t);
}

TEST(a_tensor_that_others_hold_is_refused) {
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(6)),
              *other = tt_arange(TP_DTYPE_F32, DIMS(2));
  tp_tensor_retain(t);
  assert_fails(tp_tensor_resize(t, LIST(2), 1), TP_ERROR_IN_USE);
  assert_fails(
      tp_tensor_set_storage(t, tp_tensor_storage(other), LIST(2), NULL, 1, 0),
      TP_ERROR_IN_USE);
  assert_fails(tp_tensor_assign(t, other), TP_ERROR_IN_USE);
  assert_sizes(t, 6);
  assert_values(t, 0, 1, 2, 3, 4, 5);
  DROP(t, t, other);
}

TEST(a_tensor_that_is_open_for_writing_keeps_its_storage_and_sizes) {
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(6)),
              *other = tt_arange(TP_DTYPE_F32, DIMS(2));
  tp_storage_t* others = tp_tensor_storage(other);
  void* data;
  assert_ok(tp_tensor_begin_write(t, &data));
  assert_ok(tp_tensor_begin_write(t, &data));
  for (int writers = 2; writers > 0; --writers) {
    assert_fails(tp_tensor_resize(t, LIST(2), 1), TP_ERROR_IN_USE);
    assert_fails(tp_tensor_set_storage(t, others, LIST(2), NULL, 1, 0),
                 TP_ERROR_IN_USE);
    assert_error_says("open for writing");
    assert_fails(tp_tensor_assign(t, other), TP_ERROR_IN_USE);
    assert_fails(tp_tensor_assign(t, t), TP_ERROR_IN_USE);
    assert_ptr_equal(tp_tensor_data(t), data);
    assert_ok(tp_tensor_end_write(t));
  }
  assert_ok(tp_tensor_set_storage(t, others, LIST(2), NULL, 1, 0));
  assert_values(t, 0, 1);
  assert_fails(tp_tensor_end_write(t), TP_ERROR_STATE);
  assert_ok(tp_storage_resize(others, 80));
  DROP(t, other);
}

TEST(a_writer_of_another_tensor_on_the_bytes_is_not_ended_nor_in_the_way) {
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(6)), *view,
              *other = tt_arange(TP_DTYPE_F32, DIMS(2));
  void* data;
  assert_ok(tp_narrow(t, 0, 0, 2, &view));
  assert_ok(tp_tensor_begin_write(t, &data));
  assert_fails(tp_tensor_end_write(view), TP_ERROR_STATE);
  assert_ok(tp_tensor_assign(view, other));
  assert_fails(tp_storage_resize(tp_tensor_storage(t), 80), TP_ERROR_IN_USE);
  assert_ok(tp_tensor_end_write(t));
  assert_ok(tp_storage_resize(tp_tensor_storage(t), 80));
  DROP(t, view, other);
}

TEST(resize_that_must_grow_foreign_bytes_is_refused) {
  float bytes[4] = {1, 2, 3, 4};
  tp_tensor_t* t = NULL;
  assert_ok(tp_tensor_from_blob(bytes, LIST(4), NULL, 1, TP_DTYPE_F32, 0, 0,
                                NULL, NULL, 0, &t));
  assert_fails(tp_tensor_resize(t, LIST(5), 1), TP_ERROR_STATE);
  assert_sizes(t, 4);
  assert_int_equal(tp_tensor_version(t), 0);
  assert_ok(tp_tensor_resize(t, LIST(2, 2), 2));
  assert_values(t, 1, 2, 3, 4);
  DROP(t);
}

TEST(a_resize_that_fails_changes_neither_geometry_nor_bytes) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(4));
  assert_fails(tp_tensor_resize(t, LIST(-1), 1), TP_ERROR_SHAPE);
  assert_fails(tp_tensor_resize(t, LIST(INT64_MAX, 2), 2), TP_ERROR_OVERFLOW);
  assert_fails(tp_tensor_resize(t, LIST(INT64_MAX / 8), 1),
               TP_ERROR_OUT_OF_MEMORY);
  int64_t sizes[65] = {0};
  assert_fails(tp_tensor_resize(t, sizes, 65), TP_ERROR_UNSUPPORTED);
  assert_sizes(t, 4);
  assert_values(t, 0, 1, 2, 3);
  assert_int_equal(tp_tensor_version(t), 0);
  DROP(t);
}

TEST(crossing_rank_5_both_ways_keeps_the_common_sizes) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(2, 1, 2, 1, 2));
  assert_ok(tp_tensor_resize(t, LIST(2, 1, 2, 1, 2, 1), 6));
  assert_sizes(t, 2, 1, 2, 1, 2, 1);
  assert_strides(t, 4, 4, 2, 2, 1, 1);
  assert_values(t, 0, 1, 2, 3, 4, 5, 6, 7);
  assert_ok(tp_tensor_resize(t, LIST(2, 1, 2, 1, 2), 5));
  assert_sizes(t, 2, 1, 2, 1, 2);
  assert_strides(t, 4, 4, 2, 2, 1);
  assert_values(t, 0, 1, 2, 3, 4, 5, 6, 7);
  DROP(t);
}

TEST(set_storage_reads_other_bytes_with_the_same_dtype) {
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(2)),
              *source = tt_arange(TP_DTYPE_F32, DIMS(6));
  assert_ok(tp_tensor_set_storage(t, tp_tensor_storage(source), LIST(2, 2),
                                  LIST(1, 2), 2, 1));
  assert_values(t, 1, 3, 2, 4);
  assert_int_equal(tp_tensor_offset(t), 1);
  assert_int_equal(tp_tensor_dtype(t), TP_DTYPE_F32);
  assert_int_equal(tp_debug_shares_counter(t, source), 1);
  assert_int_equal(tp_debug_live_bytes(), 24);
  assert_fails(
      tp_tensor_set_storage(t, tp_tensor_storage(source), LIST(7), NULL, 1, 0),
      TP_ERROR_RANGE);
  assert_fails(tp_tensor_set_storage(t, tp_tensor_storage(source), LIST(2),
                                     LIST(-1), 1, 0),
               TP_ERROR_RANGE);
  assert_fails(tp_tensor_set_storage(t, NULL, LIST(2), NULL, 1, 0),
               TP_ERROR_NULL);
  assert_values(t, 1, 3, 2, 4);
  DROP(source, t);
}

TEST(assign_makes_the_same_view_of_the_same_bytes) {
  tp_tensor_t *base = tt_arange(TP_DTYPE_I16, DIMS(3, 4)), *source,
              *t = tt_zeros(TP_DTYPE_F64, DIMS(1, 1, 1, 1, 1, 1));
  assert_ok(tp_t(base, &source));
  assert_ok(tp_fill_inplace(base, I64(7)));
  assert_ok(tp_tensor_assign(t, source));
  assert_sizes(t, 4, 3);
  assert_strides(t, 1, 4);
  assert_int_equal(tp_tensor_dtype(t), TP_DTYPE_I16);
  assert_int_equal(tp_tensor_version(t), 1);
  assert_ptr_equal(tp_tensor_data(t), tp_tensor_data(base));
  assert_int_equal(tp_debug_shares_counter(t, base), 1);
  const uint32_t layout = TP_TENSOR_CONTIGUOUS |
                          TP_TENSOR_NON_OVERLAPPING_AND_DENSE |
                          TP_TENSOR_SELF_OVERLAPPING;
  assert_int_equal(tp_tensor_flags(t) & layout,
                   tp_tensor_flags(source) & layout);
  assert_int_equal(tp_debug_live_bytes(), 24);
  assert_ok(tp_tensor_assign(t, t));
  assert_sizes(t, 4, 3);
  DROP(base, source);
  assert_all(t, 7);
  DROP(t);
}

TEST(assign_lets_the_old_bytes_go) {
  float bytes[2] = {1, 2};
  tt_deletions_t deletions = {0};
  tp_tensor_t *t = NULL, *source = tt_arange(TP_DTYPE_F32, DIMS(3));
  assert_ok(tp_tensor_from_blob(bytes, LIST(2), NULL, 1, TP_DTYPE_F32, 0, 0,
                                tt_count_deletion, &deletions, 0, &t));
  assert_ok(tp_tensor_assign(t, source));
  assert_int_equal(deletions.calls, 1);
  assert_values(t, 0, 1, 2);
  assert_fails(tp_tensor_assign(t, NULL), TP_ERROR_NULL);
  assert_fails(tp_tensor_assign(NULL, t), TP_ERROR_NULL);
  DROP(t, source);
}

TEST(a_record_copy_shares_storage_and_counter_and_copies_every_field) {
  tp_tensor_t *base = tt_arange(TP_DTYPE_F32, DIMS(2, 3, 2)), *view, *copies[2];
  assert_ok(tp_slice(base, 1, 0, 3, 2, &view));
  assert_ok(tp_detach(view, &copies[0]));
  assert_ok(tp_alias(view, &copies[1]));
  for (int i = 0; i < 2; ++i) {
    tp_tensor_t* copy = copies[i];
    assert_int_equal(
        tp_storage_same(tp_tensor_storage(copy), tp_tensor_storage(base)), 1);
    assert_int_equal(tp_debug_shares_counter(copy, base), 1);
    assert_sizes(copy, 2, 2, 2);
    assert_strides(copy, 6, 4, 1);
    assert_int_equal(tp_tensor_offset(copy), tp_tensor_offset(view));
    assert_int_equal(tp_tensor_dtype(copy), TP_DTYPE_F32);
    assert_int_equal(tp_tensor_device_type(copy), TP_DEVICE_CPU);
    assert_int_equal(tp_tensor_flags(copy), tp_tensor_flags(view));
    assert_int_equal(tp_tensor_version(copy), i);
    assert_null(tp_tensor_wrapper(copy));
    assert_ok(tp_add_scalar_inplace(copy, F64(1)));
    assert_int_equal(tp_tensor_version(base), i + 1);
    DROP(copy);
  }
  DROP(base, view);
}

TEST(a_copied_record_has_no_history_in_its_debug_text) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(2)), *copy;
  assert_ok(tp_detach(t, &copy));
  char text[4096];
  tp_debug_format_tensor(copy, text, sizeof text);
  assert_non_null(strstr(text, "history"));
  assert_non_null(strstr(text, "none"));
  DROP(t, copy);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(resize_keeps_the_elements_in_front_and_grows_the_storage_when_it_must),
      T(resize_to_fewer_elements_keeps_storage_and_version),
      T(resize_refreshes_every_cached_flag),
      T(a_tensor_that_others_hold_is_refused),
      T(a_tensor_that_is_open_for_writing_keeps_its_storage_and_sizes),
      T(a_writer_of_another_tensor_on_the_bytes_is_not_ended_nor_in_the_way),
      T(resize_that_must_grow_foreign_bytes_is_refused),
      T(a_resize_that_fails_changes_neither_geometry_nor_bytes),
      T(crossing_rank_5_both_ways_keeps_the_common_sizes),
      T(set_storage_reads_other_bytes_with_the_same_dtype),
      T(assign_makes_the_same_view_of_the_same_bytes),
      T(assign_lets_the_old_bytes_go),
      T(a_record_copy_shares_storage_and_counter_and_copies_every_field),
      T(a_copied_record_has_no_history_in_its_debug_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
