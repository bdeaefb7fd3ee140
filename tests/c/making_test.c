/* Making tensors: sizes, values, formats, and what is refused. */
#include <stdlib.h>

#include "support/tp_test.h"

#define HUGE_SIZE INT64_C(2305843009213693952) /* 2^61 */

TEST(empty_has_the_sizes_dtype_and_a_row_major_layout) {
  tp_tensor_t* t = tt_empty(TP_DTYPE_I16, DIMS(2, 3, 4));
  assert_sizes(t, 2, 3, 4);
  assert_strides(t, 12, 4, 1);
  assert_int_equal(tp_tensor_numel(t), 24);
  assert_int_equal(tp_tensor_nbytes(t), 48);
  assert_int_equal(tp_tensor_offset(t), 0);
  assert_int_equal(tp_tensor_version(t), 0);
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(t)), 48);
  assert_int_equal((uintptr_t)tp_tensor_data(t) % 64, 0);
  assert_flags(
      t, TP_TENSOR_CONTIGUOUS | TP_TENSOR_NON_OVERLAPPING_AND_DENSE,
      TP_TENSOR_VIEW | TP_TENSOR_INFERENCE | TP_TENSOR_SELF_OVERLAPPING);
  DROP(t);
}

TEST(a_size_of_0_counts_as_1_in_contiguous_strides) {
  tp_tensor_t* t = tt_empty(TP_DTYPE_F32, DIMS(2, 0));
  assert_strides(t, 1, 1);
  DROP(t);
  t = tt_empty(TP_DTYPE_F32, DIMS(0, 3));
  assert_strides(t, 3, 1);
  DROP(t);
  t = tt_empty(TP_DTYPE_F32, DIMS(3, 4));
  assert_strides(t, 4, 1);
  DROP(t);
  t = tt_empty(TP_DTYPE_F32, DIMS(2, 3));
  assert_strides(t, 3, 1);
  DROP(t);
  t = tt_empty(TP_DTYPE_F32, DIMS(2, 0, 3));
  assert_strides(t, 3, 3, 1);
  DROP(t);
  t = tt_empty(TP_DTYPE_F32, NULL, 0);
  assert_int_equal(tp_tensor_rank(t), 0);
  assert_int_equal(tp_tensor_numel(t), 1);
  DROP(t);
}

TEST(zeros_ones_and_full_hold_their_value_in_every_dtype) {
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    tp_tensor_t *zeros, *ones, *full;
    assert_ok(tp_zeros(DIMS(3, 5), dtype, 0, 0, &zeros));
    assert_ok(tp_ones(DIMS(3, 5), dtype, TP_DEVICE_CPU, 0, &ones));
    assert_ok(tp_full(DIMS(3, 5), F64(1), dtype, 0, 0, &full));
    assert_all(zeros, 0);
    assert_all(ones, 1);
    assert_all(full, 1);
    assert_int_equal(tp_tensor_version(zeros), 0);
    assert_int_equal(tp_tensor_version(ones), 0);
    assert_int_equal(tp_tensor_version(full), 0);
    DROP(zeros, ones, full);
  }
}

TEST(full_converts_its_value_as_a_set_element_is) {
  static const struct {
    tp_dtype_t dtype;
    tp_scalar_t value;
    double want;
  } cases[] = {
      {TP_DTYPE_U8, {TP_DTYPE_F64, 0, 0, 300.0, 0}, 255},
      {TP_DTYPE_U8, {TP_DTYPE_F64, 0, 0, -1.0, 0}, 0},
      {TP_DTYPE_U8, {TP_DTYPE_I64, 0, 300, 0, 0}, 44},
      {TP_DTYPE_I8, {TP_DTYPE_I64, 0, 200, 0, 0}, -56},
      {TP_DTYPE_I32, {TP_DTYPE_F64, 0, 0, 2.9, 0}, 2},
      {TP_DTYPE_BOOL, {TP_DTYPE_F64, 0, 0, 0.25, 0}, 1},
      {TP_DTYPE_F16, {TP_DTYPE_F64, 0, 0, 65504.0, 0}, 65504},
      {TP_DTYPE_F32, {TP_DTYPE_U64, 0, -1, 0, 0}, 18446744073709551616.0},
      {TP_DTYPE_F64, {TP_DTYPE_BOOL, 0, 1, 0, 0}, 1},
      {TP_DTYPE_F32, {TP_DTYPE_C128, 0, 0, 4.0, 0}, 4},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_tensor_t* t = NULL;
    assert_ok(tp_full(LIST(2), 1, &cases[i].value, cases[i].dtype, 0, 0, &t));
    assert_all(t, cases[i].want);
    DROP(t);
  }
  tp_tensor_t* t = NULL;
  assert_refused(tp_full(LIST(2), 1, C128(1, 2), TP_DTYPE_F32, 0, 0, &t));
  assert_null(t);
}

