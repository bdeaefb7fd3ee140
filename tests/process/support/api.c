#include "process/support/api.h"

#include <dlfcn.h>
#include <stdlib.h>

#include "support/check.h"

const char* api_path(void) {
  const char* path = getenv("TP_LIBRARY_PATH");
  return path ? path : TP_LIBRARY_PATH;
}

/* POSIX promises that the bits of an object pointer are those of the function;
 * C has no cast that says so. */
static void look_up(const Api* api, const char* name, void* member) {
  void* symbol = dlsym(api->library, name);
  if (!symbol) {
    fprintf(stderr, "dlsym: %s\n", dlerror());
    _exit(1);
  }
  *(void**)member = symbol;
}

void api_open(Api* api, const char* path, int flags) {
  api->library = dlopen(path, flags);
  if (!api->library) {
    fprintf(stderr, "dlopen: %s\n", dlerror());
    _exit(1);
  }
#define API_LOOK_UP(name) look_up(api, #name, &api->name);
  API_FUNCTIONS(API_LOOK_UP)
#undef API_LOOK_UP
}

void api_close(Api* api) {
  CHECK(dlclose(api->library) == 0);
  api->library = NULL;
}

tp_tensor_t* api_ones(const Api* api, int64_t n) {
  tp_tensor_t* ones = NULL;
  CHECK_EQUAL(api->tp_ones(&n, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &ones),
              TP_OK);
  CHECK(ones);
  return ones;
}

double api_sum(const Api* api, const tp_tensor_t* tensor) {
  tp_tensor_t* sum = NULL;
  CHECK_EQUAL(api->tp_sum(tensor, NULL, 0, 0, &sum), TP_OK);
  tp_scalar_t value;
  CHECK_EQUAL(api->tp_tensor_item(sum, &value), TP_OK);
  api->tp_tensor_release(sum);
  return value.real;
}

void api_use(const Api* api) {
  for (int64_t n = 1; n <= 1 << 20; n *= 8) {
    tp_tensor_t* ones = api_ones(api, n);
    tp_tensor_t* last = NULL;
    CHECK_EQUAL(api->tp_select(ones, 0, -1, &last), TP_OK);
    CHECK(api_sum(api, ones) == (double)n);
    api->tp_tensor_release(ones);
    CHECK(api_sum(api, last) == 1);
    api->tp_tensor_release(last);
  }
}
