#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance.h"
#include "values.h"

enum { kMaxShownValues = 20 };

tp_tensor_t* conf_tensor(tp_dtype_t dtype, const ConfList* sizes,
                         const char* values) {
  tp_tensor_t* tensor = NULL;
  size_t count = 0;
  unsigned char* bytes = value_parse(dtype, values, &count);
  if (!conf_check(bytes != NULL, "the case has a value list that is none of %s",
                  tp_dtype_name(dtype))) {
    return NULL;
  }
  conf_check_status(
      tp_tensor_from_data(bytes, count * tp_dtype_size(dtype), sizes->at,
                          sizes->count, dtype, &tensor),
      "tp_tensor_from_data");
  free(bytes);
  return tensor;
}

tp_tensor_t* conf_view(tp_dtype_t dtype, const ConfList* sizes,
                       const ConfList* strides, int64_t offset,
                       const char* storage) {
  ConfList length = {1, {0}};
  size_t count = 0;
  tp_tensor_t* view = NULL;
  free(value_parse(dtype, storage, &count));
  length.at[0] = (int64_t)count;
  tp_tensor_t* flat = conf_tensor(dtype, &length, storage);
  if (flat != NULL) {
    conf_check_status(tp_as_strided(flat, sizes->at, strides->at, sizes->count,
                                    offset, &view),
                      "tp_as_strided");
  }
  tp_tensor_release(flat);
  return view;
}

tp_tensor_t* conf_described(const char* text) {
  enum { kWords = 5 };
  const char* word[kWords];
  char* copy = strdup(text);
  tp_tensor_t* view = NULL;
  size_t count = 0;
  if (!conf_check(copy != NULL, "no memory for the case")) return NULL;
  for (char* rest = copy; rest != NULL && count < kWords;) {
    word[count++] = strsep(&rest, " ");
  }
  if (conf_check(count == kWords, "a tensor of %zu words", count)) {
    const ConfList sizes = conf_list(word[1]);
    const ConfList strides = conf_list(word[2]);
    view = conf_view(conf_dtype(word[0]), &sizes, &strides, conf_int(word[3]),
                     word[4]);
  }
  free(copy);
  return view;
}

tp_tensor_t* conf_strided(tp_dtype_t dtype, const ConfList* sizes,
                          const ConfList* strides, int64_t offset,
                          int64_t elements) {
  tp_tensor_t* flat = NULL;
  tp_tensor_t* view = NULL;
  const size_t nbytes = (size_t)elements * tp_dtype_size(dtype);
  unsigned char* bytes = malloc(nbytes + 1);
  if (!conf_check(bytes != NULL, "no memory for the case")) return NULL;
  /* A period that no power of two divides, so that no two strides match. */
  for (size_t i = 0; i < nbytes; ++i) bytes[i] = (unsigned char)(i % 61);
  if (conf_check_status(
          tp_tensor_from_data(bytes, nbytes, &elements, 1, dtype, &flat),
          "tp_tensor_from_data")) {
    conf_check_status(tp_as_strided(flat, sizes->at, strides->at, sizes->count,
                                    offset, &view),
                      "tp_as_strided");
  }
  tp_tensor_release(flat);
  free(bytes);
  return view;
}

tp_tensor_t* conf_strided_fit(tp_dtype_t dtype, const ConfList* sizes,
                              const ConfList* strides) {
  int64_t elements = 1;
  for (size_t i = 0; i < sizes->count; ++i) {
    if (sizes->at[i] == 0) elements = 0;
  }
  for (size_t i = 0; i < sizes->count && elements > 0; ++i) {
    elements += (sizes->at[i] - 1) * strides->at[i];
  }
  return conf_strided(dtype, sizes, strides, 0, elements);
}

unsigned char* conf_elements(const tp_tensor_t* tensor) {
  const size_t nbytes = tp_tensor_nbytes(tensor);
  unsigned char* bytes = malloc(nbytes + 1);
  if (!conf_check(bytes != NULL, "no memory for the case")) return NULL;
  if (!conf_check_status(tp_tensor_copy_to(tensor, bytes, nbytes),
                         "tp_tensor_copy_to")) {
    free(bytes);
    return NULL;
  }
  return bytes;
}

