/* Layouts of the public structs. Bindings and older programs hold these
 * numbers; a release may only add members at the end of a struct that tells
 * its own size. */
#include "support/tp_test.h"

#define MEMBER(type, member, at) assert_int_equal(offsetof(type, member), at)

TEST(a_scalar_has_32_bytes) {
  assert_int_equal(sizeof(tp_scalar_t), 32);
  MEMBER(tp_scalar_t, dtype, 0);
  MEMBER(tp_scalar_t, reserved, 4);
  MEMBER(tp_scalar_t, integer, 8);
  MEMBER(tp_scalar_t, real, 16);
  MEMBER(tp_scalar_t, imag, 24);
}

TEST(allocator_callbacks_have_48_bytes) {
  assert_int_equal(sizeof(tp_allocator_callbacks_t), 48);
  MEMBER(tp_allocator_callbacks_t, struct_size, 0);
  MEMBER(tp_allocator_callbacks_t, device_type, 4);
  MEMBER(tp_allocator_callbacks_t, device_index, 8);
  MEMBER(tp_allocator_callbacks_t, reserved, 12);
  MEMBER(tp_allocator_callbacks_t, user_data, 16);
  MEMBER(tp_allocator_callbacks_t, allocate, 24);
  MEMBER(tp_allocator_callbacks_t, deallocate, 32);
  MEMBER(tp_allocator_callbacks_t, destroy, 40);
}

TEST(allocator_stats_have_80_bytes) {
  assert_int_equal(sizeof(tp_allocator_stats_t), 80);
  MEMBER(tp_allocator_stats_t, struct_size, 0);
  MEMBER(tp_allocator_stats_t, reserved, 4);
  MEMBER(tp_allocator_stats_t, live_bytes, 8);
  MEMBER(tp_allocator_stats_t, live_blocks, 16);
  MEMBER(tp_allocator_stats_t, cached_bytes, 24);
  MEMBER(tp_allocator_stats_t, cached_blocks, 32);
  MEMBER(tp_allocator_stats_t, peak_bytes, 40);
  MEMBER(tp_allocator_stats_t, allocations, 48);
  MEMBER(tp_allocator_stats_t, system_allocations, 56);
  MEMBER(tp_allocator_stats_t, system_frees, 64);
  MEMBER(tp_allocator_stats_t, buckets, 72);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_scalar_has_32_bytes),
      T(allocator_callbacks_have_48_bytes),
      T(allocator_stats_have_80_bytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
