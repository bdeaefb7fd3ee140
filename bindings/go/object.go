package tensorplay

import (
	"math"
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"

	"tensorplay/raw"
)

// A core owns one handle of C. Exported types (Tensor, Storage, ...) hold a core
// through a ref, and lose it when they are closed; a core whose ref is garbage
// gives its handle back in its finaliser.
//
// Calls of the library hold the core meanwhile, so that a Close in another
// goroutine waits for the last of them with giving the handle back, and so that
// no finaliser runs during a call: leave, which comes after it, uses the core.
//
// Cores are used again, for a finaliser costs more to set than all else about a
// tensor. So a core may be another object's by the time that a stale reader of
// its ref looks at it; hold asks the ref once more after it has entered.
type core struct {
	handle unsafe.Pointer
	free   func(unsafe.Pointer)
	// Number of calls that hold the core, plus closed.
	state int32
}

// closed is added to a core's state when it has no ref any more.
const closed = math.MinInt32

var cores = sync.Pool{New: func() any {
	c := &core{state: closed}
	runtime.SetFinalizer(c, (*core).finalise)
	return c
}}

// openCore makes a core the owner of a handle.
func openCore(handle unsafe.Pointer, free func(unsafe.Pointer)) *core {
	c := cores.Get().(*core)
	c.handle, c.free = handle, free
	atomic.StoreInt32(&c.state, 0)
	return c
}

// leave ends what ref.hold began.
func (c *core) leave() {
	if atomic.AddInt32(&c.state, -1) == closed {
		c.dispose()
	}
}

// close lets the handle go when the last call that holds the core has left.
func (c *core) close() {
	if atomic.AddInt32(&c.state, closed) == closed {
		c.dispose()
	}
}

func (c *core) dispose() {
	handle, free := c.handle, c.free
	c.handle, c.free = nil, nil
	cores.Put(c)
	free(handle)
}

// finalise runs when nobody can reach the core: nor a call that holds it.
func (c *core) finalise() {
	if c.handle != nil {
		c.free(c.handle)
		raw.CountFinalised()
	}
}

// A ref is an object's way to its core; empty when the object is closed.
type ref struct{ core unsafe.Pointer }

// hold enters the core, which the caller leaves. It gives nil for a closed
// object.
func (r *ref) hold() *core {
	for {
		c := (*core)(atomic.LoadPointer(&r.core))
		if c == nil {
			return nil
		}
		state := atomic.LoadInt32(&c.state)
		if state < 0 {
			return nil
		}
		if !atomic.CompareAndSwapInt32(&c.state, state, state+1) {
			continue
		}
		if (*core)(atomic.LoadPointer(&r.core)) == c {
			return c
		}
		c.leave()
		return nil
	}
}

// close empties the ref; only the first time does anything.
func (r *ref) close() {
	if c := (*core)(atomic.SwapPointer(&r.core, nil)); c != nil {
		c.close()
	}
}

func newRef(handle unsafe.Pointer, free func(unsafe.Pointer)) ref {
	return ref{unsafe.Pointer(openCore(handle, free))}
}