static void values_text(tp_dtype_t dtype, const unsigned char* bytes, size_t n,
                        char* text, size_t capacity) {
  const size_t shown = n < kMaxShownValues ? n : kMaxShownValues;
  size_t length = 0;
  text[0] = '\0';
  for (size_t i = 0; i < shown; ++i) {
    char element[kValueMaxText];
    value_format(dtype, bytes + i * tp_dtype_size(dtype), element);
    length += (size_t)snprintf(text + length, capacity - length, "%s%s",
                               i == 0 ? "" : ",", element);
  }
  if (shown < n) snprintf(text + length, capacity - length, ",...");
}

static void report_values(tp_dtype_t dtype, const unsigned char* got,
                          const unsigned char* want, size_t n, size_t bad) {
  char got_text[kMaxShownValues * kValueMaxText + 8];
  char want_text[kMaxShownValues * kValueMaxText + 8];
  /* Starts the extract at the first difference when it lies beyond it. */
  const size_t from = bad < kMaxShownValues ? 0 : bad;
  const size_t skip = from * tp_dtype_size(dtype);
  values_text(dtype, got + skip, n - from, got_text, sizeof got_text);
  values_text(dtype, want + skip, n - from, want_text, sizeof want_text);
  conf_check(0, "element %zu differs; from element %zu: got %s want %s", bad,
             from, got_text, want_text);
}

static int compare(tp_dtype_t dtype, const unsigned char* got,
                   const unsigned char* want, double rtol, double atol,
                   int zero_sign) {
  return rtol > 0 || atol > 0 ? value_near(dtype, got, want, rtol, atol)
                              : value_equal(dtype, got, want, zero_sign);
}

int conf_check_values(const tp_tensor_t* tensor, const char* want,
                      const char* alternative, double rtol, double atol,
                      int zero_sign) {
  const tp_dtype_t dtype = tp_tensor_dtype(tensor);
  const size_t size = tp_dtype_size(dtype);
  const size_t n = (size_t)tp_tensor_numel(tensor);
  size_t want_count = 0;
  size_t other_count = 0;
  unsigned char* got = conf_elements(tensor);
  unsigned char* wanted = value_parse(dtype, want, &want_count);
  unsigned char* other = value_parse(
      dtype, alternative == NULL ? want : alternative, &other_count);
  int good = got != NULL &&
             conf_check(wanted != NULL && other != NULL,
                        "the case has a value list that is none of %s",
                        tp_dtype_name(dtype)) &&
             conf_check(n == want_count && n == other_count,
                        "got %zu elements want %zu", n, want_count);
  for (size_t i = 0; good && i < n; ++i) {
    const unsigned char* element = got + i * size;
    if (!compare(dtype, element, wanted + i * size, rtol, atol, zero_sign) &&
        !compare(dtype, element, other + i * size, rtol, atol, zero_sign)) {
      report_values(dtype, got, wanted, n, i);
      good = 0;
    }
  }
  free(got);
  free(wanted);
  free(other);
  return good;
}

int conf_check_same_elements(const tp_tensor_t* got, const tp_tensor_t* want) {
  const size_t nbytes = tp_tensor_nbytes(want);
  const tp_dtype_t dtype = tp_tensor_dtype(want);
  if (!conf_check(tp_tensor_nbytes(got) == nbytes, "got %zu bytes want %zu",
                  tp_tensor_nbytes(got), nbytes)) {
    return 0;
  }
  unsigned char* a = conf_elements(got);
  unsigned char* b = conf_elements(want);
  const int good = a != NULL && b != NULL &&
                   conf_check(memcmp(a, b, nbytes) == 0,
                              "elements of %s differ", tp_dtype_name(dtype));
  free(a);
  free(b);
  return good;
}
