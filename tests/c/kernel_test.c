/* Kernels that a program registers: filling, replacing and asking for places of
 * the table, what a kernel is given, and what is missing. */
#include "c/support/test_device.h"

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

static tp_kernel_call_t seen;
static tp_kernel_operand_t seen_operands[3];
static int64_t seen_sizes[4];

static tp_status_t note(const tp_kernel_call_t* call, void* user_data) {
  (void)user_data;
  seen = *call;
  memcpy(seen_operands, call->operands,
         call->operand_count * sizeof call->operands[0]);
  for (int32_t d = 0; d < call->operands[0].rank; ++d) {
    seen_sizes[d] = call->operands[0].sizes[d];
  }
  return TP_OK;
}

TEST(a_kernel_sees_the_merged_operands_of_its_call) {
  assert_ok(tp_kernel_register(test_op("sub"), TP_DEVICE_CPU, TP_DTYPE_F64,
                               note, NULL, NULL,
                               TP_KERNEL_REPLACE | TP_KERNEL_MIXED));
  tp_tensor_t* a = tt_arange(TP_DTYPE_F64, DIMS(2, 3, 4));
  tp_tensor_t* b = tt_arange(TP_DTYPE_F32, DIMS(3, 4));
  tp_tensor_t* out = NULL;
  assert_ok(tp_sub(a, b, &out));
  assert_int_equal(seen.struct_size, sizeof seen);
  assert_int_equal(seen.op, test_op("sub"));
  assert_int_equal(seen.path, TP_PATH_ROWS);
  assert_int_equal(seen.compute_dtype, TP_DTYPE_F64);
  assert_int_equal(seen.device_type, TP_DEVICE_CPU);
  assert_int_equal(seen.device_index, 0);
  assert_int_equal(seen.operand_count, 3);
  assert_int_equal(seen.result_count, 1);
  assert_int_equal(seen.host_operands, 0);
  assert_int_equal(seen_operands[0].rank, 2);
  assert_int_equal(seen_sizes[0], 2);
  assert_int_equal(seen_sizes[1], 12);
  assert_int_equal(seen_operands[2].dtype, TP_DTYPE_F32);
  assert_ptr_equal(seen_operands[0].data, tp_tensor_data(out));
  assert_string_equal(tp_debug_last_kernel(), "sub/f64/rows+convert");
  DROP(out);
  assert_ok(tp_sub_scalar(a, F64(2), &out));
  assert_int_equal(seen.host_operands, 1 << 2);
  assert_int_equal(seen.path, TP_PATH_SCALAR);
  DROP(a, b, out);
}

TEST(a_kernel_that_reports_a_status_fails_the_operator) {
  assert_ok(tp_kernel_register(test_op("mul"), TP_DEVICE_CPU, TP_DTYPE_F32,
                               test_mul_f32, &cpu, NULL, TP_KERNEL_REPLACE));
  cpu.failure = TP_ERROR_RANGE;
  tp_tensor_t* a = two_by_three(TP_DTYPE_F32);
  tp_tensor_t* out = NULL;
  assert_fails(tp_mul(a, a, &out), TP_ERROR_RANGE);
  assert_null(out);
  assert_error_says("mul");
  assert_error_says("f32");
  assert_string_equal(tp_error_cause(NULL), "a fuse blew");
  assert_string_equal(tp_error_function(NULL), "tp_mul");
  assert_fails(tp_mul_inplace(a, a), TP_ERROR_RANGE);
  assert_int_equal(tp_tensor_version(a), 0);
  cpu.failure = 12345;
  assert_fails(tp_mul(a, a, &out), TP_ERROR_CALLBACK);
  DROP(a);
}

