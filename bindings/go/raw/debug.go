// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/debug.h>
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
static int32_t go_tp_debug_shares_counter(uintptr_t a, uintptr_t b) {
  return tp_debug_shares_counter((const tp_tensor_t*)a, (const tp_tensor_t*)b);
}
static size_t go_tp_debug_format_tensor(uintptr_t tensor, char* buffer, size_t capacity) {
  return tp_debug_format_tensor((const tp_tensor_t*)tensor, buffer, capacity);
}
static go_status_r go_tp_debug_use_simd(const char* level) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_debug_use_simd(level));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"
import "unsafe"

// DebugCountWord calls tp_debug_count_word: The count word of any counted
// handle (also a weak one), from one load: strong count in bits 0 to 31, weak
// count in bits 32 to 62 (one extra while the strong count is above 0), bit
// 63 set while a wrapper is attached.
func DebugCountWord(handle unsafe.Pointer) uint64 {
	return uint64(C.tp_debug_count_word(handle))
}

// DebugSharesCounter calls tp_debug_shares_counter: Whether two tensors share
// one version counter.
func DebugSharesCounter(a *TensorT, b *TensorT) int32 {
	return int32(C.go_tp_debug_shares_counter(address(unsafe.Pointer(a)), address(unsafe.Pointer(b))))
}

// DebugBlockTotal calls tp_debug_block_total: Total recorded in the header
// before a block of the caching CPU allocator.
func DebugBlockTotal(data unsafe.Pointer) int {
	return int(C.tp_debug_block_total(data))
}

// DebugLiveObjects calls tp_debug_live_objects: Counted objects of all kinds
// that live, taken errors included.
func DebugLiveObjects() int64 {
	return int64(C.tp_debug_live_objects())
}

// DebugLiveBytes calls tp_debug_live_bytes: Bytes of live storages that an
// allocator gave.
func DebugLiveBytes() int64 {
	return int64(C.tp_debug_live_bytes())
}

// DebugSystemAllocations calls tp_debug_system_allocations: Times the library
// has asked the system for memory.
func DebugSystemAllocations() uint64 {
	return uint64(C.tp_debug_system_allocations())
}

// DebugFailAllocations calls tp_debug_fail_allocations: Lets the n-th request
// for system memory from now on, and all after it, fail in the calling
// thread, until the function is called again.
func DebugFailAllocations(n uint64) {
	C.tp_debug_fail_allocations(C.uint64_t(n))
}

// DebugFailedAllocations calls tp_debug_failed_allocations: Requests that
// failed by injection since DebugFailAllocations.
func DebugFailedAllocations() uint64 {
	return uint64(C.tp_debug_failed_allocations())
}

// DebugSetCaching calls tp_debug_set_caching: Turns all caches of blocks and
// objects on or off; turning off empties them.
func DebugSetCaching(enabled int32) {
	C.tp_debug_set_caching(C.int32_t(enabled))
}

// DebugFormatTensor calls tp_debug_format_tensor: Writes all groups of fields
// of a tensor on one line each: storage, geometry, dtype and device, version,
// flags, history, extras.
func DebugFormatTensor(tensor *TensorT, buffer []byte) int {
	return int(C.go_tp_debug_format_tensor(address(unsafe.Pointer(tensor)), (*C.char)(first(buffer)), C.size_t(len(buffer))))
}

// DebugLastKernel calls tp_debug_last_kernel: Name and path of the last
// kernel that the calling thread ran, for example "add/f32/linear"; paths are
// linear (all operands contiguous), scalar, rows (inner dimension contiguous)
// and strided; a mixed call adds "+convert".
func DebugLastKernel() string {
	return C.GoString(C.tp_debug_last_kernel())
}

// DebugUseSimd calls tp_debug_use_simd: Makes the CPU run the kernels of an
// instruction set, after it has unregistered those of programs there.
func DebugUseSimd(level string) *Failure {
	levelC := newText(level)
	r := C.go_tp_debug_use_simd(levelC.orNull())
	return failed(int32(r.status), r.failure)
}
