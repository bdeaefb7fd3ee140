/* Storages on parts of files, mapped or read. */
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

#include "support/files.h"
#include "support/tp_test.h"

enum { kFileSize = 3 * 4096 + 100 };

static unsigned char byte_at(size_t i) {
  return (unsigned char)(i * 7 + i / 251);
}

static tf_file_t make_file(void) {
  static unsigned char bytes[kFileSize];
  for (size_t i = 0; i < kFileSize; ++i) bytes[i] = byte_at(i);
  return tf_file(bytes, kFileSize);
}

static const struct {
  size_t offset, nbytes;
} kParts[] = {{0, kFileSize},     {0, 1},       {1, 4096},
              {4095, 2},          {4096, 4096}, {4097, 5000},
              {kFileSize - 1, 1}, {8192, 4196}, {0, 0},
              {kFileSize, 0},     {77, 0}};

static void assert_part(const tp_storage_t* storage, size_t offset,
                        size_t nbytes) {
  assert_int_equal(tp_storage_nbytes(storage), nbytes);
  const unsigned char* data = tp_storage_data(storage);
  for (size_t i = 0; i < nbytes; ++i) {
    assert_int_equal(data[i], byte_at(offset + i));
  }
  assert_int_equal(tp_storage_device_type(storage), TP_DEVICE_CPU);
  assert_int_equal(tp_storage_version(storage), 0);
}

TEST(a_mapping_shows_any_part_of_the_file_without_allocating) {
  const tf_file_t file = make_file();
  for (size_t i = 0; i < TT_COUNT(kParts); ++i) {
    tp_storage_t* storage;
    assert_ok(tp_storage_map_file(file.path, kParts[i].offset, kParts[i].nbytes,
                                  &storage));
    assert_part(storage, kParts[i].offset, kParts[i].nbytes);
    assert_int_equal(tp_storage_flags(storage),
                     TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED);
    assert_null(tp_storage_allocator(storage));
    assert_int_equal(tp_debug_live_bytes(), 0);
    tp_storage_release(storage);
  }
  tf_remove(&file);
}

TEST(reading_gives_any_part_of_the_file_in_memory_of_the_allocator) {
  const tf_file_t file = make_file();
  tp_allocator_t* cpu = tt_cpu();
  for (size_t i = 0; i < TT_COUNT(kParts); ++i) {
    tp_storage_t* storage;
    assert_ok(tp_storage_read_file(file.path, kParts[i].offset,
                                   kParts[i].nbytes, &storage));
    assert_part(storage, kParts[i].offset, kParts[i].nbytes);
    assert_int_equal(tp_storage_flags(storage), TP_STORAGE_RESIZABLE);
    assert_ptr_equal(tp_storage_allocator(storage), cpu);
    assert_int_equal(tp_debug_live_bytes(), kParts[i].nbytes);
    tp_storage_release(storage);
  }
  tp_allocator_release(cpu);
  tf_remove(&file);
}

TEST(a_part_beyond_the_file_is_refused_with_both_numbers_before_allocating) {
  static const struct {
    uint64_t offset;
    size_t nbytes;
    const char* text;
  } parts[] = {
      {0, kFileSize + 1, "12389 bytes from byte 0 on are needed, 12388 are"},
      {kFileSize - 1, 2, "2 bytes from byte 12387 on are needed, 1 are"},
      {kFileSize + 1, 0, "0 bytes from byte 12389 on are needed, 0 are"},
      {UINT64_MAX, 2,
       "2 bytes from byte 18446744073709551615 on are needed, 0"},
      {16, SIZE_MAX,
       "18446744073709551615 bytes from byte 16 on are needed, "
       "12372 are available: the file has 12388 bytes"},
  };
  const tf_file_t file = make_file();
  for (size_t i = 0; i < TT_COUNT(parts); ++i) {
    tp_storage_t* storage = (tp_storage_t*)&file;
    const uint64_t allocations = tp_debug_system_allocations();
    assert_fails(tp_storage_map_file(file.path, parts[i].offset,
                                     parts[i].nbytes, &storage),
                 TP_ERROR_RANGE);
    assert_null(storage);
    assert_error_says(parts[i].text);
    assert_error_says(file.path);
    assert_fails(tp_storage_read_file(file.path, parts[i].offset,
                                      parts[i].nbytes, &storage),
                 TP_ERROR_RANGE);
    assert_error_says(parts[i].text);
    assert_int_equal(tp_debug_system_allocations(), allocations);
  }
  tf_remove(&file);
}

