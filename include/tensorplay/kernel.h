/**
 * @file kernel.h
 * @brief What a kernel is given: the one signature of all kernels of all
 *        devices.
 *
 * Structs here only grow at their ends; `struct_size` tells how much of one the
 * library filled.
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
 *    dimensions merged and ordered by the result's strides;
 *  - reductions: all operands have the input's sizes, kept dimensions first;
 *    the last `attributes[0]` dimensions are reduced, in logical order, and the
 *    results' strides are 0 there; the second result of max_dim and min_dim is
 *    the index;
 *  - matmul: (batch.., m, n), (batch.., m, k), (batch.., k, n);
 *  - index_select: result, source, index (rank 1); `attributes[0]` is the
 *    dimension;
 *  - general: the tensors as they were given.
 *
 *  `path` tells which loop fits; a kernel must work for #TP_PATH_STRIDED
 *  whatever is said. Operands share memory with a result exactly or not at all.
 *  A result is written whole, or not at all before a failure. */
typedef struct tp_kernel_call_t {
  uint32_t struct_size;     /**< What the library filled. */
  int32_t op;               /**< Id of the operator. */
  tp_kernel_path_t path;    /**< How the operands lie. */
  tp_dtype_t compute_dtype; /**< In which the operator computes. */
  int32_t device_type;      /**< Where the operands are. */
  int32_t device_index;     /**< Where the operands are. */
  uint32_t operand_count;   /**< Results and inputs. */
  uint32_t result_count;    /**< How many of them are results. */
  uint32_t host_operands;   /**< Bit i: operand i is one element of the host. */
  uint32_t attribute_count; /**< Numbers in `attributes`. */
  const tp_kernel_operand_t* operands; /**< Results first, then inputs. */
  /** What is no tensor, in the order of the arguments: an integer, truth value
   *  or dtype as i64, a list of integers as its length followed by them. */
  const tp_scalar_t* attributes;
  void* stream;    /**< Where a device queues its work; NULL on hosts. */
  void* workspace; /**< Memory of the device that the operator wants. */
  size_t workspace_nbytes; /**< Bytes of it. */
} tp_kernel_call_t;

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_KERNEL_H */
