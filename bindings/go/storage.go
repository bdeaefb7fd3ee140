package tensorplay

import (
	"unsafe"

	"tensorplay/raw"
)

// Storage is a run of untyped bytes that tensors share, with its version.
type Storage struct{ ref }

func newStorage(handle *raw.StorageT, failure *raw.Failure) (*Storage, error) {
	if failure != nil {
		return nil, newError(failure)
	}
	return ownStorage(handle), nil
}

func ownStorage(handle *raw.StorageT) *Storage {
	return &Storage{newRef(unsafe.Pointer(handle), func(handle unsafe.Pointer) {
		raw.StorageRelease((*raw.StorageT)(handle))
	})}
}

// Close gives the handle back; it never fails.
func (s *Storage) Close() error {
	if s != nil {
		s.ref.close()
	}
	return nil
}

// Storage gives a handle of the tensor's bytes.
func (t *Tensor) Storage() (*Storage, error) {
	call := begin("tp_tensor_storage")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	storage := ownStorage(raw.StorageRetain(raw.TensorStorage(handle)))
	return storage, call.end(nil)
}

// NewStorage makes uninitialised bytes.
func NewStorage(nbytes int, device Device) (*Storage, error) {
	if err := checkCount("tp_storage_new", 1, nbytes); err != nil {
		return nil, err
	}
	return newStorage(raw.StorageNew(nbytes, int32(device.Type), device.Index))
}

// checkCount refuses a negative number, which C would read as a huge one.
func checkCount(function string, position, n int) error {
	if n >= 0 {
		return nil
	}
	return &Error{Code: ErrArgument, Function: function, Argument: position,
		Message: "a negative number of bytes"}
}

// NewStorageFrom makes uninitialised bytes of an allocator.
func NewStorageFrom(allocator *Allocator, nbytes int) (*Storage, error) {
	call := begin("tp_storage_new_from_allocator")
	handle := call.allocator(allocator, 2)
	if call.err == nil {
		call.err = checkCount(call.function, 1, nbytes)
	}
	if call.err != nil {
		return nil, call.end(nil)
	}
	storage, failure := raw.StorageNewFromAllocator(nbytes, handle)
	if err := call.end(failure); err != nil {
		return nil, err
	}
	return ownStorage(storage), nil
}

// StorageFromPointer wraps memory of C (not of Go), as FromPointer does.
func StorageFromPointer(data unsafe.Pointer, nbytes int, flags StorageFlags, free func()) (*Storage, error) {
	if err := checkCount("tp_storage_from_data", 2, nbytes); err != nil {
		return nil, err
	}
	return newStorage(raw.StorageOf(data, nbytes, free, uint32(flags)))
}

// MapFile maps a part of a file, read-only.
func MapFile(path string, offset uint64, nbytes int) (*Storage, error) {
	return fromFile("tp_storage_map_file", raw.StorageMapFile, path, offset, nbytes)
}

// ReadFile reads a part of a file.
func ReadFile(path string, offset uint64, nbytes int) (*Storage, error) {
	return fromFile("tp_storage_read_file", raw.StorageReadFile, path, offset, nbytes)
}

func fromFile(function string, open func(string, uint64, int) (*raw.StorageT, *raw.Failure), path string, offset uint64, nbytes int) (*Storage, error) {
	if err := checkText(function, 1, path); err != nil {
		return nil, err
	}
	if err := checkCount(function, 3, nbytes); err != nil {
		return nil, err
	}
	return newStorage(open(path, offset, nbytes))
}

// NewShared makes bytes that other processes open by the name, or, without a
// name, by the descriptor.
func NewShared(name string, nbytes int) (*Storage, error) {
	if err := checkText("tp_storage_new_shared", 1, name); err != nil {
		return nil, err
	}
	if err := checkCount("tp_storage_new_shared", 2, nbytes); err != nil {
		return nil, err
	}
	return newStorage(raw.StorageNewShared(name, nbytes))
}

// OpenShared opens shared bytes by their name; flags is 0 or StorageReadOnly.
func OpenShared(name string, flags StorageFlags) (*Storage, error) {
	if err := checkText("tp_storage_open_shared", 1, name); err != nil {
		return nil, err
	}
	return newStorage(raw.StorageOpenShared(name, uint32(flags)))
}

