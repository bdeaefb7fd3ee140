/* The same elements in other layouts. */
#ifndef TENSORPLAY_TESTS_C_SUPPORT_LAYOUTS_H
#define TENSORPLAY_TESTS_C_SUPPORT_LAYOUTS_H

#include "support/tp_test.h"

typedef enum Layout {
  kLayoutContiguous,
  kLayoutStrided,    /* every second element of each dimension, not the first */
  kLayoutReversed,   /* negative strides */
  kLayoutPermuted,   /* the first dimension innermost */
  kLayoutMisaligned, /* an odd address */
  kLayoutCount
} Layout;

/* An owned tensor with the elements of `tensor`. */
tp_tensor_t* layout_of(const tp_tensor_t* tensor, Layout layout);

#endif
