/* Loads the library named by the argument and prints the milliseconds that
 * took, the threads it added and the heap bytes it left in use. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <malloc.h>
#include <stdio.h>
#include <time.h>

#include "support/threads.h"

int main(int argc, char** argv) {
  struct timespec begin, end;
  int threads = count_threads();
  size_t heap = mallinfo2().uordblks;
  void* library;
  if (argc != 2) return 2;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  clock_gettime(CLOCK_MONOTONIC, &end);
  if (library == NULL) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  printf("%.3f %d %zu\n",
         (double)(end.tv_sec - begin.tv_sec) * 1e3 +
             (double)(end.tv_nsec - begin.tv_nsec) * 1e-6,
         count_threads() - threads, mallinfo2().uordblks - heap);
  return 0;
}
