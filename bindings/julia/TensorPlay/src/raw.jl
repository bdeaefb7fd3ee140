# Generated from docs/api/tensorplay.json by `make raw`; do not edit.

"""
The C interface as it is: a function for each of the library's, on pointers and
numbers. Nothing is checked or released here.
"""
module Raw


# The loader knows a loaded library by this name, wherever it was found.
const libtensorplay = "libtensorplay.so.1"

"""
How a graph is written; 0 is unset.
"""
const tp_graph_style_t = Int32

"""
0 is success.
"""
const tp_status_t = Int32

"""
An element type; 0 is unset.
"""
const tp_dtype_t = Int32

"""
Category of an element type; 0 is unset.
"""
const tp_kind_t = Int32

"""
Kind of device; 0 is unset.
"""
const tp_device_type_t = Int32

"""
A stride order; 0 is unset.
"""
const tp_memory_format_t = Int32

"""
Which dtype is computed in; 0 unset.
"""
const tp_compute_rule_t = Int32

"""
Dtype of a result; 0 is unset.
"""
const tp_result_rule_t = Int32

"""
What an operator is; 0 is unset.
"""
const tp_operator_form_t = Int32

"""
Kind of an argument; 0 is unset.
"""
const tp_argument_kind_t = Int32

"""
How bytes get into a tensor; 0 is unset.
"""
const tp_load_mode_t = Int32

"""
How operands lie; 0 is unset.
"""
const tp_kernel_path_t = Int32

"""
What becomes of the losses of all elements; 0 is unset.
"""
const tp_loss_reduction_t = Int32

"""
What a message is about.
"""
const tp_log_level_t = Int32

"""
Values kept for the way back stay.
"""
const TP_BACKWARD_RETAIN_GRAPH = Int32(1)

"""
Gradients get a history themselves; the graph is retained.
"""
const TP_BACKWARD_CREATE_GRAPH = Int32(2)

"""
Inputs may have no gradient.
"""
const TP_BACKWARD_ALLOW_UNUSED = Int32(4)

"""
A line for each node.
"""
const TP_GRAPH_TEXT = tp_graph_style_t(1)

"""
For Graphviz.
"""
const TP_GRAPH_DOT = tp_graph_style_t(2)

"""
Major version of this header.
"""
const TP_VERSION_MAJOR = Int32(0)

"""
Minor version of this header.
"""
const TP_VERSION_MINOR = Int32(1)

"""
Patch version of this header.
"""
const TP_VERSION_PATCH = Int32(0)

"""
Number in the SONAME; grows on a break.
"""
const TP_ABI_VERSION = Int32(1)

"""
Success.
"""
const TP_OK = tp_status_t(0)

"""
A value outside what is allowed.
"""
const TP_ERROR_ARGUMENT = tp_status_t(100)

"""
A required pointer is NULL.
"""
const TP_ERROR_NULL = tp_status_t(101)

"""
Wrong kind of handle, or another copy's.
"""
const TP_ERROR_HANDLE = tp_status_t(102)

"""
Index, dimension or byte out of range.
"""
const TP_ERROR_RANGE = tp_status_t(103)

"""
Sizes that do not fit each other.
"""
const TP_ERROR_SHAPE = tp_status_t(104)

"""
A dtype that the operation refuses.
"""
const TP_ERROR_DTYPE = tp_status_t(105)

"""
A device that the operation refuses.
"""
const TP_ERROR_DEVICE = tp_status_t(106)

"""
A count or byte number overflows.
"""
const TP_ERROR_OVERFLOW = tp_status_t(107)

"""
Strides that cannot express a view.
"""
const TP_ERROR_LAYOUT = tp_status_t(108)

"""
Memory could not be had.
"""
const TP_ERROR_OUT_OF_MEMORY = tp_status_t(200)

"""
The object is in the wrong state.
"""
const TP_ERROR_STATE = tp_status_t(300)

"""
Writing to read-only bytes.
"""
const TP_ERROR_READ_ONLY = tp_status_t(301)

"""
Memory overlaps where it must not.
"""
const TP_ERROR_OVERLAP = tp_status_t(302)

"""
A saved value was overwritten.
"""
const TP_ERROR_VERSION = tp_status_t(303)

"""
Inference tensor outside its mode.
"""
const TP_ERROR_INFERENCE = tp_status_t(304)

"""
Others hold or export the object.
"""
const TP_ERROR_IN_USE = tp_status_t(305)

"""
Shutdown while objects live.
"""
const TP_ERROR_LIVE_OBJECTS = tp_status_t(306)

"""
Not supported for these arguments.
"""
const TP_ERROR_UNSUPPORTED = tp_status_t(400)

"""
The part is not in this build.
"""
const TP_ERROR_NOT_BUILT = tp_status_t(401)

"""
No kernel for the operands.
"""
const TP_ERROR_MISSING_KERNEL = tp_status_t(402)

"""
The system refused a file operation.
"""
const TP_ERROR_IO = tp_status_t(500)

"""
A file that breaks its format.
"""
const TP_ERROR_FORMAT = tp_status_t(501)

"""
A callback reported a failure.
"""
const TP_ERROR_CALLBACK = tp_status_t(600)

"""
A fault of the library.
"""
const TP_ERROR_INTERNAL = tp_status_t(900)

"""
New tensors count no versions.
"""
const TP_MODE_INFERENCE = Int32(1)

"""
Operators record no history.
"""
const TP_MODE_NO_GRAD = Int32(2)

"""
What is recorded keeps where it was called, and errors of histories and backward passes tell it: the return addresses of the callers. Slow.
"""
const TP_MODE_ANOMALY = Int32(4)

"""
One byte; any non-zero byte reads as true.
"""
const TP_DTYPE_BOOL = tp_dtype_t(1)

"""
Unsigned 8-bit integer.
"""
const TP_DTYPE_U8 = tp_dtype_t(2)

"""
Unsigned 16-bit integer.
"""
const TP_DTYPE_U16 = tp_dtype_t(3)

"""
Unsigned 32-bit integer.
"""
const TP_DTYPE_U32 = tp_dtype_t(4)

"""
Unsigned 64-bit integer.
"""
const TP_DTYPE_U64 = tp_dtype_t(5)

"""
Signed 8-bit integer.
"""
const TP_DTYPE_I8 = tp_dtype_t(6)

"""
Signed 16-bit integer.
"""
const TP_DTYPE_I16 = tp_dtype_t(7)

"""
Signed 32-bit integer.
"""
const TP_DTYPE_I32 = tp_dtype_t(8)

"""
Signed 64-bit integer.
"""
const TP_DTYPE_I64 = tp_dtype_t(9)

"""
IEEE 754 binary16.
"""
const TP_DTYPE_F16 = tp_dtype_t(10)

"""
Upper half of a binary32.
"""
const TP_DTYPE_BF16 = tp_dtype_t(11)

"""
IEEE 754 binary32.
"""
const TP_DTYPE_F32 = tp_dtype_t(12)

"""
IEEE 754 binary64.
"""
const TP_DTYPE_F64 = tp_dtype_t(13)

"""
Complex of two binary32.
"""
const TP_DTYPE_C64 = tp_dtype_t(14)

"""
Complex of two binary64.
"""
const TP_DTYPE_C128 = tp_dtype_t(15)

"""
8-bit float, 4 exponent bits.
"""
const TP_DTYPE_F8_E4M3FN = tp_dtype_t(16)

"""
8-bit float, 5 exponent bits.
"""
const TP_DTYPE_F8_E5M2 = tp_dtype_t(17)

"""
Number of element types; ids are 1..17.
"""
const TP_DTYPE_COUNT = Int32(17)

"""
Truth values.
"""
const TP_KIND_BOOL = tp_kind_t(1)

"""
Signed and unsigned integers.
"""
const TP_KIND_INTEGER = tp_kind_t(2)

"""
Real floating point.
"""
const TP_KIND_FLOAT = tp_kind_t(3)

"""
Complex floating point.
"""
const TP_KIND_COMPLEX = tp_kind_t(4)

"""
The host's memory.
"""
const TP_DEVICE_CPU = tp_device_type_t(1)

"""
An NVIDIA GPU.
"""
const TP_DEVICE_CUDA = tp_device_type_t(2)

"""
Types are 1..8; 3..8 are free.
"""
const TP_DEVICE_COUNT = Int32(8)

"""
Row-major.
"""
const TP_FORMAT_CONTIGUOUS = tp_memory_format_t(1)

"""
Keep a dense layout as it is.
"""
const TP_FORMAT_PRESERVE = tp_memory_format_t(2)

"""
Rank 4, dimension 1 innermost.
"""
const TP_FORMAT_CHANNELS_LAST = tp_memory_format_t(3)

"""
Rank 5, dimension 1 innermost.
"""
const TP_FORMAT_CHANNELS_LAST_3D = tp_memory_format_t(4)

"""
Kernels and copies of the device take strided operands. Without it every view of a tensor is a copy, which `gather` makes, and kernels get contiguous tensors only, which a reduction may walk in another order.
"""
const TP_DEVICE_ADDRESSES_STRIDES = Int32(1)

"""
Promoted; i64 for bool with bool.
"""
const TP_COMPUTE_ARITHMETIC = tp_compute_rule_t(1)

"""
Promoted; f32 for integers and bool.
"""
const TP_COMPUTE_FLOATING = tp_compute_rule_t(2)

"""
Promoted, but integers of any rank to one that holds all of them. For u64 with a signed type there is none: operators of the library take the pair as it is, those of programs refuse it.
"""
const TP_COMPUTE_COMPARISON = tp_compute_rule_t(3)

"""
Promoted; integers give i64 or u64.
"""
const TP_COMPUTE_ACCUMULATE = tp_compute_rule_t(4)

"""
Promoted.
"""
const TP_COMPUTE_OPERAND = tp_compute_rule_t(5)

"""
bool.
"""
const TP_COMPUTE_LOGICAL = tp_compute_rule_t(6)

"""
Promoted, without the index or mask.
"""
const TP_COMPUTE_CONDITION = tp_compute_rule_t(7)

"""
The dtype that is computed in.
"""
const TP_RESULT_COMPUTE = tp_result_rule_t(1)

"""
bool.
"""
const TP_RESULT_BOOL = tp_result_rule_t(2)

"""
i64.
"""
const TP_RESULT_INDEX = tp_result_rule_t(3)

"""
That of the parts, if it is complex.
"""
const TP_RESULT_REAL = tp_result_rule_t(4)

"""
bool, but u8 where u8 is computed in.
"""
const TP_RESULT_TRUTH = tp_result_rule_t(5)

"""
Inputs broadcast; one result.
"""
const TP_FORM_ELEMENTWISE = tp_operator_form_t(1)

"""
Anything else.
"""
const TP_FORM_GENERAL = tp_operator_form_t(2)

"""
A tensor that is computed with.
"""
const TP_ARGUMENT_TENSOR = tp_argument_kind_t(1)

"""
A tensor or a number to compute with.
"""
const TP_ARGUMENT_OPERAND = tp_argument_kind_t(2)

"""
A tensor that keeps its dtype: a mask too.
"""
const TP_ARGUMENT_INDEX = tp_argument_kind_t(3)

"""
A list of tensors to compute with.
"""
const TP_ARGUMENT_TENSORS = tp_argument_kind_t(4)

"""
A number.
"""
const TP_ARGUMENT_SCALAR = tp_argument_kind_t(5)

"""
An integer.
"""
const TP_ARGUMENT_INTEGER = tp_argument_kind_t(6)

"""
A list of integers.
"""
const TP_ARGUMENT_INTEGERS = tp_argument_kind_t(7)

"""
0 or 1.
"""
const TP_ARGUMENT_BOOL = tp_argument_kind_t(8)

"""
A dtype; 0 leaves it to an operator of the library.
"""
const TP_ARGUMENT_DTYPE = tp_argument_kind_t(9)

"""
Only in a call: what is optional is left out.
"""
const TP_ARGUMENT_NONE = tp_argument_kind_t(10)

"""
A generator of random numbers; not for operators of programs.
"""
const TP_ARGUMENT_GENERATOR = tp_argument_kind_t(11)

"""
Read into memory of the CPU's allocator.
"""
const TP_LOAD_READ = tp_load_mode_t(1)

"""
Map without a copy; the tensor is read-only.
"""
const TP_LOAD_MAP = tp_load_mode_t(2)

"""
One run, all operands contiguous.
"""
const TP_PATH_LINEAR = tp_kernel_path_t(1)

"""
One run, but for operands that repeat.
"""
const TP_PATH_SCALAR = tp_kernel_path_t(2)

"""
Several runs, each as above.
"""
const TP_PATH_ROWS = tp_kernel_path_t(3)

"""
Any strides.
"""
const TP_PATH_STRIDED = tp_kernel_path_t(4)

"""
Take the place of a kernel that is there.
"""
const TP_KERNEL_REPLACE = Int32(1)

"""
The kernel takes operands of any dtype. No effect for general operators of programs, whose operands are converted in any case.
"""
const TP_KERNEL_MIXED = Int32(2)

"""
One class more than the largest number.
"""
const TP_CLASSES_FOUND = Int32(-1)

"""
No index at all.
"""
const TP_INDEX_NONE = Int64(-9223372036854775807)

"""
They are the result.
"""
const TP_LOSS_NONE = tp_loss_reduction_t(1)

"""
Their mean.
"""
const TP_LOSS_MEAN = tp_loss_reduction_t(2)

"""
Their sum.
"""
const TP_LOSS_SUM = tp_loss_reduction_t(3)

"""
What PyTorch takes for a target that counts for nothing.
"""
const TP_TARGET_IGNORED = Int32(-100)

"""
Stands for all dimensions where a function takes one.
"""
const TP_DIM_ALL = Int64(-9223372036854775807)

"""
The most that work on one call.
"""
const TP_MAX_THREADS = Int32(256)

"""
What failed where no call can tell it.
"""
const TP_LOG_ERROR = tp_log_level_t(1)

"""
What was done besides: a dump was written.
"""
const TP_LOG_INFO = tp_log_level_t(2)

"""
A line for each kernel that has run: operator, compute dtype and path, then the layouts of results and inputs, as in 'add/f32/linear: result f32 shape=(2, 3), strides=(3, 1), offset=0, contiguous=1; input 0 f32 ...'.
"""
const TP_LOG_LAYOUT = tp_log_level_t(3)

"""
The size may change.
"""
const TP_STORAGE_RESIZABLE = Int32(1)

"""
The bytes may not be written.
"""
const TP_STORAGE_READ_ONLY = Int32(2)

"""
The bytes are a mapped file.
"""
const TP_STORAGE_MAPPED = Int32(4)

"""
Page-locked; no part of this build.
"""
const TP_STORAGE_PINNED = Int32(8)

"""
The bytes are seen by several processes.
"""
const TP_STORAGE_SHARED = Int32(16)

"""
Made in inference mode: no counter.
"""
const TP_STORAGE_INFERENCE = Int32(32)

"""
Memory of the host, not of an allocator.
"""
const TP_STORAGE_FOREIGN = Int32(64)

"""
Largest rank; more is `TP_ERROR_UNSUPPORTED`.
"""
const TP_MAX_RANK = Int32(64)

"""
Row-major without gaps.
"""
const TP_TENSOR_CONTIGUOUS = Int32(1)

"""
Strides are in channels-last order.
"""
const TP_TENSOR_CHANNELS_LAST = Int32(2)

"""
Channels-last, no gaps.
"""
const TP_TENSOR_CHANNELS_LAST_CONTIGUOUS = Int32(4)

"""
The same for rank 5: order.
"""
const TP_TENSOR_CHANNELS_LAST_3D = Int32(8)

"""
For rank 5: no gaps.
"""
const TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS = Int32(16)

"""
A permuted dense block.
"""
const TP_TENSOR_NON_OVERLAPPING_AND_DENSE = Int32(32)

"""
Two indices may share a byte.
"""
const TP_TENSOR_SELF_OVERLAPPING = Int32(64)

"""
Made as a view of a tensor.
"""
const TP_TENSOR_VIEW = Int32(128)

"""
Of an inference-mode storage.
"""
const TP_TENSOR_INFERENCE = Int32(256)

"""
An open bound of `tp_slice`.
"""
const TP_SLICE_OPEN = Int64(9223372036854775807)

"""
Lets `tp_as_strided` keep the offset of its tensor.
"""
const TP_OFFSET_KEEP = Int64(-9223372036854775807)

"""
An allocator.
"""
mutable struct tp_allocator_t end

"""
A value kept for later, with the version that its bytes have.
"""
mutable struct tp_saved_t end

"""
An error taken from its thread.
"""
mutable struct tp_error_t end

"""
An opened `.npz` archive.
"""
mutable struct tp_npz_t end

"""
An opened file.
"""
mutable struct tp_safetensors_t end

"""
A generator.
"""
mutable struct tp_generator_t end

"""
Shared bytes.
"""
mutable struct tp_storage_t end

"""
Keeps no bytes.
"""
mutable struct tp_weak_storage_t end

"""
A tensor.
"""
mutable struct tp_tensor_t end

"""
Keeps no tensor alive.
"""
mutable struct tp_weak_tensor_t end

"""
Frees bytes: called exactly once with the context, never under a lock, on a thread of the host, and not if the call that was given it failed.
"""
const tp_deleter_fn = Ptr{Cvoid}
"""
    @tp_deleter_fn f

Frees bytes: called exactly once with the context, never under a lock, on a thread of the host, and not if the call that was given it failed.
"""
macro tp_deleter_fn(f)
    esc(:(@cfunction($f, $(Cvoid), ($(Ptr{Cvoid}),))))
end

"""
What is done with a gradient on its way.
"""
const tp_gradient_hook_fn = Ptr{Cvoid}
"""
    @tp_gradient_hook_fn f

What is done with a gradient on its way.
"""
macro tp_gradient_hook_fn(f)
    esc(:(@cfunction($f, $(tp_status_t), ($(Ptr{tp_tensor_t}), $(Ptr{Ptr{tp_tensor_t}}), $(Ptr{Cvoid}),))))
end

"""
Gradients of a function's inputs from those of its outputs. Called in the thread that runs a backward pass, with no lock held; it is recorded itself if that pass creates a graph.
"""
const tp_function_backward_fn = Ptr{Cvoid}
"""
    @tp_function_backward_fn f

Gradients of a function's inputs from those of its outputs. Called in the thread that runs a backward pass, with no lock held; it is recorded itself if that pass creates a graph.
"""
macro tp_function_backward_fn(f)
    esc(:(@cfunction($f, $(tp_status_t), ($(Ptr{Ptr{tp_tensor_t}}), $(Csize_t), $(Ptr{Ptr{tp_saved_t}}), $(Ptr{Ptr{tp_tensor_t}}), $(Csize_t), $(Ptr{Cvoid}),))))
end

"""
Called when memory runs out, before the failure is final, so that a garbage collected host can drop handles. Runs on the failing thread, no lock held.
"""
const tp_collect_fn = Ptr{Cvoid}
"""
    @tp_collect_fn f

Called when memory runs out, before the failure is final, so that a garbage collected host can drop handles. Runs on the failing thread, no lock held.
"""
macro tp_collect_fn(f)
    esc(:(@cfunction($f, $(Int32), ($(Ptr{Cvoid}),))))
end

"""
Called once when user data is no longer needed.
"""
const tp_destroy_fn = Ptr{Cvoid}
"""
    @tp_destroy_fn f

Called once when user data is no longer needed.
"""
macro tp_destroy_fn(f)
    esc(:(@cfunction($f, $(Cvoid), ($(Ptr{Cvoid}),))))
end

"""
Says how large the results of a general operator are. Called before anything is allocated; checks what the operator asks of its arguments.
"""
const tp_operator_shape_fn = Ptr{Cvoid}
"""
    @tp_operator_shape_fn f

Says how large the results of a general operator are. Called before anything is allocated; checks what the operator asks of its arguments.
"""
macro tp_operator_shape_fn(f)
    esc(:(@cfunction($f, $(tp_status_t), ($(Ptr{tp_argument_t}), $(Csize_t), $(Ptr{tp_call_shape_t}), $(Ptr{Cvoid}),))))
end

"""
Computes an operator by calling others, where there is no kernel.
"""
const tp_operator_composite_fn = Ptr{Cvoid}
"""
    @tp_operator_composite_fn f

Computes an operator by calling others, where there is no kernel.
"""
macro tp_operator_composite_fn(f)
    esc(:(@cfunction($f, $(tp_status_t), ($(Ptr{tp_argument_t}), $(Csize_t), $(Ptr{Ptr{tp_tensor_t}}), $(Csize_t), $(Ptr{Cvoid}),))))
end

"""
Takes the next bytes of a file that is written.
"""
const tp_write_fn = Ptr{Cvoid}
"""
    @tp_write_fn f

Takes the next bytes of a file that is written.
"""
macro tp_write_fn(f)
    esc(:(@cfunction($f, $(tp_status_t), ($(Ptr{Cvoid}), $(Ptr{Cvoid}), $(Csize_t),))))
end

"""
A kernel. It runs on the thread that called the operator, without a lock of the library, and on several threads at once. It may call the library, these operators too, and register kernels; it must return (no exception, no longjmp) and must not release or resize what it was given. The call and all that it points to end with it. Operands of another dtype than the one computed in are converted before (the result after) a kernel sees them, unless it was registered with `TP_KERNEL_MIXED`: a result has the dtype of the operator's rule, an input `compute_dtype`, an index or mask its own. On the CPU an elementwise kernel of up to three inputs then runs once for every block of a few hundred elements; a tensor that it was to write keeps what it did before it failed. A kernel of copy or fill converts itself, from every dtype.
"""
const tp_kernel_fn = Ptr{Cvoid}
"""
    @tp_kernel_fn f

A kernel. It runs on the thread that called the operator, without a lock of the library, and on several threads at once. It may call the library, these operators too, and register kernels; it must return (no exception, no longjmp) and must not release or resize what it was given. The call and all that it points to end with it. Operands of another dtype than the one computed in are converted before (the result after) a kernel sees them, unless it was registered with `TP_KERNEL_MIXED`: a result has the dtype of the operator's rule, an input `compute_dtype`, an index or mask its own. On the CPU an elementwise kernel of up to three inputs then runs once for every block of a few hundred elements; a tensor that it was to write keeps what it did before it failed. A kernel of copy or fill converts itself, from every dtype.
"""
macro tp_kernel_fn(f)
    esc(:(@cfunction($f, $(tp_status_t), ($(Ptr{tp_kernel_call_t}), $(Ptr{Cvoid}),))))
end

"""
Does a part of a call's work that no thread does yet; returns when there is none. Never fails and never calls back.
"""
const tp_task_fn = Ptr{Cvoid}
"""
    @tp_task_fn f

Does a part of a call's work that no thread does yet; returns when there is none. Never fails and never calls back.
"""
macro tp_task_fn(f)
    esc(:(@cfunction($f, $(Cvoid), ($(Ptr{Cvoid}),))))
end

"""
Runs task(context) on threads of the host, on up to `count` at once, and returns when all of them have returned from it. Running it fewer times takes longer and running it more often is of no use, but both give the same results. Called on the thread of a call of the library, inside it, with no lock held; several threads may be in it, and it must not unwind.
"""
const tp_parallel_for_fn = Ptr{Cvoid}
"""
    @tp_parallel_for_fn f

Runs task(context) on threads of the host, on up to `count` at once, and returns when all of them have returned from it. Running it fewer times takes longer and running it more often is of no use, but both give the same results. Called on the thread of a call of the library, inside it, with no lock held; several threads may be in it, and it must not unwind.
"""
macro tp_parallel_for_fn(f)
    esc(:(@cfunction($f, $(tp_status_t), ($(Ptr{Cvoid}), $(Int32), $(tp_task_fn), $(Ptr{Cvoid}),))))
end

"""
Receives a message. Runs on the thread that it is about, inside its call, with no lock of the library held; several threads may be in it. It may call the library, whose kernels it runs are not logged, and must not unwind.
"""
const tp_log_fn = Ptr{Cvoid}
"""
    @tp_log_fn f

Receives a message. Runs on the thread that it is about, inside its call, with no lock of the library held; several threads may be in it. It may call the library, whose kernels it runs are not logged, and must not unwind.
"""
macro tp_log_fn(f)
    esc(:(@cfunction($f, $(Cvoid), ($(Ptr{Cvoid}), $(tp_log_level_t), $(Cstring),))))
end

"""
Takes a reference of the wrapper: the tensor's count went from 1 to 2. Runs inside retain on the calling thread and must not call the library.
"""
const tp_wrapper_take_fn = Ptr{Cvoid}
"""
    @tp_wrapper_take_fn f

Takes a reference of the wrapper: the tensor's count went from 1 to 2. Runs inside retain on the calling thread and must not call the library.
"""
macro tp_wrapper_take_fn(f)
    esc(:(@cfunction($f, $(Cvoid), ($(Ptr{Cvoid}),))))
end

"""
Drops a reference of the wrapper: the tensor's count went from 2 to 1. Runs in `tp_run_deferred`, `tp_tensor_detach_wrapper` and `tp_shutdown` only, never inside release.
"""
const tp_wrapper_drop_fn = Ptr{Cvoid}
"""
    @tp_wrapper_drop_fn f

Drops a reference of the wrapper: the tensor's count went from 2 to 1. Runs in `tp_run_deferred`, `tp_tensor_detach_wrapper` and `tp_shutdown` only, never inside release.
"""
macro tp_wrapper_drop_fn(f)
    esc(:(@cfunction($f, $(Cvoid), ($(Ptr{Cvoid}),))))
end

"""
An allocator written by the host. All zero is the default of a member.
"""
Base.@kwdef struct tp_allocator_callbacks_t
    struct_size::UInt32 = UInt32(48)
    device_type::Int32 = Int32(0)
    device_index::Int32 = Int32(0)
    reserved::UInt32 = UInt32(0)
    user_data::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    allocate::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    deallocate::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    destroy::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
end

"""
Counters of an allocator. Bytes count rounded blocks with their headers for the caching allocator and requests for others. Sums are exact while no thread allocates. The peak is looked at with every block that comes from the system or is above 64 KiB, and when the counters are read: it may miss up to 2 MiB of small blocks a thread.
"""
Base.@kwdef struct tp_allocator_stats_t
    struct_size::UInt32 = UInt32(80)
    reserved::UInt32 = UInt32(0)
    live_bytes::UInt64 = UInt64(0)
    live_blocks::UInt64 = UInt64(0)
    cached_bytes::UInt64 = UInt64(0)
    cached_blocks::UInt64 = UInt64(0)
    peak_bytes::UInt64 = UInt64(0)
    allocations::UInt64 = UInt64(0)
    system_allocations::UInt64 = UInt64(0)
    system_frees::UInt64 = UInt64(0)
    buckets::UInt64 = UInt64(0)
end

"""
How a function of a program is differentiated. All zero is the default of a member.
"""
Base.@kwdef struct tp_function_t
    struct_size::UInt32 = UInt32(56)
    reserved::UInt32 = UInt32(0)
    name::Cstring = Cstring(C_NULL)
    backward::tp_function_backward_fn = C_NULL
    user_data::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    destroy::tp_destroy_fn = C_NULL
    saved::Ptr{Ptr{tp_tensor_t}} = Ptr{Ptr{tp_tensor_t}}(C_NULL)
    saved_count::Csize_t = Csize_t(0)
end

"""
A number with its type. 32 bytes, passed by pointer. `dtype` says which members count: bool, i64: `integer`; u64: `integer` read as unsigned; f64: `real`; c128: `real` and `imag`. Other dtypes are refused.
"""
Base.@kwdef struct tp_scalar_t
    dtype::tp_dtype_t = tp_dtype_t(0)
    reserved::Int32 = Int32(0)
    integer::Int64 = Int64(0)
    real::Cdouble = Cdouble(0)
    imag::Cdouble = Cdouble(0)
end

"""
What a device type brings. No callback runs under a lock of the library; each may run on several threads at once and must return. A status other than `TP_OK` fails the call that needed it; `tp_error_set` may say why. All zero is the default of a member.
"""
Base.@kwdef struct tp_device_callbacks_t
    struct_size::UInt32 = UInt32(96)
    flags::UInt32 = UInt32(0)
    count::Int32 = Int32(0)
    reserved::UInt32 = UInt32(0)
    name::Cstring = Cstring(C_NULL)
    user_data::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    allocate::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    deallocate::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    copy_within::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    copy_to_host::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    copy_from_host::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    gather::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    streams::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    destroy::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
end

"""
What an operator says of an argument.
"""
Base.@kwdef struct tp_argument_info_t
    name::Cstring = Cstring(C_NULL)
    kind::tp_argument_kind_t = tp_argument_kind_t(0)
    is_optional::Int32 = Int32(0)
end

