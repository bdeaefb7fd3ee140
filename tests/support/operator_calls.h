/* Legal arguments for every operator of the table, made from its row. Used by
 * tests and by the benchmark: no assertions, no other header of the tests. */
#ifndef TENSORPLAY_TESTS_SUPPORT_OPERATOR_CALLS_H
#define TENSORPLAY_TESTS_SUPPORT_OPERATOR_CALLS_H

#include <stddef.h>
#include <stdint.h>

#include "tensorplay/tensorplay.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
  kCallArguments = 12,
  kCallTensors = 8,
  kCallResults = 4,
  kCallVariants = 3 /* along the last dimension, the first, both */
};

/* What is to be called. Matrices are of `rows` and `columns`, and so is what
 * has any shape; vectors are as long as one of them. */
typedef struct CallPlan {
  int32_t op;
  tp_dtype_t dtype; /* of tensors that are computed with */
  int64_t rows, columns;
  int variant;  /* 0 for all that have no dimension to choose */
  int positive; /* no number below 0 */
} CallPlan;

typedef struct OperatorCall {
  CallPlan plan;
  tp_operator_info_t info;
  tp_argument_t arguments[kCallArguments];
  tp_tensor_t* tensors[kCallTensors]; /* owned, in the order of arguments */
  size_t tensor_count;
  int32_t is_index[kCallTensors];
  tp_generator_t* generator;
  int64_t integers[kCallArguments][2];
  int has_variants;
  const char* unknown; /* argument that no rule makes; NULL for none */
} OperatorCall;

/* Makes the arguments. The call is to be dropped whatever comes back:
 * TP_ERROR_UNSUPPORTED if `unknown` names an argument, what the library says if
 * it refuses. */
tp_status_t operator_call_make(const CallPlan* plan, OperatorCall* call);
void operator_call_drop(OperatorCall* call);

/* Lets the arguments be the tensors that are in `tensors` now. */
void operator_call_bind(OperatorCall* call);

/* Calls, with the generator at its start. */
tp_status_t operator_call_run(OperatorCall* call, tp_tensor_t** results);

/* f32 if the row has it, else i64, else its first dtype. */
tp_dtype_t operator_call_dtype(const tp_operator_info_t* info);

/* Whether it is elementwise, with nothing but operands and numbers that may be
 * left out. */
int operator_is_elementwise(const tp_operator_info_t* info);

/* Whether it multiplies matrices. */
int operator_is_product(const tp_operator_info_t* info);

#ifdef __cplusplus
}
#endif

#endif
