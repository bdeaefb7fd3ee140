package tensorplay

import (
	"unsafe"

	"tensorplay/raw"
)

// WeakTensor is a handle that does not keep its tensor.
type WeakTensor struct{ ref }

// Weak makes a handle that does not keep the tensor.
func (t *Tensor) Weak() (*WeakTensor, error) {
	call := begin("tp_tensor_weak")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	weak, failure := raw.TensorWeak(handle)
	if err := call.end(failure); err != nil {
		return nil, err
	}
	return &WeakTensor{newRef(unsafe.Pointer(weak), func(handle unsafe.Pointer) {
		raw.WeakTensorRelease((*raw.WeakTensorT)(handle))
	})}, nil
}

// Lock gives the tensor while it lives, and nil afterwards.
func (w *WeakTensor) Lock() (*Tensor, error) {
	call := begin("tp_weak_tensor_lock")
	var handle *raw.WeakTensorT
	if w == nil {
		call.enter(nil, 1)
	} else {
		handle = (*raw.WeakTensorT)(call.enter(&w.ref, 1))
	}
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.WeakTensorLock(handle), nil)
}

// Close gives the weak handle back; it never fails.
func (w *WeakTensor) Close() error {
	if w != nil {
		w.ref.close()
	}
	return nil
}

// WeakStorage is a handle that does not keep its storage.
type WeakStorage struct{ ref }

// Weak makes a handle that does not keep the storage.
func (s *Storage) Weak() (*WeakStorage, error) {
	call := begin("tp_storage_weak")
	handle := call.storage(s, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	weak, failure := raw.StorageWeak(handle)
	if err := call.end(failure); err != nil {
		return nil, err
	}
	return &WeakStorage{newRef(unsafe.Pointer(weak), func(handle unsafe.Pointer) {
		raw.WeakStorageRelease((*raw.WeakStorageT)(handle))
	})}, nil
}

// Lock gives the storage while it lives, and nil afterwards.
func (w *WeakStorage) Lock() (*Storage, error) {
	call := begin("tp_weak_storage_lock")
	var handle *raw.WeakStorageT
	if w == nil {
		call.enter(nil, 1)
	} else {
		handle = (*raw.WeakStorageT)(call.enter(&w.ref, 1))
	}
	if call.err != nil {
		return nil, call.end(nil)
	}
	storage := raw.WeakStorageLock(handle)
	if err := call.end(nil); err != nil || storage == nil {
		return nil, err
	}
	return ownStorage(storage), nil
}

// Close gives the weak handle back; it never fails.
func (w *WeakStorage) Close() error {
	if w != nil {
		w.ref.close()
	}
	return nil
}
