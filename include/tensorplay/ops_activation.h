/**
 * @file ops_activation.h
 * @brief Activations of neural networks: leaky_relu.
 *
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

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_ACTIVATION_H */
