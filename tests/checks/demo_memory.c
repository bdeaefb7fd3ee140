/* The largest memory that the digits demo ever has, or with no argument what a
 * process has that only loads the library; without the library's own pages, of
 * which a program that uses more of it has more.
 *   demo_memory [FOLDER]
 * Prints it in KiB to stderr, after what the demo prints. */
#define main digits_main
#include "../../docs/examples/digits.c"
#undef main

#include <string.h>

/* KiB of the mappings of the library's file that are in memory. */
static long library_kib(void) {
  char line[512];
  long total = 0, rss;
  int is_library = 0;
  FILE* maps = fopen("/proc/self/smaps", "r");
  while (maps && fgets(line, sizeof line, maps)) {
    if (sscanf(line, "Rss: %ld", &rss) == 1) {
      total += is_library ? rss : 0;
    } else if (strchr(line, '-') && strstr(line, " r")) {
      is_library = strstr(line, "/libtensorplay.so") != NULL;
    } else if (strstr(line, " ---p ")) {
      is_library = 0;
    }
  }
  if (maps) fclose(maps);
  return total;
}

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
  fprintf(stderr, "%ld\n", peak - library_kib());
  return failed || peak < 0;
}