static void assert_io_error(const char* path, int error, const char* text) {
  tp_storage_t* storage;
  const size_t descriptors = tf_open_descriptors();
  assert_fails(tp_storage_map_file(path, 0, 1, &storage), TP_ERROR_IO);
  assert_null(storage);
  assert_int_equal(tp_error_native_code(NULL), error);
  assert_error_says(text);
  assert_true(tp_error_cause(NULL)[0] != '\0');
  assert_fails(tp_storage_read_file(path, 0, 1, &storage), TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), error);
  assert_int_equal(tf_open_descriptors(), descriptors);
}

TEST(what_cannot_be_opened_is_told_with_errno_and_name) {
  assert_io_error("/nonexistent/weights", ENOENT, "/nonexistent/weights");
  assert_io_error("", ENOENT, "cannot be opened");
  char name[5000];
  memset(name, 'a', sizeof name);
  memcpy(name + sizeof name - 8, "the-end", 8);
  assert_io_error(name, ENAMETOOLONG, "aaathe-end: cannot be opened");
}

TEST(a_directory_and_a_pipe_are_refused_at_once) {
  assert_io_error("/", EISDIR, "/: is a directory");
  assert_io_error("/dev/null", ENODEV, "/dev/null: is not a regular file");
  char path[1100];
  snprintf(path, sizeof path, "%s/pipe-%d", TP_TEST_SCRATCH, (int)getpid());
  assert_int_equal(mkfifo(path, 0600), 0);
  assert_io_error(path, ENODEV, "is not a regular file");
  unlink(path);
}

TEST(control_characters_of_a_name_do_not_reach_the_error_text) {
  assert_io_error("/nonexistent/a\nb\x1b[0m", ENOENT, "/nonexistent/a?b?[0m");
}

TEST(null_is_refused_with_its_position) {
  tp_storage_t* storage;
  assert_fails(tp_storage_map_file(NULL, 0, 1, &storage), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 1);
  assert_fails(tp_storage_map_file("x", 0, 1, NULL), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 4);
  assert_fails(tp_storage_read_file(NULL, 0, 1, &storage), TP_ERROR_NULL);
  assert_fails(tp_storage_read_file("x", 0, 1, NULL), TP_ERROR_NULL);
}

TEST(the_descriptor_is_closed_and_the_mapping_goes_with_the_last_reference) {
  const tf_file_t file = make_file();
  const size_t descriptors = tf_open_descriptors();
  tp_storage_t *storage, *part;
  assert_ok(tp_storage_map_file(file.path, 5, 4096, &storage));
  assert_int_equal(tf_open_descriptors(), descriptors);
  assert_int_equal(tf_is_mapped(&file), 1);
  assert_ok(tp_storage_new_part(storage, 100, 50, &part));
  tp_storage_release(storage);
  assert_int_equal(tf_is_mapped(&file), 1);
  assert_part(part, 105, 50);
  assert_int_equal(tp_storage_flags(part),
                   TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED);
  tp_storage_release(part);
  assert_int_equal(tf_is_mapped(&file), 0);
  tf_remove(&file);
}

TEST(a_mapping_outlives_the_name_of_its_file) {
  const tf_file_t file = make_file();
  tp_storage_t* storage;
  assert_ok(tp_storage_map_file(file.path, 0, kFileSize, &storage));
  tf_remove(&file);
  assert_part(storage, 0, kFileSize);
  tp_storage_release(storage);
}

TEST(a_mapping_shows_what_others_write_to_the_file) {
  const tf_file_t file = make_file();
  tp_storage_t* storage;
  assert_ok(tp_storage_map_file(file.path, 4000, 200, &storage));
  const int descriptor = open(file.path, O_WRONLY);
  assert_int_equal(pwrite(descriptor, "new", 3, 4100), 3);
  close(descriptor);
  const char* data = tp_storage_data(storage);
  assert_memory_equal(data + 100, "new", 3);
  tp_storage_release(storage);
  tf_remove(&file);
}

TEST(mapped_bytes_are_not_written_resized_or_taken) {
  const tf_file_t file = make_file();
  tp_storage_t* storage;
  tp_tensor_t* tensor;
  void* data;
  void* ctx;
  tp_deleter_fn deleter;
  assert_ok(tp_storage_map_file(file.path, 4096, 64, &storage));
  assert_fails(tp_storage_resize(storage, 32), TP_ERROR_STATE);
  assert_fails(tp_storage_take(storage, &data, &deleter, &ctx),
               TP_ERROR_UNSUPPORTED);
  assert_ok(tp_tensor_from_storage(storage, LIST(16), NULL, 1, 0, TP_DTYPE_I32,
                                   &tensor));
  assert_fails(tp_tensor_begin_write(tensor, &data), TP_ERROR_READ_ONLY);
  assert_error_says("a mapped file");
  assert_fails(tp_tensor_set(tensor, DIMS(0), I64(1)), TP_ERROR_READ_ONLY);
  assert_int_equal(tp_tensor_version(tensor), 0);
  assert_part(storage, 4096, 64);
  DROP(tensor);
  tp_storage_release(storage);
  tf_remove(&file);
}

