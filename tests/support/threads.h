/* How many threads this process has. Needs no library. */
#ifndef TESTS_SUPPORT_THREADS_H
#define TESTS_SUPPORT_THREADS_H

#include <dirent.h>
#include <stdio.h>
#include <string.h>

/* Of /proc/self/task/ID/stat; include/linux/sched.h calls it PF_EXITING. */
enum { kThreadIsExiting = 4 };

static inline int is_exiting(const char* id) {
  char path[512], text[1024];
  unsigned flags = kThreadIsExiting;
  snprintf(path, sizeof path, "/proc/self/task/%s/stat", id);
  FILE* file = fopen(path, "r");
  if (file == NULL) return 1;
  text[fread(text, 1, sizeof text - 1, file)] = '\0';
  fclose(file);
  /* The name, in parentheses, may be any text. */
  const char* behind = strrchr(text, ')');
  if (behind) sscanf(behind, ") %*c %*d %*d %*d %*d %*d %u", &flags);
  return (flags & kThreadIsExiting) != 0;
}

/* A thread that was joined is listed for a moment longer: it does not count.
 * -1 where nothing can be read. */
static inline int count_threads(void) {
  int count = 0;
  DIR* tasks = opendir("/proc/self/task");
  if (tasks == NULL) return -1;
  for (const struct dirent* task; (task = readdir(tasks));) {
    count += task->d_name[0] != '.' && !is_exiting(task->d_name);
  }
  closedir(tasks);
  return count;
}

#endif /* TESTS_SUPPORT_THREADS_H */
