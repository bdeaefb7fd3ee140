/* npy files that are read and mapped. */
#include <stdio.h>
#include <stdlib.h>

#include "support/files.h"
#include "support/tp_test.h"

#define PLAIN "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"

static const float kSix[6] = {1, 2, 3, 4, 5, 6};

static tp_tensor_t* load(const tf_file_t* file, tp_load_mode_t mode) {
  tp_tensor_t* tensor = NULL;
  assert_ok(tp_npy_load(file->path, mode, &tensor));
  return tensor;
}

static void assert_load_fails(const tf_file_t* file, tp_load_mode_t mode,
                              tp_status_t code, const char* text) {
  const size_t descriptors = tf_open_descriptors();
  tp_tensor_t* tensor = (tp_tensor_t*)&file;
  assert_fails(tp_npy_load(file->path, mode, &tensor), code);
  assert_null(tensor);
  assert_error_says(file->path);
  assert_error_says(text);
  assert_int_equal(tp_debug_live_objects(), 0);
  assert_int_equal(tp_debug_live_bytes(), 0);
  assert_int_equal(tf_open_descriptors(), descriptors);
}

/* The header loads as (2, 3) float of 1 to 6. */
static void assert_header_loads(int version, const char* header) {
  const tf_file_t file = tf_npy(version, header, kSix, sizeof kSix);
  tp_tensor_t* tensor = load(&file, TP_LOAD_READ);
  assert_int_equal(tp_tensor_dtype(tensor), TP_DTYPE_F32);
  assert_sizes(tensor, 2, 3);
  assert_strides(tensor, 3, 1);
  assert_values(tensor, 1, 2, 3, 4, 5, 6);
  DROP(tensor);
  tf_remove(&file);
}

static void assert_header_fails(int version, const char* header,
                                tp_status_t code, const char* text) {
  const tf_file_t file = tf_npy(version, header, kSix, sizeof kSix);
  assert_load_fails(&file, TP_LOAD_READ, code, text);
  assert_load_fails(&file, TP_LOAD_MAP, code, text);
  tf_remove(&file);
}

TEST(the_header_may_be_spelled_as_python_allows) {
  assert_header_loads(1, PLAIN "\n");
  assert_header_loads(2, PLAIN);
  assert_header_loads(3, PLAIN "        \n");
  assert_header_loads(1, "{'shape':(2,3),'fortran_order':False,'descr':'<f4'}");
  assert_header_loads(
      1,
      " {\"fortran_order\" : False ,\n\t\"descr\":'<f4', 'shape': ( 2 , 3 , "
      ") , } ");
  assert_header_loads(
      1, "{'descr': '=f4', 'fortran_order': False, 'shape': (2L, 3L)}");
}

TEST(a_header_is_read_up_to_a_mebibyte) {
  const size_t limit = (size_t)1 << 20;
  char* header = malloc(limit + 2);
  assert_non_null(header);
  memset(header, ' ', limit + 1);
  memcpy(header, PLAIN, strlen(PLAIN));
  header[limit] = '\0';
  assert_header_loads(2, header);
  header[limit] = ' ';
  header[limit + 1] = '\0';
  assert_header_fails(2, header, TP_ERROR_FORMAT,
                      "the header of 1048577 bytes is above the limit");
  free(header);
}

TEST(sixty_four_dimensions_load_and_one_more_is_refused) {
  char shape[256] = "(2, 3";
  for (int i = 2; i < 64; ++i) strcat(shape, ",1");
  strcat(shape, ")");
  for (int fortran = 0; fortran < 2; ++fortran) {
    const tf_file_t file = tf_npy_array("<f4", fortran, shape, kSix, 24);
    tp_tensor_t* tensor = load(&file, TP_LOAD_READ);
    assert_int_equal(tp_tensor_rank(tensor), 64);
    assert_int_equal(tp_tensor_numel(tensor), 6);
    DROP(tensor);
    tf_remove(&file);
  }
  strcpy(shape + strlen(shape) - 1, ",1)");
  const tf_file_t file = tf_npy_array("<f4", 0, shape, kSix, 24);
  assert_load_fails(&file, TP_LOAD_READ, TP_ERROR_UNSUPPORTED,
                    "the shape has more than 64 dimensions");
  tf_remove(&file);
}

