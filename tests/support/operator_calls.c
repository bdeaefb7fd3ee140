#include "support/operator_calls.h"

#include <stdlib.h>
#include <string.h>

#include "support/operator_rules.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static int fits(const char* op, const char* argument, const OperatorCall* call,
                size_t i) {
  return strcmp(argument, call->info.arguments[i].name) == 0 &&
         (op == NULL || strcmp(op, call->info.name) == 0);
}

static int64_t along(const OperatorCall* call) {
  return call->plan.variant == 1 ? call->plan.rows : call->plan.columns;
}

static size_t sizes_of(const OperatorCall* call, Shape shape, int64_t* sizes) {
  const int64_t rows = call->plan.rows, columns = call->plan.columns;
  const int is_batch = shape >= kBatch;
  sizes[0] = 2;
  int64_t* const at = sizes + is_batch;
  at[0] = shape == kTurned || shape == kBatchTurned || shape == kRow ? columns
                                                                     : rows;
  at[1] = shape == kWhole || shape == kBatch ? columns : rows;
  if (shape == kFlat) at[0] = rows * columns;
  if (shape == kAlong) at[0] = along(call);
  return shape >= kRow && shape <= kAlong ? 1 : 2 + (size_t)is_batch;
}

/* Of mixed signs and such that sums of them round; integers are also divided
 * by. */
static double number_at(const CallPlan* plan, size_t place, int64_t i) {
  const int64_t step = (i * 37 + (int64_t)place * 11) % 101;
  if (plan->dtype == TP_DTYPE_BOOL) return step < 50;
  if (tp_dtype_kind(plan->dtype) == TP_KIND_INTEGER) {
    return (double)(place > 0 ? 1 + step % 7 : step);
  }
  const double size = 0.25 + (double)step / 101;
  return !plan->positive && step % 3 == 0 ? -size : size;
}

static double element_at(const OperatorCall* call, Content content,
                         size_t place, int64_t i) {
  const CallPlan* const plan = &call->plan;
  switch (content) {
    case kNumbers:
      return number_at(plan, place, i);
    case kUnit:
      return (double)(i * 37 % 101) / 100;
    case kTruths:
      return i * 37 % 101 < 50;
    case kPlacesAlong:
      return (double)(i * 37 % along(call));
    case kPlacesInRows:
      return (double)(i * 37 % plan->rows);
    case kPlacesInColumns:
      return (double)(i * 37 % plan->columns);
    case kPlacesInAll:
      return (double)(i * 37 % (plan->rows * plan->columns));
    case kClasses:
      return (double)(i * 37 % kClassCount);
  }
  return 0;
}

/* One more tensor of the call. */
static tp_status_t add_tensor(OperatorCall* call, Shape shape, Content content,
                              tp_dtype_t dtype, int is_index) {
  int64_t sizes[3], numel = 1;
  const size_t rank = sizes_of(call, shape, sizes);
  const size_t place = call->tensor_count;
  if (place == kCallTensors) return TP_ERROR_UNSUPPORTED;
  for (size_t d = 0; d < rank; ++d) numel *= sizes[d];
  double* const values = malloc((size_t)numel * sizeof *values);
  if (values == NULL) return TP_ERROR_OUT_OF_MEMORY;
  for (int64_t i = 0; i < numel; ++i) {
    values[i] = element_at(call, content, place, i);
  }
  tp_tensor_t *made = NULL, *converted = NULL;
  tp_status_t status = tp_tensor_from_data(
      values, (size_t)numel * sizeof *values, sizes, rank, TP_DTYPE_F64, &made);
  free(values);
  if (status == TP_OK) status = tp_to(made, dtype, 0, 0, 0, 0, &converted);
  tp_tensor_release(made);
  if (status != TP_OK) return status;
  call->tensors[place] = converted;
  call->is_index[place] = is_index;
  ++call->tensor_count;
  return TP_OK;
}

