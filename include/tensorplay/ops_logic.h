/**
 * @file ops_logic.h
 * @brief Logical and bitwise operators.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_LOGIC_H
#define TENSORPLAY_OPS_LOGIC_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Whether a and b are both true, as bool. Any dtype: what is not 0 is true,
 *  NaN included.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_logical_and(const tp_tensor_t* a, const tp_tensor_t* b,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_logical_and into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_logical_and_out(const tp_tensor_t* a,
                                      const tp_tensor_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_logical_and into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_logical_and_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_logical_and with a number.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_logical_and_scalar(const tp_tensor_t* a,
                                         const tp_scalar_t* b,
                                         TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_logical_and_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_logical_and_scalar_out(const tp_tensor_t* a,
                                             const tp_scalar_t* b,
                                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_logical_and_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_logical_and_scalar_inplace(tp_tensor_t* a,
                                                 const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Whether a or b is true, as bool. Any dtype: what is not 0 is true, NaN
 *  included.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_logical_or(const tp_tensor_t* a, const tp_tensor_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_logical_or into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_logical_or_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                     tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_logical_or into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_logical_or_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_logical_or with a number.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_logical_or_scalar(const tp_tensor_t* a,
                                        const tp_scalar_t* b,
                                        TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_logical_or_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_logical_or_scalar_out(const tp_tensor_t* a,
                                            const tp_scalar_t* b,
                                            tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_logical_or_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_logical_or_scalar_inplace(tp_tensor_t* a,
                                                const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Whether just one of a and b is true, as bool. Any dtype: what is not 0 is
 *  true, NaN included.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_logical_xor(const tp_tensor_t* a, const tp_tensor_t* b,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_logical_xor into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_logical_xor_out(const tp_tensor_t* a,
                                      const tp_tensor_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_logical_xor into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_logical_xor_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_logical_xor with a number.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_logical_xor_scalar(const tp_tensor_t* a,
                                         const tp_scalar_t* b,
                                         TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_logical_xor_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_logical_xor_scalar_out(const tp_tensor_t* a,
                                             const tp_scalar_t* b,
                                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_logical_xor_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_logical_xor_scalar_inplace(tp_tensor_t* a,
                                                 const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Whether a is false, as bool. Any dtype: what is not 0 is true, NaN included.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_logical_not(const tp_tensor_t* a,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_logical_not into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_logical_not_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_logical_not into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_logical_not_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Bits that a and b both have. For integers and bool.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_and(const tp_tensor_t* a, const tp_tensor_t* b,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_and into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_bitwise_and_out(const tp_tensor_t* a,
                                      const tp_tensor_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_and into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_and_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_bitwise_and with a number, which does not widen a tensor of its
 *  category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_and_scalar(const tp_tensor_t* a,
                                         const tp_scalar_t* b,
                                         TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_and_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_bitwise_and_scalar_out(const tp_tensor_t* a,
                                             const tp_scalar_t* b,
                                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_bitwise_and_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_bitwise_and_scalar_inplace(tp_tensor_t* a,
                                                 const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Bits that a or b has. For integers and bool.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_or(const tp_tensor_t* a, const tp_tensor_t* b,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_or into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_bitwise_or_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                     tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_bitwise_or into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_or_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_bitwise_or with a number, which does not widen a tensor of its
 *  category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_or_scalar(const tp_tensor_t* a,
                                        const tp_scalar_t* b,
                                        TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_or_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_bitwise_or_scalar_out(const tp_tensor_t* a,
                                            const tp_scalar_t* b,
                                            tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_bitwise_or_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_bitwise_or_scalar_inplace(tp_tensor_t* a,
                                                const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Bits that just one of a and b has. For integers and bool.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_xor(const tp_tensor_t* a, const tp_tensor_t* b,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_xor into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_bitwise_xor_out(const tp_tensor_t* a,
                                      const tp_tensor_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_xor into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_xor_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_bitwise_xor with a number, which does not widen a tensor of its
 *  category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_xor_scalar(const tp_tensor_t* a,
                                         const tp_scalar_t* b,
                                         TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_xor_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_bitwise_xor_scalar_out(const tp_tensor_t* a,
                                             const tp_scalar_t* b,
                                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_bitwise_xor_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_bitwise_xor_scalar_inplace(tp_tensor_t* a,
                                                 const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Bits that a has not. For integers and bool.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_bitwise_not(const tp_tensor_t* a,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_not into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_bitwise_not_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_bitwise_not into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_bitwise_not_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_LOGIC_H */
