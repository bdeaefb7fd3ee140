/* After tp_shutdown the library can be unloaded, and loaded again, any number
 * of times: nothing of it stays, no mapping and no thread key. More rounds than
 * a process has such keys. */
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>

#include "process/support/api.h"
#include "process/support/maps.h"
#include "support/check.h"

enum { kRounds = PTHREAD_KEYS_MAX + 100, kSettled = 50 };

static Api api;

/* One thread that has used the library ends before it is unloaded, another
 * only afterwards. */
static pthread_barrier_t used;
static pthread_barrier_t unloaded;

static void* use(void* argument) {
  api_use(&api);
  return argument;
}

static void* use_and_outlive(void* argument) {
  api_use(&api);
  pthread_barrier_wait(&used);
  pthread_barrier_wait(&unloaded);
  return argument;
}

static void load_use_unload(void) {
  pthread_t outliving;
  pthread_t ending;
  api_open(&api, api_path(), RTLD_NOW | RTLD_LOCAL);
  CHECK(pthread_create(&outliving, NULL, use_and_outlive, NULL) == 0);
  CHECK(pthread_create(&ending, NULL, use, NULL) == 0);
  CHECK(pthread_join(ending, NULL) == 0);
  pthread_barrier_wait(&used);

  tp_tensor_t* alive = api_ones(&api, 100);
  CHECK_EQUAL(api.tp_shutdown(), TP_ERROR_LIVE_OBJECTS);
  CHECK(api_sum(&api, alive) == 100);
  api.tp_tensor_release(alive);
  CHECK_EQUAL(api.tp_shutdown(), TP_OK);

  api_use(&api); /* from scratch */
  CHECK_EQUAL(api.tp_shutdown(), TP_OK);
  api_close(&api);
  CHECK(!dlopen(api_path(), RTLD_NOW | RTLD_NOLOAD));

  pthread_barrier_wait(&unloaded);
  CHECK(pthread_join(outliving, NULL) == 0);
}

int main(void) {
  const int rounds = CHECK_SANITIZED ? kSettled + 20 : kRounds;
  CHECK(pthread_barrier_init(&used, NULL, 2) == 0);
  CHECK(pthread_barrier_init(&unloaded, NULL, 2) == 0);
  int settled = 0;
  int keys = 0;
  for (int round = 0; round < rounds; ++round) {
    load_use_unload();
    if (round == kSettled) {
      settled = count_mappings();
      keys = count_free_keys();
    }
  }
  printf("%d rounds, %d mappings after %d, %d at the end\n", rounds, settled,
         kSettled, count_mappings());
  CHECK_EQUAL(count_free_keys(), keys);
  /* The C library's own heap may grow, and a sanitizer's does. */
  CHECK(CHECK_SANITIZED || count_mappings() <= settled + 2);
  return 0;
}
