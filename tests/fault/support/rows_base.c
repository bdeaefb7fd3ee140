#include <string.h>

#include "fault/support/rows.h"

static tp_status_t library(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  return right(strcmp(tp_version(), "") != 0 &&
               tp_abi_version() == TP_ABI_VERSION && tp_has_feature("cpu"));
}

static tp_status_t status_names(Scene* scene, Results* results) {
  (void)scene;
  if (strcmp(tp_status_name(TP_ERROR_SHAPE), "TP_ERROR_SHAPE") != 0) {
    return kWrong;
  }
  return tp_status_parse("TP_ERROR_SHAPE", &results->number);
}

static tp_status_t dtypes(Scene* scene, Results* results) {
  (void)scene;
  if (tp_dtype_size(TP_DTYPE_C64) != 8 ||
      strcmp(tp_dtype_name(TP_DTYPE_F32), "f32") != 0 ||
      tp_dtype_kind(TP_DTYPE_F32) != TP_KIND_FLOAT ||
      strcmp(tp_kind_name(TP_KIND_FLOAT), "float") != 0) {
    return kWrong;
  }
  const tp_status_t status = tp_kind_parse("float", &results->number);
  return status ? status : tp_dtype_parse("f32", &results->number);
}

static tp_status_t promotion(Scene* scene, Results* results) {
  (void)scene;
  const tp_dtype_t list[2] = {TP_DTYPE_U8, TP_DTYPE_I8};
  const tp_status_t status =
      tp_dtype_promote(TP_DTYPE_U8, TP_DTYPE_I8, &results->number);
  return status ? status : tp_dtype_promote_list(list, 2, &results->number);
}

static tp_status_t devices(Scene* scene, Results* results) {
  (void)scene;
  int32_t index = -1;
  if (strcmp(tp_device_type_name(TP_DEVICE_CPU), "cpu") != 0) {
    return kWrong;
  }
  const tp_status_t status = tp_device_type_parse("cpu", &results->number);
  return status ? status : tp_device_parse("cuda:1", &results->number, &index);
}

static tp_status_t formats(Scene* scene, Results* results) {
  (void)scene;
  if (strcmp(tp_memory_format_name(TP_FORMAT_PRESERVE), "preserve") != 0) {
    return kWrong;
  }
  return tp_memory_format_parse("preserve", &results->number);
}

static tp_status_t scalars(Scene* scene, Results* results) {
  (void)scene;
  tp_scalar_t* out = &results->scalar;
  return right(!tp_scalar_set_bool(out, 1) && !tp_scalar_set_i64(out, -1) &&
               !tp_scalar_set_u64(out, 1) && !tp_scalar_set_f64(out, 1) &&
               !tp_scalar_set_c128(out, 1, 2));
}

static tp_status_t modes(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  uint32_t before = 0;
  if (tp_modes_set(TP_MODE_NO_GRAD) ||
      tp_modes_swap(TP_MODE_INFERENCE, &before) || before != TP_MODE_NO_GRAD ||
      tp_modes_get() != TP_MODE_INFERENCE) {
    return kWrong;
  }
  return tp_modes_set(0);
}

/* The scene lives, so the library must refuse. */
static tp_status_t shut_down(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  return right(tp_shutdown() == TP_ERROR_LIVE_OBJECTS);
}

static int32_t collect_nothing(void* user_data) {
  ++*(int*)user_data;
  return 0;
}

static void destroy_nothing(void* user_data) { ++*(int*)user_data; }

static tp_status_t set_collect(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  static int calls;
  const tp_status_t status =
      tp_set_collect_callback(collect_nothing, &calls, destroy_nothing);
  return status ? status : tp_set_collect_callback(NULL, NULL, NULL);
}

static const Row kRows[] = {
    {"tp_version", library, ROW_QUIET},
    {"tp_abi_version", library, ROW_QUIET},
    {"tp_has_feature", library, ROW_QUIET},
    {"tp_status_name", status_names, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_status_parse", status_names, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_dtype_size", dtypes, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_dtype_name", dtypes, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_dtype_parse", dtypes, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_dtype_kind", dtypes, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_kind_name", dtypes, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_kind_parse", dtypes, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_dtype_promote", promotion, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_dtype_promote_list", promotion, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_device_type_name", devices, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_device_type_parse", devices, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_device_parse", devices, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_memory_format_name", formats, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_memory_format_parse", formats, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_scalar_set_bool", scalars, ROW_OUTPUT(scalar), ROW_QUIET},
    {"tp_scalar_set_i64", scalars, ROW_OUTPUT(scalar), ROW_QUIET},
    {"tp_scalar_set_u64", scalars, ROW_OUTPUT(scalar), ROW_QUIET},
    {"tp_scalar_set_f64", scalars, ROW_OUTPUT(scalar), ROW_QUIET},
    {"tp_scalar_set_c128", scalars, ROW_OUTPUT(scalar), ROW_QUIET},
    {"tp_modes_get", modes, ROW_QUIET},
    {"tp_modes_set", modes, ROW_QUIET},
    {"tp_modes_swap", modes, ROW_QUIET},
    {"tp_shutdown", shut_down, ROW_QUIET},
    {"tp_set_collect_callback", set_collect, ROW_IN_PLACE},
};

RowGroup rows_base(void) { return ROW_GROUP(kRows); }
