/* Every exported function survives it when memory runs out. For each, the 1st,
 * 2nd, ... request for system memory fails until the call no longer asks for
 * more: each failing call says so, gives nothing, changes nothing and loses
 * nothing. The list of functions is the library's list of symbols. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "fault/support/rows.h"
#include "fault/support/state.h"
#include "support/check.h"

enum { kMostRequests = 1000, kPoison = 0xA5 };

typedef struct Exemption {
  const char* name;
  const char* reason;
} Exemption;

static const Exemption kExemptions[] = {
    {"tp_debug_fail_allocations", "lets the others fail"},
    {"tp_debug_failed_allocations", "counts how they failed"},
};

enum { kExempt = sizeof(kExemptions) / sizeof(kExemptions[0]) };

/* One call with one place to fail. */
typedef struct Attempt {
  const Row* row;
  Scene* scene;
  uint64_t fail_at;
  Results results;
  tp_status_t status;
  uint64_t failed; /* requests */
  tp_status_t error_code;
  char error_function[64];
  size_t message_length;
} Attempt;

static uint64_t injected; /* failures in all */

static void* make_attempt(void* argument) {
  Attempt* attempt = argument;
  if (!(attempt->row->flags & kKeepsError)) {
    tp_error_clear();
  }
  tp_debug_fail_allocations(attempt->fail_at);
  attempt->status = attempt->row->call(attempt->scene, &attempt->results);
  attempt->failed = tp_debug_failed_allocations();
  tp_debug_fail_allocations(0);
  attempt->error_code = tp_error_code(NULL);
  attempt->message_length = strlen(tp_error_message(NULL));
  snprintf(attempt->error_function, sizeof(attempt->error_function), "%s",
           tp_error_function(NULL));
  return NULL;
}

/* A thread that has never called the library has nothing set aside. */
static void attempt_in_thread(Attempt* attempt) {
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, make_attempt, attempt) == 0);
  CHECK(pthread_join(thread, NULL) == 0);
}

static int output_is_zero(const Attempt* attempt) {
  const char* bytes = (const char*)&attempt->results;
  const Row* row = attempt->row;
  for (size_t i = 0; i < row->output.nbytes; ++i) {
    if (bytes[row->output.offset + i] != 0) {
      return 0;
    }
  }
  return 1;
}

/* NULL if the failing call did all it must, else what it did not. */
static const char* fault_of_failure(const Attempt* attempt) {
  const Row* row = attempt->row;
  if (row->flags & kQuiet) {
    return "asked for memory";
  }
  if (attempt->status != TP_ERROR_OUT_OF_MEMORY) {
    return "did not report TP_ERROR_OUT_OF_MEMORY";
  }
  if (!output_is_zero(attempt)) {
    return "left something in its output";
  }
  if (row->flags & kKeepsError) {
    return NULL;
  }
  if (attempt->error_code != TP_ERROR_OUT_OF_MEMORY) {
    return "left another error record";
  }
  if (attempt->message_length == 0) {
    return "left no message";
  }
  return strcmp(attempt->error_function, row->name) == 0
             ? NULL
             : "named another function in its error";
}

static void complain(const Attempt* attempt, const char* where,
                     const char* what) {
  printf("%s, %s, request %llu fails: %s (status %d, function %s)\n",
         attempt->row->name, where, (unsigned long long)attempt->fail_at, what,
         attempt->status, attempt->error_function);
}

/* Makes one attempt; gives what went wrong, and tells whether to go on. */
static const char* try_once(Attempt* attempt, Shape shape, int in_thread,
                            char* text, size_t capacity) {
  Scene scene;
  SceneState before;
  SceneState after;
  scene_make(&scene, shape);
  scene.function = attempt->row->function;
  attempt->scene = &scene;
  if (attempt->row->prepare) {
    attempt->row->prepare(&scene);
  }
  memset(&attempt->results, 0, sizeof(attempt->results));
  memset((char*)&attempt->results + attempt->row->output.offset, kPoison,
         attempt->row->output.nbytes);
  state_read(&scene, &before);
  if (in_thread) {
    attempt_in_thread(attempt);
  } else {
    make_attempt(attempt);
  }

  const char* wrong = NULL;
  if (attempt->failed == 0) {
    wrong = attempt->status == TP_OK ? NULL : "failed with memory at hand";
  } else {
    state_read(&scene, &after);
    wrong = fault_of_failure(attempt);
    const char* changed = state_difference(&before, &after);
    if (!wrong && changed) {
      snprintf(text, capacity, "changed %s", changed);
      wrong = text;
    }
  }
  if (attempt->status != TP_OK && !output_is_zero(attempt)) {
    memset(&attempt->results, 0, sizeof(attempt->results));
  }
  results_release(&scene, &attempt->results);
  scene_release(&scene);
  tp_run_deferred();
  if (!wrong && (tp_debug_live_objects() || tp_debug_live_bytes())) {
    wrong = "leaked";
  }
  return wrong;
}

