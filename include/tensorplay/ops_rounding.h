/**
 * @file ops_rounding.h
 * @brief Signs and whole numbers.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_ROUNDING_H
#define TENSORPLAY_OPS_ROUNDING_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** -1, 0 or 1 as a is below, at or above 0; 0 for NaN. Refused for complex,
 *  where PyTorch's `sgn` is a / abs(a).
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sign(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_sign into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_sign_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_sign into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_sign_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** The largest whole number that is not above a. Integers stay as they are.
 *  Refused for bool and complex.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_floor(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_floor into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_floor_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_floor into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_floor_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** The smallest whole number that is not below a. Integers stay as they are.
 *  Refused for bool and complex.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_ceil(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_ceil into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_ceil_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_ceil into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_ceil_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** The whole number nearest to a, the even one of two. Integers stay as they
 *  are. Refused for bool and complex. PyTorch's `decimals` is refused: multiply
 *  by that power of 10, round, and divide by it (for decimals below 0 the other
 *  way round), which is what PyTorch does.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_round(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_round into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_round_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_round into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_round_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** a without its fraction. Integers stay as they are. Refused for bool and
 *  complex.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_trunc(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_trunc into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_trunc_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_trunc into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_trunc_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** a - trunc(a), with the sign of a or 0; NaN for an infinity. For floating
 * dtypes.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_frac(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_frac into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_frac_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_frac into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_frac_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_ROUNDING_H */
