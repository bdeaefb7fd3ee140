/* Operators by name: enumerating them, calling those of the library, and adding
 * others, elementwise and general. */
#include <math.h>

#include "c/support/test_device.h"

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

#define TENSOR(t) \
  { .kind = TP_ARGUMENT_TENSOR, .tensor = (t) }
#define INTEGER(i) \
  { .kind = TP_ARGUMENT_INTEGER, .integer = (i) }
#define TRUTH(i) \
  { .kind = TP_ARGUMENT_BOOL, .integer = (i) }
#define NUMBER(s) \
  { .kind = TP_ARGUMENT_SCALAR, .scalar = *(s) }
#define INTEGERS(...)                                            \
  {                                                              \
    .kind = TP_ARGUMENT_INTEGERS, .integers = LIST(__VA_ARGS__), \
    .count = TT_COUNT(LIST(__VA_ARGS__))                         \
  }
/* A call of one result. */
#define CALL(name, result, ...)                                           \
  tp_operator_call_name((name), (const tp_argument_t[]){__VA_ARGS__},     \
                        TT_COUNT(((const tp_argument_t[]){__VA_ARGS__})), \
                        (result), 1)

static tp_operator_info_t info_of(const char* name) {
  tp_operator_info_t info;
  assert_ok(tp_operator_info_init(&info, sizeof info));
  assert_ok(tp_operator_info(test_op(name), &info));
  return info;
}

static int is_made_of_others(const char* name) {
  return strcmp(name, "cat") == 0 || strcmp(name, "stack") == 0;
}

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
    assert_true(info.result_count >= 1 && info.result_count <= 2);
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
                         !is_made_of_others(info.name));
      }
    }
    assert_true(dtypes > 0);
  }
}

TEST(rows_are_what_the_header_says_of_their_functions) {
  tp_operator_info_t info = info_of("eq");
  assert_int_equal(info.form, TP_FORM_ELEMENTWISE);
  assert_int_equal(info.compute, TP_COMPUTE_COMPARISON);
  assert_int_equal(info.result, TP_RESULT_BOOL);
  assert_int_equal(info.argument_count, 2);
  assert_string_equal(info.arguments[1].name, "b");
  assert_int_equal(info.arguments[1].kind, TP_ARGUMENT_OPERAND);
  info = info_of("sum");
  assert_int_equal(info.form, TP_FORM_GENERAL);
  assert_int_equal(info.compute, TP_COMPUTE_ACCUMULATE);
  assert_string_equal(info.arguments[1].name, "dims");
  assert_int_equal(info.arguments[1].kind, TP_ARGUMENT_INTEGERS);
  info = info_of("div");
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
  assert_error_says("add: argument b is of kind integer, not operand");
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
  const tp_operator_info_t info = info_of("test.scaled_add");
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
  bad.arguments = NULL;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_NULL);
  bad.argument_count = 0;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  const tp_argument_info_t twice[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                      {"a", TP_ARGUMENT_TENSOR, 0}};
  bad.arguments = twice;
  bad.argument_count = 2;
  assert_fails(tp_operator_register(&bad, &op), TP_ERROR_ARGUMENT);
  const tp_argument_info_t unknown[] = {{"a", 10, 0}};
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

/* A general operator: the smallest and the largest of each row of a matrix, and
 * where a list of other matrices has them; `margin` is added to both. */
static const tp_argument_info_t kRangeArguments[] = {
    {"matrices", TP_ARGUMENT_TENSORS, 0},
    {"margin", TP_ARGUMENT_INTEGERS, 0},
};

static tp_status_t range_shape(const tp_argument_t* arguments, size_t count,
                               tp_call_shape_t* shape, void* user_data) {
  (void)user_data;
  assert_int_equal(count, 2);
  assert_int_equal(shape->result_count, 2);
  assert_int_equal(shape->compute_dtype, TP_DTYPE_F32);
  assert_int_equal(shape->results[0].dtype, TP_DTYPE_F32);
  const tp_tensor_t* first = arguments[0].tensors[0];
  if (tp_tensor_rank(first) != 2) {
    return tp_error_set(TP_ERROR_SHAPE, "a matrix is wanted");
  }
  for (size_t i = 0; i < 2; ++i) {
    shape->results[i].rank = 1;
    shape->results[i].sizes[0] = tp_tensor_size(first, 0);
  }
  shape->results[1].dtype = TP_DTYPE_F64;
  shape->workspace_nbytes = 100;
  return TP_OK;
}