// OpenSharedDescriptor opens shared bytes by a descriptor, which stays the
// caller's.
func OpenSharedDescriptor(descriptor int, flags StorageFlags) (*Storage, error) {
	return newStorage(raw.StorageOpenSharedDescriptor(int32(descriptor), uint32(flags)))
}

// ask asks a storage; a closed one gives the zero value.
func ask[T any](s *Storage, question func(*raw.StorageT) T) (value T) {
	if s == nil {
		return value
	}
	if c := s.hold(); c != nil {
		value = question((*raw.StorageT)(c.handle))
		c.leave()
	}
	return value
}

// SharedDescriptor is the descriptor of shared bytes, not to be closed; -1 for
// others.
func (s *Storage) SharedDescriptor() int {
	return int(ask(s, raw.StorageSharedDescriptor))
}

// NBytes is the number of bytes.
func (s *Storage) NBytes() int { return ask(s, raw.StorageNbytes) }

// Version counts the writes; -1 in inference mode.
func (s *Storage) Version() int64 { return ask(s, raw.StorageVersion) }

// Flags says what the bytes are.
func (s *Storage) Flags() StorageFlags {
	return StorageFlags(ask(s, raw.StorageFlags))
}

// UseCount is the number of references: of handles and of tensors.
func (s *Storage) UseCount() int64 { return ask(s, raw.StorageUseCount) }

// Device is where the bytes are.
func (s *Storage) Device() Device {
	return ask(s, func(handle *raw.StorageT) Device {
		return Device{DeviceType(raw.StorageDeviceType(handle)),
			raw.StorageDeviceIndex(handle)}
	})
}

// Allocator gives a handle of what the bytes came from; nil for foreign memory
// and parts.
func (s *Storage) Allocator() (*Allocator, error) {
	call := begin("tp_storage_allocator")
	handle := call.storage(s, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	allocator := raw.AllocatorRetain(raw.StorageAllocator(handle))
	return ownAllocator(allocator), call.end(nil)
}

// Same tells whether two are handles of one storage.
func (s *Storage) Same(other *Storage) bool {
	return ask(s, func(a *raw.StorageT) bool {
		return ask(other, func(b *raw.StorageT) bool {
			return raw.StorageSame(a, b) != 0
		})
	})
}

// Part makes a storage, of its own version, of some of the bytes.
func (s *Storage) Part(offset, nbytes int) (*Storage, error) {
	call := begin("tp_storage_new_part")
	handle := call.storage(s, 1)
	for position, n := range []int{offset, nbytes} {
		if call.err == nil {
			call.err = checkCount(call.function, position+2, n)
		}
	}
	if call.err != nil {
		return nil, call.end(nil)
	}
	part, failure := raw.StorageNewPart(handle, offset, nbytes)
	if err := call.end(failure); err != nil {
		return nil, err
	}
	return ownStorage(part), nil
}

// Resize changes the number of bytes, keeping those in front.
func (s *Storage) Resize(nbytes int) error {
	call := begin("tp_storage_resize")
	handle := call.storage(s, 1)
	if call.err == nil {
		call.err = checkCount(call.function, 2, nbytes)
	}
	if call.err != nil {
		return call.end(nil)
	}
	return call.moving(handle, func() *raw.Failure {
		return raw.StorageResize(handle, nbytes)
	})
}

// Tensor makes a tensor of the bytes. nil for strides is row-major; offset is
// that of element 0, in elements.
func (s *Storage) Tensor(dtype DType, sizes, strides []int64, offset int64) (*Tensor, error) {
	call := begin("tp_tensor_from_storage")
	handle := call.storage(s, 1)
	call.sameLength(sizes, strides, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.TensorFromStorage(handle, sizes, strides, offset,
		int32(dtype)))
}

// Read lends the bytes to a function, which must not write them nor keep the
// slice.
func (s *Storage) Read(use func(data []byte) error) error {
	call := begin("tp_storage_data")
	handle := call.storage(s, 1)
	if call.err != nil {
		return call.end(nil)
	}
	defer call.end(nil)
	if kind := DeviceType(raw.StorageDeviceType(handle)); kind != DeviceCPU {
		return call.fault(ErrDevice, 1, "the bytes are not on the CPU", nil)
	}
	end := call.lend(handle)
	if call.err != nil {
		return call.err
	}
	defer end()
	return use(unsafe.Slice((*byte)(raw.StorageData(handle)),
		raw.StorageNbytes(handle)))
}
