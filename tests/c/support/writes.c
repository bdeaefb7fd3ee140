#include "c/support/writes.h"

#include <stdio.h>

enum { kMostArguments = 8, kMostOwned = 8 };

/* A call that writes its first argument. */
typedef struct InPlace {
  tp_operator_info_t info;
  tp_argument_t arguments[kMostArguments];
  int64_t integers[kMostArguments][TP_MAX_RANK];
  const tp_tensor_t* list[1];
  tp_tensor_t* owned[kMostOwned];
  size_t owned_count;
  tp_generator_t* generator;
} InPlace;

static uint64_t g_fail_at, g_failures;

void writes_fail_at(uint64_t n) { g_fail_at = n; }
uint64_t write_failures(void) { return g_failures; }

static void begin_attempt(void) {
  if (g_fail_at != 0) tp_debug_fail_allocations(g_fail_at);
}
static tp_status_t end_attempt(tp_status_t status) {
  g_failures = tp_debug_failed_allocations();
  if (g_fail_at != 0) tp_debug_fail_allocations(0);
  return status;
}
#define ATTEMPT(call) (begin_attempt(), end_attempt(call))

static int is_named(const char* name, const char* wanted) {
  return strcmp(name, wanted) == 0;
}

static tp_tensor_t* own(InPlace* call, tp_tensor_t* tensor) {
  assert_true(call->owned_count < kMostOwned);
  return call->owned[call->owned_count++] = tensor;
}

/* An operand beside the target: of its sizes, or a factor of a product. */
static tp_tensor_t* operand_for(InPlace* call, const tp_tensor_t* target) {
  const size_t rank = (size_t)tp_tensor_rank(target);
  int64_t sizes[TP_MAX_RANK];
  memcpy(sizes, tp_tensor_sizes(target), rank * sizeof(int64_t));
  const int is_product = is_named(call->info.name, "addmm") ||
                         is_named(call->info.name, "baddbmm");
  if (is_product && rank >= 2) {
    sizes[call->owned_count == 0 ? rank - 1 : rank - 2] = 1;
  }
  return own(call, tt_full(TP_DTYPE_F64, 0.5, sizes, rank));
}

static tp_tensor_t* index_for(InPlace* call, const tp_tensor_t* target,
                              const char* name) {
  const int is_place = is_named(name, "index") || is_named(name, "target");
  return own(call,
             tt_full(is_place ? TP_DTYPE_I64 : TP_DTYPE_BOOL, is_place ? 0 : 1,
                     tp_tensor_sizes(target), (size_t)tp_tensor_rank(target)));
}

static void set_integers(InPlace* call, size_t i, const tp_tensor_t* target,
                         const char* name) {
  tp_argument_t* const argument = &call->arguments[i];
  int64_t* const list = call->integers[i];
  const size_t rank = (size_t)tp_tensor_rank(target);
  argument->integers = list;
  argument->count = rank == 0 ? 0 : 1;
  if (is_named(name, "sizes") && rank != 0) {
    list[0] = tp_tensor_sizes(target)[rank - 1];
  }
  if (is_named(name, "shifts")) list[0] = 1;
  if (is_named(name, "repeats")) {
    for (size_t d = 0; d < rank; ++d) list[d] = 1;
    argument->count = rank;
  }
}

static double number_for(const char* name) {
  return is_named(name, "to") || is_named(name, "high") ? 1.0 : 0.5;
}

