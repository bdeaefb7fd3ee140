package tensorplay

import (
	"errors"
	"fmt"
	"strings"

	"tensorplay/raw"
)

// ErrClosed is wrapped by the error of a call that was given a closed object.
var ErrClosed = errors.New("tensorplay: use of a closed object")

// Error is what a call of the library reports. It compares with the values of
// [Status] by errors.Is, and is found by errors.As.
type Error struct {
	// Code says what kind of failure it is.
	Code Status
	// Function is the function of C that failed.
	Function string
	// Argument is the position in C of the argument at fault, from 1; 0 if no
	// single one is.
	Argument int
	// Message says what was found and where it conflicts.
	Message string
	// Native is errno, or the status that a callback returned; else 0.
	Native int64
	// Cause is what the system or a callback said about it.
	Cause string

	// wrapped is an error of Go behind this one.
	wrapped error
}

// Error is one line with function, message and cause.
func (e *Error) Error() string {
	var text strings.Builder
	if e.Function == "" {
		text.WriteString("tensorplay")
	} else {
		text.WriteString(e.Function)
	}
	text.WriteString(": ")
	if e.Message == "" {
		text.WriteString(e.Code.String())
	} else {
		text.WriteString(e.Message)
	}
	if e.Cause != "" {
		fmt.Fprintf(&text, " (%s)", e.Cause)
	}
	return text.String()
}

// Is tells whether the target is the error's Status.
func (e *Error) Is(target error) bool {
	status, ok := target.(Status)
	return ok && status == e.Code
}

// Unwrap is an error of Go behind this one: ErrClosed, or what a callback
// returned.
func (e *Error) Unwrap() error { return e.wrapped }

// Error makes a Status an error, the target of errors.Is.
func (v Status) Error() string { return v.String() }

// StatusCode makes a Status, returned by a callback, what the library goes on
// with: ErrOutOfMemory of an allocator has it collect and ask again.
func (v Status) StatusCode() int32 { return int32(v) }

// StatusCode does so for an error of the library.
func (e *Error) StatusCode() int32 { return int32(e.Code) }

func newError(failure *raw.Failure) error {
	e := &Error{
		Code:     Status(failure.Code),
		Function: failure.Function,
		Argument: int(failure.Argument),
		Message:  failure.Message,
		Native:   failure.NativeCode,
		Cause:    failure.Cause,
		wrapped:  raw.CallbackError(failure),
	}
	if e.wrapped != nil {
		e.Cause = e.wrapped.Error()
	}
	return e
}

// check is the error of a function that has no objects among its arguments.
func check(failure *raw.Failure) error {
	if failure == nil {
		return nil
	}
	return newError(failure)
}

// checkText refuses what C would read as a shorter string.
func checkText(function string, position int, text string) error {
	if strings.IndexByte(text, 0) < 0 {
		return nil
	}
	return &Error{Code: ErrArgument, Function: function, Argument: position,
		Message: fmt.Sprintf("%q has a zero byte", text)}
}

// enumerationName is the text of a value, also of an unknown one.
func enumerationName(kind string, value int32, name func(int32) string) string {
	if text := name(value); text != "" {
		return text
	}
	return fmt.Sprintf("%s(%d)", kind, value)
}

func parse(function, name string, find func(string) (int32, *raw.Failure)) (int32, error) {
	if err := checkText(function, 1, name); err != nil {
		return 0, err
	}
	value, failure := find(name)
	return value, check(failure)
}
