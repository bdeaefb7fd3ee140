#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "conformance.h"
#include "tensorplay/debug.h"

enum { kMaxShown = 20, kMaxGroups = 64 };

typedef struct Group {
  char name[64];
  char reason[128];
  long cases;
} Group;

static struct {
  const char* name;
  char label[256];
  long passed;
  long failed;
  long left_out;
  int bad;
  size_t groups;
  Group group[kMaxGroups];
} runner;

int conf_stale;

void conf_begin(const char* name) { runner.name = name; }

void conf_case(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(runner.label, sizeof runner.label, format, arguments);
  va_end(arguments);
  runner.bad = 0;
}

static void report(const char* format, va_list arguments) {
  runner.bad = 1;
  if (runner.failed >= kMaxShown) return;
  printf("%s %s: ", runner.name, runner.label);
  vprintf(format, arguments);
  printf("\n");
}

int conf_check(int holds, const char* format, ...) {
  if (holds) return 1;
  va_list arguments;
  va_start(arguments, format);
  report(format, arguments);
  va_end(arguments);
  return 0;
}

int conf_check_status(tp_status_t got, const char* what) {
  char text[512] = "";
  if (got == TP_OK) return 1;
  tp_error_format(NULL, text, sizeof text);
  return conf_check(0, "%s failed: %s", what, text);
}

int conf_check_refused(tp_status_t got, const void* out, const char* what) {
  const char* message = tp_error_message(NULL);
  const int refused =
      conf_check(got != TP_OK, "%s succeeded, want an error", what);
  if (!refused) return 0;
  return conf_check(out == NULL, "%s failed and left its result set", what) &
         conf_check(tp_error_code(NULL) == got,
                    "%s returned %d, the error record has %d", what, (int)got,
                    (int)tp_error_code(NULL)) &
         conf_check(got != TP_ERROR_INTERNAL, "%s: internal error: %s", what,
                    message) &
         conf_check(message[0] != '\0', "%s failed without a message", what);
}

static void list_text(const int64_t* at, size_t count, char* text,
                      size_t capacity) {
  size_t length = 0;
  if (count == 0) snprintf(text, capacity, "-");
  for (size_t i = 0; i < count && length < capacity; ++i) {
    length += (size_t)snprintf(text + length, capacity - length, "%s%" PRId64,
                               i == 0 ? "" : ",", at[i]);
  }
}

int conf_check_list(const char* what, const int64_t* got, size_t count,
                    const ConfList* want) {
  char got_text[512];
  char want_text[512];
  if (count == want->count &&
      (count == 0 || memcmp(got, want->at, count * sizeof *got) == 0)) {
    return 1;
  }
  list_text(got, count, got_text, sizeof got_text);
  list_text(want->at, want->count, want_text, sizeof want_text);
  return conf_check(0, "%s got %s want %s", what, got_text, want_text);
}

int conf_check_tensor(const tp_tensor_t* tensor, const ConfList* sizes,
                      const ConfList* strides, tp_dtype_t dtype) {
  const size_t rank = (size_t)tp_tensor_rank(tensor);
  int good = conf_check_list("sizes", tp_tensor_sizes(tensor), rank, sizes);
  if (strides != NULL) {
    good &=
        conf_check_list("strides", tp_tensor_strides(tensor), rank, strides);
  }
  if (dtype != 0) {
    good &= conf_check(tp_tensor_dtype(tensor) == dtype, "dtype got %s want %s",
                       tp_dtype_name(tp_tensor_dtype(tensor)),
                       tp_dtype_name(dtype));
  }
  return good;
}

int conf_good(void) { return !runner.bad; }

void conf_end(void) { runner.bad ? ++runner.failed : ++runner.passed; }

void conf_leave_out(const char* reason) {
  ++runner.left_out;
  printf("left out: %s: %s\n", runner.label, reason);
}

void conf_leave_out_of(const char* group, const char* reason) {
  size_t i = 0;
  ++runner.left_out;
  while (i < runner.groups && (!conf_is(runner.group[i].name, group) ||
                               !conf_is(runner.group[i].reason, reason))) {
    ++i;
  }
  if (i == kMaxGroups) {
    conf_leave_out(reason);
    --runner.left_out;
    return;
  }
  if (i == runner.groups) {
    snprintf(runner.group[i].name, sizeof runner.group[i].name, "%s", group);
    snprintf(runner.group[i].reason, sizeof runner.group[i].reason, "%s",
             reason);
    ++runner.groups;
  }
  ++runner.group[i].cases;
}

int conf_finish(void) {
  const int64_t objects = tp_debug_live_objects();
  const int64_t bytes = tp_debug_live_bytes();
  const long run = runner.passed + runner.failed;
  for (size_t i = 0; i < runner.groups; ++i) {
    printf("left out: %s (%ld cases): %s\n", runner.group[i].name,
           runner.group[i].cases, runner.group[i].reason);
  }
  if (objects != 0 || bytes != 0) {
    printf("%s: %" PRId64 " objects and %" PRId64 " bytes live at the end\n",
           runner.name, objects, bytes);
  }
  if (run == 0) printf("%s: no case ran\n", runner.name);
  printf("conformance %s: %ld cases, %ld passed, %ld failed, %ld left out\n",
         runner.name, run + runner.left_out, runner.passed, runner.failed,
         runner.left_out);
  return runner.failed != 0 || run == 0 || objects != 0 || bytes != 0;
}