static void set_argument(InPlace* call, size_t i, tp_tensor_t* target,
                         int numbers) {
  const tp_argument_info_t* const info = &call->info.arguments[i];
  tp_argument_t* const argument = &call->arguments[i];
  argument->kind = info->kind;
  switch (info->kind) {
    case TP_ARGUMENT_TENSOR:
    case TP_ARGUMENT_OPERAND:
      argument->kind = TP_ARGUMENT_TENSOR;
      if (i == 0) {
        argument->tensor = target;
      } else if (numbers && info->kind == TP_ARGUMENT_OPERAND) {
        argument->kind = TP_ARGUMENT_SCALAR;
        argument->scalar = *F64(0.5);
      } else {
        argument->tensor = operand_for(call, target);
      }
      break;
    case TP_ARGUMENT_INDEX:
      argument->tensor = i == 0 ? target : index_for(call, target, info->name);
      break;
    case TP_ARGUMENT_TENSORS:
      call->list[0] = i == 0 ? target : operand_for(call, target);
      argument->tensors = call->list;
      argument->count = 1;
      break;
    case TP_ARGUMENT_SCALAR:
      argument->scalar = *F64(number_for(info->name));
      break;
    case TP_ARGUMENT_INTEGER:
      argument->integer = is_named(info->name, "high") ? 5 : 0;
      break;
    case TP_ARGUMENT_INTEGERS:
      set_integers(call, i, target, info->name);
      break;
    case TP_ARGUMENT_BOOL:
      argument->integer = 1;
      break;
    case TP_ARGUMENT_GENERATOR:
      argument->other = call->generator;
      break;
    default:
      break;
  }
}

static int has_operand(const tp_operator_info_t* info) {
  for (size_t i = 0; i < info->argument_count; ++i) {
    if (info->arguments[i].kind == TP_ARGUMENT_OPERAND) return 1;
  }
  return 0;
}

static tp_status_t write_by_operator(int32_t op, tp_tensor_t* target,
                                     int numbers) {
  InPlace call;
  memset(&call, 0, sizeof call);
  assert_ok(tp_operator_info_init(&call.info, sizeof call.info));
  assert_ok(tp_operator_info(op, &call.info));
  if (call.info.result_count != 1) return TP_ERROR_UNSUPPORTED;
  if (numbers && !has_operand(&call.info)) return TP_ERROR_UNSUPPORTED;
  assert_ok(tp_generator_new(1, &call.generator));
  for (size_t i = 0; i < call.info.argument_count; ++i) {
    set_argument(&call, i, target, numbers);
  }
  tp_tensor_t* results[1] = {target};
  const int64_t version = tp_tensor_version(target);
  const tp_status_t status = ATTEMPT(tp_operator_call(
      op, call.arguments, call.info.argument_count, results, 1));
  if (status != TP_OK) assert_int_equal(tp_tensor_version(target), version);
  tt_drop(call.owned, call.owned_count);
  tp_generator_release(call.generator);
  return status;
}

static tp_status_t fill(tp_tensor_t* t) {
  return ATTEMPT(tp_fill_inplace(t, F64(7)));
}
static tp_status_t zero(tp_tensor_t* t) { return ATTEMPT(tp_zero_inplace(t)); }
static tp_status_t copy(tp_tensor_t* t) {
  tp_tensor_t *apart, *other;
  assert_ok(tp_detach(t, &apart));
  assert_ok(tp_add_scalar(apart, F64(3), &other));
  const tp_status_t status = ATTEMPT(tp_copy_inplace(t, other));
  DROP(apart, other);
  return status;
}
static tp_status_t copy_from(tp_tensor_t* t) {
  double numbers[64] = {1, 2, 3};
  const size_t nbytes = tp_tensor_nbytes(t);
  assert_true(nbytes <= sizeof numbers);
  return ATTEMPT(tp_tensor_copy_from(t, numbers, nbytes));
}
static tp_status_t set_one(tp_tensor_t* t) {
  int64_t index[TP_MAX_RANK] = {0};
  return ATTEMPT(tp_tensor_set(t, index, (size_t)tp_tensor_rank(t), F64(9)));
}
static tp_status_t declare(tp_tensor_t* t) {
  void* data;
  assert_ok(tp_tensor_begin_write(t, &data));
  ((double*)data)[0] += 1;
  return tp_tensor_end_write(t);
}
static tp_status_t draw(tp_tensor_t* t) {
  tp_generator_t* generator;
  assert_ok(tp_generator_new(1, &generator));
  const tp_status_t status =
      ATTEMPT(tp_bernoulli_scalar_inplace(t, 0.5, generator));
  tp_generator_release(generator);
  return status;
}
static tp_status_t drop_out(tp_tensor_t* t) {
  tp_generator_t* generator;
  assert_ok(tp_generator_new(1, &generator));
  const tp_status_t status = ATTEMPT(tp_dropout_inplace(t, 0.5, 1, generator));
  tp_generator_release(generator);
  return status;
}

