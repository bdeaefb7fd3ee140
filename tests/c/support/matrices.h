/* Matrices to multiply: their numbers, their layouts, their bits. */
#ifndef TENSORPLAY_TESTS_C_SUPPORT_MATRICES_H
#define TENSORPLAY_TESTS_C_SUPPORT_MATRICES_H

#include "c/support/calls.h"

uint64_t tt_random_bits(void);
int64_t tt_below(int64_t n);

/* The tensor as another dtype; both stay. */
tp_tensor_t* tt_cast(tp_tensor_t* tensor, tp_dtype_t dtype);

/* Numbers of either sign whose products round; integers below 1000. */
tp_tensor_t* tt_noise(tp_dtype_t dtype, const int64_t* sizes, size_t rank);
/* Its elements in row-major order, to be freed. */
double* tt_numbers(const tp_tensor_t* tensor);
void tt_same_bits(const tp_tensor_t* a, const tp_tensor_t* b);

/* The same elements behind other strides. */
enum { kMatrixLayouts = 6 };
tp_tensor_t* tt_laid_out(const tp_tensor_t* tensor, int layout);

#endif
