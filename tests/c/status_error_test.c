/* Status codes and the error record of a thread. */
#include <pthread.h>
#include <stdio.h>

#include "support/tp_test.h"

static const struct {
  tp_status_t code;
  const char* name;
} kCodes[] = {
    {TP_OK, "TP_OK"},
    {TP_ERROR_ARGUMENT, "TP_ERROR_ARGUMENT"},
    {TP_ERROR_NULL, "TP_ERROR_NULL"},
    {TP_ERROR_HANDLE, "TP_ERROR_HANDLE"},
    {TP_ERROR_RANGE, "TP_ERROR_RANGE"},
    {TP_ERROR_SHAPE, "TP_ERROR_SHAPE"},
    {TP_ERROR_DTYPE, "TP_ERROR_DTYPE"},
    {TP_ERROR_DEVICE, "TP_ERROR_DEVICE"},
    {TP_ERROR_OVERFLOW, "TP_ERROR_OVERFLOW"},
    {TP_ERROR_LAYOUT, "TP_ERROR_LAYOUT"},
    {TP_ERROR_OUT_OF_MEMORY, "TP_ERROR_OUT_OF_MEMORY"},
    {TP_ERROR_STATE, "TP_ERROR_STATE"},
    {TP_ERROR_READ_ONLY, "TP_ERROR_READ_ONLY"},
    {TP_ERROR_OVERLAP, "TP_ERROR_OVERLAP"},
    {TP_ERROR_VERSION, "TP_ERROR_VERSION"},
    {TP_ERROR_INFERENCE, "TP_ERROR_INFERENCE"},
    {TP_ERROR_IN_USE, "TP_ERROR_IN_USE"},
    {TP_ERROR_LIVE_OBJECTS, "TP_ERROR_LIVE_OBJECTS"},
    {TP_ERROR_UNSUPPORTED, "TP_ERROR_UNSUPPORTED"},
    {TP_ERROR_NOT_BUILT, "TP_ERROR_NOT_BUILT"},
    {TP_ERROR_MISSING_KERNEL, "TP_ERROR_MISSING_KERNEL"},
    {TP_ERROR_IO, "TP_ERROR_IO"},
    {TP_ERROR_FORMAT, "TP_ERROR_FORMAT"},
    {TP_ERROR_CALLBACK, "TP_ERROR_CALLBACK"},
    {TP_ERROR_INTERNAL, "TP_ERROR_INTERNAL"},
};

/* Any call that fails, with a number of its own in the text. */
static tp_status_t fail_with_size(int64_t size) {
  tp_tensor_t* out = (tp_tensor_t*)1;
  const tp_status_t status =
      tp_empty(LIST(size), 1, TP_DTYPE_F32, 0, 0, 0, &out);
  assert_null(out);
  return status;
}

TEST(every_status_code_has_a_name_that_parses_back) {
  for (size_t i = 0; i < TT_COUNT(kCodes); ++i) {
    assert_string_equal(tp_status_name(kCodes[i].code), kCodes[i].name);
    tp_status_t code = -1;
    assert_ok(tp_status_parse(kCodes[i].name, &code));
    assert_int_equal(code, kCodes[i].code);
  }
}

TEST(an_unknown_status_code_or_name_is_an_error) {
  for (tp_status_t code = -1; code <= 1000; ++code) {
    int known = 0;
    for (size_t i = 0; i < TT_COUNT(kCodes); ++i) {
      known |= kCodes[i].code == code;
    }
    if (known) continue;
    assert_null(tp_status_name(code));
    assert_error_recorded(TP_ERROR_ARGUMENT);
  }
  tp_status_t code = 7;
  assert_fails(tp_status_parse("tp_ok", &code), TP_ERROR_ARGUMENT);
  assert_int_equal(code, 0);
  assert_fails(tp_status_parse("", &code), TP_ERROR_ARGUMENT);
  assert_fails(tp_status_parse("TP_OK ", &code), TP_ERROR_ARGUMENT);
  assert_fails(tp_status_parse(NULL, &code), TP_ERROR_NULL);
  assert_fails(tp_status_parse("TP_OK", NULL), TP_ERROR_NULL);
}

