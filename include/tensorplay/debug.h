/**
 * @file debug.h
 * @brief Looking inside, for tests of programs and bindings.
 *
 * Installed, but without a promise of stability: anything here may change in
 * any release. All functions may be called from any thread.
 */
#ifndef TENSORPLAY_DEBUG_H
#define TENSORPLAY_DEBUG_H

#include "tensorplay/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The count word of any counted handle (also a weak one), from one load:
 * strong count in bits 0 to 31, weak count in bits 32 to 62 (one extra while
 * the strong count is above 0), bit 63 set while a wrapper is attached.
 *  @param handle a handle of this library
 *  @return the word; 0 (and an error) for NULL or a wrong handle. */
TP_API uint64_t tp_debug_count_word(const void* handle) TP_SINCE(0, 1);

/** Whether two tensors share one version counter.
 *  @param a a tensor
 *  @param b a tensor
 *  @return 1 or 0; 0 (and an error) for NULL or a wrong handle. */
TP_API int32_t tp_debug_shares_counter(const tp_tensor_t* a,
                                       const tp_tensor_t* b) TP_SINCE(0, 1);

/** Total recorded in the header before a block of the caching CPU allocator.
 *  @param data first byte of the block, as the allocator gave it
 *  @return header and data in bytes; 0 (and an error) if there is no header. */
TP_API size_t tp_debug_block_total(const void* data) TP_SINCE(0, 1);

/** Counted objects of all kinds that live, taken errors included. Exact while
 *  no other thread makes or drops any.
 *  @return their number. */
TP_API int64_t tp_debug_live_objects(void) TP_SINCE(0, 1);

/** Bytes of live storages that an allocator gave.
 *  @return their number. */
TP_API int64_t tp_debug_live_bytes(void) TP_SINCE(0, 1);

/** Times the library has asked the system for memory.
 *  @return the number, growing only. */
TP_API uint64_t tp_debug_system_allocations(void) TP_SINCE(0, 1);

/** Lets the n-th request for system memory from now on, and all after it, fail
 *  in the calling thread, until the function is called again. Combine with
 *  ::tp_debug_set_caching so that every allocation is a request.
 *  @param n 1 is the next request; 0 ends failing */
TP_API void tp_debug_fail_allocations(uint64_t n) TP_SINCE(0, 1);

/** Requests that failed by injection since ::tp_debug_fail_allocations.
 *  @return the number for the calling thread. */
TP_API uint64_t tp_debug_failed_allocations(void) TP_SINCE(0, 1);

/** Turns all caches of blocks and objects on or off; turning off empties them.
 *  @param enabled 1 or 0 */
TP_API void tp_debug_set_caching(int32_t enabled) TP_SINCE(0, 1);

/** Writes all groups of fields of a tensor on one line each: storage, geometry,
 *  dtype and device, version, flags, history, extras.
 *  @param tensor a tensor
 *  @param[out] buffer receives the text
 *  @param capacity bytes in buffer
 *  @return length of the whole text; 0 (and an error) for a wrong handle. */
TP_API size_t tp_debug_format_tensor(const tp_tensor_t* tensor,
                                     TP_OUT char* buffer, size_t capacity)
    TP_SINCE(0, 1);

/** Name and path of the last kernel that the calling thread ran, for example
 *  "add/f32/linear"; paths are linear (all operands contiguous), scalar, rows
 *  (inner dimension contiguous) and strided; a mixed call adds "+convert".
 *  @return a borrowed string, "" if none ran; valid until the next kernel. */
TP_API TP_BORROWED const char* tp_debug_last_kernel(void) TP_SINCE(0, 1);

/** Makes the CPU run the kernels of an instruction set, after it has
 *  unregistered those of programs there. No other thread may be calling
 *  operators.
 *  @param level "baseline", "avx2" or "avx512"; NULL for the best one
 *  @return status; #TP_ERROR_ARGUMENT for an unknown one, #TP_ERROR_UNSUPPORTED
 *          for one that the build or the processor lacks. */
TP_API tp_status_t tp_debug_use_simd(TP_NULLABLE const char* level)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_DEBUG_H */
