#include "process/support/maps.h"

#include <limits.h>
#include <pthread.h>
#include <stdio.h>

#include "support/check.h"

int count_mappings(void) {
  FILE* maps = fopen("/proc/self/maps", "r");
  CHECK(maps);
  int lines = 0;
  for (int c = fgetc(maps); c != EOF; c = fgetc(maps)) {
    lines += c == '\n';
  }
  fclose(maps);
  return lines;
}

int count_free_keys(void) {
  pthread_key_t keys[PTHREAD_KEYS_MAX];
  int count = 0;
  while (count < PTHREAD_KEYS_MAX &&
         pthread_key_create(&keys[count], NULL) == 0) {
    ++count;
  }
  for (int i = 0; i < count; ++i) {
    pthread_key_delete(keys[i]);
  }
  return count;
}
