/* safetensors files that are refused: with code, file, entry and reason. */
#include <stdio.h>
#include <stdlib.h>

#include "support/files.h"
#include "support/tp_test.h"

#define ENTRY(dtype, shape, offsets)                 \
  "{\"t\":{\"dtype\":\"" dtype "\",\"shape\":" shape \
  ",\"data_offsets\":" offsets "}}"
#define GOOD ENTRY("F32", "[2]", "[0,8]")

static const char kData[64] = {0};

static void assert_open_fails(const tf_file_t* file, tp_status_t code,
                              const char* text) {
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    const size_t descriptors = tf_open_descriptors();
    tp_safetensors_t* opened = (tp_safetensors_t*)&file;
    assert_fails(tp_safetensors_open(file->path, mode, &opened), code);
    assert_null(opened);
    assert_error_says(file->path);
    assert_error_says(text);
    assert_int_equal(tp_debug_live_objects(), 0);
    assert_int_equal(tp_debug_live_bytes(), 0);
    assert_int_equal(tf_open_descriptors(), descriptors);
  }
}

typedef struct {
  const char *header, *text;
} case_t;

/* Each header, before eight bytes of data, breaks the format. */
static void assert_all_fail(const case_t* cases, size_t n) {
  for (size_t i = 0; i < n; ++i) {
    const tf_file_t file = tf_safetensors(cases[i].header, kData, 8);
    assert_open_fails(&file, TP_ERROR_FORMAT, cases[i].text);
    tf_remove(&file);
  }
}

TEST(the_good_header_of_this_file_is_good) {
  const tf_file_t file = tf_safetensors(GOOD, kData, 8);
  tp_safetensors_t* opened = NULL;
  assert_ok(tp_safetensors_open(file.path, TP_LOAD_READ, &opened));
  tp_safetensors_release(opened);
  tf_remove(&file);
}

/* ztxz16/fastllm#712 (a), (b), (d) */
TEST(entries_that_contradict_themselves_are_refused_with_name_and_numbers) {
  static const case_t cases[] = {
      {ENTRY("F32", "[32,8]", "[0,65536]"),
       "tensor 't': shape (32, 8) of F32 needs 1024 bytes, data_offsets "
       "[0, 65536] give 65536"},
      {ENTRY("F32", "[1000,1000]", "[0,4]"),
       "tensor 't': shape (1000, 1000) of F32 needs 4000000 bytes, "
       "data_offsets [0, 4] give 4"},
      {ENTRY("F32", "[2]", "[8,0]"),
       "tensor 't': data_offsets [8, 0] end before they begin"},
      {ENTRY("F32", "[2]", "[-4,0]"),
       "tensor 't': a number in data_offsets is negative: -4"},
      {ENTRY("F32", "[2]", "[]"), "tensor 't': data_offsets has 0 numbers"},
      {ENTRY("F32", "[2]", "[0]"), "tensor 't': data_offsets has 1 numbers"},
      {ENTRY("F32", "[2]", "[0,4,8]"), "tensor 't': data_offsets has 3"},
      {ENTRY("F32", "[2]", "[0,8.0]"),
       "a number in data_offsets must be an integer, not a fraction"},
      {ENTRY("F32", "[2]", "[0,8e0]"), "must be an integer, not a fraction"},
      {ENTRY("F32", "[2]", "[0,18446744073709551616]"),
       "must be an integer, not a fraction or a number beyond 64 bits"},
      {ENTRY("F32", "[2]", "[0,18446744073709551615]"),
       "data_offsets [0, 18446744073709551615] give 18446744073709551615"},
      {ENTRY("F32", "[2]", "[18446744073709551608,18446744073709551615]"),
       "data_offsets [18446744073709551608, 18446744073709551615] give 7"},
      {ENTRY("F32", "[2]", "[8,16]"),
       "tensor 't': data_offsets [8, 16] leave the data of 8 bytes"},
      {ENTRY("F32", "[2]", "\"0,8\""),
       "tensor 't': data_offsets must be an array, not a string"},
      {ENTRY("F32", "[2]", "[[0,8]]"),
       "a number in data_offsets must be an integer, not an array"},
      {ENTRY("F32", "[2]", "[null,8]"), "must be an integer, not null"},
      {ENTRY("F32", "[-2]", "[0,8]"), "a size in shape is negative: -2"},
      {ENTRY("F32", "[-9223372036854775808]", "[0,8]"),
       "a size in shape is negative: -9223372036854775808"},
      {ENTRY("F32", "[-9223372036854775809]", "[0,8]"),
       "a size in shape must be an integer"},
      {ENTRY("F32", "[9223372036854775808]", "[0,8]"),
       "the size 9223372036854775808 in shape is beyond 63 bits"},
      {ENTRY("F32", "[4294967296,4294967296]", "[0,0]"),
       "shape (4294967296, 4294967296) of F32 overflows 63 bits"},
      {ENTRY("F32", "[0,4294967296,4294967296]", "[0,0]"), "overflows 63 bits"},
      {ENTRY("F32", "2", "[0,8]"), "shape must be an array, not a number"},
      {ENTRY("F32", "{}", "[0,8]"), "shape must be an array, not an object"},
      {ENTRY("F32", "[true]", "[0,8]"),
       "a size in shape must be an integer, not a truth value"},
      {ENTRY("F32", "[{}]", "[0,8]"), "must be an integer, not an object"},
      {ENTRY("F33", "[2]", "[0,8]"), "tensor 't': the dtype 'F33' is unknown"},
      {ENTRY("f32", "[2]", "[0,8]"), "the dtype 'f32' is unknown"},
      {ENTRY("", "[2]", "[0,8]"), "the dtype '' is unknown"},
      {ENTRY("F4", "[15]", "[0,8]"),
       "shape (15,) of F4 does not fill whole bytes"},
  };
  assert_all_fail(cases, TT_COUNT(cases));
}

