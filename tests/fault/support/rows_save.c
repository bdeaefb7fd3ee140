#include <string.h>
#include <unistd.h>

#include "fault/support/rows.h"

enum { kTensors = 2 };

static const char* const kNames[kTensors] = {"first", "second"};
static const char* const kKeys[1] = {"format"};
static const char* const kValues[1] = {"pt"};

/* An expanded tensor is written in pieces, through a buffer. */
typedef struct {
  const tp_tensor_t* tensors[kTensors];
} List;

static List list_of(const Scene* scene) {
  const List list = {{scene->a, scene->expanded}};
  return list;
}

static tp_status_t take(void* user_data, const void* data, size_t n) {
  (void)data;
  *(size_t*)user_data += n;
  return TP_OK;
}

/* A file is there when the call succeeded, and not even in part otherwise. */
static tp_status_t saved(tp_status_t status) {
  const int is_there = access(scene_saved_path(), F_OK) == 0;
  if (is_there) unlink(scene_saved_path());
  return is_there == (status == TP_OK) ? status : kWrong;
}

static tp_status_t npy_save(Scene* scene, Results* results) {
  (void)results;
  return saved(tp_npy_save(scene_saved_path(), scene->expanded));
}

static tp_status_t npy_write(Scene* scene, Results* results) {
  (void)results;
  size_t n = 0;
  return tp_npy_write(scene->expanded, take, &n);
}

static tp_status_t npz_save(Scene* scene, Results* results) {
  (void)results;
  const List list = list_of(scene);
  return saved(
      tp_npz_save(scene_saved_path(), kNames, list.tensors, kTensors, 1));
}

static tp_status_t npz_save_stored(Scene* scene, Results* results) {
  (void)results;
  const List list = list_of(scene);
  return saved(
      tp_npz_save(scene_saved_path(), kNames, list.tensors, kTensors, 0));
}

static tp_status_t npz_write(Scene* scene, Results* results) {
  (void)results;
  size_t n = 0;
  const List list = list_of(scene);
  return tp_npz_write(kNames, list.tensors, kTensors, 1, take, &n);
}

static tp_status_t safetensors_save(Scene* scene, Results* results) {
  (void)results;
  const List list = list_of(scene);
  return saved(tp_safetensors_save(scene_saved_path(), kNames, list.tensors,
                                   kTensors, kKeys, kValues, 1));
}

static tp_status_t safetensors_write(Scene* scene, Results* results) {
  (void)results;
  size_t n = 0;
  const List list = list_of(scene);
  return tp_safetensors_write(kNames, list.tensors, kTensors, kKeys, kValues, 1,
                              take, &n);
}

static const Row kRows[] = {
    {"tp_npy_save", npy_save, ROW_IN_PLACE},
    {"tp_npy_write", npy_write, ROW_IN_PLACE},
    {"tp_npz_save", npz_save, ROW_IN_PLACE},
    {"tp_npz_save", npz_save_stored, ROW_IN_PLACE},
    {"tp_npz_write", npz_write, ROW_IN_PLACE},
    {"tp_safetensors_save", safetensors_save, ROW_IN_PLACE},
    {"tp_safetensors_write", safetensors_write, ROW_IN_PLACE},
};

RowGroup rows_save(void) { return ROW_GROUP(kRows); }
