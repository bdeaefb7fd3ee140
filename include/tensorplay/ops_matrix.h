/**
 * @file ops_matrix.h
 * @brief Products of matrices and vectors.
 *
 * The rules of all operators are those of ops.h, but: all operands of a product
 * are of one dtype, which is the result's (outer is elementwise, and promotes),
 * and `_out` refuses every overlap with a factor.
 *
 * Strides of any kind are read without a copy of the operand. Integers wrap and
 * are exact; f8, f16 and bf16 accumulate in f32 and round once, at the end. How
 * the terms of a sum are ordered depends on their number alone: neither layout,
 * nor the place in a batch, nor the number of threads change a bit. Instruction
 * sets with fused multiply-adds use them, so the last bits of floats differ
 * between those and the baseline.
 *
 * Beside the result, less than 4 MiB a thread are taken from the CPU's
 * allocator, before anything is written. Large products run on several threads.
 *
 * `beta` and `alpha` are numbers, NULL for 1; integers need integers. If beta
 * is 0, the input's elements are not read: NaN in them does not count.
 */
#ifndef TENSORPLAY_OPS_MATRIX_H
#define TENSORPLAY_OPS_MATRIX_H

#include "tensorplay/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Matrix product. Vectors times vectors give a number (rank 0), a vector is a
 *  row on the left and a column on the right, and leading dimensions broadcast.
 *  Refused for bool.
 *  @param a a tensor of rank 1 or more
 *  @param b a tensor of rank 1 or more
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE names both shapes. */
TP_API tp_status_t tp_matmul(const tp_tensor_t* a, const tp_tensor_t* b,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_matmul into a given tensor.
 *  @param a a tensor of rank 1 or more
 *  @param b a tensor of rank 1 or more
 *  @param[out] out a tensor of the result's sizes and dtype that overlaps
 *         neither a nor b
 *  @return status. */
TP_API tp_status_t tp_matmul_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                 tp_tensor_t* out) TP_SINCE(0, 1);

/** Sum of the products of two vectors' elements, a tensor of rank 0. Complex
 *  numbers are not conjugated. Refused for bool.
 *  @param a a tensor of shape (k)
 *  @param b a tensor of shape (k)
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_dot(const tp_tensor_t* a, const tp_tensor_t* b,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_dot into a given tensor.
 *  @param a a tensor of shape (k)
 *  @param b a tensor of shape (k)
 *  @param[out] out a tensor of rank 0 and of the operands' dtype that overlaps
 *         neither
 *  @return status. */
TP_API tp_status_t tp_dot_out(const tp_tensor_t* a, const tp_tensor_t* b,
                              tp_tensor_t* out) TP_SINCE(0, 1);

/** Every element of a vector times every one of another. Dtypes meet as those
 *  of ::tp_mul: bool with bool gives i64.
 *  @param a a tensor of shape (m)
 *  @param b a tensor of shape (n)
 *  @param[out] out owned tensor of shape (m, n)
 *  @return status. */
