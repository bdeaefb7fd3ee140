/**
 * @file ops_exponential.h
 * @brief Exponentials, logarithms and the logistic function.
 *
 * Results are within the units in the last place that each function names;
 * those of a complex tensor are close for its size, not for each part of it.
 * They have equal bits for every layout, instruction set and device. f16, bf16
 * and f8 compute in f32 and round once more. NaN gives NaN unless said
 * otherwise.
 */
#ifndef TENSORPLAY_OPS_EXPONENTIAL_H
#define TENSORPLAY_OPS_EXPONENTIAL_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** e to the a. Integers and bool give f32. Within 1 unit in the last place,
 *  also where the result is subnormal. 0 of -infinity.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_exp(const tp_tensor_t* a,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_exp into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_exp_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_exp into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_exp_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** 2 to the a. Integers and bool give f32. Within 1 unit in the last place,
 *  also where the result is subnormal; exact for whole numbers. Refused for
 *  complex.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_exp2(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_exp2 into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_exp2_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_exp2 into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_exp2_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** e to the a, less 1, without the loss of places near 0. Integers and bool
 *  give f32. Within 1 unit in the last place of f32, 2 of f64. -1 of -infinity;
 *  a zero keeps its sign.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_expm1(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_expm1 into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_expm1_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_expm1 into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_expm1_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Natural logarithm of a. Integers and bool give f32. Within 1 unit in the
 *  last place. -infinity of either zero, NaN of negative numbers. A complex
 *  tensor gives the value with an imaginary part from -pi to pi; the cut lies
 *  along the negative real axis, and the sign of a zero tells its sides apart.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_log(const tp_tensor_t* a,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_log into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_log_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_log into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_log_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Logarithm of a to base 2. Integers and bool give f32. Within 1 unit in the
 *  last place; exact for powers of 2. Zeros, negative numbers and complex ones
 *  as ::tp_log.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_log2(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_log2 into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_log2_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_log2 into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_log2_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Logarithm of a to base 10. Integers and bool give f32. Within 1 unit in the
 *  last place. Zeros, negative numbers and complex ones as ::tp_log.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_log10(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_log10 into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_log10_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_log10 into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_log10_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Natural logarithm of 1 + a, without the loss of places near 0. Integers and
 *  bool give f32. Within 1 unit in the last place. -infinity of -1, NaN below;
 *  a zero keeps its sign.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_log1p(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_log1p into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_log1p_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_log1p into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_log1p_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** 1 / (1 + e^-a). Integers and bool give f32. Within 1 unit in the last place,
 *  also where the result is subnormal.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sigmoid(const tp_tensor_t* a,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_sigmoid into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_sigmoid_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_sigmoid into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_sigmoid_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** a b (1 - b): where b is the result of ::tp_sigmoid, a gradient by that
 *  result as one by the argument. Integers and bool give f32; refused for
 *  complex. 1 - b, that times b and the product with a are each rounded.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sigmoid_backward(const tp_tensor_t* a,
                                       const tp_tensor_t* b,
                                       TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_sigmoid_backward into a given tensor.
 *  @param a a tensor
 *  @param b a tensor
 *  @param[out] out a tensor of the result's sizes whose dtype the result casts
 *         to; may be a or b itself
 *  @return status. */
TP_API tp_status_t tp_sigmoid_backward_out(const tp_tensor_t* a,
                                           const tp_tensor_t* b,
                                           tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_sigmoid_backward into a.
 *  @param a a tensor of the result's sizes whose dtype the result casts to
 *  @param b a tensor
 *  @return status. */
TP_API tp_status_t tp_sigmoid_backward_inplace(tp_tensor_t* a,
                                               const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_sigmoid_backward with a number, which does not widen a tensor of its
 *  category.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sigmoid_backward_scalar(const tp_tensor_t* a,
                                              const tp_scalar_t* b,
                                              TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_sigmoid_backward_scalar into a given tensor.
 *  @param a a tensor
 *  @param b a number
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_sigmoid_backward_scalar_out(const tp_tensor_t* a,
                                                  const tp_scalar_t* b,
                                                  tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_sigmoid_backward_scalar into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param b a number
 *  @return status. */
TP_API tp_status_t tp_sigmoid_backward_scalar_inplace(tp_tensor_t* a,
                                                      const tp_scalar_t* b)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_EXPONENTIAL_H */
