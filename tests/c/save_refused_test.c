/* Writing that is refused or fails leaves no file, and the old one whole. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/files.h"
#include "support/tp_test.h"

static const char* const kNames[] = {"a", "b"};

typedef struct {
  unsigned char* data;
  size_t size;
  size_t calls;
  size_t fails_at; /* call that reports a failure, from 1; 0 for none */
} sink_t;

static tp_status_t take(void* user_data, const void* data, size_t n) {
  sink_t* sink = user_data;
  assert_true(n > 0);
  if (++sink->calls == sink->fails_at) {
    return tp_error_set(TP_ERROR_STATE, "the pipe is full");
  }
  sink->data = realloc(sink->data, sink->size + n);
  memcpy(sink->data + sink->size, data, n);
  sink->size += n;
  return TP_OK;
}

static size_t files_in_scratch(void) {
  DIR* directory = opendir(TP_TEST_SCRATCH);
  assert_non_null(directory);
  size_t count = 0;
  for (struct dirent* entry; (entry = readdir(directory)) != NULL;) {
    /* Other tests have files there, too. */
    count += strstr(entry->d_name, ".tmp") != NULL &&
             strstr(entry->d_name, "save-refused") != NULL;
  }
  closedir(directory);
  return count;
}

#define TARGET TP_TEST_SCRATCH "/save-refused"

/* The target still has what it had, and nothing lies beside it. */
static void assert_untouched(void) {
  char text[8] = "";
  FILE* file = fopen(TARGET, "rb");
  assert_non_null(file);
  assert_int_equal(fread(text, 1, sizeof text, file), 3);
  assert_memory_equal(text, "old", 3);
  fclose(file);
  assert_int_equal(files_in_scratch(), 0);
}

static void make_target(void) {
  FILE* file = fopen(TARGET, "wb");
  assert_non_null(file);
  fputs("old", file);
  fclose(file);
}

TEST(types_that_a_format_lacks_are_refused_by_name) {
  make_target();
  static const struct {
    tp_dtype_t dtype;
    const char* text;
  } cases[] = {{TP_DTYPE_BF16, "npy has no element type for bf16"},
               {TP_DTYPE_F8_E4M3FN, "npy has no element type for f8_e4m3fn"},
               {TP_DTYPE_F8_E5M2, "npy has no element type for f8_e5m2"}};
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_tensor_t* tensor = tt_empty(cases[i].dtype, DIMS(2));
    const tp_tensor_t* const list[] = {tensor};
    assert_fails(tp_npy_save(TARGET, tensor), TP_ERROR_DTYPE);
    assert_error_says(TARGET);
    assert_error_says(cases[i].text);
    assert_untouched();
    for (int compress = 0; compress < 2; ++compress) {
      assert_fails(tp_npz_save(TARGET, kNames, list, 1, compress),
                   TP_ERROR_DTYPE);
      assert_error_says("tensor 'a'");
      assert_error_says(cases[i].text);
      assert_untouched();
    }
    DROP(tensor);
  }
  tp_tensor_t* tensor = tt_empty(TP_DTYPE_C128, DIMS(2));
  const tp_tensor_t* const list[] = {tensor};
  assert_fails(tp_safetensors_save(TARGET, kNames, list, 1, NULL, NULL, 0),
               TP_ERROR_DTYPE);
  assert_error_says(TARGET);
  assert_error_says("tensor 'a': safetensors has no element type for c128");
  assert_untouched();
  DROP(tensor);
  unlink(TARGET);
}

TEST(names_that_a_reader_would_refuse_are_refused) {
  make_target();
  tp_tensor_t* tensor = tt_empty(TP_DTYPE_F32, DIMS(2));
  const tp_tensor_t* const list[] = {tensor, tensor};
  static const struct {
    const char* names[2];
    const char* text;
  } cases[] = {{{"x", "x"}, "the tensor name 'x' is there twice"},
               {{"x", "\xed\xa0\x80"}, "the tensor name 1 is not UTF-8"},
               {{"\xc0\x80", "x"}, "the tensor name 0 is not UTF-8"},
               {{"\xf4\x90\x80\x80", "x"}, "the tensor name 0 is not UTF-8"},
               {{"\xe2\x82", "x"}, "the tensor name 0 is not UTF-8"}};
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    assert_fails(tp_npz_save(TARGET, cases[i].names, list, 2, 0),
                 TP_ERROR_ARGUMENT);
    assert_error_says(cases[i].text);
    assert_fails(
        tp_safetensors_save(TARGET, cases[i].names, list, 2, NULL, NULL, 0),
        TP_ERROR_ARGUMENT);
    assert_error_says(cases[i].text);
    assert_fails(
        tp_safetensors_save(TARGET, kNames, list, 2, cases[i].names, kNames, 2),
        TP_ERROR_ARGUMENT);
    assert_error_says("__metadata__ key");
    assert_untouched();
  }
  static const char* const bad_values[] = {"x", "\xff"};
  assert_fails(
      tp_safetensors_save(TARGET, kNames, list, 2, kNames, bad_values, 2),
      TP_ERROR_ARGUMENT);
  assert_error_says("the __metadata__ value of 'b' is not UTF-8");
  static const char* const reserved[] = {"__metadata__"};
  assert_fails(tp_safetensors_save(TARGET, reserved, list, 1, NULL, NULL, 0),
               TP_ERROR_ARGUMENT);
  assert_error_says("a tensor cannot have the name __metadata__");
  char* name = malloc(65537);
  memset(name, 'n', 65536);
  name[65536] = '\0';
  const char* const long_names[] = {name};
  assert_fails(tp_npz_save(TARGET, long_names, list, 1, 1), TP_ERROR_ARGUMENT);
  assert_error_says("its name of 65540 bytes is above the format's limit");
  assert_untouched();
  free(name);
  DROP(tensor);
  unlink(TARGET);
}

