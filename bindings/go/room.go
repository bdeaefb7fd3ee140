package tensorplay

import (
	"math"
	"sync"
	"syscall"
	"unsafe"
)

// From how many bytes on the system is asked for room first. Less than that
// fails only where all else in Go does.
const roomLimit = 64 << 20

// Lets no two slices count on the same room.
var roomLock sync.Mutex

// room makes a slice of a length that a tensor tells, and gives nil after an
// error. A tensor that was expanded may have many more elements than there is
// memory, and Go ends the process that asks for too much: so the system is asked
// for the bytes first, in the way that Go does it, and if it refuses them even
// when what is garbage was given back, that is an error.
func room[T any](k *call, n, position int) []T {
	if k.err != nil {
		return nil
	}
	size := uint64(unsafe.Sizeof(*new(T)))
	if uint64(n) < roomLimit/size {
		return make([]T, n)
	}
	roomLock.Lock()
	defer roomLock.Unlock()
	if uint64(n) > math.MaxInt/2/size || !obtainable(n*int(size)) {
		k.err = k.fault(ErrOutOfMemory, position, "more bytes than there is memory", nil)
		return nil
	}
	return make([]T, n)
}

// obtainable tells whether the system gives so many bytes, and what Go takes
// besides: up to one of its arenas, and what describes them to the collector.
func obtainable(nbytes int) bool {
	nbytes += nbytes/16 + 2*roomLimit
	return mappable(nbytes) || collect() && mappable(nbytes)
}

func mappable(nbytes int) bool {
	block, err := syscall.Mmap(-1, 0, nbytes, syscall.PROT_READ|syscall.PROT_WRITE,
		syscall.MAP_ANON|syscall.MAP_PRIVATE)
	return err == nil && syscall.Munmap(block) == nil
}
