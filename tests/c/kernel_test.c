/* Kernels that a program registers: filling, replacing and asking for places of
 * the table, and what is missing. */
#include "c/support/test_device.h"
#include "support/simd_levels.h"

static TestDevice cpu, device;
static int destroyed;

static int setup(void** state) {
  tt_setup(state);
  memset(&cpu, 0, sizeof cpu);
  memset(&device, 0, sizeof device);
  destroyed = 0;
  return 0;
}

static int teardown(void** state) {
  tt_teardown(state);
  assert_ok(tp_shutdown());
  return 0;
}

static void count_destroyed(void* user_data) {
  (void)user_data;
  ++destroyed;
}

static tp_tensor_t* two_by_three(tp_dtype_t dtype) {
  return tt_arange(dtype, DIMS(2, 3));
}

TEST(a_kernel_is_registered_once_unless_it_replaces) {
  const int32_t op = test_op("add");
  assert_int_equal(tp_kernel_exists(op, kPlain, TP_DTYPE_F32), 0);
  assert_ok(tp_kernel_register(op, kPlain, TP_DTYPE_F32, test_add_f32, &device,
                               count_destroyed, 0));
  assert_int_equal(tp_kernel_exists(op, kPlain, TP_DTYPE_F32), 1);
  assert_fails(tp_kernel_register(op, kPlain, TP_DTYPE_F32, test_add_f32,
                                  &device, count_destroyed, 0),
               TP_ERROR_STATE);
  assert_error_says("add");
  assert_error_says("device5");
  assert_int_equal(destroyed, 0);
  assert_ok(tp_kernel_register(op, kPlain, TP_DTYPE_F32, test_add_f32, &device,
                               count_destroyed, TP_KERNEL_REPLACE));
  assert_int_equal(destroyed, 1);
  assert_ok(tp_kernel_unregister(op, kPlain, TP_DTYPE_F32));
  assert_int_equal(destroyed, 2);
  assert_int_equal(tp_kernel_exists(op, kPlain, TP_DTYPE_F32), 0);
  assert_fails(tp_kernel_unregister(op, kPlain, TP_DTYPE_F32), TP_ERROR_STATE);
}

TEST(a_shutdown_destroys_what_is_registered) {
  const int32_t op = test_op("add");
  assert_ok(tp_kernel_register(op, kPlain, TP_DTYPE_F32, test_add_f32, &device,
                               count_destroyed, 0));
  assert_ok(tp_shutdown());
  assert_int_equal(destroyed, 1);
  assert_int_equal(tp_kernel_exists(op, kPlain, TP_DTYPE_F32), 0);
}

static void register_all(void* user_data) {
  const int32_t op = *(int32_t*)user_data;
  const tp_device_callbacks_t callbacks = test_device_callbacks(&device, 0);
  tp_operator_definition_t definition;
  int32_t added = 0;
  ++destroyed;
  assert_ok(tp_operator_definition_init(&definition, sizeof definition));
  assert_fails(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, test_add_f32,
                                  &cpu, NULL, TP_KERNEL_REPLACE),
               TP_ERROR_STATE);
  assert_fails(tp_operator_register(&definition, &added), TP_ERROR_STATE);
  assert_fails(tp_device_register(kPlain, &callbacks), TP_ERROR_STATE);
  assert_fails(tp_allocator_set(0, NULL), TP_ERROR_STATE);
  assert_fails(tp_set_collect_callback(NULL, NULL, count_destroyed),
               TP_ERROR_STATE);
  assert_fails(tp_set_log(NULL, NULL, count_destroyed, TP_LOG_ERROR),
               TP_ERROR_STATE);
  assert_fails(tp_set_anomaly_dump("never"), TP_ERROR_STATE);
  assert_fails(tp_shutdown(), TP_ERROR_STATE);
  assert_error_says("the library is shutting down");
}

TEST(what_a_shutdown_destroys_can_leave_nothing_behind) {
  int32_t op = test_op("add");
  assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, test_add_f32,
                               &op, register_all, TP_KERNEL_REPLACE));
  assert_ok(tp_set_collect_callback(NULL, &op, register_all));
  assert_ok(tp_set_log(NULL, &op, register_all, TP_LOG_ERROR));
  assert_ok(tp_shutdown());
  assert_int_equal(destroyed, 3);
  tp_tensor_t* a = two_by_three(TP_DTYPE_F32);
  tp_tensor_t* out = NULL;
  assert_ok(tp_add(a, a, &out));
  assert_values(out, 0, 2, 4, 6, 8, 10);
  assert_int_equal(cpu.kernels, 0);
  DROP(a, out);
}

