/* A process may end with tensors alive: in globals, in a handler of its end,
 * in the hands of a thread that still works. It ends with status 0 and
 * nothing is printed. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "support/check.h"
#include "support/run.h"
#include "tensorplay/tensorplay.h"

CHECK_NO_LEAKS_SOUGHT

static tp_tensor_t* base;
static tp_tensor_t* view;
static tp_weak_tensor_t* weak;
static tp_storage_t* storage;
static __thread tp_tensor_t* of_thread;
static int release_at_the_very_end;

static tp_tensor_t* ones(int64_t n) {
  tp_tensor_t* tensor = NULL;
  CHECK_EQUAL(tp_ones(&n, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &tensor), TP_OK);
  return tensor;
}

static void make_globals(void) {
  base = ones(1000);
  CHECK_EQUAL(tp_slice(base, 0, 0, TP_SLICE_OPEN, -3, &view), TP_OK);
  CHECK_EQUAL(tp_tensor_weak(base, &weak), TP_OK);
  storage = tp_storage_retain(tp_tensor_storage(base));
  tp_tensor_release(ones(64));    /* something in a thread's cache */
  tp_tensor_release(ones(65536)); /* and in the shared pool */
}

static void release_globals(void) {
  tp_tensor_release(base);
  tp_tensor_t* locked = tp_weak_tensor_lock(weak);
  CHECK(!locked);
  tp_tensor_release(view);
  tp_weak_tensor_release(weak);
  tp_storage_release(storage);
  tp_tensor_release(ones(32));
}

__attribute__((destructor)) static void end_of_program(void) {
  if (release_at_the_very_end) {
    release_globals();
  }
}

static pthread_barrier_t ready;

static void* hold_a_tensor(void* argument) {
  of_thread = ones(100);
  pthread_barrier_wait(&ready);
  pause();
  return argument;
}

static void* never_stop_allocating(void* argument) {
  of_thread = ones(100);
  pthread_barrier_wait(&ready);
  for (int64_t n = 1;; n = n < 1 << 17 ? n * 2 : 1) {
    tp_tensor_release(ones(n));
  }
  return argument;
}

static void start_thread(void* (*work)(void*)) {
  pthread_t thread;
  CHECK(pthread_barrier_init(&ready, NULL, 2) == 0);
  CHECK(pthread_create(&thread, NULL, work, NULL) == 0);
  pthread_barrier_wait(&ready);
}

static int end_as(const char* how) {
  if (strcmp(how, "handler") == 0) {
    CHECK(atexit(release_globals) == 0); /* before the library is used */
  }
  make_globals();
  if (strcmp(how, "exit") == 0) {
    exit(0);
  }
  if (strcmp(how, "thread holds") == 0) {
    start_thread(hold_a_tensor);
  }
  if (strcmp(how, "thread allocates") == 0) {
    start_thread(never_stop_allocating);
    exit(0);
  }
  release_at_the_very_end = strcmp(how, "destructor") == 0;
  return 0;
}

int main(int argc, char** argv) {
  static const char* const kEnds[] = {
      "return",           "exit",    "thread holds",
      "thread allocates", "handler", "destructor",
  };
  if (argc > 1) {
    return end_as(argv[1]);
  }
  for (size_t i = 0; i < sizeof(kEnds) / sizeof(kEnds[0]); ++i) {
    for (int round = 0; round < (CHECK_SANITIZED ? 2 : 10); ++round) {
      run_self_silently(kEnds[i]);
    }
  }
  return 0;
}
