package tensorplay

import (
	"fmt"
	"sync"
	"unsafe"

	"tensorplay/raw"
)

// bytesOf is the memory of a slice.
func bytesOf[T Element](data []T) []byte {
	if len(data) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(&data[0])),
		len(data)*int(unsafe.Sizeof(data[0])))
}

// FromSlice makes a tensor of elements in row-major order, which are copied.
// Without sizes it has one dimension.
func FromSlice[T Element](data []T, sizes ...int64) (*Tensor, error) {
	if len(sizes) == 0 {
		sizes = []int64{int64(len(data))}
	}
	return made(raw.TensorFromData(bytesOf(data), sizes, int32(DTypeOf[T]())))
}

// made is the result of a function without objects among its arguments.
func made(handle *raw.TensorT, failure *raw.Failure) (*Tensor, error) {
	if failure != nil {
		return nil, newError(failure)
	}
	return newTensor(handle), nil
}

// hasDType refuses elements of another type.
func (k *call) hasDType(handle *raw.TensorT, want DType) {
	if have := DType(raw.TensorDtype(handle)); k.err == nil && have != want {
		k.err = k.fault(ErrDType, 1, fmt.Sprintf(
			"the tensor has elements of %v, not %v", have, want), nil)
	}
}

// ToSlice copies the elements in row-major order. Their type must be that of the
// tensor: To converts. More bytes than the system has are ErrOutOfMemory, such as
// those of a tensor that was expanded.
func ToSlice[T Element](t *Tensor) ([]T, error) {
	call := begin("tp_tensor_copy_to")
	handle := call.tensor(t, 1)
	if call.err == nil {
		call.hasDType(handle, DTypeOf[T]())
	}
	if call.err != nil {
		return nil, call.end(nil)
	}
	data := room[T](&call, int(raw.TensorNumel(handle)), 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	bytes := bytesOf(data)
	failure := raw.TensorCopyTo(handle, bytes)
	if DTypeOf[T]() == Bool {
		for i, b := range bytes { // a bool of Go is 0 or 1
			if b > 1 {
				bytes[i] = 1
			}
		}
	}
	return data, call.end(failure)
}

// SetSlice overwrites the elements, in row-major order.
func SetSlice[T Element](t *Tensor, data []T) error {
	call := begin("tp_tensor_copy_from")
	handle := call.tensor(t, 1)
	if call.err == nil {
		call.hasDType(handle, DTypeOf[T]())
	}
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorCopyFrom(handle, bytesOf(data)))
}

// inPlace refuses what a slice cannot be: memory of a device, elements that do
// not follow each other.
func (k *call) inPlace(handle *raw.TensorT) {
	if k.err != nil {
		return
	}
	if kind := DeviceType(raw.TensorDeviceType(handle)); kind != DeviceCPU {
		k.err = k.fault(ErrDevice, 1,
			fmt.Sprintf("the bytes are on %v, not on the CPU", kind), nil)
	} else if raw.TensorIsContiguous(handle, int32(FormatContiguous)) == 0 {
		k.err = k.fault(ErrLayout, 1,
			"the elements do not follow each other in memory", nil)
	}
}

// Read lends the elements to a function, in row-major order and without a copy.
// The tensor must be contiguous and on the CPU. The slice must not be written,
// nor used after the function has returned; meanwhile the storage refuses to be
// resized.
func Read[T Element](t *Tensor, use func(data []T) error) error {
	call := begin("tp_tensor_data")
	handle := call.tensor(t, 1)
	if call.err == nil {
		call.hasDType(handle, DTypeOf[T]())
		call.inPlace(handle)
	}
	if call.err != nil {
		return call.end(nil)
	}
	defer call.end(nil)
	end := call.lend(raw.TensorStorage(handle))
	if call.err != nil {
		return call.err
	}
	defer end()
	n := raw.TensorNumel(handle)
	data := unsafe.Slice((*T)(raw.TensorData(handle)), n)
	if DTypeOf[T]() == Bool {
		for i, b := range bytesOf(data) {
			if b > 1 {
				return call.fault(ErrLayout, 1, fmt.Sprintf(
					"element %d is no bool of Go: its byte is %d", i, b), nil)
			}
		}
	}
	return use(data)
}

// Write lends the elements to a function that may write them, as Read does. The
// version counts it as two writes.
func Write[T Element](t *Tensor, use func(data []T) error) (err error) {
	call := begin("tp_tensor_begin_write")
	handle := call.tensor(t, 1)
	if call.err == nil {
		call.hasDType(handle, DTypeOf[T]())
		call.inPlace(handle)
	}
	if call.err != nil {
		return call.end(nil)
	}
	data, failure := raw.TensorBeginWrite(handle)
	if failure != nil {
		return call.end(failure)
	}
	defer func() {
		if ended := call.end(raw.TensorEndWrite(handle)); err == nil {
			err = ended
		}
	}()
	end := call.lend(raw.TensorStorage(handle))
	if call.err != nil {
		return call.err
	}
	defer end()
	return use(unsafe.Slice((*T)(data), raw.TensorNumel(handle)))
}

// Storages of which slices are lent, by their number, and those that are being
// resized, which may move the bytes: -1.
var lent = struct {
	sync.Mutex
	storages map[*raw.StorageT]int
}{storages: map[*raw.StorageT]int{}}

// lend keeps a storage where it is until the function that it gives is called;
// it gives nil after an error.
func (k *call) lend(storage *raw.StorageT) (end func()) {
	lent.Lock()
	defer lent.Unlock()
	if lent.storages[storage] < 0 {
		k.err = k.fault(ErrInUse, 1, "the storage is being resized", nil)
		return nil
	}
	raw.StorageRetain(storage)
	lent.storages[storage]++
	return func() {
		lent.Lock()
		if lent.storages[storage]--; lent.storages[storage] == 0 {
			delete(lent.storages, storage)
		}
		lent.Unlock()
		raw.StorageRelease(storage)
	}
}

// moving does what may move the bytes of a storage, unless they are lent.
func (k *call) moving(storage *raw.StorageT, do func() *raw.Failure) error {
	lent.Lock()
	if lent.storages[storage] != 0 {
		k.err = k.fault(ErrInUse, 1, "a slice of the storage is lent", nil)
		lent.Unlock()
		return k.end(nil)
	}
	lent.storages[storage] = -1
	lent.Unlock()
	failure := do()
	lent.Lock()
	delete(lent.storages, storage)
	lent.Unlock()
	return k.end(failure)
}