/* rogersce/cnpy#7 (a), (d) */
TEST(fortran_order_gives_reversed_strides_read_or_mapped) {
  static const double six[] = {1, 2, 3, 4, 5, 6};
  const tf_file_t file = tf_npy_array("<f8", 1, "(2, 3)", six, sizeof six);
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_tensor_t* tensor = load(&file, mode);
    assert_sizes(tensor, 2, 3);
    assert_strides(tensor, 1, 2);
    assert_values(tensor, 1, 3, 5, 2, 4, 6);
    assert_flags(tensor, TP_TENSOR_NON_OVERLAPPING_AND_DENSE,
                 TP_TENSOR_CONTIGUOUS);
    DROP(tensor);
  }
  tf_remove(&file);
}

TEST(fortran_order_of_empty_and_thin_shapes_loads) {
  tf_file_t file = tf_npy_array("<f4", 1, "(0, 4)", NULL, 0);
  tp_tensor_t* tensor = load(&file, TP_LOAD_MAP);
  assert_sizes(tensor, 0, 4);
  assert_flags(tensor, TP_TENSOR_CONTIGUOUS, 0);
  DROP(tensor);
  tf_remove(&file);
  file = tf_npy_array("<f4", 1, "(1, 6, 1)", kSix, 24);
  tensor = load(&file, TP_LOAD_READ);
  assert_values(tensor, 1, 2, 3, 4, 5, 6);
  assert_flags(tensor, TP_TENSOR_CONTIGUOUS, 0);
  DROP(tensor);
  tf_remove(&file);
}

TEST(ranks_0_and_1_load) {
  static float values[184] = {-2.5f};
  tf_file_t file = tf_npy_array("<f4", 0, "()", values, 4);
  tp_tensor_t* tensor = load(&file, TP_LOAD_MAP);
  assert_int_equal(tp_tensor_rank(tensor), 0);
  assert_values(tensor, -2.5);
  DROP(tensor);
  tf_remove(&file);
  file = tf_npy_array("<f4", 0, "(184,)", values, sizeof values);
  tensor = load(&file, TP_LOAD_READ);
  assert_sizes(tensor, 184);
  DROP(tensor);
  tf_remove(&file);
}

static const struct {
  const char* descr;
  tp_dtype_t dtype;
  const char* bytes; /* of one element, as the descr orders them */
  size_t n;
  double real, imag;
} kElements[] = {
    {"|b1", TP_DTYPE_BOOL, "\1", 1, 1, 0},
    {"?", TP_DTYPE_BOOL, "\0", 1, 0, 0},
    {"|u1", TP_DTYPE_U8, "\xfe", 1, 254, 0},
    {"|i1", TP_DTYPE_I8, "\xfe", 1, -2, 0},
    {">i1", TP_DTYPE_I8, "\xfe", 1, -2, 0},
    {"<u2", TP_DTYPE_U16, "\1\2", 2, 513, 0},
    {">u2", TP_DTYPE_U16, "\1\2", 2, 258, 0},
    {"<i2", TP_DTYPE_I16, "\xfe\xff", 2, -2, 0},
    {">i2", TP_DTYPE_I16, "\xff\xfe", 2, -2, 0},
    {"<u4", TP_DTYPE_U32, "\0\0\0\xff", 4, 4278190080.0, 0},
    {">u4", TP_DTYPE_U32, "\xff\0\0\0", 4, 4278190080.0, 0},
    {"=i4", TP_DTYPE_I32, "\1\0\0\0", 4, 1, 0},
    {"|i4", TP_DTYPE_I32, "\1\0\0\0", 4, 1, 0},
    {"i4", TP_DTYPE_I32, "\1\0\0\0", 4, 1, 0},
    {">i4", TP_DTYPE_I32, "\0\0\0\1", 4, 1, 0},
    {"<u8", TP_DTYPE_U64, "\1\0\0\0\0\0\0\x40", 8, 4611686018427387905.0, 0},
    {">u8", TP_DTYPE_U64, "\x40\0\0\0\0\0\0\1", 8, 4611686018427387905.0, 0},
    {"<i8", TP_DTYPE_I64, "\xfe\xff\xff\xff\xff\xff\xff\xff", 8, -2, 0},
    {">i8", TP_DTYPE_I64, "\xff\xff\xff\xff\xff\xff\xff\xfe", 8, -2, 0},
    {"<f2", TP_DTYPE_F16, "\0\xc0", 2, -2, 0},
    {">f2", TP_DTYPE_F16, "\xc0\0", 2, -2, 0},
    {"<f4", TP_DTYPE_F32, "\0\0\x20\xc0", 4, -2.5, 0},
    {">f4", TP_DTYPE_F32, "\xc0\x20\0\0", 4, -2.5, 0},
    {"<f8", TP_DTYPE_F64, "\0\0\0\0\0\0\x04\xc0", 8, -2.5, 0},
    {">f8", TP_DTYPE_F64, "\xc0\x04\0\0\0\0\0\0", 8, -2.5, 0},
    {"<c8", TP_DTYPE_C64, "\0\0\x20\xc0\0\0\x80\x3f", 8, -2.5, 1},
    {">c8", TP_DTYPE_C64, "\xc0\x20\0\0\x3f\x80\0\0", 8, -2.5, 1},
    {"<c16", TP_DTYPE_C128, "\0\0\0\0\0\0\x04\xc0\0\0\0\0\0\0\xf0\x3f", 16,
     -2.5, 1},
    {">c16", TP_DTYPE_C128, "\xc0\x04\0\0\0\0\0\0\x3f\xf0\0\0\0\0\0\0", 16,
     -2.5, 1},
};

