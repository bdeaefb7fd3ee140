/* Files that tests write, read and damage. */
#ifndef TENSORPLAY_TESTS_SUPPORT_FILES_H
#define TENSORPLAY_TESTS_SUPPORT_FILES_H

#include <stddef.h>
#include <stdint.h>

#include "support/tp_test.h"

typedef struct {
  char path[1024];
} tf_file_t;

/* A fresh file of the given bytes. Remove it with tf_remove. */
tf_file_t tf_file(const void* bytes, size_t n);
/* An npy file: prefix of the version, the header's text as it is, the data. */
tf_file_t tf_npy(int version, const char* header, const void* data, size_t n);
/* The same with the header that a writer would make, padded so that the data
 * begins at a multiple of 64. */
tf_file_t tf_npy_array(const char* descr, int fortran_order, const char* shape,
                       const void* data, size_t n);
/* A safetensors file: length and text of the header, the data. */
tf_file_t tf_safetensors(const char* header, const void* data, size_t n);
/* The same with blanks behind the header so that the data begins at a multiple
 * of 64. */
tf_file_t tf_safetensors_aligned(const char* header, const void* data,
                                 size_t n);
void tf_remove(const tf_file_t* file);

/* Number of descriptors that the process has open. */
size_t tf_open_descriptors(void);
/* Whether the process has a mapping of the file. */
int tf_is_mapped(const tf_file_t* file);

/* Opens something under an injected failure of the 1st, 2nd, ... request for
 * memory until it succeeds; every failure must be out-of-memory and leave
 * nothing behind. Gives the number of failures. */
typedef tp_status_t (*tf_load_fn)(const char* path, void** out);
typedef void (*tf_drop_fn)(void* object);
int tf_fail_each_allocation(const char* path, tf_load_fn load, tf_drop_fn drop);

#endif
