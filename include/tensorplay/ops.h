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
 * `tp_NAME_scalar` takes a number as the second operand.
 *
 * Errors of all operators: #TP_ERROR_SHAPE with both shapes and the place of
 * the conflict counted from the right, #TP_ERROR_DTYPE, #TP_ERROR_DEVICE,
 * #TP_ERROR_OVERLAP, #TP_ERROR_READ_ONLY, #TP_ERROR_INFERENCE,
 * #TP_ERROR_MISSING_KERNEL with operator, device and dtype,
 * #TP_ERROR_OUT_OF_MEMORY.
 */
#ifndef TENSORPLAY_OPS_H
#define TENSORPLAY_OPS_H

#include "tensorplay/ops_arithmetic.h"
#include "tensorplay/ops_comparison.h"
#include "tensorplay/ops_logic.h"
#include "tensorplay/ops_math.h"
#include "tensorplay/ops_shift.h"
#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Stands for all dimensions where a function takes one. */
#define TP_DIM_ALL -9223372036854775807

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

/** Sum over dimensions. bool and integers give i64 (u64 stays u64); f16 and
 *  bf16 accumulate in f32 and round once; f32 accumulates so that 1e7 terms
 *  keep a relative error of 1e-7. Equal bits for any layout and run.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sum(const tp_tensor_t* a, const int64_t* dims, size_t n,
                          int32_t keepdim, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_sum into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to
 *  @return status. */
TP_API tp_status_t tp_sum_out(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** First index of the largest element along a dimension, as i64. NaN is the
 *  largest. Refused for complex.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL for the index into the flattened
 *         tensor
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE where there is no element to choose. */
TP_API tp_status_t tp_argmax(const tp_tensor_t* a, int64_t dim, int32_t keepdim,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_argmax into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] out an i64 tensor of the result's sizes
 *  @return status. */
TP_API tp_status_t tp_argmax_out(const tp_tensor_t* a, int64_t dim,
                                 int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

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

/** Takes indices of a dimension, as a copy. Every index is checked before
 *  anything is written; negative ones are refused.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index i32 or i64 tensor of rank 0 or 1
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE names the index. */
TP_API tp_status_t tp_index_select(const tp_tensor_t* a, int64_t dim,
                                   const tp_tensor_t* index,
                                   TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_index_select into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index i32 or i64 tensor of rank 0 or 1
 *  @param[out] out a tensor of the result's sizes and dtype that overlaps
 *         neither a nor index
 *  @return status. */
TP_API tp_status_t tp_index_select_out(const tp_tensor_t* a, int64_t dim,
                                       const tp_tensor_t* index,
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
