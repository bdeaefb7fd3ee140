/* Checks for programs that run without a test framework: the first that fails
 * says where and why, and ends the process. Needs no library. */
#ifndef TESTS_SUPPORT_CHECK_H
#define TESTS_SUPPORT_CHECK_H

#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CHECK_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CHECK_SANITIZED 1
#endif
#endif
#ifndef CHECK_SANITIZED
#define CHECK_SANITIZED 0
#endif

/* For a program that ends with things alive on purpose. */
#define CHECK_NO_LEAKS_SOUGHT     \
  int __lsan_is_turned_off(void); \
  int __lsan_is_turned_off(void) { return 1; }

#define CHECK(condition) \
  check_that((condition) ? 1 : 0, #condition, __FILE__, __LINE__)

#define CHECK_EQUAL(value, expected)                                    \
  check_equal((int64_t)(value), (int64_t)(expected), #value, #expected, \
              __FILE__, __LINE__)

/* _exit: a failed check may stand in a forked child or beside threads. */
static inline void check_that(int ok, const char* text, const char* file,
                              int line) {
  if (ok) {
    return;
  }
  fflush(stdout);
  fprintf(stderr, "%s:%d: %s does not hold\n", file, line, text);
  _exit(1);
}

static inline void check_equal(int64_t value, int64_t expected,
                               const char* value_text,
                               const char* expected_text, const char* file,
                               int line) {
  if (value == expected) {
    return;
  }
  fflush(stdout);
  fprintf(stderr, "%s:%d: %s is %lld, not %s, %lld\n", file, line, value_text,
          (long long)value, expected_text, (long long)expected);
  _exit(1);
}

#endif /* TESTS_SUPPORT_CHECK_H */
