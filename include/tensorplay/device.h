/**
 * @file device.h
 * @brief Devices of programs: a device type with an allocator and copies of its
 *        own.
 *
 * Once a type is registered, functions take it wherever they take a device.
 * What operators do there is up to the kernels that are registered for it
 * (kernel.h): at first ::tp_kernel_missing lists all of them. "copy" is used by
 * copies that change dtype or strides, "fill" by zeros, ones and full.
 */
#ifndef TENSORPLAY_DEVICE_H
#define TENSORPLAY_DEVICE_H

#include "tensorplay/kernel.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Kernels and copies of the device take strided operands. Without it every
 *  view of a tensor is a copy, which `gather` makes, and kernels get
 *  contiguous tensors only, which a reduction may walk in another order. */
#define TP_DEVICE_ADDRESSES_STRIDES 1

/** What a device type brings. No callback runs under a lock of the library;
 *  each may run on several threads at once and must return. A status other than
 *  #TP_OK fails the call that needed it; ::tp_error_set may say why. All zero
 *  is the default of a member. */
typedef struct tp_device_callbacks_t {
  uint32_t struct_size; /**< sizeof(tp_device_callbacks_t). */
  uint32_t flags;       /**< An OR of TP_DEVICE_ flags. */
  int32_t count;        /**< Devices of the type; 0 is one, as yet the most. */
  uint32_t reserved;    /**< 0. */
  /** What ::tp_device_type_name gives from then on, and parsers take: letters,
   *  digits, '_' and '.', at most 15; copied. NULL keeps the type's own. */
  const char* name;
  void* user_data; /**< Passed to every callback. */
  /** Gives nbytes at a multiple of align; `ctx` goes to deallocate. Required.
   *  A program may put another allocator in its place: ::tp_allocator_set. The
   *  allocator that these callbacks make goes with the device. */
  tp_status_t (*allocate)(void* user_data, size_t nbytes, size_t align,
                          void* stream, void** data, void** ctx);
  /** Takes the bytes back; NULL if nothing is to be done for them. */
  void (*deallocate)(void* user_data, void* data, void* ctx, size_t nbytes,
                     void* stream);
  /** Copies bytes within the device. They do not overlap. Required. */
  tp_status_t (*copy_within)(void* user_data, void* to, const void* from,
                             size_t nbytes, int32_t device_index);
  /** Copies bytes to the host; NULL if the device has no way to. */
  tp_status_t (*copy_to_host)(void* user_data, void* to, const void* from,
                              size_t nbytes, int32_t device_index);
  /** Copies bytes from the host; NULL if the device has no way to. */
  tp_status_t (*copy_from_host)(void* user_data, void* to, const void* from,
                                size_t nbytes, int32_t device_index);
  /** Writes the elements of a strided view to dense bytes in row-major order.
   *  `base` is element 0, strides count elements. Required unless the device
   *  addresses strides. */
  tp_status_t (*gather)(void* user_data, void* to, const void* base,
                        const int64_t* sizes, const int64_t* strides,
                        int32_t rank, size_t itemsize, int32_t device_index);
  void* streams; /**< For queues of work in a later version; NULL. */
  /** Called once by ::tp_shutdown, which forgets the device; NULL for
   *  nothing. */
  void (*destroy)(void* user_data);
} tp_device_callbacks_t;

/** Clears a struct of callbacks and sets its size.
 *  @param[out] callbacks receives the defaults
 *  @param struct_size sizeof(tp_device_callbacks_t) as the caller knows it
 *  @return status; #TP_ERROR_ARGUMENT for a size no version has. */
TP_API tp_status_t tp_device_callbacks_init(
    TP_OUT tp_device_callbacks_t* callbacks, size_t struct_size) TP_SINCE(0, 1);

/** Registers a device type until ::tp_shutdown. Types from 3 are free;
 *  #TP_DEVICE_CUDA is, in a build without it.
 *  @param type a device type
 *  @param callbacks the callbacks, copied
 *  @return status; #TP_ERROR_STATE if the type is registered already or the
 *          name is another type's, #TP_ERROR_UNSUPPORTED for what is of a later
 *          version. On failure destroy is not called. */
TP_API tp_status_t tp_device_register(tp_device_type_t type,
                                      const tp_device_callbacks_t* callbacks)
    TP_SINCE(0, 1);

/** Devices of a type.
 *  @param type a device type
 *  @return their number; 0 if the type is not registered, and (with an error)
 *          if it is unknown. */
TP_API int32_t tp_device_count(tp_device_type_t type) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_DEVICE_H */
