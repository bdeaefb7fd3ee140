/* Programs of grad.tsv: reading one, and running its operations. */
#ifndef TENSORPLAY_TESTS_GRAD_PROGRAM_H
#define TENSORPLAY_TESTS_GRAD_PROGRAM_H

#include <stddef.h>

#include "tensorplay/tensorplay.h"

enum {
  kGradMaxElements = 4096,
  kGradMaxInputs = 8,
  kGradMaxLines = 64,
  kGradMaxNames = 48
};

enum { kGradGood, kGradRefusedPass, kGradRefusedOperation };

/* A line's columns lie one after the other in the text. */
typedef struct GradLine {
  const char* column[6];
  size_t count;
} GradLine;

typedef struct GradName {
  const char* name;
  tp_tensor_t* tensor;
  int is_leaf;
} GradName;

typedef struct GradProgram {
  const char* name;
  int outcome;
  GradLine lines[kGradMaxLines];
  size_t line_count;
  GradName names[kGradMaxNames];
  size_t name_count;
  double loss;
  int failed_at_error; /* the operation that must be refused was */
  const char* unknown; /* an operation that is not known here */
} GradProgram;

typedef struct GradFile {
  char* text;
  char* at;
} GradFile;

void grad_file_open(GradFile* file);
void grad_file_close(GradFile* file);
/* 0 at the end of the file. */
int grad_program_next(GradFile* file, GradProgram* program);
/* Makes the inputs and runs the operations; failures are mismatches. */
void grad_program_run(GradProgram* program);
void grad_program_end(GradProgram* program);
tp_tensor_t* grad_program_tensor(const GradProgram* program, const char* name);
/* Inputs that require gradients, in order; how many. */
size_t grad_program_leaves(const GradProgram* program, tp_tensor_t** leaves);
/* The last column of the line of a kind for a leaf, or NULL. */
const char* grad_program_line(const GradProgram* program, const char* kind,
                              const tp_tensor_t* leaf);
/* A value list as doubles; how many. */
size_t grad_doubles(const char* text, double* values);

/* One operation of grad.tsv. `parameters` as the file has them. */
typedef struct GradCall {
  const char* op;
  tp_tensor_t* operands[4];
  size_t count;
  const char* parameters;
} GradCall;

/* Runs it; the result is owned. *known is 0 for an operation that there is
 * not. */
tp_status_t grad_call(const GradCall* call, tp_tensor_t** out, int* known);

#endif /* TENSORPLAY_TESTS_GRAD_PROGRAM_H */
