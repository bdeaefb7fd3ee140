/* Tensors on given bytes, and what a tensor tells about itself. */
#include <stdlib.h>

#include "support/tp_test.h"

static tp_status_t blob(void* data, const int64_t* sizes,
                        const int64_t* strides, size_t rank,
                        tt_deletions_t* deletions, tp_tensor_t** out) {
  return tp_tensor_from_blob(data, sizes, strides, rank, TP_DTYPE_F32, 0, 0,
                             deletions ? tt_count_deletion : NULL, deletions, 0,
                             out);
}

TEST(from_data_copies_the_elements) {
  float bytes[6] = {0, 1, 2, 3, 4, 5};
  tp_tensor_t* t = tt_new(TP_DTYPE_F32, bytes, DIMS(2, 3));
  bytes[0] = 99;
  assert_values(t, 0, 1, 2, 3, 4, 5);
  assert_ptr_not_equal(tp_tensor_data(t), bytes);
  DROP(t);
  assert_refused(
      tp_tensor_from_data(bytes, 20, LIST(2, 3), 2, TP_DTYPE_F32, &t));
  assert_null(t);
  assert_refused(
      tp_tensor_from_data(bytes, 28, LIST(2, 3), 2, TP_DTYPE_F32, &t));
  assert_fails(tp_tensor_from_data(NULL, 24, LIST(2, 3), 2, TP_DTYPE_F32, &t),
               TP_ERROR_NULL);
  assert_ok(tp_tensor_from_data(NULL, 0, LIST(2, 0), 2, TP_DTYPE_F32, &t));
  assert_sizes(t, 2, 0);
  DROP(t);
}

TEST(from_blob_shares_the_bytes_both_ways_and_deletes_once) {
  float bytes[6] = {0, 1, 2, 3, 4, 5};
  tt_deletions_t deletions = {0};
  tp_tensor_t* t = NULL;
  assert_ok(blob(bytes, LIST(2, 3), NULL, 2, &deletions, &t));
  assert_ptr_equal(tp_tensor_data(t), bytes);
  assert_int_equal(tp_debug_live_bytes(), 0);
  bytes[1] = 10;
  assert_values(t, 0, 10, 2, 3, 4, 5);
  assert_ok(tp_tensor_set(t, LIST(1, 2), 2, F64(50)));
  assert_true(bytes[5] == 50);
  assert_int_equal(deletions.calls, 0);
  DROP(t);
  assert_int_equal(deletions.calls, 1);
}

TEST(from_blob_without_a_deleter_borrows) {
  float bytes[4] = {1, 2, 3, 4};
  tp_tensor_t* t = NULL;
  assert_ok(blob(bytes, LIST(4), NULL, 1, NULL, &t));
  assert_values(t, 1, 2, 3, 4);
  DROP(t);
  assert_true(bytes[3] == 4);
}

TEST(from_blob_keeps_the_bytes_until_the_last_view_goes) {
  float bytes[8] = {0};
  tt_deletions_t deletions = {0};
  tp_tensor_t *t = NULL, *views[3];
  assert_ok(blob(bytes, LIST(8), NULL, 1, &deletions, &t));
  for (int i = 0; i < 3; ++i) assert_ok(tp_narrow(t, 0, i, 3, &views[i]));
  DROP(t, views[1], views[0]);
  assert_int_equal(deletions.calls, 0);
  DROP(views[2]);
  assert_int_equal(deletions.calls, 1);
}

TEST(a_refused_blob_never_runs_the_deleter) {
  float bytes[8] = {0};
  tt_deletions_t deletions = {0};
  tp_tensor_t* t = (tp_tensor_t*)1;
  assert_fails(blob(bytes, LIST(-1), NULL, 1, &deletions, &t), TP_ERROR_SHAPE);
  assert_null(t);
  assert_fails(blob(NULL, LIST(2), NULL, 1, &deletions, &t), TP_ERROR_NULL);
  assert_fails(blob(bytes, LIST(3), LIST(INT64_MAX), 1, &deletions, &t),
               TP_ERROR_OVERFLOW);
  assert_fails(blob(bytes, LIST(3), LIST(INT64_MIN), 1, &deletions, &t),
               TP_ERROR_OVERFLOW);
  assert_fails(tp_tensor_from_blob(bytes, LIST(2), NULL, 1, 99, 0, 0,
                                   tt_count_deletion, &deletions, 0, &t),
               TP_ERROR_ARGUMENT);
  assert_fails(tp_tensor_from_blob(bytes, LIST(2), NULL, 1, TP_DTYPE_F32, 0, 0,
                                   tt_count_deletion, &deletions, 512, &t),
               TP_ERROR_ARGUMENT);
  assert_int_equal(deletions.calls, 0);
}

