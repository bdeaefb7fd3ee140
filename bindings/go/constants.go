// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package tensorplay

import "tensorplay/raw"

// GraphStyle is tp_graph_style_t: How a graph is written; 0 is unset.
type GraphStyle int32

// Values of GraphStyle.
const (
	// GraphText is TP_GRAPH_TEXT: A line for each node.
	GraphText GraphStyle = 1

	// GraphDOT is TP_GRAPH_DOT: For Graphviz.
	GraphDOT GraphStyle = 2
)

// String is the name of the value in C's interface.
func (v GraphStyle) String() string {
	return enumerationName("GraphStyle", int32(v), raw.GraphStyleName)
}

// ParseGraphStyle is the value of a name, as String gives it.
func ParseGraphStyle(name string) (GraphStyle, error) {
	v, err := parse("tp_graph_style_parse", name, raw.GraphStyleParse)
	return GraphStyle(v), err
}

// Status is tp_status_t: 0 is success.
type Status int32

// Values of Status.
const (
	// OK is TP_OK: Success.
	OK Status = 0

	// ErrArgument is TP_ERROR_ARGUMENT: A value outside what is allowed.
	ErrArgument Status = 100

	// ErrNull is TP_ERROR_NULL: A required pointer is NULL.
	ErrNull Status = 101

	// ErrHandle is TP_ERROR_HANDLE: Wrong kind of handle, or another copy's.
	ErrHandle Status = 102

	// ErrRange is TP_ERROR_RANGE: Index, dimension or byte out of range.
	ErrRange Status = 103

	// ErrShape is TP_ERROR_SHAPE: Sizes that do not fit each other.
	ErrShape Status = 104

	// ErrDType is TP_ERROR_DTYPE: A dtype that the operation refuses.
	ErrDType Status = 105

	// ErrDevice is TP_ERROR_DEVICE: A device that the operation refuses.
	ErrDevice Status = 106

	// ErrOverflow is TP_ERROR_OVERFLOW: A count or byte number overflows.
	ErrOverflow Status = 107

	// ErrLayout is TP_ERROR_LAYOUT: Strides that cannot express a view.
	ErrLayout Status = 108

	// ErrOutOfMemory is TP_ERROR_OUT_OF_MEMORY: Memory could not be had.
	ErrOutOfMemory Status = 200

	// ErrState is TP_ERROR_STATE: The object is in the wrong state.
	ErrState Status = 300

	// ErrReadOnly is TP_ERROR_READ_ONLY: Writing to read-only bytes.
	ErrReadOnly Status = 301

	// ErrOverlap is TP_ERROR_OVERLAP: Memory overlaps where it must not.
	ErrOverlap Status = 302

	// ErrVersion is TP_ERROR_VERSION: A saved value was overwritten.
	ErrVersion Status = 303

	// ErrInference is TP_ERROR_INFERENCE: Inference tensor outside its mode.
	ErrInference Status = 304

	// ErrInUse is TP_ERROR_IN_USE: Others hold or export the object.
	ErrInUse Status = 305

	// ErrLiveObjects is TP_ERROR_LIVE_OBJECTS: Shutdown while objects live.
	ErrLiveObjects Status = 306

	// ErrUnsupported is TP_ERROR_UNSUPPORTED: Not supported for these arguments.
	ErrUnsupported Status = 400

	// ErrNotBuilt is TP_ERROR_NOT_BUILT: The part is not in this build.
	ErrNotBuilt Status = 401

	// ErrMissingKernel is TP_ERROR_MISSING_KERNEL: No kernel for the operands.
	ErrMissingKernel Status = 402

	// ErrIO is TP_ERROR_IO: The system refused a file operation.
	ErrIO Status = 500

	// ErrFormat is TP_ERROR_FORMAT: A file that breaks its format.
	ErrFormat Status = 501

	// ErrCallback is TP_ERROR_CALLBACK: A callback reported a failure.
	ErrCallback Status = 600

	// ErrInternal is TP_ERROR_INTERNAL: A fault of the library.
	ErrInternal Status = 900
)

// String is the name of the value in C's interface.
func (v Status) String() string {
	return enumerationName("Status", int32(v), raw.StatusName)
}

// ParseStatus is the value of a name, as String gives it.
func ParseStatus(name string) (Status, error) {
	v, err := parse("tp_status_parse", name, raw.StatusParse)
	return Status(v), err
}