TEST(entries_with_wrong_keys_are_refused_by_name) {
  static const case_t cases[] = {
      {"{\"t\":{}}", "tensor 't': dtype is missing"},
      {"{\"t\":{\"dtype\":\"F32\"}}", "tensor 't': shape is missing"},
      {"{\"t\":{\"dtype\":\"F32\",\"shape\":[2]}}",
       "tensor 't': data_offsets is missing"},
      {"{\"t\":{\"dtype\":\"F32\",\"dtype\":\"F32\"}}",
       "tensor 't': dtype is there twice"},
      {"{\"t\":{\"shape\":[2],\"shape\":[2]}}", "shape is there twice"},
      {"{\"t\":{\"data_offsets\":[0,8],\"data_offsets\":[0,8]}}",
       "data_offsets is there twice"},
      {"{\"t\":{\"stride\":[1]}}", "tensor 't': the key 'stride' is unknown"},
      {"{\"t\":{\"dtype\\u0000\":\"F32\"}}", "contains a zero character"},
      {"{\"t\":{\"dtype\":1}}",
       "tensor 't': dtype must be a string, not a num"},
      {"{\"t\":[]}", "tensor 't': the entry must be an object, not an array"},
      {"{\"t\":null}", "tensor 't': the entry must be an object, not null"},
      {"{\"t\":\"F32\"}", "tensor 't': the entry must be an object, not a str"},
  };
  assert_all_fail(cases, TT_COUNT(cases));
}

TEST(tensors_that_leave_holes_or_overlap_are_refused_by_name) {
#define U8(name, size, begin, end)                  \
  "\"" name "\":{\"dtype\":\"U8\",\"shape\":[" size \
  "],"                                              \
  "\"data_offsets\":[" begin "," end "]}"
  static const case_t cases[] = {
      {"{}", "the tensors end at byte 0 of the data, which has 8 bytes"},
      {"{" U8("a", "7", "0", "7") "}",
       "the tensors end at byte 7 of the data, which has 8 bytes"},
      {"{" U8("a", "7", "1", "8") "}",
       "tensor 'a': bytes 0 to 1 of the data, before it, belong to no tensor"},
      {"{" U8("b", "3", "5", "8") "," U8("a", "4", "0", "4") "}",
       "tensor 'b': bytes 4 to 5 of the data"},
      {"{" U8("a", "5", "0", "5") "," U8("b", "4", "4", "8") "}",
       "tensor 'b': data_offsets [4, 8] overlap 'a', which ends at 5"},
      {"{" U8("a", "8", "0", "8") "," U8("b", "8", "0", "8") "}",
       "data_offsets [0, 8] overlap"},
      {"{" U8("a", "8", "0", "8") "," U8("b", "0", "4", "4") "}",
       "tensor 'b': data_offsets [4, 4] overlap 'a'"},
      {"{" U8("a", "8", "0", "8") "," U8("b", "0", "9", "9") "}",
       "tensor 'b': data_offsets [9, 9] leave the data of 8 bytes"},
      {"{" U8("a", "4", "0", "4") "," U8("a", "4", "4", "8") "}",
       "tensor 'a' is there twice"},
      {"{" U8("a", "4", "0", "4") "," U8("\\u0061", "4", "4", "8") "}",
       "tensor 'a' is there twice"},
  };
  assert_all_fail(cases, TT_COUNT(cases));
#undef U8
}

