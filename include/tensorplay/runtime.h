/**
 * @file runtime.h
 * @brief Run time: threads, large results, the log, the dump of the first
 * anomaly.
 *
 * The library prints nothing and reads no variable of the environment. What it
 * has to say that no call reports goes to a callback of the host, and nowhere
 * if there is none. All settings here belong to the process; any thread may set
 * them. ::tp_shutdown undoes them.
 */
#ifndef TENSORPLAY_RUNTIME_H
#define TENSORPLAY_RUNTIME_H

#include "tensorplay/base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @name Threads
 *
 * Operators on large CPU tensors divide their work into chunks, which several
 * threads run: the calling one and the library's workers, or the host's. What a
 * chunk is depends on the shapes alone, so results are the same bits with any
 * number of threads. Small tensors never leave the calling thread.
 *
 * Workers are started by the first call that has work for them, and sleep when
 * they have none. They help one call at a time: of several threads that compute
 * at once one gets them, the others compute alone, none waits. They take no
 * signals and run no code of the host. ::tp_shutdown ends them; a process may
 * exit, fork, or close the library while they live.
 * @{
 */
#define TP_MAX_THREADS 256 /**< The most that work on one call. */

/** Sets how many threads may work on one call, the calling one included, for
 *  calls that begin from now on.
 *  @param count from 1 (the calling thread alone) to #TP_MAX_THREADS; 0 is the
 *         default: the processors that the affinity and the control groups of
 *         the process allow now
 *  @return status; #TP_ERROR_ARGUMENT for another number. */
TP_API tp_status_t tp_set_num_threads(int32_t count) TP_SINCE(0, 1);

/** How many threads may work on one call.
 *  @return a number from 1 to #TP_MAX_THREADS. */
TP_API int32_t tp_get_num_threads(void) TP_SINCE(0, 1);

/** Does a part of a call's work that no thread does yet; returns when there is
 *  none. Never fails and never calls back.
 *  @param context what came with it */
typedef void (*tp_task_fn)(void* context);

/** Runs task(context) on threads of the host, on up to `count` at once, and
 *  returns when all of them have returned from it. Running it fewer times takes
 *  longer and running it more often is of no use, but both give the same
 *  results. Called on the thread of a call of the library, inside it, with no
 *  lock held; several threads may be in it, and it must not unwind.
 *  @param user_data as given to ::tp_set_parallel_for
 *  @param count at most ::tp_get_num_threads, at least 2
 *  @param task to be run
 *  @param context passed to it
 *  @return status; after a failure the calling thread does what is left, and
 *          the log is told (#TP_LOG_ERROR). */
typedef tp_status_t (*tp_parallel_for_fn)(void* user_data, int32_t count,
                                          tp_task_fn task, void* context);

/** Lets threads of the host do what the library's workers do otherwise; the
 *  function before is destroyed when no thread runs it any more.
 *  @param run the function, or NULL for the library's workers
 *  @param user_data passed to it
 *  @param destroy called with user_data when it is replaced, or NULL
 *  @return status; #TP_ERROR_OUT_OF_MEMORY: then nothing changed, and user_data
 *          is still the caller's. */
TP_API tp_status_t tp_set_parallel_for(TP_NULLABLE tp_parallel_for_fn run,
                                       TP_NULLABLE void* user_data,
                                       TP_NULLABLE tp_destroy_fn destroy)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name Large results
 * Results of operators that compute on the CPU are written past its caches
 * where result and operands together would not stay there: that saves reading
 * what is overwritten. It changes no result.
 * @{
 */

/** Sets from how many bytes of result and operands together results are written
 *  past the caches, for kernels that begin from now on. Where nothing but a
 *  number is read it takes twice as many; in place it is never done.
 *  @param nbytes INT64_MAX is never; 0 is the default: twice the processor's
 *         second-level cache, and on AMD, if that is more, the lesser of 16 MiB
 *         and half of its third
 *  @return status; #TP_ERROR_ARGUMENT for a negative number. */
TP_API tp_status_t tp_set_streaming_limit(int64_t nbytes) TP_SINCE(0, 1);

/** From how many bytes on results are written past the caches.
 *  @return the number; INT64_MAX where the processor cannot. */
TP_API int64_t tp_get_streaming_limit(void) TP_SINCE(0, 1);
/** @} */

/**
 * @name The log
 * @{
 */
typedef int32_t tp_log_level_t; /**< What a message is about. */

#define TP_LOG_ERROR 1 /**< What failed where no call can tell it. */
#define TP_LOG_INFO 2  /**< What was done besides: a dump was written. */
/** A line for each kernel that has run: operator, compute dtype and path, then
 *  the layouts of results and inputs, as in "add/f32/linear: result f32
 *  shape=(2, 3), strides=(3, 1), offset=0, contiguous=1; input 0 f32 ...". */
#define TP_LOG_LAYOUT 3

/** Name of a level: "error", "info", "layout".
 *  @param level a level
 *  @return static text; NULL (and an error) if unknown. */
TP_API TP_BORROWED const char* tp_log_level_name(tp_log_level_t level)
    TP_SINCE(0, 1);

/** Finds a level by its name.
 *  @param name the name
 *  @param[out] out the level
 *  @return status. */
TP_API tp_status_t tp_log_level_parse(const char* name,
                                      TP_OUT tp_log_level_t* out)
    TP_SINCE(0, 1);

/** Receives a message. Runs on the thread that it is about, inside its call,
 *  with no lock of the library held; several threads may be in it. It may call
 *  the library, whose kernels it runs are not logged, and must not unwind.
 *  @param user_data as given to ::tp_set_log
 *  @param level what it is about
 *  @param message one line without an end of line, borrowed for the call */
typedef void (*tp_log_fn)(void* user_data, tp_log_level_t level,
                          const char* message);

/** Sets the log of the process; the one before is destroyed when no thread runs
 *  it any more.
 *  @param log the callback, or NULL for none
 *  @param user_data passed to it
 *  @param destroy called with user_data when it is replaced, or NULL
 *  @param level the highest level to pass on; ignored without a callback
 *  @return status; #TP_ERROR_ARGUMENT, #TP_ERROR_OUT_OF_MEMORY: then the log is
 *          as it was, and user_data still the caller's. */
TP_API tp_status_t tp_set_log(TP_NULLABLE tp_log_fn log,
                              TP_NULLABLE void* user_data,
                              TP_NULLABLE tp_destroy_fn destroy,
                              tp_log_level_t level) TP_SINCE(0, 1);
/** @} */

/**
 * @name Anomalies
 * @{
 */

/** Watches every kernel until one has a NaN or an infinity in its result that
 *  none of its inputs has. That one's operator, the layouts and elements of its
 *  inputs and of its result are written to a file, in the form of
 *  ::tp_tensor_format, and the watch ends; to watch on, call this again. The
 *  file replaces one of that name, and is there whole or not at all.
 *
 *  Inputs that are overwritten in place are copied first, and results looked
 *  through, so operators are slower meanwhile. None of them fails because of
 *  it: what goes wrong is told to the log (#TP_LOG_ERROR).
 *  @param path name of the file; NULL ends the watch
 *  @return status; #TP_ERROR_OUT_OF_MEMORY: then nothing changed. */
TP_API tp_status_t tp_set_anomaly_dump(TP_NULLABLE const char* path)
    TP_SINCE(0, 1);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_RUNTIME_H */
