/* npz archives that are read and mapped, and those that are refused. */
#include <stdlib.h>

#include "support/files.h"
#include "support/tp_test.h"
#include "support/zip.h"

static tf_file_t file_of(tz_bytes_t bytes) {
  const tf_file_t file = tf_file(bytes.data, bytes.size);
  free(bytes.data);
  return file;
}

static tf_file_t finish(tz_zip_t* zip) {
  return file_of(tz_finish(zip, (tz_end_t){0}));
}

static tp_npz_t* open_npz(const tf_file_t* file, tp_load_mode_t mode) {
  tp_npz_t* npz = NULL;
  assert_ok(tp_npz_open(file->path, mode, &npz));
  return npz;
}

static void assert_nothing_left(size_t descriptors) {
  assert_int_equal(tp_debug_live_objects(), 0);
  assert_int_equal(tp_debug_live_bytes(), 0);
  assert_int_equal(tf_open_descriptors(), descriptors);
}

/* Opening fails, naming the file and the reason; the file is removed. */
static void assert_open_fails(tf_file_t file, tp_status_t code,
                              const char* text) {
  const size_t descriptors = tf_open_descriptors();
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_npz_t* npz = (tp_npz_t*)&file;
    assert_fails(tp_npz_open(file.path, mode, &npz), code);
    assert_null(npz);
    assert_error_says(file.path);
    assert_error_says(text);
    assert_nothing_left(descriptors);
  }
  tf_remove(&file);
}

/* The archive opens; its first tensor is refused, naming file, entry, reason.
 * The file is removed. */
static void assert_tensor_fails(tf_file_t file, tp_load_mode_t mode,
                                tp_status_t code, const char* text) {
  const size_t descriptors = tf_open_descriptors();
  tp_npz_t* npz = open_npz(&file, mode);
  tp_tensor_t* tensor = (tp_tensor_t*)&file;
  assert_fails(tp_npz_get(npz, "a", &tensor), code);
  assert_null(tensor);
  assert_error_says(file.path);
  assert_error_says("entry 'a'");
  assert_error_says(text);
  tp_npz_release(npz);
  assert_nothing_left(descriptors);
  tf_remove(&file);
}

/* An archive with one entry whose claim is open to change. */
static tz_claim_t* one(tz_zip_t* zip, int method) {
  memset(zip, 0, sizeof *zip);
  return tz_add(zip, "a.npy", tz_npy("(2, 3)", 6), method);
}

TEST(stored_and_deflated_entries_are_read_by_name_and_place) {
  for (int is_64 = 0; is_64 < 2; ++is_64) {
    tz_zip_t zip = {0};
    tz_add(&zip, "a.npy", tz_npy("(2, 3)", 6), 0);
    tz_add(&zip, "readme.txt", tz_npy("(1,)", 1), 99);
    tz_add(&zip, "\xc3\xa4/b.npy", tz_npy("(2,)", 2), 8);
    tz_add(&zip, ".npy", tz_npy("()", 1), 8);
    const tf_file_t file = file_of(
        tz_finish(&zip, (tz_end_t){.is_64 = is_64, .comment = "PK\5\6 made"}));
    tp_npz_t* npz = open_npz(&file, TP_LOAD_READ);
    assert_int_equal(tp_npz_count(npz), 3);
    assert_string_equal(tp_npz_name(npz, 0), "a");
    assert_string_equal(tp_npz_name(npz, 1), "\xc3\xa4/b");
    assert_string_equal(tp_npz_name(npz, 2), "");
    tp_tensor_t *a, *b, *c;
    assert_ok(tp_npz_get(npz, "a", &a));
    assert_ok(tp_npz_tensor(npz, 1, &b));
    assert_ok(tp_npz_get(npz, "", &c));
    tp_npz_release(npz);
    assert_sizes(a, 2, 3);
    assert_values(a, 1, 2, 3, 4, 5, 6);
    assert_values(b, 1, 2);
    assert_int_equal(tp_tensor_rank(c), 0);
    DROP(a, b, c);
    tf_remove(&file);
  }
}

TEST(an_archive_without_entries_is_empty) {
  tz_zip_t zip = {0};
  const tf_file_t file = finish(&zip);
  tp_npz_t* npz = open_npz(&file, TP_LOAD_MAP);
  tp_tensor_t* tensor;
  assert_int_equal(tp_npz_count(npz), 0);
  assert_null(tp_npz_name(npz, 0));
  assert_error_says("tensor 0 is beyond the end: the file has 0");
  assert_error_recorded(TP_ERROR_RANGE);
  assert_fails(tp_npz_get(npz, "a", &tensor), TP_ERROR_RANGE);
  assert_error_says("has no tensor 'a'");
  tp_npz_release(npz);
  tf_remove(&file);
}

