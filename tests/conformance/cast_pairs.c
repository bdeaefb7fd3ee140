/* Conversion between all pairs of the 17 dtypes, for every pair of layouts,
 * against the exact arithmetic of support/values.h. A case is one pair of
 * dtypes with one pair of layouts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cast_values.h"
#include "support/conformance.h"
#include "support/values.h"

enum { kRank = 4, kElements = 512, kPadByte = 0x15 };

static const int64_t kSizes[kRank] = {2, 4, 8, 8};

/* A view of a storage of `elements` elements. */
typedef struct Layout {
  const char* name;
  int64_t strides[kRank];
  int64_t offset;
  int64_t elements;
} Layout;

static const Layout kLayouts[] = {
    {"contiguous", {256, 64, 8, 1}, 0, 512},
    {"transposed", {256, 64, 1, 8}, 0, 512},
    {"step 2", {512, 128, 16, 2}, 0, 1024},
    {"reversed", {-256, -64, -8, -1}, 511, 512},
    {"expanded", {64, 0, 8, 1}, 0, 128},
    {"channels last", {256, 1, 32, 4}, 0, 512},
    {"from 1", {256, 64, 8, 1}, 1, 513},
};
enum { kLayoutCount = sizeof kLayouts / sizeof kLayouts[0] };

typedef struct Tensor {
  tp_tensor_t* base; /* the whole storage, flat */
  tp_tensor_t* view;
} Tensor;

static int64_t place(const Layout* layout, int index) {
  int64_t at = layout->offset;
  for (int d = kRank - 1; d >= 0; --d) {
    at += index % kSizes[d] * layout->strides[d];
    index /= (int)kSizes[d];
  }
  return at;
}

static int make(tp_dtype_t dtype, const Layout* layout,
                const unsigned char* bytes, Tensor* out) {
  out->base = out->view = NULL;
  return conf_check_status(
             tp_tensor_from_data(
                 bytes, (size_t)layout->elements * tp_dtype_size(dtype),
                 &layout->elements, 1, dtype, &out->base),
             "tp_tensor_from_data") &&
         conf_check_status(tp_as_strided(out->base, kSizes, layout->strides,
                                         kRank, layout->offset, &out->view),
                           "tp_as_strided");
}

static void release(Tensor* tensor) {
  tp_tensor_release(tensor->view);
  tp_tensor_release(tensor->base);
}

/* Bytes that no case expects, valid as elements of every dtype. */
static void pad(unsigned char* bytes, const Layout* layout, size_t size) {
  memset(bytes, kPadByte, (size_t)layout->elements * size);
}

static int agrees(tp_dtype_t from, tp_dtype_t to, const unsigned char* got,
                  const unsigned char* want) {
  /* Bool to bool may keep a byte that reads as true. */
  if (to == TP_DTYPE_BOOL && from != TP_DTYPE_BOOL) return *got == *want;
  return value_equal(to, got, want, 1);
}

static int check_element(tp_dtype_t from, const unsigned char* source,
                         tp_dtype_t to, const unsigned char* got, int index) {
  unsigned char want[16];
  char texts[3][kValueMaxText];
  value_convert(from, source, to, want);
  if (agrees(from, to, got, want)) return 1;
  value_format(from, source, texts[0]);
  value_format(to, got, texts[1]);
  value_format(to, want, texts[2]);
  return conf_check(0, "element %d, %s: got %s want %s", index, texts[0],
                    texts[1], texts[2]);
}

/* `got` are row-major elements of the converted tensor. */
static void check_elements(tp_dtype_t from, const Layout* layout,
                           const unsigned char* source, tp_dtype_t to,
                           const unsigned char* got) {
  const size_t from_size = tp_dtype_size(from);
  const size_t to_size = tp_dtype_size(to);
  int good = got != NULL;
  for (int i = 0; good && i < kElements; ++i) {
    good = check_element(from, source + (size_t)place(layout, i) * from_size,
                         to, got + (size_t)i * to_size, i);
  }
}

/* Only the destination's own elements may have changed. */
static void check_padding(tp_dtype_t to, const Layout* layout,
                          const tp_tensor_t* base) {
  const size_t size = tp_dtype_size(to);
  char written[1024] = {0};
  unsigned char* bytes = conf_elements(base);
  int kept = bytes != NULL;
  /* A self-overlapping destination gets bytes of its own. */
  for (int i = 0; i < kElements && layout->strides[1] != 0; ++i) {
    written[place(layout, i)] = 1;
  }
  for (int64_t i = 0; kept && i < layout->elements; ++i) {
    for (size_t k = 0; k < size && !written[i]; ++k) {
      kept &= bytes[(size_t)i * size + k] == kPadByte;
    }
  }
  conf_check(kept, "bytes outside of the destination were written");
  free(bytes);
}

static void run_copy(tp_dtype_t from, const Layout* from_layout,
                     const unsigned char* source, tp_dtype_t to,
                     const Layout* to_layout) {
  static unsigned char fill[1024 * 16];
  Tensor input = {NULL, NULL};
  Tensor output = {NULL, NULL};
  conf_case("%s %s into %s %s", tp_dtype_name(from), from_layout->name,
            tp_dtype_name(to), to_layout->name);
  pad(fill, to_layout, tp_dtype_size(to));
  if (make(from, from_layout, source, &input) &&
      make(to, to_layout, fill, &output) &&
      conf_check_status(tp_copy_inplace(output.view, input.view),
                        "tp_copy_inplace")) {
    unsigned char* got = conf_elements(output.view);
    check_elements(from, from_layout, source, to, got);
    check_padding(to, to_layout, output.base);
    free(got);
  }
  release(&input);
  release(&output);
  conf_end();
}

static void run_to(tp_dtype_t from, const Layout* layout,
                   const unsigned char* source, tp_dtype_t to) {
  Tensor input = {NULL, NULL};
  tp_tensor_t* output = NULL;
  conf_case("%s %s to a new %s", tp_dtype_name(from), layout->name,
            tp_dtype_name(to));
  if (make(from, layout, source, &input) &&
      conf_check_status(tp_to(input.view, to, 0, 0, 0, 1, &output), "tp_to")) {
    unsigned char* got = conf_elements(output);
    conf_check(tp_tensor_dtype(output) == to, "the dtype is another");
    check_elements(from, layout, source, to, got);
    free(got);
  }
  tp_tensor_release(output);
  release(&input);
  conf_end();
}

int main(void) {
  static unsigned char source[1024 * 16];
  int pairs = 0;
  conf_begin("cast_pairs");
  for (tp_dtype_t from = 1; from <= TP_DTYPE_COUNT; ++from) {
    for (tp_dtype_t to = 1; to <= TP_DTYPE_COUNT; ++to) {
      for (int i = 0; i < kLayoutCount; ++i) {
        /* Another stretch of the values each time, so that an expanded source
         * has seen them all after a few pairs. */
        cast_values_fill(from, (size_t)(97 * (to + i)),
                         (size_t)kLayouts[i].elements, source);
        for (int j = 0; j < kLayoutCount; ++j) {
          run_copy(from, &kLayouts[i], source, to, &kLayouts[j]);
        }
        run_to(from, &kLayouts[i], source, to);
      }
      ++pairs;
    }
  }
  printf("%d pairs\n", pairs);
  return conf_finish() | (pairs != 289);
}
