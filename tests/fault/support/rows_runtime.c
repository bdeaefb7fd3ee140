#include <string.h>

#include "fault/support/rows.h"

static tp_status_t levels(Scene* scene, Results* results) {
  (void)scene;
  if (strcmp(tp_log_level_name(TP_LOG_LAYOUT), "layout") != 0) return kWrong;
  return tp_log_level_parse("error", &results->number);
}

static void listen(void* user_data, tp_log_level_t level, const char* message) {
  (void)user_data;
  (void)level;
  (void)message;
}

/* Not if the call that was given it failed. */
static void count_end(void* user_data) { ++*(int*)user_data; }

static tp_status_t log_layouts(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  int ended = 0;
  const tp_status_t status =
      tp_set_log(listen, &ended, count_end, TP_LOG_LAYOUT);
  const tp_status_t off = tp_set_log(NULL, NULL, NULL, 0);
  if (off != TP_OK || ended != (status == TP_OK)) return kWrong;
  return status;
}

static tp_status_t log_off(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  return tp_set_log(NULL, NULL, NULL, 0);
}

static tp_status_t dump(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  const tp_status_t status = tp_set_anomaly_dump(scene_saved_path());
  return tp_set_anomaly_dump(NULL) == TP_OK ? status : kWrong;
}

static tp_status_t dump_off(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  return tp_set_anomaly_dump(NULL);
}

static const Row kRows[] = {
    {"tp_log_level_name", levels, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_log_level_parse", levels, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_set_log", log_layouts, ROW_IN_PLACE},
    {"tp_set_log", log_off, ROW_QUIET},
    {"tp_set_anomaly_dump", dump, ROW_IN_PLACE},
    {"tp_set_anomaly_dump", dump_off, ROW_QUIET},
};

RowGroup rows_runtime(void) { return ROW_GROUP(kRows); }
