/* safetensors files that are read and mapped. */
#include <stdio.h>
#include <stdlib.h>

#include "support/files.h"
#include "support/tp_test.h"

/* Two tensors and metadata; the data begins at a multiple of 64. */
#define TWO                                                            \
  "{\"__metadata__\":{\"format\":\"pt\",\"by\":\"\\u00e9t\\u00e9\"},"  \
  "\"w\":{\"dtype\":\"F32\",\"shape\":[2,3],\"data_offsets\":[8,32]}," \
  "\"b\":{\"dtype\":\"I16\",\"shape\":[4],\"data_offsets\":[0,8]}}"

static const struct {
  int16_t b[4];
  float w[6];
} kTwo = {{-1, 2, -3, 4}, {1, 2, 3, 4, 5, 6}};

static tf_file_t two(void) {
  return tf_safetensors_aligned(TWO, &kTwo, sizeof kTwo);
}

static tp_safetensors_t* open_file(const tf_file_t* file, tp_load_mode_t mode) {
  tp_safetensors_t* opened = NULL;
  assert_ok(tp_safetensors_open(file->path, mode, &opened));
  return opened;
}

static tp_tensor_t* get(const tp_safetensors_t* file, const char* name) {
  tp_tensor_t* tensor = NULL;
  assert_ok(tp_safetensors_get(file, name, &tensor));
  return tensor;
}

TEST(a_file_tells_its_tensors_and_metadata_in_order) {
  const tf_file_t file = two();
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_safetensors_t* opened = open_file(&file, mode);
    assert_int_equal(tp_safetensors_count(opened), 2);
    assert_int_equal(tp_safetensors_nbytes(opened), 32);
    assert_string_equal(tp_safetensors_name(opened, 0), "w");
    assert_string_equal(tp_safetensors_name(opened, 1), "b");
    assert_int_equal(tp_safetensors_metadata_count(opened), 2);
    assert_string_equal(tp_safetensors_metadata_key(opened, 0), "format");
    assert_string_equal(tp_safetensors_metadata_value(opened, 0), "pt");
    assert_string_equal(tp_safetensors_metadata_key(opened, 1), "by");
    assert_string_equal(tp_safetensors_metadata_value(opened, 1),
                        "\xc3\xa9t\xc3\xa9");
    assert_int_equal(tp_error_code(NULL), TP_OK);
    tp_safetensors_release(opened);
  }
  tf_remove(&file);
}

TEST(tensors_have_dtype_shape_and_values_by_place_and_by_name) {
  const tf_file_t file = two();
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_safetensors_t* opened = open_file(&file, mode);
    tp_tensor_t *w = NULL, *b = get(opened, "b");
    assert_ok(tp_safetensors_tensor(opened, 0, &w));
    assert_int_equal(tp_tensor_dtype(w), TP_DTYPE_F32);
    assert_sizes(w, 2, 3);
    assert_strides(w, 3, 1);
    assert_values(w, 1, 2, 3, 4, 5, 6);
    assert_int_equal(tp_tensor_dtype(b), TP_DTYPE_I16);
    assert_values(b, -1, 2, -3, 4);
    DROP(w, b);
    tp_safetensors_release(opened);
  }
  tf_remove(&file);
}

TEST(each_tensor_has_a_storage_of_its_own_with_its_bytes_alone) {
  const tf_file_t file = two();
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_safetensors_t* opened = open_file(&file, mode);
    tp_tensor_t *w = get(opened, "w"), *b = get(opened, "b");
    assert_int_equal(
        tp_storage_same(tp_tensor_storage(w), tp_tensor_storage(b)), 0);
    assert_int_equal(tp_storage_nbytes(tp_tensor_storage(w)), 24);
    assert_int_equal(tp_storage_nbytes(tp_tensor_storage(b)), 8);
    assert_int_equal(tp_tensor_offset(w), 0);
    assert_ptr_equal(tp_tensor_data(w), (const char*)tp_tensor_data(b) + 8);
    DROP(w, b);
    tp_safetensors_release(opened);
  }
  tf_remove(&file);
}

TEST(asking_twice_gives_tensors_that_share_bytes_and_version) {
  const tf_file_t file = two();
  tp_safetensors_t* opened = open_file(&file, TP_LOAD_READ);
  tp_tensor_t *x = get(opened, "w"), *y = get(opened, "w");
  tp_tensor_t* b = get(opened, "b");
  assert_ptr_not_equal(x, y);
  assert_ok(tp_tensor_set(x, DIMS(0, 0), F64(9)));
  assert_values(y, 9, 2, 3, 4, 5, 6);
  assert_int_equal(tp_tensor_version(y), 1);
  assert_int_equal(tp_debug_shares_counter(x, y), 1);
  assert_int_equal(tp_tensor_version(b), 0);
  DROP(x, y, b);
  tp_safetensors_release(opened);
  tf_remove(&file);
}