// DType is tp_dtype_t: An element type; 0 is unset.
type DType int32

// Values of DType.
const (
	// Bool is TP_DTYPE_BOOL: One byte; any non-zero byte reads as true.
	Bool DType = 1

	// U8 is TP_DTYPE_U8: Unsigned 8-bit integer.
	U8 DType = 2

	// U16 is TP_DTYPE_U16: Unsigned 16-bit integer.
	U16 DType = 3

	// U32 is TP_DTYPE_U32: Unsigned 32-bit integer.
	U32 DType = 4

	// U64 is TP_DTYPE_U64: Unsigned 64-bit integer.
	U64 DType = 5

	// I8 is TP_DTYPE_I8: Signed 8-bit integer.
	I8 DType = 6

	// I16 is TP_DTYPE_I16: Signed 16-bit integer.
	I16 DType = 7

	// I32 is TP_DTYPE_I32: Signed 32-bit integer.
	I32 DType = 8

	// I64 is TP_DTYPE_I64: Signed 64-bit integer.
	I64 DType = 9

	// F16 is TP_DTYPE_F16: IEEE 754 binary16.
	F16 DType = 10

	// BF16 is TP_DTYPE_BF16: Upper half of a binary32.
	BF16 DType = 11

	// F32 is TP_DTYPE_F32: IEEE 754 binary32.
	F32 DType = 12

	// F64 is TP_DTYPE_F64: IEEE 754 binary64.
	F64 DType = 13

	// C64 is TP_DTYPE_C64: Complex of two binary32.
	C64 DType = 14

	// C128 is TP_DTYPE_C128: Complex of two binary64.
	C128 DType = 15

	// F8E4M3FN is TP_DTYPE_F8_E4M3FN: 8-bit float, 4 exponent bits.
	F8E4M3FN DType = 16

	// F8E5M2 is TP_DTYPE_F8_E5M2: 8-bit float, 5 exponent bits.
	F8E5M2 DType = 17
)

// String is the name of the value in C's interface.
func (v DType) String() string {
	return enumerationName("DType", int32(v), raw.DtypeName)
}

// ParseDType is the value of a name, as String gives it.
func ParseDType(name string) (DType, error) {
	v, err := parse("tp_dtype_parse", name, raw.DtypeParse)
	return DType(v), err
}

// Kind is tp_kind_t: Category of an element type; 0 is unset.
type Kind int32

// Values of Kind.
const (
	// KindBool is TP_KIND_BOOL: Truth values.
	KindBool Kind = 1

	// KindInteger is TP_KIND_INTEGER: Signed and unsigned integers.
	KindInteger Kind = 2

	// KindFloat is TP_KIND_FLOAT: Real floating point.
	KindFloat Kind = 3

	// KindComplex is TP_KIND_COMPLEX: Complex floating point.
	KindComplex Kind = 4
)

// String is the name of the value in C's interface.
func (v Kind) String() string {
	return enumerationName("Kind", int32(v), raw.KindName)
}

// ParseKind is the value of a name, as String gives it.
func ParseKind(name string) (Kind, error) {
	v, err := parse("tp_kind_parse", name, raw.KindParse)
	return Kind(v), err
}

// DeviceType is tp_device_type_t: Kind of device; 0 is unset.
type DeviceType int32

// Values of DeviceType.
const (
	// DeviceCPU is TP_DEVICE_CPU: The host's memory.
	DeviceCPU DeviceType = 1

	// DeviceCUDA is TP_DEVICE_CUDA: An NVIDIA GPU.
	DeviceCUDA DeviceType = 2
)

// String is the name of the value in C's interface.
func (v DeviceType) String() string {
	return enumerationName("DeviceType", int32(v), raw.DeviceTypeName)
}

// ParseDeviceType is the value of a name, as String gives it.
func ParseDeviceType(name string) (DeviceType, error) {
	v, err := parse("tp_device_type_parse", name, raw.DeviceTypeParse)
	return DeviceType(v), err
}

// MemoryFormat is tp_memory_format_t: A stride order; 0 is unset.
type MemoryFormat int32

