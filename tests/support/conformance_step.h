/* Steps of the view chains of views.tsv and negative.tsv. */
#ifndef TENSORPLAY_TESTS_CONFORMANCE_STEP_H
#define TENSORPLAY_TESTS_CONFORMANCE_STEP_H

#include "conformance.h"

typedef struct ConfStep {
  const char* op;
  const char* args;
  /* Added to the absolute offset of as_strided: the chain's base begins there
   * in its storage. */
  int64_t shift;
  /* Set when the arguments cannot be said in the C API, to the reason. */
  const char* inexpressible;
} ConfStep;

/* Applies a step. The number of pieces of split and chunk is checked here. */
tp_status_t conf_step(tp_tensor_t* tensor, ConfStep* step, tp_tensor_t** out);

#endif /* TENSORPLAY_TESTS_CONFORMANCE_STEP_H */
