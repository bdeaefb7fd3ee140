/* A thread that finds no memory even for its own state can still be told so,
 * and works once there is some. */
#include <pthread.h>
#include <string.h>
#include <sys/resource.h>

#include "support/check.h"
#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

enum { kThreads = 8 }; /* more than there are states set aside */

static pthread_barrier_t step;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static void use_a_tensor(void) {
  const int64_t n = 100;
  tp_tensor_t* tensor = NULL;
  CHECK_EQUAL(tp_ones(&n, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &tensor), TP_OK);
  tp_tensor_release(tensor);
}

static void* start_without_memory(void* argument) {
  pthread_barrier_wait(&step); /* the limit is set */
  pthread_barrier_wait(&step);
  /* One at a time: some of them share a record of the last error. */
  pthread_mutex_lock(&turn);
  const int64_t n = 1 << 28;
  tp_tensor_t* tensor = NULL;
  CHECK_EQUAL(tp_empty(&n, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, 0, &tensor),
              TP_ERROR_OUT_OF_MEMORY);
  CHECK(tensor == NULL);
  CHECK_EQUAL(tp_error_code(NULL), TP_ERROR_OUT_OF_MEMORY);
  CHECK(strstr(tp_error_message(NULL), "out of memory") != NULL);
  CHECK(strcmp(tp_error_function(NULL), "tp_empty") == 0);
  pthread_mutex_unlock(&turn);
  pthread_barrier_wait(&step); /* there is memory again */
  pthread_barrier_wait(&step);
  pthread_mutex_lock(&turn);
  use_a_tensor();
  pthread_mutex_unlock(&turn);
  return argument;
}

/* Below what the process has mapped already. */
static void set_address_space(rlim_t bytes) {
  struct rlimit limit;
  CHECK(getrlimit(RLIMIT_AS, &limit) == 0);
  limit.rlim_cur = bytes;
  CHECK(setrlimit(RLIMIT_AS, &limit) == 0);
}

int main(void) {
  if (CHECK_SANITIZED) {
    printf("skipped: a sanitizer needs address space of its own\n");
    return 0;
  }
  use_a_tensor();
  pthread_t threads[kThreads];
  CHECK(pthread_barrier_init(&step, NULL, kThreads + 1) == 0);
  for (int i = 0; i < kThreads; ++i) {
    CHECK(pthread_create(&threads[i], NULL, start_without_memory, NULL) == 0);
  }
  pthread_barrier_wait(&step);
  set_address_space(1 << 20);
  pthread_barrier_wait(&step);
  pthread_barrier_wait(&step);
  set_address_space(RLIM_INFINITY);
  pthread_barrier_wait(&step);
  for (int i = 0; i < kThreads; ++i) {
    CHECK(pthread_join(threads[i], NULL) == 0);
  }
  CHECK_EQUAL(tp_debug_live_objects(), 0);
  CHECK_EQUAL(tp_debug_live_bytes(), 0);
  CHECK_EQUAL(tp_shutdown(), TP_OK);
  use_a_tensor();
  return 0;
}