TEST(the_storage_of_a_blob_starts_at_its_lowest_byte) {
  float bytes[6] = {0, 1, 2, 3, 4, 5};
  tp_tensor_t* t = NULL;
  assert_ok(blob(bytes + 5, LIST(6), LIST(-1), 1, NULL, &t));
  assert_ptr_equal(tt_base(t), bytes);
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(t)), 24);
  assert_int_equal(tp_tensor_offset(t), 5);
  assert_ptr_equal(tp_tensor_data(t), bytes + 5);
  assert_values(t, 5, 4, 3, 2, 1, 0);
  DROP(t);
  assert_ok(blob(bytes + 1, LIST(2, 2), LIST(2, -1), 2, NULL, &t));
  assert_ptr_equal(tt_base(t), bytes);
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(t)), 16);
  assert_values(t, 1, 0, 3, 2);
  DROP(t);
}

TEST(empty_blobs_are_accepted_with_any_strides) {
  tp_tensor_t* t = NULL;
  assert_ok(blob(NULL, LIST(1, 0), LIST(0, 0), 2, NULL, &t));
  assert_int_equal(tp_tensor_numel(t), 0);
  assert_null(tp_tensor_data(t));
  DROP(t);
  assert_ok(blob(NULL, LIST(0, 1), LIST(0, 0), 2, NULL, &t));
  assert_sizes(t, 0, 1);
  DROP(t);
}

TEST(views_of_an_empty_blob_point_at_nothing) {
  float byte = 1;
  tp_tensor_t *t = NULL, *v[3] = {0};
  size_t count = 0;
  assert_ok(blob(&byte, LIST(0, 3), NULL, 2, NULL, &t));
  assert_ok(tp_unbind(t, 1, v, 3, &count));
  assert_int_equal(count, 3);
  for (int i = 0; i < 3; ++i) {
    assert_sizes(v[i], 0);
    assert_null(tp_tensor_data(v[i]));
    assert_ok(tp_fill_inplace(v[i], F64(9)));
  }
  assert_true(byte == 1);
  DROP(t, v[0], v[1], v[2]);
}

TEST(a_read_only_blob_refuses_every_write) {
  float bytes[4] = {1, 2, 3, 4};
  tp_tensor_t *t = NULL, *view;
  assert_ok(tp_tensor_from_blob(bytes, LIST(4), NULL, 1, TP_DTYPE_F32, 0, 0,
                                NULL, NULL, TP_STORAGE_READ_ONLY, &t));
  assert_ok(tp_narrow(t, 0, 1, 2, &view));
  void* data = NULL;
  assert_fails(tp_tensor_set(t, LIST(0), 1, F64(9)), TP_ERROR_READ_ONLY);
  assert_fails(tp_fill_inplace(view, F64(9)), TP_ERROR_READ_ONLY);
  assert_fails(tp_zero_inplace(t), TP_ERROR_READ_ONLY);
  assert_fails(tp_add_inplace(t, t), TP_ERROR_READ_ONLY);
  assert_fails(tp_copy_inplace(t, t), TP_ERROR_READ_ONLY);
  assert_fails(tp_tensor_copy_from(t, bytes, 16), TP_ERROR_READ_ONLY);
  assert_fails(tp_tensor_begin_write(t, &data), TP_ERROR_READ_ONLY);
  assert_fails(tp_tensor_mark_written(t), TP_ERROR_READ_ONLY);
  assert_fails(tp_add_out(t, t, t), TP_ERROR_READ_ONLY);
  assert_values(t, 1, 2, 3, 4);
  assert_int_equal(tp_tensor_version(t), 0);
  DROP(t, view);
}