"""
An argument of a call. `kind` is what the operator declares; for an operand, `TP_ARGUMENT_TENSOR` or `TP_ARGUMENT_SCALAR` says which it is; an index may be called a tensor, and `TP_ARGUMENT_NONE` leaves out what is optional. Members of other kinds are not read.
"""
Base.@kwdef struct tp_argument_t
    kind::tp_argument_kind_t = tp_argument_kind_t(0)
    reserved::Int32 = Int32(0)
    tensor::Ptr{tp_tensor_t} = Ptr{tp_tensor_t}(C_NULL)
    tensors::Ptr{Ptr{tp_tensor_t}} = Ptr{Ptr{tp_tensor_t}}(C_NULL)
    integers::Ptr{Int64} = Ptr{Int64}(C_NULL)
    count::Csize_t = Csize_t(0)
    integer::Int64 = Int64(0)
    scalar::tp_scalar_t = tp_scalar_t()
    other::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
end

"""
The row of an operator.
"""
Base.@kwdef struct tp_operator_info_t
    struct_size::UInt32 = UInt32(64)
    op::Int32 = Int32(0)
    name::Cstring = Cstring(C_NULL)
    is_registered::Int32 = Int32(0)
    form::tp_operator_form_t = tp_operator_form_t(0)
    compute::tp_compute_rule_t = tp_compute_rule_t(0)
    result::tp_result_rule_t = tp_result_rule_t(0)
    dtypes::UInt64 = UInt64(0)
    result_count::UInt32 = UInt32(0)
    reserved::UInt32 = UInt32(0)
    arguments::Ptr{tp_argument_info_t} = Ptr{tp_argument_info_t}(C_NULL)
    argument_count::Csize_t = Csize_t(0)
end

"""
Sizes and dtype of a result of a general operator.
"""
Base.@kwdef struct tp_result_shape_t
    dtype::tp_dtype_t = tp_dtype_t(0)
    rank::Int32 = Int32(0)
    sizes::Ptr{Int64} = Ptr{Int64}(C_NULL)
end

"""
What a general operator says of a call before its kernel runs.
"""
Base.@kwdef struct tp_call_shape_t
    struct_size::UInt32 = UInt32(32)
    compute_dtype::tp_dtype_t = tp_dtype_t(0)
    results::Ptr{tp_result_shape_t} = Ptr{tp_result_shape_t}(C_NULL)
    result_count::Csize_t = Csize_t(0)
    workspace_nbytes::Csize_t = Csize_t(0)
end

"""
An operator of a program. All zero is the default of a member.
"""
Base.@kwdef struct tp_operator_definition_t
    struct_size::UInt32 = UInt32(88)
    form::tp_operator_form_t = tp_operator_form_t(0)
    name::Cstring = Cstring(C_NULL)
    arguments::Ptr{tp_argument_info_t} = Ptr{tp_argument_info_t}(C_NULL)
    argument_count::Csize_t = Csize_t(0)
    compute::tp_compute_rule_t = tp_compute_rule_t(0)
    result::tp_result_rule_t = tp_result_rule_t(0)
    dtypes::UInt64 = UInt64(0)
    result_count::UInt32 = UInt32(0)
    reserved::UInt32 = UInt32(0)
    shape::tp_operator_shape_fn = C_NULL
    composite::tp_operator_composite_fn = C_NULL
    user_data::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    destroy::tp_destroy_fn = C_NULL
end

"""
An operand as the kernel is to walk it. The last dimension is the innermost; strides count bytes, may be negative and are 0 where an operand repeats. Elements may be misaligned.
"""
Base.@kwdef struct tp_kernel_operand_t
    data::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    sizes::Ptr{Int64} = Ptr{Int64}(C_NULL)
    strides::Ptr{Int64} = Ptr{Int64}(C_NULL)
    rank::Int32 = Int32(0)
    dtype::tp_dtype_t = tp_dtype_t(0)
end

"""
A call of a kernel. Sizes by kind of operator: - elementwise (fill and copy too): all operands have the same sizes, with dimensions merged and ordered by the result's strides; `attributes` are the numbers that are no operands, in the order of the arguments, what is left out included, as f64, i64, u64, c128 or, where that is the dtype computed in, bool; - reductions: all operands have the input's sizes, with dimensions merged and the kept ones, ordered by the input's strides, first; the last `attributes[0]` dimensions are reduced, in logical order (or any that will do), and the results' strides are 0 there; the second result of max_dim and min_dim is the index; `attributes[1]` is the correction of var and std, the order of norm; - scans and softmax: the same, but the last `attributes[0]` dimensions, one or none, are those along which results have strides of their own; the second result of cummax and cummin is the index; - matmul: (batch.., m, n), (batch.., m, k), (batch.., k, n); addmm the same with the input, (batch.., m, n), behind the result; `attributes` are beta and alpha, and the input is not read if beta is 0. dot and linear without a bias run the kernel of matmul, baddbmm and linear that of addmm; - index_select: result, source, index (rank 1); `attributes[0]` is the dimension; - gather: result, source, index, all with the index's sizes and the dimensions in logical order, merged; the source's stride is 0 along the indexed dimension, of which `attributes` tells the size, the source's stride in bytes and the number; if a fourth one is 1 nobody sees the result when the kernel fails, which then may have written to it; - scatter, scatter_add, scatter_mul: result, the same memory again with what it held before, index, source; as for gather, but that it is the result which is indexed. If a fourth attribute is 1 only the indices are to be checked; - take: result, source, index; the source with its own sizes, result and index with the index's, dimensions in logical order, merged; - masked_select: result (rank 1, as many as are true), source, mask; source and mask with the broadcast sizes, in logical order, merged; - tril, triu: result and source with their own sizes; `attributes[0]` is the diagonal; - uniform, normal, randint: the result, its dimensions in logical order, merged; `attributes` are the seed, the first block, and the two numbers of the operator (ops_random.h tells of blocks); - bernoulli: the same with the probabilities behind the result and without the numbers; dropout: with the source there, and the probability that an element stays as the number; - mse_loss: as elementwise ones; - layer_norm: result and source (rows, elements), maybe the same memory, weight and bias (elements), all contiguous; a number of the host where one is missing; `attributes[0]` is epsilon; - nll_loss: result, source, target as for gather, which tells the same attributes, then the target that is ignored and which of all targets the first one is; weight (classes), or a number of the host where it is missing; - sgd: the new parameter, the new momentum buffer, then both as they were, maybe the same memory, then the gradient, all with the same sizes, merged and ordered as for elementwise ones; without a buffer neither of the two is there. `attributes` are the numbers of the operator in their order; at step 1 what the buffer held is not to be read; - adam, adamw: the same with two or three moments in its place; - general ones of programs: the tensors as they were given, but for their dtypes. `path` tells which loop fits; a kernel must work for `TP_PATH_STRIDED` whatever is said. Operands share memory with a result exactly or not at all. A result is written whole, or not at all before a failure.
"""
Base.@kwdef struct tp_kernel_call_t
    struct_size::UInt32 = UInt32(80)
    op::Int32 = Int32(0)
    path::tp_kernel_path_t = tp_kernel_path_t(0)
    compute_dtype::tp_dtype_t = tp_dtype_t(0)
    device_type::tp_device_type_t = tp_device_type_t(0)
    device_index::Int32 = Int32(0)
    operand_count::UInt32 = UInt32(0)
    result_count::UInt32 = UInt32(0)
    host_operands::UInt32 = UInt32(0)
    attribute_count::UInt32 = UInt32(0)
    operands::Ptr{tp_kernel_operand_t} = Ptr{tp_kernel_operand_t}(C_NULL)
    attributes::Ptr{tp_scalar_t} = Ptr{tp_scalar_t}(C_NULL)
    stream::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    workspace::Ptr{Cvoid} = Ptr{Cvoid}(C_NULL)
    workspace_nbytes::Csize_t = Csize_t(0)
end

"""
A place of the table that an operator declares and nobody has filled.
"""
Base.@kwdef struct tp_missing_kernel_t
    op::Int32 = Int32(0)
    device_type::tp_device_type_t = tp_device_type_t(0)
    dtype::tp_dtype_t = tp_dtype_t(0)
    reserved::Int32 = Int32(0)
end

"""
How `tp_sgd_inplace` steps. Zeros are what they say; members that a later version adds will have 0 for what this one does.
"""
Base.@kwdef struct tp_sgd_options_t
    struct_size::UInt32 = UInt32(48)
    nesterov::Int32 = Int32(0)
    maximize::Int32 = Int32(0)
    reserved::Int32 = Int32(0)
    lr::Cdouble = Cdouble(0)
    momentum::Cdouble = Cdouble(0)
    dampening::Cdouble = Cdouble(0)
    weight_decay::Cdouble = Cdouble(0)
end

"""
How `tp_adam_inplace` and `tp_adamw_inplace` step. Zeros are what they say; members that a later version adds will have 0 for what this one does.
"""
Base.@kwdef struct tp_adam_options_t
    struct_size::UInt32 = UInt32(48)
    maximize::Int32 = Int32(0)
    lr::Cdouble = Cdouble(0)
    beta1::Cdouble = Cdouble(0)
    beta2::Cdouble = Cdouble(0)
    epsilon::Cdouble = Cdouble(0)
    weight_decay::Cdouble = Cdouble(0)
end

"""
    tp_allocator_callbacks_init(callbacks, struct_size)

Clears a struct of callbacks and sets its size.
"""
@inline tp_allocator_callbacks_init(callbacks, struct_size) =
    ccall((:tp_allocator_callbacks_init, libtensorplay), tp_status_t, (Ptr{tp_allocator_callbacks_t}, Csize_t,), callbacks, struct_size)

"""
    tp_allocator_stats_init(stats, struct_size)

Clears a struct of counters and sets its size.
"""
@inline tp_allocator_stats_init(stats, struct_size) =
    ccall((:tp_allocator_stats_init, libtensorplay), tp_status_t, (Ptr{tp_allocator_stats_t}, Csize_t,), stats, struct_size)

"""
    tp_allocator_get(device_type, out)

The allocator in use for a device type. Two look-ups give the same handle.
"""
@inline tp_allocator_get(device_type, out) =
    ccall((:tp_allocator_get, libtensorplay), tp_status_t, (tp_device_type_t, Ptr{Ptr{tp_allocator_t}},), device_type, out)

"""
    tp_allocator_set(device_type, allocator)

Sets the allocator that new storages of a device type use.
"""
@inline tp_allocator_set(device_type, allocator) =
    ccall((:tp_allocator_set, libtensorplay), tp_status_t, (tp_device_type_t, Ptr{tp_allocator_t},), device_type, allocator)

"""
    tp_allocator_pinned(device_type, out)

The pinned host allocator of a device type.
"""
@inline tp_allocator_pinned(device_type, out) =
    ccall((:tp_allocator_pinned, libtensorplay), tp_status_t, (tp_device_type_t, Ptr{Ptr{tp_allocator_t}},), device_type, out)

"""
    tp_allocator_new(callbacks, out)

Makes an allocator of callbacks.
"""
@inline tp_allocator_new(callbacks, out) =
    ccall((:tp_allocator_new, libtensorplay), tp_status_t, (Ptr{tp_allocator_callbacks_t}, Ptr{Ptr{tp_allocator_t}},), callbacks, out)

"""
    tp_allocator_retain(allocator)

Adds a reference.
"""
@inline tp_allocator_retain(allocator) =
    ccall((:tp_allocator_retain, libtensorplay), Ptr{tp_allocator_t}, (Ptr{tp_allocator_t},), allocator)

"""
    tp_allocator_release(allocator)

Drops a reference.
"""
@inline tp_allocator_release(allocator) =
    ccall((:tp_allocator_release, libtensorplay), Cvoid, (Ptr{tp_allocator_t},), allocator)

"""
    tp_allocator_device_type(allocator)

Device type of an allocator.
"""
@inline tp_allocator_device_type(allocator) =
    ccall((:tp_allocator_device_type, libtensorplay), tp_device_type_t, (Ptr{tp_allocator_t},), allocator)

"""
    tp_allocator_allocate(allocator, nbytes, data, ctx)

Allocates bytes directly, aligned to 64 on the CPU. Zero bytes give a valid pointer of their own.
"""
@inline tp_allocator_allocate(allocator, nbytes, data, ctx) =
    ccall((:tp_allocator_allocate, libtensorplay), tp_status_t, (Ptr{tp_allocator_t}, Csize_t, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}},), allocator, nbytes, data, ctx)

"""
    tp_allocator_free(allocator, data, ctx, nbytes)

Gives bytes back, from any thread.
"""
@inline tp_allocator_free(allocator, data, ctx, nbytes) =
    ccall((:tp_allocator_free, libtensorplay), Cvoid, (Ptr{tp_allocator_t}, Ptr{Cvoid}, Ptr{Cvoid}, Csize_t,), allocator, data, ctx, nbytes)

"""
    tp_allocator_stats(allocator, stats)

Reads the counters.
"""
@inline tp_allocator_stats(allocator, stats) =
    ccall((:tp_allocator_stats, libtensorplay), tp_status_t, (Ptr{tp_allocator_t}, Ptr{tp_allocator_stats_t},), allocator, stats)

"""
    tp_allocator_reset_peak(allocator)

Sets the peak to what is live now.
"""
@inline tp_allocator_reset_peak(allocator) =
    ccall((:tp_allocator_reset_peak, libtensorplay), tp_status_t, (Ptr{tp_allocator_t},), allocator)

"""
    tp_allocator_empty_cache(allocator)

Gives all cached blocks back to the system, other threads' caches included. An allocator of callbacks has none.
"""
@inline tp_allocator_empty_cache(allocator) =
    ccall((:tp_allocator_empty_cache, libtensorplay), tp_status_t, (Ptr{tp_allocator_t},), allocator)

"""
    tp_allocator_set_cap(allocator, nbytes)

Sets the most bytes kept for reuse. A block freed above it goes back to the system. The default is a quarter of the memory allowance of the process.
"""
@inline tp_allocator_set_cap(allocator, nbytes) =
    ccall((:tp_allocator_set_cap, libtensorplay), tp_status_t, (Ptr{tp_allocator_t}, UInt64,), allocator, nbytes)

"""
    tp_allocator_cap(allocator)

The cap.
"""
@inline tp_allocator_cap(allocator) =
    ccall((:tp_allocator_cap, libtensorplay), UInt64, (Ptr{tp_allocator_t},), allocator)

"""
    tp_allocator_set_bypass_threshold(allocator, nbytes)

Sets the request size above which blocks bypass the cache: they come from the system and go back at once. The default is 1 GiB.
"""
@inline tp_allocator_set_bypass_threshold(allocator, nbytes) =
    ccall((:tp_allocator_set_bypass_threshold, libtensorplay), tp_status_t, (Ptr{tp_allocator_t}, UInt64,), allocator, nbytes)

"""
    tp_allocator_bypass_threshold(allocator)

The bypass threshold.
"""
@inline tp_allocator_bypass_threshold(allocator) =
    ccall((:tp_allocator_bypass_threshold, libtensorplay), UInt64, (Ptr{tp_allocator_t},), allocator)

"""
    tp_tensor_requires_grad(tensor)

Whether gradients of a tensor are followed: a leaf that requires them, or a tensor with a history.
"""
@inline tp_tensor_requires_grad(tensor) =
    ccall((:tp_tensor_requires_grad, libtensorplay), Int32, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_set_requires_grad(tensor, required)

Makes a tensor without history a leaf that requires gradients, or ends that. Nothing of its family (views of it, and what it is a view of) may be written in place while history is recorded.
"""
@inline tp_tensor_set_requires_grad(tensor, required) =
    ccall((:tp_tensor_set_requires_grad, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int32,), tensor, required)

"""
    tp_tensor_is_leaf(tensor)

Whether a tensor is the end of a graph: made by no recorded operator.
"""
@inline tp_tensor_is_leaf(tensor) =
    ccall((:tp_tensor_is_leaf, libtensorplay), Int32, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_retain_grad(tensor)

Asks a tensor with a history to keep its gradient, as leaves do: a copy, which later passes add to. Written in place it keeps that of its new value, but for two cases that end the keeping: it overlapped itself and got bytes of its own, or a hook on its own gradient writes it. Written through another tensor of the same bytes it keeps that of the old value; asked anew, what it is used for from then on counts, as it does for hooks and for `tp_gradients` by such a tensor: ask before use.
"""
@inline tp_tensor_retain_grad(tensor) =
    ccall((:tp_tensor_retain_grad, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_retains_grad(tensor)

Whether a tensor with a history keeps its gradient.
"""
@inline tp_tensor_retains_grad(tensor) =
    ccall((:tp_tensor_retains_grad, libtensorplay), Int32, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_grad_get(tensor, out)

The gradient that a tensor has gathered. Later passes add to it in place.
"""
@inline tp_tensor_grad_get(tensor, out) =
    ccall((:tp_tensor_grad_get, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), tensor, out)

"""
    tp_tensor_grad_set(tensor, gradient)

Replaces the gradient of a leaf that requires gradients, or of a tensor that retains its own.
"""
@inline tp_tensor_grad_set(tensor, gradient) =
    ccall((:tp_tensor_grad_set, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), tensor, gradient)

"""
    tp_tensor_grad_zero(tensor)

Writes zeros over the gradient, if there is one.
"""
@inline tp_tensor_grad_zero(tensor) =
    ccall((:tp_tensor_grad_zero, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_hook_add(tensor, hook, user_data, destroy, id)

Adds a hook. It is called in the thread that runs a backward pass, with no lock held, once a pass when the tensor's gradient is complete; several in the order in which they were added. It stays with the history that the tensor has now.
"""
@inline tp_tensor_hook_add(tensor, hook, user_data, destroy, id) =
    ccall((:tp_tensor_hook_add, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, tp_gradient_hook_fn, Ptr{Cvoid}, tp_destroy_fn, Ptr{UInt64},), tensor, hook, user_data, destroy, id)

"""
    tp_tensor_hook_remove(tensor, id)

Removes a hook; not from inside a hook of the same tensor.
"""
@inline tp_tensor_hook_remove(tensor, id) =
    ccall((:tp_tensor_hook_remove, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, UInt64,), tensor, id)

"""
    tp_backward(tensors, n, gradients, flags)

Goes back from tensors to all leaves, and adds to their gradients. Runs in the calling thread; the order is the same every time.
"""
@inline tp_backward(tensors, n, gradients, flags) =
    ccall((:tp_backward, libtensorplay), tp_status_t, (Ptr{Ptr{tp_tensor_t}}, Csize_t, Ptr{Ptr{tp_tensor_t}}, UInt32,), tensors, n, gradients, flags)

"""
    tp_gradients(tensors, n, gradients, inputs, m, flags, out)

Gradients with respect to chosen tensors; no gradient of a leaf is touched, and only what leads to them is run.
"""
@inline tp_gradients(tensors, n, gradients, inputs, m, flags, out) =
    ccall((:tp_gradients, libtensorplay), tp_status_t, (Ptr{Ptr{tp_tensor_t}}, Csize_t, Ptr{Ptr{tp_tensor_t}}, Ptr{Ptr{tp_tensor_t}}, Csize_t, UInt32, Ptr{Ptr{tp_tensor_t}},), tensors, n, gradients, inputs, m, flags, out)

"""
    tp_grad_mode_push(recording)

Turns recording on or off until the matching `tp_grad_mode_pop`.
"""
@inline tp_grad_mode_push(recording) =
    ccall((:tp_grad_mode_push, libtensorplay), tp_status_t, (Int32,), recording)

"""
    tp_grad_mode_pop()

Goes back to what the mode was before the last `tp_grad_mode_push`.
"""
@inline tp_grad_mode_pop() =
    ccall((:tp_grad_mode_pop, libtensorplay), tp_status_t, ())

"""
    tp_inference_mode_push(inference)

Turns inference mode on or off until the matching `tp_inference_mode_pop`. In the mode nothing is recorded, and new tensors count no versions; outside it they can neither be written nor kept for a backward pass.
"""
@inline tp_inference_mode_push(inference) =
    ccall((:tp_inference_mode_push, libtensorplay), tp_status_t, (Int32,), inference)

"""
    tp_inference_mode_pop()

Goes back to what the mode was before the last `tp_inference_mode_push`.
"""
@inline tp_inference_mode_pop() =
    ccall((:tp_inference_mode_pop, libtensorplay), tp_status_t, ())

"""
    tp_saved_new(tensor, out)

Keeps a tensor. Its bytes are shared, not copied.
"""
@inline tp_saved_new(tensor, out) =
    ccall((:tp_saved_new, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_saved_t}},), tensor, out)

"""
    tp_saved_unpack(saved, out)

The tensor again, if its bytes were not written since.
"""
@inline tp_saved_unpack(saved, out) =
    ccall((:tp_saved_unpack, libtensorplay), tp_status_t, (Ptr{tp_saved_t}, Ptr{Ptr{tp_tensor_t}},), saved, out)

"""
    tp_saved_release(saved)

Gives a kept value back; NULL is allowed.
"""
@inline tp_saved_release(saved) =
    ccall((:tp_saved_release, libtensorplay), Cvoid, (Ptr{tp_saved_t},), saved)

"""
    tp_function_init(function_, struct_size)

Clears a function and sets its size.
"""
@inline tp_function_init(function_, struct_size) =
    ccall((:tp_function_init, libtensorplay), tp_status_t, (Ptr{tp_function_t}, Csize_t,), function_, struct_size)

"""
    tp_function_record(function_, inputs, n, outputs, m)

Gives tensors that a program computed a history. The program computes them with recording turned off; they must be new, share no bytes with the inputs and have no history yet. Where no input requires gradients or nothing is recorded, nothing happens but that user_data is destroyed.
"""
@inline tp_function_record(function_, inputs, n, outputs, m) =
    ccall((:tp_function_record, libtensorplay), tp_status_t, (Ptr{tp_function_t}, Ptr{Ptr{tp_tensor_t}}, Csize_t, Ptr{Ptr{tp_tensor_t}}, Csize_t,), function_, inputs, n, outputs, m)

"""
    tp_graph_style_name(style)

Name of a style: 'text', 'dot'.
"""
@inline tp_graph_style_name(style) =
    ccall((:tp_graph_style_name, libtensorplay), Cstring, (tp_graph_style_t,), style)

"""
    tp_graph_style_parse(name, out)

Style of a name.
"""
@inline tp_graph_style_parse(name, out) =
    ccall((:tp_graph_style_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_graph_style_t},), name, out)

"""
    tp_graph_format(tensor, style, buffer, capacity)

Writes the graph behind a tensor: its nodes, numbered from the tensor's own, with the shape and dtype of their results and the nodes that they lead to.
"""
@inline tp_graph_format(tensor, style, buffer, capacity) =
    ccall((:tp_graph_format, libtensorplay), Csize_t, (Ptr{tp_tensor_t}, tp_graph_style_t, Ptr{Cchar}, Csize_t,), tensor, style, buffer, capacity)

"""
    tp_version()

Version of the loaded library as text, for example '0.1.0'.
"""
@inline tp_version() =
    ccall((:tp_version, libtensorplay), Cstring, ())

"""
    tp_abi_version()

ABI number of the loaded library, compare with `TP_ABI_VERSION`.
"""
@inline tp_abi_version() =
    ccall((:tp_abi_version, libtensorplay), Int32, ())

"""
    tp_has_feature(name)

Whether an optional part was built in.
"""
@inline tp_has_feature(name) =
    ccall((:tp_has_feature, libtensorplay), Int32, (Cstring,), name)

"""
    tp_status_name(status)

Name of a status code, for example 'TP_ERROR_SHAPE'.
"""
@inline tp_status_name(status) =
    ccall((:tp_status_name, libtensorplay), Cstring, (tp_status_t,), status)

"""
    tp_status_parse(name, out)

Status code of a name.
"""
@inline tp_status_parse(name, out) =
    ccall((:tp_status_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_status_t},), name, out)

"""
    tp_error_code(error)

Status code of an error.
"""
@inline tp_error_code(error) =
    ccall((:tp_error_code, libtensorplay), tp_status_t, (Ptr{tp_error_t},), error)

"""
    tp_error_message(error)

Text of an error: names the operator, the values it saw and the conflict.
"""
@inline tp_error_message(error) =
    ccall((:tp_error_message, libtensorplay), Cstring, (Ptr{tp_error_t},), error)

"""
    tp_error_function(error)

Name of the public function that failed.
"""
@inline tp_error_function(error) =
    ccall((:tp_error_function, libtensorplay), Cstring, (Ptr{tp_error_t},), error)

"""
    tp_error_argument(error)

Position of the argument at fault, from 1.
"""
@inline tp_error_argument(error) =
    ccall((:tp_error_argument, libtensorplay), Int32, (Ptr{tp_error_t},), error)

"""
    tp_error_native_code(error)

Code of the system or a callback behind the error (`errno`, a status).
"""
@inline tp_error_native_code(error) =
    ccall((:tp_error_native_code, libtensorplay), Int64, (Ptr{tp_error_t},), error)

"""
    tp_error_cause(error)

Text of what caused the error, from the system or a callback.
"""
@inline tp_error_cause(error) =
    ccall((:tp_error_cause, libtensorplay), Cstring, (Ptr{tp_error_t},), error)

"""
    tp_error_format(error, buffer, capacity)

Writes 'FUNCTION: MESSAGE [argument N] (CODE; cause)' to a buffer.
"""
@inline tp_error_format(error, buffer, capacity) =
    ccall((:tp_error_format, libtensorplay), Csize_t, (Ptr{tp_error_t}, Ptr{Cchar}, Csize_t,), error, buffer, capacity)

"""
    tp_error_take()

Moves the thread's last error into an owned object that may go to another thread; the thread then has none.
"""
@inline tp_error_take() =
    ccall((:tp_error_take, libtensorplay), Ptr{tp_error_t}, ())

"""
    tp_error_release(error)

Frees a taken error.
"""
@inline tp_error_release(error) =
    ccall((:tp_error_release, libtensorplay), Cvoid, (Ptr{tp_error_t},), error)

"""
    tp_error_set(code, message)

Sets the thread's last error, for callbacks that report a failure: the library then carries the text as the cause.
"""
@inline tp_error_set(code, message) =
    ccall((:tp_error_set, libtensorplay), tp_status_t, (tp_status_t, Cstring,), code, message)

"""
    tp_error_clear()

Forgets the thread's last error.
"""
@inline tp_error_clear() =
    ccall((:tp_error_clear, libtensorplay), Cvoid, ())

"""
    tp_modes_get()

Modes of the calling thread.
"""
@inline tp_modes_get() =
    ccall((:tp_modes_get, libtensorplay), UInt32, ())

"""
    tp_modes_set(modes)

Sets all modes of the calling thread.
"""
@inline tp_modes_set(modes) =
    ccall((:tp_modes_set, libtensorplay), tp_status_t, (UInt32,), modes)

"""
    tp_modes_swap(modes, before)

Sets all modes and tells the ones before.
"""
@inline tp_modes_swap(modes, before) =
    ccall((:tp_modes_swap, libtensorplay), tp_status_t, (UInt32, Ptr{UInt32},), modes, before)

"""
    tp_shutdown()

Ends the library's threads and frees the caches: it can be unloaded then, or used again from scratch. What was registered is destroyed; callbacks that this calls can set and register nothing (`TP_ERROR_STATE`).
"""
@inline tp_shutdown() =
    ccall((:tp_shutdown, libtensorplay), tp_status_t, ())

"""
    tp_run_deferred()

Runs what was put off for a thread of the host: dropped wrappers.
"""
@inline tp_run_deferred() =
    ccall((:tp_run_deferred, libtensorplay), Csize_t, ())

"""
    tp_set_collect_callback(collect, user_data, destroy)

Sets the collect callback of the process; the one before is destroyed.
"""
@inline tp_set_collect_callback(collect, user_data, destroy) =
    ccall((:tp_set_collect_callback, libtensorplay), tp_status_t, (tp_collect_fn, Ptr{Cvoid}, tp_destroy_fn,), collect, user_data, destroy)

"""
    tp_dtype_size(dtype)

Bytes of one element.
"""
@inline tp_dtype_size(dtype) =
    ccall((:tp_dtype_size, libtensorplay), Csize_t, (tp_dtype_t,), dtype)

"""
    tp_dtype_name(dtype)

Short name, for example 'f32', 'f8_e4m3fn'.
"""
@inline tp_dtype_name(dtype) =
    ccall((:tp_dtype_name, libtensorplay), Cstring, (tp_dtype_t,), dtype)

"""
    tp_dtype_parse(name, out)

Element type of a short name.
"""
@inline tp_dtype_parse(name, out) =
    ccall((:tp_dtype_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_dtype_t},), name, out)

"""
    tp_dtype_kind(dtype)

Category of an element type.
"""
@inline tp_dtype_kind(dtype) =
    ccall((:tp_dtype_kind, libtensorplay), tp_kind_t, (tp_dtype_t,), dtype)

"""
    tp_kind_name(kind)

Name of a category: 'bool', 'integer', 'float' or 'complex'.
"""
@inline tp_kind_name(kind) =
    ccall((:tp_kind_name, libtensorplay), Cstring, (tp_kind_t,), kind)

"""
    tp_kind_parse(name, out)

Category of a name.
"""
@inline tp_kind_parse(name, out) =
    ccall((:tp_kind_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_kind_t},), name, out)

"""
    tp_dtype_promote(a, b, out)

Element type that two dimensioned tensors meet in: the higher category (bool < integer < float < complex), then the wider type. Unsigned with signed gives the next wider signed type, u64 with signed f64, f16 with bf16 f32. An integer never widens a floating type.
"""
@inline tp_dtype_promote(a, b, out) =
    ccall((:tp_dtype_promote, libtensorplay), tp_status_t, (tp_dtype_t, tp_dtype_t, Ptr{tp_dtype_t},), a, b, out)

"""
    tp_dtype_promote_list(dtypes, n, out)

Folds `tp_dtype_promote` over a list from left to right.
"""
@inline tp_dtype_promote_list(dtypes, n, out) =
    ccall((:tp_dtype_promote_list, libtensorplay), tp_status_t, (Ptr{tp_dtype_t}, Csize_t, Ptr{tp_dtype_t},), dtypes, n, out)

"""
    tp_device_type_name(type_)

Name of a device type: 'cpu', 'cuda', 'device3' to 'device8', or what a program registered it as (device.h).
"""
@inline tp_device_type_name(type_) =
    ccall((:tp_device_type_name, libtensorplay), Cstring, (tp_device_type_t,), type_)

"""
    tp_device_type_parse(name, out)

Device type of a name.
"""
@inline tp_device_type_parse(name, out) =
    ccall((:tp_device_type_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_device_type_t},), name, out)

"""
    tp_device_parse(text, type_, index)

Device of a text such as 'cpu', 'cuda' or 'cuda:1'. Strict: nothing may follow, no sign, no blank, no leading zero.
"""
@inline tp_device_parse(text, type_, index) =
    ccall((:tp_device_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_device_type_t}, Ptr{Int32},), text, type_, index)

"""
    tp_memory_format_name(format)

Name of a format: 'contiguous', 'preserve', 'channels_last', 'channels_last_3d'.
"""
@inline tp_memory_format_name(format) =
    ccall((:tp_memory_format_name, libtensorplay), Cstring, (tp_memory_format_t,), format)

"""
    tp_memory_format_parse(name, out)

Memory format of a name.
"""
@inline tp_memory_format_parse(name, out) =
    ccall((:tp_memory_format_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_memory_format_t},), name, out)

"""
    tp_scalar_set_bool(out, value)

Makes a bool.
"""
@inline tp_scalar_set_bool(out, value) =
    ccall((:tp_scalar_set_bool, libtensorplay), tp_status_t, (Ptr{tp_scalar_t}, Int32,), out, value)

"""
    tp_scalar_set_i64(out, value)

Makes a signed integer.
"""
@inline tp_scalar_set_i64(out, value) =
    ccall((:tp_scalar_set_i64, libtensorplay), tp_status_t, (Ptr{tp_scalar_t}, Int64,), out, value)

"""
    tp_scalar_set_u64(out, value)

Makes an unsigned integer.
"""
@inline tp_scalar_set_u64(out, value) =
    ccall((:tp_scalar_set_u64, libtensorplay), tp_status_t, (Ptr{tp_scalar_t}, UInt64,), out, value)

"""
    tp_scalar_set_f64(out, value)

Makes a floating-point number.
"""
@inline tp_scalar_set_f64(out, value) =
    ccall((:tp_scalar_set_f64, libtensorplay), tp_status_t, (Ptr{tp_scalar_t}, Cdouble,), out, value)

"""
    tp_scalar_set_c128(out, real, imag)

Makes a complex number.
"""
@inline tp_scalar_set_c128(out, real, imag) =
    ccall((:tp_scalar_set_c128, libtensorplay), tp_status_t, (Ptr{tp_scalar_t}, Cdouble, Cdouble,), out, real, imag)

"""
    tp_debug_count_word(handle)

The count word of any counted handle (also a weak one), from one load: strong count in bits 0 to 31, weak count in bits 32 to 62 (one extra while the strong count is above 0), bit 63 set while a wrapper is attached.
"""
@inline tp_debug_count_word(handle) =
    ccall((:tp_debug_count_word, libtensorplay), UInt64, (Ptr{Cvoid},), handle)

"""
    tp_debug_shares_counter(a, b)

Whether two tensors share one version counter.
"""
@inline tp_debug_shares_counter(a, b) =
    ccall((:tp_debug_shares_counter, libtensorplay), Int32, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_debug_block_total(data)

Total recorded in the header before a block of the caching CPU allocator.
"""
@inline tp_debug_block_total(data) =
    ccall((:tp_debug_block_total, libtensorplay), Csize_t, (Ptr{Cvoid},), data)

"""
    tp_debug_live_objects()

Counted objects of all kinds that live, taken errors included. Exact while no other thread makes or drops any.
"""
@inline tp_debug_live_objects() =
    ccall((:tp_debug_live_objects, libtensorplay), Int64, ())

"""
    tp_debug_live_bytes()

Bytes of live storages that an allocator gave.
"""
@inline tp_debug_live_bytes() =
    ccall((:tp_debug_live_bytes, libtensorplay), Int64, ())

"""
    tp_debug_system_allocations()

Times the library has asked the system for memory.
"""
@inline tp_debug_system_allocations() =
    ccall((:tp_debug_system_allocations, libtensorplay), UInt64, ())

"""
    tp_debug_fail_allocations(n)

Lets the n-th request for system memory from now on, and all after it, fail in the calling thread, until the function is called again. Combine with `tp_debug_set_caching` so that every allocation is a request.
"""
@inline tp_debug_fail_allocations(n) =
    ccall((:tp_debug_fail_allocations, libtensorplay), Cvoid, (UInt64,), n)

"""
    tp_debug_failed_allocations()

Requests that failed by injection since `tp_debug_fail_allocations`.
"""
@inline tp_debug_failed_allocations() =
    ccall((:tp_debug_failed_allocations, libtensorplay), UInt64, ())

"""
    tp_debug_set_caching(enabled)

Turns all caches of blocks and objects on or off; turning off empties them.
"""
@inline tp_debug_set_caching(enabled) =
    ccall((:tp_debug_set_caching, libtensorplay), Cvoid, (Int32,), enabled)

"""
    tp_debug_format_tensor(tensor, buffer, capacity)

Writes all groups of fields of a tensor on one line each: storage, geometry, dtype and device, version, flags, history, extras.
"""
@inline tp_debug_format_tensor(tensor, buffer, capacity) =
    ccall((:tp_debug_format_tensor, libtensorplay), Csize_t, (Ptr{tp_tensor_t}, Ptr{Cchar}, Csize_t,), tensor, buffer, capacity)

"""
    tp_debug_last_kernel()

Name and path of the last kernel that the calling thread ran, for example 'add/f32/linear'; paths are linear (all operands contiguous), scalar, rows (inner dimension contiguous) and strided; a mixed call adds '+convert'.
"""
@inline tp_debug_last_kernel() =
    ccall((:tp_debug_last_kernel, libtensorplay), Cstring, ())

"""
    tp_debug_use_simd(level)

Makes the CPU run the kernels of an instruction set, after it has unregistered those of programs there. No other thread may be calling operators.
"""
@inline tp_debug_use_simd(level) =
    ccall((:tp_debug_use_simd, libtensorplay), tp_status_t, (Cstring,), level)

"""
    tp_device_callbacks_init(callbacks, struct_size)

Clears a struct of callbacks and sets its size.
"""
@inline tp_device_callbacks_init(callbacks, struct_size) =
    ccall((:tp_device_callbacks_init, libtensorplay), tp_status_t, (Ptr{tp_device_callbacks_t}, Csize_t,), callbacks, struct_size)

"""
    tp_device_register(type_, callbacks)

Registers a device type until `tp_shutdown`. Types from 3 are free; `TP_DEVICE_CUDA` is, in a build without it.
"""
@inline tp_device_register(type_, callbacks) =
    ccall((:tp_device_register, libtensorplay), tp_status_t, (tp_device_type_t, Ptr{tp_device_callbacks_t},), type_, callbacks)

"""
    tp_device_count(type_)

Devices of a type.
"""
@inline tp_device_count(type_) =
    ccall((:tp_device_count, libtensorplay), Int32, (tp_device_type_t,), type_)

"""
    tp_compute_rule_name(rule)

Name of a rule: 'arithmetic', 'floating', 'comparison', 'accumulate', 'operand', 'logical', 'condition'.
"""
@inline tp_compute_rule_name(rule) =
    ccall((:tp_compute_rule_name, libtensorplay), Cstring, (tp_compute_rule_t,), rule)

"""
    tp_compute_rule_parse(name, out)

Rule of a name.
"""
@inline tp_compute_rule_parse(name, out) =
    ccall((:tp_compute_rule_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_compute_rule_t},), name, out)

"""
    tp_result_rule_name(rule)

Name of a rule: 'compute', 'bool', 'index', 'real', 'truth'.
"""
@inline tp_result_rule_name(rule) =
    ccall((:tp_result_rule_name, libtensorplay), Cstring, (tp_result_rule_t,), rule)

"""
    tp_result_rule_parse(name, out)

Rule of a name.
"""
@inline tp_result_rule_parse(name, out) =
    ccall((:tp_result_rule_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_result_rule_t},), name, out)

"""
    tp_operator_form_name(form)

Name of a form: 'elementwise', 'general'.
"""
@inline tp_operator_form_name(form) =
    ccall((:tp_operator_form_name, libtensorplay), Cstring, (tp_operator_form_t,), form)

"""
    tp_operator_form_parse(name, out)

Form of a name.
"""
@inline tp_operator_form_parse(name, out) =
    ccall((:tp_operator_form_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_operator_form_t},), name, out)

"""
    tp_argument_kind_name(kind)

Name of a kind: 'tensor', 'operand', 'index', 'tensors', 'scalar', 'integer', 'integers', 'bool', 'dtype', 'none', 'generator'.
"""
@inline tp_argument_kind_name(kind) =
    ccall((:tp_argument_kind_name, libtensorplay), Cstring, (tp_argument_kind_t,), kind)

"""
    tp_argument_kind_parse(name, out)

Kind of a name.
"""
@inline tp_argument_kind_parse(name, out) =
    ccall((:tp_argument_kind_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_argument_kind_t},), name, out)

"""
    tp_operator_info_init(info, struct_size)

Clears a row and sets its size.
"""
@inline tp_operator_info_init(info, struct_size) =
    ccall((:tp_operator_info_init, libtensorplay), tp_status_t, (Ptr{tp_operator_info_t}, Csize_t,), info, struct_size)

"""
    tp_operator_count()

Operators that there are: their ids are 1 to this number.
"""
@inline tp_operator_count() =
    ccall((:tp_operator_count, libtensorplay), Int32, ())

"""
    tp_operator_find(name, op)

Id of an operator.
"""
@inline tp_operator_find(name, op) =
    ccall((:tp_operator_find, libtensorplay), tp_status_t, (Cstring, Ptr{Int32},), name, op)

"""
    tp_operator_info(op, info)

Row of an operator.
"""
@inline tp_operator_info(op, info) =
    ccall((:tp_operator_info, libtensorplay), tp_status_t, (Int32, Ptr{tp_operator_info_t},), op, info)

"""
    tp_operator_call(op, arguments, argument_count, results, result_count)

Calls an operator. Arguments are checked against its row.
"""
@inline tp_operator_call(op, arguments, argument_count, results, result_count) =
    ccall((:tp_operator_call, libtensorplay), tp_status_t, (Int32, Ptr{tp_argument_t}, Csize_t, Ptr{Ptr{tp_tensor_t}}, Csize_t,), op, arguments, argument_count, results, result_count)

"""
    tp_operator_call_name(name, arguments, argument_count, results, result_count)

`tp_operator_call` by name.
"""
@inline tp_operator_call_name(name, arguments, argument_count, results, result_count) =
    ccall((:tp_operator_call_name, libtensorplay), tp_status_t, (Cstring, Ptr{tp_argument_t}, Csize_t, Ptr{Ptr{tp_tensor_t}}, Csize_t,), name, arguments, argument_count, results, result_count)

"""
    tp_operator_definition_init(definition, struct_size)

Clears a definition and sets its size.
"""
@inline tp_operator_definition_init(definition, struct_size) =
    ccall((:tp_operator_definition_init, libtensorplay), tp_status_t, (Ptr{tp_operator_definition_t}, Csize_t,), definition, struct_size)

"""
    tp_operator_register(definition, op)

Registers an operator until `tp_shutdown`. Its kernels are registered with `tp_kernel_register`.
"""
@inline tp_operator_register(definition, op) =
    ccall((:tp_operator_register, libtensorplay), tp_status_t, (Ptr{tp_operator_definition_t}, Ptr{Int32},), definition, op)

"""
    tp_load_mode_name(mode)

Name of a mode: 'read' or 'map'.
"""
@inline tp_load_mode_name(mode) =
    ccall((:tp_load_mode_name, libtensorplay), Cstring, (tp_load_mode_t,), mode)

"""
    tp_load_mode_parse(name, out)

Mode of a name.
"""
@inline tp_load_mode_parse(name, out) =
    ccall((:tp_load_mode_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_load_mode_t},), name, out)

