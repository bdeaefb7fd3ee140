/**
 * @file views.h
 * @brief Views that never copy, and the copies.
 *
 * A view shares storage, bytes and version with its base and keeps it alive. It
 * costs the same for every size. A device that cannot address strides gives a
 * copy instead (no device of this build does). Functions that may copy say so.
 *
 * Dimensions run from -rank to rank - 1; a dimension outside is
 * #TP_ERROR_RANGE. Results are owned.
 *
 * A tensor two of whose indices share a byte (::tp_expand, ::tp_unfold,
 * ::tp_as_strided) is self-overlapping. An in-place write to one first gives
 * the handle bytes of its own (a contiguous copy, version one more than
 * before), so that the base keeps its value. It is refused as an output and by
 * ::tp_tensor_begin_write.
 */
#ifndef TENSORPLAY_VIEWS_H
#define TENSORPLAY_VIEWS_H

#include "tensorplay/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An open bound of ::tp_slice. */
#define TP_SLICE_OPEN 9223372036854775807
/** Lets ::tp_as_strided keep the offset of its tensor. */
#define TP_OFFSET_KEEP -9223372036854775807

/** Views the storage with any sizes, strides and offset. The lowest and the
 *  highest byte reached must lie in the storage.
 *  @param tensor a tensor
 *  @param sizes sizes
 *  @param strides strides, may be 0 or negative
 *  @param rank their number
 *  @param offset first element in the storage; #TP_OFFSET_KEEP keeps the
 *         tensor's
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE with needed and available bytes. */
TP_API tp_status_t tp_as_strided(tp_tensor_t* tensor, const int64_t* sizes,
                                 const int64_t* strides, size_t rank,
                                 int64_t offset,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Views the same elements with other sizes, never copying.
 *  @param tensor a tensor
 *  @param sizes sizes of the same number of elements; one may be -1
 *  @param rank their number
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_LAYOUT names the dimensions that do not merge,
 *          #TP_ERROR_SHAPE. */
TP_API tp_status_t tp_view(tp_tensor_t* tensor, const int64_t* sizes,
                           size_t rank, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** As ::tp_view where strides allow it, else a contiguous copy.
 *  @param tensor a tensor
 *  @param sizes sizes of the same number of elements; one may be -1
 *  @param rank their number
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE. */
TP_API tp_status_t tp_reshape(tp_tensor_t* tensor, const int64_t* sizes,
                              size_t rank, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Merges a run of dimensions into one, as ::tp_reshape does. A tensor of rank
 *  0 gets rank 1.
 *  @param tensor a tensor
 *  @param start_dim first dimension
 *  @param end_dim last dimension, included
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE. */
TP_API tp_status_t tp_flatten(tp_tensor_t* tensor, int64_t start_dim,
                              int64_t end_dim,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Splits a dimension into several.
 *  @param tensor a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param sizes sizes whose product is that of dim; one may be -1
 *  @param n their number, at least 1
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE. */
TP_API tp_status_t tp_unflatten(tp_tensor_t* tensor, int64_t dim,
                                const int64_t* sizes, size_t n,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Takes one index of a dimension, which goes away.
 *  @param tensor a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param index an index; negative counts from the end
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE; rank 0 is refused. */
TP_API tp_status_t tp_select(tp_tensor_t* tensor, int64_t dim, int64_t index,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Takes every step-th index from start up to stop, not included. Bounds
 *  outside are clamped, negative ones count from the end. A negative step walks
 *  down.
 *  @param tensor a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param start first index, or #TP_SLICE_OPEN for the end the step starts from
 *  @param stop bound, or #TP_SLICE_OPEN
 *  @param step distance, not 0
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_ARGUMENT for step 0; rank 0 is refused. */
TP_API tp_status_t tp_slice(tp_tensor_t* tensor, int64_t dim, int64_t start,
                            int64_t stop, int64_t step,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Takes length indices from start on. Nothing is clamped.
 *  @param tensor a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param start first index; negative counts from the end
 *  @param length their number
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE; rank 0 is refused. */
TP_API tp_status_t tp_narrow(tp_tensor_t* tensor, int64_t dim, int64_t start,
                             int64_t length, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Swaps two dimensions.
 *  @param tensor a tensor
 *  @param dim0 a dimension
 *  @param dim1 a dimension
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE. */
TP_API tp_status_t tp_transpose(tp_tensor_t* tensor, int64_t dim0, int64_t dim1,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Transposes a matrix; a vector or a tensor of rank 0 stays as it is.
 *  @param tensor a tensor of rank 2 at most
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE. */
TP_API tp_status_t tp_t(tp_tensor_t* tensor, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Reorders the dimensions: dimension i of the result is dims[i].
 *  @param tensor a tensor
 *  @param dims every dimension once
 *  @param n their number, the tensor's rank
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_ARGUMENT for a repeated dimension. */
TP_API tp_status_t tp_permute(tp_tensor_t* tensor, const int64_t* dims,
                              size_t n, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Moves dimensions to new places; the others keep their order.
 *  @param tensor a tensor
 *  @param source dimensions, each once
 *  @param destination their places, each once
 *  @param n their number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_movedim(tp_tensor_t* tensor, const int64_t* source,
                              const int64_t* destination, size_t n,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Drops dimensions of size 1. A named dimension of another size stays.
 *  @param tensor a tensor
 *  @param dims dimensions to look at; n = 0 is all of them
 *  @param n their number
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_squeeze(tp_tensor_t* tensor, const int64_t* dims,
                              size_t n, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Inserts a dimension of size 1.
 *  @param tensor a tensor
 *  @param dim its place, from -rank-1 to rank
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE. */
TP_API tp_status_t tp_unsqueeze(tp_tensor_t* tensor, int64_t dim,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Grows dimensions of size 1 with stride 0, and adds leading ones. Writing to
 *  the result: see the guide on views.
 *  @param tensor a tensor
 *  @param sizes new sizes; -1 keeps one
 *  @param rank their number, at least the tensor's rank
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_SHAPE. */
TP_API tp_status_t tp_expand(tp_tensor_t* tensor, const int64_t* sizes,
                             size_t rank, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Takes the elements whose indices in two dimensions differ by offset, as the
 *  last dimension.
 *  @param tensor a tensor
 *  @param offset dim1's index less dim0's
 *  @param dim0 a dimension
 *  @param dim1 another dimension
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_diagonal(tp_tensor_t* tensor, int64_t offset,
                               int64_t dim0, int64_t dim1,
                               TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Takes all runs of size indices of a dimension, step apart; a run is the last
 *  dimension.
 *  @param tensor a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param size indices in a run, at most those of dim
 *  @param step distance of the runs, at least 1
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_unfold(tp_tensor_t* tensor, int64_t dim, int64_t size,
                             int64_t step, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Cuts a dimension into pieces of a size; the last may be shorter.
 *  @param tensor a tensor
 *  @param piece size of a piece, at least 1 (0 for a dimension of size 0)
 *  @param dim a dimension; negative counts from the end
 *  @param[out] out receives owned tensors; NULL with capacity 0 asks for the
 *         count only
 *  @param capacity places in out; too few is #TP_ERROR_ARGUMENT and makes
 *         nothing, count is set
 *  @param[out] count number of pieces
 *  @return status; rank 0 is refused. */
TP_API tp_status_t tp_split(tp_tensor_t* tensor, int64_t piece, int64_t dim,
                            TP_OUT TP_OWNED TP_NULLABLE tp_tensor_t** out,
                            size_t capacity, TP_OUT size_t* count)
    TP_SINCE(0, 1);

/** Cuts a dimension into a number of pieces of equal size, the last shorter;
 *  there may be fewer.
 *  @param tensor a tensor
 *  @param pieces pieces wanted, at least 1
 *  @param dim a dimension; negative counts from the end
 *  @param[out] out receives owned tensors; NULL with capacity 0 asks for the
 *         count only
 *  @param capacity places in out; too few is #TP_ERROR_ARGUMENT and makes
 *         nothing, count is set
 *  @param[out] count number of pieces
 *  @return status; rank 0 is refused. */
TP_API tp_status_t tp_chunk(tp_tensor_t* tensor, int64_t pieces, int64_t dim,
                            TP_OUT TP_OWNED TP_NULLABLE tp_tensor_t** out,
                            size_t capacity, TP_OUT size_t* count)
    TP_SINCE(0, 1);

/** Takes every index of a dimension, as ::tp_select does.
 *  @param tensor a tensor
 *  @param dim a dimension; negative counts from the end
 *  @param[out] out receives owned tensors; NULL with capacity 0 asks for the
 *         count only
 *  @param capacity places in out; too few is #TP_ERROR_ARGUMENT and makes
 *         nothing, count is set
 *  @param[out] count number of pieces
 *  @return status; rank 0 is refused. */
TP_API tp_status_t tp_unbind(tp_tensor_t* tensor, int64_t dim,
                             TP_OUT TP_OWNED TP_NULLABLE tp_tensor_t** out,
                             size_t capacity, TP_OUT size_t* count)
    TP_SINCE(0, 1);

/** Reverses dimensions. A view: strides turn negative.
 *  @param tensor a tensor
 *  @param dims dimensions, each once
 *  @param n their number; 0 reverses none
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_flip(tp_tensor_t* tensor, const int64_t* dims, size_t n,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Views the real parts of a complex tensor; a real tensor is viewed as it is.
 *  @param tensor a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_real(tp_tensor_t* tensor,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Views the imaginary parts of a complex tensor.
 *  @param tensor a complex tensor
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_DTYPE for a real one. */
TP_API tp_status_t tp_imag(tp_tensor_t* tensor,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Reads the same bytes as another element type, without a copy. For another
 *  size of element the last dimension must have stride 1 and be divisible, as
 *  must the other strides and the offset.
 *  @param tensor a tensor
 *  @param dtype an element type
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_LAYOUT. */
TP_API tp_status_t tp_view_dtype(tp_tensor_t* tensor, tp_dtype_t dtype,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Makes another tensor that is the same view of the same bytes.
 *  @param tensor a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_alias(tp_tensor_t* tensor,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** As ::tp_alias, without gradient history. Shares bytes and version.
 *  @param tensor a tensor
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_detach(tp_tensor_t* tensor,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Gives the tensor itself (one more reference) if it is laid out in the
 *  format, else a copy that is.
 *  @param tensor a tensor
 *  @param format a memory format that fits the rank; 0 is contiguous
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_contiguous(tp_tensor_t* tensor, tp_memory_format_t format,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Copies to new bytes of version 0. With preserve, a non-overlapping dense
 *  layout keeps its strides and anything else becomes dense in the order of its
 *  strides.
 *  @param tensor a tensor
 *  @param format a memory format that fits the rank; 0 is preserve
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_clone(const tp_tensor_t* tensor,
                            tp_memory_format_t format,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Converts element type, device and layout. Gives the tensor itself (one more
 *  reference) if nothing changes and copy is 0.
 *  @param tensor a tensor
 *  @param dtype an element type; 0 keeps it
 *  @param device_type a device type; 0 keeps the device
 *  @param device_index its index
 *  @param format a memory format; 0 is preserve
 *  @param copy non-zero always copies
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_to(tp_tensor_t* tensor, tp_dtype_t dtype,
                         tp_device_type_t device_type, int32_t device_index,
                         tp_memory_format_t format, int32_t copy,
                         TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Writes the elements of a source, broadcast and converted, each rounded once.
 *  A float out of an integer's range saturates and NaN gives 0; integers wrap;
 *  complex to real drops the imaginary part. Source and destination may
 *  overlap. A self-overlapping destination gets bytes of its own first. Bumps
 *  the version.
 *  @param tensor the destination
 *  @param source a tensor that broadcasts to it
 *  @return status; #TP_ERROR_SHAPE, #TP_ERROR_READ_ONLY, #TP_ERROR_INFERENCE;
 *          nothing is written then. */
TP_API tp_status_t tp_copy_inplace(tp_tensor_t* tensor,
                                   const tp_tensor_t* source) TP_SINCE(0, 1);

/** Copies a tensor side by side. Leading dimensions are added as ::tp_expand
 *  does.
 *  @param tensor a tensor
 *  @param repeats times in each dimension
 *  @param n their number, at least the tensor's rank
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_repeat(const tp_tensor_t* tensor, const int64_t* repeats,
                             size_t n, TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_VIEWS_H */