TEST(text_that_is_no_json_is_refused_with_its_place) {
  static const case_t cases[] = {
      {"", "the header does not begin with '{'"},
      {" " GOOD, "the header does not begin with '{'"},
      {"\xef\xbb\xbf" GOOD, "the header does not begin with '{'"},
      {"[]", "the header does not begin with '{'"},
      {"{", "byte 1 of the header's JSON"},
      {"{\"t\"", "byte 4 of the header's JSON"},
      {"{\"t\":", "tensor 't': byte 5 of the header's JSON"},
      {"{\"t", "byte 3 of the header's JSON: Missing a closing quotation"},
      {GOOD ",", "byte 54 of the header's JSON"},
      {GOOD "{}", "byte 54 of the header's JSON"},
      {"{,}", "byte 1 of the header's JSON"},
      {"{\"t\":{\"dtype\":\"F32\",}}", "tensor 't': byte 20"},
      {"{\"t\":{\"shape\":[2,]}}", "tensor 't': byte 17"},
      {"{\"t\":{\"shape\":[02]}}", "tensor 't': byte 16"},
      {"{\"t\":{\"shape\":[NaN]}}", "tensor 't': byte 15"},
      {"{\"t\":{\"shape\":[1e999]}}", "tensor 't': byte"},
      {"{/**/}", "byte 1 of the header's JSON"},
      {"{'t':{}}", "byte 1 of the header's JSON"},
      {"{\"\x01\":{}}", "byte 2 of the header's JSON"},
      {"{\"\xff\":{}}", "Invalid encoding"},
      {"{\"\xc0\xaf\":{}}", "Invalid encoding"},
      {"{\"\xc3", "Invalid encoding"},
      {"{\"\xe2", "Invalid encoding"},
      {"{\"\xe2\x82", "Invalid encoding"},
      {"{\"\xf1", "Invalid encoding"},
      {"{\"\xf1\x80\x80", "Invalid encoding"},
      {"{\"\xed\xa0\x80\":{}}", "Invalid encoding"},
      {"{\"\xf4\x90\x80\x80\":{}}", "Invalid encoding"},
      {"{\"\\ud800\":{}}", "surrogate"},
      {"{\"\\udc00\":{}}", "half a surrogate pair"},
      {"{\"\\ud800\\u0041\":{}}", "surrogate"},
      {"{\"\\x41\":{}}", "Invalid escape"},
      {"{\"a\\u0000b\":{}}", "the text 'a' contains a zero character"},
  };
  assert_all_fail(cases, TT_COUNT(cases));
}

TEST(a_zero_byte_does_not_end_the_header) {
  unsigned char bytes[8 + 60] = {60};
  memset(bytes + 8, ' ', 60);
  memcpy(bytes + 8, "{}", 2);
  bytes[8 + 30] = 0;
  const tf_file_t file = tf_file(bytes, sizeof bytes);
  assert_open_fails(&file, TP_ERROR_FORMAT,
                    "byte 30 of the header's JSON is zero");
  tf_remove(&file);
}

TEST(metadata_that_is_not_text_is_refused) {
  static const case_t cases[] = {
      {"{\"__metadata__\":[]}", "__metadata__ must be an object, not an array"},
      {"{\"__metadata__\":null}", "__metadata__ must be an object, not null"},
      {"{\"__metadata__\":{\"a\":1}}",
       "__metadata__ 'a': the value must be a string, not a number"},
      {"{\"__metadata__\":{\"a\":{}}}",
       "__metadata__ 'a': the value must be a string, not an object"},
      {"{\"__metadata__\":{\"a\":\"1\",\"a\":\"2\"}}",
       "__metadata__ 'a' is there twice"},
      {"{\"__metadata__\":{},\"__metadata__\":{}}",
       "__metadata__ is there twice"},
      {"{\"__metadata__\":{\"a\":\"x\\u0000y\"}}",
       "__metadata__ 'a': the text 'x' contains a zero character"},
      {"{\"__metadata__\":{\"\\u0000\":\"x\"}}", "contains a zero character"},
  };
  assert_all_fail(cases, TT_COUNT(cases));
}

