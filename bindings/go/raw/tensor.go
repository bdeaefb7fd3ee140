// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/tensor.h>
typedef struct {
  tp_tensor_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_tensor_tp_out_r;
typedef struct {
  tp_weak_tensor_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_weak_tensor_tp_out_r;
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
typedef struct {
  tp_scalar_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_scalar_t_out_r;
typedef struct {
  void* data;
  go_failure_t* failure;
  tp_status_t status;
} go_voidp_data_r;
static go_tp_tensor_tp_out_r go_tp_empty(const int64_t* sizes, size_t rank, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index, tp_memory_format_t format) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_empty(sizes, rank, dtype, device_type, device_index, format, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_empty_strided(const int64_t* sizes, const int64_t* strides, size_t rank, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_empty_strided(sizes, strides, rank, dtype, device_type, device_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_empty_like(uintptr_t like, tp_memory_format_t format) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_empty_like((const tp_tensor_t*)like, format, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_zeros(const int64_t* sizes, size_t rank, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_zeros(sizes, rank, dtype, device_type, device_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_ones(const int64_t* sizes, size_t rank, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_ones(sizes, rank, dtype, device_type, device_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_full(const int64_t* sizes, size_t rank, tp_scalar_t value, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_full(sizes, rank, &value, dtype, device_type, device_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_arange(tp_scalar_t start, tp_scalar_t end, tp_scalar_t step, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_arange(&start, &end, &step, dtype, device_type, device_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_linspace(double start, double end, int64_t n, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_linspace(start, end, n, dtype, device_type, device_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_eye(int64_t rows, int64_t columns, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_eye(rows, columns, dtype, device_type, device_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_scalar_tensor(tp_scalar_t value, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_scalar_tensor(&value, dtype, device_type, device_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_tensor_from_data(uint8_t* data, size_t nbytes, const int64_t* sizes, size_t rank, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tensor_from_data(data, nbytes, sizes, rank, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_tensor_from_blob(void* data, const int64_t* sizes, const int64_t* strides, size_t rank, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index, tp_deleter_fn deleter, uintptr_t ctx, uint32_t flags) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tensor_from_blob(data, sizes, strides, rank, dtype, device_type, device_index, deleter, (void*)ctx, flags, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_tensor_from_storage(uintptr_t storage, const int64_t* sizes, const int64_t* strides, size_t rank, int64_t offset, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tensor_from_storage((tp_storage_t*)storage, sizes, strides, rank, offset, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static tp_tensor_t* go_tp_tensor_retain(uintptr_t tensor) {
  return tp_tensor_retain((tp_tensor_t*)tensor);
}
static void go_tp_tensor_release(uintptr_t tensor) {
  tp_tensor_release((tp_tensor_t*)tensor);
}
static int64_t go_tp_tensor_use_count(uintptr_t tensor) {
  return tp_tensor_use_count((const tp_tensor_t*)tensor);
}
static go_tp_weak_tensor_tp_out_r go_tp_tensor_weak(uintptr_t tensor) {
  go_tp_weak_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tensor_weak((tp_tensor_t*)tensor, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static tp_weak_tensor_t* go_tp_weak_tensor_retain(uintptr_t weak) {
  return tp_weak_tensor_retain((tp_weak_tensor_t*)weak);
}
static void go_tp_weak_tensor_release(uintptr_t weak) {
  tp_weak_tensor_release((tp_weak_tensor_t*)weak);
}
static tp_tensor_t* go_tp_weak_tensor_lock(uintptr_t weak) {
  return tp_weak_tensor_lock((tp_weak_tensor_t*)weak);
}
static go_status_r go_tp_tensor_attach_wrapper(uintptr_t tensor, uintptr_t wrapper, tp_wrapper_take_fn take, tp_wrapper_drop_fn drop) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_attach_wrapper((tp_tensor_t*)tensor, (void*)wrapper, take, drop));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static void* go_tp_tensor_wrapper(uintptr_t tensor) {
  return tp_tensor_wrapper((const tp_tensor_t*)tensor);
}
static go_status_r go_tp_tensor_detach_wrapper(uintptr_t tensor) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_detach_wrapper((tp_tensor_t*)tensor));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static int64_t go_tp_tensor_rank(uintptr_t tensor) {
  return tp_tensor_rank((const tp_tensor_t*)tensor);
}
static const int64_t* go_tp_tensor_sizes(uintptr_t tensor) {
  return tp_tensor_sizes((const tp_tensor_t*)tensor);
}
static const int64_t* go_tp_tensor_strides(uintptr_t tensor) {
  return tp_tensor_strides((const tp_tensor_t*)tensor);
}
static int64_t go_tp_tensor_size(uintptr_t tensor, int64_t dim) {
  return tp_tensor_size((const tp_tensor_t*)tensor, dim);
}
static int64_t go_tp_tensor_numel(uintptr_t tensor) {
  return tp_tensor_numel((const tp_tensor_t*)tensor);
}
static size_t go_tp_tensor_nbytes(uintptr_t tensor) {
  return tp_tensor_nbytes((const tp_tensor_t*)tensor);
}
static tp_dtype_t go_tp_tensor_dtype(uintptr_t tensor) {
  return tp_tensor_dtype((const tp_tensor_t*)tensor);
}
static tp_device_type_t go_tp_tensor_device_type(uintptr_t tensor) {
  return tp_tensor_device_type((const tp_tensor_t*)tensor);
}
static int32_t go_tp_tensor_device_index(uintptr_t tensor) {
  return tp_tensor_device_index((const tp_tensor_t*)tensor);
}
static int64_t go_tp_tensor_offset(uintptr_t tensor) {
  return tp_tensor_offset((const tp_tensor_t*)tensor);
}
static tp_storage_t* go_tp_tensor_storage(uintptr_t tensor) {
  return tp_tensor_storage((const tp_tensor_t*)tensor);
}
static const void* go_tp_tensor_data(uintptr_t tensor) {
  return tp_tensor_data((const tp_tensor_t*)tensor);
}
static int64_t go_tp_tensor_version(uintptr_t tensor) {
  return tp_tensor_version((const tp_tensor_t*)tensor);
}
static uint32_t go_tp_tensor_flags(uintptr_t tensor) {
  return tp_tensor_flags((const tp_tensor_t*)tensor);
}
static int32_t go_tp_tensor_is_contiguous(uintptr_t tensor, tp_memory_format_t format) {
  return tp_tensor_is_contiguous((const tp_tensor_t*)tensor, format);
}
static size_t go_tp_tensor_retained_bytes(uintptr_t tensor) {
  return tp_tensor_retained_bytes((const tp_tensor_t*)tensor);
}
static go_tp_scalar_t_out_r go_tp_tensor_get(uintptr_t tensor, const int64_t* index, size_t rank) {
  go_tp_scalar_t_out_r r = {0};
  GO_CALL(r.status, tp_tensor_get((const tp_tensor_t*)tensor, index, rank, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_set(uintptr_t tensor, const int64_t* index, size_t rank, tp_scalar_t value) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_set((tp_tensor_t*)tensor, index, rank, &value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_scalar_t_out_r go_tp_tensor_item(uintptr_t tensor) {
  go_tp_scalar_t_out_r r = {0};
  GO_CALL(r.status, tp_tensor_item((const tp_tensor_t*)tensor, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_copy_to(uintptr_t tensor, uint8_t* data, size_t nbytes) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_copy_to((const tp_tensor_t*)tensor, data, nbytes));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_copy_from(uintptr_t tensor, uint8_t* data, size_t nbytes) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_copy_from((tp_tensor_t*)tensor, data, nbytes));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_voidp_data_r go_tp_tensor_begin_write(uintptr_t tensor) {
  go_voidp_data_r r = {0};
  GO_CALL(r.status, tp_tensor_begin_write((tp_tensor_t*)tensor, &r.data));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_end_write(uintptr_t tensor) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_end_write((tp_tensor_t*)tensor));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_mark_written(uintptr_t tensor) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_mark_written((tp_tensor_t*)tensor));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_resize(uintptr_t tensor, const int64_t* sizes, size_t rank) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_resize((tp_tensor_t*)tensor, sizes, rank));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_set_storage(uintptr_t tensor, uintptr_t storage, const int64_t* sizes, const int64_t* strides, size_t rank, int64_t offset) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_set_storage((tp_tensor_t*)tensor, (tp_storage_t*)storage, sizes, strides, rank, offset));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_assign(uintptr_t tensor, uintptr_t source) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_assign((tp_tensor_t*)tensor, (const tp_tensor_t*)source));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static size_t go_tp_tensor_format(uintptr_t tensor, char* buffer, size_t capacity) {
  return tp_tensor_format((const tp_tensor_t*)tensor, buffer, capacity);
}
static size_t go_tp_tensor_format_layout(uintptr_t tensor, const char* name, char* buffer, size_t capacity) {
  return tp_tensor_format_layout((const tp_tensor_t*)tensor, name, buffer, capacity);
}
*/
import "C"
import "unsafe"

// TensorT is tp_tensor_t: A tensor.
type TensorT = C.tp_tensor_t

// WeakTensorT is tp_weak_tensor_t: Keeps no tensor alive.
type WeakTensorT = C.tp_weak_tensor_t

// Empty calls tp_empty: Makes a tensor of uninitialised elements.
func Empty(sizes []int64, dtype int32, deviceType int32, deviceIndex int32, format int32) (*TensorT, *Failure) {
	r := C.go_tp_empty((*C.int64_t)(first(sizes)), C.size_t(len(sizes)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex), C.tp_memory_format_t(format))
	return r.out, failed(int32(r.status), r.failure)
}

// EmptyStrided calls tp_empty_strided: Makes a tensor of uninitialised
// elements with given strides, in a storage that just holds them.
func EmptyStrided(sizes []int64, strides []int64, dtype int32, deviceType int32, deviceIndex int32) (*TensorT, *Failure) {
	if len(strides) != len(sizes) {
		panic(unequal)
	}
	r := C.go_tp_empty_strided((*C.int64_t)(first(sizes)), (*C.int64_t)(first(strides)), C.size_t(len(sizes)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// EmptyLike calls tp_empty_like: Makes a tensor of uninitialised elements as
// large as another, with its dtype and device.
func EmptyLike(like *TensorT, format int32) (*TensorT, *Failure) {
	r := C.go_tp_empty_like(address(unsafe.Pointer(like)), C.tp_memory_format_t(format))
	return r.out, failed(int32(r.status), r.failure)
}

// Zeros calls tp_zeros: Makes a tensor of zeros.
func Zeros(sizes []int64, dtype int32, deviceType int32, deviceIndex int32) (*TensorT, *Failure) {
	r := C.go_tp_zeros((*C.int64_t)(first(sizes)), C.size_t(len(sizes)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// Ones calls tp_ones: Makes a tensor of ones.
func Ones(sizes []int64, dtype int32, deviceType int32, deviceIndex int32) (*TensorT, *Failure) {
	r := C.go_tp_ones((*C.int64_t)(first(sizes)), C.size_t(len(sizes)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// Full calls tp_full: Makes a tensor of one value, converted as TensorSet
// does.
func Full(sizes []int64, value ScalarT, dtype int32, deviceType int32, deviceIndex int32) (*TensorT, *Failure) {
	r := C.go_tp_full((*C.int64_t)(first(sizes)), C.size_t(len(sizes)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// Arange calls tp_arange: Makes start, start + step, ...
func Arange(start ScalarT, end ScalarT, step ScalarT, dtype int32, deviceType int32, deviceIndex int32) (*TensorT, *Failure) {
	r := C.go_tp_arange(*(*C.tp_scalar_t)(unsafe.Pointer(&start)), *(*C.tp_scalar_t)(unsafe.Pointer(&end)), *(*C.tp_scalar_t)(unsafe.Pointer(&step)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// Linspace calls tp_linspace: Makes n values from start to end, both included
// exactly, evenly spaced, computed in f64 from the nearer end, the middle one
// from the last.
func Linspace(start float64, end float64, n int64, dtype int32, deviceType int32, deviceIndex int32) (*TensorT, *Failure) {
	r := C.go_tp_linspace(C.double(start), C.double(end), C.int64_t(n), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// Eye calls tp_eye: Makes a matrix with ones on the main diagonal and zeros
// elsewhere.
func Eye(rows int64, columns int64, dtype int32, deviceType int32, deviceIndex int32) (*TensorT, *Failure) {
	r := C.go_tp_eye(C.int64_t(rows), C.int64_t(columns), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// ScalarTensor calls tp_scalar_tensor: Makes a tensor of rank 0.
func ScalarTensor(value ScalarT, dtype int32, deviceType int32, deviceIndex int32) (*TensorT, *Failure) {
	r := C.go_tp_scalar_tensor(*(*C.tp_scalar_t)(unsafe.Pointer(&value)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// TensorFromData calls tp_tensor_from_data: Makes a CPU tensor from row-major
// elements, which are copied.
func TensorFromData(data []byte, sizes []int64, dtype int32) (*TensorT, *Failure) {
	r := C.go_tp_tensor_from_data((*C.uint8_t)(first(data)), C.size_t(len(data)), (*C.int64_t)(first(sizes)), C.size_t(len(sizes)), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// TensorFromBlob calls tp_tensor_from_blob: Wraps memory of the host without
// a copy.
func TensorFromBlob(data unsafe.Pointer, sizes []int64, strides []int64, dtype int32, deviceType int32, deviceIndex int32, deleter Callback, ctx uintptr, flags uint32) (*TensorT, *Failure) {
	if len(strides) != 0 && len(strides) != len(sizes) {
		panic(unequal)
	}
	r := C.go_tp_tensor_from_blob(data, (*C.int64_t)(first(sizes)), (*C.int64_t)(first(strides)), C.size_t(len(sizes)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex), deleter, C.uintptr_t(ctx), C.uint32_t(flags))
	return r.out, failed(int32(r.status), r.failure)
}

// TensorFromStorage calls tp_tensor_from_storage: Makes a tensor on an
// existing storage.
func TensorFromStorage(storage *StorageT, sizes []int64, strides []int64, offset int64, dtype int32) (*TensorT, *Failure) {
	if len(strides) != 0 && len(strides) != len(sizes) {
		panic(unequal)
	}
	r := C.go_tp_tensor_from_storage(address(unsafe.Pointer(storage)), (*C.int64_t)(first(sizes)), (*C.int64_t)(first(strides)), C.size_t(len(sizes)), C.int64_t(offset), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// TensorRetain calls tp_tensor_retain: Adds a reference.
func TensorRetain(tensor *TensorT) *TensorT {
	return C.go_tp_tensor_retain(address(unsafe.Pointer(tensor)))
}

// TensorRelease calls tp_tensor_release: Drops a reference.
func TensorRelease(tensor *TensorT) {
	C.go_tp_tensor_release(address(unsafe.Pointer(tensor)))
}

// TensorUseCount calls tp_tensor_use_count: Number of strong references.
func TensorUseCount(tensor *TensorT) int64 {
	return int64(C.go_tp_tensor_use_count(address(unsafe.Pointer(tensor))))
}

// TensorWeak calls tp_tensor_weak: Makes a weak handle.
func TensorWeak(tensor *TensorT) (*WeakTensorT, *Failure) {
	r := C.go_tp_tensor_weak(address(unsafe.Pointer(tensor)))
	return r.out, failed(int32(r.status), r.failure)
}

// WeakTensorRetain calls tp_weak_tensor_retain: Adds a reference to a weak
// handle.
func WeakTensorRetain(weak *WeakTensorT) *WeakTensorT {
	return C.go_tp_weak_tensor_retain(address(unsafe.Pointer(weak)))
}

// WeakTensorRelease calls tp_weak_tensor_release: Drops a reference to a weak
// handle.
func WeakTensorRelease(weak *WeakTensorT) {
	C.go_tp_weak_tensor_release(address(unsafe.Pointer(weak)))
}

// WeakTensorLock calls tp_weak_tensor_lock: Makes a strong handle if the
// tensor still lives.
func WeakTensorLock(weak *WeakTensorT) *TensorT {
	return C.go_tp_weak_tensor_lock(address(unsafe.Pointer(weak)))
}

// TensorAttachWrapper calls tp_tensor_attach_wrapper: Attaches a wrapper.
func TensorAttachWrapper(tensor *TensorT, wrapper uintptr, take Callback, drop Callback) *Failure {
	r := C.go_tp_tensor_attach_wrapper(address(unsafe.Pointer(tensor)), C.uintptr_t(wrapper), take, drop)
	return failed(int32(r.status), r.failure)
}

// TensorWrapper calls tp_tensor_wrapper: The wrapper of a tensor.
func TensorWrapper(tensor *TensorT) uintptr {
	return uintptr(C.go_tp_tensor_wrapper(address(unsafe.Pointer(tensor))))
}

// TensorDetachWrapper calls tp_tensor_detach_wrapper: Detaches the wrapper,
// as it does when it dies.
func TensorDetachWrapper(tensor *TensorT) *Failure {
	r := C.go_tp_tensor_detach_wrapper(address(unsafe.Pointer(tensor)))
	return failed(int32(r.status), r.failure)
}

// TensorRank calls tp_tensor_rank: Number of dimensions.
func TensorRank(tensor *TensorT) int64 {
	return int64(C.go_tp_tensor_rank(address(unsafe.Pointer(tensor))))
}

// TensorSizes calls tp_tensor_sizes: Sizes, one for each dimension.
func TensorSizes(tensor *TensorT) *int64 {
	return (*int64)(C.go_tp_tensor_sizes(address(unsafe.Pointer(tensor))))
}

// TensorStrides calls tp_tensor_strides: Strides in elements, one for each
// dimension.
func TensorStrides(tensor *TensorT) *int64 {
	return (*int64)(C.go_tp_tensor_strides(address(unsafe.Pointer(tensor))))
}

// TensorSize calls tp_tensor_size: Size of one dimension.
func TensorSize(tensor *TensorT, dim int64) int64 {
	return int64(C.go_tp_tensor_size(address(unsafe.Pointer(tensor)), C.int64_t(dim)))
}

// TensorNumel calls tp_tensor_numel: Number of elements.
func TensorNumel(tensor *TensorT) int64 {
	return int64(C.go_tp_tensor_numel(address(unsafe.Pointer(tensor))))
}

// TensorNbytes calls tp_tensor_nbytes: Bytes of the elements: numel times the
// size of one.
func TensorNbytes(tensor *TensorT) int {
	return int(C.go_tp_tensor_nbytes(address(unsafe.Pointer(tensor))))
}

// TensorDtype calls tp_tensor_dtype: Element type.
func TensorDtype(tensor *TensorT) int32 {
	return int32(C.go_tp_tensor_dtype(address(unsafe.Pointer(tensor))))
}

// TensorDeviceType calls tp_tensor_device_type: Device type.
func TensorDeviceType(tensor *TensorT) int32 {
	return int32(C.go_tp_tensor_device_type(address(unsafe.Pointer(tensor))))
}

// TensorDeviceIndex calls tp_tensor_device_index: Device index.
func TensorDeviceIndex(tensor *TensorT) int32 {
	return int32(C.go_tp_tensor_device_index(address(unsafe.Pointer(tensor))))
}

// TensorOffset calls tp_tensor_offset: Offset of element 0 in the storage, in
// elements.
func TensorOffset(tensor *TensorT) int64 {
	return int64(C.go_tp_tensor_offset(address(unsafe.Pointer(tensor))))
}

// TensorStorage calls tp_tensor_storage: The storage.
func TensorStorage(tensor *TensorT) *StorageT {
	return C.go_tp_tensor_storage(address(unsafe.Pointer(tensor)))
}

// TensorData calls tp_tensor_data: Element 0, for reading.
func TensorData(tensor *TensorT) unsafe.Pointer {
	return C.go_tp_tensor_data(address(unsafe.Pointer(tensor)))
}

// TensorVersion calls tp_tensor_version: The version of the bytes, see
// StorageVersion.
func TensorVersion(tensor *TensorT) int64 {
	return int64(C.go_tp_tensor_version(address(unsafe.Pointer(tensor))))
}

// TensorFlags calls tp_tensor_flags: Flags of the layout and of the kind of
// tensor.
func TensorFlags(tensor *TensorT) uint32 {
	return uint32(C.go_tp_tensor_flags(address(unsafe.Pointer(tensor))))
}

// TensorIsContiguous calls tp_tensor_is_contiguous: Whether a tensor is laid
// out without gaps in a format.
func TensorIsContiguous(tensor *TensorT, format int32) int32 {
	return int32(C.go_tp_tensor_is_contiguous(address(unsafe.Pointer(tensor)), C.tp_memory_format_t(format)))
}

// TensorRetainedBytes calls tp_tensor_retained_bytes: Bytes that a handle
// keeps alive: those of its whole storage.
func TensorRetainedBytes(tensor *TensorT) int {
	return int(C.go_tp_tensor_retained_bytes(address(unsafe.Pointer(tensor))))
}

// TensorGet calls tp_tensor_get: Reads one element.
func TensorGet(tensor *TensorT, index []int64) (ScalarT, *Failure) {
	r := C.go_tp_tensor_get(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(index)), C.size_t(len(index)))
	return *(*ScalarT)(unsafe.Pointer(&r.out)), failed(int32(r.status), r.failure)
}

// TensorSet calls tp_tensor_set: Writes one element.
func TensorSet(tensor *TensorT, index []int64, value ScalarT) *Failure {
	r := C.go_tp_tensor_set(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(index)), C.size_t(len(index)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return failed(int32(r.status), r.failure)
}

// TensorItem calls tp_tensor_item: Reads the only element.
func TensorItem(tensor *TensorT) (ScalarT, *Failure) {
	r := C.go_tp_tensor_item(address(unsafe.Pointer(tensor)))
	return *(*ScalarT)(unsafe.Pointer(&r.out)), failed(int32(r.status), r.failure)
}

// TensorCopyTo calls tp_tensor_copy_to: Copies the elements to the caller's
// memory, row-major, without conversion.
func TensorCopyTo(tensor *TensorT, data []byte) *Failure {
	r := C.go_tp_tensor_copy_to(address(unsafe.Pointer(tensor)), (*C.uint8_t)(first(data)), C.size_t(len(data)))
	return failed(int32(r.status), r.failure)
}

// TensorCopyFrom calls tp_tensor_copy_from: Overwrites the elements from the
// caller's memory, row-major, without conversion.
func TensorCopyFrom(tensor *TensorT, data []byte) *Failure {
	r := C.go_tp_tensor_copy_from(address(unsafe.Pointer(tensor)), (*C.uint8_t)(first(data)), C.size_t(len(data)))
	return failed(int32(r.status), r.failure)
}

// TensorBeginWrite calls tp_tensor_begin_write: Opens a tensor for writing
// from outside and bumps the version.
func TensorBeginWrite(tensor *TensorT) (unsafe.Pointer, *Failure) {
	r := C.go_tp_tensor_begin_write(address(unsafe.Pointer(tensor)))
	return r.data, failed(int32(r.status), r.failure)
}

// TensorEndWrite calls tp_tensor_end_write: Ends writing and bumps the
// version again.
func TensorEndWrite(tensor *TensorT) *Failure {
	r := C.go_tp_tensor_end_write(address(unsafe.Pointer(tensor)))
	return failed(int32(r.status), r.failure)
}

// TensorMarkWritten calls tp_tensor_mark_written: Declares that the bytes
// were written another way: bumps the version.
func TensorMarkWritten(tensor *TensorT) *Failure {
	r := C.go_tp_tensor_mark_written(address(unsafe.Pointer(tensor)))
	return failed(int32(r.status), r.failure)
}

// TensorResize calls tp_tensor_resize: Gives a tensor new sizes, row-major at
// its offset, keeping the elements in front.
func TensorResize(tensor *TensorT, sizes []int64) *Failure {
	r := C.go_tp_tensor_resize(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(sizes)), C.size_t(len(sizes)))
	return failed(int32(r.status), r.failure)
}

// TensorSetStorage calls tp_tensor_set_storage: Makes a tensor read another
// storage.
func TensorSetStorage(tensor *TensorT, storage *StorageT, sizes []int64, strides []int64, offset int64) *Failure {
	if len(strides) != 0 && len(strides) != len(sizes) {
		panic(unequal)
	}
	r := C.go_tp_tensor_set_storage(address(unsafe.Pointer(tensor)), address(unsafe.Pointer(storage)), (*C.int64_t)(first(sizes)), (*C.int64_t)(first(strides)), C.size_t(len(sizes)), C.int64_t(offset))
	return failed(int32(r.status), r.failure)
}

// TensorAssign calls tp_tensor_assign: Makes a tensor the same view of the
// same bytes as another.
func TensorAssign(tensor *TensorT, source *TensorT) *Failure {
	r := C.go_tp_tensor_assign(address(unsafe.Pointer(tensor)), address(unsafe.Pointer(source)))
	return failed(int32(r.status), r.failure)
}

// TensorFormat calls tp_tensor_format: Writes the elements in PyTorch's print
// form, for example "tensor([1., 2., 3.])".
func TensorFormat(tensor *TensorT, buffer []byte) int {
	return int(C.go_tp_tensor_format(address(unsafe.Pointer(tensor)), (*C.char)(first(buffer)), C.size_t(len(buffer))))
}

// TensorFormatLayout calls tp_tensor_format_layout: Writes "NAME: shape=(2,
// 3), strides=(3, 1), offset=0, contiguous=1".
func TensorFormatLayout(tensor *TensorT, name string, buffer []byte) int {
	nameC := newText(name)
	return int(C.go_tp_tensor_format_layout(address(unsafe.Pointer(tensor)), nameC.pointer(), (*C.char)(first(buffer)), C.size_t(len(buffer))))
}
