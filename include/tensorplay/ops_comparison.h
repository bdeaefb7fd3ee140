/**
 * @file ops_comparison.h
 * @brief Comparisons, and choosing by them.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_COMPARISON_H
#define TENSORPLAY_OPS_COMPARISON_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Whether a equals b. Exact among integers of any dtypes; false where an
 *  operand is NaN. The result is bool.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_eq(const tp_tensor_t* a, const tp_tensor_t* b,
                         TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_eq into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_eq_out(const tp_tensor_t* a, const tp_tensor_t* b,
                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_eq into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_eq_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_eq with a number, exactly: an integer that a's dtype does not hold
 *  compares as what it is.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_eq_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_eq_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_eq_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                    tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_eq_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_eq_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Whether a differs from b. Exact among integers of any dtypes; true where an
 *  operand is NaN. The result is bool.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_ne(const tp_tensor_t* a, const tp_tensor_t* b,
                         TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_ne into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_ne_out(const tp_tensor_t* a, const tp_tensor_t* b,
                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_ne into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_ne_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_ne with a number, exactly: an integer that a's dtype does not hold
 *  compares as what it is.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_ne_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_ne_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_ne_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                    tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_ne_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_ne_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Whether a is below b. Exact among integers of any dtypes; false where an
 *  operand is NaN. The result is bool. Refused for complex.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_lt(const tp_tensor_t* a, const tp_tensor_t* b,
                         TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_lt into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_lt_out(const tp_tensor_t* a, const tp_tensor_t* b,
                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_lt into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_lt_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_lt with a number, exactly: an integer that a's dtype does not hold
 *  compares as what it is.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_lt_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_lt_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_lt_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                    tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_lt_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_lt_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Whether a is below b or equals it. Exact among integers of any dtypes; false
 *  where an operand is NaN. The result is bool. Refused for complex.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_le(const tp_tensor_t* a, const tp_tensor_t* b,
                         TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_le into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_le_out(const tp_tensor_t* a, const tp_tensor_t* b,
                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_le into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_le_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_le with a number, exactly: an integer that a's dtype does not hold
 *  compares as what it is.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_le_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_le_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_le_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                    tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_le_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_le_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Whether a is above b. Exact among integers of any dtypes; false where an
 *  operand is NaN. The result is bool. Refused for complex.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_gt(const tp_tensor_t* a, const tp_tensor_t* b,
                         TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_gt into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_gt_out(const tp_tensor_t* a, const tp_tensor_t* b,
                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_gt into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_gt_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_gt with a number, exactly: an integer that a's dtype does not hold
 *  compares as what it is.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_gt_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_gt_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_gt_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                    tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_gt_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_gt_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Whether a is above b or equals it. Exact among integers of any dtypes; false
 *  where an operand is NaN. The result is bool. Refused for complex.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_ge(const tp_tensor_t* a, const tp_tensor_t* b,
                         TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_ge into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_ge_out(const tp_tensor_t* a, const tp_tensor_t* b,
                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_ge into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_ge_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_ge with a number, exactly: an integer that a's dtype does not hold
 *  compares as what it is.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_ge_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_ge_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_ge_scalar_out(const tp_tensor_t* a, const tp_scalar_t* b,
                                    tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_ge_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_ge_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Elements of a where the condition is true, of b elsewhere. All three
 *  broadcast; a and b meet in their promoted type. A number goes in as a tensor
 *  of rank 0 (::tp_scalar_tensor). PyTorch's form of the condition alone, the
 *  places of what is true, is refused.
 *  @param condition a bool tensor
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_where(const tp_tensor_t* condition, const tp_tensor_t* a,
                            const tp_tensor_t* b,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_where into a given tensor.
 *  @param condition a bool tensor
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be one of the others itself
 *  @return status. */
TP_API tp_status_t tp_where_out(const tp_tensor_t* condition,
                                const tp_tensor_t* a, const tp_tensor_t* b,
                                tp_tensor_t* out) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_COMPARISON_H */
