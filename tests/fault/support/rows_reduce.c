/* Reductions, and operators that join tensors. */
#include "fault/support/rows.h"
#include "support/check.h"

typedef tp_status_t (*OverDims)(const tp_tensor_t*, const int64_t*, size_t,
                                int32_t, tp_tensor_t**);
typedef tp_status_t (*OverDimsOut)(const tp_tensor_t*, const int64_t*, size_t,
                                   int32_t, tp_tensor_t*);
typedef tp_status_t (*OverDimsAs)(const tp_tensor_t*, const int64_t*, size_t,
                                  int32_t, tp_dtype_t, tp_tensor_t**);
typedef tp_status_t (*OverDimsAsOut)(const tp_tensor_t*, const int64_t*, size_t,
                                     int32_t, tp_dtype_t, tp_tensor_t*);
typedef tp_status_t (*OverOne)(const tp_tensor_t*, int64_t, int32_t,
                               tp_tensor_t**);
typedef tp_status_t (*OverOneOut)(const tp_tensor_t*, int64_t, int32_t,
                                  tp_tensor_t*);
typedef tp_status_t (*WithIndex)(const tp_tensor_t*, int64_t, int32_t,
                                 tp_tensor_t**, tp_tensor_t**);
typedef tp_status_t (*WithIndexOut)(const tp_tensor_t*, int64_t, int32_t,
                                    tp_tensor_t*, tp_tensor_t*);
typedef tp_status_t (*Join)(const tp_tensor_t* const*, size_t, int64_t,
                            tp_tensor_t**);

static const int64_t kLastDim = -1;

static tp_status_t over_dims(Scene* scene, Results* results) {
  return ((OverDims)scene->function)(scene->a, &kLastDim, 1, 1,
                                     &results->tensor);
}

static tp_status_t over_all(Scene* scene, Results* results) {
  return ((OverDims)scene->function)(scene->out, NULL, 0, 0, &results->tensor);
}

static tp_status_t over_dims_out(Scene* scene, Results* results) {
  (void)results;
  return ((OverDimsOut)scene->function)(scene->a, NULL, 0, 0, scene->total);
}

static tp_status_t over_dims_as(Scene* scene, Results* results) {
  return ((OverDimsAs)scene->function)(scene->a, &kLastDim, 1, 1, TP_DTYPE_F64,
                                       &results->tensor);
}

static tp_status_t over_dims_as_out(Scene* scene, Results* results) {
  (void)results;
  return ((OverDimsAsOut)scene->function)(scene->a, NULL, 0, 0, TP_DTYPE_F16,
                                          scene->total);
}

static tp_status_t over_one(Scene* scene, Results* results) {
  return ((OverOne)scene->function)(scene->a, -1, 1, &results->tensor);
}

static tp_status_t over_one_out(Scene* scene, Results* results) {
  (void)results;
  return ((OverOneOut)scene->function)(scene->a, TP_DIM_ALL, 0, scene->place);
}

static tp_status_t with_index(Scene* scene, Results* results) {
  return ((WithIndex)scene->function)(scene->b, -2, 0,
                                      &results->pieces.tensors[0],
                                      &results->pieces.tensors[1]);
}

static tp_status_t with_index_out(Scene* scene, Results* results) {
  (void)results;
  return ((WithIndexOut)scene->function)(scene->a, TP_DIM_ALL, 0, scene->total,
                                         scene->place);
}

static void clone_total(Scene* scene) {
  CHECK_EQUAL(tp_clone(scene->total, TP_FORMAT_PRESERVE, &scene->view), TP_OK);
}

static tp_status_t range_out(Scene* scene, Results* results) {
  (void)results;
  return ((WithIndexOut)scene->function)(scene->a, TP_DIM_ALL, 0, scene->total,
                                         scene->view);
}

static tp_status_t join(Scene* scene, Results* results) {
  const tp_tensor_t* const tensors[] = {scene->a, scene->b, scene->a};
  return ((Join)scene->function)(tensors, 3, -1, &results->tensor);
}

static tp_status_t join_first(Scene* scene, Results* results) {
  const tp_tensor_t* const tensors[] = {scene->a, scene->b};
  return ((Join)scene->function)(tensors, 2, 0, &results->tensor);
}

static tp_status_t cat_out(Scene* scene, Results* results) {
  const tp_tensor_t* const tensors[] = {scene->a};
  (void)results;
  return tp_cat_out(tensors, 1, -1, scene->like);
}

static void unsqueeze_with_memory(Scene* scene) {
  CHECK_EQUAL(tp_unsqueeze(scene->like, 0, &scene->view), TP_OK);
}

static tp_status_t stack_out(Scene* scene, Results* results) {
  const tp_tensor_t* const tensors[] = {scene->a};
  (void)results;
  return tp_stack_out(tensors, 1, 0, scene->view);
}

#define ROW_BOTH .output = {offsetof(Results, pieces), 2 * sizeof(tp_tensor_t*)}

#define ROW(name, call, ...) \
  { #name, call, __VA_ARGS__, .function = (RowFunction)name }
#define ROWS_OVER_DIMS(name)                                         \
  ROW(name, over_dims, ROW_TENSOR), ROW(name, over_all, ROW_TENSOR), \
      ROW(name##_out, over_dims_out, ROW_IN_PLACE)
#define ROWS_OVER_DIMS_AS(name)        \
  ROW(name, over_dims_as, ROW_TENSOR), \
      ROW(name##_out, over_dims_as_out, ROW_IN_PLACE)
#define ROWS_OVER_ONE(name) \
  ROW(name, over_one, ROW_TENSOR), ROW(name##_out, over_one_out, ROW_IN_PLACE)
#define ROWS_WITH_INDEX(name) \
  ROW(name, with_index, ROW_BOTH), ROW(name##_out, with_index_out, ROW_IN_PLACE)

static const Row kRows[] = {
    ROWS_OVER_DIMS(tp_sum),
    ROWS_OVER_DIMS(tp_mean),
    ROWS_OVER_DIMS(tp_prod),
    ROWS_OVER_DIMS_AS(tp_sum_as),
    ROWS_OVER_DIMS_AS(tp_mean_as),
    ROWS_OVER_DIMS_AS(tp_prod_as),
    ROWS_OVER_DIMS(tp_max),
    ROWS_OVER_DIMS(tp_min),
    ROWS_OVER_DIMS(tp_any),
    ROWS_OVER_DIMS(tp_all),
    ROWS_OVER_DIMS(tp_count_nonzero),
    ROWS_OVER_DIMS(tp_logsumexp),
    ROWS_OVER_ONE(tp_argmax),
    ROWS_OVER_ONE(tp_argmin),
    ROWS_WITH_INDEX(tp_max_dim),
    ROWS_WITH_INDEX(tp_min_dim),
    ROW(tp_aminmax, with_index, ROW_BOTH),
    ROW(tp_aminmax_out, range_out, ROW_IN_PLACE, .prepare = clone_total),
    ROW(tp_cat, join, ROW_TENSOR),
    ROW(tp_cat, join_first, ROW_TENSOR),
    ROW(tp_stack, join, ROW_TENSOR),
    ROW(tp_stack, join_first, ROW_TENSOR),
    {"tp_cat_out", cat_out, ROW_IN_PLACE},
    {"tp_stack_out", stack_out, ROW_IN_PLACE, .prepare = unsqueeze_with_memory},
};

RowGroup rows_reduce(void) { return ROW_GROUP(kRows); }
