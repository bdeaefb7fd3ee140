/* Operators by name: enumerating them and calling those of the library. */
#include "c/support/calls.h"

TEST(every_operator_says_what_it_takes) {
  const int32_t count = tp_operator_count();
  assert_true(count > 10);
  for (int32_t op = 1; op <= count; ++op) {
    tp_operator_info_t info;
    int32_t found = 0;
    assert_ok(tp_operator_info_init(&info, sizeof info));
    assert_ok(tp_operator_info(op, &info));
    assert_int_equal(info.op, op);
    assert_ok(tp_operator_find(info.name, &found));
    assert_int_equal(found, op);
    assert_int_equal(info.is_registered, 0);
    assert_non_null(tp_operator_form_name(info.form));
    assert_non_null(tp_compute_rule_name(info.compute));
    assert_non_null(tp_result_rule_name(info.result));
    assert_true(info.result_count >= 1 && info.result_count <= 4);
    assert_true(info.argument_count >= 1);
    for (size_t i = 0; i < info.argument_count; ++i) {
      assert_true(strlen(info.arguments[i].name) > 0);
      assert_non_null(tp_argument_kind_name(info.arguments[i].kind));
    }
    int dtypes = 0;
    for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
      if (info.dtypes >> dtype & 1) {
        ++dtypes;
        assert_int_equal(tp_kernel_exists(op, TP_DEVICE_CPU, dtype),
                         !test_is_composite(info.name));
      }
    }
    assert_true(dtypes > 0);
  }
}

TEST(every_operator_of_the_first_set_is_there) {
  static const char* const kNames[] = {
      "add",         "sub",         "mul",         "div",         "neg",
      "abs",         "relu",        "sqrt",        "exp",         "tanh",
      "maximum",     "minimum",     "eq",          "ne",          "lt",
      "le",          "gt",          "ge",          "logical_and", "logical_or",
      "logical_xor", "logical_not", "bitwise_and", "bitwise_or",  "bitwise_xor",
      "bitwise_not", "left_shift",  "right_shift", "where",       "fill",
      "copy",        "sum",         "prod",        "mean",        "max",
      "min",         "any",         "all",         "argmax",      "argmin",
      "max_dim",     "min_dim",     "matmul",      "cat",         "stack",
      "index_select"};
  for (size_t i = 0; i < TT_COUNT(kNames); ++i) {
    assert_true(test_op(kNames[i]) > 0);
  }
}

TEST(rows_are_what_the_header_says_of_their_functions) {
  tp_operator_info_t info = test_info("eq");
  assert_int_equal(info.form, TP_FORM_ELEMENTWISE);
  assert_int_equal(info.compute, TP_COMPUTE_COMPARISON);
  assert_int_equal(info.result, TP_RESULT_BOOL);
  assert_int_equal(info.argument_count, 2);
  assert_string_equal(info.arguments[1].name, "b");
  assert_int_equal(info.arguments[1].kind, TP_ARGUMENT_OPERAND);
  info = test_info("sum");
  assert_int_equal(info.form, TP_FORM_GENERAL);
  assert_int_equal(info.compute, TP_COMPUTE_ACCUMULATE);
  assert_string_equal(info.arguments[1].name, "dims");
  assert_int_equal(info.arguments[1].kind, TP_ARGUMENT_INTEGERS);
  info = test_info("div");
  assert_int_equal(info.dtypes >> TP_DTYPE_F32 & 1, 1);
  assert_int_equal(info.dtypes >> TP_DTYPE_I32 & 1, 0);
  assert_fails(tp_operator_info(0, &info), TP_ERROR_ARGUMENT);
  assert_fails(tp_operator_info(tp_operator_count() + 1, &info),
               TP_ERROR_ARGUMENT);
  int32_t op = 7;
  assert_fails(tp_operator_find("ad", &op), TP_ERROR_ARGUMENT);
  assert_int_equal(op, 0);
  assert_error_says("\"ad\"");
}

