/* Devices and memory formats: names and the strict device text. */
#include "support/tp_test.h"

TEST(every_device_type_has_a_name_that_parses_back) {
  const char* names[] = {"cpu",     "cuda",    "device3", "device4",
                         "device5", "device6", "device7", "device8"};
  assert_int_equal(TT_COUNT(names), TP_DEVICE_COUNT);
  for (tp_device_type_t type = 1; type <= TP_DEVICE_COUNT; ++type) {
    assert_string_equal(tp_device_type_name(type), names[type - 1]);
    tp_device_type_t out = 0;
    assert_ok(tp_device_type_parse(names[type - 1], &out));
    assert_int_equal(out, type);
  }
}

TEST(an_unknown_device_type_or_name_is_an_error) {
  const tp_device_type_t unknown[] = {0, -1, 9, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < TT_COUNT(unknown); ++i) {
    assert_null(tp_device_type_name(unknown[i]));
    assert_error_recorded(TP_ERROR_ARGUMENT);
  }
  const char* names[] = {"",       "CPU",     "gpu",    "cpu:0",
                         "device", "device9", "device2"};
  for (size_t i = 0; i < TT_COUNT(names); ++i) {
    tp_device_type_t out = 5;
    assert_fails(tp_device_type_parse(names[i], &out), TP_ERROR_ARGUMENT);
    assert_int_equal(out, 0);
  }
}

TEST(a_device_text_gives_type_and_index) {
  static const struct {
    const char* text;
    tp_device_type_t type;
    int32_t index;
  } cases[] = {
      {"cpu", TP_DEVICE_CPU, 0},
      {"cpu:0", TP_DEVICE_CPU, 0},
      {"cuda", TP_DEVICE_CUDA, 0},
      {"cuda:0", TP_DEVICE_CUDA, 0},
      {"cuda:1", TP_DEVICE_CUDA, 1},
      {"cuda:10", TP_DEVICE_CUDA, 10},
      {"device3", 3, 0},
      {"device8:7", 8, 7},
      {"cuda:127", TP_DEVICE_CUDA, 127},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_device_type_t type = 0;
    int32_t index = -1;
    assert_ok(tp_device_parse(cases[i].text, &type, &index));
    assert_int_equal(type, cases[i].type);
    assert_int_equal(index, cases[i].index);
  }
}

TEST(a_device_text_allows_nothing_before_between_or_after) {
  static const char* const cases[] = {
      "",
      " ",
      "cpuXYZ",
      "cpu ",
      " cpu",
      "cpu:",
      "cpu:-1",
      "cpu:+0",
      "cpu: 0",
      "cpu:00",
      "cuda:1abc",
      "cuda:",
      "cuda:-1",
      "cuda:01",
      "cuda:+1",
      "cuda: 1",
      "cuda:1 ",
      "cuda:1:2",
      "cuda::1",
      "cuda1",
      "cuda:0x1",
      "cuda:1.0",
      "CUDA",
      "Cuda:0",
      "cud",
      "cudaa",
      ":0",
      "0",
      "cuda:1\n",
      "cuda\t",
      "gpu",
      "device9",
      "device0:0",
      "device1",
      "device",
      "cuda:4294967296",
      "cuda:2147483648",
      "cuda:99999999999",
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_device_type_t type = 9;
    int32_t index = 9;
    const tp_status_t status = tp_device_parse(cases[i], &type, &index);
    if (status != TP_ERROR_ARGUMENT) print_error("\"%s\"\n", cases[i]);
    assert_fails(status, TP_ERROR_ARGUMENT);
    assert_int_equal(type, 0);
    assert_int_equal(index, 0);
  }
}

