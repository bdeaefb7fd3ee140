/**
 * @file storage.h
 * @brief Who shares the bytes: storages, weak handles, parts, mappings, shared
 * memory.
 *
 * A storage is a run of untyped bytes on one device with its size, its
 * allocator, its flags and the version counter. Whatever shares bytes shares
 * the storage and so the counter. The bytes are freed when the last strong
 * handle dies, by the method that came with them, exactly once.
 */
#ifndef TENSORPLAY_STORAGE_H
#define TENSORPLAY_STORAGE_H

#include "tensorplay/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tp_storage_t tp_storage_t;           /**< Shared bytes. */
typedef struct tp_weak_storage_t tp_weak_storage_t; /**< Keeps no bytes. */

#define TP_STORAGE_RESIZABLE 1  /**< The size may change. */
#define TP_STORAGE_READ_ONLY 2  /**< The bytes may not be written. */
#define TP_STORAGE_MAPPED 4     /**< The bytes are a mapped file. */
#define TP_STORAGE_PINNED 8     /**< Page-locked; no part of this build. */
#define TP_STORAGE_SHARED 16    /**< The bytes are seen by several processes. */
#define TP_STORAGE_INFERENCE 32 /**< Made in inference mode: no counter. */
#define TP_STORAGE_FOREIGN 64   /**< Memory of the host, not of an allocator. */

/** Makes a storage of uninitialised bytes from the device's allocator.
 *  @param nbytes size, may be 0
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param[out] out owned storage, resizable
 *  @return status; #TP_ERROR_OUT_OF_MEMORY, #TP_ERROR_NOT_BUILT. */
TP_API tp_status_t tp_storage_new(size_t nbytes, tp_device_type_t device_type,
                                  int32_t device_index,
                                  TP_OUT TP_OWNED tp_storage_t** out)
    TP_SINCE(0, 1);

/** Makes a storage of uninitialised bytes from an allocator.
 *  @param nbytes size, may be 0
 *  @param allocator an allocator; the storage keeps it
 *  @param[out] out owned storage, resizable
 *  @return status. */
TP_API tp_status_t tp_storage_new_from_allocator(
    size_t nbytes, tp_allocator_t* allocator,
    TP_OUT TP_OWNED tp_storage_t** out) TP_SINCE(0, 1);

/** Wraps memory of the host without a copy. The storage cannot be resized.
 *  @param data first byte; NULL only for 0 bytes
 *  @param nbytes size
 *  @param device_type device of the memory; 0 is CPU
 *  @param device_index its index
 *  @param deleter called once with ctx at the end, NULL to borrow the memory.
 *         Not called if this call fails
 *  @param ctx context for deleter
 *  @param flags 0 or TP_STORAGE_READ_ONLY
 *  @param[out] out owned storage
 *  @return status. */
TP_API tp_status_t tp_storage_from_data(TP_NULLABLE void* data, size_t nbytes,
                                        tp_device_type_t device_type,
                                        int32_t device_index,
                                        TP_NULLABLE tp_deleter_fn deleter,
                                        TP_NULLABLE void* ctx, uint32_t flags,
                                        TP_OUT TP_OWNED tp_storage_t** out)
    TP_SINCE(0, 1);

/** Makes a storage of its own identity and version for a part of another's
 *  bytes, as a file reader does for each entry of a mapping. It keeps the
 *  parent alive, cannot be resized and inherits read-only, mapped, pinned and
 *  shared.
 *  @param parent a storage
 *  @param offset first byte in the parent
 *  @param nbytes size; the part must lie inside the parent
 *  @param[out] out owned storage
 *  @return status; #TP_ERROR_RANGE. */
TP_API tp_status_t tp_storage_new_part(tp_storage_t* parent, size_t offset,
                                       size_t nbytes,
                                       TP_OUT TP_OWNED tp_storage_t** out)
    TP_SINCE(0, 1);

/** Maps a part of a file, read-only and shared with the page cache. The file
 *  must not become shorter meanwhile: reading a page that is gone ends the
 *  program (SIGBUS).
 *  @param path name of the file
 *  @param offset first byte, any value
 *  @param nbytes size; the part must lie inside the file
 *  @param[out] out owned storage, read-only and mapped
 *  @return status; #TP_ERROR_IO with errno, #TP_ERROR_RANGE. */
TP_API tp_status_t tp_storage_map_file(const char* path, uint64_t offset,
                                       size_t nbytes,
                                       TP_OUT TP_OWNED tp_storage_t** out)
    TP_SINCE(0, 1);

