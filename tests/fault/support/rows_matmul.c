/* Matrix products, indexing, and in which dtype operands meet. */
#include "fault/support/rows.h"

static tp_status_t matmul(Scene* scene, Results* results) {
  return tp_matmul(scene->a, scene->m, &results->tensor);
}

static tp_status_t matmul_out(Scene* scene, Results* results) {
  (void)results;
  return tp_matmul_out(scene->a, scene->m, scene->product);
}

static tp_status_t dot(Scene* scene, Results* results) {
  return tp_dot(scene->expanded, scene->expanded, &results->tensor);
}

static tp_status_t dot_out(Scene* scene, Results* results) {
  (void)results;
  return tp_dot_out(scene->expanded, scene->expanded, scene->total);
}

static tp_status_t outer(Scene* scene, Results* results) {
  return tp_outer(scene->expanded, scene->expanded, &results->tensor);
}

static tp_status_t outer_out(Scene* scene, Results* results) {
  (void)results;
  return tp_outer_out(scene->expanded, scene->expanded, scene->square);
}

static tp_status_t addmm(Scene* scene, Results* results) {
  tp_tensor_t** const m = scene->matrices;
  return tp_addmm(m[2], m[0], m[1], NULL, &scene->number, &results->tensor);
}

static tp_status_t addmm_out(Scene* scene, Results* results) {
  tp_tensor_t** const m = scene->matrices;
  (void)results;
  return tp_addmm_out(m[2], m[0], m[1], &scene->number, NULL, m[2]);
}

/* Both factors lie across the target: copies are made. */
static tp_status_t addmm_inplace(Scene* scene, Results* results) {
  tp_tensor_t* const square = scene->square;
  (void)results;
  return tp_addmm_inplace(square, square, square, NULL, NULL);
}

static tp_status_t baddbmm(Scene* scene, Results* results) {
  tp_tensor_t** const b = scene->batches;
  return tp_baddbmm(b[2], b[0], b[1], NULL, NULL, &results->tensor);
}

static tp_status_t baddbmm_out(Scene* scene, Results* results) {
  tp_tensor_t** const b = scene->batches;
  (void)results;
  return tp_baddbmm_out(b[2], b[0], b[1], NULL, NULL, b[2]);
}

static tp_status_t baddbmm_inplace(Scene* scene, Results* results) {
  tp_tensor_t** const b = scene->batches;
  (void)results;
  return tp_baddbmm_inplace(b[2], b[0], b[1], NULL, &scene->number);
}

static tp_status_t linear(Scene* scene, Results* results) {
  return tp_linear(scene->batches[0], scene->matrices[0], NULL,
                   &results->tensor);
}

static tp_status_t linear_out(Scene* scene, Results* results) {
  tp_tensor_t** const m = scene->matrices;
  (void)results;
  return tp_linear_out(m[0], m[0], scene->total, m[2]);
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
    {"tp_dot", dot, ROW_TENSOR},
    {"tp_dot_out", dot_out, ROW_IN_PLACE},
    {"tp_outer", outer, ROW_TENSOR},
    {"tp_outer_out", outer_out, ROW_IN_PLACE},
    {"tp_addmm", addmm, ROW_TENSOR},
    {"tp_addmm_out", addmm_out, ROW_IN_PLACE},
    {"tp_addmm_inplace", addmm_inplace, ROW_IN_PLACE},
    {"tp_baddbmm", baddbmm, ROW_TENSOR},
    {"tp_baddbmm_out", baddbmm_out, ROW_IN_PLACE},
    {"tp_baddbmm_inplace", baddbmm_inplace, ROW_IN_PLACE},
    {"tp_linear", linear, ROW_TENSOR},
    {"tp_linear_out", linear_out, ROW_IN_PLACE},
    {"tp_index_select", index_select, ROW_TENSOR},
    {"tp_index_select_out", index_select_out, ROW_IN_PLACE},
    {"tp_result_dtype", result_dtype, ROW_OUTPUT(number), ROW_QUIET},
};

RowGroup rows_matmul(void) { return ROW_GROUP(kRows); }
