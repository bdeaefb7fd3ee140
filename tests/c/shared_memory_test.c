/* Memory that several processes may see, from within one. What is refused:
 * shared_memory_refused_test.c; two processes: process/shared_memory.c. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "c/support/shared_storage.h"
#include "support/files.h"
#include "support/shared.h"

static tp_tensor_t* tensor_on(tp_storage_t* storage, int64_t n) {
  tp_tensor_t* tensor = NULL;
  assert_ok(
      tp_tensor_from_storage(storage, &n, NULL, 1, 0, TP_DTYPE_I32, &tensor));
  return tensor;
}

TEST(what_one_storage_writes_the_other_reads_and_each_counts_its_own_version) {
  const ts_name_t name = ts_name("seen");
  for (int named = 0; named < 2; ++named) {
    tp_storage_t* first = shared_new(named ? name.text : NULL, 64);
    tp_storage_t* second =
        named ? shared_open(name.text, 0)
              : shared_open_descriptor(tp_storage_shared_descriptor(first), 0);
    assert_int_equal(tp_storage_same(first, second), 0);
    assert_int_equal(tp_storage_nbytes(second), 64);
    assert_int_equal(tp_storage_flags(first), TP_STORAGE_SHARED);
    assert_int_equal(tp_storage_flags(second), TP_STORAGE_SHARED);
    assert_null(tp_storage_allocator(first));
    assert_int_equal(tp_storage_device_type(first), TP_DEVICE_CPU);
    assert_int_equal((uintptr_t)tp_storage_data(first) % 64, 0);
    assert_int_equal(tp_debug_live_bytes(), 0);
    tp_tensor_t* here = tensor_on(first, 16);
    tp_tensor_t* there = tensor_on(second, 16);
    assert_all(there, 0);
    assert_ok(tp_fill_inplace(here, I64(7)));
    assert_all(there, 7);
    assert_ok(tp_tensor_set(there, DIMS(3), I64(9)));
    assert_int_equal(((const int32_t*)tp_storage_data(first))[3], 9);
    assert_int_equal(tp_tensor_version(here), 1);
    assert_int_equal(tp_tensor_version(there), 1);
    DROP(here, there);
    tp_storage_release(first);
    tp_storage_release(second);
    assert_false(ts_exists(name.text));
  }
}

TEST(sizes_of_none_to_many_pages_are_zeroed_whole) {
  static const size_t kSizes[] = {0, 1, 4095, 4096, 4097, 3 * 4096 + 5};
  const ts_name_t name = ts_name("sizes");
  for (size_t i = 0; i < TT_COUNT(kSizes); ++i) {
    tp_storage_t* first = shared_new(name.text, kSizes[i]);
    unsigned char* zeros = calloc(1, kSizes[i] + 1);
    tp_storage_t* second = shared_open(name.text, 0);
    assert_int_equal(tp_storage_nbytes(first), kSizes[i]);
    assert_int_equal(tp_storage_nbytes(second), kSizes[i]);
    assert_memory_equal(tp_storage_data(second), zeros, kSizes[i]);
    free(zeros);
    tp_storage_release(second);
    tp_storage_release(first);
  }
}

TEST(the_last_of_the_users_removes_the_name_and_the_bytes_outlive_it) {
  const ts_name_t name = ts_name("last");
  tp_storage_t* first = shared_new(name.text, 4);
  tp_storage_t* second = shared_open(name.text, TP_STORAGE_READ_ONLY);
  tp_storage_t* third = shared_open_descriptor(
      tp_storage_shared_descriptor(second), TP_STORAGE_READ_ONLY);
  tp_storage_release(first);
  assert_true(ts_exists(name.text));
  tp_storage_release(second);
  assert_true(ts_exists(name.text));
  assert_int_equal(tp_storage_nbytes(third), 4);
  tp_storage_release(third);
  assert_false(ts_exists(name.text));
  tp_storage_t* none;
  assert_fails(tp_storage_open_shared(name.text, 0, &none), TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), ENOENT);
  assert_error_says(name.text);
}

TEST(a_copy_of_the_descriptor_is_no_user) {
  const ts_name_t name = ts_name("copy");
  tp_storage_t* storage = shared_new(name.text, 8);
  const int copy = dup(tp_storage_shared_descriptor(storage));
  tp_storage_release(storage);
  assert_false(ts_exists(name.text));
  storage = shared_open_descriptor(copy, 0);
  assert_int_equal(tp_storage_nbytes(storage), 8);
  close(copy);
  assert_int_equal(*(const char*)tp_storage_data(storage), 0);
  tp_storage_release(storage);
}

/* A name that another made of the file it took from us is not ours to remove.
 */
