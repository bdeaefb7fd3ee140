/* The library prints nothing and leaves the process as it is: every function
 * in good calls and without memory, and many calls with wrong arguments. */
#include <fenv.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fault/support/rows.h"
#include "support/check.h"
#include "support/run.h"

extern char** environ;

enum { kSignals = 64, kTextBytes = 1 << 16 };

/* What belongs to the host. */
typedef struct Process {
  char environment[kTextBytes];
  char locale[256];
  char folder[1024];
  void (*handlers[kSignals + 1])(int);
  int handler_flags[kSignals + 1];
  uint64_t blocked; /* signals, a bit each */
  mode_t creation_mask;
  int rounding;
} Process;

static void read_signals(Process* process) {
  sigset_t blocked;
  CHECK(sigprocmask(SIG_SETMASK, NULL, &blocked) == 0);
  for (int number = 1; number <= kSignals; ++number) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) == 0) {
      process->handlers[number] = action.sa_handler;
      process->handler_flags[number] = action.sa_flags;
    }
    process->blocked |= (uint64_t)(sigismember(&blocked, number) == 1)
                        << (number - 1);
  }
}

static void read_process(Process* process) {
  memset(process, 0, sizeof(*process));
  size_t used = 0;
  for (char** entry = environ; *entry; ++entry) {
    const size_t length = strlen(*entry) + 1;
    CHECK(used + length <= kTextBytes);
    memcpy(process->environment + used, *entry, length);
    used += length;
  }
  strncpy(process->locale, setlocale(LC_ALL, NULL),
          sizeof(process->locale) - 1);
  CHECK(getcwd(process->folder, sizeof(process->folder)));
  read_signals(process);
  process->creation_mask = umask(0);
  umask(process->creation_mask);
  process->rounding = fegetround();
}

static void compare(const Process* a, const Process* b) {
  CHECK(memcmp(a->environment, b->environment, kTextBytes) == 0);
  CHECK(strcmp(a->locale, b->locale) == 0);
  CHECK(strcmp(a->folder, b->folder) == 0);
  CHECK(memcmp(a->handlers, b->handlers, sizeof(a->handlers)) == 0);
  CHECK(memcmp(a->handler_flags, b->handler_flags, sizeof(a->handler_flags)) ==
        0);
  CHECK(a->blocked == b->blocked);
  CHECK_EQUAL(b->creation_mask, a->creation_mask);
  CHECK_EQUAL(b->rounding, a->rounding);
}

static void call_row(const Row* row, Shape shape, uint64_t fail_at) {
  Scene scene;
  Results results;
  scene_make(&scene, shape);
  scene.function = row->function;
  memset(&results, 0, sizeof(results));
  if (row->prepare) {
    row->prepare(&scene);
  }
  tp_debug_fail_allocations(fail_at);
  const tp_status_t status = row->call(&scene, &results);
  tp_debug_fail_allocations(0);
  CHECK(fail_at || status == TP_OK);
  results_release(&scene, &results);
  scene_release(&scene);
}

static void call_all_rows(void) {
  for (size_t g = 0; g < kRowGroupCount; ++g) {
    const RowGroup group = kRowGroups[g]();
    for (size_t r = 0; r < group.count; ++r) {
      for (int shape = 0; shape < SHAPE_COUNT; ++shape) {
        call_row(&group.rows[r], (Shape)shape, 0);
      }
      tp_debug_set_caching(0);
      call_row(&group.rows[r], SHAPE_PLAIN, 1);
      tp_debug_set_caching(1);
    }
  }
}

static void call_with_wrong_handles(Scene* scene, Results* results) {
  tp_tensor_t* wrong = (tp_tensor_t*)(void*)scene->storage;
  CHECK_EQUAL(tp_clone(NULL, 0, &results->tensor), TP_ERROR_NULL);
  CHECK_EQUAL(tp_clone(wrong, 0, &results->tensor), TP_ERROR_HANDLE);
  CHECK_EQUAL(tp_clone(scene->a, 0, NULL), TP_ERROR_NULL);
  CHECK_EQUAL(tp_tensor_rank(wrong), -1);
  CHECK_EQUAL(tp_tensor_numel(NULL), 0);
  CHECK(!tp_tensor_data(wrong));
  tp_tensor_release(wrong);
  CHECK_EQUAL(tp_storage_nbytes((tp_storage_t*)(void*)scene->a), 0);
  CHECK_EQUAL(tp_shutdown(), TP_ERROR_LIVE_OBJECTS);
}

static void call_with_wrong_values(Scene* scene, Results* results) {
  const int64_t negative[2] = {2, -1};
  const int64_t huge[2] = {INT64_MAX, 2};
  tp_tensor_t** out = &results->tensor;
  CHECK(tp_empty(negative, 2, TP_DTYPE_F32, 1, 0, 0, out));
  CHECK(tp_empty(huge, 2, TP_DTYPE_F32, 1, 0, 0, out));
  CHECK(tp_empty(NULL, 2, TP_DTYPE_F32, 1, 0, 0, out));
  CHECK(tp_empty(huge, 0, 99, 1, 0, 0, out));
  CHECK(tp_empty(huge, 0, TP_DTYPE_F32, TP_DEVICE_CUDA, 0, 0, out));
  CHECK(tp_select(scene->a, 0, 99, out));
  CHECK(tp_slice(scene->a, 0, 0, 1, 0, out));
  CHECK(tp_view(scene->a, huge, 1, out));
  CHECK(tp_add(scene->a, scene->m, out));
  CHECK(tp_add_out(scene->a, scene->b, scene->expanded));
  CHECK(tp_matmul(scene->a, scene->index, out));
  CHECK(tp_index_select(scene->index, 0, scene->a, out));
  CHECK(!tp_dtype_name(99));
  CHECK(tp_dtype_parse("f33", &results->number));
  CHECK(tp_modes_set(1u << 31));
}

static void call_with_wrong_files(Scene* scene, Results* results) {
  (void)scene;
  CHECK_EQUAL(tp_npy_load("/does/not/exist", TP_LOAD_READ, &results->tensor),
              TP_ERROR_IO);
  CHECK_EQUAL(
      tp_npy_load(scene_safetensors_path(), TP_LOAD_MAP, &results->tensor),
      TP_ERROR_FORMAT);
  CHECK_EQUAL(
      tp_safetensors_open(scene_npy_path(), TP_LOAD_READ, &results->file),
      TP_ERROR_FORMAT);
}

static void call_wrongly(void) {
  Scene scene;
  Results results;
  scene_make(&scene, SHAPE_PLAIN);
  memset(&results, 0, sizeof(results));
  call_with_wrong_handles(&scene, &results);
  call_with_wrong_values(&scene, &results);
  call_with_wrong_files(&scene, &results);
  scene_release(&scene);
}

int main(int argc, char** argv) {
  (void)argv;
  if (argc == 1) {
    run_self_silently("quietly");
    return 0;
  }
  static Process before;
  static Process after;
  CHECK(setlocale(LC_ALL, ""));
  scene_make_files();
  read_process(&before);
  call_all_rows();
  call_wrongly();
  CHECK_EQUAL(tp_shutdown(), TP_OK);
  read_process(&after);
  compare(&before, &after);
  scene_remove_files();
  return 0;
}
