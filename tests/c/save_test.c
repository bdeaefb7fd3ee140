/* What is written is read back the same, whatever dtype, rank and layout. */
#include <stdio.h>
#include <stdlib.h>

#include "support/files.h"
#include "support/tp_test.h"

enum { kNpy, kNpz, kDeflated, kSafetensors, kFormats };

static tf_file_t no_file(void) {
  const tf_file_t file = tf_file("", 0);
  tf_remove(&file);
  return file;
}

static tp_status_t save(int format, const char* path, tp_tensor_t* tensor) {
  const char* const names[] = {"t"};
  const tp_tensor_t* const tensors[] = {tensor};
  switch (format) {
    case kNpy:
      return tp_npy_save(path, tensor);
    case kSafetensors:
      return tp_safetensors_save(path, names, tensors, 1, NULL, NULL, 0);
    default:
      return tp_npz_save(path, names, tensors, 1, format == kDeflated);
  }
}

static tp_tensor_t* load(int format, const char* path, tp_load_mode_t mode) {
  tp_tensor_t* tensor = NULL;
  if (format == kNpy) {
    assert_ok(tp_npy_load(path, mode, &tensor));
  } else if (format == kSafetensors) {
    tp_safetensors_t* file;
    assert_ok(tp_safetensors_open(path, mode, &file));
    assert_ok(tp_safetensors_get(file, "t", &tensor));
    tp_safetensors_release(file);
  } else {
    tp_npz_t* file;
    assert_ok(tp_npz_open(path, mode, &file));
    assert_ok(tp_npz_get(file, "t", &tensor));
    tp_npz_release(file);
  }
  return tensor;
}

static int has_type(int format, tp_dtype_t dtype) {
  if (format == kSafetensors) return dtype != TP_DTYPE_C128;
  return dtype != TP_DTYPE_BF16 && dtype != TP_DTYPE_F8_E4M3FN &&
         dtype != TP_DTYPE_F8_E5M2;
}

static void assert_same_bytes(const tp_tensor_t* a, const tp_tensor_t* b) {
  const size_t n = tp_tensor_nbytes(a);
  char* const bytes = malloc(2 * n + 1);
  assert_int_equal(tp_tensor_nbytes(b), n);
  assert_ok(tp_tensor_copy_to(a, bytes, n));
  assert_ok(tp_tensor_copy_to(b, bytes + n, n));
  assert_memory_equal(bytes, bytes + n, n);
  free(bytes);
}

/* Every format gives back the tensor, read and mapped. */
static void assert_round_trip(tp_tensor_t* tensor) {
  const tp_dtype_t dtype = tp_tensor_dtype(tensor);
  const tf_file_t file = no_file();
  for (int format = 0; format < kFormats; ++format) {
    if (!has_type(format, dtype)) continue;
    assert_ok(save(format, file.path, tensor));
    for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
      if (mode == TP_LOAD_MAP && format == kDeflated) continue;
      tp_tensor_t* loaded = load(format, file.path, mode);
      assert_int_equal(tp_tensor_dtype(loaded), dtype);
      assert_int_equal(tp_tensor_rank(loaded), tp_tensor_rank(tensor));
      for (int64_t i = 0; i < tp_tensor_rank(tensor); ++i) {
        assert_int_equal(tp_tensor_sizes(loaded)[i],
                         tp_tensor_sizes(tensor)[i]);
      }
      assert_flags(loaded, TP_TENSOR_CONTIGUOUS, 0);
      assert_same_bytes(tensor, loaded);
      DROP(loaded);
    }
  }
  tf_remove(&file);
}

TEST(every_dtype_and_rank_comes_back) {
  static const int64_t kSizes[] = {2, 1, 3, 2, 1, 2, 3, 2};
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    for (size_t rank = 0; rank <= TT_COUNT(kSizes); ++rank) {
      tp_tensor_t* tensor = tt_as(tt_arange(TP_DTYPE_F32, kSizes, rank), dtype);
      assert_round_trip(tensor);
      DROP(tensor);
    }
  }
}