TEST(aligned_stored_entries_are_mapped_and_outlive_the_archive) {
  tz_zip_t zip = {0};
  /* Local header and name end at 36, the npy header at 164. */
  tz_add(&zip, "ab.npy", tz_npy("(2, 3)", 6), 0);
  const tf_file_t file = finish(&zip);
  tp_npz_t* npz = open_npz(&file, TP_LOAD_MAP);
  tp_tensor_t* tensor;
  assert_ok(tp_npz_get(npz, "ab", &tensor));
  tp_npz_release(npz);
  assert_true(tf_is_mapped(&file));
  assert_true(tp_storage_flags(tp_tensor_storage(tensor)) & TP_STORAGE_MAPPED);
  assert_values(tensor, 1, 2, 3, 4, 5, 6);
  DROP(tensor);
  assert_false(tf_is_mapped(&file));
  tf_remove(&file);
}

TEST(what_cannot_be_mapped_says_read_instead) {
  tz_zip_t zip;
  one(&zip, 8);
  assert_tensor_fails(finish(&zip), TP_LOAD_MAP, TP_ERROR_UNSUPPORTED,
                      "is packed and cannot be mapped; read instead");
  one(&zip, 0);
  assert_tensor_fails(finish(&zip), TP_LOAD_MAP, TP_ERROR_UNSUPPORTED,
                      "f32 at byte 163 is misaligned and cannot be mapped; "
                      "read instead");
}

TEST(what_is_not_read_is_refused_by_name) {
  tz_zip_t zip;
  one(&zip, 0)->flags = 1;
  assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_UNSUPPORTED,
                      "is encrypted");
  one(&zip, 14);
  assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_UNSUPPORTED,
                      "is packed by method 14 (lzma)");
  one(&zip, 77);
  assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_UNSUPPORTED,
                      "is packed by method 77 (unknown)");
}

/* numpy/numpy#28330 (b) */
TEST(sizes_that_cannot_be_are_refused_before_memory_is_asked_for) {
  tz_zip_t zip = {0};
  tz_add(&zip, "a.npy", tz_npy("(1000000000000,)", 400), 0);
  assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_FORMAT,
                      "needs 4000000000000 bytes, 1600 are available");
  memset(&zip, 0, sizeof zip);
  tz_add(&zip, "a.npy", tz_npy("(1000000000000,)", 400), 8)->size =
      4000000000128u;
  assert_tensor_fails(file_of(tz_finish(&zip, (tz_end_t){.is_64 = 1})),
                      TP_LOAD_READ, TP_ERROR_FORMAT,
                      "is said to unpack to 4000000000128 bytes");
  one(&zip, 0)->size += 1;
  assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_FORMAT,
                      "is said to unpack to 153 bytes, which its 152");
}

TEST(bytes_that_contradict_the_directory_are_refused) {
  tz_zip_t zip;
  for (int method = 0; method <= 8; method += 8) {
    one(&zip, method)->crc ^= 1;
    assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_FORMAT,
                        "its bytes have the CRC-32");
  }
  one(&zip, 8)->size += 1;
  assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_FORMAT,
                      "unpacks to 152 bytes, the directory says 153");
  one(&zip, 8)->size -= 24;
  assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_FORMAT,
                      "shape (2, 3) of f32 needs 24 bytes, 0 are available");
  memset(&zip, 0, sizeof zip);
  tz_add(&zip, "a.npy", tz_npy("(2,)", 6), 8)->size -= 4;
  assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_FORMAT,
                      "unpacks to more than the 148 bytes");
  one(&zip, 8)->packed_size -= 3;
  assert_tensor_fails(finish(&zip), TP_LOAD_READ, TP_ERROR_FORMAT,
                      "its 154 packed bytes end too early");
}

TEST(damaged_deflate_is_refused_wherever_it_is_damaged) {
  for (size_t at = 0; at < 5; ++at) {
    tz_zip_t zip;
    const size_t begin = 30 + strlen("a.npy");
    one(&zip, 8);
    zip.file.data[begin + at] ^= 6;
    const tf_file_t file = finish(&zip);
    tp_npz_t* npz = open_npz(&file, TP_LOAD_READ);
    tp_tensor_t* tensor = (tp_tensor_t*)&zip;
    assert_fails(tp_npz_tensor(npz, 0, &tensor), TP_ERROR_FORMAT);
    assert_null(tensor);
    assert_error_says("entry 'a'");
    tp_npz_release(npz);
    tf_remove(&file);
  }
}

