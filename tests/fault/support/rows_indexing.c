/* Operators by indices, and those that move or shape elements. */
#include "fault/support/rows.h"
#include "support/check.h"

/* (.., 2, 1) of [1, 0]. */
static void index_of_rank(Scene* scene) {
  int64_t sizes[kMaxRank];
  for (size_t d = 0; d < scene->rank; ++d) sizes[d] = 1;
  sizes[scene->rank - 2] = 2;
  CHECK_EQUAL(tp_view(scene->index, sizes, scene->rank, &scene->view), TP_OK);
}

static void matrix(Scene* scene) {
  const int64_t sizes[2] = {2, -1};
  CHECK_EQUAL(tp_reshape(scene->a, sizes, 2, &scene->view), TP_OK);
}

static void list_of_one(Scene* scene) {
  const int64_t one = 1;
  CHECK_EQUAL(tp_zeros(&one, 1, TP_DTYPE_F32, 0, 0, &scene->view), TP_OK);
}

static tp_status_t gather(Scene* scene, Results* results) {
  return tp_gather(scene->a, -1, scene->view, &results->tensor);
}

static tp_status_t gather_out(Scene* scene, Results* results) {
  (void)results;
  return tp_gather_out(scene->expanded, 0, scene->place, scene->total);
}

static tp_status_t take(Scene* scene, Results* results) {
  return tp_take(scene->a, scene->index, &results->tensor);
}

static tp_status_t take_out(Scene* scene, Results* results) {
  (void)results;
  return tp_take_out(scene->a, scene->place, scene->total);
}

static tp_status_t masked_select(Scene* scene, Results* results) {
  return tp_masked_select(scene->a, scene->truth, &results->tensor);
}

static tp_status_t masked_select_out(Scene* scene, Results* results) {
  (void)results;
  return tp_masked_select_out(scene->total, scene->truth, scene->view);
}

typedef tp_status_t (*Scatter)(const tp_tensor_t*, int64_t, const tp_tensor_t*,
                               const tp_tensor_t*, tp_tensor_t**);
typedef tp_status_t (*ScatterOut)(const tp_tensor_t*, int64_t,
                                  const tp_tensor_t*, const tp_tensor_t*,
                                  tp_tensor_t*);
typedef tp_status_t (*ScatterInplace)(tp_tensor_t*, int64_t, const tp_tensor_t*,
                                      const tp_tensor_t*);
typedef tp_status_t (*ScatterScalar)(const tp_tensor_t*, int64_t,
                                     const tp_tensor_t*, const tp_scalar_t*,
                                     tp_tensor_t**);
typedef tp_status_t (*ScatterScalarInplace)(tp_tensor_t*, int64_t,
                                            const tp_tensor_t*,
                                            const tp_scalar_t*);

static tp_status_t scatter(Scene* scene, Results* results) {
  return ((Scatter)scene->function)(scene->a, -1, scene->view, scene->like,
                                    &results->tensor);
}

static tp_status_t scatter_out(Scene* scene, Results* results) {
  (void)results;
  return ((ScatterOut)scene->function)(scene->a, -1, scene->view, scene->a,
                                       scene->like);
}

static tp_status_t scatter_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((ScatterInplace)scene->function)(scene->a, -1, scene->view,
                                           scene->like);
}

static tp_status_t scatter_to_itself(Scene* scene, Results* results) {
  (void)results;
  return ((ScatterInplace)scene->function)(scene->a, -1, scene->view, scene->a);
}

static tp_status_t scatter_overlapping(Scene* scene, Results* results) {
  (void)results;
  return ((ScatterInplace)scene->function)(scene->expanded, 0, scene->index,
                                           scene->expanded);
}

static tp_status_t scatter_scalar(Scene* scene, Results* results) {
  return ((ScatterScalar)scene->function)(scene->a, -1, scene->view,
                                          &scene->number, &results->tensor);
}

static tp_status_t scatter_scalar_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((ScatterScalarInplace)scene->function)(scene->a, -1, scene->view,
                                                 &scene->number);
}