TEST(tensors_outlive_the_handle_and_the_file) {
  const tf_file_t file = two();
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_safetensors_t* opened = open_file(&file, mode);
    tp_tensor_t *w = get(opened, "w"), *b = get(opened, "b");
    tp_safetensors_release(opened);
    if (mode == TP_LOAD_MAP) tf_remove(&file);
    DROP(b);
    assert_values(w, 1, 2, 3, 4, 5, 6);
    DROP(w);
  }
  assert_int_equal(tf_is_mapped(&file), 0);
}

TEST(mapped_tensors_are_the_file_without_a_copy_and_read_only) {
  const tf_file_t file = two();
  const size_t descriptors = tf_open_descriptors();
  tp_allocator_t* cpu = tt_cpu();
  const tp_allocator_stats_t before = tt_stats(cpu);
  tp_safetensors_t* opened = open_file(&file, TP_LOAD_MAP);
  tp_tensor_t* w = get(opened, "w");
  const tp_allocator_stats_t after = tt_stats(cpu);
  assert_memory_equal(&before, &after, sizeof before);
  assert_int_equal(tp_debug_live_bytes(), 0);
  assert_int_equal(tf_open_descriptors(), descriptors);
  assert_int_equal(tf_is_mapped(&file), 1);
  assert_memory_equal(tp_tensor_data(w), kTwo.w, sizeof kTwo.w);
  assert_int_equal(tp_storage_flags(tp_tensor_storage(w)),
                   TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED);
  void* data;
  assert_fails(tp_tensor_begin_write(w, &data), TP_ERROR_READ_ONLY);
  assert_fails(tp_tensor_set(w, DIMS(0, 0), F64(9)), TP_ERROR_READ_ONLY);
  assert_fails(tp_tensor_copy_from(w, kTwo.w, 24), TP_ERROR_READ_ONLY);
  assert_values(w, 1, 2, 3, 4, 5, 6);
  DROP(w);
  tp_safetensors_release(opened);
  assert_int_equal(tf_is_mapped(&file), 0);
  tp_allocator_release(cpu);
  tf_remove(&file);
}

TEST(every_type_with_a_dtype_loads_and_the_others_say_so) {
  static const struct {
    const char* name;
    tp_dtype_t dtype;
    size_t n; /* bytes of four elements */
  } types[] = {
      {"BOOL", TP_DTYPE_BOOL, 4},
      {"U8", TP_DTYPE_U8, 4},
      {"U16", TP_DTYPE_U16, 8},
      {"U32", TP_DTYPE_U32, 16},
      {"U64", TP_DTYPE_U64, 32},
      {"I8", TP_DTYPE_I8, 4},
      {"I16", TP_DTYPE_I16, 8},
      {"I32", TP_DTYPE_I32, 16},
      {"I64", TP_DTYPE_I64, 32},
      {"F16", TP_DTYPE_F16, 8},
      {"BF16", TP_DTYPE_BF16, 8},
      {"F32", TP_DTYPE_F32, 16},
      {"F64", TP_DTYPE_F64, 32},
      {"C64", TP_DTYPE_C64, 32},
      {"F8_E4M3", TP_DTYPE_F8_E4M3FN, 4},
      {"F8_E5M2", TP_DTYPE_F8_E5M2, 4},
      {"F8_E8M0", 0, 4},
      {"F8_E4M3FNUZ", 0, 4},
      {"F8_E5M2FNUZ", 0, 4},
      {"F6_E2M3", 0, 3},
      {"F6_E3M2", 0, 3},
      {"F4", 0, 2},
  };
  static const char zeros[32] = {0};
  for (size_t i = 0; i < TT_COUNT(types); ++i) {
    char header[256];
    snprintf(header, sizeof header,
             "{\"x\":{\"dtype\":\"%s\",\"shape\":[4],\"data_offsets\":[0,%d]}}",
             types[i].name, (int)types[i].n);
    const tf_file_t file = tf_safetensors_aligned(header, zeros, types[i].n);
    tp_safetensors_t* opened = open_file(&file, TP_LOAD_MAP);
    if (types[i].dtype != 0) {
      tp_tensor_t* x = get(opened, "x");
      assert_int_equal(tp_tensor_dtype(x), types[i].dtype);
      assert_all(x, 0);
      DROP(x);
    } else {
      char text[64];
      snprintf(text, sizeof text, "tensor 'x': the type %s has no dtype",
               types[i].name);
      tp_tensor_t* x = (tp_tensor_t*)&file;
      assert_fails(tp_safetensors_get(opened, "x", &x), TP_ERROR_DTYPE);
      assert_null(x);
      assert_error_says(text);
      assert_error_says(file.path);
    }
    tp_safetensors_release(opened);
    tf_remove(&file);
  }
}

