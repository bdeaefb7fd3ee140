/**
 * @file ops_classification.h
 * @brief What kind of numbers there are.
 *
 * Part of ops.h, which says what holds for all operators.
 */
#ifndef TENSORPLAY_OPS_CLASSIFICATION_H
#define TENSORPLAY_OPS_CLASSIFICATION_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Whether a is NaN, as bool; of a complex number, whether either part is.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_isnan(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_isnan into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_isnan_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_isnan into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_isnan_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Whether a is an infinity, as bool; of a complex number, whether either part
 *  is.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_isinf(const tp_tensor_t* a,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_isinf into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_isinf_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_isinf into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_isinf_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** Whether a is neither an infinity nor NaN, as bool; of a complex number,
 *  whether both parts are.
 *  @param a a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_isfinite(const tp_tensor_t* a,
                               TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_isfinite into a given tensor.
 *  @param a a tensor
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_isfinite_out(const tp_tensor_t* a, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_isfinite into a.
 *  @param a a tensor whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_isfinite_inplace(tp_tensor_t* a) TP_SINCE(0, 1);

/** a with numbers in place of NaN and of the infinities. Integers stay as
 *  they are. Refused for complex.
 *  @param a a tensor
 *  @param nan a number in place of NaN; NULL for 0
 *  @param posinf a number in place of infinity; NULL for the largest finite
 *         one of the dtype
 *  @param neginf a number in place of -infinity; NULL for the lowest finite
 *         one
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_nan_to_num(const tp_tensor_t* a,
                                 TP_NULLABLE const tp_scalar_t* nan,
                                 TP_NULLABLE const tp_scalar_t* posinf,
                                 TP_NULLABLE const tp_scalar_t* neginf,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_nan_to_num into a given tensor.
 *  @param a a tensor
 *  @param nan a number in place of NaN; NULL for 0
 *  @param posinf a number in place of infinity; NULL for the largest finite
 *         one of the dtype
 *  @param neginf a number in place of -infinity; NULL for the lowest finite
 *         one
 *  @param[out] out a tensor of a's sizes whose dtype the result casts to; may
 *         be a itself
 *  @return status. */
TP_API tp_status_t tp_nan_to_num_out(const tp_tensor_t* a,
                                     TP_NULLABLE const tp_scalar_t* nan,
                                     TP_NULLABLE const tp_scalar_t* posinf,
                                     TP_NULLABLE const tp_scalar_t* neginf,
                                     tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_nan_to_num into a.
 *  @param a a tensor whose dtype the result casts to
 *  @param nan a number in place of NaN; NULL for 0
 *  @param posinf a number in place of infinity; NULL for the largest finite
 *         one of the dtype
 *  @param neginf a number in place of -infinity; NULL for the lowest finite
 *         one
 *  @return status. */
TP_API tp_status_t tp_nan_to_num_inplace(tp_tensor_t* a,
                                         TP_NULLABLE const tp_scalar_t* nan,
                                         TP_NULLABLE const tp_scalar_t* posinf,
                                         TP_NULLABLE const tp_scalar_t* neginf)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_CLASSIFICATION_H */