static tp_status_t make_tensors(OperatorCall* call, size_t i) {
  const tp_argument_kind_t kind = call->info.arguments[i].kind;
  TensorRule rule = {NULL, NULL, kWhole, kNumbers};
  int known = operator_is_elementwise(&call->info);
  for (size_t r = 0; r < COUNT(kTensorRules); ++r) {
    if (!fits(kTensorRules[r].op, kTensorRules[r].argument, call, i)) continue;
    rule = kTensorRules[r];
    known = 1;
    break;
  }
  if (!known) {
    return TP_ERROR_UNSUPPORTED;
  }
  const int is_index = kind == TP_ARGUMENT_INDEX;
  tp_dtype_t dtype = call->plan.dtype;
  if (is_index) dtype = rule.content == kTruths ? TP_DTYPE_BOOL : TP_DTYPE_I64;
  size_t count = 1;
  if (kind == TP_ARGUMENT_TENSORS && rule.op == NULL) count = kJoined;
  call->arguments[i].count = count;
  for (size_t k = 0; k < count; ++k) {
    const tp_status_t status =
        add_tensor(call, rule.shape, rule.content, dtype, is_index);
    if (status != TP_OK) return status;
  }
  return TP_OK;
}

/* 0 if there is no rule. */
static int number_of(OperatorCall* call, size_t i, double* number) {
  const int variant = call->plan.variant;
  if (fits(NULL, "reduction", call, i)) {
    const tp_loss_reduction_t kinds[] = {TP_LOSS_MEAN, TP_LOSS_NONE,
                                         TP_LOSS_SUM};
    *number = kinds[variant];
    return call->has_variants = 1;
  }
  if (fits(NULL, "dim", call, i)) {
    *number = variant == 1 ? 0 : -1;
    return call->has_variants = 1;
  }
  for (size_t r = 0; r < COUNT(kNumberRules); ++r) {
    if (fits(kNumberRules[r].op, kNumberRules[r].argument, call, i)) {
      *number = kNumberRules[r].value;
      return 1;
    }
  }
  return 0;
}

static tp_status_t make_number(OperatorCall* call, size_t i) {
  double number;
  if (!number_of(call, i, &number)) {
    return TP_ERROR_UNSUPPORTED;
  }
  tp_argument_t* const argument = &call->arguments[i];
  argument->integer = (int64_t)number;
  const int is_whole = (double)argument->integer == number;
  argument->scalar.dtype = is_whole ? TP_DTYPE_I64 : TP_DTYPE_F64;
  argument->scalar.integer = argument->integer;
  argument->scalar.real = is_whole ? 0 : number;
  return TP_OK;
}

static tp_status_t make_list(OperatorCall* call, size_t i) {
  const int variant = call->plan.variant;
  int64_t* const list = call->integers[i];
  tp_argument_t* const argument = &call->arguments[i];
  argument->integers = list;
  argument->count = variant == 2 ? 2 : 1;
  list[0] = 1 - variant % 2;
  list[1] = 0;
  if (fits(NULL, "dims", call, i) || fits(NULL, "shifts", call, i)) {
    call->has_variants = 1;
    /* By an odd number of places. */
    if (fits(NULL, "shifts", call, i)) list[0] = list[1] = 3;
  } else if (fits(NULL, "repeats", call, i)) {
    list[0] = 2;
    list[1] = 3;
    argument->count = 2;
  } else if (fits(NULL, "sizes", call, i)) {
    list[0] = call->plan.columns;
    argument->count = 1;
  } else {
    return TP_ERROR_UNSUPPORTED;
  }
  return TP_OK;
}

static tp_status_t make_argument(OperatorCall* call, size_t i) {
  const tp_argument_info_t* const info = &call->info.arguments[i];
  call->arguments[i].kind = info->kind;
  switch (info->kind) {
    case TP_ARGUMENT_TENSOR:
    case TP_ARGUMENT_TENSORS:
    case TP_ARGUMENT_INDEX:
      return make_tensors(call, i);
    case TP_ARGUMENT_OPERAND:
      call->arguments[i].kind = TP_ARGUMENT_SCALAR;
      if (make_number(call, i) == TP_OK) return TP_OK;
      call->arguments[i].kind = TP_ARGUMENT_TENSOR;
      return make_tensors(call, i);
    case TP_ARGUMENT_SCALAR:
      if (!info->is_optional) return make_number(call, i);
      call->arguments[i].kind = TP_ARGUMENT_NONE;
      return TP_OK;
    case TP_ARGUMENT_INTEGERS:
      return make_list(call, i);
    case TP_ARGUMENT_GENERATOR: {
      const tp_status_t status = tp_generator_new(1, &call->generator);
      call->arguments[i].other = call->generator;
      return status;
    }
    default:
      return make_number(call, i);
  }
}

