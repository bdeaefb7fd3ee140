/* Storages: resizing, taking, parts, weak handles and files. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "support/tp_test.h"

static tp_storage_t* new_storage(size_t nbytes) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new(nbytes, 0, 0, &storage));
  return storage;
}

/* A tensor of all bytes of a storage, to write through. */
static tp_tensor_t* bytes_of(tp_storage_t* storage) {
  tp_tensor_t* t = NULL;
  assert_ok(tp_tensor_from_storage(storage,
                                   LIST((int64_t)tp_storage_nbytes(storage)),
                                   NULL, 1, 0, TP_DTYPE_U8, &t));
  return t;
}

TEST(resize_keeps_the_bytes_in_front_and_bumps_the_version) {
  tp_storage_t* storage = new_storage(4);
  tp_tensor_t* t = bytes_of(storage);
  assert_ok(tp_tensor_copy_from(t, "abcd", 4));
  assert_int_equal(tp_storage_version(storage), 1);
  assert_ok(tp_storage_resize(storage, 100000));
  assert_int_equal(tp_storage_nbytes(storage), 100000);
  assert_memory_equal(tp_storage_data(storage), "abcd", 4);
  assert_memory_equal(tp_tensor_data(t), "abcd", 4);
  assert_int_equal(tp_storage_version(storage), 2);
  assert_int_equal(tp_debug_live_bytes(), 100000);
  DROP(t);
  assert_ok(tp_storage_resize(storage, 2));
  assert_memory_equal(tp_storage_data(storage), "ab", 2);
  assert_int_equal(tp_debug_live_bytes(), 2);
  assert_ok(tp_storage_resize(storage, 0));
  assert_int_equal(tp_storage_nbytes(storage), 0);
  tp_storage_release(storage);
}

TEST(shrinking_is_refused_while_others_hold_the_storage) {
  tp_storage_t* storage = new_storage(16);
  tp_tensor_t* t = bytes_of(storage);
  assert_fails(tp_storage_resize(storage, 8), TP_ERROR_IN_USE);
  assert_int_equal(tp_storage_nbytes(storage), 16);
  assert_int_equal(tp_storage_version(storage), 0);
  assert_ok(tp_storage_resize(storage, 32));
  DROP(t);
  assert_ok(tp_storage_resize(storage, 8));
  tp_storage_release(storage);
}

TEST(resize_and_take_are_refused_while_a_writer_is_open) {
  float bytes[4] = {0};
  tp_tensor_t *owned = tt_zeros(TP_DTYPE_F32, DIMS(4)), *foreign;
  assert_ok(tp_tensor_from_blob(bytes, LIST(4), NULL, 1, TP_DTYPE_F32, 0, 0,
                                NULL, NULL, 0, &foreign));
  void *data, *ctx;
  tp_deleter_fn deleter;
  assert_ok(tp_tensor_begin_write(owned, &data));
  assert_fails(tp_storage_resize(tp_tensor_storage(owned), 64),
               TP_ERROR_IN_USE);
  assert_ok(tp_tensor_end_write(owned));
  assert_ok(tp_storage_resize(tp_tensor_storage(owned), 64));
  assert_ok(tp_tensor_begin_write(foreign, &data));
  assert_fails(
      tp_storage_take(tp_tensor_storage(foreign), &data, &deleter, &ctx),
      TP_ERROR_IN_USE);
  assert_ok(tp_tensor_end_write(foreign));
  DROP(owned, foreign);
}

TEST(foreign_bytes_cannot_be_resized) {
  char bytes[8] = "1234567";
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_from_data(bytes, 8, 0, 0, NULL, NULL, 0, &storage));
  assert_fails(tp_storage_resize(storage, 16), TP_ERROR_STATE);
  assert_fails(tp_storage_resize(storage, 4), TP_ERROR_STATE);
  assert_int_equal(tp_storage_nbytes(storage), 8);
  assert_ptr_equal(tp_storage_data(storage), bytes);
  tp_storage_release(storage);
  assert_fails(tp_storage_resize(NULL, 4), TP_ERROR_NULL);
}