"""
    tp_npy_load(path, mode, out)

Reads or maps a `.npy` file of format version 1, 2 or 3. Fortran order gives a tensor with reversed strides. Bytes after the data are ignored.
"""
@inline tp_npy_load(path, mode, out) =
    ccall((:tp_npy_load, libtensorplay), tp_status_t, (Cstring, tp_load_mode_t, Ptr{Ptr{tp_tensor_t}},), path, mode, out)

"""
    tp_npz_open(path, mode, out)

Opens a `.npz` archive, stored or deflated, zip64 too, and checks its whole directory; entries that are no `.npy` files are left out. The file stays open until the last release.
"""
@inline tp_npz_open(path, mode, out) =
    ccall((:tp_npz_open, libtensorplay), tp_status_t, (Cstring, tp_load_mode_t, Ptr{Ptr{tp_npz_t}},), path, mode, out)

"""
    tp_npz_retain(file)

Adds a reference.
"""
@inline tp_npz_retain(file) =
    ccall((:tp_npz_retain, libtensorplay), Ptr{tp_npz_t}, (Ptr{tp_npz_t},), file)

"""
    tp_npz_release(file)

Drops a reference.
"""
@inline tp_npz_release(file) =
    ccall((:tp_npz_release, libtensorplay), Cvoid, (Ptr{tp_npz_t},), file)

"""
    tp_npz_count(file)

Number of tensors in an archive.
"""
@inline tp_npz_count(file) =
    ccall((:tp_npz_count, libtensorplay), Csize_t, (Ptr{tp_npz_t},), file)

"""
    tp_npz_name(file, i)

Name of a tensor without its `.npy`, in the order of the directory.
"""
@inline tp_npz_name(file, i) =
    ccall((:tp_npz_name, libtensorplay), Cstring, (Ptr{tp_npz_t}, Csize_t,), file, i)

"""
    tp_npz_tensor(file, i, out)

A tensor by its place. Each call reads or maps the entry anew; what is read is checked against the entry's CRC-32, what is mapped is not.
"""
@inline tp_npz_tensor(file, i, out) =
    ccall((:tp_npz_tensor, libtensorplay), tp_status_t, (Ptr{tp_npz_t}, Csize_t, Ptr{Ptr{tp_tensor_t}},), file, i, out)

"""
    tp_npz_get(file, name, out)

A tensor by its name; see `tp_npz_tensor`.
"""
@inline tp_npz_get(file, name, out) =
    ccall((:tp_npz_get, libtensorplay), tp_status_t, (Ptr{tp_npz_t}, Cstring, Ptr{Ptr{tp_tensor_t}},), file, name, out)

"""
    tp_safetensors_open(path, mode, out)

Opens a safetensors file, checks its whole header, maps or reads its data.
"""
@inline tp_safetensors_open(path, mode, out) =
    ccall((:tp_safetensors_open, libtensorplay), tp_status_t, (Cstring, tp_load_mode_t, Ptr{Ptr{tp_safetensors_t}},), path, mode, out)

"""
    tp_safetensors_retain(file)

Adds a reference.
"""
@inline tp_safetensors_retain(file) =
    ccall((:tp_safetensors_retain, libtensorplay), Ptr{tp_safetensors_t}, (Ptr{tp_safetensors_t},), file)

"""
    tp_safetensors_release(file)

Drops a reference.
"""
@inline tp_safetensors_release(file) =
    ccall((:tp_safetensors_release, libtensorplay), Cvoid, (Ptr{tp_safetensors_t},), file)

"""
    tp_safetensors_count(file)

Number of tensors in a file.
"""
@inline tp_safetensors_count(file) =
    ccall((:tp_safetensors_count, libtensorplay), Csize_t, (Ptr{tp_safetensors_t},), file)

"""
    tp_safetensors_nbytes(file)

Bytes of all tensors of a file.
"""
@inline tp_safetensors_nbytes(file) =
    ccall((:tp_safetensors_nbytes, libtensorplay), Csize_t, (Ptr{tp_safetensors_t},), file)

"""
    tp_safetensors_name(file, i)

Name of a tensor, in the order of the file's header.
"""
@inline tp_safetensors_name(file, i) =
    ccall((:tp_safetensors_name, libtensorplay), Cstring, (Ptr{tp_safetensors_t}, Csize_t,), file, i)

"""
    tp_safetensors_tensor(file, i, out)

A tensor by its place. Each has a storage of its own on the file's bytes.
"""
@inline tp_safetensors_tensor(file, i, out) =
    ccall((:tp_safetensors_tensor, libtensorplay), tp_status_t, (Ptr{tp_safetensors_t}, Csize_t, Ptr{Ptr{tp_tensor_t}},), file, i, out)

"""
    tp_safetensors_get(file, name, out)

A tensor by its name.
"""
@inline tp_safetensors_get(file, name, out) =
    ccall((:tp_safetensors_get, libtensorplay), tp_status_t, (Ptr{tp_safetensors_t}, Cstring, Ptr{Ptr{tp_tensor_t}},), file, name, out)

"""
    tp_safetensors_metadata_count(file)

Number of `__metadata__` entries of a file.
"""
@inline tp_safetensors_metadata_count(file) =
    ccall((:tp_safetensors_metadata_count, libtensorplay), Csize_t, (Ptr{tp_safetensors_t},), file)

"""
    tp_safetensors_metadata_key(file, i)

Key of a `__metadata__` entry.
"""
@inline tp_safetensors_metadata_key(file, i) =
    ccall((:tp_safetensors_metadata_key, libtensorplay), Cstring, (Ptr{tp_safetensors_t}, Csize_t,), file, i)

"""
    tp_safetensors_metadata_value(file, i)

Value of a `__metadata__` entry.
"""
@inline tp_safetensors_metadata_value(file, i) =
    ccall((:tp_safetensors_metadata_value, libtensorplay), Cstring, (Ptr{tp_safetensors_t}, Csize_t,), file, i)

"""
    tp_npy_save(path, tensor)

Writes a `.npy` file of version 1.0; its data begins at a multiple of 64.
"""
@inline tp_npy_save(path, tensor) =
    ccall((:tp_npy_save, libtensorplay), tp_status_t, (Cstring, Ptr{tp_tensor_t},), path, tensor)

"""
    tp_npy_write(tensor, write, user_data)

Passes a `.npy` file to a callback; see `tp_npy_save`.
"""
@inline tp_npy_write(tensor, write, user_data) =
    ccall((:tp_npy_write, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, tp_write_fn, Ptr{Cvoid},), tensor, write, user_data)

"""
    tp_npz_save(path, names, tensors, n, compress)

Writes a `.npz` archive, zip64 where it is needed. Data that is not deflated begins at a multiple of 64, so that it can be mapped.
"""
@inline tp_npz_save(path, names, tensors, n, compress) =
    ccall((:tp_npz_save, libtensorplay), tp_status_t, (Cstring, Ptr{Cstring}, Ptr{Ptr{tp_tensor_t}}, Csize_t, Int32,), path, names, tensors, n, compress)

"""
    tp_npz_write(names, tensors, n, compress, write, user_data)

Passes a `.npz` archive to a callback; see `tp_npz_save`.
"""
@inline tp_npz_write(names, tensors, n, compress, write, user_data) =
    ccall((:tp_npz_write, libtensorplay), tp_status_t, (Ptr{Cstring}, Ptr{Ptr{tp_tensor_t}}, Csize_t, Int32, tp_write_fn, Ptr{Cvoid},), names, tensors, n, compress, write, user_data)

"""
    tp_safetensors_save(path, names, tensors, n, keys, values, metadata_n)

Writes a safetensors file. The header has the tensors in the order given; the data has those of wide elements first, so that all can be mapped.
"""
@inline tp_safetensors_save(path, names, tensors, n, keys, values, metadata_n) =
    ccall((:tp_safetensors_save, libtensorplay), tp_status_t, (Cstring, Ptr{Cstring}, Ptr{Ptr{tp_tensor_t}}, Csize_t, Ptr{Cstring}, Ptr{Cstring}, Csize_t,), path, names, tensors, n, keys, values, metadata_n)

"""
    tp_safetensors_write(names, tensors, n, keys, values, metadata_n, write, user_data)

Passes a safetensors file to a callback; see `tp_safetensors_save`.
"""
@inline tp_safetensors_write(names, tensors, n, keys, values, metadata_n, write, user_data) =
    ccall((:tp_safetensors_write, libtensorplay), tp_status_t, (Ptr{Cstring}, Ptr{Ptr{tp_tensor_t}}, Csize_t, Ptr{Cstring}, Ptr{Cstring}, Csize_t, tp_write_fn, Ptr{Cvoid},), names, tensors, n, keys, values, metadata_n, write, user_data)

"""
    tp_kernel_path_name(path)

Name of a path: 'linear', 'scalar', 'rows', 'strided'.
"""
@inline tp_kernel_path_name(path) =
    ccall((:tp_kernel_path_name, libtensorplay), Cstring, (tp_kernel_path_t,), path)

"""
    tp_kernel_path_parse(name, out)

Path of a name.
"""
@inline tp_kernel_path_parse(name, out) =
    ccall((:tp_kernel_path_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_kernel_path_t},), name, out)

"""
    tp_kernel_register(op, device_type, dtype, kernel, user_data, destroy, flags)

Registers a kernel. Which threads run the one before is of no account: it is destroyed when the last of them has left it.
"""
@inline tp_kernel_register(op, device_type, dtype, kernel, user_data, destroy, flags) =
    ccall((:tp_kernel_register, libtensorplay), tp_status_t, (Int32, tp_device_type_t, tp_dtype_t, tp_kernel_fn, Ptr{Cvoid}, tp_destroy_fn, UInt32,), op, device_type, dtype, kernel, user_data, destroy, flags)

"""
    tp_kernel_unregister(op, device_type, dtype)

Takes a registered kernel away. A kernel of the library that it had replaced is there again.
"""
@inline tp_kernel_unregister(op, device_type, dtype) =
    ccall((:tp_kernel_unregister, libtensorplay), tp_status_t, (Int32, tp_device_type_t, tp_dtype_t,), op, device_type, dtype)

"""
    tp_kernel_exists(op, device_type, dtype)

Whether a place of the table is filled.
"""
@inline tp_kernel_exists(op, device_type, dtype) =
    ccall((:tp_kernel_exists, libtensorplay), Int32, (Int32, tp_device_type_t, tp_dtype_t,), op, device_type, dtype)

"""
    tp_kernel_missing(device_type, out, capacity, count)

Lists what a device has no kernel for, in the order of operators and dtypes. An operator made of others needs none.
"""
@inline tp_kernel_missing(device_type, out, capacity, count) =
    ccall((:tp_kernel_missing, libtensorplay), tp_status_t, (tp_device_type_t, Ptr{tp_missing_kernel_t}, Csize_t, Ptr{Csize_t},), device_type, out, capacity, count)

"""
    tp_missing_kernel_format(missing, buffer, capacity)

Writes a missing place as text: 'no kernel for mul on device5 in f32'.
"""
@inline tp_missing_kernel_format(missing, buffer, capacity) =
    ccall((:tp_missing_kernel_format, libtensorplay), Csize_t, (Ptr{tp_missing_kernel_t}, Ptr{Cchar}, Csize_t,), missing, buffer, capacity)

