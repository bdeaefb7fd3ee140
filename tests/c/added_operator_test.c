/* Operators that a program adds: elementwise ones, and what is refused. */
#include "c/support/calls.h"

static int destroyed;

static int setup(void** state) {
  tt_setup(state);
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

/* An elementwise operator of three operands and a number: a + scale * b where
 * the mask is set, a elsewhere. */
static const tp_argument_info_t kScaledArguments[] = {
    {"a", TP_ARGUMENT_TENSOR, 0},
    {"b", TP_ARGUMENT_OPERAND, 0},
    {"mask", TP_ARGUMENT_INDEX, 0},
    {"scale", TP_ARGUMENT_SCALAR, 0},
};

static tp_status_t scaled_f64(const tp_kernel_call_t* call, void* user_data) {
  ++*(int*)user_data;
  assert_int_equal(call->operand_count, 4);
  assert_int_equal(call->operands[0].dtype, TP_DTYPE_F64);
  assert_int_equal(call->operands[1].dtype, TP_DTYPE_F64);
  assert_int_equal(call->operands[2].dtype, TP_DTYPE_F64);
  assert_int_equal(call->operands[3].dtype, TP_DTYPE_BOOL);
  assert_int_equal(call->attribute_count, 1);
  const tp_kernel_operand_t* operands = call->operands;
  for (int64_t i = 0; i < test_numel(&operands[0]); ++i) {
    double a, b;
    memcpy(&a, test_at(&operands[1], i), sizeof a);
    memcpy(&b, test_at(&operands[2], i), sizeof b);
    if (*test_at(&operands[3], i)) {
      a += call->attributes[0].real * b;
    }
    memcpy(test_at(&operands[0], i), &a, sizeof a);
  }
  return TP_OK;
}

static tp_operator_definition_t scaled_definition(void) {
  tp_operator_definition_t definition;
  assert_ok(tp_operator_definition_init(&definition, sizeof definition));
  definition.form = TP_FORM_ELEMENTWISE;
  definition.name = "test.scaled_add";
  definition.arguments = kScaledArguments;
  definition.argument_count = TT_COUNT(kScaledArguments);
  definition.compute = TP_COMPUTE_FLOATING;
  definition.result = TP_RESULT_COMPUTE;
  definition.dtypes = 1u << TP_DTYPE_F32 | 1u << TP_DTYPE_F64;
  definition.destroy = count_destroyed;
  return definition;
}

static int32_t register_scaled(int* runs) {
  const tp_operator_definition_t definition = scaled_definition();
  int32_t op = 0;
  assert_ok(tp_operator_register(&definition, &op));
  assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F64, scaled_f64,
                               runs, NULL, 0));
  return op;
}

#define SCALED(result, a, b, mask, scale) \
  CALL("test.scaled_add", (result), a, b, TENSOR(mask), NUMBER(scale))

TEST(an_added_operator_is_enumerated_like_any_other) {
  int runs = 0;
  const int32_t before = tp_operator_count();
  const int32_t op = register_scaled(&runs);
  assert_int_equal(op, before + 1);
  assert_int_equal(tp_operator_count(), op);
  const tp_operator_info_t info = test_info("test.scaled_add");
  assert_int_equal(info.op, op);
  assert_int_equal(info.is_registered, 1);
  assert_int_equal(info.form, TP_FORM_ELEMENTWISE);
  assert_int_equal(info.argument_count, 4);
  assert_string_equal(info.arguments[3].name, "scale");
  assert_true(info.arguments != kScaledArguments);
  tp_missing_kernel_t missing[1];
  size_t count = 0;
  assert_ok(tp_kernel_missing(TP_DEVICE_CPU, missing, 1, &count));
  assert_int_equal(count, 1);
  assert_format("no kernel for test.scaled_add on cpu in f32",
                tp_missing_kernel_format, &missing[0]);
  assert_ok(tp_shutdown());
  assert_int_equal(destroyed, 1);
  assert_int_equal(tp_operator_count(), before);
}