TEST(a_resize_that_cannot_be_had_changes_nothing) {
  tp_storage_t* storage = new_storage(4);
  memcpy((void*)(uintptr_t)tp_storage_data(storage), "wxyz", 4);
  const tp_status_t status = tp_storage_resize(storage, SIZE_MAX - 8);
  assert_true(status == TP_ERROR_OVERFLOW || status == TP_ERROR_OUT_OF_MEMORY);
  assert_int_equal(tp_storage_nbytes(storage), 4);
  assert_int_equal(tp_storage_version(storage), 0);
  assert_memory_equal(tp_storage_data(storage), "wxyz", 4);
  tp_storage_release(storage);
}

TEST(take_hands_over_data_deleter_and_context_and_the_deleter_never_runs) {
  char bytes[8];
  tt_deletions_t deletions = {0};
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_from_data(bytes, 8, 0, 0, tt_count_deletion, &deletions,
                                 0, &storage));
  void *data = NULL, *ctx = NULL;
  tp_deleter_fn deleter = NULL;
  tp_storage_retain(storage);
  assert_fails(tp_storage_take(storage, &data, &deleter, &ctx),
               TP_ERROR_IN_USE);
  tp_storage_release(storage);
  assert_null(data);
  assert_ok(tp_storage_take(storage, &data, &deleter, &ctx));
  assert_ptr_equal(data, bytes);
  assert_true(deleter == tt_count_deletion);
  assert_ptr_equal(ctx, &deletions);
  assert_int_equal(tp_storage_nbytes(storage), 0);
  assert_null(tp_storage_data(storage));
  tp_storage_release(storage);
  assert_int_equal(deletions.calls, 0);
}

TEST(take_is_refused_for_bytes_of_an_allocator) {
  tp_storage_t* storage = new_storage(8);
  void *data = &storage, *ctx = &storage;
  tp_deleter_fn deleter = tt_count_deletion;
  assert_fails(tp_storage_take(storage, &data, &deleter, &ctx),
               TP_ERROR_UNSUPPORTED);
  assert_null(data);
  assert_null(ctx);
  assert_true(deleter == NULL);
  assert_int_equal(tp_storage_nbytes(storage), 8);
  tp_storage_release(storage);
}

TEST(a_part_has_its_own_identity_and_version_and_keeps_the_parent) {
  char bytes[16] = "0123456789abcdef";
  tt_deletions_t deletions = {0};
  tp_storage_t *parent, *part, *inner;
  assert_ok(tp_storage_from_data(bytes, 16, 0, 0, tt_count_deletion, &deletions,
                                 TP_STORAGE_READ_ONLY, &parent));
  assert_ok(tp_storage_new_part(parent, 4, 8, &part));
  assert_ok(tp_storage_new_part(part, 2, 4, &inner));
  tp_storage_release(parent);
  assert_int_equal(tp_storage_same(parent, part), 0);
  assert_ptr_equal(tp_storage_data(part), bytes + 4);
  assert_ptr_equal(tp_storage_data(inner), bytes + 6);
  assert_int_equal(tp_storage_nbytes(part), 8);
  assert_int_equal(tp_storage_flags(part) & TP_STORAGE_READ_ONLY,
                   TP_STORAGE_READ_ONLY);
  assert_null(tp_storage_allocator(part));
  assert_fails(tp_storage_resize(part, 4), TP_ERROR_STATE);
  tp_storage_release(part);
  assert_int_equal(deletions.calls, 0);
  tp_storage_release(inner);
  assert_int_equal(deletions.calls, 1);
}