TEST(every_layout_comes_back_in_row_major_order) {
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    tp_tensor_t* base = tt_as(tt_arange(TP_DTYPE_F32, DIMS(4, 5, 6)), dtype);
    tp_tensor_t *turned, *flipped, *sliced, *expanded, *row;
    const int64_t order[] = {2, 0, 1};
    const int64_t axes[] = {0, 2};
    const int64_t wide[] = {3, 4, 5, 6};
    assert_ok(tp_permute(base, order, 3, &turned));
    assert_ok(tp_flip(base, axes, 2, &flipped));
    assert_ok(tp_slice(turned, 0, 1, 6, 2, &sliced));
    assert_ok(tp_expand(base, wide, 4, &expanded));
    assert_ok(tp_select(turned, 1, 2, &row));
    assert_round_trip(turned);
    assert_round_trip(flipped);
    assert_round_trip(sliced);
    assert_round_trip(expanded);
    assert_round_trip(row);
    DROP(base, turned, flipped, sliced, expanded, row);
  }
}

TEST(empty_tensors_come_back_with_their_shape) {
  tp_tensor_t* a = tt_empty(TP_DTYPE_F64, DIMS(2, 0));
  tp_tensor_t* b = tt_empty(TP_DTYPE_U8, DIMS(0));
  tp_tensor_t* c = tt_empty(TP_DTYPE_BOOL, DIMS(0, 3, 4));
  assert_round_trip(a);
  assert_round_trip(b);
  assert_round_trip(c);
  DROP(a, b, c);
}

/* Larger than every buffer on the way, packed and not. */
TEST(large_strided_tensors_come_back) {
  tp_tensor_t *turned, *base = tt_arange(TP_DTYPE_F32, DIMS(307, 211));
  assert_ok(tp_transpose(base, 0, 1, &turned));
  assert_round_trip(base);
  assert_round_trip(turned);
  DROP(base, turned);
}

TEST(truth_is_written_as_one) {
  const unsigned char bytes[] = {0, 1, 2, 255};
  tp_tensor_t* tensor = tt_new(TP_DTYPE_BOOL, bytes, DIMS(4));
  const tf_file_t file = no_file();
  for (int format = 0; format < kFormats; ++format) {
    assert_ok(save(format, file.path, tensor));
    tp_tensor_t *as_bytes, *loaded = load(format, file.path, TP_LOAD_READ);
    assert_ok(tp_view_dtype(loaded, TP_DTYPE_U8, &as_bytes));
    assert_values(as_bytes, 0, 1, 1, 1);
    DROP(loaded, as_bytes);
  }
  tf_remove(&file);
  DROP(tensor);
}

/* safetensors/safetensors#232 */
TEST(views_are_saved_with_their_own_shape_and_needed_bytes_alone) {
  const tf_file_t file = no_file();
  const char* const names[] = {"a", "at", "b", "columns", "wide", "none"};
  tp_tensor_t *t[6], *thin = tt_arange(TP_DTYPE_F32, DIMS(1, 3));
  const int64_t wide[] = {4, 3};
  t[0] = tt_arange(TP_DTYPE_F32, DIMS(2, 3));
  assert_ok(tp_transpose(t[0], 0, 1, &t[1]));
  assert_ok(tp_select(t[0], 0, 0, &t[2]));
  assert_ok(tp_slice(t[0], 1, 0, 3, 2, &t[3]));
  assert_ok(tp_expand(thin, wide, 2, &t[4]));
  t[5] = tt_empty(TP_DTYPE_F32, DIMS(2, 0));
  assert_ok(tp_safetensors_save(file.path, names, (const tp_tensor_t* const*)t,
                                6, NULL, NULL, 0));
  tp_safetensors_t* opened;
  assert_ok(tp_safetensors_open(file.path, TP_LOAD_MAP, &opened));
  assert_int_equal(tp_safetensors_nbytes(opened), 4 * (6 + 6 + 3 + 4 + 12));
  for (size_t i = 0; i < 6; ++i) {
    tp_tensor_t* loaded;
    assert_string_equal(tp_safetensors_name(opened, i), names[i]);
    assert_ok(tp_safetensors_tensor(opened, i, &loaded));
    assert_same_values(loaded, t[i]);
    DROP(loaded);
  }
  tp_safetensors_release(opened);
  tt_drop(t, 6);
  DROP(thin);
  tf_remove(&file);
}

