/* npy files that are refused: with code, file and reason. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "support/files.h"
#include "support/tp_test.h"

#define PLAIN "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"

static const float kSix[6] = {1, 2, 3, 4, 5, 6};

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

static void assert_header_fails(int version, const char* header,
                                tp_status_t code, const char* text) {
  const tf_file_t file = tf_npy(version, header, kSix, sizeof kSix);
  assert_load_fails(&file, TP_LOAD_READ, code, text);
  assert_load_fails(&file, TP_LOAD_MAP, code, text);
  tf_remove(&file);
}

TEST(a_header_that_breaks_the_literal_is_refused_with_place_and_reason) {
  static const struct {
    const char *header, *text;
  } cases[] = {
      {"", "byte 0: '{' is expected, not the end"},
      {"     ", "'{' is expected, not the end"},
      {"[1]", "byte 0: '{' is expected"},
      {"{}", "the key 'descr' is missing"},
      {"{,}", "a quoted string is expected"},
      {"{'descr': '<f4'}", "the key 'fortran_order' is missing"},
      {"{'descr': '<f4', 'fortran_order': False}",
       "the key 'shape' is missing"},
      {"{'descr': '<f4', 'descr': '<f4'}", "a key is there twice"},
      {"{'descr': '<f4', 'more': 1}", "the key 'more' is unknown"},
      {"{'descr': '<f4' 'shape': (2,)}", "'}' is expected"},
      {"{'descr'; '<f4'}", "':' is expected"},
      {"{'descr': '<f4", "a string has no end"},
      {"{'descr': '<f\n4'}", "a string ends with its line"},
      {"{'descr': '<f\\x34'}", "escapes in strings are not read"},
      {"{'descr': <f4}", "a quoted string is expected"},
      {"{'fortran_order': 0}", "fortran_order must be True or False"},
      {"{'fortran_order': Falsehood}", "fortran_order must be True or False"},
      {"{'fortran_order': 'False'}", "fortran_order must be True or False"},
      {"{'shape': [2, 3]}", "shape must be a tuple"},
      {"{'shape': 6}", "shape must be a tuple"},
      {"{'shape': (6)}", "shape must be a tuple"},
      {"{'shape': (,)}", "a size must be an integer"},
      {"{'shape': (2, 3", "',' or ')' is expected in shape"},
      {"{'shape': (2 3)}", "',' or ')' is expected in shape"},
      {"{'shape': (2, -3)}", "a size is negative"},
      {"{'shape': (2.0,)}", "a size must be an integer"},
      {"{'shape': (2e3,)}", "a size must be an integer"},
      {"{'shape': (0x10,)}", "a size must be an integer"},
      {"{'shape': (1_000,)}", "a size must be an integer"},
      {"{'shape': (2LL,)}", "a size must be an integer"},
      {"{'shape': (True,)}", "a size must be an integer"},
      {"{'shape': (+2,)}", "a size must be an integer"},
      {"{'shape': (02,)}", "a size has leading zeros"},
      {"{'shape': (9223372036854775808,)}", "a size is beyond 63 bits"},
      {"{'shape': (99999999999999999999999,)}", "a size is beyond 63 bits"},
      {PLAIN "x", "something follows the dictionary"},
      {PLAIN PLAIN, "something follows the dictionary"},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    assert_header_fails(1, cases[i].header, TP_ERROR_FORMAT, cases[i].text);
  }
  assert_header_fails(3, "{'shape': (2L,)}", TP_ERROR_FORMAT,
                      "a size must be an integer");
}

TEST(a_prefix_that_is_no_npy_is_refused) {
  static const struct {
    const char* bytes;
    size_t n;
    const char* text;
  } cases[] = {
      {"", 0, "is no npy file"},
      {"\x93NUMP", 5, "is no npy file"},
      {"\x93NUMPY\1", 7, "is no npy file"},
      {"PK\3\4\0\0\0\0\0\0", 10, "is no npy file"},
      {"\x93NUMPY\0\0\0\0", 10, "npy version 0.0 is unknown"},
      {"\x93NUMPY\4\0\0\0", 10, "npy version 4.0 is unknown"},
      {"\x93NUMPY\1\1\0\0", 10, "npy version 1.1 is unknown"},
      {"\x93NUMPY\1\0\0", 9, "10 bytes are needed, 9 are available"},
      {"\x93NUMPY\2\0\1\0\0", 11, "12 bytes are needed, 11 are available"},
      {"\x93NUMPY\1\0\2\0{", 11, "the header has 2 bytes, 1 are available"},
      {"\x93NUMPY\3\0\xff\xff\xff\xff{", 13,
       "the header has 4294967295 bytes, 1 are available"},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    const tf_file_t file = tf_file(cases[i].bytes, cases[i].n);
    assert_load_fails(&file, TP_LOAD_READ, TP_ERROR_FORMAT, cases[i].text);
    assert_load_fails(&file, TP_LOAD_MAP, TP_ERROR_FORMAT, cases[i].text);
    tf_remove(&file);
  }
}

TEST(types_without_a_dtype_are_refused_by_name) {
  static const char* const descrs[] = {"|S4",  "<U3", "|V2",  "|V1",  "<M8[ns]",
                                       "<m8",  "|O",  "<f16", "<f12", "<c32",
                                       "<c24", "<V4", "|a10", "O8"};
  for (size_t i = 0; i < TT_COUNT(descrs); ++i) {
    const tf_file_t file = tf_npy_array(descrs[i], 0, "(1,)", kSix, 24);
    char text[64];
    snprintf(text, sizeof text, "descr '%s' is an element type without a dtype",
             descrs[i]);
    assert_load_fails(&file, TP_LOAD_READ, TP_ERROR_DTYPE, text);
    tf_remove(&file);
  }
  assert_header_fails(
      1, "{'descr': [('x', '<f4', (2,)), ('y', '<i2')], 'shape': (1,)}",
      TP_ERROR_DTYPE,
      "descr [('x', '<f4', (2,)), ('y', '<i2')] is a structured element type");
  assert_header_fails(1, "{'descr': ('<f4', (2,)), 'shape': (1,)}",
                      TP_ERROR_DTYPE, "is a structured element type");
  assert_header_fails(1, "{'descr': [", TP_ERROR_DTYPE,
                      "descr [ is a structured element type");
}

TEST(texts_that_are_no_type_are_refused_by_name) {
  static const char* const descrs[] = {"",     "<",    "<f3", "<f",  "f44",
                                       "<<f4", "<q9",  "<b4", "i3",  "float32",
                                       "<f4 ", " <f4", "?1",  "<u16"};
  for (size_t i = 0; i < TT_COUNT(descrs); ++i) {
    const tf_file_t file = tf_npy_array(descrs[i], 0, "(1,)", kSix, 24);
    char text[64];
    snprintf(text, sizeof text, "descr '%s' is no element type", descrs[i]);
    assert_load_fails(&file, TP_LOAD_READ, TP_ERROR_FORMAT, text);
    tf_remove(&file);
  }
}

TEST(a_zero_byte_is_no_byte_order) {
  static const char kHeader[] =
      "{'descr': '\0f4', 'fortran_order': False, 'shape': (0,)}";
  char bytes[10 + sizeof kHeader] = "\x93NUMPY\1";
  bytes[8] = sizeof kHeader - 1;
  memcpy(bytes + 10, kHeader, sizeof kHeader - 1);
  const tf_file_t file = tf_file(bytes, 10 + sizeof kHeader - 1);
  assert_load_fails(&file, TP_LOAD_READ, TP_ERROR_FORMAT, "is no element type");
  tf_remove(&file);
}

TEST(shapes_beyond_what_a_tensor_holds_are_refused) {
  static const struct {
    const char* shape;
    tp_status_t code;
    const char* text;
  } cases[] = {
      {"(2, 4)", TP_ERROR_FORMAT,
       "shape (2, 4) of f32 needs 32 bytes, 24 are available"},
      {"(4611686018427387904,)", TP_ERROR_FORMAT, "overflows 63 bits"},
      {"(3037000500, 3037000500)", TP_ERROR_FORMAT, "overflows 63 bits"},
      {"(4294967296, 4294967296)", TP_ERROR_FORMAT,
       "shape (4294967296, 4294967296) of f32 overflows 63 bits"},
      {"(0, 4294967296, 4294967296)", TP_ERROR_FORMAT, "overflows 63 bits"},
      {"(9223372036854775807, 0, 3)", TP_ERROR_FORMAT, "overflows 63 bits"},
      {"(2305843009213693951,)", TP_ERROR_FORMAT,
       "needs 9223372036854775804 bytes, 24 are available"},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    const tf_file_t file = tf_npy_array("<f4", 0, cases[i].shape, kSix, 24);
    assert_load_fails(&file, TP_LOAD_READ, cases[i].code, cases[i].text);
    assert_load_fails(&file, TP_LOAD_MAP, cases[i].code, cases[i].text);
    tf_remove(&file);
  }
}

/* numpy/numpy#28330 (a): 512 MiB are promised, half of them are there. */
TEST(half_of_the_data_is_refused_with_both_counts_before_allocating) {
  char header[128];
  snprintf(header, sizeof header,
           "{'descr': '<f8', 'fortran_order': False, 'shape': (128, %d), }",
           524288);
  const tf_file_t file = tf_npy(1, header, NULL, 0);
  assert_int_equal(
      truncate(file.path, (off_t)(10 + strlen(header) + 268435456)), 0);
  tp_allocator_t* cpu = tt_cpu();
  const tp_allocator_stats_t before = tt_stats(cpu);
  tp_allocator_release(cpu);
  assert_load_fails(&file, TP_LOAD_READ, TP_ERROR_FORMAT,
                    "shape (128, 524288) of f64 needs 536870912 bytes, "
                    "268435456 are available");
  cpu = tt_cpu();
  const tp_allocator_stats_t after = tt_stats(cpu);
  tp_allocator_release(cpu);
  assert_memory_equal(&before, &after, sizeof before);
  tf_remove(&file);
}

