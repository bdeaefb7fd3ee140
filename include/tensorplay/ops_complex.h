/**
 * @file ops_complex.h
 * @brief Functions of complex numbers: conj, angle. Their parts are views
 * (views.h).
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_COMPLEX_H
#define TENSORPLAY_OPS_COMPLEX_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The complex conjugate of a; a real tensor gives a copy.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_conj(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_conj into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_conj_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_conj into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_conj_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** The angle of a in the complex plane, from -pi to pi: of a real number 0,
 *  or pi if it is negative, and NaN for NaN. A complex tensor gives one of
 *  the type of its parts, integers and bool give f32.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_angle(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_angle into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_angle_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_angle into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_angle_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_COMPLEX_H */
