#include "fault/support/rows.h"

static tp_status_t get(Scene* scene, Results* results) {
  (void)scene;
  return tp_allocator_get(TP_DEVICE_CPU, &results->allocator);
}

static tp_status_t set(Scene* scene, Results* results) {
  (void)results;
  const tp_status_t status =
      tp_allocator_set(TP_DEVICE_CPU, scene->host_allocator);
  return status ? status : tp_allocator_set(TP_DEVICE_CPU, NULL);
}

/* No device of a build without a GPU has pinned memory. */
static tp_status_t pinned(Scene* scene, Results* results) {
  (void)scene;
  const tp_status_t status =
      tp_allocator_pinned(TP_DEVICE_CUDA, &results->allocator);
  return status == TP_ERROR_NOT_BUILT ? TP_OK : status;
}

static tp_status_t refuse(void* user_data, size_t nbytes, size_t align,
                          void* stream, void** data, void** ctx) {
  (void)user_data;
  (void)nbytes;
  (void)align;
  (void)stream;
  (void)data;
  (void)ctx;
  return TP_ERROR_OUT_OF_MEMORY;
}

static tp_status_t make(Scene* scene, Results* results) {
  (void)scene;
  tp_allocator_callbacks_t callbacks;
  const tp_status_t status =
      tp_allocator_callbacks_init(&callbacks, sizeof(callbacks));
  callbacks.allocate = refuse;
  return status ? status : tp_allocator_new(&callbacks, &results->allocator);
}

static tp_status_t clear(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  tp_allocator_callbacks_t callbacks;
  tp_allocator_stats_t stats;
  const tp_status_t status =
      tp_allocator_callbacks_init(&callbacks, sizeof(callbacks));
  return status ? status : tp_allocator_stats_init(&stats, sizeof(stats));
}

static tp_status_t count(Scene* scene, Results* results) {
  (void)results;
  tp_allocator_t* same = tp_allocator_retain(scene->allocator);
  tp_allocator_release(same);
  return right(same == scene->allocator);
}

static tp_status_t drop_last(Scene* scene, Results* results) {
  (void)results;
  tp_allocator_release(scene->host_allocator);
  scene->host_allocator = NULL;
  return TP_OK;
}

static tp_status_t allocate(Scene* scene, Results* results) {
  return tp_allocator_allocate(scene->allocator, kBlockBytes,
                               &results->block.data, &results->block.ctx);
}

static void* block_data;
static void* block_ctx;

static void allocate_with_memory(Scene* scene) {
  tp_allocator_allocate(scene->allocator, kBlockBytes, &block_data, &block_ctx);
}

static tp_status_t free_block(Scene* scene, Results* results) {
  (void)results;
  tp_allocator_free(scene->allocator, block_data, block_ctx, kBlockBytes);
  return right(block_data != NULL);
}

static tp_status_t statistics(Scene* scene, Results* results) {
  (void)results;
  tp_allocator_stats_t stats;
  stats.struct_size = sizeof(stats);
  const tp_status_t status = tp_allocator_stats(scene->allocator, &stats);
  return status ? status : tp_allocator_reset_peak(scene->allocator);
}

static tp_status_t empty_cache(Scene* scene, Results* results) {
  (void)results;
  return tp_allocator_empty_cache(scene->allocator);
}

static tp_status_t settings(Scene* scene, Results* results) {
  (void)results;
  tp_allocator_t* allocator = scene->allocator;
  const uint64_t cap = tp_allocator_cap(allocator);
  const uint64_t threshold = tp_allocator_bypass_threshold(allocator);
  return right(tp_allocator_device_type(allocator) == TP_DEVICE_CPU &&
               !tp_allocator_set_cap(allocator, cap) &&
               !tp_allocator_set_bypass_threshold(allocator, threshold));
}

static const Row kRows[] = {
    {"tp_allocator_get", get, ROW_OUTPUT(allocator)},
    {"tp_allocator_set", set, ROW_IN_PLACE},
    {"tp_allocator_pinned", pinned, ROW_OUTPUT(allocator), ROW_QUIET},
    {"tp_allocator_new", make, ROW_OUTPUT(allocator)},
    {"tp_allocator_callbacks_init", clear, ROW_QUIET},
    {"tp_allocator_stats_init", clear, ROW_QUIET},
    {"tp_allocator_retain", count, ROW_QUIET},
    {"tp_allocator_release", count, ROW_QUIET},
    {"tp_allocator_release", drop_last, ROW_QUIET},
    {"tp_allocator_device_type", settings, ROW_QUIET},
    {"tp_allocator_allocate", allocate, ROW_OUTPUT(block)},
    {"tp_allocator_free", free_block, ROW_QUIET,
     .prepare = allocate_with_memory},
    {"tp_allocator_stats", statistics, ROW_QUIET},
    {"tp_allocator_reset_peak", statistics, ROW_QUIET},
    {"tp_allocator_empty_cache", empty_cache, ROW_QUIET},
    {"tp_allocator_set_cap", settings, ROW_QUIET},
    {"tp_allocator_cap", settings, ROW_QUIET},
    {"tp_allocator_set_bypass_threshold", settings, ROW_QUIET},
    {"tp_allocator_bypass_threshold", settings, ROW_QUIET},
};

RowGroup rows_allocator(void) { return ROW_GROUP(kRows); }
