/**
 * @file tensor.h
 * @brief How bytes are read: tensors, their geometry, their elements.
 *
 * A tensor is a view of a storage: dtype, sizes, strides and offset, the last
 * two in elements. Element `index` is at byte
 * `itemsize * (offset + sum(index[d] * strides[d]))`. Strides may be 0 or
 * negative. NULL stands for "no tensor". The rank is at most #TP_MAX_RANK.
 *
 * Tensors made in inference mode (#TP_MODE_INFERENCE) count no versions;
 * writing to one outside the mode is #TP_ERROR_INFERENCE.
 */
#ifndef TENSORPLAY_TENSOR_H
#define TENSORPLAY_TENSOR_H

#include "tensorplay/storage.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tp_tensor_t tp_tensor_t;           /**< A tensor. */
typedef struct tp_weak_tensor_t tp_weak_tensor_t; /**< Keeps no tensor alive. */

#define TP_MAX_RANK 64 /**< Largest rank; more is #TP_ERROR_UNSUPPORTED. */

#define TP_TENSOR_CONTIGUOUS 1    /**< Row-major without gaps. */
#define TP_TENSOR_CHANNELS_LAST 2 /**< Strides are in channels-last order. */
#define TP_TENSOR_CHANNELS_LAST_CONTIGUOUS 4 /**< Channels-last, no gaps. */
#define TP_TENSOR_CHANNELS_LAST_3D 8         /**< The same for rank 5: order. */
#define TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS 16 /**< For rank 5: no gaps. */
#define TP_TENSOR_NON_OVERLAPPING_AND_DENSE 32   /**< A permuted dense block. */
#define TP_TENSOR_SELF_OVERLAPPING 64 /**< Two indices may share a byte. */
#define TP_TENSOR_VIEW 128            /**< Made as a view of a tensor. */
#define TP_TENSOR_INFERENCE 256       /**< Of an inference-mode storage. */

/**
 * @name Making tensors
 * Sizes must not be negative, and the number of elements and bytes must not
 * overflow. `device_type` 0 is CPU. Results are owned, contiguous unless a
 * format says otherwise, and start at version 0.
 * @{
 */

/** Makes a tensor of uninitialised elements.
 *  @param sizes sizes
 *  @param rank their number
 *  @param dtype element type
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param format a memory format that fits the rank; 0 is contiguous
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_empty(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                            tp_device_type_t device_type, int32_t device_index,
                            tp_memory_format_t format,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes a tensor of uninitialised elements with given strides, in a storage
 *  that just holds them. Element 0 of every dimension is at the offset that the
 *  negative strides need.
 *  @param sizes sizes
 *  @param strides strides, one for each size
 *  @param rank their number
 *  @param dtype element type
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_empty_strided(
    const int64_t* sizes, const int64_t* strides, size_t rank, tp_dtype_t dtype,
    tp_device_type_t device_type, int32_t device_index,
    TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes a tensor of uninitialised elements as large as another, with its dtype
 *  and device.
 *  @param like a tensor
 *  @param format a memory format; 0 is preserve
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_empty_like(const tp_tensor_t* like,
                                 tp_memory_format_t format,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Makes a tensor of zeros.
 *  @param sizes sizes
 *  @param rank their number
 *  @param dtype element type
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_zeros(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                            tp_device_type_t device_type, int32_t device_index,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes a tensor of ones.
 *  @param sizes sizes
 *  @param rank their number
 *  @param dtype element type
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_ones(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                           tp_device_type_t device_type, int32_t device_index,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes a tensor of one value, converted as ::tp_tensor_set does.
 *  @param sizes sizes
 *  @param rank their number
 *  @param value the value
 *  @param dtype element type
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_full(const int64_t* sizes, size_t rank,
                           const tp_scalar_t* value, tp_dtype_t dtype,
                           tp_device_type_t device_type, int32_t device_index,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes start, start + step, ... below end (above it for a negative step).
 *  Integer arguments are computed as integers, exactly; others in f64.
 *  @param start first value
 *  @param end bound, not included
 *  @param step distance, not 0
 *  @param dtype element type; not bool, not complex
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param[out] out owned tensor of rank 1
 *  @return status. */
