/* Two copies of the library live in one process, each with a state of its own,
 * and a handle of one is an error to the other. */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "process/support/api.h"
#include "support/check.h"

static void copy_file(const char* from, const char* to) {
  FILE* in = fopen(from, "rb");
  FILE* out = fopen(to, "wb");
  CHECK(in && out);
  char chunk[1 << 16];
  size_t got;
  while ((got = fread(chunk, 1, sizeof(chunk), in)) > 0) {
    CHECK(fwrite(chunk, 1, got, out) == got);
  }
  fclose(in);
  CHECK(fclose(out) == 0);
}

static void states_are_separate(const Api* a, const Api* b) {
  CHECK(a->tp_ones != b->tp_ones);
  tp_tensor_t* of_a = api_ones(a, 100);
  CHECK_EQUAL(b->tp_debug_live_objects(), 0);
  CHECK_EQUAL(b->tp_debug_live_bytes(), 0);
  CHECK(a->tp_debug_live_objects() > 0);
  CHECK_EQUAL(b->tp_shutdown(), TP_OK);
  CHECK(api_sum(a, of_a) == 100);
  a->tp_tensor_release(of_a);

  CHECK_EQUAL(a->tp_modes_set(TP_MODE_NO_GRAD), TP_OK);
  CHECK_EQUAL(b->tp_modes_get(), 0);
  CHECK_EQUAL(a->tp_modes_set(0), TP_OK);

  b->tp_error_clear();
  CHECK_EQUAL(a->tp_tensor_rank(NULL), -1);
  CHECK_EQUAL(a->tp_error_code(NULL), TP_ERROR_NULL);
  CHECK_EQUAL(b->tp_error_code(NULL), TP_OK);
  a->tp_error_clear();
}

static void handles_are_refused(const Api* a, const Api* b) {
  tp_tensor_t* of_a = api_ones(a, 100);
  tp_tensor_t* clone = of_a;
  CHECK_EQUAL(b->tp_clone(of_a, 0, &clone), TP_ERROR_HANDLE);
  CHECK(!clone);
  CHECK_EQUAL(b->tp_error_code(NULL), TP_ERROR_HANDLE);
  CHECK(b->tp_error_message(NULL)[0] != '\0');

  b->tp_error_clear();
  CHECK_EQUAL(b->tp_tensor_rank(of_a), -1);
  CHECK_EQUAL(b->tp_error_code(NULL), TP_ERROR_HANDLE);
  b->tp_error_clear();
  CHECK_EQUAL(b->tp_storage_nbytes(a->tp_tensor_storage(of_a)), 0);
  CHECK_EQUAL(b->tp_error_code(NULL), TP_ERROR_HANDLE);

  b->tp_tensor_retain(of_a);
  CHECK_EQUAL(a->tp_tensor_use_count(of_a), 1);
  b->tp_tensor_release(of_a);
  CHECK_EQUAL(a->tp_tensor_use_count(of_a), 1);
  CHECK(api_sum(a, of_a) == 100);
  a->tp_tensor_release(of_a);
}

static void use_both(const char* paths[2], int visibility) {
  Api copies[2];
  for (int i = 0; i < 2; ++i) {
    api_open(&copies[i], paths[i], RTLD_NOW | visibility);
    api_use(&copies[i]);
  }
  states_are_separate(&copies[0], &copies[1]);
  states_are_separate(&copies[1], &copies[0]);
  handles_are_refused(&copies[0], &copies[1]);
  handles_are_refused(&copies[1], &copies[0]);
  for (int i = 0; i < 2; ++i) {
    CHECK_EQUAL(copies[i].tp_debug_live_objects(), 0);
    CHECK_EQUAL(copies[i].tp_shutdown(), TP_OK);
    api_close(&copies[i]);
  }
}

/* Symbols of a version node (TP_0.1) are absolute and named as the node. */
static void only_ours_is_exported(const char* path) {
  char command[512];
  char line[512];
  int exported = 0;
  CHECK(snprintf(command, sizeof(command),
                 "nm -D --defined-only --format=posix '%s'",
                 path) < (int)sizeof(command));
  FILE* symbols = popen(command, "r");
  CHECK(symbols);
  while (fgets(line, sizeof(line), symbols)) {
    if (strncmp(line, "tp_", 3) == 0) {
      ++exported;
    } else if (strncmp(line, "TP_", 3) != 0 || !strstr(line, " A ")) {
      fprintf(stderr, "exported: %s", line);
      _exit(1);
    }
  }
  CHECK_EQUAL(pclose(symbols), 0);
  CHECK(exported > 0);
}

int main(void) {
  char folder[] = "/tmp/two_copies_XXXXXX";
  char names[2][64];
  CHECK(mkdtemp(folder));
  for (int i = 0; i < 2; ++i) {
    snprintf(names[i], sizeof(names[i]), "%s/copy_%d.so", folder, i);
    copy_file(api_path(), names[i]);
  }
  const char* paths[2] = {names[0], names[1]};
  use_both(paths, RTLD_LOCAL);
  use_both(paths, RTLD_GLOBAL);
  only_ours_is_exported(paths[0]);
  for (int i = 0; i < 2; ++i) {
    unlink(names[i]);
  }
  rmdir(folder);
  return 0;
}
