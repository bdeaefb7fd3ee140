/**
 * @file allocator.h
 * @brief Who gives the bytes: allocators by device type, and their statistics.
 *
 * The CPU's own allocator caches: 64 bytes of header before each block, totals
 * rounded up to 64, one last-in-first-out bucket for each total, data aligned
 * to 64. Blocks up to 64 KiB are kept in a cache of the thread that freed them
 * (at most 2 MiB a thread), larger ones in a pool that all threads share, the
 * last one at the thread's hand for others to take. Any thread may free any
 * block. A failed system allocation empties all caches, asks the collect
 * callback and is retried before it is reported.
 *
 * Allocators are counted; a storage keeps its allocator alive. No callback runs
 * under a lock of the library. Callbacks may be called from any thread.
 */
#ifndef TENSORPLAY_ALLOCATOR_H
#define TENSORPLAY_ALLOCATOR_H

#include "tensorplay/base.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tp_allocator_t tp_allocator_t; /**< An allocator. */

/** Frees bytes: called exactly once with the context, never under a lock, on a
 *  thread of the host, and not if the call that was given it failed.
 *  @param ctx the context that came with the bytes */
typedef void (*tp_deleter_fn)(void* ctx);

/** An allocator written by the host. All zero is the default of a member. */
typedef struct tp_allocator_callbacks_t {
  uint32_t struct_size; /**< sizeof(tp_allocator_callbacks_t). */
  int32_t device_type;  /**< Device of the memory; 0 is CPU. */
  int32_t device_index; /**< Index of the device. */
  uint32_t reserved;    /**< 0. */
  void* user_data;      /**< Passed to every callback. */
  /** Gives nbytes at a multiple of align. `ctx` goes to deallocate. Required.
   *  Returns a status; may describe a failure with tp_error_set. */
  tp_status_t (*allocate)(void* user_data, size_t nbytes, size_t align,
                          void* stream, void** data, void** ctx);
  /** Takes the bytes back; NULL if nothing is to be done for them. */
  void (*deallocate)(void* user_data, void* data, void* ctx, size_t nbytes,
                     void* stream);
  /** Called once when the last reference is gone; NULL for nothing. */
  void (*destroy)(void* user_data);
} tp_allocator_callbacks_t;

/** Clears a struct of callbacks and sets its size.
 *  @param[out] callbacks receives the defaults
 *  @param struct_size sizeof(tp_allocator_callbacks_t) as the caller knows it
 *  @return status; #TP_ERROR_ARGUMENT for a size no version has. */
TP_API tp_status_t tp_allocator_callbacks_init(
    TP_OUT tp_allocator_callbacks_t* callbacks, size_t struct_size)
    TP_SINCE(0, 1);

/** Counters of an allocator. Bytes count rounded blocks with their headers for
 *  the caching allocator and requests for others. Sums are exact while no
 *  thread allocates. The peak is looked at with every block that comes from
 *  the system or is above 64 KiB, and when the counters are read: it may miss
 *  up to 2 MiB of small blocks a thread. */
typedef struct tp_allocator_stats_t {
  uint32_t struct_size;        /**< Set by the caller; no more is written. */
  uint32_t reserved;           /**< 0. */
  uint64_t live_bytes;         /**< In use. */
  uint64_t live_blocks;        /**< In use. */
  uint64_t cached_bytes;       /**< Kept for reuse. */
  uint64_t cached_blocks;      /**< Kept for reuse. */
  uint64_t peak_bytes;         /**< Highest live_bytes seen. */
  uint64_t allocations;        /**< Requests served. */
  uint64_t system_allocations; /**< Requests that went to the system. */
  uint64_t system_frees;       /**< Blocks given back to the system. */
  uint64_t buckets;            /**< Totals of which blocks exist. */
} tp_allocator_stats_t;

/** Clears a struct of counters and sets its size.
 *  @param[out] stats receives zeros
 *  @param struct_size sizeof(tp_allocator_stats_t) as the caller knows it
 *  @return status; #TP_ERROR_ARGUMENT for a size no version has. */
TP_API tp_status_t tp_allocator_stats_init(TP_OUT tp_allocator_stats_t* stats,
                                           size_t struct_size) TP_SINCE(0, 1);

/** The allocator in use for a device type. Two look-ups give the same handle.
 *  @param device_type a device type
 *  @param[out] out owned allocator
 *  @return status; #TP_ERROR_NOT_BUILT if the device is not in this build. */
TP_API tp_status_t tp_allocator_get(tp_device_type_t device_type,
                                    TP_OUT TP_OWNED tp_allocator_t** out)
    TP_SINCE(0, 1);

/** Sets the allocator that new storages of a device type use.
 *  @param device_type a device type
 *  @param allocator an allocator of that device, or NULL for the default one
 *  @return status; #TP_ERROR_DEVICE if it is for another device. */
TP_API tp_status_t tp_allocator_set(tp_device_type_t device_type,
                                    TP_NULLABLE tp_allocator_t* allocator)
    TP_SINCE(0, 1);

