/* Loading the library is quick, starts no thread and takes no memory to speak
 * of. Each load happens in a process of its own. */
#include <dlfcn.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "process/support/api.h"
#include "support/check.h"
#include "support/threads.h"

enum { kLoads = 20, kMostMilliseconds = 5, kMostHeapBytes = 32 * 1024 };

typedef struct Load {
  double milliseconds;
  long long heap_bytes;
  int threads;
} Load;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

/* The C++ runtime, which most hosts have loaded already, sets a pool of memory
 * aside when it is; that is not for our account. */
static Load load_once(int with_runtime) {
  if (with_runtime) {
    CHECK(dlopen("libstdc++.so.6", RTLD_NOW));
  }
  Load load;
  const size_t heap = mallinfo2().uordblks;
  const double start = now();
  CHECK(dlopen(api_path(), RTLD_NOW));
  load.milliseconds = now() - start;
  load.heap_bytes = (long long)(mallinfo2().uordblks - heap);
  load.threads = count_threads();
  return load;
}

static Load load_in_child(int with_runtime) {
  int ends[2];
  Load load;
  CHECK(pipe(ends) == 0);
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    load = load_once(with_runtime);
    CHECK(write(ends[1], &load, sizeof(load)) == sizeof(load));
    _exit(0);
  }
  int status = 0;
  close(ends[1]);
  CHECK(waitpid(child, &status, 0) == child);
  CHECK_EQUAL(status, 0);
  CHECK(read(ends[0], &load, sizeof(load)) == sizeof(load));
  close(ends[0]);
  return load;
}

static int compare(const void* a, const void* b) {
  const double x = *(const double*)a;
  const double y = *(const double*)b;
  return (x > y) - (x < y);
}

int main(void) {
  double milliseconds[kLoads];
  for (int i = 0; i < kLoads; ++i) {
    const Load load = load_in_child(0);
    CHECK_EQUAL(load.threads, 1);
    milliseconds[i] = load.milliseconds;
  }
  qsort(milliseconds, kLoads, sizeof(double), compare);
  const double median =
      (milliseconds[kLoads / 2 - 1] + milliseconds[kLoads / 2]) / 2;
  const Load load = load_in_child(1);
  printf("load: median %.2f ms of %d (%.2f to %.2f), %lld bytes of heap\n",
         median, kLoads, milliseconds[0], milliseconds[kLoads - 1],
         load.heap_bytes);
  if (!CHECK_SANITIZED) {
    CHECK(median <= kMostMilliseconds);
    CHECK(load.heap_bytes <= kMostHeapBytes);
  }
  return 0;
}