TEST(a_thread_without_an_error_reads_defaults) {
  assert_int_equal(tp_error_code(NULL), TP_OK);
  assert_string_equal(tp_error_message(NULL), "");
  assert_string_equal(tp_error_function(NULL), "");
  assert_string_equal(tp_error_cause(NULL), "");
  assert_int_equal(tp_error_argument(NULL), 0);
  assert_int_equal(tp_error_native_code(NULL), 0);
  assert_null(tp_error_take());
  char text[8] = "x";
  tp_error_format(NULL, text, sizeof text);
  assert_null(strchr(text, 'x'));
}

TEST(a_failure_tells_code_function_argument_and_text) {
  assert_fails(fail_with_size(-7), TP_ERROR_SHAPE);
  assert_string_equal(tp_error_function(NULL), "tp_empty");
  assert_error_says("-7");
  assert_fails(tp_empty(LIST(1), 1, TP_DTYPE_F32, 0, 0, 0, NULL),
               TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 7);
}

TEST(success_release_and_deleters_leave_the_error_alone) {
  tt_deletions_t deletions = {0};
  char bytes[4] = {0};
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_from_data(bytes, 4, 0, 0, tt_count_deletion, &deletions,
                                 0, &storage));
  assert_fails(fail_with_size(-3), TP_ERROR_SHAPE);
  tp_tensor_t* tensor = tt_zeros(TP_DTYPE_F32, DIMS(2));
  assert_int_equal(tp_tensor_numel(tensor), 2);
  DROP(tensor, NULL);
  tp_storage_release(storage);
  assert_int_equal(deletions.calls, 1);
  assert_int_equal(tp_error_code(NULL), TP_ERROR_SHAPE);
  assert_error_says("-3");
}

static void delete_with_a_failure(void* ctx) {
  *(tp_status_t*)ctx = tp_status_parse("nonsense", &(tp_status_t){0});
}

TEST(a_failing_call_inside_a_deleter_leaves_the_error_alone) {
  char bytes[4] = {0};
  tp_status_t inner = 0;
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_from_data(bytes, 4, 0, 0, delete_with_a_failure, &inner,
                                 0, &storage));
  assert_fails(fail_with_size(-5), TP_ERROR_SHAPE);
  tp_storage_release(storage);
  assert_int_equal(inner, TP_ERROR_ARGUMENT);
  assert_error_says("-5");
}

TEST(the_last_failure_replaces_the_one_before) {
  assert_fails(fail_with_size(-1), TP_ERROR_SHAPE);
  assert_fails(tp_modes_set(0xffff0000u), TP_ERROR_ARGUMENT);
  assert_string_equal(tp_error_function(NULL), "tp_modes_set");
  tp_error_clear();
  assert_int_equal(tp_error_code(NULL), TP_OK);
}

TEST(take_moves_the_error_out_of_the_thread) {
  assert_fails(fail_with_size(-11), TP_ERROR_SHAPE);
  tp_error_t* error = tp_error_take();
  assert_non_null(error);
  assert_int_equal(tp_error_code(NULL), TP_OK);
  assert_null(tp_error_take());
  assert_fails(fail_with_size(-12), TP_ERROR_SHAPE);
  assert_int_equal(tp_error_code(error), TP_ERROR_SHAPE);
  assert_non_null(strstr(tp_error_message(error), "-11"));
  assert_string_equal(tp_error_function(error), "tp_empty");
  assert_int_equal(tp_debug_live_objects(), 1);
  tp_error_release(error);
  tp_error_release(NULL);
}

typedef struct {
  int64_t size;
  tp_error_t* error;
  int own_record_empty;
} taken_t;

