/* Values worth converting: bounds, ties, subnormals, infinities, nans. */
#ifndef TENSORPLAY_TESTS_CAST_VALUES_H
#define TENSORPLAY_TESTS_CAST_VALUES_H

#include "tensorplay/base.h"

/* Writes `count` elements of a fixed endless sequence, from the first-th on.
 * The sequence begins with special values and goes on with random bits. */
void cast_values_fill(tp_dtype_t dtype, size_t first, size_t count,
                      void* elements);

#endif /* TENSORPLAY_TESTS_CAST_VALUES_H */