// Values of MemoryFormat.
const (
	// FormatContiguous is TP_FORMAT_CONTIGUOUS: Row-major.
	FormatContiguous MemoryFormat = 1

	// FormatPreserve is TP_FORMAT_PRESERVE: Keep a dense layout as it is.
	FormatPreserve MemoryFormat = 2

	// FormatChannelsLast is TP_FORMAT_CHANNELS_LAST: Rank 4, dimension 1
	// innermost.
	FormatChannelsLast MemoryFormat = 3

	// FormatChannelsLast3D is TP_FORMAT_CHANNELS_LAST_3D: Rank 5, dimension 1
	// innermost.
	FormatChannelsLast3D MemoryFormat = 4
)

// String is the name of the value in C's interface.
func (v MemoryFormat) String() string {
	return enumerationName("MemoryFormat", int32(v), raw.MemoryFormatName)
}

// ParseMemoryFormat is the value of a name, as String gives it.
func ParseMemoryFormat(name string) (MemoryFormat, error) {
	v, err := parse("tp_memory_format_parse", name, raw.MemoryFormatParse)
	return MemoryFormat(v), err
}

// ComputeRule is tp_compute_rule_t: Which dtype is computed in; 0 unset.
type ComputeRule int32

// Values of ComputeRule.
const (
	// ComputeArithmetic is TP_COMPUTE_ARITHMETIC: Promoted; i64 for bool with
	// bool.
	ComputeArithmetic ComputeRule = 1

	// ComputeFloating is TP_COMPUTE_FLOATING: Promoted; f32 for integers and
	// bool.
	ComputeFloating ComputeRule = 2

	// ComputeComparison is TP_COMPUTE_COMPARISON: Promoted, but integers of any
	// rank to one that holds all of them. For u64 with a signed type there is
	// none: operators of the library take the pair as it is, those of programs
	// refuse it.
	ComputeComparison ComputeRule = 3

	// ComputeAccumulate is TP_COMPUTE_ACCUMULATE: Promoted; integers give i64 or
	// u64.
	ComputeAccumulate ComputeRule = 4

	// ComputeOperand is TP_COMPUTE_OPERAND: Promoted.
	ComputeOperand ComputeRule = 5

	// ComputeLogical is TP_COMPUTE_LOGICAL: bool.
	ComputeLogical ComputeRule = 6

	// ComputeCondition is TP_COMPUTE_CONDITION: Promoted, without the index or
	// mask.
	ComputeCondition ComputeRule = 7
)

// String is the name of the value in C's interface.
func (v ComputeRule) String() string {
	return enumerationName("ComputeRule", int32(v), raw.ComputeRuleName)
}

// ParseComputeRule is the value of a name, as String gives it.
func ParseComputeRule(name string) (ComputeRule, error) {
	v, err := parse("tp_compute_rule_parse", name, raw.ComputeRuleParse)
	return ComputeRule(v), err
}

// ResultRule is tp_result_rule_t: Dtype of a result; 0 is unset.
type ResultRule int32

// Values of ResultRule.
const (
	// ResultCompute is TP_RESULT_COMPUTE: The dtype that is computed in.
	ResultCompute ResultRule = 1

	// ResultBool is TP_RESULT_BOOL: bool.
	ResultBool ResultRule = 2

	// ResultIndex is TP_RESULT_INDEX: i64.
	ResultIndex ResultRule = 3

	// ResultReal is TP_RESULT_REAL: That of the parts, if it is complex.
	ResultReal ResultRule = 4

	// ResultTruth is TP_RESULT_TRUTH: bool, but u8 where u8 is computed in.
	ResultTruth ResultRule = 5
)

// String is the name of the value in C's interface.
func (v ResultRule) String() string {
	return enumerationName("ResultRule", int32(v), raw.ResultRuleName)
}

// ParseResultRule is the value of a name, as String gives it.
func ParseResultRule(name string) (ResultRule, error) {
	v, err := parse("tp_result_rule_parse", name, raw.ResultRuleParse)
	return ResultRule(v), err
}

// OperatorForm is tp_operator_form_t: What an operator is; 0 is unset.
type OperatorForm int32

// Values of OperatorForm.
const (
	// FormElementwise is TP_FORM_ELEMENTWISE: Inputs broadcast; one result.
	FormElementwise OperatorForm = 1

	// FormGeneral is TP_FORM_GENERAL: Anything else.
	FormGeneral OperatorForm = 2
)

// String is the name of the value in C's interface.
func (v OperatorForm) String() string {
	return enumerationName("OperatorForm", int32(v), raw.OperatorFormName)
}

