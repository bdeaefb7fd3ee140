/* Modes of a thread. */
#include <pthread.h>

#include "support/tp_test.h"

TEST(a_thread_starts_without_modes) { assert_int_equal(tp_modes_get(), 0); }

TEST(set_replaces_all_modes) {
  assert_ok(tp_modes_set(TP_MODE_INFERENCE | TP_MODE_NO_GRAD));
  assert_int_equal(tp_modes_get(), TP_MODE_INFERENCE | TP_MODE_NO_GRAD);
  assert_ok(tp_modes_set(TP_MODE_NO_GRAD));
  assert_int_equal(tp_modes_get(), TP_MODE_NO_GRAD);
  assert_ok(tp_modes_set(0));
  assert_int_equal(tp_modes_get(), 0);
}

TEST(swap_tells_the_modes_before) {
  uint32_t before = 77;
  assert_ok(tp_modes_swap(TP_MODE_INFERENCE, &before));
  assert_int_equal(before, 0);
  assert_ok(tp_modes_swap(TP_MODE_NO_GRAD, &before));
  assert_int_equal(before, TP_MODE_INFERENCE);
  assert_ok(tp_modes_swap(0, &before));
  assert_int_equal(before, TP_MODE_NO_GRAD);
  assert_fails(tp_modes_swap(0, NULL), TP_ERROR_NULL);
}

TEST(unknown_mode_bits_are_refused_and_change_nothing) {
  assert_ok(tp_modes_set(TP_MODE_NO_GRAD));
  assert_fails(tp_modes_set(8), TP_ERROR_ARGUMENT);
  assert_fails(tp_modes_set(UINT32_MAX), TP_ERROR_ARGUMENT);
  uint32_t before = 77;
  assert_fails(tp_modes_swap(TP_MODE_INFERENCE | 0x80000000u, &before),
               TP_ERROR_ARGUMENT);
  assert_int_equal(before, 0);
  assert_int_equal(tp_modes_get(), TP_MODE_NO_GRAD);
  assert_ok(tp_modes_set(0));
}

static void* read_modes(void* modes) {
  *(uint32_t*)modes = tp_modes_get();
  tp_modes_set(TP_MODE_NO_GRAD);
  return NULL;
}

TEST(modes_belong_to_one_thread) {
  assert_ok(tp_modes_set(TP_MODE_INFERENCE));
  uint32_t modes = 77;
  pthread_t thread;
  pthread_create(&thread, NULL, read_modes, &modes);
  pthread_join(thread, NULL);
  assert_int_equal(modes, 0);
  assert_int_equal(tp_modes_get(), TP_MODE_INFERENCE);
  assert_ok(tp_modes_set(0));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_thread_starts_without_modes),
      T(set_replaces_all_modes),
      T(swap_tells_the_modes_before),
      T(unknown_mode_bits_are_refused_and_change_nothing),
      T(modes_belong_to_one_thread),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
