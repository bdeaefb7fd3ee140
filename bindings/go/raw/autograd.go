// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/autograd.h>
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
typedef struct {
  tp_tensor_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_tensor_tp_out_r;
typedef struct {
  uint64_t id;
  go_failure_t* failure;
  tp_status_t status;
} go_uint64_t_id_r;
typedef struct {
  tp_saved_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_saved_tp_out_r;
typedef struct {
  tp_function_t function;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_function_t_function_r;
typedef struct {
  tp_graph_style_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_graph_style_t_out_r;
static int32_t go_tp_tensor_requires_grad(uintptr_t tensor) {
  return tp_tensor_requires_grad((const tp_tensor_t*)tensor);
}
static go_status_r go_tp_tensor_set_requires_grad(uintptr_t tensor, int32_t required) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_set_requires_grad((tp_tensor_t*)tensor, required));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static int32_t go_tp_tensor_is_leaf(uintptr_t tensor) {
  return tp_tensor_is_leaf((const tp_tensor_t*)tensor);
}
static go_status_r go_tp_tensor_retain_grad(uintptr_t tensor) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_retain_grad((tp_tensor_t*)tensor));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static int32_t go_tp_tensor_retains_grad(uintptr_t tensor) {
  return tp_tensor_retains_grad((const tp_tensor_t*)tensor);
}
static go_tp_tensor_tp_out_r go_tp_tensor_grad_get(uintptr_t tensor) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tensor_grad_get((const tp_tensor_t*)tensor, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_grad_set(uintptr_t tensor, uintptr_t gradient) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_grad_set((tp_tensor_t*)tensor, (tp_tensor_t*)gradient));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_grad_zero(uintptr_t tensor) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_grad_zero((tp_tensor_t*)tensor));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_uint64_t_id_r go_tp_tensor_hook_add(uintptr_t tensor, tp_gradient_hook_fn hook, uintptr_t user_data, tp_destroy_fn destroy) {
  go_uint64_t_id_r r = {0};
  GO_CALL(r.status, tp_tensor_hook_add((tp_tensor_t*)tensor, hook, (void*)user_data, destroy, &r.id));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tensor_hook_remove(uintptr_t tensor, uint64_t id) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tensor_hook_remove((tp_tensor_t*)tensor, id));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_backward(const tp_tensor_t* const* tensors, size_t n, const tp_tensor_t* const* gradients, uint32_t flags) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_backward(tensors, n, gradients, flags));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gradients(const tp_tensor_t* const* tensors, size_t n, const tp_tensor_t* const* gradients, const tp_tensor_t* const* inputs, size_t m, uint32_t flags, tp_tensor_t** out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gradients(tensors, n, gradients, inputs, m, flags, out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_grad_mode_push(int32_t recording) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_grad_mode_push(recording));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_grad_mode_pop(void) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_grad_mode_pop());
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_inference_mode_push(int32_t inference) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_inference_mode_push(inference));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_inference_mode_pop(void) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_inference_mode_pop());
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_saved_tp_out_r go_tp_saved_new(uintptr_t tensor) {
  go_tp_saved_tp_out_r r = {0};
  GO_CALL(r.status, tp_saved_new((const tp_tensor_t*)tensor, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_saved_unpack(uintptr_t saved) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_saved_unpack((const tp_saved_t*)saved, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static void go_tp_saved_release(uintptr_t saved) {
  tp_saved_release((tp_saved_t*)saved);
}
static go_tp_function_t_function_r go_tp_function_init(size_t struct_size) {
  go_tp_function_t_function_r r = {0};
  GO_CALL(r.status, tp_function_init(&r.function, struct_size));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_function_record(const tp_function_t* function, const tp_tensor_t* const* inputs, size_t n, tp_tensor_t* const* outputs, size_t m) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_function_record(function, inputs, n, outputs, m));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_graph_style_t_out_r go_tp_graph_style_parse(const char* name) {
  go_tp_graph_style_t_out_r r = {0};
  GO_CALL(r.status, tp_graph_style_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static size_t go_tp_graph_format(uintptr_t tensor, tp_graph_style_t style, char* buffer, size_t capacity) {
  return tp_graph_format((const tp_tensor_t*)tensor, style, buffer, capacity);
}
*/
import "C"
import "unsafe"

// SavedT is tp_saved_t: A value kept for later, with the version that its
// bytes have.
type SavedT = C.tp_saved_t

// FunctionT is tp_function_t: How a function of a program is differentiated.
type FunctionT struct {
	// sizeof(tp_function_t).
	StructSize uint32

	// 0.
	Reserved uint32

	// For messages: up to 63 bytes, copied.
	Name unsafe.Pointer

	// Required.
	Backward Callback

	// Passed to it.
	UserData unsafe.Pointer

	// Called once with user_data; NULL for nothing.
	Destroy Callback

	// Tensors to keep: inputs, outputs, others.
	Saved unsafe.Pointer

	// Their number.
	SavedCount uintptr
}

var _ = [1]int{}[unsafe.Sizeof(FunctionT{})-C.sizeof_tp_function_t]

// TensorRequiresGrad calls tp_tensor_requires_grad: Whether gradients of a
// tensor are followed: a leaf that requires them, or a tensor with a history.
func TensorRequiresGrad(tensor *TensorT) int32 {
	return int32(C.go_tp_tensor_requires_grad(address(unsafe.Pointer(tensor))))
}

// TensorSetRequiresGrad calls tp_tensor_set_requires_grad: Makes a tensor
// without history a leaf that requires gradients, or ends that.
func TensorSetRequiresGrad(tensor *TensorT, required int32) *Failure {
	r := C.go_tp_tensor_set_requires_grad(address(unsafe.Pointer(tensor)), C.int32_t(required))
	return failed(int32(r.status), r.failure)
}

// TensorIsLeaf calls tp_tensor_is_leaf: Whether a tensor is the end of a
// graph: made by no recorded operator.
func TensorIsLeaf(tensor *TensorT) int32 {
	return int32(C.go_tp_tensor_is_leaf(address(unsafe.Pointer(tensor))))
}

// TensorRetainGrad calls tp_tensor_retain_grad: Asks a tensor with a history
// to keep its gradient, as leaves do: a copy, which later passes add to.
func TensorRetainGrad(tensor *TensorT) *Failure {
	r := C.go_tp_tensor_retain_grad(address(unsafe.Pointer(tensor)))
	return failed(int32(r.status), r.failure)
}

// TensorRetainsGrad calls tp_tensor_retains_grad: Whether a tensor with a
// history keeps its gradient.
func TensorRetainsGrad(tensor *TensorT) int32 {
	return int32(C.go_tp_tensor_retains_grad(address(unsafe.Pointer(tensor))))
}

// TensorGradGet calls tp_tensor_grad_get: The gradient that a tensor has
// gathered.
func TensorGradGet(tensor *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_tensor_grad_get(address(unsafe.Pointer(tensor)))
	return r.out, failed(int32(r.status), r.failure)
}

// TensorGradSet calls tp_tensor_grad_set: Replaces the gradient of a leaf
// that requires gradients, or of a tensor that retains its own.
func TensorGradSet(tensor *TensorT, gradient *TensorT) *Failure {
	r := C.go_tp_tensor_grad_set(address(unsafe.Pointer(tensor)), address(unsafe.Pointer(gradient)))
	return failed(int32(r.status), r.failure)
}

// TensorGradZero calls tp_tensor_grad_zero: Writes zeros over the gradient,
// if there is one.
func TensorGradZero(tensor *TensorT) *Failure {
	r := C.go_tp_tensor_grad_zero(address(unsafe.Pointer(tensor)))
	return failed(int32(r.status), r.failure)
}

// TensorHookAdd calls tp_tensor_hook_add: Adds a hook.
func TensorHookAdd(tensor *TensorT, hook Callback, userData uintptr, destroy Callback) (uint64, *Failure) {
	r := C.go_tp_tensor_hook_add(address(unsafe.Pointer(tensor)), hook, C.uintptr_t(userData), destroy)
	return uint64(r.id), failed(int32(r.status), r.failure)
}

// TensorHookRemove calls tp_tensor_hook_remove: Removes a hook; not from
// inside a hook of the same tensor.
func TensorHookRemove(tensor *TensorT, id uint64) *Failure {
	r := C.go_tp_tensor_hook_remove(address(unsafe.Pointer(tensor)), C.uint64_t(id))
	return failed(int32(r.status), r.failure)
}

// Backward calls tp_backward: Goes back from tensors to all leaves, and adds
// to their gradients.
func Backward(tensors []*TensorT, gradients []*TensorT, flags uint32) *Failure {
	if len(gradients) != 0 && len(gradients) != len(tensors) {
		panic(unequal)
	}
	r := C.go_tp_backward((**C.tp_tensor_t)(first(tensors)), C.size_t(len(tensors)), (**C.tp_tensor_t)(first(gradients)), C.uint32_t(flags))
	return failed(int32(r.status), r.failure)
}

// Gradients calls tp_gradients: Gradients with respect to chosen tensors; no
// gradient of a leaf is touched, and only what leads to them is run.
func Gradients(tensors []*TensorT, gradients []*TensorT, inputs []*TensorT, flags uint32, out []*TensorT) *Failure {
	if len(out) != len(inputs) {
		panic(unequal)
	}
	if len(gradients) != 0 && len(gradients) != len(tensors) {
		panic(unequal)
	}
	r := C.go_tp_gradients((**C.tp_tensor_t)(first(tensors)), C.size_t(len(tensors)), (**C.tp_tensor_t)(first(gradients)), (**C.tp_tensor_t)(first(inputs)), C.size_t(len(inputs)), C.uint32_t(flags), (**C.tp_tensor_t)(first(out)))
	return failed(int32(r.status), r.failure)
}

// GradModePush calls tp_grad_mode_push: Turns recording on or off until the
// matching GradModePop.
func GradModePush(recording int32) *Failure {
	r := C.go_tp_grad_mode_push(C.int32_t(recording))
	return failed(int32(r.status), r.failure)
}

// GradModePop calls tp_grad_mode_pop: Goes back to what the mode was before
// the last GradModePush.
func GradModePop() *Failure {
	r := C.go_tp_grad_mode_pop()
	return failed(int32(r.status), r.failure)
}

// InferenceModePush calls tp_inference_mode_push: Turns inference mode on or
// off until the matching InferenceModePop.
func InferenceModePush(inference int32) *Failure {
	r := C.go_tp_inference_mode_push(C.int32_t(inference))
	return failed(int32(r.status), r.failure)
}

// InferenceModePop calls tp_inference_mode_pop: Goes back to what the mode
// was before the last InferenceModePush.
func InferenceModePop() *Failure {
	r := C.go_tp_inference_mode_pop()
	return failed(int32(r.status), r.failure)
}

// SavedNew calls tp_saved_new: Keeps a tensor.
func SavedNew(tensor *TensorT) (*SavedT, *Failure) {
	r := C.go_tp_saved_new(address(unsafe.Pointer(tensor)))
	return r.out, failed(int32(r.status), r.failure)
}

// SavedUnpack calls tp_saved_unpack: The tensor again, if its bytes were not
// written since.
func SavedUnpack(saved *SavedT) (*TensorT, *Failure) {
	r := C.go_tp_saved_unpack(address(unsafe.Pointer(saved)))
	return r.out, failed(int32(r.status), r.failure)
}

// SavedRelease calls tp_saved_release: Gives a kept value back; NULL is
// allowed.
func SavedRelease(saved *SavedT) {
	C.go_tp_saved_release(address(unsafe.Pointer(saved)))
}

// FunctionInit calls tp_function_init: Clears a function and sets its size.
func FunctionInit(structSize int) (FunctionT, *Failure) {
	r := C.go_tp_function_init(C.size_t(structSize))
	return *(*FunctionT)(unsafe.Pointer(&r.function)), failed(int32(r.status), r.failure)
}

// FunctionRecord calls tp_function_record: Gives tensors that a program
// computed a history.
func FunctionRecord(function *FunctionT, inputs []*TensorT, outputs []*TensorT) *Failure {
	r := C.go_tp_function_record((*C.tp_function_t)(unsafe.Pointer(function)), (**C.tp_tensor_t)(first(inputs)), C.size_t(len(inputs)), (**C.tp_tensor_t)(first(outputs)), C.size_t(len(outputs)))
	return failed(int32(r.status), r.failure)
}

// GraphStyleName calls tp_graph_style_name: Name of a style: "text", "dot".
func GraphStyleName(style int32) string {
	return C.GoString(C.tp_graph_style_name(C.tp_graph_style_t(style)))
}

// GraphStyleParse calls tp_graph_style_parse: Style of a name.
func GraphStyleParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_graph_style_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// GraphFormat calls tp_graph_format: Writes the graph behind a tensor: its
// nodes, numbered from the tensor's own, with the shape and dtype of their
// results and the nodes that they lead to.
func GraphFormat(tensor *TensorT, style int32, buffer []byte) int {
	return int(C.go_tp_graph_format(address(unsafe.Pointer(tensor)), C.tp_graph_style_t(style), (*C.char)(first(buffer)), C.size_t(len(buffer))))
}
