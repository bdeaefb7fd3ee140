#include <unistd.h>

#include "fault/support/rows.h"
#include "support/check.h"

static tp_status_t make(Scene* scene, Results* results) {
  (void)scene;
  return tp_storage_new(1000, TP_DEVICE_CPU, 0, &results->storage);
}

static tp_status_t make_empty(Scene* scene, Results* results) {
  (void)scene;
  return tp_storage_new(0, TP_DEVICE_CPU, 0, &results->storage);
}

static tp_status_t from_allocator(Scene* scene, Results* results) {
  return tp_storage_new_from_allocator(1000, scene->host_allocator,
                                       &results->storage);
}

/* Borrowed memory would be freed at once if the failing call freed it. */
static void must_not_run(void* ctx) { *(char*)ctx = 1; }

static tp_status_t from_data(Scene* scene, Results* results) {
  char deleted = 0;
  const tp_status_t status = tp_storage_from_data(
      scene->host, kHostBytes, TP_DEVICE_CPU, 0, must_not_run, &deleted,
      TP_STORAGE_READ_ONLY, &results->storage);
  if (deleted) {
    return kWrong;
  }
  if (!status) { /* the context ends with this call */
    tp_storage_release(results->storage);
    results->storage = NULL;
  }
  return status;
}

static tp_status_t part(Scene* scene, Results* results) {
  return tp_storage_new_part(scene->storage, 4, 8, &results->storage);
}

static tp_status_t map_file(Scene* scene, Results* results) {
  (void)scene;
  return tp_storage_map_file(scene_npy_path(), 128, 24, &results->storage);
}

static tp_status_t read_file(Scene* scene, Results* results) {
  (void)scene;
  return tp_storage_read_file(scene_npy_path(), 128, 24, &results->storage);
}

static const char* shared_name(void) {
  static char name[32];
  snprintf(name, sizeof(name), "tp-fault-%d", (int)getpid());
  return name;
}

static tp_status_t make_shared(Scene* scene, Results* results) {
  (void)scene;
  return tp_storage_new_shared(shared_name(), 1000, &results->storage);
}

static tp_status_t make_nameless(Scene* scene, Results* results) {
  (void)scene;
  return tp_storage_new_shared(NULL, 1000, &results->storage);
}

/* In the place of memory of the host. */
static void share(Scene* scene) {
  tp_storage_release(scene->foreign);
  CHECK_EQUAL(tp_storage_new_shared(shared_name(), kHostBytes, &scene->foreign),
              TP_OK);
}

static tp_status_t open_shared(Scene* scene, Results* results) {
  (void)scene;
  return tp_storage_open_shared(shared_name(), 0, &results->storage);
}

static tp_status_t open_descriptor(Scene* scene, Results* results) {
  return tp_storage_open_shared_descriptor(
      tp_storage_shared_descriptor(scene->foreign), TP_STORAGE_READ_ONLY,
      &results->storage);
}

static tp_status_t descriptor(Scene* scene, Results* results) {
  (void)results;
  return right(tp_storage_shared_descriptor(scene->foreign) >= 0);
}

static tp_status_t count(Scene* scene, Results* results) {
  (void)results;
  tp_storage_t* same = tp_storage_retain(scene->storage);
  const int holds = tp_storage_use_count(same) == 2 &&
                    tp_storage_same(same, scene->storage) == 1;
  tp_storage_release(same);
  return right(holds);
}

static tp_status_t drop_last(Scene* scene, Results* results) {
  (void)results;
  tp_storage_release(scene->storage);
  scene->storage = NULL;
  tp_storage_t* const locked = tp_weak_storage_lock(scene->weak_storage);
  tp_storage_release(locked);
  return right(!locked);
}

static tp_status_t make_weak(Scene* scene, Results* results) {
  return tp_storage_weak(scene->foreign, &results->weak_storage);
}

static tp_status_t use_weak(Scene* scene, Results* results) {
  (void)results;
  tp_weak_storage_t* same = tp_weak_storage_retain(scene->weak_storage);
  tp_storage_t* locked = tp_weak_storage_lock(same);
  const int holds = tp_storage_same(locked, scene->storage);
  tp_storage_release(locked);
  tp_weak_storage_release(same);
  return right(holds);
}

static tp_status_t look(Scene* scene, Results* results) {
  (void)results;
  const tp_storage_t* storage = scene->storage;
  return right(tp_storage_nbytes(storage) > 0 && tp_storage_data(storage) &&
               tp_storage_device_type(storage) == TP_DEVICE_CPU &&
               tp_storage_device_index(storage) == 0 &&
               tp_storage_allocator(storage) == scene->allocator &&
               (tp_storage_flags(storage) & TP_STORAGE_RESIZABLE) &&
               tp_storage_version(storage) == 0);
}

static tp_status_t grow(Scene* scene, Results* results) {
  (void)results;
  return tp_storage_resize(scene->storage, 1 << 20);
}

static tp_status_t take(Scene* scene, Results* results) {
  return tp_storage_take(scene->foreign, &results->taken.data,
                         &results->taken.deleter, &results->taken.ctx);
}

static const Row kRows[] = {
    {"tp_storage_new", make, ROW_OUTPUT(storage)},
    {"tp_storage_new", make_empty, ROW_OUTPUT(storage)},
    {"tp_storage_new_from_allocator", from_allocator, ROW_OUTPUT(storage)},
    {"tp_storage_from_data", from_data, ROW_OUTPUT(storage)},
    {"tp_storage_new_part", part, ROW_OUTPUT(storage)},
    {"tp_storage_map_file", map_file, ROW_OUTPUT(storage)},
    {"tp_storage_read_file", read_file, ROW_OUTPUT(storage)},
    {"tp_storage_new_shared", make_shared, ROW_OUTPUT(storage)},
    {"tp_storage_new_shared", make_nameless, ROW_OUTPUT(storage)},
    {"tp_storage_open_shared", open_shared, ROW_OUTPUT(storage),
     .prepare = share},
    {"tp_storage_open_shared_descriptor", open_descriptor, ROW_OUTPUT(storage),
     .prepare = share},
    {"tp_storage_shared_descriptor", descriptor, ROW_QUIET, .prepare = share},
    {"tp_storage_retain", count, ROW_QUIET},
    {"tp_storage_release", count, ROW_QUIET},
    {"tp_storage_release", drop_last, ROW_QUIET},
    {"tp_storage_use_count", count, ROW_QUIET},
    {"tp_storage_same", count, ROW_QUIET},
    {"tp_storage_weak", make_weak, ROW_OUTPUT(weak_storage)},
    {"tp_weak_storage_retain", use_weak, ROW_QUIET},
    {"tp_weak_storage_release", use_weak, ROW_QUIET},
    {"tp_weak_storage_lock", use_weak, ROW_QUIET},
    {"tp_storage_nbytes", look, ROW_QUIET},
    {"tp_storage_data", look, ROW_QUIET},
    {"tp_storage_device_type", look, ROW_QUIET},
    {"tp_storage_device_index", look, ROW_QUIET},
    {"tp_storage_allocator", look, ROW_QUIET},
    {"tp_storage_flags", look, ROW_QUIET},
    {"tp_storage_version", look, ROW_QUIET},
    {"tp_storage_resize", grow, ROW_IN_PLACE},
    {"tp_storage_take", take, ROW_OUTPUT(taken)},
};

RowGroup rows_storage(void) { return ROW_GROUP(kRows); }
