#include <string.h>

#include "fault/support/rows.h"

static void fail_once(Scene* scene) {
  (void)scene;
  tp_error_set(TP_ERROR_RANGE, "index 7 is out of range");
}

static tp_status_t set_and_read(Scene* scene, Results* results) {
  (void)scene;
  tp_error_set(TP_ERROR_CALLBACK, "a callback's text");
  const int holds =
      tp_error_code(NULL) == TP_ERROR_CALLBACK &&
      strstr(tp_error_message(NULL), "a callback's text") &&
      tp_error_function(NULL) && tp_error_argument(NULL) == 0 &&
      tp_error_native_code(NULL) == 0 && tp_error_cause(NULL) &&
      tp_error_format(NULL, results->text, sizeof(results->text)) > 0;
  tp_error_clear();
  return right(holds && tp_error_code(NULL) == TP_OK);
}

static tp_status_t take(Scene* scene, Results* results) {
  (void)scene;
  tp_error_set(TP_ERROR_RANGE, "index 7 is out of range");
  results->error = tp_error_take();
  const tp_status_t left = tp_error_code(NULL);
  if (!results->error) {
    return left == TP_ERROR_RANGE ? TP_ERROR_OUT_OF_MEMORY : kWrong;
  }
  return right(left == TP_OK &&
               tp_error_code(results->error) == TP_ERROR_RANGE);
}

/* The taken error waits in the scene's thread. */
static tp_error_t* taken;

static void take_with_memory(Scene* scene) {
  fail_once(scene);
  taken = tp_error_take();
}

static tp_status_t release(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  tp_error_release(taken);
  return right(taken != NULL);
}

static const Row kRows[] = {
    {"tp_error_code", set_and_read, ROW_QUIET},
    {"tp_error_message", set_and_read, ROW_QUIET},
    {"tp_error_function", set_and_read, ROW_QUIET},
    {"tp_error_argument", set_and_read, ROW_QUIET},
    {"tp_error_native_code", set_and_read, ROW_QUIET},
    {"tp_error_cause", set_and_read, ROW_QUIET},
    {"tp_error_format", set_and_read, ROW_QUIET},
    {"tp_error_set", set_and_read, ROW_QUIET},
    {"tp_error_clear", set_and_read, ROW_QUIET},
    {"tp_error_take", take, ROW_OUTPUT(error), .flags = kKeepsError},
    {"tp_error_release", release, ROW_QUIET, .prepare = take_with_memory},
};

RowGroup rows_errors(void) { return ROW_GROUP(kRows); }
