/* Operators that combine elements. */
#include "fault/support/rows.h"

static const int64_t kLastDim = -1;

static tp_status_t sum(Scene* scene, Results* results) {
  return tp_sum(scene->a, &kLastDim, 1, 1, &results->tensor);
}

static tp_status_t sum_of_other_dtype(Scene* scene, Results* results) {
  return tp_sum(scene->b, NULL, 0, 0, &results->tensor);
}

static tp_status_t sum_out(Scene* scene, Results* results) {
  (void)results;
  return tp_sum_out(scene->a, NULL, 0, 0, scene->total);
}

static tp_status_t argmax(Scene* scene, Results* results) {
  return tp_argmax(scene->a, -1, 1, &results->tensor);
}

static tp_status_t argmax_out(Scene* scene, Results* results) {
  (void)results;
  return tp_argmax_out(scene->a, TP_DIM_ALL, 0, scene->place);
}

static tp_status_t matmul(Scene* scene, Results* results) {
  return tp_matmul(scene->a, scene->m, &results->tensor);
}

static tp_status_t matmul_out(Scene* scene, Results* results) {
  (void)results;
  return tp_matmul_out(scene->a, scene->m, scene->product);
}

static tp_status_t index_select(Scene* scene, Results* results) {
  return tp_index_select(scene->a, -2, scene->index, &results->tensor);
}

static tp_status_t index_select_out(Scene* scene, Results* results) {
  (void)results;
  return tp_index_select_out(scene->a, -2, scene->index, scene->like);
}

static tp_status_t result_dtype(Scene* scene, Results* results) {
  const tp_tensor_t* tensors[2] = {scene->a, scene->b};
  const tp_scalar_t* scalars[1] = {&scene->number};
  return tp_result_dtype(tensors, 2, scalars, 1, &results->number);
}

static const Row kRows[] = {
    {"tp_sum", sum, ROW_TENSOR},
    {"tp_sum", sum_of_other_dtype, ROW_TENSOR},
    {"tp_sum_out", sum_out, ROW_IN_PLACE},
    {"tp_argmax", argmax, ROW_TENSOR},
    {"tp_argmax_out", argmax_out, ROW_IN_PLACE},
    {"tp_matmul", matmul, ROW_TENSOR},
    {"tp_matmul_out", matmul_out, ROW_IN_PLACE},
    {"tp_index_select", index_select, ROW_TENSOR},
    {"tp_index_select_out", index_select_out, ROW_IN_PLACE},
    {"tp_result_dtype", result_dtype, ROW_OUTPUT(number), ROW_QUIET},
};

RowGroup rows_sums(void) { return ROW_GROUP(kRows); }
