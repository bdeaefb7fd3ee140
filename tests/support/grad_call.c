/* The operations of grad.tsv. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"
#include "support/grad_program.h"

static tp_scalar_t scalar(double value) {
  tp_scalar_t result;
  tp_scalar_set_f64(&result, value);
  return result;
}

/* The text behind NAME=, up to the next ';', or NULL. */
static const char* parameter(const GradCall* call, const char* name,
                             char text[64]) {
  const size_t length = strlen(name);
  for (const char* at = call->parameters; at != NULL;) {
    if (strncmp(at, name, length) == 0 && at[length] == '=') {
      snprintf(text, 64, "%.*s", (int)strcspn(at + length + 1, ";"),
               at + length + 1);
      return text;
    }
    at = strchr(at, ';');
    if (at != NULL) ++at;
  }
  return NULL;
}

static int64_t integer(const GradCall* call, const char* name) {
  char text[64];
  return conf_int(parameter(call, name, text));
}

typedef tp_status_t Unary(const tp_tensor_t*, tp_tensor_t**);
typedef tp_status_t Binary(const tp_tensor_t*, const tp_tensor_t*,
                           tp_tensor_t**);
typedef tp_status_t OfNumber(const tp_tensor_t*, const tp_scalar_t*,
                             tp_tensor_t**);
typedef tp_status_t Inplace(tp_tensor_t*);
typedef tp_status_t InplaceWith(tp_tensor_t*, const tp_tensor_t*);
typedef tp_status_t InplaceOf(tp_tensor_t*, const tp_scalar_t*);
typedef tp_status_t OverDims(const tp_tensor_t*, const int64_t*, size_t,
                             int32_t, tp_tensor_t**);
typedef tp_status_t Along(const tp_tensor_t*, int64_t, tp_dtype_t,
                          tp_tensor_t**);
typedef tp_status_t Special(const GradCall*, tp_tensor_t**);

static tp_status_t max(const GradCall* call, tp_tensor_t** out) {
  char text[64];
  if (parameter(call, "dim", text) == NULL) {
    return tp_max(call->operands[0], NULL, 0, 0, out);
  }
  tp_tensor_t* index = NULL;
  const tp_status_t status =
      tp_max_dim(call->operands[0], integer(call, "dim"),
                 (int32_t)integer(call, "keepdim"), out, &index);
  tp_tensor_release(index);
  return status;
}

static tp_status_t slice(const GradCall* call, tp_tensor_t** out) {
  return tp_slice(call->operands[0], integer(call, "dim"),
                  integer(call, "start"), integer(call, "stop"),
                  integer(call, "step"), out);
}

static tp_status_t select_index(const GradCall* call, tp_tensor_t** out) {
  return tp_select(call->operands[0], integer(call, "dim"),
                   integer(call, "index"), out);
}

static tp_status_t transpose(const GradCall* call, tp_tensor_t** out) {
  return tp_transpose(call->operands[0], integer(call, "dim0"),
                      integer(call, "dim1"), out);
}

static tp_status_t unsqueeze(const GradCall* call, tp_tensor_t** out) {
  return tp_unsqueeze(call->operands[0], conf_int(call->parameters), out);
}

static tp_status_t expand(const GradCall* call, tp_tensor_t** out) {
  char text[64];
  const ConfList sizes = conf_list(parameter(call, "sizes", text));
  return tp_expand(call->operands[0], sizes.at, sizes.count, out);
}

static tp_status_t reshape(const GradCall* call, tp_tensor_t** out) {
  char text[64];
  const ConfList sizes = conf_list(parameter(call, "sizes", text));
  return tp_reshape(call->operands[0], sizes.at, sizes.count, out);
}

static tp_status_t index_select(const GradCall* call, tp_tensor_t** out) {
  char text[64];
  const ConfList list = conf_list(parameter(call, "index", text));
  const int64_t sizes[] = {(int64_t)list.count};
  tp_tensor_t* index = NULL;
  tp_status_t status = tp_tensor_from_data(
      list.at, list.count * sizeof(int64_t), sizes, 1, TP_DTYPE_I64, &index);
  if (status == TP_OK) {
    status =
        tp_index_select(call->operands[0], integer(call, "dim"), index, out);
  }
  tp_tensor_release(index);
  return status;
}

static tp_status_t clamp(const GradCall* call, tp_tensor_t** out) {
  char text[64];
  const tp_scalar_t low = scalar(strtod(parameter(call, "min", text), NULL));
  const tp_scalar_t high = scalar(strtod(parameter(call, "max", text), NULL));
  return tp_clamp_scalar(call->operands[0], &low, &high, out);
}

static tp_status_t clone(const GradCall* call, tp_tensor_t** out) {
  return tp_clone(call->operands[0], 0, out);
}

static tp_status_t cat(const GradCall* call, tp_tensor_t** out) {
  return tp_cat((const tp_tensor_t* const*)call->operands, call->count,
                integer(call, "dim"), out);
}

/* In place: the result is the first operand. */
static tp_status_t itself(const GradCall* call, tp_status_t status,
                          tp_tensor_t** out) {
  if (status == TP_OK) *out = tp_tensor_retain(call->operands[0]);
  return status;
}