TEST(the_longest_name_is_written) {
  tp_tensor_t *loaded, *tensor = tt_arange(TP_DTYPE_F32, DIMS(2));
  const tp_tensor_t* const list[] = {tensor};
  char* name = malloc(65536);
  memset(name, 'n', 65531);
  name[65531] = '\0';
  const char* const names[] = {name};
  tp_npz_t* npz;
  assert_ok(tp_npz_save(TARGET, names, list, 1, 0));
  assert_ok(tp_npz_open(TARGET, TP_LOAD_MAP, &npz));
  assert_ok(tp_npz_get(npz, name, &loaded));
  assert_values(loaded, 0, 1);
  tp_npz_release(npz);
  free(name);
  DROP(tensor, loaded);
  unlink(TARGET);
}

TEST(a_file_may_have_the_longest_name_that_the_system_allows) {
  char path[sizeof TARGET + 256] = TARGET;
  tp_tensor_t *loaded, *tensor = tt_arange(TP_DTYPE_F32, DIMS(2));
  char* const name = strrchr(path, '/') + 1;
  memset(name + strlen(name), 'n', 255 - strlen(name));
  assert_ok(tp_npy_save(path, tensor));
  assert_ok(tp_npy_load(path, TP_LOAD_READ, &loaded));
  assert_values(loaded, 0, 1);
  assert_int_equal(files_in_scratch(), 0);
  unlink(path);
  DROP(tensor, loaded);
}

TEST(what_cannot_be_written_says_file_and_reason) {
  tp_tensor_t* tensor = tt_arange(TP_DTYPE_F32, DIMS(2));
  assert_fails(tp_npy_save("/nonexistent/a.npy", tensor), TP_ERROR_IO);
  assert_error_says("/nonexistent/a.npy: cannot be created");
  assert_fails(tp_npy_save(TP_TEST_SCRATCH, tensor), TP_ERROR_IO);
  assert_error_says("is not a regular file and cannot be replaced");
  assert_fails(tp_npy_save("/dev/null", tensor), TP_ERROR_IO);
  assert_error_says("/dev/null: is not a regular file");
  assert_fails(tp_npy_save("", tensor), TP_ERROR_IO);
  DROP(tensor);
}

TEST(a_target_that_is_replaced_keeps_its_permissions_and_its_readers) {
  tp_tensor_t* old = tt_arange(TP_DTYPE_F32, DIMS(3));
  tp_tensor_t *mapped, *loaded;
  assert_ok(tp_npy_save(TARGET, old));
  assert_int_equal(chmod(TARGET, 0640), 0);
  assert_ok(tp_npy_load(TARGET, TP_LOAD_MAP, &mapped));
  /* Onto the file that its own bytes are mapped from. */
  tp_tensor_t* part;
  assert_ok(tp_slice(mapped, 0, 1, 3, 1, &part));
  assert_ok(tp_npy_save(TARGET, part));
  assert_ok(tp_npy_load(TARGET, TP_LOAD_READ, &loaded));
  assert_values(loaded, 1, 2);
  assert_values(mapped, 0, 1, 2);
  struct stat status;
  assert_int_equal(stat(TARGET, &status), 0);
  assert_int_equal(status.st_mode & 0777, 0640);
  assert_int_equal(files_in_scratch(), 0);
  DROP(old, mapped, part, loaded);
  unlink(TARGET);
}

static tp_status_t stream(int format, tp_tensor_t* tensor, sink_t* sink) {
  const tp_tensor_t* const list[] = {tensor, tensor};
  switch (format) {
    case 0:
      return tp_npy_write(tensor, take, sink);
    case 1:
      return tp_npz_write(kNames, list, 2, 0, take, sink);
    case 2:
      return tp_npz_write(kNames, list, 2, 1, take, sink);
    default:
      return tp_safetensors_write(kNames, list, 2, kNames, kNames, 2, take,
                                  sink);
  }
}

