// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/io.h>
typedef struct {
  tp_load_mode_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_load_mode_t_out_r;
typedef struct {
  tp_tensor_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_tensor_tp_out_r;
typedef struct {
  tp_npz_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_npz_tp_out_r;
typedef struct {
  tp_safetensors_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_safetensors_tp_out_r;
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
static go_tp_load_mode_t_out_r go_tp_load_mode_parse(const char* name) {
  go_tp_load_mode_t_out_r r = {0};
  GO_CALL(r.status, tp_load_mode_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_npy_load(const char* path, tp_load_mode_t mode) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_npy_load(path, mode, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_npz_tp_out_r go_tp_npz_open(const char* path, tp_load_mode_t mode) {
  go_tp_npz_tp_out_r r = {0};
  GO_CALL(r.status, tp_npz_open(path, mode, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static tp_npz_t* go_tp_npz_retain(uintptr_t file) {
  return tp_npz_retain((tp_npz_t*)file);
}
static void go_tp_npz_release(uintptr_t file) {
  tp_npz_release((tp_npz_t*)file);
}
static size_t go_tp_npz_count(uintptr_t file) {
  return tp_npz_count((const tp_npz_t*)file);
}
static const char* go_tp_npz_name(uintptr_t file, size_t i) {
  return tp_npz_name((const tp_npz_t*)file, i);
}
static go_tp_tensor_tp_out_r go_tp_npz_tensor(uintptr_t file, size_t i) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_npz_tensor((const tp_npz_t*)file, i, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_npz_get(uintptr_t file, const char* name) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_npz_get((const tp_npz_t*)file, name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_safetensors_tp_out_r go_tp_safetensors_open(const char* path, tp_load_mode_t mode) {
  go_tp_safetensors_tp_out_r r = {0};
  GO_CALL(r.status, tp_safetensors_open(path, mode, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static tp_safetensors_t* go_tp_safetensors_retain(uintptr_t file) {
  return tp_safetensors_retain((tp_safetensors_t*)file);
}
static void go_tp_safetensors_release(uintptr_t file) {
  tp_safetensors_release((tp_safetensors_t*)file);
}
static size_t go_tp_safetensors_count(uintptr_t file) {
  return tp_safetensors_count((const tp_safetensors_t*)file);
}
static size_t go_tp_safetensors_nbytes(uintptr_t file) {
  return tp_safetensors_nbytes((const tp_safetensors_t*)file);
}
static const char* go_tp_safetensors_name(uintptr_t file, size_t i) {
  return tp_safetensors_name((const tp_safetensors_t*)file, i);
}
static go_tp_tensor_tp_out_r go_tp_safetensors_tensor(uintptr_t file, size_t i) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_safetensors_tensor((const tp_safetensors_t*)file, i, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_safetensors_get(uintptr_t file, const char* name) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_safetensors_get((const tp_safetensors_t*)file, name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static size_t go_tp_safetensors_metadata_count(uintptr_t file) {
  return tp_safetensors_metadata_count((const tp_safetensors_t*)file);
}
static const char* go_tp_safetensors_metadata_key(uintptr_t file, size_t i) {
  return tp_safetensors_metadata_key((const tp_safetensors_t*)file, i);
}
static const char* go_tp_safetensors_metadata_value(uintptr_t file, size_t i) {
  return tp_safetensors_metadata_value((const tp_safetensors_t*)file, i);
}
static go_status_r go_tp_npy_save(const char* path, uintptr_t tensor) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_npy_save(path, (const tp_tensor_t*)tensor));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_npy_write(uintptr_t tensor, tp_write_fn write, uintptr_t user_data) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_npy_write((const tp_tensor_t*)tensor, write, (void*)user_data));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_npz_save(const char* path, const char* const* names, const tp_tensor_t* const* tensors, size_t n, int32_t compress) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_npz_save(path, names, tensors, n, compress));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_npz_write(const char* const* names, const tp_tensor_t* const* tensors, size_t n, int32_t compress, tp_write_fn write, uintptr_t user_data) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_npz_write(names, tensors, n, compress, write, (void*)user_data));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_safetensors_save(const char* path, const char* const* names, const tp_tensor_t* const* tensors, size_t n, const char* const* keys, const char* const* values, size_t metadata_n) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_safetensors_save(path, names, tensors, n, keys, values, metadata_n));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_safetensors_write(const char* const* names, const tp_tensor_t* const* tensors, size_t n, const char* const* keys, const char* const* values, size_t metadata_n, tp_write_fn write, uintptr_t user_data) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_safetensors_write(names, tensors, n, keys, values, metadata_n, write, (void*)user_data));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"
import "unsafe"

// NpzT is tp_npz_t: An opened `.npz` archive.
type NpzT = C.tp_npz_t

// SafetensorsT is tp_safetensors_t: An opened file.
type SafetensorsT = C.tp_safetensors_t

// LoadModeName calls tp_load_mode_name: Name of a mode: "read" or "map".
func LoadModeName(mode int32) string {
	return C.GoString(C.tp_load_mode_name(C.tp_load_mode_t(mode)))
}

// LoadModeParse calls tp_load_mode_parse: Mode of a name.
func LoadModeParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_load_mode_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// NpyLoad calls tp_npy_load: Reads or maps a `.npy` file of format version 1,
// 2 or 3.
func NpyLoad(path string, mode int32) (*TensorT, *Failure) {
	pathC := newText(path)
	r := C.go_tp_npy_load(pathC.pointer(), C.tp_load_mode_t(mode))
	return r.out, failed(int32(r.status), r.failure)
}

// NpzOpen calls tp_npz_open: Opens a `.npz` archive, stored or deflated,
// zip64 too, and checks its whole directory; entries that are no `.npy` files
// are left out.
func NpzOpen(path string, mode int32) (*NpzT, *Failure) {
	pathC := newText(path)
	r := C.go_tp_npz_open(pathC.pointer(), C.tp_load_mode_t(mode))
	return r.out, failed(int32(r.status), r.failure)
}

// NpzRetain calls tp_npz_retain: Adds a reference.
func NpzRetain(file *NpzT) *NpzT {
	return C.go_tp_npz_retain(address(unsafe.Pointer(file)))
}

// NpzRelease calls tp_npz_release: Drops a reference.
func NpzRelease(file *NpzT) {
	C.go_tp_npz_release(address(unsafe.Pointer(file)))
}

// NpzCount calls tp_npz_count: Number of tensors in an archive.
func NpzCount(file *NpzT) int {
	return int(C.go_tp_npz_count(address(unsafe.Pointer(file))))
}

// NpzName calls tp_npz_name: Name of a tensor without its `.npy`, in the
// order of the directory.
func NpzName(file *NpzT, i int) string {
	return C.GoString(C.go_tp_npz_name(address(unsafe.Pointer(file)), C.size_t(i)))
}

// NpzTensor calls tp_npz_tensor: A tensor by its place.
func NpzTensor(file *NpzT, i int) (*TensorT, *Failure) {
	r := C.go_tp_npz_tensor(address(unsafe.Pointer(file)), C.size_t(i))
	return r.out, failed(int32(r.status), r.failure)
}

// NpzGet calls tp_npz_get: A tensor by its name; see NpzTensor.
func NpzGet(file *NpzT, name string) (*TensorT, *Failure) {
	nameC := newText(name)
	r := C.go_tp_npz_get(address(unsafe.Pointer(file)), nameC.pointer())
	return r.out, failed(int32(r.status), r.failure)
}

// SafetensorsOpen calls tp_safetensors_open: Opens a safetensors file, checks
// its whole header, maps or reads its data.
func SafetensorsOpen(path string, mode int32) (*SafetensorsT, *Failure) {
	pathC := newText(path)
	r := C.go_tp_safetensors_open(pathC.pointer(), C.tp_load_mode_t(mode))
	return r.out, failed(int32(r.status), r.failure)
}

// SafetensorsRetain calls tp_safetensors_retain: Adds a reference.
func SafetensorsRetain(file *SafetensorsT) *SafetensorsT {
	return C.go_tp_safetensors_retain(address(unsafe.Pointer(file)))
}

// SafetensorsRelease calls tp_safetensors_release: Drops a reference.
func SafetensorsRelease(file *SafetensorsT) {
	C.go_tp_safetensors_release(address(unsafe.Pointer(file)))
}

// SafetensorsCount calls tp_safetensors_count: Number of tensors in a file.
func SafetensorsCount(file *SafetensorsT) int {
	return int(C.go_tp_safetensors_count(address(unsafe.Pointer(file))))
}

// SafetensorsNbytes calls tp_safetensors_nbytes: Bytes of all tensors of a
// file.
func SafetensorsNbytes(file *SafetensorsT) int {
	return int(C.go_tp_safetensors_nbytes(address(unsafe.Pointer(file))))
}

// SafetensorsName calls tp_safetensors_name: Name of a tensor, in the order
// of the file's header.
func SafetensorsName(file *SafetensorsT, i int) string {
	return C.GoString(C.go_tp_safetensors_name(address(unsafe.Pointer(file)), C.size_t(i)))
}

// SafetensorsTensor calls tp_safetensors_tensor: A tensor by its place.
func SafetensorsTensor(file *SafetensorsT, i int) (*TensorT, *Failure) {
	r := C.go_tp_safetensors_tensor(address(unsafe.Pointer(file)), C.size_t(i))
	return r.out, failed(int32(r.status), r.failure)
}

// SafetensorsGet calls tp_safetensors_get: A tensor by its name.
func SafetensorsGet(file *SafetensorsT, name string) (*TensorT, *Failure) {
	nameC := newText(name)
	r := C.go_tp_safetensors_get(address(unsafe.Pointer(file)), nameC.pointer())
	return r.out, failed(int32(r.status), r.failure)
}

// SafetensorsMetadataCount calls tp_safetensors_metadata_count: Number of
// `__metadata__` entries of a file.
func SafetensorsMetadataCount(file *SafetensorsT) int {
	return int(C.go_tp_safetensors_metadata_count(address(unsafe.Pointer(file))))
}

// SafetensorsMetadataKey calls tp_safetensors_metadata_key: Key of a
// `__metadata__` entry.
func SafetensorsMetadataKey(file *SafetensorsT, i int) string {
	return C.GoString(C.go_tp_safetensors_metadata_key(address(unsafe.Pointer(file)), C.size_t(i)))
}

// SafetensorsMetadataValue calls tp_safetensors_metadata_value: Value of a
// `__metadata__` entry.
func SafetensorsMetadataValue(file *SafetensorsT, i int) string {
	return C.GoString(C.go_tp_safetensors_metadata_value(address(unsafe.Pointer(file)), C.size_t(i)))
}

// NpySave calls tp_npy_save: Writes a `.npy` file of version 1.0; its data
// begins at a multiple of 64.
func NpySave(path string, tensor *TensorT) *Failure {
	pathC := newText(path)
	r := C.go_tp_npy_save(pathC.pointer(), address(unsafe.Pointer(tensor)))
	return failed(int32(r.status), r.failure)
}

// NpyWrite calls tp_npy_write: Passes a `.npy` file to a callback; see
// NpySave.
func NpyWrite(tensor *TensorT, write Callback, userData uintptr) *Failure {
	r := C.go_tp_npy_write(address(unsafe.Pointer(tensor)), write, C.uintptr_t(userData))
	return failed(int32(r.status), r.failure)
}

// NpzSave calls tp_npz_save: Writes a `.npz` archive, zip64 where it is
// needed.
func NpzSave(path string, names []string, tensors []*TensorT, compress int32) *Failure {
	if len(tensors) != len(names) {
		panic(unequal)
	}
	pathC := newText(path)
	namesC := newTexts(names)
	defer namesC.free()
	r := C.go_tp_npz_save(pathC.pointer(), namesC.pointer, (**C.tp_tensor_t)(first(tensors)), C.size_t(len(names)), C.int32_t(compress))
	return failed(int32(r.status), r.failure)
}

// NpzWrite calls tp_npz_write: Passes a `.npz` archive to a callback; see
// NpzSave.
func NpzWrite(names []string, tensors []*TensorT, compress int32, write Callback, userData uintptr) *Failure {
	if len(tensors) != len(names) {
		panic(unequal)
	}
	namesC := newTexts(names)
	defer namesC.free()
	r := C.go_tp_npz_write(namesC.pointer, (**C.tp_tensor_t)(first(tensors)), C.size_t(len(names)), C.int32_t(compress), write, C.uintptr_t(userData))
	return failed(int32(r.status), r.failure)
}

// SafetensorsSave calls tp_safetensors_save: Writes a safetensors file.
func SafetensorsSave(path string, names []string, tensors []*TensorT, keys []string, values []string) *Failure {
	if len(values) != len(keys) {
		panic(unequal)
	}
	if len(tensors) != len(names) {
		panic(unequal)
	}
	pathC := newText(path)
	namesC := newTexts(names)
	defer namesC.free()
	keysC := newTexts(keys)
	defer keysC.free()
	valuesC := newTexts(values)
	defer valuesC.free()
	r := C.go_tp_safetensors_save(pathC.pointer(), namesC.pointer, (**C.tp_tensor_t)(first(tensors)), C.size_t(len(names)), keysC.pointer, valuesC.pointer, C.size_t(len(keys)))
	return failed(int32(r.status), r.failure)
}

// SafetensorsWrite calls tp_safetensors_write: Passes a safetensors file to a
// callback; see SafetensorsSave.
func SafetensorsWrite(names []string, tensors []*TensorT, keys []string, values []string, write Callback, userData uintptr) *Failure {
	if len(values) != len(keys) {
		panic(unequal)
	}
	if len(tensors) != len(names) {
		panic(unequal)
	}
	namesC := newTexts(names)
	defer namesC.free()
	keysC := newTexts(keys)
	defer keysC.free()
	valuesC := newTexts(values)
	defer valuesC.free()
	r := C.go_tp_safetensors_write(namesC.pointer, (**C.tp_tensor_t)(first(tensors)), C.size_t(len(names)), keysC.pointer, valuesC.pointer, C.size_t(len(keys)), write, C.uintptr_t(userData))
	return failed(int32(r.status), r.failure)
}
