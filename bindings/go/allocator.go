package tensorplay

import (
	"unsafe"

	"tensorplay/raw"
)

// Allocator gives the bytes of storages.
type Allocator struct{ ref }

// Memory is what a program's own allocator does. The memory must be C's, not
// Go's. Both methods may be called from any goroutine.
type Memory interface {
	// Allocate gives nbytes at a multiple of align.
	Allocate(nbytes, align int) (unsafe.Pointer, error)
	// Free takes them back.
	Free(data unsafe.Pointer, nbytes int)
}

// AllocatorStats are the counters of an allocator.
type AllocatorStats struct {
	// LiveBytes and LiveBlocks are in use.
	LiveBytes, LiveBlocks uint64
	// CachedBytes and CachedBlocks are kept for reuse.
	CachedBytes, CachedBlocks uint64
	// PeakBytes is the highest LiveBytes seen.
	PeakBytes uint64
	// Allocations were served, SystemAllocations of them by the system.
	Allocations, SystemAllocations uint64
	// SystemFrees is the number of blocks given back to the system.
	SystemFrees uint64
	// Buckets is the number of totals of which blocks exist.
	Buckets uint64
}

func ownAllocator(handle *raw.AllocatorT) *Allocator {
	if handle == nil {
		return nil
	}
	return &Allocator{newRef(unsafe.Pointer(handle), func(handle unsafe.Pointer) {
		raw.AllocatorRelease((*raw.AllocatorT)(handle))
	})}
}

func newAllocator(handle *raw.AllocatorT, failure *raw.Failure) (*Allocator, error) {
	if failure != nil {
		return nil, newError(failure)
	}
	return ownAllocator(handle), nil
}

// NewAllocator makes an allocator of a program's memory.
func NewAllocator(memory Memory, device Device) (*Allocator, error) {
	return newAllocator(raw.NewAllocator(memory, int32(device.Type), device.Index))
}

// GetAllocator is the allocator in use for a type of device.
func GetAllocator(device DeviceType) (*Allocator, error) {
	return newAllocator(raw.AllocatorGet(int32(device)))
}

// PinnedAllocator is the allocator of host memory for a type of device.
func PinnedAllocator(device DeviceType) (*Allocator, error) {
	return newAllocator(raw.AllocatorPinned(int32(device)))
}

// SetAllocator sets what new storages of a type of device use; nil is the
// default one.
func SetAllocator(device DeviceType, allocator *Allocator) error {
	call := begin("tp_allocator_set")
	var handle *raw.AllocatorT
	if allocator != nil {
		handle = call.allocator(allocator, 2)
	}
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AllocatorSet(int32(device), handle))
}

func (k *call) allocator(a *Allocator, position int) *raw.AllocatorT {
	if a == nil {
		return (*raw.AllocatorT)(k.enter(nil, position))
	}
	return (*raw.AllocatorT)(k.enter(&a.ref, position))
}

// Close gives the handle back; it never fails.
func (a *Allocator) Close() error {
	if a != nil {
		a.ref.close()
	}
	return nil
}

// do calls a function of an allocator.
func (a *Allocator) do(function string, f func(*raw.AllocatorT) *raw.Failure) error {
	call := begin(function)
	handle := call.allocator(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(f(handle))
}

// Stats reads the counters.
func (a *Allocator) Stats() (AllocatorStats, error) {
	var stats raw.AllocatorStatsT
	stats.StructSize = uint32(unsafe.Sizeof(stats))
	err := a.do("tp_allocator_stats", func(handle *raw.AllocatorT) *raw.Failure {
		return raw.AllocatorStats(handle, &stats)
	})
	return AllocatorStats{
		LiveBytes: stats.LiveBytes, LiveBlocks: stats.LiveBlocks,
		CachedBytes: stats.CachedBytes, CachedBlocks: stats.CachedBlocks,
		PeakBytes: stats.PeakBytes, Allocations: stats.Allocations,
		SystemAllocations: stats.SystemAllocations,
		SystemFrees:       stats.SystemFrees, Buckets: stats.Buckets,
	}, err
}

// ResetPeak makes the peak what is in use.
func (a *Allocator) ResetPeak() error {
	return a.do("tp_allocator_reset_peak", raw.AllocatorResetPeak)
}

// EmptyCache gives what is kept for reuse back to the system.
func (a *Allocator) EmptyCache() error {
	return a.do("tp_allocator_empty_cache", raw.AllocatorEmptyCache)
}

// SetCap limits the bytes that are kept for reuse; 0 is no limit.
func (a *Allocator) SetCap(nbytes uint64) error {
	return a.do("tp_allocator_set_cap", func(handle *raw.AllocatorT) *raw.Failure {
		return raw.AllocatorSetCap(handle, nbytes)
	})
}

// SetBypassThreshold sets from how many bytes on blocks are not kept.
func (a *Allocator) SetBypassThreshold(nbytes uint64) error {
	return a.do("tp_allocator_set_bypass_threshold",
		func(handle *raw.AllocatorT) *raw.Failure {
			return raw.AllocatorSetBypassThreshold(handle, nbytes)
		})
}

// number asks an allocator; a closed one gives 0.
func (a *Allocator) number(question func(*raw.AllocatorT) uint64) (value uint64) {
	a.do("", func(handle *raw.AllocatorT) *raw.Failure {
		value = question(handle)
		return nil
	})
	return value
}

// Cap is the most bytes that are kept for reuse; 0 for no limit.
func (a *Allocator) Cap() uint64 { return a.number(raw.AllocatorCap) }

// BypassThreshold is from how many bytes on blocks are not kept.
func (a *Allocator) BypassThreshold() uint64 {
	return a.number(raw.AllocatorBypassThreshold)
}

// DeviceType is the type of device that the memory is of.
func (a *Allocator) DeviceType() DeviceType {
	return DeviceType(a.number(func(handle *raw.AllocatorT) uint64 {
		return uint64(raw.AllocatorDeviceType(handle))
	}))
}
