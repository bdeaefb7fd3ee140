/**
 * @file ops.h
 * @brief Operators.
 *
 * Operands of different sizes broadcast: sizes are matched from the right, and
 * are equal, 1 or absent. Operands of different dtypes meet in the promoted
 * type (::tp_dtype_promote, ::tp_result_dtype). The result has the operands'
 * common stride order.
 *
 * `tp_NAME` gives an owned tensor. `tp_NAME_out` writes a given tensor of the
 * right sizes, which must not overlap itself, nor an operand other than
 * exactly. `tp_NAME_inplace` writes the first operand, which gets bytes of its
 * own first if it overlaps itself; another operand that lies across it is read
 * in full first. Both bump the version once. They need a dtype that the
 * result's casts to (no float to integer, no complex to real, nothing but bool
 * to bool). After a failure nothing has been written.
 *
 * `tp_NAME_scalar` takes a number as the second operand. A number as the first
 * one, or as either of where, goes in as a tensor of rank 0
 * (::tp_scalar_tensor), of the dtype that it should count as.
 *
 * Not every operator has all forms. Called by name (dispatch.h), each takes a
 * given result. What PyTorch's operators take and these do not is said beside
 * the function, with what to use instead; in general:
 *
 * - A given result is never resized, and no dimension has a name.
 * - New results are on the operands' device. None is sparse or quantized, and
 *   none is pinned.
 * - A condition and a mask are bool: PyTorch's u8 is refused, ::tp_to converts.
 *
 * Operands are only read, so threads may share them; nobody else may use a
 * tensor while it is written. What is computed comes from the sentence that
 * says so: formulas are written out where rounding depends on them.
 *
 * Errors of all operators: #TP_ERROR_SHAPE with both shapes and the place of
 * the conflict counted from the right, #TP_ERROR_DTYPE, #TP_ERROR_DEVICE,
 * #TP_ERROR_OVERLAP, #TP_ERROR_READ_ONLY, #TP_ERROR_INFERENCE,
 * #TP_ERROR_MISSING_KERNEL with operator, device and dtype,
 * #TP_ERROR_OUT_OF_MEMORY.
 */
#ifndef TENSORPLAY_OPS_H
#define TENSORPLAY_OPS_H

#include "tensorplay/ops_activation.h"
#include "tensorplay/ops_arithmetic.h"
#include "tensorplay/ops_classification.h"
#include "tensorplay/ops_comparison.h"
#include "tensorplay/ops_complex.h"
#include "tensorplay/ops_division.h"
#include "tensorplay/ops_exponential.h"
#include "tensorplay/ops_hyperbolic.h"
#include "tensorplay/ops_indexing.h"
#include "tensorplay/ops_joining.h"
#include "tensorplay/ops_logic.h"
#include "tensorplay/ops_math.h"
#include "tensorplay/ops_matrix.h"
#include "tensorplay/ops_nn.h"
#include "tensorplay/ops_optimizer.h"
#include "tensorplay/ops_power.h"
#include "tensorplay/ops_random.h"
#include "tensorplay/ops_reduction.h"
#include "tensorplay/ops_rounding.h"
#include "tensorplay/ops_scan.h"
#include "tensorplay/ops_scattering.h"
#include "tensorplay/ops_shift.h"
#include "tensorplay/ops_softmax.h"
#include "tensorplay/ops_special.h"
#include "tensorplay/ops_ternary.h"
#include "tensorplay/ops_trigonometry.h"
#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Sets every element to a value, converted as ::tp_tensor_set does.
 *  @param a a tensor
 *  @param value the value
 *  @return status. */
TP_API tp_status_t tp_fill_inplace(tp_tensor_t* a, const tp_scalar_t* value)
    TP_SINCE(0, 1);

/** Sets every element to 0.
 *  @param a a tensor
 *  @return status. */
TP_API tp_status_t tp_zero_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Element type that tensors and numbers meet in. Tensors of rank 0 count only
 *  if their category is above that of the others, numbers only if theirs is
 *  above both; a floating number then counts as f32.
 *  @param tensors tensors
 *  @param n their number
 *  @param scalars numbers
 *  @param m their number; n + m is at least 1
 *  @param[out] out the element type
 *  @return status. */
TP_API tp_status_t tp_result_dtype(const tp_tensor_t* const* tensors, size_t n,
                                   const tp_scalar_t* const* scalars, size_t m,
                                   TP_OUT tp_dtype_t* out) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_H */