/* All attempts of a row in one shape: 1 if all is well. */
static int try_row(const Row* row, Shape shape, int in_thread) {
  for (uint64_t n = 1; n <= kMostRequests; ++n) {
    Attempt attempt;
    char text[100];
    memset(&attempt, 0, sizeof(attempt));
    attempt.row = row;
    attempt.fail_at = n;
    const char* wrong =
        try_once(&attempt, shape, in_thread, text, sizeof(text));
    injected += attempt.failed;
    if (wrong) {
      complain(&attempt, in_thread ? "in a new thread" : kShapeNames[shape],
               wrong);
      return 0;
    }
    if (attempt.failed == 0) {
      return 1;
    }
  }
  printf("%s, %s: never ends asking for memory\n", row->name,
         kShapeNames[shape]);
  return 0;
}

/* All rows of a function; gives their number and adds up the faults. */
static int try_function(const char* name, int* faults) {
  int rows = 0;
  for (size_t g = 0; g < kRowGroupCount; ++g) {
    const RowGroup group = kRowGroups[g]();
    for (size_t r = 0; r < group.count; ++r) {
      const Row* row = &group.rows[r];
      if (strcmp(row->name, name) != 0) {
        continue;
      }
      ++rows;
      for (int shape = 0; shape < SHAPE_COUNT; ++shape) {
        *faults += !try_row(row, (Shape)shape, 0);
      }
      *faults += !try_row(row, SHAPE_PLAIN, 1);
    }
  }
  return rows;
}

static int is_exempt(const char* name) {
  for (int i = 0; i < kExempt; ++i) {
    if (strcmp(kExemptions[i].name, name) == 0) {
      printf("exempt: %s %s\n", name, kExemptions[i].reason);
      return 1;
    }
  }
  return 0;
}

static int count_all_rows(void) {
  size_t rows = 0;
  for (size_t g = 0; g < kRowGroupCount; ++g) {
    rows += kRowGroups[g]().count;
  }
  return (int)rows;
}

/* With arguments: only the functions that they name. */
static int is_wanted(const char* name, int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (strcmp(argv[i], name) == 0) {
      return 1;
    }
  }
  return argc == 1;
}

int main(int argc, char** argv) {
  char name[128];
  int functions = 0;
  int exempt = 0;
  int faults = 0;
  int rows = 0;
  FILE* symbols = fopen(TP_SYMBOL_LIST, "r");
  CHECK(symbols);
  scene_make_files();
  tp_debug_set_caching(0);
  while (fgets(name, sizeof(name), symbols)) {
    name[strcspn(name, " \t\r\n")] = '\0';
    if (strncmp(name, "tp_", 3) != 0 || !is_wanted(name, argc, argv)) {
      continue;
    }
    ++functions;
    const int found = try_function(name, &faults);
    const int excused = is_exempt(name);
    rows += found;
    exempt += excused;
    if (!found == !excused) {
      printf("%s: %s\n", name, found ? "both tried and exempt" : "no row");
      ++faults;
    }
  }
  fclose(symbols);
  scene_remove_files();
  CHECK(functions > 0);
  if (argc == 1 && rows != count_all_rows()) {
    printf("%d rows are for functions that are not in the list\n",
           count_all_rows() - rows);
    ++faults;
  }
  printf("fault: %d functions, %d exempt, %llu failures injected\n", functions,
         exempt, (unsigned long long)injected);
  return faults ? 1 : 0;
}