/* rogersce/cnpy#7 (b), (c) */
TEST(every_element_type_loads_in_either_byte_order) {
  for (size_t i = 0; i < TT_COUNT(kElements); ++i) {
    char twice[32];
    const size_t n = kElements[i].n;
    memcpy(twice, kElements[i].bytes, n);
    memcpy(twice + n, kElements[i].bytes, n);
    const tf_file_t file =
        tf_npy_array(kElements[i].descr, 0, "(2,)", twice, 2 * n);
    tp_tensor_t* tensor = load(&file, TP_LOAD_READ);
    assert_int_equal(tp_tensor_dtype(tensor), kElements[i].dtype);
    for (int64_t at = 0; at < 2; ++at) {
      assert_true(tt_number(tensor, at) == kElements[i].real);
      assert_true(tt_element(tensor, at).imag == kElements[i].imag);
    }
    DROP(tensor);
    tf_remove(&file);
  }
}

TEST(what_mapping_cannot_show_in_place_says_read_instead) {
  for (size_t i = 0; i < TT_COUNT(kElements); ++i) {
    const tf_file_t file = tf_npy_array(kElements[i].descr, 0, "(1,)",
                                        kElements[i].bytes, kElements[i].n);
    if (kElements[i].descr[0] == '>' && kElements[i].n > 1) {
      assert_load_fails(&file, TP_LOAD_MAP, TP_ERROR_UNSUPPORTED,
                        "in foreign byte order cannot be mapped; read instead");
    } else {
      tp_tensor_t* tensor = load(&file, TP_LOAD_MAP);
      assert_true(tt_number(tensor, 0) == kElements[i].real);
      DROP(tensor);
    }
    tf_remove(&file);
  }
  const tf_file_t file = tf_npy(1, PLAIN " ", kSix, 24);
  assert_int_equal((10 + strlen(PLAIN " ")) % 4, 2);
  assert_load_fails(&file, TP_LOAD_MAP, TP_ERROR_UNSUPPORTED,
                    "is misaligned and cannot be mapped; read instead");
  tp_tensor_t* tensor = load(&file, TP_LOAD_READ);
  assert_values(tensor, 1, 2, 3, 4, 5, 6);
  DROP(tensor);
  tf_remove(&file);
}

