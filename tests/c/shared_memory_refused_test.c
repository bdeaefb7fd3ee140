/* Names, objects and descriptors that are no shared memory, or no more. */
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

enum { kHeader = 4096 };

TEST(a_name_in_use_is_not_made_again) {
  const ts_name_t name = ts_name("taken");
  tp_storage_t* storage = shared_new(name.text, 8);
  tp_storage_t* again = storage;
  assert_fails(tp_storage_new_shared(name.text, 8, &again), TP_ERROR_IO);
  assert_null(again);
  assert_int_equal(tp_error_native_code(NULL), EEXIST);
  assert_error_says("exists already");
  assert_true(ts_exists(name.text));
  tp_storage_release(storage);
  assert_int_equal(ts_count(name.text), 0);
}

TEST(names_that_are_not_legal_are_refused) {
  char longest[300];
  memset(longest, 'n', sizeof longest);
  longest[250] = '\0';
  static const char* const kNames[] = {"",     "/",    "/a",  "a/b", "../a",
                                       ".",    "..",   ".a",  "a\n", "\x7f",
                                       "a/..", "a\tb", "\x01"};
  tp_storage_t* storage;
  for (size_t i = 0; i <= TT_COUNT(kNames); ++i) {
    const char* name = i < TT_COUNT(kNames) ? kNames[i] : longest;
    assert_fails(tp_storage_new_shared(name, 1, &storage), TP_ERROR_ARGUMENT);
    assert_int_equal(tp_error_argument(NULL), 1);
    assert_error_says("cannot name shared memory");
    assert_null(storage);
    assert_fails(tp_storage_open_shared(name, 0, &storage), TP_ERROR_ARGUMENT);
    assert_int_equal(tp_error_argument(NULL), 1);
  }
  longest[249] = '\0';
  static const char* const kLegal[] = {"a", "a.b", "a b", "\xc3\xa4", "-"};
  for (size_t i = 0; i <= TT_COUNT(kLegal); ++i) {
    const char* name = i < TT_COUNT(kLegal) ? kLegal[i] : longest;
    storage = shared_new(name, 1);
    assert_true(ts_exists(name));
    tp_storage_release(storage);
    assert_false(ts_exists(name));
  }
}

TEST(an_object_that_was_cut_is_refused_with_both_sizes) {
  const ts_name_t name = ts_name("cut");
  tp_storage_t* storage = shared_new(name.text, 5000);
  tp_storage_t* other;
  const int descriptor = tp_storage_shared_descriptor(storage);
  assert_int_equal(ftruncate(descriptor, kHeader + 4999), 0);
  assert_fails(tp_storage_open_shared(name.text, 0, &other), TP_ERROR_RANGE);
  assert_error_says("5000 bytes are said to be there, 4999 are");
  assert_fails(tp_storage_open_shared_descriptor(descriptor, 0, &other),
               TP_ERROR_RANGE);
  assert_int_equal(ftruncate(descriptor, 1000), 0);
  assert_fails(tp_storage_open_shared(name.text, 0, &other), TP_ERROR_RANGE);
  assert_error_says("5000 bytes are said to be there, 0 are");
  assert_int_equal(ftruncate(descriptor, 10), 0);
  assert_fails(tp_storage_open_shared(name.text, 0, &other), TP_ERROR_FORMAT);
  assert_int_equal(ftruncate(descriptor, 0), 0);
  assert_fails(tp_storage_open_shared(name.text, 0, &other), TP_ERROR_FORMAT);
  assert_true(ts_exists(name.text));
  tp_storage_release(storage);
  assert_false(ts_exists(name.text));
}

/* Headers as another program might write them: byte 8 has the size, 16 the
 * name. */
