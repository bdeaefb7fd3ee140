/* The library's workers hold it: closing it while they live takes no code from
 * under them, and they serve whoever opens it again. After tp_shutdown they are
 * gone, and closing it unloads it. */
#include <dlfcn.h>
#include <time.h>

#include "process/support/api.h"
#include "support/check.h"
#include "support/threads.h"

CHECK_NO_LEAKS_SOUGHT

enum { kRounds = 20, kThreads = 3 };

static Api api;

static void compute(void) {
  tp_tensor_t* ones = api_ones(&api, 1000000);
  CHECK(api_sum(&api, ones) == 1000000);
  api.tp_tensor_release(ones);
}

static int is_loaded(void) {
  void* library = dlopen(api_path(), RTLD_NOW | RTLD_NOLOAD);
  if (library) {
    dlclose(library);
  }
  return library != NULL;
}

int main(void) {
  const int before = count_threads();
  for (int round = 0; round < kRounds; ++round) {
    api_open(&api, api_path(), RTLD_NOW | RTLD_LOCAL);
    CHECK_EQUAL(count_threads(), round % 2 ? before + kThreads - 1 : before);
    CHECK_EQUAL(api.tp_set_num_threads(kThreads), TP_OK);
    compute();
    CHECK_EQUAL(count_threads(), before + kThreads - 1);
    if (round % 2) {
      CHECK_EQUAL(api.tp_shutdown(), TP_OK);
      CHECK_EQUAL(count_threads(), before);
    }
    api_close(&api);
    CHECK_EQUAL(is_loaded(), round % 2 == 0);
    /* Long enough for idle workers to fall asleep. */
    const struct timespec pause = {0, 1000000};
    nanosleep(&pause, NULL);
  }
  return 0;
}