TEST(the_refused_device_text_is_quoted) {
  tp_device_type_t type = 0;
  int32_t index = 0;
  assert_fails(tp_device_parse("cuda:1abc", &type, &index), TP_ERROR_ARGUMENT);
  assert_error_says("cuda:1abc");
  assert_fails(tp_device_parse(NULL, &type, &index), TP_ERROR_NULL);
  assert_fails(tp_device_parse("cpu", NULL, &index), TP_ERROR_NULL);
  assert_fails(tp_device_parse("cpu", &type, NULL), TP_ERROR_NULL);
}

TEST(a_device_that_is_not_built_says_so_and_never_crashes) {
  if (tp_has_feature("cuda")) skip();
  tp_tensor_t* t = (tp_tensor_t*)1;
  assert_fails(tp_empty(LIST(2), 1, TP_DTYPE_F32, TP_DEVICE_CUDA, 0, 0, &t),
               TP_ERROR_NOT_BUILT);
  assert_error_says("cuda");
  assert_null(t);
  tp_storage_t* storage = (tp_storage_t*)1;
  assert_fails(tp_storage_new(8, TP_DEVICE_CUDA, 0, &storage),
               TP_ERROR_NOT_BUILT);
  assert_null(storage);
  tp_allocator_t* allocator = (tp_allocator_t*)1;
  assert_fails(tp_allocator_get(TP_DEVICE_CUDA, &allocator),
               TP_ERROR_NOT_BUILT);
  assert_error_says("cuda");
  assert_null(allocator);
  assert_fails(tp_allocator_pinned(TP_DEVICE_CUDA, &allocator),
               TP_ERROR_NOT_BUILT);
  assert_null(allocator);
}

TEST(a_copy_between_an_unsupported_pair_names_both_devices) {
  if (tp_has_feature("cuda")) skip();
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(4));
  tp_tensor_t* moved = (tp_tensor_t*)1;
  assert_fails(tp_to(t, 0, TP_DEVICE_CUDA, 0, 0, 0, &moved),
               TP_ERROR_NOT_BUILT);
  assert_null(moved);
  assert_error_says("cpu");
  assert_error_says("cuda");
  DROP(t);
}

TEST(the_cpu_has_index_0_only) {
  tp_tensor_t* t = NULL;
  assert_fails(tp_empty(LIST(2), 1, TP_DTYPE_F32, TP_DEVICE_CPU, 1, 0, &t),
               TP_ERROR_DEVICE);
  assert_fails(tp_empty(LIST(2), 1, TP_DTYPE_F32, TP_DEVICE_CPU, -1, 0, &t),
               TP_ERROR_DEVICE);
  assert_fails(tp_empty(LIST(2), 1, TP_DTYPE_F32, 99, 0, 0, &t),
               TP_ERROR_ARGUMENT);
}

TEST(every_memory_format_has_a_name_that_parses_back) {
  const char* names[] = {"contiguous", "preserve", "channels_last",
                         "channels_last_3d"};
  for (tp_memory_format_t format = 1; format <= 4; ++format) {
    assert_string_equal(tp_memory_format_name(format), names[format - 1]);
    tp_memory_format_t out = 0;
    assert_ok(tp_memory_format_parse(names[format - 1], &out));
    assert_int_equal(out, format);
  }
  assert_null(tp_memory_format_name(0));
  assert_error_recorded(TP_ERROR_ARGUMENT);
  assert_null(tp_memory_format_name(5));
  assert_error_recorded(TP_ERROR_ARGUMENT);
  tp_memory_format_t out = 3;
  assert_fails(tp_memory_format_parse("channels_last_2d", &out),
               TP_ERROR_ARGUMENT);
  assert_int_equal(out, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_device_type_has_a_name_that_parses_back),
      T(an_unknown_device_type_or_name_is_an_error),
      T(a_device_text_gives_type_and_index),
      T(a_device_text_allows_nothing_before_between_or_after),
      T(the_refused_device_text_is_quoted),
      T(a_device_that_is_not_built_says_so_and_never_crashes),
      T(a_copy_between_an_unsupported_pair_names_both_devices),
      T(the_cpu_has_index_0_only),
      T(every_memory_format_has_a_name_that_parses_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