TEST(an_added_elementwise_operator_broadcasts_and_converts) {
  int runs = 0;
  register_scaled(&runs);
  tp_tensor_t* a = tt_arange(TP_DTYPE_F64, DIMS(2, 3));
  tp_tensor_t* b = tt_arange(TP_DTYPE_I32, DIMS(3));
  tp_tensor_t* mask =
      tt_from(TP_DTYPE_BOOL, (const double[]){1, 0}, DIMS(2, 1));
  tp_tensor_t* out = NULL;
  assert_ok(SCALED(&out, TENSOR(a), TENSOR(b), mask, F64(10)));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F64);
  assert_values(out, 0, 11, 22, 3, 4, 5);
  assert_string_equal(tp_debug_last_kernel(),
                      "test.scaled_add/f64/rows+convert");
  DROP(out);
  out = NULL;
  assert_ok(SCALED(&out, TENSOR(a), NUMBER(I64(1)), mask, F64(0.5)));
  assert_values(out, 0.5, 1.5, 2.5, 3, 4, 5);
  tp_tensor_t* narrow = tt_zeros(TP_DTYPE_F32, DIMS(2, 3));
  tp_tensor_t* given = narrow;
  assert_ok(SCALED(&given, TENSOR(a), NUMBER(I64(1)), mask, F64(0.5)));
  assert_same_values(narrow, out);
  tp_tensor_t* first = a;
  assert_ok(SCALED(&first, TENSOR(a), TENSOR(b), mask, F64(1)));
  assert_values(a, 0, 2, 4, 3, 4, 5);
  assert_int_equal(tp_tensor_version(a), 1);
  DROP(a, b, mask, out, narrow);
}

TEST(an_added_elementwise_operator_keeps_the_layout_of_its_operands) {
  int runs = 0;
  register_scaled(&runs);
  tp_tensor_t* a = tt_arange(TP_DTYPE_F64, DIMS(2, 3));
  tp_tensor_t* mask = tt_full(TP_DTYPE_BOOL, 1, DIMS(2, 3));
  tp_tensor_t *t = NULL, *mask_t = NULL, *out = NULL;
  assert_ok(tp_t(a, &t));
  assert_ok(tp_t(mask, &mask_t));
  assert_ok(SCALED(&out, TENSOR(t), TENSOR(t), mask_t, F64(1)));
  assert_strides(out, 1, 3);
  assert_string_equal(tp_debug_last_kernel(), "test.scaled_add/f64/linear");
  assert_values(out, 0, 6, 2, 8, 4, 10);
  DROP(a, mask, t, mask_t, out);
}

TEST(what_an_added_operator_is_given_is_checked) {
  int runs = 0;
  register_scaled(&runs);
  tp_tensor_t* a = tt_arange(TP_DTYPE_F64, DIMS(2, 3));
  tp_tensor_t* b = tt_arange(TP_DTYPE_F64, DIMS(2));
  tp_tensor_t* c = tt_arange(TP_DTYPE_C64, DIMS(3));
  tp_tensor_t* f = tt_arange(TP_DTYPE_F32, DIMS(3));
  tp_tensor_t* mask = tt_full(TP_DTYPE_BOOL, 1, DIMS(3));
  tp_tensor_t* out = NULL;
  assert_fails(SCALED(&out, TENSOR(a), TENSOR(b), mask, F64(1)),
               TP_ERROR_SHAPE);
  assert_fails(SCALED(&out, TENSOR(c), TENSOR(c), mask, F64(1)),
               TP_ERROR_DTYPE);
  assert_error_says("test.scaled_add is not defined for c64");
  assert_fails(SCALED(&out, TENSOR(f), TENSOR(f), mask, F64(1)),
               TP_ERROR_MISSING_KERNEL);
  assert_error_says("test.scaled_add");
  assert_error_says("cpu");
  assert_error_says("f32");
  tp_tensor_t *part = NULL, *rest = NULL;
  assert_ok(tp_narrow(a, 1, 0, 2, &part));
  assert_ok(tp_narrow(a, 1, 1, 2, &rest));
  tp_tensor_t* flag = tt_full(TP_DTYPE_BOOL, 1, DIMS(2));
  tp_tensor_t* given = part;
  assert_fails(SCALED(&given, TENSOR(rest), TENSOR(b), flag, F64(1)),
               TP_ERROR_OVERLAP);
  assert_null(out);
  assert_int_equal(runs, 0);
  DROP(a, b, c, f, mask, part, rest, flag);
}

/* Adds up six operands of f32. */
static tp_status_t sum_of_six(const tp_kernel_call_t* call, void* user_data) {
  ++*(int*)user_data;
  assert_int_equal(call->operand_count, 7);
  for (int64_t i = 0; i < test_numel(&call->operands[0]); ++i) {
    float sum = 0;
    for (uint32_t k = 1; k < call->operand_count; ++k) {
      float value;
      assert_int_equal(call->operands[k].dtype, TP_DTYPE_F32);
      memcpy(&value, test_at(&call->operands[k], i), sizeof value);
      sum += value;
    }
    assert_int_equal(call->operands[0].dtype, TP_DTYPE_F32);
    memcpy(test_at(&call->operands[0], i), &sum, sizeof sum);
  }
  return TP_OK;
}