/** Reads a part of a file into memory from the CPU's allocator.
 *  @param path name of the file
 *  @param offset first byte
 *  @param nbytes size; the part must lie inside the file
 *  @param[out] out owned storage
 *  @return status; #TP_ERROR_IO with errno, #TP_ERROR_RANGE. */
TP_API tp_status_t tp_storage_read_file(const char* path, uint64_t offset,
                                        size_t nbytes,
                                        TP_OUT TP_OWNED tp_storage_t** out)
    TP_SINCE(0, 1);

/** Makes memory that several processes can see, of bytes that are 0. Others
 *  reach it by its name or by its descriptor, and who writes and who reads is
 *  for them to agree: each counts versions of its own, and bytes are not
 *  locked. Only the user who runs this may open it by name. A forked child sees
 *  it too and is a user of its own. The storage cannot be resized.
 *
 *  The last user that releases it removes the name. A process that ends without
 *  releasing it, killed or not, is no user any more from then on; if it was the
 *  last, the name stays until it is opened and released, or created, again.
 *
 *  Memory without a name cannot be cut short by anyone. That with a name must
 *  not be: reading a page that is gone ends the program (SIGBUS).
 *  @param name what others open it by: 1 to 249 bytes, no '/', no control
 *         character, no '.' in front. NULL for none
 *  @param nbytes size, may be 0
 *  @param[out] out owned storage, shared
 *  @return status; #TP_ERROR_ARGUMENT for the name; #TP_ERROR_IO with errno
 *          (EEXIST: processes that live use the name), #TP_ERROR_OUT_OF_MEMORY
 *          if the system has no room: all of a named one is had at once. */
TP_API tp_status_t tp_storage_new_shared(TP_NULLABLE const char* name,
                                         size_t nbytes,
                                         TP_OUT TP_OWNED tp_storage_t** out)
    TP_SINCE(0, 1);

/** Opens shared memory that a process made, by its name.
 *  @param name its name
 *  @param flags 0 or TP_STORAGE_READ_ONLY
 *  @param[out] out owned storage, shared, of the size it was made with
 *  @return status; #TP_ERROR_ARGUMENT for the name; #TP_ERROR_IO with errno
 *          (ENOENT: no such name, EACCES: another user's), #TP_ERROR_FORMAT if
 *          this library did not make it, #TP_ERROR_RANGE if it was cut short.
 */
TP_API tp_status_t tp_storage_open_shared(const char* name, uint32_t flags,
                                          TP_OUT TP_OWNED tp_storage_t** out)
    TP_SINCE(0, 1);

/** Opens shared memory by a descriptor that came over a socket or a fork. One
 *  of named memory makes this process a user of the name, for which it must run
 *  as the same user; one of memory without a name may be passed to anyone.
 *  @param descriptor of tp_storage_shared_descriptor(), maybe in another
 *         process. It stays the caller's, who may close it at once
 *  @param flags 0 or TP_STORAGE_READ_ONLY
 *  @param[out] out owned storage, shared, of the size it was made with
 *  @return status; #TP_ERROR_IO with errno (EBADF: not open, EACCES: named by
 *          another user, or opened for reading alone), #TP_ERROR_FORMAT if it
 *          is of something else, #TP_ERROR_RANGE if it was cut short. */
TP_API tp_status_t tp_storage_open_shared_descriptor(
    int32_t descriptor, uint32_t flags, TP_OUT TP_OWNED tp_storage_t** out)
    TP_SINCE(0, 1);

/** The descriptor of shared memory, for passing on. It is closed by exec, and
 *  of a storage that was opened read-only it gives others no leave to write,
 *  unless another user sent it with that leave.
 *  @param storage a storage that is shared, and no part
 *  @return the storage's own descriptor, not to be closed; -1 (and an error)
 *          for other storages. */
TP_API int32_t tp_storage_shared_descriptor(const tp_storage_t* storage)
    TP_SINCE(0, 1);

/** Adds a reference.
 *  @param storage a storage, or NULL
 *  @return storage. */
TP_API TP_OWNED tp_storage_t* tp_storage_retain(
    TP_NULLABLE tp_storage_t* storage) TP_SINCE(0, 1);

/** Drops a reference; the last one frees the bytes. References that tensors
 *  hold are not the caller's to drop: without a handle left nothing is done,
 *  and an error recorded.
 *  @param storage a storage, or NULL */
TP_API void tp_storage_release(TP_NULLABLE tp_storage_t* storage)
    TP_SINCE(0, 1);

/** Number of strong references: handles and tensors.
 *  @param storage a storage
 *  @return the number; 0 (and an error) for NULL or a wrong handle. */
TP_API int64_t tp_storage_use_count(const tp_storage_t* storage) TP_SINCE(0, 1);

