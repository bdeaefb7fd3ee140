/**
 * @file ops_ternary.h
 * @brief Operators of three operands: clamp, lerp, addcmul, addcdiv,
 * masked_fill.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_TERNARY_H
#define TENSORPLAY_OPS_TERNARY_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** a, but no less than min and no more than max, which broadcast with it.
 *  Where min is above max, max; where any of the three is NaN, NaN. Refused
 *  for bool and complex.
 *  @param a a tensor
 *  @param min a tensor; NULL for no lower bound
 *  @param max a tensor; NULL for no upper bound
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_ARGUMENT if there is neither bound. */
TP_API tp_status_t tp_clamp(const tp_tensor_t* a,
                            TP_NULLABLE const tp_tensor_t* min,
                            TP_NULLABLE const tp_tensor_t* max,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_clamp into a given tensor.
 *  @param a a tensor
 *  @param min a tensor; NULL for no lower bound
 *  @param max a tensor; NULL for no upper bound
 *  @param[out] out a tensor of the result's sizes whose dtype the result
 *         casts to; may be an operand itself
 *  @return status. */
TP_API tp_status_t tp_clamp_out(const tp_tensor_t* a,
                                TP_NULLABLE const tp_tensor_t* min,
                                TP_NULLABLE const tp_tensor_t* max,
                                tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_clamp into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param min a tensor; NULL for no lower bound
 *  @param max a tensor; NULL for no upper bound
 *  @return status. */
TP_API tp_status_t tp_clamp_inplace(tp_tensor_t* a,
                                    TP_NULLABLE const tp_tensor_t* min,
                                    TP_NULLABLE const tp_tensor_t* max)
    TP_SINCE(0, 1);

/** ::tp_clamp with numbers, which do not widen a tensor of their category. An
 *  integer that the result's dtype does not hold is no bound where it leaves
 *  all numbers of the dtype alone.
 *  @param a a tensor
 *  @param min a number; NULL for no lower bound
 *  @param max a number; NULL for no upper bound
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_ARGUMENT if there is neither bound, or if the
 *         dtype holds no number on the right side of one. */
TP_API tp_status_t tp_clamp_scalar(const tp_tensor_t* a,
                                   TP_NULLABLE const tp_scalar_t* min,
                                   TP_NULLABLE const tp_scalar_t* max,
                                   TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_clamp_scalar into a given tensor.
 *  @param a a tensor
 *  @param min a number; NULL for no lower bound
 *  @param max a number; NULL for no upper bound
 *  @param[out] out a tensor of the result's sizes whose dtype the result
 *         casts to; may be an operand itself
 *  @return status. */
TP_API tp_status_t tp_clamp_scalar_out(const tp_tensor_t* a,
                                       TP_NULLABLE const tp_scalar_t* min,
                                       TP_NULLABLE const tp_scalar_t* max,
                                       tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_clamp_scalar into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param min a number; NULL for no lower bound
 *  @param max a number; NULL for no upper bound
 *  @return status. */
TP_API tp_status_t tp_clamp_scalar_inplace(tp_tensor_t* a,
                                           TP_NULLABLE const tp_scalar_t* min,
                                           TP_NULLABLE const tp_scalar_t* max)
    TP_SINCE(0, 1);

/** The number between a and b that weight says: a where weight is 0, b where
 *  it is 1. Computed from the nearer end, as a + weight (b - a) for a weight
 *  of magnitude below 1/2, else as b - (1 - weight) (b - a), each step
 *  rounded. For floating and complex dtypes.
 *  @param a a tensor
 *  @param b a tensor
 *  @param weight a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_lerp(const tp_tensor_t* a, const tp_tensor_t* b,
                           const tp_tensor_t* weight,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_lerp into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param weight a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result
 *         casts to; may be an operand itself
 *  @return status. */
TP_API tp_status_t tp_lerp_out(const tp_tensor_t* a, const tp_tensor_t* b,
                               const tp_tensor_t* weight, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_lerp into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @param weight a tensor
 *  @return status. */
TP_API tp_status_t tp_lerp_inplace(tp_tensor_t* a, const tp_tensor_t* b,
                                   const tp_tensor_t* weight) TP_SINCE(0, 1);

/** ::tp_lerp with a number for the weight, which does not widen the tensors.
 *  @param a a tensor
 *  @param b a tensor
 *  @param weight a number without imaginary part, unless the tensors are
 *         complex
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_lerp_scalar(const tp_tensor_t* a, const tp_tensor_t* b,
                                  const tp_scalar_t* weight,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_lerp_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param weight a number without imaginary part, unless the tensors are
 *         complex
 *  @param[out] out a tensor of the result's sizes whose dtype the result
 *         casts to; may be an operand itself
 *  @return status. */
TP_API tp_status_t tp_lerp_scalar_out(const tp_tensor_t* a,
                                      const tp_tensor_t* b,
                                      const tp_scalar_t* weight,
                                      tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_lerp_scalar into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @param weight a number without imaginary part, unless the tensors are
 *         complex
 *  @return status. */
TP_API tp_status_t tp_lerp_scalar_inplace(tp_tensor_t* a, const tp_tensor_t* b,
                                          const tp_scalar_t* weight)
    TP_SINCE(0, 1);

/** a + value b c, the product from the left, each step rounded. Integers
 *  wrap. Refused for bool.
 *  @param a a tensor
 *  @param b a tensor
 *  @param c a tensor
 *  @param value a number, which does not widen the tensors: an integer for
 *         integers; NULL for 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_addcmul(const tp_tensor_t* a, const tp_tensor_t* b,
                              const tp_tensor_t* c,
                              TP_NULLABLE const tp_scalar_t* value,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_addcmul into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param c a tensor
 *  @param value a number, which does not widen the tensors: an integer for
 *         integers; NULL for 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result
 *         casts to; may be an operand itself
 *  @return status. */
TP_API tp_status_t tp_addcmul_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                  const tp_tensor_t* c,
                                  TP_NULLABLE const tp_scalar_t* value,
                                  tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_addcmul into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @param c a tensor
 *  @param value a number, which does not widen the tensors: an integer for
 *         integers; NULL for 1
 *  @return status. */
TP_API tp_status_t tp_addcmul_inplace(tp_tensor_t* a, const tp_tensor_t* b,
                                      const tp_tensor_t* c,
                                      TP_NULLABLE const tp_scalar_t* value)
    TP_SINCE(0, 1);

/** a + value b / c, from the left, each step rounded. For floating and
 *  complex dtypes. Refused where b and c are integers, even if a is not:
 *  convert one of them to say which quotient is meant.
 *  @param a a tensor
 *  @param b a tensor
 *  @param c a tensor
 *  @param value a number, which does not widen the tensors; NULL for 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_addcdiv(const tp_tensor_t* a, const tp_tensor_t* b,
                              const tp_tensor_t* c,
                              TP_NULLABLE const tp_scalar_t* value,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_addcdiv into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param c a tensor
 *  @param value a number, which does not widen the tensors; NULL for 1
 *  @param[out] out a tensor of the result's sizes whose dtype the result
 *         casts to; may be an operand itself
 *  @return status. */
TP_API tp_status_t tp_addcdiv_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                  const tp_tensor_t* c,
                                  TP_NULLABLE const tp_scalar_t* value,
                                  tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_addcdiv into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @param c a tensor
 *  @param value a number, which does not widen the tensors; NULL for 1
 *  @return status. */
TP_API tp_status_t tp_addcdiv_inplace(tp_tensor_t* a, const tp_tensor_t* b,
                                      const tp_tensor_t* c,
                                      TP_NULLABLE const tp_scalar_t* value)
    TP_SINCE(0, 1);

/** a, but value where mask is true. The mask broadcasts with a; the result
 *  has a's dtype.
 *  @param a a tensor
 *  @param mask a bool tensor
 *  @param value a tensor of rank 0, converted to a's dtype; no complex one
 *         for a real a
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE for a value with dimensions. */
TP_API tp_status_t tp_masked_fill(const tp_tensor_t* a, const tp_tensor_t* mask,
                                  const tp_tensor_t* value,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_masked_fill into a given tensor.
 *  @param a a tensor
 *  @param mask a bool tensor
 *  @param value a tensor of rank 0, converted to a's dtype; no complex one
 *         for a real a
 *  @param[out] out a tensor of the result's sizes whose dtype the result
 *         casts to; may be an operand itself
 *  @return status. */
TP_API tp_status_t tp_masked_fill_out(const tp_tensor_t* a,
                                      const tp_tensor_t* mask,
                                      const tp_tensor_t* value,
                                      tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_masked_fill into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param mask a bool tensor
 *  @param value a tensor of rank 0, converted to a's dtype; no complex one
 *         for a real a
 *  @return status. */
TP_API tp_status_t tp_masked_fill_inplace(tp_tensor_t* a,
                                          const tp_tensor_t* mask,
                                          const tp_tensor_t* value)
    TP_SINCE(0, 1);

/** ::tp_masked_fill with a number, converted as ::tp_fill_inplace does.
 *  @param a a tensor
 *  @param mask a bool tensor
 *  @param value a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_masked_fill_scalar(const tp_tensor_t* a,
                                         const tp_tensor_t* mask,
                                         const tp_scalar_t* value,
                                         TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_masked_fill_scalar into a given tensor.
 *  @param a a tensor
 *  @param mask a bool tensor
 *  @param value a number
 *  @param[out] out a tensor of the result's sizes whose dtype the result
 *         casts to; may be an operand itself
 *  @return status. */
TP_API tp_status_t tp_masked_fill_scalar_out(const tp_tensor_t* a,
                                             const tp_tensor_t* mask,
                                             const tp_scalar_t* value,
                                             tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_masked_fill_scalar into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param mask a bool tensor
 *  @param value a number
 *  @return status. */
TP_API tp_status_t tp_masked_fill_scalar_inplace(tp_tensor_t* a,
                                                 const tp_tensor_t* mask,
                                                 const tp_scalar_t* value)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_TERNARY_H */
