/* In libFuzzer's place: runs a fuzz target once on every file of a folder, in
 * the order of their names.
 *   PROGRAM FOLDER */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

static int is_visible(const struct dirent* entry) {
  return entry->d_name[0] != '.';
}

/* Whether the file could be read. A fault in it ends the program, so its name
 * comes first. */
static int run_file(const char* folder, const char* name) {
  char path[4096];
  const int length = snprintf(path, sizeof path, "%s/%s", folder, name);
  if (length < 0 || (size_t)length >= sizeof path) return 0;
  FILE* file = fopen(path, "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) return 0;
  const long size = ftell(file);
  if (size < 0 || fseek(file, 0, SEEK_SET) != 0) return 0;
  /* Just as large, so that reading past the end is seen. */
  uint8_t* data = malloc(size == 0 ? 1 : (size_t)size);
  if (data == NULL || fread(data, 1, (size_t)size, file) != (size_t)size) {
    return 0;
  }
  fclose(file);
  printf("%s\n", path);
  fflush(stdout);
  LLVMFuzzerTestOneInput(data, (size_t)size);
  free(data);
  return 1;
}

int main(int argc, char** argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
    return 2;
  }
  struct dirent** entries = NULL;
  const int count = scandir(argv[1], &entries, is_visible, alphasort);
  if (count <= 0) {
    fprintf(stderr, "%s: no inputs\n", argv[1]);
    return 1;
  }
  for (int i = 0; i < count; ++i) {
    if (!run_file(argv[1], entries[i]->d_name)) {
      fprintf(stderr, "%s/%s: cannot be read\n", argv[1], entries[i]->d_name);
      return 1;
    }
    free(entries[i]);
  }
  free(entries);
  printf("%d inputs\n", count);
  return 0;
}