TEST(as_many_as_seven_operands_broadcast_and_are_converted) {
  static const tp_argument_info_t kSix[] = {
      {"a", TP_ARGUMENT_TENSOR, 0},  {"b", TP_ARGUMENT_TENSOR, 0},
      {"c", TP_ARGUMENT_TENSOR, 0},  {"d", TP_ARGUMENT_TENSOR, 0},
      {"e", TP_ARGUMENT_TENSOR, 0},  {"f", TP_ARGUMENT_OPERAND, 0},
      {"g", TP_ARGUMENT_OPERAND, 0}, {"h", TP_ARGUMENT_OPERAND, 0}};
  tp_operator_definition_t definition = scaled_definition();
  int32_t op = 0;
  int runs = 0;
  definition.name = "test.six";
  definition.arguments = kSix;
  definition.argument_count = 8;
  assert_fails(tp_operator_register(&definition, &op), TP_ERROR_ARGUMENT);
  assert_error_says("8 operands");
  definition.argument_count = 6;
  assert_ok(tp_operator_register(&definition, &op));
  assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, sum_of_six,
                               &runs, NULL, 0));
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(2, 3));
  tp_tensor_t* column = tt_arange(TP_DTYPE_I32, DIMS(2, 1));
  tp_tensor_t* row = tt_arange(TP_DTYPE_U8, DIMS(3));
  tp_tensor_t* one = tt_arange(TP_DTYPE_I64, NULL, 0);
  tp_tensor_t* given = tt_zeros(TP_DTYPE_F64, DIMS(2, 3));
  tp_tensor_t* out = given;
  assert_ok(CALL("test.six", &out, TENSOR(a), TENSOR(column), TENSOR(row),
                 TENSOR(one), TENSOR(a), NUMBER(I64(100))));
  assert_values(out, 100, 103, 106, 107, 110, 113);
  assert_int_equal(runs, 1);
  DROP(a, column, row, one, given);
}

static tp_status_t note_dtype(const tp_kernel_call_t* call, void* user_data) {
  *(tp_dtype_t*)user_data = call->compute_dtype;
  memset(call->operands[0].data, 0, (size_t)test_numel(&call->operands[0]));
  return TP_OK;
}

TEST(an_added_comparison_loses_no_bit_of_an_integer) {
  static const tp_argument_info_t kPair[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                             {"b", TP_ARGUMENT_OPERAND, 0}};
  const tp_dtype_t dtypes[] = {TP_DTYPE_I32, TP_DTYPE_I64, TP_DTYPE_F32,
                               TP_DTYPE_U64, TP_DTYPE_F64};
  tp_operator_definition_t definition = scaled_definition();
  tp_dtype_t seen = 0;
  int32_t op = 0;
  definition.name = "test.close";
  definition.arguments = kPair;
  definition.argument_count = 2;
  definition.compute = TP_COMPUTE_COMPARISON;
  definition.result = TP_RESULT_BOOL;
  definition.dtypes = 0;
  for (size_t i = 0; i < TT_COUNT(dtypes); ++i) {
    definition.dtypes |= (uint64_t)1 << dtypes[i];
  }
  assert_ok(tp_operator_register(&definition, &op));
  for (size_t i = 0; i < TT_COUNT(dtypes); ++i) {
    assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, dtypes[i], note_dtype,
                                 &seen, NULL, 0));
  }
  tp_tensor_t* a = tt_arange(TP_DTYPE_I32, DIMS(3));
  tp_tensor_t* one = tt_arange(TP_DTYPE_I64, NULL, 0);
  tp_tensor_t* u = tt_arange(TP_DTYPE_U64, DIMS(3));
  tp_tensor_t* out = NULL;
  assert_ok(CALL("test.close", &out, TENSOR(a), TENSOR(one)));
  assert_int_equal(seen, TP_DTYPE_I64);
  assert_ok(CALL("test.close", &out, TENSOR(a), NUMBER(I64(7))));
  assert_int_equal(seen, TP_DTYPE_I32);
  assert_ok(CALL("test.close", &out, TENSOR(u), NUMBER(F64(0.5))));
  assert_int_equal(seen, TP_DTYPE_F32);
  DROP(out);
  out = NULL;
  assert_fails(CALL("test.close", &out, TENSOR(u), TENSOR(a)),
               TP_ERROR_UNSUPPORTED);
  assert_error_says("test.close");
  assert_null(out);
  DROP(a, one, u);
}

