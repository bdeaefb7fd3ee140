package raw

/*
#include "callbacks.h"
*/
import "C"

import (
	"errors"
	"fmt"
	"runtime/cgo"
	"sync"
	"unsafe"
)

// Functions of Go that the library calls, each in its form for the library. They
// run on the thread of the call that led to them, inside it, in its goroutine. A
// panic becomes an error; runtime.Goexit (t.FailNow of a test, for example) must
// not be called.
type (
	// HookFunc may replace a gradient; nil leaves it. The replacement is owned by
	// the library afterwards.
	HookFunc func(gradient *TensorT) (replacement *TensorT, err error)
	// BackwardFunc fills out with gradients that the library owns afterwards.
	BackwardFunc func(gradients []*TensorT, saved []*SavedT, out []*TensorT) error
	// CollectFunc tells whether something may have been freed.
	CollectFunc func() bool
	// LogFunc receives a message.
	LogFunc func(level int32, message string)
	// WriteFunc receives bytes, which are the library's after it has returned.
	WriteFunc func(data []byte) error
	// DeleterFunc is called when the bytes are free.
	DeleterFunc func()
	// ParallelFunc runs a task on several threads, up to count at once, and returns
	// when all have returned. Afterwards the task does nothing.
	ParallelFunc func(count int, task func()) error
)

// HostAllocator gives memory of C and takes it back.
type HostAllocator interface {
	Allocate(nbytes, align int) (unsafe.Pointer, error)
	Free(data unsafe.Pointer, nbytes int)
}

// Wrapper is a host's object on a tensor. Take must not call the library.
type Wrapper interface {
	Take()
	Drop()
}

// Coder is an error that has a status of the library; 0 is none.
type Coder interface{ StatusCode() int32 }

// The last errors of callbacks, by the status that the library was told: it
// hands that on as the native code of its own error.
var callbackErrors struct {
	sync.Mutex
	last  int32
	rooms [64]struct {
		status int32
		err    error
	}
}

// CallbackError is the error of Go behind a Failure; nil if there is none.
func CallbackError(failure *Failure) error {
	if failure.NativeCode >= 0 {
		return nil
	}
	callbackErrors.Lock()
	defer callbackErrors.Unlock()
	room := &callbackErrors.rooms[uint64(-failure.NativeCode)%64]
	if int64(room.status) != failure.NativeCode {
		return nil
	}
	return room.err
}

// report tells the library of an error, by a number that no status has.
func report(err error) C.tp_status_t {
	if err == nil {
		return C.TP_OK
	}
	var coder Coder
	if errors.As(err, &coder) && coder.StatusCode() != 0 {
		message := text(append([]byte(err.Error()), 0))
		status := C.tp_status_t(coder.StatusCode())
		C.tp_error_set(status, message.pointer())
		return status
	}
	// A status that the library does not know keeps no text: Go has it.
	callbackErrors.Lock()
	defer callbackErrors.Unlock()
	if callbackErrors.last--; callbackErrors.last >= 0 {
		callbackErrors.last = -1 // after 2^31 errors
	}
	status := callbackErrors.last
	room := &callbackErrors.rooms[uint64(-int64(status))%64]
	room.status, room.err = status, err
	return C.tp_status_t(status)
}

// guard makes a panic of a callback the error that it returns.
func guard(err *error) {
	if reason := recover(); reason != nil {
		*err = fmt.Errorf("panic in a callback: %v", reason)
	}
}

func value[T any](handle C.uintptr_t) T {
	return cgo.Handle(handle).Value().(T)
}

//export goDestroy
func goDestroy(handle C.uintptr_t) { cgo.Handle(handle).Delete() }

//export goDeleter
func goDeleter(handle C.uintptr_t) {
	var err error
	defer guard(&err)
	free := value[DeleterFunc](handle)
	cgo.Handle(handle).Delete()
	free()
}

//export goCollect
func goCollect(handle C.uintptr_t) C.int32_t {
	var err error
	defer guard(&err)
	if value[CollectFunc](handle)() {
		return 1
	}
	return 0
}

//export goHook
func goHook(gradient *C.tp_tensor_t, replacement **C.tp_tensor_t, handle C.uintptr_t) C.tp_status_t {
	return report(func() (err error) {
		defer guard(&err)
		*replacement, err = value[HookFunc](handle)(gradient)
		return err
	}())
}

//export goBackward
func goBackward(gradients **C.tp_tensor_t, m C.size_t, saved **C.tp_saved_t, out **C.tp_tensor_t, n C.size_t, handle C.uintptr_t) C.tp_status_t {
	return report(func() (err error) {
		defer guard(&err)
		f := value[function](handle)
		return f.backward(unsafe.Slice(gradients, m),
			unsafe.Slice(saved, f.saved), unsafe.Slice(out, n))
	}())
}

//export goLog
func goLog(handle C.uintptr_t, level C.tp_log_level_t, message *C.char) {
	var err error
	defer guard(&err)
	value[LogFunc](handle)(int32(level), C.GoString(message))
}

//export goWrite
func goWrite(handle C.uintptr_t, data unsafe.Pointer, n C.size_t) C.tp_status_t {
	return report(func() (err error) {
		defer guard(&err)
		return value[WriteFunc](handle)(unsafe.Slice((*byte)(data), n))
	}())
}

//export goAllocate
func goAllocate(handle C.uintptr_t, nbytes, align C.size_t, data *unsafe.Pointer) C.tp_status_t {
	return report(func() (err error) {
		defer guard(&err)
		*data, err = value[HostAllocator](handle).Allocate(int(nbytes), int(align))
		return err
	}())
}

//export goDeallocate
func goDeallocate(handle C.uintptr_t, data unsafe.Pointer, nbytes C.size_t) {
	var err error
	defer guard(&err)
	value[HostAllocator](handle).Free(data, int(nbytes))
}

//export goTake
func goTake(handle C.uintptr_t) { value[Wrapper](handle).Take() }

//export goDrop
func goDrop(handle C.uintptr_t) { value[Wrapper](handle).Drop() }

// A loan is a task of the library, which lives until the function that it is
// given to returns: a goroutine may still have it then.
type loan struct {
	// Those that run the task hold it for reading.
	running sync.RWMutex
	task    C.tp_task_fn
	context unsafe.Pointer
}

func (l *loan) run() {
	l.running.RLock()
	defer l.running.RUnlock()
	if l.task != nil {
		runTask(l.task, l.context)
	}
}

// end waits for those that run the task; from then on it does nothing.
func (l *loan) end() {
	l.running.Lock()
	defer l.running.Unlock()
	l.task, l.context = nil, nil
}

//export goParallel
func goParallel(handle C.uintptr_t, count C.int32_t, task C.tp_task_fn, context unsafe.Pointer) C.tp_status_t {
	return report(func() (err error) {
		defer guard(&err)
		lent := &loan{task: task, context: context}
		defer lent.end()
		return value[ParallelFunc](handle)(int(count), lent.run)
	}())
}