TEST(a_damaged_header_is_refused_and_nothing_removed) {
  static const struct {
    off_t place;
    const char* bytes;
    size_t n;
    tp_status_t status;
  } kDamage[] = {
      {0, "x", 1, TP_ERROR_FORMAT},
      {7, "\x02", 1, TP_ERROR_FORMAT},
      {8, "\xff\xff\xff\xff\xff\xff\xff\xff", 8, TP_ERROR_RANGE},
      {8, "\x01\xf0\xff\xff\xff\xff\xff\xff", 8, TP_ERROR_RANGE},
      {16, "X", 1, TP_ERROR_FORMAT},
      {16, "", 1, TP_ERROR_FORMAT},
      {17, "/", 1, TP_ERROR_FORMAT},
  };
  const ts_name_t name = ts_name("damaged");
  for (size_t i = 0; i < TT_COUNT(kDamage); ++i) {
    char saved[8];
    tp_storage_t* other;
    tp_storage_t* storage = shared_new(name.text, 100);
    const int descriptor = tp_storage_shared_descriptor(storage);
    assert_int_equal(pread(descriptor, saved, 8, kDamage[i].place), 8);
    assert_int_equal(
        pwrite(descriptor, kDamage[i].bytes, kDamage[i].n, kDamage[i].place),
        kDamage[i].n);
    assert_fails(tp_storage_open_shared(name.text, 0, &other),
                 kDamage[i].status);
    assert_null(other);
    assert_int_equal(pwrite(descriptor, saved, 8, kDamage[i].place), 8);
    other = shared_open(name.text, 0);
    tp_storage_release(other);
    tp_storage_release(storage);
    assert_false(ts_exists(name.text));
  }
}

TEST(a_name_of_others_is_neither_opened_nor_replaced_nor_removed) {
  const ts_name_t name = ts_name("foreign");
  char path[400];
  tp_storage_t* storage;
  ts_path(name.text, path, sizeof path);
  const int file = open(path, O_CREAT | O_RDWR, 0600);
  assert_int_equal(ftruncate(file, 10000), 0);
  assert_fails(tp_storage_open_shared(name.text, 0, &storage), TP_ERROR_FORMAT);
  assert_error_says("was not made by this library");
  assert_fails(tp_storage_open_shared_descriptor(file, 0, &storage),
               TP_ERROR_FORMAT);
  assert_fails(tp_storage_new_shared(name.text, 1, &storage), TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), EEXIST);
  assert_true(ts_exists(name.text));
  close(file);
  unlink(path);
  assert_int_equal(mkdir(path, 0700), 0);
  assert_refused(tp_storage_open_shared(name.text, 0, &storage));
  assert_refused(tp_storage_new_shared(name.text, 1, &storage));
  rmdir(path);
  assert_int_equal(symlink("/etc/passwd", path), 0);
  assert_fails(
      tp_storage_open_shared(name.text, TP_STORAGE_READ_ONLY, &storage),
      TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), ELOOP);
  unlink(path);
  assert_int_equal(mkfifo(path, 0600), 0);
  assert_refused(tp_storage_open_shared(name.text, 0, &storage));
  unlink(path);
}

TEST(descriptors_of_other_things_are_refused) {
  int ends[2];
  tp_storage_t* storage;
  assert_int_equal(pipe(ends), 0);
  assert_fails(tp_storage_open_shared_descriptor(ends[0], 0, &storage),
               TP_ERROR_FORMAT);
  close(ends[0]);
  close(ends[1]);
  static const int kBad[] = {-1, -1000, INT32_MIN, INT32_MAX};
  for (size_t i = 0; i < TT_COUNT(kBad); ++i) {
    assert_fails(tp_storage_open_shared_descriptor(kBad[i], 0, &storage),
                 TP_ERROR_IO);
    assert_int_equal(tp_error_native_code(NULL), EBADF);
  }
  const int null = open("/dev/null", O_RDWR);
  assert_fails(tp_storage_open_shared_descriptor(null, 0, &storage),
               TP_ERROR_FORMAT);
  close(null);
}

