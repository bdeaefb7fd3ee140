/* docs/examples/digits.c over and over.
 *   digits_passes FOLDER PASSES
 * Prints the median time of a pass in ns. */
#define _POSIX_C_SOURCE 199309L
#define main digits_main
#include "../../../docs/examples/digits.c"
#undef main

#include <stdlib.h>
#include <time.h>

enum { kMaxPasses = 1000 };

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int compare(const void* a, const void* b) {
  const int64_t x = *(const int64_t*)a;
  const int64_t y = *(const int64_t*)b;
  return (x > y) - (x < y);
}

int main(int argc, char** argv) {
  static int64_t times[kMaxPasses];
  const int passes = argc == 3 ? atoi(argv[2]) : 0;
  char weights[1024];
  if (passes < 1 || passes > kMaxPasses) return 2;
  if (tp_set_num_threads(1) != TP_OK) return 1; /* as its peer */
  snprintf(weights, sizeof weights, "%s/digits_mlp.safetensors", argv[1]);
  for (int i = 0; i < passes; ++i) {
    figures_t figures = {0};
    figures.memory.struct_size = sizeof figures.memory;
    const int64_t begin = now();
    const tp_status_t status = classify(argv[1], weights, &figures);
    times[i] = now() - begin;
    if (status || figures.correct != kExpectedCorrect ||
        !(figures.difference <= kLargestDifference)) {
      fprintf(stderr, "digits: %s\n", tp_error_message(NULL));
      return 1;
    }
  }
  qsort(times, (size_t)passes, sizeof *times, compare);
  printf("%" PRId64 "\n", times[passes / 2]);
  return 0;
}
