// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/device.h>
typedef struct {
  tp_device_callbacks_t callbacks;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_device_callbacks_t_callbacks_r;
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
static go_tp_device_callbacks_t_callbacks_r go_tp_device_callbacks_init(size_t struct_size) {
  go_tp_device_callbacks_t_callbacks_r r = {0};
  GO_CALL(r.status, tp_device_callbacks_init(&r.callbacks, struct_size));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_device_register(tp_device_type_t type, const tp_device_callbacks_t* callbacks) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_device_register(type, callbacks));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"
import "unsafe"

// DeviceCallbacksT is tp_device_callbacks_t: What a device type brings.
type DeviceCallbacksT struct {
	// sizeof(tp_device_callbacks_t).
	StructSize uint32

	// An OR of TP_DEVICE_ flags.
	Flags uint32

	// Devices of the type; 0 is one, as yet the most.
	Count int32

	// 0.
	Reserved uint32

	// What DeviceTypeName gives from then on, and parsers take: letters, digits,
	// '_' and '.', at most 15; copied. NULL keeps the type's own.
	Name unsafe.Pointer

	// Passed to every callback.
	UserData unsafe.Pointer

	// Gives nbytes at a multiple of align; `ctx` goes to deallocate. Required. A
	// program may put another allocator in its place: AllocatorSet. The
	// allocator that these callbacks make goes with the device.
	Allocate Callback

	// Takes the bytes back; NULL if nothing is to be done for them.
	Deallocate Callback

	// Copies bytes within the device. They do not overlap. Required.
	CopyWithin Callback

	// Copies bytes to the host; NULL if the device has no way to.
	CopyToHost Callback

	// Copies bytes from the host; NULL if the device has no way to.
	CopyFromHost Callback

	// Writes the elements of a strided view to dense bytes in row-major order.
	// `base` is element 0, strides count elements. Required unless the device
	// addresses strides.
	Gather Callback

	// For queues of work in a later version; NULL.
	Streams unsafe.Pointer

	// Called once by Shutdown, which forgets the device; NULL for nothing.
	Destroy Callback
}

var _ = [1]int{}[unsafe.Sizeof(DeviceCallbacksT{})-C.sizeof_tp_device_callbacks_t]

// DeviceCallbacksInit calls tp_device_callbacks_init: Clears a struct of
// callbacks and sets its size.
func DeviceCallbacksInit(structSize int) (DeviceCallbacksT, *Failure) {
	r := C.go_tp_device_callbacks_init(C.size_t(structSize))
	return *(*DeviceCallbacksT)(unsafe.Pointer(&r.callbacks)), failed(int32(r.status), r.failure)
}

// DeviceRegister calls tp_device_register: Registers a device type until
// Shutdown.
func DeviceRegister(type_ int32, callbacks *DeviceCallbacksT) *Failure {
	r := C.go_tp_device_register(C.tp_device_type_t(type_), (*C.tp_device_callbacks_t)(unsafe.Pointer(callbacks)))
	return failed(int32(r.status), r.failure)
}

// DeviceCount calls tp_device_count: Devices of a type.
func DeviceCount(type_ int32) int32 {
	return int32(C.tp_device_count(C.tp_device_type_t(type_)))
}