/* A byte, then floats: the floats lie at odd addresses. */
TEST(misaligned_tensors_are_copied_when_read_and_refused_when_mapped) {
  static const char header[] =
      "{\"c\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]},"
      "\"f\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[1,9]},"
      "\"e\":{\"dtype\":\"F64\",\"shape\":[0],\"data_offsets\":[9,9]}}";
  unsigned char data[9] = {7};
  const float floats[2] = {1.5f, -2.5f};
  memcpy(data + 1, floats, sizeof floats);
  const tf_file_t file = tf_safetensors_aligned(header, data, sizeof data);

  tp_safetensors_t* opened = open_file(&file, TP_LOAD_READ);
  tp_tensor_t *c = get(opened, "c"), *f = get(opened, "f");
  assert_values(c, 7);
  assert_values(f, 1.5, -2.5);
  assert_int_equal((uintptr_t)tp_tensor_data(f) % 4, 0);
  DROP(c, f);
  tp_safetensors_release(opened);

  opened = open_file(&file, TP_LOAD_MAP);
  c = get(opened, "c");
  assert_values(c, 7);
  assert_fails(tp_safetensors_get(opened, "f", &f), TP_ERROR_UNSUPPORTED);
  assert_null(f);
  assert_error_says("tensor 'f': F32 at byte");
  assert_error_says("is misaligned and cannot be mapped; read instead");
  assert_error_says(file.path);
  /* Nothing lies misaligned where there is nothing. */
  f = get(opened, "e");
  assert_sizes(f, 0);
  DROP(c, f);
  tp_safetensors_release(opened);
  tf_remove(&file);
}

TEST(the_state_of_inference_is_that_of_the_opening) {
  const tf_file_t file = two();
  assert_ok(tp_modes_set(TP_MODE_INFERENCE));
  tp_safetensors_t* opened = open_file(&file, TP_LOAD_READ);
  assert_ok(tp_modes_set(0));
  tp_tensor_t* w = get(opened, "w");
  assert_int_equal(tp_tensor_version(w), -1);
  assert_fails(tp_tensor_set(w, DIMS(0, 0), F64(9)), TP_ERROR_INFERENCE);
  DROP(w);
  tp_safetensors_release(opened);
  opened = open_file(&file, TP_LOAD_READ);
  assert_ok(tp_modes_set(TP_MODE_INFERENCE));
  w = get(opened, "w");
  assert_ok(tp_modes_set(0));
  assert_ok(tp_tensor_set(w, DIMS(0, 0), F64(9)));
  assert_int_equal(tp_tensor_version(w), 1);
  DROP(w);
  tp_safetensors_release(opened);
  tf_remove(&file);
}

TEST(empty_files_and_empty_tensors_load) {
  static const char two_empty[] =
      "{\"a\":{\"dtype\":\"F32\",\"shape\":[2,0],\"data_offsets\":[0,0]},"
      "\"b\":{\"dtype\":\"F64\",\"shape\":[0],\"data_offsets\":[0,0]}}";
  static const char* const headers[] = {"{}", "{\"__metadata__\":{}}",
                                        two_empty};
  for (size_t i = 0; i < TT_COUNT(headers); ++i) {
    const tf_file_t file = tf_safetensors(headers[i], NULL, 0);
    for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
      tp_safetensors_t* opened = open_file(&file, mode);
      assert_int_equal(tp_safetensors_nbytes(opened), 0);
      assert_int_equal(tp_safetensors_metadata_count(opened), 0);
      if (tp_safetensors_count(opened) == 2) {
        tp_tensor_t* a = get(opened, "a");
        assert_sizes(a, 2, 0);
        DROP(a);
      }
      tp_safetensors_release(opened);
    }
    tf_remove(&file);
  }
}

/* safetensors/safetensors#232: what a careful writer makes of a tensor, its
 * transpose, a row and an expanded row. */