/* Its kernel asserts that all operands are f32. */
TEST(a_kernel_sees_one_dtype_whatever_the_operands_are) {
  assert_ok(tp_kernel_register(test_op("add"), TP_DEVICE_CPU, TP_DTYPE_F32,
                               test_add_f32, &cpu, NULL, TP_KERNEL_REPLACE));
  enum { kLong = 1500 };
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(2, kLong));
  tp_tensor_t* b = tt_arange(TP_DTYPE_I32, DIMS(kLong));
  tp_tensor_t* sum = NULL;
  assert_ok(tp_add(a, b, &sum));
  assert_string_equal(tp_debug_last_kernel(), "add/f32/rows+convert");
  assert_true(cpu.kernels > 2);
  for (int64_t i = 0; i < 2 * kLong; ++i) {
    assert_true(tt_number(sum, i) == (double)(i + i % kLong));
  }
  tp_tensor_t* wide = tt_zeros(TP_DTYPE_F64, DIMS(2, kLong));
  assert_ok(tp_add_out(a, b, wide));
  assert_same_values(wide, sum);
  tp_tensor_t* plus = NULL;
  assert_ok(tp_add_scalar(b, F64(0.5), &plus));
  assert_true(tt_number(plus, 7) == 7.5);
  DROP(a, b, sum, wide, plus);
}

TEST(a_device_converts_with_its_copy_kernel) {
  test_device_register(kPlain, &device, TP_DEVICE_ADDRESSES_STRIDES);
  test_kernel_register("add", kPlain, TP_DTYPE_F32, test_add_f32, &device);
  tp_tensor_t* host = two_by_three(TP_DTYPE_F32);
  tp_tensor_t* host_row = tt_arange(TP_DTYPE_I32, DIMS(3));
  tp_tensor_t *a = NULL, *row = NULL, *sum = NULL, *back = NULL;
  assert_ok(tp_to(host, 0, kPlain, 0, 0, 0, &a));
  assert_ok(tp_to(host_row, 0, kPlain, 0, 0, 0, &row));
  assert_fails(tp_add(a, row, &sum), TP_ERROR_MISSING_KERNEL);
  assert_error_says("copy");
  assert_null(sum);
  test_kernel_register("copy", kPlain, TP_DTYPE_F32, test_copy_f32, &device);
  assert_ok(tp_add(a, row, &sum));
  assert_ok(tp_to(sum, 0, TP_DEVICE_CPU, 0, 0, 0, &back));
  assert_values(back, 0, 2, 4, 3, 5, 7);
  assert_int_equal(device.kernels, 2);
  DROP(host, host_row, a, row, sum, back);
}

static tp_status_t equal_u64(const tp_kernel_call_t* call, void* user_data) {
  (void)call;
  (void)user_data;
  return TP_OK;
}

TEST(a_comparison_of_mixed_signs_is_never_converted) {
  assert_ok(tp_kernel_register(test_op("eq"), TP_DEVICE_CPU, TP_DTYPE_U64,
                               equal_u64, NULL, NULL, TP_KERNEL_REPLACE));
  tp_tensor_t* a = tt_arange(TP_DTYPE_U64, DIMS(3));
  tp_tensor_t* b = tt_arange(TP_DTYPE_I64, DIMS(3));
  tp_tensor_t* out = NULL;
  assert_fails(tp_eq(a, b, &out), TP_ERROR_UNSUPPORTED);
  DROP(a, b);
}

TEST(a_dtype_joins_an_operator_by_entries_alone) {
  test_device_register(kPlain, &device, TP_DEVICE_ADDRESSES_STRIDES);
  test_kernel_register("add", kPlain, TP_DTYPE_F32, test_add_f32, &device);
  tp_tensor_t* host = two_by_three(TP_DTYPE_F8_E5M2);
  tp_tensor_t *a = NULL, *sum = NULL;
  assert_ok(tp_to(host, 0, kPlain, 0, 0, 0, &a));
  assert_fails(tp_add(a, a, &sum), TP_ERROR_MISSING_KERNEL);
  assert_error_says("f8_e5m2");
  test_kernel_register("add", kPlain, TP_DTYPE_F8_E5M2, note, NULL);
  assert_ok(tp_add(a, a, &sum));
  assert_int_equal(seen.compute_dtype, TP_DTYPE_F8_E5M2);
  assert_int_equal(device.kernels, 0);
  DROP(host, a, sum);
}

