/* A child of a process whose other threads were just allocating can use the
 * library at once. */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/check.h"
#include "tensorplay/tensorplay.h"

enum { kChildTensors = 1000, kChildSeconds = 30 };

static atomic_int stop;
static tp_allocator_t* allocator;

static tp_tensor_t* ones(int64_t n) {
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

static void allocate_and_free(int64_t n) {
  tp_tensor_t* tensor = NULL;
  CHECK_EQUAL(tp_empty(&n, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, 0, &tensor),
              TP_OK);
  tp_tensor_release(tensor);
}

/* Sizes of thread caches. */
static void* use_small_blocks(void* argument) {
  while (!atomic_load(&stop)) {
    for (int64_t n = 16; n <= 1 << 14; n *= 2) {
      allocate_and_free(n);
    }
  }
  return argument;
}

/* Sizes of the pool that all threads share, the child's among them. */
static void* use_large_blocks(void* argument) {
  while (!atomic_load(&stop)) {
    for (int64_t n = 1000000; n <= 1000100; ++n) {
      allocate_and_free(n);
    }
  }
  return argument;
}

/* Looks into the caches of all threads. */
static void* keep_emptying(void* argument) {
  while (!atomic_load(&stop)) {
    CHECK_EQUAL(tp_allocator_empty_cache(allocator), TP_OK);
  }
  return argument;
}

static void* keep_summing(void* argument) {
  tp_tensor_t* tensor = ones(1000000);
  while (!atomic_load(&stop)) {
    CHECK(sum(tensor) == 1000000);
  }
  tp_tensor_release(tensor);
  return argument;
}

static void work_in_child(void) {
  static tp_tensor_t* tensors[kChildTensors];
  alarm(kChildSeconds);
  /* ThreadSanitizer lets no child of several threads start one. */
  CHECK_EQUAL(tp_set_num_threads(CHECK_SANITIZED ? 1 : 0), TP_OK);
  for (int64_t i = 0; i < kChildTensors; ++i) {
    const int64_t n = 1 + i * 4;
    tp_scalar_t value;
    CHECK_EQUAL(tp_scalar_set_f64(&value, (double)i), TP_OK);
    CHECK_EQUAL(tp_empty(&n, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, 0, &tensors[i]),
                TP_OK);
    CHECK_EQUAL(tp_fill_inplace(tensors[i], &value), TP_OK);
  }
  for (int64_t i = 0; i < kChildTensors; ++i) {
    const int64_t last = -1;
    tp_scalar_t value;
    CHECK_EQUAL(tp_tensor_get(tensors[i], &last, 1, &value), TP_OK);
    CHECK(value.real == (double)i);
    tp_tensor_release(tensors[i]);
  }
  tp_tensor_t* million = ones(1000000);
  CHECK(sum(million) == 1000000);
  tp_tensor_release(million);
  CHECK_EQUAL(tp_allocator_empty_cache(allocator), TP_OK);
  /* A sanitizer's own work at exit is not made for a forked child. */
  if (CHECK_SANITIZED) {
    _exit(0);
  }
  exit(0);
}

static void* (*const kWorks[])(void*) = {use_small_blocks, use_small_blocks,
                                         use_large_blocks, use_large_blocks,
                                         keep_emptying,    keep_summing};

/* ThreadSanitizer's own locks are not free in a child, which then hangs and
 * tells nothing of the library. */
static int status_of(pid_t child) {
  int status = 0;
  if (!CHECK_SANITIZED) {
    CHECK(waitpid(child, &status, 0) == child);
    return status;
  }
  for (int i = 0; i < kChildSeconds * 10 / 3; ++i) {
    if (waitpid(child, &status, WNOHANG) == child) {
      return status;
    }
    usleep(100000);
  }
  kill(child, SIGKILL);
  CHECK(waitpid(child, &status, 0) == child);
  return 0;
}

enum { kThreads = sizeof(kWorks) / sizeof(kWorks[0]) };

int main(void) {
#ifdef __SANITIZE_ADDRESS__
  /* Its allocator takes no lock before a fork: a child can wait for ever. */
  puts("left out fork while threads allocate: AddressSanitizer cannot fork");
  return 0;
#endif
  const int forks = CHECK_SANITIZED ? 20 : 200;
  pthread_t threads[kThreads];
  CHECK_EQUAL(tp_allocator_get(TP_DEVICE_CPU, &allocator), TP_OK);
  for (int i = 0; i < kThreads; ++i) {
    CHECK(pthread_create(&threads[i], NULL, kWorks[i], NULL) == 0);
  }

  for (int i = 0; i < forks; ++i) {
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
      work_in_child();
    }
    const int status = status_of(child);
    if (status != 0) {
      fprintf(stderr, "child %d of %d: wait status %#x\n", i + 1, forks,
              (unsigned)status);
      _exit(1);
    }
  }

  atomic_store(&stop, 1);
  for (int i = 0; i < kThreads; ++i) {
    CHECK(pthread_join(threads[i], NULL) == 0);
  }
  tp_allocator_release(allocator);
  CHECK_EQUAL(tp_shutdown(), TP_OK);
  printf("%d children\n", forks);
  return 0;
}
