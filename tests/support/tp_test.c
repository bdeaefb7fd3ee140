#include "support/tp_test.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef TP_TEST_SCRATCH
#define TP_TEST_SCRATCH "/tmp"
#endif

/* Sizes that cannot be had are errors here, not the end of the program. */
const char* __asan_default_options(void);
const char* __tsan_default_options(void);
const char* __asan_default_options(void) {
  return "allocator_may_return_null=1";
}
const char* __tsan_default_options(void) {
  return "allocator_may_return_null=1";
}

/* What an earlier test that failed left behind is not held against this one. */
static int64_t objects_before, bytes_before;

int tt_setup(void** state) {
  (void)state;
  tp_error_clear();
  objects_before = tp_debug_live_objects();
  bytes_before = tp_debug_live_bytes();
  return 0;
}

int tt_teardown(void** state) {
  (void)state;
  tp_error_clear();
  tp_run_deferred();
  const int64_t objects = tp_debug_live_objects() - objects_before;
  const int64_t bytes = tp_debug_live_bytes() - bytes_before;
  const uint32_t modes = tp_modes_get();
  if (objects == 0 && bytes == 0 && modes == 0) return 0;
  print_error("left behind: %lld objects, %lld bytes, modes %u\n",
              (long long)objects, (long long)bytes, (unsigned)modes);
  tp_modes_set(0);
  return -1;
}

static void print_last_error(void) {
  char text[1024];
  tp_error_format(NULL, text, sizeof text);
  print_error("%s\n", text);
}

void tt_assert_ok(tp_status_t status, const char* call, const char* file,
                  int line) {
  if (status == TP_OK) return;
  print_error("%s gave %d\n", call, (int)status);
  print_last_error();
  _fail(file, line);
}

static int record_tells(tp_status_t status) {
  return tp_error_code(NULL) == status && tp_error_message(NULL)[0] != '\0' &&
         tp_error_function(NULL)[0] != '\0';
}

void tt_assert_fails(tp_status_t status, tp_status_t code, const char* call,
                     const char* file, int line) {
  if (status == code && record_tells(status)) return;
  print_error("%s gave %d, wanted %d\n", call, (int)status, (int)code);
  print_last_error();
  _fail(file, line);
}

void tt_assert_refused(tp_status_t status, const char* call, const char* file,
                       int line) {
  if (status != TP_OK && record_tells(status)) return;
  print_error("%s gave %d, wanted an error\n", call, (int)status);
  print_last_error();
  _fail(file, line);
}

void tt_assert_error_says(const char* text, const char* file, int line) {
  if (strstr(tp_error_message(NULL), text) != NULL) return;
  print_error("the error does not say \"%s\":\n", text);
  print_last_error();
  _fail(file, line);
}

void tt_assert_error_recorded(tp_status_t code, const char* file, int line) {
  if (tp_error_code(NULL) != code) {
    print_error("recorded %d, wanted %d\n", (int)tp_error_code(NULL),
                (int)code);
    _fail(file, line);
  }
  tp_error_clear();
}

void tt_assert_list(const int64_t* got, int64_t rank, const int64_t* want,
                    size_t n, const char* what, const char* file, int line) {
  int same = rank == (int64_t)n;
  for (size_t i = 0; same && i < n; ++i) same = got[i] == want[i];
  if (same) return;
  print_error("%s are (", what);
  for (int64_t i = 0; i < rank; ++i) print_error(" %lld", (long long)got[i]);
  print_error(" ), wanted (");
  for (size_t i = 0; i < n; ++i) print_error(" %lld", (long long)want[i]);
  print_error(" )\n");
  _fail(file, line);
}

static double real_part(const tp_scalar_t* value) {
  switch (value->dtype) {
    case TP_DTYPE_BOOL:
    case TP_DTYPE_I64:
      return (double)value->integer;
    case TP_DTYPE_U64:
      return (double)(uint64_t)value->integer;
    default:
      return value->real;
  }
}

tp_scalar_t tt_element(const tp_tensor_t* tensor, int64_t flat) {
  int64_t index[TP_MAX_RANK];
  const int64_t rank = tp_tensor_rank(tensor);
  for (int64_t d = rank - 1; d >= 0; --d) {
    const int64_t size = tp_tensor_sizes(tensor)[d];
    index[d] = flat % size;
    flat /= size;
  }
  tp_scalar_t value;
  assert_ok(tp_tensor_get(tensor, rank ? index : NULL, (size_t)rank, &value));
  return value;
}

double tt_number(const tp_tensor_t* tensor, int64_t flat) {
  const tp_scalar_t value = tt_element(tensor, flat);
  return real_part(&value);
}

static int same_number(double a, double b) {
  return a == b || (isnan(a) && isnan(b));
}

static void expect_number(const tp_tensor_t* tensor, int64_t i, double want,
                          const char* file, int line) {
  const double got = tt_number(tensor, i);
  if (same_number(got, want)) return;
  print_error("element %lld is %.17g, wanted %.17g\n", (long long)i, got, want);
  _fail(file, line);
}

void tt_assert_values(const tp_tensor_t* tensor, const double* want, size_t n,
                      const char* file, int line) {
  if (tp_tensor_numel(tensor) != (int64_t)n) {
    print_error("%lld elements, wanted %lld\n",
                (long long)tp_tensor_numel(tensor), (long long)n);
    _fail(file, line);
  }
  for (size_t i = 0; i < n; ++i) {
    expect_number(tensor, (int64_t)i, want[i], file, line);
  }
}

