#include "process/support/maps.h"

#include <dirent.h>
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

int count_threads(void) {
  DIR* tasks = opendir("/proc/self/task");
  CHECK(tasks);
  int count = 0;
  for (struct dirent* task = readdir(tasks); task; task = readdir(tasks)) {
    count += task->d_name[0] != '.';
  }
  closedir(tasks);
  return count;
}
