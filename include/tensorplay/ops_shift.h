/**
 * @file ops_shift.h
 * @brief Shifts of bits.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_SHIFT_H
#define TENSORPLAY_OPS_SHIFT_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Bits of a moved up by b places. For integers. A count that is negative, or
 *  not below the width of the result's dtype, moves every bit out: 0. A tensor
 * b of rank 0 that does not widen the result is converted to its dtype first.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_left_shift(const tp_tensor_t* a, const tp_tensor_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_left_shift into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_left_shift_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                     tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_left_shift into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_left_shift_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_left_shift with a number, which does not widen a tensor of its
 *  category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_left_shift_scalar(const tp_tensor_t* a,
                                        const tp_scalar_t* b,
                                        TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_left_shift_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_left_shift_scalar_out(const tp_tensor_t* a,
                                            const tp_scalar_t* b,
                                            tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_left_shift_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_left_shift_scalar_inplace(tp_tensor_t* a,
                                                const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Bits of a moved down by b places, the sign repeated. For integers. A count
 *  that is negative, or not below the width of the result's dtype, moves every
 *  bit out: 0, or -1 for a negative number. A tensor b of rank 0 that does not
 *  widen the result is converted to its dtype first.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_right_shift(const tp_tensor_t* a, const tp_tensor_t* b,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_right_shift into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_right_shift_out(const tp_tensor_t* a,
                                      const tp_tensor_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_right_shift into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_right_shift_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_right_shift with a number, which does not widen a tensor of its
 *  category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_right_shift_scalar(const tp_tensor_t* a,
                                         const tp_scalar_t* b,
                                         TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_right_shift_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_right_shift_scalar_out(const tp_tensor_t* a,
                                             const tp_scalar_t* b,
                                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_right_shift_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_right_shift_scalar_inplace(tp_tensor_t* a,
                                                 const tp_scalar_t* b)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_SHIFT_H */
