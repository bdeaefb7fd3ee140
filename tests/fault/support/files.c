#include <stdlib.h>
#include <string.h>

#include "fault/support/scene.h"
#include "support/check.h"

static char folder[] = "/tmp/fault_XXXXXX";
static char npy_path[64];
static char safetensors_path[64];
static char saved_path[64];

static void write_file(const char* path, const void* head, size_t head_bytes,
                       const void* data, size_t data_bytes) {
  FILE* file = fopen(path, "wb");
  CHECK(file);
  CHECK(fwrite(head, 1, head_bytes, file) == head_bytes);
  CHECK(fwrite(data, 1, data_bytes, file) == data_bytes);
  CHECK(fclose(file) == 0);
}

/* Magic, version 1.0, the length of the header; the data starts at 128. */
static void write_npy(const float* data, size_t nbytes) {
  char head[128];
  memset(head, ' ', sizeof(head));
  memcpy(head, "\x93NUMPY\x01\x00\x76\x00", 10);
  const char* text =
      "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";
  memcpy(head + 10, text, strlen(text));
  head[sizeof(head) - 1] = '\n';
  write_file(npy_path, head, sizeof(head), data, nbytes);
}

/* The length of the header in 8 bytes; the data starts at 256. */
static void write_safetensors(const float* data, size_t nbytes) {
  char head[256];
  memset(head, ' ', sizeof(head));
  memset(head, 0, 8);
  head[0] = (char)(sizeof(head) - 8);
  const char* text =
      "{\"__metadata__\":{\"format\":\"pt\",\"made by\":\"a test\"},"
      "\"weight\":{\"dtype\":\"F32\",\"shape\":[2,2],"
      "\"data_offsets\":[0,16]},"
      "\"bias\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[16,24]}}";
  CHECK(strlen(text) <= sizeof(head) - 8);
  memcpy(head + 8, text, strlen(text));
  write_file(safetensors_path, head, sizeof(head), data, nbytes);
}

const char* scene_npy_path(void) { return npy_path; }

/* Deflated members. */
const char* scene_npz_path(void) {
  return TP_TEST_DATA "/conformance/npy/many_deflated.npz";
}

const char* scene_safetensors_path(void) { return safetensors_path; }

const char* scene_saved_path(void) { return saved_path; }

void scene_make_files(void) {
  const float data[6] = {1, 2, 3, 4, 5, 6};
  CHECK(mkdtemp(folder));
  snprintf(npy_path, sizeof(npy_path), "%s/a.npy", folder);
  snprintf(safetensors_path, sizeof(safetensors_path), "%s/a.safetensors",
           folder);
  snprintf(saved_path, sizeof(saved_path), "%s/saved", folder);
  write_npy(data, sizeof(data));
  write_safetensors(data, sizeof(data));
}

void scene_remove_files(void) {
  unlink(npy_path);
  unlink(safetensors_path);
  /* Fails if a row left a file. */
  CHECK(rmdir(folder) == 0);
}
