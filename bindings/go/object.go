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
// a ref looks at it, and is, where a program has copied a struct whose original
// was closed. Each owner of a core has a generation of its own, which its ref
// knows too: a ref of another generation is that of a closed object.
type core struct {
	handle unsafe.Pointer
	free   func(unsafe.Pointer)
	// Counts the owners; it changes while no call holds the core.
	generation uint64
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
	c.generation++
	atomic.StoreInt32(&c.state, 0)
	return c
}

// leave ends what ref.hold began.
func (c *core) leave() {
	if atomic.AddInt32(&c.state, -1) == closed {
		c.dispose()
	}
}

// close lets the handle go when the last call that holds the core has left: the
// caller's among them. Of two that close it only the first does anything.
func (c *core) close() {
	for {
		state := atomic.LoadInt32(&c.state)
		if state < 0 || atomic.CompareAndSwapInt32(&c.state, state, state+closed) {
			return
		}
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

// A ref is an object's way to its core; empty when the object is closed. Every
// type that stands for a handle has one, and so must not be copied: two structs
// would close one object. A copy that was made all the same is closed when the
// original is.
type ref struct {
	_          noCopy
	core       unsafe.Pointer
	generation uint64
}

// hold enters the core, which the caller leaves. It gives nil for a closed
// object.
func (r *ref) hold() *core {
	c := (*core)(atomic.LoadPointer(&r.core))
	if c == nil {
		return nil
	}
	for {
		state := atomic.LoadInt32(&c.state)
		if state < 0 {
			return nil
		}
		if atomic.CompareAndSwapInt32(&c.state, state, state+1) {
			break
		}
	}
	if c.generation != r.generation {
		c.leave()
		return nil
	}
	return c
}

// close empties the ref; only the first time does anything.
func (r *ref) close() {
	c := r.hold()
	atomic.StorePointer(&r.core, nil)
	if c != nil {
		c.close()
		c.leave()
	}
}

func newRef(handle unsafe.Pointer, free func(unsafe.Pointer)) ref {
	c := openCore(handle, free)
	return ref{core: unsafe.Pointer(c), generation: c.generation}
}

// noCopy has the analysis copylocks of go vet report copies of what holds it.
type noCopy struct{}

// Lock is there for go vet.
func (*noCopy) Lock() {}

// Unlock is there for go vet.
func (*noCopy) Unlock() {}
