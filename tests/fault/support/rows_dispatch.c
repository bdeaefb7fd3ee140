/* Operators by name, kernels, operators and devices of a program. What is
 * registered here stays. */
#include <string.h>

#include "fault/support/rows.h"

enum { kDevice = TP_DEVICE_COUNT, kLong = 40 };

static tp_status_t enumerations(Scene* scene, Results* results) {
  (void)scene;
  int32_t* out = &results->number;
  return right(
      !tp_argument_kind_parse(tp_argument_kind_name(TP_ARGUMENT_INDEX), out) &&
      !tp_compute_rule_parse(tp_compute_rule_name(TP_COMPUTE_LOGICAL), out) &&
      !tp_result_rule_parse(tp_result_rule_name(TP_RESULT_REAL), out) &&
      !tp_operator_form_parse(tp_operator_form_name(TP_FORM_GENERAL), out) &&
      !tp_kernel_path_parse(tp_kernel_path_name(TP_PATH_ROWS), out));
}

static tp_status_t enumerate(Scene* scene, Results* results) {
  (void)scene;
  tp_operator_info_t info;
  return right(!tp_operator_info_init(&info, sizeof info) &&
               !tp_operator_find("add", &results->number) &&
               !tp_operator_info(results->number, &info) &&
               tp_operator_count() > results->number);
}

static tp_status_t missing(Scene* scene, Results* results) {
  (void)scene;
  tp_missing_kernel_t first;
  size_t count = 0;
  return right(!tp_kernel_missing(kDevice, &first, 1, &count) && count > 1 &&
               tp_missing_kernel_format(&first, results->text,
                                        sizeof(results->text)) > 0 &&
               !tp_kernel_exists(first.op, kDevice, first.dtype));
}

static tp_status_t write_zeros(const tp_kernel_call_t* call, void* user_data) {
  const tp_kernel_operand_t* const to = &call->operands[0];
  int64_t n = 1;
  (void)user_data;
  for (int32_t d = 0; d < to->rank; ++d) n *= to->sizes[d];
  memset(to->data, 0, (size_t)n * tp_dtype_size(to->dtype));
  return TP_OK;
}

static tp_status_t kernels(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  const tp_status_t status =
      tp_kernel_register(1, kDevice, TP_DTYPE_F32, write_zeros, NULL, NULL, 0);
  return status ? status : tp_kernel_unregister(1, kDevice, TP_DTYPE_F32);
}

static void register_kernel(Scene* scene) {
  (void)scene;
  tp_kernel_register(1, kDevice, TP_DTYPE_F32, write_zeros, NULL, NULL,
                     TP_KERNEL_REPLACE);
}

static tp_status_t unregister_kernel(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  return tp_kernel_unregister(1, kDevice, TP_DTYPE_F32);
}

static tp_status_t refuse(void* user_data, size_t nbytes, size_t align,
                          void* stream, void** data, void** ctx) {
  (void)user_data;
  (void)nbytes;
  (void)align;
  (void)stream;
  (void)data;
  (void)ctx;
  return TP_ERROR_OUT_OF_MEMORY;
}

static tp_status_t copy(void* user_data, void* to, const void* from,
                        size_t nbytes, int32_t device_index) {
  (void)user_data;
  (void)device_index;
  memcpy(to, from, nbytes);
  return TP_OK;
}

/* There from the first time on. */
static tp_status_t once(tp_status_t status) {
  return status == TP_ERROR_STATE ? TP_OK : status;
}

static tp_status_t device(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  tp_device_callbacks_t callbacks;
  if (tp_device_callbacks_init(&callbacks, sizeof(callbacks))) {
    return kWrong;
  }
  callbacks.flags = TP_DEVICE_ADDRESSES_STRIDES;
  callbacks.allocate = refuse;
  callbacks.copy_within = copy;
  return once(tp_device_register(kDevice - 1, &callbacks));
}

static tp_status_t device_structs(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  tp_device_callbacks_t callbacks;
  tp_operator_definition_t definition;
  return right(!tp_device_callbacks_init(&callbacks, sizeof(callbacks)) &&
               !tp_operator_definition_init(&definition, sizeof(definition)) &&
               tp_device_count(TP_DEVICE_CPU) == 1);
}

static tp_status_t shape(const tp_argument_t* arguments, size_t count,
                         tp_call_shape_t* call, void* user_data) {
  (void)user_data;
  (void)count;
  const tp_tensor_t* first = arguments[0].tensors[0];
  call->results[0].rank = 1;
  call->results[0].sizes[0] = tp_tensor_numel(first);
  call->workspace_nbytes = 1000;
  return TP_OK;
}

static tp_status_t register_operator(const char* name, tp_operator_form_t form,
                                     const tp_argument_info_t* arguments,
                                     size_t count) {
  tp_operator_definition_t definition;
  int32_t op;
  tp_operator_definition_init(&definition, sizeof(definition));
  definition.form = form;
  definition.name = name;
  definition.arguments = arguments;
  definition.argument_count = count;
  definition.compute = TP_COMPUTE_OPERAND;
  definition.result = TP_RESULT_COMPUTE;
  definition.dtypes = 1u << TP_DTYPE_F32;
  definition.shape = shape;
  return once(tp_operator_register(&definition, &op));
}

