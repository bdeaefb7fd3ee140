/* Where the kernel refuses membarrier, nobody reaches into the cache of another
 * thread: its owner is asked to empty it, and does when it next comes by. */
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/check.h"
#include "tensorplay/tensorplay.h"

enum { kBlocks = 32, kBytes = 4096 };

static tp_allocator_t* allocator;
static pthread_barrier_t step;
static atomic_int stop;

static int refuse_membarrier(void) {
  struct sock_filter code[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_membarrier, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof(code) / sizeof(code[0]), code};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 &&
         syscall(SYS_membarrier, 0, 0, 0) == -1;
}

static tp_allocator_stats_t stats(void) {
  tp_allocator_stats_t result;
  memset(&result, 0, sizeof(result));
  result.struct_size = sizeof(result);
  CHECK_EQUAL(tp_allocator_stats(allocator, &result), TP_OK);
  return result;
}

static void use_blocks(void) {
  void* data[kBlocks];
  void* ctx[kBlocks];
  for (int i = 0; i < kBlocks; ++i) {
    CHECK_EQUAL(tp_allocator_allocate(allocator, kBytes, &data[i], &ctx[i]),
                TP_OK);
    memset(data[i], i, kBytes);
  }
  for (int i = 0; i < kBlocks; ++i) {
    CHECK(((unsigned char*)data[i])[kBytes - 1] == i);
    tp_allocator_free(allocator, data[i], ctx[i], kBytes);
  }
}

static void* keep_a_cache(void* argument) {
  use_blocks();
  pthread_barrier_wait(&step); /* its cache is full */
  pthread_barrier_wait(&step); /* it was asked to empty it */
  const uint64_t frees = stats().system_frees;
  use_blocks();
  CHECK(stats().system_frees >= frees + kBlocks);
  pthread_barrier_wait(&step); /* it has */
  pthread_barrier_wait(&step);
  return argument;
}

static void* keep_using_blocks(void* argument) {
  while (!atomic_load(&stop)) {
    use_blocks();
  }
  return argument;
}

/* Nobody stops for who counts, so sums may be of different moments; but not of
 * more than there can be. */
static void count_while_others_allocate(void) {
  enum { kMost = 4 * kBlocks };
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, keep_using_blocks, NULL) == 0);
  for (int i = 0; i < 20000; ++i) {
    const tp_allocator_stats_t now = stats();
    CHECK(now.cached_blocks <= kMost);
    CHECK(now.cached_bytes <= kMost * (kBytes + 64));
    CHECK(now.live_blocks <= kMost);
  }
  atomic_store(&stop, 1);
  CHECK(pthread_join(thread, NULL) == 0);
}

static void work_in_child(void) {
  use_blocks();
  CHECK_EQUAL(tp_allocator_empty_cache(allocator), TP_OK);
  use_blocks();
  _exit(0);
}

int main(void) {
  CHECK_EQUAL(tp_allocator_get(TP_DEVICE_CPU, &allocator), TP_OK);
  if (!refuse_membarrier()) {
    printf("skipped: this process may not filter system calls\n");
    return 0;
  }
  count_while_others_allocate();
  pthread_t thread;
  CHECK(pthread_barrier_init(&step, NULL, 2) == 0);
  CHECK(pthread_create(&thread, NULL, keep_a_cache, NULL) == 0);
  pthread_barrier_wait(&step);
  use_blocks();
  CHECK_EQUAL(tp_allocator_empty_cache(allocator), TP_OK);
  pthread_barrier_wait(&step);
  pthread_barrier_wait(&step);

  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    work_in_child();
  }
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK_EQUAL(status, 0);

  pthread_barrier_wait(&step);
  CHECK(pthread_join(thread, NULL) == 0);
  CHECK_EQUAL(tp_allocator_empty_cache(allocator), TP_OK);
  const tp_allocator_stats_t end = stats();
  CHECK_EQUAL(end.live_blocks, 0);
  CHECK_EQUAL(end.cached_bytes, 0);
  CHECK_EQUAL(end.system_allocations, end.system_frees);
  tp_allocator_release(allocator);
  return 0;
}
