package tensorplay

import (
	"sync/atomic"

	"tensorplay/raw"
)

// An attachment holds a reference of its tensor, by which the library knows when
// nobody else has one.
type attachment struct {
	handle *raw.TensorT
	value  any
	taken  atomic.Int32
	ended  atomic.Bool
}

// Take is called when others hold the tensor, inside retain.
func (a *attachment) Take() { a.taken.Add(1) }

// Drop is called when they no longer do, after a release.
func (a *attachment) Drop() {
	if a.taken.Add(-1) == 0 {
		a.end()
	}
}

// end takes the attachment off its tensor and gives its reference back.
func (a *attachment) end() *raw.Failure {
	if a.ended.Swap(true) {
		return nil
	}
	failure := raw.Unwrap(a.handle) // which may call Drop
	raw.TensorRelease(a.handle)
	return failure
}

// Attach ties a value to the tensor itself, which every handle of it gives back
// by Attached, also one that comes from a list, a hook or a weak handle. The
// value goes when the last handle has gone, or by Unattach. It must not hold the
// tensor: then neither goes.
func (t *Tensor) Attach(value any) error {
	call := begin("tp_tensor_attach_wrapper")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return call.end(nil)
	}
	failure := raw.Wrap(raw.TensorRetain(handle),
		&attachment{handle: handle, value: value})
	if failure != nil {
		raw.TensorRelease(handle)
	}
	return call.end(failure)
}

func attached(handle *raw.TensorT) *attachment {
	a, _ := raw.Wrapped(handle).(*attachment)
	return a
}

// Attached is the value that is tied to the tensor; nil for none.
func (t *Tensor) Attached() any {
	return get(t, func(handle *raw.TensorT) any {
		if a := attached(handle); a != nil {
			return a.value
		}
		return nil
	})
}

// Unattach takes the value off the tensor.
func (t *Tensor) Unattach() error {
	call := begin("tp_tensor_detach_wrapper")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return call.end(nil)
	}
	a := attached(handle)
	if a == nil {
		return call.end(raw.TensorDetachWrapper(handle)) // says that there is none
	}
	return call.end(a.end())
}
