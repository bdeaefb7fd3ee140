/* Closing the library without tp_shutdown may leak but harms nobody: not the
 * threads that have used it, not a fork, not whoever opens it again. */
#include <dlfcn.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "process/support/api.h"
#include "support/check.h"

CHECK_NO_LEAKS_SOUGHT

enum { kRounds = 20 };

static Api api;
static pthread_barrier_t used;
static pthread_barrier_t unloaded;

static void* use_and_outlive(void* argument) {
  api_use(&api);
  pthread_barrier_wait(&used);
  pthread_barrier_wait(&unloaded);
  return argument;
}

static void fork_once(void) {
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    _exit(0);
  }
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK_EQUAL(status, 0);
}

int main(void) {
  CHECK(pthread_barrier_init(&used, NULL, 2) == 0);
  CHECK(pthread_barrier_init(&unloaded, NULL, 2) == 0);
  static tp_tensor_t* left_alive[kRounds];
  for (int round = 0; round < kRounds; ++round) {
    pthread_t thread;
    api_open(&api, api_path(), RTLD_NOW | RTLD_LOCAL);
    CHECK(pthread_create(&thread, NULL, use_and_outlive, NULL) == 0);
    pthread_barrier_wait(&used);
    api_use(&api);
    left_alive[round] = api_ones(&api, 1000);
    api_close(&api);
    fork_once();
    pthread_barrier_wait(&unloaded);
    CHECK(pthread_join(thread, NULL) == 0);
  }
  CHECK(left_alive[0]);
  return 0;
}
