/**
 * @file ops_indexing.h
 * @brief Operators that take elements by their indices.
 *
 * The rules of all operators are those of ops.h.
 */
#ifndef TENSORPLAY_OPS_INDEXING_H
#define TENSORPLAY_OPS_INDEXING_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Takes indices of a dimension, as a copy. Every index is checked before
 *  anything is written; negative ones are refused.
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

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_INDEXING_H */
