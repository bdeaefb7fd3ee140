// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/views.h>
typedef struct {
  tp_tensor_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_tensor_tp_out_r;
typedef struct {
  size_t count;
  go_failure_t* failure;
  tp_status_t status;
} go_size_t_count_r;
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
static go_tp_tensor_tp_out_r go_tp_as_strided(uintptr_t tensor, const int64_t* sizes, const int64_t* strides, size_t rank, int64_t offset) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_as_strided((tp_tensor_t*)tensor, sizes, strides, rank, offset, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_view(uintptr_t tensor, const int64_t* sizes, size_t rank) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_view((tp_tensor_t*)tensor, sizes, rank, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_reshape(uintptr_t tensor, const int64_t* sizes, size_t rank) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_reshape((tp_tensor_t*)tensor, sizes, rank, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_flatten(uintptr_t tensor, int64_t start_dim, int64_t end_dim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_flatten((tp_tensor_t*)tensor, start_dim, end_dim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_unflatten(uintptr_t tensor, int64_t dim, const int64_t* sizes, size_t n) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_unflatten((tp_tensor_t*)tensor, dim, sizes, n, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_select(uintptr_t tensor, int64_t dim, int64_t index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_select((tp_tensor_t*)tensor, dim, index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_slice(uintptr_t tensor, int64_t dim, int64_t start, int64_t stop, int64_t step) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_slice((tp_tensor_t*)tensor, dim, start, stop, step, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_narrow(uintptr_t tensor, int64_t dim, int64_t start, int64_t length) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_narrow((tp_tensor_t*)tensor, dim, start, length, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_transpose(uintptr_t tensor, int64_t dim0, int64_t dim1) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_transpose((tp_tensor_t*)tensor, dim0, dim1, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_t(uintptr_t tensor) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_t((tp_tensor_t*)tensor, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_permute(uintptr_t tensor, const int64_t* dims, size_t n) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_permute((tp_tensor_t*)tensor, dims, n, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_movedim(uintptr_t tensor, const int64_t* source, const int64_t* destination, size_t n) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_movedim((tp_tensor_t*)tensor, source, destination, n, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_squeeze(uintptr_t tensor, const int64_t* dims, size_t n) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_squeeze((tp_tensor_t*)tensor, dims, n, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_unsqueeze(uintptr_t tensor, int64_t dim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_unsqueeze((tp_tensor_t*)tensor, dim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_expand(uintptr_t tensor, const int64_t* sizes, size_t rank) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_expand((tp_tensor_t*)tensor, sizes, rank, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_diagonal(uintptr_t tensor, int64_t offset, int64_t dim0, int64_t dim1) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_diagonal((tp_tensor_t*)tensor, offset, dim0, dim1, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_unfold(uintptr_t tensor, int64_t dim, int64_t size, int64_t step) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_unfold((tp_tensor_t*)tensor, dim, size, step, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_size_t_count_r go_tp_split(uintptr_t tensor, int64_t piece, int64_t dim, tp_tensor_t** out, size_t capacity) {
  go_size_t_count_r r = {0};
  GO_CALL(r.status, tp_split((tp_tensor_t*)tensor, piece, dim, out, capacity, &r.count));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_size_t_count_r go_tp_chunk(uintptr_t tensor, int64_t pieces, int64_t dim, tp_tensor_t** out, size_t capacity) {
  go_size_t_count_r r = {0};
  GO_CALL(r.status, tp_chunk((tp_tensor_t*)tensor, pieces, dim, out, capacity, &r.count));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_size_t_count_r go_tp_unbind(uintptr_t tensor, int64_t dim, tp_tensor_t** out, size_t capacity) {
  go_size_t_count_r r = {0};
  GO_CALL(r.status, tp_unbind((tp_tensor_t*)tensor, dim, out, capacity, &r.count));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_flip(uintptr_t tensor, const int64_t* dims, size_t n) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_flip((tp_tensor_t*)tensor, dims, n, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_real(uintptr_t tensor) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_real((tp_tensor_t*)tensor, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_imag(uintptr_t tensor) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_imag((tp_tensor_t*)tensor, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_view_dtype(uintptr_t tensor, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_view_dtype((tp_tensor_t*)tensor, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_alias(uintptr_t tensor) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_alias((tp_tensor_t*)tensor, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_detach(uintptr_t tensor) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_detach((tp_tensor_t*)tensor, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_contiguous(uintptr_t tensor, tp_memory_format_t format) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_contiguous((tp_tensor_t*)tensor, format, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_clone(uintptr_t tensor, tp_memory_format_t format) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_clone((const tp_tensor_t*)tensor, format, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_to(uintptr_t tensor, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index, tp_memory_format_t format, int32_t copy) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_to((tp_tensor_t*)tensor, dtype, device_type, device_index, format, copy, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_copy_inplace(uintptr_t tensor, uintptr_t source) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_copy_inplace((tp_tensor_t*)tensor, (const tp_tensor_t*)source));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_repeat(uintptr_t tensor, const int64_t* repeats, size_t n) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_repeat((const tp_tensor_t*)tensor, repeats, n, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"
import "unsafe"

// AsStrided calls tp_as_strided: Views the storage with any sizes, strides
// and offset.
func AsStrided(tensor *TensorT, sizes []int64, strides []int64, offset int64) (*TensorT, *Failure) {
	if len(strides) != len(sizes) {
		panic(unequal)
	}
	r := C.go_tp_as_strided(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(sizes)), (*C.int64_t)(first(strides)), C.size_t(len(sizes)), C.int64_t(offset))
	return r.out, failed(int32(r.status), r.failure)
}

// View calls tp_view: Views the same elements with other sizes, never
// copying.
func View(tensor *TensorT, sizes []int64) (*TensorT, *Failure) {
	r := C.go_tp_view(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(sizes)), C.size_t(len(sizes)))
	return r.out, failed(int32(r.status), r.failure)
}

// Reshape calls tp_reshape: As View where strides allow it, else a contiguous
// copy.
func Reshape(tensor *TensorT, sizes []int64) (*TensorT, *Failure) {
	r := C.go_tp_reshape(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(sizes)), C.size_t(len(sizes)))
	return r.out, failed(int32(r.status), r.failure)
}

// Flatten calls tp_flatten: Merges a run of dimensions into one, as Reshape
// does.
func Flatten(tensor *TensorT, startDim int64, endDim int64) (*TensorT, *Failure) {
	r := C.go_tp_flatten(address(unsafe.Pointer(tensor)), C.int64_t(startDim), C.int64_t(endDim))
	return r.out, failed(int32(r.status), r.failure)
}

// Unflatten calls tp_unflatten: Splits a dimension into several.
func Unflatten(tensor *TensorT, dim int64, sizes []int64) (*TensorT, *Failure) {
	r := C.go_tp_unflatten(address(unsafe.Pointer(tensor)), C.int64_t(dim), (*C.int64_t)(first(sizes)), C.size_t(len(sizes)))
	return r.out, failed(int32(r.status), r.failure)
}

// Select calls tp_select: Takes one index of a dimension, which goes away.
func Select(tensor *TensorT, dim int64, index int64) (*TensorT, *Failure) {
	r := C.go_tp_select(address(unsafe.Pointer(tensor)), C.int64_t(dim), C.int64_t(index))
	return r.out, failed(int32(r.status), r.failure)
}

// Slice calls tp_slice: Takes every step-th index from start up to stop, not
// included.
func Slice(tensor *TensorT, dim int64, start int64, stop int64, step int64) (*TensorT, *Failure) {
	r := C.go_tp_slice(address(unsafe.Pointer(tensor)), C.int64_t(dim), C.int64_t(start), C.int64_t(stop), C.int64_t(step))
	return r.out, failed(int32(r.status), r.failure)
}

// Narrow calls tp_narrow: Takes length indices from start on.
func Narrow(tensor *TensorT, dim int64, start int64, length int64) (*TensorT, *Failure) {
	r := C.go_tp_narrow(address(unsafe.Pointer(tensor)), C.int64_t(dim), C.int64_t(start), C.int64_t(length))
	return r.out, failed(int32(r.status), r.failure)
}

// Transpose calls tp_transpose: Swaps two dimensions.
func Transpose(tensor *TensorT, dim0 int64, dim1 int64) (*TensorT, *Failure) {
	r := C.go_tp_transpose(address(unsafe.Pointer(tensor)), C.int64_t(dim0), C.int64_t(dim1))
	return r.out, failed(int32(r.status), r.failure)
}

// T calls tp_t: Transposes a matrix; a vector or a tensor of rank 0 stays as
// it is.
func T(tensor *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_t(address(unsafe.Pointer(tensor)))
	return r.out, failed(int32(r.status), r.failure)
}

// Permute calls tp_permute: Reorders the dimensions: dimension i of the
// result is dims[i].
func Permute(tensor *TensorT, dims []int64) (*TensorT, *Failure) {
	r := C.go_tp_permute(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(dims)), C.size_t(len(dims)))
	return r.out, failed(int32(r.status), r.failure)
}

// Movedim calls tp_movedim: Moves dimensions to new places; the others keep
// their order.
func Movedim(tensor *TensorT, source []int64, destination []int64) (*TensorT, *Failure) {
	if len(destination) != len(source) {
		panic(unequal)
	}
	r := C.go_tp_movedim(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(source)), (*C.int64_t)(first(destination)), C.size_t(len(source)))
	return r.out, failed(int32(r.status), r.failure)
}

// Squeeze calls tp_squeeze: Drops dimensions of size 1.
func Squeeze(tensor *TensorT, dims []int64) (*TensorT, *Failure) {
	r := C.go_tp_squeeze(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(dims)), C.size_t(len(dims)))
	return r.out, failed(int32(r.status), r.failure)
}

// Unsqueeze calls tp_unsqueeze: Inserts a dimension of size 1.
func Unsqueeze(tensor *TensorT, dim int64) (*TensorT, *Failure) {
	r := C.go_tp_unsqueeze(address(unsafe.Pointer(tensor)), C.int64_t(dim))
	return r.out, failed(int32(r.status), r.failure)
}

// Expand calls tp_expand: Grows dimensions of size 1 with stride 0, and adds
// leading ones.
func Expand(tensor *TensorT, sizes []int64) (*TensorT, *Failure) {
	r := C.go_tp_expand(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(sizes)), C.size_t(len(sizes)))
	return r.out, failed(int32(r.status), r.failure)
}

// Diagonal calls tp_diagonal: Takes the elements whose indices in two
// dimensions differ by offset, as the last dimension.
func Diagonal(tensor *TensorT, offset int64, dim0 int64, dim1 int64) (*TensorT, *Failure) {
	r := C.go_tp_diagonal(address(unsafe.Pointer(tensor)), C.int64_t(offset), C.int64_t(dim0), C.int64_t(dim1))
	return r.out, failed(int32(r.status), r.failure)
}

// Unfold calls tp_unfold: Takes all runs of size indices of a dimension, step
// apart; a run is the last dimension.
func Unfold(tensor *TensorT, dim int64, size int64, step int64) (*TensorT, *Failure) {
	r := C.go_tp_unfold(address(unsafe.Pointer(tensor)), C.int64_t(dim), C.int64_t(size), C.int64_t(step))
	return r.out, failed(int32(r.status), r.failure)
}

// Split calls tp_split: Cuts a dimension into pieces of a size; the last may
// be shorter.
func Split(tensor *TensorT, piece int64, dim int64, out []*TensorT) (int, *Failure) {
	r := C.go_tp_split(address(unsafe.Pointer(tensor)), C.int64_t(piece), C.int64_t(dim), (**C.tp_tensor_t)(first(out)), C.size_t(len(out)))
	return int(r.count), failed(int32(r.status), r.failure)
}

// Chunk calls tp_chunk: Cuts a dimension into a number of pieces of equal
// size, the last shorter; there may be fewer.
func Chunk(tensor *TensorT, pieces int64, dim int64, out []*TensorT) (int, *Failure) {
	r := C.go_tp_chunk(address(unsafe.Pointer(tensor)), C.int64_t(pieces), C.int64_t(dim), (**C.tp_tensor_t)(first(out)), C.size_t(len(out)))
	return int(r.count), failed(int32(r.status), r.failure)
}

// Unbind calls tp_unbind: Takes every index of a dimension, as Select does.
func Unbind(tensor *TensorT, dim int64, out []*TensorT) (int, *Failure) {
	r := C.go_tp_unbind(address(unsafe.Pointer(tensor)), C.int64_t(dim), (**C.tp_tensor_t)(first(out)), C.size_t(len(out)))
	return int(r.count), failed(int32(r.status), r.failure)
}

// Flip calls tp_flip: Reverses dimensions.
func Flip(tensor *TensorT, dims []int64) (*TensorT, *Failure) {
	r := C.go_tp_flip(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(dims)), C.size_t(len(dims)))
	return r.out, failed(int32(r.status), r.failure)
}

// Real calls tp_real: Views the real parts of a complex tensor; a real tensor
// is viewed as it is.
func Real(tensor *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_real(address(unsafe.Pointer(tensor)))
	return r.out, failed(int32(r.status), r.failure)
}

// Imag calls tp_imag: Views the imaginary parts of a complex tensor.
func Imag(tensor *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_imag(address(unsafe.Pointer(tensor)))
	return r.out, failed(int32(r.status), r.failure)
}

// ViewDtype calls tp_view_dtype: Reads the same bytes as another element
// type, without a copy.
func ViewDtype(tensor *TensorT, dtype int32) (*TensorT, *Failure) {
	r := C.go_tp_view_dtype(address(unsafe.Pointer(tensor)), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// Alias calls tp_alias: Makes another tensor that is the same view of the
// same bytes.
func Alias(tensor *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_alias(address(unsafe.Pointer(tensor)))
	return r.out, failed(int32(r.status), r.failure)
}

// Detach calls tp_detach: As Alias, without gradient history.
func Detach(tensor *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_detach(address(unsafe.Pointer(tensor)))
	return r.out, failed(int32(r.status), r.failure)
}

// Contiguous calls tp_contiguous: Gives the tensor itself (one more
// reference) if it is laid out in the format, else a copy that is.
func Contiguous(tensor *TensorT, format int32) (*TensorT, *Failure) {
	r := C.go_tp_contiguous(address(unsafe.Pointer(tensor)), C.tp_memory_format_t(format))
	return r.out, failed(int32(r.status), r.failure)
}

// Clone calls tp_clone: Copies to new bytes of version 0.
func Clone(tensor *TensorT, format int32) (*TensorT, *Failure) {
	r := C.go_tp_clone(address(unsafe.Pointer(tensor)), C.tp_memory_format_t(format))
	return r.out, failed(int32(r.status), r.failure)
}

// To calls tp_to: Converts element type, device and layout.
func To(tensor *TensorT, dtype int32, deviceType int32, deviceIndex int32, format int32, copy int32) (*TensorT, *Failure) {
	r := C.go_tp_to(address(unsafe.Pointer(tensor)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex), C.tp_memory_format_t(format), C.int32_t(copy))
	return r.out, failed(int32(r.status), r.failure)
}

// CopyInplace calls tp_copy_inplace: Writes the elements of a source,
// broadcast and converted, each rounded once.
func CopyInplace(tensor *TensorT, source *TensorT) *Failure {
	r := C.go_tp_copy_inplace(address(unsafe.Pointer(tensor)), address(unsafe.Pointer(source)))
	return failed(int32(r.status), r.failure)
}

// Repeat calls tp_repeat: Copies a tensor side by side.
func Repeat(tensor *TensorT, repeats []int64) (*TensorT, *Failure) {
	r := C.go_tp_repeat(address(unsafe.Pointer(tensor)), (*C.int64_t)(first(repeats)), C.size_t(len(repeats)))
	return r.out, failed(int32(r.status), r.failure)
}