static const tp_argument_info_t kTwo[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                          {"b", TP_ARGUMENT_OPERAND, 0}};
static const tp_argument_info_t kLists[] = {{"a", TP_ARGUMENT_TENSORS, 0},
                                            {"n", TP_ARGUMENT_INTEGERS, 0}};

static const tp_argument_info_t kFive[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                           {"b", TP_ARGUMENT_TENSOR, 0},
                                           {"c", TP_ARGUMENT_TENSOR, 0},
                                           {"d", TP_ARGUMENT_TENSOR, 0},
                                           {"e", TP_ARGUMENT_TENSOR, 0}};

static tp_status_t operators(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  return register_operator("fault.one", TP_FORM_ELEMENTWISE, kTwo, 2);
}

static void add_operators(Scene* scene) {
  (void)scene;
  static const char* const kNames[] = {"fault.elementwise", "fault.general",
                                       "fault.many"};
  register_operator(kNames[0], TP_FORM_ELEMENTWISE, kTwo, 2);
  register_operator(kNames[1], TP_FORM_GENERAL, kLists, 2);
  register_operator(kNames[2], TP_FORM_ELEMENTWISE, kFive, 5);
  for (int i = 0; i < 3; ++i) {
    int32_t op;
    tp_operator_find(kNames[i], &op);
    tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, write_zeros, NULL, NULL,
                       0);
  }
}

static tp_status_t call_by_id(Scene* scene, Results* results) {
  int32_t op = 0;
  const tp_argument_t arguments[] = {
      {.kind = TP_ARGUMENT_TENSOR, .tensor = scene->a},
      {.kind = TP_ARGUMENT_TENSOR, .tensor = scene->b},
  };
  results->tensor = NULL;
  tp_operator_find("add", &op);
  return tp_operator_call(op, arguments, 2, &results->tensor, 1);
}

static tp_status_t call_by_name(Scene* scene, Results* results) {
  const tp_argument_t arguments[] = {
      {.kind = TP_ARGUMENT_TENSOR, .tensor = scene->a},
      {.kind = TP_ARGUMENT_SCALAR, .scalar = scene->number},
  };
  results->tensor = NULL;
  return tp_operator_call_name("mul", arguments, 2, &results->tensor, 1);
}

static tp_status_t call_elementwise(Scene* scene, Results* results) {
  const tp_argument_t arguments[] = {
      {.kind = TP_ARGUMENT_TENSOR, .tensor = scene->a},
      {.kind = TP_ARGUMENT_SCALAR, .scalar = scene->number},
  };
  results->tensor = NULL;
  return tp_operator_call_name("fault.elementwise", arguments, 2,
                               &results->tensor, 1);
}

/* Operands of two dtypes, too many to be converted block by block. */
static tp_status_t call_many(Scene* scene, Results* results) {
  tp_argument_t arguments[5] = {{0}};
  for (int i = 0; i < 5; ++i) {
    arguments[i].kind = TP_ARGUMENT_TENSOR;
    arguments[i].tensor = i == 2 ? scene->place : scene->a;
  }
  results->tensor = NULL;
  return tp_operator_call_name("fault.many", arguments, 5, &results->tensor, 1);
}

static tp_status_t call_general(Scene* scene, Results* results) {
  const tp_tensor_t* tensors[kLong];
  int64_t integers[kLong] = {0};
  for (int i = 0; i < kLong; ++i) {
    tensors[i] = scene->a;
  }
  const tp_argument_t arguments[] = {
      {.kind = TP_ARGUMENT_TENSORS, .tensors = tensors, .count = kLong},
      {.kind = TP_ARGUMENT_INTEGERS, .integers = integers, .count = kLong},
  };
  results->tensor = NULL;
  return tp_operator_call_name("fault.general", arguments, 2, &results->tensor,
                               1);
}

static const Row kRows[] = {
    {"tp_argument_kind_name", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_argument_kind_parse", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_compute_rule_name", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_compute_rule_parse", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_result_rule_name", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_result_rule_parse", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_operator_form_name", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_operator_form_parse", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_kernel_path_name", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_kernel_path_parse", enumerations, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_operator_info_init", enumerate, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_operator_count", enumerate, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_operator_find", enumerate, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_operator_info", enumerate, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_kernel_missing", missing, ROW_QUIET},
    {"tp_missing_kernel_format", missing, ROW_QUIET},
    {"tp_kernel_exists", missing, ROW_QUIET},
    {"tp_kernel_register", kernels, ROW_IN_PLACE},
    {"tp_kernel_unregister", unregister_kernel, ROW_QUIET,
     .prepare = register_kernel},
    {"tp_device_callbacks_init", device_structs, ROW_QUIET},
    {"tp_operator_definition_init", device_structs, ROW_QUIET},
    {"tp_device_count", device_structs, ROW_QUIET},
    {"tp_device_register", device, ROW_IN_PLACE},
    {"tp_operator_register", operators, ROW_IN_PLACE},
    {"tp_operator_call", call_by_id, ROW_TENSOR},
    {"tp_operator_call_name", call_by_name, ROW_TENSOR},
    {"tp_operator_call_name", call_elementwise, ROW_TENSOR,
     .prepare = add_operators},
    {"tp_operator_call_name", call_many, ROW_TENSOR, .prepare = add_operators},
    {"tp_operator_call_name", call_general, ROW_TENSOR,
     .prepare = add_operators},
};

RowGroup rows_dispatch(void) { return ROW_GROUP(kRows); }