TEST(a_kernel_of_the_library_is_replaced_and_comes_back) {
  const int32_t op = test_op("add");
  tp_tensor_t* a = two_by_three(TP_DTYPE_F32);
  tp_tensor_t* sum = NULL;
  assert_fails(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, test_mul_f32,
                                  &cpu, NULL, 0),
               TP_ERROR_STATE);
  assert_fails(tp_kernel_unregister(op, TP_DEVICE_CPU, TP_DTYPE_F32),
               TP_ERROR_STATE);
  assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, test_mul_f32,
                               &cpu, NULL, TP_KERNEL_REPLACE));
  assert_ok(tp_add(a, a, &sum));
  assert_values(sum, 0, 1, 4, 9, 16, 25);
  assert_int_equal(cpu.kernels, 1);
  assert_ok(tp_kernel_unregister(op, TP_DEVICE_CPU, TP_DTYPE_F32));
  assert_ok(tp_add_out(a, a, sum));
  assert_values(sum, 0, 2, 4, 6, 8, 10);
  assert_int_equal(cpu.kernels, 1);
  DROP(a, sum);
}

TEST(a_change_of_the_instruction_set_unregisters_kernels_of_the_cpu) {
  const int32_t op = test_op("add");
  assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, test_mul_f32,
                               &cpu, count_destroyed, TP_KERNEL_REPLACE));
  assert_ok(tp_kernel_register(op, kPlain, TP_DTYPE_F32, test_mul_f32, &device,
                               count_destroyed, 0));
  assert_ok(tp_debug_use_simd("baseline"));
  assert_int_equal(destroyed, 1);
  assert_int_equal(tp_kernel_exists(op, kPlain, TP_DTYPE_F32), 1);
  assert_fails(tp_kernel_unregister(op, TP_DEVICE_CPU, TP_DTYPE_F32),
               TP_ERROR_STATE);
  tp_tensor_t* a = two_by_three(TP_DTYPE_F32);
  tp_tensor_t* sum = NULL;
  assert_ok(tp_add(a, a, &sum));
  assert_values(sum, 0, 2, 4, 6, 8, 10);
  assert_int_equal(cpu.kernels, 0);
  assert_ok(tp_debug_use_simd(NULL));
  DROP(a, sum);
}

/* Tests that go through the instruction sets run on those that are there. */
TEST(every_instruction_set_is_there) {
  char missing[64] = "";
  for (int i = 0; i < kSimdLevels; ++i) {
    if (tp_debug_use_simd(kSimdLevelNames[i]) == TP_OK) continue;
    strcat(strcat(missing, " "), kSimdLevelNames[i]);
  }
  assert_ok(tp_debug_use_simd(NULL));
  if (missing[0] == '\0') return;
  print_message("not compiled in, or not on this processor:%s\n", missing);
  skip();
}

TEST(what_no_operator_declares_is_refused) {
  const int32_t op = test_op("relu");
  assert_fails(tp_kernel_register(op, kPlain, TP_DTYPE_BOOL, test_add_f32, NULL,
                                  count_destroyed, 0),
               TP_ERROR_DTYPE);
  assert_fails(
      tp_kernel_register(op, 9, TP_DTYPE_F32, test_add_f32, NULL, NULL, 0),
      TP_ERROR_ARGUMENT);
  assert_fails(tp_kernel_register(op, kPlain, 0, test_add_f32, NULL, NULL, 0),
               TP_ERROR_ARGUMENT);
  assert_fails(
      tp_kernel_register(0, kPlain, TP_DTYPE_F32, test_add_f32, NULL, NULL, 0),
      TP_ERROR_ARGUMENT);
  assert_fails(
      tp_kernel_register(op, kPlain, TP_DTYPE_F32, NULL, NULL, NULL, 0),
      TP_ERROR_NULL);
  assert_fails(
      tp_kernel_register(op, kPlain, TP_DTYPE_F32, test_add_f32, NULL, NULL, 4),
      TP_ERROR_ARGUMENT);
  assert_int_equal(destroyed, 0);
  assert_int_equal(tp_kernel_exists(op, 9, TP_DTYPE_F32), 0);
  assert_error_recorded(TP_ERROR_ARGUMENT);
}