TEST(sizes_that_are_negative_are_refused_with_their_value) {
  tp_tensor_t* t = (tp_tensor_t*)1;
  assert_fails(tp_zeros(DIMS(-1, 3, 224, 224), TP_DTYPE_F32, 0, 0, &t),
               TP_ERROR_SHAPE);
  assert_null(t);
  assert_error_says("-1");
  assert_error_says("0");
  assert_fails(tp_empty(DIMS(2, INT64_MIN), TP_DTYPE_F32, 0, 0, 0, &t),
               TP_ERROR_SHAPE);
}

TEST(a_count_that_overflows_is_refused_before_memory_is_asked_for) {
  tp_allocator_t* cpu = tt_cpu();
  const uint64_t system = tp_debug_system_allocations();
  const uint64_t requests = tt_stats(cpu).allocations;
  tp_tensor_t* t = (tp_tensor_t*)1;
  assert_fails(tp_empty(DIMS(2, 2, 1, HUGE_SIZE), TP_DTYPE_F32, 0, 0, 0, &t),
               TP_ERROR_OVERFLOW);
  assert_error_says("(2, 2, 1, 2305843009213693952)");
  assert_null(t);
  assert_fails(tp_zeros(DIMS(INT64_MAX, 2, 1, 1), TP_DTYPE_I8, 0, 0, &t),
               TP_ERROR_OVERFLOW);
  assert_fails(
      tp_empty(DIMS(0, INT64_MAX, INT64_MAX), TP_DTYPE_F32, 0, 0, 0, &t),
      TP_ERROR_OVERFLOW);
  assert_fails(
      tp_empty(DIMS(3, 7, 29, 36760123, 823996703), TP_DTYPE_F32, 0, 0, 0, &t),
      TP_ERROR_OVERFLOW);
  assert_fails(tp_empty(LIST(HUGE_SIZE), 1, TP_DTYPE_F64, 0, 0, 0, &t),
               TP_ERROR_OVERFLOW);
  assert_fails(tp_empty(LIST(HUGE_SIZE / 2), 1, TP_DTYPE_C128, 0, 0, 0, &t),
               TP_ERROR_OVERFLOW);
  assert_int_equal(tp_debug_system_allocations(), system);
  assert_int_equal(tt_stats(cpu).allocations, requests);
  tp_allocator_release(cpu);
}