TEST(a_mapped_tensor_is_the_file_without_a_copy_and_read_only) {
  const tf_file_t file = tf_npy_array("<f4", 0, "(2, 3)", kSix, 24);
  tp_allocator_t* cpu = tt_cpu();
  const tp_allocator_stats_t before = tt_stats(cpu);
  tp_tensor_t* tensor = load(&file, TP_LOAD_MAP);
  const tp_allocator_stats_t after = tt_stats(cpu);
  assert_memory_equal(&before, &after, sizeof before);
  assert_int_equal(tp_debug_live_bytes(), 0);
  assert_int_equal(tf_is_mapped(&file), 1);
  tf_remove(&file);
  assert_memory_equal(tp_tensor_data(tensor), kSix, 24);
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(tensor)), 24);
  assert_int_equal(tp_storage_flags(tp_tensor_storage(tensor)),
                   TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED);
  void* data;
  assert_fails(tp_tensor_begin_write(tensor, &data), TP_ERROR_READ_ONLY);
  assert_fails(tp_tensor_set(tensor, DIMS(0, 0), F64(9)), TP_ERROR_READ_ONLY);
  assert_fails(tp_tensor_copy_from(tensor, kSix, 24), TP_ERROR_READ_ONLY);
  assert_values(tensor, 1, 2, 3, 4, 5, 6);
  DROP(tensor);
  tp_allocator_release(cpu);
}

TEST(a_read_tensor_may_be_written) {
  const tf_file_t file = tf_npy_array("<f4", 0, "(2, 3)", kSix, 24);
  tp_tensor_t* tensor = load(&file, TP_LOAD_READ);
  assert_int_equal(tp_storage_nbytes(tp_tensor_storage(tensor)), 24);
  assert_ok(tp_tensor_set(tensor, DIMS(0, 1), F64(9)));
  assert_values(tensor, 1, 9, 3, 4, 5, 6);
  DROP(tensor);
  tf_remove(&file);
}

/* numpy/numpy#28330 (c) */
TEST(bytes_after_the_data_are_ignored) {
  float nine[9];
  memcpy(nine, kSix, sizeof kSix);
  const tf_file_t file = tf_npy_array("<f4", 0, "(2, 3)", nine, 24 + 7);
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_tensor_t* tensor = load(&file, mode);
    assert_values(tensor, 1, 2, 3, 4, 5, 6);
    assert_int_equal(tp_storage_nbytes(tp_tensor_storage(tensor)), 24);
    DROP(tensor);
  }
  tf_remove(&file);
}

TEST(empty_tensors_load) {
  const tf_file_t file = tf_npy_array("<f4", 0, "(3, 0, 2)", NULL, 0);
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_tensor_t* tensor = load(&file, mode);
    assert_sizes(tensor, 3, 0, 2);
    assert_int_equal(tp_tensor_numel(tensor), 0);
    DROP(tensor);
  }
  tf_remove(&file);
}

static tp_status_t load_read(const char* path, void** out) {
  return tp_npy_load(path, TP_LOAD_READ, (tp_tensor_t**)out);
}
static tp_status_t load_mapped(const char* path, void** out) {
  return tp_npy_load(path, TP_LOAD_MAP, (tp_tensor_t**)out);
}
static void drop_tensor(void* tensor) { tp_tensor_release(tensor); }

TEST(every_failure_to_allocate_is_clean) {
  /* Rank 6: sizes and strides need memory of their own. */
  const tf_file_t file = tf_npy_array("<f4", 0, "(1, 1, 1, 1, 2, 3)", kSix, 24);
  assert_true(tf_fail_each_allocation(file.path, load_read, drop_tensor) >= 4);
  assert_true(tf_fail_each_allocation(file.path, load_mapped, drop_tensor) >=
              4);
  assert_int_equal(tf_is_mapped(&file), 0);
  tf_remove(&file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(the_header_may_be_spelled_as_python_allows),
      T(a_header_is_read_up_to_a_mebibyte),
      T(sixty_four_dimensions_load_and_one_more_is_refused),
      T(fortran_order_gives_reversed_strides_read_or_mapped),
      T(fortran_order_of_empty_and_thin_shapes_loads),
      T(ranks_0_and_1_load),
      T(every_element_type_loads_in_either_byte_order),
      T(what_mapping_cannot_show_in_place_says_read_instead),
      T(a_mapped_tensor_is_the_file_without_a_copy_and_read_only),
      T(a_read_tensor_may_be_written),
      T(bytes_after_the_data_are_ignored),
      T(empty_tensors_load),
      T(every_failure_to_allocate_is_clean),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
