/**
 * @file ops_scattering.h
 * @brief Operators that write elements where indices say.
 *
 * The rules of all operators are those of ops.h, those of indices are in
 * ops_indexing.h. This is the reverse of ::tp_gather: with dimension 0, element
 * (i, j, k) of the source goes to `[index[i, j, k], j, k]`. Where several go to
 * one place they do so in the order of the dimension: the last one stays, or
 * they are added or multiplied one after the other, each step rounded to the
 * dtype. Results are the same for every layout and every number of threads.
 *
 * PyTorch's `reduce="add"` is `scatter_add`, `reduce="multiply"` is
 * `scatter_mul`; both are refused for bool. Its `scatter_reduce` by mean, amax
 * or amin is refused.
 *
 * The result of `_out` may be a itself. An index or source that overlaps a
 * result is read in full first.
 */
#ifndef TENSORPLAY_OPS_SCATTERING_H
#define TENSORPLAY_OPS_SCATTERING_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A copy of a tensor with elements of another one written to it.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index tensor of a's rank, not larger than src in any dimension, nor
 *         than a in the others; without elements, of any shape
 *  @param src tensor of a's dtype
 *  @param[out] out owned tensor of a's sizes
 *  @return status; #TP_ERROR_RANGE names the index. */
TP_API tp_status_t tp_scatter(const tp_tensor_t* a, int64_t dim,
                              const tp_tensor_t* index, const tp_tensor_t* src,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_scatter into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param src tensor of a's dtype
 *  @param[out] out a tensor of a's sizes and dtype
 *  @return status. */
TP_API tp_status_t tp_scatter_out(const tp_tensor_t* a, int64_t dim,
                                  const tp_tensor_t* index,
                                  const tp_tensor_t* src, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_scatter to the tensor itself.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param src tensor of a's dtype
 *  @return status. */
TP_API tp_status_t tp_scatter_inplace(tp_tensor_t* a, int64_t dim,
                                      const tp_tensor_t* index,
                                      const tp_tensor_t* src) TP_SINCE(0, 1);

/** A copy of a tensor with one value written to many places.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param value converted as ::tp_tensor_set does
 *  @param[out] out owned tensor of a's sizes
 *  @return status. */
TP_API tp_status_t tp_scatter_scalar(const tp_tensor_t* a, int64_t dim,
                                     const tp_tensor_t* index,
                                     const tp_scalar_t* value,
                                     TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_scatter_scalar to the tensor itself.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param value converted as ::tp_tensor_set does
 *  @return status. */
TP_API tp_status_t tp_scatter_scalar_inplace(tp_tensor_t* a, int64_t dim,
                                             const tp_tensor_t* index,
                                             const tp_scalar_t* value)
    TP_SINCE(0, 1);

/** A copy of a tensor with elements of another one added to it.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param src tensor of a's dtype
 *  @param[out] out owned tensor of a's sizes
 *  @return status; #TP_ERROR_RANGE names the index. */
TP_API tp_status_t tp_scatter_add(const tp_tensor_t* a, int64_t dim,
                                  const tp_tensor_t* index,
                                  const tp_tensor_t* src,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_scatter_add into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param src tensor of a's dtype
 *  @param[out] out a tensor of a's sizes and dtype
 *  @return status. */
TP_API tp_status_t tp_scatter_add_out(const tp_tensor_t* a, int64_t dim,
                                      const tp_tensor_t* index,
                                      const tp_tensor_t* src, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_scatter_add to the tensor itself.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param src tensor of a's dtype
 *  @return status. */
TP_API tp_status_t tp_scatter_add_inplace(tp_tensor_t* a, int64_t dim,
                                          const tp_tensor_t* index,
                                          const tp_tensor_t* src)
    TP_SINCE(0, 1);

/** A copy of a tensor with one value added to it in many places.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param value converted as ::tp_tensor_set does
 *  @param[out] out owned tensor of a's sizes
 *  @return status. */
TP_API tp_status_t tp_scatter_add_scalar(const tp_tensor_t* a, int64_t dim,
                                         const tp_tensor_t* index,
                                         const tp_scalar_t* value,
                                         TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_scatter_add_scalar to the tensor itself.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param value converted as ::tp_tensor_set does
 *  @return status. */
TP_API tp_status_t tp_scatter_add_scalar_inplace(tp_tensor_t* a, int64_t dim,
                                                 const tp_tensor_t* index,
                                                 const tp_scalar_t* value)
    TP_SINCE(0, 1);

/** A copy of a tensor with elements of another one multiplied into it.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param src tensor of a's dtype
 *  @param[out] out owned tensor of a's sizes
 *  @return status; #TP_ERROR_RANGE names the index. */
TP_API tp_status_t tp_scatter_mul(const tp_tensor_t* a, int64_t dim,
                                  const tp_tensor_t* index,
                                  const tp_tensor_t* src,
                                  TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_scatter_mul into a given tensor.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param src tensor of a's dtype
 *  @param[out] out a tensor of a's sizes and dtype
 *  @return status. */
TP_API tp_status_t tp_scatter_mul_out(const tp_tensor_t* a, int64_t dim,
                                      const tp_tensor_t* index,
                                      const tp_tensor_t* src, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** ::tp_scatter_mul to the tensor itself.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param src tensor of a's dtype
 *  @return status. */
TP_API tp_status_t tp_scatter_mul_inplace(tp_tensor_t* a, int64_t dim,
                                          const tp_tensor_t* index,
                                          const tp_tensor_t* src)
    TP_SINCE(0, 1);

/** A copy of a tensor with one value multiplied into it in many places.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param value converted as ::tp_tensor_set does
 *  @param[out] out owned tensor of a's sizes
 *  @return status. */
TP_API tp_status_t tp_scatter_mul_scalar(const tp_tensor_t* a, int64_t dim,
                                         const tp_tensor_t* index,
                                         const tp_scalar_t* value,
                                         TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_scatter_mul_scalar to the tensor itself.
 *  @param a a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index as for ::tp_scatter
 *  @param value converted as ::tp_tensor_set does
 *  @return status. */
TP_API tp_status_t tp_scatter_mul_scalar_inplace(tp_tensor_t* a, int64_t dim,
                                                 const tp_tensor_t* index,
                                                 const tp_scalar_t* value)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_SCATTERING_H */
