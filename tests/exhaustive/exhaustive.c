/* Every unary function on all 2^32 arguments of f32, on as many threads as
 * there are processors. Not a test of the suite: minutes a function.
 *
 *   exhaustive [FILE [NAME...]]   figures as JSON into FILE; of all, or of some
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "accuracy/support/measure.h"

enum { kMaxThreads = 64 };

typedef struct Share {
  const Unary* unary;
  uint64_t begin, end;
  uint64_t over;
  Error error;
  int good;
} Share;

static void* work(void* argument) {
  Share* share = argument;
  Measure measure;
  uint32_t x[kBlock];
  share->good = measure_begin(&measure, share->unary, NULL, TP_DTYPE_F32);
  for (uint64_t done = share->begin; share->good && done < share->end;
       done += kBlock) {
    for (uint32_t i = 0; i < kBlock; ++i) x[i] = (uint32_t)done + i;
    share->good = measure_block(&measure, x, NULL);
  }
  if (!share->good) return NULL;
  share->over = measure.over;
  share->error = measure_end(&measure);
  return NULL;
}

/* One function; false if the library failed or an error is beyond its bound. */
static int measure_function(const Unary* unary, long threads, FILE* json,
                            int is_first) {
  const uint64_t all = UINT64_C(1) << 32;
  const uint64_t part = all / (uint64_t)threads / kBlock * kBlock;
  pthread_t handles[kMaxThreads];
  Share shares[kMaxThreads];
  struct timespec begun, ended;
  clock_gettime(CLOCK_MONOTONIC, &begun);
  for (long t = 0; t < threads; ++t) {
    const uint64_t begin = part * (uint64_t)t;
    shares[t] =
        (Share){unary, begin,         t + 1 == threads ? all : begin + part,
                0,     {-1, 0, 0, 0}, 0};
    if (pthread_create(&handles[t], NULL, work, &shares[t]) != 0) {
      fprintf(stderr, "exhaustive: no thread\n");
      exit(1);
    }
  }
  uint64_t over = 0;
  Error worst = {-1, 0, 0, 0};
  int good = 1;
  for (long t = 0; t < threads; ++t) {
    pthread_join(handles[t], NULL);
    good &= shares[t].good;
    over += shares[t].over;
    if (shares[t].error.units > worst.units) worst = shares[t].error;
  }
  clock_gettime(CLOCK_MONOTONIC, &ended);
  const double seconds = (double)(ended.tv_sec - begun.tv_sec) +
                         1e-9 * (double)(ended.tv_nsec - begun.tv_nsec);
  printf("%-10s %8.4f of %.1f units at %a, %llu beyond, %.0f s\n", unary->name,
         worst.units, unary->bounds.f32, worst.x, (unsigned long long)over,
         seconds);
  fflush(stdout);
  if (json != NULL) {
    fprintf(json,
            "%s\n  {\"name\": \"%s\", \"bound\": %.1f, \"worst\": %.4f, "
            "\"at\": \"%a\", \"beyond\": %llu}",
            is_first ? "" : ",", unary->name, unary->bounds.f32, worst.units,
            worst.x, (unsigned long long)over);
  }
  return good && over == 0;
}

static int is_wanted(const Unary* unary, int argc, char** argv) {
  if (!measure_has_operator(unary->name)) return 0;
  if (argc < 3) return 1;
  for (int i = 2; i < argc; ++i) {
    if (strcmp(argv[i], unary->name) == 0) return 1;
  }
  return 0;
}

int main(int argc, char** argv) {
  long threads = sysconf(_SC_NPROCESSORS_ONLN);
  if (threads < 1) threads = 1;
  if (threads > kMaxThreads) threads = kMaxThreads;
  FILE* json = argc > 1 ? fopen(argv[1], "w") : NULL;
  if (argc > 1 && json == NULL) {
    perror(argv[1]);
    return 2;
  }
  if (json != NULL) fprintf(json, "[");
  int good = 1, functions = 0;
  for (size_t i = 0; i < kUnaryCount; ++i) {
    if (!is_wanted(&kUnary[i], argc, argv)) continue;
    good &= measure_function(&kUnary[i], threads, json, functions == 0);
    ++functions;
  }
  if (json != NULL) {
    fprintf(json, "\n]\n");
    if (fclose(json) != 0) good = 0;
  }
  printf("%d functions on 2^32 arguments each\n", functions);
  return good && functions > 0 ? 0 : 1;
}
