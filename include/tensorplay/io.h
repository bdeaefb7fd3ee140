/**
 * @file io.h
 * @brief Files: npy, npz and safetensors, read, mapped and written.
 *
 * Nothing in a file is trusted: lengths, offsets, shapes, overlaps, holes and
 * duplicate names are checked before memory is asked for. An error names the
 * file, the entry and the reason.
 *
 * Mapping makes a read-only tensor on the file's own pages without a copy. It
 * refuses what cannot be read in place (packed bytes, foreign byte order,
 * misaligned data) and says "read instead".
 */
#ifndef TENSORPLAY_IO_H
#define TENSORPLAY_IO_H

#include "tensorplay/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t tp_load_mode_t; /**< How bytes get into a tensor; 0 is unset. */

#define TP_LOAD_READ 1 /**< Read into memory of the CPU's allocator. */
#define TP_LOAD_MAP 2  /**< Map without a copy; the tensor is read-only. */

/** Name of a mode: "read" or "map".
 *  @param mode a TP_LOAD_ value
 *  @return a static string; NULL (and an error) for an unknown mode. */
TP_API const char* tp_load_mode_name(tp_load_mode_t mode) TP_SINCE(0, 1);

/** Mode of a name.
 *  @param name as ::tp_load_mode_name gives it
 *  @param[out] out the mode
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_load_mode_parse(const char* name,
                                      TP_OUT tp_load_mode_t* out)
    TP_SINCE(0, 1);

/** Reads or maps a `.npy` file of format version 1, 2 or 3. Fortran order gives
 *  a tensor with reversed strides. Bytes after the data are ignored.
 *  @param path name of the file
 *  @param mode TP_LOAD_READ or TP_LOAD_MAP
 *  @param[out] out owned tensor on the CPU
 *  @return status; #TP_ERROR_IO, #TP_ERROR_FORMAT, #TP_ERROR_DTYPE for an
 *          element type without a dtype, #TP_ERROR_UNSUPPORTED where it cannot
 *          be mapped. */
