#include "support/run.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/check.h"

static void become_self(const char* argument, int output) {
  dup2(output, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  close(output);
  execl("/proc/self/exe", "self", argument, (char*)NULL);
  _exit(127);
}

void run_self(const char* argument, RunResult* result) {
  int ends[2];
  CHECK(pipe(ends) == 0);
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    close(ends[0]);
    become_self(argument, ends[1]);
  }
  close(ends[1]);
  memset(result, 0, sizeof(*result));
  char chunk[1024];
  ssize_t got;
  while ((got = read(ends[0], chunk, sizeof(chunk))) > 0) {
    for (ssize_t i = 0; i < got; ++i, ++result->length) {
      if (result->length < sizeof(result->output) - 1) {
        result->output[result->length] = chunk[i];
      }
    }
  }
  close(ends[0]);
  CHECK(waitpid(child, &result->status, 0) == child);
}

void run_self_silently(const char* argument) {
  RunResult result;
  run_self(argument, &result);
  if (result.status != 0 || result.length != 0) {
    fprintf(stderr, "%s: status %#x, printed %zu bytes: %s\n", argument,
            (unsigned)result.status, result.length, result.output);
    _exit(1);
  }
}