/* Who may give files away plays the other user. */
TEST(named_memory_of_another_user_is_not_opened) {
  const ts_name_t name = ts_name("other-user");
  char path[400];
  struct stat status;
  ts_path(name.text, path, sizeof path);
  tp_storage_t* storage = shared_new(name.text, 8);
  const int descriptor = tp_storage_shared_descriptor(storage);
  if (chown(path, geteuid() + 1, (gid_t)-1) != 0) {
    print_message("only root may give a file away\n");
    tp_storage_release(storage);
    skip();
  }
  tp_storage_t* other;
  assert_fails(tp_storage_open_shared(name.text, TP_STORAGE_READ_ONLY, &other),
               TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), EACCES);
  assert_error_says("belongs to another user");
  assert_fails(tp_storage_open_shared_descriptor(descriptor, 0, &other),
               TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), EACCES);
  assert_int_equal(stat(path, &status), 0);
  assert_int_equal(chown(path, geteuid(), (gid_t)-1), 0);
  tp_storage_release(storage);
  assert_false(ts_exists(name.text));
}

/* Whoever sends one could cut it later, under the reader. */
TEST(memory_without_name_or_seal_is_refused) {
  char header[kHeader + 100];
  tp_storage_t* storage = shared_new(NULL, 100);
  assert_int_equal(
      pread(tp_storage_shared_descriptor(storage), header, sizeof header, 0),
      sizeof header);
  tp_storage_release(storage);
  const int descriptor = memfd_create("open", MFD_ALLOW_SEALING);
  assert_int_equal(write(descriptor, header, sizeof header), sizeof header);
  assert_fails(tp_storage_open_shared_descriptor(descriptor, 0, &storage),
               TP_ERROR_FORMAT);
  assert_error_says("not sealed");
  assert_int_equal(fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK), 0);
  storage = shared_open_descriptor(descriptor, 0);
  tp_storage_release(storage);
  close(descriptor);
}

TEST(more_than_there_is_room_for_is_told_and_leaves_nothing) {
  static const size_t kVast[] = {(size_t)1 << 60, (size_t)INT64_MAX,
                                 (size_t)INT64_MAX - 4095, SIZE_MAX,
                                 SIZE_MAX - 4095};
  const ts_name_t name = ts_name("vast");
  const size_t descriptors = tf_open_descriptors();
  tp_storage_t* storage;
  for (size_t i = 0; i < TT_COUNT(kVast); ++i) {
    assert_refused(tp_storage_new_shared(name.text, kVast[i], &storage));
    assert_null(storage);
    assert_refused(tp_storage_new_shared(NULL, kVast[i], &storage));
    assert_null(storage);
  }
  assert_fails(tp_storage_new_shared(name.text, (size_t)1 << 60, &storage),
               TP_ERROR_OUT_OF_MEMORY);
  assert_int_equal(tp_error_native_code(NULL), ENOSPC);
  assert_false(ts_exists(name.text));
  assert_int_equal(tf_open_descriptors(), descriptors);
}

TEST(null_and_unknown_flags_are_refused_with_their_position) {
  tp_storage_t* storage;
  assert_fails(tp_storage_open_shared(NULL, 0, &storage), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 1);
  assert_fails(tp_storage_new_shared("x", 1, NULL), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(tp_storage_open_shared("x", 0, NULL), TP_ERROR_NULL);
  assert_fails(tp_storage_open_shared_descriptor(0, 0, NULL), TP_ERROR_NULL);
  assert_fails(tp_storage_open_shared("x", TP_STORAGE_SHARED, &storage),
               TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 2);
  assert_fails(tp_storage_open_shared_descriptor(0, 64, &storage),
               TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_name_in_use_is_not_made_again),
      T(names_that_are_not_legal_are_refused),
      T(an_object_that_was_cut_is_refused_with_both_sizes),
      T(a_damaged_header_is_refused_and_nothing_removed),
      T(a_name_of_others_is_neither_opened_nor_replaced_nor_removed),
      T(descriptors_of_other_things_are_refused),
      T(named_memory_of_another_user_is_not_opened),
      T(memory_without_name_or_seal_is_refused),
      T(more_than_there_is_room_for_is_told_and_leaves_nothing),
      T(null_and_unknown_flags_are_refused_with_their_position),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
