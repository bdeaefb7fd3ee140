/* The example docs/examples/digits.c computes what it prints: other weights
 * give other figures. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

#include "support/tp_test.h"

#ifndef TP_EXAMPLES_DIR
#define TP_EXAMPLES_DIR TP_TEST_SCRATCH "/../../examples"
#endif

#define DIGITS TP_TEST_DATA "/digits"
#define WEIGHTS DIGITS "/digits_mlp.safetensors"
#define CHANGED TP_TEST_SCRATCH "/digits_changed.safetensors"

typedef struct report_t {
  int exit_code;
  int64_t correct, rows;
  double difference;
  uint64_t mapped;
  int alike, views;
  int clean;
} report_t;

static report_t run_digits(const char* weights) {
  char line[512];
  report_t report;
  FILE* pipe;
  int status;
  memset(&report, 0, sizeof report);
  report.correct = -1;
  snprintf(line, sizeof line, "'%s/digits' '%s' '%s'", TP_EXAMPLES_DIR, DIGITS,
           weights);
  pipe = popen(line, "r");
  assert_non_null(pipe);
  while (fgets(line, sizeof line, pipe)) {
    sscanf(line, "correct %" SCNd64 " of %" SCNd64, &report.correct,
           &report.rows);
    sscanf(line, "largest difference %lf", &report.difference);
    sscanf(line, "bytes mapped %" SCNu64, &report.mapped);
    sscanf(line, "views without a copy %d of %d", &report.alike, &report.views);
    report.clean |= strstr(line, "objects left at shutdown   none") != NULL;
  }
  status = pclose(pipe);
  assert_true(WIFEXITED(status));
  report.exit_code = WEXITSTATUS(status);
  return report;
}

/* First byte of a tensor's data in a safetensors file held in memory. */
static size_t find_tensor(const char* file, const char* name) {
  const char* entry = strstr(file + 8, name);
  const char* offsets = entry ? strstr(entry, "\"data_offsets\":[") : NULL;
  uint64_t header;
  size_t begin;
  assert_non_null(offsets);
  memcpy(&header, file, sizeof header);
  assert_int_equal(sscanf(offsets, "\"data_offsets\":[%zu", &begin), 1);
  return sizeof header + (size_t)header + begin;
}

static char* read_file(const char* path, size_t* nbytes) {
  FILE* file = fopen(path, "rb");
  char* bytes;
  assert_non_null(file);
  assert_int_equal(fseek(file, 0, SEEK_END), 0);
  *nbytes = (size_t)ftell(file);
  rewind(file);
  bytes = calloc(*nbytes + 1, 1);
  assert_non_null(bytes);
  assert_int_equal(fread(bytes, 1, *nbytes, file), *nbytes);
  fclose(file);
  return bytes;
}

static void write_file(const char* path, const char* bytes, size_t nbytes) {
  FILE* file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes, 1, nbytes, file), nbytes);
  assert_int_equal(fclose(file), 0);
}

/* All that a safetensors file holds but its header. */
static uint64_t bytes_of_tensors(const char* path) {
  size_t nbytes;
  char* bytes = read_file(path, &nbytes);
  uint64_t header;
  memcpy(&header, bytes, sizeof header);
  free(bytes);
  return nbytes - sizeof header - header;
}

TEST(given_weights_read_the_digits) {
  report_t report = run_digits(WEIGHTS);
  assert_int_equal(report.exit_code, 0);
  assert_int_equal(report.correct, 393);
  assert_int_equal(report.rows, 397);
  assert_true(report.difference > 0 && report.difference <= 2e-4);
  assert_int_equal(report.mapped, bytes_of_tensors(WEIGHTS));
  assert_int_equal(report.views, 4);
  assert_int_equal(report.alike, 4);
  assert_true(report.clean);
}

TEST(one_changed_weight_changes_the_figures) {
  const size_t unit = 5, pixel = 28, pixels = 64;
  const float large = 1000;
  size_t nbytes, place;
  char* bytes = read_file(WEIGHTS, &nbytes);
  report_t report;
  place = find_tensor(bytes, "\"layer0.weight\"");
  place += (unit * pixels + pixel) * sizeof large;
  assert_true(place + sizeof large <= nbytes);
  memcpy(bytes + place, &large, sizeof large);
  write_file(CHANGED, bytes, nbytes);
  free(bytes);
  report = run_digits(CHANGED);
  remove(CHANGED);
  assert_int_equal(report.exit_code, 1);
  assert_int_equal(report.rows, 397);
  assert_true(report.correct >= 0 && report.correct < 300);
  assert_true(report.difference > 1);
  assert_true(report.clean);
}

TEST(missing_weights_are_an_error) {
  report_t report = run_digits(DIGITS "/none.safetensors");
  assert_int_equal(report.exit_code, 1);
  assert_int_equal(report.correct, -1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(given_weights_read_the_digits),
      T(one_changed_weight_changes_the_figures),
      T(missing_weights_are_an_error),
  };
  return cmocka_run_group_tests_name("digits demo", tests, NULL, NULL);
}