tp_status_t operator_call_make(const CallPlan* plan, OperatorCall* call) {
  memset(call, 0, sizeof *call);
  call->plan = *plan;
  tp_status_t status = tp_operator_info_init(&call->info, sizeof call->info);
  if (status == TP_OK) status = tp_operator_info(plan->op, &call->info);
  if (status == TP_OK && call->info.argument_count > kCallArguments) {
    call->unknown = call->info.arguments[kCallArguments].name;
    return TP_ERROR_UNSUPPORTED;
  }
  for (size_t i = 0; status == TP_OK && i < call->info.argument_count; ++i) {
    status = make_argument(call, i);
    if (status == TP_ERROR_UNSUPPORTED) {
      call->unknown = call->info.arguments[i].name;
    }
  }
  if (status == TP_OK) operator_call_bind(call);
  return status;
}

void operator_call_drop(OperatorCall* call) {
  for (size_t i = 0; i < call->tensor_count; ++i) {
    tp_tensor_release(call->tensors[i]);
  }
  tp_generator_release(call->generator);
  call->tensor_count = 0;
  call->generator = NULL;
}

void operator_call_bind(OperatorCall* call) {
  size_t next = 0;
  for (size_t i = 0; i < call->info.argument_count && i < kCallArguments; ++i) {
    tp_argument_t* const argument = &call->arguments[i];
    if (argument->kind == TP_ARGUMENT_TENSORS) {
      argument->tensors = (const tp_tensor_t* const*)&call->tensors[next];
      next += argument->count;
    } else if (argument->kind == TP_ARGUMENT_TENSOR ||
               argument->kind == TP_ARGUMENT_INDEX) {
      argument->tensor = call->tensors[next++];
    }
  }
}

tp_status_t operator_call_run(OperatorCall* call, tp_tensor_t** results) {
  if (call->generator != NULL) {
    const tp_status_t status = tp_generator_set(call->generator, 1, 0);
    if (status != TP_OK) return status;
  }
  return tp_operator_call(call->plan.op, call->arguments,
                          call->info.argument_count, results,
                          call->info.result_count);
}

tp_dtype_t operator_call_dtype(const tp_operator_info_t* info) {
  const tp_dtype_t usual[] = {TP_DTYPE_F32, TP_DTYPE_I64};
  for (size_t i = 0; i < COUNT(usual); ++i) {
    if ((info->dtypes >> usual[i] & 1) != 0) return usual[i];
  }
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    if ((info->dtypes >> dtype & 1) != 0) return dtype;
  }
  return TP_DTYPE_F32;
}

int operator_is_elementwise(const tp_operator_info_t* info) {
  if (info->form != TP_FORM_ELEMENTWISE || info->argument_count == 0) return 0;
  for (size_t i = 0; i < info->argument_count; ++i) {
    const tp_argument_kind_t kind = info->arguments[i].kind;
    if (kind != TP_ARGUMENT_TENSOR && kind != TP_ARGUMENT_OPERAND &&
        kind != TP_ARGUMENT_INDEX &&
        !(kind == TP_ARGUMENT_SCALAR && info->arguments[i].is_optional)) {
      return 0;
    }
  }
  return 1;
}

int operator_is_product(const tp_operator_info_t* info) {
  static const char* const kNames[] = {"matmul", "dot",     "outer",
                                       "addmm",  "baddbmm", "linear"};
  for (size_t i = 0; i < COUNT(kNames); ++i) {
    if (strcmp(info->name, kNames[i]) == 0) return 1;
  }
  return 0;
}
