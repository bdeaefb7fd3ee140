package tensorplay

import (
	"unsafe"

	"tensorplay/raw"
)

// ResultDType is the type that tensors and numbers meet in.
func ResultDType(tensors []*Tensor, scalars ...Scalar) (DType, error) {
	call := begin("tp_result_dtype")
	handles := call.tensors(tensors, 1)
	if call.err != nil {
		return 0, call.end(nil)
	}
	numbers := make([]raw.ScalarT, len(scalars))
	for i, s := range scalars {
		numbers[i] = s.raw
	}
	dtype, failure := raw.ResultDtype(handles, numbers)
	return DType(dtype), call.end(failure)
}

// Size is the number of bytes of an element.
func (v DType) Size() int { return raw.DtypeSize(int32(v)) }

// Kind says whether elements are truth values, integers, floating or complex
// numbers.
func (v DType) Kind() Kind { return Kind(raw.DtypeKind(int32(v))) }

// Promote is the type that elements of types meet in.
func Promote(dtypes ...DType) (DType, error) {
	numbers := make([]int32, len(dtypes))
	for i, dtype := range dtypes {
		numbers[i] = int32(dtype)
	}
	dtype, failure := raw.DtypePromoteList(numbers)
	return DType(dtype), check(failure)
}

// Resize gives the tensor new sizes, row-major at its offset, keeping the
// elements in front; the storage grows if it must.
func (t *Tensor) Resize(sizes ...int64) error {
	call := begin("tp_tensor_resize")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.moving(raw.TensorStorage(handle), func() *raw.Failure {
		return raw.TensorResize(handle, sizes)
	})
}

// SetStorage makes the tensor read another storage. nil for strides is
// row-major.
func (t *Tensor) SetStorage(storage *Storage, sizes, strides []int64, offset int64) error {
	call := begin("tp_tensor_set_storage")
	handle, bytes := call.tensor(t, 1), call.storage(storage, 2)
	if call.err == nil {
		call.sameLength(sizes, strides, 4)
	}
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorSetStorage(handle, bytes, sizes, strides, offset))
}

// sameLength refuses strides that are not as many as the sizes.
func (k *call) sameLength(sizes, strides []int64, position int) {
	if k.err == nil && len(strides) != 0 && len(strides) != len(sizes) {
		k.err = k.fault(ErrShape, position,
			"there are not as many strides as sizes", nil)
	}
}

// Assign makes the tensor the same view of the same bytes as another.
func (t *Tensor) Assign(source *Tensor) error {
	call := begin("tp_tensor_assign")
	handle, other := call.tensor(t, 1), call.tensor(source, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorAssign(handle, other))
}

// FromPointer wraps memory of C (not of Go) without a copy. strides in elements
// may be nil for row-major. free is called once when the bytes are no longer
// needed, on the goroutine that dropped them; nil borrows the memory. flags is 0
// or StorageReadOnly.
func FromPointer(data unsafe.Pointer, sizes, strides []int64, dtype DType, flags StorageFlags, free func()) (*Tensor, error) {
	call := begin("tp_tensor_from_blob")
	if call.sameLength(sizes, strides, 3); call.err != nil {
		return nil, call.err
	}
	return made(raw.BlobOf(data, sizes, strides, int32(dtype), free,
		uint32(flags)))
}
