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

static tp_status_t threads(Scene* scene, Results* results) {
  (void)scene;
  if (tp_set_num_threads(3) != TP_OK) return kWrong;
  results->number = tp_get_num_threads();
  return results->number == 3 ? tp_set_num_threads(0) : kWrong;
}

static tp_status_t streaming(Scene* scene, Results* results) {
  (void)scene;
  if (tp_set_streaming_limit(1 << 20) != TP_OK) return kWrong;
  results->number = (int32_t)tp_get_streaming_limit();
  return results->number == 1 << 20 ? tp_set_streaming_limit(0) : kWrong;
}

static tp_status_t run_once(void* user_data, int32_t count, tp_task_fn task,
                            void* context) {
  (void)user_data;
  (void)count;
  task(context);
  return TP_OK;
}

static tp_status_t host_threads(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  int ended = 0;
  const tp_status_t status = tp_set_parallel_for(run_once, &ended, count_end);
  const tp_status_t off = tp_set_parallel_for(NULL, NULL, NULL);
  if (off != TP_OK || ended != (status == TP_OK)) return kWrong;
  return status;
}

static tp_status_t own_threads(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  return tp_set_parallel_for(NULL, NULL, NULL);
}

static const Row kRows[] = {
    {"tp_log_level_name", levels, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_log_level_parse", levels, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_set_log", log_layouts, ROW_IN_PLACE},
    {"tp_set_log", log_off, ROW_QUIET},
    {"tp_set_num_threads", threads, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_get_num_threads", threads, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_set_parallel_for", host_threads, ROW_IN_PLACE},
    {"tp_set_parallel_for", own_threads, ROW_QUIET},
    {"tp_set_streaming_limit", streaming, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_get_streaming_limit", streaming, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_set_anomaly_dump", dump, ROW_IN_PLACE},
    {"tp_set_anomaly_dump", dump_off, ROW_QUIET},
};

RowGroup rows_runtime(void) { return ROW_GROUP(kRows); }