TEST(a_name_that_means_another_object_meanwhile_is_left_alone) {
  const ts_name_t name = ts_name("other");
  char path[400];
  ts_path(name.text, path, sizeof path);
  tp_storage_t* storage = shared_new(name.text, 8);
  assert_int_equal(unlink(path), 0);
  tp_storage_t* other = shared_new(name.text, 16);
  tp_storage_release(storage);
  assert_true(ts_exists(name.text));
  storage = shared_open(name.text, 0);
  assert_int_equal(tp_storage_nbytes(storage), 16);
  tp_storage_release(other);
  tp_storage_release(storage);
  assert_false(ts_exists(name.text));
}

TEST(only_the_user_who_made_it_may_open_it) {
  const ts_name_t name = ts_name("mode");
  const mode_t before = umask(0);
  for (int named = 0; named < 2; ++named) {
    umask(named ? 0 : 0777);
    struct stat status;
    tp_storage_t* storage = shared_new(named ? name.text : NULL, 1);
    assert_int_equal(fstat(tp_storage_shared_descriptor(storage), &status), 0);
    assert_int_equal(status.st_mode & 07777, 0600);
    tp_storage_release(storage);
  }
  umask(before);
}

TEST(descriptors_are_closed_by_exec_and_with_the_storage) {
  const ts_name_t name = ts_name("descriptors");
  const size_t before = tf_open_descriptors();
  int was_open[64];
  for (int i = 0; i < 64; ++i) was_open[i] = fcntl(i, F_GETFD) >= 0;
  tp_storage_t* first = shared_new(name.text, 1);
  tp_storage_t* second = shared_open(name.text, 0);
  tp_storage_t* third = shared_new(NULL, 1);
  tp_storage_t* fourth =
      shared_open_descriptor(tp_storage_shared_descriptor(third), 0);
  for (int i = 0; i < 64; ++i) {
    const int flags = fcntl(i, F_GETFD);
    assert_true(was_open[i] || flags < 0 || (flags & FD_CLOEXEC) != 0);
  }
  assert_true(tf_open_descriptors() > before);
  tp_storage_release(first);
  tp_storage_release(second);
  tp_storage_release(third);
  tp_storage_release(fourth);
  assert_int_equal(tf_open_descriptors(), before);
}

TEST(the_descriptor_is_that_of_the_whole_storage_alone) {
  tp_storage_t *part, *plain;
  tp_storage_t* storage = shared_new(NULL, 100);
  assert_int_equal(tp_storage_shared_descriptor(storage),
                   tp_storage_shared_descriptor(storage));
  assert_ok(tp_storage_new_part(storage, 10, 20, &part));
  assert_int_equal(tp_storage_flags(part), TP_STORAGE_SHARED);
  assert_int_equal(tp_storage_shared_descriptor(part), -1);
  assert_error_recorded(TP_ERROR_UNSUPPORTED);
  assert_ok(tp_storage_new(4, 0, 0, &plain));
  assert_int_equal(tp_storage_shared_descriptor(plain), -1);
  assert_error_recorded(TP_ERROR_UNSUPPORTED);
  assert_int_equal(tp_storage_shared_descriptor(NULL), -1);
  assert_error_recorded(TP_ERROR_NULL);
  tp_storage_release(storage);
  assert_int_equal(*(const char*)tp_storage_data(part), 0);
  tp_storage_release(part);
  tp_storage_release(plain);
}

TEST(shared_bytes_are_not_resized_or_taken) {
  void *data, *ctx;
  tp_deleter_fn deleter;
  tp_storage_t* storage = shared_new(NULL, 16);
  assert_fails(tp_storage_resize(storage, 8), TP_ERROR_STATE);
  assert_fails(tp_storage_resize(storage, 32), TP_ERROR_STATE);
  assert_fails(tp_storage_take(storage, &data, &deleter, &ctx),
               TP_ERROR_UNSUPPORTED);
  tp_storage_release(storage);
}

