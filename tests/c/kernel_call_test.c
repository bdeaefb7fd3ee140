/* What a kernel that a program registered is given, and what its status does.
 */
#include "c/support/test_device.h"

static TestDevice cpu, device;

static int setup(void** state) {
  tt_setup(state);
  memset(&cpu, 0, sizeof cpu);
  memset(&device, 0, sizeof device);
  return 0;
}

static int teardown(void** state) {
  tt_teardown(state);
  assert_ok(tp_shutdown());
  return 0;
}

static tp_tensor_t* two_by_three(tp_dtype_t dtype) {
  return tt_arange(dtype, DIMS(2, 3));
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

TEST(a_target_that_overlaps_itself_stays_a_view_where_the_kernel_fails) {
  assert_ok(tp_kernel_register(test_op("mul"), TP_DEVICE_CPU, TP_DTYPE_F32,
                               test_mul_f32, &cpu, NULL, TP_KERNEL_REPLACE));
  tp_tensor_t* base = tt_arange(TP_DTYPE_F32, DIMS(3));
  tp_tensor_t* wide = NULL;
  assert_ok(tp_expand(base, DIMS(2, 3), &wide));
  cpu.failure = TP_ERROR_RANGE;
  assert_fails(tp_mul_inplace(wide, wide), TP_ERROR_RANGE);
  assert_true(
      tp_storage_same(tp_tensor_storage(wide), tp_tensor_storage(base)));
  assert_strides(wide, 0, 1);
  assert_int_equal(tp_tensor_version(wide), 0);
  cpu.failure = TP_OK;
  assert_ok(tp_mul_inplace(wide, wide));
  assert_values(wide, 0, 1, 4, 0, 1, 4);
  assert_values(base, 0, 1, 2);
  assert_int_equal(tp_tensor_version(wide), 1);
  DROP(base, wide);
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

static tp_status_t sum_i64(const tp_kernel_call_t* call, void* user_data) {
  ++((TestDevice*)user_data)->kernels;
  assert_int_equal(call->attribute_count, 1);
  assert_int_equal(call->attributes[0].integer, 1); /* reduced dimensions */
  assert_int_equal(call->operands[0].dtype, TP_DTYPE_I64);
  assert_int_equal(call->operands[1].dtype, TP_DTYPE_I64);
  const int64_t numel = test_numel(&call->operands[1]);
  for (int64_t i = 0; i < numel; ++i) {
    memset(test_at(&call->operands[0], i), 0, sizeof(int64_t));
  }
  for (int64_t i = 0; i < numel; ++i) {
    int64_t value, sum;
    memcpy(&value, test_at(&call->operands[1], i), sizeof value);
    memcpy(&sum, test_at(&call->operands[0], i), sizeof sum);
    sum += value;
    memcpy(test_at(&call->operands[0], i), &sum, sizeof sum);
  }
  return TP_OK;
}

/* What is summed is i32, and where the sum goes f64. */
TEST(a_kernel_of_a_reduction_sees_one_dtype_too) {
  assert_ok(tp_kernel_register(test_op("sum"), TP_DEVICE_CPU, TP_DTYPE_I64,
                               sum_i64, &cpu, NULL, TP_KERNEL_REPLACE));
  tp_tensor_t* a = tt_arange(TP_DTYPE_I32, DIMS(2, 3));
  tp_tensor_t* t = NULL;
  tp_tensor_t* out = tt_zeros(TP_DTYPE_F64, DIMS(3));
  assert_ok(tp_t(a, &t));
  assert_ok(tp_sum_out(t, LIST(1), 1, 0, out));
  assert_values(out, 3, 5, 7);
  assert_int_equal(cpu.kernels, 1);
  DROP(a, t, out);
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

static tp_status_t refuse(const tp_kernel_call_t* call, void* user_data) {
  (void)call, (void)user_data;
  return tp_error_set(TP_ERROR_STATE, "not today");
}

TEST(a_tensor_that_overlaps_itself_stays_with_its_base_if_its_kernel_fails) {
  static const char* const ops[] = {"add", "fill"};
  for (size_t i = 0; i < TT_COUNT(ops); ++i) {
    assert_ok(tp_kernel_register(test_op(ops[i]), TP_DEVICE_CPU, TP_DTYPE_F32,
                                 refuse, NULL, NULL, TP_KERNEL_REPLACE));
  }
  const float one = 1;
  tp_tensor_t* base = tt_new(TP_DTYPE_F32, &one, DIMS(1));
  tp_tensor_t* expanded = NULL;
  assert_ok(tp_expand(base, DIMS(3), &expanded));
  assert_fails(tp_add_inplace(expanded, base), TP_ERROR_STATE);
  assert_fails(tp_add_scalar_inplace(expanded, I64(1)), TP_ERROR_STATE);
  assert_fails(tp_fill_inplace(expanded, I64(1)), TP_ERROR_STATE);
  assert_strides(expanded, 0);
  assert_true(tp_debug_shares_counter(expanded, base));
  assert_int_equal(tp_tensor_version(expanded), 0);
  assert_ok(tp_mul_scalar_inplace(expanded, I64(2)));
  assert_strides(expanded, 1);
  assert_all(expanded, 2);
  assert_int_equal(tp_tensor_version(expanded), 1);
  assert_all(base, 1);
  assert_int_equal(tp_tensor_version(base), 0);
  DROP(base, expanded);
}

int main(void) {
#define D(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
  const struct CMUnitTest tests[] = {
      D(a_kernel_sees_the_merged_operands_of_its_call),
      D(a_kernel_that_reports_a_status_fails_the_operator),
      D(a_target_that_overlaps_itself_stays_a_view_where_the_kernel_fails),
      D(a_kernel_sees_one_dtype_whatever_the_operands_are),
      D(a_kernel_of_a_reduction_sees_one_dtype_too),
      D(a_device_converts_with_its_copy_kernel),
      D(a_comparison_of_mixed_signs_is_never_converted),
      D(a_dtype_joins_an_operator_by_entries_alone),
      D(operands_of_one_dtype_go_straight_to_their_kernel),
      D(the_path_is_told_and_does_not_change_a_bit),
      D(a_tensor_that_overlaps_itself_stays_with_its_base_if_its_kernel_fails),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
