/* The tensors of a call in other layouts. */
#ifndef TENSORPLAY_TESTS_C_SUPPORT_CALL_LAYOUTS_H
#define TENSORPLAY_TESTS_C_SUPPORT_CALL_LAYOUTS_H

#include "c/support/layouts.h"
#include "support/operator_calls.h"

/* What a call had before its tensors were replaced. */
typedef struct PlainTensors {
  tp_tensor_t* of[kCallTensors];
} PlainTensors;

/* All tensors but one (or SIZE_MAX), which becomes a contiguous copy. */
void lay_out_call(OperatorCall* call, PlainTensors* plain, Layout layout,
                  size_t contiguous);
/* Puts an owned tensor in the place of one. */
void replace_in_call(OperatorCall* call, size_t i, tp_tensor_t* made);
void restore_call(OperatorCall* call, const PlainTensors* plain);

#endif
