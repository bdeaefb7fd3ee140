/* The calls of overhead.jl in plain C, timed by themselves. */
#include <stdint.h>
#include <stdlib.h>
#include <tensorplay/tensorplay.h>
#include <time.h>

/* Nanoseconds that the thread has run. */
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

/* Nanoseconds a call, of n calls. */
double no_handle(const tp_tensor_t* a, const tp_tensor_t* b, tp_tensor_t* out,
                 int64_t n) {
  const double start = now();
  for (int64_t i = 0; i < n; ++i)
    if (tp_add_out(a, b, out) != TP_OK) return -1;
  return (now() - start) / (double)n;
}

double with_handle(const tp_tensor_t* a, const tp_tensor_t* b, int64_t n) {
  const double start = now();
  for (int64_t i = 0; i < n; ++i) {
    tp_tensor_t* out;
    if (tp_add(a, b, &out) != TP_OK) return -1;
    tp_tensor_release(out);
  }
  return (now() - start) / (double)n;
}

/* All of them live at once, and go at once: as a collector leaves them. */
double live_at_once(const tp_tensor_t* a, const tp_tensor_t* b, int64_t n,
                    double* releasing) {
  tp_tensor_t** all = malloc((size_t)n * sizeof *all);
  double start = now(), making;
  int64_t i;
  if (!all) return -1;
  for (i = 0; i < n; ++i)
    if (tp_add(a, b, &all[i]) != TP_OK) return -1;
  making = now() - start;
  start = now();
  for (i = 0; i < n; ++i) tp_tensor_release(all[i]);
  *releasing = (now() - start) / (double)n;
  free(all);
  return making / (double)n;
}

double getter(const tp_tensor_t* a, int64_t n) {
  int64_t sum = 0;
  const double start = now();
  for (int64_t i = 0; i < n; ++i) sum += tp_tensor_rank(a);
  return sum == n ? (now() - start) / (double)n : -1;
}
