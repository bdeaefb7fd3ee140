/**
 * @file ops_indexing.h
 * @brief Operators that take and write elements by their indices.
 *
 * The rules of all operators are those of ops.h. Indices are tensors of i32 or
 * i64. Every index is checked before anything is written; the error names the
 * first one that is out of range and its place in row-major order. Negative
 * indices are refused but by ::tp_take. Results are contiguous.
 *
 * A tensor of rank 0 counts as a list of one, beside an index too.
 */
#ifndef TENSORPLAY_OPS_INDEXING_H
#define TENSORPLAY_OPS_INDEXING_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Takes indices of a dimension, as a copy.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index i32 or i64 tensor of rank 0 or 1
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE names the index. */
TP_API tp_status_t tp_index_select(const tp_tensor_t* a, int64_t dim,
                                   const tp_tensor_t* index,
                                   TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_index_select into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index i32 or i64 tensor of rank 0 or 1
 *  @param[out] out a tensor of the result's sizes and dtype that overlaps
 *         neither a nor index
 *  @return status. */
TP_API tp_status_t tp_index_select_out(const tp_tensor_t* a, int64_t dim,
                                       const tp_tensor_t* index,
                                       tp_tensor_t* out) TP_SINCE(0, 1);

/** Takes an element of a dimension for each index. With the index's sizes,
 *  element (i, j, k) of the result is `a[index[i, j, k], j, k]` for dimension
 *  0, and so on for the others. PyTorch's `sparse_grad` says what a gradient is
 *  and not what the result is: there is no such parameter.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index tensor of a's rank, not larger than a in the other dimensions;
 *         without elements, of any shape
 *  @param[out] out owned tensor of the index's sizes
 *  @return status; #TP_ERROR_RANGE names the index. */
TP_API tp_status_t tp_gather(const tp_tensor_t* a, int64_t dim,
                             const tp_tensor_t* index,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_gather into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_gather
 *  @param[out] out a tensor of the result's sizes and dtype that overlaps
 *         neither a nor index
 *  @return status. */
TP_API tp_status_t tp_gather_out(const tp_tensor_t* a, int64_t dim,
                                 const tp_tensor_t* index, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** Takes elements by their places in row-major order; negative ones count from
 *  the end.
 *  @param a a tensor
 *  @param index tensor of any shape
 *  @param[out] out owned tensor of the index's sizes
 *  @return status; #TP_ERROR_RANGE names the index. */
TP_API tp_status_t tp_take(const tp_tensor_t* a, const tp_tensor_t* index,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_take into a given tensor.
 *  @param a a tensor
 *  @param index tensor of any shape
 *  @param[out] out a tensor of the result's sizes and dtype that overlaps
 *         neither a nor index
 *  @return status. */
TP_API tp_status_t tp_take_out(const tp_tensor_t* a, const tp_tensor_t* index,
                               tp_tensor_t* out) TP_SINCE(0, 1);

/** The elements where a mask is true, as a list in row-major order.
 *  @param a a tensor
 *  @param mask bool tensor; the two broadcast
 *  @param[out] out owned tensor of rank 1
 *  @return status. */
TP_API tp_status_t tp_masked_select(const tp_tensor_t* a,
                                    const tp_tensor_t* mask,
                                    TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_masked_select into a given tensor.
 *  @param a a tensor
 *  @param mask bool tensor; the two broadcast
 *  @param[out] out a tensor of the result's size and dtype that overlaps
 *         neither a nor mask
 *  @return status. */
TP_API tp_status_t tp_masked_select_out(const tp_tensor_t* a,
                                        const tp_tensor_t* mask,
                                        tp_tensor_t* out) TP_SINCE(0, 1);

/**
 * @name Parts of matrices
 *
 * The last two dimensions are rows and columns; those before are a batch.
 * Diagonal 0 is the main one, positive ones are above it.
 * @{
 */

/** The elements on and below a diagonal, and 0 above it.
 *  @param a a tensor of rank 2 or more
 *  @param diagonal any number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_tril(const tp_tensor_t* a, int64_t diagonal,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_tril into a given tensor.
 *  @param a a tensor of rank 2 or more
 *  @param diagonal any number
 *  @param[out] out a tensor of a's sizes and dtype; it may be a
 *  @return status. */
TP_API tp_status_t tp_tril_out(const tp_tensor_t* a, int64_t diagonal,
                               tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_tril of the tensor itself: sets what is above to 0.
 *  @param a a tensor of rank 2 or more
 *  @param diagonal any number
 *  @return status. */
TP_API tp_status_t tp_tril_inplace(tp_tensor_t* a, int64_t diagonal)
    TP_SINCE(0, 1);

/** The elements on and above a diagonal, and 0 below it.
 *  @param a a tensor of rank 2 or more
 *  @param diagonal any number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_triu(const tp_tensor_t* a, int64_t diagonal,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_triu into a given tensor.
 *  @param a a tensor of rank 2 or more
 *  @param diagonal any number
 *  @param[out] out a tensor of a's sizes and dtype; it may be a
 *  @return status. */
TP_API tp_status_t tp_triu_out(const tp_tensor_t* a, int64_t diagonal,
                               tp_tensor_t* out) TP_SINCE(0, 1);

/** ::tp_triu of the tensor itself: sets what is below to 0.
 *  @param a a tensor of rank 2 or more
 *  @param diagonal any number
 *  @return status. */
TP_API tp_status_t tp_triu_inplace(tp_tensor_t* a, int64_t diagonal)
    TP_SINCE(0, 1);
/** @} */

/** Elements moved along dimensions; those that leave at the end come in at the
 *  start. A shift may be negative or beyond the size, a dimension may be named
 *  more than once.
 *  @param a a tensor
 *  @param shifts how far
 *  @param n their number
 *  @param dims dimensions; negative counts from the end
 *  @param m their number, which is n; or 0, with n = 1, to roll the elements in
 *         row-major order as one list
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_roll(const tp_tensor_t* a, const int64_t* shifts,
                           size_t n, const int64_t* dims, size_t m,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

#define TP_CLASSES_FOUND -1 /**< One class more than the largest number. */

/** Class numbers as rows of 0 with a 1 in that place.
 *  @param a tensor of i32 or i64 of any shape
 *  @param classes their number, at least 1; #TP_CLASSES_FOUND reads all
 *         elements, of which there must be some
 *  @param[out] out owned tensor of i64 with a last dimension of that size
 *  @return status; #TP_ERROR_RANGE names an element outside. */
TP_API tp_status_t tp_one_hot(const tp_tensor_t* a, int64_t classes,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

#define TP_INDEX_NONE -9223372036854775807 /**< No index at all. */

/** Rows of a table. PyTorch's `max_norm`, which changes the table, is refused:
 *  there is no such parameter; `scale_grad_by_freq` and `sparse` say what a
 *  gradient is and not what the result is.
 *  @param weight a tensor of rank 2
 *  @param index tensor of any shape
 *  @param padding_index a row that gets no gradient, negative counting from the
 *         end, or #TP_INDEX_NONE; the result does not depend on it
 *  @param[out] out owned tensor of the index's sizes and a row's
 *  @return status; #TP_ERROR_RANGE names the index. */
TP_API tp_status_t tp_embedding(const tp_tensor_t* weight,
                                const tp_tensor_t* index, int64_t padding_index,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_INDEXING_H */