"""
    tp_fill_inplace(a, value)

Sets every element to a value, converted as `tp_tensor_set` does.
"""
@inline tp_fill_inplace(a, value) =
    ccall((:tp_fill_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, value)

"""
    tp_zero_inplace(a)

Sets every element to 0.
"""
@inline tp_zero_inplace(a) =
    ccall((:tp_zero_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_result_dtype(tensors, n, scalars, m, out)

Element type that tensors and numbers meet in. Tensors of rank 0 count only if their category is above that of the others, numbers only if theirs is above both; a floating number then counts as f32.
"""
@inline tp_result_dtype(tensors, n, scalars, m, out) =
    ccall((:tp_result_dtype, libtensorplay), tp_status_t, (Ptr{Ptr{tp_tensor_t}}, Csize_t, Ptr{Ptr{tp_scalar_t}}, Csize_t, Ptr{tp_dtype_t},), tensors, n, scalars, m, out)

"""
    tp_leaky_relu(a, negative_slope, out)

a where it is above 0, else negative_slope a. For floating dtypes.
"""
@inline tp_leaky_relu(a, negative_slope, out) =
    ccall((:tp_leaky_relu, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, negative_slope, out)

"""
    tp_leaky_relu_out(a, negative_slope, out)

`tp_leaky_relu` into a given tensor.
"""
@inline tp_leaky_relu_out(a, negative_slope, out) =
    ccall((:tp_leaky_relu_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, negative_slope, out)

"""
    tp_leaky_relu_inplace(a, negative_slope)

`tp_leaky_relu` into a.
"""
@inline tp_leaky_relu_inplace(a, negative_slope) =
    ccall((:tp_leaky_relu_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, negative_slope)

"""
    tp_elu(a, alpha, scale, input_scale, out)

scale a where a is above 0, else scale alpha (e^(input_scale a) - 1); selu with its alpha and scale. For floating dtypes.
"""
@inline tp_elu(a, alpha, scale, input_scale, out) =
    ccall((:tp_elu, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, alpha, scale, input_scale, out)

"""
    tp_elu_out(a, alpha, scale, input_scale, out)

`tp_elu` into a given tensor.
"""
@inline tp_elu_out(a, alpha, scale, input_scale, out) =
    ccall((:tp_elu_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, alpha, scale, input_scale, out)

"""
    tp_elu_inplace(a, alpha, scale, input_scale)

`tp_elu` into a.
"""
@inline tp_elu_inplace(a, alpha, scale, input_scale) =
    ccall((:tp_elu_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t},), a, alpha, scale, input_scale)

"""
    tp_softplus(a, beta, threshold, out)

log(1 + e^(beta a)) / beta, or a where beta a is above threshold. For floating dtypes.
"""
@inline tp_softplus(a, beta, threshold, out) =
    ccall((:tp_softplus, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, beta, threshold, out)

"""
    tp_softplus_out(a, beta, threshold, out)

`tp_softplus` into a given tensor.
"""
@inline tp_softplus_out(a, beta, threshold, out) =
    ccall((:tp_softplus_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, beta, threshold, out)

"""
    tp_softplus_inplace(a, beta, threshold)

`tp_softplus` into a.
"""
@inline tp_softplus_inplace(a, beta, threshold) =
    ccall((:tp_softplus_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t},), a, beta, threshold)

"""
    tp_silu(a, out)

a / (1 + e^-a), also called swish. NaN for -infinity. For floating and complex dtypes.
"""
@inline tp_silu(a, out) =
    ccall((:tp_silu, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_silu_out(a, out)

`tp_silu` into a given tensor.
"""
@inline tp_silu_out(a, out) =
    ccall((:tp_silu_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_silu_inplace(a)

`tp_silu` into a.
"""
@inline tp_silu_inplace(a) =
    ccall((:tp_silu_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_gelu(a, out)

a times the chance that a normal number is below a: a (1 + erf(a / sqrt(2))) / 2, computed so that negative numbers lose no digits. NaN for -infinity. For floating dtypes. PyTorch's `approximate='tanh'` is `tp_gelu_tanh`.
"""
@inline tp_gelu(a, out) =
    ccall((:tp_gelu, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_gelu_out(a, out)

`tp_gelu` into a given tensor.
"""
@inline tp_gelu_out(a, out) =
    ccall((:tp_gelu_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_gelu_inplace(a)

`tp_gelu` into a.
"""
@inline tp_gelu_inplace(a) =
    ccall((:tp_gelu_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_gelu_tanh(a, out)

The approximation a (1 + tanh(sqrt(2 / pi) (a + 0.044715 a^3))) / 2 of `tp_gelu`, an operator of its own; computed so that negative numbers lose no digits. NaN for -infinity. For floating dtypes.
"""
@inline tp_gelu_tanh(a, out) =
    ccall((:tp_gelu_tanh, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_gelu_tanh_out(a, out)

`tp_gelu_tanh` into a given tensor.
"""
@inline tp_gelu_tanh_out(a, out) =
    ccall((:tp_gelu_tanh_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_gelu_tanh_inplace(a)

`tp_gelu_tanh` into a.
"""
@inline tp_gelu_tanh_inplace(a) =
    ccall((:tp_gelu_tanh_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_add(a, b, out)

a + b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is refused: `tp_addcmul` with a tensor of rank 0 that holds 1 adds value b.
"""
@inline tp_add(a, b, out) =
    ccall((:tp_add, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_add_out(a, b, out)

`tp_add` into a given tensor.
"""
@inline tp_add_out(a, b, out) =
    ccall((:tp_add_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_add_inplace(a, b)

`tp_add` into a.
"""
@inline tp_add_inplace(a, b) =
    ccall((:tp_add_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_add_scalar(a, b, out)

`tp_add` with a number, which does not widen a tensor of its category.
"""
@inline tp_add_scalar(a, b, out) =
    ccall((:tp_add_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_add_scalar_out(a, b, out)

`tp_add_scalar` into a given tensor.
"""
@inline tp_add_scalar_out(a, b, out) =
    ccall((:tp_add_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_add_scalar_inplace(a, b)

`tp_add_scalar` into a.
"""
@inline tp_add_scalar_inplace(a, b) =
    ccall((:tp_add_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_sub(a, b, out)

a - b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is refused, see `tp_add`.
"""
@inline tp_sub(a, b, out) =
    ccall((:tp_sub, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_sub_out(a, b, out)

`tp_sub` into a given tensor.
"""
@inline tp_sub_out(a, b, out) =
    ccall((:tp_sub_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_sub_inplace(a, b)

`tp_sub` into a.
"""
@inline tp_sub_inplace(a, b) =
    ccall((:tp_sub_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_sub_scalar(a, b, out)

`tp_sub` with a number, which does not widen a tensor of its category.
"""
@inline tp_sub_scalar(a, b, out) =
    ccall((:tp_sub_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_sub_scalar_out(a, b, out)

`tp_sub_scalar` into a given tensor.
"""
@inline tp_sub_scalar_out(a, b, out) =
    ccall((:tp_sub_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_sub_scalar_inplace(a, b)

`tp_sub_scalar` into a.
"""
@inline tp_sub_scalar_inplace(a, b) =
    ccall((:tp_sub_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_mul(a, b, out)

a * b. Integers wrap. bool with bool gives i64.
"""
@inline tp_mul(a, b, out) =
    ccall((:tp_mul, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_mul_out(a, b, out)

`tp_mul` into a given tensor.
"""
@inline tp_mul_out(a, b, out) =
    ccall((:tp_mul_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_mul_inplace(a, b)

`tp_mul` into a.
"""
@inline tp_mul_inplace(a, b) =
    ccall((:tp_mul_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_mul_scalar(a, b, out)

`tp_mul` with a number, which does not widen a tensor of its category.
"""
@inline tp_mul_scalar(a, b, out) =
    ccall((:tp_mul_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_mul_scalar_out(a, b, out)

`tp_mul_scalar` into a given tensor.
"""
@inline tp_mul_scalar_out(a, b, out) =
    ccall((:tp_mul_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_mul_scalar_inplace(a, b)

`tp_mul_scalar` into a.
"""
@inline tp_mul_scalar_inplace(a, b) =
    ccall((:tp_mul_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_div(a, b, out)

a / b, true division: integers and bool give f32. PyTorch's `rounding_mode` is an operator of its own: `tp_floor_divide` or `tp_trunc_divide`.
"""
@inline tp_div(a, b, out) =
    ccall((:tp_div, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_div_out(a, b, out)

`tp_div` into a given tensor.
"""
@inline tp_div_out(a, b, out) =
    ccall((:tp_div_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_div_inplace(a, b)

`tp_div` into a.
"""
@inline tp_div_inplace(a, b) =
    ccall((:tp_div_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_div_scalar(a, b, out)

`tp_div` with a number, which does not widen a tensor of its category.
"""
@inline tp_div_scalar(a, b, out) =
    ccall((:tp_div_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_div_scalar_out(a, b, out)

`tp_div_scalar` into a given tensor.
"""
@inline tp_div_scalar_out(a, b, out) =
    ccall((:tp_div_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_div_scalar_inplace(a, b)

`tp_div_scalar` into a.
"""
@inline tp_div_scalar_inplace(a, b) =
    ccall((:tp_div_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_maximum(a, b, out)

The larger of a and b, element by element; NaN if either is. Of two zeros, b. Refused for complex.
"""
@inline tp_maximum(a, b, out) =
    ccall((:tp_maximum, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_maximum_out(a, b, out)

`tp_maximum` into a given tensor.
"""
@inline tp_maximum_out(a, b, out) =
    ccall((:tp_maximum_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_maximum_inplace(a, b)

`tp_maximum` into a.
"""
@inline tp_maximum_inplace(a, b) =
    ccall((:tp_maximum_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_maximum_scalar(a, b, out)

`tp_maximum` with a number, which does not widen a tensor of its category.
"""
@inline tp_maximum_scalar(a, b, out) =
    ccall((:tp_maximum_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_maximum_scalar_out(a, b, out)

`tp_maximum_scalar` into a given tensor.
"""
@inline tp_maximum_scalar_out(a, b, out) =
    ccall((:tp_maximum_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_maximum_scalar_inplace(a, b)

`tp_maximum_scalar` into a.
"""
@inline tp_maximum_scalar_inplace(a, b) =
    ccall((:tp_maximum_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_minimum(a, b, out)

The smaller of a and b, element by element; NaN if either is. Of two zeros, b. Refused for complex.
"""
@inline tp_minimum(a, b, out) =
    ccall((:tp_minimum, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_minimum_out(a, b, out)

`tp_minimum` into a given tensor.
"""
@inline tp_minimum_out(a, b, out) =
    ccall((:tp_minimum_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_minimum_inplace(a, b)

`tp_minimum` into a.
"""
@inline tp_minimum_inplace(a, b) =
    ccall((:tp_minimum_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_minimum_scalar(a, b, out)

`tp_minimum` with a number, which does not widen a tensor of its category.
"""
@inline tp_minimum_scalar(a, b, out) =
    ccall((:tp_minimum_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_minimum_scalar_out(a, b, out)

`tp_minimum_scalar` into a given tensor.
"""
@inline tp_minimum_scalar_out(a, b, out) =
    ccall((:tp_minimum_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_minimum_scalar_inplace(a, b)

`tp_minimum_scalar` into a.
"""
@inline tp_minimum_scalar_inplace(a, b) =
    ccall((:tp_minimum_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_isnan(a, out)

Whether a is NaN, as bool; of a complex number, whether either part is.
"""
@inline tp_isnan(a, out) =
    ccall((:tp_isnan, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_isnan_out(a, out)

`tp_isnan` into a given tensor.
"""
@inline tp_isnan_out(a, out) =
    ccall((:tp_isnan_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_isnan_inplace(a)

`tp_isnan` into a.
"""
@inline tp_isnan_inplace(a) =
    ccall((:tp_isnan_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_isinf(a, out)

Whether a is an infinity, as bool; of a complex number, whether either part is.
"""
@inline tp_isinf(a, out) =
    ccall((:tp_isinf, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_isinf_out(a, out)

`tp_isinf` into a given tensor.
"""
@inline tp_isinf_out(a, out) =
    ccall((:tp_isinf_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_isinf_inplace(a)

`tp_isinf` into a.
"""
@inline tp_isinf_inplace(a) =
    ccall((:tp_isinf_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_isfinite(a, out)

Whether a is neither an infinity nor NaN, as bool; of a complex number, whether both parts are.
"""
@inline tp_isfinite(a, out) =
    ccall((:tp_isfinite, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_isfinite_out(a, out)

`tp_isfinite` into a given tensor.
"""
@inline tp_isfinite_out(a, out) =
    ccall((:tp_isfinite_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_isfinite_inplace(a)

`tp_isfinite` into a.
"""
@inline tp_isfinite_inplace(a) =
    ccall((:tp_isfinite_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_nan_to_num(a, nan, posinf, neginf, out)

a with numbers in place of NaN and of the infinities. Integers stay as they are. Refused for complex.
"""
@inline tp_nan_to_num(a, nan, posinf, neginf, out) =
    ccall((:tp_nan_to_num, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, nan, posinf, neginf, out)

"""
    tp_nan_to_num_out(a, nan, posinf, neginf, out)

`tp_nan_to_num` into a given tensor.
"""
@inline tp_nan_to_num_out(a, nan, posinf, neginf, out) =
    ccall((:tp_nan_to_num_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, nan, posinf, neginf, out)

"""
    tp_nan_to_num_inplace(a, nan, posinf, neginf)

`tp_nan_to_num` into a.
"""
@inline tp_nan_to_num_inplace(a, nan, posinf, neginf) =
    ccall((:tp_nan_to_num_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t},), a, nan, posinf, neginf)

"""
    tp_eq(a, b, out)

Whether a equals b. Exact among integers of any dtypes; false where an operand is NaN. The result is bool.
"""
@inline tp_eq(a, b, out) =
    ccall((:tp_eq, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_eq_out(a, b, out)

`tp_eq` into a given tensor.
"""
@inline tp_eq_out(a, b, out) =
    ccall((:tp_eq_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_eq_inplace(a, b)

`tp_eq` into a.
"""
@inline tp_eq_inplace(a, b) =
    ccall((:tp_eq_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_eq_scalar(a, b, out)

`tp_eq` with a number, exactly: an integer that a's dtype does not hold compares as what it is.
"""
@inline tp_eq_scalar(a, b, out) =
    ccall((:tp_eq_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_eq_scalar_out(a, b, out)

`tp_eq_scalar` into a given tensor.
"""
@inline tp_eq_scalar_out(a, b, out) =
    ccall((:tp_eq_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_eq_scalar_inplace(a, b)

`tp_eq_scalar` into a.
"""
@inline tp_eq_scalar_inplace(a, b) =
    ccall((:tp_eq_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_ne(a, b, out)

Whether a differs from b. Exact among integers of any dtypes; true where an operand is NaN. The result is bool.
"""
@inline tp_ne(a, b, out) =
    ccall((:tp_ne, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_ne_out(a, b, out)

`tp_ne` into a given tensor.
"""
@inline tp_ne_out(a, b, out) =
    ccall((:tp_ne_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_ne_inplace(a, b)

`tp_ne` into a.
"""
@inline tp_ne_inplace(a, b) =
    ccall((:tp_ne_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_ne_scalar(a, b, out)

`tp_ne` with a number, exactly: an integer that a's dtype does not hold compares as what it is.
"""
@inline tp_ne_scalar(a, b, out) =
    ccall((:tp_ne_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_ne_scalar_out(a, b, out)

`tp_ne_scalar` into a given tensor.
"""
@inline tp_ne_scalar_out(a, b, out) =
    ccall((:tp_ne_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_ne_scalar_inplace(a, b)

`tp_ne_scalar` into a.
"""
@inline tp_ne_scalar_inplace(a, b) =
    ccall((:tp_ne_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_lt(a, b, out)

Whether a is below b. Exact among integers of any dtypes; false where an operand is NaN. The result is bool. Refused for complex.
"""
@inline tp_lt(a, b, out) =
    ccall((:tp_lt, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_lt_out(a, b, out)

`tp_lt` into a given tensor.
"""
@inline tp_lt_out(a, b, out) =
    ccall((:tp_lt_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_lt_inplace(a, b)

`tp_lt` into a.
"""
@inline tp_lt_inplace(a, b) =
    ccall((:tp_lt_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_lt_scalar(a, b, out)

`tp_lt` with a number, exactly: an integer that a's dtype does not hold compares as what it is.
"""
@inline tp_lt_scalar(a, b, out) =
    ccall((:tp_lt_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_lt_scalar_out(a, b, out)

`tp_lt_scalar` into a given tensor.
"""
@inline tp_lt_scalar_out(a, b, out) =
    ccall((:tp_lt_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_lt_scalar_inplace(a, b)

`tp_lt_scalar` into a.
"""
@inline tp_lt_scalar_inplace(a, b) =
    ccall((:tp_lt_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_le(a, b, out)

Whether a is below b or equals it. Exact among integers of any dtypes; false where an operand is NaN. The result is bool. Refused for complex.
"""
@inline tp_le(a, b, out) =
    ccall((:tp_le, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_le_out(a, b, out)

`tp_le` into a given tensor.
"""
@inline tp_le_out(a, b, out) =
    ccall((:tp_le_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_le_inplace(a, b)

`tp_le` into a.
"""
@inline tp_le_inplace(a, b) =
    ccall((:tp_le_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_le_scalar(a, b, out)

`tp_le` with a number, exactly: an integer that a's dtype does not hold compares as what it is.
"""
@inline tp_le_scalar(a, b, out) =
    ccall((:tp_le_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_le_scalar_out(a, b, out)

`tp_le_scalar` into a given tensor.
"""
@inline tp_le_scalar_out(a, b, out) =
    ccall((:tp_le_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_le_scalar_inplace(a, b)

`tp_le_scalar` into a.
"""
@inline tp_le_scalar_inplace(a, b) =
    ccall((:tp_le_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_gt(a, b, out)

Whether a is above b. Exact among integers of any dtypes; false where an operand is NaN. The result is bool. Refused for complex.
"""
@inline tp_gt(a, b, out) =
    ccall((:tp_gt, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_gt_out(a, b, out)

`tp_gt` into a given tensor.
"""
@inline tp_gt_out(a, b, out) =
    ccall((:tp_gt_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_gt_inplace(a, b)

`tp_gt` into a.
"""
@inline tp_gt_inplace(a, b) =
    ccall((:tp_gt_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_gt_scalar(a, b, out)

`tp_gt` with a number, exactly: an integer that a's dtype does not hold compares as what it is.
"""
@inline tp_gt_scalar(a, b, out) =
    ccall((:tp_gt_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_gt_scalar_out(a, b, out)

`tp_gt_scalar` into a given tensor.
"""
@inline tp_gt_scalar_out(a, b, out) =
    ccall((:tp_gt_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_gt_scalar_inplace(a, b)

`tp_gt_scalar` into a.
"""
@inline tp_gt_scalar_inplace(a, b) =
    ccall((:tp_gt_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_ge(a, b, out)

Whether a is above b or equals it. Exact among integers of any dtypes; false where an operand is NaN. The result is bool. Refused for complex.
"""
@inline tp_ge(a, b, out) =
    ccall((:tp_ge, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_ge_out(a, b, out)

`tp_ge` into a given tensor.
"""
@inline tp_ge_out(a, b, out) =
    ccall((:tp_ge_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_ge_inplace(a, b)

`tp_ge` into a.
"""
@inline tp_ge_inplace(a, b) =
    ccall((:tp_ge_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_ge_scalar(a, b, out)

`tp_ge` with a number, exactly: an integer that a's dtype does not hold compares as what it is.
"""
@inline tp_ge_scalar(a, b, out) =
    ccall((:tp_ge_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_ge_scalar_out(a, b, out)

`tp_ge_scalar` into a given tensor.
"""
@inline tp_ge_scalar_out(a, b, out) =
    ccall((:tp_ge_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_ge_scalar_inplace(a, b)

`tp_ge_scalar` into a.
"""
@inline tp_ge_scalar_inplace(a, b) =
    ccall((:tp_ge_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_where(condition, a, b, out)

Elements of a where the condition is true, of b elsewhere. All three broadcast; a and b meet in their promoted type. A number goes in as a tensor of rank 0 (`tp_scalar_tensor`). PyTorch's form of the condition alone, the places of what is true, is refused.
"""
@inline tp_where(condition, a, b, out) =
    ccall((:tp_where, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), condition, a, b, out)

"""
    tp_where_out(condition, a, b, out)

`tp_where` into a given tensor.
"""
@inline tp_where_out(condition, a, b, out) =
    ccall((:tp_where_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), condition, a, b, out)

"""
    tp_conj(a, out)

The complex conjugate of a; a real tensor gives a copy.
"""
@inline tp_conj(a, out) =
    ccall((:tp_conj, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_conj_out(a, out)

`tp_conj` into a given tensor.
"""
@inline tp_conj_out(a, out) =
    ccall((:tp_conj_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_conj_inplace(a)

`tp_conj` into a.
"""
@inline tp_conj_inplace(a) =
    ccall((:tp_conj_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_angle(a, out)

The angle of a in the complex plane, from -pi to pi: of a real number 0, or pi if it is negative, and NaN for NaN. A complex tensor gives one of the type of its parts, integers and bool give f32.
"""
@inline tp_angle(a, out) =
    ccall((:tp_angle, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_angle_out(a, out)

`tp_angle` into a given tensor.
"""
@inline tp_angle_out(a, out) =
    ccall((:tp_angle_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_angle_inplace(a)

`tp_angle` into a.
"""
@inline tp_angle_inplace(a) =
    ccall((:tp_angle_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_floor_divide(a, b, out)

a / b, rounded down to a whole number. For integers and floating dtypes; a quotient that overflows wraps.
"""
@inline tp_floor_divide(a, b, out) =
    ccall((:tp_floor_divide, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_floor_divide_out(a, b, out)

`tp_floor_divide` into a given tensor.
"""
@inline tp_floor_divide_out(a, b, out) =
    ccall((:tp_floor_divide_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_floor_divide_inplace(a, b)

`tp_floor_divide` into a.
"""
@inline tp_floor_divide_inplace(a, b) =
    ccall((:tp_floor_divide_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_floor_divide_scalar(a, b, out)

`tp_floor_divide` with a number, which does not widen a tensor of its category.
"""
@inline tp_floor_divide_scalar(a, b, out) =
    ccall((:tp_floor_divide_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_floor_divide_scalar_out(a, b, out)

`tp_floor_divide_scalar` into a given tensor.
"""
@inline tp_floor_divide_scalar_out(a, b, out) =
    ccall((:tp_floor_divide_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_floor_divide_scalar_inplace(a, b)

`tp_floor_divide_scalar` into a.
"""
@inline tp_floor_divide_scalar_inplace(a, b) =
    ccall((:tp_floor_divide_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_trunc_divide(a, b, out)

a / b, rounded to its dtype as `tp_div` rounds, and then towards 0 to a whole number. For integers and floating dtypes; a quotient that overflows wraps.
"""
@inline tp_trunc_divide(a, b, out) =
    ccall((:tp_trunc_divide, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_trunc_divide_out(a, b, out)

`tp_trunc_divide` into a given tensor.
"""
@inline tp_trunc_divide_out(a, b, out) =
    ccall((:tp_trunc_divide_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_trunc_divide_inplace(a, b)

`tp_trunc_divide` into a.
"""
@inline tp_trunc_divide_inplace(a, b) =
    ccall((:tp_trunc_divide_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_trunc_divide_scalar(a, b, out)

`tp_trunc_divide` with a number, which does not widen a tensor of its category.
"""
@inline tp_trunc_divide_scalar(a, b, out) =
    ccall((:tp_trunc_divide_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_trunc_divide_scalar_out(a, b, out)

`tp_trunc_divide_scalar` into a given tensor.
"""
@inline tp_trunc_divide_scalar_out(a, b, out) =
    ccall((:tp_trunc_divide_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_trunc_divide_scalar_inplace(a, b)

`tp_trunc_divide_scalar` into a.
"""
@inline tp_trunc_divide_scalar_inplace(a, b) =
    ccall((:tp_trunc_divide_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_remainder(a, b, out)

a - b * floor(a / b), exactly: the remainder that has b's sign. For integers and floating dtypes.
"""
@inline tp_remainder(a, b, out) =
    ccall((:tp_remainder, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_remainder_out(a, b, out)

`tp_remainder` into a given tensor.
"""
@inline tp_remainder_out(a, b, out) =
    ccall((:tp_remainder_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_remainder_inplace(a, b)

`tp_remainder` into a.
"""
@inline tp_remainder_inplace(a, b) =
    ccall((:tp_remainder_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_remainder_scalar(a, b, out)

`tp_remainder` with a number, which does not widen a tensor of its category.
"""
@inline tp_remainder_scalar(a, b, out) =
    ccall((:tp_remainder_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_remainder_scalar_out(a, b, out)

`tp_remainder_scalar` into a given tensor.
"""
@inline tp_remainder_scalar_out(a, b, out) =
    ccall((:tp_remainder_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_remainder_scalar_inplace(a, b)

`tp_remainder_scalar` into a.
"""
@inline tp_remainder_scalar_inplace(a, b) =
    ccall((:tp_remainder_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_fmod(a, b, out)

a - b * trunc(a / b), exactly: the remainder that has a's sign. For integers and floating dtypes.
"""
@inline tp_fmod(a, b, out) =
    ccall((:tp_fmod, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_fmod_out(a, b, out)

`tp_fmod` into a given tensor.
"""
@inline tp_fmod_out(a, b, out) =
    ccall((:tp_fmod_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_fmod_inplace(a, b)

`tp_fmod` into a.
"""
@inline tp_fmod_inplace(a, b) =
    ccall((:tp_fmod_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_fmod_scalar(a, b, out)

`tp_fmod` with a number, which does not widen a tensor of its category.
"""
@inline tp_fmod_scalar(a, b, out) =
    ccall((:tp_fmod_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_fmod_scalar_out(a, b, out)

`tp_fmod_scalar` into a given tensor.
"""
@inline tp_fmod_scalar_out(a, b, out) =
    ccall((:tp_fmod_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_fmod_scalar_inplace(a, b)

`tp_fmod_scalar` into a.
"""
@inline tp_fmod_scalar_inplace(a, b) =
    ccall((:tp_fmod_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_exp(a, out)

e to the a. Integers and bool give f32. Within 1 unit in the last place, also where the result is subnormal. 0 of -infinity.
"""
@inline tp_exp(a, out) =
    ccall((:tp_exp, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_exp_out(a, out)

`tp_exp` into a given tensor.
"""
@inline tp_exp_out(a, out) =
    ccall((:tp_exp_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_exp_inplace(a)

`tp_exp` into a.
"""
@inline tp_exp_inplace(a) =
    ccall((:tp_exp_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_exp2(a, out)

2 to the a. Integers and bool give f32. Within 1 unit in the last place, also where the result is subnormal; exact for whole numbers. Refused for complex.
"""
@inline tp_exp2(a, out) =
    ccall((:tp_exp2, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_exp2_out(a, out)

`tp_exp2` into a given tensor.
"""
@inline tp_exp2_out(a, out) =
    ccall((:tp_exp2_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_exp2_inplace(a)

`tp_exp2` into a.
"""
@inline tp_exp2_inplace(a) =
    ccall((:tp_exp2_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_expm1(a, out)

e to the a, less 1, without the loss of places near 0. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64. -1 of -infinity; a zero keeps its sign.
"""
@inline tp_expm1(a, out) =
    ccall((:tp_expm1, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_expm1_out(a, out)

`tp_expm1` into a given tensor.
"""
@inline tp_expm1_out(a, out) =
    ccall((:tp_expm1_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_expm1_inplace(a)

`tp_expm1` into a.
"""
@inline tp_expm1_inplace(a) =
    ccall((:tp_expm1_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_log(a, out)

Natural logarithm of a. Integers and bool give f32. Within 1 unit in the last place. -infinity of either zero, NaN of negative numbers. A complex tensor gives the value with an imaginary part from -pi to pi; the cut lies along the negative real axis, and the sign of a zero tells its sides apart.
"""
@inline tp_log(a, out) =
    ccall((:tp_log, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_log_out(a, out)

`tp_log` into a given tensor.
"""
@inline tp_log_out(a, out) =
    ccall((:tp_log_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_log_inplace(a)

`tp_log` into a.
"""
@inline tp_log_inplace(a) =
    ccall((:tp_log_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_log2(a, out)

Logarithm of a to base 2. Integers and bool give f32. Within 1 unit in the last place; exact for powers of 2. Zeros, negative numbers and complex ones as `tp_log`.
"""
@inline tp_log2(a, out) =
    ccall((:tp_log2, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_log2_out(a, out)

`tp_log2` into a given tensor.
"""
@inline tp_log2_out(a, out) =
    ccall((:tp_log2_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_log2_inplace(a)

`tp_log2` into a.
"""
@inline tp_log2_inplace(a) =
    ccall((:tp_log2_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_log10(a, out)

Logarithm of a to base 10. Integers and bool give f32. Within 1 unit in the last place. Zeros, negative numbers and complex ones as `tp_log`.
"""
@inline tp_log10(a, out) =
    ccall((:tp_log10, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_log10_out(a, out)

`tp_log10` into a given tensor.
"""
@inline tp_log10_out(a, out) =
    ccall((:tp_log10_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_log10_inplace(a)

`tp_log10` into a.
"""
@inline tp_log10_inplace(a) =
    ccall((:tp_log10_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_log1p(a, out)

Natural logarithm of 1 + a, without the loss of places near 0. Integers and bool give f32. Within 1 unit in the last place. -infinity of -1, NaN below; a zero keeps its sign.
"""
@inline tp_log1p(a, out) =
    ccall((:tp_log1p, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_log1p_out(a, out)

`tp_log1p` into a given tensor.
"""
@inline tp_log1p_out(a, out) =
    ccall((:tp_log1p_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_log1p_inplace(a)

`tp_log1p` into a.
"""
@inline tp_log1p_inplace(a) =
    ccall((:tp_log1p_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_sigmoid(a, out)

1 / (1 + e^-a). Integers and bool give f32. Within 1 unit in the last place, also where the result is subnormal.
"""
@inline tp_sigmoid(a, out) =
    ccall((:tp_sigmoid, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_sigmoid_out(a, out)

`tp_sigmoid` into a given tensor.
"""
@inline tp_sigmoid_out(a, out) =
    ccall((:tp_sigmoid_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_sigmoid_inplace(a)

`tp_sigmoid` into a.
"""
@inline tp_sigmoid_inplace(a) =
    ccall((:tp_sigmoid_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_sigmoid_backward(a, b, out)

a b (1 - b): where b is the result of `tp_sigmoid`, a gradient by that result as one by the argument. Integers and bool give f32; refused for complex. 1 - b, that times b and the product with a are each rounded.
"""
@inline tp_sigmoid_backward(a, b, out) =
    ccall((:tp_sigmoid_backward, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_sigmoid_backward_out(a, b, out)

`tp_sigmoid_backward` into a given tensor.
"""
@inline tp_sigmoid_backward_out(a, b, out) =
    ccall((:tp_sigmoid_backward_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_sigmoid_backward_inplace(a, b)

`tp_sigmoid_backward` into a.
"""
@inline tp_sigmoid_backward_inplace(a, b) =
    ccall((:tp_sigmoid_backward_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_sigmoid_backward_scalar(a, b, out)

`tp_sigmoid_backward` with a number, which does not widen a tensor of its category.
"""
@inline tp_sigmoid_backward_scalar(a, b, out) =
    ccall((:tp_sigmoid_backward_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_sigmoid_backward_scalar_out(a, b, out)

`tp_sigmoid_backward_scalar` into a given tensor.
"""
@inline tp_sigmoid_backward_scalar_out(a, b, out) =
    ccall((:tp_sigmoid_backward_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_sigmoid_backward_scalar_inplace(a, b)

`tp_sigmoid_backward_scalar` into a.
"""
@inline tp_sigmoid_backward_scalar_inplace(a, b) =
    ccall((:tp_sigmoid_backward_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_sinh(a, out)

Hyperbolic sine of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; a zero keeps its sign.
"""
@inline tp_sinh(a, out) =
    ccall((:tp_sinh, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_sinh_out(a, out)

`tp_sinh` into a given tensor.
"""
@inline tp_sinh_out(a, out) =
    ccall((:tp_sinh_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_sinh_inplace(a)

`tp_sinh` into a.
"""
@inline tp_sinh_inplace(a) =
    ccall((:tp_sinh_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_cosh(a, out)

Hyperbolic cosine of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64.
"""
@inline tp_cosh(a, out) =
    ccall((:tp_cosh, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_cosh_out(a, out)

`tp_cosh` into a given tensor.
"""
@inline tp_cosh_out(a, out) =
    ccall((:tp_cosh_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_cosh_inplace(a)

`tp_cosh` into a.
"""
@inline tp_cosh_inplace(a) =
    ccall((:tp_cosh_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_tanh(a, out)

Hyperbolic tangent of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; a zero keeps its sign.
"""
@inline tp_tanh(a, out) =
    ccall((:tp_tanh, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_tanh_out(a, out)

`tp_tanh` into a given tensor.
"""
@inline tp_tanh_out(a, out) =
    ccall((:tp_tanh_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_tanh_inplace(a)

`tp_tanh` into a.
"""
@inline tp_tanh_inplace(a) =
    ccall((:tp_tanh_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_tanh_backward(a, b, out)

a (1 - b^2): where b is the result of `tp_tanh`, a gradient by that result as one by the argument. Integers and bool give f32; refused for complex. The square, the difference and the product are each rounded.
"""
@inline tp_tanh_backward(a, b, out) =
    ccall((:tp_tanh_backward, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_tanh_backward_out(a, b, out)

`tp_tanh_backward` into a given tensor.
"""
@inline tp_tanh_backward_out(a, b, out) =
    ccall((:tp_tanh_backward_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_tanh_backward_inplace(a, b)

`tp_tanh_backward` into a.
"""
@inline tp_tanh_backward_inplace(a, b) =
    ccall((:tp_tanh_backward_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_tanh_backward_scalar(a, b, out)

`tp_tanh_backward` with a number, which does not widen a tensor of its category.
"""
@inline tp_tanh_backward_scalar(a, b, out) =
    ccall((:tp_tanh_backward_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_tanh_backward_scalar_out(a, b, out)

`tp_tanh_backward_scalar` into a given tensor.
"""
@inline tp_tanh_backward_scalar_out(a, b, out) =
    ccall((:tp_tanh_backward_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_tanh_backward_scalar_inplace(a, b)

`tp_tanh_backward_scalar` into a.
"""
@inline tp_tanh_backward_scalar_inplace(a, b) =
    ccall((:tp_tanh_backward_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_asinh(a, out)

Inverse hyperbolic sine of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; a zero keeps its sign. The cuts of a complex tensor lie on the imaginary axis, beyond i and -i.
"""
@inline tp_asinh(a, out) =
    ccall((:tp_asinh, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_asinh_out(a, out)

`tp_asinh` into a given tensor.
"""
@inline tp_asinh_out(a, out) =
    ccall((:tp_asinh_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_asinh_inplace(a)

`tp_asinh` into a.
"""
@inline tp_asinh_inplace(a) =
    ccall((:tp_asinh_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_acosh(a, out)

Inverse hyperbolic cosine of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; NaN of numbers below 1. A complex tensor gives the value with a real part of 0 or more; the cut lies on the real axis, below 1.
"""
@inline tp_acosh(a, out) =
    ccall((:tp_acosh, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_acosh_out(a, out)

`tp_acosh` into a given tensor.
"""
@inline tp_acosh_out(a, out) =
    ccall((:tp_acosh_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_acosh_inplace(a)

`tp_acosh` into a.
"""
@inline tp_acosh_inplace(a) =
    ccall((:tp_acosh_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_atanh(a, out)

Inverse hyperbolic tangent of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; infinities of 1 and -1, NaN beyond; a zero keeps its sign. The cuts of a complex tensor lie on the real axis, beyond 1 and -1.
"""
@inline tp_atanh(a, out) =
    ccall((:tp_atanh, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_atanh_out(a, out)

`tp_atanh` into a given tensor.
"""
@inline tp_atanh_out(a, out) =
    ccall((:tp_atanh_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_atanh_inplace(a)

`tp_atanh` into a.
"""
@inline tp_atanh_inplace(a) =
    ccall((:tp_atanh_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_index_select(a, dim, index, out)

Takes indices of a dimension, as a copy.
"""
@inline tp_index_select(a, dim, index, out) =
    ccall((:tp_index_select, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, dim, index, out)

"""
    tp_index_select_out(a, dim, index, out)

`tp_index_select` into a given tensor.
"""
@inline tp_index_select_out(a, dim, index, out) =
    ccall((:tp_index_select_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, index, out)

"""
    tp_gather(a, dim, index, out)

Takes an element of a dimension for each index. With the index's sizes, element (i, j, k) of the result is `a[index[i, j, k], j, k]` for dimension 0, and so on for the others. PyTorch's `sparse_grad` says what a gradient is and not what the result is: there is no such parameter.
"""
@inline tp_gather(a, dim, index, out) =
    ccall((:tp_gather, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, dim, index, out)

"""
    tp_gather_out(a, dim, index, out)

`tp_gather` into a given tensor.
"""
@inline tp_gather_out(a, dim, index, out) =
    ccall((:tp_gather_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, index, out)

"""
    tp_take(a, index, out)

Takes elements by their places in row-major order; negative ones count from the end.
"""
@inline tp_take(a, index, out) =
    ccall((:tp_take, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, index, out)

"""
    tp_take_out(a, index, out)

`tp_take` into a given tensor.
"""
@inline tp_take_out(a, index, out) =
    ccall((:tp_take_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, index, out)

"""
    tp_masked_select(a, mask, out)

The elements where a mask is true, as a list in row-major order.
"""
@inline tp_masked_select(a, mask, out) =
    ccall((:tp_masked_select, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, mask, out)

"""
    tp_masked_select_out(a, mask, out)

`tp_masked_select` into a given tensor.
"""
@inline tp_masked_select_out(a, mask, out) =
    ccall((:tp_masked_select_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, mask, out)

"""
    tp_tril(a, diagonal, out)

The elements on and below a diagonal, and 0 above it.
"""
@inline tp_tril(a, diagonal, out) =
    ccall((:tp_tril, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{Ptr{tp_tensor_t}},), a, diagonal, out)

"""
    tp_tril_out(a, diagonal, out)

`tp_tril` into a given tensor.
"""
@inline tp_tril_out(a, diagonal, out) =
    ccall((:tp_tril_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t},), a, diagonal, out)

"""
    tp_tril_inplace(a, diagonal)

`tp_tril` of the tensor itself: sets what is above to 0.
"""
@inline tp_tril_inplace(a, diagonal) =
    ccall((:tp_tril_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64,), a, diagonal)

"""
    tp_triu(a, diagonal, out)

The elements on and above a diagonal, and 0 below it.
"""
@inline tp_triu(a, diagonal, out) =
    ccall((:tp_triu, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{Ptr{tp_tensor_t}},), a, diagonal, out)

"""
    tp_triu_out(a, diagonal, out)

`tp_triu` into a given tensor.
"""
@inline tp_triu_out(a, diagonal, out) =
    ccall((:tp_triu_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t},), a, diagonal, out)

"""
    tp_triu_inplace(a, diagonal)

`tp_triu` of the tensor itself: sets what is below to 0.
"""
@inline tp_triu_inplace(a, diagonal) =
    ccall((:tp_triu_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64,), a, diagonal)

"""
    tp_roll(a, shifts, n, dims, m, out)

Elements moved along dimensions; those that leave at the end come in at the start. A shift may be negative or beyond the size, a dimension may be named more than once.
"""
@inline tp_roll(a, shifts, n, dims, m, out) =
    ccall((:tp_roll, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), a, shifts, n, dims, m, out)

"""
    tp_one_hot(a, classes, out)

Class numbers as rows of 0 with a 1 in that place.
"""
@inline tp_one_hot(a, classes, out) =
    ccall((:tp_one_hot, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{Ptr{tp_tensor_t}},), a, classes, out)

"""
    tp_embedding(weight, index, padding_index, out)

Rows of a table. PyTorch's `max_norm`, which changes the table, is refused: there is no such parameter; `scale_grad_by_freq` and `sparse` say what a gradient is and not what the result is.
"""
@inline tp_embedding(weight, index, padding_index, out) =
    ccall((:tp_embedding, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Int64, Ptr{Ptr{tp_tensor_t}},), weight, index, padding_index, out)

"""
    tp_cat(tensors, n, dim, out)

Tensors one behind the other along a dimension, as a copy. Their other sizes are equal; tensors of shape (0) fit everywhere and add nothing. Their dtypes meet as in `tp_result_dtype`. The result is contiguous, or channels-last if all tensors are.
"""
@inline tp_cat(tensors, n, dim, out) =
    ccall((:tp_cat, libtensorplay), tp_status_t, (Ptr{Ptr{tp_tensor_t}}, Csize_t, Int64, Ptr{Ptr{tp_tensor_t}},), tensors, n, dim, out)

"""
    tp_cat_out(tensors, n, dim, out)

`tp_cat` into a given tensor.
"""
@inline tp_cat_out(tensors, n, dim, out) =
    ccall((:tp_cat_out, libtensorplay), tp_status_t, (Ptr{Ptr{tp_tensor_t}}, Csize_t, Int64, Ptr{tp_tensor_t},), tensors, n, dim, out)

"""
    tp_stack(tensors, n, dim, out)

Tensors of equal sizes side by side along a new dimension, as a copy. Dtypes and layout are as in `tp_cat`.
"""
@inline tp_stack(tensors, n, dim, out) =
    ccall((:tp_stack, libtensorplay), tp_status_t, (Ptr{Ptr{tp_tensor_t}}, Csize_t, Int64, Ptr{Ptr{tp_tensor_t}},), tensors, n, dim, out)

"""
    tp_stack_out(tensors, n, dim, out)

`tp_stack` into a given tensor.
"""
@inline tp_stack_out(tensors, n, dim, out) =
    ccall((:tp_stack_out, libtensorplay), tp_status_t, (Ptr{Ptr{tp_tensor_t}}, Csize_t, Int64, Ptr{tp_tensor_t},), tensors, n, dim, out)

"""
    tp_logical_and(a, b, out)

Whether a and b are both true, as bool. Any dtype: what is not 0 is true, NaN included.
"""
@inline tp_logical_and(a, b, out) =
    ccall((:tp_logical_and, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_logical_and_out(a, b, out)

`tp_logical_and` into a given tensor.
"""
@inline tp_logical_and_out(a, b, out) =
    ccall((:tp_logical_and_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_logical_and_inplace(a, b)

`tp_logical_and` into a.
"""
@inline tp_logical_and_inplace(a, b) =
    ccall((:tp_logical_and_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_logical_and_scalar(a, b, out)

`tp_logical_and` with a number.
"""
@inline tp_logical_and_scalar(a, b, out) =
    ccall((:tp_logical_and_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_logical_and_scalar_out(a, b, out)

`tp_logical_and_scalar` into a given tensor.
"""
@inline tp_logical_and_scalar_out(a, b, out) =
    ccall((:tp_logical_and_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_logical_and_scalar_inplace(a, b)

`tp_logical_and_scalar` into a.
"""
@inline tp_logical_and_scalar_inplace(a, b) =
    ccall((:tp_logical_and_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_logical_or(a, b, out)

Whether a or b is true, as bool. Any dtype: what is not 0 is true, NaN included.
"""
@inline tp_logical_or(a, b, out) =
    ccall((:tp_logical_or, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_logical_or_out(a, b, out)

`tp_logical_or` into a given tensor.
"""
@inline tp_logical_or_out(a, b, out) =
    ccall((:tp_logical_or_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_logical_or_inplace(a, b)

`tp_logical_or` into a.
"""
@inline tp_logical_or_inplace(a, b) =
    ccall((:tp_logical_or_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_logical_or_scalar(a, b, out)

`tp_logical_or` with a number.
"""
@inline tp_logical_or_scalar(a, b, out) =
    ccall((:tp_logical_or_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_logical_or_scalar_out(a, b, out)

`tp_logical_or_scalar` into a given tensor.
"""
@inline tp_logical_or_scalar_out(a, b, out) =
    ccall((:tp_logical_or_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_logical_or_scalar_inplace(a, b)

`tp_logical_or_scalar` into a.
"""
@inline tp_logical_or_scalar_inplace(a, b) =
    ccall((:tp_logical_or_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_logical_xor(a, b, out)

Whether just one of a and b is true, as bool. Any dtype: what is not 0 is true, NaN included.
"""
@inline tp_logical_xor(a, b, out) =
    ccall((:tp_logical_xor, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_logical_xor_out(a, b, out)

`tp_logical_xor` into a given tensor.
"""
@inline tp_logical_xor_out(a, b, out) =
    ccall((:tp_logical_xor_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_logical_xor_inplace(a, b)

`tp_logical_xor` into a.
"""
@inline tp_logical_xor_inplace(a, b) =
    ccall((:tp_logical_xor_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_logical_xor_scalar(a, b, out)

`tp_logical_xor` with a number.
"""
@inline tp_logical_xor_scalar(a, b, out) =
    ccall((:tp_logical_xor_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_logical_xor_scalar_out(a, b, out)

`tp_logical_xor_scalar` into a given tensor.
"""
@inline tp_logical_xor_scalar_out(a, b, out) =
    ccall((:tp_logical_xor_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_logical_xor_scalar_inplace(a, b)

`tp_logical_xor_scalar` into a.
"""
@inline tp_logical_xor_scalar_inplace(a, b) =
    ccall((:tp_logical_xor_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_logical_not(a, out)

Whether a is false, as bool. Any dtype: what is not 0 is true, NaN included.
"""
@inline tp_logical_not(a, out) =
    ccall((:tp_logical_not, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_logical_not_out(a, out)

`tp_logical_not` into a given tensor.
"""
@inline tp_logical_not_out(a, out) =
    ccall((:tp_logical_not_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_logical_not_inplace(a)

`tp_logical_not` into a.
"""
@inline tp_logical_not_inplace(a) =
    ccall((:tp_logical_not_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_bitwise_and(a, b, out)

Bits that a and b both have. For integers and bool.
"""
@inline tp_bitwise_and(a, b, out) =
    ccall((:tp_bitwise_and, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_bitwise_and_out(a, b, out)

`tp_bitwise_and` into a given tensor.
"""
@inline tp_bitwise_and_out(a, b, out) =
    ccall((:tp_bitwise_and_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_bitwise_and_inplace(a, b)

`tp_bitwise_and` into a.
"""
@inline tp_bitwise_and_inplace(a, b) =
    ccall((:tp_bitwise_and_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_bitwise_and_scalar(a, b, out)

`tp_bitwise_and` with a number, which does not widen a tensor of its category.
"""
@inline tp_bitwise_and_scalar(a, b, out) =
    ccall((:tp_bitwise_and_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_bitwise_and_scalar_out(a, b, out)

`tp_bitwise_and_scalar` into a given tensor.
"""
@inline tp_bitwise_and_scalar_out(a, b, out) =
    ccall((:tp_bitwise_and_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_bitwise_and_scalar_inplace(a, b)

`tp_bitwise_and_scalar` into a.
"""
@inline tp_bitwise_and_scalar_inplace(a, b) =
    ccall((:tp_bitwise_and_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_bitwise_or(a, b, out)

Bits that a or b has. For integers and bool.
"""
@inline tp_bitwise_or(a, b, out) =
    ccall((:tp_bitwise_or, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_bitwise_or_out(a, b, out)

`tp_bitwise_or` into a given tensor.
"""
@inline tp_bitwise_or_out(a, b, out) =
    ccall((:tp_bitwise_or_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_bitwise_or_inplace(a, b)

`tp_bitwise_or` into a.
"""
@inline tp_bitwise_or_inplace(a, b) =
    ccall((:tp_bitwise_or_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_bitwise_or_scalar(a, b, out)

`tp_bitwise_or` with a number, which does not widen a tensor of its category.
"""
@inline tp_bitwise_or_scalar(a, b, out) =
    ccall((:tp_bitwise_or_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_bitwise_or_scalar_out(a, b, out)

`tp_bitwise_or_scalar` into a given tensor.
"""
@inline tp_bitwise_or_scalar_out(a, b, out) =
    ccall((:tp_bitwise_or_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_bitwise_or_scalar_inplace(a, b)

`tp_bitwise_or_scalar` into a.
"""
@inline tp_bitwise_or_scalar_inplace(a, b) =
    ccall((:tp_bitwise_or_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_bitwise_xor(a, b, out)

Bits that just one of a and b has. For integers and bool.
"""
@inline tp_bitwise_xor(a, b, out) =
    ccall((:tp_bitwise_xor, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_bitwise_xor_out(a, b, out)

`tp_bitwise_xor` into a given tensor.
"""
@inline tp_bitwise_xor_out(a, b, out) =
    ccall((:tp_bitwise_xor_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_bitwise_xor_inplace(a, b)

`tp_bitwise_xor` into a.
"""
@inline tp_bitwise_xor_inplace(a, b) =
    ccall((:tp_bitwise_xor_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_bitwise_xor_scalar(a, b, out)

`tp_bitwise_xor` with a number, which does not widen a tensor of its category.
"""
@inline tp_bitwise_xor_scalar(a, b, out) =
    ccall((:tp_bitwise_xor_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_bitwise_xor_scalar_out(a, b, out)

`tp_bitwise_xor_scalar` into a given tensor.
"""
@inline tp_bitwise_xor_scalar_out(a, b, out) =
    ccall((:tp_bitwise_xor_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_bitwise_xor_scalar_inplace(a, b)

`tp_bitwise_xor_scalar` into a.
"""
@inline tp_bitwise_xor_scalar_inplace(a, b) =
    ccall((:tp_bitwise_xor_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_bitwise_not(a, out)

Bits that a has not. For integers and bool.
"""
@inline tp_bitwise_not(a, out) =
    ccall((:tp_bitwise_not, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_bitwise_not_out(a, out)

`tp_bitwise_not` into a given tensor.
"""
@inline tp_bitwise_not_out(a, out) =
    ccall((:tp_bitwise_not_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_bitwise_not_inplace(a)

`tp_bitwise_not` into a.
"""
@inline tp_bitwise_not_inplace(a) =
    ccall((:tp_bitwise_not_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_neg(a, out)

-a. Integers wrap, unsigned ones too. Refused for bool.
"""
@inline tp_neg(a, out) =
    ccall((:tp_neg, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_neg_out(a, out)

`tp_neg` into a given tensor.
"""
@inline tp_neg_out(a, out) =
    ccall((:tp_neg_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_neg_inplace(a)

`tp_neg` into a.
"""
@inline tp_neg_inplace(a) =
    ccall((:tp_neg_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_abs(a, out)

Magnitude of a. The lowest integer of a dtype stays. A complex tensor gives one of the type of its parts. Refused for bool.
"""
@inline tp_abs(a, out) =
    ccall((:tp_abs, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_abs_out(a, out)

`tp_abs` into a given tensor.
"""
@inline tp_abs_out(a, out) =
    ccall((:tp_abs_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_abs_inplace(a)

`tp_abs` into a.
"""
@inline tp_abs_inplace(a) =
    ccall((:tp_abs_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_relu(a, out)

max(a, 0); NaN stays NaN. Refused for bool and complex.
"""
@inline tp_relu(a, out) =
    ccall((:tp_relu, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_relu_out(a, out)

`tp_relu` into a given tensor.
"""
@inline tp_relu_out(a, out) =
    ccall((:tp_relu_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_relu_inplace(a)

`tp_relu` into a.
"""
@inline tp_relu_inplace(a) =
    ccall((:tp_relu_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_sqrt(a, out)

Square root of a. Integers and bool give f32. A negative number gives NaN; a complex tensor the root with a real part of 0 or more.
"""
@inline tp_sqrt(a, out) =
    ccall((:tp_sqrt, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_sqrt_out(a, out)

`tp_sqrt` into a given tensor.
"""
@inline tp_sqrt_out(a, out) =
    ccall((:tp_sqrt_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_sqrt_inplace(a)

`tp_sqrt` into a.
"""
@inline tp_sqrt_inplace(a) =
    ccall((:tp_sqrt_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_square(a, out)

a * a. Integers wrap. bool gives i64.
"""
@inline tp_square(a, out) =
    ccall((:tp_square, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_square_out(a, out)

`tp_square` into a given tensor.
"""
@inline tp_square_out(a, out) =
    ccall((:tp_square_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_square_inplace(a)

`tp_square` into a.
"""
@inline tp_square_inplace(a) =
    ccall((:tp_square_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_reciprocal(a, out)

1 / a. Integers and bool give f32.
"""
@inline tp_reciprocal(a, out) =
    ccall((:tp_reciprocal, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_reciprocal_out(a, out)

`tp_reciprocal` into a given tensor.
"""
@inline tp_reciprocal_out(a, out) =
    ccall((:tp_reciprocal_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_reciprocal_inplace(a)

`tp_reciprocal` into a.
"""
@inline tp_reciprocal_inplace(a) =
    ccall((:tp_reciprocal_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_rsqrt(a, out)

1 / sqrt(a), rounded twice. Integers and bool give f32.
"""
@inline tp_rsqrt(a, out) =
    ccall((:tp_rsqrt, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_rsqrt_out(a, out)

`tp_rsqrt` into a given tensor.
"""
@inline tp_rsqrt_out(a, out) =
    ccall((:tp_rsqrt_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_rsqrt_inplace(a)

`tp_rsqrt` into a.
"""
@inline tp_rsqrt_inplace(a) =
    ccall((:tp_rsqrt_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_matmul(a, b, out)

Matrix product. Vectors times vectors give a number (rank 0), a vector is a row on the left and a column on the right, and leading dimensions broadcast. Refused for bool.
"""
@inline tp_matmul(a, b, out) =
    ccall((:tp_matmul, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_matmul_out(a, b, out)

`tp_matmul` into a given tensor.
"""
@inline tp_matmul_out(a, b, out) =
    ccall((:tp_matmul_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_dot(a, b, out)

Sum of the products of two vectors' elements, a tensor of rank 0. Complex numbers are not conjugated. Refused for bool.
"""
@inline tp_dot(a, b, out) =
    ccall((:tp_dot, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_dot_out(a, b, out)

`tp_dot` into a given tensor.
"""
@inline tp_dot_out(a, b, out) =
    ccall((:tp_dot_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_outer(a, b, out)

Every element of a vector times every one of another. Dtypes meet as those of `tp_mul`: bool with bool gives i64.
"""
@inline tp_outer(a, b, out) =
    ccall((:tp_outer, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_outer_out(a, b, out)

`tp_outer` into a given tensor.
"""
@inline tp_outer_out(a, b, out) =
    ccall((:tp_outer_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_addmm(input, a, b, beta, alpha, out)

beta * input + alpha * (a @ b) of matrices.
"""
@inline tp_addmm(input, a, b, beta, alpha, out) =
    ccall((:tp_addmm, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), input, a, b, beta, alpha, out)

"""
    tp_addmm_out(input, a, b, beta, alpha, out)

`tp_addmm` into a given tensor.
"""
@inline tp_addmm_out(input, a, b, beta, alpha, out) =
    ccall((:tp_addmm_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), input, a, b, beta, alpha, out)

"""
    tp_addmm_inplace(input, a, b, beta, alpha)

`tp_addmm` into its input.
"""
@inline tp_addmm_inplace(input, a, b, beta, alpha) =
    ccall((:tp_addmm_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t},), input, a, b, beta, alpha)

"""
    tp_baddbmm(input, a, b, beta, alpha, out)

beta * input + alpha * (a @ b) of equally many matrices.
"""
@inline tp_baddbmm(input, a, b, beta, alpha, out) =
    ccall((:tp_baddbmm, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), input, a, b, beta, alpha, out)

"""
    tp_baddbmm_out(input, a, b, beta, alpha, out)

`tp_baddbmm` into a given tensor.
"""
@inline tp_baddbmm_out(input, a, b, beta, alpha, out) =
    ccall((:tp_baddbmm_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), input, a, b, beta, alpha, out)

"""
    tp_baddbmm_inplace(input, a, b, beta, alpha)

`tp_baddbmm` into its input.
"""
@inline tp_baddbmm_inplace(input, a, b, beta, alpha) =
    ccall((:tp_baddbmm_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t},), input, a, b, beta, alpha)

"""
    tp_linear(a, weight, bias, out)

A layer's product: a @ weight.T + bias. A weight of rank 1 is a single row, whose dimension is not in the result. Called by name, the bias is a list of one tensor or of none.
"""
@inline tp_linear(a, weight, bias, out) =
    ccall((:tp_linear, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, weight, bias, out)

"""
    tp_linear_out(a, weight, bias, out)

`tp_linear` into a given tensor.
"""
@inline tp_linear_out(a, weight, bias, out) =
    ccall((:tp_linear_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, weight, bias, out)

"""
    tp_loss_reduction_name(reduction)

Name of a reduction of losses: 'none', 'mean', 'sum'.
"""
@inline tp_loss_reduction_name(reduction) =
    ccall((:tp_loss_reduction_name, libtensorplay), Cstring, (tp_loss_reduction_t,), reduction)

"""
    tp_loss_reduction_parse(name, out)

Reduction of losses of a name.
"""
@inline tp_loss_reduction_parse(name, out) =
    ccall((:tp_loss_reduction_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_loss_reduction_t},), name, out)

"""
    tp_layer_norm(a, sizes, n, weight, bias, epsilon, out)

Moves and scales each row to mean 0 and variance 1, then multiplies by a weight and adds a bias. A row is what the last dimensions hold; its variance divides by the number of its elements. Small floats compute in f32, sums are kept in f64, and squares that leave f32 too. The result is contiguous.
"""
@inline tp_layer_norm(a, sizes, n, weight, bias, epsilon, out) =
    ccall((:tp_layer_norm, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Cdouble, Ptr{Ptr{tp_tensor_t}},), a, sizes, n, weight, bias, epsilon, out)

"""
    tp_mse_loss(a, target, reduction, out)

Squares of the differences. The two broadcast and meet in the promoted type. PyTorch's `weight` of elements is refused: multiply before the reduction; so are, for all losses, its `size_average` and `reduce`, which `reduction` took the place of.
"""
@inline tp_mse_loss(a, target, reduction, out) =
    ccall((:tp_mse_loss, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, tp_loss_reduction_t, Ptr{Ptr{tp_tensor_t}},), a, target, reduction, out)

"""
    tp_nll_loss(a, target, weight, ignored, reduction, out)

Minus the logarithm of the probability of each target's class, times the weight of the class. The mean divides by the sum of the targets' weights; of none it is NaN. Sums are kept in f32 or wider. PyTorch's u8 targets are refused: `tp_to` converts.
"""
@inline tp_nll_loss(a, target, weight, ignored, reduction, out) =
    ccall((:tp_nll_loss, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Int64, tp_loss_reduction_t, Ptr{Ptr{tp_tensor_t}},), a, target, weight, ignored, reduction, out)

"""
    tp_cross_entropy(a, target, weight, ignored, reduction, out)

`tp_nll_loss` of the logarithms of softmax over the classes. Small floats compute in f32. PyTorch's probabilities as targets and its `label_smoothing` are refused: -1 times the sum over the classes of probabilities times `tp_log_softmax` is that loss; smoothing by e is 1 - e times the loss here, plus e times that of equal probabilities.
"""
@inline tp_cross_entropy(a, target, weight, ignored, reduction, out) =
    ccall((:tp_cross_entropy, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Int64, tp_loss_reduction_t, Ptr{Ptr{tp_tensor_t}},), a, target, weight, ignored, reduction, out)

"""
    tp_sgd_options_init(options, struct_size)

Sets all members to 0 but the learning rate, which is 0.001.
"""
@inline tp_sgd_options_init(options, struct_size) =
    ccall((:tp_sgd_options_init, libtensorplay), tp_status_t, (Ptr{tp_sgd_options_t}, Csize_t,), options, struct_size)

"""
    tp_sgd_inplace(parameter, gradient, momentum_buffer, step, options)

A step of stochastic gradient descent: g = maximize ? -gradient : gradient g = g + weight_decay * parameter buffer = step == 1 ? g : momentum * buffer + (1 - dampening) * g g = nesterov ? g + momentum * buffer : buffer parameter = parameter - lr * g without the two lines of the buffer where there is none.
"""
@inline tp_sgd_inplace(parameter, gradient, momentum_buffer, step, options) =
    ccall((:tp_sgd_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Int64, Ptr{tp_sgd_options_t},), parameter, gradient, momentum_buffer, step, options)

"""
    tp_adam_options_init(options, struct_size)

Sets PyTorch's defaults: a rate of 0.001, betas of 0.9 and 0.999, an epsilon of 1e-8, no weight decay (of which PyTorch's AdamW has 0.01).
"""
@inline tp_adam_options_init(options, struct_size) =
    ccall((:tp_adam_options_init, libtensorplay), tp_status_t, (Ptr{tp_adam_options_t}, Csize_t,), options, struct_size)

"""
    tp_adam_inplace(parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, step, options)

A step of Adam: g = maximize ? -gradient : gradient g = g + weight_decay * parameter exp_avg = beta1 * exp_avg + (1 - beta1) * g exp_avg_sq = beta2 * exp_avg_sq + (1 - beta2) * g * g max_exp_avg_sq = maximum of max_exp_avg_sq and exp_avg_sq root = sqrt(max_exp_avg_sq) / sqrt(1 - beta2^step) + epsilon parameter = parameter - lr / (1 - beta1^step) * exp_avg / root where exp_avg_sq stands for max_exp_avg_sq if there is none: the variant with one is AMSGrad. Step 1 takes states of 0. A NaN in a maximum wins.
"""
@inline tp_adam_inplace(parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, step, options) =
    ccall((:tp_adam_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Int64, Ptr{tp_adam_options_t},), parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, step, options)

"""
    tp_adamw_inplace(parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, step, options)

A step of AdamW: `tp_adam_inplace` without a weight decay, of a parameter that was multiplied by 1 - lr * weight_decay.
"""
@inline tp_adamw_inplace(parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, step, options) =
    ccall((:tp_adamw_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Int64, Ptr{tp_adam_options_t},), parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, step, options)

"""
    tp_pow(a, b, out)

a to the power b. For all dtypes; bool with bool is refused. Floating dtypes as C's pow: within 1 unit in the last place, the square is a times a exactly, any number to the power 0 and 1 to any power give 1, also of NaN, and a negative number to a power that is not whole gives NaN. Integers wrap; to a negative power, 1 gives 1, -1 gives 1 or -1, and any other, 0 too, gives 0. Complex numbers give e^(b log a), whose relative error grows with the size of b log a; a to the power 0, 1 and 2 is exact.
"""
@inline tp_pow(a, b, out) =
    ccall((:tp_pow, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_pow_out(a, b, out)

`tp_pow` into a given tensor.
"""
@inline tp_pow_out(a, b, out) =
    ccall((:tp_pow_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_pow_inplace(a, b)

`tp_pow` into a.
"""
@inline tp_pow_inplace(a, b) =
    ccall((:tp_pow_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_pow_scalar(a, b, out)

`tp_pow` with a number, which does not widen a tensor of its category.
"""
@inline tp_pow_scalar(a, b, out) =
    ccall((:tp_pow_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_pow_scalar_out(a, b, out)

`tp_pow_scalar` into a given tensor.
"""
@inline tp_pow_scalar_out(a, b, out) =
    ccall((:tp_pow_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_pow_scalar_inplace(a, b)

`tp_pow_scalar` into a.
"""
@inline tp_pow_scalar_inplace(a, b) =
    ccall((:tp_pow_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_hypot(a, b, out)

sqrt(a^2 + b^2) without overflow or underflow on the way. Integers and bool give f32; refused for complex. Within 1 unit in the last place of f32, 2 of f64; infinity if either operand is infinite, even if the other is NaN.
"""
@inline tp_hypot(a, b, out) =
    ccall((:tp_hypot, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_hypot_out(a, b, out)

`tp_hypot` into a given tensor.
"""
@inline tp_hypot_out(a, b, out) =
    ccall((:tp_hypot_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_hypot_inplace(a, b)

`tp_hypot` into a.
"""
@inline tp_hypot_inplace(a, b) =
    ccall((:tp_hypot_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_hypot_scalar(a, b, out)

`tp_hypot` with a number, which does not widen a tensor of its category.
"""
@inline tp_hypot_scalar(a, b, out) =
    ccall((:tp_hypot_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_hypot_scalar_out(a, b, out)

`tp_hypot_scalar` into a given tensor.
"""
@inline tp_hypot_scalar_out(a, b, out) =
    ccall((:tp_hypot_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_hypot_scalar_inplace(a, b)

`tp_hypot_scalar` into a.
"""
@inline tp_hypot_scalar_inplace(a, b) =
    ccall((:tp_hypot_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_cbrt(a, out)

Cube root of a, also of a negative number. Integers and bool give f32; refused for complex. Within 1 unit in the last place; a zero keeps its sign.
"""
@inline tp_cbrt(a, out) =
    ccall((:tp_cbrt, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_cbrt_out(a, out)

`tp_cbrt` into a given tensor.
"""
@inline tp_cbrt_out(a, out) =
    ccall((:tp_cbrt_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_cbrt_inplace(a)

`tp_cbrt` into a.
"""
@inline tp_cbrt_inplace(a) =
    ccall((:tp_cbrt_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_generator_new(seed, out)

Makes a generator at the first numbers of a seed.
"""
@inline tp_generator_new(seed, out) =
    ccall((:tp_generator_new, libtensorplay), tp_status_t, (UInt64, Ptr{Ptr{tp_generator_t}},), seed, out)

"""
    tp_generator_retain(generator)

Adds a reference.
"""
@inline tp_generator_retain(generator) =
    ccall((:tp_generator_retain, libtensorplay), Ptr{tp_generator_t}, (Ptr{tp_generator_t},), generator)

"""
    tp_generator_release(generator)

Drops a reference.
"""
@inline tp_generator_release(generator) =
    ccall((:tp_generator_release, libtensorplay), Cvoid, (Ptr{tp_generator_t},), generator)

"""
    tp_generator_seed(generator)

The seed.
"""
@inline tp_generator_seed(generator) =
    ccall((:tp_generator_seed, libtensorplay), UInt64, (Ptr{tp_generator_t},), generator)

"""
    tp_generator_offset(generator)

How many blocks were drawn. Seed and offset are the whole state.
"""
@inline tp_generator_offset(generator) =
    ccall((:tp_generator_offset, libtensorplay), UInt64, (Ptr{tp_generator_t},), generator)

"""
    tp_generator_set(generator, seed, offset)

Goes to a place among the numbers of a seed: to the state that the getters gave before, or with offset 0 to the start of another seed.
"""
@inline tp_generator_set(generator, seed, offset) =
    ccall((:tp_generator_set, libtensorplay), tp_status_t, (Ptr{tp_generator_t}, UInt64, UInt64,), generator, seed, offset)

"""
    tp_uniform_inplace(a, from, to, generator)

Numbers from `from` to below `to`, with as many random bits as the dtype has (24 for f32, 53 for f64); the ends are rounded to the dtype first. Equal ends give that number. Both parts of a complex number are drawn.
"""
@inline tp_uniform_inplace(a, from, to, generator) =
    ccall((:tp_uniform_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Cdouble, Cdouble, Ptr{tp_generator_t},), a, from, to, generator)

"""
    tp_normal_inplace(a, mean, deviation, generator)

Normally distributed numbers, computed in f32 (of f64 in f64). PyTorch's tensors of means and deviations are refused: draw with 0 and 1, then `tp_addcmul`. Either part of a complex number has the mean, and half of the variance.
"""
@inline tp_normal_inplace(a, mean, deviation, generator) =
    ccall((:tp_normal_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Cdouble, Cdouble, Ptr{tp_generator_t},), a, mean, deviation, generator)

"""
    tp_randint_inplace(a, low, high, generator)

Integers from `low` to high - 1, all alike likely (to one part in 2^64 / (high - low)). PyTorch's `random_` without bounds is refused: name them.
"""
@inline tp_randint_inplace(a, low, high, generator) =
    ccall((:tp_randint_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Ptr{tp_generator_t},), a, low, high, generator)

"""
    tp_bernoulli(p, generator, out)

1 with a probability, else 0. PyTorch's form with one number for all is `tp_bernoulli_scalar_inplace`.
"""
@inline tp_bernoulli(p, generator, out) =
    ccall((:tp_bernoulli, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_generator_t}, Ptr{Ptr{tp_tensor_t}},), p, generator, out)

"""
    tp_bernoulli_out(p, generator, out)

`tp_bernoulli` into a given tensor.
"""
@inline tp_bernoulli_out(p, generator, out) =
    ccall((:tp_bernoulli_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_generator_t}, Ptr{tp_tensor_t},), p, generator, out)

"""
    tp_bernoulli_inplace(a, p, generator)

1 with a probability, else 0, in a tensor of any dtype.
"""
@inline tp_bernoulli_inplace(a, p, generator) =
    ccall((:tp_bernoulli_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_generator_t},), a, p, generator)

"""
    tp_bernoulli_scalar_inplace(a, p, generator)

1 with one probability, else 0, in a tensor of any dtype.
"""
@inline tp_bernoulli_scalar_inplace(a, p, generator) =
    ccall((:tp_bernoulli_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Cdouble, Ptr{tp_generator_t},), a, p, generator)

"""
    tp_dropout(a, p, training, generator, out)

Drops elements with a probability: multiplies them by 0, and the others by 1 / (1 - p).
"""
@inline tp_dropout(a, p, training, generator, out) =
    ccall((:tp_dropout, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Cdouble, Int32, Ptr{tp_generator_t}, Ptr{Ptr{tp_tensor_t}},), a, p, training, generator, out)

"""
    tp_dropout_inplace(a, p, training, generator)

`tp_dropout` in the tensor itself.
"""
@inline tp_dropout_inplace(a, p, training, generator) =
    ccall((:tp_dropout_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Cdouble, Int32, Ptr{tp_generator_t},), a, p, training, generator)

"""
    tp_rand(sizes, rank, dtype, device_type, device_index, generator, out)

Makes a tensor of numbers from 0 to below 1, see `tp_uniform_inplace`.
"""
@inline tp_rand(sizes, rank, dtype, device_type, device_index, generator, out) =
    ccall((:tp_rand, libtensorplay), tp_status_t, (Ptr{Int64}, Csize_t, tp_dtype_t, tp_device_type_t, Int32, Ptr{tp_generator_t}, Ptr{Ptr{tp_tensor_t}},), sizes, rank, dtype, device_type, device_index, generator, out)

"""
    tp_randn(sizes, rank, dtype, device_type, device_index, generator, out)

Makes a tensor of numbers of mean 0 and deviation 1, see `tp_normal_inplace`.
"""
@inline tp_randn(sizes, rank, dtype, device_type, device_index, generator, out) =
    ccall((:tp_randn, libtensorplay), tp_status_t, (Ptr{Int64}, Csize_t, tp_dtype_t, tp_device_type_t, Int32, Ptr{tp_generator_t}, Ptr{Ptr{tp_tensor_t}},), sizes, rank, dtype, device_type, device_index, generator, out)

"""
    tp_randint(low, high, sizes, rank, dtype, device_type, device_index, generator, out)

Makes a tensor of integers, see `tp_randint_inplace`.
"""
@inline tp_randint(low, high, sizes, rank, dtype, device_type, device_index, generator, out) =
    ccall((:tp_randint, libtensorplay), tp_status_t, (Int64, Int64, Ptr{Int64}, Csize_t, tp_dtype_t, tp_device_type_t, Int32, Ptr{tp_generator_t}, Ptr{Ptr{tp_tensor_t}},), low, high, sizes, rank, dtype, device_type, device_index, generator, out)

"""
    tp_randperm(n, dtype, device_type, device_index, generator, out)

Makes the numbers 0 to n - 1 in random order.
"""
@inline tp_randperm(n, dtype, device_type, device_index, generator, out) =
    ccall((:tp_randperm, libtensorplay), tp_status_t, (Int64, tp_dtype_t, tp_device_type_t, Int32, Ptr{tp_generator_t}, Ptr{Ptr{tp_tensor_t}},), n, dtype, device_type, device_index, generator, out)

"""
    tp_sum(a, dims, n, keepdim, out)

Sum over dimensions. bool and integers give i64 (u64 stays u64); f16 and bf16 accumulate in f32 and round once; f32 adds up 4096 terms at a time and their sums in f64, which keeps the error of 1e7 terms below 1e-7 of the sum of their magnitudes. The sum of nothing is 0.
"""
@inline tp_sum(a, dims, n, keepdim, out) =
    ccall((:tp_sum, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, out)

"""
    tp_sum_out(a, dims, n, keepdim, out)

`tp_sum` into a given tensor.
"""
@inline tp_sum_out(a, dims, n, keepdim, out) =
    ccall((:tp_sum_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, dims, n, keepdim, out)

"""
    tp_sum_as(a, dims, n, keepdim, dtype, out)

`tp_sum` of elements that are converted to a dtype first, which is the result's (PyTorch's `dtype`), without a converted copy. For integers they are converted to i64 (u64 for u64) and the sum wraps to the dtype.
"""
@inline tp_sum_as(a, dims, n, keepdim, dtype, out) =
    ccall((:tp_sum_as, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, dtype, out)

"""
    tp_sum_as_out(a, dims, n, keepdim, dtype, out)

`tp_sum_as` into a given tensor.
"""
@inline tp_sum_as_out(a, dims, n, keepdim, dtype, out) =
    ccall((:tp_sum_as_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, tp_dtype_t, Ptr{tp_tensor_t},), a, dims, n, keepdim, dtype, out)

"""
    tp_mean(a, dims, n, keepdim, out)

Mean over dimensions: the sum as `tp_sum` keeps it, divided before it is rounded. Where 4096 terms add up to more than f32 holds it is infinite, as PyTorch's. Refused for bool and integers. The mean of nothing is NaN.
"""
@inline tp_mean(a, dims, n, keepdim, out) =
    ccall((:tp_mean, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, out)

"""
    tp_mean_out(a, dims, n, keepdim, out)

`tp_mean` into a given tensor.
"""
@inline tp_mean_out(a, dims, n, keepdim, out) =
    ccall((:tp_mean_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, dims, n, keepdim, out)

"""
    tp_mean_as(a, dims, n, keepdim, dtype, out)

`tp_mean` of elements that are converted to a dtype first, which is the result's, without a converted copy: that of integers too.
"""
@inline tp_mean_as(a, dims, n, keepdim, dtype, out) =
    ccall((:tp_mean_as, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, dtype, out)

"""
    tp_mean_as_out(a, dims, n, keepdim, dtype, out)

`tp_mean_as` into a given tensor.
"""
@inline tp_mean_as_out(a, dims, n, keepdim, dtype, out) =
    ccall((:tp_mean_as_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, tp_dtype_t, Ptr{tp_tensor_t},), a, dims, n, keepdim, dtype, out)

"""
    tp_prod(a, dims, n, keepdim, out)

Product over dimensions. bool and integers give i64 (u64 stays u64) and wrap; f16, bf16 and f8 multiply in f32, f32 in f64, and the product is rounded once: of n terms of f32 it is within 2^-24 + n * 2^-53 of the exact one, relatively, where no product of some of them leaves the range of f64. Complex numbers multiply part by part, so that an infinity may give NaN. The product of nothing is 1.
"""
@inline tp_prod(a, dims, n, keepdim, out) =
    ccall((:tp_prod, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, out)

"""
    tp_prod_out(a, dims, n, keepdim, out)

`tp_prod` into a given tensor.
"""
@inline tp_prod_out(a, dims, n, keepdim, out) =
    ccall((:tp_prod_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, dims, n, keepdim, out)

"""
    tp_prod_as(a, dims, n, keepdim, dtype, out)

`tp_prod` of elements that are converted to a dtype first, which is the result's, without a converted copy; integers as for `tp_sum_as`.
"""
@inline tp_prod_as(a, dims, n, keepdim, dtype, out) =
    ccall((:tp_prod_as, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, dtype, out)

"""
    tp_prod_as_out(a, dims, n, keepdim, dtype, out)

`tp_prod_as` into a given tensor.
"""
@inline tp_prod_as_out(a, dims, n, keepdim, dtype, out) =
    ccall((:tp_prod_as_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, tp_dtype_t, Ptr{tp_tensor_t},), a, dims, n, keepdim, dtype, out)

"""
    tp_max(a, dims, n, keepdim, out)

Largest element over dimensions (PyTorch's `amax`; its `max` of a dimension is `tp_max_dim`, of two tensors `tp_maximum`); NaN if there is one. +0 is above -0. Refused for complex.
"""
@inline tp_max(a, dims, n, keepdim, out) =
    ccall((:tp_max, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, out)

"""
    tp_max_out(a, dims, n, keepdim, out)

`tp_max` into a given tensor.
"""
@inline tp_max_out(a, dims, n, keepdim, out) =
    ccall((:tp_max_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, dims, n, keepdim, out)

"""
    tp_min(a, dims, n, keepdim, out)

Smallest element over dimensions (PyTorch's `amin`; its `min` of a dimension is `tp_min_dim`, of two tensors `tp_minimum`); NaN if there is one. -0 is below +0. Refused for complex.
"""
@inline tp_min(a, dims, n, keepdim, out) =
    ccall((:tp_min, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, out)

"""
    tp_min_out(a, dims, n, keepdim, out)

`tp_min` into a given tensor.
"""
@inline tp_min_out(a, dims, n, keepdim, out) =
    ccall((:tp_min_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, dims, n, keepdim, out)

"""
    tp_any(a, dims, n, keepdim, out)

Whether any element over dimensions is not 0. The result is bool, but u8 (0 or 1) of u8. NaN is not 0. Of nothing it is false.
"""
@inline tp_any(a, dims, n, keepdim, out) =
    ccall((:tp_any, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, out)

"""
    tp_any_out(a, dims, n, keepdim, out)

`tp_any` into a given tensor.
"""
@inline tp_any_out(a, dims, n, keepdim, out) =
    ccall((:tp_any_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, dims, n, keepdim, out)

"""
    tp_all(a, dims, n, keepdim, out)

Whether all elements over dimensions are not 0. The result is bool, but u8 (0 or 1) of u8. NaN is not 0. Of nothing it is true.
"""
@inline tp_all(a, dims, n, keepdim, out) =
    ccall((:tp_all, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, out)

"""
    tp_all_out(a, dims, n, keepdim, out)

`tp_all` into a given tensor.
"""
@inline tp_all_out(a, dims, n, keepdim, out) =
    ccall((:tp_all_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, dims, n, keepdim, out)

"""
    tp_var(a, dims, n, correction, keepdim, out)

Variance over dimensions: the sum of the squared distances from the mean, divided by the number of terms less a correction. Computed in f64 and rounded once; the mean comes first, so that nothing cancels. Of complex numbers it is real. Refused for bool and integers. NaN of nothing and, with a correction of 1, of one element; where the correction is above the number of terms, what is divided by is 0.
"""
@inline tp_var(a, dims, n, correction, keepdim, out) =
    ccall((:tp_var, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Cdouble, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, correction, keepdim, out)

"""
    tp_var_out(a, dims, n, correction, keepdim, out)

`tp_var` into a given tensor.
"""
@inline tp_var_out(a, dims, n, correction, keepdim, out) =
    ccall((:tp_var_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Cdouble, Int32, Ptr{tp_tensor_t},), a, dims, n, correction, keepdim, out)

"""
    tp_std(a, dims, n, correction, keepdim, out)

Standard deviation over dimensions: the square root of `tp_var`, taken before it is rounded.
"""
@inline tp_std(a, dims, n, correction, keepdim, out) =
    ccall((:tp_std, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Cdouble, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, correction, keepdim, out)

"""
    tp_std_out(a, dims, n, correction, keepdim, out)

`tp_std` into a given tensor.
"""
@inline tp_std_out(a, dims, n, correction, keepdim, out) =
    ccall((:tp_std_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Cdouble, Int32, Ptr{tp_tensor_t},), a, dims, n, correction, keepdim, out)

"""
    tp_norm(a, p, dims, n, keepdim, out)

Norm of all elements over dimensions, as of a vector: the number of those that are not 0 for p = 0, the largest magnitude for infinity, the smallest for -infinity, else the sum of magnitudes^p to the power 1/p. Computed in f64, where powers of f64 may overflow or vanish, and rounded once. Of complex numbers it is real. Refused for bool and integers. The norm of nothing is 0. PyTorch's `dtype` is refused: `tp_to` converts; so is its 'nuc', the norm of matrices by their singular values.
"""
@inline tp_norm(a, p, dims, n, keepdim, out) =
    ccall((:tp_norm, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Cdouble, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, p, dims, n, keepdim, out)

"""
    tp_norm_out(a, p, dims, n, keepdim, out)

`tp_norm` into a given tensor.
"""
@inline tp_norm_out(a, p, dims, n, keepdim, out) =
    ccall((:tp_norm_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Cdouble, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, p, dims, n, keepdim, out)

"""
    tp_logsumexp(a, dims, n, keepdim, out)

Logarithm of the sum of exponentials over dimensions. The largest element is taken from all first, so that none overflows. Integers and bool give f32. Refused for complex. -infinity of nothing and where all elements are.
"""
@inline tp_logsumexp(a, dims, n, keepdim, out) =
    ccall((:tp_logsumexp, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, out)

"""
    tp_logsumexp_out(a, dims, n, keepdim, out)

`tp_logsumexp` into a given tensor.
"""
@inline tp_logsumexp_out(a, dims, n, keepdim, out) =
    ccall((:tp_logsumexp_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, dims, n, keepdim, out)

"""
    tp_count_nonzero(a, dims, n, keepdim, out)

How many elements over dimensions are not 0, as i64. NaN is not 0.
"""
@inline tp_count_nonzero(a, dims, n, keepdim, out) =
    ccall((:tp_count_nonzero, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{tp_tensor_t}},), a, dims, n, keepdim, out)

"""
    tp_count_nonzero_out(a, dims, n, keepdim, out)

`tp_count_nonzero` into a given tensor.
"""
@inline tp_count_nonzero_out(a, dims, n, keepdim, out) =
    ccall((:tp_count_nonzero_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Int32, Ptr{tp_tensor_t},), a, dims, n, keepdim, out)

"""
    tp_argmax(a, dim, keepdim, out)

First index of the largest element along a dimension, as i64. The first NaN wins. Refused for complex.
"""
@inline tp_argmax(a, dim, keepdim, out) =
    ccall((:tp_argmax, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{Ptr{tp_tensor_t}},), a, dim, keepdim, out)

"""
    tp_argmax_out(a, dim, keepdim, out)

`tp_argmax` into a given tensor.
"""
@inline tp_argmax_out(a, dim, keepdim, out) =
    ccall((:tp_argmax_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{tp_tensor_t},), a, dim, keepdim, out)

"""
    tp_argmin(a, dim, keepdim, out)

First index of the smallest element along a dimension, as i64. The first NaN wins. Refused for complex.
"""
@inline tp_argmin(a, dim, keepdim, out) =
    ccall((:tp_argmin, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{Ptr{tp_tensor_t}},), a, dim, keepdim, out)

"""
    tp_argmin_out(a, dim, keepdim, out)

`tp_argmin` into a given tensor.
"""
@inline tp_argmin_out(a, dim, keepdim, out) =
    ccall((:tp_argmin_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{tp_tensor_t},), a, dim, keepdim, out)

"""
    tp_max_dim(a, dim, keepdim, values, indices)

The largest element along a dimension and its first index. The first NaN wins. Refused for complex.
"""
@inline tp_max_dim(a, dim, keepdim, values, indices) =
    ccall((:tp_max_dim, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{Ptr{tp_tensor_t}}, Ptr{Ptr{tp_tensor_t}},), a, dim, keepdim, values, indices)

"""
    tp_max_dim_out(a, dim, keepdim, values, indices)

`tp_max_dim` into given tensors, apart from a and from each other.
"""
@inline tp_max_dim_out(a, dim, keepdim, values, indices) =
    ccall((:tp_max_dim_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, keepdim, values, indices)

"""
    tp_min_dim(a, dim, keepdim, values, indices)

The smallest element along a dimension and its first index. The first NaN wins. Refused for complex.
"""
@inline tp_min_dim(a, dim, keepdim, values, indices) =
    ccall((:tp_min_dim, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{Ptr{tp_tensor_t}}, Ptr{Ptr{tp_tensor_t}},), a, dim, keepdim, values, indices)

"""
    tp_min_dim_out(a, dim, keepdim, values, indices)

`tp_min_dim` into given tensors, apart from a and from each other.
"""
@inline tp_min_dim_out(a, dim, keepdim, values, indices) =
    ccall((:tp_min_dim_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, keepdim, values, indices)

"""
    tp_aminmax(a, dim, keepdim, min, max)

The smallest element along a dimension and the largest; NaN if there is one. Refused for complex.
"""
@inline tp_aminmax(a, dim, keepdim, min, max) =
    ccall((:tp_aminmax, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{Ptr{tp_tensor_t}}, Ptr{Ptr{tp_tensor_t}},), a, dim, keepdim, min, max)

"""
    tp_aminmax_out(a, dim, keepdim, min, max)

`tp_aminmax` into given tensors, apart from a and from each other.
"""
@inline tp_aminmax_out(a, dim, keepdim, min, max) =
    ccall((:tp_aminmax_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int32, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, keepdim, min, max)

"""
    tp_sign(a, out)

-1, 0 or 1 as a is below, at or above 0; 0 for NaN. Refused for complex, where PyTorch's `sgn` is a / abs(a).
"""
@inline tp_sign(a, out) =
    ccall((:tp_sign, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_sign_out(a, out)

`tp_sign` into a given tensor.
"""
@inline tp_sign_out(a, out) =
    ccall((:tp_sign_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_sign_inplace(a)

`tp_sign` into a.
"""
@inline tp_sign_inplace(a) =
    ccall((:tp_sign_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_floor(a, out)

The largest whole number that is not above a. Integers stay as they are. Refused for bool and complex.
"""
@inline tp_floor(a, out) =
    ccall((:tp_floor, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_floor_out(a, out)

`tp_floor` into a given tensor.
"""
@inline tp_floor_out(a, out) =
    ccall((:tp_floor_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_floor_inplace(a)

`tp_floor` into a.
"""
@inline tp_floor_inplace(a) =
    ccall((:tp_floor_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_ceil(a, out)

The smallest whole number that is not below a. Integers stay as they are. Refused for bool and complex.
"""
@inline tp_ceil(a, out) =
    ccall((:tp_ceil, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_ceil_out(a, out)

`tp_ceil` into a given tensor.
"""
@inline tp_ceil_out(a, out) =
    ccall((:tp_ceil_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_ceil_inplace(a)

`tp_ceil` into a.
"""
@inline tp_ceil_inplace(a) =
    ccall((:tp_ceil_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_round(a, out)

The whole number nearest to a, the even one of two. Integers stay as they are. Refused for bool and complex. PyTorch's `decimals` is refused: multiply by that power of 10, round, and divide by it (for decimals below 0 the other way round), which is what PyTorch does.
"""
@inline tp_round(a, out) =
    ccall((:tp_round, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_round_out(a, out)

`tp_round` into a given tensor.
"""
@inline tp_round_out(a, out) =
    ccall((:tp_round_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_round_inplace(a)

`tp_round` into a.
"""
@inline tp_round_inplace(a) =
    ccall((:tp_round_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_trunc(a, out)

a without its fraction. Integers stay as they are. Refused for bool and complex.
"""
@inline tp_trunc(a, out) =
    ccall((:tp_trunc, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_trunc_out(a, out)

`tp_trunc` into a given tensor.
"""
@inline tp_trunc_out(a, out) =
    ccall((:tp_trunc_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_trunc_inplace(a)

`tp_trunc` into a.
"""
@inline tp_trunc_inplace(a) =
    ccall((:tp_trunc_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_frac(a, out)

a - trunc(a), with the sign of a or 0; NaN for an infinity. For floating dtypes.
"""
@inline tp_frac(a, out) =
    ccall((:tp_frac, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_frac_out(a, out)

`tp_frac` into a given tensor.
"""
@inline tp_frac_out(a, out) =
    ccall((:tp_frac_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_frac_inplace(a)

`tp_frac` into a.
"""
@inline tp_frac_inplace(a) =
    ccall((:tp_frac_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_cumsum(a, dim, dtype, out)

Cumulative sum along a dimension. Floats accumulate in f64, every result is rounded once; integers wrap.
"""
@inline tp_cumsum(a, dim, dtype, out) =
    ccall((:tp_cumsum, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), a, dim, dtype, out)

"""
    tp_cumsum_out(a, dim, dtype, out)

`tp_cumsum` into a given tensor.
"""
@inline tp_cumsum_out(a, dim, dtype, out) =
    ccall((:tp_cumsum_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, tp_dtype_t, Ptr{tp_tensor_t},), a, dim, dtype, out)

"""
    tp_cumsum_inplace(a, dim)

`tp_cumsum` in place. Integers wrap to their own dtype. PyTorch's `dtype` is refused here: the tensor has one.
"""
@inline tp_cumsum_inplace(a, dim) =
    ccall((:tp_cumsum_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64,), a, dim)

"""
    tp_cumprod(a, dim, dtype, out)

Cumulative product along a dimension. Floats accumulate in f64, every result is rounded once; integers wrap.
"""
@inline tp_cumprod(a, dim, dtype, out) =
    ccall((:tp_cumprod, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), a, dim, dtype, out)

"""
    tp_cumprod_out(a, dim, dtype, out)

`tp_cumprod` into a given tensor.
"""
@inline tp_cumprod_out(a, dim, dtype, out) =
    ccall((:tp_cumprod_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, tp_dtype_t, Ptr{tp_tensor_t},), a, dim, dtype, out)

"""
    tp_cumprod_inplace(a, dim)

`tp_cumprod` in place. Integers wrap to their own dtype.
"""
@inline tp_cumprod_inplace(a, dim) =
    ccall((:tp_cumprod_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64,), a, dim)

"""
    tp_cummax(a, dim, values, indices)

Largest element so far along a dimension and its last index. Every NaN takes the place of what was before it, and stays until the next one. Refused for complex.
"""
@inline tp_cummax(a, dim, values, indices) =
    ccall((:tp_cummax, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{Ptr{tp_tensor_t}}, Ptr{Ptr{tp_tensor_t}},), a, dim, values, indices)

"""
    tp_cummax_out(a, dim, values, indices)

`tp_cummax` into given tensors, apart from each other.
"""
@inline tp_cummax_out(a, dim, values, indices) =
    ccall((:tp_cummax_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, values, indices)

"""
    tp_cummin(a, dim, values, indices)

Smallest element so far along a dimension and its last index. Every NaN takes the place of what was before it, and stays until the next one. Refused for complex.
"""
@inline tp_cummin(a, dim, values, indices) =
    ccall((:tp_cummin, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{Ptr{tp_tensor_t}}, Ptr{Ptr{tp_tensor_t}},), a, dim, values, indices)

"""
    tp_cummin_out(a, dim, values, indices)

`tp_cummin` into given tensors, apart from each other.
"""
@inline tp_cummin_out(a, dim, values, indices) =
    ccall((:tp_cummin_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, values, indices)

"""
    tp_scatter(a, dim, index, src, out)

A copy of a tensor with elements of another one written to it.
"""
@inline tp_scatter(a, dim, index, src, out) =
    ccall((:tp_scatter, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, dim, index, src, out)

"""
    tp_scatter_out(a, dim, index, src, out)

`tp_scatter` into a given tensor.
"""
@inline tp_scatter_out(a, dim, index, src, out) =
    ccall((:tp_scatter_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, index, src, out)

"""
    tp_scatter_inplace(a, dim, index, src)

`tp_scatter` to the tensor itself.
"""
@inline tp_scatter_inplace(a, dim, index, src) =
    ccall((:tp_scatter_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, index, src)

"""
    tp_scatter_scalar(a, dim, index, value, out)

A copy of a tensor with one value written to many places.
"""
@inline tp_scatter_scalar(a, dim, index, value, out) =
    ccall((:tp_scatter_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, dim, index, value, out)

"""
    tp_scatter_scalar_inplace(a, dim, index, value)

`tp_scatter_scalar` to the tensor itself.
"""
@inline tp_scatter_scalar_inplace(a, dim, index, value) =
    ccall((:tp_scatter_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, dim, index, value)

"""
    tp_scatter_add(a, dim, index, src, out)

A copy of a tensor with elements of another one added to it.
"""
@inline tp_scatter_add(a, dim, index, src, out) =
    ccall((:tp_scatter_add, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, dim, index, src, out)

"""
    tp_scatter_add_out(a, dim, index, src, out)

`tp_scatter_add` into a given tensor.
"""
@inline tp_scatter_add_out(a, dim, index, src, out) =
    ccall((:tp_scatter_add_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, index, src, out)

"""
    tp_scatter_add_inplace(a, dim, index, src)

`tp_scatter_add` to the tensor itself.
"""
@inline tp_scatter_add_inplace(a, dim, index, src) =
    ccall((:tp_scatter_add_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, index, src)

"""
    tp_scatter_add_scalar(a, dim, index, value, out)

A copy of a tensor with one value added to it in many places.
"""
@inline tp_scatter_add_scalar(a, dim, index, value, out) =
    ccall((:tp_scatter_add_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, dim, index, value, out)

"""
    tp_scatter_add_scalar_inplace(a, dim, index, value)

`tp_scatter_add_scalar` to the tensor itself.
"""
@inline tp_scatter_add_scalar_inplace(a, dim, index, value) =
    ccall((:tp_scatter_add_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, dim, index, value)

"""
    tp_scatter_mul(a, dim, index, src, out)

A copy of a tensor with elements of another one multiplied into it.
"""
@inline tp_scatter_mul(a, dim, index, src, out) =
    ccall((:tp_scatter_mul, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, dim, index, src, out)

"""
    tp_scatter_mul_out(a, dim, index, src, out)

`tp_scatter_mul` into a given tensor.
"""
@inline tp_scatter_mul_out(a, dim, index, src, out) =
    ccall((:tp_scatter_mul_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, index, src, out)

"""
    tp_scatter_mul_inplace(a, dim, index, src)

`tp_scatter_mul` to the tensor itself.
"""
@inline tp_scatter_mul_inplace(a, dim, index, src) =
    ccall((:tp_scatter_mul_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, dim, index, src)

"""
    tp_scatter_mul_scalar(a, dim, index, value, out)

A copy of a tensor with one value multiplied into it in many places.
"""
@inline tp_scatter_mul_scalar(a, dim, index, value, out) =
    ccall((:tp_scatter_mul_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, dim, index, value, out)

"""
    tp_scatter_mul_scalar_inplace(a, dim, index, value)

`tp_scatter_mul_scalar` to the tensor itself.
"""
@inline tp_scatter_mul_scalar_inplace(a, dim, index, value) =
    ccall((:tp_scatter_mul_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, dim, index, value)

"""
    tp_left_shift(a, b, out)

Bits of a moved up by b places. For integers. A count that is negative, or not below the width of the result's dtype, moves every bit out: 0. A tensor b of rank 0 that does not widen the result is converted to its dtype first.
"""
@inline tp_left_shift(a, b, out) =
    ccall((:tp_left_shift, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_left_shift_out(a, b, out)

`tp_left_shift` into a given tensor.
"""
@inline tp_left_shift_out(a, b, out) =
    ccall((:tp_left_shift_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_left_shift_inplace(a, b)

`tp_left_shift` into a.
"""
@inline tp_left_shift_inplace(a, b) =
    ccall((:tp_left_shift_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_left_shift_scalar(a, b, out)

`tp_left_shift` with a number, which does not widen a tensor of its category.
"""
@inline tp_left_shift_scalar(a, b, out) =
    ccall((:tp_left_shift_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_left_shift_scalar_out(a, b, out)

`tp_left_shift_scalar` into a given tensor.
"""
@inline tp_left_shift_scalar_out(a, b, out) =
    ccall((:tp_left_shift_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_left_shift_scalar_inplace(a, b)

`tp_left_shift_scalar` into a.
"""
@inline tp_left_shift_scalar_inplace(a, b) =
    ccall((:tp_left_shift_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_right_shift(a, b, out)

Bits of a moved down by b places, the sign repeated. For integers. A count that is negative, or not below the width of the result's dtype, moves every bit out: 0, or -1 for a negative number. A tensor b of rank 0 that does not widen the result is converted to its dtype first.
"""
@inline tp_right_shift(a, b, out) =
    ccall((:tp_right_shift, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_right_shift_out(a, b, out)

`tp_right_shift` into a given tensor.
"""
@inline tp_right_shift_out(a, b, out) =
    ccall((:tp_right_shift_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_right_shift_inplace(a, b)

`tp_right_shift` into a.
"""
@inline tp_right_shift_inplace(a, b) =
    ccall((:tp_right_shift_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_right_shift_scalar(a, b, out)

`tp_right_shift` with a number, which does not widen a tensor of its category.
"""
@inline tp_right_shift_scalar(a, b, out) =
    ccall((:tp_right_shift_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_right_shift_scalar_out(a, b, out)

`tp_right_shift_scalar` into a given tensor.
"""
@inline tp_right_shift_scalar_out(a, b, out) =
    ccall((:tp_right_shift_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_right_shift_scalar_inplace(a, b)

`tp_right_shift_scalar` into a.
"""
@inline tp_right_shift_scalar_inplace(a, b) =
    ccall((:tp_right_shift_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_softmax(a, dim, dtype, out)

Exponentials along a dimension, divided by their sum. The largest element is taken from all first, so that none overflows. All results are NaN where an element is NaN or +infinity, or all are -infinity. Refused for complex, and for bool and integers without a dtype.
"""
@inline tp_softmax(a, dim, dtype, out) =
    ccall((:tp_softmax, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), a, dim, dtype, out)

"""
    tp_softmax_out(a, dim, dtype, out)

`tp_softmax` into a given tensor.
"""
@inline tp_softmax_out(a, dim, dtype, out) =
    ccall((:tp_softmax_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, tp_dtype_t, Ptr{tp_tensor_t},), a, dim, dtype, out)

"""
    tp_log_softmax(a, dim, dtype, out)

Logarithm of `tp_softmax`, without its loss of small results.
"""
@inline tp_log_softmax(a, dim, dtype, out) =
    ccall((:tp_log_softmax, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), a, dim, dtype, out)

"""
    tp_log_softmax_out(a, dim, dtype, out)

`tp_log_softmax` into a given tensor.
"""
@inline tp_log_softmax_out(a, dim, dtype, out) =
    ccall((:tp_log_softmax_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, tp_dtype_t, Ptr{tp_tensor_t},), a, dim, dtype, out)

"""
    tp_erf(a, out)

Error function of a: 2/sqrt(pi) times the integral of e^-t^2 from 0 to a. Error: f32 1, f64 2. The sign of a zero stays; infinities give 1 and -1.
"""
@inline tp_erf(a, out) =
    ccall((:tp_erf, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_erf_out(a, out)

`tp_erf` into a given tensor.
"""
@inline tp_erf_out(a, out) =
    ccall((:tp_erf_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_erf_inplace(a)

`tp_erf` into a.
"""
@inline tp_erf_inplace(a) =
    ccall((:tp_erf_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_erfc(a, out)

1 - erf(a), without the loss for large a. Error: 2, also where the result is subnormal. Infinities give 0 and 2.
"""
@inline tp_erfc(a, out) =
    ccall((:tp_erfc, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_erfc_out(a, out)

`tp_erfc` into a given tensor.
"""
@inline tp_erfc_out(a, out) =
    ccall((:tp_erfc_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_erfc_inplace(a)

`tp_erfc` into a.
"""
@inline tp_erfc_inplace(a) =
    ccall((:tp_erfc_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_lgamma(a, out)

Logarithm of the magnitude of the gamma function of a. Error: 2; of f64, where the result is below 1 in magnitude, which is near its zeros, 2^-52. Zeros, negative whole numbers and infinities give infinity.
"""
@inline tp_lgamma(a, out) =
    ccall((:tp_lgamma, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_lgamma_out(a, out)

`tp_lgamma` into a given tensor.
"""
@inline tp_lgamma_out(a, out) =
    ccall((:tp_lgamma_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_lgamma_inplace(a)

`tp_lgamma` into a.
"""
@inline tp_lgamma_inplace(a) =
    ccall((:tp_lgamma_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_digamma(a, out)

The slope of `tp_lgamma` at a. Error: 2; of f64, where the result is below 1 in magnitude, which is near its zeros, 2^-51. 0 gives the infinity of the other sign; negative whole numbers and -infinity give NaN.
"""
@inline tp_digamma(a, out) =
    ccall((:tp_digamma, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_digamma_out(a, out)

`tp_digamma` into a given tensor.
"""
@inline tp_digamma_out(a, out) =
    ccall((:tp_digamma_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_digamma_inplace(a)

`tp_digamma` into a.
"""
@inline tp_digamma_inplace(a) =
    ccall((:tp_digamma_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_clamp(a, min, max, out)

a, but no less than min and no more than max, which broadcast with it. Where min is above max, max; where any of the three is NaN, NaN. Refused for bool and complex.
"""
@inline tp_clamp(a, min, max, out) =
    ccall((:tp_clamp, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, min, max, out)

"""
    tp_clamp_out(a, min, max, out)

`tp_clamp` into a given tensor.
"""
@inline tp_clamp_out(a, min, max, out) =
    ccall((:tp_clamp_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, min, max, out)

"""
    tp_clamp_inplace(a, min, max)

`tp_clamp` into a.
"""
@inline tp_clamp_inplace(a, min, max) =
    ccall((:tp_clamp_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, min, max)

"""
    tp_clamp_scalar(a, min, max, out)

`tp_clamp` with numbers, which do not widen a tensor of their category. An integer that the result's dtype does not hold is no bound where it leaves all numbers of the dtype alone.
"""
@inline tp_clamp_scalar(a, min, max, out) =
    ccall((:tp_clamp_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, min, max, out)

"""
    tp_clamp_scalar_out(a, min, max, out)

`tp_clamp_scalar` into a given tensor.
"""
@inline tp_clamp_scalar_out(a, min, max, out) =
    ccall((:tp_clamp_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, min, max, out)

"""
    tp_clamp_scalar_inplace(a, min, max)

`tp_clamp_scalar` into a.
"""
@inline tp_clamp_scalar_inplace(a, min, max) =
    ccall((:tp_clamp_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t},), a, min, max)

"""
    tp_lerp(a, b, weight, out)

The number between a and b that weight says: a where weight is 0, b where it is 1. Computed from the nearer end, as a + weight (b - a) for a weight of magnitude below 1/2, else as b - (1 - weight) (b - a), each step rounded. For floating and complex dtypes.
"""
@inline tp_lerp(a, b, weight, out) =
    ccall((:tp_lerp, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, weight, out)

"""
    tp_lerp_out(a, b, weight, out)

`tp_lerp` into a given tensor.
"""
@inline tp_lerp_out(a, b, weight, out) =
    ccall((:tp_lerp_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, weight, out)

"""
    tp_lerp_inplace(a, b, weight)

`tp_lerp` into a.
"""
@inline tp_lerp_inplace(a, b, weight) =
    ccall((:tp_lerp_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, weight)

"""
    tp_lerp_scalar(a, b, weight, out)

`tp_lerp` with a number for the weight, which does not widen the tensors.
"""
@inline tp_lerp_scalar(a, b, weight, out) =
    ccall((:tp_lerp_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, weight, out)

"""
    tp_lerp_scalar_out(a, b, weight, out)

`tp_lerp_scalar` into a given tensor.
"""
@inline tp_lerp_scalar_out(a, b, weight, out) =
    ccall((:tp_lerp_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, weight, out)

"""
    tp_lerp_scalar_inplace(a, b, weight)

`tp_lerp_scalar` into a.
"""
@inline tp_lerp_scalar_inplace(a, b, weight) =
    ccall((:tp_lerp_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b, weight)

"""
    tp_addcmul(a, b, c, value, out)

a + value b c, the product from the left, each step rounded. Integers wrap. Refused for bool.
"""
@inline tp_addcmul(a, b, c, value, out) =
    ccall((:tp_addcmul, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, c, value, out)

"""
    tp_addcmul_out(a, b, c, value, out)

`tp_addcmul` into a given tensor.
"""
@inline tp_addcmul_out(a, b, c, value, out) =
    ccall((:tp_addcmul_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, c, value, out)

"""
    tp_addcmul_inplace(a, b, c, value)

`tp_addcmul` into a.
"""
@inline tp_addcmul_inplace(a, b, c, value) =
    ccall((:tp_addcmul_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b, c, value)

"""
    tp_addcdiv(a, b, c, value, out)

a + value b / c, from the left, each step rounded. For floating and complex dtypes. Refused where b and c are integers, even if a is not: convert one of them to say which quotient is meant.
"""
@inline tp_addcdiv(a, b, c, value, out) =
    ccall((:tp_addcdiv, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, c, value, out)

"""
    tp_addcdiv_out(a, b, c, value, out)

`tp_addcdiv` into a given tensor.
"""
@inline tp_addcdiv_out(a, b, c, value, out) =
    ccall((:tp_addcdiv_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, c, value, out)

"""
    tp_addcdiv_inplace(a, b, c, value)

`tp_addcdiv` into a.
"""
@inline tp_addcdiv_inplace(a, b, c, value) =
    ccall((:tp_addcdiv_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b, c, value)

"""
    tp_masked_fill(a, mask, value, out)

a, but value where mask is true. The mask broadcasts with a; the result has a's dtype.
"""
@inline tp_masked_fill(a, mask, value, out) =
    ccall((:tp_masked_fill, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, mask, value, out)

"""
    tp_masked_fill_out(a, mask, value, out)

`tp_masked_fill` into a given tensor.
"""
@inline tp_masked_fill_out(a, mask, value, out) =
    ccall((:tp_masked_fill_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, mask, value, out)

"""
    tp_masked_fill_inplace(a, mask, value)

`tp_masked_fill` into a.
"""
@inline tp_masked_fill_inplace(a, mask, value) =
    ccall((:tp_masked_fill_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, mask, value)

"""
    tp_masked_fill_scalar(a, mask, value, out)

`tp_masked_fill` with a number, converted as `tp_fill_inplace` does.
"""
@inline tp_masked_fill_scalar(a, mask, value, out) =
    ccall((:tp_masked_fill_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, mask, value, out)

"""
    tp_masked_fill_scalar_out(a, mask, value, out)

`tp_masked_fill_scalar` into a given tensor.
"""
@inline tp_masked_fill_scalar_out(a, mask, value, out) =
    ccall((:tp_masked_fill_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, mask, value, out)

"""
    tp_masked_fill_scalar_inplace(a, mask, value)

`tp_masked_fill_scalar` into a.
"""
@inline tp_masked_fill_scalar_inplace(a, mask, value) =
    ccall((:tp_masked_fill_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, mask, value)

"""
    tp_sin(a, out)

Sine of a, in radians. Error: f32 1, f64 2. Angles of any size are reduced exactly. The sign of a zero stays; an infinity gives NaN.
"""
@inline tp_sin(a, out) =
    ccall((:tp_sin, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_sin_out(a, out)

`tp_sin` into a given tensor.
"""
@inline tp_sin_out(a, out) =
    ccall((:tp_sin_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_sin_inplace(a)

`tp_sin` into a.
"""
@inline tp_sin_inplace(a) =
    ccall((:tp_sin_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_cos(a, out)

Cosine of a, in radians. Error: f32 1, f64 2. Angles of any size are reduced exactly. An infinity gives NaN.
"""
@inline tp_cos(a, out) =
    ccall((:tp_cos, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_cos_out(a, out)

`tp_cos` into a given tensor.
"""
@inline tp_cos_out(a, out) =
    ccall((:tp_cos_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_cos_inplace(a)

`tp_cos` into a.
"""
@inline tp_cos_inplace(a) =
    ccall((:tp_cos_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_tan(a, out)

Tangent of a, in radians. Error: 2. Angles of any size are reduced exactly. The sign of a zero stays; an infinity gives NaN.
"""
@inline tp_tan(a, out) =
    ccall((:tp_tan, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_tan_out(a, out)

`tp_tan` into a given tensor.
"""
@inline tp_tan_out(a, out) =
    ccall((:tp_tan_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_tan_inplace(a)

`tp_tan` into a.
"""
@inline tp_tan_inplace(a) =
    ccall((:tp_tan_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_asin(a, out)

Arc sine of a, from -pi/2 to pi/2. Error: 2. The sign of a zero stays; a real number outside [-1, 1] gives NaN.
"""
@inline tp_asin(a, out) =
    ccall((:tp_asin, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_asin_out(a, out)

`tp_asin` into a given tensor.
"""
@inline tp_asin_out(a, out) =
    ccall((:tp_asin_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_asin_inplace(a)

`tp_asin` into a.
"""
@inline tp_asin_inplace(a) =
    ccall((:tp_asin_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_acos(a, out)

Arc cosine of a, from 0 to pi. Error: 2. acos(1) is +0; a real number outside [-1, 1] gives NaN.
"""
@inline tp_acos(a, out) =
    ccall((:tp_acos, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_acos_out(a, out)

`tp_acos` into a given tensor.
"""
@inline tp_acos_out(a, out) =
    ccall((:tp_acos_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_acos_inplace(a)

`tp_acos` into a.
"""
@inline tp_acos_inplace(a) =
    ccall((:tp_acos_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_atan(a, out)

Arc tangent of a, from -pi/2 to pi/2, which infinities give. Error: 2. The sign of a zero stays.
"""
@inline tp_atan(a, out) =
    ccall((:tp_atan, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, out)

"""
    tp_atan_out(a, out)

`tp_atan` into a given tensor.
"""
@inline tp_atan_out(a, out) =
    ccall((:tp_atan_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, out)

"""
    tp_atan_inplace(a)

`tp_atan` into a.
"""
@inline tp_atan_inplace(a) =
    ccall((:tp_atan_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), a)

"""
    tp_atan2(a, b, out)

Angle of the point (b, a), from -pi to pi: that of a / b in the quadrant that the signs of both say, also of zeros and infinities: a zero over a negative number or -0 is pi with a's sign, two infinities are pi/4 or 3 pi/4. Error: 2. Refused for complex.
"""
@inline tp_atan2(a, b, out) =
    ccall((:tp_atan2, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_atan2_out(a, b, out)

`tp_atan2` into a given tensor.
"""
@inline tp_atan2_out(a, b, out) =
    ccall((:tp_atan2_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_atan2_inplace(a, b)

`tp_atan2` into a.
"""
@inline tp_atan2_inplace(a, b) =
    ccall((:tp_atan2_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), a, b)

"""
    tp_atan2_scalar(a, b, out)

`tp_atan2` with a number.
"""
@inline tp_atan2_scalar(a, b, out) =
    ccall((:tp_atan2_scalar, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{Ptr{tp_tensor_t}},), a, b, out)

"""
    tp_atan2_scalar_out(a, b, out)

`tp_atan2_scalar` into a given tensor.
"""
@inline tp_atan2_scalar_out(a, b, out) =
    ccall((:tp_atan2_scalar_out, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t}, Ptr{tp_tensor_t},), a, b, out)

"""
    tp_atan2_scalar_inplace(a, b)

`tp_atan2_scalar` into a.
"""
@inline tp_atan2_scalar_inplace(a, b) =
    ccall((:tp_atan2_scalar_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), a, b)

"""
    tp_set_num_threads(count)

Sets how many threads may work on one call, the calling one included, for calls that begin from now on.
"""
@inline tp_set_num_threads(count) =
    ccall((:tp_set_num_threads, libtensorplay), tp_status_t, (Int32,), count)

"""
    tp_get_num_threads()

How many threads may work on one call.
"""
@inline tp_get_num_threads() =
    ccall((:tp_get_num_threads, libtensorplay), Int32, ())

"""
    tp_set_parallel_for(run, user_data, destroy)

Lets threads of the host do what the library's workers do otherwise; the function before is destroyed when no thread runs it any more.
"""
@inline tp_set_parallel_for(run, user_data, destroy) =
    ccall((:tp_set_parallel_for, libtensorplay), tp_status_t, (tp_parallel_for_fn, Ptr{Cvoid}, tp_destroy_fn,), run, user_data, destroy)

"""
    tp_set_streaming_limit(nbytes)

Sets from how many bytes of result and operands together results are written past the caches, for kernels that begin from now on. Where nothing but a number is read it takes twice as many; in place it is never done.
"""
@inline tp_set_streaming_limit(nbytes) =
    ccall((:tp_set_streaming_limit, libtensorplay), tp_status_t, (Int64,), nbytes)

"""
    tp_get_streaming_limit()

From how many bytes on results are written past the caches.
"""
@inline tp_get_streaming_limit() =
    ccall((:tp_get_streaming_limit, libtensorplay), Int64, ())

"""
    tp_log_level_name(level)

Name of a level: 'error', 'info', 'layout'.
"""
@inline tp_log_level_name(level) =
    ccall((:tp_log_level_name, libtensorplay), Cstring, (tp_log_level_t,), level)

"""
    tp_log_level_parse(name, out)

Finds a level by its name.
"""
@inline tp_log_level_parse(name, out) =
    ccall((:tp_log_level_parse, libtensorplay), tp_status_t, (Cstring, Ptr{tp_log_level_t},), name, out)

"""
    tp_set_log(log, user_data, destroy, level)

Sets the log of the process; the one before is destroyed when no thread runs it any more.
"""
@inline tp_set_log(log, user_data, destroy, level) =
    ccall((:tp_set_log, libtensorplay), tp_status_t, (tp_log_fn, Ptr{Cvoid}, tp_destroy_fn, tp_log_level_t,), log, user_data, destroy, level)

"""
    tp_set_anomaly_dump(path)

Watches every kernel until one has a NaN or an infinity in its result that none of its inputs has. That one's operator, the layouts and elements of its inputs and of its result are written to a file, in the form of `tp_tensor_format`, and the watch ends; to watch on, call this again. The file replaces one of that name, and is there whole or not at all. Inputs that are overwritten in place are copied first, and results looked through, so operators are slower meanwhile. None of them fails because of it: what goes wrong is told to the log (`TP_LOG_ERROR`).
"""
@inline tp_set_anomaly_dump(path) =
    ccall((:tp_set_anomaly_dump, libtensorplay), tp_status_t, (Cstring,), path)

"""
    tp_storage_new(nbytes, device_type, device_index, out)

Makes a storage of uninitialised bytes from the device's allocator.
"""
@inline tp_storage_new(nbytes, device_type, device_index, out) =
    ccall((:tp_storage_new, libtensorplay), tp_status_t, (Csize_t, tp_device_type_t, Int32, Ptr{Ptr{tp_storage_t}},), nbytes, device_type, device_index, out)

"""
    tp_storage_new_from_allocator(nbytes, allocator, out)

Makes a storage of uninitialised bytes from an allocator.
"""
@inline tp_storage_new_from_allocator(nbytes, allocator, out) =
    ccall((:tp_storage_new_from_allocator, libtensorplay), tp_status_t, (Csize_t, Ptr{tp_allocator_t}, Ptr{Ptr{tp_storage_t}},), nbytes, allocator, out)

"""
    tp_storage_from_data(data, nbytes, device_type, device_index, deleter, ctx, flags, out)

Wraps memory of the host without a copy. The storage cannot be resized.
"""
@inline tp_storage_from_data(data, nbytes, device_type, device_index, deleter, ctx, flags, out) =
    ccall((:tp_storage_from_data, libtensorplay), tp_status_t, (Ptr{Cvoid}, Csize_t, tp_device_type_t, Int32, tp_deleter_fn, Ptr{Cvoid}, UInt32, Ptr{Ptr{tp_storage_t}},), data, nbytes, device_type, device_index, deleter, ctx, flags, out)

"""
    tp_storage_new_part(parent, offset, nbytes, out)

Makes a storage of its own identity and version for a part of another's bytes, as a file reader does for each entry of a mapping. It keeps the parent alive, cannot be resized and inherits read-only, mapped, pinned and shared.
"""
@inline tp_storage_new_part(parent, offset, nbytes, out) =
    ccall((:tp_storage_new_part, libtensorplay), tp_status_t, (Ptr{tp_storage_t}, Csize_t, Csize_t, Ptr{Ptr{tp_storage_t}},), parent, offset, nbytes, out)

"""
    tp_storage_map_file(path, offset, nbytes, out)

Maps a part of a file, read-only and shared with the page cache. The file must not become shorter meanwhile: reading a page that is gone ends the program (SIGBUS).
"""
@inline tp_storage_map_file(path, offset, nbytes, out) =
    ccall((:tp_storage_map_file, libtensorplay), tp_status_t, (Cstring, UInt64, Csize_t, Ptr{Ptr{tp_storage_t}},), path, offset, nbytes, out)

"""
    tp_storage_read_file(path, offset, nbytes, out)

Reads a part of a file into memory from the CPU's allocator.
"""
@inline tp_storage_read_file(path, offset, nbytes, out) =
    ccall((:tp_storage_read_file, libtensorplay), tp_status_t, (Cstring, UInt64, Csize_t, Ptr{Ptr{tp_storage_t}},), path, offset, nbytes, out)

"""
    tp_storage_new_shared(name, nbytes, out)

Makes memory that several processes can see, of bytes that are 0. Others reach it by its name or by its descriptor, and who writes and who reads is for them to agree: each counts versions of its own, and bytes are not locked. Only the user who runs this may open it by name. A forked child sees it too and is a user of its own. The storage cannot be resized. The last user that releases it removes the name. A process that ends without releasing it, killed or not, is no user any more from then on; if it was the last, the name stays until it is opened and released, or created, again. Memory without a name cannot be cut short by anyone. That with a name must not be: reading a page that is gone ends the program (SIGBUS).
"""
@inline tp_storage_new_shared(name, nbytes, out) =
    ccall((:tp_storage_new_shared, libtensorplay), tp_status_t, (Cstring, Csize_t, Ptr{Ptr{tp_storage_t}},), name, nbytes, out)

"""
    tp_storage_open_shared(name, flags, out)

Opens shared memory that a process made, by its name.
"""
@inline tp_storage_open_shared(name, flags, out) =
    ccall((:tp_storage_open_shared, libtensorplay), tp_status_t, (Cstring, UInt32, Ptr{Ptr{tp_storage_t}},), name, flags, out)

"""
    tp_storage_open_shared_descriptor(descriptor, flags, out)

Opens shared memory by a descriptor that came over a socket or a fork. One of named memory makes this process a user of the name, for which it must run as the same user; one of memory without a name may be passed to anyone.
"""
@inline tp_storage_open_shared_descriptor(descriptor, flags, out) =
    ccall((:tp_storage_open_shared_descriptor, libtensorplay), tp_status_t, (Int32, UInt32, Ptr{Ptr{tp_storage_t}},), descriptor, flags, out)

"""
    tp_storage_shared_descriptor(storage)

The descriptor of shared memory, for passing on. It is closed by exec, and of a storage that was opened read-only it gives others no leave to write, unless another user sent it with that leave.
"""
@inline tp_storage_shared_descriptor(storage) =
    ccall((:tp_storage_shared_descriptor, libtensorplay), Int32, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_retain(storage)

Adds a reference.
"""
@inline tp_storage_retain(storage) =
    ccall((:tp_storage_retain, libtensorplay), Ptr{tp_storage_t}, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_release(storage)

Drops a reference; the last one frees the bytes. References that tensors hold are not the caller's to drop: without a handle left nothing is done, and an error recorded.
"""
@inline tp_storage_release(storage) =
    ccall((:tp_storage_release, libtensorplay), Cvoid, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_use_count(storage)

Number of strong references: handles and tensors.
"""
@inline tp_storage_use_count(storage) =
    ccall((:tp_storage_use_count, libtensorplay), Int64, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_same(a, b)

Whether two handles are one storage.
"""
@inline tp_storage_same(a, b) =
    ccall((:tp_storage_same, libtensorplay), Int32, (Ptr{tp_storage_t}, Ptr{tp_storage_t},), a, b)

"""
    tp_storage_weak(storage, out)

Makes a weak handle.
"""
@inline tp_storage_weak(storage, out) =
    ccall((:tp_storage_weak, libtensorplay), tp_status_t, (Ptr{tp_storage_t}, Ptr{Ptr{tp_weak_storage_t}},), storage, out)

"""
    tp_weak_storage_retain(weak)

Adds a reference to a weak handle.
"""
@inline tp_weak_storage_retain(weak) =
    ccall((:tp_weak_storage_retain, libtensorplay), Ptr{tp_weak_storage_t}, (Ptr{tp_weak_storage_t},), weak)

"""
    tp_weak_storage_release(weak)

Drops a reference to a weak handle.
"""
@inline tp_weak_storage_release(weak) =
    ccall((:tp_weak_storage_release, libtensorplay), Cvoid, (Ptr{tp_weak_storage_t},), weak)

"""
    tp_weak_storage_lock(weak)

Makes a strong handle if the storage still lives.
"""
@inline tp_weak_storage_lock(weak) =
    ccall((:tp_weak_storage_lock, libtensorplay), Ptr{tp_storage_t}, (Ptr{tp_weak_storage_t},), weak)

"""
    tp_storage_nbytes(storage)

Size in bytes.
"""
@inline tp_storage_nbytes(storage) =
    ccall((:tp_storage_nbytes, libtensorplay), Csize_t, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_data(storage)

The bytes, for reading.
"""
@inline tp_storage_data(storage) =
    ccall((:tp_storage_data, libtensorplay), Ptr{Cvoid}, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_device_type(storage)

Device type of the bytes.
"""
@inline tp_storage_device_type(storage) =
    ccall((:tp_storage_device_type, libtensorplay), tp_device_type_t, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_device_index(storage)

Device index of the bytes.
"""
@inline tp_storage_device_index(storage) =
    ccall((:tp_storage_device_index, libtensorplay), Int32, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_allocator(storage)

The allocator the bytes came from.
"""
@inline tp_storage_allocator(storage) =
    ccall((:tp_storage_allocator, libtensorplay), Ptr{tp_allocator_t}, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_flags(storage)

Flags of a storage.
"""
@inline tp_storage_flags(storage) =
    ccall((:tp_storage_flags, libtensorplay), UInt32, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_version(storage)

The version: 0 at first, one more for each write that was declared.
"""
@inline tp_storage_version(storage) =
    ccall((:tp_storage_version, libtensorplay), Int64, (Ptr{tp_storage_t},), storage)

"""
    tp_storage_resize(storage, nbytes)

Changes the size, keeping the bytes in front. New bytes are uninitialised. The address may change. Bumps the version.
"""
@inline tp_storage_resize(storage, nbytes) =
    ccall((:tp_storage_resize, libtensorplay), tp_status_t, (Ptr{tp_storage_t}, Csize_t,), storage, nbytes)

"""
    tp_storage_take(storage, data, deleter, ctx)

Hands the duty to free foreign bytes to the caller, who gets data, deleter and context together. The storage then has 0 bytes.
"""
@inline tp_storage_take(storage, data, deleter, ctx) =
    ccall((:tp_storage_take, libtensorplay), tp_status_t, (Ptr{tp_storage_t}, Ptr{Ptr{Cvoid}}, Ptr{tp_deleter_fn}, Ptr{Ptr{Cvoid}},), storage, data, deleter, ctx)

"""
    tp_empty(sizes, rank, dtype, device_type, device_index, format, out)

Makes a tensor of uninitialised elements.
"""
@inline tp_empty(sizes, rank, dtype, device_type, device_index, format, out) =
    ccall((:tp_empty, libtensorplay), tp_status_t, (Ptr{Int64}, Csize_t, tp_dtype_t, tp_device_type_t, Int32, tp_memory_format_t, Ptr{Ptr{tp_tensor_t}},), sizes, rank, dtype, device_type, device_index, format, out)

"""
    tp_empty_strided(sizes, strides, rank, dtype, device_type, device_index, out)

Makes a tensor of uninitialised elements with given strides, in a storage that just holds them. Element 0 of every dimension is at the offset that the negative strides need.
"""
@inline tp_empty_strided(sizes, strides, rank, dtype, device_type, device_index, out) =
    ccall((:tp_empty_strided, libtensorplay), tp_status_t, (Ptr{Int64}, Ptr{Int64}, Csize_t, tp_dtype_t, tp_device_type_t, Int32, Ptr{Ptr{tp_tensor_t}},), sizes, strides, rank, dtype, device_type, device_index, out)

"""
    tp_empty_like(like, format, out)

Makes a tensor of uninitialised elements as large as another, with its dtype and device.
"""
@inline tp_empty_like(like, format, out) =
    ccall((:tp_empty_like, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, tp_memory_format_t, Ptr{Ptr{tp_tensor_t}},), like, format, out)

"""
    tp_zeros(sizes, rank, dtype, device_type, device_index, out)

Makes a tensor of zeros.
"""
@inline tp_zeros(sizes, rank, dtype, device_type, device_index, out) =
    ccall((:tp_zeros, libtensorplay), tp_status_t, (Ptr{Int64}, Csize_t, tp_dtype_t, tp_device_type_t, Int32, Ptr{Ptr{tp_tensor_t}},), sizes, rank, dtype, device_type, device_index, out)

"""
    tp_ones(sizes, rank, dtype, device_type, device_index, out)

Makes a tensor of ones.
"""
@inline tp_ones(sizes, rank, dtype, device_type, device_index, out) =
    ccall((:tp_ones, libtensorplay), tp_status_t, (Ptr{Int64}, Csize_t, tp_dtype_t, tp_device_type_t, Int32, Ptr{Ptr{tp_tensor_t}},), sizes, rank, dtype, device_type, device_index, out)

"""
    tp_full(sizes, rank, value, dtype, device_type, device_index, out)

Makes a tensor of one value, converted as `tp_tensor_set` does.
"""
@inline tp_full(sizes, rank, value, dtype, device_type, device_index, out) =
    ccall((:tp_full, libtensorplay), tp_status_t, (Ptr{Int64}, Csize_t, Ptr{tp_scalar_t}, tp_dtype_t, tp_device_type_t, Int32, Ptr{Ptr{tp_tensor_t}},), sizes, rank, value, dtype, device_type, device_index, out)

"""
    tp_arange(start, stop, step, dtype, device_type, device_index, out)

Makes start, start + step, ... below end (above it for a negative step). Integer arguments are computed as integers, exactly; others in f64.
"""
@inline tp_arange(start, stop, step, dtype, device_type, device_index, out) =
    ccall((:tp_arange, libtensorplay), tp_status_t, (Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, Ptr{tp_scalar_t}, tp_dtype_t, tp_device_type_t, Int32, Ptr{Ptr{tp_tensor_t}},), start, stop, step, dtype, device_type, device_index, out)

"""
    tp_linspace(start, stop, n, dtype, device_type, device_index, out)

Makes n values from start to end, both included exactly, evenly spaced, computed in f64 from the nearer end, the middle one from the last.
"""
@inline tp_linspace(start, stop, n, dtype, device_type, device_index, out) =
    ccall((:tp_linspace, libtensorplay), tp_status_t, (Cdouble, Cdouble, Int64, tp_dtype_t, tp_device_type_t, Int32, Ptr{Ptr{tp_tensor_t}},), start, stop, n, dtype, device_type, device_index, out)

"""
    tp_eye(rows, columns, dtype, device_type, device_index, out)

Makes a matrix with ones on the main diagonal and zeros elsewhere.
"""
@inline tp_eye(rows, columns, dtype, device_type, device_index, out) =
    ccall((:tp_eye, libtensorplay), tp_status_t, (Int64, Int64, tp_dtype_t, tp_device_type_t, Int32, Ptr{Ptr{tp_tensor_t}},), rows, columns, dtype, device_type, device_index, out)

"""
    tp_scalar_tensor(value, dtype, device_type, device_index, out)

Makes a tensor of rank 0.
"""
@inline tp_scalar_tensor(value, dtype, device_type, device_index, out) =
    ccall((:tp_scalar_tensor, libtensorplay), tp_status_t, (Ptr{tp_scalar_t}, tp_dtype_t, tp_device_type_t, Int32, Ptr{Ptr{tp_tensor_t}},), value, dtype, device_type, device_index, out)

"""
    tp_tensor_from_data(data, nbytes, sizes, rank, dtype, out)

Makes a CPU tensor from row-major elements, which are copied.
"""
@inline tp_tensor_from_data(data, nbytes, sizes, rank, dtype, out) =
    ccall((:tp_tensor_from_data, libtensorplay), tp_status_t, (Ptr{Cvoid}, Csize_t, Ptr{Int64}, Csize_t, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), data, nbytes, sizes, rank, dtype, out)

"""
    tp_tensor_from_blob(data, sizes, strides, rank, dtype, device_type, device_index, deleter, ctx, flags, out)

Wraps memory of the host without a copy. The storage starts at the lowest byte that the strides reach and just holds them.
"""
@inline tp_tensor_from_blob(data, sizes, strides, rank, dtype, device_type, device_index, deleter, ctx, flags, out) =
    ccall((:tp_tensor_from_blob, libtensorplay), tp_status_t, (Ptr{Cvoid}, Ptr{Int64}, Ptr{Int64}, Csize_t, tp_dtype_t, tp_device_type_t, Int32, tp_deleter_fn, Ptr{Cvoid}, UInt32, Ptr{Ptr{tp_tensor_t}},), data, sizes, strides, rank, dtype, device_type, device_index, deleter, ctx, flags, out)

"""
    tp_tensor_from_storage(storage, sizes, strides, rank, offset, dtype, out)

Makes a tensor on an existing storage. Shares bytes and version.
"""
@inline tp_tensor_from_storage(storage, sizes, strides, rank, offset, dtype, out) =
    ccall((:tp_tensor_from_storage, libtensorplay), tp_status_t, (Ptr{tp_storage_t}, Ptr{Int64}, Ptr{Int64}, Csize_t, Int64, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), storage, sizes, strides, rank, offset, dtype, out)

"""
    tp_tensor_retain(tensor)

Adds a reference.
"""
@inline tp_tensor_retain(tensor) =
    ccall((:tp_tensor_retain, libtensorplay), Ptr{tp_tensor_t}, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_release(tensor)

Drops a reference.
"""
@inline tp_tensor_release(tensor) =
    ccall((:tp_tensor_release, libtensorplay), Cvoid, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_use_count(tensor)

Number of strong references.
"""
@inline tp_tensor_use_count(tensor) =
    ccall((:tp_tensor_use_count, libtensorplay), Int64, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_weak(tensor, out)

Makes a weak handle.
"""
@inline tp_tensor_weak(tensor, out) =
    ccall((:tp_tensor_weak, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_weak_tensor_t}},), tensor, out)

"""
    tp_weak_tensor_retain(weak)

Adds a reference to a weak handle.
"""
@inline tp_weak_tensor_retain(weak) =
    ccall((:tp_weak_tensor_retain, libtensorplay), Ptr{tp_weak_tensor_t}, (Ptr{tp_weak_tensor_t},), weak)

"""
    tp_weak_tensor_release(weak)

Drops a reference to a weak handle.
"""
@inline tp_weak_tensor_release(weak) =
    ccall((:tp_weak_tensor_release, libtensorplay), Cvoid, (Ptr{tp_weak_tensor_t},), weak)

"""
    tp_weak_tensor_lock(weak)

Makes a strong handle if the tensor still lives.
"""
@inline tp_weak_tensor_lock(weak) =
    ccall((:tp_weak_tensor_lock, libtensorplay), Ptr{tp_tensor_t}, (Ptr{tp_weak_tensor_t},), weak)

"""
    tp_tensor_attach_wrapper(tensor, wrapper, take, drop)

Attaches a wrapper. If others hold the tensor already, take is called.
"""
@inline tp_tensor_attach_wrapper(tensor, wrapper, take, drop) =
    ccall((:tp_tensor_attach_wrapper, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Cvoid}, tp_wrapper_take_fn, tp_wrapper_drop_fn,), tensor, wrapper, take, drop)

"""
    tp_tensor_wrapper(tensor)

The wrapper of a tensor.
"""
@inline tp_tensor_wrapper(tensor) =
    ccall((:tp_tensor_wrapper, libtensorplay), Ptr{Cvoid}, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_detach_wrapper(tensor)

Detaches the wrapper, as it does when it dies. References of the wrapper that the tensor still holds are dropped before this returns; what else is put off runs too, see `tp_run_deferred`.
"""
@inline tp_tensor_detach_wrapper(tensor) =
    ccall((:tp_tensor_detach_wrapper, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_rank(tensor)

Number of dimensions.
"""
@inline tp_tensor_rank(tensor) =
    ccall((:tp_tensor_rank, libtensorplay), Int64, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_sizes(tensor)

Sizes, one for each dimension.
"""
@inline tp_tensor_sizes(tensor) =
    ccall((:tp_tensor_sizes, libtensorplay), Ptr{Int64}, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_strides(tensor)

Strides in elements, one for each dimension.
"""
@inline tp_tensor_strides(tensor) =
    ccall((:tp_tensor_strides, libtensorplay), Ptr{Int64}, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_size(tensor, dim)

Size of one dimension.
"""
@inline tp_tensor_size(tensor, dim) =
    ccall((:tp_tensor_size, libtensorplay), Int64, (Ptr{tp_tensor_t}, Int64,), tensor, dim)

"""
    tp_tensor_numel(tensor)

Number of elements.
"""
@inline tp_tensor_numel(tensor) =
    ccall((:tp_tensor_numel, libtensorplay), Int64, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_nbytes(tensor)

Bytes of the elements: numel times the size of one.
"""
@inline tp_tensor_nbytes(tensor) =
    ccall((:tp_tensor_nbytes, libtensorplay), Csize_t, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_dtype(tensor)

Element type.
"""
@inline tp_tensor_dtype(tensor) =
    ccall((:tp_tensor_dtype, libtensorplay), tp_dtype_t, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_device_type(tensor)

Device type.
"""
@inline tp_tensor_device_type(tensor) =
    ccall((:tp_tensor_device_type, libtensorplay), tp_device_type_t, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_device_index(tensor)

Device index.
"""
@inline tp_tensor_device_index(tensor) =
    ccall((:tp_tensor_device_index, libtensorplay), Int32, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_offset(tensor)

Offset of element 0 in the storage, in elements.
"""
@inline tp_tensor_offset(tensor) =
    ccall((:tp_tensor_offset, libtensorplay), Int64, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_storage(tensor)

The storage.
"""
@inline tp_tensor_storage(tensor) =
    ccall((:tp_tensor_storage, libtensorplay), Ptr{tp_storage_t}, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_data(tensor)

Element 0, for reading. Changes nothing, no version either.
"""
@inline tp_tensor_data(tensor) =
    ccall((:tp_tensor_data, libtensorplay), Ptr{Cvoid}, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_version(tensor)

The version of the bytes, see `tp_storage_version`.
"""
@inline tp_tensor_version(tensor) =
    ccall((:tp_tensor_version, libtensorplay), Int64, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_flags(tensor)

Flags of the layout and of the kind of tensor.
"""
@inline tp_tensor_flags(tensor) =
    ccall((:tp_tensor_flags, libtensorplay), UInt32, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_is_contiguous(tensor, format)

Whether a tensor is laid out without gaps in a format.
"""
@inline tp_tensor_is_contiguous(tensor, format) =
    ccall((:tp_tensor_is_contiguous, libtensorplay), Int32, (Ptr{tp_tensor_t}, tp_memory_format_t,), tensor, format)

"""
    tp_tensor_retained_bytes(tensor)

Bytes that a handle keeps alive: those of its whole storage. Of a part (see `tp_storage_new_part`) they are the part's, though it keeps its parent, too.
"""
@inline tp_tensor_retained_bytes(tensor) =
    ccall((:tp_tensor_retained_bytes, libtensorplay), Csize_t, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_get(tensor, index, rank, out)

Reads one element.
"""
@inline tp_tensor_get(tensor, index, rank, out) =
    ccall((:tp_tensor_get, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{tp_scalar_t},), tensor, index, rank, out)

"""
    tp_tensor_set(tensor, index, rank, value)

Writes one element. The value is converted once, as a copy converts; an imaginary part other than 0 is refused for real dtypes. A self-overlapping tensor gets bytes of its own first. Bumps the version.
"""
@inline tp_tensor_set(tensor, index, rank, value) =
    ccall((:tp_tensor_set, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{tp_scalar_t},), tensor, index, rank, value)

"""
    tp_tensor_item(tensor, out)

Reads the only element.
"""
@inline tp_tensor_item(tensor, out) =
    ccall((:tp_tensor_item, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_scalar_t},), tensor, out)

"""
    tp_tensor_copy_to(tensor, data, nbytes)

Copies the elements to the caller's memory, row-major, without conversion.
"""
@inline tp_tensor_copy_to(tensor, data, nbytes) =
    ccall((:tp_tensor_copy_to, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Cvoid}, Csize_t,), tensor, data, nbytes)

"""
    tp_tensor_copy_from(tensor, data, nbytes)

Overwrites the elements from the caller's memory, row-major, without conversion. A self-overlapping tensor gets bytes of its own first. Bumps the version.
"""
@inline tp_tensor_copy_from(tensor, data, nbytes) =
    ccall((:tp_tensor_copy_from, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Cvoid}, Csize_t,), tensor, data, nbytes)

"""
    tp_tensor_begin_write(tensor, data)

Opens a tensor for writing from outside and bumps the version. While a writer is open the storage refuses resize and take, and if the tensor is released meanwhile, from then on. Every call needs one `tp_tensor_end_write`.
"""
@inline tp_tensor_begin_write(tensor, data) =
    ccall((:tp_tensor_begin_write, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{Cvoid}},), tensor, data)

"""
    tp_tensor_end_write(tensor)

Ends writing and bumps the version again.
"""
@inline tp_tensor_end_write(tensor) =
    ccall((:tp_tensor_end_write, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_mark_written(tensor)

Declares that the bytes were written another way: bumps the version.
"""
@inline tp_tensor_mark_written(tensor) =
    ccall((:tp_tensor_mark_written, libtensorplay), tp_status_t, (Ptr{tp_tensor_t},), tensor)

"""
    tp_tensor_resize(tensor, sizes, rank)

Gives a tensor new sizes, row-major at its offset, keeping the elements in front. Grows the storage when it must. Bumps the version if it does.
"""
@inline tp_tensor_resize(tensor, sizes, rank) =
    ccall((:tp_tensor_resize, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t,), tensor, sizes, rank)

"""
    tp_tensor_set_storage(tensor, storage, sizes, strides, rank, offset)

Makes a tensor read another storage. Its dtype stays, its history ends.
"""
@inline tp_tensor_set_storage(tensor, storage, sizes, strides, rank, offset) =
    ccall((:tp_tensor_set_storage, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_storage_t}, Ptr{Int64}, Ptr{Int64}, Csize_t, Int64,), tensor, storage, sizes, strides, rank, offset)

"""
    tp_tensor_assign(tensor, source)

Makes a tensor the same view of the same bytes as another. Nobody's gradient history is taken over: the tensor's own ends, the source's stays there.
"""
@inline tp_tensor_assign(tensor, source) =
    ccall((:tp_tensor_assign, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), tensor, source)

"""
    tp_tensor_format(tensor, buffer, capacity)

Writes the elements in PyTorch's print form, for example 'tensor([1., 2., 3.])'. More than 1000 elements are summarised to three at each end of a dimension; floats have four digits after the point, or the scientific form where the range needs it. A dtype other than f32, i64 and bool is named. The elements of another device's tensor are fetched first. At most 65536 elements are shown: where summarising leaves more, at high ranks, outer dimensions show their first slice alone.
"""
@inline tp_tensor_format(tensor, buffer, capacity) =
    ccall((:tp_tensor_format, libtensorplay), Csize_t, (Ptr{tp_tensor_t}, Ptr{Cchar}, Csize_t,), tensor, buffer, capacity)

"""
    tp_tensor_format_layout(tensor, name, buffer, capacity)

Writes 'NAME: shape=(2, 3), strides=(3, 1), offset=0, contiguous=1'.
"""
@inline tp_tensor_format_layout(tensor, name, buffer, capacity) =
    ccall((:tp_tensor_format_layout, libtensorplay), Csize_t, (Ptr{tp_tensor_t}, Cstring, Ptr{Cchar}, Csize_t,), tensor, name, buffer, capacity)

"""
    tp_as_strided(tensor, sizes, strides, rank, offset, out)

Views the storage with any sizes, strides and offset. The lowest and the highest byte reached must lie in the storage.
"""
@inline tp_as_strided(tensor, sizes, strides, rank, offset, out) =
    ccall((:tp_as_strided, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Ptr{Int64}, Csize_t, Int64, Ptr{Ptr{tp_tensor_t}},), tensor, sizes, strides, rank, offset, out)

"""
    tp_view(tensor, sizes, rank, out)

Views the same elements with other sizes, never copying.
"""
@inline tp_view(tensor, sizes, rank, out) =
    ccall((:tp_view, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), tensor, sizes, rank, out)

"""
    tp_reshape(tensor, sizes, rank, out)

As `tp_view` where strides allow it, else a contiguous copy.
"""
@inline tp_reshape(tensor, sizes, rank, out) =
    ccall((:tp_reshape, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), tensor, sizes, rank, out)

"""
    tp_flatten(tensor, start_dim, end_dim, out)

Merges a run of dimensions into one, as `tp_reshape` does. A tensor of rank 0 gets rank 1.
"""
@inline tp_flatten(tensor, start_dim, end_dim, out) =
    ccall((:tp_flatten, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Ptr{Ptr{tp_tensor_t}},), tensor, start_dim, end_dim, out)

"""
    tp_unflatten(tensor, dim, sizes, n, out)

Splits a dimension into several.
"""
@inline tp_unflatten(tensor, dim, sizes, n, out) =
    ccall((:tp_unflatten, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), tensor, dim, sizes, n, out)

"""
    tp_select(tensor, dim, index, out)

Takes one index of a dimension, which goes away.
"""
@inline tp_select(tensor, dim, index, out) =
    ccall((:tp_select, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Ptr{Ptr{tp_tensor_t}},), tensor, dim, index, out)

"""
    tp_slice(tensor, dim, start, stop, step, out)

Takes every step-th index from start up to stop, not included. Bounds outside are clamped, negative ones count from the end. A negative step walks down.
"""
@inline tp_slice(tensor, dim, start, stop, step, out) =
    ccall((:tp_slice, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Int64, Int64, Ptr{Ptr{tp_tensor_t}},), tensor, dim, start, stop, step, out)

"""
    tp_narrow(tensor, dim, start, length, out)

Takes length indices from start on. Nothing is clamped.
"""
@inline tp_narrow(tensor, dim, start, length, out) =
    ccall((:tp_narrow, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Int64, Ptr{Ptr{tp_tensor_t}},), tensor, dim, start, length, out)

"""
    tp_transpose(tensor, dim0, dim1, out)

Swaps two dimensions.
"""
@inline tp_transpose(tensor, dim0, dim1, out) =
    ccall((:tp_transpose, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Ptr{Ptr{tp_tensor_t}},), tensor, dim0, dim1, out)

"""
    tp_t(tensor, out)

Transposes a matrix; a vector or a tensor of rank 0 stays as it is.
"""
@inline tp_t(tensor, out) =
    ccall((:tp_t, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), tensor, out)

"""
    tp_permute(tensor, dims, n, out)

Reorders the dimensions: dimension i of the result is dims[i].
"""
@inline tp_permute(tensor, dims, n, out) =
    ccall((:tp_permute, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), tensor, dims, n, out)

"""
    tp_movedim(tensor, source, destination, n, out)

Moves dimensions to new places; the others keep their order.
"""
@inline tp_movedim(tensor, source, destination, n, out) =
    ccall((:tp_movedim, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), tensor, source, destination, n, out)

"""
    tp_squeeze(tensor, dims, n, out)

Drops dimensions of size 1. A named dimension of another size stays.
"""
@inline tp_squeeze(tensor, dims, n, out) =
    ccall((:tp_squeeze, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), tensor, dims, n, out)

"""
    tp_unsqueeze(tensor, dim, out)

Inserts a dimension of size 1.
"""
@inline tp_unsqueeze(tensor, dim, out) =
    ccall((:tp_unsqueeze, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{Ptr{tp_tensor_t}},), tensor, dim, out)

"""
    tp_expand(tensor, sizes, rank, out)

Grows dimensions of size 1 with stride 0, and adds leading ones. Writing to the result: see the guide on views.
"""
@inline tp_expand(tensor, sizes, rank, out) =
    ccall((:tp_expand, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), tensor, sizes, rank, out)

"""
    tp_diagonal(tensor, offset, dim0, dim1, out)

Takes the elements whose indices in two dimensions differ by offset, as the last dimension.
"""
@inline tp_diagonal(tensor, offset, dim0, dim1, out) =
    ccall((:tp_diagonal, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Int64, Ptr{Ptr{tp_tensor_t}},), tensor, offset, dim0, dim1, out)

"""
    tp_unfold(tensor, dim, size, step, out)

Takes all runs of size indices of a dimension, step apart; a run is the last dimension.
"""
@inline tp_unfold(tensor, dim, size, step, out) =
    ccall((:tp_unfold, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Int64, Ptr{Ptr{tp_tensor_t}},), tensor, dim, size, step, out)

"""
    tp_split(tensor, piece, dim, out, capacity, count)

Cuts a dimension into pieces of a size; the last may be shorter.
"""
@inline tp_split(tensor, piece, dim, out, capacity, count) =
    ccall((:tp_split, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Ptr{Ptr{tp_tensor_t}}, Csize_t, Ptr{Csize_t},), tensor, piece, dim, out, capacity, count)

"""
    tp_chunk(tensor, pieces, dim, out, capacity, count)

Cuts a dimension into a number of pieces of equal size, the last shorter; there may be fewer.
"""
@inline tp_chunk(tensor, pieces, dim, out, capacity, count) =
    ccall((:tp_chunk, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Int64, Ptr{Ptr{tp_tensor_t}}, Csize_t, Ptr{Csize_t},), tensor, pieces, dim, out, capacity, count)

"""
    tp_unbind(tensor, dim, out, capacity, count)

Takes every index of a dimension, as `tp_select` does.
"""
@inline tp_unbind(tensor, dim, out, capacity, count) =
    ccall((:tp_unbind, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Int64, Ptr{Ptr{tp_tensor_t}}, Csize_t, Ptr{Csize_t},), tensor, dim, out, capacity, count)

"""
    tp_flip(tensor, dims, n, out)

Reverses dimensions. A view: strides turn negative.
"""
@inline tp_flip(tensor, dims, n, out) =
    ccall((:tp_flip, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), tensor, dims, n, out)

"""
    tp_real(tensor, out)

Views the real parts of a complex tensor; a real tensor is viewed as it is.
"""
@inline tp_real(tensor, out) =
    ccall((:tp_real, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), tensor, out)

"""
    tp_imag(tensor, out)

Views the imaginary parts of a complex tensor.
"""
@inline tp_imag(tensor, out) =
    ccall((:tp_imag, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), tensor, out)

"""
    tp_view_dtype(tensor, dtype, out)

Reads the same bytes as another element type, without a copy. For another size of element the last dimension must have stride 1 and be divisible, as must the other strides and the offset.
"""
@inline tp_view_dtype(tensor, dtype, out) =
    ccall((:tp_view_dtype, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, tp_dtype_t, Ptr{Ptr{tp_tensor_t}},), tensor, dtype, out)

"""
    tp_alias(tensor, out)

Makes another tensor that is the same view of the same bytes.
"""
@inline tp_alias(tensor, out) =
    ccall((:tp_alias, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), tensor, out)

"""
    tp_detach(tensor, out)

As `tp_alias`, without gradient history. Shares bytes and version.
"""
@inline tp_detach(tensor, out) =
    ccall((:tp_detach, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Ptr{tp_tensor_t}},), tensor, out)

"""
    tp_contiguous(tensor, format, out)

Gives the tensor itself (one more reference) if it is laid out in the format, else a copy that is.
"""
@inline tp_contiguous(tensor, format, out) =
    ccall((:tp_contiguous, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, tp_memory_format_t, Ptr{Ptr{tp_tensor_t}},), tensor, format, out)

"""
    tp_clone(tensor, format, out)

Copies to new bytes of version 0. With preserve, a non-overlapping dense layout keeps its strides and anything else becomes dense in the order of its strides.
"""
@inline tp_clone(tensor, format, out) =
    ccall((:tp_clone, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, tp_memory_format_t, Ptr{Ptr{tp_tensor_t}},), tensor, format, out)

"""
    tp_to(tensor, dtype, device_type, device_index, format, copy, out)

Converts element type, device and layout. Gives the tensor itself (one more reference) if nothing changes and copy is 0.
"""
@inline tp_to(tensor, dtype, device_type, device_index, format, copy, out) =
    ccall((:tp_to, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, tp_dtype_t, tp_device_type_t, Int32, tp_memory_format_t, Int32, Ptr{Ptr{tp_tensor_t}},), tensor, dtype, device_type, device_index, format, copy, out)

"""
    tp_copy_inplace(tensor, source)

Writes the elements of a source, broadcast and converted, each rounded once. A float out of an integer's range saturates and NaN gives 0; integers wrap; complex to real drops the imaginary part. Source and destination may overlap. A self-overlapping destination gets bytes of its own first. Bumps the version.
"""
@inline tp_copy_inplace(tensor, source) =
    ccall((:tp_copy_inplace, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{tp_tensor_t},), tensor, source)

"""
    tp_repeat(tensor, repeats, n, out)

Copies a tensor side by side. Leading dimensions are added as `tp_expand` does.
"""
@inline tp_repeat(tensor, repeats, n, out) =
    ccall((:tp_repeat, libtensorplay), tp_status_t, (Ptr{tp_tensor_t}, Ptr{Int64}, Csize_t, Ptr{Ptr{tp_tensor_t}},), tensor, repeats, n, out)

end # module