TEST(wrong_arguments_are_refused_with_their_position) {
  const tf_file_t file = tf_npy_array("<f4", 0, "(2, 3)", kSix, 24);
  tp_tensor_t* tensor = (tp_tensor_t*)&file;
  assert_fails(tp_npy_load(NULL, TP_LOAD_READ, &tensor), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 1);
  assert_null(tensor);
  assert_fails(tp_npy_load(file.path, 0, &tensor), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 2);
  assert_fails(tp_npy_load(file.path, 3, &tensor), TP_ERROR_ARGUMENT);
  assert_error_says("mode 3 is neither");
  assert_fails(tp_npy_load(file.path, TP_LOAD_READ, NULL), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(tp_npy_load("/nonexistent.npy", TP_LOAD_READ, &tensor),
               TP_ERROR_IO);
  tf_remove(&file);
}

TEST(load_modes_have_names) {
  tp_load_mode_t mode = 0;
  assert_string_equal(tp_load_mode_name(TP_LOAD_READ), "read");
  assert_string_equal(tp_load_mode_name(TP_LOAD_MAP), "map");
  assert_ok(tp_load_mode_parse("read", &mode));
  assert_int_equal(mode, TP_LOAD_READ);
  assert_ok(tp_load_mode_parse("map", &mode));
  assert_int_equal(mode, TP_LOAD_MAP);
  assert_fails(tp_load_mode_parse("Map", &mode), TP_ERROR_ARGUMENT);
  assert_int_equal(mode, 0);
  assert_null(tp_load_mode_name(0));
  assert_null(tp_load_mode_name(3));
  assert_error_says("unknown load mode 3");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_header_that_breaks_the_literal_is_refused_with_place_and_reason),
      T(a_prefix_that_is_no_npy_is_refused),
      T(types_without_a_dtype_are_refused_by_name),
      T(texts_that_are_no_type_are_refused_by_name),
      T(a_zero_byte_is_no_byte_order),
      T(shapes_beyond_what_a_tensor_holds_are_refused),
      T(half_of_the_data_is_refused_with_both_counts_before_allocating),
      T(wrong_arguments_are_refused_with_their_position),
      T(load_modes_have_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
