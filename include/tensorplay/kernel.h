/**
 * @file kernel.h
 * @brief Kernels: what one is given, registering them, and which are missing.
 *
 * There is one table of kernels, by operator, device type and dtype to compute
 * in. Operators look their kernel up without a lock; a program may fill and
 * replace places of the table at any time, from any thread.
 *
 * Operators are named by ids, which hold until ::tp_shutdown: ask
 * ::tp_operator_find (dispatch.h) for the id of a name.
 */
#ifndef TENSORPLAY_KERNEL_H
#define TENSORPLAY_KERNEL_H

#include "tensorplay/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t tp_kernel_path_t; /**< How operands lie; 0 is unset. */

#define TP_PATH_LINEAR 1  /**< One run, all operands contiguous. */
#define TP_PATH_SCALAR 2  /**< One run, but for operands that repeat. */
#define TP_PATH_ROWS 3    /**< Several runs, each as above. */
#define TP_PATH_STRIDED 4 /**< Any strides. */

/** Name of a path: "linear", "scalar", "rows", "strided".
 *  @param path a TP_PATH_ value
 *  @return a static string; NULL (and an error) for an unknown path. */
TP_API const char* tp_kernel_path_name(tp_kernel_path_t path) TP_SINCE(0, 1);

/** Path of a name.
 *  @param name as ::tp_kernel_path_name gives it
 *  @param[out] out the path
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_kernel_path_parse(const char* name,
                                        TP_OUT tp_kernel_path_t* out)
    TP_SINCE(0, 1);

/** An operand as the kernel is to walk it. The last dimension is the innermost;
 *  strides count bytes, may be negative and are 0 where an operand repeats.
 *  Elements may be misaligned. */
typedef struct tp_kernel_operand_t {
  void* data;             /**< Element 0; NULL only without elements. */
  const int64_t* sizes;   /**< `rank` of them. */
  const int64_t* strides; /**< `rank` of them, in bytes. */
  int32_t rank;           /**< Dimensions; 0 is a single element. */
  tp_dtype_t dtype;       /**< Of the elements. */
} tp_kernel_operand_t;