static void* fail_and_take(void* data) {
  taken_t* taken = data;
  taken->own_record_empty = tp_error_code(NULL) == TP_OK;
  tp_tensor_t* out = NULL;
  tp_empty(LIST(taken->size), 1, TP_DTYPE_F32, 0, 0, 0, &out);
  taken->error = tp_error_take();
  return NULL;
}

TEST(a_taken_error_crosses_threads_and_records_are_per_thread) {
  enum { kThreads = 8 };
  assert_fails(fail_with_size(-99), TP_ERROR_SHAPE);
  pthread_t threads[kThreads];
  taken_t taken[kThreads] = {0};
  for (int i = 0; i < kThreads; ++i) {
    taken[i].size = -1000 - i;
    pthread_create(&threads[i], NULL, fail_and_take, &taken[i]);
  }
  for (int i = 0; i < kThreads; ++i) pthread_join(threads[i], NULL);
  for (int i = 0; i < kThreads; ++i) {
    char number[16];
    snprintf(number, sizeof number, "%d", -1000 - i);
    assert_true(taken[i].own_record_empty);
    assert_non_null(taken[i].error);
    assert_non_null(strstr(tp_error_message(taken[i].error), number));
    tp_error_release(taken[i].error);
  }
  assert_error_says("-99");
}

TEST(format_follows_the_snprintf_rule) {
  assert_fails(fail_with_size(-42), TP_ERROR_SHAPE);
  char whole[1024];
  const size_t length = tp_error_format(NULL, whole, sizeof whole);
  assert_int_equal(length, strlen(whole));
  assert_ptr_equal(strstr(whole, "tp_empty: "), whole);
  assert_non_null(strstr(whole, tp_error_message(NULL)));
  assert_non_null(strstr(whole, "TP_ERROR_SHAPE"));
  assert_int_equal(tp_error_format(NULL, NULL, 0), length);
  for (size_t capacity = 1; capacity <= length + 1; ++capacity) {
    char part[1024];
    memset(part, '#', sizeof part);
    assert_int_equal(tp_error_format(NULL, part, capacity), length);
    assert_int_equal(strlen(part), capacity - 1);
    assert_memory_equal(part, whole, capacity - 1);
    assert_int_equal(part[capacity], '#');
  }
}

TEST(text_is_never_a_format_string) {
  const char* text = "100%s %n %d %%";
  assert_int_equal(tp_error_set(TP_ERROR_STATE, text), TP_ERROR_STATE);
  assert_string_equal(tp_error_message(NULL), text);
  char whole[256];
  tp_error_format(NULL, whole, sizeof whole);
  assert_non_null(strstr(whole, text));
  tp_dtype_t dtype = 0;
  assert_fails(tp_dtype_parse("%s%n%s", &dtype), TP_ERROR_ARGUMENT);
  assert_error_says("%s%n%s");
}

TEST(a_set_text_of_any_length_is_kept_up_to_what_the_record_holds) {
  static char text[100000];
  memset(text, 'a', sizeof text - 1);
  assert_int_equal(tp_error_set(TP_ERROR_CALLBACK, text), TP_ERROR_CALLBACK);
  const size_t kept = strlen(tp_error_message(NULL));
  assert_true(kept >= 100 && kept < sizeof text);
  assert_memory_equal(tp_error_message(NULL), text, kept);
}

TEST(the_records_own_text_can_be_set_again) {
  assert_null(tp_dtype_name(99));
  assert_int_equal(tp_error_set(TP_ERROR_IO, tp_error_message(NULL)),
                   TP_ERROR_IO);
  assert_string_equal(tp_error_message(NULL), "unknown dtype 99");
  tp_device_type_t type = 0;
  int32_t index = 0;
  assert_fails(tp_device_parse(tp_error_message(NULL), &type, &index),
               TP_ERROR_ARGUMENT);
  assert_error_says("\"unknown dtype 99\" names no device");
  tp_error_clear();
}

