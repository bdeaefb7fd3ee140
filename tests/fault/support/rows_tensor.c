#include <string.h>

#include "fault/support/rows.h"

static tp_status_t count(Scene* scene, Results* results) {
  (void)results;
  tp_tensor_t* same = tp_tensor_retain(scene->a);
  const int holds = tp_tensor_use_count(same) == 2;
  tp_tensor_release(same);
  return right(holds && same == scene->a);
}

static tp_status_t drop_last(Scene* scene, Results* results) {
  (void)results;
  tp_tensor_release(scene->b);
  scene->b = NULL;
  tp_tensor_t* const locked = tp_weak_tensor_lock(scene->weak_tensor);
  tp_tensor_release(locked);
  return right(!locked);
}

static tp_status_t make_weak(Scene* scene, Results* results) {
  return tp_tensor_weak(scene->a, &results->weak_tensor);
}

static tp_status_t use_weak(Scene* scene, Results* results) {
  (void)results;
  tp_weak_tensor_t* same = tp_weak_tensor_retain(scene->weak_tensor);
  tp_tensor_t* locked = tp_weak_tensor_lock(same);
  tp_tensor_release(locked);
  tp_weak_tensor_release(same);
  return right(locked == scene->b);
}

static void take_wrapper(void* wrapper) { ++*(int*)wrapper; }

static void drop_wrapper(void* wrapper) { --*(int*)wrapper; }

static int wrapper; /* references that the tensor holds of it */

static tp_status_t attach(Scene* scene, Results* results) {
  (void)results;
  wrapper = 0;
  const tp_status_t status =
      tp_tensor_attach_wrapper(scene->a, &wrapper, take_wrapper, drop_wrapper);
  scene->wrapped = status == TP_OK;
  return status;
}

static void attach_with_memory(Scene* scene) { attach(scene, NULL); }

static tp_status_t use_wrapper(Scene* scene, Results* results) {
  (void)results;
  const int is_ours = tp_tensor_wrapper(scene->a) == &wrapper;
  tp_tensor_retain(scene->a);
  const int taken = wrapper == 1;
  tp_tensor_release(scene->a);
  const int put_off = wrapper == 1;
  return right(is_ours && taken && put_off && tp_run_deferred() == 1 &&
               wrapper == 0);
}

static tp_status_t detach(Scene* scene, Results* results) {
  (void)results;
  const tp_status_t status = tp_tensor_detach_wrapper(scene->a);
  scene->wrapped = status != TP_OK;
  return status;
}

static tp_status_t read_geometry(Scene* scene, Results* results) {
  (void)results;
  const tp_tensor_t* a = scene->a;
  const int64_t numel = 2 * scene->sizes[scene->rank - 1];
  const size_t bytes = scene->rank * sizeof(int64_t);
  return right(tp_tensor_rank(a) == (int64_t)scene->rank &&
               memcmp(tp_tensor_sizes(a), scene->sizes, bytes) == 0 &&
               tp_tensor_strides(a) && tp_tensor_size(a, -2) == 2 &&
               tp_tensor_numel(a) == numel &&
               tp_tensor_nbytes(a) == 4 * (size_t)numel &&
               tp_tensor_offset(a) == 0 &&
               tp_tensor_is_contiguous(a, TP_FORMAT_CONTIGUOUS) ==
                   (int32_t)(tp_tensor_flags(a) & TP_TENSOR_CONTIGUOUS));
}

static tp_status_t read_rest(Scene* scene, Results* results) {
  const tp_tensor_t* a = scene->a;
  char* text = results->text;
  return right(tp_tensor_dtype(a) == TP_DTYPE_F32 &&
               tp_tensor_device_type(a) == TP_DEVICE_CPU &&
               tp_tensor_device_index(a) == 0 && tp_tensor_storage(a) &&
               tp_tensor_data(a) && tp_tensor_version(a) >= 0 &&
               tp_tensor_retained_bytes(a) == tp_tensor_nbytes(a) &&
               tp_tensor_format(a, text, sizeof(results->text)) > 0 &&
               tp_tensor_format_layout(a, "a", text, sizeof(results->text)) >
                   0);
}

static const int64_t kFirst[kMaxRank];

static tp_status_t get(Scene* scene, Results* results) {
  return tp_tensor_get(scene->a, kFirst, scene->rank, &results->scalar);
}

static tp_status_t item(Scene* scene, Results* results) {
  return tp_tensor_item(scene->total, &results->scalar);
}

static tp_status_t set(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_set(scene->a, kFirst, scene->rank, &scene->number);
}

static tp_status_t set_overlapping(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_set(scene->expanded, kFirst, 1, &scene->number);
}

static tp_status_t copy_to(Scene* scene, Results* results) {
  return tp_tensor_copy_to(scene->index, results->text, 16);
}

static tp_status_t copy_strided_to(Scene* scene, Results* results) {
  return tp_tensor_copy_to(scene->expanded, results->text, 20);
}

