/**
 * @file base.h
 * @brief Version, status codes, the error record, modes, dtypes, devices,
 *        memory formats and scalars.
 *
 * Rules that hold for every header of the library:
 *
 * - A function that can fail returns a ::tp_status_t; #TP_OK is 0. Results come
 *   through pointers placed last. They are set to NULL or 0 on entry and are
 *   written only on success.
 * - A getter returns its value. Given NULL or a wrong handle it returns the
 *   default named in its documentation (0, NULL or -1) and records an error.
 * - Handles are opaque. `retain` adds a reference and returns the same pointer,
 *   `release` drops one; both take NULL and do nothing. Arguments are borrowed.
 * - `TP_OWNED`: the caller must release the result. `TP_BORROWED`: the result
 *   lives as long as the object that it was asked of is neither changed nor
 *   released. `TP_NULLABLE`: NULL is allowed. `TP_OUT`: written by the call.
 * - Lists are a pointer and a count; the pointer may be NULL only when the
 *   count is 0. Sizes, strides and offsets count elements, `nbytes` counts
 *   bytes.
 * - Unless a function says otherwise it may be called from any thread. Several
 *   threads may read one object; writing while others use it is for the caller
 *   to prevent.
 * - Nothing is printed, no signal handler, locale or environment variable is
 *   touched, and no C++ exception leaves the library.
 */
#ifndef TENSORPLAY_BASE_H
#define TENSORPLAY_BASE_H

#include <stddef.h>
#include <stdint.h>

/** Marks an exported function. */
#if defined(__GNUC__)
#define TP_API __attribute__((visibility("default")))
#else
#define TP_API
#endif

