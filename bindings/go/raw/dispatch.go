// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/dispatch.h>
typedef struct {
  tp_compute_rule_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_compute_rule_t_out_r;
typedef struct {
  tp_result_rule_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_result_rule_t_out_r;
typedef struct {
  tp_operator_form_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_operator_form_t_out_r;
typedef struct {
  tp_argument_kind_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_argument_kind_t_out_r;
typedef struct {
  tp_operator_info_t info;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_operator_info_t_info_r;
typedef struct {
  int32_t op;
  go_failure_t* failure;
  tp_status_t status;
} go_int32_t_op_r;
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
typedef struct {
  tp_operator_definition_t definition;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_operator_definition_t_definition_r;
static go_tp_compute_rule_t_out_r go_tp_compute_rule_parse(const char* name) {
  go_tp_compute_rule_t_out_r r = {0};
  GO_CALL(r.status, tp_compute_rule_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_result_rule_t_out_r go_tp_result_rule_parse(const char* name) {
  go_tp_result_rule_t_out_r r = {0};
  GO_CALL(r.status, tp_result_rule_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_operator_form_t_out_r go_tp_operator_form_parse(const char* name) {
  go_tp_operator_form_t_out_r r = {0};
  GO_CALL(r.status, tp_operator_form_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_argument_kind_t_out_r go_tp_argument_kind_parse(const char* name) {
  go_tp_argument_kind_t_out_r r = {0};
  GO_CALL(r.status, tp_argument_kind_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_operator_info_t_info_r go_tp_operator_info_init(size_t struct_size) {
  go_tp_operator_info_t_info_r r = {0};
  GO_CALL(r.status, tp_operator_info_init(&r.info, struct_size));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_int32_t_op_r go_tp_operator_find(const char* name) {
  go_int32_t_op_r r = {0};
  GO_CALL(r.status, tp_operator_find(name, &r.op));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_operator_info(int32_t op, tp_operator_info_t* info) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_operator_info(op, info));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_operator_call(int32_t op, const tp_argument_t* arguments, size_t argument_count, tp_tensor_t** results, size_t result_count) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_operator_call(op, arguments, argument_count, results, result_count));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_operator_call_name(const char* name, const tp_argument_t* arguments, size_t argument_count, tp_tensor_t** results, size_t result_count) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_operator_call_name(name, arguments, argument_count, results, result_count));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_operator_definition_t_definition_r go_tp_operator_definition_init(size_t struct_size) {
  go_tp_operator_definition_t_definition_r r = {0};
  GO_CALL(r.status, tp_operator_definition_init(&r.definition, struct_size));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_int32_t_op_r go_tp_operator_register(const tp_operator_definition_t* definition) {
  go_int32_t_op_r r = {0};
  GO_CALL(r.status, tp_operator_register(definition, &r.op));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"
import "unsafe"

// ArgumentInfoT is tp_argument_info_t: What an operator says of an argument.
type ArgumentInfoT struct {
	// Unique among the operator's arguments.
	Name unsafe.Pointer

	// A TP_ARGUMENT_ value.
	Kind int32

	// 1 if it may be left out; 0 in definitions.
	IsOptional int32
}

var _ = [1]int{}[unsafe.Sizeof(ArgumentInfoT{})-C.sizeof_tp_argument_info_t]

// ArgumentT is tp_argument_t: An argument of a call.
type ArgumentT struct {
	// Says which members count.
	Kind int32

	// 0.
	Reserved int32

	// Tensor, index.
	Tensor unsafe.Pointer

	// Tensors: `count` of them.
	Tensors unsafe.Pointer

	// Integers: `count` of them.
	Integers unsafe.Pointer

	// Entries of a list.
	Count uintptr

	// Integer, bool, dtype.
	Integer int64

	// Scalar.
	Scalar ScalarT

	// A tp_generator_t*; else NULL.
	Other unsafe.Pointer
}

var _ = [1]int{}[unsafe.Sizeof(ArgumentT{})-C.sizeof_tp_argument_t]

// OperatorInfoT is tp_operator_info_t: The row of an operator.
type OperatorInfoT struct {
	// Set by the caller; no more is written.
	StructSize uint32

	// Its id.
	Op int32

	// Lives until Shutdown.
	Name unsafe.Pointer

	// 1 if a program registered it.
	IsRegistered int32

	// A TP_FORM_ value.
	Form int32

	// A TP_COMPUTE_ value.
	Compute int32

	// A TP_RESULT_ value.
	Result int32

	// Bit i: it computes in the dtype with number i.
	Dtypes uint64

	// Results.
	ResultCount uint32

	// 0.
	Reserved uint32

	// Lives until Shutdown.
	Arguments unsafe.Pointer

	// Arguments.
	ArgumentCount uintptr
}

var _ = [1]int{}[unsafe.Sizeof(OperatorInfoT{})-C.sizeof_tp_operator_info_t]

// ResultShapeT is tp_result_shape_t: Sizes and dtype of a result of a general
// operator.
type ResultShapeT struct {
	// Set beforehand by the result rule; may be changed.
	Dtype int32

	// Dimensions; 0 beforehand.
	Rank int32

	// Room for TP_MAX_RANK sizes; `rank` are to be set.
	Sizes unsafe.Pointer
}

var _ = [1]int{}[unsafe.Sizeof(ResultShapeT{})-C.sizeof_tp_result_shape_t]

// CallShapeT is tp_call_shape_t: What a general operator says of a call
// before its kernel runs.
type CallShapeT struct {
	// What the library knows.
	StructSize uint32

	// By the compute rule.
	ComputeDtype int32

	// To be filled.
	Results unsafe.Pointer

	// Places in results.
	ResultCount uintptr

	// Memory that the kernel wants; 0 beforehand.
	WorkspaceNbytes uintptr
}

var _ = [1]int{}[unsafe.Sizeof(CallShapeT{})-C.sizeof_tp_call_shape_t]

// OperatorDefinitionT is tp_operator_definition_t: An operator of a program.
type OperatorDefinitionT struct {
	// sizeof(tp_operator_definition_t).
	StructSize uint32

	// A TP_FORM_ value.
	Form int32

	// Letters, digits, '_' and '.', at most 63; copied.
	Name unsafe.Pointer

	// Copied, with their names, each of 1 to 63 of the same characters. An
	// elementwise operator has 1 to 7 of the kinds tensor, operand and index; no
	// operator has more than 16 arguments. The first tensor of a call tells the
	// device, so there must be one.
	Arguments unsafe.Pointer

	// Arguments.
	ArgumentCount uintptr

	// A TP_COMPUTE_ value.
	Compute int32

	// A TP_RESULT_ value.
	Result int32

	// Bit i: it computes in dtype i.
	Dtypes uint64

	// 0 and 1 are one; general ones at most 8.
	ResultCount uint32

	// 0.
	Reserved uint32

	// Required of a general operator.
	Shape Callback

	// Instead of kernels, or NULL.
	Composite Callback

	// Passed to every callback.
	UserData unsafe.Pointer

	// Called once with user_data by Shutdown; NULL for nothing.
	Destroy Callback
}

var _ = [1]int{}[unsafe.Sizeof(OperatorDefinitionT{})-C.sizeof_tp_operator_definition_t]

// ComputeRuleName calls tp_compute_rule_name: Name of a rule: "arithmetic",
// "floating", "comparison", "accumulate", "operand", "logical", "condition".
func ComputeRuleName(rule int32) string {
	return C.GoString(C.tp_compute_rule_name(C.tp_compute_rule_t(rule)))
}

// ComputeRuleParse calls tp_compute_rule_parse: Rule of a name.
func ComputeRuleParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_compute_rule_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// ResultRuleName calls tp_result_rule_name: Name of a rule: "compute",
// "bool", "index", "real", "truth".
func ResultRuleName(rule int32) string {
	return C.GoString(C.tp_result_rule_name(C.tp_result_rule_t(rule)))
}

// ResultRuleParse calls tp_result_rule_parse: Rule of a name.
func ResultRuleParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_result_rule_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// OperatorFormName calls tp_operator_form_name: Name of a form:
// "elementwise", "general".
func OperatorFormName(form int32) string {
	return C.GoString(C.tp_operator_form_name(C.tp_operator_form_t(form)))
}

// OperatorFormParse calls tp_operator_form_parse: Form of a name.
func OperatorFormParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_operator_form_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// ArgumentKindName calls tp_argument_kind_name: Name of a kind: "tensor",
// "operand", "index", "tensors", "scalar", "integer", "integers", "bool",
// "dtype", "none", "generator".
func ArgumentKindName(kind int32) string {
	return C.GoString(C.tp_argument_kind_name(C.tp_argument_kind_t(kind)))
}

// ArgumentKindParse calls tp_argument_kind_parse: Kind of a name.
func ArgumentKindParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_argument_kind_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// OperatorInfoInit calls tp_operator_info_init: Clears a row and sets its
// size.
func OperatorInfoInit(structSize int) (OperatorInfoT, *Failure) {
	r := C.go_tp_operator_info_init(C.size_t(structSize))
	return *(*OperatorInfoT)(unsafe.Pointer(&r.info)), failed(int32(r.status), r.failure)
}

// OperatorCount calls tp_operator_count: Operators that there are: their ids
// are 1 to this number.
func OperatorCount() int32 {
	return int32(C.tp_operator_count())
}

// OperatorFind calls tp_operator_find: Id of an operator.
func OperatorFind(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_operator_find(nameC.pointer())
	return int32(r.op), failed(int32(r.status), r.failure)
}

// OperatorInfo calls tp_operator_info: Row of an operator.
func OperatorInfo(op int32, info *OperatorInfoT) *Failure {
	r := C.go_tp_operator_info(C.int32_t(op), (*C.tp_operator_info_t)(unsafe.Pointer(info)))
	return failed(int32(r.status), r.failure)
}

// OperatorCall calls tp_operator_call: Calls an operator.
func OperatorCall(op int32, arguments []ArgumentT, results []*TensorT) *Failure {
	r := C.go_tp_operator_call(C.int32_t(op), (*C.tp_argument_t)(first(arguments)), C.size_t(len(arguments)), (**C.tp_tensor_t)(first(results)), C.size_t(len(results)))
	return failed(int32(r.status), r.failure)
}

// OperatorCallName calls tp_operator_call_name: OperatorCall by name.
func OperatorCallName(name string, arguments []ArgumentT, results []*TensorT) *Failure {
	nameC := newText(name)
	r := C.go_tp_operator_call_name(nameC.pointer(), (*C.tp_argument_t)(first(arguments)), C.size_t(len(arguments)), (**C.tp_tensor_t)(first(results)), C.size_t(len(results)))
	return failed(int32(r.status), r.failure)
}

// OperatorDefinitionInit calls tp_operator_definition_init: Clears a
// definition and sets its size.
func OperatorDefinitionInit(structSize int) (OperatorDefinitionT, *Failure) {
	r := C.go_tp_operator_definition_init(C.size_t(structSize))
	return *(*OperatorDefinitionT)(unsafe.Pointer(&r.definition)), failed(int32(r.status), r.failure)
}

// OperatorRegister calls tp_operator_register: Registers an operator until
// Shutdown.
func OperatorRegister(definition *OperatorDefinitionT) (int32, *Failure) {
	r := C.go_tp_operator_register((*C.tp_operator_definition_t)(unsafe.Pointer(definition)))
	return int32(r.op), failed(int32(r.status), r.failure)
}
