/**
 * @file ops.h
 * @brief Operators.
 *
 * Operands of different sizes broadcast: sizes are matched from the right, and
 * are equal, 1 or absent. Operands of different dtypes meet in the promoted
 * type
 * (::tp_dtype_promote, ::tp_result_dtype). The result has the operands' common
 * stride order.
 *
 * `tp_NAME` gives an owned tensor. `tp_NAME_out` writes a given tensor of the
 * right sizes, which must not overlap itself, nor an operand other than
 * exactly. `tp_NAME_inplace` writes the first operand, which gets bytes of its
 * own first if it overlaps itself; another operand that lies across it is read
 * in full first. Both bump the version once. They need a dtype that the
 * result's casts to (no float to integer, no complex to real, nothing but bool
 * to bool). After a failure nothing has been written.
 *
 * Errors of all operators: #TP_ERROR_SHAPE with both shapes and the place of
 * the conflict counted from the right, #TP_ERROR_DTYPE, #TP_ERROR_DEVICE,
 * #TP_ERROR_OVERLAP, #TP_ERROR_READ_ONLY, #TP_ERROR_INFERENCE,
 * #TP_ERROR_MISSING_KERNEL with operator, device and dtype,
 * #TP_ERROR_OUT_OF_MEMORY.
 */
#ifndef TENSORPLAY_OPS_H
#define TENSORPLAY_OPS_H

#include "tensorplay/ops_indexing.h"
#include "tensorplay/ops_joining.h"
#include "tensorplay/ops_reduction.h"
#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** a + b. bool with bool gives i64.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_add(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_add into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_add_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_add into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_add_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_add with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_add_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_add_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_add_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** a - b. bool with bool gives i64.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sub(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_sub into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_sub_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_sub into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_sub_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_sub with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sub_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_sub_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_sub_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** a * b. bool with bool gives i64.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_mul(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_mul into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_mul_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_mul into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_mul_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_mul with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_mul_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_mul_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_mul_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** a / b, true division: integers and bool give f32.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_div(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_div into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_div_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_div into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_div_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_div with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_div_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_div_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_div_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Whether a equals b, exactly among integers of any dtypes. NaN equals
 *  nothing. The result is bool.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_eq(const tp_tensor_t* a, const tp_tensor_t* b,
                         TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_eq into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_eq_out(const tp_tensor_t* a, const tp_tensor_t* b,
                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_eq into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_eq_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_eq with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_eq_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_eq_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_eq_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** max(a, 0); NaN stays NaN. Refused for bool and complex.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_relu(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_relu into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_relu_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_relu into a.
 *  @param a a tensor
 *  @return status. */
TP_API tp_status_t tp_relu_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

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

/** Matrix product. Vectors times vectors give a number (rank 0), a vector is a
 *  row on the left and a column on the right, and leading dimensions broadcast.
 *  Integers wrap; f16, bf16 and f32 accumulate in f32 or wider. Refused for
 *  bool; the operands must be of one dtype.
 *  @param a a tensor of rank 1 or more
 *  @param b a tensor of rank 1 or more
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE names both shapes. */
TP_API tp_status_t tp_matmul(const tp_tensor_t* a, const tp_tensor_t* b,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_matmul into a given tensor.
 *  @param a a tensor of rank 1 or more
 *  @param b a tensor of rank 1 or more
 *  @param[out] out a tensor of the result's sizes and dtype that overlaps
 *         neither a nor b
 *  @return status. */
TP_API tp_status_t tp_matmul_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                 tp_tensor_t* out) TP_SINCE(0, 1);

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
