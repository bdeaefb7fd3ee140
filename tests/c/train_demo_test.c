/* The example docs/examples/train_digits.c learns to read digits in time, saves
 * what it learned, and shows a gradient that is refused. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>

#include "support/tp_test.h"

#ifndef TP_EXAMPLES_DIR
#define TP_EXAMPLES_DIR TP_TEST_SCRATCH "/../../examples"
#endif

#define DIGITS TP_TEST_DATA "/digits"
#define LEARNED TP_TEST_SCRATCH "/learned.safetensors"

enum { kEpochs = 30, kShown = 5, kMostSeconds = 20 };

typedef struct Course {
  int exit_code, lines, epoch;
  double loss, accuracy, told_seconds, seconds;
  int refused, clean;
} Course;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static Course train(const char* folder) {
  Course course;
  char line[512];
  const double start = now();
  memset(&course, 0, sizeof course);
  snprintf(line, sizeof line, "'%s/train_digits' '%s' '%s'", TP_EXAMPLES_DIR,
           folder, LEARNED);
  FILE* const pipe = popen(line, "r");
  assert_non_null(pipe);
  while (fgets(line, sizeof line, pipe)) {
    course.lines +=
        sscanf(line, "epoch %d loss %lf accuracy %lf %% %lf s", &course.epoch,
               &course.loss, &course.accuracy, &course.told_seconds) == 4;
    course.refused |= strncmp(line, "refused: ", 9) == 0 &&
                      strstr(line, "exp saved its result 0") != NULL &&
                      strstr(line, "at version 0 and finds version 1") != NULL;
    course.clean |= strstr(line, "objects left at shutdown: none") != NULL;
  }
  const int status = pclose(pipe);
  assert_true(WIFEXITED(status));
  course.exit_code = WEXITSTATUS(status);
  course.seconds = now() - start;
  return course;
}

/* How many of the digits that were held back the other example reads. */
static int read_by_learned_weights(void) {
  char line[512];
  int correct = -1, rows = 0;
  snprintf(line, sizeof line, "'%s/digits' '%s' '%s'", TP_EXAMPLES_DIR, DIGITS,
           LEARNED);
  FILE* const pipe = popen(line, "r");
  assert_non_null(pipe);
  while (fgets(line, sizeof line, pipe)) {
    sscanf(line, "correct %d of %d", &correct, &rows);
  }
  pclose(pipe); /* they are not the weights whose results it knows */
  assert_int_equal(rows, 397);
  return correct;
}

TEST(a_network_learns_to_read_digits_in_time) {
  remove(LEARNED);
  const Course course = train(DIGITS);
  assert_int_equal(course.exit_code, 0);
  assert_int_equal(course.lines, kEpochs / kShown);
  assert_int_equal(course.epoch, kEpochs);
  assert_true(course.loss < 0.1);
  assert_true(course.accuracy >= 97);
  assert_true(course.refused);
  assert_true(course.clean);
  print_message("%.2f %% in %.2f s\n", course.accuracy, course.seconds);
  if (!TT_SANITIZED) {
    assert_true(course.seconds < kMostSeconds);
    assert_true(course.told_seconds < kMostSeconds);
  }
  const int correct = read_by_learned_weights();
  assert_true(correct >= 385);
  const double told = course.accuracy * 3.97;
  assert_true(correct > told - 0.5 && correct < told + 0.5);
  remove(LEARNED);
}

TEST(missing_digits_are_an_error) {
  const Course course = train(DIGITS "/none");
  assert_int_equal(course.exit_code, 1);
  assert_int_equal(course.lines, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_network_learns_to_read_digits_in_time),
      T(missing_digits_are_an_error),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
