// Package raw calls every function of libtensorplay in C's terms: handles are
// pointers that the caller retains and releases, enumerations are int32.
//
// It is what package tensorplay is made of, and checks nothing for it: a handle
// that was released is a crash. Rules of the translation:
//
//   - A function that reports a status gives a [Failure], nil for success, with
//     what the thread's record said, fetched in the same C frame.
//   - Results come back as results, lists as slices; the number of a list's
//     elements is the slice's length.
//   - A ScalarT that is all zero stands for NULL where the function takes that;
//     so does an empty string.
//   - Pointers to the host's own data (user_data, ctx, a wrapper) are numbers,
//     for example a [runtime/cgo.Handle].
//   - What the library keeps (memory that is wrapped, members of structs that
//     are pointers) must be memory of C.
//
// It panics for lists of unequal lengths that share a count, and for a string
// with a zero byte.
package raw

/*
#include "failure.h"
*/
import "C"

import (
	"strings"
	"unsafe"
)

// Callback is a pointer to a C function.
type Callback = *[0]byte

// Failure is what the thread's record said about a call that failed.
type Failure struct {
	// Code is the status of the call.
	Code int32
	// Argument is the position of the argument at fault, from 1; 0 for none.
	Argument int32
	// NativeCode is errno or the status of a callback.
	NativeCode int64
	// Function is the C function that failed.
	Function string
	// Message says what was found.
	Message string
	// Cause is the text of the system or of a callback.
	Cause string
}

const unequal = "tensorplay: lists of unequal lengths"

// failed makes a Failure of what a C function returned.
func failed(status int32, details *C.go_failure_t) *Failure {
	if status == 0 {
		return nil
	}
	return newFailure(status, details)
}

func newFailure(status int32, details *C.go_failure_t) *Failure {
	if details == nil {
		return &Failure{Code: status}
	}
	defer C.free(unsafe.Pointer(details))
	return &Failure{
		Code:       status,
		Argument:   int32(details.argument),
		NativeCode: int64(details.native_code),
		Function:   C.GoString(details.function),
		Message:    C.GoString(&details.message[0]),
		Cause:      C.GoString(&details.cause[0]),
	}
}

// text is a string as C reads it, in memory of Go.
type text []byte

func newText(s string) text {
	if strings.IndexByte(s, 0) >= 0 {
		panic("tensorplay: a string with a zero byte")
	}
	return append([]byte(s), 0)
}

func (t text) pointer() *C.char { return (*C.char)(unsafe.Pointer(&t[0])) }

func (t text) orNull() *C.char {
	if len(t) == 1 {
		return nil
	}
	return t.pointer()
}

// texts is a list of strings in memory of C: Go may lend C no list of pointers
// to its own memory.
type texts struct{ pointer **C.char }

func newTexts(list []string) texts {
	if len(list) == 0 {
		return texts{}
	}
	const place = unsafe.Sizeof(uintptr(0))
	nbytes := uintptr(len(list)) * place
	for _, s := range list {
		nbytes += uintptr(len(newText(s)))
	}
	// One block: the pointers, then what they point to. C.malloc never fails.
	block := C.malloc(C.size_t(nbytes))
	pointers := unsafe.Slice((**C.char)(block), len(list))
	bytes := unsafe.Slice((*byte)(block), int(nbytes))
	at := uintptr(len(list)) * place
	for i, s := range list {
		pointers[i] = (*C.char)(unsafe.Pointer(&bytes[at]))
		at += uintptr(copy(bytes[at:], newText(s)))
	}
	return texts{pointer: &pointers[0]}
}

func (t texts) free() { C.free(unsafe.Pointer(t.pointer)) }

// address is a handle as C gets it; C makes a pointer of it again.
func address(handle unsafe.Pointer) C.uintptr_t {
	return C.uintptr_t(uintptr(handle))
}

// first is the address of a slice's elements, nil where there are none.
func first[T any](s []T) unsafe.Pointer {
	if len(s) == 0 {
		return nil
	}
	return unsafe.Pointer(&s[0])
}