// ParseOperatorForm is the value of a name, as String gives it.
func ParseOperatorForm(name string) (OperatorForm, error) {
	v, err := parse("tp_operator_form_parse", name, raw.OperatorFormParse)
	return OperatorForm(v), err
}

// ArgumentKind is tp_argument_kind_t: Kind of an argument; 0 is unset.
type ArgumentKind int32

// Values of ArgumentKind.
const (
	// ArgumentTensor is TP_ARGUMENT_TENSOR: A tensor that is computed with.
	ArgumentTensor ArgumentKind = 1

	// ArgumentOperand is TP_ARGUMENT_OPERAND: A tensor or a number to compute
	// with.
	ArgumentOperand ArgumentKind = 2

	// ArgumentIndex is TP_ARGUMENT_INDEX: A tensor that keeps its dtype: a mask
	// too.
	ArgumentIndex ArgumentKind = 3

	// ArgumentTensors is TP_ARGUMENT_TENSORS: A list of tensors to compute with.
	ArgumentTensors ArgumentKind = 4

	// ArgumentScalar is TP_ARGUMENT_SCALAR: A number.
	ArgumentScalar ArgumentKind = 5

	// ArgumentInteger is TP_ARGUMENT_INTEGER: An integer.
	ArgumentInteger ArgumentKind = 6

	// ArgumentIntegers is TP_ARGUMENT_INTEGERS: A list of integers.
	ArgumentIntegers ArgumentKind = 7

	// ArgumentBool is TP_ARGUMENT_BOOL: 0 or 1.
	ArgumentBool ArgumentKind = 8

	// ArgumentDType is TP_ARGUMENT_DTYPE: A dtype; 0 leaves it to an operator of
	// the library.
	ArgumentDType ArgumentKind = 9

	// ArgumentNone is TP_ARGUMENT_NONE: Only in a call: what is optional is left
	// out.
	ArgumentNone ArgumentKind = 10

	// ArgumentGenerator is TP_ARGUMENT_GENERATOR: A generator of random numbers;
	// not for operators of programs.
	ArgumentGenerator ArgumentKind = 11
)

// String is the name of the value in C's interface.
func (v ArgumentKind) String() string {
	return enumerationName("ArgumentKind", int32(v), raw.ArgumentKindName)
}

// ParseArgumentKind is the value of a name, as String gives it.
func ParseArgumentKind(name string) (ArgumentKind, error) {
	v, err := parse("tp_argument_kind_parse", name, raw.ArgumentKindParse)
	return ArgumentKind(v), err
}

// LoadMode is tp_load_mode_t: How bytes get into a tensor; 0 is unset.
type LoadMode int32

// Values of LoadMode.
const (
	// LoadRead is TP_LOAD_READ: Read into memory of the CPU's allocator.
	LoadRead LoadMode = 1

	// LoadMap is TP_LOAD_MAP: Map without a copy; the tensor is read-only.
	LoadMap LoadMode = 2
)

// String is the name of the value in C's interface.
func (v LoadMode) String() string {
	return enumerationName("LoadMode", int32(v), raw.LoadModeName)
}

// ParseLoadMode is the value of a name, as String gives it.
func ParseLoadMode(name string) (LoadMode, error) {
	v, err := parse("tp_load_mode_parse", name, raw.LoadModeParse)
	return LoadMode(v), err
}

// KernelPath is tp_kernel_path_t: How operands lie; 0 is unset.
type KernelPath int32

// Values of KernelPath.
const (
	// PathLinear is TP_PATH_LINEAR: One run, all operands contiguous.
	PathLinear KernelPath = 1

	// PathScalar is TP_PATH_SCALAR: One run, but for operands that repeat.
	PathScalar KernelPath = 2

	// PathRows is TP_PATH_ROWS: Several runs, each as above.
	PathRows KernelPath = 3

	// PathStrided is TP_PATH_STRIDED: Any strides.
	PathStrided KernelPath = 4
)

// String is the name of the value in C's interface.
func (v KernelPath) String() string {
	return enumerationName("KernelPath", int32(v), raw.KernelPathName)
}

// ParseKernelPath is the value of a name, as String gives it.
func ParseKernelPath(name string) (KernelPath, error) {
	v, err := parse("tp_kernel_path_parse", name, raw.KernelPathParse)
	return KernelPath(v), err
}