TP_API tp_status_t tp_outer(const tp_tensor_t* a, const tp_tensor_t* b,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_outer into a given tensor.
 *  @param a a tensor of shape (m)
 *  @param b a tensor of shape (n)
 *  @param[out] out a tensor of shape (m, n) whose dtype the result casts to
 *  @return status. */
TP_API tp_status_t tp_outer_out(const tp_tensor_t* a, const tp_tensor_t* b,
                                tp_tensor_t* out) TP_SINCE(0, 1);

/** beta * input + alpha * (a @ b) of matrices.
 *  @param input a tensor that broadcasts to (m, n)
 *  @param a a tensor of shape (m, k)
 *  @param b a tensor of shape (k, n)
 *  @param beta factor of the input, or NULL for 1
 *  @param alpha factor of the product, or NULL for 1
 *  @param[out] out owned tensor of shape (m, n)
 *  @return status. */
TP_API tp_status_t tp_addmm(const tp_tensor_t* input, const tp_tensor_t* a,
                            const tp_tensor_t* b,
                            TP_NULLABLE const tp_scalar_t* beta,
                            TP_NULLABLE const tp_scalar_t* alpha,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_addmm into a given tensor.
 *  @param input a tensor that broadcasts to (m, n)
 *  @param a a tensor of shape (m, k)
 *  @param b a tensor of shape (k, n)
 *  @param beta factor of the input, or NULL for 1
 *  @param alpha factor of the product, or NULL for 1
 *  @param[out] out a tensor of shape (m, n) and the operands' dtype; it may be
 *         the input, and otherwise overlaps no operand
 *  @return status. */
TP_API tp_status_t tp_addmm_out(const tp_tensor_t* input, const tp_tensor_t* a,
                                const tp_tensor_t* b,
                                TP_NULLABLE const tp_scalar_t* beta,
                                TP_NULLABLE const tp_scalar_t* alpha,
                                tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_addmm into its input.
 *  @param input a tensor of shape (m, n)
 *  @param a a tensor of shape (m, k)
 *  @param b a tensor of shape (k, n)
 *  @param beta factor of the input, or NULL for 1
 *  @param alpha factor of the product, or NULL for 1
 *  @return status. */
TP_API tp_status_t tp_addmm_inplace(tp_tensor_t* input, const tp_tensor_t* a,
                                    const tp_tensor_t* b,
                                    TP_NULLABLE const tp_scalar_t* beta,
                                    TP_NULLABLE const tp_scalar_t* alpha)
    TP_SINCE(0, 1);

/** beta * input + alpha * (a @ b) of equally many matrices.
 *  @param input a tensor that broadcasts to (batch, m, n)
 *  @param a a tensor of shape (batch, m, k)
 *  @param b a tensor of shape (batch, k, n)
 *  @param beta factor of the input, or NULL for 1
 *  @param alpha factor of the products, or NULL for 1
 *  @param[out] out owned tensor of shape (batch, m, n)
 *  @return status. */
TP_API tp_status_t tp_baddbmm(const tp_tensor_t* input, const tp_tensor_t* a,
                              const tp_tensor_t* b,
                              TP_NULLABLE const tp_scalar_t* beta,
                              TP_NULLABLE const tp_scalar_t* alpha,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_baddbmm into a given tensor.
 *  @param input a tensor that broadcasts to (batch, m, n)
 *  @param a a tensor of shape (batch, m, k)
 *  @param b a tensor of shape (batch, k, n)
 *  @param beta factor of the input, or NULL for 1
 *  @param alpha factor of the products, or NULL for 1
 *  @param[out] out a tensor of shape (batch, m, n) and the operands' dtype; it
 *         may be the input, and otherwise overlaps no operand
 *  @return status. */
TP_API tp_status_t tp_baddbmm_out(const tp_tensor_t* input,
                                  const tp_tensor_t* a, const tp_tensor_t* b,
                                  TP_NULLABLE const tp_scalar_t* beta,
                                  TP_NULLABLE const tp_scalar_t* alpha,
                                  tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_baddbmm into its input.
 *  @param input a tensor of shape (batch, m, n)
 *  @param a a tensor of shape (batch, m, k)
 *  @param b a tensor of shape (batch, k, n)
 *  @param beta factor of the input, or NULL for 1
 *  @param alpha factor of the products, or NULL for 1
 *  @return status. */
TP_API tp_status_t tp_baddbmm_inplace(tp_tensor_t* input, const tp_tensor_t* a,
                                      const tp_tensor_t* b,
                                      TP_NULLABLE const tp_scalar_t* beta,
                                      TP_NULLABLE const tp_scalar_t* alpha)
    TP_SINCE(0, 1);

/** A layer's product: a @ weight.T + bias. A weight of rank 1 is a single row,
 *  whose dimension is not in the result. Called by name, the bias is a list of
 *  one tensor or of none.
 *  @param a a tensor of shape (.., k)
 *  @param weight a tensor of shape (n, k) or (k)
 *  @param bias a tensor that broadcasts to the result, usually (n); or NULL
 *  @param[out] out owned tensor of shape (.., n) or (..)
 *  @return status. */
TP_API tp_status_t tp_linear(const tp_tensor_t* a, const tp_tensor_t* weight,
                             TP_NULLABLE const tp_tensor_t* bias,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_linear into a given tensor.
 *  @param a a tensor of shape (.., k)
 *  @param weight a tensor of shape (n, k) or (k)
 *  @param bias a tensor that broadcasts to the result, usually (n); or NULL
 *  @param[out] out a tensor of the result's sizes and the operands' dtype that
 *         overlaps no operand but, maybe, exactly the bias
 *  @return status. */
TP_API tp_status_t tp_linear_out(const tp_tensor_t* a,
                                 const tp_tensor_t* weight,
                                 TP_NULLABLE const tp_tensor_t* bias,
                                 tp_tensor_t* out) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_MATRIX_H */