/** A call of a kernel.
 *
 *  Sizes by kind of operator:
 *  - elementwise (fill and copy too): all operands have the same sizes, with
 *    dimensions merged and ordered by the result's strides; `attributes` are
 *    the numbers that are no operands, in the order of the arguments, what is
 *    left out included, as f64, i64, u64, c128 or, where that is the dtype
 *    computed in, bool;
 *  - reductions: all operands have the input's sizes, with dimensions merged
 *    and the kept ones, ordered by the input's strides, first; the last
 *    `attributes[0]` dimensions are reduced, in logical order (or any that will
 *    do), and the results' strides are 0 there; the second result of max_dim
 * and min_dim is the index; `attributes[1]` is the correction of var and std,
 * the order of norm;
 *  - scans and softmax: the same, but the last `attributes[0]` dimensions, one
 * or none, are those along which results have strides of their own; the second
 *    result of cummax and cummin is the index;
 *  - matmul: (batch.., m, n), (batch.., m, k), (batch.., k, n); addmm the same
 *    with the input, (batch.., m, n), behind the result; `attributes` are beta
 *    and alpha, and the input is not read if beta is 0. dot and linear without
 *    a bias run the kernel of matmul, baddbmm and linear that of addmm;
 *  - index_select: result, source, index (rank 1); `attributes[0]` is the
 *    dimension;
 *  - gather: result, source, index, all with the index's sizes and the
 *    dimensions in logical order, merged; the source's stride is 0 along the
 *    indexed dimension, of which `attributes` tells the size, the source's
 *    stride in bytes and the number; if a fourth one is 1 nobody sees the
 *    result when the kernel fails, which then may have written to it;
 *  - scatter, scatter_add, scatter_mul: result, the same memory again with what
 *    it held before, index, source; as for gather, but that it is the result
 *    which is indexed. If a fourth attribute is 1 only the indices are to be
 *    checked;
 *  - take: result, source, index; the source with its own sizes, result and
 *    index with the index's, dimensions in logical order, merged;
 *  - masked_select: result (rank 1, as many as are true), source, mask;
 *    source and mask with the broadcast sizes, in logical order, merged;
 *  - tril, triu: result and source with their own sizes; `attributes[0]` is the
 *    diagonal;
 *  - uniform, normal, randint: the result, its dimensions in logical order,
 *    merged; `attributes` are the seed, the first block, and the two numbers of
 *    the operator (ops_random.h tells of blocks);
 *  - bernoulli: the same with the probabilities behind the result and without
 *    the numbers; dropout: with the source there, and the probability that an
 *    element stays as the number;
 *  - mse_loss: as elementwise ones;
 *  - layer_norm: result and source (rows, elements), maybe the same memory,
 *    weight and bias (elements), all contiguous; a number of the host where one
 *    is missing; `attributes[0]` is epsilon;
 *  - nll_loss: result, source, target as for gather, which tells the same
 *    attributes, then the target that is ignored and which of all targets the
 *    first one is; weight (classes), or a number of the host where it is
 *    missing;
 *  - sgd: the new parameter, the new momentum buffer, then both as they were,
 *    maybe the same memory, then the gradient, all with the same sizes, merged
 *    and ordered as for elementwise ones; without a buffer neither of the two
 *    is there. `attributes` are the numbers of the operator in their order; at
 *    step 1 what the buffer held is not to be read;
 *  - adam, adamw: the same with two or three moments in its place;
 *  - general ones of programs: the tensors as they were given, but for their
 *    dtypes.
 *
 *  `path` tells which loop fits; a kernel must work for #TP_PATH_STRIDED
 *  whatever is said. Operands share memory with a result exactly or not at all.
 *  A result is written whole, or not at all before a failure. */
typedef struct tp_kernel_call_t {
  uint32_t struct_size;         /**< What the library filled. */
  int32_t op;                   /**< Id of the operator. */
  tp_kernel_path_t path;        /**< How the operands lie. */
  tp_dtype_t compute_dtype;     /**< In which the operator computes. */
  tp_device_type_t device_type; /**< Where the operands are. */
  int32_t device_index;         /**< Where the operands are. */
  uint32_t operand_count;       /**< Results and inputs. */
  uint32_t result_count;        /**< How many of them are results. */
  uint32_t host_operands;   /**< Bit i: operand i is one element of the host. */
  uint32_t attribute_count; /**< Numbers in `attributes`. */
  const tp_kernel_operand_t* operands; /**< Results first, then inputs. */
  /** For operators of programs what is no tensor, in the order of the
   *  arguments: an integer, truth value or dtype as i64, a list of integers as
   *  its length followed by them. For those of the library see above. */
  const tp_scalar_t* attributes;
  void* stream;    /**< Where a device queues its work; NULL on hosts. */
  void* workspace; /**< Memory of the device that the operator wants. */
  size_t workspace_nbytes; /**< Bytes of it. */
} tp_kernel_call_t;

/** A kernel. It runs on the thread that called the operator, without a lock of
 *  the library, and on several threads at once. It may call the library, these
 *  operators too, and register kernels; it must return (no exception, no
 *  longjmp) and must not release or resize what it was given. The call and all
 *  that it points to end with it.
 *
 *  Operands of another dtype than the one computed in are converted before
 *  (the result after) a kernel sees them, unless it was registered with
 *  #TP_KERNEL_MIXED: a result has the dtype of the operator's rule, an input
 *  `compute_dtype`, an index or mask its own. On the CPU an elementwise kernel
 *  of up to three inputs then runs once for every block of a few hundred
 *  elements; a tensor that it was to write keeps what it did before it failed.
 *  A kernel of copy or fill converts itself, from every dtype.
 *  @param call what is to be done
 *  @param user_data as registered
 *  @return a status, which becomes the operator's; ::tp_error_set may say why,
 *          which becomes the cause. */