TEST(a_write_to_a_part_is_seen_in_the_bytes_but_not_in_the_parents_version) {
  tp_storage_t *parent = new_storage(8), *part;
  assert_ok(tp_storage_new_part(parent, 4, 4, &part));
  tp_tensor_t* t = bytes_of(part);
  assert_ok(tp_tensor_copy_from(t, "wxyz", 4));
  assert_memory_equal((const char*)tp_storage_data(parent) + 4, "wxyz", 4);
  assert_int_equal(tp_storage_version(part), 1);
  assert_int_equal(tp_storage_version(parent), 0);
  assert_fails(tp_storage_resize(parent, 4), TP_ERROR_IN_USE);
  DROP(t);
  tp_storage_release(part);
  tp_storage_release(parent);
}

TEST(a_part_must_lie_inside_its_parent) {
  tp_storage_t *parent = new_storage(16), *part;
  assert_ok(tp_storage_new_part(parent, 16, 0, &part));
  tp_storage_release(part);
  const struct {
    size_t offset, nbytes;
  } outside[] = {{0, 17}, {16, 1}, {17, 0}, {SIZE_MAX, 2}, {8, SIZE_MAX - 4}};
  for (size_t i = 0; i < TT_COUNT(outside); ++i) {
    part = (tp_storage_t*)1;
    assert_fails(tp_storage_new_part(parent, outside[i].offset,
                                     outside[i].nbytes, &part),
                 TP_ERROR_RANGE);
    assert_null(part);
  }
  assert_int_equal(tp_storage_use_count(parent), 1);
  tp_storage_release(parent);
}

TEST(bytes_go_while_a_weak_handle_lives_and_lock_then_gives_null) {
  char bytes[8];
  tt_deletions_t deletions = {0};
  tp_storage_t *storage, *locked;
  tp_weak_storage_t* weak;
  assert_ok(tp_storage_from_data(bytes, 8, 0, 0, tt_count_deletion, &deletions,
                                 0, &storage));
  assert_ok(tp_storage_weak(storage, &weak));
  assert_int_equal(tp_storage_use_count(storage), 1);
  locked = tp_weak_storage_lock(weak);
  assert_ptr_equal(locked, storage);
  assert_int_equal(tp_storage_use_count(storage), 2);
  tp_storage_release(locked);
  tp_storage_release(storage);
  assert_int_equal(deletions.calls, 1);
  assert_null(tp_weak_storage_lock(weak));
  assert_int_equal(tp_error_code(NULL), TP_OK);
  assert_ptr_equal(tp_weak_storage_retain(weak), weak);
  tp_weak_storage_release(weak);
  assert_true(tp_debug_live_objects() >= 1);
  tp_weak_storage_release(weak);
  assert_int_equal(deletions.calls, 1);
  assert_null(tp_weak_storage_lock(NULL));
  assert_error_recorded(TP_ERROR_NULL);
}

static void make_file(char* path, size_t capacity) {
  char bytes[10000];
  for (size_t i = 0; i < sizeof bytes; ++i) bytes[i] = (char)(i * 7);
  tt_write_file(path, capacity, bytes, sizeof bytes);
}

TEST(a_mapped_file_is_read_only_at_any_offset) {
  char path[512];
  make_file(path, sizeof path);
  const size_t offsets[] = {0, 1, 63, 4095, 4096, 4097, 9999};
  for (size_t i = 0; i < TT_COUNT(offsets); ++i) {
    tp_storage_t* storage = NULL;
    const size_t n = 10000 - offsets[i];
    assert_ok(tp_storage_map_file(path, offsets[i], n, &storage));
    assert_int_equal(tp_storage_nbytes(storage), n);
    const char* data = tp_storage_data(storage);
    for (size_t k = 0; k < n; ++k) {
      if (data[k] != (char)((offsets[i] + k) * 7)) fail();
    }
    assert_int_equal(
        tp_storage_flags(storage) &
            (TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED | TP_STORAGE_RESIZABLE),
        TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED);
    tp_tensor_t* t = bytes_of(storage);
    assert_fails(tp_fill_inplace(t, I64(1)), TP_ERROR_READ_ONLY);
    void* out = t;
    assert_fails(tp_tensor_begin_write(t, &out), TP_ERROR_READ_ONLY);
    assert_null(out);
    assert_int_equal(tp_storage_version(storage), 0);
    DROP(t);
    assert_fails(tp_storage_resize(storage, 1), TP_ERROR_STATE);
    tp_storage_release(storage);
  }
  unlink(path);
}

