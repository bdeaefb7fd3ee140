/**
 * @file io.h
 * @brief Files: npy, npz and safetensors, read or mapped.
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

#define TP_LOAD_READ 1 /**< Read into memory of the CPU's allocator. */
#define TP_LOAD_MAP 2  /**< Map without a copy; the tensor is read-only. */

/** Reads or maps a `.npy` file of format version 1, 2 or 3. Fortran order gives
 *  a tensor with reversed strides. Bytes after the data are ignored.
 *  @param path name of the file
 *  @param mode TP_LOAD_READ or TP_LOAD_MAP
 *  @param[out] out owned tensor on the CPU
 *  @return status; #TP_ERROR_IO, #TP_ERROR_FORMAT, #TP_ERROR_DTYPE for an
 * element type without a dtype, #TP_ERROR_UNSUPPORTED where it cannot be
 * mapped.
 */
TP_API tp_status_t tp_npy_load(const char* path, uint32_t mode,
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
TP_API tp_status_t tp_npz_open(const char* path, uint32_t mode,
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
                              TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

typedef struct tp_safetensors_t tp_safetensors_t; /**< An opened file. */

/** Opens a safetensors file, checks its whole header and maps or reads its
 * data.
 *  @param path name of the file
 *  @param mode TP_LOAD_READ or TP_LOAD_MAP
 *  @param[out] out owned file; tensors taken from it outlive it
 *  @return status; #TP_ERROR_IO, #TP_ERROR_FORMAT. */
TP_API tp_status_t tp_safetensors_open(const char* path, uint32_t mode,
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

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_IO_H */
