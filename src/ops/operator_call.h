// Calling any operator with boxed arguments, which the caller has checked
// against its row.
#pragma once

#include <cstddef>

#include "core/generator.h"
#include "core/tensor_impl.h"
#include "dispatch/added_operators.h"
#include "dispatch/arguments.h"
#include "kernels/operators.h"
#include "tensorplay/dispatch.h"

namespace tp {

struct OperatorCall {
  Op op;
  const tp_argument_t* arguments;
  size_t argument_count;
  TensorImpl* const* given;  // tensors to write results to; null for new ones
  Tensor* made;              // where new results go
  size_t result_count;

  TensorImpl& tensor(size_t i) const noexcept {
    return tensor_of(arguments[i].tensor);
  }
  // nullptr if it is left out.
  const TensorImpl* optional(size_t i) const noexcept {
    return arguments[i].kind == TP_ARGUMENT_NONE ? nullptr : &tensor(i);
  }
  Generator& generator(size_t i) const noexcept {
    return *static_cast<Generator*>(const_cast<void*>(arguments[i].other));
  }
  bool is_number(size_t i) const noexcept {
    return arguments[i].kind == TP_ARGUMENT_SCALAR;
  }
  // Whether the result is to be written over the first argument.
  bool is_inplace() const noexcept {
    return is_tensor(arguments[0].kind) && given[0] != nullptr &&
           given[0] == &tensor(0);
  }
  static TensorImpl& tensor_of(const tp_tensor_t* handle) noexcept {
    return *reinterpret_cast<TensorImpl*>(const_cast<tp_tensor_t*>(handle));
  }
};

void call_operator(const OperatorCall& call);

// Its parts: operators of the library, and the forms of those that programs
// added.
void call_builtin(const OperatorCall& call);
void call_added_elementwise(const AddedOperator& row, const OperatorCall& call);
void call_added_general(const AddedOperator& row, const OperatorCall& call);
// For an operator that has no kernel for its operands. Fails with
// missing-kernel if it is not made of others either.
void call_composite(const AddedOperator& row, const OperatorCall& call,
                    Device device, DType compute);

// Stores a finished result in a given tensor, by the rules of `_out`.
void store_result(Op op, const TensorImpl& result, TensorImpl& out);

}  // namespace tp