static tp_status_t copy_from(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_copy_from(scene->index, scene->host, 16);
}

static tp_status_t copy_from_overlapping(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_copy_from(scene->expanded, scene->host, 20);
}

static tp_status_t begin_write(Scene* scene, Results* results) {
  const tp_status_t status =
      tp_tensor_begin_write(scene->a, &results->writable);
  return status ? status : tp_tensor_end_write(scene->a);
}

static tp_status_t mark_written(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_mark_written(scene->a);
}

/* To more dimensions than are kept in place, and more bytes than there are. */
static tp_status_t resize(Scene* scene, Results* results) {
  (void)results;
  const int64_t sizes[8] = {2, 2, 2, 2, 2, 2, 50, 50};
  return tp_tensor_resize(scene->a, sizes, 8);
}

static tp_status_t shrink(Scene* scene, Results* results) {
  (void)results;
  const int64_t size = 3;
  return tp_tensor_resize(scene->a, &size, 1);
}

static tp_status_t set_storage(Scene* scene, Results* results) {
  (void)results;
  const int64_t sizes[6] = {1, 1, 1, 1, 1, 3};
  return tp_tensor_set_storage(scene->a, scene->storage, sizes, NULL, 6, 0);
}

static tp_status_t assign(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_assign(scene->index, scene->a);
}

static const Row kRows[] = {
    {"tp_tensor_retain", count, ROW_QUIET},
    {"tp_tensor_release", count, ROW_QUIET},
    {"tp_tensor_release", drop_last, ROW_QUIET},
    {"tp_tensor_use_count", count, ROW_QUIET},
    {"tp_tensor_weak", make_weak, ROW_OUTPUT(weak_tensor)},
    {"tp_weak_tensor_retain", use_weak, ROW_QUIET},
    {"tp_weak_tensor_release", use_weak, ROW_QUIET},
    {"tp_weak_tensor_lock", use_weak, ROW_QUIET},
    {"tp_tensor_attach_wrapper", attach, ROW_IN_PLACE},
    {"tp_tensor_wrapper", use_wrapper, ROW_QUIET,
     .prepare = attach_with_memory},
    {"tp_run_deferred", use_wrapper, ROW_QUIET, .prepare = attach_with_memory},
    {"tp_tensor_detach_wrapper", detach, ROW_QUIET,
     .prepare = attach_with_memory},
    {"tp_tensor_rank", read_geometry, ROW_QUIET},
    {"tp_tensor_sizes", read_geometry, ROW_QUIET},
    {"tp_tensor_strides", read_geometry, ROW_QUIET},
    {"tp_tensor_size", read_geometry, ROW_QUIET},
    {"tp_tensor_numel", read_geometry, ROW_QUIET},
    {"tp_tensor_nbytes", read_geometry, ROW_QUIET},
    {"tp_tensor_offset", read_geometry, ROW_QUIET},
    {"tp_tensor_is_contiguous", read_geometry, ROW_QUIET},
    {"tp_tensor_flags", read_geometry, ROW_QUIET},
    {"tp_tensor_dtype", read_rest, ROW_QUIET},
    {"tp_tensor_device_type", read_rest, ROW_QUIET},
    {"tp_tensor_device_index", read_rest, ROW_QUIET},
    {"tp_tensor_storage", read_rest, ROW_QUIET},
    {"tp_tensor_data", read_rest, ROW_QUIET},
    {"tp_tensor_version", read_rest, ROW_QUIET},
    {"tp_tensor_retained_bytes", read_rest, ROW_QUIET},
    {"tp_tensor_format", read_rest, ROW_QUIET},
    {"tp_tensor_format_layout", read_rest, ROW_QUIET},
    {"tp_tensor_get", get, ROW_OUTPUT(scalar), ROW_QUIET},
    {"tp_tensor_item", item, ROW_OUTPUT(scalar), ROW_QUIET},
    {"tp_tensor_set", set, ROW_QUIET},
    {"tp_tensor_set", set_overlapping, ROW_IN_PLACE},
    {"tp_tensor_copy_to", copy_to, ROW_IN_PLACE},
    {"tp_tensor_copy_to", copy_strided_to, ROW_IN_PLACE},
    {"tp_tensor_copy_from", copy_from, ROW_IN_PLACE},
    {"tp_tensor_copy_from", copy_from_overlapping, ROW_IN_PLACE},
    {"tp_tensor_begin_write", begin_write, ROW_OUTPUT(writable), ROW_QUIET},
    {"tp_tensor_end_write", begin_write, ROW_OUTPUT(writable), ROW_QUIET},
    {"tp_tensor_mark_written", mark_written, ROW_QUIET},
    {"tp_tensor_resize", resize, ROW_IN_PLACE},
    {"tp_tensor_resize", shrink, ROW_IN_PLACE},
    {"tp_tensor_set_storage", set_storage, ROW_IN_PLACE},
    {"tp_tensor_assign", assign, ROW_IN_PLACE},
};

RowGroup rows_tensor(void) { return ROW_GROUP(kRows); }
