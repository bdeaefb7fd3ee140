// What operators share in making and checking the tensors they write.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/operators.h"

namespace tp {

// A new tensor of the given sizes in the common stride order of the operands,
// which broadcast to them.
Tensor make_output(Dims sizes, DType dtype, const TensorImpl* const* operands,
                   size_t count);

void check_same_device(Op op, const TensorImpl& a, const TensorImpl& b);

// Whether a given tensor can take a result: writable, of its sizes and on its
// device, of a dtype that the result casts to, not overlapping itself.
void check_out(Op op, const TensorImpl& out, Dims sizes, DType result,
               Device device);
// For operators that convert no result.
void check_out_dtype(Op op, DType result, DType to);
void check_result_casts(Op op, DType result, DType to);
// Refuses a result that shares memory with an operand; exactly is allowed where
// the operator reads each element before it writes it.
enum class ExactAlias { kAllow, kRefuse };
void check_out_overlap(Op op, const TensorImpl& out, const TensorImpl& operand,
                       ExactAlias exact);
// Two results of one operator may not share memory at all.
void check_results_apart(Op op, const TensorImpl& a, const TensorImpl& b);

}  // namespace tp
