/* Matrix products, indexing, and in which dtype operands meet. */
#include "fault/support/rows.h"

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
    {"tp_matmul", matmul, ROW_TENSOR},
    {"tp_matmul_out", matmul_out, ROW_IN_PLACE},
    {"tp_index_select", index_select, ROW_TENSOR},
    {"tp_index_select_out", index_select_out, ROW_IN_PLACE},
    {"tp_result_dtype", result_dtype, ROW_OUTPUT(number), ROW_QUIET},
};

RowGroup rows_matmul(void) { return ROW_GROUP(kRows); }