/** The caller owns the result and must release it. */
#define TP_OWNED
/** The result belongs to the object it was asked of. */
#define TP_BORROWED
/** NULL is accepted. */
#define TP_NULLABLE
/** Written by the call. */
#define TP_OUT
/** Version in which a function appeared. */
#define TP_SINCE(major, minor)

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @name Version
 * @{
 */
#define TP_VERSION_MAJOR 0 /**< Major version of this header. */
#define TP_VERSION_MINOR 1 /**< Minor version of this header. */
#define TP_VERSION_PATCH 0 /**< Patch version of this header. */
#define TP_ABI_VERSION 1   /**< Number in the SONAME; grows on a break. */

/** Version of the loaded library as text, for example "0.1.0".
 *  @return a static string. */
TP_API const char* tp_version(void) TP_SINCE(0, 1);

/** ABI number of the loaded library, compare with #TP_ABI_VERSION.
 *  @return the number. */
TP_API int32_t tp_abi_version(void) TP_SINCE(0, 1);

/** Whether an optional part was built in.
 *  @param name "cpu", "cuda", "npy", "npz" or "safetensors"
 *  @return 1 if it is, 0 if it is not or the name is unknown or NULL. */
TP_API int32_t tp_has_feature(const char* name) TP_SINCE(0, 1);
/** @} */

/**
 * @name Status codes
 * Grouped by hundreds: 1xx argument, 2xx memory, 3xx state, 4xx support,
 * 5xx files, 6xx callbacks, 9xx the library itself. Values never change.
 * @{
 */
typedef int32_t tp_status_t; /**< 0 is success. */

#define TP_OK 0               /**< Success. */
#define TP_ERROR_ARGUMENT 100 /**< A value outside what is allowed. */
#define TP_ERROR_NULL 101     /**< A required pointer is NULL. */
#define TP_ERROR_HANDLE 102   /**< Wrong kind of handle, or another copy's. */
#define TP_ERROR_RANGE 103    /**< Index, dimension or byte out of range. */
#define TP_ERROR_SHAPE 104    /**< Sizes that do not fit each other. */
#define TP_ERROR_DTYPE 105    /**< A dtype that the operation refuses. */
#define TP_ERROR_DEVICE 106   /**< A device that the operation refuses. */
#define TP_ERROR_OVERFLOW 107 /**< A count or byte number overflows. */
#define TP_ERROR_LAYOUT 108   /**< Strides that cannot express a view. */
#define TP_ERROR_OUT_OF_MEMORY 200  /**< Memory could not be had. */
#define TP_ERROR_STATE 300          /**< The object is in the wrong state. */
#define TP_ERROR_READ_ONLY 301      /**< Writing to read-only bytes. */
#define TP_ERROR_OVERLAP 302        /**< Memory overlaps where it must not. */
#define TP_ERROR_VERSION 303        /**< A saved value was overwritten. */
#define TP_ERROR_INFERENCE 304      /**< Inference tensor outside its mode. */
#define TP_ERROR_IN_USE 305         /**< Others hold or export the object. */
#define TP_ERROR_LIVE_OBJECTS 306   /**< Shutdown while objects live. */
#define TP_ERROR_UNSUPPORTED 400    /**< Not supported for these arguments. */
#define TP_ERROR_NOT_BUILT 401      /**< The part is not in this build. */
#define TP_ERROR_MISSING_KERNEL 402 /**< No kernel for the operands. */
#define TP_ERROR_IO 500             /**< The system refused a file operation. */
#define TP_ERROR_FORMAT 501         /**< A file that breaks its format. */
#define TP_ERROR_CALLBACK 600       /**< A callback reported a failure. */
#define TP_ERROR_INTERNAL 900       /**< A fault of the library. */

/** Name of a status code, for example "TP_ERROR_SHAPE".
 *  @param status a code
 *  @return a static string; NULL (and an error) for an unknown code. */
TP_API const char* tp_status_name(tp_status_t status) TP_SINCE(0, 1);

/** Status code of a name.
 *  @param name as ::tp_status_name gives it
 *  @param[out] out the code
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_status_parse(const char* name, TP_OUT tp_status_t* out)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name The error record
 * Each thread keeps its last error in memory set aside beforehand, so that a
 * failure to allocate can be told too. Success, release and deleters leave it
 * alone. The getters take an owned error, or NULL for the calling thread's last
 * one; a pointer they return is borrowed and, for NULL, lives until the next
 * error of the thread.
 * @{
 */
typedef struct tp_error_t tp_error_t; /**< An error taken from its thread. */

/** Status code of an error.
 *  @param error an error, or NULL for the thread's last
 *  @return the code, #TP_OK if there is none. */
TP_API tp_status_t tp_error_code(TP_NULLABLE const tp_error_t* error)
    TP_SINCE(0, 1);

/** Text of an error: names the operator, the values it saw and the conflict.
 *  @param error an error, or NULL for the thread's last
 *  @return borrowed text, "" if there is none. */
TP_API TP_BORROWED const char* tp_error_message(
    TP_NULLABLE const tp_error_t* error) TP_SINCE(0, 1);

/** Name of the public function that failed.
 *  @param error an error, or NULL for the thread's last
 *  @return borrowed text, "" if there is none. */
TP_API TP_BORROWED const char* tp_error_function(
    TP_NULLABLE const tp_error_t* error) TP_SINCE(0, 1);

/** Position of the argument at fault, from 1.
 *  @param error an error, or NULL for the thread's last
 *  @return the position, 0 if no single argument is at fault. */
TP_API int32_t tp_error_argument(TP_NULLABLE const tp_error_t* error)
    TP_SINCE(0, 1);

/** Code of the system or a callback behind the error (`errno`, a status).
 *  @param error an error, or NULL for the thread's last
 *  @return the code, 0 if there is none. */
TP_API int64_t tp_error_native_code(TP_NULLABLE const tp_error_t* error)
    TP_SINCE(0, 1);

/** Text of what caused the error, from the system or a callback.
 *  @param error an error, or NULL for the thread's last
 *  @return borrowed text, "" if there is none. */
TP_API TP_BORROWED const char* tp_error_cause(
    TP_NULLABLE const tp_error_t* error) TP_SINCE(0, 1);

/** Writes "FUNCTION: MESSAGE [argument N] (CODE; cause)" to a buffer.
 *  @param error an error, or NULL for the thread's last
 *  @param[out] buffer receives the text, always terminated if capacity > 0
 *  @param capacity bytes in buffer, may be 0
 *  @return length of the whole text without its end, as snprintf counts. */
TP_API size_t tp_error_format(TP_NULLABLE const tp_error_t* error,
                              TP_OUT char* buffer, size_t capacity)
    TP_SINCE(0, 1);

/** Moves the thread's last error into an owned object that may go to another
 *  thread; the thread then has none.
 *  @return an owned error; NULL if there is none or no memory (then it stays).
 */
TP_API TP_OWNED tp_error_t* tp_error_take(void) TP_SINCE(0, 1);

/** Frees a taken error.
 *  @param error an error, or NULL */
TP_API void tp_error_release(TP_NULLABLE tp_error_t* error) TP_SINCE(0, 1);

/** Sets the thread's last error, for callbacks that report a failure: the
 *  library then carries the text as the cause.
 *  @param code a status code other than #TP_OK
 *  @param message text, copied and cut to what the record holds; never a format
 *  @return code; #TP_ERROR_CALLBACK in place of #TP_OK and of unknown codes. */
TP_API tp_status_t tp_error_set(tp_status_t code, const char* message)
    TP_SINCE(0, 1);

/** Forgets the thread's last error. */
TP_API void tp_error_clear(void) TP_SINCE(0, 1);
/** @} */

/**
 * @name Modes of the calling thread
 * One small value, so that a binding can set and restore it in one frame.
 * @{
 */
#define TP_MODE_INFERENCE 1 /**< New tensors count no versions. */
#define TP_MODE_NO_GRAD 2   /**< Operators record no history. */
/** What is recorded keeps where it was called, and errors of histories and
 *  backward passes tell it: the return addresses of the callers. Slow. */
#define TP_MODE_ANOMALY 4

/** Modes of the calling thread.
 *  @return an OR of TP_MODE_ flags; 0 is the default. */
TP_API uint32_t tp_modes_get(void) TP_SINCE(0, 1);

/** Sets all modes of the calling thread.
 *  @param modes an OR of TP_MODE_ flags
 *  @return status; #TP_ERROR_ARGUMENT for unknown bits. */
TP_API tp_status_t tp_modes_set(uint32_t modes) TP_SINCE(0, 1);

/** Sets all modes and tells the ones before.
 *  @param modes an OR of TP_MODE_ flags
 *  @param[out] before the modes until now
 *  @return status; #TP_ERROR_ARGUMENT for unknown bits, nothing changed. */
TP_API tp_status_t tp_modes_swap(uint32_t modes, TP_OUT uint32_t* before)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name Life of the library
 * @{
 */

/** Ends the library's threads and frees the caches: it can be unloaded then, or
 *  used again from scratch. What was registered is destroyed; callbacks that
 *  this calls can set and register nothing (#TP_ERROR_STATE).
 *  @return status; #TP_ERROR_LIVE_OBJECTS while handles live: nothing changed.
 */
TP_API tp_status_t tp_shutdown(void) TP_SINCE(0, 1);

/** Runs what was put off for a thread of the host: dropped wrappers.
 *  @return the number of callbacks run. */
TP_API size_t tp_run_deferred(void) TP_SINCE(0, 1);

/** Called when memory runs out, before the failure is final, so that a garbage
 *  collected host can drop handles. Runs on the failing thread, no lock held.
 *  @param user_data as given to ::tp_set_collect_callback
 *  @return non-zero if something may have been freed: the request is retried.
 */
typedef int32_t (*tp_collect_fn)(void* user_data);

/** Called once when user data is no longer needed.
 *  @param user_data the data */
typedef void (*tp_destroy_fn)(void* user_data);

/** Sets the collect callback of the process; the one before is destroyed.
 *  @param collect the callback, or NULL for none
 *  @param user_data passed to it
 *  @param destroy called with user_data when it is replaced, or NULL
 *  @return status. */
TP_API tp_status_t tp_set_collect_callback(TP_NULLABLE tp_collect_fn collect,
                                           TP_NULLABLE void* user_data,
                                           TP_NULLABLE tp_destroy_fn destroy)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name Element types
 * @{
 */
typedef int32_t tp_dtype_t; /**< An element type; 0 is unset. */

#define TP_DTYPE_BOOL 1       /**< One byte; any non-zero byte reads as true. */
#define TP_DTYPE_U8 2         /**< Unsigned 8-bit integer. */
#define TP_DTYPE_U16 3        /**< Unsigned 16-bit integer. */
#define TP_DTYPE_U32 4        /**< Unsigned 32-bit integer. */
#define TP_DTYPE_U64 5        /**< Unsigned 64-bit integer. */
#define TP_DTYPE_I8 6         /**< Signed 8-bit integer. */
#define TP_DTYPE_I16 7        /**< Signed 16-bit integer. */
#define TP_DTYPE_I32 8        /**< Signed 32-bit integer. */
#define TP_DTYPE_I64 9        /**< Signed 64-bit integer. */
#define TP_DTYPE_F16 10       /**< IEEE 754 binary16. */
#define TP_DTYPE_BF16 11      /**< Upper half of a binary32. */
#define TP_DTYPE_F32 12       /**< IEEE 754 binary32. */
#define TP_DTYPE_F64 13       /**< IEEE 754 binary64. */
#define TP_DTYPE_C64 14       /**< Complex of two binary32. */
#define TP_DTYPE_C128 15      /**< Complex of two binary64. */
#define TP_DTYPE_F8_E4M3FN 16 /**< 8-bit float, 4 exponent bits. */
#define TP_DTYPE_F8_E5M2 17   /**< 8-bit float, 5 exponent bits. */
#define TP_DTYPE_COUNT 17     /**< Number of element types; ids are 1..17. */

typedef int32_t tp_kind_t; /**< Category of an element type; 0 is unset. */

#define TP_KIND_BOOL 1    /**< Truth values. */
#define TP_KIND_INTEGER 2 /**< Signed and unsigned integers. */
#define TP_KIND_FLOAT 3   /**< Real floating point. */
#define TP_KIND_COMPLEX 4 /**< Complex floating point. */

/** Bytes of one element.
 *  @param dtype an element type
 *  @return 1 to 16; 0 (and an error) for an unknown dtype. */
TP_API size_t tp_dtype_size(tp_dtype_t dtype) TP_SINCE(0, 1);

/** Short name, for example "f32", "f8_e4m3fn".
 *  @param dtype an element type
 *  @return a static string; NULL (and an error) for an unknown dtype. */
TP_API const char* tp_dtype_name(tp_dtype_t dtype) TP_SINCE(0, 1);

/** Element type of a short name.
 *  @param name as ::tp_dtype_name gives it
 *  @param[out] out the element type
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_dtype_parse(const char* name, TP_OUT tp_dtype_t* out)
    TP_SINCE(0, 1);

/** Category of an element type.
 *  @param dtype an element type
 *  @return a TP_KIND_ value; 0 (and an error) for an unknown dtype. */
TP_API tp_kind_t tp_dtype_kind(tp_dtype_t dtype) TP_SINCE(0, 1);

/** Name of a category: "bool", "integer", "float" or "complex".
 *  @param kind a TP_KIND_ value
 *  @return a static string; NULL (and an error) for an unknown kind. */
TP_API const char* tp_kind_name(tp_kind_t kind) TP_SINCE(0, 1);

/** Category of a name.
 *  @param name as ::tp_kind_name gives it
 *  @param[out] out the category
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_kind_parse(const char* name, TP_OUT tp_kind_t* out)
    TP_SINCE(0, 1);

/** Element type that two dimensioned tensors meet in: the higher category
 *  (bool < integer < float < complex), then the wider type. Unsigned with
 *  signed gives the next wider signed type, u64 with signed f64, f16 with bf16
 *  f32. An integer never widens a floating type.
 *  @param a an element type
 *  @param b an element type
 *  @param[out] out the common type
 *  @return status; #TP_ERROR_ARGUMENT for an unknown dtype. */
TP_API tp_status_t tp_dtype_promote(tp_dtype_t a, tp_dtype_t b,
                                    TP_OUT tp_dtype_t* out) TP_SINCE(0, 1);

/** Folds ::tp_dtype_promote over a list from left to right.
 *  @param dtypes element types
 *  @param n their number, at least 1
 *  @param[out] out the common type
 *  @return status; #TP_ERROR_ARGUMENT for an unknown dtype or n = 0. */
TP_API tp_status_t tp_dtype_promote_list(const tp_dtype_t* dtypes, size_t n,
                                         TP_OUT tp_dtype_t* out) TP_SINCE(0, 1);
/** @} */

/**
 * @name Devices
 * A device is a type and an index, passed as two int32 arguments. Type 0 means
 * CPU where a function creates something. The CPU has index 0 only.
 * @{
 */
typedef int32_t tp_device_type_t; /**< Kind of device; 0 is unset. */

#define TP_DEVICE_CPU 1   /**< The host's memory. */
#define TP_DEVICE_CUDA 2  /**< An NVIDIA GPU. */
#define TP_DEVICE_COUNT 8 /**< Types are 1..8; 3..8 are free. */

/** Name of a device type: "cpu", "cuda", "device3" to "device8", or what a
 *  program registered it as (device.h).
 *  @param type a device type
 *  @return a static string, but what a program registered lives until
 *          ::tp_shutdown; NULL (and an error) for an unknown type. */
TP_API const char* tp_device_type_name(tp_device_type_t type) TP_SINCE(0, 1);

/** Device type of a name.
 *  @param name as ::tp_device_type_name gives it
 *  @param[out] out the device type
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_device_type_parse(const char* name,
                                        TP_OUT tp_device_type_t* out)
    TP_SINCE(0, 1);

/** Device of a text such as "cpu", "cuda" or "cuda:1". Strict: nothing may
 *  follow, no sign, no blank, no leading zero.
 *  @param text the text
 *  @param[out] type the device type
 *  @param[out] index the index, 0 if the text names none
 *  @return status; #TP_ERROR_ARGUMENT for anything else. */
TP_API tp_status_t tp_device_parse(const char* text,
                                   TP_OUT tp_device_type_t* type,
                                   TP_OUT int32_t* index) TP_SINCE(0, 1);
/** @} */

/**
 * @name Memory formats
 * @{
 */
typedef int32_t tp_memory_format_t; /**< A stride order; 0 is unset. */

#define TP_FORMAT_CONTIGUOUS 1       /**< Row-major. */
#define TP_FORMAT_PRESERVE 2         /**< Keep a dense layout as it is. */
#define TP_FORMAT_CHANNELS_LAST 3    /**< Rank 4, dimension 1 innermost. */
#define TP_FORMAT_CHANNELS_LAST_3D 4 /**< Rank 5, dimension 1 innermost. */

/** Name of a format: "contiguous", "preserve", "channels_last",
 *  "channels_last_3d".
 *  @param format a memory format
 *  @return a static string; NULL (and an error) for an unknown format. */
TP_API const char* tp_memory_format_name(tp_memory_format_t format)
    TP_SINCE(0, 1);

/** Memory format of a name.
 *  @param name as ::tp_memory_format_name gives it
 *  @param[out] out the format
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_memory_format_parse(const char* name,
                                          TP_OUT tp_memory_format_t* out)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name Scalars
 * @{
 */

/** A number with its type. 32 bytes, passed by pointer. `dtype` says which
 *  members count: bool, i64: `integer`; u64: `integer` read as unsigned; f64:
 *  `real`; c128: `real` and `imag`. Other dtypes are refused. */
typedef struct tp_scalar_t {
  tp_dtype_t dtype; /**< TP_DTYPE_BOOL, _I64, _U64, _F64 or _C128. */
  int32_t reserved; /**< 0. */
  int64_t integer;  /**< Value of bool (0, 1), i64 and u64 (its bits). */
  double real;      /**< Value of f64, real part of c128. */
  double imag;      /**< Imaginary part of c128. */
} tp_scalar_t;

/** Makes a bool.
 *  @param[out] out receives the scalar
 *  @param value non-zero is true
 *  @return status. */
TP_API tp_status_t tp_scalar_set_bool(TP_OUT tp_scalar_t* out, int32_t value)
    TP_SINCE(0, 1);
/** Makes a signed integer.
 *  @param[out] out receives the scalar
 *  @param value the number
 *  @return status. */
TP_API tp_status_t tp_scalar_set_i64(TP_OUT tp_scalar_t* out, int64_t value)
    TP_SINCE(0, 1);
/** Makes an unsigned integer.
 *  @param[out] out receives the scalar
 *  @param value the number
 *  @return status. */
TP_API tp_status_t tp_scalar_set_u64(TP_OUT tp_scalar_t* out, uint64_t value)
    TP_SINCE(0, 1);
/** Makes a floating-point number.
 *  @param[out] out receives the scalar
 *  @param value the number
 *  @return status. */
TP_API tp_status_t tp_scalar_set_f64(TP_OUT tp_scalar_t* out, double value)
    TP_SINCE(0, 1);
/** Makes a complex number.
 *  @param[out] out receives the scalar
 *  @param real real part
 *  @param imag imaginary part
 *  @return status. */
TP_API tp_status_t tp_scalar_set_c128(TP_OUT tp_scalar_t* out, double real,
                                      double imag) TP_SINCE(0, 1);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_BASE_H */
