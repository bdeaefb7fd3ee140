#include "ops/operator_call.h"

#include "core/error.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/output.h"

namespace tp {

void call_operator(const OperatorCall& call) {
  const AddedOperator* added = find_added(call.op);
  if (added == nullptr) {
    call_builtin(call);
  } else if (added->form == TP_FORM_ELEMENTWISE) {
    call_added_elementwise(*added, call);
  } else {
    call_added_general(*added, call);
  }
}

void check_stores(Op op, const TensorImpl& result, const TensorImpl& out) {
  check_out(op, out, result.sizes(), result.dtype(), result.device());
}

void store_result(Op op, const TensorImpl& result, TensorImpl& out) {
  check_stores(op, result, out);
  copy_inplace(out, result);
}

namespace {

// Of several results none is written where one does not fit.
void check_given(const OperatorCall& call, const Tensor* results) {
  for (size_t i = 0; i < call.result_count; ++i) {
    if (call.given[i] == nullptr) continue;
    check_stores(call.op, *results[i], *call.given[i]);
    for (size_t k = 0; k < i; ++k) {
      if (call.given[k] == nullptr) continue;
      check_results_apart(call.op, *call.given[i], *call.given[k]);
    }
  }
}

}  // namespace

void call_composite(const AddedOperator& row, const OperatorCall& call,
                    Device device, DType compute) {
  check_legal(call.op, compute);
  if (row.composite == nullptr) fail_missing(call.op, device.type, compute);
  tp_tensor_t* handles[kMaxResults] = {};
  const tp_status_t status =
      row.composite(call.arguments, call.argument_count, handles,
                    call.result_count, row.user_data);
  Tensor results[kMaxResults];
  bool is_complete = true;
  for (size_t i = 0; i < call.result_count; ++i) {
    results[i] = Tensor::reclaim(reinterpret_cast<TensorImpl*>(handles[i]));
    is_complete = is_complete && handles[i] != nullptr;
  }
  if (status != TP_OK) {
    fail_as_callback(status, "the composite of %s reported status %d",
                     row.info.name, static_cast<int>(status));
  }
  if (!is_complete) {
    fail(TP_ERROR_CALLBACK, "the composite of %s left a result out",
         row.info.name);
  }
  check_given(call, results);
  for (size_t i = 0; i < call.result_count; ++i) {
    if (call.given[i] != nullptr) {
      store_result(call.op, *results[i], *call.given[i]);
    } else {
      call.made[i] = std::move(results[i]);
    }
  }
}

}  // namespace tp
