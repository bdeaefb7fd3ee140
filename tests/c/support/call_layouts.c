#include "c/support/call_layouts.h"

void lay_out_call(OperatorCall* call, PlainTensors* plain, Layout layout,
                  size_t contiguous) {
  for (size_t i = 0; i < call->tensor_count; ++i) {
    plain->of[i] = call->tensors[i];
    call->tensors[i] =
        layout_of(plain->of[i], i == contiguous ? kLayoutContiguous : layout);
  }
  operator_call_bind(call);
}

void replace_in_call(OperatorCall* call, size_t i, tp_tensor_t* made) {
  tp_tensor_release(call->tensors[i]);
  call->tensors[i] = made;
  operator_call_bind(call);
}

void restore_call(OperatorCall* call, const PlainTensors* plain) {
  for (size_t i = 0; i < call->tensor_count; ++i) {
    replace_in_call(call, i, plain->of[i]);
  }
}