TEST(tensors_of_equal_values_and_other_shapes_stay_apart) {
  static const char header[] =
      "{\"a\":{\"dtype\":\"F32\",\"shape\":[2,3],\"data_offsets\":[0,24]},"
      "\"t\":{\"dtype\":\"F32\",\"shape\":[3,2],\"data_offsets\":[24,48]},"
      "\"r\":{\"dtype\":\"F32\",\"shape\":[3],\"data_offsets\":[48,60]},"
      "\"s\":{\"dtype\":\"F32\",\"shape\":[2,2],\"data_offsets\":[60,76]},"
      "\"z\":{\"dtype\":\"F32\",\"shape\":[2,0],\"data_offsets\":[76,76]}}";
  static const float data[] = {0, 1, 2, 3, 4, 5, 0, 3, 1, 4,
                               2, 5, 0, 1, 2, 0, 2, 3, 5};
  const tf_file_t file = tf_safetensors_aligned(header, data, sizeof data);
  tp_safetensors_t* opened = open_file(&file, TP_LOAD_MAP);
  tp_tensor_t *a = get(opened, "a"), *t = get(opened, "t");
  tp_tensor_t *r = get(opened, "r"), *s = get(opened, "s");
  tp_tensor_t* z = get(opened, "z");
  assert_sizes(a, 2, 3);
  assert_values(a, 0, 1, 2, 3, 4, 5);
  assert_sizes(t, 3, 2);
  assert_values(t, 0, 3, 1, 4, 2, 5);
  assert_values(r, 0, 1, 2);
  assert_sizes(s, 2, 2);
  assert_values(s, 0, 2, 3, 5);
  assert_sizes(z, 2, 0);
  DROP(a, t, r, s, z);
  tp_safetensors_release(opened);
  tf_remove(&file);
}

TEST(names_are_found_among_many) {
  enum { kCount = 500 };
  char* header = malloc(kCount * 100);
  assert_non_null(header);
  int64_t values[kCount];
  size_t used = 0;
  for (int i = 0; i < kCount; ++i) {
    values[i] = i;
    used += (size_t)sprintf(header + used,
                            "%c\"layer.%d\":{\"dtype\":\"I64\",\"shape\":[],"
                            "\"data_offsets\":[%d,%d]}",
                            i ? ',' : '{', i * 7 % kCount, i * 8, i * 8 + 8);
  }
  strcpy(header + used, "}");
  const tf_file_t file = tf_safetensors_aligned(header, values, sizeof values);
  free(header);
  tp_safetensors_t* opened = open_file(&file, TP_LOAD_MAP);
  assert_int_equal(tp_safetensors_count(opened), kCount);
  for (int i = 0; i < kCount; ++i) {
    char name[32];
    snprintf(name, sizeof name, "layer.%d", i * 7 % kCount);
    assert_string_equal(tp_safetensors_name(opened, (size_t)i), name);
    tp_tensor_t* x = get(opened, name);
    assert_values(x, i);
    DROP(x);
  }
  tp_safetensors_release(opened);
  tf_remove(&file);
}

static tp_status_t load_read(const char* path, void** out) {
  return tp_safetensors_open(path, TP_LOAD_READ, (tp_safetensors_t**)out);
}
static tp_status_t load_mapped(const char* path, void** out) {
  return tp_safetensors_open(path, TP_LOAD_MAP, (tp_safetensors_t**)out);
}
static void drop_file(void* file) { tp_safetensors_release(file); }

TEST(every_failure_to_allocate_is_clean) {
  const tf_file_t file = two();
  /* The file, its text, the reader's stack, lists, storages. */
  assert_true(tf_fail_each_allocation(file.path, load_read, drop_file) >= 10);
  assert_true(tf_fail_each_allocation(file.path, load_mapped, drop_file) >= 10);
  assert_int_equal(tf_is_mapped(&file), 0);
  tf_remove(&file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_file_tells_its_tensors_and_metadata_in_order),
      T(tensors_have_dtype_shape_and_values_by_place_and_by_name),
      T(each_tensor_has_a_storage_of_its_own_with_its_bytes_alone),
      T(asking_twice_gives_tensors_that_share_bytes_and_version),
      T(tensors_outlive_the_handle_and_the_file),
      T(mapped_tensors_are_the_file_without_a_copy_and_read_only),
      T(every_type_with_a_dtype_loads_and_the_others_say_so),
      T(misaligned_tensors_are_copied_when_read_and_refused_when_mapped),
      T(the_state_of_inference_is_that_of_the_opening),
      T(empty_files_and_empty_tensors_load),
      T(tensors_of_equal_values_and_other_shapes_stay_apart),
      T(names_are_found_among_many),
      T(every_failure_to_allocate_is_clean),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
