package raw

/*
#include "callbacks.h"
#include "failure.h"

typedef struct {
  tp_allocator_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_made_allocator_r;

static go_made_allocator_r go_make_allocator(uintptr_t handle,
                                             tp_device_type_t device_type,
                                             int32_t device_index) {
  go_made_allocator_r r = {0};
  r.status = go_allocator_new(handle, device_type, device_index, &r.out);
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}

typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_recorded_r;

static go_recorded_r go_record(const char* name, uintptr_t handle,
                               const tp_tensor_t* const* saved,
                               size_t saved_count,
                               const tp_tensor_t* const* inputs, size_t n,
                               tp_tensor_t* const* outputs, size_t m) {
  go_recorded_r r = {0};
  r.status = go_function_record(name, handle, saved, saved_count, inputs, n,
                                outputs, m);
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}

static void go_release_wrapped(tp_tensor_t* tensor) {
  tp_tensor_release(tensor);
  tp_run_deferred();
}

static void go_run_task(tp_task_fn task, void* context) { task(context); }
*/
import "C"

import (
	"runtime/cgo"
	"sync/atomic"
	"unsafe"
)

// owned gives a value to the library by a function that takes it over unless it
// fails.
func owned(value any, give func(handle cgo.Handle) *Failure) *Failure {
	handle := cgo.NewHandle(value)
	failure := give(handle)
	if failure != nil {
		handle.Delete()
	}
	return failure
}

// AddHook calls tp_tensor_hook_add with a function of Go.
func AddHook(tensor *TensorT, hook HookFunc) (id uint64, failure *Failure) {
	failure = owned(hook, func(h cgo.Handle) *Failure {
		id, failure = TensorHookAdd(tensor, Callback(C.go_hook), uintptr(h),
			Callback(C.go_destroy))
		return failure
	})
	return id, failure
}

// function is a function of a program with the number of values it keeps.
type function struct {
	backward BackwardFunc
	saved    int
}

// RecordFunction calls tp_function_record with a function of Go.
func RecordFunction(name string, backward BackwardFunc, saved, inputs, outputs []*TensorT) *Failure {
	nameC := newText(name)
	return owned(function{backward, len(saved)}, func(h cgo.Handle) *Failure {
		r := C.go_record(nameC.pointer(), C.uintptr_t(h),
			(**C.tp_tensor_t)(first(saved)), C.size_t(len(saved)),
			(**C.tp_tensor_t)(first(inputs)), C.size_t(len(inputs)),
			(**C.tp_tensor_t)(first(outputs)), C.size_t(len(outputs)))
		return failed(int32(r.status), r.failure)
	})
}

// SetCollect calls tp_set_collect_callback with a function of Go.
func SetCollect(collect CollectFunc) *Failure {
	return owned(collect, func(h cgo.Handle) *Failure {
		return SetCollectCallback(Callback(C.go_collect), uintptr(h),
			Callback(C.go_destroy))
	})
}

// SetLogFunc calls tp_set_log with a function of Go.
func SetLogFunc(log LogFunc, level int32) *Failure {
	return owned(log, func(h cgo.Handle) *Failure {
		return SetLog(Callback(C.go_log), uintptr(h), Callback(C.go_destroy),
			level)
	})
}

// SetParallel calls tp_set_parallel_for with a function of Go.
func SetParallel(run ParallelFunc) *Failure {
	return owned(run, func(h cgo.Handle) *Failure {
		return SetParallelFor(Callback(C.go_parallel), uintptr(h),
			Callback(C.go_destroy))
	})
}

func runTask(task C.tp_task_fn, context unsafe.Pointer) {
	C.go_run_task(task, context)
}

// NewAllocator calls tp_allocator_new with an allocator of Go.
func NewAllocator(allocator HostAllocator, deviceType, deviceIndex int32) (out *AllocatorT, failure *Failure) {
	failure = owned(allocator, func(h cgo.Handle) *Failure {
		r := C.go_make_allocator(C.uintptr_t(h),
			C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
		out = r.out
		return failed(int32(r.status), r.failure)
	})
	return out, failure
}

// BlobOf calls tp_tensor_from_blob with a function of Go that frees; nil for
// none.
func BlobOf(data unsafe.Pointer, sizes, strides []int64, dtype int32, free DeleterFunc, flags uint32) (out *TensorT, failure *Failure) {
	if free == nil {
		return TensorFromBlob(data, sizes, strides, dtype, 0, 0, nil, 0, flags)
	}
	failure = owned(free, func(h cgo.Handle) *Failure {
		out, failure = TensorFromBlob(data, sizes, strides, dtype, 0, 0,
			Callback(C.go_deleter), uintptr(h), flags)
		return failure
	})
	return out, failure
}

// StorageOf calls tp_storage_from_data with a function of Go that frees; nil for
// none.
func StorageOf(data unsafe.Pointer, nbytes int, free DeleterFunc, flags uint32) (out *StorageT, failure *Failure) {
	if free == nil {
		return StorageFromData(data, nbytes, 0, 0, nil, 0, flags)
	}
	failure = owned(free, func(h cgo.Handle) *Failure {
		out, failure = StorageFromData(data, nbytes, 0, 0,
			Callback(C.go_deleter), uintptr(h), flags)
		return failure
	})
	return out, failure
}

// Writing calls a function that writes bytes, with a function of Go for them.
func Writing(write WriteFunc, save func(write Callback, userData uintptr) *Failure) *Failure {
	handle := cgo.NewHandle(write)
	defer handle.Delete()
	return save(Callback(C.go_write), uintptr(handle))
}

// finalised is where calls in C see that there may be memory again.
var finalised = (*uint64)(unsafe.Pointer(&C.go_finalised))

// CountFinalised says that a finaliser has given a handle back.
func CountFinalised() { atomic.AddUint64(finalised, 1) }

// Finalised is how many handles finalisers have given back.
func Finalised() uint64 { return atomic.LoadUint64(finalised) }

// wrapped counts tensors with wrappers: after a release, what the library owes
// their wrappers is to be run.
var wrapped atomic.Int64

// Wrap calls tp_tensor_attach_wrapper with an object of Go, for which the caller
// gives one reference of the tensor.
func Wrap(tensor *TensorT, wrapper Wrapper) *Failure {
	wrapped.Add(1)
	failure := owned(wrapper, func(h cgo.Handle) *Failure {
		return TensorAttachWrapper(tensor, uintptr(h), Callback(C.go_take),
			Callback(C.go_drop))
	})
	if failure != nil {
		wrapped.Add(-1)
	}
	return failure
}

// Wrapped is the object of Go on a tensor; nil if there is none.
func Wrapped(tensor *TensorT) Wrapper {
	if handle := TensorWrapper(tensor); handle != 0 {
		return cgo.Handle(handle).Value().(Wrapper)
	}
	return nil
}

// Unwrap calls tp_tensor_detach_wrapper for what Wrap attached.
func Unwrap(tensor *TensorT) *Failure {
	handle := TensorWrapper(tensor)
	failure := TensorDetachWrapper(tensor)
	if failure == nil {
		wrapped.Add(-1)
		cgo.Handle(handle).Delete()
	}
	return failure
}

// ReleaseTensor calls tp_tensor_release, and runs what wrappers are owed while
// there are any.
func ReleaseTensor(tensor *TensorT) {
	if wrapped.Load() != 0 {
		C.go_release_wrapped(tensor)
		return
	}
	TensorRelease(tensor)
}
