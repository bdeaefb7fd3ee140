/**
 * @file ops_reduction.h
 * @brief Operators that make one element of many.
 *
 * A tensor of rank 0 has the dimensions 0 and -1 here. Results have equal bits
 * for every layout of the operand and every run: which terms are combined first
 * depends on their number alone. The rules of all operators are those of ops.h.
 */
#ifndef TENSORPLAY_OPS_REDUCTION_H
#define TENSORPLAY_OPS_REDUCTION_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Stands for all dimensions where a function takes one. */
#define TP_DIM_ALL -9223372036854775807

/** Sum over dimensions. bool and integers give i64 (u64 stays u64); f16 and
 *  bf16 accumulate in f32 and round once; f32 adds up 4096 terms at a time
 *  and their sums in f64, which keeps the error of 1e7 terms below 1e-7 of the
 *  sum of their magnitudes. The sum of nothing is 0.
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
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_sum_out(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_sum of elements that are converted to a dtype first, which is the
 *  result's (PyTorch's `dtype`), without a converted copy. For integers they
 *  are converted to i64 (u64 for u64) and the sum wraps to the dtype.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param dtype the dtype. Not bool.
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sum_as(const tp_tensor_t* a, const int64_t* dims,
                             size_t n, int32_t keepdim, tp_dtype_t dtype,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_sum_as into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param dtype the dtype. Not bool.
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_sum_as_out(const tp_tensor_t* a, const int64_t* dims,
                                 size_t n, int32_t keepdim, tp_dtype_t dtype,
                                 tp_tensor_t* out) TP_SINCE(0, 1);

/** Mean over dimensions: the sum as ::tp_sum keeps it, divided before it is
 *  rounded. Where 4096 terms add up to more than f32 holds it is infinite, as
 *  PyTorch's. Refused for bool and integers. The mean of nothing is NaN.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_mean(const tp_tensor_t* a, const int64_t* dims, size_t n,
                           int32_t keepdim, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_mean into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_mean_out(const tp_tensor_t* a, const int64_t* dims,
                               size_t n, int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_mean of elements that are converted to a dtype first, which is the
 *  result's, without a converted copy: that of integers too.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param dtype the dtype. Floating or complex.
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_mean_as(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, int32_t keepdim, tp_dtype_t dtype,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_mean_as into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param dtype the dtype. Floating or complex.
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_mean_as_out(const tp_tensor_t* a, const int64_t* dims,
                                  size_t n, int32_t keepdim, tp_dtype_t dtype,
                                  tp_tensor_t* out) TP_SINCE(0, 1);

/** Product over dimensions. bool and integers give i64 (u64 stays u64) and
 *  wrap; f16, bf16 and f8 multiply in f32, f32 in f64, and the product is
 *  rounded once: of n terms of f32 it is within 2^-24 + n * 2^-53 of the exact
 *  one, relatively, where no product of some of them leaves the range of f64.
 *  Complex numbers multiply part by part, so that an infinity may give NaN. The
 *  product of nothing is 1.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_prod(const tp_tensor_t* a, const int64_t* dims, size_t n,
                           int32_t keepdim, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_prod into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_prod_out(const tp_tensor_t* a, const int64_t* dims,
                               size_t n, int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_prod of elements that are converted to a dtype first, which is the
 *  result's, without a converted copy; integers as for ::tp_sum_as.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param dtype the dtype. Not bool.
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_prod_as(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, int32_t keepdim, tp_dtype_t dtype,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_prod_as into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param dtype the dtype. Not bool.
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_prod_as_out(const tp_tensor_t* a, const int64_t* dims,
                                  size_t n, int32_t keepdim, tp_dtype_t dtype,
                                  tp_tensor_t* out) TP_SINCE(0, 1);

/** Largest element over dimensions (PyTorch's `amax`; its `max` of a dimension
 *  is ::tp_max_dim, of two tensors ::tp_maximum); NaN if there is one. +0 is
 *  above -0.
 * Refused for complex.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE where a reduced dimension is empty. */