static tp_status_t clamp_max_inplace(const GradCall* call, tp_tensor_t** out) {
  const tp_scalar_t high = scalar(strtod(call->parameters, NULL));
  return itself(call, tp_clamp_scalar_inplace(call->operands[0], NULL, &high),
                out);
}

static tp_status_t mul_detached_inplace(const GradCall* call,
                                        tp_tensor_t** out) {
  tp_tensor_t *apart = NULL, *copy = NULL;
  tp_status_t status = tp_detach(call->operands[1], &apart);
  if (status == TP_OK) status = tp_clone(apart, 0, &copy);
  if (status == TP_OK) status = tp_mul_inplace(call->operands[0], copy);
  tp_tensor_release(apart);
  tp_tensor_release(copy);
  return itself(call, status, out);
}

/* Has one of the functions. */
static const struct Operation {
  const char* name;
  Unary* unary;
  Binary* binary;
  OfNumber* of_number;
  Inplace* inplace;
  InplaceWith* inplace_with;
  InplaceOf* inplace_of;
  OverDims* over_dims;
  Along* along;
  Special* special;
} kOperations[] = {
    {"abs", .unary = tp_abs},
    {"add", .binary = tp_add},
    {"add_scalar", .of_number = tp_add_scalar},
    {"add_scalar_inplace", .inplace_of = tp_add_scalar_inplace},
    {"atan2", .binary = tp_atan2},
    {"cat", .special = cat},
    {"clamp", .special = clamp},
    {"clamp_max_inplace", .special = clamp_max_inplace},
    {"clone", .special = clone},
    {"cos", .unary = tp_cos},
    {"div", .binary = tp_div},
    {"exp", .unary = tp_exp},
    {"exp_inplace", .inplace = tp_exp_inplace},
    {"expand", .special = expand},
    {"expm1", .unary = tp_expm1},
    {"index_select", .special = index_select},
    {"log", .unary = tp_log},
    {"log1p", .unary = tp_log1p},
    {"log_softmax", .along = tp_log_softmax},
    {"logsumexp", .over_dims = tp_logsumexp},
    {"matmul", .binary = tp_matmul},
    {"max", .special = max},
    {"maximum", .binary = tp_maximum},
    {"mean", .over_dims = tp_mean},
    {"minimum", .binary = tp_minimum},
    {"mul", .binary = tp_mul},
    {"mul_detached_inplace", .special = mul_detached_inplace},
    {"mul_inplace", .inplace_with = tp_mul_inplace},
    {"mul_scalar", .of_number = tp_mul_scalar},
    {"mul_scalar_inplace", .inplace_of = tp_mul_scalar_inplace},
    {"neg", .unary = tp_neg},
    {"pow_scalar", .of_number = tp_pow_scalar},
    {"reciprocal", .unary = tp_reciprocal},
    {"relu", .unary = tp_relu},
    {"relu_inplace", .inplace = tp_relu_inplace},
    {"reshape", .special = reshape},
    {"select", .special = select_index},
    {"sigmoid", .unary = tp_sigmoid},
    {"sin", .unary = tp_sin},
    {"slice", .special = slice},
    {"softmax", .along = tp_softmax},
    {"sqrt", .unary = tp_sqrt},
    {"square", .unary = tp_square},
    {"sub", .binary = tp_sub},
    {"sum", .over_dims = tp_sum},
    {"tanh", .unary = tp_tanh},
    {"transpose", .special = transpose},
    {"unsqueeze", .special = unsqueeze},
    {"zero_inplace", .inplace = tp_zero_inplace},
};

static tp_status_t over_dims(const struct Operation* operation,
                             const GradCall* call, tp_tensor_t** out) {
  char text[64];
  const char* const dim = parameter(call, "dim", text);
  const ConfList dims = dim == NULL ? (ConfList){0} : conf_list(dim);
  return operation->over_dims(
      call->operands[0], dims.at, dims.count,
      dim == NULL ? 0 : (int32_t)integer(call, "keepdim"), out);
}

static tp_status_t run(const struct Operation* operation, const GradCall* call,
                       tp_tensor_t** out) {
  tp_tensor_t* const a = call->operands[0];
  /* Where the operation must be refused, any number does. */
  const tp_scalar_t number = scalar(
      conf_is(call->parameters, "error") ? 2 : strtod(call->parameters, NULL));
  if (operation->unary) return operation->unary(a, out);
  if (operation->binary) return operation->binary(a, call->operands[1], out);
  if (operation->of_number) return operation->of_number(a, &number, out);
  if (operation->inplace) return itself(call, operation->inplace(a), out);
  if (operation->inplace_with) {
    return itself(
        call,
        operation->inplace_with(a, call->count > 1 ? call->operands[1] : a),
        out);
  }
  if (operation->inplace_of) {
    return itself(call, operation->inplace_of(a, &number), out);
  }
  if (operation->over_dims) return over_dims(operation, call, out);
  if (operation->along) {
    return operation->along(a, integer(call, "dim"), 0, out);
  }
  return operation->special(call, out);
}

tp_status_t grad_call(const GradCall* call, tp_tensor_t** out, int* known) {
  *known = 1;
  for (size_t i = 0; i < sizeof kOperations / sizeof kOperations[0]; ++i) {
    if (conf_is(kOperations[i].name, call->op)) {
      return run(&kOperations[i], call, out);
    }
  }
  *known = 0;
  return TP_OK;
}
