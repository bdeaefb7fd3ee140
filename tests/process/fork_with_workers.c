/* A forked child has none of its parent's workers, whatever they were doing at
 * the moment of the fork, and starts its own when it needs them. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>

#include "support/check.h"
#include "support/threads.h"
#include "tensorplay/tensorplay.h"

enum { kMany = 1000000, kChildSeconds = 30, kThreads = 3 };

static atomic_int stop;

static tp_tensor_t* ones(void) {
  const int64_t n = kMany;
  tp_tensor_t* tensor = NULL;
  CHECK_EQUAL(tp_ones(&n, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &tensor), TP_OK);
  return tensor;
}

static double sum(const tp_tensor_t* tensor) {
  tp_tensor_t* result = NULL;
  tp_scalar_t value;
  CHECK_EQUAL(tp_sum(tensor, NULL, 0, 0, &result), TP_OK);
  CHECK_EQUAL(tp_tensor_item(result, &value), TP_OK);
  tp_tensor_release(result);
  return value.real;
}

static void double_and_sum(tp_tensor_t* tensor) {
  tp_tensor_t* doubled = NULL;
  CHECK_EQUAL(tp_add(tensor, tensor, &doubled), TP_OK);
  CHECK(sum(doubled) == 2.0 * kMany);
  tp_tensor_release(doubled);
}

static void work_in_child(tp_tensor_t* of_parent) {
  alarm(kChildSeconds);
  CHECK_EQUAL(count_threads(), 1);
  double_and_sum(of_parent);
  CHECK_EQUAL(count_threads(), kThreads);
  tp_tensor_t* own = ones();
  double_and_sum(own);
  tp_tensor_release(own);
  /* A sanitizer's own work at exit is not made for a forked child. */
  if (CHECK_SANITIZED) {
    _exit(0);
  }
  exit(0);
}

static void fork_once(tp_tensor_t* tensor) {
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    work_in_child(tensor);
  }
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK_EQUAL(status, 0);
}

static void* keep_the_workers_busy(void* argument) {
  tp_tensor_t* tensor = ones();
  while (!atomic_load(&stop)) {
    double_and_sum(tensor);
  }
  tp_tensor_release(tensor);
  return argument;
}

/* In the child of a child, too, and after the parent's workers ended. */
static void fork_in_a_child(tp_tensor_t* tensor) {
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    alarm(kChildSeconds);
    double_and_sum(tensor);
    fork_once(tensor);
    tp_tensor_release(tensor);
    CHECK_EQUAL(tp_shutdown(), TP_OK);
    CHECK_EQUAL(count_threads(), 1);
    _exit(0);
  }
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK_EQUAL(status, 0);
}

int main(void) {
#ifdef __SANITIZE_ADDRESS__
  /* Its allocator takes no lock before a fork: a child can wait for ever. */
  puts("left out fork with workers: AddressSanitizer cannot fork");
  return 0;
#endif
  CHECK_EQUAL(tp_set_num_threads(kThreads), TP_OK);
  tp_tensor_t* tensor = ones();
  double_and_sum(tensor);
  for (int i = 0; i < 20; ++i) {
    fork_once(tensor); /* workers that spin or sleep */
    double_and_sum(tensor);
  }
  fork_in_a_child(tensor);

  pthread_t busy;
  CHECK(pthread_create(&busy, NULL, keep_the_workers_busy, NULL) == 0);
  for (int i = 0; i < 100; ++i) {
    fork_once(tensor);
  }
  atomic_store(&stop, 1);
  CHECK(pthread_join(busy, NULL) == 0);
  tp_tensor_release(tensor);
  CHECK_EQUAL(tp_shutdown(), TP_OK);
  CHECK_EQUAL(count_threads(), 1);
  return 0;
}
