/**
 * @file runtime.h
 * @brief Looking on at run time: the log, the dump of the first anomaly.
 *
 * The library prints nothing and reads no variable of the environment. What it
 * has to say that no call reports goes to a callback of the host, and nowhere
 * if there is none. Both belong to the process; any thread may set them.
 * ::tp_shutdown clears both.
 */
#ifndef TENSORPLAY_RUNTIME_H
#define TENSORPLAY_RUNTIME_H

#include "tensorplay/base.h"

#ifdef __cplusplus
extern "C" {
#endif

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
