/* What the system shows of shared memory. */
#ifndef TENSORPLAY_TESTS_SUPPORT_SHARED_H
#define TENSORPLAY_TESTS_SUPPORT_SHARED_H

#include <stddef.h>

typedef struct {
  char text[64];
} ts_name_t;

/* A name of this process; `what` tells several apart. */
ts_name_t ts_name(const char* what);
/* The file that has a name. */
void ts_path(const char* name, char* path, size_t capacity);
int ts_exists(const char* name);
/* Number of names in the folder that begin with a text. */
int ts_count(const char* prefix);

#endif
