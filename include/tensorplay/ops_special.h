/**
 * @file ops_special.h
 * @brief Error functions and the logarithm of the gamma function.
 *
 * Integers and bool give f32; f16, bf16 and f8 compute in f32 and round once.
 * Errors are in units in the last place of the exact result, of every finite
 * argument; subnormal arguments and results count as others do. Equal bits for
 * every layout, instruction set and device. Refused for complex. NaN
 * gives NaN.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_SPECIAL_H
#define TENSORPLAY_OPS_SPECIAL_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Error function of a: 2/sqrt(pi) times the integral of e^-t^2 from 0 to a.
 *  Error: f32 1, f64 2. The sign of a zero stays; infinities give 1 and -1.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_erf(const tp_tensor_t* a,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_erf into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_erf_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_erf into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_erf_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** 1 - erf(a), without the loss for large a. Error: 2, also where the result
 *  is subnormal. Infinities give 0 and 2.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_erfc(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_erfc into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_erfc_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_erfc into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_erfc_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Logarithm of the magnitude of the gamma function of a. Error: 2; of f64,
 *  where the result is below 1 in magnitude, which is near its zeros, 2^-52.
 *  Zeros, negative whole numbers and infinities give infinity.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_lgamma(const tp_tensor_t* a,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_lgamma into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_lgamma_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_lgamma into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_lgamma_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** The slope of ::tp_lgamma at a. Error: 2; of f64, where the result is below 1
 *  in magnitude, which is near its zeros, 2^-51. 0 gives the infinity of the
 *  other sign; negative whole numbers and -infinity give NaN.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_digamma(const tp_tensor_t* a,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_digamma into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_digamma_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_digamma into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_digamma_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_SPECIAL_H */
