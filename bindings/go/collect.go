package tensorplay

import (
	"runtime"
	"sync"
	"time"

	"tensorplay/raw"
)

// The library asks for a collection when it runs out of memory, before that is
// an error: Go does not see the bytes behind tensors, and may think that there
// is hardly any garbage.
func init() { setCollect() }

func setCollect() { raw.SetCollect(collect) }

var collecting sync.Mutex

// collect gives back what is garbage. It tells whether there was any.
func collect() bool {
	before := raw.Finalised()
	collecting.Lock()
	defer collecting.Unlock()
	if raw.Finalised() != before { // somebody else has just done it
		return true
	}
	// When the second witness is finalised, all that the first collection
	// found is: finalisers run in one goroutine, batch by batch.
	for round := 0; round < 2; round++ {
		seen := witness()
		runtime.GC()
		await(seen)
	}
	return raw.Finalised() != before
}

// await waits as long as finalisers run: not for one that waits for this very
// call.
func await(seen <-chan struct{}) {
	for before := raw.Finalised(); ; {
		select {
		case <-seen:
			return
		case <-time.After(time.Second):
			now := raw.Finalised()
			if now == before {
				return
			}
			before = now
		}
	}
}

// witness makes an object that is garbage, and tells when it is finalised.
func witness() <-chan struct{} {
	seen := make(chan struct{})
	object := new([16]byte)
	runtime.SetFinalizer(object, func(*[16]byte) { close(seen) })
	return seen
}

// Collect gives back the handles of what is garbage now, and tells whether there
// was any. The library does it by itself when memory runs out.
func Collect() bool { return collect() }