TEST(an_overflowing_count_is_refused_by_reshape_expand_and_from_blob_too) {
  float bytes[5] = {0, 1, 2, 3, 4};
  static const int64_t shapes[][5] = {
      {1, 2, 2, 1, HUGE_SIZE},
      {1, INT64_MAX, 2, 1, 1},
      {3, 7, 29, 36760123, 823996703},
  };
  tp_tensor_t* t = tt_new(TP_DTYPE_F32, bytes, DIMS(5));
  tp_tensor_t* one = tt_zeros(TP_DTYPE_F32, DIMS(1, 1, 1, 1, 1));
  for (size_t i = 0; i < TT_COUNT(shapes); ++i) {
    tp_tensor_t* out = (tp_tensor_t*)1;
    assert_fails(tp_reshape(t, shapes[i], 5, &out), TP_ERROR_OVERFLOW);
    assert_null(out);
    assert_fails(tp_view(t, shapes[i], 5, &out), TP_ERROR_OVERFLOW);
    assert_fails(tp_expand(one, shapes[i], 5, &out), TP_ERROR_OVERFLOW);
    assert_null(out);
    tt_deletions_t deletions = {0};
    assert_fails(tp_tensor_from_blob(bytes, shapes[i], NULL, 5, TP_DTYPE_F32, 0,
                                     0, tt_count_deletion, &deletions, 0, &out),
                 TP_ERROR_OVERFLOW);
    assert_null(out);
    assert_int_equal(deletions.calls, 0);
  }
  tp_tensor_t *none = tt_zeros(TP_DTYPE_F32, DIMS(0, 1, 1)), *out = NULL;
  assert_fails(tp_reshape(none, DIMS(0, INT64_MAX, INT64_MAX), &out),
               TP_ERROR_OVERFLOW);
  assert_fails(tp_expand(none, DIMS(0, INT64_MAX, INT64_MAX), &out),
               TP_ERROR_OVERFLOW);
  assert_fails(tp_tensor_from_blob(bytes, LIST(0, INT64_MAX, INT64_MAX), NULL,
                                   3, TP_DTYPE_F32, 0, 0, NULL, NULL, 0, &out),
               TP_ERROR_OVERFLOW);
  assert_values(t, 0, 1, 2, 3, 4);
  assert_sizes(t, 5);
  DROP(t, one, none);
}

TEST(more_memory_than_there_is_is_an_error_and_the_next_request_works) {
  tp_tensor_t* t = (tp_tensor_t*)1;
  assert_fails(tp_empty(LIST(HUGE_SIZE / 2), 1, TP_DTYPE_F32, 0, 0, 0, &t),
               TP_ERROR_OUT_OF_MEMORY);
  assert_null(t);
  t = tt_arange(TP_DTYPE_F32, DIMS(4));
  assert_values(t, 0, 1, 2, 3);
  DROP(t);
}

TEST(a_format_that_does_not_fit_the_rank_is_refused) {
  tp_tensor_t* t = (tp_tensor_t*)1;
  assert_refused(
      tp_empty(DIMS(2, 3), TP_DTYPE_F32, 0, 0, TP_FORMAT_CHANNELS_LAST, &t));
  assert_null(t);
  assert_refused(tp_empty(DIMS(2, 3, 4, 5), TP_DTYPE_F32, 0, 0,
                          TP_FORMAT_CHANNELS_LAST_3D, &t));
  assert_refused(tp_empty(DIMS(2), TP_DTYPE_F32, 0, 0, 5, &t));
  assert_refused(tp_empty(DIMS(2), TP_DTYPE_F32, 0, 0, -1, &t));
}

TEST(empty_strided_makes_just_the_storage_its_strides_need) {
  tp_tensor_t* t = NULL;
  assert_ok(
      tp_empty_strided(LIST(3, 4), LIST(1, 3), 2, TP_DTYPE_F32, 0, 0, &t));
  assert_strides(t, 1, 3);
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(t)), 48);
  DROP(t);
  assert_ok(
      tp_empty_strided(LIST(3, 4), LIST(10, 2), 2, TP_DTYPE_F32, 0, 0, &t));
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(t)), (2 * 10 + 7) * 4);
  DROP(t);
  assert_ok(
      tp_empty_strided(LIST(3, 4), LIST(-4, 1), 2, TP_DTYPE_F32, 0, 0, &t));
  assert_int_equal(tp_tensor_offset(t), 8);
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(t)), 48);
  DROP(t);
  assert_ok(
      tp_empty_strided(LIST(3, 0), LIST(-4, 99), 2, TP_DTYPE_F32, 0, 0, &t));
  assert_int_equal(tp_tensor_numel(t), 0);
  DROP(t);
  assert_fails(
      tp_empty_strided(LIST(3), LIST(INT64_MAX), 1, TP_DTYPE_F32, 0, 0, &t),
      TP_ERROR_OVERFLOW);
  assert_fails(
      tp_empty_strided(LIST(3), LIST(INT64_MIN), 1, TP_DTYPE_F32, 0, 0, &t),
      TP_ERROR_OVERFLOW);
  assert_fails(tp_empty_strided(LIST(3), NULL, 1, TP_DTYPE_F32, 0, 0, &t),
               TP_ERROR_NULL);
}