/* ztxz16/fastllm#712 (c), (e) */
TEST(header_lengths_beyond_the_file_are_refused_before_allocating) {
  static const struct {
    const char* bytes;
    size_t n;
    const char* text;
  } cases[] = {
      {"", 0, "8 bytes are needed, 0 are available"},
      {"\2\0\0\0\0\0\0", 7, "8 bytes are needed, 7 are available"},
      {"\0\0\0\0\0\0\0\0", 8, "the header does not begin with '{'"},
      {"\2\0\0\0\0\0\0\0{", 9, "the header has 2 bytes, 1 are available"},
      {"\xfd\xff\xff\xff\xff\xff\xff\xff{}", 10,
       "the header of 18446744073709551613 bytes is above the format's limit"},
      {"\0\0\0\0\0\0\0\x80{}", 10, "9223372036854775808 bytes is above"},
      {"\1\xe1\xf5\5\0\0\0\0{}", 10, "100000001 bytes is above the format's"},
      {"\0\xe1\xf5\5\0\0\0\0{}", 10,
       "the header has 100000000 bytes, 2 are available"},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    const tf_file_t file = tf_file(cases[i].bytes, cases[i].n);
    assert_open_fails(&file, TP_ERROR_FORMAT, cases[i].text);
    tf_remove(&file);
  }
}

TEST(a_million_brackets_do_not_exhaust_the_stack) {
  static const char* const beginnings[] = {
      "{\"t\":{\"shape\":", "{\"t\":", "{\"__metadata__\":",
      "{\"__metadata__\":{\"a\":"};
  enum { kDepth = 1000000 };
  char* header = malloc(kDepth + 64);
  assert_non_null(header);
  for (size_t i = 0; i < TT_COUNT(beginnings); ++i) {
    const size_t length = strlen(beginnings[i]);
    memcpy(header, beginnings[i], length);
    memset(header + length, '[', kDepth);
    header[length + kDepth] = '\0';
    const tf_file_t file = tf_safetensors(header, kData, 8);
    assert_open_fails(&file, TP_ERROR_FORMAT, "not an array");
    tf_remove(&file);
  }
  free(header);
}

TEST(more_dimensions_than_a_tensor_has_are_refused) {
  char header[512] =
      "{\"t\":{\"dtype\":\"U8\",\"data_offsets\":[0,8],\"shape\":[8";
  for (int i = 1; i < 64; ++i) strcat(header, ",1");
  const size_t length = strlen(header);
  strcpy(header + length, "]}}");
  tf_file_t file = tf_safetensors(header, kData, 8);
  tp_safetensors_t* opened;
  tp_tensor_t* tensor;
  assert_ok(tp_safetensors_open(file.path, TP_LOAD_MAP, &opened));
  assert_ok(tp_safetensors_get(opened, "t", &tensor));
  assert_int_equal(tp_tensor_rank(tensor), 64);
  DROP(tensor);
  tp_safetensors_release(opened);
  tf_remove(&file);
  strcpy(header + length, ",1]}}");
  file = tf_safetensors(header, kData, 8);
  assert_open_fails(&file, TP_ERROR_UNSUPPORTED,
                    "tensor 't': the shape has more than 64 dimensions");
  tf_remove(&file);
}

TEST(a_long_name_is_cut_between_characters_in_the_error) {
  char header[2000] = "{\"";
  for (int i = 0; i < 200; ++i) strcat(header, "\xe2\x82\xac");
  strcat(header, "\":1}");
  const tf_file_t file = tf_safetensors(header, kData, 8);
  assert_open_fails(&file, TP_ERROR_FORMAT,
                    "\xe2\x82\xac...': the entry must be an object");
  tf_remove(&file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(the_good_header_of_this_file_is_good),
      T(entries_that_contradict_themselves_are_refused_with_name_and_numbers),
      T(entries_with_wrong_keys_are_refused_by_name),
      T(tensors_that_leave_holes_or_overlap_are_refused_by_name),
      T(text_that_is_no_json_is_refused_with_its_place),
      T(a_zero_byte_does_not_end_the_header),
      T(metadata_that_is_not_text_is_refused),
      T(header_lengths_beyond_the_file_are_refused_before_allocating),
      T(a_million_brackets_do_not_exhaust_the_stack),
      T(more_dimensions_than_a_tensor_has_are_refused),
      T(a_long_name_is_cut_between_characters_in_the_error),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
