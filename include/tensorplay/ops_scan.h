/**
 * @file ops_scan.h
 * @brief Operators with a result for each element along a dimension, made of it
 * and those before it.
 *
 * A tensor of rank 0 has the dimensions 0 and -1 here. New results are
 * contiguous. Results have equal bits for every layout of the operand and every
 * run. The rules of all operators are those of ops.h.
 */
#ifndef TENSORPLAY_OPS_SCAN_H
#define TENSORPLAY_OPS_SCAN_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Cumulative sum along a dimension. Floats accumulate in f64, every result is
 *  rounded once; integers wrap.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param dtype what elements are converted to first, and that of the results;
 * 0 for that of the elements, which is i64 for bool and integers (but u64 for
 * u64). Not bool
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_cumsum(const tp_tensor_t* a, int64_t dim,
                             tp_dtype_t dtype,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_cumsum into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param dtype what elements are converted to first, and that of the results;
 * 0 for that of the elements, which is i64 for bool and integers (but u64 for
 * u64). Not bool
 *  @param[out] out a tensor of the same sizes whose dtype the result casts to;
 * a itself, or apart from it
 *  @return status. */
TP_API tp_status_t tp_cumsum_out(const tp_tensor_t* a, int64_t dim,
                                 tp_dtype_t dtype, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_cumsum in place. Integers wrap to their own dtype. PyTorch's `dtype` is
 *  refused here: the tensor has one.
 *  @param a a tensor, not of bool
 *  @param dim a dimension
 *  @return status. */
TP_API tp_status_t tp_cumsum_inplace(tp_tensor_t* a, int64_t dim)
    TP_SINCE(0, 1);

/** Cumulative product along a dimension. Floats accumulate in f64, every result
 *  is rounded once; integers wrap.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param dtype what elements are converted to first, and that of the results;
 * 0 for that of the elements, which is i64 for bool and integers (but u64 for
 * u64). Not bool
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_cumprod(const tp_tensor_t* a, int64_t dim,
                              tp_dtype_t dtype,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_cumprod into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param dtype what elements are converted to first, and that of the results;
 * 0 for that of the elements, which is i64 for bool and integers (but u64 for
 * u64). Not bool
 *  @param[out] out a tensor of the same sizes whose dtype the result casts to;
 * a itself, or apart from it
 *  @return status. */
TP_API tp_status_t tp_cumprod_out(const tp_tensor_t* a, int64_t dim,
                                  tp_dtype_t dtype, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_cumprod in place. Integers wrap to their own dtype.
 *  @param a a tensor, not of bool
 *  @param dim a dimension
 *  @return status. */
TP_API tp_status_t tp_cumprod_inplace(tp_tensor_t* a, int64_t dim)
    TP_SINCE(0, 1);

/** Largest element so far along a dimension and its last index. Every NaN takes
 *  the place of what was before it, and stays until the next one. Refused for
 *  complex.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param[out] values owned tensor
 *  @param[out] indices owned tensor, i64
 *  @return status. */
TP_API tp_status_t tp_cummax(const tp_tensor_t* a, int64_t dim,
                             TP_OUT TP_OWNED tp_tensor_t** values,
                             TP_OUT TP_OWNED tp_tensor_t** indices)
    TP_SINCE(0, 1);

/** ::tp_cummax into given tensors, apart from each other.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param[out] values a tensor of the same sizes whose dtype the result casts
 *         to; a itself, or apart from it
 *  @param[out] indices an i64 tensor of the same sizes, apart from a
 *  @return status. */
TP_API tp_status_t tp_cummax_out(const tp_tensor_t* a, int64_t dim,
                                 tp_tensor_t* values, tp_tensor_t* indices)
    TP_SINCE(0, 1);

/** Smallest element so far along a dimension and its last index. Every NaN
 * takes the place of what was before it, and stays until the next one. Refused
 * for complex.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param[out] values owned tensor
 *  @param[out] indices owned tensor, i64
 *  @return status. */
TP_API tp_status_t tp_cummin(const tp_tensor_t* a, int64_t dim,
                             TP_OUT TP_OWNED tp_tensor_t** values,
                             TP_OUT TP_OWNED tp_tensor_t** indices)
    TP_SINCE(0, 1);

/** ::tp_cummin into given tensors, apart from each other.
 *  @param a a tensor
 *  @param dim a dimension
 *  @param[out] values a tensor of the same sizes whose dtype the result casts
 *         to; a itself, or apart from it
 *  @param[out] indices an i64 tensor of the same sizes, apart from a
 *  @return status. */
TP_API tp_status_t tp_cummin_out(const tp_tensor_t* a, int64_t dim,
                                 tp_tensor_t* values, tp_tensor_t* indices)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_SCAN_H */
