#include "fault/support/rows.h"

static tp_status_t look(Scene* scene, Results* results) {
  (void)results;
  return right(tp_debug_count_word(scene->a) != 0 &&
               tp_debug_shares_counter(scene->a, scene->b) == 0 &&
               tp_debug_block_total(tp_storage_data(scene->storage)) > 0 &&
               tp_debug_live_objects() > 0 && tp_debug_live_bytes() > 0 &&
               tp_debug_system_allocations() > 0 && tp_debug_last_kernel());
}

static tp_status_t format(Scene* scene, Results* results) {
  return right(tp_debug_format_tensor(scene->a, results->text,
                                      sizeof(results->text)) > 0);
}

static tp_status_t caching_off(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  tp_debug_set_caching(0);
  return TP_OK;
}

static tp_status_t use_simd(Scene* scene, Results* results) {
  (void)scene, (void)results;
  return tp_debug_use_simd(NULL);
}

static const Row kRows[] = {
    {"tp_debug_count_word", look, ROW_QUIET},
    {"tp_debug_shares_counter", look, ROW_QUIET},
    {"tp_debug_block_total", look, ROW_QUIET},
    {"tp_debug_live_objects", look, ROW_QUIET},
    {"tp_debug_live_bytes", look, ROW_QUIET},
    {"tp_debug_system_allocations", look, ROW_QUIET},
    {"tp_debug_last_kernel", look, ROW_QUIET},
    {"tp_debug_format_tensor", format, ROW_QUIET},
    {"tp_debug_set_caching", caching_off, ROW_QUIET},
    {"tp_debug_use_simd", use_simd, ROW_QUIET},
};

RowGroup rows_debug(void) { return ROW_GROUP(kRows); }
