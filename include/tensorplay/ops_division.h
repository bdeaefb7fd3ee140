/**
 * @file ops_division.h
 * @brief Whole quotients and remainders.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_DIVISION_H
#define TENSORPLAY_OPS_DIVISION_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** a / b, rounded down to a whole number. For integers and floating dtypes; a
 *  quotient that overflows wraps.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_ARGUMENT for an integer divisor of 0, before
 * anything is written. */
TP_API tp_status_t tp_floor_divide(const tp_tensor_t* a, const tp_tensor_t* b,
                                   TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_floor_divide into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_floor_divide_out(const tp_tensor_t* a,
                                       const tp_tensor_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_floor_divide into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_floor_divide_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_floor_divide with a number, which does not widen a tensor of its
 *  category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_floor_divide_scalar(const tp_tensor_t* a,
                                          const tp_scalar_t* b,
                                          TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_floor_divide_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_floor_divide_scalar_out(const tp_tensor_t* a,
                                              const tp_scalar_t* b,
                                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_floor_divide_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_floor_divide_scalar_inplace(tp_tensor_t* a,
                                                  const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** a / b, rounded to its dtype as ::tp_div rounds, and then towards 0 to a
 * whole number. For integers and floating dtypes; a quotient that overflows
 * wraps.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_ARGUMENT for an integer divisor of 0, before
 * anything is written. */
TP_API tp_status_t tp_trunc_divide(const tp_tensor_t* a, const tp_tensor_t* b,
                                   TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_trunc_divide into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_trunc_divide_out(const tp_tensor_t* a,
                                       const tp_tensor_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_trunc_divide into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_trunc_divide_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_trunc_divide with a number, which does not widen a tensor of its
 *  category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_trunc_divide_scalar(const tp_tensor_t* a,
                                          const tp_scalar_t* b,
                                          TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_trunc_divide_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_trunc_divide_scalar_out(const tp_tensor_t* a,
                                              const tp_scalar_t* b,
                                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_trunc_divide_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_trunc_divide_scalar_inplace(tp_tensor_t* a,
                                                  const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** a - b * floor(a / b), exactly: the remainder that has b's sign. For integers
 *  and floating dtypes.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_ARGUMENT for an integer divisor of 0, before
 * anything is written. */
TP_API tp_status_t tp_remainder(const tp_tensor_t* a, const tp_tensor_t* b,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_remainder into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_remainder_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                    tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_remainder into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_remainder_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_remainder with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_remainder_scalar(const tp_tensor_t* a,
                                       const tp_scalar_t* b,
                                       TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_remainder_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_remainder_scalar_out(const tp_tensor_t* a,
                                           const tp_scalar_t* b,
                                           tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_remainder_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_remainder_scalar_inplace(tp_tensor_t* a,
                                               const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** a - b * trunc(a / b), exactly: the remainder that has a's sign. For integers
 *  and floating dtypes.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_ARGUMENT for an integer divisor of 0, before
 * anything is written. */
TP_API tp_status_t tp_fmod(const tp_tensor_t* a, const tp_tensor_t* b,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_fmod into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_fmod_out(const tp_tensor_t* a, const tp_tensor_t* b,
                               tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_fmod into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_fmod_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_fmod with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_fmod_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_fmod_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_fmod_scalar_out(const tp_tensor_t* a,
                                      const tp_scalar_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_fmod_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_fmod_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_DIVISION_H */