TEST(from_storage_checks_both_ends_of_what_it_reaches) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new(400, 0, 0, &storage));
  static const struct {
    int64_t size, stride, offset;
    int fits;
  } cases[] = {
      {100, 1, 0, 1},
      {100, 1, 1, 0},
      {101, 1, 0, 0},
      {2, 99, 0, 1},
      {2, 100, 0, 0},
      {2, -1, 0, 0},
      {2, -1, 1, 1},
      {100, -1, 99, 1},
      {100, -1, 100, 0},
      {1, 7, 99, 1},
      {1, 7, 100, 0},
      {1, 1, -1, 0},
      {0, 5, 100, 1},
      {4096, 0, 99, 1},
      {4096, 0, INT64_MAX, 0},
      {5, 2, INT64_C(8170450533120000000), 0},
      {5, 2, INT64_MAX - 9999, 0},
      {3, INT64_MAX, 0, 0},
      {3, INT64_MIN, 0, 0},
      {4, -42, 8, 0},
      {4, -2, 8, 1},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_tensor_t* t = (tp_tensor_t*)1;
    const tp_status_t status =
        tp_tensor_from_storage(storage, &cases[i].size, &cases[i].stride, 1,
                               cases[i].offset, TP_DTYPE_F32, &t);
    if ((status == TP_OK) != cases[i].fits) {
      print_error("case %zu gave %d\n", i, (int)status);
      fail();
    }
    if (status != TP_OK) assert_null(t);
    if (status == TP_OK) DROP(t);
    assert_int_equal(tp_storage_use_count(storage), 1);
  }
  tp_storage_release(storage);
}

TEST(the_address_of_an_element_is_itemsize_times_offset_plus_strides) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(3, 4));
  const char* base = tt_base(t);
  assert_true(*(const float*)(base + 24) == 6);
  assert_true(tt_number(t, 1 * 4 + 2) == 6);
  DROP(t);
  uint64_t seed = 3;
  for (int round = 0; round < 200; ++round) {
    int64_t sizes[4], strides[4], lowest = 0, highest = 0;
    for (int d = 0; d < 4; ++d) {
      seed = seed * 6364136223846793005u + 1442695040888963407u;
      sizes[d] = 1 + (int64_t)((seed >> 33) % 4);
      strides[d] = (int64_t)((seed >> 40) % 17) - 8;
      const int64_t reach = (sizes[d] - 1) * strides[d];
      *(reach < 0 ? &lowest : &highest) += reach;
    }
    const int64_t offset = (int64_t)((seed >> 50) % 5) - lowest;
    tp_tensor_t *flat = tt_arange(TP_DTYPE_I64, LIST(offset + highest + 1), 1),
                *view;
    assert_ok(tp_as_strided(flat, sizes, strides, 4, offset, &view));
    for (int64_t i = 0; i < tp_tensor_numel(view); ++i) {
      int64_t rest = i, place = offset;
      for (int d = 3; d >= 0; --d) {
        place += rest % sizes[d] * strides[d];
        rest /= sizes[d];
      }
      assert_true(tt_number(view, i) == (double)place);
    }
    assert_ptr_equal(tp_tensor_data(view),
                     (const int64_t*)tt_base(flat) + offset);
    DROP(flat, view);
  }
}

TEST(getters_of_no_tensor_or_a_wrong_handle_give_defaults) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new(8, 0, 0, &storage));
  const tp_tensor_t* const wrong[] = {NULL, (const tp_tensor_t*)storage};
  const tp_status_t codes[] = {TP_ERROR_NULL, TP_ERROR_HANDLE};
  for (int i = 0; i < 2; ++i) {
    const tp_tensor_t* t = wrong[i];
#define DEFAULT(call, value)           \
  do {                                 \
    assert_int_equal((call), (value)); \
    assert_error_recorded(codes[i]);   \
  } while (0)
    DEFAULT(tp_tensor_rank(t), -1);
    DEFAULT(tp_tensor_sizes(t) != NULL, 0);
    DEFAULT(tp_tensor_strides(t) != NULL, 0);
    DEFAULT(tp_tensor_size(t, 0), -1);
    DEFAULT(tp_tensor_numel(t), 0);
    DEFAULT(tp_tensor_nbytes(t), 0);
    DEFAULT(tp_tensor_dtype(t), 0);
    DEFAULT(tp_tensor_device_type(t), 0);
    DEFAULT(tp_tensor_device_index(t), -1);
    DEFAULT(tp_tensor_offset(t), 0);
    DEFAULT(tp_tensor_storage(t) != NULL, 0);
    DEFAULT(tp_tensor_data(t) != NULL, 0);
    DEFAULT(tp_tensor_version(t), -1);
    DEFAULT(tp_tensor_flags(t), 0);
    DEFAULT(tp_tensor_is_contiguous(t, TP_FORMAT_CONTIGUOUS), 0);
    DEFAULT(tp_tensor_retained_bytes(t), 0);
    DEFAULT(tp_tensor_use_count(t), 0);
    DEFAULT(tp_tensor_wrapper(t) != NULL, 0);
    DEFAULT(tp_tensor_format(t, NULL, 0), 0);
    DEFAULT(tp_tensor_format_layout(t, "t", NULL, 0), 0);
    DEFAULT(tp_debug_format_tensor(t, NULL, 0), 0);
    DEFAULT(tp_debug_shares_counter(t, t), 0);
#undef DEFAULT
  }
  assert_null(tp_tensor_retain(NULL));
  tp_tensor_release(NULL);
  tp_storage_release(storage);
}