TEST(a_directory_that_lies_is_refused) {
  static const struct {
    tz_end_t end;
    const char* text;
  } cases[] = {
      {{.begin_lie = 1}, "the directory is said to have"},
      {{.begin_lie = -1}, "the directory is said to have"},
      {{.begin_lie = 1 << 30}, "the directory is said to have"},
      {{.size_lie = 1}, "the directory is said to have"},
      {{.size_lie = 9, .begin_lie = -9}, "is damaged or cut"},
      {{.size_lie = -1, .begin_lie = 1}, "is damaged or cut"},
      {{.count_lie = -1}, "the directory has 51 bytes, its 0 entries have 0"},
      {{.count_lie = 1}, "has no room for 2 entries"},
  };
  for (int is_64 = 0; is_64 < 2; ++is_64) {
    for (size_t i = 0; i < TT_COUNT(cases); ++i) {
      tz_zip_t zip;
      tz_end_t end = cases[i].end;
      if (is_64 && end.count_lie != 0) continue;
      end.is_64 = is_64;
      one(&zip, 0);
      assert_open_fails(file_of(tz_finish(&zip, end)), TP_ERROR_FORMAT,
                        cases[i].text);
    }
  }
}

TEST(entries_that_overlap_or_leave_the_file_are_refused) {
  tz_zip_t zip;
  one(&zip, 0)->packed_size += 1;
  assert_open_fails(finish(&zip), TP_ERROR_FORMAT,
                    "entry 'a.npy': has 153 bytes from byte 35 on, the entries "
                    "end at byte 187");
  one(&zip, 0)->begin = 1u << 30;
  assert_open_fails(finish(&zip), TP_ERROR_FORMAT,
                    "entry 'a.npy': its header at byte 1073741824 is beyond "
                    "the entries' end");
  one(&zip, 0)->begin = 1;
  assert_open_fails(finish(&zip), TP_ERROR_FORMAT,
                    "its header at byte 1 is not there");
  /* A second entry inside the bytes of the first. */
  tz_zip_t inner = {0};
  tz_add(&inner, "b.npy", tz_npy("()", 1), 0);
  memset(&zip, 0, sizeof zip);
  tz_add(&zip, "a.npy", inner.file, 0);
  strcpy(zip.entries[zip.count].name, "b.npy");
  zip.entries[zip.count] = inner.entries[0];
  zip.entries[zip.count++].claim.begin = 35;
  assert_open_fails(finish(&zip), TP_ERROR_FORMAT,
                    "entry 'b.npy': begins at byte 35 and overlaps 'a.npy'");
  /* Twice the same bytes. */
  one(&zip, 0);
  zip.entries[zip.count] = zip.entries[0];
  strcpy(zip.entries[zip.count++].name, "b.npy");
  assert_open_fails(finish(&zip), TP_ERROR_FORMAT, "overlaps");
}

TEST(names_that_do_not_name_one_entry_are_refused) {
  tz_zip_t zip;
  one(&zip, 0);
  tz_add(&zip, "a.npy", tz_npy("()", 1), 0);
  assert_open_fails(finish(&zip), TP_ERROR_FORMAT, "entry 'a' is there twice");
  one(&zip, 0);
  strcpy(zip.entries[0].name, "b.npy");
  assert_open_fails(finish(&zip), TP_ERROR_FORMAT,
                    "entry 'b.npy': its header at byte 0 has another name");
  memset(&zip, 0, sizeof zip);
  tz_add(&zip, "\xff.npy", tz_npy("()", 1), 0);
  assert_open_fails(finish(&zip), TP_ERROR_UNSUPPORTED,
                    "a name that is not UTF-8");
  one(&zip, 0)->method = 8;
  assert_open_fails(finish(&zip), TP_ERROR_FORMAT,
                    "has another method than the directory");
}

TEST(a_file_cut_anywhere_is_refused) {
  tz_zip_t zip;
  one(&zip, 8);
  const tz_bytes_t whole = tz_finish(&zip, (tz_end_t){.is_64 = 1});
  for (size_t size = 0; size < whole.size; ++size) {
    const tf_file_t file = tf_file(whole.data, size);
    tp_npz_t* npz;
    assert_fails(tp_npz_open(file.path, TP_LOAD_READ, &npz), TP_ERROR_FORMAT);
    assert_error_says("is no zip archive, or is cut");
    tf_remove(&file);
  }
  free(whole.data);
}