/* Steps of optimisers, which are taken between graphs. */
static tp_status_t step_by(tp_tensor_t* t,
                           tp_status_t (*step)(tp_tensor_t* t,
                                               const tp_tensor_t* gradient,
                                               tp_tensor_t* const* states)) {
  tp_tensor_t *gradient, *states[2];
  assert_ok(tp_grad_mode_push(0));
  assert_ok(tp_add_scalar(t, F64(3), &gradient));
  for (int i = 0; i < 2; ++i) assert_ok(tp_add_scalar(t, F64(0), &states[i]));
  const tp_status_t status = ATTEMPT(step(t, gradient, states));
  assert_ok(tp_grad_mode_pop());
  DROP(gradient, states[0], states[1]);
  return status;
}
static tp_status_t sgd_step(tp_tensor_t* t, const tp_tensor_t* gradient,
                            tp_tensor_t* const* states) {
  (void)states;
  tp_sgd_options_t options;
  assert_ok(tp_sgd_options_init(&options, sizeof options));
  return tp_sgd_inplace(t, gradient, NULL, 1, &options);
}
static tp_status_t adam_step(tp_tensor_t* t, const tp_tensor_t* gradient,
                             tp_tensor_t* const* states) {
  tp_adam_options_t options;
  assert_ok(tp_adam_options_init(&options, sizeof options));
  return tp_adam_inplace(t, gradient, states[0], states[1], NULL, 1, &options);
}
static tp_status_t adamw_step(tp_tensor_t* t, const tp_tensor_t* gradient,
                              tp_tensor_t* const* states) {
  tp_adam_options_t options;
  assert_ok(tp_adam_options_init(&options, sizeof options));
  return tp_adamw_inplace(t, gradient, states[0], states[1], NULL, 1, &options);
}
static tp_status_t sgd(tp_tensor_t* t) { return step_by(t, sgd_step); }
static tp_status_t adam(tp_tensor_t* t) { return step_by(t, adam_step); }
static tp_status_t adamw(tp_tensor_t* t) { return step_by(t, adamw_step); }

static const struct {
  const char* name;
  tp_status_t (*write)(tp_tensor_t* tensor);
} kPlain[] = {
    {"fill", fill},
    {"zero", zero},
    {"copy", copy},
    {"copy_from", copy_from},
    {"set", set_one},
    {"begin_write", declare},
    {"mark_written", tp_tensor_mark_written},
    {"bernoulli_scalar", draw},
    {"dropout", drop_out},
    {"sgd", sgd},
    {"adam", adam},
    {"adamw", adamw},
};

size_t plain_write_count(void) { return TT_COUNT(kPlain); }

tp_status_t write_plainly(size_t write, tp_tensor_t* tensor) {
  return kPlain[write].write(tensor);
}

size_t write_count(void) {
  return 2 * (size_t)tp_operator_count() + plain_write_count();
}

const char* write_name(size_t write) {
  const size_t operators = (size_t)tp_operator_count();
  if (write >= 2 * operators) return kPlain[write - 2 * operators].name;
  tp_operator_info_t info;
  assert_ok(tp_operator_info_init(&info, sizeof info));
  assert_ok(tp_operator_info((int32_t)(write % operators) + 1, &info));
  return info.name;
}

tp_status_t write_by(size_t write, tp_tensor_t* tensor) {
  const size_t operators = (size_t)tp_operator_count();
  if (write >= 2 * operators) {
    return write_plainly(write - 2 * operators, tensor);
  }
  return write_by_operator((int32_t)(write % operators) + 1, tensor,
                           write >= operators);
}