typedef tp_status_t (*Triangle)(const tp_tensor_t*, int64_t, tp_tensor_t**);
typedef tp_status_t (*TriangleOut)(const tp_tensor_t*, int64_t, tp_tensor_t*);
typedef tp_status_t (*TriangleInplace)(tp_tensor_t*, int64_t);

static tp_status_t triangle(Scene* scene, Results* results) {
  return ((Triangle)scene->function)(scene->a, 0, &results->tensor);
}

static tp_status_t triangle_out(Scene* scene, Results* results) {
  (void)results;
  return ((TriangleOut)scene->function)(scene->a, -1, scene->like);
}

static tp_status_t triangle_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((TriangleInplace)scene->function)(scene->a, 1);
}

static tp_status_t roll(Scene* scene, Results* results) {
  const int64_t shifts[2] = {1, -1};
  const int64_t dims[2] = {-1, -2};
  return tp_roll(scene->a, shifts, 2, dims, 2, &results->tensor);
}

static tp_status_t roll_as_list(Scene* scene, Results* results) {
  const int64_t shift = 4;
  return tp_roll(scene->a, &shift, 1, NULL, 0, &results->tensor);
}

static tp_status_t one_hot(Scene* scene, Results* results) {
  return tp_one_hot(scene->index, 3, &results->tensor);
}

static tp_status_t one_hot_of_all(Scene* scene, Results* results) {
  return tp_one_hot(scene->index, TP_CLASSES_FOUND, &results->tensor);
}

static tp_status_t embedding(Scene* scene, Results* results) {
  return tp_embedding(scene->view, scene->index, TP_INDEX_NONE,
                      &results->tensor);
}

#define ROW(name, call, ...) \
  { #name, call, __VA_ARGS__, .function = (RowFunction)name }
#define BESIDE_INDEX .prepare = index_of_rank
#define ROWS_SCATTER(name)                                                \
  ROW(name, scatter, ROW_TENSOR, BESIDE_INDEX),                           \
      ROW(name##_out, scatter_out, ROW_IN_PLACE, BESIDE_INDEX),           \
      ROW(name##_inplace, scatter_inplace, ROW_IN_PLACE, BESIDE_INDEX),   \
      ROW(name##_inplace, scatter_to_itself, ROW_IN_PLACE, BESIDE_INDEX), \
      ROW(name##_inplace, scatter_overlapping, ROW_IN_PLACE),             \
      ROW(name##_scalar, scatter_scalar, ROW_TENSOR, BESIDE_INDEX),       \
      ROW(name##_scalar_inplace, scatter_scalar_inplace, ROW_IN_PLACE,    \
          BESIDE_INDEX)
#define ROWS_TRIANGLE(name)                        \
  ROW(name, triangle, ROW_TENSOR),                 \
      ROW(name##_out, triangle_out, ROW_IN_PLACE), \
      ROW(name##_inplace, triangle_inplace, ROW_IN_PLACE)

static const Row kRows[] = {
    {"tp_gather", gather, ROW_TENSOR, BESIDE_INDEX},
    {"tp_gather_out", gather_out, ROW_IN_PLACE},
    {"tp_take", take, ROW_TENSOR},
    {"tp_take_out", take_out, ROW_IN_PLACE},
    {"tp_masked_select", masked_select, ROW_TENSOR},
    {"tp_masked_select_out", masked_select_out, ROW_IN_PLACE,
     .prepare = list_of_one},
    ROWS_SCATTER(tp_scatter),
    ROWS_SCATTER(tp_scatter_add),
    ROWS_SCATTER(tp_scatter_mul),
    ROWS_TRIANGLE(tp_tril),
    ROWS_TRIANGLE(tp_triu),
    {"tp_roll", roll, ROW_TENSOR},
    {"tp_roll", roll_as_list, ROW_TENSOR},
    {"tp_one_hot", one_hot, ROW_TENSOR},
    {"tp_one_hot", one_hot_of_all, ROW_TENSOR},
    {"tp_embedding", embedding, ROW_TENSOR, .prepare = matrix},
};

RowGroup rows_indexing(void) { return ROW_GROUP(kRows); }