TEST(metadata_and_mixed_widths_come_back_aligned) {
  const tf_file_t file = no_file();
  const char* const names[] = {"\"\\\n\x01", "\xe2\x82\xac", ""};
  const char* const keys[] = {"format", "\t"};
  const char* const values[] = {"pt", "\"quoted\" \xf0\x9f\x98\x80"};
  tp_tensor_t* t[] = {tt_arange(TP_DTYPE_U8, DIMS(3)),
                      tt_arange(TP_DTYPE_F64, DIMS(2)),
                      tt_arange(TP_DTYPE_I16, DIMS(5))};
  assert_ok(tp_safetensors_save(file.path, names, (const tp_tensor_t* const*)t,
                                3, keys, values, 2));
  tp_safetensors_t* opened;
  assert_ok(tp_safetensors_open(file.path, TP_LOAD_MAP, &opened));
  assert_int_equal(tp_safetensors_metadata_count(opened), 2);
  for (size_t i = 0; i < 2; ++i) {
    assert_string_equal(tp_safetensors_metadata_key(opened, i), keys[i]);
    assert_string_equal(tp_safetensors_metadata_value(opened, i), values[i]);
  }
  for (size_t i = 0; i < 3; ++i) {
    tp_tensor_t* loaded;
    assert_string_equal(tp_safetensors_name(opened, i), names[i]);
    assert_ok(tp_safetensors_get(opened, names[i], &loaded));
    assert_same_values(loaded, t[i]);
    DROP(loaded);
  }
  tp_safetensors_release(opened);
  tt_drop(t, 3);
  tf_remove(&file);
}

/* More entries than a zip archive counts in 16 bits. */
TEST(an_archive_of_seventy_thousand_tensors_comes_back) {
  enum { kMany = 70000 };
  const tf_file_t file = no_file();
  char(*texts)[12] = malloc(kMany * sizeof *texts);
  const char** names = malloc(kMany * sizeof *names);
  const tp_tensor_t** tensors = malloc(kMany * sizeof *tensors);
  tp_tensor_t* tensor = tt_arange(TP_DTYPE_U8, DIMS(2));
  for (int i = 0; i < kMany; ++i) {
    snprintf(texts[i], sizeof texts[i], "%d", i);
    names[i] = texts[i];
    tensors[i] = tensor;
  }
  assert_ok(tp_npz_save(file.path, names, tensors, kMany, 0));
  tp_npz_t* npz;
  tp_tensor_t* loaded;
  assert_ok(tp_npz_open(file.path, TP_LOAD_MAP, &npz));
  assert_int_equal(tp_npz_count(npz), kMany);
  assert_ok(tp_npz_get(npz, "69999", &loaded));
  assert_same_values(loaded, tensor);
  tp_npz_release(npz);
  DROP(loaded, tensor);
  free(texts);
  free(names);
  free(tensors);
  tf_remove(&file);
}

TEST(an_archive_without_tensors_comes_back) {
  const tf_file_t file = no_file();
  tp_npz_t* npz;
  tp_safetensors_t* opened;
  assert_ok(tp_npz_save(file.path, NULL, NULL, 0, 0));
  assert_ok(tp_npz_open(file.path, TP_LOAD_READ, &npz));
  assert_int_equal(tp_npz_count(npz), 0);
  tp_npz_release(npz);
  assert_ok(tp_safetensors_save(file.path, NULL, NULL, 0, NULL, NULL, 0));
  assert_ok(tp_safetensors_open(file.path, TP_LOAD_READ, &opened));
  assert_int_equal(tp_safetensors_count(opened), 0);
  tp_safetensors_release(opened);
  tf_remove(&file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_dtype_and_rank_comes_back),
      T(every_layout_comes_back_in_row_major_order),
      T(empty_tensors_come_back_with_their_shape),
      T(large_strided_tensors_come_back),
      T(truth_is_written_as_one),
      T(views_are_saved_with_their_own_shape_and_needed_bytes_alone),
      T(metadata_and_mixed_widths_come_back_aligned),
      T(an_archive_of_seventy_thousand_tensors_comes_back),
      T(an_archive_without_tensors_comes_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