TEST(empty_like_keeps_dtype_sizes_and_a_dense_layout) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_I16, DIMS(3, 4)), *transposed, *like;
  assert_ok(tp_t(t, &transposed));
  assert_ok(tp_empty_like(transposed, 0, &like));
  assert_sizes(like, 4, 3);
  assert_strides(like, 1, 4);
  assert_int_equal(tp_tensor_dtype(like), TP_DTYPE_I16);
  DROP(like);
  assert_ok(tp_empty_like(transposed, TP_FORMAT_CONTIGUOUS, &like));
  assert_strides(like, 3, 1);
  DROP(t, transposed, like);
  assert_fails(tp_empty_like(NULL, 0, &like), TP_ERROR_NULL);
}

TEST(eye_has_ones_on_the_diagonal_only) {
  tp_tensor_t* t = NULL;
  assert_ok(tp_eye(2, 3, TP_DTYPE_I8, 0, 0, &t));
  assert_sizes(t, 2, 3);
  assert_values(t, 1, 0, 0, 0, 1, 0);
  DROP(t);
  assert_ok(tp_eye(3, 2, TP_DTYPE_F16, 0, 0, &t));
  assert_values(t, 1, 0, 0, 1, 0, 0);
  DROP(t);
  assert_ok(tp_eye(0, 3, TP_DTYPE_F32, 0, 0, &t));
  assert_sizes(t, 0, 3);
  DROP(t);
  assert_fails(tp_eye(-1, 3, TP_DTYPE_F32, 0, 0, &t), TP_ERROR_SHAPE);
}

TEST(every_rank_up_to_64_can_be_made_and_65_is_refused) {
  int64_t sizes[65];
  for (size_t d = 0; d < 65; ++d) sizes[d] = d % 16 == 3 ? 2 : 1;
  for (size_t rank = 0; rank <= TP_MAX_RANK; ++rank) {
    tp_tensor_t* t = tt_arange(TP_DTYPE_F32, sizes, rank);
    assert_int_equal(tp_tensor_rank(t), rank);
    int64_t numel = 1;
    for (size_t d = rank; d-- > 0;) {
      assert_int_equal(tp_tensor_sizes(t)[d], sizes[d]);
      assert_int_equal(tp_tensor_strides(t)[d], numel);
      numel *= sizes[d];
    }
    assert_int_equal(tp_tensor_numel(t), numel);
    assert_true(tt_number(t, numel - 1) == (double)(numel - 1));
    DROP(t);
  }
  tp_tensor_t* t = (tp_tensor_t*)1;
  assert_fails(tp_empty(sizes, 65, TP_DTYPE_F32, 0, 0, 0, &t),
               TP_ERROR_UNSUPPORTED);
  assert_null(t);
  assert_fails(tp_empty(sizes, SIZE_MAX, TP_DTYPE_F32, 0, 0, 0, &t),
               TP_ERROR_UNSUPPORTED);
  assert_fails(tp_empty(NULL, 3, TP_DTYPE_F32, 0, 0, 0, &t), TP_ERROR_NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(empty_has_the_sizes_dtype_and_a_row_major_layout),
      T(a_size_of_0_counts_as_1_in_contiguous_strides),
      T(zeros_ones_and_full_hold_their_value_in_every_dtype),
      T(full_converts_its_value_as_a_set_element_is),
      T(sizes_that_are_negative_are_refused_with_their_value),
      T(a_count_that_overflows_is_refused_before_memory_is_asked_for),
      T(an_overflowing_count_is_refused_by_reshape_expand_and_from_blob_too),
      T(more_memory_than_there_is_is_an_error_and_the_next_request_works),
      T(a_format_that_does_not_fit_the_rank_is_refused),
      T(empty_strided_makes_just_the_storage_its_strides_need),
      T(empty_like_keeps_dtype_sizes_and_a_dense_layout),
      T(eye_has_ones_on_the_diagonal_only),
      T(every_rank_up_to_64_can_be_made_and_65_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