void tt_assert_all(const tp_tensor_t* tensor, double want, const char* file,
                   int line) {
  const int64_t n = tp_tensor_numel(tensor);
  for (int64_t i = 0; i < n; ++i) expect_number(tensor, i, want, file, line);
}

void tt_assert_same_values(const tp_tensor_t* a, const tp_tensor_t* b,
                           const char* file, int line) {
  tt_assert_list(tp_tensor_sizes(a), tp_tensor_rank(a), tp_tensor_sizes(b),
                 (size_t)tp_tensor_rank(b), "sizes", file, line);
  const int64_t n = tp_tensor_numel(a);
  for (int64_t i = 0; i < n; ++i) {
    const tp_scalar_t x = tt_element(a, i);
    const tp_scalar_t y = tt_element(b, i);
    if (same_number(real_part(&x), real_part(&y)) &&
        same_number(x.imag, y.imag)) {
      continue;
    }
    print_error("element %lld is %.17g and %.17g\n", (long long)i,
                real_part(&x), real_part(&y));
    _fail(file, line);
  }
}

void tt_assert_flags(const tp_tensor_t* tensor, uint32_t set, uint32_t clear,
                     const char* file, int line) {
  const uint32_t flags = tp_tensor_flags(tensor);
  if ((flags & set) == set && (flags & clear) == 0) return;
  print_error("flags are %u, wanted set %u and clear %u\n", (unsigned)flags,
              (unsigned)set, (unsigned)clear);
  _fail(file, line);
}

tp_tensor_t* tt_new(tp_dtype_t dtype, const void* data, const int64_t* sizes,
                    size_t rank) {
  size_t nbytes = tp_dtype_size(dtype);
  for (size_t d = 0; d < rank; ++d) nbytes *= (size_t)sizes[d];
  tp_tensor_t* tensor = NULL;
  assert_ok(tp_tensor_from_data(data, nbytes, sizes, rank, dtype, &tensor));
  return tensor;
}

tp_tensor_t* tt_as(tp_tensor_t* tensor, tp_dtype_t dtype) {
  tp_tensor_t* converted = NULL;
  assert_ok(tp_to(tensor, dtype, 0, 0, 0, 0, &converted));
  tp_tensor_release(tensor);
  return converted;
}

tp_tensor_t* tt_from(tp_dtype_t dtype, const double* values,
                     const int64_t* sizes, size_t rank) {
  return tt_as(tt_new(TP_DTYPE_F64, values, sizes, rank), dtype);
}

tp_tensor_t* tt_empty(tp_dtype_t dtype, const int64_t* sizes, size_t rank) {
  tp_tensor_t* tensor = NULL;
  assert_ok(tp_empty(sizes, rank, dtype, 0, 0, 0, &tensor));
  return tensor;
}

tp_tensor_t* tt_zeros(tp_dtype_t dtype, const int64_t* sizes, size_t rank) {
  tp_tensor_t* tensor = NULL;
  assert_ok(tp_zeros(sizes, rank, dtype, 0, 0, &tensor));
  return tensor;
}

tp_tensor_t* tt_full(tp_dtype_t dtype, double value, const int64_t* sizes,
                     size_t rank) {
  tp_tensor_t* tensor = NULL;
  assert_ok(tp_full(sizes, rank, F64(value), dtype, 0, 0, &tensor));
  return tensor;
}

tp_tensor_t* tt_arange(tp_dtype_t dtype, const int64_t* sizes, size_t rank) {
  int64_t numel = 1;
  for (size_t d = 0; d < rank; ++d) numel *= sizes[d];
  int64_t* values = malloc((size_t)(numel ? numel : 1) * sizeof *values);
  assert_non_null(values);
  for (int64_t i = 0; i < numel; ++i) values[i] = i;
  tp_tensor_t* tensor = tt_new(TP_DTYPE_I64, values, sizes, rank);
  free(values);
  return tt_as(tensor, dtype);
}

void tt_drop(tp_tensor_t* const* tensors, size_t n) {
  for (size_t i = 0; i < n; ++i) tp_tensor_release(tensors[i]);
}

const void* tt_base(const tp_tensor_t* tensor) {
  return tp_storage_data(tp_tensor_storage(tensor));
}

tp_allocator_t* tt_cpu(void) {
  tp_allocator_t* allocator = NULL;
  assert_ok(tp_allocator_get(TP_DEVICE_CPU, &allocator));
  return allocator;
}

tp_allocator_stats_t tt_stats(const tp_allocator_t* allocator) {
  tp_allocator_stats_t stats = {0};
  stats.struct_size = sizeof stats;
  assert_ok(tp_allocator_stats(allocator, &stats));
  return stats;
}

void tt_count_deletion(void* ctx) {
  tt_deletions_t* deletions = ctx;
  ++deletions->calls;
  deletions->ctx = ctx;
}

void tt_write_file(char* path, size_t capacity, const void* bytes, size_t n) {
  snprintf(path, capacity, "%s/file-XXXXXX", TP_TEST_SCRATCH);
  const int file = mkstemp(path);
  assert_true(file >= 0);
  assert_int_equal(write(file, bytes, n), n);
  close(file);
}