TEST(what_is_missing_is_listed_and_told) {
  tp_missing_kernel_t all[2000], again[2];
  size_t before = 0, count = 0;
  assert_ok(tp_kernel_missing(TP_DEVICE_CPU, NULL, 0, &count));
  assert_int_equal(count, 0);
  assert_ok(tp_kernel_missing(kPlain, all, TT_COUNT(all), &before));
  assert_in_range(before, 200, TT_COUNT(all));
  for (size_t i = 0; i < before; ++i) {
    assert_int_equal(all[i].device_type, kPlain);
    assert_int_equal(tp_kernel_exists(all[i].op, kPlain, all[i].dtype), 0);
  }
  const tp_missing_kernel_t last = all[before - 1];
  assert_ok(tp_kernel_register(last.op, kPlain, last.dtype, test_add_f32, NULL,
                               NULL, 0));
  assert_ok(tp_kernel_missing(kPlain, all, TT_COUNT(all), &count));
  assert_int_equal(count, before - 1);
  memset(again, 0x55, sizeof again);
  assert_ok(tp_kernel_missing(kPlain, again, 1, &count));
  assert_int_equal(count, before - 1);
  assert_memory_equal(&again[0], &all[0], sizeof again[0]);
  assert_int_equal(again[1].op, 0x55555555);
  const tp_missing_kernel_t missing = {test_op("mul"), kPlain, TP_DTYPE_F32, 0};
  assert_format("no kernel for mul on device5 in f32", tp_missing_kernel_format,
                &missing);
  assert_fails(tp_kernel_missing(kPlain, NULL, 1, &count), TP_ERROR_NULL);
  assert_fails(tp_kernel_missing(kPlain, NULL, 0, NULL), TP_ERROR_NULL);
  assert_fails(tp_kernel_missing(9, NULL, 0, &count), TP_ERROR_ARGUMENT);
}

static tp_status_t unregister_itself(const tp_kernel_call_t* call,
                                     void* user_data) {
  assert_ok(
      tp_kernel_unregister(call->op, call->device_type, call->compute_dtype));
  assert_int_equal(destroyed, 0);
  return test_add_f32(call, user_data);
}

TEST(a_kernel_that_is_unregistered_while_it_runs_dies_when_it_ends) {
  const int32_t op = test_op("add");
  tp_tensor_t* a = two_by_three(TP_DTYPE_F32);
  tp_tensor_t* out = NULL;
  assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32,
                               unregister_itself, &cpu, count_destroyed,
                               TP_KERNEL_REPLACE));
  assert_ok(tp_add(a, a, &out));
  assert_int_equal(destroyed, 1);
  assert_values(out, 0, 2, 4, 6, 8, 10);
  DROP(a, out);
}

TEST(paths_have_names) {
  tp_kernel_path_t path = 0;
  for (tp_kernel_path_t i = TP_PATH_LINEAR; i <= TP_PATH_STRIDED; ++i) {
    assert_ok(tp_kernel_path_parse(tp_kernel_path_name(i), &path));
    assert_int_equal(path, i);
  }
  assert_null(tp_kernel_path_name(0));
  assert_error_recorded(TP_ERROR_ARGUMENT);
  assert_fails(tp_kernel_path_parse("", &path), TP_ERROR_ARGUMENT);
}

int main(void) {
#define D(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
  const struct CMUnitTest tests[] = {
      D(a_kernel_is_registered_once_unless_it_replaces),
      D(a_shutdown_destroys_what_is_registered),
      D(what_a_shutdown_destroys_can_leave_nothing_behind),
      D(a_kernel_of_the_library_is_replaced_and_comes_back),
      D(a_change_of_the_instruction_set_unregisters_kernels_of_the_cpu),
      D(every_instruction_set_is_there),
      D(what_no_operator_declares_is_refused),
      D(what_is_missing_is_listed_and_told),
      D(a_kernel_that_is_unregistered_while_it_runs_dies_when_it_ends),
      D(paths_have_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