TP_API tp_status_t tp_npy_load(const char* path, tp_load_mode_t mode,
                               TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

typedef struct tp_npz_t tp_npz_t; /**< An opened `.npz` archive. */

/** Opens a `.npz` archive, stored or deflated, zip64 too, and checks its whole
 *  directory; entries that are no `.npy` files are left out. The file stays
 *  open until the last release.
 *  @param path name of the file
 *  @param mode TP_LOAD_READ or TP_LOAD_MAP
 *  @param[out] out owned archive; tensors taken from it outlive it
 *  @return status; #TP_ERROR_IO, #TP_ERROR_FORMAT. */
TP_API tp_status_t tp_npz_open(const char* path, tp_load_mode_t mode,
                               TP_OUT TP_OWNED tp_npz_t** out) TP_SINCE(0, 1);

/** Adds a reference.
 *  @param file an archive, or NULL
 *  @return file. */
TP_API TP_OWNED tp_npz_t* tp_npz_retain(TP_NULLABLE tp_npz_t* file)
    TP_SINCE(0, 1);

/** Drops a reference.
 *  @param file an archive, or NULL */
TP_API void tp_npz_release(TP_NULLABLE tp_npz_t* file) TP_SINCE(0, 1);

/** Number of tensors in an archive.
 *  @param file an archive
 *  @return the number; 0 (and an error) for NULL or a wrong handle. */
TP_API size_t tp_npz_count(const tp_npz_t* file) TP_SINCE(0, 1);

/** Name of a tensor without its `.npy`, in the order of the directory.
 *  @param file an archive
 *  @param i its place, from 0
 *  @return borrowed UTF-8 text; NULL (and an error) beyond the end. */
TP_API TP_BORROWED const char* tp_npz_name(const tp_npz_t* file, size_t i)
    TP_SINCE(0, 1);

/** A tensor by its place. Each call reads or maps the entry anew; what is read
 *  is checked against the entry's CRC-32, what is mapped is not.
 *  @param file an archive
 *  @param i its place, from 0
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE, #TP_ERROR_FORMAT, #TP_ERROR_IO,
 *          #TP_ERROR_DTYPE as ::tp_npy_load, #TP_ERROR_UNSUPPORTED for an
 *          encrypted entry, an unknown method, or what cannot be mapped. */
TP_API tp_status_t tp_npz_tensor(const tp_npz_t* file, size_t i,
                                 TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** A tensor by its name; see ::tp_npz_tensor.
 *  @param file an archive
 *  @param name its name, without `.npy`
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE if there is none of that name. */
TP_API tp_status_t tp_npz_get(const tp_npz_t* file, const char* name,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

typedef struct tp_safetensors_t tp_safetensors_t; /**< An opened file. */

/** Opens a safetensors file, checks its whole header, maps or reads its data.
 *  @param path name of the file
 *  @param mode TP_LOAD_READ or TP_LOAD_MAP
 *  @param[out] out owned file; tensors taken from it outlive it
 *  @return status; #TP_ERROR_IO, #TP_ERROR_FORMAT. */
TP_API tp_status_t tp_safetensors_open(const char* path, tp_load_mode_t mode,
                                       TP_OUT TP_OWNED tp_safetensors_t** out)
    TP_SINCE(0, 1);

/** Adds a reference.
 *  @param file a file, or NULL
 *  @return file. */
TP_API TP_OWNED tp_safetensors_t* tp_safetensors_retain(
    TP_NULLABLE tp_safetensors_t* file) TP_SINCE(0, 1);

/** Drops a reference.
 *  @param file a file, or NULL */
TP_API void tp_safetensors_release(TP_NULLABLE tp_safetensors_t* file)
    TP_SINCE(0, 1);

/** Number of tensors in a file.
 *  @param file a file
 *  @return the number; 0 (and an error) for NULL or a wrong handle. */
TP_API size_t tp_safetensors_count(const tp_safetensors_t* file) TP_SINCE(0, 1);

/** Bytes of all tensors of a file.
 *  @param file a file
 *  @return the bytes; 0 (and an error) for NULL or a wrong handle. */
TP_API size_t tp_safetensors_nbytes(const tp_safetensors_t* file)
    TP_SINCE(0, 1);

/** Name of a tensor, in the order of the file's header.
 *  @param file a file
 *  @param i its place, from 0
 *  @return borrowed UTF-8 text; NULL (and an error) beyond the end. */
TP_API TP_BORROWED const char* tp_safetensors_name(const tp_safetensors_t* file,
                                                   size_t i) TP_SINCE(0, 1);

/** A tensor by its place. Each has a storage of its own on the file's bytes.
 *  @param file a file
 *  @param i its place, from 0
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE, #TP_ERROR_DTYPE for a type of the format
 *          without a dtype, #TP_ERROR_UNSUPPORTED for misaligned mapped data.
 */
TP_API tp_status_t tp_safetensors_tensor(const tp_safetensors_t* file, size_t i,
                                         TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** A tensor by its name.
 *  @param file a file
 *  @param name its name
 *  @param[out] out owned tensor
 *  @return status; #TP_ERROR_RANGE if there is none of that name. */
TP_API tp_status_t tp_safetensors_get(const tp_safetensors_t* file,
                                      const char* name,
                                      TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Number of `__metadata__` entries of a file.
 *  @param file a file
 *  @return the number; 0 (and an error) for NULL or a wrong handle. */
TP_API size_t tp_safetensors_metadata_count(const tp_safetensors_t* file)
    TP_SINCE(0, 1);

/** Key of a `__metadata__` entry.
 *  @param file a file
 *  @param i its place, from 0
 *  @return borrowed UTF-8 text; NULL (and an error) beyond the end. */
TP_API TP_BORROWED const char* tp_safetensors_metadata_key(
    const tp_safetensors_t* file, size_t i) TP_SINCE(0, 1);

/** Value of a `__metadata__` entry.
 *  @param file a file
 *  @param i its place, from 0
 *  @return borrowed UTF-8 text; NULL (and an error) beyond the end. */
TP_API TP_BORROWED const char* tp_safetensors_metadata_value(
    const tp_safetensors_t* file, size_t i) TP_SINCE(0, 1);

/**
 * @name Writing
 * A tensor of any layout is written in row-major order, without a copy of the
 * whole; one of another device is copied to the host first. The same tensors
 * and names give the same bytes.
 *
 * A `save` function writes to a new file beside the target, which takes the
 * target's place when all is written: after a failure the target is as it was,
 * and who has the old one open or mapped keeps it. A symbolic link is
 * replaced. Nothing waits for the disk. A `write` function passes the bytes to
 * a callback, from front to back.
 * @{
 */

/** Takes the next bytes of a file that is written.
 *  @param user_data as given to the writing function
 *  @param data the bytes, valid during the call
 *  @param n their number, at least 1
 *  @return #TP_OK, or a status that ends the writing. */
typedef tp_status_t (*tp_write_fn)(void* user_data, const void* data, size_t n);

/** Writes a `.npy` file of version 1.0; its data begins at a multiple of 64.
 *  @param path name of the file
 *  @param tensor the tensor
 *  @return status; #TP_ERROR_DTYPE for bf16 and the 8-bit floats, which NumPy
 *          does not have; #TP_ERROR_IO. */
TP_API tp_status_t tp_npy_save(const char* path, const tp_tensor_t* tensor)
    TP_SINCE(0, 1);

/** Passes a `.npy` file to a callback; see ::tp_npy_save.
 *  @param tensor the tensor
 *  @param write takes the bytes
 *  @param user_data passed to it
 *  @return status; #TP_ERROR_DTYPE; #TP_ERROR_CALLBACK with the callback's
 *          status as native code. */
TP_API tp_status_t tp_npy_write(const tp_tensor_t* tensor, tp_write_fn write,
                                TP_NULLABLE void* user_data) TP_SINCE(0, 1);

/** Writes a `.npz` archive, zip64 where it is needed. Data that is not deflated
 *  begins at a multiple of 64, so that it can be mapped.
 *  @param path name of the file
 *  @param names of the tensors, without `.npy`: UTF-8, each once
 *  @param tensors the tensors
 *  @param n their number, may be 0
 *  @param compress whether they are deflated
 *  @return status; #TP_ERROR_ARGUMENT for a name, #TP_ERROR_DTYPE as
 *          ::tp_npy_save, #TP_ERROR_IO. */
TP_API tp_status_t tp_npz_save(const char* path, const char* const* names,
                               const tp_tensor_t* const* tensors, size_t n,
                               int32_t compress) TP_SINCE(0, 1);

/** Passes a `.npz` archive to a callback; see ::tp_npz_save.
 *  @param names of the tensors
 *  @param tensors the tensors
 *  @param n their number, may be 0
 *  @param compress whether they are deflated
 *  @param write takes the bytes
 *  @param user_data passed to it
 *  @return status; #TP_ERROR_ARGUMENT, #TP_ERROR_DTYPE, #TP_ERROR_CALLBACK. */
TP_API tp_status_t tp_npz_write(const char* const* names,
                                const tp_tensor_t* const* tensors, size_t n,
                                int32_t compress, tp_write_fn write,
                                TP_NULLABLE void* user_data) TP_SINCE(0, 1);

/** Writes a safetensors file. The header has the tensors in the order given;
 *  the data has those of wide elements first, so that all can be mapped.
 *  @param path name of the file
 *  @param names of the tensors: UTF-8, each once, not `__metadata__`
 *  @param tensors the tensors
 *  @param n their number, may be 0
 *  @param keys of `__metadata__`: UTF-8, each once
 *  @param values of `__metadata__`: UTF-8
 *  @param metadata_n number of keys and values; 0 writes no `__metadata__`
 *  @return status; #TP_ERROR_ARGUMENT for a text, #TP_ERROR_DTYPE for c128,
 *          which the format does not have, #TP_ERROR_IO. */
TP_API tp_status_t tp_safetensors_save(const char* path,
                                       const char* const* names,
                                       const tp_tensor_t* const* tensors,
                                       size_t n, const char* const* keys,
                                       const char* const* values,
                                       size_t metadata_n) TP_SINCE(0, 1);

/** Passes a safetensors file to a callback; see ::tp_safetensors_save.
 *  @param names of the tensors
 *  @param tensors the tensors
 *  @param n their number, may be 0
 *  @param keys of `__metadata__`
 *  @param values of `__metadata__`
 *  @param metadata_n number of keys and values
 *  @param write takes the bytes
 *  @param user_data passed to it
 *  @return status; #TP_ERROR_ARGUMENT, #TP_ERROR_DTYPE, #TP_ERROR_CALLBACK. */
TP_API tp_status_t tp_safetensors_write(
    const char* const* names, const tp_tensor_t* const* tensors, size_t n,
    const char* const* keys, const char* const* values, size_t metadata_n,
    tp_write_fn write, TP_NULLABLE void* user_data) TP_SINCE(0, 1);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_IO_H */