TEST(errors_are_told_when_memory_fails) {
  tp_debug_set_caching(0);
  tp_debug_fail_allocations(1);
  tp_tensor_t* out = (tp_tensor_t*)1;
  const tp_status_t status =
      tp_empty(LIST(1000000), 1, TP_DTYPE_F32, 0, 0, 0, &out);
  const uint64_t failed = tp_debug_failed_allocations();
  char text[512];
  const size_t length = tp_error_format(NULL, text, sizeof text);
  const tp_error_t* taken = tp_error_take();
  const tp_status_t kept = tp_error_code(NULL);
  tp_debug_fail_allocations(0);
  tp_debug_set_caching(1);
  assert_int_equal(status, TP_ERROR_OUT_OF_MEMORY);
  assert_null(out);
  assert_true(failed >= 1);
  assert_true(length > 0);
  assert_non_null(strstr(text, "TP_ERROR_OUT_OF_MEMORY"));
  assert_null(taken);
  assert_int_equal(kept, TP_ERROR_OUT_OF_MEMORY);
}

static tp_status_t refuse(void* user_data, size_t nbytes, size_t align,
                          void* stream, void** data, void** ctx) {
  (void)user_data, (void)nbytes, (void)align;
  (void)stream, (void)data, (void)ctx;
  return tp_error_set(TP_ERROR_STATE, "the pool is shut");
}

TEST(the_text_a_callback_sets_is_carried_as_the_cause) {
  tp_allocator_callbacks_t callbacks = {.struct_size = sizeof callbacks,
                                        .allocate = refuse};
  tp_allocator_t* allocator = NULL;
  assert_ok(tp_allocator_new(&callbacks, &allocator));
  tp_storage_t* storage = NULL;
  const tp_status_t status =
      tp_storage_new_from_allocator(8, allocator, &storage);
  assert_true(status == TP_ERROR_CALLBACK || status == TP_ERROR_OUT_OF_MEMORY);
  assert_null(storage);
  assert_string_equal(tp_error_cause(NULL), "the pool is shut");
  assert_int_equal(tp_error_native_code(NULL), TP_ERROR_STATE);
  assert_string_equal(tp_error_function(NULL), "tp_storage_new_from_allocator");
  tp_allocator_release(allocator);
}

static tp_status_t say_nothing(void* user_data, size_t nbytes, size_t align,
                               void* stream, void** data, void** ctx) {
  (void)user_data, (void)nbytes, (void)align;
  (void)stream, (void)data, (void)ctx;
  return TP_ERROR_STATE;
}

TEST(an_older_error_is_not_the_cause) {
  tp_allocator_callbacks_t callbacks = {.struct_size = sizeof callbacks,
                                        .allocate = say_nothing};
  tp_allocator_t* allocator = NULL;
  tp_storage_t* storage = NULL;
  assert_ok(tp_allocator_new(&callbacks, &allocator));
  tp_error_set(TP_ERROR_STATE, "long ago");
  assert_fails(tp_storage_new_from_allocator(8, allocator, &storage),
               TP_ERROR_CALLBACK);
  assert_string_equal(tp_error_cause(NULL), "");
  assert_int_equal(tp_error_native_code(NULL), TP_ERROR_STATE);
  tp_allocator_release(allocator);
}

TEST(a_system_error_carries_errno_and_its_text) {
  tp_storage_t* storage = NULL;
  assert_fails(tp_storage_map_file("/nonexistent/file", 0, 1, &storage),
               TP_ERROR_IO);
  assert_int_equal(tp_error_native_code(NULL), 2);
  assert_true(tp_error_cause(NULL)[0] != '\0');
  assert_error_says("/nonexistent/file");
}