TEST(a_read_file_is_in_memory_of_its_own) {
  char path[512];
  make_file(path, sizeof path);
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_read_file(path, 4097, 100, &storage));
  unlink(path);
  const char* data = tp_storage_data(storage);
  for (int k = 0; k < 100; ++k)
    assert_int_equal(data[k], (char)((4097 + k) * 7));
  assert_int_equal(
      tp_storage_flags(storage) & (TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED),
      0);
  assert_int_equal(tp_debug_live_bytes(), 100);
  tp_tensor_t* t = bytes_of(storage);
  assert_ok(tp_fill_inplace(t, I64(1)));
  DROP(t);
  tp_storage_release(storage);
}

TEST(a_part_of_a_file_must_lie_inside_it) {
  char path[512];
  make_file(path, sizeof path);
  const struct {
    uint64_t offset;
    size_t nbytes;
  } outside[] = {
      {0, 10001}, {10000, 1}, {10001, 0}, {UINT64_MAX, 2}, {5000, SIZE_MAX}};
  for (size_t i = 0; i < TT_COUNT(outside); ++i) {
    tp_storage_t* storage = (tp_storage_t*)1;
    assert_fails(tp_storage_map_file(path, outside[i].offset, outside[i].nbytes,
                                     &storage),
                 TP_ERROR_RANGE);
    assert_null(storage);
    assert_fails(tp_storage_read_file(path, outside[i].offset,
                                      outside[i].nbytes, &storage),
                 TP_ERROR_RANGE);
    assert_null(storage);
  }
  unlink(path);
}

TEST(an_empty_part_of_a_file_is_legal_and_a_missing_file_is_not) {
  char path[512];
  make_file(path, sizeof path);
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_map_file(path, 10000, 0, &storage));
  assert_int_equal(tp_storage_nbytes(storage), 0);
  tp_storage_release(storage);
  assert_ok(tp_storage_read_file(path, 0, 0, &storage));
  tp_storage_release(storage);
  unlink(path);
  assert_fails(tp_storage_map_file(path, 0, 1, &storage), TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), 2);
  assert_fails(tp_storage_read_file(path, 0, 1, &storage), TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), 2);
  assert_fails(tp_storage_map_file(TP_TEST_DATA, 0, 1, &storage), TP_ERROR_IO);
  assert_fails(tp_storage_map_file(NULL, 0, 1, &storage), TP_ERROR_NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(resize_keeps_the_bytes_in_front_and_bumps_the_version),
      T(shrinking_is_refused_while_others_hold_the_storage),
      T(resize_and_take_are_refused_while_a_writer_is_open),
      T(foreign_bytes_cannot_be_resized),
      T(a_resize_that_cannot_be_had_changes_nothing),
      T(take_hands_over_data_deleter_and_context_and_the_deleter_never_runs),
      T(take_is_refused_for_bytes_of_an_allocator),
      T(a_part_has_its_own_identity_and_version_and_keeps_the_parent),
      T(a_write_to_a_part_is_seen_in_the_bytes_but_not_in_the_parents_version),
      T(a_part_must_lie_inside_its_parent),
      T(bytes_go_while_a_weak_handle_lives_and_lock_then_gives_null),
      T(a_mapped_file_is_read_only_at_any_offset),
      T(a_read_file_is_in_memory_of_its_own),
      T(a_part_of_a_file_must_lie_inside_it),
      T(an_empty_part_of_a_file_is_legal_and_a_missing_file_is_not),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
