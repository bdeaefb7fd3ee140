#include <string.h>

#include "fault/support/rows.h"

static tp_status_t modes(Scene* scene, Results* results) {
  (void)scene;
  if (strcmp(tp_load_mode_name(TP_LOAD_MAP), "map") != 0) return kWrong;
  return tp_load_mode_parse("read", &results->number);
}

static tp_status_t npy_read(Scene* scene, Results* results) {
  (void)scene;
  return tp_npy_load(scene_npy_path(), TP_LOAD_READ, &results->tensor);
}

static tp_status_t npy_map(Scene* scene, Results* results) {
  (void)scene;
  return tp_npy_load(scene_npy_path(), TP_LOAD_MAP, &results->tensor);
}

static tp_status_t open_and_read(Scene* scene, Results* results) {
  (void)scene;
  return tp_safetensors_open(scene_safetensors_path(), TP_LOAD_READ,
                             &results->file);
}

static tp_status_t open_and_map(Scene* scene, Results* results) {
  (void)scene;
  return tp_safetensors_open(scene_safetensors_path(), TP_LOAD_MAP,
                             &results->file);
}

static tp_status_t count(Scene* scene, Results* results) {
  (void)results;
  tp_safetensors_t* same = tp_safetensors_retain(scene->file);
  tp_safetensors_release(same);
  return right(same == scene->file);
}

static tp_status_t drop_last(Scene* scene, Results* results) {
  (void)results;
  tp_safetensors_release(scene->file);
  scene->file = NULL;
  return TP_OK;
}

static tp_status_t read(Scene* scene, Results* results) {
  (void)results;
  const tp_safetensors_t* file = scene->file;
  return right(tp_safetensors_count(file) == 2 &&
               tp_safetensors_nbytes(file) == 24 &&
               strcmp(tp_safetensors_name(file, 0), "weight") == 0 &&
               tp_safetensors_metadata_count(file) == 2 &&
               strcmp(tp_safetensors_metadata_key(file, 0), "format") == 0 &&
               strcmp(tp_safetensors_metadata_value(file, 0), "pt") == 0);
}

static tp_status_t by_place(Scene* scene, Results* results) {
  return tp_safetensors_tensor(scene->file, 0, &results->tensor);
}

static tp_status_t by_name(Scene* scene, Results* results) {
  return tp_safetensors_get(scene->file, "bias", &results->tensor);
}

static const Row kRows[] = {
    {"tp_load_mode_name", modes, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_load_mode_parse", modes, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_npy_load", npy_read, ROW_TENSOR},
    {"tp_npy_load", npy_map, ROW_TENSOR},
    {"tp_safetensors_open", open_and_read, ROW_OUTPUT(file)},
    {"tp_safetensors_open", open_and_map, ROW_OUTPUT(file)},
    {"tp_safetensors_retain", count, ROW_QUIET},
    {"tp_safetensors_release", count, ROW_QUIET},
    {"tp_safetensors_release", drop_last, ROW_QUIET},
    {"tp_safetensors_count", read, ROW_QUIET},
    {"tp_safetensors_nbytes", read, ROW_QUIET},
    {"tp_safetensors_name", read, ROW_QUIET},
    {"tp_safetensors_metadata_count", read, ROW_QUIET},
    {"tp_safetensors_metadata_key", read, ROW_QUIET},
    {"tp_safetensors_metadata_value", read, ROW_QUIET},
    {"tp_safetensors_tensor", by_place, ROW_TENSOR},
    {"tp_safetensors_get", by_name, ROW_TENSOR},
};

RowGroup rows_io(void) { return ROW_GROUP(kRows); }
