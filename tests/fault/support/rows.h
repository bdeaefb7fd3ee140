/* Every exported function once at least: how it is called. */
#ifndef TESTS_FAULT_SUPPORT_ROWS_H
#define TESTS_FAULT_SUPPORT_ROWS_H

#include "fault/support/scene.h"

/* Calls the function of the row. A function that returns no status gives TP_OK
 * where its result is the right one, TP_ERROR_OUT_OF_MEMORY where it reports
 * that there is no memory, and kWrong otherwise. */
typedef tp_status_t (*RowCall)(Scene* scene, Results* results);

enum { kWrong = -1 };

/* Any function of the library; a shared call casts it back. */
typedef void (*RowFunction)(void);

typedef enum RowFlags {
  kQuiet = 1,      /* documented to work without memory */
  kKeepsError = 2, /* a failure leaves the thread's error as it was */
} RowFlags;

typedef struct Row {
  const char* name;
  RowCall call;
  struct {
    size_t offset;
    size_t nbytes;
  } output; /* the part of Results that the call writes */
  uint32_t flags;
  void (*prepare)(Scene* scene); /* done with memory, or NULL */
  RowFunction function;          /* for a call that several rows share */
} Row;

#define ROW_OUTPUT(member) \
  .output = {offsetof(Results, member), sizeof(((Results*)0)->member)}
#define ROW_TENSOR ROW_OUTPUT(tensor)
#define ROW_QUIET .flags = kQuiet
#define ROW_IN_PLACE .output = {0, 0}

typedef struct RowGroup {
  const Row* rows;
  size_t count;
} RowGroup;

extern const size_t kRowGroupCount;
extern RowGroup (*const kRowGroups[])(void);

RowGroup rows_allocator(void);
RowGroup rows_base(void);
RowGroup rows_debug(void);
RowGroup rows_dispatch(void);
RowGroup rows_errors(void);
RowGroup rows_gradients(void);
RowGroup rows_indexing(void);
RowGroup rows_io(void);
RowGroup rows_make(void);
RowGroup rows_matmul(void);
RowGroup rows_npz(void);
RowGroup rows_ops(void);
RowGroup rows_optimizer(void);
RowGroup rows_parametric(void);
RowGroup rows_runtime(void);
RowGroup rows_reduce(void);
RowGroup rows_save(void);
RowGroup rows_scan(void);
RowGroup rows_storage(void);
RowGroup rows_tensor(void);
RowGroup rows_training(void);
RowGroup rows_views(void);
RowGroup rows_views_many(void);

static inline tp_status_t right(int holds) { return holds ? TP_OK : kWrong; }

#define ROW_GROUP(rows) \
  (RowGroup) { rows, sizeof(rows) / sizeof(rows[0]) }

#endif /* TESTS_FAULT_SUPPORT_ROWS_H */
