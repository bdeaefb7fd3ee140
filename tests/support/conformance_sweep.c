#include "conformance_sweep.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "values.h"

const char* const kSweepFormNames[kSweepForms] = {
    "contiguous", "strided", "reversed", "misaligned", "expanded"};

int64_t sweep_length(int i) {
  return i + 1 == kSweepLengths ? kSweepLongest : i + 1;
}

static unsigned char* memory_for(size_t count, size_t item) {
  unsigned char* memory = malloc(count * item + 1);
  if (memory == NULL) {
    fprintf(stderr, "no memory for %zu elements\n", count);
    exit(2);
  }
  return memory;
}

static size_t numel_of(const ConfList* sizes) {
  size_t numel = 1;
  for (size_t d = 0; d < sizes->count; ++d) numel *= (size_t)sizes->at[d];
  return numel;
}

SweepElements sweep_elements(const char* dtype, const char* sizes,
                             const char* values) {
  SweepElements elements;
  elements.dtype = conf_dtype(dtype);
  elements.item = tp_dtype_size(elements.dtype);
  elements.sizes = conf_list(sizes);
  elements.at = value_parse(elements.dtype, values, &elements.count);
  conf_check(elements.at != NULL && elements.count == numel_of(&elements.sizes),
             "the case has values that do not fit %s", sizes);
  return elements;
}

void sweep_broadcast(SweepElements* elements, const ConfList* sizes) {
  const size_t count = numel_of(sizes);
  const size_t missing = sizes->count - elements->sizes.count;
  unsigned char* at = memory_for(count, elements->item);
  for (size_t i = 0; i < count; ++i) {
    size_t rest = i;
    size_t from = 0;
    size_t step = 1;
    for (size_t d = sizes->count; d-- > missing;) {
      const size_t size = (size_t)elements->sizes.at[d - missing];
      if (size != 1) from += rest % (size_t)sizes->at[d] * step;
      rest /= (size_t)sizes->at[d];
      step *= size;
    }
    memcpy(at + i * elements->item, elements->at + from * elements->item,
           elements->item);
  }
  free(elements->at);
  elements->at = at;
  elements->count = count;
  elements->sizes = *sizes;
}

unsigned char* sweep_tiled(const SweepElements* elements, size_t times) {
  const size_t nbytes = elements->count * elements->item;
  unsigned char* tiled = memory_for(elements->count * times, elements->item);
  for (size_t i = 0; i < times; ++i) {
    memcpy(tiled + i * nbytes, elements->at, nbytes);
  }
  return tiled;
}

void sweep_free(SweepElements* elements) {
  free(elements->at);
  elements->at = NULL;
}

tp_tensor_t* sweep_wrap(const SweepElements* elements, unsigned char* first,
                        const ConfList* sizes, const ConfList* strides) {
  tp_tensor_t* tensor = NULL;
  conf_check_status(
      tp_tensor_from_blob(first, sizes->at, strides->at, sizes->count,
                          elements->dtype, 0, 0, NULL, NULL, 0, &tensor),
      "tp_tensor_from_blob");
  return tensor;
}

unsigned char* sweep_lay(const unsigned char* elements, size_t count,
                         size_t item, int form, unsigned char** block,
                         int64_t* pitch) {
  const int64_t step = form == kSweepStrided ? 2 : 1;
  *block = memory_for(count * (size_t)step, item);
  memset(*block, 0x5a, count * (size_t)step * item + 1);
  *pitch = form == kSweepReversed ? -1 : step;
  unsigned char* first = *block;
  if (form == kSweepMisaligned) ++first;
  if (form == kSweepReversed && count != 0) first += (count - 1) * item;
  for (size_t i = 0; i < count; ++i) {
    memcpy(first + (int64_t)i * *pitch * (int64_t)item, elements + i * item,
           item);
  }
  return first;
}

/* Whether an element agrees: equal bits are the usual case. */
static int agrees(const SweepWant* want, const unsigned char* got,
                  const unsigned char* wanted) {
  const tp_dtype_t dtype = want->elements.dtype;
  if (memcmp(got, wanted, want->elements.item) == 0) return 1;
  if (want->rtol == 0 && want->atol == 0) {
    return value_equal(dtype, got, wanted, want->zero_sign);
  }
  return value_near(dtype, got, wanted, want->rtol, want->atol);
}

int sweep_check(const tp_tensor_t* got, const SweepWant* want,
                const ConfList* sizes, const char* form, int64_t length) {
  const SweepElements* elements = &want->elements;
  int good = conf_check_tensor(got, sizes, NULL, elements->dtype);
  unsigned char* copy = good ? conf_elements(got) : NULL;
  const size_t count = copy == NULL ? 0 : (size_t)tp_tensor_numel(got);
  for (size_t i = 0; i < count && good; ++i) {
    const size_t from = i / want->each % elements->count;
    const unsigned char* wanted = elements->at + from * elements->item;
    if (agrees(want, copy + i * elements->item, wanted)) continue;
    char got_text[kValueMaxText];
    char want_text[kValueMaxText];
    value_format(elements->dtype, copy + i * elements->item, got_text);
    value_format(elements->dtype, wanted, want_text);
    good = conf_check(0, "element %zu got %s want %s", i, got_text, want_text);
  }
  free(copy);
  return conf_check(good, "(%s, length %" PRId64 ")", form, length);
}
