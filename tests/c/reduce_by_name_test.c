/* Reductions and joining by name, and reductions by kernels of a program. */
#include "c/support/calls.h"

static int teardown(void** state) {
  tt_teardown(state);
  assert_ok(tp_shutdown());
  return 0;
}

#define CALL_FOR_TWO(name, results, ...)                                  \
  tp_operator_call_name((name), (const tp_argument_t[]){__VA_ARGS__},     \
                        TT_COUNT(((const tp_argument_t[]){__VA_ARGS__})), \
                        (results), 2)

TEST(rows_tell_rules_and_results) {
  assert_int_equal(test_info("any").result, TP_RESULT_TRUTH);
  assert_int_equal(test_info("prod").compute, TP_COMPUTE_ACCUMULATE);
  assert_int_equal(test_info("argmin").result, TP_RESULT_INDEX);
  assert_int_equal(test_info("max").result_count, 1);
  assert_int_equal(test_info("max_dim").result_count, 2);
  assert_int_equal(test_info("mean").dtypes >> TP_DTYPE_I32 & 1, 0);
  assert_int_equal(test_info("cat").arguments[0].kind, TP_ARGUMENT_TENSORS);
}

TEST(reductions_are_called_by_name) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *r[2] = {NULL, NULL};
  assert_ok(CALL("mean", r, TENSOR(a), INTEGERS(1), TRUTH(1)));
  assert_sizes(r[0], 2, 1);
  assert_values(r[0], 1, 4);
  assert_ok(CALL("prod", r, TENSOR(a), INTEGERS(-1), TRUTH(1)));
  assert_values(r[0], 0, 60); /* the result before is written */
  DROP(r[0]);
  r[0] = NULL;
  assert_ok(CALL_FOR_TWO("min_dim", r, TENSOR(a), INTEGER(0), TRUTH(0)));
  assert_values(r[0], 0, 1, 2);
  assert_values(r[1], 0, 0, 0);
  assert_ok(CALL_FOR_TWO("max_dim", r, TENSOR(a), INTEGER(0), TRUTH(0)));
  assert_values(r[0], 3, 4, 5);
  assert_values(r[1], 1, 1, 1);
  tp_tensor_t* half[2] = {r[0], NULL};
  assert_fails(CALL_FOR_TWO("max_dim", half, TENSOR(a), INTEGER(0), TRUTH(0)),
               TP_ERROR_ARGUMENT);
  assert_null(half[1]);
  assert_fails(CALL("max_dim", half, TENSOR(a), INTEGER(0), TRUTH(0)),
               TP_ERROR_ARGUMENT);
  DROP(a, r[0], r[1]);
}

TEST(joining_is_called_by_name_and_takes_no_kernels) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2)), *out = NULL;
  const tp_tensor_t* const tensors[] = {a, a};
  const tp_argument_t list = {
      .kind = TP_ARGUMENT_TENSORS, .tensors = tensors, .count = 2};
  assert_ok(CALL("cat", &out, list, INTEGER(0)));
  assert_values(out, 0, 1, 0, 1);
  DROP(out);
  out = NULL;
  assert_ok(CALL("stack", &out, list, INTEGER(1)));
  assert_values(out, 0, 0, 1, 1);
  assert_fails(CALL("stack", &out, list, INTEGER(3)), TP_ERROR_RANGE);
  DROP(a, out);
  assert_fails(tp_kernel_register(test_op("cat"), TP_DEVICE_CPU, TP_DTYPE_F32,
                                  test_add_f32, NULL, NULL, 0),
               TP_ERROR_UNSUPPORTED);
  assert_error_says("cat is made of other operators");
}

/* The first term of each result, and 7 as its place. */
static tp_status_t take_first(const tp_kernel_call_t* call, void* calls) {
  const tp_kernel_operand_t* in = &call->operands[2];
  assert_int_equal(call->operand_count, 3);
  assert_int_equal(call->result_count, 2);
  assert_int_equal(call->operands[0].dtype, TP_DTYPE_F32);
  assert_int_equal(call->operands[1].dtype, TP_DTYPE_I64);
  assert_int_equal(in->dtype, TP_DTYPE_F32);
  assert_int_equal(call->attributes[0].integer, 1);
  assert_int_equal(in->rank, 2);
  for (int64_t i = 0; i < in->sizes[0]; ++i) {
    const int64_t place = 7;
    memcpy((char*)call->operands[0].data + i * call->operands[0].strides[0],
           (char*)in->data + i * in->strides[0], sizeof(float));
    memcpy((char*)call->operands[1].data + i * call->operands[1].strides[0],
           &place, sizeof place);
  }
  ++*(int*)calls;
  return TP_OK;
}

TEST(a_kernel_of_a_program_gives_both_results) {
  int calls = 0;
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *values, *places,
              *wide = tt_zeros(TP_DTYPE_F64, DIMS(2));
  assert_ok(tp_kernel_register(test_op("max_dim"), TP_DEVICE_CPU, TP_DTYPE_F32,
                               take_first, &calls, NULL, TP_KERNEL_REPLACE));
  assert_ok(tp_max_dim(a, 1, 0, &values, &places));
  assert_values(values, 0, 3);
  assert_values(places, 7, 7);
  assert_ok(tp_max_dim_out(a, 1, 0, wide, places));
  assert_values(wide, 0, 3);
  assert_int_equal(calls, 2);
  DROP(a, values, places, wide);
}

int main(void) {
#define BY_NAME(name) cmocka_unit_test_setup_teardown(name, tt_setup, teardown)
  const struct CMUnitTest tests[] = {
      BY_NAME(rows_tell_rules_and_results),
      BY_NAME(reductions_are_called_by_name),
      BY_NAME(joining_is_called_by_name_and_takes_no_kernels),
      BY_NAME(a_kernel_of_a_program_gives_both_results),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