TEST(operators_of_the_library_are_called_by_name) {
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(2, 3));
  tp_tensor_t* row = tt_arange(TP_DTYPE_I32, DIMS(3));
  tp_tensor_t* index = tt_arange(TP_DTYPE_I64, DIMS(2));
  tp_tensor_t* square = tt_arange(TP_DTYPE_F32, DIMS(3, 2));
  tp_tensor_t* results[9] = {NULL};
  assert_ok(CALL("add", &results[0], TENSOR(a), TENSOR(row)));
  assert_values(results[0], 0, 2, 4, 3, 5, 7);
  assert_ok(CALL("mul", &results[1], TENSOR(a), NUMBER(F64(0.5))));
  assert_values(results[1], 0, 0.5, 1, 1.5, 2, 2.5);
  assert_ok(CALL("sum", &results[2], TENSOR(a), INTEGERS(1), TRUTH(1)));
  assert_sizes(results[2], 2, 1);
  assert_values(results[2], 3, 12);
  assert_ok(CALL("argmax", &results[3], TENSOR(a), INTEGER(1), TRUTH(0)));
  assert_values(results[3], 2, 2);
  assert_ok(CALL("matmul", &results[4], TENSOR(a), TENSOR(square)));
  assert_values(results[4], 10, 13, 28, 40);
  assert_ok(
      CALL("index_select", &results[5], TENSOR(a), INTEGER(1), TENSOR(index)));
  assert_values(results[5], 0, 1, 3, 4);
  assert_ok(CALL("fill", &results[6], TENSOR(a), NUMBER(I64(7))));
  assert_all(results[6], 7);
  assert_ok(CALL("copy", &results[7], TENSOR(a)));
  assert_same_values(results[7], a);
  assert_ok(CALL("neg", &results[8], TENSOR(a)));
  assert_values(results[8], 0, -1, -2, -3, -4, -5);
  tt_drop(results, TT_COUNT(results));
  DROP(a, row, index, square);
}

TEST(operators_of_two_results_and_of_lists_are_called_alike) {
  tp_tensor_t* a = tt_from(TP_DTYPE_F32, (const double[]){3, 7, 5, 1}, DIMS(4));
  tp_tensor_t* results[2] = {NULL, NULL};
  const tp_argument_t arguments[] = {TENSOR(a), INTEGER(0), TRUTH(0)};
  assert_int_equal(test_info("max_dim").result_count, 2);
  assert_int_equal(test_info("sgd").result_count, 2);
  assert_int_equal(test_info("adamw").result_count, 4);
  assert_ok(tp_operator_call_name("max_dim", arguments, 3, results, 2));
  assert_values(results[0], 7);
  assert_values(results[1], 1);
  assert_int_equal(tp_tensor_dtype(results[1]), TP_DTYPE_I64);
  DROP(results[0], results[1]);
  results[0] = NULL;
  const tp_tensor_t* const list[] = {a, a, a};
  assert_ok(CALL("cat", &results[0],
                 {.kind = TP_ARGUMENT_TENSORS, .tensors = list, .count = 3},
                 INTEGER(0)));
  assert_sizes(results[0], 12);
  DROP(a, results[0]);
}

TEST(a_given_result_is_written) {
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(4));
  tp_tensor_t* out = tt_zeros(TP_DTYPE_F64, DIMS(4));
  tp_tensor_t* same = out;
  assert_ok(CALL("add", &same, TENSOR(a), TENSOR(a)));
  assert_ptr_equal(same, out);
  assert_values(out, 0, 2, 4, 6);
  assert_int_equal(tp_tensor_version(out), 1);
  assert_ok(CALL("add", &same, TENSOR(a), NUMBER(I64(1))));
  assert_values(out, 1, 2, 3, 4);
  assert_ok(CALL("copy", &same, TENSOR(a)));
  assert_values(out, 0, 1, 2, 3);
  assert_ok(CALL("fill", &same, TENSOR(out), NUMBER(I64(3))));
  assert_all(out, 3);
  tp_tensor_t* first = a;
  assert_ok(CALL("mul", &first, TENSOR(a), TENSOR(a)));
  assert_values(a, 0, 1, 4, 9);
  assert_ok(CALL("add", &first, TENSOR(a), NUMBER(I64(1))));
  assert_ok(CALL("relu", &first, TENSOR(a)));
  assert_values(a, 1, 2, 5, 10);
  assert_int_equal(tp_tensor_version(a), 3);
  tp_tensor_t* wrong = tt_zeros(TP_DTYPE_F32, DIMS(3));
  tp_tensor_t* kept = wrong;
  assert_fails(CALL("add", &kept, TENSOR(a), TENSOR(a)), TP_ERROR_SHAPE);
  assert_ptr_equal(kept, wrong);
  assert_fails(CALL("fill", &kept, TENSOR(a), NUMBER(I64(3))), TP_ERROR_SHAPE);
  assert_fails(CALL("copy", &kept, TENSOR(a)), TP_ERROR_SHAPE);
  DROP(a, out, wrong);
}