static tp_status_t subtract_f32(const tp_kernel_call_t* call, void* user_data) {
  (void)user_data;
  for (int64_t i = 0; i < test_numel(&call->operands[0]); ++i) {
    float a, b;
    memcpy(&a, test_at(&call->operands[1], i), sizeof a);
    memcpy(&b, test_at(&call->operands[2], i), sizeof b);
    a -= b;
    memcpy(test_at(&call->operands[0], i), &a, sizeof a);
  }
  return TP_OK;
}

/* Only what the kind says counts: a tensor left in a number's argument does not
 * make the call one in place. */
TEST(a_number_in_front_makes_no_call_in_place) {
  static const tp_argument_info_t kTwo[] = {{"a", TP_ARGUMENT_OPERAND, 0},
                                            {"b", TP_ARGUMENT_OPERAND, 0}};
  tp_operator_definition_t definition = scaled_definition();
  definition.name = "subtract";
  definition.arguments = kTwo;
  definition.argument_count = 2;
  int32_t op = 0;
  assert_ok(tp_operator_register(&definition, &op));
  assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, subtract_f32,
                               NULL, NULL, 0));
  tp_tensor_t* one = tt_full(TP_DTYPE_F32, 1, DIMS(1));
  tp_tensor_t* b = tt_arange(TP_DTYPE_F32, DIMS(3));
  tp_tensor_t* expanded = NULL;
  assert_ok(tp_expand(one, DIMS(3), &expanded));
  tp_argument_t arguments[] = {NUMBER(F64(10)), TENSOR(b)};
  arguments[0].tensor = expanded;
  tp_tensor_t* out = expanded;
  assert_fails(tp_operator_call(op, arguments, 2, &out, 1), TP_ERROR_OVERLAP);
  assert_all(expanded, 1);
  out = NULL;
  assert_ok(tp_operator_call(op, arguments, 2, &out, 1));
  assert_values(out, 10, 9, 8);
  DROP(one, b, expanded, out);
}

TEST(definitions_that_make_no_operator_are_refused) {
  tp_operator_definition_t good = scaled_definition(), bad = good;
  int32_t op = 7;
  bad.name = "add";
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_STATE);
  assert_int_equal(op, 0);
  bad.name = "a b";
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  bad.name = NULL;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_NULL);
  bad = good;
  bad.form = 3;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  bad.form = TP_FORM_GENERAL; /* without a shape callback */
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_NULL);
  bad = good;
  bad.compute = 0;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  bad = good;
  bad.result = 99;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  bad = good;
  bad.dtypes = 1;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  bad = good;
  bad.dtypes = (uint64_t)1 << (TP_DTYPE_COUNT + 32);
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  bad = good;
  bad.reserved = 1;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  const tp_argument_info_t optional[] = {{"a", TP_ARGUMENT_TENSOR, 1}};
  bad = good;
  bad.arguments = optional;
  bad.argument_count = 1;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  bad = good;
  bad.arguments = NULL;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_NULL);
  bad.argument_count = 0;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  const tp_argument_info_t twice[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                      {"a", TP_ARGUMENT_TENSOR, 0}};
  bad.arguments = twice;
  bad.argument_count = 2;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  const tp_argument_info_t unknown[] = {{"a", 99, 0}};
  bad.arguments = unknown;
  bad.argument_count = 1;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  const tp_argument_info_t list[] = {{"a", TP_ARGUMENT_TENSORS, 0}};
  bad.arguments = list;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  assert_fails(tp_operator_register(NULL, &op), TP_ERROR_NULL);
  assert_fails(tp_operator_register(&good, NULL), TP_ERROR_NULL);
  assert_int_equal(destroyed, 0);
  assert_ok(tp_operator_register(&good, &op));
  assert_fails(tp_operator_register(&good, &op), TP_ERROR_STATE);
}

int main(void) {
#define D(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
  const struct CMUnitTest tests[] = {
      D(an_added_operator_is_enumerated_like_any_other),
      D(an_added_elementwise_operator_broadcasts_and_converts),
      D(an_added_elementwise_operator_keeps_the_layout_of_its_operands),
      D(what_an_added_operator_is_given_is_checked),
      D(as_many_as_seven_operands_broadcast_and_are_converted),
      D(an_added_comparison_loses_no_bit_of_an_integer),
      D(a_number_in_front_makes_no_call_in_place),
      D(definitions_that_make_no_operator_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