/* Whatever bit is flipped: the same values, or a refusal. */
TEST(a_flipped_bit_never_changes_a_value) {
  tz_zip_t zip;
  one(&zip, 8);
  const tz_bytes_t whole = tz_finish(&zip, (tz_end_t){.is_64 = 1});
  for (size_t bit = 0; bit < 8 * whole.size; ++bit) {
    whole.data[bit / 8] ^= (unsigned char)(1u << bit % 8);
    const tf_file_t file = tf_file(whole.data, whole.size);
    tp_npz_t* npz;
    tp_tensor_t* tensor;
    if (tp_npz_open(file.path, TP_LOAD_READ, &npz) == TP_OK) {
      if (tp_npz_get(npz, "a", &tensor) == TP_OK) {
        assert_sizes(tensor, 2, 3);
        assert_values(tensor, 1, 2, 3, 4, 5, 6);
        DROP(tensor);
      }
      tp_npz_release(npz);
    }
    tf_remove(&file);
    whole.data[bit / 8] ^= (unsigned char)(1u << bit % 8);
  }
  free(whole.data);
}

static tp_status_t open_and_read(const char* path, void** out) {
  tp_npz_t* npz;
  tp_tensor_t* tensor = NULL;
  *out = NULL;
  tp_status_t status = tp_npz_open(path, TP_LOAD_READ, &npz);
  if (status == TP_OK) status = tp_npz_get(npz, "a", &tensor);
  tp_npz_release(npz);
  *out = tensor;
  return status;
}

static void drop(void* tensor) { tp_tensor_release(tensor); }

TEST(every_failure_to_allocate_is_clean) {
  tz_zip_t zip;
  one(&zip, 8);
  const tf_file_t file = finish(&zip);
  /* zlib's own two requests among them. */
  assert_true(tf_fail_each_allocation(file.path, open_and_read, drop) >= 10);
  tf_remove(&file);
}

TEST(wrong_arguments_are_refused_with_their_position) {
  tz_zip_t zip;
  one(&zip, 0);
  const tf_file_t file = finish(&zip);
  tp_npz_t* npz = (tp_npz_t*)&zip;
  tp_tensor_t* tensor;
  assert_fails(tp_npz_open(NULL, TP_LOAD_READ, &npz), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 1);
  assert_null(npz);
  assert_fails(tp_npz_open(file.path, 3, &npz), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 2);
  assert_fails(tp_npz_open(file.path, TP_LOAD_READ, NULL), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(tp_npz_open("/nonexistent", TP_LOAD_READ, &npz), TP_ERROR_IO);
  npz = open_npz(&file, TP_LOAD_READ);
  assert_fails(tp_npz_get(npz, NULL, &tensor), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 2);
  assert_fails(tp_npz_tensor(npz, 1, &tensor), TP_ERROR_RANGE);
  assert_ptr_equal(tp_npz_retain(npz), npz);
  assert_int_equal(tp_debug_count_word(npz), (UINT64_C(1) << 32) | 2);
  tp_npz_release(npz);
  assert_fails(tp_npz_tensor((tp_npz_t*)npz, 0, NULL), TP_ERROR_NULL);
  tp_npz_release(npz);
  assert_null(tp_npz_retain(NULL));
  tp_npz_release(NULL);
  assert_int_equal(tp_npz_count(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  tf_remove(&file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(stored_and_deflated_entries_are_read_by_name_and_place),
      T(an_archive_without_entries_is_empty),
      T(aligned_stored_entries_are_mapped_and_outlive_the_archive),
      T(what_cannot_be_mapped_says_read_instead),
      T(what_is_not_read_is_refused_by_name),
      T(sizes_that_cannot_be_are_refused_before_memory_is_asked_for),
      T(bytes_that_contradict_the_directory_are_refused),
      T(damaged_deflate_is_refused_wherever_it_is_damaged),
      T(a_directory_that_lies_is_refused),
      T(entries_that_overlap_or_leave_the_file_are_refused),
      T(names_that_do_not_name_one_entry_are_refused),
      T(a_file_cut_anywhere_is_refused),
      T(a_flipped_bit_never_changes_a_value),
      T(every_failure_to_allocate_is_clean),
      T(wrong_arguments_are_refused_with_their_position),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
