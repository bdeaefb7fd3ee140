/* Tensors that are large enough for several threads. */
#ifndef TENSORPLAY_TESTS_C_SUPPORT_MANY_NUMBERS_H
#define TENSORPLAY_TESTS_C_SUPPORT_MANY_NUMBERS_H

#include "c/support/layouts.h"

/* Several chunks and a rest. */
enum { kMany = 300007 };

/* Numbers whose sum depends on the order; none is 0. */
tp_tensor_t* many_numbers(tp_dtype_t dtype, const int64_t* sizes, size_t rank);

/* Whether two contiguous tensors do. */
int have_same_bits(const tp_tensor_t* a, const tp_tensor_t* b);

#endif
