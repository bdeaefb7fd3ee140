/* What the tests of the C API share: fixtures that find leaks, short ways to
 * make tensors and scalars, and assertions that print the library's error. */
#ifndef TENSORPLAY_TESTS_SUPPORT_TP_TEST_H
#define TENSORPLAY_TESTS_SUPPORT_TP_TEST_H

/* cmocka.h needs the others before it. */
/* clang-format off */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
/* clang-format on */

#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TT_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TT_SANITIZED 1
#endif
#endif
#ifndef TT_SANITIZED
#define TT_SANITIZED 0
#endif

/* Rounds of a long loop: fewer where every access is instrumented. */
#define TT_ROUNDS(n) ((n) / (TT_SANITIZED ? 20 : 1))

#define TT_COUNT(array) (sizeof(array) / sizeof((array)[0]))

#define TEST(name) static void name(void** state __attribute__((unused)))
/* A test that starts with a clean error record and must end without objects. */
#define T(name) cmocka_unit_test_setup_teardown(name, tt_setup, tt_teardown)

int tt_setup(void** state);
int tt_teardown(void** state);

/* A list of sizes, indices, ...: `LIST` is the pointer, `DIMS` pointer and
 * count as two arguments. A list of none is `NULL, 0`. */
#define LIST(...) ((const int64_t[]){__VA_ARGS__})
#define DIMS(...) LIST(__VA_ARGS__), TT_COUNT(LIST(__VA_ARGS__))

/* Scalars as the library's functions take them. */
#define BOOL(v) (&(const tp_scalar_t){TP_DTYPE_BOOL, 0, (v), 0, 0})
#define I64(v) (&(const tp_scalar_t){TP_DTYPE_I64, 0, (v), 0, 0})
#define U64(v) (&(const tp_scalar_t){TP_DTYPE_U64, 0, (int64_t)(v), 0, 0})
#define F64(v) (&(const tp_scalar_t){TP_DTYPE_F64, 0, 0, (v), 0})
#define C128(re, im) (&(const tp_scalar_t){TP_DTYPE_C128, 0, 0, (re), (im)})

/* The call succeeds; prints the error record if it does not. */
#define assert_ok(call) tt_assert_ok((call), #call, __FILE__, __LINE__)
/* The call fails with a code, and the record tells that code and a text. */
#define assert_fails(call, code) \
  tt_assert_fails((call), (code), #call, __FILE__, __LINE__)
/* The call fails, whatever the code, and the record tells it. */
#define assert_refused(call) \
  tt_assert_refused((call), #call, __FILE__, __LINE__)
/* The thread's last error text contains a text. */
#define assert_error_says(text) tt_assert_error_says((text), __FILE__, __LINE__)
/* A getter gave its default and recorded an error; forgets the error. */
#define assert_error_recorded(code) \
  tt_assert_error_recorded((code), __FILE__, __LINE__)

#define assert_sizes(tensor, ...)                                 \
  tt_assert_list(tp_tensor_sizes(tensor), tp_tensor_rank(tensor), \
                 DIMS(__VA_ARGS__), "sizes", __FILE__, __LINE__)
#define assert_strides(tensor, ...)                                 \
  tt_assert_list(tp_tensor_strides(tensor), tp_tensor_rank(tensor), \
                 DIMS(__VA_ARGS__), "strides", __FILE__, __LINE__)
/* Elements in row-major order, as doubles; NaN equals NaN. */
#define assert_values(tensor, ...)                                      \
  tt_assert_values((tensor), ((const double[]){__VA_ARGS__}),           \
                   TT_COUNT(((const double[]){__VA_ARGS__})), __FILE__, \
                   __LINE__)
#define assert_all(tensor, value) \
  tt_assert_all((tensor), (value), __FILE__, __LINE__)
#define assert_same_values(a, b) \
  tt_assert_same_values((a), (b), __FILE__, __LINE__)
#define assert_flags(tensor, set, clear) \
  tt_assert_flags((tensor), (set), (clear), __FILE__, __LINE__)
/* The text that a `_format` function writes. */
#define assert_format(text, function, ...)                                   \
  do {                                                                       \
    char tt_text[8192];                                                      \
    const size_t tt_length = function(__VA_ARGS__, tt_text, sizeof tt_text); \
    assert_string_equal(tt_text, (text));                                    \
    assert_int_equal(tt_length, strlen(tt_text));                            \
  } while (0)

void tt_assert_ok(tp_status_t status, const char* call, const char* file,
                  int line);
void tt_assert_fails(tp_status_t status, tp_status_t code, const char* call,
                     const char* file, int line);
void tt_assert_refused(tp_status_t status, const char* call, const char* file,
                       int line);
void tt_assert_error_says(const char* text, const char* file, int line);
void tt_assert_error_recorded(tp_status_t code, const char* file, int line);
void tt_assert_list(const int64_t* got, int64_t rank, const int64_t* want,
                    size_t n, const char* what, const char* file, int line);
void tt_assert_values(const tp_tensor_t* tensor, const double* want, size_t n,
                      const char* file, int line);
void tt_assert_all(const tp_tensor_t* tensor, double want, const char* file,
                   int line);
void tt_assert_same_values(const tp_tensor_t* a, const tp_tensor_t* b,
                           const char* file, int line);
void tt_assert_flags(const tp_tensor_t* tensor, uint32_t set, uint32_t clear,
                     const char* file, int line);

/* Tensors. Each of these asserts success and gives an owned tensor. */
tp_tensor_t* tt_new(tp_dtype_t dtype, const void* data, const int64_t* sizes,
                    size_t rank);
tp_tensor_t* tt_from(tp_dtype_t dtype, const double* values,
                     const int64_t* sizes, size_t rank);
tp_tensor_t* tt_empty(tp_dtype_t dtype, const int64_t* sizes, size_t rank);
tp_tensor_t* tt_zeros(tp_dtype_t dtype, const int64_t* sizes, size_t rank);
tp_tensor_t* tt_full(tp_dtype_t dtype, double value, const int64_t* sizes,
                     size_t rank);
/* 0, 1, 2, ... in row-major order. */
tp_tensor_t* tt_arange(tp_dtype_t dtype, const int64_t* sizes, size_t rank);
/* The tensor as a given dtype; the argument is released. */
tp_tensor_t* tt_as(tp_tensor_t* tensor, tp_dtype_t dtype);

#define DROP(...)                              \
  tt_drop((tp_tensor_t* const[]){__VA_ARGS__}, \
          sizeof((tp_tensor_t* const[]){__VA_ARGS__}) / sizeof(tp_tensor_t*))
void tt_drop(tp_tensor_t* const* tensors, size_t n);

/* One element by its place in row-major order, as a double (the real part) and
 * as the scalar that tp_tensor_get gives. */
double tt_number(const tp_tensor_t* tensor, int64_t flat);
tp_scalar_t tt_element(const tp_tensor_t* tensor, int64_t flat);
/* Address of element 0 of the storage, for comparing pointers. */
const void* tt_base(const tp_tensor_t* tensor);

/* The CPU's allocator; owned. */
tp_allocator_t* tt_cpu(void);
tp_allocator_stats_t tt_stats(const tp_allocator_t* allocator);

/* A deleter that counts its calls; pass &counter as the context. */
typedef struct {
  int calls;
  void* ctx;
} tt_deletions_t;
void tt_count_deletion(void* ctx);

/* A fresh file with the given bytes; the path is written to a buffer. */
void tt_write_file(char* path, size_t capacity, const void* bytes, size_t n);

#endif