TEST(a_handle_of_another_kind_is_an_error_in_every_kind_of_call) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new(8, 0, 0, &storage));
  tp_tensor_t *wrong = (tp_tensor_t*)storage, *out = (tp_tensor_t*)1;
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(2));
  assert_fails(tp_add(t, wrong, &out), TP_ERROR_HANDLE);
  assert_int_equal(tp_error_argument(NULL), 2);
  assert_null(out);
  assert_fails(tp_add_out(t, t, wrong), TP_ERROR_HANDLE);
  assert_fails(tp_view(wrong, LIST(2), 1, &out), TP_ERROR_HANDLE);
  assert_int_equal(tp_error_argument(NULL), 1);
  assert_fails(tp_clone(wrong, 0, &out), TP_ERROR_HANDLE);
  assert_fails(tp_tensor_from_storage((tp_storage_t*)t, LIST(2), NULL, 1, 0,
                                      TP_DTYPE_F32, &out),
               TP_ERROR_HANDLE);
  assert_fails(tp_add(t, NULL, &out), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 2);
  assert_fails(tp_add(t, t, NULL), TP_ERROR_NULL);
  assert_int_equal(tp_storage_use_count(storage), 1);
  DROP(t);
  tp_storage_release(storage);
}

TEST(a_size_is_asked_by_dimension_from_either_end) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(2, 3, 4));
  for (int64_t d = 0; d < 3; ++d) {
    assert_int_equal(tp_tensor_size(t, d), d + 2);
    assert_int_equal(tp_tensor_size(t, d - 3), d + 2);
  }
  const int64_t wrong[] = {3, -4, INT64_MAX, INT64_MIN};
  for (size_t i = 0; i < TT_COUNT(wrong); ++i) {
    assert_int_equal(tp_tensor_size(t, wrong[i]), -1);
    assert_error_recorded(TP_ERROR_RANGE);
  }
  DROP(t);
}

TEST(every_group_of_fields_is_in_the_debug_text) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F16, DIMS(2, 3));
  char text[4096];
  const size_t length = tp_debug_format_tensor(t, text, sizeof text);
  assert_int_equal(length, strlen(text));
  const char* words[] = {"f16", "cpu", "version", "strides", "offset"};
  for (size_t i = 0; i < TT_COUNT(words); ++i) {
    if (strstr(text, words[i]) == NULL) print_error("%s\n%s", words[i], text);
    assert_non_null(strstr(text, words[i]));
  }
  assert_non_null(strstr(text, "(2, 3)"));
  assert_non_null(strstr(text, "(3, 1)"));
  DROP(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(from_data_copies_the_elements),
      T(from_blob_shares_the_bytes_both_ways_and_deletes_once),
      T(from_blob_without_a_deleter_borrows),
      T(from_blob_keeps_the_bytes_until_the_last_view_goes),
      T(a_refused_blob_never_runs_the_deleter),
      T(the_storage_of_a_blob_starts_at_its_lowest_byte),
      T(empty_blobs_are_accepted_with_any_strides),
      T(views_of_an_empty_blob_point_at_nothing),
      T(a_read_only_blob_refuses_every_write),
      T(from_storage_checks_both_ends_of_what_it_reaches),
      T(the_address_of_an_element_is_itemsize_times_offset_plus_strides),
      T(getters_of_no_tensor_or_a_wrong_handle_give_defaults),
      T(a_handle_of_another_kind_is_an_error_in_every_kind_of_call),
      T(a_size_is_asked_by_dimension_from_either_end),
      T(every_group_of_fields_is_in_the_debug_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
