// Calls of operators that may have to be recorded.
//
// Note [Recording]: public functions ask one question before an operator: is
// the storage of any operand tracked (see core/storage_impl.h)? Where none is,
// the operator runs as it does without gradients. Otherwise the call is boxed
// and comes here: edges of its inputs are looked up, and if there are any, a
// node is made, the operator runs, and its results get a history. What is done
// most takes a shorter way to the same: record_tensors.h. Operators called
// inside the library are not recorded; formulas call the functions of
// operators.h, which are those that public functions call.
//
// Forms that write are not inlined, and what they do with a history is apart:
// so a call without one keeps no registers for it, and jumps on.
#pragma once

#include "autograd/boxed.h"
#include "autograd/mode.h"
#include "core/tensor_impl.h"
#include "kernels/operators.h"
#include "ops/operator_call.h"

namespace tp::grad {

// Whether any operand may have a history.
template <class... Tensors>
inline bool is_tracked(const Tensors&... tensors) noexcept {
  return __builtin_expect(StorageImpl::is_any_tracked(), 0) &&
         (... | tensors.storage().tracking()) != 0;
}
bool is_tracked(const OperatorCall& call) noexcept;
// The same where the thread records.
template <class... Tensors>
inline bool is_recorded(const Tensors&... tensors) noexcept {
  return is_tracked(tensors...) && is_recording();
}

// A call in any form, to new results, to given ones, in place, that is_recorded
// says yes to.
void record(const OperatorCall& call);

// The same where it has to be recorded; else the operator alone.
void call(const OperatorCall& call);

// The usual forms.
Tensor record_new(Op op, const Boxed& arguments);
void record_out(Op op, const Boxed& arguments, TensorImpl& out);

// The same with arguments that are boxed only now, by box(boxed): out of the
// way of calls that are not recorded.
template <class Box>
[[gnu::noinline]] Tensor record_new(Op op, const Box& box) {
  Boxed boxed;
  box(boxed);
  return record_new(op, boxed);
}
template <class Box>
[[gnu::noinline]] void record_out(Op op, const Box& box, TensorImpl& out) {
  Boxed boxed;
  box(boxed);
  record_out(op, boxed, out);
}

// Refuses to record what has no derivative.
[[noreturn]] void fail_not_differentiable(Op op);

// Refuses a call into given results where it would have to be recorded.
void check_out_unrecorded(const char* name, const TensorImpl& operand,
                          const TensorImpl& out);

}  // namespace tp::grad
