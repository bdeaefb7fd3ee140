#include "support/shared.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char kFolder[] = "/dev/shm";

ts_name_t ts_name(const char* what) {
  ts_name_t name;
  snprintf(name.text, sizeof name.text, "tp-test-%d-%s", (int)getpid(), what);
  return name;
}

void ts_path(const char* name, char* path, size_t capacity) {
  snprintf(path, capacity, "%s/%s", kFolder, name);
}

int ts_exists(const char* name) {
  char path[400];
  ts_path(name, path, sizeof path);
  return access(path, F_OK) == 0;
}

int ts_count(const char* prefix) {
  int count = 0;
  DIR* folder = opendir(kFolder);
  if (!folder) {
    return -1;
  }
  struct dirent* entry;
  while ((entry = readdir(folder))) {
    count += strncmp(entry->d_name, prefix, strlen(prefix)) == 0;
  }
  closedir(folder);
  return count;
}