/** Whether two handles are one storage.
 *  @param a a storage
 *  @param b a storage
 *  @return 1 or 0; 0 (and an error) for NULL or a wrong handle. */
TP_API int32_t tp_storage_same(const tp_storage_t* a, const tp_storage_t* b)
    TP_SINCE(0, 1);

/** Makes a weak handle.
 *  @param storage a storage
 *  @param[out] out owned weak handle
 *  @return status. */
TP_API tp_status_t tp_storage_weak(tp_storage_t* storage,
                                   TP_OUT TP_OWNED tp_weak_storage_t** out)
    TP_SINCE(0, 1);

/** Adds a reference to a weak handle.
 *  @param weak a weak handle, or NULL
 *  @return weak. */
TP_API TP_OWNED tp_weak_storage_t* tp_weak_storage_retain(
    TP_NULLABLE tp_weak_storage_t* weak) TP_SINCE(0, 1);

/** Drops a reference to a weak handle.
 *  @param weak a weak handle, or NULL */
TP_API void tp_weak_storage_release(TP_NULLABLE tp_weak_storage_t* weak)
    TP_SINCE(0, 1);

/** Makes a strong handle if the storage still lives.
 *  @param weak a weak handle
 *  @return an owned storage; NULL if it is gone (no error) or for a wrong
 *          handle. */
TP_API TP_OWNED tp_storage_t* tp_weak_storage_lock(tp_weak_storage_t* weak)
    TP_SINCE(0, 1);

/** Size in bytes.
 *  @param storage a storage
 *  @return the size; 0 (and an error) for NULL or a wrong handle. */
TP_API size_t tp_storage_nbytes(const tp_storage_t* storage) TP_SINCE(0, 1);

/** The bytes, for reading.
 *  @param storage a storage
 *  @return first byte, borrowed; NULL (and an error) for a wrong handle. */
TP_API TP_BORROWED const void* tp_storage_data(const tp_storage_t* storage)
    TP_SINCE(0, 1);

/** Device type of the bytes.
 *  @param storage a storage
 *  @return the type; 0 (and an error) for NULL or a wrong handle. */
TP_API tp_device_type_t tp_storage_device_type(const tp_storage_t* storage)
    TP_SINCE(0, 1);

/** Device index of the bytes.
 *  @param storage a storage
 *  @return the index; -1 (and an error) for NULL or a wrong handle. */
TP_API int32_t tp_storage_device_index(const tp_storage_t* storage)
    TP_SINCE(0, 1);

/** The allocator the bytes came from.
 *  @param storage a storage
 *  @return borrowed allocator; NULL for foreign memory and parts. */
TP_API TP_BORROWED tp_allocator_t* tp_storage_allocator(
    const tp_storage_t* storage) TP_SINCE(0, 1);

/** Flags of a storage.
 *  @param storage a storage
 *  @return an OR of TP_STORAGE_ flags; 0 (and an error) for a wrong handle. */
TP_API uint32_t tp_storage_flags(const tp_storage_t* storage) TP_SINCE(0, 1);

/** The version: 0 at first, one more for each write that was declared.
 *  @param storage a storage
 *  @return the version; -1 for a storage of inference mode, and (with an error)
 *          for NULL or a wrong handle. */
TP_API int64_t tp_storage_version(const tp_storage_t* storage) TP_SINCE(0, 1);

/** Changes the size, keeping the bytes in front. New bytes are uninitialised.
 *  The address may change. Bumps the version.
 *  @param storage a resizable storage
 *  @param nbytes new size
 *  @return status; #TP_ERROR_STATE if it is not resizable, #TP_ERROR_IN_USE
 *          while it is exported or written, or if it would shrink while others
 *          hold it, or a tensor alone (it could reach beyond). */
TP_API tp_status_t tp_storage_resize(tp_storage_t* storage, size_t nbytes)
    TP_SINCE(0, 1);

/** Hands the duty to free foreign bytes to the caller, who gets data, deleter
 *  and context together. The storage then has 0 bytes.
 *  @param storage a storage whose one reference is a handle, of foreign bytes
 *  @param[out] data first byte
 *  @param[out] deleter its deleter, NULL for borrowed memory
 *  @param[out] ctx its context
 *  @return status; #TP_ERROR_UNSUPPORTED for bytes of an allocator,
 *          #TP_ERROR_IN_USE if others hold or export it, or a tensor alone. */
TP_API tp_status_t tp_storage_take(tp_storage_t* storage, TP_OUT void** data,
                                   TP_OUT tp_deleter_fn* deleter,
                                   TP_OUT void** ctx) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_STORAGE_H */