/** The pinned host allocator of a device type.
 *  @param device_type a device type
 *  @param[out] out owned allocator
 *  @return status; #TP_ERROR_NOT_BUILT if the device has none in this build. */
TP_API tp_status_t tp_allocator_pinned(tp_device_type_t device_type,
                                       TP_OUT TP_OWNED tp_allocator_t** out)
    TP_SINCE(0, 1);

/** Makes an allocator of callbacks.
 *  @param callbacks the callbacks, copied; allocate is required
 *  @param[out] out owned allocator
 *  @return status; on failure destroy is not called. */
TP_API tp_status_t tp_allocator_new(const tp_allocator_callbacks_t* callbacks,
                                    TP_OUT TP_OWNED tp_allocator_t** out)
    TP_SINCE(0, 1);

/** Adds a reference.
 *  @param allocator an allocator, or NULL
 *  @return allocator. */
TP_API TP_OWNED tp_allocator_t* tp_allocator_retain(
    TP_NULLABLE tp_allocator_t* allocator) TP_SINCE(0, 1);

/** Drops a reference.
 *  @param allocator an allocator, or NULL */
TP_API void tp_allocator_release(TP_NULLABLE tp_allocator_t* allocator)
    TP_SINCE(0, 1);

/** Device type of an allocator.
 *  @param allocator an allocator
 *  @return the type; 0 (and an error) for NULL or a wrong handle. */
TP_API tp_device_type_t
tp_allocator_device_type(const tp_allocator_t* allocator) TP_SINCE(0, 1);

/** Allocates bytes directly, aligned to 64 on the CPU. Zero bytes give a valid
 *  pointer of their own.
 *  @param allocator an allocator
 *  @param nbytes bytes wanted
 *  @param[out] data the bytes, uninitialised
 *  @param[out] ctx what ::tp_allocator_free needs; belongs to the bytes
 *  @return status; #TP_ERROR_OVERFLOW, #TP_ERROR_OUT_OF_MEMORY. */
TP_API tp_status_t tp_allocator_allocate(tp_allocator_t* allocator,
                                         size_t nbytes, TP_OUT void** data,
                                         TP_OUT void** ctx) TP_SINCE(0, 1);

/** Gives bytes back, from any thread.
 *  @param allocator the allocator that gave them
 *  @param data the bytes, or NULL
 *  @param ctx what came with them
 *  @param nbytes the bytes that were asked for */
TP_API void tp_allocator_free(tp_allocator_t* allocator, TP_NULLABLE void* data,
                              TP_NULLABLE void* ctx, size_t nbytes)
    TP_SINCE(0, 1);

/** Reads the counters.
 *  @param allocator an allocator
 *  @param[in,out] stats struct_size set by the caller; filled up to it, with
 *         zeros for what this version does not count
 *  @return status. */
TP_API tp_status_t tp_allocator_stats(const tp_allocator_t* allocator,
                                      TP_OUT tp_allocator_stats_t* stats)
    TP_SINCE(0, 1);

/** Sets the peak to what is live now.
 *  @param allocator an allocator
 *  @return status. */
TP_API tp_status_t tp_allocator_reset_peak(tp_allocator_t* allocator)
    TP_SINCE(0, 1);

/** Gives all cached blocks back to the system, other threads' caches included.
 *  An allocator of callbacks has none.
 *  @param allocator an allocator
 *  @return status. */
TP_API tp_status_t tp_allocator_empty_cache(tp_allocator_t* allocator)
    TP_SINCE(0, 1);

/** Sets the most bytes kept for reuse. A block freed above it goes back to the
 *  system. The default is a quarter of the memory allowance of the process.
 *  @param allocator the caching allocator
 *  @param nbytes the cap; 0 is unlimited
 *  @return status; #TP_ERROR_UNSUPPORTED for an allocator of callbacks. */
TP_API tp_status_t tp_allocator_set_cap(tp_allocator_t* allocator,
                                        uint64_t nbytes) TP_SINCE(0, 1);

/** The cap.
 *  @param allocator an allocator
 *  @return bytes, 0 for unlimited, for none and for a wrong handle. */
TP_API uint64_t tp_allocator_cap(const tp_allocator_t* allocator)
    TP_SINCE(0, 1);

/** Sets the request size above which blocks bypass the cache: they come from
 *  the system and go back at once. The default is 1 GiB.
 *  @param allocator the caching allocator
 *  @param nbytes the largest request that is cached
 *  @return status; #TP_ERROR_UNSUPPORTED for an allocator of callbacks. */
TP_API tp_status_t tp_allocator_set_bypass_threshold(tp_allocator_t* allocator,
                                                     uint64_t nbytes)
    TP_SINCE(0, 1);

/** The bypass threshold.
 *  @param allocator an allocator
 *  @return bytes; 0 for an allocator of callbacks and for a wrong handle. */
TP_API uint64_t tp_allocator_bypass_threshold(const tp_allocator_t* allocator)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_ALLOCATOR_H */