TP_API tp_status_t tp_arange(const tp_scalar_t* start, const tp_scalar_t* end,
                             const tp_scalar_t* step, tp_dtype_t dtype,
                             tp_device_type_t device_type, int32_t device_index,
                             TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes n values from start to end, both included exactly, evenly spaced,
 *  computed in f64 from the nearer end, the middle one from the last.
 *  @param start first value
 *  @param end last value
 *  @param n their number
 *  @param dtype element type; not bool, not complex
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param[out] out owned tensor of rank 1
 *  @return status. */
TP_API tp_status_t tp_linspace(double start, double end, int64_t n,
                               tp_dtype_t dtype, tp_device_type_t device_type,
                               int32_t device_index,
                               TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Makes a matrix with ones on the main diagonal and zeros elsewhere.
 *  @param rows rows
 *  @param columns columns
 *  @param dtype element type
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param[out] out owned tensor of rank 2
 *  @return status. */
TP_API tp_status_t tp_eye(int64_t rows, int64_t columns, tp_dtype_t dtype,
                          tp_device_type_t device_type, int32_t device_index,
                          TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes a tensor of rank 0.
 *  @param value the value
 *  @param dtype element type; 0 takes the scalar's
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_scalar_tensor(const tp_scalar_t* value, tp_dtype_t dtype,
                                    tp_device_type_t device_type,
                                    int32_t device_index,
                                    TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Makes a CPU tensor from row-major elements, which are copied.
 *  @param data the elements; NULL only if there are none
 *  @param nbytes bytes at data; must be just those of the elements
 *  @param sizes sizes
 *  @param rank their number
 *  @param dtype element type
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_tensor_from_data(TP_NULLABLE const void* data,
                                       size_t nbytes, const int64_t* sizes,
                                       size_t rank, tp_dtype_t dtype,
                                       TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Wraps memory of the host without a copy. The storage starts at the lowest
 *  byte that the strides reach and just holds them.
 *  @param data element 0 of every dimension; NULL only if there are no elements
 *  @param sizes sizes
 *  @param strides strides in elements; NULL is row-major
 *  @param rank their number
 *  @param dtype element type
 *  @param device_type device of the memory; 0 is CPU
 *  @param device_index its index
 *  @param deleter called once with ctx at the end, NULL to borrow the memory.
 *         Not called if this call fails
 *  @param ctx context for deleter
 *  @param flags 0 or TP_STORAGE_READ_ONLY
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_tensor_from_blob(
    TP_NULLABLE void* data, const int64_t* sizes,
    TP_NULLABLE const int64_t* strides, size_t rank, tp_dtype_t dtype,
    tp_device_type_t device_type, int32_t device_index,
    TP_NULLABLE tp_deleter_fn deleter, TP_NULLABLE void* ctx, uint32_t flags,
    TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes a tensor on an existing storage. Shares bytes and version.
 *  @param storage a storage
 *  @param sizes sizes
 *  @param strides strides; NULL is row-major
 *  @param rank their number
 *  @param offset first element
 *  @param dtype element type
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE if it leaves the storage. */
TP_API tp_status_t tp_tensor_from_storage(
    tp_storage_t* storage, const int64_t* sizes,
    TP_NULLABLE const int64_t* strides, size_t rank, int64_t offset,
    tp_dtype_t dtype, TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);
/** @} */

/**
 * @name Lifetime
 * @{
 */

/** Adds a reference.
 *  @param tensor a tensor, or NULL
 *  @return tensor. */
TP_API TP_OWNED tp_tensor_t* tp_tensor_retain(TP_NULLABLE tp_tensor_t* tensor)
    TP_SINCE(0, 1);

/** Drops a reference.
 *  @param tensor a tensor, or NULL */
TP_API void tp_tensor_release(TP_NULLABLE tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Number of strong references.
 *  @param tensor a tensor
 *  @return the number; 0 (and an error) for NULL or a wrong handle. */
TP_API int64_t tp_tensor_use_count(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Makes a weak handle.
 *  @param tensor a tensor
 *  @param[out] out owned weak handle
 *  @return status. */
TP_API tp_status_t tp_tensor_weak(tp_tensor_t* tensor,
                                  TP_OUT TP_OWNED tp_weak_tensor_t** out)
    TP_SINCE(0, 1);

/** Adds a reference to a weak handle.
 *  @param weak a weak handle, or NULL
 *  @return weak. */
TP_API TP_OWNED tp_weak_tensor_t* tp_weak_tensor_retain(
    TP_NULLABLE tp_weak_tensor_t* weak) TP_SINCE(0, 1);

/** Drops a reference to a weak handle.
 *  @param weak a weak handle, or NULL */
TP_API void tp_weak_tensor_release(TP_NULLABLE tp_weak_tensor_t* weak)
    TP_SINCE(0, 1);

/** Makes a strong handle if the tensor still lives.
 *  @param weak a weak handle
 *  @return an owned tensor; NULL if it is gone (no error) or for a wrong
 *          handle. */
TP_API TP_OWNED tp_tensor_t* tp_weak_tensor_lock(tp_weak_tensor_t* weak)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name Foreign wrappers
 * A garbage-collected host can attach its own object to a tensor. The wrapper
 * holds one reference of the tensor. While others hold the tensor too, the
 * tensor in turn holds the wrapper, so that what the host keeps in it survives.
 * Other threads may release the tensor meanwhile; that none retains it, locks a
 * weak handle of it or asks for the wrapper while one is attached or detached
 * is for the caller to see to.
 * @{
 */

/** Takes a reference of the wrapper: the tensor's count went from 1 to 2. Runs
 *  inside retain on the calling thread and must not call the library.
 *  @param wrapper the host's object */
typedef void (*tp_wrapper_take_fn)(void* wrapper);

/** Drops a reference of the wrapper: the tensor's count went from 2 to 1. Runs
 *  in ::tp_run_deferred, ::tp_tensor_detach_wrapper and ::tp_shutdown only,
 *  never inside release.
 *  @param wrapper the host's object */
typedef void (*tp_wrapper_drop_fn)(void* wrapper);

/** Attaches a wrapper. If others hold the tensor already, take is called.
 *  @param tensor a tensor of which the wrapper holds one reference
 *  @param wrapper the host's object
 *  @param take takes a reference of it
 *  @param drop drops a reference of it
 *  @return status; #TP_ERROR_STATE if one is attached. */
TP_API tp_status_t tp_tensor_attach_wrapper(tp_tensor_t* tensor, void* wrapper,
                                            tp_wrapper_take_fn take,
                                            tp_wrapper_drop_fn drop)
    TP_SINCE(0, 1);

/** The wrapper of a tensor.
 *  @param tensor a tensor
 *  @return the host's object; NULL if there is none or for a wrong handle. */
TP_API TP_BORROWED void* tp_tensor_wrapper(const tp_tensor_t* tensor)
    TP_SINCE(0, 1);

/** Detaches the wrapper, as it does when it dies. References of the wrapper
 * that the tensor still holds are dropped before this returns; what else is put
 * off runs too, see ::tp_run_deferred.
 *  @param tensor a tensor
 *  @return status; #TP_ERROR_STATE if there is none. */
TP_API tp_status_t tp_tensor_detach_wrapper(tp_tensor_t* tensor) TP_SINCE(0, 1);
/** @} */

/**
 * @name What a tensor is
 * @{
 */

/** Number of dimensions.
 *  @param tensor a tensor
 *  @return the rank; -1 (and an error) for NULL or a wrong handle. */
TP_API int64_t tp_tensor_rank(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Sizes, one for each dimension.
 *  @param tensor a tensor
 *  @return borrowed list; NULL (and an error) for NULL or a wrong handle. */
TP_API TP_BORROWED const int64_t* tp_tensor_sizes(const tp_tensor_t* tensor)
    TP_SINCE(0, 1);

/** Strides in elements, one for each dimension.
 *  @param tensor a tensor
 *  @return borrowed list; NULL (and an error) for NULL or a wrong handle. */
TP_API TP_BORROWED const int64_t* tp_tensor_strides(const tp_tensor_t* tensor)
    TP_SINCE(0, 1);

/** Size of one dimension.
 *  @param tensor a tensor
 *  @param dim a dimension; negative counts from the end
 *  @return the size; -1 (and an error) for a wrong handle or dimension. */
TP_API int64_t tp_tensor_size(const tp_tensor_t* tensor, int64_t dim)
    TP_SINCE(0, 1);

/** Number of elements.
 *  @param tensor a tensor
 *  @return the number; 0 (and an error) for NULL or a wrong handle. */
TP_API int64_t tp_tensor_numel(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Bytes of the elements: numel times the size of one.
 *  @param tensor a tensor
 *  @return the bytes; 0 (and an error) for NULL or a wrong handle. */
TP_API size_t tp_tensor_nbytes(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Element type.
 *  @param tensor a tensor
 *  @return the dtype; 0 (and an error) for NULL or a wrong handle. */
TP_API tp_dtype_t tp_tensor_dtype(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Device type.
 *  @param tensor a tensor
 *  @return the type; 0 (and an error) for NULL or a wrong handle. */
TP_API tp_device_type_t tp_tensor_device_type(const tp_tensor_t* tensor)
    TP_SINCE(0, 1);

/** Device index.
 *  @param tensor a tensor
 *  @return the index; -1 (and an error) for NULL or a wrong handle. */
TP_API int32_t tp_tensor_device_index(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Offset of element 0 in the storage, in elements.
 *  @param tensor a tensor
 *  @return the offset; 0 (and an error) for NULL or a wrong handle. */
TP_API int64_t tp_tensor_offset(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** The storage.
 *  @param tensor a tensor
 *  @return borrowed storage; NULL (and an error) for NULL or a wrong handle. */
TP_API TP_BORROWED tp_storage_t* tp_tensor_storage(const tp_tensor_t* tensor)
    TP_SINCE(0, 1);

/** Element 0, for reading. Changes nothing, no version either.
 *  @param tensor a tensor
 *  @return borrowed pointer; NULL if there are no elements, and (with an error)
 *          for NULL or a wrong handle. */
TP_API TP_BORROWED const void* tp_tensor_data(const tp_tensor_t* tensor)
    TP_SINCE(0, 1);

/** The version of the bytes, see ::tp_storage_version.
 *  @param tensor a tensor
 *  @return the version; -1 for an inference tensor, and (with an error) for
 * NULL or a wrong handle. */
TP_API int64_t tp_tensor_version(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Flags of the layout and of the kind of tensor.
 *  @param tensor a tensor
 *  @return an OR of TP_TENSOR_ flags; 0 (and an error) for a wrong handle. */
TP_API uint32_t tp_tensor_flags(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Whether a tensor is laid out without gaps in a format.
 *  @param tensor a tensor
 *  @param format contiguous, channels_last or channels_last_3d
 *  @return 1 or 0; 0 (and an error) for a wrong handle or format. */
TP_API int32_t tp_tensor_is_contiguous(const tp_tensor_t* tensor,
                                       tp_memory_format_t format)
    TP_SINCE(0, 1);

/** Bytes that a handle keeps alive: those of its whole storage. Of a part (see
 *  ::tp_storage_new_part) they are the part's, though it keeps its parent, too.
 *  @param tensor a tensor
 *  @return the bytes; 0 (and an error) for NULL or a wrong handle. */
TP_API size_t tp_tensor_retained_bytes(const tp_tensor_t* tensor)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name Elements and bytes
 * @{
 */

/** Reads one element.
 *  @param tensor a tensor
 *  @param index one index for each dimension; negative counts from the end
 *  @param rank their number, the tensor's rank
 *  @param[out] out the value: bool, i64, u64 (for u64), f64 or c128
 *  @return status; #TP_ERROR_RANGE. */
TP_API tp_status_t tp_tensor_get(const tp_tensor_t* tensor,
                                 const int64_t* index, size_t rank,
                                 TP_OUT tp_scalar_t* out) TP_SINCE(0, 1);

/** Writes one element. The value is converted once, as a copy converts; an
 *  imaginary part other than 0 is refused for real dtypes. A self-overlapping
 *  tensor gets bytes of its own first. Bumps the version.
 *  @param tensor a tensor
 *  @param index one index for each dimension; negative counts from the end
 *  @param rank their number, the tensor's rank
 *  @param value the value
 *  @return status; #TP_ERROR_RANGE, #TP_ERROR_READ_ONLY, #TP_ERROR_INFERENCE.
 */
TP_API tp_status_t tp_tensor_set(tp_tensor_t* tensor, const int64_t* index,
                                 size_t rank, const tp_scalar_t* value)
    TP_SINCE(0, 1);

/** Reads the only element.
 *  @param tensor a tensor of one element and any rank
 *  @param[out] out the value
 *  @return status; #TP_ERROR_SHAPE. */
TP_API tp_status_t tp_tensor_item(const tp_tensor_t* tensor,
                                  TP_OUT tp_scalar_t* out) TP_SINCE(0, 1);

/** Copies the elements to the caller's memory, row-major, without conversion.
 *  @param tensor a tensor
 *  @param[out] data receives the elements
 *  @param nbytes bytes at data; must be ::tp_tensor_nbytes
 *  @return status. */
TP_API tp_status_t tp_tensor_copy_to(const tp_tensor_t* tensor,
                                     TP_OUT void* data, size_t nbytes)
    TP_SINCE(0, 1);

/** Overwrites the elements from the caller's memory, row-major, without
 *  conversion. A self-overlapping tensor gets bytes of its own first. Bumps the
 *  version.
 *  @param tensor a tensor
 *  @param data the elements
 *  @param nbytes bytes at data; must be ::tp_tensor_nbytes
 *  @return status. */
TP_API tp_status_t tp_tensor_copy_from(tp_tensor_t* tensor,
                                       TP_NULLABLE const void* data,
                                       size_t nbytes) TP_SINCE(0, 1);

/** Opens a tensor for writing from outside and bumps the version. While a
 *  writer is open the storage refuses resize and take, and if the tensor is
 *  released meanwhile, from then on. Every call needs one
 *  ::tp_tensor_end_write.
 *  @param tensor a tensor that does not overlap itself
 *  @param[out] data element 0; NULL if there are no elements
 *  @return status; #TP_ERROR_OVERLAP, #TP_ERROR_READ_ONLY, #TP_ERROR_INFERENCE.
 */
TP_API tp_status_t tp_tensor_begin_write(tp_tensor_t* tensor,
                                         TP_OUT void** data) TP_SINCE(0, 1);

/** Ends writing and bumps the version again.
 *  @param tensor the tensor given to ::tp_tensor_begin_write
 *  @return status; #TP_ERROR_STATE if no writer of this tensor is open. */
TP_API tp_status_t tp_tensor_end_write(tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Declares that the bytes were written another way: bumps the version.
 *  @param tensor a tensor
 *  @return status; #TP_ERROR_READ_ONLY, #TP_ERROR_INFERENCE. */
TP_API tp_status_t tp_tensor_mark_written(tp_tensor_t* tensor) TP_SINCE(0, 1);
/** @} */

/**
 * @name Changing what a handle is
 * These change the tensor itself and refuse one that others hold (use count
 * above 1), or that is open for writing: #TP_ERROR_IN_USE.
 * @{
 */

/** Gives a tensor new sizes, row-major at its offset, keeping the elements in
 *  front. Grows the storage when it must. Bumps the version if it does.
 *  @param tensor a tensor
 *  @param sizes new sizes
 *  @param rank their number
 *  @return status; #TP_ERROR_STATE if the storage must grow and cannot. */
TP_API tp_status_t tp_tensor_resize(tp_tensor_t* tensor, const int64_t* sizes,
                                    size_t rank) TP_SINCE(0, 1);

/** Makes a tensor read another storage. Its dtype stays, its history ends.
 *  @param tensor a tensor
 *  @param storage a storage of the same device
 *  @param sizes sizes
 *  @param strides strides; NULL is row-major
 *  @param rank their number
 *  @param offset first element
 *  @return status; #TP_ERROR_RANGE if it leaves the storage. */
TP_API tp_status_t tp_tensor_set_storage(tp_tensor_t* tensor,
                                         tp_storage_t* storage,
                                         const int64_t* sizes,
                                         TP_NULLABLE const int64_t* strides,
                                         size_t rank, int64_t offset)
    TP_SINCE(0, 1);

/** Makes a tensor the same view of the same bytes as another. Nobody's gradient
 *  history is taken over: the tensor's own ends, the source's stays there.
 *  @param tensor a tensor
 *  @param source a tensor; may be the same
 *  @return status. */
TP_API tp_status_t tp_tensor_assign(tp_tensor_t* tensor,
                                    const tp_tensor_t* source) TP_SINCE(0, 1);
/** @} */

/**
 * @name Text
 * As snprintf: the text is cut to the buffer and terminated if capacity > 0;
 * the length of the whole text comes back. Works without memory on the CPU.
 * @{
 */

/** Writes the elements in PyTorch's print form, for example
 *  "tensor([1., 2., 3.])". More than 1000 elements are summarised to three at
 *  each end of a dimension; floats have four digits after the point, or the
 *  scientific form where the range needs it. A dtype other than f32, i64 and
 *  bool is named. The elements of another device's tensor are fetched first.
 *  At most 65536 elements are shown: where summarising leaves more, at high
 *  ranks, outer dimensions show their first slice alone.
 *  @param tensor a tensor
 *  @param[out] buffer receives the text
 *  @param capacity bytes in buffer
 *  @return length of the whole text; 0 (and an error) for a wrong handle. */
TP_API size_t tp_tensor_format(const tp_tensor_t* tensor, TP_OUT char* buffer,
                               size_t capacity) TP_SINCE(0, 1);

/** Writes "NAME: shape=(2, 3), strides=(3, 1), offset=0, contiguous=1".
 *  @param tensor a tensor
 *  @param name what to call it
 *  @param[out] buffer receives the text
 *  @param capacity bytes in buffer
 *  @return length of the whole text; 0 (and an error) for a wrong handle. */
TP_API size_t tp_tensor_format_layout(const tp_tensor_t* tensor,
                                      const char* name, TP_OUT char* buffer,
                                      size_t capacity) TP_SINCE(0, 1);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_TENSOR_H */
