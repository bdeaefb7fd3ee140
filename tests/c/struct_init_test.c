/* Structs that cross the border and may grow: sizes of other versions. */
#include "support/tp_test.h"

TEST(init_clears_no_more_than_the_caller_has) {
  tp_allocator_callbacks_t callbacks[2], untouched;
  memset(&untouched, 0xee, sizeof untouched);
  callbacks[0] = callbacks[1] = untouched;
  assert_ok(tp_allocator_callbacks_init(callbacks, sizeof untouched));
  assert_int_equal(callbacks[0].struct_size, sizeof untouched);
  assert_int_equal(callbacks[0].device_type, 0);
  assert_true(callbacks[0].allocate == NULL);
  assert_true(callbacks[0].destroy == NULL);
  assert_memory_equal(&callbacks[1], &untouched, sizeof untouched);
  callbacks[0] = untouched;
  const size_t shorter = offsetof(tp_allocator_callbacks_t, destroy);
  assert_ok(tp_allocator_callbacks_init(callbacks, shorter));
  assert_int_equal(callbacks[0].struct_size, shorter);
  assert_memory_equal(&callbacks[0].destroy, &untouched.destroy,
                      sizeof untouched.destroy);
}

TEST(init_refuses_sizes_that_no_version_has) {
  tp_allocator_callbacks_t callbacks;
  tp_allocator_stats_t stats;
  const size_t sizes[] = {0, 4, SIZE_MAX};
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    assert_fails(tp_allocator_callbacks_init(&callbacks, sizes[i]),
                 TP_ERROR_ARGUMENT);
    assert_fails(tp_allocator_stats_init(&stats, sizes[i]), TP_ERROR_ARGUMENT);
  }
  assert_fails(tp_allocator_callbacks_init(NULL, sizeof callbacks),
               TP_ERROR_NULL);
  assert_fails(tp_allocator_stats_init(NULL, sizeof stats), TP_ERROR_NULL);
}

TEST(statistics_that_this_version_does_not_know_read_zero) {
  struct {
    tp_allocator_stats_t known;
    uint64_t later;
  } longer;
  tp_allocator_t* cpu = tt_cpu();
  assert_ok(tp_allocator_stats_init(&longer.known, sizeof longer));
  longer.later = 7;
  assert_ok(tp_allocator_stats(cpu, &longer.known));
  assert_int_equal(longer.known.struct_size, sizeof longer);
  assert_int_equal(longer.later, 0);
  tp_allocator_release(cpu);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(init_clears_no_more_than_the_caller_has),
      T(init_refuses_sizes_that_no_version_has),
      T(statistics_that_this_version_does_not_know_read_zero),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
