/* What the fuzz targets of file formats share: the input as a file, and what
 * must hold whether it loads or not. */
#ifndef TENSORPLAY_TESTS_FUZZ_FUZZ_FILE_H
#define TENSORPLAY_TESTS_FUZZ_FUZZ_FILE_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

#define FUZZ_CHECK(condition)                             \
  do {                                                    \
    if (!(condition)) {                                   \
      fprintf(stderr, "does not hold: %s\n", #condition); \
      abort();                                            \
    }                                                     \
  } while (0)

/* The name of a file in memory that holds the input. */
static const char* fuzz_file(const uint8_t* data, size_t size) {
  static int descriptor = -1;
  static char path[64];
  if (descriptor < 0) {
    descriptor = memfd_create("fuzz", 0);
    FUZZ_CHECK(descriptor >= 0);
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  }
  FUZZ_CHECK(ftruncate(descriptor, 0) == 0);
  FUZZ_CHECK(pwrite(descriptor, data, size, 0) == (ssize_t)size);
  return path;
}

/* A failure gives nothing and says why, naming the file. */
static void fuzz_refused(tp_status_t status, const void* out) {
  FUZZ_CHECK(out == NULL);
  FUZZ_CHECK(tp_error_code(NULL) == status);
  FUZZ_CHECK(strstr(tp_error_message(NULL), "/proc/self/fd/") != NULL);
  FUZZ_CHECK(status == TP_ERROR_FORMAT || status == TP_ERROR_DTYPE ||
             status == TP_ERROR_UNSUPPORTED);
}

/* Reads every element, then drops the tensor. */
static void fuzz_read(tp_tensor_t* tensor) {
  const size_t nbytes = tp_tensor_nbytes(tensor);
  FUZZ_CHECK(nbytes <= tp_storage_nbytes(tp_tensor_storage(tensor)));
  void* copy = malloc(nbytes + 1);
  FUZZ_CHECK(copy != NULL);
  FUZZ_CHECK(tp_tensor_copy_to(tensor, copy, nbytes) == TP_OK);
  free(copy);
  tp_tensor_release(tensor);
}

#endif
