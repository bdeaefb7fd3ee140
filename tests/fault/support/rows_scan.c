/* Reductions with a number, scans and softmax. */
#include "fault/support/rows.h"
#include "support/check.h"

typedef tp_status_t (*Corrected)(const tp_tensor_t*, const int64_t*, size_t,
                                 double, int32_t, tp_tensor_t**);
typedef tp_status_t (*CorrectedOut)(const tp_tensor_t*, const int64_t*, size_t,
                                    double, int32_t, tp_tensor_t*);
typedef tp_status_t (*Along)(const tp_tensor_t*, int64_t, tp_dtype_t,
                             tp_tensor_t**);
typedef tp_status_t (*AlongOut)(const tp_tensor_t*, int64_t, tp_dtype_t,
                                tp_tensor_t*);
typedef tp_status_t (*InPlace)(tp_tensor_t*, int64_t);
typedef tp_status_t (*Pair)(const tp_tensor_t*, int64_t, tp_tensor_t**,
                            tp_tensor_t**);
typedef tp_status_t (*PairOut)(const tp_tensor_t*, int64_t, tp_tensor_t*,
                               tp_tensor_t*);

static const int64_t kLastDim = -1;

static tp_status_t corrected(Scene* scene, Results* results) {
  return ((Corrected)scene->function)(scene->a, &kLastDim, 1, 1, 1,
                                      &results->tensor);
}

static tp_status_t corrected_out(Scene* scene, Results* results) {
  (void)results;
  return ((CorrectedOut)scene->function)(scene->a, NULL, 0, 0, 0, scene->total);
}

static tp_status_t norm(Scene* scene, Results* results) {
  return tp_norm(scene->a, 3, &kLastDim, 1, 1, &results->tensor);
}

static tp_status_t norm_out(Scene* scene, Results* results) {
  (void)results;
  return tp_norm_out(scene->a, 2, NULL, 0, 0, scene->total);
}

static tp_status_t along(Scene* scene, Results* results) {
  return ((Along)scene->function)(scene->a, -1, TP_DTYPE_F64, &results->tensor);
}

static tp_status_t across(Scene* scene, Results* results) {
  return ((Along)scene->function)(scene->out, -2, 0, &results->tensor);
}

static tp_status_t along_out(Scene* scene, Results* results) {
  (void)results;
  return ((AlongOut)scene->function)(scene->a, -1, 0, scene->like);
}

static tp_status_t along_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((InPlace)scene->function)(scene->a, -1);
}

static tp_status_t expanded_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((InPlace)scene->function)(scene->expanded, 0);
}

static tp_status_t pair(Scene* scene, Results* results) {
  return ((Pair)scene->function)(scene->a, -1, &results->pieces.tensors[0],
                                 &results->pieces.tensors[1]);
}

static void make_indices(Scene* scene) {
  CHECK_EQUAL(tp_to(scene->a, TP_DTYPE_I64, 0, 0, 0, 1, &scene->view), TP_OK);
}

static tp_status_t pair_out(Scene* scene, Results* results) {
  (void)results;
  return ((PairOut)scene->function)(scene->a, -1, scene->like, scene->view);
}

#define ROW_BOTH .output = {offsetof(Results, pieces), 2 * sizeof(tp_tensor_t*)}

#define ROW(name, call, ...) \
  { #name, call, __VA_ARGS__, .function = (RowFunction)name }
#define ROWS_CORRECTED(name) \
  ROW(name, corrected, ROW_TENSOR), ROW(name##_out, corrected_out, ROW_IN_PLACE)
#define ROWS_ALONG(name)                                       \
  ROW(name, along, ROW_TENSOR), ROW(name, across, ROW_TENSOR), \
      ROW(name##_out, along_out, ROW_IN_PLACE)
#define ROWS_SCAN(name)                                               \
  ROWS_ALONG(name), ROW(name##_inplace, along_inplace, ROW_IN_PLACE), \
      ROW(name##_inplace, expanded_inplace, ROW_IN_PLACE)
#define ROWS_PAIR(name)      \
  ROW(name, pair, ROW_BOTH), \
      ROW(name##_out, pair_out, ROW_IN_PLACE, .prepare = make_indices)

static const Row kRows[] = {
    ROWS_CORRECTED(tp_var),        ROWS_CORRECTED(tp_std),
    {"tp_norm", norm, ROW_TENSOR}, {"tp_norm_out", norm_out, ROW_IN_PLACE},
    ROWS_SCAN(tp_cumsum),          ROWS_SCAN(tp_cumprod),
    ROWS_ALONG(tp_softmax),        ROWS_ALONG(tp_log_softmax),
    ROWS_PAIR(tp_cummax),          ROWS_PAIR(tp_cummin),
};

RowGroup rows_scan(void) { return ROW_GROUP(kRows); }