typedef tp_status_t (*tp_kernel_fn)(const tp_kernel_call_t* call,
                                    void* user_data);

#define TP_KERNEL_REPLACE 1 /**< Take the place of a kernel that is there. */
/** The kernel takes operands of any dtype. No effect for general operators of
 *  programs, whose operands are converted in any case. */
#define TP_KERNEL_MIXED 2

/** Registers a kernel. Which threads run the one before is of no account: it is
 *  destroyed when the last of them has left it.
 *  @param op id of an operator
 *  @param device_type a device type, which may be registered later
 *  @param dtype a dtype that the operator computes in
 *  @param kernel the kernel
 *  @param user_data passed to it
 *  @param destroy called once with user_data when the kernel was replaced or
 *         unregistered and no thread runs it, or by ::tp_shutdown; on the
 *         thread that brought this about, without a lock. NULL for nothing
 *  @param flags an OR of TP_KERNEL_ flags
 *  @return status; #TP_ERROR_STATE if the place is taken and
 *          #TP_KERNEL_REPLACE is not given, #TP_ERROR_DTYPE for a dtype that
 *          the operator does not compute in. On failure destroy is not
 *          called. */
TP_API tp_status_t tp_kernel_register(int32_t op, tp_device_type_t device_type,
                                      tp_dtype_t dtype, tp_kernel_fn kernel,
                                      TP_NULLABLE void* user_data,
                                      TP_NULLABLE tp_destroy_fn destroy,
                                      uint32_t flags) TP_SINCE(0, 1);

/** Takes a registered kernel away. A kernel of the library that it had replaced
 *  is there again.
 *  @param op id of an operator
 *  @param device_type a device type
 *  @param dtype a dtype
 *  @return status; #TP_ERROR_STATE if no program registered one there. */
TP_API tp_status_t tp_kernel_unregister(int32_t op,
                                        tp_device_type_t device_type,
                                        tp_dtype_t dtype) TP_SINCE(0, 1);

/** Whether a place of the table is filled.
 *  @param op id of an operator
 *  @param device_type a device type
 *  @param dtype a dtype
 *  @return 1 or 0; 0 (and an error) for unknown numbers. */
TP_API int32_t tp_kernel_exists(int32_t op, tp_device_type_t device_type,
                                tp_dtype_t dtype) TP_SINCE(0, 1);

/** A place of the table that an operator declares and nobody has filled. */
typedef struct tp_missing_kernel_t {
  int32_t op;                   /**< Id of the operator. */
  tp_device_type_t device_type; /**< Device type. */
  tp_dtype_t dtype;             /**< Dtype to compute in. */
  int32_t reserved;             /**< 0. */
} tp_missing_kernel_t;

/** Lists what a device has no kernel for, in the order of operators and dtypes.
 *  An operator made of others needs none.
 *  @param device_type a device type
 *  @param[out] out receives the first `capacity`; NULL only for none
 *  @param capacity places in out
 *  @param[out] count how many there are in all
 *  @return status. */
TP_API tp_status_t tp_kernel_missing(
    tp_device_type_t device_type, TP_NULLABLE TP_OUT tp_missing_kernel_t* out,
    size_t capacity, TP_OUT size_t* count) TP_SINCE(0, 1);

/** Writes a missing place as text: "no kernel for mul on device5 in f32".
 *  @param missing an entry of the list
 *  @param[out] buffer receives the text, always terminated if capacity > 0
 *  @param capacity bytes in buffer, may be 0
 *  @return length of the whole text; 0 (and an error) for unknown numbers. */
TP_API size_t tp_missing_kernel_format(const tp_missing_kernel_t* missing,
                                       TP_OUT char* buffer, size_t capacity)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_KERNEL_H */
