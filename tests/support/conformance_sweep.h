/* Runs a row of the conformance data again at many lengths and layouts: its
 * elements are repeated, and so are its results. */
#ifndef TENSORPLAY_TESTS_CONFORMANCE_SWEEP_H
#define TENSORPLAY_TESTS_CONFORMANCE_SWEEP_H

#include "conformance.h"

/* How elements lie in memory. */
enum {
  kSweepContiguous,
  kSweepStrided,    /* every second */
  kSweepReversed,   /* backwards */
  kSweepMisaligned, /* one byte beside their alignment */
  kSweepExpanded,   /* the dimension that repeats has stride 0 */
  kSweepForms
};
extern const char* const kSweepFormNames[kSweepForms];

/* 1 to 67 and 1000. */
enum { kSweepLengths = 68, kSweepLongest = 1000 };
int64_t sweep_length(int i);

/* Elements of a row, row-major, in memory from malloc. */
typedef struct SweepElements {
  tp_dtype_t dtype;
  size_t item;
  ConfList sizes;
  size_t count;
  unsigned char* at;
} SweepElements;
SweepElements sweep_elements(const char* dtype, const char* sizes,
                             const char* values);
/* As many as other sizes have, each where broadcasting reads it. */
void sweep_broadcast(SweepElements* elements, const ConfList* sizes);
/* One copy after another, `times` of them. */
unsigned char* sweep_tiled(const SweepElements* elements, size_t times);
void sweep_free(SweepElements* elements);

/* A tensor of borrowed memory; strides in elements. */
tp_tensor_t* sweep_wrap(const SweepElements* elements, unsigned char* first,
                        const ConfList* sizes, const ConfList* strides);
/* Memory with `count` elements laid out in a form, the next `*pitch` elements
 * after each. `*block` is from malloc; returns the first. */
unsigned char* sweep_lay(const unsigned char* elements, size_t count,
                         size_t item, int form, unsigned char** block,
                         int64_t* pitch);

/* A tensor in a form, elements in row-major order; `*block` is from malloc. */
tp_tensor_t* sweep_tensor(const SweepElements* elements, int form,
                          unsigned char** block);

/* What the result must be: element i of it is element (i / each) % count. */
typedef struct SweepWant {
  SweepElements elements;
  size_t each;
  double rtol, atol;
  int zero_sign;
} SweepWant;
int sweep_check(const tp_tensor_t* got, const SweepWant* want,
                const ConfList* sizes, const char* form, int64_t length);

/* An elementwise operator of one operand or of two. A case of its own. */
typedef struct SweepElementwise {
  tp_status_t (*unary)(const tp_tensor_t*, tp_tensor_t**);
  tp_status_t (*binary)(const tp_tensor_t*, const tp_tensor_t*, tp_tensor_t**);
  const char* const* a; /* columns: dtype, sizes, values */
  const char* const* b;
  const char* const* out;
  double rtol;
  int zero_sign;
} SweepElementwise;
void sweep_elementwise(const SweepElementwise* row);

/* A reduction or a scan, repeated along a dimension that is kept. */
typedef tp_status_t SweepApply(const void* context, const tp_tensor_t* tensor,
                               const int64_t* dims, size_t n, int32_t keepdim,
                               tp_tensor_t** out);
typedef struct SweepReduce {
  SweepApply* apply;
  const void* context;
  int keeps_sizes; /* a scan */
  const tp_tensor_t* input;
  const char* dims; /* "*" is all */
  int32_t keepdim;
  const char* const* out;
  double rtol, atol;
} SweepReduce;
void sweep_reduce(const SweepReduce* row);

/* index_select, with the indices repeated. */
typedef struct SweepIndex {
  const char* const* source;
  int64_t dim;
  const char* index_dtype;
  const char* index_sizes;
  const char* index_values;
  const char* const* out;
} SweepIndex;
void sweep_index_select(const SweepIndex* row);

#endif /* TENSORPLAY_TESTS_CONFORMANCE_SWEEP_H */