static tp_status_t range_f32(const tp_kernel_call_t* call, void* user_data) {
  (void)user_data;
  assert_int_equal(call->result_count, 2);
  assert_true(call->workspace_nbytes >= 100);
  memset(call->workspace, 1, 100);
  assert_int_equal(call->attribute_count, 3);
  assert_int_equal(call->attributes[0].integer, 2);
  const tp_kernel_operand_t* operands = call->operands;
  assert_int_equal(operands[1].dtype, TP_DTYPE_F64);
  const int64_t columns = operands[2].sizes[1];
  for (int64_t row = 0; row < operands[0].sizes[0]; ++row) {
    float low = INFINITY, high = -INFINITY;
    for (uint32_t k = 2; k < call->operand_count; ++k) {
      assert_int_equal(operands[k].dtype, TP_DTYPE_F32);
      for (int64_t column = 0; column < columns; ++column) {
        float value;
        memcpy(&value, test_at(&operands[k], row * columns + column),
               sizeof value);
        low = fminf(low, value);
        high = fmaxf(high, value);
      }
    }
    low += (float)call->attributes[1].integer;
    const double top = (double)high + (double)call->attributes[2].integer;
    memcpy(test_at(&operands[0], row), &low, sizeof low);
    memcpy(test_at(&operands[1], row), &top, sizeof top);
  }
  return TP_OK;
}

static int32_t register_range(tp_operator_composite_fn composite) {
  tp_operator_definition_t definition;
  assert_ok(tp_operator_definition_init(&definition, sizeof definition));
  definition.form = TP_FORM_GENERAL;
  definition.name = "range";
  definition.arguments = kRangeArguments;
  definition.argument_count = TT_COUNT(kRangeArguments);
  definition.compute = TP_COMPUTE_OPERAND;
  definition.result = TP_RESULT_COMPUTE;
  definition.dtypes = 1u << TP_DTYPE_F32;
  definition.result_count = 2;
  definition.shape = range_shape;
  definition.composite = composite;
  int32_t op = 0;
  assert_ok(tp_operator_register(&definition, &op));
  return op;
}

static tp_status_t call_range(tp_tensor_t* const* list, size_t n,
                              tp_tensor_t** results) {
  const tp_argument_t arguments[] = {
      {.kind = TP_ARGUMENT_TENSORS,
       .tensors = (const tp_tensor_t* const*)list,
       .count = n},
      INTEGERS(-1, 1),
  };
  return tp_operator_call_name("range", arguments, 2, results, 2);
}

TEST(an_added_general_operator_has_the_results_it_says) {
  const int32_t op = register_range(NULL);
  assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, range_f32, NULL,
                               NULL, 0));
  enum { kMany = 40 };
  tp_tensor_t* list[kMany];
  tp_tensor_t* base = tt_arange(TP_DTYPE_F32, DIMS(3, 2));
  assert_ok(tp_t(base, &list[0]));
  list[1] = tt_full(TP_DTYPE_I32, 9, DIMS(2, 3));
  for (size_t i = 2; i < kMany; ++i) {
    list[i] = tt_full(TP_DTYPE_F32, 1, DIMS(2, 3));
  }
  tp_tensor_t* results[2] = {NULL, NULL};
  assert_ok(call_range(list, kMany, results));
  assert_values(results[0], -1, 0);
  assert_values(results[1], 10, 10);
  assert_int_equal(tp_tensor_dtype(results[1]), TP_DTYPE_F64);
  assert_string_equal(tp_debug_last_kernel(), "range/f32/strided+convert");
  DROP(results[0], results[1]);
  /* One result is given, of another dtype than that computed. */
  results[0] = tt_zeros(TP_DTYPE_F64, DIMS(2));
  results[1] = NULL;
  tp_tensor_t* given = results[0];
  assert_ok(call_range(list, 1, results));
  assert_ptr_equal(results[0], given);
  assert_values(results[0], -1, 0);
  assert_values(results[1], 5, 6);
  assert_int_equal(tp_tensor_version(given), 1);
  DROP(results[0], results[1]);
  results[0] = results[1] = NULL;
  tp_tensor_t* line = tt_arange(TP_DTYPE_F32, DIMS(3));
  assert_fails(call_range(&line, 1, results), TP_ERROR_SHAPE);
  assert_error_says("range");
  assert_string_equal(tp_error_cause(NULL), "a matrix is wanted");
  assert_null(results[0]);
  results[0] = line;
  assert_fails(call_range(list, 1, results), TP_ERROR_SHAPE);
  tp_tensor_t* row = tt_zeros(TP_DTYPE_F32, DIMS(2));
  results[0] = results[1] = row;
  assert_fails(call_range(list, 1, results), TP_ERROR_OVERLAP);
  results[0] = results[1] = NULL;
  assert_fails(call_range(NULL, 0, results), TP_ERROR_ARGUMENT);
  DROP(base, line, row);
  tt_drop(list, kMany);
}

