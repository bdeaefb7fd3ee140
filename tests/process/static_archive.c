/* A program that is linked with the archive: exceptions end inside, threads
 * come and go, everything can be given back, and no shared library is there. */
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

#include "support/check.h"
#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

static tp_tensor_t* made_by_thread;

static void* make(void* unused) {
  (void)unused;
  const int64_t size = 1000;
  CHECK_EQUAL(
      tp_ones(&size, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &made_by_thread),
      TP_OK);
  return NULL;
}

static void compute(void) {
  const int64_t shape[2] = {10, 100};
  tp_tensor_t* matrix = NULL;
  tp_tensor_t* turned = NULL;
  tp_tensor_t* product = NULL;
  tp_tensor_t* none = NULL;
  tp_scalar_t element;
  const int64_t index[2] = {9, 9};
  CHECK_EQUAL(tp_view(made_by_thread, shape, 2, &matrix), TP_OK);
  CHECK_EQUAL(tp_t(matrix, &turned), TP_OK);
  CHECK_EQUAL(tp_matmul(matrix, turned, &product), TP_OK);
  CHECK_EQUAL(tp_tensor_get(product, index, 2, &element), TP_OK);
  CHECK(element.real == 100);
  CHECK_EQUAL(tp_matmul(matrix, matrix, &none), TP_ERROR_SHAPE);
  CHECK(!none);
  CHECK(strstr(tp_error_message(NULL), "(10, 100)") != NULL);
  tp_tensor_release(product);
  tp_tensor_release(turned);
  tp_tensor_release(matrix);
}

int main(void) {
  pthread_t thread;
  CHECK(dlopen("libtensorplay.so.1", RTLD_NOW | RTLD_NOLOAD) == NULL);
  CHECK_EQUAL(tp_abi_version(), TP_ABI_VERSION);
  CHECK(pthread_create(&thread, NULL, make, NULL) == 0);
  CHECK(pthread_join(thread, NULL) == 0);
  compute();
  CHECK_EQUAL(tp_shutdown(), TP_ERROR_LIVE_OBJECTS);
  tp_tensor_release(made_by_thread);
  CHECK_EQUAL(tp_debug_live_objects(), 0);
  CHECK_EQUAL(tp_shutdown(), TP_OK);
  return 0;
}
