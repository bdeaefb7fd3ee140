/* Operators that a program adds: general ones, and some made of others. */
#include <math.h>

#include "c/support/calls.h"

static int teardown(void** state) {
  tt_teardown(state);
  assert_ok(tp_shutdown());
  return 0;
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

/* More operands than there is room for without memory. */
TEST(operands_on_two_devices_are_refused_and_leave_nothing_behind) {
  TestDevice device = {0};
  enum { kMany = 40 };
  tp_tensor_t* list[kMany];
  tp_tensor_t* results[2] = {NULL, NULL};
  register_range(NULL);
  test_device_register(kPlain, &device, TP_DEVICE_ADDRESSES_STRIDES);
  for (size_t i = 0; i < kMany; ++i) {
    list[i] = tt_full(TP_DTYPE_F32, 1, DIMS(2, 3));
  }
  tp_tensor_release(list[kMany - 1]);
  assert_ok(tp_to(list[0], 0, kPlain, 0, 0, 0, &list[kMany - 1]));
  assert_fails(call_range(list, kMany, results), TP_ERROR_DEVICE);
  assert_error_says("range");
  tt_drop(list, kMany);
  assert_ok(tp_shutdown());
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
    if (test_is_composite(info.name)) continue;
    library += (size_t)__builtin_popcountll(info.dtypes);
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
  DROP(results[1]);
  results[1] = tt_zeros(TP_DTYPE_F32, DIMS(3));
  assert_fails(call_range(a, 1, results), TP_ERROR_SHAPE);
  assert_int_equal(tp_tensor_version(given), 1);
  DROP(results[1]);
  results[1] = given;
  assert_fails(call_range(a, 1, results), TP_ERROR_OVERLAP);
  assert_int_equal(tp_tensor_version(given), 1);
  DROP(given);
  results[0] = results[1] = NULL;
  assert_fails(call_range(a, 2, results), TP_ERROR_CALLBACK);
  assert_error_says("left a result out");
  assert_null(results[0]);
  DROP(a[0]);
}

static tp_storage_t* storage;

static tp_status_t no_tensor(const tp_argument_t* arguments, size_t count,
                             tp_tensor_t** results, size_t result_count,
                             void* user_data) {
  (void)arguments, (void)count, (void)result_count, (void)user_data;
  results[0] = (tp_tensor_t*)(void*)storage;
  results[1] = tt_zeros(TP_DTYPE_F32, DIMS(2));
  return TP_OK;
}

TEST(what_a_composite_gives_must_be_tensors) {
  register_range(no_tensor);
  assert_ok(tp_storage_new(8, 0, 0, &storage));
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(2, 3));
  tp_tensor_t* results[2] = {NULL, NULL};
  assert_fails(call_range(&a, 1, results), TP_ERROR_CALLBACK);
  assert_error_says("the composite of range gave a result that is no tensor");
  assert_null(results[0]);
  DROP(a);
  tp_storage_release(storage);
}

TEST(given_results_are_checked_before_the_first_is_written) {
  register_range(range_of_others);
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(2, 3));
  tp_tensor_t* fits = tt_zeros(TP_DTYPE_F32, DIMS(2));
  tp_tensor_t* results[2] = {fits, tt_zeros(TP_DTYPE_F32, DIMS(4))};
  assert_fails(call_range(&a, 1, results), TP_ERROR_SHAPE);
  assert_all(fits, 0);
  assert_int_equal(tp_tensor_version(fits), 0);
  DROP(results[1]);
  results[1] = fits;
  assert_fails(call_range(&a, 1, results), TP_ERROR_OVERLAP);
  assert_all(fits, 0);
  DROP(a, fits);
}

enum {
  kNoSize,
  kNegativeSize,
  kOtherSizes,
  kOtherResults,
  kNoDtype,
  kTooManyDims,
  kShapeFaults
};

static tp_status_t faulty_shape(const tp_argument_t* arguments, size_t count,
                                tp_call_shape_t* shape, void* user_data) {
  static int64_t other_sizes[TP_MAX_RANK];
  static tp_result_shape_t other_results[1];
  (void)arguments, (void)count;
  tp_result_shape_t* result = shape->results;
  result->rank = 1;
  switch (*(int*)user_data) {
    case kNegativeSize:
      result->sizes[0] = -3;
      break;
    case kOtherSizes:
      result->sizes = other_sizes;
      break;
    case kOtherResults:
      result->rank = 0;
      shape->results = other_results;
      break;
    case kNoDtype:
      result->dtype = 99;
      break;
    case kTooManyDims:
      result->rank = TP_MAX_RANK + 1;
      break;
    default:
      break;
  }
  return TP_OK;
}

static tp_status_t never(const tp_kernel_call_t* call, void* user_data) {
  (void)call, (void)user_data;
  fail();
  return TP_OK;
}

TEST(what_a_shape_callback_says_is_checked) {
  static const char* const kTexts[kShapeFaults] = {
      [kNoSize] = "dimension 0 of result 0 no size",
      [kNegativeSize] = "dimension 0 of result 0 a negative size",
      [kOtherSizes] = "replaced the list of sizes",
      [kOtherResults] = "replaced the list of results",
      [kNoDtype] = "result 0 dtype 99 and rank 1",
      [kTooManyDims] = "result 0 dtype 12 and rank 65",
  };
  static const tp_argument_info_t kOne[] = {{"a", TP_ARGUMENT_TENSOR, 0}};
  int fault = 0;
  int32_t op = 0;
  tp_operator_definition_t definition;
  assert_ok(tp_operator_definition_init(&definition, sizeof definition));
  definition.form = TP_FORM_GENERAL;
  definition.name = "faulty";
  definition.arguments = kOne;
  definition.argument_count = 1;
  definition.compute = TP_COMPUTE_OPERAND;
  definition.result = TP_RESULT_COMPUTE;
  definition.dtypes = 1u << TP_DTYPE_F32;
  definition.shape = faulty_shape;
  definition.user_data = &fault;
  assert_ok(tp_operator_register(&definition, &op));
  assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, never, NULL,
                               NULL, 0));
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(2));
  tp_tensor_t* out = NULL;
  for (; fault < kShapeFaults; ++fault) {
    assert_fails(CALL("faulty", &out, TENSOR(a)), TP_ERROR_CALLBACK);
    assert_error_says("faulty: its shape callback");
    assert_error_says(kTexts[fault]);
    assert_null(out);
  }
  DROP(a);
}

int main(void) {
#define D(name) cmocka_unit_test_setup_teardown(name, tt_setup, teardown)
  const struct CMUnitTest tests[] = {
      D(an_added_general_operator_has_the_results_it_says),
      D(operands_on_two_devices_are_refused_and_leave_nothing_behind),
      D(an_operator_without_a_kernel_is_made_of_others),
      D(what_a_composite_gives_must_be_tensors),
      D(given_results_are_checked_before_the_first_is_written),
      D(what_a_shape_callback_says_is_checked),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
