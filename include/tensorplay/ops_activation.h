/**
 * @file ops_activation.h
 * @brief Activations of neural networks: leaky_relu, elu, softplus, silu, gelu.
 *
 * Of real numbers gelu is within 1 unit in the last place, of f64 within 2,
 * silu and gelu_tanh within 1.5, elu and softplus of numbers left out within 2.
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_ACTIVATION_H
#define TENSORPLAY_OPS_ACTIVATION_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** a where it is above 0, else negative_slope a. For floating dtypes.
 *  @param a a tensor
 *  @param negative_slope a number; NULL for 0.01
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_leaky_relu(const tp_tensor_t* a,
                                 TP_NULLABLE const tp_scalar_t* negative_slope,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_leaky_relu into a given tensor.
 *  @param a a tensor
 *  @param negative_slope a number; NULL for 0.01
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_leaky_relu_out(
    const tp_tensor_t* a, TP_NULLABLE const tp_scalar_t* negative_slope,
    tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_leaky_relu into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param negative_slope a number; NULL for 0.01
 *  @return status. */
TP_API tp_status_t tp_leaky_relu_inplace(
    tp_tensor_t* a, TP_NULLABLE const tp_scalar_t* negative_slope)
    TP_SINCE(0, 1);

/** scale a where a is above 0, else scale alpha (e^(input_scale a) - 1); selu
 *  with its alpha and scale. For floating dtypes.
 *  @param a a tensor
 *  @param alpha a number; NULL for 1
 *  @param scale a number; NULL for 1
 *  @param input_scale a number; NULL for 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_elu(const tp_tensor_t* a,
                          TP_NULLABLE const tp_scalar_t* alpha,
                          TP_NULLABLE const tp_scalar_t* scale,
                          TP_NULLABLE const tp_scalar_t* input_scale,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_elu into a given tensor.
 *  @param a a tensor
 *  @param alpha a number; NULL for 1
 *  @param scale a number; NULL for 1
 *  @param input_scale a number; NULL for 1
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_elu_out(const tp_tensor_t* a,
                              TP_NULLABLE const tp_scalar_t* alpha,
                              TP_NULLABLE const tp_scalar_t* scale,
                              TP_NULLABLE const tp_scalar_t* input_scale,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_elu into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param alpha a number; NULL for 1
 *  @param scale a number; NULL for 1
 *  @param input_scale a number; NULL for 1
 *  @return status. */
TP_API tp_status_t tp_elu_inplace(tp_tensor_t* a,
                                  TP_NULLABLE const tp_scalar_t* alpha,
                                  TP_NULLABLE const tp_scalar_t* scale,
                                  TP_NULLABLE const tp_scalar_t* input_scale)
    TP_SINCE(0, 1);

/** log(1 + e^(beta a)) / beta, or a where beta a is above threshold. For
 *  floating dtypes.
 *  @param a a tensor
 *  @param beta a number; NULL for 1
 *  @param threshold a number; NULL for 20
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_softplus(const tp_tensor_t* a,
                               TP_NULLABLE const tp_scalar_t* beta,
                               TP_NULLABLE const tp_scalar_t* threshold,
                               TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_softplus into a given tensor.
 *  @param a a tensor
 *  @param beta a number; NULL for 1
 *  @param threshold a number; NULL for 20
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_softplus_out(const tp_tensor_t* a,
                                   TP_NULLABLE const tp_scalar_t* beta,
                                   TP_NULLABLE const tp_scalar_t* threshold,
                                   tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_softplus into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param beta a number; NULL for 1
 *  @param threshold a number; NULL for 20
 *  @return status. */
TP_API tp_status_t tp_softplus_inplace(tp_tensor_t* a,
                                       TP_NULLABLE const tp_scalar_t* beta,
                                       TP_NULLABLE const tp_scalar_t* threshold)
    TP_SINCE(0, 1);

/** a / (1 + e^-a), also called swish. NaN for -infinity. For floating and
 *  complex dtypes.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_silu(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_silu into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_silu_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_silu into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_silu_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** a times the chance that a normal number is below a: a (1 + erf(a /
 *  sqrt(2))) / 2, computed so that negative numbers lose no digits. NaN for
 *  -infinity. For floating dtypes. PyTorch's `approximate="tanh"` is
 *  ::tp_gelu_tanh.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_gelu(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_gelu into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_gelu_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_gelu into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_gelu_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** The approximation a (1 + tanh(sqrt(2 / pi) (a + 0.044715 a^3))) / 2 of
 *  ::tp_gelu, an operator of its own; computed so that negative numbers lose
 *  no digits. NaN for -infinity. For floating dtypes.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_gelu_tanh(const tp_tensor_t* a,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_gelu_tanh into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_gelu_tanh_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_gelu_tanh into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_gelu_tanh_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_ACTIVATION_H */