/* Made of others: for one matrix, without the margin. */
static tp_status_t range_of_others(const tp_argument_t* arguments, size_t count,
                                   tp_tensor_t** results, size_t result_count,
                                   void* user_data) {
  (void)count;
  (void)user_data;
  assert_int_equal(result_count, 2);
  const tp_argument_t sums[] = {
      {.kind = TP_ARGUMENT_TENSOR, .tensor = arguments[0].tensors[0]},
      INTEGERS(1),
      TRUTH(0),
  };
  const tp_status_t status =
      tp_operator_call_name("sum", sums, 3, &results[0], 1);
  return status || arguments[0].count > 1
             ? status
             : tp_operator_call_name("sum", sums, 3, &results[1], 1);
}

TEST(an_operator_without_a_kernel_is_made_of_others) {
  register_range(range_of_others);
  size_t count = 1;
  assert_ok(tp_kernel_missing(kPlain, NULL, 0, &count));
  size_t library = 0;
  for (int32_t op = 1; op < test_op("range"); ++op) {
    tp_operator_info_t info;
    assert_ok(tp_operator_info_init(&info, sizeof info));
    assert_ok(tp_operator_info(op, &info));
    if (is_made_of_others(info.name)) continue;
    library += (size_t)__builtin_popcount(info.dtypes);
  }
  assert_int_equal(count, library);
  tp_tensor_t* a[2] = {tt_arange(TP_DTYPE_F32, DIMS(2, 3)), NULL};
  a[1] = a[0];
  tp_tensor_t* results[2] = {NULL, NULL};
  assert_ok(call_range(a, 1, results));
  assert_values(results[0], 3, 12);
  assert_values(results[1], 3, 12);
  DROP(results[1]);
  results[1] = NULL;
  tp_tensor_t* given = results[0];
  assert_ok(call_range(a, 1, results));
  assert_ptr_equal(results[0], given);
  assert_int_equal(tp_tensor_version(given), 1);
  DROP(results[0], results[1]);
  results[0] = results[1] = NULL;
  assert_fails(call_range(a, 2, results), TP_ERROR_CALLBACK);
  assert_error_says("left a result out");
  assert_null(results[0]);
  DROP(a[0]);
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
      {tp_argument_kind_name, tp_argument_kind_parse, TP_ARGUMENT_DTYPE},
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
#define D(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
  const struct CMUnitTest tests[] = {
      D(every_operator_says_what_it_takes),
      D(rows_are_what_the_header_says_of_their_functions),
      D(operators_of_the_library_are_called_by_name),
      D(a_given_result_is_written),
      D(arguments_are_checked_against_the_row),
      D(an_added_operator_is_enumerated_like_any_other),
      D(an_added_elementwise_operator_broadcasts_and_converts),
      D(an_added_elementwise_operator_keeps_the_layout_of_its_operands),
      D(what_an_added_operator_is_given_is_checked),
      D(definitions_that_make_no_operator_are_refused),
      D(an_added_general_operator_has_the_results_it_says),
      D(an_operator_without_a_kernel_is_made_of_others),
      D(enumerations_have_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