TEST(read_bytes_are_written_without_touching_the_file) {
  const tf_file_t file = make_file();
  tp_storage_t *storage, *again;
  tp_tensor_t* tensor;
  assert_ok(tp_storage_read_file(file.path, 0, 64, &storage));
  assert_ok(tp_tensor_from_storage(storage, LIST(64), NULL, 1, 0, TP_DTYPE_U8,
                                   &tensor));
  assert_ok(tp_tensor_set(tensor, DIMS(3), I64(200)));
  assert_ok(tp_storage_read_file(file.path, 0, 64, &again));
  assert_part(again, 0, 64);
  DROP(tensor);
  tp_storage_release(storage);
  tp_storage_release(again);
  tf_remove(&file);
}

/* A file of memory that promises more than any machine has. */
TEST(a_part_that_no_memory_holds_is_told) {
  const int descriptor = memfd_create("vast", 0);
  assert_true(descriptor >= 0);
  const size_t vast = (size_t)1 << 60;
  assert_int_equal(ftruncate(descriptor, (off_t)vast), 0);
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  tp_storage_t* storage;
  assert_fails(tp_storage_map_file(path, 0, vast, &storage), TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), ENOMEM);
  assert_error_says(
      "1152921504606846976 bytes from byte 0 on cannot be mapped");
  assert_fails(tp_storage_read_file(path, 0, vast, &storage),
               TP_ERROR_OUT_OF_MEMORY);
  assert_null(storage);
  assert_ok(tp_storage_map_file(path, vast - 3, 3, &storage));
  assert_int_equal(*(const char*)tp_storage_data(storage), 0);
  tp_storage_release(storage);
  close(descriptor);
}

/* The kernel's files say a page and hold a line: as if cut while read. */
TEST(a_file_that_ends_early_is_told) {
  static const char path[] = "/sys/kernel/mm/transparent_hugepage/enabled";
  struct stat status;
  if (stat(path, &status) != 0 || status.st_size < 1000) {
    print_message("no %s here\n", path);
    skip();
  }
  tp_storage_t* storage;
  assert_fails(tp_storage_read_file(path, 0, 1000, &storage), TP_ERROR_IO);
  assert_error_says("was cut while it was read: 1000 bytes from byte 0 on");
  assert_null(storage);
}

static tp_status_t load_read(const char* path, void** out) {
  return tp_storage_read_file(path, 1, 1000, (tp_storage_t**)out);
}
static tp_status_t load_mapped(const char* path, void** out) {
  return tp_storage_map_file(path, 1, 1000, (tp_storage_t**)out);
}
static void drop_storage(void* storage) { tp_storage_release(storage); }

TEST(every_failure_to_allocate_is_clean) {
  const tf_file_t file = make_file();
  assert_true(tf_fail_each_allocation(file.path, load_read, drop_storage) >= 2);
  assert_true(tf_fail_each_allocation(file.path, load_mapped, drop_storage) >=
              2);
  assert_int_equal(tf_is_mapped(&file), 0);
  tf_remove(&file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_mapping_shows_any_part_of_the_file_without_allocating),
      T(reading_gives_any_part_of_the_file_in_memory_of_the_allocator),
      T(a_part_beyond_the_file_is_refused_with_both_numbers_before_allocating),
      T(what_cannot_be_opened_is_told_with_errno_and_name),
      T(a_directory_and_a_pipe_are_refused_at_once),
      T(control_characters_of_a_name_do_not_reach_the_error_text),
      T(null_is_refused_with_its_position),
      T(the_descriptor_is_closed_and_the_mapping_goes_with_the_last_reference),
      T(a_mapping_outlives_the_name_of_its_file),
      T(a_mapping_shows_what_others_write_to_the_file),
      T(mapped_bytes_are_not_written_resized_or_taken),
      T(read_bytes_are_written_without_touching_the_file),
      T(a_part_that_no_memory_holds_is_told),
      T(a_file_that_ends_early_is_told),
      T(every_failure_to_allocate_is_clean),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
