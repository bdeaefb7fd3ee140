/**
 * @file ops_hyperbolic.h
 * @brief Hyperbolic functions and their inverses.
 *
 * Results are within the units in the last place that each function names;
 * those of a complex tensor are close for its size, not for each part of it.
 * They have equal bits for every layout, instruction set and device. f16, bf16
 * and f8 compute in f32 and round once more. NaN gives NaN unless said
 * otherwise.
 */
#ifndef TENSORPLAY_OPS_HYPERBOLIC_H
#define TENSORPLAY_OPS_HYPERBOLIC_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Hyperbolic sine of a. Integers and bool give f32. Within 1 unit in the last
 *  place of f32, 2 of f64; a zero keeps its sign.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sinh(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_sinh into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_sinh_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_sinh into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_sinh_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Hyperbolic cosine of a. Integers and bool give f32. Within 1 unit in the
 *  last place of f32, 2 of f64.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_cosh(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_cosh into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_cosh_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_cosh into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_cosh_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Hyperbolic tangent of a. Integers and bool give f32. Within 1 unit in the
 *  last place of f32, 2 of f64; a zero keeps its sign.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_tanh(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_tanh into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_tanh_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_tanh into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_tanh_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** a (1 - b^2): where b is the result of ::tp_tanh, a gradient by that result
 *  as one by the argument. Integers and bool give f32; refused for complex. The
 *  square, the difference and the product are each rounded.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_tanh_backward(const tp_tensor_t* a, const tp_tensor_t* b,
                                    TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_tanh_backward into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_tanh_backward_out(const tp_tensor_t* a,
                                        const tp_tensor_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_tanh_backward into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_tanh_backward_inplace(tp_tensor_t* a,
                                            const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_tanh_backward with a number, which does not widen a tensor of its
 *  category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_tanh_backward_scalar(const tp_tensor_t* a,
                                           const tp_scalar_t* b,
                                           TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_tanh_backward_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_tanh_backward_scalar_out(const tp_tensor_t* a,
                                               const tp_scalar_t* b,
                                               tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_tanh_backward_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_tanh_backward_scalar_inplace(tp_tensor_t* a,
                                                   const tp_scalar_t* b)
    TP_SINCE(0, 1);

/** Inverse hyperbolic sine of a. Integers and bool give f32. Within 1 unit in
 *  the last place of f32, 2 of f64; a zero keeps its sign. The cuts of a
 *  complex tensor lie on the imaginary axis, beyond i and -i.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_asinh(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_asinh into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_asinh_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_asinh into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_asinh_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Inverse hyperbolic cosine of a. Integers and bool give f32. Within 1 unit in
 *  the last place of f32, 2 of f64; NaN of numbers below 1. A complex tensor
 *  gives the value with a real part of 0 or more; the cut lies on the real
 *  axis, below 1.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_acosh(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_acosh into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_acosh_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_acosh into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_acosh_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Inverse hyperbolic tangent of a. Integers and bool give f32. Within 1 unit
 *  in the last place of f32, 2 of f64; infinities of 1 and -1, NaN beyond; a
 *  zero keeps its sign. The cuts of a complex tensor lie on the real axis,
 *  beyond 1 and -1.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_atanh(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_atanh into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_atanh_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_atanh into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_atanh_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_HYPERBOLIC_H */
