/* A process may end while the library's workers sleep, look for work or are at
 * work for another thread. It ends with status 0 and nothing is printed. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/check.h"
#include "support/run.h"
#include "support/threads.h"
#include "tensorplay/tensorplay.h"

CHECK_NO_LEAKS_SOUGHT

enum { kMany = 1000000, kThreads = 4 };

static tp_tensor_t* tensor;

static void compute(void) {
  tp_tensor_t* grown = NULL;
  CHECK_EQUAL(tp_exp(tensor, &grown), TP_OK);
  tp_tensor_release(grown);
}

static void* compute_for_ever(void* started) {
  for (;;) {
    compute();
    if (started) {
      pthread_barrier_wait(started);
    }
    started = NULL;
  }
  return NULL;
}

/* Runs after the library's own destructors, if it has any. */
__attribute__((destructor)) static void compute_at_the_very_end(void) {
  if (tensor) {
    compute();
  }
}

static int end_as(const char* how) {
  const int64_t n = kMany;
  CHECK_EQUAL(tp_set_num_threads(kThreads), TP_OK);
  CHECK_EQUAL(tp_ones(&n, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &tensor), TP_OK);
  compute();
  CHECK(count_threads() >= kThreads);
  if (strcmp(how, "sleep") == 0) {
    const struct timespec pause = {0, 5000000};
    nanosleep(&pause, NULL);
  }
  if (strcmp(how, "work") == 0) {
    pthread_t other;
    pthread_barrier_t started;
    CHECK(pthread_barrier_init(&started, NULL, 2) == 0);
    CHECK(pthread_create(&other, NULL, compute_for_ever, &started) == 0);
    pthread_barrier_wait(&started);
  }
  exit(0);
}

int main(int argc, char** argv) {
  static const char* const kEnds[] = {"look", "sleep", "work"};
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
