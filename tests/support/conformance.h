/* Tables, lists, counting and tensors for the conformance runners. */
#ifndef TENSORPLAY_TESTS_CONFORMANCE_H
#define TENSORPLAY_TESTS_CONFORMANCE_H

#include "tensorplay/tensorplay.h"

#if defined(__GNUC__)
#define CONF_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define CONF_PRINTF(text, first)
#endif

enum { kConfMaxColumns = 16, kConfMaxList = 32, kConfMaxParts = 4 };

/* A table is one file; a fault in it ends the program, since nothing that
 * follows would mean anything. */
typedef struct ConfRow {
  int line;
  size_t count;
  const char* column[kConfMaxColumns];
} ConfRow;

typedef struct ConfTable {
  char* text;
  ConfRow* rows;
  size_t count;
} ConfTable;

/* Reads "<data>/conformance/NAME"; each row must have `columns` columns. */
ConfTable conf_table_read(const char* name, size_t columns);
void conf_table_free(ConfTable* table);

/* Writes the path of a file of the conformance data to `path`. */
void conf_path(const char* name, char* path, size_t capacity);
/* Whole file in memory from malloc. */
unsigned char* conf_file_read(const char* path, size_t* nbytes);

typedef struct ConfList {
  size_t count;
  int64_t at[kConfMaxList];
} ConfList;

/* Parts of a text between separators; `text` is cut in place. */
typedef struct ConfParts {
  size_t count;
  const char* at[kConfMaxParts];
  char text[512];
} ConfParts;

int64_t conf_int(const char* text);
ConfList conf_list(const char* text);
void conf_split(const char* text, char separator, ConfParts* parts);
int conf_is(const char* a, const char* b);
int conf_absent(const char* text);
uint32_t conf_crc32(const void* data, size_t nbytes);
tp_dtype_t conf_dtype(const char* name);
/* Python's writing of a shape, as messages have it. */
void conf_shape_text(const ConfList* sizes, char* text, size_t capacity);

/* Counting. One runner a program; a case is begun, checked and ended, or left
 * out. Mismatches of the first 20 failed cases are printed. */
void conf_begin(const char* name);
void conf_case(const char* format, ...) CONF_PRINTF(1, 2);
int conf_check(int holds, const char* format, ...) CONF_PRINTF(2, 3);
int conf_check_status(tp_status_t got, const char* what);
/* The call must have failed with an error record and without a result. */
int conf_check_refused(tp_status_t got, const void* out, const char* what);
int conf_check_list(const char* what, const int64_t* got, size_t count,
                    const ConfList* want);
/* Sizes, strides (unless NULL) and dtype (unless 0) of a tensor. */
int conf_check_tensor(const tp_tensor_t* tensor, const ConfList* sizes,
                      const ConfList* strides, tp_dtype_t dtype);
/* Whether the case has had no mismatch so far. */
int conf_good(void);
void conf_end(void);
/* Ends the current case as left out: alone by name, or counted for a group. */
void conf_leave_out(const char* reason);
void conf_leave_out_of(const char* group, const char* reason);
/* Prints the closing line, checks that nothing lives; the exit status. */
int conf_finish(void);

/* A result pointer that is not NULL, to see that a failure clears it. */
#define CONF_STALE ((void*)&conf_stale)
extern int conf_stale;

/* Tensors. NULL (after a mismatch of the current case) on failure. */
tp_tensor_t* conf_tensor(tp_dtype_t dtype, const ConfList* sizes,
                         const char* values);
/* A view of a storage that holds a value list. */
tp_tensor_t* conf_view(tp_dtype_t dtype, const ConfList* sizes,
                       const ConfList* strides, int64_t offset,
                       const char* storage);
/* The same of a text `DTYPE SIZES STRIDES OFFSET STORAGE`. */
tp_tensor_t* conf_described(const char* text);
/* A view of `elements` elements, whose bytes count up. */
tp_tensor_t* conf_strided(tp_dtype_t dtype, const ConfList* sizes,
                          const ConfList* strides, int64_t offset,
                          int64_t elements);
/* As conf_strided with just the storage that the strides need. */
tp_tensor_t* conf_strided_fit(tp_dtype_t dtype, const ConfList* sizes,
                              const ConfList* strides);
/* Row-major elements in memory from malloc. */
unsigned char* conf_elements(const tp_tensor_t* tensor);
/* Compares all elements with a value list, see conf_compare in values.h. */
int conf_check_values(const tp_tensor_t* tensor, const char* want,
                      const char* alternative, double rtol, double atol,
                      int zero_sign);
/* Whether two tensors have the same elements, bit for bit. */
int conf_check_same_elements(const tp_tensor_t* got, const tp_tensor_t* want);

#endif /* TENSORPLAY_TESTS_CONFORMANCE_H */
