/* The reductions and scans as functions of one form. */
#ifndef TENSORPLAY_TESTS_C_SUPPORT_REDUCTIONS_H
#define TENSORPLAY_TESTS_C_SUPPORT_REDUCTIONS_H

#include "support/tp_test.h"

/* What a plain loop over a few terms computes; nothing for the others. */
typedef enum ReductionKind {
  kReductionOther,
  kReductionSum,
  kReductionProd,
  kReductionMean,
  kReductionMax,
  kReductionMin,
  kReductionOr,
  kReductionAnd
} ReductionKind;

/* Which dtypes it takes. */
typedef enum ReductionRule {
  kTakesAny,
  kTakesReal,
  kTakesInexact,
  kTakesFloats
} ReductionRule;

/* Which dimensions. */
typedef enum ReductionDims {
  kOverLists,
  kOverOneOrAll,
  kAlongOne
} ReductionDims;

typedef struct ReductionRow {
  const char* name;
  tp_status_t (*reduce)(const tp_tensor_t*, const int64_t*, size_t, int32_t,
                        tp_tensor_t**);
  ReductionRule rule;
  ReductionDims dims;
  ReductionKind kind;
} ReductionRow;

extern const ReductionRow reductions[];
extern const size_t reduction_count;

int reduction_takes(const ReductionRow* row, tp_dtype_t dtype);
/* Whether it takes no dims (0), the first or second of a matrix, or both. */
int reduction_takes_dims(const ReductionRow* row, int dims);

/* Equal bits of contiguous tensors, except that any NaN equals any NaN. */
void assert_same_results(const tp_tensor_t* a, const tp_tensor_t* b);

#endif
