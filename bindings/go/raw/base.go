// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/base.h>
typedef struct {
  tp_status_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_status_t_out_r;
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
typedef struct {
  uint32_t before;
  go_failure_t* failure;
  tp_status_t status;
} go_uint32_t_before_r;
typedef struct {
  tp_dtype_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_dtype_t_out_r;
typedef struct {
  tp_kind_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_kind_t_out_r;
typedef struct {
  tp_device_type_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_device_type_t_out_r;
typedef struct {
  tp_device_type_t type;
  int32_t index;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_device_type_t_type_int32_t_index_r;
typedef struct {
  tp_memory_format_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_memory_format_t_out_r;
typedef struct {
  tp_scalar_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_scalar_t_out_r;
static go_tp_status_t_out_r go_tp_status_parse(const char* name) {
  go_tp_status_t_out_r r = {0};
  GO_CALL(r.status, tp_status_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static tp_status_t go_tp_error_code(uintptr_t error) {
  return tp_error_code((const tp_error_t*)error);
}
static const char* go_tp_error_message(uintptr_t error) {
  return tp_error_message((const tp_error_t*)error);
}
static const char* go_tp_error_function(uintptr_t error) {
  return tp_error_function((const tp_error_t*)error);
}
static int32_t go_tp_error_argument(uintptr_t error) {
  return tp_error_argument((const tp_error_t*)error);
}
static int64_t go_tp_error_native_code(uintptr_t error) {
  return tp_error_native_code((const tp_error_t*)error);
}
static const char* go_tp_error_cause(uintptr_t error) {
  return tp_error_cause((const tp_error_t*)error);
}
static size_t go_tp_error_format(uintptr_t error, char* buffer, size_t capacity) {
  return tp_error_format((const tp_error_t*)error, buffer, capacity);
}
static void go_tp_error_release(uintptr_t error) {
  tp_error_release((tp_error_t*)error);
}
static go_status_r go_tp_error_set(tp_status_t code, const char* message) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_error_set(code, message));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_modes_set(uint32_t modes) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_modes_set(modes));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_uint32_t_before_r go_tp_modes_swap(uint32_t modes) {
  go_uint32_t_before_r r = {0};
  GO_CALL(r.status, tp_modes_swap(modes, &r.before));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_shutdown(void) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_shutdown());
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_set_collect_callback(tp_collect_fn collect, uintptr_t user_data, tp_destroy_fn destroy) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_set_collect_callback(collect, (void*)user_data, destroy));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_dtype_t_out_r go_tp_dtype_parse(const char* name) {
  go_tp_dtype_t_out_r r = {0};
  GO_CALL(r.status, tp_dtype_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_kind_t_out_r go_tp_kind_parse(const char* name) {
  go_tp_kind_t_out_r r = {0};
  GO_CALL(r.status, tp_kind_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_dtype_t_out_r go_tp_dtype_promote(tp_dtype_t a, tp_dtype_t b) {
  go_tp_dtype_t_out_r r = {0};
  GO_CALL(r.status, tp_dtype_promote(a, b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_dtype_t_out_r go_tp_dtype_promote_list(const tp_dtype_t* dtypes, size_t n) {
  go_tp_dtype_t_out_r r = {0};
  GO_CALL(r.status, tp_dtype_promote_list(dtypes, n, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_device_type_t_out_r go_tp_device_type_parse(const char* name) {
  go_tp_device_type_t_out_r r = {0};
  GO_CALL(r.status, tp_device_type_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_device_type_t_type_int32_t_index_r go_tp_device_parse(const char* text) {
  go_tp_device_type_t_type_int32_t_index_r r = {0};
  GO_CALL(r.status, tp_device_parse(text, &r.type, &r.index));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_memory_format_t_out_r go_tp_memory_format_parse(const char* name) {
  go_tp_memory_format_t_out_r r = {0};
  GO_CALL(r.status, tp_memory_format_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_scalar_t_out_r go_tp_scalar_set_bool(int32_t value) {
  go_tp_scalar_t_out_r r = {0};
  GO_CALL(r.status, tp_scalar_set_bool(&r.out, value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_scalar_t_out_r go_tp_scalar_set_i64(int64_t value) {
  go_tp_scalar_t_out_r r = {0};
  GO_CALL(r.status, tp_scalar_set_i64(&r.out, value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_scalar_t_out_r go_tp_scalar_set_u64(uint64_t value) {
  go_tp_scalar_t_out_r r = {0};
  GO_CALL(r.status, tp_scalar_set_u64(&r.out, value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_scalar_t_out_r go_tp_scalar_set_f64(double value) {
  go_tp_scalar_t_out_r r = {0};
  GO_CALL(r.status, tp_scalar_set_f64(&r.out, value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_scalar_t_out_r go_tp_scalar_set_c128(double real, double imag) {
  go_tp_scalar_t_out_r r = {0};
  GO_CALL(r.status, tp_scalar_set_c128(&r.out, real, imag));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"
import "unsafe"

// ErrorT is tp_error_t: An error taken from its thread.
type ErrorT = C.tp_error_t

// ScalarT is tp_scalar_t: A number with its type.
type ScalarT struct {
	// TP_DTYPE_BOOL, _I64, _U64, _F64 or _C128.
	Dtype int32

	// 0.
	Reserved int32

	// Value of bool (0, 1), i64 and u64 (its bits).
	Integer int64

	// Value of f64, real part of c128.
	Real float64

	// Imaginary part of c128.
	Imag float64
}

var _ = [1]int{}[unsafe.Sizeof(ScalarT{})-C.sizeof_tp_scalar_t]

// Version calls tp_version: Version of the loaded library as text, for
// example "0.1.0".
func Version() string {
	return C.GoString(C.tp_version())
}

// AbiVersion calls tp_abi_version: ABI number of the loaded library, compare
// with TP_ABI_VERSION.
func AbiVersion() int32 {
	return int32(C.tp_abi_version())
}

// HasFeature calls tp_has_feature: Whether an optional part was built in.
func HasFeature(name string) int32 {
	nameC := newText(name)
	return int32(C.tp_has_feature(nameC.pointer()))
}

// StatusName calls tp_status_name: Name of a status code, for example
// "TP_ERROR_SHAPE".
func StatusName(status int32) string {
	return C.GoString(C.tp_status_name(C.tp_status_t(status)))
}

// StatusParse calls tp_status_parse: Status code of a name.
func StatusParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_status_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// ErrorCode calls tp_error_code: Status code of an error.
func ErrorCode(error_ *ErrorT) int32 {
	return int32(C.go_tp_error_code(address(unsafe.Pointer(error_))))
}

// ErrorMessage calls tp_error_message: Text of an error: names the operator,
// the values it saw and the conflict.
func ErrorMessage(error_ *ErrorT) string {
	return C.GoString(C.go_tp_error_message(address(unsafe.Pointer(error_))))
}

// ErrorFunction calls tp_error_function: Name of the public function that
// failed.
func ErrorFunction(error_ *ErrorT) string {
	return C.GoString(C.go_tp_error_function(address(unsafe.Pointer(error_))))
}

// ErrorArgument calls tp_error_argument: Position of the argument at fault,
// from 1.
func ErrorArgument(error_ *ErrorT) int32 {
	return int32(C.go_tp_error_argument(address(unsafe.Pointer(error_))))
}

// ErrorNativeCode calls tp_error_native_code: Code of the system or a
// callback behind the error (`errno`, a status).
func ErrorNativeCode(error_ *ErrorT) int64 {
	return int64(C.go_tp_error_native_code(address(unsafe.Pointer(error_))))
}

// ErrorCause calls tp_error_cause: Text of what caused the error, from the
// system or a callback.
func ErrorCause(error_ *ErrorT) string {
	return C.GoString(C.go_tp_error_cause(address(unsafe.Pointer(error_))))
}

// ErrorFormat calls tp_error_format: Writes "FUNCTION: MESSAGE [argument N]
// (CODE; cause)" to a buffer.
func ErrorFormat(error_ *ErrorT, buffer []byte) int {
	return int(C.go_tp_error_format(address(unsafe.Pointer(error_)), (*C.char)(first(buffer)), C.size_t(len(buffer))))
}

// ErrorTake calls tp_error_take: Moves the thread's last error into an owned
// object that may go to another thread; the thread then has none.
func ErrorTake() *ErrorT {
	return C.tp_error_take()
}

// ErrorRelease calls tp_error_release: Frees a taken error.
func ErrorRelease(error_ *ErrorT) {
	C.go_tp_error_release(address(unsafe.Pointer(error_)))
}

// ErrorSet calls tp_error_set: Sets the thread's last error, for callbacks
// that report a failure: the library then carries the text as the cause.
func ErrorSet(code int32, message string) *Failure {
	messageC := newText(message)
	r := C.go_tp_error_set(C.tp_status_t(code), messageC.pointer())
	return failed(int32(r.status), r.failure)
}

// ErrorClear calls tp_error_clear: Forgets the thread's last error.
func ErrorClear() {
	C.tp_error_clear()
}

// ModesGet calls tp_modes_get: Modes of the calling thread.
func ModesGet() uint32 {
	return uint32(C.tp_modes_get())
}

// ModesSet calls tp_modes_set: Sets all modes of the calling thread.
func ModesSet(modes uint32) *Failure {
	r := C.go_tp_modes_set(C.uint32_t(modes))
	return failed(int32(r.status), r.failure)
}

// ModesSwap calls tp_modes_swap: Sets all modes and tells the ones before.
func ModesSwap(modes uint32) (uint32, *Failure) {
	r := C.go_tp_modes_swap(C.uint32_t(modes))
	return uint32(r.before), failed(int32(r.status), r.failure)
}

// Shutdown calls tp_shutdown: Ends the library's threads and frees the
// caches: it can be unloaded then, or used again from scratch.
func Shutdown() *Failure {
	r := C.go_tp_shutdown()
	return failed(int32(r.status), r.failure)
}

// RunDeferred calls tp_run_deferred: Runs what was put off for a thread of
// the host: dropped wrappers.
func RunDeferred() int {
	return int(C.tp_run_deferred())
}

// SetCollectCallback calls tp_set_collect_callback: Sets the collect callback
// of the process; the one before is destroyed.
func SetCollectCallback(collect Callback, userData uintptr, destroy Callback) *Failure {
	r := C.go_tp_set_collect_callback(collect, C.uintptr_t(userData), destroy)
	return failed(int32(r.status), r.failure)
}

// DtypeSize calls tp_dtype_size: Bytes of one element.
func DtypeSize(dtype int32) int {
	return int(C.tp_dtype_size(C.tp_dtype_t(dtype)))
}

// DtypeName calls tp_dtype_name: Short name, for example "f32", "f8_e4m3fn".
func DtypeName(dtype int32) string {
	return C.GoString(C.tp_dtype_name(C.tp_dtype_t(dtype)))
}

// DtypeParse calls tp_dtype_parse: Element type of a short name.
func DtypeParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_dtype_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// DtypeKind calls tp_dtype_kind: Category of an element type.
func DtypeKind(dtype int32) int32 {
	return int32(C.tp_dtype_kind(C.tp_dtype_t(dtype)))
}

// KindName calls tp_kind_name: Name of a category: "bool", "integer", "float"
// or "complex".
func KindName(kind int32) string {
	return C.GoString(C.tp_kind_name(C.tp_kind_t(kind)))
}

// KindParse calls tp_kind_parse: Category of a name.
func KindParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_kind_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// DtypePromote calls tp_dtype_promote: Element type that two dimensioned
// tensors meet in: the higher category (bool < integer < float < complex),
// then the wider type.
func DtypePromote(a int32, b int32) (int32, *Failure) {
	r := C.go_tp_dtype_promote(C.tp_dtype_t(a), C.tp_dtype_t(b))
	return int32(r.out), failed(int32(r.status), r.failure)
}

// DtypePromoteList calls tp_dtype_promote_list: Folds DtypePromote over a
// list from left to right.
func DtypePromoteList(dtypes []int32) (int32, *Failure) {
	r := C.go_tp_dtype_promote_list((*C.tp_dtype_t)(first(dtypes)), C.size_t(len(dtypes)))
	return int32(r.out), failed(int32(r.status), r.failure)
}

// DeviceTypeName calls tp_device_type_name: Name of a device type: "cpu",
// "cuda", "device3" to "device8", or what a program registered it as
// (device.h).
func DeviceTypeName(type_ int32) string {
	return C.GoString(C.tp_device_type_name(C.tp_device_type_t(type_)))
}

// DeviceTypeParse calls tp_device_type_parse: Device type of a name.
func DeviceTypeParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_device_type_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// DeviceParse calls tp_device_parse: Device of a text such as "cpu", "cuda"
// or "cuda:1".
func DeviceParse(text string) (int32, int32, *Failure) {
	textC := newText(text)
	r := C.go_tp_device_parse(textC.pointer())
	return int32(r._type), int32(r.index), failed(int32(r.status), r.failure)
}

// MemoryFormatName calls tp_memory_format_name: Name of a format:
// "contiguous", "preserve", "channels_last", "channels_last_3d".
func MemoryFormatName(format int32) string {
	return C.GoString(C.tp_memory_format_name(C.tp_memory_format_t(format)))
}

// MemoryFormatParse calls tp_memory_format_parse: Memory format of a name.
func MemoryFormatParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_memory_format_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// ScalarSetBool calls tp_scalar_set_bool: Makes a bool.
func ScalarSetBool(value int32) (ScalarT, *Failure) {
	r := C.go_tp_scalar_set_bool(C.int32_t(value))
	return *(*ScalarT)(unsafe.Pointer(&r.out)), failed(int32(r.status), r.failure)
}

// ScalarSetI64 calls tp_scalar_set_i64: Makes a signed integer.
func ScalarSetI64(value int64) (ScalarT, *Failure) {
	r := C.go_tp_scalar_set_i64(C.int64_t(value))
	return *(*ScalarT)(unsafe.Pointer(&r.out)), failed(int32(r.status), r.failure)
}

// ScalarSetU64 calls tp_scalar_set_u64: Makes an unsigned integer.
func ScalarSetU64(value uint64) (ScalarT, *Failure) {
	r := C.go_tp_scalar_set_u64(C.uint64_t(value))
	return *(*ScalarT)(unsafe.Pointer(&r.out)), failed(int32(r.status), r.failure)
}

// ScalarSetF64 calls tp_scalar_set_f64: Makes a floating-point number.
func ScalarSetF64(value float64) (ScalarT, *Failure) {
	r := C.go_tp_scalar_set_f64(C.double(value))
	return *(*ScalarT)(unsafe.Pointer(&r.out)), failed(int32(r.status), r.failure)
}

// ScalarSetC128 calls tp_scalar_set_c128: Makes a complex number.
func ScalarSetC128(real float64, imag float64) (ScalarT, *Failure) {
	r := C.go_tp_scalar_set_c128(C.double(real), C.double(imag))
	return *(*ScalarT)(unsafe.Pointer(&r.out)), failed(int32(r.status), r.failure)
}
