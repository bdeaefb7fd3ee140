package tensorplay

import (
	"unsafe"

	"tensorplay/raw"
)

// Tensor is an array of numbers: a view of a [Storage] by element type, sizes,
// strides and offset. Make one by [FromSlice], [Zeros] and others.
type Tensor struct{ ref }

func releaseTensor(handle unsafe.Pointer) {
	raw.ReleaseTensor((*raw.TensorT)(handle))
}

// newTensor owns a handle; it gives nil for none.
func newTensor(handle *raw.TensorT) *Tensor {
	if handle == nil {
		return nil
	}
	return &Tensor{newRef(unsafe.Pointer(handle), releaseTensor)}
}

// newTensors owns handles, in place of which nil may stand.
func newTensors(handles []*raw.TensorT) []*Tensor {
	tensors := make([]*Tensor, len(handles))
	for i, handle := range handles {
		tensors[i] = newTensor(handle)
	}
	return tensors
}

// Close gives the handle back. The bytes go with the last tensor, view or
// history that needs them. It never fails; the error makes a Tensor an
// io.Closer.
func (t *Tensor) Close() error {
	if t != nil {
		t.ref.close()
	}
	return nil
}

// Closed tells whether Close was called.
func (t *Tensor) Closed() bool {
	c := t.hold()
	if c == nil {
		return true
	}
	c.leave()
	return false
}

func (t *Tensor) hold() *core {
	if t == nil {
		return nil
	}
	return t.ref.hold()
}

// get asks a tensor; a closed one gives the zero value.
func get[T any](t *Tensor, ask func(*raw.TensorT) T) (value T) {
	if c := t.hold(); c != nil {
		value = ask((*raw.TensorT)(c.handle))
		c.leave()
	}
	return value
}

// Retain gives another Tensor for the same tensor, to be closed on its own.
func (t *Tensor) Retain() (*Tensor, error) {
	call := begin("tp_tensor_retain")
	return call.result(raw.TensorRetain(call.tensor(t, 1)), nil)
}

// Same tells whether two are handles of one tensor.
func (t *Tensor) Same(other *Tensor) bool {
	a, b := t.hold(), other.hold()
	same := a != nil && b != nil && a.handle == b.handle
	for _, c := range []*core{a, b} {
		if c != nil {
			c.leave()
		}
	}
	return same
}

// Rank is the number of dimensions.
func (t *Tensor) Rank() int { return int(get(t, raw.TensorRank)) }

// geometry copies a list of numbers, one for each dimension.
func geometry(list func(*raw.TensorT) *int64) func(*raw.TensorT) []int64 {
	return func(handle *raw.TensorT) []int64 {
		rank := raw.TensorRank(handle)
		if rank <= 0 {
			return nil
		}
		return append([]int64(nil), unsafe.Slice(list(handle), rank)...)
	}
}

var (
	sizes   = geometry(raw.TensorSizes)
	strides = geometry(raw.TensorStrides)
)

// Sizes is the number of indices of each dimension.
func (t *Tensor) Sizes() []int64 { return get(t, sizes) }

// Strides is the distance in elements between neighbours of each dimension.
func (t *Tensor) Strides() []int64 { return get(t, strides) }

// Size is the size of one dimension; a negative one counts from the end.
func (t *Tensor) Size(dim int) (int64, error) {
	sizes := t.Sizes()
	at := dim
	if at < 0 {
		at += len(sizes)
	}
	if t.Closed() || at < 0 || at >= len(sizes) {
		call := begin("tp_tensor_size")
		call.tensor(t, 1)
		err := call.end(nil)
		if err == nil {
			err = call.fault(ErrRange, 2, "no such dimension", nil)
		}
		return 0, err
	}
	return sizes[at], nil
}

// Numel is the number of elements.
func (t *Tensor) Numel() int64 { return get(t, raw.TensorNumel) }

// NBytes is the number of bytes of the elements.
func (t *Tensor) NBytes() int { return get(t, raw.TensorNbytes) }

// RetainedBytes is the number of bytes that the tensor keeps alive: those of its
// whole storage.
func (t *Tensor) RetainedBytes() int { return get(t, raw.TensorRetainedBytes) }

// DType is the element type.
func (t *Tensor) DType() DType { return DType(get(t, raw.TensorDtype)) }

// Device is where the bytes are.
func (t *Tensor) Device() Device {
	return get(t, func(handle *raw.TensorT) Device {
		return Device{DeviceType(raw.TensorDeviceType(handle)),
			raw.TensorDeviceIndex(handle)}
	})
}

// Offset is the place of element 0 in the storage, in elements.
func (t *Tensor) Offset() int64 { return get(t, raw.TensorOffset) }

// Version counts the writes to the bytes; -1 for an inference tensor.
func (t *Tensor) Version() int64 { return get(t, raw.TensorVersion) }

// Flags says how the tensor is laid out and made.
func (t *Tensor) Flags() TensorFlags {
	return TensorFlags(get(t, raw.TensorFlags))
}

// IsContiguous tells whether the tensor is laid out without gaps in a format.
func (t *Tensor) IsContiguous(format MemoryFormat) bool {
	return get(t, func(handle *raw.TensorT) bool {
		return raw.TensorIsContiguous(handle, int32(format)) != 0
	})
}

// UseCount is the number of references to the tensor: of handles and histories.
func (t *Tensor) UseCount() int64 { return get(t, raw.TensorUseCount) }

// Get reads one element. Negative indices count from the end.
func (t *Tensor) Get(index ...int64) (Scalar, error) {
	call := begin("tp_tensor_get")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return Scalar{}, call.end(nil)
	}
	value, failure := raw.TensorGet(handle, index)
	return Scalar{value}, call.end(failure)
}

// Set writes one element, which is converted as a copy converts.
func (t *Tensor) Set(value Scalar, index ...int64) error {
	call := begin("tp_tensor_set")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorSet(handle, index, value.raw))
}

// Item reads the element of a tensor that has only one.
func (t *Tensor) Item() (Scalar, error) {
	call := begin("tp_tensor_item")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return Scalar{}, call.end(nil)
	}
	value, failure := raw.TensorItem(handle)
	return Scalar{value}, call.end(failure)
}