TEST(who_opens_for_reading_cannot_write_nor_can_who_gets_the_descriptor) {
  const ts_name_t name = ts_name("readonly");
  void* data;
  tp_storage_t* writer = shared_new(name.text, 16);
  tp_storage_t* reader = shared_open(name.text, TP_STORAGE_READ_ONLY);
  assert_int_equal(tp_storage_flags(reader),
                   TP_STORAGE_SHARED | TP_STORAGE_READ_ONLY);
  tp_tensor_t* tensor = tensor_on(reader, 4);
  assert_fails(tp_tensor_begin_write(tensor, &data), TP_ERROR_READ_ONLY);
  assert_fails(tp_tensor_set(tensor, DIMS(0), I64(1)), TP_ERROR_READ_ONLY);
  const int descriptor = tp_storage_shared_descriptor(reader);
  assert_int_equal(fcntl(descriptor, F_GETFL) & O_ACCMODE, O_RDONLY);
  tp_storage_t* other;
  assert_fails(tp_storage_open_shared_descriptor(descriptor, 0, &other),
               TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), EACCES);
  other = shared_open_descriptor(descriptor, TP_STORAGE_READ_ONLY);
  tp_storage_release(other);
  DROP(tensor);
  tp_storage_release(reader);
  tp_storage_release(writer);
}

TEST(who_opens_a_descriptor_for_reading_passes_on_no_leave_to_write) {
  const ts_name_t name = ts_name("passed");
  for (int named = 0; named < 2; ++named) {
    tp_storage_t* writer = shared_new(named ? name.text : NULL, 16);
    tp_storage_t* reader = shared_open_descriptor(
        tp_storage_shared_descriptor(writer), TP_STORAGE_READ_ONLY);
    const int descriptor = tp_storage_shared_descriptor(reader);
    assert_int_equal(fcntl(descriptor, F_GETFL) & O_ACCMODE, O_RDONLY);
    assert_true((fcntl(descriptor, F_GETFD) & FD_CLOEXEC) != 0);
    tp_storage_t* other;
    assert_fails(tp_storage_open_shared_descriptor(descriptor, 0, &other),
                 TP_ERROR_IO);
    assert_int_equal(tp_error_native_code(NULL), EACCES);
    tp_storage_release(reader);
    tp_storage_release(writer);
    assert_false(ts_exists(name.text));
  }
}

TEST(memory_without_a_name_cannot_be_cut) {
  tp_storage_t* storage = shared_new(NULL, 4096);
  const int descriptor = tp_storage_shared_descriptor(storage);
  assert_int_equal(ftruncate(descriptor, 0), -1);
  assert_int_equal(errno, EPERM);
  assert_int_equal(ftruncate(descriptor, 1 << 20), -1);
  tp_storage_release(storage);
}

TEST(an_object_that_grew_keeps_its_size) {
  const ts_name_t name = ts_name("grown");
  tp_storage_t* storage = shared_new(name.text, 10);
  assert_int_equal(ftruncate(tp_storage_shared_descriptor(storage), 1 << 16),
                   0);
  tp_storage_t* other = shared_open(name.text, 0);
  assert_int_equal(tp_storage_nbytes(other), 10);
  tp_storage_release(other);
  tp_storage_release(storage);
}

static tp_status_t load_made(const char* name, void** out) {
  return tp_storage_new_shared(name, 1000, (tp_storage_t**)out);
}
static tp_status_t load_opened(const char* name, void** out) {
  return tp_storage_open_shared(name, 0, (tp_storage_t**)out);
}
static void drop_storage(void* storage) { tp_storage_release(storage); }

TEST(every_failure_to_allocate_is_clean_and_keeps_the_name_as_it_was) {
  const ts_name_t name = ts_name("failing");
  assert_true(tf_fail_each_allocation(name.text, load_made, drop_storage) >= 2);
  assert_true(tf_fail_each_allocation(NULL, load_made, drop_storage) >= 2);
  assert_false(ts_exists(name.text));
  tp_storage_t* storage = shared_new(name.text, 1000);
  assert_true(tf_fail_each_allocation(name.text, load_opened, drop_storage) >=
              2);
  assert_true(ts_exists(name.text));
  tp_storage_release(storage);
  assert_false(ts_exists(name.text));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(what_one_storage_writes_the_other_reads_and_each_counts_its_own_version),
      T(sizes_of_none_to_many_pages_are_zeroed_whole),
      T(the_last_of_the_users_removes_the_name_and_the_bytes_outlive_it),
      T(a_copy_of_the_descriptor_is_no_user),
      T(a_name_that_means_another_object_meanwhile_is_left_alone),
      T(only_the_user_who_made_it_may_open_it),
      T(descriptors_are_closed_by_exec_and_with_the_storage),
      T(the_descriptor_is_that_of_the_whole_storage_alone),
      T(shared_bytes_are_not_resized_or_taken),
      T(who_opens_for_reading_cannot_write_nor_can_who_gets_the_descriptor),
      T(who_opens_a_descriptor_for_reading_passes_on_no_leave_to_write),
      T(memory_without_a_name_cannot_be_cut),
      T(an_object_that_grew_keeps_its_size),
      T(every_failure_to_allocate_is_clean_and_keeps_the_name_as_it_was),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
