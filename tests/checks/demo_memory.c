/* The largest memory that the digits demo ever has, or with no argument what a
 * process has that only uses the library.
 *   demo_memory [FOLDER]
 * Prints it in KiB to stderr, after what the demo prints. */
#define main digits_main
#include "../../docs/examples/digits.c"
#undef main

int main(int argc, char** argv) {
  char line[256];
  long peak = -1;
  FILE* status;
  int failed = 0;
  if (argc > 1)
    failed = digits_main(argc, argv);
  else
    failed = printf("%s\n", tp_version()) < 0 || tp_shutdown();
  status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status))
    sscanf(line, "VmHWM: %ld", &peak);
  if (status) fclose(status);
  fprintf(stderr, "%ld\n", peak);
  return failed || peak < 0;
}
