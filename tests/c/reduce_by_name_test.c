/* Reductions and joining by name, and reductions by kernels of a program. */
#include "c/support/test_device.h"

static int teardown(void** state) {
  tt_teardown(state);
  assert_ok(tp_shutdown());
  return 0;
}

#define TENSOR(t) \
  { .kind = TP_ARGUMENT_TENSOR, .tensor = (t) }
#define INTEGER(i) \
  { .kind = TP_ARGUMENT_INTEGER, .integer = (i) }
#define TRUTH(i) \
  { .kind = TP_ARGUMENT_BOOL, .integer = (i) }
#define INTEGERS(...)                                            \
  {                                                              \
    .kind = TP_ARGUMENT_INTEGERS, .integers = LIST(__VA_ARGS__), \
    .count = TT_COUNT(LIST(__VA_ARGS__))                         \
  }
#define ARGUMENTS(...)                    \
  ((const tp_argument_t[]){__VA_ARGS__}), \
      TT_COUNT(((const tp_argument_t[]){__VA_ARGS__}))
#define CALL(name, results, count, ...) \
  tp_operator_call_name((name), ARGUMENTS(__VA_ARGS__), (results), (count))

static tp_operator_info_t info_of(const char* name) {
  tp_operator_info_t info;
  assert_ok(tp_operator_info_init(&info, sizeof info));
  assert_ok(tp_operator_info(test_op(name), &info));
  return info;
}

TEST(rows_tell_rules_and_results) {
  assert_int_equal(info_of("any").result, TP_RESULT_TRUTH);
  assert_int_equal(info_of("prod").compute, TP_COMPUTE_ACCUMULATE);
  assert_int_equal(info_of("argmin").result, TP_RESULT_INDEX);
  assert_int_equal(info_of("max").result_count, 1);
  assert_int_equal(info_of("max_dim").result_count, 2);
  assert_int_equal(info_of("mean").dtypes >> TP_DTYPE_I32 & 1, 0);
  assert_int_equal(info_of("cat").arguments[0].kind, TP_ARGUMENT_TENSORS);
}

TEST(reductions_are_called_by_name) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *r[2] = {NULL, NULL};
  assert_ok(CALL("mean", r, 1, TENSOR(a), INTEGERS(1), TRUTH(1)));
  assert_sizes(r[0], 2, 1);
  assert_values(r[0], 1, 4);
  assert_ok(CALL("prod", r, 1, TENSOR(a), INTEGERS(-1), TRUTH(1)));
  assert_values(r[0], 0, 60); /* the result before is written */
  DROP(r[0]);
  r[0] = NULL;
  assert_ok(CALL("min_dim", r, 2, TENSOR(a), INTEGER(0), TRUTH(0)));
  assert_values(r[0], 0, 1, 2);
  assert_values(r[1], 0, 0, 0);
  assert_ok(CALL("max_dim", r, 2, TENSOR(a), INTEGER(0), TRUTH(0)));
  assert_values(r[0], 3, 4, 5);
  assert_values(r[1], 1, 1, 1);
  tp_tensor_t* half[2] = {r[0], NULL};
  assert_fails(CALL("max_dim", half, 2, TENSOR(a), INTEGER(0), TRUTH(0)),
               TP_ERROR_ARGUMENT);
  assert_null(half[1]);
  assert_fails(CALL("max_dim", half, 1, TENSOR(a), INTEGER(0), TRUTH(0)),
               TP_ERROR_ARGUMENT);
  DROP(a, r[0], r[1]);
}

TEST(joining_is_called_by_name_and_takes_no_kernels) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2)), *out = NULL;
  const tp_tensor_t* const tensors[] = {a, a};
  const tp_argument_t list = {
      .kind = TP_ARGUMENT_TENSORS, .tensors = tensors, .count = 2};
  assert_ok(CALL("cat", &out, 1, list, INTEGER(0)));
  assert_values(out, 0, 1, 0, 1);
  DROP(out);
  out = NULL;
  assert_ok(CALL("stack", &out, 1, list, INTEGER(1)));
  assert_values(out, 0, 0, 1, 1);
  assert_fails(CALL("stack", &out, 1, list, INTEGER(3)), TP_ERROR_RANGE);
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
