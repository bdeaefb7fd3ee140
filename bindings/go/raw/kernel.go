// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/kernel.h>
typedef struct {
  tp_kernel_path_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_kernel_path_t_out_r;
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
typedef struct {
  size_t count;
  go_failure_t* failure;
  tp_status_t status;
} go_size_t_count_r;
static go_tp_kernel_path_t_out_r go_tp_kernel_path_parse(const char* name) {
  go_tp_kernel_path_t_out_r r = {0};
  GO_CALL(r.status, tp_kernel_path_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_kernel_register(int32_t op, tp_device_type_t device_type, tp_dtype_t dtype, tp_kernel_fn kernel, uintptr_t user_data, tp_destroy_fn destroy, uint32_t flags) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_kernel_register(op, device_type, dtype, kernel, (void*)user_data, destroy, flags));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_kernel_unregister(int32_t op, tp_device_type_t device_type, tp_dtype_t dtype) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_kernel_unregister(op, device_type, dtype));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_size_t_count_r go_tp_kernel_missing(tp_device_type_t device_type, tp_missing_kernel_t* out, size_t capacity) {
  go_size_t_count_r r = {0};
  GO_CALL(r.status, tp_kernel_missing(device_type, out, capacity, &r.count));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"
import "unsafe"

// KernelOperandT is tp_kernel_operand_t: An operand as the kernel is to walk
// it.
type KernelOperandT struct {
	// Element 0; NULL only without elements.
	Data unsafe.Pointer

	// `rank` of them.
	Sizes unsafe.Pointer

	// `rank` of them, in bytes.
	Strides unsafe.Pointer

	// Dimensions; 0 is a single element.
	Rank int32

	// Of the elements.
	Dtype int32
}

var _ = [1]int{}[unsafe.Sizeof(KernelOperandT{})-C.sizeof_tp_kernel_operand_t]

// KernelCallT is tp_kernel_call_t: A call of a kernel.
type KernelCallT struct {
	// What the library filled.
	StructSize uint32

	// Id of the operator.
	Op int32

	// How the operands lie.
	Path int32

	// In which the operator computes.
	ComputeDtype int32

	// Where the operands are.
	DeviceType int32

	// Where the operands are.
	DeviceIndex int32

	// Results and inputs.
	OperandCount uint32

	// How many of them are results.
	ResultCount uint32

	// Bit i: operand i is one element of the host.
	HostOperands uint32

	// Numbers in `attributes`.
	AttributeCount uint32

	// Results first, then inputs.
	Operands unsafe.Pointer

	// For operators of programs what is no tensor, in the order of the
	// arguments: an integer, truth value or dtype as i64, a list of integers as
	// its length followed by them. For those of the library see above.
	Attributes unsafe.Pointer

	// Where a device queues its work; NULL on hosts.
	Stream unsafe.Pointer

	// Memory of the device that the operator wants.
	Workspace unsafe.Pointer

	// Bytes of it.
	WorkspaceNbytes uintptr
}

var _ = [1]int{}[unsafe.Sizeof(KernelCallT{})-C.sizeof_tp_kernel_call_t]

// MissingKernelT is tp_missing_kernel_t: A place of the table that an
// operator declares and nobody has filled.
type MissingKernelT struct {
	// Id of the operator.
	Op int32

	// Device type.
	DeviceType int32

	// Dtype to compute in.
	Dtype int32

	// 0.
	Reserved int32
}

var _ = [1]int{}[unsafe.Sizeof(MissingKernelT{})-C.sizeof_tp_missing_kernel_t]

// KernelPathName calls tp_kernel_path_name: Name of a path: "linear",
// "scalar", "rows", "strided".
func KernelPathName(path int32) string {
	return C.GoString(C.tp_kernel_path_name(C.tp_kernel_path_t(path)))
}

// KernelPathParse calls tp_kernel_path_parse: Path of a name.
func KernelPathParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_kernel_path_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// KernelRegister calls tp_kernel_register: Registers a kernel.
func KernelRegister(op int32, deviceType int32, dtype int32, kernel Callback, userData uintptr, destroy Callback, flags uint32) *Failure {
	r := C.go_tp_kernel_register(C.int32_t(op), C.tp_device_type_t(deviceType), C.tp_dtype_t(dtype), kernel, C.uintptr_t(userData), destroy, C.uint32_t(flags))
	return failed(int32(r.status), r.failure)
}

// KernelUnregister calls tp_kernel_unregister: Takes a registered kernel
// away.
func KernelUnregister(op int32, deviceType int32, dtype int32) *Failure {
	r := C.go_tp_kernel_unregister(C.int32_t(op), C.tp_device_type_t(deviceType), C.tp_dtype_t(dtype))
	return failed(int32(r.status), r.failure)
}

// KernelExists calls tp_kernel_exists: Whether a place of the table is
// filled.
func KernelExists(op int32, deviceType int32, dtype int32) int32 {
	return int32(C.tp_kernel_exists(C.int32_t(op), C.tp_device_type_t(deviceType), C.tp_dtype_t(dtype)))
}

// KernelMissing calls tp_kernel_missing: Lists what a device has no kernel
// for, in the order of operators and dtypes.
func KernelMissing(deviceType int32, out []MissingKernelT) (int, *Failure) {
	r := C.go_tp_kernel_missing(C.tp_device_type_t(deviceType), (*C.tp_missing_kernel_t)(first(out)), C.size_t(len(out)))
	return int(r.count), failed(int32(r.status), r.failure)
}

// MissingKernelFormat calls tp_missing_kernel_format: Writes a missing place
// as text: "no kernel for mul on device5 in f32".
func MissingKernelFormat(missing *MissingKernelT, buffer []byte) int {
	return int(C.tp_missing_kernel_format((*C.tp_missing_kernel_t)(unsafe.Pointer(missing)), (*C.char)(first(buffer)), C.size_t(len(buffer))))
}
