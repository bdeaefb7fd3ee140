/**
 * @file ops_trigonometry.h
 * @brief Functions of angles and their inverses: sin, cos, tan, asin, acos,
 * atan, atan2.
 *
 * Integers and bool give f32; f16, bf16 and f8 compute in f32 and round once.
 * Errors are in units in the last place of the exact result, of every finite
 * argument; subnormal arguments and results count as others do. Equal bits for
 * every layout, instruction set and device. Of complex tensors, as C's
 * csin and its kin have branch cuts and special values. NaN
 * gives NaN.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_TRIGONOMETRY_H
#define TENSORPLAY_OPS_TRIGONOMETRY_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Sine of a, in radians. Error: f32 1, f64 2. Angles of any size are reduced
 *  exactly. The sign of a zero stays; an infinity gives NaN.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_sin(const tp_tensor_t* a,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_sin into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_sin_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_sin into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_sin_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Cosine of a, in radians. Error: f32 1, f64 2. Angles of any size are
 *  reduced exactly. An infinity gives NaN.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_cos(const tp_tensor_t* a,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_cos into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_cos_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_cos into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_cos_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Tangent of a, in radians. Error: 2. Angles of any size are reduced
 *  exactly. The sign of a zero stays; an infinity gives NaN.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_tan(const tp_tensor_t* a,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_tan into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_tan_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_tan into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_tan_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Arc sine of a, from -pi/2 to pi/2. Error: 2. The sign of a zero stays; a
 *  real number outside [-1, 1] gives NaN.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_asin(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_asin into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_asin_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_asin into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_asin_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Arc cosine of a, from 0 to pi. Error: 2. acos(1) is +0; a real number
 *  outside [-1, 1] gives NaN.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_acos(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_acos into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_acos_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_acos into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_acos_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Arc tangent of a, from -pi/2 to pi/2, which infinities give. Error: 2. The
 *  sign of a zero stays.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_atan(const tp_tensor_t* a,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_atan into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_atan_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_atan into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_atan_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Angle of the point (b, a), from -pi to pi: that of a / b in the quadrant
 * that the signs of both say, also of zeros and infinities: a zero over a
 * negative number or -0 is pi with a's sign, two infinities are pi/4 or 3 pi/4.
 * Error:
 *  2. Refused for complex.
 *  @param a a tensor: ordinates
 *  @param b a tensor of a broadcastable size: abscissas
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_atan2(const tp_tensor_t* a, const tp_tensor_t* b,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_atan2 into a given tensor.
 *  @param a a tensor: ordinates
 *  @param b a tensor: abscissas
 *  @param[out] out a tensor of the broadcast sizes whose dtype the result casts
 *         to; may be an operand itself
 *  @return status. */
TP_API tp_status_t tp_atan2_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_atan2 into a.
 *  @param a a tensor: ordinates, of the broadcast sizes and of a dtype that the
 *         result casts to
 *  @param b a tensor: abscissas
 *  @return status. */
TP_API tp_status_t tp_atan2_inplace(tp_tensor_t* a, const tp_tensor_t* b)
    TP_SINCE(0, 1);

/** ::tp_atan2 with a number.
 *  @param a a tensor: ordinates
 *  @param b a number: the abscissa
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_atan2_scalar(const tp_tensor_t* a, const tp_scalar_t* b,
                                   TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_atan2_scalar into a given tensor.
 *  @param a a tensor: ordinates
 *  @param b a number: the abscissa
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_atan2_scalar_out(const tp_tensor_t* a,
                                       const tp_scalar_t* b, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_atan2_scalar into a.
 *  @param a a tensor: ordinates, of a dtype that the result casts to
 *  @param b a number: the abscissa
 *  @return status. */
TP_API tp_status_t tp_atan2_scalar_inplace(tp_tensor_t* a, const tp_scalar_t* b)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_TRIGONOMETRY_H */
