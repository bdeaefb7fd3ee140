/**
 * @file ops_softmax.h
 * @brief softmax and its logarithm.
 *
 * A tensor of rank 0 has the dimensions 0 and -1 here. New results are
 * contiguous. f16, bf16 and f8 are computed in f32 and rounded once. Results
 * have equal bits for every layout of the operand and every run. The rules of
 * all operators are those of ops.h.
 */
#ifndef TENSORPLAY_OPS_SOFTMAX_H
#define TENSORPLAY_OPS_SOFTMAX_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Exponentials along a dimension, divided by their sum. The largest element is
 *  taken from all first, so that none overflows. All results are NaN where an
 *  element is NaN or +infinity, or all are -infinity. Refused for complex, and
 *  for bool and integers without a dtype.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param dtype the dtype that elements are converted to first, and that of the
 *         results; 0 for that of the elements
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_softmax(const tp_tensor_t* a, int64_t dim,
                              tp_dtype_t dtype,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_softmax into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param dtype the dtype that elements are converted to first, and that of the
 *         results; 0 for that of the elements
 *  @param[out] out a tensor of the same sizes whose dtype the result casts to;
 * a itself, or apart from it
 *  @return status. */
TP_API tp_status_t tp_softmax_out(const tp_tensor_t* a, int64_t dim,
                                  tp_dtype_t dtype, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** Logarithm of ::tp_softmax, without its loss of small results.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param dtype the dtype that elements are converted to first, and that of the
 *         results; 0 for that of the elements
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_log_softmax(const tp_tensor_t* a, int64_t dim,
                                  tp_dtype_t dtype,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_log_softmax into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param dtype the dtype that elements are converted to first, and that of the
 *         results; 0 for that of the elements
 *  @param[out] out a tensor of the same sizes whose dtype the result casts to;
 * a itself, or apart from it
 *  @return status. */
TP_API tp_status_t tp_log_softmax_out(const tp_tensor_t* a, int64_t dim,
                                      tp_dtype_t dtype, tp_tensor_t* out)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_SOFTMAX_H */
