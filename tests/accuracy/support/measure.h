/* Runs functions of the library on many arguments and keeps the largest errors.
 */
#ifndef TESTS_ACCURACY_MEASURE_H
#define TESTS_ACCURACY_MEASURE_H

#include <stdint.h>

#include "accuracy/support/reference.h"
#include "tensorplay/tensorplay.h"

enum { kBlock = 1 << 12, kWorstKept = 8 };

/* An argument, or two, and how far off the result is; infinite where it is a
 * NaN, an infinity or a zero that it should not be, or is none that it should
 * be. */
typedef struct Error {
  double units;
  double x, y;
  double got;
} Error;

/* One function in one dtype, on the arguments so far. */
typedef struct Measure {
  const Unary* unary; /* or a binary one */
  const Binary* binary;
  tp_dtype_t dtype; /* f16, bf16, f32 or f64 */
  double bound;     /* in units of that dtype */
  int32_t op;
  tp_tensor_t *x, *y, *out;
  mpfr_t mpfr[4];
  uint64_t count;
  uint64_t over; /* arguments with errors beyond the bound */
  Error worst[kWorstKept];
} Measure;

/* All return 0 for a failure, which they print. */
int measure_begin(Measure* measure, const Unary* unary, const Binary* binary,
                  tp_dtype_t dtype);
/* Adds the arguments that the bits in x (and y) are: as many as a block has. */
int measure_block(Measure* measure, const void* x, const void* y);
/* The largest error, that of the kept ones settled by MPFR. */
Error measure_end(Measure* measure);

/* A row may be there before its operator is. */
int measure_has_operator(const char* name);
/* Arguments of f32 or f64: special values, then as many as make up `count` in
 * equal parts of all bit patterns and between 2^-12 and 2^8 in magnitude; of a
 * binary function, pairs of such. Prints what it finds; returns whether all is
 * within the bound. */
int measure_stratified(const Unary* unary, const Binary* binary,
                       tp_dtype_t dtype, uint64_t count);
/* All arguments of f16 or bf16. */
int measure_all_16(const Unary* unary, tp_dtype_t dtype);

#endif /* TESTS_ACCURACY_MEASURE_H */