/* The kernel of copy is not needed where nothing is to be converted, and what
 * an addition allocates is its result. */
TEST(operands_of_one_dtype_go_straight_to_their_kernel) {
  test_device_register(kPlain, &device, TP_DEVICE_ADDRESSES_STRIDES);
  test_kernel_register("add", kPlain, TP_DTYPE_F32, test_add_f32, &device);
  tp_tensor_t* host = two_by_three(TP_DTYPE_F32);
  tp_tensor_t *a = NULL, *t = NULL, *sum = NULL;
  assert_ok(tp_to(host, 0, kPlain, 0, 0, 0, &a));
  assert_ok(tp_t(a, &t));
  const int taken = device.taken, moved = device.moved;
  assert_ok(tp_add(t, t, &sum));
  assert_int_equal(device.taken, taken + 1);
  assert_ok(tp_add_out(a, a, a));
  assert_int_equal(device.taken, taken + 1);
  assert_int_equal(device.moved, moved);
  assert_int_equal(device.kernels, 2);
  DROP(host, a, t, sum);
}

/* Contiguous operands take the loop over one run, others a strided one; what is
 * computed has the same bits. */
TEST(the_path_is_told_and_does_not_change_a_bit) {
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(6, 8));
  tp_tensor_t *divided = NULL, *strided = NULL;
  assert_ok(tp_div_scalar(a, F64(7), &divided));
  assert_string_equal(tp_debug_last_kernel(), "div/f32/scalar");
  tp_tensor_t *exp_linear = NULL, *exp_strided = NULL, *sum = NULL,
              *sum_strided = NULL;
  assert_ok(tp_add(divided, divided, &sum));
  assert_string_equal(tp_debug_last_kernel(), "add/f32/linear");
  assert_ok(tp_exp(divided, &exp_linear));
  assert_string_equal(tp_debug_last_kernel(), "exp/f32/linear");
  assert_ok(tp_as_strided(divided, LIST(3, 4), LIST(16, 2), 2, 0, &strided));
  assert_ok(tp_add(strided, strided, &sum_strided));
  assert_string_equal(tp_debug_last_kernel(), "add/f32/strided");
  assert_ok(tp_exp(strided, &exp_strided));
  assert_string_equal(tp_debug_last_kernel(), "exp/f32/strided");
  for (int64_t row = 0; row < 3; ++row) {
    for (int64_t column = 0; column < 4; ++column) {
      const int64_t from = 16 * row + 2 * column, at = 4 * row + column;
      assert_true(tt_number(sum_strided, at) == tt_number(sum, from));
      assert_true(tt_number(exp_strided, at) == tt_number(exp_linear, from));
    }
  }
  DROP(a, divided, strided, exp_linear, exp_strided, sum, sum_strided);
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
      D(a_kernel_of_the_library_is_replaced_and_comes_back),
      D(what_no_operator_declares_is_refused),
      D(what_is_missing_is_listed_and_told),
      D(a_kernel_sees_the_merged_operands_of_its_call),
      D(a_kernel_that_reports_a_status_fails_the_operator),
      D(a_kernel_sees_one_dtype_whatever_the_operands_are),
      D(a_device_converts_with_its_copy_kernel),
      D(a_comparison_of_mixed_signs_is_never_converted),
      D(a_dtype_joins_an_operator_by_entries_alone),
      D(operands_of_one_dtype_go_straight_to_their_kernel),
      D(the_path_is_told_and_does_not_change_a_bit),
      D(a_kernel_that_is_unregistered_while_it_runs_dies_when_it_ends),
      D(paths_have_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
