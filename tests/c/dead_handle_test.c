/* Handles whose last strong reference is gone while weak ones live, and handles
 * of objects that are being freed, are refused as wrong ones are. */
#include "support/tp_test.h"

static void assert_refuses_dead(tp_tensor_t* dead) {
  tp_tensor_t* out = NULL;
  assert_int_equal(tp_tensor_rank(dead), -1);
  assert_error_says("released tensor");
  assert_error_recorded(TP_ERROR_HANDLE);
  assert_null(tp_tensor_data(dead));
  assert_error_recorded(TP_ERROR_HANDLE);
  assert_int_equal(tp_tensor_version(dead), -1);
  assert_error_recorded(TP_ERROR_HANDLE);
  assert_fails(tp_add(dead, dead, &out), TP_ERROR_HANDLE);
  assert_fails(tp_alias(dead, &out), TP_ERROR_HANDLE);
}

TEST(a_tensor_released_while_a_weak_handle_lives_is_refused) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  tp_weak_tensor_t* weak = NULL;
  assert_ok(tp_tensor_weak(t, &weak));
  DROP(t);
  assert_refuses_dead(t);
  assert_refuses_dead((tp_tensor_t*)weak);
  /* Released or retained once too often: nothing is counted. */
  const uint64_t word = tp_debug_count_word(weak);
  tp_tensor_release(t);
  assert_error_recorded(TP_ERROR_HANDLE);
  tp_tensor_retain(t);
  assert_error_recorded(TP_ERROR_HANDLE);
  assert_true(tp_debug_count_word(weak) == word);
  assert_null(tp_weak_tensor_lock(weak));
  tp_weak_tensor_retain(weak);
  tp_weak_tensor_release(weak);
  assert_int_equal(tp_error_code(NULL), TP_OK);
  tp_weak_tensor_release(weak);
}

TEST(a_storage_released_while_a_weak_handle_lives_is_refused) {
  tp_storage_t *storage = NULL, *part = NULL;
  tp_weak_storage_t* weak = NULL;
  assert_ok(tp_storage_new(16, 0, 0, &storage));
  assert_ok(tp_storage_weak(storage, &weak));
  tp_storage_release(storage);
  assert_int_equal(tp_storage_nbytes(storage), 0);
  assert_error_recorded(TP_ERROR_HANDLE);
  assert_fails(tp_storage_new_part(storage, 0, 0, &part), TP_ERROR_HANDLE);
  tp_storage_release(storage);
  assert_error_recorded(TP_ERROR_HANDLE);
  assert_null(tp_weak_storage_lock(weak));
  tp_weak_storage_release(weak);
}

TEST(a_weak_handle_of_the_wrong_kind_is_refused_alive_or_dead) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  tp_weak_tensor_t* weak = NULL;
  assert_ok(tp_tensor_weak(t, &weak));
  assert_null(tp_weak_storage_lock((tp_weak_storage_t*)weak));
  assert_error_recorded(TP_ERROR_HANDLE);
  DROP(t);
  assert_null(tp_weak_storage_lock((tp_weak_storage_t*)weak));
  assert_error_recorded(TP_ERROR_HANDLE);
  tp_weak_tensor_release(weak);
}

typedef struct dying_t {
  tp_tensor_t* tensor;
  int64_t rank;
  tp_status_t alias;
} dying_t;

static void use_the_dying(void* ctx) {
  dying_t* dying = ctx;
  tp_tensor_t* out = NULL;
  dying->rank = tp_tensor_rank(dying->tensor);
  dying->alias = tp_alias(dying->tensor, &out);
  tp_tensor_retain(dying->tensor);
  tp_tensor_release(dying->tensor);
}

TEST(a_deleter_that_uses_its_dying_tensor_is_refused) {
  float bytes[4] = {0};
  dying_t dying = {NULL, 0, TP_OK};
  assert_ok(tp_tensor_from_blob(bytes, LIST(4), NULL, 1, TP_DTYPE_F32, 0, 0,
                                use_the_dying, &dying, 0, &dying.tensor));
  tp_tensor_release(dying.tensor);
  assert_int_equal(dying.rank, -1);
  assert_int_equal(dying.alias, TP_ERROR_HANDLE);
  assert_int_equal(tp_error_code(NULL), TP_OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_tensor_released_while_a_weak_handle_lives_is_refused),
      T(a_storage_released_while_a_weak_handle_lives_is_refused),
      T(a_weak_handle_of_the_wrong_kind_is_refused_alive_or_dead),
      T(a_deleter_that_uses_its_dying_tensor_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