TEST(arguments_are_checked_against_the_row) {
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(4));
  tp_tensor_t* out = NULL;
  assert_fails(CALL("add", &out, TENSOR(a)), TP_ERROR_ARGUMENT);
  assert_error_says("add takes 2 arguments, not 1");
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(CALL("add", &out, TENSOR(a), INTEGER(1)), TP_ERROR_ARGUMENT);
  assert_error_says("add: argument b is of kind integer, not tensor or scalar");
  assert_int_equal(tp_error_argument(NULL), 2);
  assert_fails(CALL("add", &out, NUMBER(I64(1)), TENSOR(a)), TP_ERROR_ARGUMENT);
  assert_error_says("argument a is of kind scalar, not tensor");
  assert_fails(CALL("add", &out, TENSOR(a), TENSOR(NULL)), TP_ERROR_NULL);
  assert_error_says("add: argument b");
  assert_fails(CALL("add", &out, TENSOR(a),
                    TENSOR((tp_tensor_t*)(void*)tp_tensor_storage(a))),
               TP_ERROR_HANDLE);
  assert_error_says("add: argument b");
  assert_fails(CALL("add", &out, TENSOR(a), {.kind = TP_ARGUMENT_SCALAR}),
               TP_ERROR_DTYPE);
  assert_fails(CALL("add", &out, TENSOR(a),
                    {.kind = TP_ARGUMENT_TENSOR, .tensor = a, .reserved = 1}),
               TP_ERROR_UNSUPPORTED);
  assert_fails(CALL("add", &out, TENSOR(a),
                    {.kind = TP_ARGUMENT_TENSOR, .tensor = a, .other = "b"}),
               TP_ERROR_UNSUPPORTED);
  assert_error_says("add: argument b");
  assert_fails(CALL("sum", &out, TENSOR(a), INTEGERS(0), TRUTH(2)),
               TP_ERROR_ARGUMENT);
  assert_error_says("sum: argument keepdim is 2");
  assert_fails(CALL("sum", &out, TENSOR(a),
                    {.kind = TP_ARGUMENT_INTEGERS, .count = 1}, TRUTH(0)),
               TP_ERROR_NULL);
  assert_fails(CALL("nothing", &out, TENSOR(a)), TP_ERROR_ARGUMENT);
  assert_error_says("nothing");
  assert_fails(CALL(NULL, &out, TENSOR(a)), TP_ERROR_NULL);
  assert_null(out);
  const tp_argument_t argument = TENSOR(a);
  const int32_t relu = test_op("relu");
  assert_fails(tp_operator_call(relu, &argument, 1, NULL, 1), TP_ERROR_NULL);
  assert_fails(tp_operator_call(relu, &argument, 1, &out, 2),
               TP_ERROR_ARGUMENT);
  assert_fails(tp_operator_call(relu, NULL, 1, &out, 1), TP_ERROR_NULL);
  assert_fails(tp_operator_call(0, &argument, 1, &out, 1), TP_ERROR_ARGUMENT);
  DROP(a);
}

TEST(enumerations_have_names) {
  typedef const char* (*Name)(int32_t);
  typedef tp_status_t (*Parse)(const char*, int32_t*);
  const struct {
    Name name;
    Parse parse;
    int32_t last;
  } all[] = {
      {tp_compute_rule_name, tp_compute_rule_parse, TP_COMPUTE_CONDITION},
      {tp_result_rule_name, tp_result_rule_parse, TP_RESULT_TRUTH},
      {tp_operator_form_name, tp_operator_form_parse, TP_FORM_GENERAL},
      {tp_argument_kind_name, tp_argument_kind_parse, TP_ARGUMENT_GENERATOR},
  };
  for (size_t i = 0; i < TT_COUNT(all); ++i) {
    int32_t value = 0;
    for (int32_t k = 1; k <= all[i].last; ++k) {
      assert_ok(all[i].parse(all[i].name(k), &value));
      assert_int_equal(value, k);
    }
    assert_null(all[i].name(all[i].last + 1));
    assert_error_recorded(TP_ERROR_ARGUMENT);
    assert_fails(all[i].parse("nothing", &value), TP_ERROR_ARGUMENT);
    assert_int_equal(value, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_operator_says_what_it_takes),
      T(every_operator_of_the_first_set_is_there),
      T(rows_are_what_the_header_says_of_their_functions),
      T(operators_of_the_library_are_called_by_name),
      T(operators_of_two_results_and_of_lists_are_called_alike),
      T(a_given_result_is_written),
      T(arguments_are_checked_against_the_row),
      T(enumerations_have_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
