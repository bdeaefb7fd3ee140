/* Runs this program again with an argument and keeps what it prints. */
#ifndef TESTS_SUPPORT_RUN_H
#define TESTS_SUPPORT_RUN_H

#include <stddef.h>

typedef struct RunResult {
  int status;        /* as waitpid gives it */
  size_t length;     /* of all output, also beyond what is kept */
  char output[4096]; /* standard output and error, terminated */
} RunResult;

void run_self(const char* argument, RunResult* result);

/* Runs it and checks that it ends with status 0 and prints nothing. */
void run_self_silently(const char* argument);

#endif /* TESTS_SUPPORT_RUN_H */
