/**
 * @file ops_joining.h
 * @brief Operators that join tensors.
 *
 * The rules of all operators are those of ops.h.
 */
#ifndef TENSORPLAY_OPS_JOINING_H
#define TENSORPLAY_OPS_JOINING_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Tensors one behind the other along a dimension, as a copy. Their other sizes
 *  are equal; tensors of shape (0) fit everywhere and add nothing. Their dtypes
 *  meet as in ::tp_result_dtype. The result is contiguous, or channels-last if
 *  all tensors are.
 *  @param tensors tensors of rank 1 or more
 *  @param n their number, at least 1
 *  @param dim a dimension of theirs; negative counts from the end
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE names the first tensor that does not fit. */
TP_API tp_status_t tp_cat(const tp_tensor_t* const* tensors, size_t n,
                          int64_t dim, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_cat into a given tensor.
 *  @param tensors tensors of rank 1 or more
 *  @param n their number, at least 1
 *  @param dim a dimension of theirs; negative counts from the end
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from all tensors
 *  @return status. */
TP_API tp_status_t tp_cat_out(const tp_tensor_t* const* tensors, size_t n,
                              int64_t dim, tp_tensor_t* out) TP_SINCE(0, 1);

/** Tensors of equal sizes side by side along a new dimension, as a copy. Dtypes
 *  and layout are as in ::tp_cat.
 *  @param tensors tensors
 *  @param n their number, at least 1
 *  @param dim the new dimension's place in the result, from -rank - 1 to rank
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE names the first tensor that does not fit. */
TP_API tp_status_t tp_stack(const tp_tensor_t* const* tensors, size_t n,
                            int64_t dim, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_stack into a given tensor.
 *  @param tensors tensors
 *  @param n their number, at least 1
 *  @param dim the new dimension's place in the result, from -rank - 1 to rank
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from all tensors
 *  @return status. */
TP_API tp_status_t tp_stack_out(const tp_tensor_t* const* tensors, size_t n,
                                int64_t dim, tp_tensor_t* out) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_JOINING_H */
