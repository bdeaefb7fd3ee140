/**
 * @file ops_arithmetic.h
 * @brief Arithmetic: add, sub, mul, div, maximum, minimum.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_ARITHMETIC_H
#define TENSORPLAY_OPS_ARITHMETIC_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** a + b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is
 *  refused: ::tp_addcmul with a tensor of rank 0 that holds 1 adds value b.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_add(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_add into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_add_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_add into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_add_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_add with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_add_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_add_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_add_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                     tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_add_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_add_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** a - b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is
 *  refused, see ::tp_add.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sub(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_sub into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_sub_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_sub into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_sub_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_sub with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sub_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_sub_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_sub_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                     tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_sub_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_sub_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** a * b. Integers wrap. bool with bool gives i64.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_mul(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_mul into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_mul_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_mul into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_mul_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_mul with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_mul_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_mul_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_mul_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                     tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_mul_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_mul_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** a / b, true division: integers and bool give f32. PyTorch's `rounding_mode`
 *  is an operator of its own: ::tp_floor_divide or ::tp_trunc_divide.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_div(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_div into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_div_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_div into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_div_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_div with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_div_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_div_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_div_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                     tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_div_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_div_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** The larger of a and b, element by element; NaN if either is. Of two zeros,
 *  b. Refused for complex.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_maximum(const tp_tensor_t* a, const tp_tensor_t* b,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_maximum into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_maximum_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                  tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_maximum into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_maximum_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_maximum with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_maximum_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                     TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_maximum_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_maximum_scalar_out(const tp_tensor_t* a,
                                         const tp_scalar_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_maximum_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_maximum_scalar_inplace(tp_tensor_t* a,
                                             const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** The smaller of a and b, element by element; NaN if either is. Of two zeros,
 *  b. Refused for complex.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_minimum(const tp_tensor_t* a, const tp_tensor_t* b,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_minimum into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_minimum_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                  tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_minimum into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_minimum_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_minimum with a number, which does not widen a tensor of its category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_minimum_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                     TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_minimum_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_minimum_scalar_out(const tp_tensor_t* a,
                                         const tp_scalar_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_minimum_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_minimum_scalar_inplace(tp_tensor_t* a,
                                             const tp_scalar_t* b)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_ARITHMETIC_H */
