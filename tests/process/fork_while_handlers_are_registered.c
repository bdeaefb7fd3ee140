/* What the library does about forks is settled before its first lock is taken,
 * so a child made while another thread uses the library for the first time can
 * use it too. This program takes the place of the C library's registration of
 * handlers and forks before it, after it, and with the handlers there twice. */
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/check.h"
#include "tensorplay/tensorplay.h"

#ifdef __GLIBC__

enum { kChildSeconds = 30, kThreads = 2 };

typedef enum { kBefore, kAfter, kTwice } moment_t;

static moment_t moment;
static pid_t process; /* whose threads stop at the moment */
static sem_t is_there, may_go;

typedef int (*register_fn)(void (*)(void), void (*)(void), void (*)(void),
                           void*);
int __register_atfork(void (*prepare)(void), void (*parent)(void),
                      void (*child)(void), void* library);

static void stop_at(moment_t here) {
  if (moment == here && getpid() == process) {
    sem_post(&is_there);
    while (sem_wait(&may_go) != 0) {
    }
  }
}

int __register_atfork(void (*prepare)(void), void (*parent)(void),
                      void (*child)(void), void* library) {
  register_fn real;
  *(void**)&real = dlsym(RTLD_NEXT, "__register_atfork");
  stop_at(kBefore);
  stop_at(kTwice);
  const int result = real(prepare, parent, child, library);
  stop_at(kAfter);
  return result;
}

static void use_library(void) {
  const int64_t n = 4;
  tp_tensor_t* tensor = NULL;
  CHECK_EQUAL(tp_ones(&n, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &tensor), TP_OK);
  tp_tensor_release(tensor);
}

static void* use_first(void* argument) {
  use_library();
  return argument;
}

static void wait_for(pid_t child) {
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child);
  if (status != 0) {
    fprintf(stderr, "moment %d: wait status %#x\n", (int)moment,
            (unsigned)status);
    _exit(1);
  }
}

static void use_in_child(void) {
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    alarm(kChildSeconds);
    use_library();
    _exit(0);
  }
  wait_for(child);
}

/* In a process of its own that has not used the library. */
static void fork_at(moment_t here) {
  const int count = here == kTwice ? kThreads : 1;
  pthread_t threads[kThreads];
  alarm(2 * kChildSeconds);
  moment = here;
  process = getpid();
  CHECK(sem_init(&is_there, 0, 0) == 0 && sem_init(&may_go, 0, 0) == 0);
  for (int i = 0; i < count; ++i) {
    CHECK(pthread_create(&threads[i], NULL, use_first, NULL) == 0);
  }
  for (int i = 0; i < count; ++i) {
    while (sem_wait(&is_there) != 0) {
    }
  }
  if (here != kTwice) {
    use_in_child();
  }
  for (int i = 0; i < count; ++i) {
    sem_post(&may_go);
  }
  for (int i = 0; i < count; ++i) {
    CHECK(pthread_join(threads[i], NULL) == 0);
  }
  use_in_child();
  _exit(0);
}

int main(void) {
  for (moment_t here = kBefore; here <= kTwice; ++here) {
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
      fork_at(here);
    }
    moment = here;
    wait_for(child);
  }
  puts("3 moments");
  return 0;
}

#else

int main(void) {
  puts("left out fork while handlers are registered: not of this C library");
  return 0;
}

#endif