TEST(the_version_is_told) {
  char version[32];
  snprintf(version, sizeof version, "%d.%d.%d", TP_VERSION_MAJOR,
           TP_VERSION_MINOR, TP_VERSION_PATCH);
  assert_string_equal(tp_version(), version);
  assert_int_equal(tp_abi_version(), TP_ABI_VERSION);
  assert_int_equal(tp_has_feature("cpu"), 1);
  assert_int_equal(tp_has_feature("npy"), 1);
  assert_int_equal(tp_has_feature("npz"), 1);
  assert_int_equal(tp_has_feature("safetensors"), 1);
  assert_int_equal(tp_has_feature("teleport"), 0);
  assert_int_equal(tp_has_feature(NULL), 0);
}

TEST(an_unknown_dtype_or_device_blames_its_argument) {
  tp_tensor_t* t = NULL;
  tp_storage_t* storage = NULL;
  assert_fails(tp_zeros(NULL, 0, 99, 0, 0, &t), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(tp_zeros(NULL, 0, TP_DTYPE_F32, 99, 0, &t), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 4);
  assert_fails(tp_zeros(NULL, 0, TP_DTYPE_F32, 0, 1, &t), TP_ERROR_DEVICE);
  assert_int_equal(tp_error_argument(NULL), 5);
  assert_fails(tp_eye(2, 2, 0, 0, 0, &t), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(tp_storage_new(8, 0, -1, &storage), TP_ERROR_DEVICE);
  assert_int_equal(tp_error_argument(NULL), 3);
}

static tp_status_t say_why(void* user_data, size_t nbytes, size_t align,
                           void* stream, void** data, void** ctx) {
  (void)nbytes, (void)align, (void)stream, (void)data, (void)ctx;
  tp_error_set(*(const tp_status_t*)user_data, "the arena is full");
  return *(const tp_status_t*)user_data;
}

TEST(what_a_callback_said_is_the_cause_whatever_its_status) {
  static const struct {
    tp_status_t said, failed;
  } kCases[] = {{TP_ERROR_OUT_OF_MEMORY, TP_ERROR_OUT_OF_MEMORY},
                {TP_ERROR_STATE, TP_ERROR_CALLBACK}};
  for (size_t i = 0; i < TT_COUNT(kCases); ++i) {
    tp_status_t said = kCases[i].said;
    const tp_allocator_callbacks_t callbacks = {.struct_size = sizeof callbacks,
                                                .user_data = &said,
                                                .allocate = say_why};
    tp_allocator_t* allocator;
    tp_storage_t* storage;
    assert_ok(tp_allocator_new(&callbacks, &allocator));
    assert_fails(tp_storage_new_from_allocator(8, allocator, &storage),
                 kCases[i].failed);
    assert_string_equal(tp_error_cause(NULL), "the arena is full");
    assert_int_equal(tp_error_native_code(NULL), said);
    tp_allocator_release(allocator);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_status_code_has_a_name_that_parses_back),
      T(an_unknown_status_code_or_name_is_an_error),
      T(a_thread_without_an_error_reads_defaults),
      T(a_failure_tells_code_function_argument_and_text),
      T(an_unknown_dtype_or_device_blames_its_argument),
      T(success_release_and_deleters_leave_the_error_alone),
      T(a_failing_call_inside_a_deleter_leaves_the_error_alone),
      T(the_last_failure_replaces_the_one_before),
      T(take_moves_the_error_out_of_the_thread),
      T(a_taken_error_crosses_threads_and_records_are_per_thread),
      T(format_follows_the_snprintf_rule),
      T(text_is_never_a_format_string),
      T(a_set_text_of_any_length_is_kept_up_to_what_the_record_holds),
      T(the_records_own_text_can_be_set_again),
      T(errors_are_told_when_memory_fails),
      T(the_text_a_callback_sets_is_carried_as_the_cause),
      T(an_older_error_is_not_the_cause),
      T(a_system_error_carries_errno_and_its_text),
      T(the_version_is_told),
      T(what_a_callback_said_is_the_cause_whatever_its_status),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
