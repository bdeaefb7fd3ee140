/* Handles of a storage and references that tensors hold are told apart. */
#include "support/tp_test.h"

static int g_deleted;

static void count_deletion(void* ctx) {
  (void)ctx;
  ++g_deleted;
}

TEST(a_storage_that_only_a_tensor_holds_does_not_shrink_under_it) {
  tp_tensor_t* t = tt_full(TP_DTYPE_F32, 3, DIMS(1000));
  tp_storage_t* storage = tp_tensor_storage(t);
  assert_int_equal(tp_storage_use_count(storage), 1);
  assert_fails(tp_storage_resize(storage, 0), TP_ERROR_IN_USE);
  assert_all(t, 3);
  assert_ok(tp_storage_resize(storage, 8000));
  assert_all(t, 3);
  /* A handle whose storage no tensor holds any more may shrink it. */
  tp_storage_retain(storage);
  assert_fails(tp_storage_resize(storage, 0), TP_ERROR_IN_USE);
  DROP(t);
  assert_ok(tp_storage_resize(storage, 0));
  tp_storage_release(storage);
}

TEST(bytes_that_only_a_tensor_holds_are_not_taken_from_it) {
  float bytes[4] = {1, 2, 3, 4};
  tp_tensor_t* t;
  void *data = &t, *ctx = &t;
  tp_deleter_fn deleter = count_deletion;
  g_deleted = 0;
  assert_ok(tp_tensor_from_blob(bytes, LIST(4), NULL, 1, TP_DTYPE_F32, 0, 0,
                                count_deletion, bytes, 0, &t));
  tp_storage_t* storage = tp_tensor_storage(t);
  assert_fails(tp_storage_take(storage, &data, &deleter, &ctx),
               TP_ERROR_IN_USE);
  assert_null(data);
  assert_null(ctx);
  assert_true(deleter == NULL);
  assert_values(t, 1, 2, 3, 4);
  tp_storage_retain(storage);
  DROP(t);
  assert_ok(tp_storage_take(storage, &data, &deleter, &ctx));
  assert_ptr_equal(data, bytes);
  assert_ptr_equal(ctx, bytes);
  assert_true(deleter == count_deletion);
  tp_storage_release(storage);
  assert_int_equal(g_deleted, 0);
}

TEST(a_locked_weak_handle_counts_as_a_handle) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  tp_weak_storage_t* weak = NULL;
  assert_ok(tp_storage_weak(tp_tensor_storage(t), &weak));
  tp_storage_t* storage = tp_weak_storage_lock(weak);
  assert_non_null(storage);
  DROP(t);
  assert_ok(tp_storage_resize(storage, 4));
  tp_storage_release(storage);
  assert_null(tp_weak_storage_lock(weak));
  tp_weak_storage_release(weak);
}

TEST(a_reference_that_a_tensor_holds_cannot_be_released_through_a_handle) {
  tp_tensor_t* t = tt_full(TP_DTYPE_F32, 5, DIMS(4));
  tp_storage_release(tp_tensor_storage(t));
  assert_error_recorded(TP_ERROR_STATE);
  assert_all(t, 5);
  assert_int_equal(tp_storage_use_count(tp_tensor_storage(t)), 1);
  DROP(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_storage_that_only_a_tensor_holds_does_not_shrink_under_it),
      T(bytes_that_only_a_tensor_holds_are_not_taken_from_it),
      T(a_locked_weak_handle_counts_as_a_handle),
      T(a_reference_that_a_tensor_holds_cannot_be_released_through_a_handle),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
