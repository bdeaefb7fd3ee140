#include "fault/support/takers.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "fault/support/scene.h"
#include "support/check.h"

#define HEADERS TP_TEST_DATA "/../../include/tensorplay"

enum { kMostText = 1 << 20 };

/* All headers in a row. */
static const char* headers(void) {
  static char text[kMostText];
  static size_t length;
  if (length != 0) return text;
  DIR* const folder = opendir(HEADERS);
  CHECK(folder != NULL);
  for (struct dirent* entry; (entry = readdir(folder)) != NULL;) {
    char path[1024];
    if (strstr(entry->d_name, ".h") == NULL) continue;
    snprintf(path, sizeof(path), "%s/%s", HEADERS, entry->d_name);
    FILE* const file = fopen(path, "r");
    CHECK(file != NULL);
    length += fread(text + length, 1, kMostText - 1 - length, file);
    fclose(file);
  }
  closedir(folder);
  CHECK(length < kMostText - 1);
  return text;
}

/* Whether a type is among the parameters, but not as a place for a result. */
static int has_parameter(const char* begin, const char* end, const char* type) {
  const size_t length = strlen(type);
  for (const char* at = begin; at + length < end; ++at) {
    if (strncmp(at, type, length) == 0 && at[length] != '*') return 1;
  }
  return 0;
}

int takes_tensors(const char* function) {
  char opening[160];
  snprintf(opening, sizeof(opening), " %s(", function);
  const char* begin = strstr(headers(), opening);
  if (begin == NULL) {
    opening[0] = '*';
    begin = strstr(headers(), opening);
  }
  if (begin == NULL) return 0;
  const char* const end = strchr(begin, ';');
  CHECK(end != NULL);
  return has_parameter(begin, end, "tp_tensor_t*") ||
         has_parameter(begin, end, "tp_argument_t*") ||
         has_parameter(begin, end, "tp_saved_t*");
}

static void for_each_function(void (*f)(const char* name, void* context),
                              void* context) {
  char name[128];
  FILE* const symbols = fopen(TP_SYMBOL_LIST, "r");
  CHECK(symbols != NULL);
  while (fgets(name, sizeof(name), symbols)) {
    name[strcspn(name, " \t\r\n")] = '\0';
    if (strncmp(name, "tp_", 3) == 0) f(name, context);
  }
  fclose(symbols);
}

void for_named_functions(int argc, char** argv,
                         void (*f)(const char* name, void* context),
                         void* context) {
  scene_make_files();
  for (int i = 1; i < argc; ++i) f(argv[i], context);
  if (argc == 1) for_each_function(f, context);
  scene_remove_files();
}