static tp_status_t save(int format, tp_tensor_t* tensor) {
  const tp_tensor_t* const list[] = {tensor, tensor};
  switch (format) {
    case 0:
      return tp_npy_save(TARGET, tensor);
    case 1:
      return tp_npz_save(TARGET, kNames, list, 2, 0);
    case 2:
      return tp_npz_save(TARGET, kNames, list, 2, 1);
    default:
      return tp_safetensors_save(TARGET, kNames, list, 2, kNames, kNames, 2);
  }
}

TEST(the_callback_gets_the_bytes_of_the_file_each_time) {
  tp_tensor_t *turned, *base = tt_arange(TP_DTYPE_F32, DIMS(200, 100));
  assert_ok(tp_transpose(base, 0, 1, &turned));
  for (int format = 0; format < 4; ++format) {
    sink_t sink = {0};
    assert_ok(stream(format, turned, &sink));
    assert_ok(save(format, turned));
    char* bytes = malloc(sink.size + 1);
    FILE* file = fopen(TARGET, "rb");
    assert_int_equal(fread(bytes, 1, sink.size + 1, file), sink.size);
    fclose(file);
    assert_memory_equal(bytes, sink.data, sink.size);
    free(bytes);
    free(sink.data);
  }
  DROP(base, turned);
  unlink(TARGET);
}

TEST(a_callback_that_fails_ends_the_writing_at_once) {
  tp_tensor_t* tensor = tt_arange(TP_DTYPE_F32, DIMS(20, 10));
  for (int format = 0; format < 4; ++format) {
    tp_status_t status = TP_ERROR_CALLBACK;
    for (size_t at = 1; status != TP_OK; ++at) {
      sink_t sink = {.fails_at = at};
      status = stream(format, tensor, &sink);
      free(sink.data);
      if (status == TP_OK) break;
      assert_int_equal(sink.calls, at);
      assert_int_equal(status, TP_ERROR_CALLBACK);
      assert_int_equal(tp_error_native_code(NULL), TP_ERROR_STATE);
      assert_string_equal(tp_error_cause(NULL), "the pipe is full");
      assert_error_says("the write callback reported status 300");
    }
  }
  DROP(tensor);
}

TEST(wrong_arguments_are_refused_with_their_position) {
  tp_tensor_t* tensor = tt_empty(TP_DTYPE_F32, DIMS(2));
  const tp_tensor_t* const list[] = {tensor, NULL};
  static const char* const names[] = {"a", NULL};
  sink_t sink = {0};
#define REFUSED(call, position)                          \
  do {                                                   \
    assert_fails(call, TP_ERROR_NULL);                   \
    assert_int_equal(tp_error_argument(NULL), position); \
  } while (0)
  REFUSED(tp_npy_save(NULL, tensor), 1);
  REFUSED(tp_npy_save(TARGET, NULL), 2);
  REFUSED(tp_npy_write(NULL, take, &sink), 1);
  REFUSED(tp_npy_write(tensor, NULL, &sink), 2);
  REFUSED(tp_npz_save(TARGET, NULL, list, 1, 0), 2);
  REFUSED(tp_npz_save(TARGET, names, list, 2, 0), 2);
  REFUSED(tp_npz_save(TARGET, names, NULL, 1, 0), 3);
  REFUSED(tp_npz_save(TARGET, kNames, list, 2, 0), 3);
  REFUSED(tp_npz_write(kNames, list, 2, 0, take, &sink), 2);
  REFUSED(tp_npz_write(kNames, list, 1, 0, NULL, &sink), 5);
  REFUSED(tp_safetensors_save(TARGET, names, list, 1, NULL, kNames, 1), 5);
  REFUSED(tp_safetensors_save(TARGET, names, list, 1, kNames, NULL, 1), 6);
  REFUSED(tp_safetensors_write(names, list, 1, kNames, names, 2, take, &sink),
          5);
  REFUSED(tp_safetensors_write(names, list, 1, kNames, kNames, 2, NULL, &sink),
          7);
#undef REFUSED
  assert_int_equal(sink.calls, 0);
  assert_int_equal(access(TARGET, F_OK), -1);
  assert_int_equal(files_in_scratch(), 0);
  DROP(tensor);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(types_that_a_format_lacks_are_refused_by_name),
      T(names_that_a_reader_would_refuse_are_refused),
      T(the_longest_name_is_written),
      T(a_file_may_have_the_longest_name_that_the_system_allows),
      T(what_cannot_be_written_says_file_and_reason),
      T(a_target_that_is_replaced_keeps_its_permissions_and_its_readers),
      T(the_callback_gets_the_bytes_of_the_file_each_time),
      T(a_callback_that_fails_ends_the_writing_at_once),
      T(wrong_arguments_are_refused_with_their_position),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
