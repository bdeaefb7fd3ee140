#include "fault/support/rows.h"

static tp_status_t empty(Scene* scene, Results* results) {
  return tp_empty(scene->sizes, scene->rank, TP_DTYPE_F32, TP_DEVICE_CPU, 0, 0,
                  &results->tensor);
}

static tp_status_t empty_strided(Scene* scene, Results* results) {
  int64_t strides[kMaxRank];
  for (size_t d = 0; d < scene->rank; ++d) {
    strides[d] = -(int64_t)d * 100000;
  }
  return tp_empty_strided(scene->sizes, strides, scene->rank, TP_DTYPE_U8,
                          TP_DEVICE_CPU, 0, &results->tensor);
}

static tp_status_t empty_like(Scene* scene, Results* results) {
  return tp_empty_like(scene->a, 0, &results->tensor);
}

static tp_status_t zeros(Scene* scene, Results* results) {
  return tp_zeros(scene->sizes, scene->rank, TP_DTYPE_F16, TP_DEVICE_CPU, 0,
                  &results->tensor);
}

static tp_status_t ones(Scene* scene, Results* results) {
  return tp_ones(scene->sizes, scene->rank, TP_DTYPE_C128, TP_DEVICE_CPU, 0,
                 &results->tensor);
}

static tp_status_t full(Scene* scene, Results* results) {
  return tp_full(scene->sizes, scene->rank, &scene->number, TP_DTYPE_F32,
                 TP_DEVICE_CPU, 0, &results->tensor);
}

static tp_status_t arange(Scene* scene, Results* results) {
  tp_scalar_t start;
  tp_scalar_t end;
  tp_scalar_set_i64(&start, 0);
  tp_scalar_set_i64(&end, 100);
  return tp_arange(&start, &end, &scene->number, TP_DTYPE_F32, TP_DEVICE_CPU, 0,
                   &results->tensor);
}

static tp_status_t linspace(Scene* scene, Results* results) {
  (void)scene;
  return tp_linspace(0, 1, 100, TP_DTYPE_BF16, TP_DEVICE_CPU, 0,
                     &results->tensor);
}

static tp_status_t eye(Scene* scene, Results* results) {
  (void)scene;
  return tp_eye(10, 20, TP_DTYPE_BOOL, TP_DEVICE_CPU, 0, &results->tensor);
}

static tp_status_t scalar_tensor(Scene* scene, Results* results) {
  return tp_scalar_tensor(&scene->number, 0, TP_DEVICE_CPU, 0,
                          &results->tensor);
}

static tp_status_t from_data(Scene* scene, Results* results) {
  const int64_t sizes[6] = {2, 1, 2, 1, 2, 8};
  return tp_tensor_from_data(scene->host, kHostBytes, sizes, 6, TP_DTYPE_U8,
                             &results->tensor);
}

static void must_not_run(void* ctx) { *(char*)ctx = 1; }

static tp_status_t from_blob(Scene* scene, Results* results) {
  const int64_t sizes[6] = {2, 1, 2, 1, 2, 8};
  char deleted = 0;
  const tp_status_t status = tp_tensor_from_blob(
      scene->host, sizes, NULL, 6, TP_DTYPE_U8, TP_DEVICE_CPU, 0, must_not_run,
      &deleted, 0, &results->tensor);
  if (deleted) {
    return kWrong;
  }
  if (!status) { /* the context ends with this call */
    tp_tensor_release(results->tensor);
    results->tensor = NULL;
  }
  return status;
}

static tp_status_t from_storage(Scene* scene, Results* results) {
  return tp_tensor_from_storage(scene->storage, scene->sizes, NULL, scene->rank,
                                0, TP_DTYPE_F32, &results->tensor);
}

static const Row kRows[] = {
    {"tp_empty", empty, ROW_TENSOR},
    {"tp_empty_strided", empty_strided, ROW_TENSOR},
    {"tp_empty_like", empty_like, ROW_TENSOR},
    {"tp_zeros", zeros, ROW_TENSOR},
    {"tp_ones", ones, ROW_TENSOR},
    {"tp_full", full, ROW_TENSOR},
    {"tp_arange", arange, ROW_TENSOR},
    {"tp_linspace", linspace, ROW_TENSOR},
    {"tp_eye", eye, ROW_TENSOR},
    {"tp_scalar_tensor", scalar_tensor, ROW_TENSOR},
    {"tp_tensor_from_data", from_data, ROW_TENSOR},
    {"tp_tensor_from_blob", from_blob, ROW_TENSOR},
    {"tp_tensor_from_storage", from_storage, ROW_TENSOR},
};

RowGroup rows_make(void) { return ROW_GROUP(kRows); }
