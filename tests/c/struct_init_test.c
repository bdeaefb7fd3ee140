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

TEST(init_refuses_them_for_operators_devices_and_optimisers_too) {
  tp_device_callbacks_t device;
  tp_operator_info_t info;
  tp_operator_definition_t definition;
  tp_sgd_options_t sgd;
  tp_adam_options_t adam;
  const size_t sizes[] = {0, 4, SIZE_MAX};
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    assert_fails(tp_device_callbacks_init(&device, sizes[i]),
                 TP_ERROR_ARGUMENT);
    assert_fails(tp_operator_info_init(&info, sizes[i]), TP_ERROR_ARGUMENT);
    assert_fails(tp_operator_definition_init(&definition, sizes[i]),
                 TP_ERROR_ARGUMENT);
    assert_fails(tp_sgd_options_init(&sgd, sizes[i]), TP_ERROR_ARGUMENT);
    assert_fails(tp_adam_options_init(&adam, sizes[i]), TP_ERROR_ARGUMENT);
  }
  assert_fails(tp_device_callbacks_init(NULL, sizeof device), TP_ERROR_NULL);
  assert_fails(tp_operator_info_init(NULL, sizeof info), TP_ERROR_NULL);
  assert_fails(tp_operator_definition_init(NULL, sizeof definition),
               TP_ERROR_NULL);
  assert_fails(tp_sgd_options_init(NULL, sizeof sgd), TP_ERROR_NULL);
  assert_fails(tp_adam_options_init(NULL, sizeof adam), TP_ERROR_NULL);
}

/* A program of an older version has a shorter struct, one of a later version a
 * longer one. */
TEST(definitions_of_other_versions_are_read_as_far_as_they_are_known) {
  static const tp_argument_info_t takes[] = {{"a", TP_ARGUMENT_TENSOR, 0}};
  struct {
    tp_operator_definition_t known;
    uint64_t later;
  } longer;
  assert_ok(tp_operator_definition_init(&longer.known, sizeof longer));
  tp_operator_definition_t* definition = &longer.known;
  definition->form = TP_FORM_ELEMENTWISE;
  definition->name = "versions.longer";
  definition->arguments = takes;
  definition->argument_count = 1;
  definition->compute = TP_COMPUTE_OPERAND;
  definition->result = TP_RESULT_COMPUTE;
  definition->dtypes = 1u << TP_DTYPE_F32;
  int32_t op = 0;
  longer.later = 1;
  assert_fails(tp_operator_register(definition, &op), TP_ERROR_UNSUPPORTED);
  longer.later = 0;
  assert_ok(tp_operator_register(definition, &op));
  definition->name = "versions.shorter";
  definition->struct_size = offsetof(tp_operator_definition_t, composite);
  memset(&definition->composite, 0xee, sizeof longer - definition->struct_size);
  assert_ok(tp_operator_register(definition, &op));
  struct {
    tp_operator_info_t known;
    uint64_t later;
  } row;
  assert_ok(tp_operator_info_init(&row.known, sizeof row));
  row.later = 7;
  assert_ok(tp_operator_info(op, &row.known));
  assert_int_equal(row.later, 0);
  assert_int_equal(row.known.struct_size, sizeof row);
  assert_string_equal(row.known.name, "versions.shorter");
  tp_operator_info_t cut;
  memset(&cut, 0xee, sizeof cut);
  cut.struct_size = offsetof(tp_operator_info_t, arguments);
  assert_ok(tp_operator_info(op, &cut));
  assert_int_equal(cut.dtypes, 1u << TP_DTYPE_F32);
  assert_int_equal(cut.argument_count, (size_t)0xeeeeeeeeeeeeeeee);
  cut.struct_size = 4;
  assert_fails(tp_operator_info(op, &cut), TP_ERROR_ARGUMENT);
  assert_ok(tp_shutdown());
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
      T(init_refuses_them_for_operators_devices_and_optimisers_too),
      T(definitions_of_other_versions_are_read_as_far_as_they_are_known),
      T(statistics_that_this_version_does_not_know_read_zero),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
