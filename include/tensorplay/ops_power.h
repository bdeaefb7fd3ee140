/**
 * @file ops_power.h
 * @brief Powers, the hypotenuse and the cube root.
 *
 * Results are within the units in the last place that each function names;
 * those of a complex tensor are close for its size, not for each part of it.
 * They have equal bits for every layout, instruction set and device. f16, bf16
 * and f8 compute in f32 and round once more. NaN gives NaN unless said
 * otherwise.
 */
#ifndef TENSORPLAY_OPS_POWER_H
#define TENSORPLAY_OPS_POWER_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** a to the power b. For all dtypes; bool with bool is refused. Floating dtypes
 *  as C's pow: within 1 unit in the last place, the square is a times a
 *  exactly, any number to the power 0 and 1 to any power give 1, also of NaN,
 *  and a negative number to a power that is not whole gives NaN. Integers wrap;
 *  to a negative power, 1 gives 1, -1 gives 1 or -1, and any other, 0 too,
 *  gives 0. Complex numbers give e^(b log a), whose relative error grows with
 *  the size of b log a; a to the power 0, 1 and 2 is exact.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_pow(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_pow into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_pow_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_pow into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_pow_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_pow with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_ARGUMENT for a negative whole number where
 *  integers are computed with, before anything is written. */
TP_API tp_status_t tp_pow_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_pow_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_pow_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                     tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_pow_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status; #TP_ERROR_ARGUMENT for a negative whole number where
 *  integers are computed with, before anything is written. */
TP_API tp_status_t tp_pow_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** sqrt(a^2 + b^2) without overflow or underflow on the way. Integers and bool
 *  give f32; refused for complex. Within 1 unit in the last place of f32, 2 of
 *  f64; infinity if either operand is infinite, even if the other is NaN.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_hypot(const tp_tensor_t* a, const tp_tensor_t* b,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_hypot into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_hypot_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_hypot into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_hypot_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_hypot with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_hypot_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                   TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_hypot_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_hypot_scalar_out(const tp_tensor_t* a,
                                       const tp_scalar_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_hypot_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_hypot_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Cube root of a, also of a negative number. Integers and bool give f32;
 *  refused for complex. Within 1 unit in the last place; a zero keeps its sign.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_cbrt(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_cbrt into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_cbrt_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_cbrt into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_cbrt_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_POWER_H */
