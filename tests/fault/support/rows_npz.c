#include <string.h>

#include "fault/support/rows.h"

static tp_status_t open_and_read(Scene* scene, Results* results) {
  (void)scene;
  return tp_npz_open(scene_npz_path(), TP_LOAD_READ, &results->archive);
}

static tp_status_t open_and_map(Scene* scene, Results* results) {
  (void)scene;
  return tp_npz_open(scene_npz_path(), TP_LOAD_MAP, &results->archive);
}

static tp_status_t count(Scene* scene, Results* results) {
  (void)results;
  tp_npz_t* same = tp_npz_retain(scene->archive);
  tp_npz_release(same);
  return right(same == scene->archive);
}

static tp_status_t drop_last(Scene* scene, Results* results) {
  (void)results;
  tp_npz_release(scene->archive);
  scene->archive = NULL;
  return TP_OK;
}

static tp_status_t read(Scene* scene, Results* results) {
  (void)results;
  return right(tp_npz_count(scene->archive) == 7 &&
               strcmp(tp_npz_name(scene->archive, 1), "w.bias") == 0);
}

static tp_status_t by_place(Scene* scene, Results* results) {
  return tp_npz_tensor(scene->archive, 0, &results->tensor);
}

static tp_status_t by_name(Scene* scene, Results* results) {
  return tp_npz_get(scene->archive, "be", &results->tensor);
}

static const Row kRows[] = {
    {"tp_npz_open", open_and_read, ROW_OUTPUT(archive)},
    {"tp_npz_open", open_and_map, ROW_OUTPUT(archive)},
    {"tp_npz_retain", count, ROW_QUIET},
    {"tp_npz_release", count, ROW_QUIET},
    {"tp_npz_release", drop_last, ROW_QUIET},
    {"tp_npz_count", read, ROW_QUIET},
    {"tp_npz_name", read, ROW_QUIET},
    {"tp_npz_tensor", by_place, ROW_TENSOR},
    {"tp_npz_get", by_name, ROW_TENSOR},
};

RowGroup rows_npz(void) { return ROW_GROUP(kRows); }
