#include "support/files.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

tf_file_t tf_file(const void* bytes, size_t n) {
  tf_file_t file;
  tt_write_file(file.path, sizeof file.path, bytes, n);
  return file;
}

/* A growing buffer of bytes. */
typedef struct {
  unsigned char* data;
  size_t size;
} bytes_t;

static void append(bytes_t* bytes, const void* data, size_t n) {
  if (n == 0) return;
  unsigned char* grown = realloc(bytes->data, bytes->size + n);
  assert_non_null(grown);
  memcpy(grown + bytes->size, data, n);
  bytes->data = grown;
  bytes->size += n;
}

static void append_number(bytes_t* bytes, uint64_t value, size_t width) {
  for (size_t i = 0; i < width; ++i) {
    const unsigned char byte = (unsigned char)(value >> (8 * i));
    append(bytes, &byte, 1);
  }
}

static tf_file_t finish(bytes_t* bytes, const void* data, size_t n) {
  append(bytes, data, n);
  const tf_file_t file = tf_file(bytes->data, bytes->size);
  free(bytes->data);
  return file;
}

tf_file_t tf_npy(int version, const char* header, const void* data, size_t n) {
  bytes_t bytes = {NULL, 0};
  append(&bytes, "\x93NUMPY", 6);
  append_number(&bytes, (uint64_t)version, 2);
  append_number(&bytes, strlen(header), version == 1 ? 2 : 4);
  append(&bytes, header, strlen(header));
  return finish(&bytes, data, n);
}

tf_file_t tf_npy_array(const char* descr, int fortran_order, const char* shape,
                       const void* data, size_t n) {
  char header[512];
  const int used =
      snprintf(header, sizeof header,
               "{'descr': '%s', 'fortran_order': %s, 'shape': %s, }", descr,
               fortran_order ? "True" : "False", shape);
  size_t length = (size_t)used;
  assert_true(length + 64 < sizeof header);
  while ((10 + length + 1) % 64 != 0) header[length++] = ' ';
  header[length++] = '\n';
  header[length] = '\0';
  return tf_npy(1, header, data, n);
}

tf_file_t tf_safetensors(const char* header, const void* data, size_t n) {
  bytes_t bytes = {NULL, 0};
  append_number(&bytes, strlen(header), 8);
  append(&bytes, header, strlen(header));
  return finish(&bytes, data, n);
}

tf_file_t tf_safetensors_aligned(const char* header, const void* data,
                                 size_t n) {
  bytes_t bytes = {NULL, 0};
  const size_t length = strlen(header);
  const size_t padded = (8 + length + 63) / 64 * 64 - 8;
  append_number(&bytes, padded, 8);
  append(&bytes, header, length);
  for (size_t i = length; i < padded; ++i) append(&bytes, " ", 1);
  return finish(&bytes, data, n);
}

void tf_remove(const tf_file_t* file) { unlink(file->path); }

size_t tf_open_descriptors(void) {
  DIR* directory = opendir("/proc/self/fd");
  assert_non_null(directory);
  size_t count = 0;
  while (readdir(directory) != NULL) ++count;
  closedir(directory);
  return count;
}

int tf_is_mapped(const tf_file_t* file) {
  char line[4096];
  int found = 0;
  FILE* maps = fopen("/proc/self/maps", "r");
  assert_non_null(maps);
  while (!found && fgets(line, sizeof line, maps) != NULL) {
    found = strstr(line, file->path) != NULL;
  }
  fclose(maps);
  return found;
}

int tf_fail_each_allocation(const char* path, tf_load_fn load,
                            tf_drop_fn drop) {
  tp_debug_set_caching(0);
  int failures = 0;
  for (;;) {
    const int64_t objects = tp_debug_live_objects();
    const int64_t live = tp_debug_live_bytes();
    const size_t descriptors = tf_open_descriptors();
    void* object = &object;
    tp_debug_fail_allocations((uint64_t)failures + 1);
    const tp_status_t status = load(path, &object);
    tp_debug_fail_allocations(0);
    if (status == TP_OK) drop(object);
    assert_int_equal(tf_open_descriptors(), descriptors);
    if (status == TP_OK) break;
    assert_fails(status, TP_ERROR_OUT_OF_MEMORY);
    assert_null(object);
    assert_int_equal(tp_debug_live_objects(), objects);
    assert_int_equal(tp_debug_live_bytes(), live);
    assert_true(++failures < 100);
  }
  tp_debug_set_caching(1);
  return failures;
}
