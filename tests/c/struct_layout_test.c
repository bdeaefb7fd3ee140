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

TEST(a_kernel_call_and_its_operands_have_80_and_32_bytes) {
  assert_int_equal(sizeof(tp_kernel_operand_t), 32);
  MEMBER(tp_kernel_operand_t, data, 0);
  MEMBER(tp_kernel_operand_t, sizes, 8);
  MEMBER(tp_kernel_operand_t, strides, 16);
  MEMBER(tp_kernel_operand_t, rank, 24);
  MEMBER(tp_kernel_operand_t, dtype, 28);
  assert_int_equal(sizeof(tp_kernel_call_t), 80);
  MEMBER(tp_kernel_call_t, struct_size, 0);
  MEMBER(tp_kernel_call_t, op, 4);
  MEMBER(tp_kernel_call_t, path, 8);
  MEMBER(tp_kernel_call_t, compute_dtype, 12);
  MEMBER(tp_kernel_call_t, device_type, 16);
  MEMBER(tp_kernel_call_t, device_index, 20);
  MEMBER(tp_kernel_call_t, operand_count, 24);
  MEMBER(tp_kernel_call_t, result_count, 28);
  MEMBER(tp_kernel_call_t, host_operands, 32);
  MEMBER(tp_kernel_call_t, attribute_count, 36);
  MEMBER(tp_kernel_call_t, operands, 40);
  MEMBER(tp_kernel_call_t, attributes, 48);
  MEMBER(tp_kernel_call_t, stream, 56);
  MEMBER(tp_kernel_call_t, workspace, 64);
  MEMBER(tp_kernel_call_t, workspace_nbytes, 72);
}

/* Entries of arrays: these cannot grow. */
TEST(entries_of_lists_have_the_sizes_that_they_will_keep) {
  assert_int_equal(sizeof(tp_argument_t), 88);
  MEMBER(tp_argument_t, kind, 0);
  MEMBER(tp_argument_t, tensor, 8);
  MEMBER(tp_argument_t, tensors, 16);
  MEMBER(tp_argument_t, integers, 24);
  MEMBER(tp_argument_t, count, 32);
  MEMBER(tp_argument_t, integer, 40);
  MEMBER(tp_argument_t, scalar, 48);
  MEMBER(tp_argument_t, other, 80);
  assert_int_equal(sizeof(tp_argument_info_t), 16);
  MEMBER(tp_argument_info_t, kind, 8);
  assert_int_equal(sizeof(tp_missing_kernel_t), 16);
  MEMBER(tp_missing_kernel_t, device_type, 4);
  MEMBER(tp_missing_kernel_t, dtype, 8);
  assert_int_equal(sizeof(tp_result_shape_t), 16);
  MEMBER(tp_result_shape_t, rank, 4);
  MEMBER(tp_result_shape_t, sizes, 8);
}

TEST(rows_definitions_and_devices_grow_at_their_ends) {
  assert_int_equal(sizeof(tp_operator_info_t), 64);
  MEMBER(tp_operator_info_t, op, 4);
  MEMBER(tp_operator_info_t, name, 8);
  MEMBER(tp_operator_info_t, is_registered, 16);
  MEMBER(tp_operator_info_t, form, 20);
  MEMBER(tp_operator_info_t, compute, 24);
  MEMBER(tp_operator_info_t, result, 28);
  MEMBER(tp_operator_info_t, dtypes, 32);
  MEMBER(tp_operator_info_t, result_count, 40);
  MEMBER(tp_operator_info_t, arguments, 48);
  MEMBER(tp_operator_info_t, argument_count, 56);
  assert_int_equal(sizeof(tp_call_shape_t), 32);
  MEMBER(tp_call_shape_t, results, 8);
  MEMBER(tp_call_shape_t, result_count, 16);
  MEMBER(tp_call_shape_t, workspace_nbytes, 24);
  assert_int_equal(sizeof(tp_operator_definition_t), 88);
  MEMBER(tp_operator_definition_t, form, 4);
  MEMBER(tp_operator_definition_t, name, 8);
  MEMBER(tp_operator_definition_t, arguments, 16);
  MEMBER(tp_operator_definition_t, argument_count, 24);
  MEMBER(tp_operator_definition_t, compute, 32);
  MEMBER(tp_operator_definition_t, result, 36);
  MEMBER(tp_operator_definition_t, dtypes, 40);
  MEMBER(tp_operator_definition_t, result_count, 48);
  MEMBER(tp_operator_definition_t, shape, 56);
  MEMBER(tp_operator_definition_t, composite, 64);
  MEMBER(tp_operator_definition_t, user_data, 72);
  MEMBER(tp_operator_definition_t, destroy, 80);
  assert_int_equal(sizeof(tp_function_t), 56);
  MEMBER(tp_function_t, name, 8);
  MEMBER(tp_function_t, backward, 16);
  MEMBER(tp_function_t, user_data, 24);
  MEMBER(tp_function_t, destroy, 32);
  MEMBER(tp_function_t, saved, 40);
  MEMBER(tp_function_t, saved_count, 48);
  assert_int_equal(sizeof(tp_device_callbacks_t), 96);
  MEMBER(tp_device_callbacks_t, flags, 4);
  MEMBER(tp_device_callbacks_t, count, 8);
  MEMBER(tp_device_callbacks_t, name, 16);
  MEMBER(tp_device_callbacks_t, user_data, 24);
  MEMBER(tp_device_callbacks_t, allocate, 32);
  MEMBER(tp_device_callbacks_t, copy_within, 48);
  MEMBER(tp_device_callbacks_t, gather, 72);
  MEMBER(tp_device_callbacks_t, streams, 80);
  MEMBER(tp_device_callbacks_t, destroy, 88);
}

TEST(options_of_optimisers_have_48_bytes) {
  assert_int_equal(sizeof(tp_sgd_options_t), 48);
  MEMBER(tp_sgd_options_t, struct_size, 0);
  MEMBER(tp_sgd_options_t, nesterov, 4);
  MEMBER(tp_sgd_options_t, maximize, 8);
  MEMBER(tp_sgd_options_t, reserved, 12);
  MEMBER(tp_sgd_options_t, lr, 16);
  MEMBER(tp_sgd_options_t, momentum, 24);
  MEMBER(tp_sgd_options_t, dampening, 32);
  MEMBER(tp_sgd_options_t, weight_decay, 40);
  assert_int_equal(sizeof(tp_adam_options_t), 48);
  MEMBER(tp_adam_options_t, struct_size, 0);
  MEMBER(tp_adam_options_t, maximize, 4);
  MEMBER(tp_adam_options_t, lr, 8);
  MEMBER(tp_adam_options_t, beta1, 16);
  MEMBER(tp_adam_options_t, beta2, 24);
  MEMBER(tp_adam_options_t, epsilon, 32);
  MEMBER(tp_adam_options_t, weight_decay, 40);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_scalar_has_32_bytes),
      T(allocator_callbacks_have_48_bytes),
      T(allocator_stats_have_80_bytes),
      T(a_kernel_call_and_its_operands_have_80_and_32_bytes),
      T(entries_of_lists_have_the_sizes_that_they_will_keep),
      T(rows_definitions_and_devices_grow_at_their_ends),
      T(options_of_optimisers_have_48_bytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