TP_API tp_status_t tp_max(const tp_tensor_t* a, const int64_t* dims, size_t n,
                          int32_t keepdim, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_max into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_max_out(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** Smallest element over dimensions (PyTorch's `amin`; its `min` of a dimension
 *  is ::tp_min_dim, of two tensors ::tp_minimum); NaN if there is one. -0 is
 *  below +0.
 *  Refused for complex.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE where a reduced dimension is empty. */
TP_API tp_status_t tp_min(const tp_tensor_t* a, const int64_t* dims, size_t n,
                          int32_t keepdim, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_min into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_min_out(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** Whether any element over dimensions is not 0. The result is bool, but u8 (0
 *  or 1) of u8. NaN is not 0. Of nothing it is false.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_any(const tp_tensor_t* a, const int64_t* dims, size_t n,
                          int32_t keepdim, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_any into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_any_out(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** Whether all elements over dimensions are not 0. The result is bool, but u8
 *  (0 or 1) of u8. NaN is not 0. Of nothing it is true.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_all(const tp_tensor_t* a, const int64_t* dims, size_t n,
                          int32_t keepdim, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_all into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_all_out(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** Variance over dimensions: the sum of the squared distances from the mean,
 *  divided by the number of terms less a correction. Computed in f64 and
 * rounded once; the mean comes first, so that nothing cancels. Of complex
 * numbers it is real. Refused for bool and integers. NaN of nothing and, with a
 * correction of 1, of one element; where the correction is above the number of
 * terms, what is divided by is 0.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param correction taken from the number of terms before it divides: 1 for
 *         that of a sample (PyTorch's `unbiased`), 0 for that of all there is
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_var(const tp_tensor_t* a, const int64_t* dims, size_t n,
                          double correction, int32_t keepdim,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_var into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param correction taken from the number of terms before it divides: 1 for
 *         that of a sample (PyTorch's `unbiased`), 0 for that of all there is
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_var_out(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, double correction, int32_t keepdim,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** Standard deviation over dimensions: the square root of ::tp_var, taken
 *  before it is rounded.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param correction taken from the number of terms before it divides: 1 for
 *         that of a sample (PyTorch's `unbiased`), 0 for that of all there is
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_std(const tp_tensor_t* a, const int64_t* dims, size_t n,
                          double correction, int32_t keepdim,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_std into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param correction taken from the number of terms before it divides: 1 for
 *         that of a sample (PyTorch's `unbiased`), 0 for that of all there is
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_std_out(const tp_tensor_t* a, const int64_t* dims,
                              size_t n, double correction, int32_t keepdim,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** Norm of all elements over dimensions, as of a vector: the number of those
 * that are not 0 for p = 0, the largest magnitude for infinity, the smallest
 * for -infinity, else the sum of magnitudes^p to the power 1/p. Computed in
 * f64, where powers of f64 may overflow or vanish, and rounded once. Of complex
 * numbers it is real. Refused for bool and integers. The norm of nothing is 0.
 * PyTorch's `dtype` is refused: ::tp_to converts; so is its "nuc", the norm of
 * matrices by their singular values.
 *  @param a a tensor
 *  @param p the order; 2 is the Euclidean norm (PyTorch's "fro")
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE where a reduced dimension is empty and p is
 *          infinite or below 0. */
TP_API tp_status_t tp_norm(const tp_tensor_t* a, double p, const int64_t* dims,
                           size_t n, int32_t keepdim,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_norm into a given tensor.
 *  @param a a tensor
 *  @param p the order; 2 is the Euclidean norm (PyTorch's "fro")
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_norm_out(const tp_tensor_t* a, double p,
                               const int64_t* dims, size_t n, int32_t keepdim,
                               tp_tensor_t* out) TP_SINCE(0, 1);

/** Logarithm of the sum of exponentials over dimensions. The largest element is
 *  taken from all first, so that none overflows. Integers and bool give f32.
 *  Refused for complex. -infinity of nothing and where all elements are.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_logsumexp(const tp_tensor_t* a, const int64_t* dims,
                                size_t n, int32_t keepdim,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_logsumexp into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_logsumexp_out(const tp_tensor_t* a, const int64_t* dims,
                                    size_t n, int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** How many elements over dimensions are not 0, as i64. NaN is not 0.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_count_nonzero(const tp_tensor_t* a, const int64_t* dims,
                                    size_t n, int32_t keepdim,
                                    TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_count_nonzero into a given tensor.
 *  @param a a tensor
 *  @param dims dimensions to reduce, each once; n = 0 is all
 *  @param n their number
 *  @param keepdim non-zero keeps the reduced dimensions with size 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to, apart from a
 *  @return status. */
TP_API tp_status_t tp_count_nonzero_out(const tp_tensor_t* a,
                                        const int64_t* dims, size_t n,
                                        int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** First index of the largest element along a dimension, as i64. The first NaN
 *  wins. Refused for complex.
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
 *  @param[out] out an i64 tensor of the result's sizes, apart from a
 *  @return status. */
TP_API tp_status_t tp_argmax_out(const tp_tensor_t* a, int64_t dim,
                                 int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** First index of the smallest element along a dimension, as i64. The first NaN
 *  wins. Refused for complex.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL for the index into the flattened
 *         tensor
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE where there is no element to choose. */
TP_API tp_status_t tp_argmin(const tp_tensor_t* a, int64_t dim, int32_t keepdim,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_argmin into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] out an i64 tensor of the result's sizes, apart from a
 *  @return status. */
TP_API tp_status_t tp_argmin_out(const tp_tensor_t* a, int64_t dim,
                                 int32_t keepdim, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** The largest element along a dimension and its first index. The first NaN
 *  wins. Refused for complex.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL for the index into the flattened
 *         tensor
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] values owned tensor
 *  @param[out] indices owned tensor, i64
 *  @return status; #TP_ERROR_SHAPE where there is no element to choose. */
TP_API tp_status_t tp_max_dim(const tp_tensor_t* a, int64_t dim,
                              int32_t keepdim,
                              TP_OUT TP_OWNED tp_tensor_t** values,
                              TP_OUT TP_OWNED tp_tensor_t** indices)
    TP_SINCE(0, 1);

/** ::tp_max_dim into given tensors, apart from a and from each other.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] values a tensor of the result's sizes whose dtype the result
 *         casts to
 *  @param[out] indices an i64 tensor of the result's sizes
 *  @return status. */
TP_API tp_status_t tp_max_dim_out(const tp_tensor_t* a, int64_t dim,
                                  int32_t keepdim, tp_tensor_t* values,
                                  tp_tensor_t* indices) TP_SINCE(0, 1);

/** The smallest element along a dimension and its first index. The first NaN
 *  wins. Refused for complex.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL for the index into the flattened
 *         tensor
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] values owned tensor
 *  @param[out] indices owned tensor, i64
 *  @return status; #TP_ERROR_SHAPE where there is no element to choose. */
TP_API tp_status_t tp_min_dim(const tp_tensor_t* a, int64_t dim,
                              int32_t keepdim,
                              TP_OUT TP_OWNED tp_tensor_t** values,
                              TP_OUT TP_OWNED tp_tensor_t** indices)
    TP_SINCE(0, 1);

/** ::tp_min_dim into given tensors, apart from a and from each other.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] values a tensor of the result's sizes whose dtype the result
 *         casts to
 *  @param[out] indices an i64 tensor of the result's sizes
 *  @return status. */
TP_API tp_status_t tp_min_dim_out(const tp_tensor_t* a, int64_t dim,
                                  int32_t keepdim, tp_tensor_t* values,
                                  tp_tensor_t* indices) TP_SINCE(0, 1);

/** The smallest element along a dimension and the largest; NaN if there is one.
 *  Refused for complex.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] min owned tensor
 *  @param[out] max owned tensor
 *  @return status; #TP_ERROR_SHAPE where there is no element to choose. */
TP_API tp_status_t tp_aminmax(const tp_tensor_t* a, int64_t dim,
                              int32_t keepdim,
                              TP_OUT TP_OWNED tp_tensor_t** min,
                              TP_OUT TP_OWNED tp_tensor_t** max) TP_SINCE(0, 1);

/** ::tp_aminmax into given tensors, apart from a and from each other.
 *  @param a a tensor
 *  @param dim a dimension, or #TP_DIM_ALL
 *  @param keepdim non-zero keeps the reduced dimension with size 1
 *  @param[out] min a tensor of the result's sizes whose dtype the result casts
 *         to
 *  @param[out] max a tensor of the result's sizes whose dtype the result casts
 *         to
 *  @return status. */
TP_API tp_status_t tp_aminmax_out(const tp_tensor_t* a, int64_t dim,
                                  int32_t keepdim, tp_tensor_t* min,
                                  tp_tensor_t* max) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_REDUCTION_H */