// LossReduction is tp_loss_reduction_t: What becomes of the losses of all
// elements; 0 is unset.
type LossReduction int32

// Values of LossReduction.
const (
	// LossNone is TP_LOSS_NONE: They are the result.
	LossNone LossReduction = 1

	// LossMean is TP_LOSS_MEAN: Their mean.
	LossMean LossReduction = 2

	// LossSum is TP_LOSS_SUM: Their sum.
	LossSum LossReduction = 3
)

// String is the name of the value in C's interface.
func (v LossReduction) String() string {
	return enumerationName("LossReduction", int32(v), raw.LossReductionName)
}

// ParseLossReduction is the value of a name, as String gives it.
func ParseLossReduction(name string) (LossReduction, error) {
	v, err := parse("tp_loss_reduction_parse", name, raw.LossReductionParse)
	return LossReduction(v), err
}

// LogLevel is tp_log_level_t: What a message is about.
type LogLevel int32

// Values of LogLevel.
const (
	// LogError is TP_LOG_ERROR: What failed where no call can tell it.
	LogError LogLevel = 1

	// LogInfo is TP_LOG_INFO: What was done besides: a dump was written.
	LogInfo LogLevel = 2

	// LogLayout is TP_LOG_LAYOUT: A line for each kernel that has run: operator,
	// compute dtype and path, then the layouts of results and inputs, as in
	// "add/f32/linear: result f32 shape=(2, 3), strides=(3, 1), offset=0,
	// contiguous=1; input 0 f32 ...".
	LogLayout LogLevel = 3
)

// String is the name of the value in C's interface.
func (v LogLevel) String() string {
	return enumerationName("LogLevel", int32(v), raw.LogLevelName)
}

// ParseLogLevel is the value of a name, as String gives it.
func ParseLogLevel(name string) (LogLevel, error) {
	v, err := parse("tp_log_level_parse", name, raw.LogLevelParse)
	return LogLevel(v), err
}

// BackwardFlags says how a backward pass treats the graph.
type BackwardFlags uint32

// Values of BackwardFlags, to be combined by |.
const (
	// BackwardRetainGraph is TP_BACKWARD_RETAIN_GRAPH: Values kept for the way
	// back stay.
	BackwardRetainGraph BackwardFlags = 1

	// BackwardCreateGraph is TP_BACKWARD_CREATE_GRAPH: Gradients get a history
	// themselves; the graph is retained.
	BackwardCreateGraph BackwardFlags = 2

	// BackwardAllowUnused is TP_BACKWARD_ALLOW_UNUSED: Inputs may have no
	// gradient.
	BackwardAllowUnused BackwardFlags = 4
)

// Modes is what a thread records and counts.
type Modes uint32

// Values of Modes, to be combined by |.
const (
	// ModeInference is TP_MODE_INFERENCE: New tensors count no versions.
	ModeInference Modes = 1

	// ModeNoGrad is TP_MODE_NO_GRAD: Operators record no history.
	ModeNoGrad Modes = 2

	// ModeAnomaly is TP_MODE_ANOMALY: What is recorded keeps where it was
	// called, and errors of histories and backward passes tell it: the return
	// addresses of the callers. Slow.
	ModeAnomaly Modes = 4
)

// StorageFlags says what bytes are.
type StorageFlags uint32

// Values of StorageFlags, to be combined by |.
const (
	// StorageResizable is TP_STORAGE_RESIZABLE: The size may change.
	StorageResizable StorageFlags = 1

	// StorageReadOnly is TP_STORAGE_READ_ONLY: The bytes may not be written.
	StorageReadOnly StorageFlags = 2

	// StorageMapped is TP_STORAGE_MAPPED: The bytes are a mapped file.
	StorageMapped StorageFlags = 4

	// StoragePinned is TP_STORAGE_PINNED: Page-locked; no part of this build.
	StoragePinned StorageFlags = 8

	// StorageShared is TP_STORAGE_SHARED: The bytes are seen by several
	// processes.
	StorageShared StorageFlags = 16

	// StorageInference is TP_STORAGE_INFERENCE: Made in inference mode: no
	// counter.
	StorageInference StorageFlags = 32

	// StorageForeign is TP_STORAGE_FOREIGN: Memory of the host, not of an
	// allocator.
	StorageForeign StorageFlags = 64
)

