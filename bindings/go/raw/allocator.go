// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/allocator.h>
typedef struct {
  tp_allocator_callbacks_t callbacks;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_allocator_callbacks_t_callbacks_r;
typedef struct {
  tp_allocator_stats_t stats;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_allocator_stats_t_stats_r;
typedef struct {
  tp_allocator_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_allocator_tp_out_r;
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
typedef struct {
  void* data;
  void* ctx;
  go_failure_t* failure;
  tp_status_t status;
} go_voidp_data_voidp_ctx_r;
static go_tp_allocator_callbacks_t_callbacks_r go_tp_allocator_callbacks_init(size_t struct_size) {
  go_tp_allocator_callbacks_t_callbacks_r r = {0};
  GO_CALL(r.status, tp_allocator_callbacks_init(&r.callbacks, struct_size));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_allocator_stats_t_stats_r go_tp_allocator_stats_init(size_t struct_size) {
  go_tp_allocator_stats_t_stats_r r = {0};
  GO_CALL(r.status, tp_allocator_stats_init(&r.stats, struct_size));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_allocator_tp_out_r go_tp_allocator_get(tp_device_type_t device_type) {
  go_tp_allocator_tp_out_r r = {0};
  GO_CALL(r.status, tp_allocator_get(device_type, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_allocator_set(tp_device_type_t device_type, uintptr_t allocator) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_allocator_set(device_type, (tp_allocator_t*)allocator));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_allocator_tp_out_r go_tp_allocator_pinned(tp_device_type_t device_type) {
  go_tp_allocator_tp_out_r r = {0};
  GO_CALL(r.status, tp_allocator_pinned(device_type, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_allocator_tp_out_r go_tp_allocator_new(const tp_allocator_callbacks_t* callbacks) {
  go_tp_allocator_tp_out_r r = {0};
  GO_CALL(r.status, tp_allocator_new(callbacks, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static tp_allocator_t* go_tp_allocator_retain(uintptr_t allocator) {
  return tp_allocator_retain((tp_allocator_t*)allocator);
}
static void go_tp_allocator_release(uintptr_t allocator) {
  tp_allocator_release((tp_allocator_t*)allocator);
}
static tp_device_type_t go_tp_allocator_device_type(uintptr_t allocator) {
  return tp_allocator_device_type((const tp_allocator_t*)allocator);
}
static go_voidp_data_voidp_ctx_r go_tp_allocator_allocate(uintptr_t allocator, size_t nbytes) {
  go_voidp_data_voidp_ctx_r r = {0};
  GO_CALL(r.status, tp_allocator_allocate((tp_allocator_t*)allocator, nbytes, &r.data, &r.ctx));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static void go_tp_allocator_free(uintptr_t allocator, void* data, uintptr_t ctx, size_t nbytes) {
  tp_allocator_free((tp_allocator_t*)allocator, data, (void*)ctx, nbytes);
}
static go_status_r go_tp_allocator_stats(uintptr_t allocator, tp_allocator_stats_t* stats) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_allocator_stats((const tp_allocator_t*)allocator, stats));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_allocator_reset_peak(uintptr_t allocator) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_allocator_reset_peak((tp_allocator_t*)allocator));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_allocator_empty_cache(uintptr_t allocator) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_allocator_empty_cache((tp_allocator_t*)allocator));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_allocator_set_cap(uintptr_t allocator, uint64_t nbytes) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_allocator_set_cap((tp_allocator_t*)allocator, nbytes));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static uint64_t go_tp_allocator_cap(uintptr_t allocator) {
  return tp_allocator_cap((const tp_allocator_t*)allocator);
}
static go_status_r go_tp_allocator_set_bypass_threshold(uintptr_t allocator, uint64_t nbytes) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_allocator_set_bypass_threshold((tp_allocator_t*)allocator, nbytes));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static uint64_t go_tp_allocator_bypass_threshold(uintptr_t allocator) {
  return tp_allocator_bypass_threshold((const tp_allocator_t*)allocator);
}
*/
import "C"
import "unsafe"

// AllocatorT is tp_allocator_t: An allocator.
type AllocatorT = C.tp_allocator_t

// AllocatorCallbacksT is tp_allocator_callbacks_t: An allocator written by
// the host.
type AllocatorCallbacksT struct {
	// sizeof(tp_allocator_callbacks_t).
	StructSize uint32

	// Device of the memory; 0 is CPU.
	DeviceType int32

	// Index of the device.
	DeviceIndex int32

	// 0.
	Reserved uint32

	// Passed to every callback.
	UserData unsafe.Pointer

	// Gives nbytes at a multiple of align. `ctx` goes to deallocate. Required.
	// Returns a status; may describe a failure with tp_error_set.
	Allocate Callback

	// Takes the bytes back; NULL if nothing is to be done for them.
	Deallocate Callback

	// Called once when the last reference is gone; NULL for nothing.
	Destroy Callback
}

var _ = [1]int{}[unsafe.Sizeof(AllocatorCallbacksT{})-C.sizeof_tp_allocator_callbacks_t]

// AllocatorStatsT is tp_allocator_stats_t: Counters of an allocator.
type AllocatorStatsT struct {
	// Set by the caller; no more is written.
	StructSize uint32

	// 0.
	Reserved uint32

	// In use.
	LiveBytes uint64

	// In use.
	LiveBlocks uint64

	// Kept for reuse.
	CachedBytes uint64

	// Kept for reuse.
	CachedBlocks uint64

	// Highest live_bytes seen.
	PeakBytes uint64

	// Requests served.
	Allocations uint64

	// Requests that went to the system.
	SystemAllocations uint64

	// Blocks given back to the system.
	SystemFrees uint64

	// Totals of which blocks exist.
	Buckets uint64
}

var _ = [1]int{}[unsafe.Sizeof(AllocatorStatsT{})-C.sizeof_tp_allocator_stats_t]

// AllocatorCallbacksInit calls tp_allocator_callbacks_init: Clears a struct
// of callbacks and sets its size.
func AllocatorCallbacksInit(structSize int) (AllocatorCallbacksT, *Failure) {
	r := C.go_tp_allocator_callbacks_init(C.size_t(structSize))
	return *(*AllocatorCallbacksT)(unsafe.Pointer(&r.callbacks)), failed(int32(r.status), r.failure)
}

// AllocatorStatsInit calls tp_allocator_stats_init: Clears a struct of
// counters and sets its size.
func AllocatorStatsInit(structSize int) (AllocatorStatsT, *Failure) {
	r := C.go_tp_allocator_stats_init(C.size_t(structSize))
	return *(*AllocatorStatsT)(unsafe.Pointer(&r.stats)), failed(int32(r.status), r.failure)
}

// AllocatorGet calls tp_allocator_get: The allocator in use for a device
// type.
func AllocatorGet(deviceType int32) (*AllocatorT, *Failure) {
	r := C.go_tp_allocator_get(C.tp_device_type_t(deviceType))
	return r.out, failed(int32(r.status), r.failure)
}

// AllocatorSet calls tp_allocator_set: Sets the allocator that new storages
// of a device type use.
func AllocatorSet(deviceType int32, allocator *AllocatorT) *Failure {
	r := C.go_tp_allocator_set(C.tp_device_type_t(deviceType), address(unsafe.Pointer(allocator)))
	return failed(int32(r.status), r.failure)
}

// AllocatorPinned calls tp_allocator_pinned: The pinned host allocator of a
// device type.
func AllocatorPinned(deviceType int32) (*AllocatorT, *Failure) {
	r := C.go_tp_allocator_pinned(C.tp_device_type_t(deviceType))
	return r.out, failed(int32(r.status), r.failure)
}

// AllocatorNew calls tp_allocator_new: Makes an allocator of callbacks.
func AllocatorNew(callbacks *AllocatorCallbacksT) (*AllocatorT, *Failure) {
	r := C.go_tp_allocator_new((*C.tp_allocator_callbacks_t)(unsafe.Pointer(callbacks)))
	return r.out, failed(int32(r.status), r.failure)
}

// AllocatorRetain calls tp_allocator_retain: Adds a reference.
func AllocatorRetain(allocator *AllocatorT) *AllocatorT {
	return C.go_tp_allocator_retain(address(unsafe.Pointer(allocator)))
}

// AllocatorRelease calls tp_allocator_release: Drops a reference.
func AllocatorRelease(allocator *AllocatorT) {
	C.go_tp_allocator_release(address(unsafe.Pointer(allocator)))
}

// AllocatorDeviceType calls tp_allocator_device_type: Device type of an
// allocator.
func AllocatorDeviceType(allocator *AllocatorT) int32 {
	return int32(C.go_tp_allocator_device_type(address(unsafe.Pointer(allocator))))
}

// AllocatorAllocate calls tp_allocator_allocate: Allocates bytes directly,
// aligned to 64 on the CPU.
func AllocatorAllocate(allocator *AllocatorT, nbytes int) (unsafe.Pointer, uintptr, *Failure) {
	r := C.go_tp_allocator_allocate(address(unsafe.Pointer(allocator)), C.size_t(nbytes))
	return r.data, uintptr(r.ctx), failed(int32(r.status), r.failure)
}

// AllocatorFree calls tp_allocator_free: Gives bytes back, from any thread.
func AllocatorFree(allocator *AllocatorT, data unsafe.Pointer, ctx uintptr, nbytes int) {
	C.go_tp_allocator_free(address(unsafe.Pointer(allocator)), data, C.uintptr_t(ctx), C.size_t(nbytes))
}

// AllocatorStats calls tp_allocator_stats: Reads the counters.
func AllocatorStats(allocator *AllocatorT, stats *AllocatorStatsT) *Failure {
	r := C.go_tp_allocator_stats(address(unsafe.Pointer(allocator)), (*C.tp_allocator_stats_t)(unsafe.Pointer(stats)))
	return failed(int32(r.status), r.failure)
}

// AllocatorResetPeak calls tp_allocator_reset_peak: Sets the peak to what is
// live now.
func AllocatorResetPeak(allocator *AllocatorT) *Failure {
	r := C.go_tp_allocator_reset_peak(address(unsafe.Pointer(allocator)))
	return failed(int32(r.status), r.failure)
}

// AllocatorEmptyCache calls tp_allocator_empty_cache: Gives all cached blocks
// back to the system, other threads' caches included.
func AllocatorEmptyCache(allocator *AllocatorT) *Failure {
	r := C.go_tp_allocator_empty_cache(address(unsafe.Pointer(allocator)))
	return failed(int32(r.status), r.failure)
}

// AllocatorSetCap calls tp_allocator_set_cap: Sets the most bytes kept for
// reuse.
func AllocatorSetCap(allocator *AllocatorT, nbytes uint64) *Failure {
	r := C.go_tp_allocator_set_cap(address(unsafe.Pointer(allocator)), C.uint64_t(nbytes))
	return failed(int32(r.status), r.failure)
}

// AllocatorCap calls tp_allocator_cap: The cap.
func AllocatorCap(allocator *AllocatorT) uint64 {
	return uint64(C.go_tp_allocator_cap(address(unsafe.Pointer(allocator))))
}

// AllocatorSetBypassThreshold calls tp_allocator_set_bypass_threshold: Sets
// the request size above which blocks bypass the cache: they come from the
// system and go back at once.
func AllocatorSetBypassThreshold(allocator *AllocatorT, nbytes uint64) *Failure {
	r := C.go_tp_allocator_set_bypass_threshold(address(unsafe.Pointer(allocator)), C.uint64_t(nbytes))
	return failed(int32(r.status), r.failure)
}

// AllocatorBypassThreshold calls tp_allocator_bypass_threshold: The bypass
// threshold.
func AllocatorBypassThreshold(allocator *AllocatorT) uint64 {
	return uint64(C.go_tp_allocator_bypass_threshold(address(unsafe.Pointer(allocator))))
}
