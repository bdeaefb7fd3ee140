/* Handles of safetensors files: counts, wrong arguments, questions without an
 * answer. */
#include "support/files.h"
#include "support/tp_test.h"

static tf_file_t make_file(void) {
  static const char data[8] = {0};
  return tf_safetensors(
      "{\"t\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}}", data,
      sizeof data);
}

TEST(questions_beyond_the_end_give_defaults_and_an_error) {
  const tf_file_t file = make_file();
  tp_safetensors_t* opened;
  tp_tensor_t* tensor = (tp_tensor_t*)&file;
  assert_ok(tp_safetensors_open(file.path, TP_LOAD_READ, &opened));
  assert_fails(tp_safetensors_tensor(opened, 1, &tensor), TP_ERROR_RANGE);
  assert_null(tensor);
  assert_error_says("tensor 1 is beyond the end: the file has 1");
  assert_error_says(file.path);
  assert_fails(tp_safetensors_get(opened, "u", &tensor), TP_ERROR_RANGE);
  assert_error_says("has no tensor 'u'");
  assert_fails(tp_safetensors_get(opened, "", &tensor), TP_ERROR_RANGE);
  assert_fails(tp_safetensors_get(opened, "tt", &tensor), TP_ERROR_RANGE);
  assert_null(tp_safetensors_name(opened, 1));
  assert_error_recorded(TP_ERROR_RANGE);
  assert_null(tp_safetensors_metadata_key(opened, 0));
  assert_error_says("__metadata__ entry 0 is beyond the end");
  assert_error_recorded(TP_ERROR_RANGE);
  assert_null(tp_safetensors_metadata_value(opened, SIZE_MAX));
  assert_error_recorded(TP_ERROR_RANGE);
  tp_safetensors_release(opened);
  tf_remove(&file);
}

TEST(wrong_arguments_are_refused_with_their_position) {
  const tf_file_t file = make_file();
  tp_safetensors_t* opened = (tp_safetensors_t*)&file;
  tp_tensor_t* tensor;
  assert_fails(tp_safetensors_open(NULL, TP_LOAD_READ, &opened), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 1);
  assert_null(opened);
  assert_fails(tp_safetensors_open(file.path, 0, &opened), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 2);
  assert_fails(tp_safetensors_open(file.path, TP_LOAD_MAP, NULL),
               TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(tp_safetensors_open("/nonexistent", TP_LOAD_MAP, &opened),
               TP_ERROR_IO);
  assert_ok(tp_safetensors_open(file.path, TP_LOAD_READ, &opened));
  assert_fails(tp_safetensors_get(opened, NULL, &tensor), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 2);
  assert_fails(tp_safetensors_get(opened, "t", NULL), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(tp_safetensors_tensor(NULL, 0, &tensor), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 1);
  tp_safetensors_release(opened);
  tf_remove(&file);
}

TEST(null_and_other_handles_are_told_apart) {
  assert_int_equal(tp_safetensors_count(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  assert_int_equal(tp_safetensors_nbytes(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  assert_int_equal(tp_safetensors_metadata_count(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  assert_null(tp_safetensors_name(NULL, 0));
  assert_error_recorded(TP_ERROR_NULL);
  assert_null(tp_safetensors_retain(NULL));
  tp_safetensors_release(NULL);
  assert_int_equal(tp_error_code(NULL), TP_OK);

  tp_tensor_t* tensor = tt_empty(TP_DTYPE_F32, DIMS(2));
  tp_safetensors_t* file = (tp_safetensors_t*)tensor;
  assert_int_equal(tp_safetensors_count(file), 0);
  assert_error_says("is of type tensor, not safetensors file");
  assert_error_recorded(TP_ERROR_HANDLE);
  assert_ptr_equal(tp_safetensors_retain(file), file);
  assert_error_recorded(TP_ERROR_HANDLE);
  tp_safetensors_release(file);
  assert_error_recorded(TP_ERROR_HANDLE);
  assert_int_equal(tp_tensor_use_count(tensor), 1);
  DROP(tensor);
}

TEST(a_retained_file_lives_until_its_last_release) {
  const tf_file_t file = make_file();
  tp_safetensors_t* opened;
  assert_ok(tp_safetensors_open(file.path, TP_LOAD_READ, &opened));
  assert_ptr_equal(tp_safetensors_retain(opened), opened);
  assert_int_equal(tp_debug_count_word(opened), (UINT64_C(1) << 32) | 2);
  assert_int_equal(tp_tensor_rank((tp_tensor_t*)opened), -1);
  assert_error_says("is of type safetensors file, not tensor");
  tp_safetensors_release(opened);
  assert_string_equal(tp_safetensors_name(opened, 0), "t");
  tp_safetensors_release(opened);
  tf_remove(&file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(questions_beyond_the_end_give_defaults_and_an_error),
      T(wrong_arguments_are_refused_with_their_position),
      T(null_and_other_handles_are_told_apart),
      T(a_retained_file_lives_until_its_last_release),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
