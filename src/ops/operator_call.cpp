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

namespace {

void check_stores(Op op, const TensorImpl& result, const TensorImpl& out) {
  check_out(op, out, result.sizes(), result.dtype(), result.device());
}

// Takes over what a composite gave. Returns the first place without a tensor,
// or the number of places.
size_t take_results(tp_tensor_t* const* handles, size_t count,
                    Tensor* results) noexcept {
  size_t missing = count;
  for (size_t i = count; i-- > 0;) {
    auto* const object = reinterpret_cast<TensorImpl*>(handles[i]);
    if (object != nullptr && object->type() == &TensorImpl::kType) {
      results[i] = Tensor::reclaim(object);
    } else {
      missing = i;
    }
  }
  return missing;
}

// All of them before the first is written.
void check_given(const OperatorCall& call, const Tensor* results) {
  for (size_t i = 0; i < call.result_count; ++i) {
    const TensorImpl* const out = call.given[i];
    if (out == nullptr) continue;
    check_stores(call.op, *results[i], *out);
    for (size_t k = 0; k < i; ++k) {
      if (call.given[k] != nullptr) {
        check_results_apart(call.op, *out, *call.given[k]);
      }
    }
  }
}

}  // namespace

void store_result(Op op, const TensorImpl& result, TensorImpl& out) {
  check_stores(op, result, out);
  copy_inplace(out, result);
}

void call_composite(const AddedOperator& row, const OperatorCall& call,
                    Device device, DType compute) {
  check_legal(call.op, compute);
  if (row.composite == nullptr) fail_missing(call.op, device.type, compute);
  tp_tensor_t* handles[kMaxResults] = {};
  const CallbackMark mark;
  const tp_status_t status =
      row.composite(call.arguments, call.argument_count, handles,
                    call.result_count, row.user_data);
  Tensor results[kMaxResults];
  const size_t missing = take_results(handles, call.result_count, results);
  if (status != TP_OK) {
    fail_as_callback(mark, status, "the composite of %s reported status %d",
                     row.info.name, static_cast<int>(status));
  }
  if (missing < call.result_count) {
    fail(TP_ERROR_CALLBACK, "the composite of %s %s", row.info.name,
         handles[missing] == nullptr ? "left a result out"
                                     : "gave a result that is no tensor");
  }
  check_given(call, results);
  for (size_t i = 0; i < call.result_count; ++i) {
    if (call.given[i] != nullptr) {
      copy_inplace(*call.given[i], *results[i]);
    } else {
      call.made[i] = std::move(results[i]);
    }
  }
}

}  // namespace tp