// TensorFlags says how a tensor is laid out and made.
type TensorFlags uint32

// Values of TensorFlags, to be combined by |.
const (
	// TensorContiguous is TP_TENSOR_CONTIGUOUS: Row-major without gaps.
	TensorContiguous TensorFlags = 1

	// TensorChannelsLast is TP_TENSOR_CHANNELS_LAST: Strides are in
	// channels-last order.
	TensorChannelsLast TensorFlags = 2

	// TensorChannelsLastContiguous is TP_TENSOR_CHANNELS_LAST_CONTIGUOUS:
	// Channels-last, no gaps.
	TensorChannelsLastContiguous TensorFlags = 4

	// TensorChannelsLast3D is TP_TENSOR_CHANNELS_LAST_3D: The same for rank 5:
	// order.
	TensorChannelsLast3D TensorFlags = 8

	// TensorChannelsLast3DContiguous is TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS:
	// For rank 5: no gaps.
	TensorChannelsLast3DContiguous TensorFlags = 16

	// TensorNonOverlappingAndDense is TP_TENSOR_NON_OVERLAPPING_AND_DENSE: A
	// permuted dense block.
	TensorNonOverlappingAndDense TensorFlags = 32

	// TensorSelfOverlapping is TP_TENSOR_SELF_OVERLAPPING: Two indices may share
	// a byte.
	TensorSelfOverlapping TensorFlags = 64

	// TensorView is TP_TENSOR_VIEW: Made as a view of a tensor.
	TensorView TensorFlags = 128

	// TensorInference is TP_TENSOR_INFERENCE: Of an inference-mode storage.
	TensorInference TensorFlags = 256
)

// KernelFlags says how a kernel is registered.
type KernelFlags uint32

// Values of KernelFlags, to be combined by |.
const (
	// KernelReplace is TP_KERNEL_REPLACE: Take the place of a kernel that is
	// there.
	KernelReplace KernelFlags = 1

	// KernelMixed is TP_KERNEL_MIXED: The kernel takes operands of any dtype. No
	// effect for general operators of programs, whose operands are converted in
	// any case.
	KernelMixed KernelFlags = 2
)

// DeviceFlags says what a device can do.
type DeviceFlags uint32

// Values of DeviceFlags, to be combined by |.
const (
	// DeviceAddressesStrides is TP_DEVICE_ADDRESSES_STRIDES: Kernels and copies
	// of the device take strided operands. Without it every view of a tensor is
	// a copy, which `gather` makes, and kernels get contiguous tensors only,
	// which a reduction may walk in another order.
	DeviceAddressesStrides DeviceFlags = 1
)

// VersionMajor is TP_VERSION_MAJOR: Major version of this header.
const VersionMajor int = 0

// VersionMinor is TP_VERSION_MINOR: Minor version of this header.
const VersionMinor int = 1

// VersionPatch is TP_VERSION_PATCH: Patch version of this header.
const VersionPatch int = 0

// ABIVersion is TP_ABI_VERSION: Number in the SONAME; grows on a break.
const ABIVersion int = 1

// DTypeCount is TP_DTYPE_COUNT: Number of element types; ids are 1..17.
const DTypeCount int = 17

// DeviceCount is TP_DEVICE_COUNT: Types are 1..8; 3..8 are free.
const DeviceCount int = 8

// ClassesFound is TP_CLASSES_FOUND: One class more than the largest number.
const ClassesFound int64 = -1

// IndexNone is TP_INDEX_NONE: No index at all.
const IndexNone int64 = -9223372036854775807

// TargetIgnored is TP_TARGET_IGNORED: What PyTorch takes for a target that
// counts for nothing.
const TargetIgnored int64 = -100

// DimAll is TP_DIM_ALL: Stands for all dimensions where a function takes one.
const DimAll int64 = -9223372036854775807

// MaxThreads is TP_MAX_THREADS: The most that work on one call.
const MaxThreads int = 256

// MaxRank is TP_MAX_RANK: Largest rank; more is ErrUnsupported.
const MaxRank int = 64

// SliceOpen is TP_SLICE_OPEN: An open bound of tp_slice.
const SliceOpen int64 = 9223372036854775807

// OffsetKeep is TP_OFFSET_KEEP: Lets tp_as_strided keep the offset of its
// tensor.
const OffsetKeep int64 = -9223372036854775807
