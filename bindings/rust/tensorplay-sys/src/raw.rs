// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
use std::ffi::{c_char, c_void};
use std::marker::{PhantomData, PhantomPinned};

/// An allocator.
#[repr(C)]
pub struct tp_allocator_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// An allocator written by the host. All zero is the default of a member.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_allocator_callbacks_t {
    /// sizeof(tp_allocator_callbacks_t).
    pub struct_size: u32,
    /// Device of the memory; 0 is CPU.
    pub device_type: i32,
    /// Index of the device.
    pub device_index: i32,
    /// 0.
    pub reserved: u32,
    /// Passed to every callback.
    pub user_data: *mut c_void,
    /// Gives nbytes at a multiple of align. `ctx` goes to deallocate. Required.
    /// Returns a status; may describe a failure with tp_error_set.
    pub allocate: Option<unsafe extern "C" fn(user_data: *mut c_void, nbytes: usize, align: usize, stream: *mut c_void, data: *mut *mut c_void, ctx: *mut *mut c_void) -> tp_status_t>,
    /// Takes the bytes back; NULL if nothing is to be done for them.
    pub deallocate: Option<unsafe extern "C" fn(user_data: *mut c_void, data: *mut c_void, ctx: *mut c_void, nbytes: usize, stream: *mut c_void)>,
    /// Called once when the last reference is gone; NULL for nothing.
    pub destroy: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
}

/// Counters of an allocator. Bytes count rounded blocks with their headers for
/// the caching allocator and requests for others. Sums are exact while no
/// thread allocates. The peak is looked at with every block that comes from the
/// system or is above 64 KiB, and when the counters are read: it may miss up to
/// 2 MiB of small blocks a thread.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_allocator_stats_t {
    /// Set by the caller; no more is written.
    pub struct_size: u32,
    /// 0.
    pub reserved: u32,
    /// In use.
    pub live_bytes: u64,
    /// In use.
    pub live_blocks: u64,
    /// Kept for reuse.
    pub cached_bytes: u64,
    /// Kept for reuse.
    pub cached_blocks: u64,
    /// Highest live_bytes seen.
    pub peak_bytes: u64,
    /// Requests served.
    pub allocations: u64,
    /// Requests that went to the system.
    pub system_allocations: u64,
    /// Blocks given back to the system.
    pub system_frees: u64,
    /// Totals of which blocks exist.
    pub buckets: u64,
}

/// Frees bytes: called exactly once with the context, never under a lock, on a
/// thread of the host, and not if the call that was given it failed.
///
/// * `ctx`: the context that came with the bytes
pub type tp_deleter_fn = Option<unsafe extern "C" fn(ctx: *mut c_void)>;

unsafe extern "C" {
    /// Clears a struct of callbacks and sets its size.
    ///
    /// * `callbacks`: receives the defaults
    /// * `struct_size`: sizeof(tp_allocator_callbacks_t) as the caller knows it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a size no version has.
    pub fn tp_allocator_callbacks_init(callbacks: *mut tp_allocator_callbacks_t, struct_size: usize) -> tp_status_t;

    /// Clears a struct of counters and sets its size.
    ///
    /// * `stats`: receives zeros
    /// * `struct_size`: sizeof(tp_allocator_stats_t) as the caller knows it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a size no version has.
    pub fn tp_allocator_stats_init(stats: *mut tp_allocator_stats_t, struct_size: usize) -> tp_status_t;

    /// The allocator in use for a device type. Two look-ups give the same
    /// handle.
    ///
    /// * `device_type`: a device type
    /// * `out`: owned allocator
    ///
    /// Returns status; [`TP_ERROR_NOT_BUILT`] if the device is not in this
    /// build.
    pub fn tp_allocator_get(device_type: tp_device_type_t, out: *mut *mut tp_allocator_t) -> tp_status_t;

    /// Sets the allocator that new storages of a device type use.
    ///
    /// * `device_type`: a device type
    /// * `allocator`: an allocator of that device, or NULL for the default one
    ///
    /// Returns status; [`TP_ERROR_DEVICE`] if it is for another device.
    pub fn tp_allocator_set(device_type: tp_device_type_t, allocator: *mut tp_allocator_t) -> tp_status_t;

    /// The pinned host allocator of a device type.
    ///
    /// * `device_type`: a device type
    /// * `out`: owned allocator
    ///
    /// Returns status; [`TP_ERROR_NOT_BUILT`] if the device has none in this
    /// build.
    pub fn tp_allocator_pinned(device_type: tp_device_type_t, out: *mut *mut tp_allocator_t) -> tp_status_t;

    /// Makes an allocator of callbacks.
    ///
    /// * `callbacks`: the callbacks, copied; allocate is required
    /// * `out`: owned allocator
    ///
    /// Returns status; on failure destroy is not called.
    pub fn tp_allocator_new(callbacks: *const tp_allocator_callbacks_t, out: *mut *mut tp_allocator_t) -> tp_status_t;

    /// Adds a reference.
    ///
    /// * `allocator`: an allocator, or NULL
    ///
    /// Returns allocator.
    pub fn tp_allocator_retain(allocator: *mut tp_allocator_t) -> *mut tp_allocator_t;

    /// Drops a reference.
    ///
    /// * `allocator`: an allocator, or NULL
    pub fn tp_allocator_release(allocator: *mut tp_allocator_t);

    /// Device type of an allocator.
    ///
    /// * `allocator`: an allocator
    ///
    /// Returns the type; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_allocator_device_type(allocator: *const tp_allocator_t) -> tp_device_type_t;

    /// Allocates bytes directly, aligned to 64 on the CPU. Zero bytes give a
    /// valid pointer of their own.
    ///
    /// * `allocator`: an allocator
    /// * `nbytes`: bytes wanted
    /// * `data`: the bytes, uninitialised
    /// * `ctx`: what [`tp_allocator_free`] needs; belongs to the bytes
    ///
    /// Returns status; [`TP_ERROR_OVERFLOW`], [`TP_ERROR_OUT_OF_MEMORY`].
    pub fn tp_allocator_allocate(allocator: *mut tp_allocator_t, nbytes: usize, data: *mut *mut c_void, ctx: *mut *mut c_void) -> tp_status_t;

    /// Gives bytes back, from any thread.
    ///
    /// * `allocator`: the allocator that gave them
    /// * `data`: the bytes, or NULL
    /// * `ctx`: what came with them
    /// * `nbytes`: the bytes that were asked for
    pub fn tp_allocator_free(allocator: *mut tp_allocator_t, data: *mut c_void, ctx: *mut c_void, nbytes: usize);

    /// Reads the counters.
    ///
    /// * `allocator`: an allocator
    /// * `stats`: struct_size set by the caller; filled up to it, with zeros
    ///   for what this version does not count
    ///
    /// Returns status.
    pub fn tp_allocator_stats(allocator: *const tp_allocator_t, stats: *mut tp_allocator_stats_t) -> tp_status_t;

    /// Sets the peak to what is live now.
    ///
    /// * `allocator`: an allocator
    ///
    /// Returns status.
    pub fn tp_allocator_reset_peak(allocator: *mut tp_allocator_t) -> tp_status_t;

    /// Gives all cached blocks back to the system, other threads' caches
    /// included. An allocator of callbacks has none.
    ///
    /// * `allocator`: an allocator
    ///
    /// Returns status.
    pub fn tp_allocator_empty_cache(allocator: *mut tp_allocator_t) -> tp_status_t;

    /// Sets the most bytes kept for reuse. A block freed above it goes back to
    /// the system. The default is a quarter of the memory allowance of the
    /// process.
    ///
    /// * `allocator`: the caching allocator
    /// * `nbytes`: the cap; 0 is unlimited
    ///
    /// Returns status; [`TP_ERROR_UNSUPPORTED`] for an allocator of callbacks.
    pub fn tp_allocator_set_cap(allocator: *mut tp_allocator_t, nbytes: u64) -> tp_status_t;

    /// The cap.
    ///
    /// * `allocator`: an allocator
    ///
    /// Returns bytes, 0 for unlimited, for none and for a wrong handle.
    pub fn tp_allocator_cap(allocator: *const tp_allocator_t) -> u64;

    /// Sets the request size above which blocks bypass the cache: they come
    /// from the system and go back at once. The default is 1 GiB.
    ///
    /// * `allocator`: the caching allocator
    /// * `nbytes`: the largest request that is cached
    ///
    /// Returns status; [`TP_ERROR_UNSUPPORTED`] for an allocator of callbacks.
    pub fn tp_allocator_set_bypass_threshold(allocator: *mut tp_allocator_t, nbytes: u64) -> tp_status_t;

    /// The bypass threshold.
    ///
    /// * `allocator`: an allocator
    ///
    /// Returns bytes; 0 for an allocator of callbacks and for a wrong handle.
    pub fn tp_allocator_bypass_threshold(allocator: *const tp_allocator_t) -> u64;
}

/// How a graph is written; 0 is unset.
pub type tp_graph_style_t = i32;

/// Values kept for the way back stay.
pub const TP_BACKWARD_RETAIN_GRAPH: u32 = 1;

/// Gradients get a history themselves; the graph is retained.
pub const TP_BACKWARD_CREATE_GRAPH: u32 = 2;

/// Inputs may have no gradient.
pub const TP_BACKWARD_ALLOW_UNUSED: u32 = 4;

/// A line for each node.
pub const TP_GRAPH_TEXT: tp_graph_style_t = 1;

/// For Graphviz.
pub const TP_GRAPH_DOT: tp_graph_style_t = 2;

/// A value kept for later, with the version that its bytes have.
#[repr(C)]
pub struct tp_saved_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// How a function of a program is differentiated. All zero is the default of a
/// member.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_function_t {
    /// sizeof(tp_function_t).
    pub struct_size: u32,
    /// 0.
    pub reserved: u32,
    /// For messages: up to 63 bytes, copied.
    pub name: *const c_char,
    /// Required.
    pub backward: tp_function_backward_fn,
    /// Passed to it.
    pub user_data: *mut c_void,
    /// Called once with user_data; NULL for nothing.
    pub destroy: tp_destroy_fn,
    /// Tensors to keep: inputs, outputs, others.
    pub saved: *const *const tp_tensor_t,
    /// Their number.
    pub saved_count: usize,
}

/// What is done with a gradient on its way.
///
/// * `gradient`: of the tensor that the hook was added to
/// * `replacement`: an owned tensor of the same shape to go on with; NULL
///   beforehand, and to leave it as it is
/// * `user_data`: as given
pub type tp_gradient_hook_fn = Option<unsafe extern "C" fn(gradient: *const tp_tensor_t, replacement: *mut *mut tp_tensor_t, user_data: *mut c_void) -> tp_status_t>;

/// Gradients of a function's inputs from those of its outputs. Called in the
/// thread that runs a backward pass, with no lock held; it is recorded itself
/// if that pass creates a graph.
///
/// * `gradients`: of the outputs; NULL is zero
/// * `m`: their number
/// * `saved`: what was kept, in order; borrowed
/// * `out`: receives owned gradients of the inputs; NULL beforehand, and for
///   zero. They are released after a failure
/// * `n`: number of inputs
/// * `user_data`: as given
pub type tp_function_backward_fn = Option<unsafe extern "C" fn(gradients: *const *const tp_tensor_t, m: usize, saved: *const *const tp_saved_t, out: *mut *mut tp_tensor_t, n: usize, user_data: *mut c_void) -> tp_status_t>;

unsafe extern "C" {
    /// Whether gradients of a tensor are followed: a leaf that requires them,
    /// or a tensor with a history.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns 1 or 0; 0 for a wrong handle.
    pub fn tp_tensor_requires_grad(tensor: *const tp_tensor_t) -> i32;

    /// Makes a tensor without history a leaf that requires gradients, or ends
    /// that. Nothing of its family (views of it, and what it is a view of) may
    /// be written in place while history is recorded.
    ///
    /// * `tensor`: a tensor of f16, bf16, f32, f64 or an 8-bit float
    /// * `required`: 1 or 0
    ///
    /// Returns status; [`TP_ERROR_DTYPE`] for other dtypes,
    /// [`TP_ERROR_INFERENCE`] for a tensor made in inference mode,
    /// [`TP_ERROR_STATE`] to end it for a tensor with a history.
    pub fn tp_tensor_set_requires_grad(tensor: *mut tp_tensor_t, required: i32) -> tp_status_t;

    /// Whether a tensor is the end of a graph: made by no recorded operator.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns 1 or 0; 0 for a wrong handle.
    pub fn tp_tensor_is_leaf(tensor: *const tp_tensor_t) -> i32;

    /// Asks a tensor with a history to keep its gradient, as leaves do: a copy,
    /// which later passes add to. Written in place it keeps that of its new
    /// value, but for two cases that end the keeping: it overlapped itself and
    /// got bytes of its own, or a hook on its own gradient writes it. Written
    /// through another tensor of the same bytes it keeps that of the old value;
    /// asked anew, what it is used for from then on counts, as it does for
    /// hooks and for [`tp_gradients`] by such a tensor: ask before use.
    ///
    /// * `tensor`: a tensor that requires gradients
    ///
    /// Returns status; [`TP_ERROR_STATE`] if it does not.
    pub fn tp_tensor_retain_grad(tensor: *mut tp_tensor_t) -> tp_status_t;

    /// Whether a tensor with a history keeps its gradient.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns 1 or 0; 0 for a leaf and for a wrong handle.
    pub fn tp_tensor_retains_grad(tensor: *const tp_tensor_t) -> i32;

    /// The gradient that a tensor has gathered. Later passes add to it in
    /// place.
    ///
    /// * `tensor`: a tensor
    /// * `out`: the gradient, of the tensor's shape and dtype; NULL if there is
    ///   none
    ///
    /// Returns status.
    pub fn tp_tensor_grad_get(tensor: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Replaces the gradient of a leaf that requires gradients, or of a tensor
    /// that retains its own.
    ///
    /// * `tensor`: the tensor
    /// * `gradient`: of its shape, dtype and device; it is retained, not
    ///   copied. NULL drops what there is
    ///
    /// Returns status; [`TP_ERROR_STATE`] for a tensor that gathers none,
    /// [`TP_ERROR_ARGUMENT`] for the tensor itself. Tensors that are each
    /// other's gradients keep each other alive.
    pub fn tp_tensor_grad_set(tensor: *mut tp_tensor_t, gradient: *mut tp_tensor_t) -> tp_status_t;

    /// Writes zeros over the gradient, if there is one.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns status.
    pub fn tp_tensor_grad_zero(tensor: *mut tp_tensor_t) -> tp_status_t;

    /// Adds a hook. It is called in the thread that runs a backward pass, with
    /// no lock held, once a pass when the tensor's gradient is complete;
    /// several in the order in which they were added. It stays with the history
    /// that the tensor has now.
    ///
    /// * `tensor`: a tensor that requires gradients
    /// * `hook`: called with the gradient
    /// * `user_data`: passed to it
    /// * `destroy`: called once with user_data when the hook goes; NULL for
    ///   nothing. Not called if this function fails
    /// * `id`: for [`tp_tensor_hook_remove`]
    ///
    /// Returns status; [`TP_ERROR_STATE`] if the tensor requires no gradients.
    pub fn tp_tensor_hook_add(tensor: *mut tp_tensor_t, hook: tp_gradient_hook_fn, user_data: *mut c_void, destroy: tp_destroy_fn, id: *mut u64) -> tp_status_t;

    /// Removes a hook; not from inside a hook of the same tensor.
    ///
    /// * `tensor`: the tensor it was added to, not written in place since
    /// * `id`: as [`tp_tensor_hook_add`] gave it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] if there is none of that id,
    /// [`TP_ERROR_STATE`] while hooks of the tensor run.
    pub fn tp_tensor_hook_remove(tensor: *mut tp_tensor_t, id: u64) -> tp_status_t;

    /// Goes back from tensors to all leaves, and adds to their gradients. Runs
    /// in the calling thread; the order is the same every time.
    ///
    /// * `tensors`: where to begin; each must require gradients
    /// * `n`: their number, at least 1
    /// * `gradients`: of what is wanted with respect to each tensor; NULL, or
    ///   NULL in a place, is 1 for a tensor of one element
    /// * `flags`: an OR of TP_BACKWARD_ values
    ///
    /// Returns status; [`TP_ERROR_VERSION`] if a value that is needed was
    /// overwritten, [`TP_ERROR_STATE`] if a graph is used twice without being
    /// retained. After a failure some leaves may have been added to.
    pub fn tp_backward(tensors: *const *const tp_tensor_t, n: usize, gradients: *const *const tp_tensor_t, flags: u32) -> tp_status_t;

    /// Gradients with respect to chosen tensors; no gradient of a leaf is
    /// touched, and only what leads to them is run.
    ///
    /// * `tensors`: where to begin; each must require gradients
    /// * `n`: their number, at least 1
    /// * `gradients`: as for [`tp_backward`]
    /// * `inputs`: tensors that require gradients
    /// * `m`: their number, at least 1
    /// * `flags`: an OR of TP_BACKWARD_ values
    /// * `out`: room for m owned tensors; NULL where the tensors do not depend
    ///   on an input, if [`TP_BACKWARD_ALLOW_UNUSED`] is set. All NULL after a
    ///   failure
    ///
    /// Returns status, as for [`tp_backward`]; [`TP_ERROR_STATE`] for an input
    /// that the tensors do not depend on.
    pub fn tp_gradients(tensors: *const *const tp_tensor_t, n: usize, gradients: *const *const tp_tensor_t, inputs: *const *const tp_tensor_t, m: usize, flags: u32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Turns recording on or off until the matching [`tp_grad_mode_pop`].
    ///
    /// * `recording`: 1 or 0
    ///
    /// Returns status; [`TP_ERROR_UNSUPPORTED`] inside 64 others.
    pub fn tp_grad_mode_push(recording: i32) -> tp_status_t;

    /// Goes back to what the mode was before the last [`tp_grad_mode_push`].
    ///
    /// Returns status; [`TP_ERROR_STATE`] without one.
    pub fn tp_grad_mode_pop() -> tp_status_t;

    /// Turns inference mode on or off until the matching
    /// [`tp_inference_mode_pop`]. In the mode nothing is recorded, and new
    /// tensors count no versions; outside it they can neither be written nor
    /// kept for a backward pass.
    ///
    /// * `inference`: 1 or 0
    ///
    /// Returns status; [`TP_ERROR_UNSUPPORTED`] inside 64 others.
    pub fn tp_inference_mode_push(inference: i32) -> tp_status_t;

    /// Goes back to what the mode was before the last
    /// [`tp_inference_mode_push`].
    ///
    /// Returns status; [`TP_ERROR_STATE`] without one.
    pub fn tp_inference_mode_pop() -> tp_status_t;

    /// Keeps a tensor. Its bytes are shared, not copied.
    ///
    /// * `tensor`: a tensor
    /// * `out`: the kept value
    ///
    /// Returns status; [`TP_ERROR_INFERENCE`] for a tensor made in inference
    /// mode, [`TP_ERROR_STATE`] for one that is open for writing.
    pub fn tp_saved_new(tensor: *const tp_tensor_t, out: *mut *mut tp_saved_t) -> tp_status_t;

    /// The tensor again, if its bytes were not written since.
    ///
    /// * `saved`: a kept value
    /// * `out`: a tensor, with the history that it had if one is recorded; it
    ///   must not be written
    ///
    /// Returns status; [`TP_ERROR_VERSION`] if the bytes were written, the
    /// message has the versions; [`TP_ERROR_STATE`] if it was given back after
    /// a backward pass.
    pub fn tp_saved_unpack(saved: *const tp_saved_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Gives a kept value back; NULL is allowed.
    ///
    /// * `saved`: as [`tp_saved_new`] gave it
    pub fn tp_saved_release(saved: *mut tp_saved_t);

    /// Clears a function and sets its size.
    ///
    /// * `function`: receives the defaults
    /// * `struct_size`: sizeof(tp_function_t) as the caller knows it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a size no version has.
    pub fn tp_function_init(function: *mut tp_function_t, struct_size: usize) -> tp_status_t;

    /// Gives tensors that a program computed a history. The program computes
    /// them with recording turned off; they must be new, share no bytes with
    /// the inputs and have no history yet. Where no input requires gradients or
    /// nothing is recorded, nothing happens but that user_data is destroyed.
    ///
    /// * `function`: how to go back
    /// * `inputs`: what the outputs were computed from
    /// * `n`: their number
    /// * `outputs`: of real floating-point numbers, each another tensor
    /// * `m`: their number, at least 1
    ///
    /// Returns status; [`TP_ERROR_DTYPE`] for an output of other numbers,
    /// [`TP_ERROR_STATE`] for one with a history, [`TP_ERROR_OVERLAP`] for one
    /// that shares bytes with an input, [`TP_ERROR_ARGUMENT`] for one that is
    /// there twice. On failure destroy is not called.
    pub fn tp_function_record(function: *const tp_function_t, inputs: *const *const tp_tensor_t, n: usize, outputs: *const *mut tp_tensor_t, m: usize) -> tp_status_t;

    /// Name of a style: "text", "dot".
    ///
    /// * `style`: a TP_GRAPH_ value
    ///
    /// Returns a static string; NULL (and an error) for an unknown style.
    pub fn tp_graph_style_name(style: tp_graph_style_t) -> *const c_char;

    /// Style of a name.
    ///
    /// * `name`: as [`tp_graph_style_name`] gives it
    /// * `out`: the style
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_graph_style_parse(name: *const c_char, out: *mut tp_graph_style_t) -> tp_status_t;

    /// Writes the graph behind a tensor: its nodes, numbered from the tensor's
    /// own, with the shape and dtype of their results and the nodes that they
    /// lead to.
    ///
    /// * `tensor`: a tensor
    /// * `style`: a TP_GRAPH_ value
    /// * `buffer`: receives the text and a zero, cut to what fits; NULL for
    ///   none
    /// * `capacity`: its size
    ///
    /// Returns length of the whole text; 0 (and an error) after a failure, and
    /// for a tensor without history.
    pub fn tp_graph_format(tensor: *const tp_tensor_t, style: tp_graph_style_t, buffer: *mut c_char, capacity: usize) -> usize;
}

/// 0 is success.
pub type tp_status_t = i32;

/// An element type; 0 is unset.
pub type tp_dtype_t = i32;

/// Category of an element type; 0 is unset.
pub type tp_kind_t = i32;

/// Kind of device; 0 is unset.
pub type tp_device_type_t = i32;

/// A stride order; 0 is unset.
pub type tp_memory_format_t = i32;

/// Major version of this header.
pub const TP_VERSION_MAJOR: u32 = 0;

/// Minor version of this header.
pub const TP_VERSION_MINOR: u32 = 1;

/// Patch version of this header.
pub const TP_VERSION_PATCH: u32 = 0;

/// Number in the SONAME; grows on a break.
pub const TP_ABI_VERSION: u32 = 1;

/// Success.
pub const TP_OK: tp_status_t = 0;

/// A value outside what is allowed.
pub const TP_ERROR_ARGUMENT: tp_status_t = 100;

/// A required pointer is NULL.
pub const TP_ERROR_NULL: tp_status_t = 101;

/// Wrong kind of handle, or another copy's.
pub const TP_ERROR_HANDLE: tp_status_t = 102;

/// Index, dimension or byte out of range.
pub const TP_ERROR_RANGE: tp_status_t = 103;

/// Sizes that do not fit each other.
pub const TP_ERROR_SHAPE: tp_status_t = 104;

/// A dtype that the operation refuses.
pub const TP_ERROR_DTYPE: tp_status_t = 105;

/// A device that the operation refuses.
pub const TP_ERROR_DEVICE: tp_status_t = 106;

/// A count or byte number overflows.
pub const TP_ERROR_OVERFLOW: tp_status_t = 107;

/// Strides that cannot express a view.
pub const TP_ERROR_LAYOUT: tp_status_t = 108;

/// Memory could not be had.
pub const TP_ERROR_OUT_OF_MEMORY: tp_status_t = 200;

/// The object is in the wrong state.
pub const TP_ERROR_STATE: tp_status_t = 300;

/// Writing to read-only bytes.
pub const TP_ERROR_READ_ONLY: tp_status_t = 301;

/// Memory overlaps where it must not.
pub const TP_ERROR_OVERLAP: tp_status_t = 302;

/// A saved value was overwritten.
pub const TP_ERROR_VERSION: tp_status_t = 303;

/// Inference tensor outside its mode.
pub const TP_ERROR_INFERENCE: tp_status_t = 304;

/// Others hold or export the object.
pub const TP_ERROR_IN_USE: tp_status_t = 305;

/// Shutdown while objects live.
pub const TP_ERROR_LIVE_OBJECTS: tp_status_t = 306;

/// Not supported for these arguments.
pub const TP_ERROR_UNSUPPORTED: tp_status_t = 400;

/// The part is not in this build.
pub const TP_ERROR_NOT_BUILT: tp_status_t = 401;

/// No kernel for the operands.
pub const TP_ERROR_MISSING_KERNEL: tp_status_t = 402;

/// The system refused a file operation.
pub const TP_ERROR_IO: tp_status_t = 500;

/// A file that breaks its format.
pub const TP_ERROR_FORMAT: tp_status_t = 501;

/// A callback reported a failure.
pub const TP_ERROR_CALLBACK: tp_status_t = 600;

/// A fault of the library.
pub const TP_ERROR_INTERNAL: tp_status_t = 900;

/// New tensors count no versions.
pub const TP_MODE_INFERENCE: u32 = 1;

/// Operators record no history.
pub const TP_MODE_NO_GRAD: u32 = 2;

/// What is recorded keeps where it was called, and errors of histories and
/// backward passes tell it: the return addresses of the callers. Slow.
pub const TP_MODE_ANOMALY: u32 = 4;

/// One byte; any non-zero byte reads as true.
pub const TP_DTYPE_BOOL: tp_dtype_t = 1;

/// Unsigned 8-bit integer.
pub const TP_DTYPE_U8: tp_dtype_t = 2;

/// Unsigned 16-bit integer.
pub const TP_DTYPE_U16: tp_dtype_t = 3;

/// Unsigned 32-bit integer.
pub const TP_DTYPE_U32: tp_dtype_t = 4;

/// Unsigned 64-bit integer.
pub const TP_DTYPE_U64: tp_dtype_t = 5;

/// Signed 8-bit integer.
pub const TP_DTYPE_I8: tp_dtype_t = 6;

/// Signed 16-bit integer.
pub const TP_DTYPE_I16: tp_dtype_t = 7;

/// Signed 32-bit integer.
pub const TP_DTYPE_I32: tp_dtype_t = 8;

/// Signed 64-bit integer.
pub const TP_DTYPE_I64: tp_dtype_t = 9;

/// IEEE 754 binary16.
pub const TP_DTYPE_F16: tp_dtype_t = 10;

/// Upper half of a binary32.
pub const TP_DTYPE_BF16: tp_dtype_t = 11;

/// IEEE 754 binary32.
pub const TP_DTYPE_F32: tp_dtype_t = 12;

/// IEEE 754 binary64.
pub const TP_DTYPE_F64: tp_dtype_t = 13;

/// Complex of two binary32.
pub const TP_DTYPE_C64: tp_dtype_t = 14;

/// Complex of two binary64.
pub const TP_DTYPE_C128: tp_dtype_t = 15;

/// 8-bit float, 4 exponent bits.
pub const TP_DTYPE_F8_E4M3FN: tp_dtype_t = 16;

/// 8-bit float, 5 exponent bits.
pub const TP_DTYPE_F8_E5M2: tp_dtype_t = 17;

/// Number of element types; ids are 1..17.
pub const TP_DTYPE_COUNT: u32 = 17;

/// Truth values.
pub const TP_KIND_BOOL: tp_kind_t = 1;

/// Signed and unsigned integers.
pub const TP_KIND_INTEGER: tp_kind_t = 2;

/// Real floating point.
pub const TP_KIND_FLOAT: tp_kind_t = 3;

/// Complex floating point.
pub const TP_KIND_COMPLEX: tp_kind_t = 4;

/// The host's memory.
pub const TP_DEVICE_CPU: tp_device_type_t = 1;

/// An NVIDIA GPU.
pub const TP_DEVICE_CUDA: tp_device_type_t = 2;

/// Types are 1..8; 3..8 are free.
pub const TP_DEVICE_COUNT: u32 = 8;

/// Row-major.
pub const TP_FORMAT_CONTIGUOUS: tp_memory_format_t = 1;

/// Keep a dense layout as it is.
pub const TP_FORMAT_PRESERVE: tp_memory_format_t = 2;

/// Rank 4, dimension 1 innermost.
pub const TP_FORMAT_CHANNELS_LAST: tp_memory_format_t = 3;

/// Rank 5, dimension 1 innermost.
pub const TP_FORMAT_CHANNELS_LAST_3D: tp_memory_format_t = 4;

/// An error taken from its thread.
#[repr(C)]
pub struct tp_error_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A number with its type. 32 bytes, passed by pointer. `dtype` says which
/// members count: bool, i64: `integer`; u64: `integer` read as unsigned; f64:
/// `real`; c128: `real` and `imag`. Other dtypes are refused.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_scalar_t {
    /// TP_DTYPE_BOOL, _I64, _U64, _F64 or _C128.
    pub dtype: tp_dtype_t,
    /// 0.
    pub reserved: i32,
    /// Value of bool (0, 1), i64 and u64 (its bits).
    pub integer: i64,
    /// Value of f64, real part of c128.
    pub real: f64,
    /// Imaginary part of c128.
    pub imag: f64,
}

/// Called when memory runs out, before the failure is final, so that a garbage
/// collected host can drop handles. Runs on the failing thread, no lock held.
///
/// * `user_data`: as given to [`tp_set_collect_callback`]
pub type tp_collect_fn = Option<unsafe extern "C" fn(user_data: *mut c_void) -> i32>;

/// Called once when user data is no longer needed.
///
/// * `user_data`: the data
pub type tp_destroy_fn = Option<unsafe extern "C" fn(user_data: *mut c_void)>;

unsafe extern "C" {
    /// Version of the loaded library as text, for example "0.1.0".
    ///
    /// Returns a static string.
    pub fn tp_version() -> *const c_char;

    /// ABI number of the loaded library, compare with [`TP_ABI_VERSION`].
    ///
    /// Returns the number.
    pub fn tp_abi_version() -> i32;

    /// Whether an optional part was built in.
    ///
    /// * `name`: "cpu", "cuda", "npy", "npz" or "safetensors"
    ///
    /// Returns 1 if it is, 0 if it is not or the name is unknown or NULL.
    pub fn tp_has_feature(name: *const c_char) -> i32;

    /// Name of a status code, for example "TP_ERROR_SHAPE".
    ///
    /// * `status`: a code
    ///
    /// Returns a static string; NULL (and an error) for an unknown code.
    pub fn tp_status_name(status: tp_status_t) -> *const c_char;

    /// Status code of a name.
    ///
    /// * `name`: as [`tp_status_name`] gives it
    /// * `out`: the code
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_status_parse(name: *const c_char, out: *mut tp_status_t) -> tp_status_t;

    /// Status code of an error.
    ///
    /// * `error`: an error, or NULL for the thread's last
    ///
    /// Returns the code, [`TP_OK`] if there is none.
    pub fn tp_error_code(error: *const tp_error_t) -> tp_status_t;

    /// Text of an error: names the operator, the values it saw and the
    /// conflict.
    ///
    /// * `error`: an error, or NULL for the thread's last
    ///
    /// Returns borrowed text, "" if there is none.
    pub fn tp_error_message(error: *const tp_error_t) -> *const c_char;

    /// Name of the public function that failed.
    ///
    /// * `error`: an error, or NULL for the thread's last
    ///
    /// Returns borrowed text, "" if there is none.
    pub fn tp_error_function(error: *const tp_error_t) -> *const c_char;

    /// Position of the argument at fault, from 1.
    ///
    /// * `error`: an error, or NULL for the thread's last
    ///
    /// Returns the position, 0 if no single argument is at fault.
    pub fn tp_error_argument(error: *const tp_error_t) -> i32;

    /// Code of the system or a callback behind the error (`errno`, a status).
    ///
    /// * `error`: an error, or NULL for the thread's last
    ///
    /// Returns the code, 0 if there is none.
    pub fn tp_error_native_code(error: *const tp_error_t) -> i64;

    /// Text of what caused the error, from the system or a callback.
    ///
    /// * `error`: an error, or NULL for the thread's last
    ///
    /// Returns borrowed text, "" if there is none.
    pub fn tp_error_cause(error: *const tp_error_t) -> *const c_char;

    /// Writes "FUNCTION: MESSAGE \[argument N\] (CODE; cause)" to a buffer.
    ///
    /// * `error`: an error, or NULL for the thread's last
    /// * `buffer`: receives the text, always terminated if capacity > 0
    /// * `capacity`: bytes in buffer, may be 0
    ///
    /// Returns length of the whole text without its end, as snprintf counts.
    pub fn tp_error_format(error: *const tp_error_t, buffer: *mut c_char, capacity: usize) -> usize;

    /// Moves the thread's last error into an owned object that may go to
    /// another thread; the thread then has none.
    ///
    /// Returns an owned error; NULL if there is none or no memory (then it
    /// stays).
    pub fn tp_error_take() -> *mut tp_error_t;

    /// Frees a taken error.
    ///
    /// * `error`: an error, or NULL
    pub fn tp_error_release(error: *mut tp_error_t);

    /// Sets the thread's last error, for callbacks that report a failure: the
    /// library then carries the text as the cause.
    ///
    /// * `code`: a status code other than [`TP_OK`]
    /// * `message`: text, copied and cut to what the record holds; never a
    ///   format
    ///
    /// Returns code; [`TP_ERROR_CALLBACK`] in place of [`TP_OK`] and of unknown
    /// codes.
    pub fn tp_error_set(code: tp_status_t, message: *const c_char) -> tp_status_t;

    /// Forgets the thread's last error.
    pub fn tp_error_clear();

    /// Modes of the calling thread.
    ///
    /// Returns an OR of TP_MODE_ flags; 0 is the default.
    pub fn tp_modes_get() -> u32;

    /// Sets all modes of the calling thread.
    ///
    /// * `modes`: an OR of TP_MODE_ flags
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for unknown bits.
    pub fn tp_modes_set(modes: u32) -> tp_status_t;

    /// Sets all modes and tells the ones before.
    ///
    /// * `modes`: an OR of TP_MODE_ flags
    /// * `before`: the modes until now
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for unknown bits, nothing changed.
    pub fn tp_modes_swap(modes: u32, before: *mut u32) -> tp_status_t;

    /// Ends the library's threads and frees the caches: it can be unloaded
    /// then, or used again from scratch. What was registered is destroyed;
    /// callbacks that this calls can set and register nothing
    /// ([`TP_ERROR_STATE`]).
    ///
    /// Returns status; [`TP_ERROR_LIVE_OBJECTS`] while handles live: nothing
    /// changed.
    pub fn tp_shutdown() -> tp_status_t;

    /// Runs what was put off for a thread of the host: dropped wrappers.
    ///
    /// Returns the number of callbacks run.
    pub fn tp_run_deferred() -> usize;

    /// Sets the collect callback of the process; the one before is destroyed.
    ///
    /// * `collect`: the callback, or NULL for none
    /// * `user_data`: passed to it
    /// * `destroy`: called with user_data when it is replaced, or NULL
    ///
    /// Returns status.
    pub fn tp_set_collect_callback(collect: tp_collect_fn, user_data: *mut c_void, destroy: tp_destroy_fn) -> tp_status_t;

    /// Bytes of one element.
    ///
    /// * `dtype`: an element type
    ///
    /// Returns 1 to 16; 0 (and an error) for an unknown dtype.
    pub fn tp_dtype_size(dtype: tp_dtype_t) -> usize;

    /// Short name, for example "f32", "f8_e4m3fn".
    ///
    /// * `dtype`: an element type
    ///
    /// Returns a static string; NULL (and an error) for an unknown dtype.
    pub fn tp_dtype_name(dtype: tp_dtype_t) -> *const c_char;

    /// Element type of a short name.
    ///
    /// * `name`: as [`tp_dtype_name`] gives it
    /// * `out`: the element type
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_dtype_parse(name: *const c_char, out: *mut tp_dtype_t) -> tp_status_t;

    /// Category of an element type.
    ///
    /// * `dtype`: an element type
    ///
    /// Returns a TP_KIND_ value; 0 (and an error) for an unknown dtype.
    pub fn tp_dtype_kind(dtype: tp_dtype_t) -> tp_kind_t;

    /// Name of a category: "bool", "integer", "float" or "complex".
    ///
    /// * `kind`: a TP_KIND_ value
    ///
    /// Returns a static string; NULL (and an error) for an unknown kind.
    pub fn tp_kind_name(kind: tp_kind_t) -> *const c_char;

    /// Category of a name.
    ///
    /// * `name`: as [`tp_kind_name`] gives it
    /// * `out`: the category
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_kind_parse(name: *const c_char, out: *mut tp_kind_t) -> tp_status_t;

    /// Element type that two dimensioned tensors meet in: the higher category
    /// (bool < integer < float < complex), then the wider type. Unsigned with
    /// signed gives the next wider signed type, u64 with signed f64, f16 with
    /// bf16 f32. An integer never widens a floating type.
    ///
    /// * `a`: an element type
    /// * `b`: an element type
    /// * `out`: the common type
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown dtype.
    pub fn tp_dtype_promote(a: tp_dtype_t, b: tp_dtype_t, out: *mut tp_dtype_t) -> tp_status_t;

    /// Folds [`tp_dtype_promote`] over a list from left to right.
    ///
    /// * `dtypes`: element types
    /// * `n`: their number, at least 1
    /// * `out`: the common type
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown dtype or n = 0.
    pub fn tp_dtype_promote_list(dtypes: *const tp_dtype_t, n: usize, out: *mut tp_dtype_t) -> tp_status_t;

    /// Name of a device type: "cpu", "cuda", "device3" to "device8", or what a
    /// program registered it as (device.h).
    ///
    /// * `type`: a device type
    ///
    /// Returns a static string, but what a program registered lives until
    /// [`tp_shutdown`]; NULL (and an error) for an unknown type.
    pub fn tp_device_type_name(r#type: tp_device_type_t) -> *const c_char;

    /// Device type of a name.
    ///
    /// * `name`: as [`tp_device_type_name`] gives it
    /// * `out`: the device type
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_device_type_parse(name: *const c_char, out: *mut tp_device_type_t) -> tp_status_t;

    /// Device of a text such as "cpu", "cuda" or "cuda:1". Strict: nothing may
    /// follow, no sign, no blank, no leading zero.
    ///
    /// * `text`: the text
    /// * `type`: the device type
    /// * `index`: the index, 0 if the text names none
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for anything else.
    pub fn tp_device_parse(text: *const c_char, r#type: *mut tp_device_type_t, index: *mut i32) -> tp_status_t;

    /// Name of a format: "contiguous", "preserve", "channels_last",
    /// "channels_last_3d".
    ///
    /// * `format`: a memory format
    ///
    /// Returns a static string; NULL (and an error) for an unknown format.
    pub fn tp_memory_format_name(format: tp_memory_format_t) -> *const c_char;

    /// Memory format of a name.
    ///
    /// * `name`: as [`tp_memory_format_name`] gives it
    /// * `out`: the format
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_memory_format_parse(name: *const c_char, out: *mut tp_memory_format_t) -> tp_status_t;

    /// Makes a bool.
    ///
    /// * `out`: receives the scalar
    /// * `value`: non-zero is true
    ///
    /// Returns status.
    pub fn tp_scalar_set_bool(out: *mut tp_scalar_t, value: i32) -> tp_status_t;

    /// Makes a signed integer.
    ///
    /// * `out`: receives the scalar
    /// * `value`: the number
    ///
    /// Returns status.
    pub fn tp_scalar_set_i64(out: *mut tp_scalar_t, value: i64) -> tp_status_t;

    /// Makes an unsigned integer.
    ///
    /// * `out`: receives the scalar
    /// * `value`: the number
    ///
    /// Returns status.
    pub fn tp_scalar_set_u64(out: *mut tp_scalar_t, value: u64) -> tp_status_t;

    /// Makes a floating-point number.
    ///
    /// * `out`: receives the scalar
    /// * `value`: the number
    ///
    /// Returns status.
    pub fn tp_scalar_set_f64(out: *mut tp_scalar_t, value: f64) -> tp_status_t;

    /// Makes a complex number.
    ///
    /// * `out`: receives the scalar
    /// * `real`: real part
    /// * `imag`: imaginary part
    ///
    /// Returns status.
    pub fn tp_scalar_set_c128(out: *mut tp_scalar_t, real: f64, imag: f64) -> tp_status_t;
}

/// Kernels and copies of the device take strided operands. Without it every
/// view of a tensor is a copy, which `gather` makes, and kernels get contiguous
/// tensors only, which a reduction may walk in another order.
pub const TP_DEVICE_ADDRESSES_STRIDES: u32 = 1;

/// What a device type brings. No callback runs under a lock of the library;
/// each may run on several threads at once and must return. A status other than
/// [`TP_OK`] fails the call that needed it; [`tp_error_set`] may say why. All
/// zero is the default of a member.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_device_callbacks_t {
    /// sizeof(tp_device_callbacks_t).
    pub struct_size: u32,
    /// An OR of TP_DEVICE_ flags.
    pub flags: u32,
    /// Devices of the type; 0 is one, as yet the most.
    pub count: i32,
    /// 0.
    pub reserved: u32,
    /// What [`tp_device_type_name`] gives from then on, and parsers take:
    /// letters, digits, '_' and '.', at most 15; copied. NULL keeps the type's
    /// own.
    pub name: *const c_char,
    /// Passed to every callback.
    pub user_data: *mut c_void,
    /// Gives nbytes at a multiple of align; `ctx` goes to deallocate. Required.
    /// A program may put another allocator in its place: [`tp_allocator_set`].
    /// The allocator that these callbacks make goes with the device.
    pub allocate: Option<unsafe extern "C" fn(user_data: *mut c_void, nbytes: usize, align: usize, stream: *mut c_void, data: *mut *mut c_void, ctx: *mut *mut c_void) -> tp_status_t>,
    /// Takes the bytes back; NULL if nothing is to be done for them.
    pub deallocate: Option<unsafe extern "C" fn(user_data: *mut c_void, data: *mut c_void, ctx: *mut c_void, nbytes: usize, stream: *mut c_void)>,
    /// Copies bytes within the device. They do not overlap. Required.
    pub copy_within: Option<unsafe extern "C" fn(user_data: *mut c_void, to: *mut c_void, from: *const c_void, nbytes: usize, device_index: i32) -> tp_status_t>,
    /// Copies bytes to the host; NULL if the device has no way to.
    pub copy_to_host: Option<unsafe extern "C" fn(user_data: *mut c_void, to: *mut c_void, from: *const c_void, nbytes: usize, device_index: i32) -> tp_status_t>,
    /// Copies bytes from the host; NULL if the device has no way to.
    pub copy_from_host: Option<unsafe extern "C" fn(user_data: *mut c_void, to: *mut c_void, from: *const c_void, nbytes: usize, device_index: i32) -> tp_status_t>,
    /// Writes the elements of a strided view to dense bytes in row-major order.
    /// `base` is element 0, strides count elements. Required unless the device
    /// addresses strides.
    pub gather: Option<unsafe extern "C" fn(user_data: *mut c_void, to: *mut c_void, base: *const c_void, sizes: *const i64, strides: *const i64, rank: i32, itemsize: usize, device_index: i32) -> tp_status_t>,
    /// For queues of work in a later version; NULL.
    pub streams: *mut c_void,
    /// Called once by [`tp_shutdown`], which forgets the device; NULL for
    /// nothing.
    pub destroy: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
}

unsafe extern "C" {
    /// Clears a struct of callbacks and sets its size.
    ///
    /// * `callbacks`: receives the defaults
    /// * `struct_size`: sizeof(tp_device_callbacks_t) as the caller knows it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a size no version has.
    pub fn tp_device_callbacks_init(callbacks: *mut tp_device_callbacks_t, struct_size: usize) -> tp_status_t;

    /// Registers a device type until [`tp_shutdown`]. Types from 3 are free;
    /// [`TP_DEVICE_CUDA`] is, in a build without it.
    ///
    /// * `type`: a device type
    /// * `callbacks`: the callbacks, copied
    ///
    /// Returns status; [`TP_ERROR_STATE`] if the type is registered already or
    /// the name is another type's, [`TP_ERROR_UNSUPPORTED`] for what is of a
    /// later version. On failure destroy is not called.
    pub fn tp_device_register(r#type: tp_device_type_t, callbacks: *const tp_device_callbacks_t) -> tp_status_t;

    /// Devices of a type.
    ///
    /// * `type`: a device type
    ///
    /// Returns their number; 0 if the type is not registered, and (with an
    /// error) if it is unknown.
    pub fn tp_device_count(r#type: tp_device_type_t) -> i32;
}

/// Which dtype is computed in; 0 unset.
pub type tp_compute_rule_t = i32;

/// Dtype of a result; 0 is unset.
pub type tp_result_rule_t = i32;

/// What an operator is; 0 is unset.
pub type tp_operator_form_t = i32;

/// Kind of an argument; 0 is unset.
pub type tp_argument_kind_t = i32;

/// Promoted; i64 for bool with bool.
pub const TP_COMPUTE_ARITHMETIC: tp_compute_rule_t = 1;

/// Promoted; f32 for integers and bool.
pub const TP_COMPUTE_FLOATING: tp_compute_rule_t = 2;

/// Promoted, but integers of any rank to one that holds all of them. For u64
/// with a signed type there is none: operators of the library take the pair as
/// it is, those of programs refuse it.
pub const TP_COMPUTE_COMPARISON: tp_compute_rule_t = 3;

/// Promoted; integers give i64 or u64.
pub const TP_COMPUTE_ACCUMULATE: tp_compute_rule_t = 4;

/// Promoted.
pub const TP_COMPUTE_OPERAND: tp_compute_rule_t = 5;

/// bool.
pub const TP_COMPUTE_LOGICAL: tp_compute_rule_t = 6;

/// Promoted, without the index or mask.
pub const TP_COMPUTE_CONDITION: tp_compute_rule_t = 7;

/// The dtype that is computed in.
pub const TP_RESULT_COMPUTE: tp_result_rule_t = 1;

/// bool.
pub const TP_RESULT_BOOL: tp_result_rule_t = 2;

/// i64.
pub const TP_RESULT_INDEX: tp_result_rule_t = 3;

/// That of the parts, if it is complex.
pub const TP_RESULT_REAL: tp_result_rule_t = 4;

/// bool, but u8 where u8 is computed in.
pub const TP_RESULT_TRUTH: tp_result_rule_t = 5;

/// Inputs broadcast; one result.
pub const TP_FORM_ELEMENTWISE: tp_operator_form_t = 1;

/// Anything else.
pub const TP_FORM_GENERAL: tp_operator_form_t = 2;

/// A tensor that is computed with.
pub const TP_ARGUMENT_TENSOR: tp_argument_kind_t = 1;

/// A tensor or a number to compute with.
pub const TP_ARGUMENT_OPERAND: tp_argument_kind_t = 2;

/// A tensor that keeps its dtype: a mask too.
pub const TP_ARGUMENT_INDEX: tp_argument_kind_t = 3;

/// A list of tensors to compute with.
pub const TP_ARGUMENT_TENSORS: tp_argument_kind_t = 4;

/// A number.
pub const TP_ARGUMENT_SCALAR: tp_argument_kind_t = 5;

/// An integer.
pub const TP_ARGUMENT_INTEGER: tp_argument_kind_t = 6;

/// A list of integers.
pub const TP_ARGUMENT_INTEGERS: tp_argument_kind_t = 7;

/// 0 or 1.
pub const TP_ARGUMENT_BOOL: tp_argument_kind_t = 8;

/// A dtype; 0 leaves it to an operator of the library.
pub const TP_ARGUMENT_DTYPE: tp_argument_kind_t = 9;

/// Only in a call: what is optional is left out.
pub const TP_ARGUMENT_NONE: tp_argument_kind_t = 10;

/// A generator of random numbers; not for operators of programs.
pub const TP_ARGUMENT_GENERATOR: tp_argument_kind_t = 11;

/// What an operator says of an argument.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_argument_info_t {
    /// Unique among the operator's arguments.
    pub name: *const c_char,
    /// A TP_ARGUMENT_ value.
    pub kind: tp_argument_kind_t,
    /// 1 if it may be left out; 0 in definitions.
    pub is_optional: i32,
}

/// An argument of a call. `kind` is what the operator declares; for an operand,
/// [`TP_ARGUMENT_TENSOR`] or [`TP_ARGUMENT_SCALAR`] says which it is; an index
/// may be called a tensor, and [`TP_ARGUMENT_NONE`] leaves out what is
/// optional. Members of other kinds are not read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_argument_t {
    /// Says which members count.
    pub kind: tp_argument_kind_t,
    /// 0.
    pub reserved: i32,
    /// Tensor, index.
    pub tensor: *const tp_tensor_t,
    /// Tensors: `count` of them.
    pub tensors: *const *const tp_tensor_t,
    /// Integers: `count` of them.
    pub integers: *const i64,
    /// Entries of a list.
    pub count: usize,
    /// Integer, bool, dtype.
    pub integer: i64,
    /// Scalar.
    pub scalar: tp_scalar_t,
    /// A tp_generator_t*; else NULL.
    pub other: *const c_void,
}

/// The row of an operator.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_operator_info_t {
    /// Set by the caller; no more is written.
    pub struct_size: u32,
    /// Its id.
    pub op: i32,
    /// Lives until [`tp_shutdown`].
    pub name: *const c_char,
    /// 1 if a program registered it.
    pub is_registered: i32,
    /// A TP_FORM_ value.
    pub form: tp_operator_form_t,
    /// A TP_COMPUTE_ value.
    pub compute: tp_compute_rule_t,
    /// A TP_RESULT_ value.
    pub result: tp_result_rule_t,
    /// Bit i: it computes in the dtype with number i.
    pub dtypes: u64,
    /// Results.
    pub result_count: u32,
    /// 0.
    pub reserved: u32,
    /// Lives until [`tp_shutdown`].
    pub arguments: *const tp_argument_info_t,
    /// Arguments.
    pub argument_count: usize,
}

/// Sizes and dtype of a result of a general operator.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_result_shape_t {
    /// Set beforehand by the result rule; may be changed.
    pub dtype: tp_dtype_t,
    /// Dimensions; 0 beforehand.
    pub rank: i32,
    /// Room for [`TP_MAX_RANK`] sizes; `rank` are to be set.
    pub sizes: *mut i64,
}

/// What a general operator says of a call before its kernel runs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_call_shape_t {
    /// What the library knows.
    pub struct_size: u32,
    /// By the compute rule.
    pub compute_dtype: tp_dtype_t,
    /// To be filled.
    pub results: *mut tp_result_shape_t,
    /// Places in results.
    pub result_count: usize,
    /// Memory that the kernel wants; 0 beforehand.
    pub workspace_nbytes: usize,
}

/// An operator of a program. All zero is the default of a member.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_operator_definition_t {
    /// sizeof(tp_operator_definition_t).
    pub struct_size: u32,
    /// A TP_FORM_ value.
    pub form: tp_operator_form_t,
    /// Letters, digits, '_' and '.', at most 63; copied.
    pub name: *const c_char,
    /// Copied, with their names, each of 1 to 63 of the same characters. An
    /// elementwise operator has 1 to 7 of the kinds tensor, operand and index;
    /// no operator has more than 16 arguments. The first tensor of a call tells
    /// the device, so there must be one.
    pub arguments: *const tp_argument_info_t,
    /// Arguments.
    pub argument_count: usize,
    /// A TP_COMPUTE_ value.
    pub compute: tp_compute_rule_t,
    /// A TP_RESULT_ value.
    pub result: tp_result_rule_t,
    /// Bit i: it computes in dtype i.
    pub dtypes: u64,
    /// 0 and 1 are one; general ones at most 8.
    pub result_count: u32,
    /// 0.
    pub reserved: u32,
    /// Required of a general operator.
    pub shape: tp_operator_shape_fn,
    /// Instead of kernels, or NULL.
    pub composite: tp_operator_composite_fn,
    /// Passed to every callback.
    pub user_data: *mut c_void,
    /// Called once with user_data by [`tp_shutdown`]; NULL for nothing.
    pub destroy: tp_destroy_fn,
}

/// Says how large the results of a general operator are. Called before anything
/// is allocated; checks what the operator asks of its arguments.
///
/// * `arguments`: checked against the row
/// * `argument_count`: their number
/// * `shape`: what is to be filled
/// * `user_data`: as registered
pub type tp_operator_shape_fn = Option<unsafe extern "C" fn(arguments: *const tp_argument_t, argument_count: usize, shape: *mut tp_call_shape_t, user_data: *mut c_void) -> tp_status_t>;

/// Computes an operator by calling others, where there is no kernel.
///
/// * `arguments`: checked against the row
/// * `argument_count`: their number
/// * `results`: receives owned tensors; NULL beforehand
/// * `result_count`: places in results
/// * `user_data`: as registered
pub type tp_operator_composite_fn = Option<unsafe extern "C" fn(arguments: *const tp_argument_t, argument_count: usize, results: *mut *mut tp_tensor_t, result_count: usize, user_data: *mut c_void) -> tp_status_t>;

unsafe extern "C" {
    /// Name of a rule: "arithmetic", "floating", "comparison", "accumulate",
    /// "operand", "logical", "condition".
    ///
    /// * `rule`: a TP_COMPUTE_ value
    ///
    /// Returns a static string; NULL (and an error) for an unknown rule.
    pub fn tp_compute_rule_name(rule: tp_compute_rule_t) -> *const c_char;

    /// Rule of a name.
    ///
    /// * `name`: as [`tp_compute_rule_name`] gives it
    /// * `out`: the rule
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_compute_rule_parse(name: *const c_char, out: *mut tp_compute_rule_t) -> tp_status_t;

    /// Name of a rule: "compute", "bool", "index", "real", "truth".
    ///
    /// * `rule`: a TP_RESULT_ value
    ///
    /// Returns a static string; NULL (and an error) for an unknown rule.
    pub fn tp_result_rule_name(rule: tp_result_rule_t) -> *const c_char;

    /// Rule of a name.
    ///
    /// * `name`: as [`tp_result_rule_name`] gives it
    /// * `out`: the rule
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_result_rule_parse(name: *const c_char, out: *mut tp_result_rule_t) -> tp_status_t;

    /// Name of a form: "elementwise", "general".
    ///
    /// * `form`: a TP_FORM_ value
    ///
    /// Returns a static string; NULL (and an error) for an unknown form.
    pub fn tp_operator_form_name(form: tp_operator_form_t) -> *const c_char;

    /// Form of a name.
    ///
    /// * `name`: as [`tp_operator_form_name`] gives it
    /// * `out`: the form
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_operator_form_parse(name: *const c_char, out: *mut tp_operator_form_t) -> tp_status_t;

    /// Name of a kind: "tensor", "operand", "index", "tensors", "scalar",
    /// "integer", "integers", "bool", "dtype", "none", "generator".
    ///
    /// * `kind`: a TP_ARGUMENT_ value
    ///
    /// Returns a static string; NULL (and an error) for an unknown kind.
    pub fn tp_argument_kind_name(kind: tp_argument_kind_t) -> *const c_char;

    /// Kind of a name.
    ///
    /// * `name`: as [`tp_argument_kind_name`] gives it
    /// * `out`: the kind
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_argument_kind_parse(name: *const c_char, out: *mut tp_argument_kind_t) -> tp_status_t;

    /// Clears a row and sets its size.
    ///
    /// * `info`: receives zeros
    /// * `struct_size`: sizeof(tp_operator_info_t) as the caller knows it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a size no version has.
    pub fn tp_operator_info_init(info: *mut tp_operator_info_t, struct_size: usize) -> tp_status_t;

    /// Operators that there are: their ids are 1 to this number.
    ///
    /// Returns the number.
    pub fn tp_operator_count() -> i32;

    /// Id of an operator.
    ///
    /// * `name`: its name
    /// * `op`: the id
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_operator_find(name: *const c_char, op: *mut i32) -> tp_status_t;

    /// Row of an operator.
    ///
    /// * `op`: its id
    /// * `info`: struct_size set by the caller; filled up to it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown id.
    pub fn tp_operator_info(op: i32, info: *mut tp_operator_info_t) -> tp_status_t;

    /// Calls an operator. Arguments are checked against its row.
    ///
    /// * `op`: its id
    /// * `arguments`: as many as the row has, in its order
    /// * `argument_count`: their number
    /// * `results`: NULL in a place gives an owned tensor there; a tensor in a
    ///   place is written to, by the rules of `_out` functions or, if it is the
    ///   first argument, of `_inplace` ones where there is one. After a failure
    ///   places are as they were
    /// * `result_count`: as many as the row has
    ///
    /// Returns status; the message names operator and argument.
    pub fn tp_operator_call(op: i32, arguments: *const tp_argument_t, argument_count: usize, results: *mut *mut tp_tensor_t, result_count: usize) -> tp_status_t;

    /// [`tp_operator_call`] by name.
    ///
    /// * `name`: name of the operator
    /// * `arguments`: as many as the row has, in its order
    /// * `argument_count`: their number
    /// * `results`: as for [`tp_operator_call`]
    /// * `result_count`: as many as the row has
    ///
    /// Returns status; the message names operator and argument.
    pub fn tp_operator_call_name(name: *const c_char, arguments: *const tp_argument_t, argument_count: usize, results: *mut *mut tp_tensor_t, result_count: usize) -> tp_status_t;

    /// Clears a definition and sets its size.
    ///
    /// * `definition`: receives the defaults
    /// * `struct_size`: sizeof(tp_operator_definition_t) as the caller knows it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a size no version has.
    pub fn tp_operator_definition_init(definition: *mut tp_operator_definition_t, struct_size: usize) -> tp_status_t;

    /// Registers an operator until [`tp_shutdown`]. Its kernels are registered
    /// with [`tp_kernel_register`].
    ///
    /// * `definition`: the operator, copied
    /// * `op`: its id
    ///
    /// Returns status; [`TP_ERROR_STATE`] if there is an operator of that name,
    /// [`TP_ERROR_UNSUPPORTED`] if there is no room: there are at most 511
    /// operators, those of the library included. On failure destroy is not
    /// called.
    pub fn tp_operator_register(definition: *const tp_operator_definition_t, op: *mut i32) -> tp_status_t;
}

/// How bytes get into a tensor; 0 is unset.
pub type tp_load_mode_t = i32;

/// Read into memory of the CPU's allocator.
pub const TP_LOAD_READ: tp_load_mode_t = 1;

/// Map without a copy; the tensor is read-only.
pub const TP_LOAD_MAP: tp_load_mode_t = 2;

/// An opened `.npz` archive.
#[repr(C)]
pub struct tp_npz_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// An opened file.
#[repr(C)]
pub struct tp_safetensors_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Takes the next bytes of a file that is written.
///
/// * `user_data`: as given to the writing function
/// * `data`: the bytes, valid during the call
/// * `n`: their number, at least 1
pub type tp_write_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, data: *const c_void, n: usize) -> tp_status_t>;

unsafe extern "C" {
    /// Name of a mode: "read" or "map".
    ///
    /// * `mode`: a TP_LOAD_ value
    ///
    /// Returns a static string; NULL (and an error) for an unknown mode.
    pub fn tp_load_mode_name(mode: tp_load_mode_t) -> *const c_char;

    /// Mode of a name.
    ///
    /// * `name`: as [`tp_load_mode_name`] gives it
    /// * `out`: the mode
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_load_mode_parse(name: *const c_char, out: *mut tp_load_mode_t) -> tp_status_t;

    /// Reads or maps a `.npy` file of format version 1, 2 or 3. Fortran order
    /// gives a tensor with reversed strides. Bytes after the data are ignored.
    ///
    /// * `path`: name of the file
    /// * `mode`: TP_LOAD_READ or TP_LOAD_MAP
    /// * `out`: owned tensor on the CPU
    ///
    /// Returns status; [`TP_ERROR_IO`], [`TP_ERROR_FORMAT`], [`TP_ERROR_DTYPE`]
    /// for an element type without a dtype, [`TP_ERROR_UNSUPPORTED`] where it
    /// cannot be mapped.
    pub fn tp_npy_load(path: *const c_char, mode: tp_load_mode_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Opens a `.npz` archive, stored or deflated, zip64 too, and checks its
    /// whole directory; entries that are no `.npy` files are left out. The file
    /// stays open until the last release.
    ///
    /// * `path`: name of the file
    /// * `mode`: TP_LOAD_READ or TP_LOAD_MAP
    /// * `out`: owned archive; tensors taken from it outlive it
    ///
    /// Returns status; [`TP_ERROR_IO`], [`TP_ERROR_FORMAT`].
    pub fn tp_npz_open(path: *const c_char, mode: tp_load_mode_t, out: *mut *mut tp_npz_t) -> tp_status_t;

    /// Adds a reference.
    ///
    /// * `file`: an archive, or NULL
    ///
    /// Returns file.
    pub fn tp_npz_retain(file: *mut tp_npz_t) -> *mut tp_npz_t;

    /// Drops a reference.
    ///
    /// * `file`: an archive, or NULL
    pub fn tp_npz_release(file: *mut tp_npz_t);

    /// Number of tensors in an archive.
    ///
    /// * `file`: an archive
    ///
    /// Returns the number; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_npz_count(file: *const tp_npz_t) -> usize;

    /// Name of a tensor without its `.npy`, in the order of the directory.
    ///
    /// * `file`: an archive
    /// * `i`: its place, from 0
    ///
    /// Returns borrowed UTF-8 text; NULL (and an error) beyond the end.
    pub fn tp_npz_name(file: *const tp_npz_t, i: usize) -> *const c_char;

    /// A tensor by its place. Each call reads or maps the entry anew; what is
    /// read is checked against the entry's CRC-32, what is mapped is not.
    ///
    /// * `file`: an archive
    /// * `i`: its place, from 0
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`], [`TP_ERROR_FORMAT`],
    /// [`TP_ERROR_IO`], [`TP_ERROR_DTYPE`] as [`tp_npy_load`],
    /// [`TP_ERROR_UNSUPPORTED`] for an encrypted entry, an unknown method, or
    /// what cannot be mapped.
    pub fn tp_npz_tensor(file: *const tp_npz_t, i: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// A tensor by its name; see [`tp_npz_tensor`].
    ///
    /// * `file`: an archive
    /// * `name`: its name, without `.npy`
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`] if there is none of that name.
    pub fn tp_npz_get(file: *const tp_npz_t, name: *const c_char, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Opens a safetensors file, checks its whole header, maps or reads its
    /// data.
    ///
    /// * `path`: name of the file
    /// * `mode`: TP_LOAD_READ or TP_LOAD_MAP
    /// * `out`: owned file; tensors taken from it outlive it
    ///
    /// Returns status; [`TP_ERROR_IO`], [`TP_ERROR_FORMAT`].
    pub fn tp_safetensors_open(path: *const c_char, mode: tp_load_mode_t, out: *mut *mut tp_safetensors_t) -> tp_status_t;

    /// Adds a reference.
    ///
    /// * `file`: a file, or NULL
    ///
    /// Returns file.
    pub fn tp_safetensors_retain(file: *mut tp_safetensors_t) -> *mut tp_safetensors_t;

    /// Drops a reference.
    ///
    /// * `file`: a file, or NULL
    pub fn tp_safetensors_release(file: *mut tp_safetensors_t);

    /// Number of tensors in a file.
    ///
    /// * `file`: a file
    ///
    /// Returns the number; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_safetensors_count(file: *const tp_safetensors_t) -> usize;

    /// Bytes of all tensors of a file.
    ///
    /// * `file`: a file
    ///
    /// Returns the bytes; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_safetensors_nbytes(file: *const tp_safetensors_t) -> usize;

    /// Name of a tensor, in the order of the file's header.
    ///
    /// * `file`: a file
    /// * `i`: its place, from 0
    ///
    /// Returns borrowed UTF-8 text; NULL (and an error) beyond the end.
    pub fn tp_safetensors_name(file: *const tp_safetensors_t, i: usize) -> *const c_char;

    /// A tensor by its place. Each has a storage of its own on the file's
    /// bytes.
    ///
    /// * `file`: a file
    /// * `i`: its place, from 0
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`], [`TP_ERROR_DTYPE`] for a type of the
    /// format without a dtype, [`TP_ERROR_UNSUPPORTED`] for misaligned mapped
    /// data.
    pub fn tp_safetensors_tensor(file: *const tp_safetensors_t, i: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// A tensor by its name.
    ///
    /// * `file`: a file
    /// * `name`: its name
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`] if there is none of that name.
    pub fn tp_safetensors_get(file: *const tp_safetensors_t, name: *const c_char, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Number of `__metadata__` entries of a file.
    ///
    /// * `file`: a file
    ///
    /// Returns the number; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_safetensors_metadata_count(file: *const tp_safetensors_t) -> usize;

    /// Key of a `__metadata__` entry.
    ///
    /// * `file`: a file
    /// * `i`: its place, from 0
    ///
    /// Returns borrowed UTF-8 text; NULL (and an error) beyond the end.
    pub fn tp_safetensors_metadata_key(file: *const tp_safetensors_t, i: usize) -> *const c_char;

    /// Value of a `__metadata__` entry.
    ///
    /// * `file`: a file
    /// * `i`: its place, from 0
    ///
    /// Returns borrowed UTF-8 text; NULL (and an error) beyond the end.
    pub fn tp_safetensors_metadata_value(file: *const tp_safetensors_t, i: usize) -> *const c_char;

    /// Writes a `.npy` file of version 1.0; its data begins at a multiple of
    /// 64.
    ///
    /// * `path`: name of the file
    /// * `tensor`: the tensor
    ///
    /// Returns status; [`TP_ERROR_DTYPE`] for bf16 and the 8-bit floats, which
    /// NumPy does not have; [`TP_ERROR_IO`].
    pub fn tp_npy_save(path: *const c_char, tensor: *const tp_tensor_t) -> tp_status_t;

    /// Passes a `.npy` file to a callback; see [`tp_npy_save`].
    ///
    /// * `tensor`: the tensor
    /// * `write`: takes the bytes
    /// * `user_data`: passed to it
    ///
    /// Returns status; [`TP_ERROR_DTYPE`]; [`TP_ERROR_CALLBACK`] with the
    /// callback's status as native code.
    pub fn tp_npy_write(tensor: *const tp_tensor_t, write: tp_write_fn, user_data: *mut c_void) -> tp_status_t;

    /// Writes a `.npz` archive, zip64 where it is needed. Data that is not
    /// deflated begins at a multiple of 64, so that it can be mapped.
    ///
    /// * `path`: name of the file
    /// * `names`: of the tensors, without `.npy`: UTF-8, each once
    /// * `tensors`: the tensors
    /// * `n`: their number, may be 0
    /// * `compress`: whether they are deflated
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a name, [`TP_ERROR_DTYPE`] as
    /// [`tp_npy_save`], [`TP_ERROR_IO`].
    pub fn tp_npz_save(path: *const c_char, names: *const *const c_char, tensors: *const *const tp_tensor_t, n: usize, compress: i32) -> tp_status_t;

    /// Passes a `.npz` archive to a callback; see [`tp_npz_save`].
    ///
    /// * `names`: of the tensors
    /// * `tensors`: the tensors
    /// * `n`: their number, may be 0
    /// * `compress`: whether they are deflated
    /// * `write`: takes the bytes
    /// * `user_data`: passed to it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`], [`TP_ERROR_DTYPE`],
    /// [`TP_ERROR_CALLBACK`].
    pub fn tp_npz_write(names: *const *const c_char, tensors: *const *const tp_tensor_t, n: usize, compress: i32, write: tp_write_fn, user_data: *mut c_void) -> tp_status_t;

    /// Writes a safetensors file. The header has the tensors in the order
    /// given; the data has those of wide elements first, so that all can be
    /// mapped.
    ///
    /// * `path`: name of the file
    /// * `names`: of the tensors: UTF-8, each once, not `__metadata__`
    /// * `tensors`: the tensors
    /// * `n`: their number, may be 0
    /// * `keys`: of `__metadata__`: UTF-8, each once
    /// * `values`: of `__metadata__`: UTF-8
    /// * `metadata_n`: number of keys and values; 0 writes no `__metadata__`
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a text, [`TP_ERROR_DTYPE`] for
    /// c128, which the format does not have, [`TP_ERROR_IO`].
    pub fn tp_safetensors_save(path: *const c_char, names: *const *const c_char, tensors: *const *const tp_tensor_t, n: usize, keys: *const *const c_char, values: *const *const c_char, metadata_n: usize) -> tp_status_t;

    /// Passes a safetensors file to a callback; see [`tp_safetensors_save`].
    ///
    /// * `names`: of the tensors
    /// * `tensors`: the tensors
    /// * `n`: their number, may be 0
    /// * `keys`: of `__metadata__`
    /// * `values`: of `__metadata__`
    /// * `metadata_n`: number of keys and values
    /// * `write`: takes the bytes
    /// * `user_data`: passed to it
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`], [`TP_ERROR_DTYPE`],
    /// [`TP_ERROR_CALLBACK`].
    pub fn tp_safetensors_write(names: *const *const c_char, tensors: *const *const tp_tensor_t, n: usize, keys: *const *const c_char, values: *const *const c_char, metadata_n: usize, write: tp_write_fn, user_data: *mut c_void) -> tp_status_t;
}

/// How operands lie; 0 is unset.
pub type tp_kernel_path_t = i32;

/// One run, all operands contiguous.
pub const TP_PATH_LINEAR: tp_kernel_path_t = 1;

/// One run, but for operands that repeat.
pub const TP_PATH_SCALAR: tp_kernel_path_t = 2;

/// Several runs, each as above.
pub const TP_PATH_ROWS: tp_kernel_path_t = 3;

/// Any strides.
pub const TP_PATH_STRIDED: tp_kernel_path_t = 4;

/// Take the place of a kernel that is there.
pub const TP_KERNEL_REPLACE: u32 = 1;

/// The kernel takes operands of any dtype. No effect for general operators of
/// programs, whose operands are converted in any case.
pub const TP_KERNEL_MIXED: u32 = 2;

/// An operand as the kernel is to walk it. The last dimension is the innermost;
/// strides count bytes, may be negative and are 0 where an operand repeats.
/// Elements may be misaligned.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_kernel_operand_t {
    /// Element 0; NULL only without elements.
    pub data: *mut c_void,
    /// `rank` of them.
    pub sizes: *const i64,
    /// `rank` of them, in bytes.
    pub strides: *const i64,
    /// Dimensions; 0 is a single element.
    pub rank: i32,
    /// Of the elements.
    pub dtype: tp_dtype_t,
}

/// A call of a kernel. Sizes by kind of operator: - elementwise (fill and copy
/// too): all operands have the same sizes, with dimensions merged and ordered
/// by the result's strides; `attributes` are the numbers that are no operands,
/// in the order of the arguments, what is left out included, as f64, i64, u64,
/// c128 or, where that is the dtype computed in, bool; - reductions: all
/// operands have the input's sizes, with dimensions merged and the kept ones,
/// ordered by the input's strides, first; the last `attributes\[0\]` dimensions
/// are reduced, in logical order (or any that will do), and the results'
/// strides are 0 there; the second result of max_dim and min_dim is the index;
/// `attributes\[1\]` is the correction of var and std, the order of norm; -
/// scans and softmax: the same, but the last `attributes\[0\]` dimensions, one
/// or none, are those along which results have strides of their own; the second
/// result of cummax and cummin is the index; - matmul: (batch.., m, n),
/// (batch.., m, k), (batch.., k, n); addmm the same with the input, (batch..,
/// m, n), behind the result; `attributes` are beta and alpha, and the input is
/// not read if beta is 0. dot and linear without a bias run the kernel of
/// matmul, baddbmm and linear that of addmm; - index_select: result, source,
/// index (rank 1); `attributes\[0\]` is the dimension; - gather: result,
/// source, index, all with the index's sizes and the dimensions in logical
/// order, merged; the source's stride is 0 along the indexed dimension, of
/// which `attributes` tells the size, the source's stride in bytes and the
/// number; if a fourth one is 1 nobody sees the result when the kernel fails,
/// which then may have written to it; - scatter, scatter_add, scatter_mul:
/// result, the same memory again with what it held before, index, source; as
/// for gather, but that it is the result which is indexed. If a fourth
/// attribute is 1 only the indices are to be checked; - take: result, source,
/// index; the source with its own sizes, result and index with the index's,
/// dimensions in logical order, merged; - masked_select: result (rank 1, as
/// many as are true), source, mask; source and mask with the broadcast sizes,
/// in logical order, merged; - tril, triu: result and source with their own
/// sizes; `attributes\[0\]` is the diagonal; - uniform, normal, randint: the
/// result, its dimensions in logical order, merged; `attributes` are the seed,
/// the first block, and the two numbers of the operator (ops_random.h tells of
/// blocks); - bernoulli: the same with the probabilities behind the result and
/// without the numbers; dropout: with the source there, and the probability
/// that an element stays as the number; - mse_loss: as elementwise ones; -
/// layer_norm: result and source (rows, elements), maybe the same memory,
/// weight and bias (elements), all contiguous; a number of the host where one
/// is missing; `attributes\[0\]` is epsilon; - nll_loss: result, source, target
/// as for gather, which tells the same attributes, then the target that is
/// ignored and which of all targets the first one is; weight (classes), or a
/// number of the host where it is missing; - sgd: the new parameter, the new
/// momentum buffer, then both as they were, maybe the same memory, then the
/// gradient, all with the same sizes, merged and ordered as for elementwise
/// ones; without a buffer neither of the two is there. `attributes` are the
/// numbers of the operator in their order; at step 1 what the buffer held is
/// not to be read; - adam, adamw: the same with two or three moments in its
/// place; - general ones of programs: the tensors as they were given, but for
/// their dtypes. `path` tells which loop fits; a kernel must work for
/// [`TP_PATH_STRIDED`] whatever is said. Operands share memory with a result
/// exactly or not at all. A result is written whole, or not at all before a
/// failure.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_kernel_call_t {
    /// What the library filled.
    pub struct_size: u32,
    /// Id of the operator.
    pub op: i32,
    /// How the operands lie.
    pub path: tp_kernel_path_t,
    /// In which the operator computes.
    pub compute_dtype: tp_dtype_t,
    /// Where the operands are.
    pub device_type: tp_device_type_t,
    /// Where the operands are.
    pub device_index: i32,
    /// Results and inputs.
    pub operand_count: u32,
    /// How many of them are results.
    pub result_count: u32,
    /// Bit i: operand i is one element of the host.
    pub host_operands: u32,
    /// Numbers in `attributes`.
    pub attribute_count: u32,
    /// Results first, then inputs.
    pub operands: *const tp_kernel_operand_t,
    /// For operators of programs what is no tensor, in the order of the
    /// arguments: an integer, truth value or dtype as i64, a list of integers
    /// as its length followed by them. For those of the library see above.
    pub attributes: *const tp_scalar_t,
    /// Where a device queues its work; NULL on hosts.
    pub stream: *mut c_void,
    /// Memory of the device that the operator wants.
    pub workspace: *mut c_void,
    /// Bytes of it.
    pub workspace_nbytes: usize,
}

/// A place of the table that an operator declares and nobody has filled.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_missing_kernel_t {
    /// Id of the operator.
    pub op: i32,
    /// Device type.
    pub device_type: tp_device_type_t,
    /// Dtype to compute in.
    pub dtype: tp_dtype_t,
    /// 0.
    pub reserved: i32,
}

/// A kernel. It runs on the thread that called the operator, without a lock of
/// the library, and on several threads at once. It may call the library, these
/// operators too, and register kernels; it must return (no exception, no
/// longjmp) and must not release or resize what it was given. The call and all
/// that it points to end with it. Operands of another dtype than the one
/// computed in are converted before (the result after) a kernel sees them,
/// unless it was registered with [`TP_KERNEL_MIXED`]: a result has the dtype of
/// the operator's rule, an input `compute_dtype`, an index or mask its own. On
/// the CPU an elementwise kernel of up to three inputs then runs once for every
/// block of a few hundred elements; a tensor that it was to write keeps what it
/// did before it failed. A kernel of copy or fill converts itself, from every
/// dtype.
///
/// * `call`: what is to be done
/// * `user_data`: as registered
pub type tp_kernel_fn = Option<unsafe extern "C" fn(call: *const tp_kernel_call_t, user_data: *mut c_void) -> tp_status_t>;

unsafe extern "C" {
    /// Name of a path: "linear", "scalar", "rows", "strided".
    ///
    /// * `path`: a TP_PATH_ value
    ///
    /// Returns a static string; NULL (and an error) for an unknown path.
    pub fn tp_kernel_path_name(path: tp_kernel_path_t) -> *const c_char;

    /// Path of a name.
    ///
    /// * `name`: as [`tp_kernel_path_name`] gives it
    /// * `out`: the path
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_kernel_path_parse(name: *const c_char, out: *mut tp_kernel_path_t) -> tp_status_t;

    /// Registers a kernel. Which threads run the one before is of no account:
    /// it is destroyed when the last of them has left it.
    ///
    /// * `op`: id of an operator
    /// * `device_type`: a device type, which may be registered later
    /// * `dtype`: a dtype that the operator computes in
    /// * `kernel`: the kernel
    /// * `user_data`: passed to it
    /// * `destroy`: called once with user_data when the kernel was replaced or
    ///   unregistered and no thread runs it, or by [`tp_shutdown`]; on the
    ///   thread that brought this about, without a lock. NULL for nothing
    /// * `flags`: an OR of TP_KERNEL_ flags
    ///
    /// Returns status; [`TP_ERROR_STATE`] if the place is taken and
    /// [`TP_KERNEL_REPLACE`] is not given, [`TP_ERROR_DTYPE`] for a dtype that
    /// the operator does not compute in. On failure destroy is not called.
    pub fn tp_kernel_register(op: i32, device_type: tp_device_type_t, dtype: tp_dtype_t, kernel: tp_kernel_fn, user_data: *mut c_void, destroy: tp_destroy_fn, flags: u32) -> tp_status_t;

    /// Takes a registered kernel away. A kernel of the library that it had
    /// replaced is there again.
    ///
    /// * `op`: id of an operator
    /// * `device_type`: a device type
    /// * `dtype`: a dtype
    ///
    /// Returns status; [`TP_ERROR_STATE`] if no program registered one there.
    pub fn tp_kernel_unregister(op: i32, device_type: tp_device_type_t, dtype: tp_dtype_t) -> tp_status_t;

    /// Whether a place of the table is filled.
    ///
    /// * `op`: id of an operator
    /// * `device_type`: a device type
    /// * `dtype`: a dtype
    ///
    /// Returns 1 or 0; 0 (and an error) for unknown numbers.
    pub fn tp_kernel_exists(op: i32, device_type: tp_device_type_t, dtype: tp_dtype_t) -> i32;

    /// Lists what a device has no kernel for, in the order of operators and
    /// dtypes. An operator made of others needs none.
    ///
    /// * `device_type`: a device type
    /// * `out`: receives the first `capacity`; NULL only for none
    /// * `capacity`: places in out
    /// * `count`: how many there are in all
    ///
    /// Returns status.
    pub fn tp_kernel_missing(device_type: tp_device_type_t, out: *mut tp_missing_kernel_t, capacity: usize, count: *mut usize) -> tp_status_t;

    /// Writes a missing place as text: "no kernel for mul on device5 in f32".
    ///
    /// * `missing`: an entry of the list
    /// * `buffer`: receives the text, always terminated if capacity > 0
    /// * `capacity`: bytes in buffer, may be 0
    ///
    /// Returns length of the whole text; 0 (and an error) for unknown numbers.
    pub fn tp_missing_kernel_format(missing: *const tp_missing_kernel_t, buffer: *mut c_char, capacity: usize) -> usize;
}

unsafe extern "C" {
    /// Sets every element to a value, converted as [`tp_tensor_set`] does.
    ///
    /// * `a`: a tensor
    /// * `value`: the value
    ///
    /// Returns status.
    pub fn tp_fill_inplace(a: *mut tp_tensor_t, value: *const tp_scalar_t) -> tp_status_t;

    /// Sets every element to 0.
    ///
    /// * `a`: a tensor
    ///
    /// Returns status.
    pub fn tp_zero_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Element type that tensors and numbers meet in. Tensors of rank 0 count
    /// only if their category is above that of the others, numbers only if
    /// theirs is above both; a floating number then counts as f32.
    ///
    /// * `tensors`: tensors
    /// * `n`: their number
    /// * `scalars`: numbers
    /// * `m`: their number; n + m is at least 1
    /// * `out`: the element type
    ///
    /// Returns status.
    pub fn tp_result_dtype(tensors: *const *const tp_tensor_t, n: usize, scalars: *const *const tp_scalar_t, m: usize, out: *mut tp_dtype_t) -> tp_status_t;
}

unsafe extern "C" {
    /// a where it is above 0, else negative_slope a. For floating dtypes.
    ///
    /// * `a`: a tensor
    /// * `negative_slope`: a number; NULL for 0.01
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_leaky_relu(a: *const tp_tensor_t, negative_slope: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_leaky_relu`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `negative_slope`: a number; NULL for 0.01
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_leaky_relu_out(a: *const tp_tensor_t, negative_slope: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_leaky_relu`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `negative_slope`: a number; NULL for 0.01
    ///
    /// Returns status.
    pub fn tp_leaky_relu_inplace(a: *mut tp_tensor_t, negative_slope: *const tp_scalar_t) -> tp_status_t;

    /// scale a where a is above 0, else scale alpha (e^(input_scale a) - 1);
    /// selu with its alpha and scale. For floating dtypes.
    ///
    /// * `a`: a tensor
    /// * `alpha`: a number; NULL for 1
    /// * `scale`: a number; NULL for 1
    /// * `input_scale`: a number; NULL for 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_elu(a: *const tp_tensor_t, alpha: *const tp_scalar_t, scale: *const tp_scalar_t, input_scale: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_elu`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `alpha`: a number; NULL for 1
    /// * `scale`: a number; NULL for 1
    /// * `input_scale`: a number; NULL for 1
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_elu_out(a: *const tp_tensor_t, alpha: *const tp_scalar_t, scale: *const tp_scalar_t, input_scale: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_elu`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `alpha`: a number; NULL for 1
    /// * `scale`: a number; NULL for 1
    /// * `input_scale`: a number; NULL for 1
    ///
    /// Returns status.
    pub fn tp_elu_inplace(a: *mut tp_tensor_t, alpha: *const tp_scalar_t, scale: *const tp_scalar_t, input_scale: *const tp_scalar_t) -> tp_status_t;

    /// log(1 + e^(beta a)) / beta, or a where beta a is above threshold. For
    /// floating dtypes.
    ///
    /// * `a`: a tensor
    /// * `beta`: a number; NULL for 1
    /// * `threshold`: a number; NULL for 20
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_softplus(a: *const tp_tensor_t, beta: *const tp_scalar_t, threshold: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_softplus`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `beta`: a number; NULL for 1
    /// * `threshold`: a number; NULL for 20
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_softplus_out(a: *const tp_tensor_t, beta: *const tp_scalar_t, threshold: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_softplus`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `beta`: a number; NULL for 1
    /// * `threshold`: a number; NULL for 20
    ///
    /// Returns status.
    pub fn tp_softplus_inplace(a: *mut tp_tensor_t, beta: *const tp_scalar_t, threshold: *const tp_scalar_t) -> tp_status_t;

    /// a / (1 + e^-a), also called swish. NaN for -infinity. For floating and
    /// complex dtypes.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_silu(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_silu`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_silu_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_silu`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_silu_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// a times the chance that a normal number is below a: a (1 + erf(a /
    /// sqrt(2))) / 2, computed so that negative numbers lose no digits. NaN for
    /// -infinity. For floating dtypes. PyTorch's `approximate="tanh"` is
    /// [`tp_gelu_tanh`].
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_gelu(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_gelu`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_gelu_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_gelu`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_gelu_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// The approximation a (1 + tanh(sqrt(2 / pi) (a + 0.044715 a^3))) / 2 of
    /// [`tp_gelu`], an operator of its own; computed so that negative numbers
    /// lose no digits. NaN for -infinity. For floating dtypes.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_gelu_tanh(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_gelu_tanh`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_gelu_tanh_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_gelu_tanh`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_gelu_tanh_inplace(a: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// a + b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is
    /// refused: [`tp_addcmul`] with a tensor of rank 0 that holds 1 adds value
    /// b.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_add(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_add`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_add_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_add`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_add_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_add`] with a number, which does not widen a tensor of its category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_add_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_add_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_add_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_add_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_add_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// a - b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is
    /// refused, see [`tp_add`].
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sub(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sub`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_sub_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sub`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_sub_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_sub`] with a number, which does not widen a tensor of its category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sub_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sub_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_sub_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sub_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_sub_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// a * b. Integers wrap. bool with bool gives i64.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_mul(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_mul`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_mul_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_mul`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_mul_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_mul`] with a number, which does not widen a tensor of its category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_mul_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_mul_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_mul_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_mul_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_mul_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// a / b, true division: integers and bool give f32. PyTorch's
    /// `rounding_mode` is an operator of its own: [`tp_floor_divide`] or
    /// [`tp_trunc_divide`].
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_div(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_div`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_div_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_div`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_div_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_div`] with a number, which does not widen a tensor of its category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_div_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_div_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_div_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_div_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_div_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// The larger of a and b, element by element; NaN if either is. Of two
    /// zeros, b. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_maximum(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_maximum`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_maximum_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_maximum`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_maximum_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_maximum`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_maximum_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_maximum_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_maximum_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_maximum_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_maximum_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// The smaller of a and b, element by element; NaN if either is. Of two
    /// zeros, b. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_minimum(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_minimum`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_minimum_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_minimum`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_minimum_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_minimum`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_minimum_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_minimum_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_minimum_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_minimum_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_minimum_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Whether a is NaN, as bool; of a complex number, whether either part is.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_isnan(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_isnan`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_isnan_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_isnan`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_isnan_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Whether a is an infinity, as bool; of a complex number, whether either
    /// part is.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_isinf(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_isinf`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_isinf_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_isinf`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_isinf_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Whether a is neither an infinity nor NaN, as bool; of a complex number,
    /// whether both parts are.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_isfinite(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_isfinite`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_isfinite_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_isfinite`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_isfinite_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// a with numbers in place of NaN and of the infinities. Integers stay as
    /// they are. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `nan`: a number in place of NaN; NULL for 0
    /// * `posinf`: a number in place of infinity; NULL for the largest finite
    ///   one of the dtype
    /// * `neginf`: a number in place of -infinity; NULL for the lowest finite
    ///   one
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_nan_to_num(a: *const tp_tensor_t, nan: *const tp_scalar_t, posinf: *const tp_scalar_t, neginf: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_nan_to_num`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `nan`: a number in place of NaN; NULL for 0
    /// * `posinf`: a number in place of infinity; NULL for the largest finite
    ///   one of the dtype
    /// * `neginf`: a number in place of -infinity; NULL for the lowest finite
    ///   one
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_nan_to_num_out(a: *const tp_tensor_t, nan: *const tp_scalar_t, posinf: *const tp_scalar_t, neginf: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_nan_to_num`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `nan`: a number in place of NaN; NULL for 0
    /// * `posinf`: a number in place of infinity; NULL for the largest finite
    ///   one of the dtype
    /// * `neginf`: a number in place of -infinity; NULL for the lowest finite
    ///   one
    ///
    /// Returns status.
    pub fn tp_nan_to_num_inplace(a: *mut tp_tensor_t, nan: *const tp_scalar_t, posinf: *const tp_scalar_t, neginf: *const tp_scalar_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Whether a equals b. Exact among integers of any dtypes; false where an
    /// operand is NaN. The result is bool.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_eq(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_eq`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_eq_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_eq`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_eq_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_eq`] with a number, exactly: an integer that a's dtype does not
    /// hold compares as what it is.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_eq_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_eq_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_eq_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_eq_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_eq_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Whether a differs from b. Exact among integers of any dtypes; true where
    /// an operand is NaN. The result is bool.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_ne(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ne`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_ne_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ne`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_ne_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_ne`] with a number, exactly: an integer that a's dtype does not
    /// hold compares as what it is.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_ne_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ne_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_ne_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ne_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_ne_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Whether a is below b. Exact among integers of any dtypes; false where an
    /// operand is NaN. The result is bool. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_lt(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lt`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_lt_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lt`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_lt_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_lt`] with a number, exactly: an integer that a's dtype does not
    /// hold compares as what it is.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_lt_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lt_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_lt_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lt_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_lt_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Whether a is below b or equals it. Exact among integers of any dtypes;
    /// false where an operand is NaN. The result is bool. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_le(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_le`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_le_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_le`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_le_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_le`] with a number, exactly: an integer that a's dtype does not
    /// hold compares as what it is.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_le_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_le_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_le_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_le_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_le_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Whether a is above b. Exact among integers of any dtypes; false where an
    /// operand is NaN. The result is bool. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_gt(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_gt`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_gt_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_gt`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_gt_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_gt`] with a number, exactly: an integer that a's dtype does not
    /// hold compares as what it is.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_gt_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_gt_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_gt_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_gt_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_gt_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Whether a is above b or equals it. Exact among integers of any dtypes;
    /// false where an operand is NaN. The result is bool. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_ge(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ge`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_ge_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ge`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_ge_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_ge`] with a number, exactly: an integer that a's dtype does not
    /// hold compares as what it is.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_ge_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ge_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_ge_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ge_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_ge_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Elements of a where the condition is true, of b elsewhere. All three
    /// broadcast; a and b meet in their promoted type. A number goes in as a
    /// tensor of rank 0 ([`tp_scalar_tensor`]). PyTorch's form of the condition
    /// alone, the places of what is true, is refused.
    ///
    /// * `condition`: a bool tensor
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_where(condition: *const tp_tensor_t, a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_where`] into a given tensor.
    ///
    /// * `condition`: a bool tensor
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be one of the others itself
    ///
    /// Returns status.
    pub fn tp_where_out(condition: *const tp_tensor_t, a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// The complex conjugate of a; a real tensor gives a copy.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_conj(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_conj`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_conj_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_conj`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_conj_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// The angle of a in the complex plane, from -pi to pi: of a real number 0,
    /// or pi if it is negative, and NaN for NaN. A complex tensor gives one of
    /// the type of its parts, integers and bool give f32.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_angle(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_angle`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_angle_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_angle`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_angle_inplace(a: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// a / b, rounded down to a whole number. For integers and floating dtypes;
    /// a quotient that overflows wraps.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an integer divisor of 0,
    /// before anything is written.
    pub fn tp_floor_divide(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_floor_divide`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_floor_divide_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_floor_divide`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_floor_divide_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_floor_divide`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_floor_divide_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_floor_divide_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_floor_divide_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_floor_divide_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_floor_divide_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// a / b, rounded to its dtype as [`tp_div`] rounds, and then towards 0 to
    /// a whole number. For integers and floating dtypes; a quotient that
    /// overflows wraps.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an integer divisor of 0,
    /// before anything is written.
    pub fn tp_trunc_divide(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_trunc_divide`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_trunc_divide_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_trunc_divide`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_trunc_divide_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_trunc_divide`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_trunc_divide_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_trunc_divide_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_trunc_divide_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_trunc_divide_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_trunc_divide_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// a - b * floor(a / b), exactly: the remainder that has b's sign. For
    /// integers and floating dtypes.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an integer divisor of 0,
    /// before anything is written.
    pub fn tp_remainder(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_remainder`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_remainder_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_remainder`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_remainder_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_remainder`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_remainder_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_remainder_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_remainder_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_remainder_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_remainder_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// a - b * trunc(a / b), exactly: the remainder that has a's sign. For
    /// integers and floating dtypes.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an integer divisor of 0,
    /// before anything is written.
    pub fn tp_fmod(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_fmod`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_fmod_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_fmod`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_fmod_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_fmod`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_fmod_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_fmod_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_fmod_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_fmod_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_fmod_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;
}

unsafe extern "C" {
    /// e to the a. Integers and bool give f32. Within 1 unit in the last place,
    /// also where the result is subnormal. 0 of -infinity.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_exp(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_exp`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_exp_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_exp`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_exp_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// 2 to the a. Integers and bool give f32. Within 1 unit in the last place,
    /// also where the result is subnormal; exact for whole numbers. Refused for
    /// complex.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_exp2(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_exp2`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_exp2_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_exp2`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_exp2_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// e to the a, less 1, without the loss of places near 0. Integers and bool
    /// give f32. Within 1 unit in the last place of f32, 2 of f64. -1 of
    /// -infinity; a zero keeps its sign.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_expm1(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_expm1`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_expm1_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_expm1`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_expm1_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Natural logarithm of a. Integers and bool give f32. Within 1 unit in the
    /// last place. -infinity of either zero, NaN of negative numbers. A complex
    /// tensor gives the value with an imaginary part from -pi to pi; the cut
    /// lies along the negative real axis, and the sign of a zero tells its
    /// sides apart.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_log(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_log`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_log_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_log`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_log_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Logarithm of a to base 2. Integers and bool give f32. Within 1 unit in
    /// the last place; exact for powers of 2. Zeros, negative numbers and
    /// complex ones as [`tp_log`].
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_log2(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_log2`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_log2_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_log2`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_log2_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Logarithm of a to base 10. Integers and bool give f32. Within 1 unit in
    /// the last place. Zeros, negative numbers and complex ones as [`tp_log`].
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_log10(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_log10`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_log10_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_log10`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_log10_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Natural logarithm of 1 + a, without the loss of places near 0. Integers
    /// and bool give f32. Within 1 unit in the last place. -infinity of -1, NaN
    /// below; a zero keeps its sign.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_log1p(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_log1p`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_log1p_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_log1p`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_log1p_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// 1 / (1 + e^-a). Integers and bool give f32. Within 1 unit in the last
    /// place, also where the result is subnormal.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sigmoid(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sigmoid`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_sigmoid_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sigmoid`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_sigmoid_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// a b (1 - b): where b is the result of [`tp_sigmoid`], a gradient by that
    /// result as one by the argument. Integers and bool give f32; refused for
    /// complex. 1 - b, that times b and the product with a are each rounded.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sigmoid_backward(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sigmoid_backward`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_sigmoid_backward_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sigmoid_backward`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_sigmoid_backward_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_sigmoid_backward`] with a number, which does not widen a tensor of
    /// its category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sigmoid_backward_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sigmoid_backward_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_sigmoid_backward_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sigmoid_backward_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_sigmoid_backward_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Hyperbolic sine of a. Integers and bool give f32. Within 1 unit in the
    /// last place of f32, 2 of f64; a zero keeps its sign.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sinh(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sinh`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_sinh_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sinh`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_sinh_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Hyperbolic cosine of a. Integers and bool give f32. Within 1 unit in the
    /// last place of f32, 2 of f64.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_cosh(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cosh`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_cosh_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cosh`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_cosh_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Hyperbolic tangent of a. Integers and bool give f32. Within 1 unit in
    /// the last place of f32, 2 of f64; a zero keeps its sign.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_tanh(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tanh`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_tanh_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tanh`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_tanh_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// a (1 - b^2): where b is the result of [`tp_tanh`], a gradient by that
    /// result as one by the argument. Integers and bool give f32; refused for
    /// complex. The square, the difference and the product are each rounded.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_tanh_backward(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tanh_backward`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_tanh_backward_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tanh_backward`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_tanh_backward_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_tanh_backward`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_tanh_backward_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tanh_backward_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_tanh_backward_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tanh_backward_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_tanh_backward_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Inverse hyperbolic sine of a. Integers and bool give f32. Within 1 unit
    /// in the last place of f32, 2 of f64; a zero keeps its sign. The cuts of a
    /// complex tensor lie on the imaginary axis, beyond i and -i.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_asinh(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_asinh`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_asinh_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_asinh`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_asinh_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Inverse hyperbolic cosine of a. Integers and bool give f32. Within 1
    /// unit in the last place of f32, 2 of f64; NaN of numbers below 1. A
    /// complex tensor gives the value with a real part of 0 or more; the cut
    /// lies on the real axis, below 1.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_acosh(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_acosh`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_acosh_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_acosh`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_acosh_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Inverse hyperbolic tangent of a. Integers and bool give f32. Within 1
    /// unit in the last place of f32, 2 of f64; infinities of 1 and -1, NaN
    /// beyond; a zero keeps its sign. The cuts of a complex tensor lie on the
    /// real axis, beyond 1 and -1.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_atanh(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_atanh`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_atanh_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_atanh`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_atanh_inplace(a: *mut tp_tensor_t) -> tp_status_t;
}

/// One class more than the largest number.
pub const TP_CLASSES_FOUND: i64 = -1;

/// No index at all.
pub const TP_INDEX_NONE: i64 = -9223372036854775807;

unsafe extern "C" {
    /// Takes indices of a dimension, as a copy.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: i32 or i64 tensor of rank 0 or 1
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names the index.
    pub fn tp_index_select(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_index_select`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: i32 or i64 tensor of rank 0 or 1
    /// * `out`: a tensor of the result's sizes and dtype that overlaps neither
    ///   a nor index
    ///
    /// Returns status.
    pub fn tp_index_select_out(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// Takes an element of a dimension for each index. With the index's sizes,
    /// element (i, j, k) of the result is `a\[index\[i, j, k\], j, k\]` for
    /// dimension 0, and so on for the others. PyTorch's `sparse_grad` says what
    /// a gradient is and not what the result is: there is no such parameter.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: tensor of a's rank, not larger than a in the other
    ///   dimensions; without elements, of any shape
    /// * `out`: owned tensor of the index's sizes
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names the index.
    pub fn tp_gather(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_gather`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_gather`]
    /// * `out`: a tensor of the result's sizes and dtype that overlaps neither
    ///   a nor index
    ///
    /// Returns status.
    pub fn tp_gather_out(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// Takes elements by their places in row-major order; negative ones count
    /// from the end.
    ///
    /// * `a`: a tensor
    /// * `index`: tensor of any shape
    /// * `out`: owned tensor of the index's sizes
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names the index.
    pub fn tp_take(a: *const tp_tensor_t, index: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_take`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `index`: tensor of any shape
    /// * `out`: a tensor of the result's sizes and dtype that overlaps neither
    ///   a nor index
    ///
    /// Returns status.
    pub fn tp_take_out(a: *const tp_tensor_t, index: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// The elements where a mask is true, as a list in row-major order.
    ///
    /// * `a`: a tensor
    /// * `mask`: bool tensor; the two broadcast
    /// * `out`: owned tensor of rank 1
    ///
    /// Returns status.
    pub fn tp_masked_select(a: *const tp_tensor_t, mask: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_masked_select`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `mask`: bool tensor; the two broadcast
    /// * `out`: a tensor of the result's size and dtype that overlaps neither a
    ///   nor mask
    ///
    /// Returns status.
    pub fn tp_masked_select_out(a: *const tp_tensor_t, mask: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// The elements on and below a diagonal, and 0 above it.
    ///
    /// * `a`: a tensor of rank 2 or more
    /// * `diagonal`: any number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_tril(a: *const tp_tensor_t, diagonal: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tril`] into a given tensor.
    ///
    /// * `a`: a tensor of rank 2 or more
    /// * `diagonal`: any number
    /// * `out`: a tensor of a's sizes and dtype; it may be a
    ///
    /// Returns status.
    pub fn tp_tril_out(a: *const tp_tensor_t, diagonal: i64, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tril`] of the tensor itself: sets what is above to 0.
    ///
    /// * `a`: a tensor of rank 2 or more
    /// * `diagonal`: any number
    ///
    /// Returns status.
    pub fn tp_tril_inplace(a: *mut tp_tensor_t, diagonal: i64) -> tp_status_t;

    /// The elements on and above a diagonal, and 0 below it.
    ///
    /// * `a`: a tensor of rank 2 or more
    /// * `diagonal`: any number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_triu(a: *const tp_tensor_t, diagonal: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_triu`] into a given tensor.
    ///
    /// * `a`: a tensor of rank 2 or more
    /// * `diagonal`: any number
    /// * `out`: a tensor of a's sizes and dtype; it may be a
    ///
    /// Returns status.
    pub fn tp_triu_out(a: *const tp_tensor_t, diagonal: i64, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_triu`] of the tensor itself: sets what is below to 0.
    ///
    /// * `a`: a tensor of rank 2 or more
    /// * `diagonal`: any number
    ///
    /// Returns status.
    pub fn tp_triu_inplace(a: *mut tp_tensor_t, diagonal: i64) -> tp_status_t;

    /// Elements moved along dimensions; those that leave at the end come in at
    /// the start. A shift may be negative or beyond the size, a dimension may
    /// be named more than once.
    ///
    /// * `a`: a tensor
    /// * `shifts`: how far
    /// * `n`: their number
    /// * `dims`: dimensions; negative counts from the end
    /// * `m`: their number, which is n; or 0, with n = 1, to roll the elements
    ///   in row-major order as one list
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_roll(a: *const tp_tensor_t, shifts: *const i64, n: usize, dims: *const i64, m: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Class numbers as rows of 0 with a 1 in that place.
    ///
    /// * `a`: tensor of i32 or i64 of any shape
    /// * `classes`: their number, at least 1; [`TP_CLASSES_FOUND`] reads all
    ///   elements, of which there must be some
    /// * `out`: owned tensor of i64 with a last dimension of that size
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names an element outside.
    pub fn tp_one_hot(a: *const tp_tensor_t, classes: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Rows of a table. PyTorch's `max_norm`, which changes the table, is
    /// refused: there is no such parameter; `scale_grad_by_freq` and `sparse`
    /// say what a gradient is and not what the result is.
    ///
    /// * `weight`: a tensor of rank 2
    /// * `index`: tensor of any shape
    /// * `padding_index`: a row that gets no gradient, negative counting from
    ///   the end, or [`TP_INDEX_NONE`]; the result does not depend on it
    /// * `out`: owned tensor of the index's sizes and a row's
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names the index.
    pub fn tp_embedding(weight: *const tp_tensor_t, index: *const tp_tensor_t, padding_index: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Tensors one behind the other along a dimension, as a copy. Their other
    /// sizes are equal; tensors of shape (0) fit everywhere and add nothing.
    /// Their dtypes meet as in [`tp_result_dtype`]. The result is contiguous,
    /// or channels-last if all tensors are.
    ///
    /// * `tensors`: tensors of rank 1 or more
    /// * `n`: their number, at least 1
    /// * `dim`: a dimension of theirs; negative counts from the end
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] names the first tensor that does not
    /// fit.
    pub fn tp_cat(tensors: *const *const tp_tensor_t, n: usize, dim: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cat`] into a given tensor.
    ///
    /// * `tensors`: tensors of rank 1 or more
    /// * `n`: their number, at least 1
    /// * `dim`: a dimension of theirs; negative counts from the end
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from all tensors
    ///
    /// Returns status.
    pub fn tp_cat_out(tensors: *const *const tp_tensor_t, n: usize, dim: i64, out: *mut tp_tensor_t) -> tp_status_t;

    /// Tensors of equal sizes side by side along a new dimension, as a copy.
    /// Dtypes and layout are as in [`tp_cat`].
    ///
    /// * `tensors`: tensors
    /// * `n`: their number, at least 1
    /// * `dim`: the new dimension's place in the result, from -rank - 1 to rank
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] names the first tensor that does not
    /// fit.
    pub fn tp_stack(tensors: *const *const tp_tensor_t, n: usize, dim: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_stack`] into a given tensor.
    ///
    /// * `tensors`: tensors
    /// * `n`: their number, at least 1
    /// * `dim`: the new dimension's place in the result, from -rank - 1 to rank
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from all tensors
    ///
    /// Returns status.
    pub fn tp_stack_out(tensors: *const *const tp_tensor_t, n: usize, dim: i64, out: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Whether a and b are both true, as bool. Any dtype: what is not 0 is
    /// true, NaN included.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_logical_and(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_and`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_logical_and_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_and`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_logical_and_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_and`] with a number.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_logical_and_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_and_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_logical_and_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_and_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_logical_and_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Whether a or b is true, as bool. Any dtype: what is not 0 is true, NaN
    /// included.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_logical_or(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_or`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_logical_or_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_or`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_logical_or_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_or`] with a number.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_logical_or_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_or_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_logical_or_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_or_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_logical_or_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Whether just one of a and b is true, as bool. Any dtype: what is not 0
    /// is true, NaN included.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_logical_xor(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_xor`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_logical_xor_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_xor`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_logical_xor_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_xor`] with a number.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_logical_xor_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_xor_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_logical_xor_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_xor_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_logical_xor_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Whether a is false, as bool. Any dtype: what is not 0 is true, NaN
    /// included.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_logical_not(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_not`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_logical_not_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logical_not`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_logical_not_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Bits that a and b both have. For integers and bool.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_and(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_and`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_bitwise_and_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_and`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_and_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_and`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_and_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_and_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_bitwise_and_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_and_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_bitwise_and_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Bits that a or b has. For integers and bool.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_or(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_or`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_bitwise_or_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_or`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_or_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_or`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_or_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_or_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_bitwise_or_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_or_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_bitwise_or_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Bits that just one of a and b has. For integers and bool.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_xor(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_xor`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_bitwise_xor_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_xor`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_xor_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_xor`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_xor_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_xor_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_bitwise_xor_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_xor_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_bitwise_xor_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Bits that a has not. For integers and bool.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_bitwise_not(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_not`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_bitwise_not_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bitwise_not`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_bitwise_not_inplace(a: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// -a. Integers wrap, unsigned ones too. Refused for bool.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_neg(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_neg`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_neg_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_neg`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_neg_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Magnitude of a. The lowest integer of a dtype stays. A complex tensor
    /// gives one of the type of its parts. Refused for bool.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_abs(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_abs`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_abs_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_abs`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_abs_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// max(a, 0); NaN stays NaN. Refused for bool and complex.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_relu(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_relu`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_relu_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_relu`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_relu_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Square root of a. Integers and bool give f32. A negative number gives
    /// NaN; a complex tensor the root with a real part of 0 or more.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sqrt(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sqrt`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_sqrt_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sqrt`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_sqrt_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// a * a. Integers wrap. bool gives i64.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_square(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_square`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_square_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_square`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_square_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// 1 / a. Integers and bool give f32.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_reciprocal(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_reciprocal`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_reciprocal_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_reciprocal`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_reciprocal_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// 1 / sqrt(a), rounded twice. Integers and bool give f32.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_rsqrt(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_rsqrt`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_rsqrt_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_rsqrt`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_rsqrt_inplace(a: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Matrix product. Vectors times vectors give a number (rank 0), a vector
    /// is a row on the left and a column on the right, and leading dimensions
    /// broadcast. Refused for bool.
    ///
    /// * `a`: a tensor of rank 1 or more
    /// * `b`: a tensor of rank 1 or more
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] names both shapes.
    pub fn tp_matmul(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_matmul`] into a given tensor.
    ///
    /// * `a`: a tensor of rank 1 or more
    /// * `b`: a tensor of rank 1 or more
    /// * `out`: a tensor of the result's sizes and dtype that overlaps neither
    ///   a nor b
    ///
    /// Returns status.
    pub fn tp_matmul_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// Sum of the products of two vectors' elements, a tensor of rank 0.
    /// Complex numbers are not conjugated. Refused for bool.
    ///
    /// * `a`: a tensor of shape (k)
    /// * `b`: a tensor of shape (k)
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_dot(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_dot`] into a given tensor.
    ///
    /// * `a`: a tensor of shape (k)
    /// * `b`: a tensor of shape (k)
    /// * `out`: a tensor of rank 0 and of the operands' dtype that overlaps
    ///   neither
    ///
    /// Returns status.
    pub fn tp_dot_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// Every element of a vector times every one of another. Dtypes meet as
    /// those of [`tp_mul`]: bool with bool gives i64.
    ///
    /// * `a`: a tensor of shape (m)
    /// * `b`: a tensor of shape (n)
    /// * `out`: owned tensor of shape (m, n)
    ///
    /// Returns status.
    pub fn tp_outer(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_outer`] into a given tensor.
    ///
    /// * `a`: a tensor of shape (m)
    /// * `b`: a tensor of shape (n)
    /// * `out`: a tensor of shape (m, n) whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_outer_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// beta * input + alpha * (a @ b) of matrices.
    ///
    /// * `input`: a tensor that broadcasts to (m, n)
    /// * `a`: a tensor of shape (m, k)
    /// * `b`: a tensor of shape (k, n)
    /// * `beta`: factor of the input, or NULL for 1
    /// * `alpha`: factor of the product, or NULL for 1
    /// * `out`: owned tensor of shape (m, n)
    ///
    /// Returns status.
    pub fn tp_addmm(input: *const tp_tensor_t, a: *const tp_tensor_t, b: *const tp_tensor_t, beta: *const tp_scalar_t, alpha: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_addmm`] into a given tensor.
    ///
    /// * `input`: a tensor that broadcasts to (m, n)
    /// * `a`: a tensor of shape (m, k)
    /// * `b`: a tensor of shape (k, n)
    /// * `beta`: factor of the input, or NULL for 1
    /// * `alpha`: factor of the product, or NULL for 1
    /// * `out`: a tensor of shape (m, n) and the operands' dtype; it may be the
    ///   input, and otherwise overlaps no operand
    ///
    /// Returns status.
    pub fn tp_addmm_out(input: *const tp_tensor_t, a: *const tp_tensor_t, b: *const tp_tensor_t, beta: *const tp_scalar_t, alpha: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_addmm`] into its input.
    ///
    /// * `input`: a tensor of shape (m, n)
    /// * `a`: a tensor of shape (m, k)
    /// * `b`: a tensor of shape (k, n)
    /// * `beta`: factor of the input, or NULL for 1
    /// * `alpha`: factor of the product, or NULL for 1
    ///
    /// Returns status.
    pub fn tp_addmm_inplace(input: *mut tp_tensor_t, a: *const tp_tensor_t, b: *const tp_tensor_t, beta: *const tp_scalar_t, alpha: *const tp_scalar_t) -> tp_status_t;

    /// beta * input + alpha * (a @ b) of equally many matrices.
    ///
    /// * `input`: a tensor that broadcasts to (batch, m, n)
    /// * `a`: a tensor of shape (batch, m, k)
    /// * `b`: a tensor of shape (batch, k, n)
    /// * `beta`: factor of the input, or NULL for 1
    /// * `alpha`: factor of the products, or NULL for 1
    /// * `out`: owned tensor of shape (batch, m, n)
    ///
    /// Returns status.
    pub fn tp_baddbmm(input: *const tp_tensor_t, a: *const tp_tensor_t, b: *const tp_tensor_t, beta: *const tp_scalar_t, alpha: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_baddbmm`] into a given tensor.
    ///
    /// * `input`: a tensor that broadcasts to (batch, m, n)
    /// * `a`: a tensor of shape (batch, m, k)
    /// * `b`: a tensor of shape (batch, k, n)
    /// * `beta`: factor of the input, or NULL for 1
    /// * `alpha`: factor of the products, or NULL for 1
    /// * `out`: a tensor of shape (batch, m, n) and the operands' dtype; it may
    ///   be the input, and otherwise overlaps no operand
    ///
    /// Returns status.
    pub fn tp_baddbmm_out(input: *const tp_tensor_t, a: *const tp_tensor_t, b: *const tp_tensor_t, beta: *const tp_scalar_t, alpha: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_baddbmm`] into its input.
    ///
    /// * `input`: a tensor of shape (batch, m, n)
    /// * `a`: a tensor of shape (batch, m, k)
    /// * `b`: a tensor of shape (batch, k, n)
    /// * `beta`: factor of the input, or NULL for 1
    /// * `alpha`: factor of the products, or NULL for 1
    ///
    /// Returns status.
    pub fn tp_baddbmm_inplace(input: *mut tp_tensor_t, a: *const tp_tensor_t, b: *const tp_tensor_t, beta: *const tp_scalar_t, alpha: *const tp_scalar_t) -> tp_status_t;

    /// A layer's product: a @ weight.T + bias. A weight of rank 1 is a single
    /// row, whose dimension is not in the result. Called by name, the bias is a
    /// list of one tensor or of none.
    ///
    /// * `a`: a tensor of shape (.., k)
    /// * `weight`: a tensor of shape (n, k) or (k)
    /// * `bias`: a tensor that broadcasts to the result, usually (n); or NULL
    /// * `out`: owned tensor of shape (.., n) or (..)
    ///
    /// Returns status.
    pub fn tp_linear(a: *const tp_tensor_t, weight: *const tp_tensor_t, bias: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_linear`] into a given tensor.
    ///
    /// * `a`: a tensor of shape (.., k)
    /// * `weight`: a tensor of shape (n, k) or (k)
    /// * `bias`: a tensor that broadcasts to the result, usually (n); or NULL
    /// * `out`: a tensor of the result's sizes and the operands' dtype that
    ///   overlaps no operand but, maybe, exactly the bias
    ///
    /// Returns status.
    pub fn tp_linear_out(a: *const tp_tensor_t, weight: *const tp_tensor_t, bias: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;
}

/// What becomes of the losses of all elements; 0 is unset.
pub type tp_loss_reduction_t = i32;

/// They are the result.
pub const TP_LOSS_NONE: tp_loss_reduction_t = 1;

/// Their mean.
pub const TP_LOSS_MEAN: tp_loss_reduction_t = 2;

/// Their sum.
pub const TP_LOSS_SUM: tp_loss_reduction_t = 3;

/// What PyTorch takes for a target that counts for nothing.
pub const TP_TARGET_IGNORED: i64 = -100;

unsafe extern "C" {
    /// Name of a reduction of losses: "none", "mean", "sum".
    ///
    /// * `reduction`: a TP_LOSS_ value
    ///
    /// Returns a static string; NULL (and an error) for an unknown one.
    pub fn tp_loss_reduction_name(reduction: tp_loss_reduction_t) -> *const c_char;

    /// Reduction of losses of a name.
    ///
    /// * `name`: as [`tp_loss_reduction_name`] gives it
    /// * `out`: the reduction
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown name.
    pub fn tp_loss_reduction_parse(name: *const c_char, out: *mut tp_loss_reduction_t) -> tp_status_t;

    /// Moves and scales each row to mean 0 and variance 1, then multiplies by a
    /// weight and adds a bias. A row is what the last dimensions hold; its
    /// variance divides by the number of its elements. Small floats compute in
    /// f32, sums are kept in f64, and squares that leave f32 too. The result is
    /// contiguous.
    ///
    /// * `a`: tensor of a floating dtype
    /// * `sizes`: of the last dimensions of a
    /// * `n`: their number, at least 1
    /// * `weight`: tensor of those sizes and a's dtype; NULL for none
    /// * `bias`: tensor of those sizes and a's dtype; NULL for none
    /// * `epsilon`: added to the variance
    /// * `out`: owned tensor of a's sizes
    ///
    /// Returns status.
    pub fn tp_layer_norm(a: *const tp_tensor_t, sizes: *const i64, n: usize, weight: *const tp_tensor_t, bias: *const tp_tensor_t, epsilon: f64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Squares of the differences. The two broadcast and meet in the promoted
    /// type. PyTorch's `weight` of elements is refused: multiply before the
    /// reduction; so are, for all losses, its `size_average` and `reduce`,
    /// which `reduction` took the place of.
    ///
    /// * `a`: tensor of a floating dtype
    /// * `target`: tensor of a floating dtype
    /// * `reduction`: a TP_LOSS_ value
    /// * `out`: owned tensor: of the broadcast sizes, or of rank 0
    ///
    /// Returns status.
    pub fn tp_mse_loss(a: *const tp_tensor_t, target: *const tp_tensor_t, reduction: tp_loss_reduction_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Minus the logarithm of the probability of each target's class, times the
    /// weight of the class. The mean divides by the sum of the targets'
    /// weights; of none it is NaN. Sums are kept in f32 or wider. PyTorch's u8
    /// targets are refused: [`tp_to`] converts.
    ///
    /// * `a`: logarithms of probabilities, of a floating dtype: (classes),
    ///   (items, classes) or (items, classes, ...)
    /// * `target`: i32 or i64 tensor of class numbers, of a's sizes without the
    ///   classes
    /// * `weight`: of each class, of a's dtype; NULL for 1
    /// * `ignored`: a target that counts for nothing, [`TP_TARGET_IGNORED`] as
    ///   a rule
    /// * `reduction`: a TP_LOSS_ value
    /// * `out`: owned tensor: of the target's sizes, or of rank 0
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names the first target that is no
    /// class.
    pub fn tp_nll_loss(a: *const tp_tensor_t, target: *const tp_tensor_t, weight: *const tp_tensor_t, ignored: i64, reduction: tp_loss_reduction_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_nll_loss`] of the logarithms of softmax over the classes. Small
    /// floats compute in f32. PyTorch's probabilities as targets and its
    /// `label_smoothing` are refused: -1 times the sum over the classes of
    /// probabilities times [`tp_log_softmax`] is that loss; smoothing by e is 1
    /// \- e times the loss here, plus e times that of equal probabilities.
    ///
    /// * `a`: tensor of a floating dtype: (classes), (items, classes) or
    ///   (items, classes, ...)
    /// * `target`: i32 or i64 tensor of class numbers, of a's sizes without the
    ///   classes
    /// * `weight`: of each class, of a floating dtype; NULL for 1
    /// * `ignored`: a target that counts for nothing, [`TP_TARGET_IGNORED`] as
    ///   a rule
    /// * `reduction`: a TP_LOSS_ value
    /// * `out`: owned tensor: of the target's sizes, or of rank 0
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names the first target that is no
    /// class.
    pub fn tp_cross_entropy(a: *const tp_tensor_t, target: *const tp_tensor_t, weight: *const tp_tensor_t, ignored: i64, reduction: tp_loss_reduction_t, out: *mut *mut tp_tensor_t) -> tp_status_t;
}

/// How [`tp_sgd_inplace`] steps. Zeros are what they say; members that a later
/// version adds will have 0 for what this one does.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_sgd_options_t {
    /// Bytes of the caller's struct.
    pub struct_size: u32,
    /// Not 0: Nesterov's momentum.
    pub nesterov: i32,
    /// Not 0: the gradient's sign is turned.
    pub maximize: i32,
    /// 0.
    pub reserved: i32,
    /// Learning rate.
    pub lr: f64,
    /// Part of the buffer that stays.
    pub momentum: f64,
    /// Part of the gradient that does not go in.
    pub dampening: f64,
    /// Part of the parameter in the gradient.
    pub weight_decay: f64,
}

/// How [`tp_adam_inplace`] and [`tp_adamw_inplace`] step. Zeros are what they
/// say; members that a later version adds will have 0 for what this one does.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct tp_adam_options_t {
    /// Bytes of the caller's struct.
    pub struct_size: u32,
    /// Not 0: the gradient's sign is turned.
    pub maximize: i32,
    /// Learning rate.
    pub lr: f64,
    /// Part of the first moment that stays, below 1.
    pub beta1: f64,
    /// Part of the second moment that stays, below 1.
    pub beta2: f64,
    /// Added to the divisor.
    pub epsilon: f64,
    /// Part of the parameter.
    pub weight_decay: f64,
}

unsafe extern "C" {
    /// Sets all members to 0 but the learning rate, which is 0.001.
    ///
    /// * `options`: to set
    /// * `struct_size`: its size
    ///
    /// Returns status.
    pub fn tp_sgd_options_init(options: *mut tp_sgd_options_t, struct_size: usize) -> tp_status_t;

    /// A step of stochastic gradient descent: g = maximize ? -gradient :
    /// gradient g = g + weight_decay * parameter buffer = step == 1 ? g :
    /// momentum * buffer + (1 - dampening) * g g = nesterov ? g + momentum *
    /// buffer : buffer parameter = parameter - lr * g without the two lines of
    /// the buffer where there is none.
    ///
    /// * `parameter`: tensor of a floating dtype
    /// * `gradient`: tensor of the parameter's sizes
    /// * `momentum_buffer`: tensor of the parameter's sizes; NULL exactly where
    ///   the momentum is 0
    /// * `step`: number of the step, from 1
    /// * `options`: numbers; Nesterov's momentum needs one above 0 and no
    ///   dampening
    ///
    /// Returns status.
    pub fn tp_sgd_inplace(parameter: *mut tp_tensor_t, gradient: *const tp_tensor_t, momentum_buffer: *mut tp_tensor_t, step: i64, options: *const tp_sgd_options_t) -> tp_status_t;

    /// Sets PyTorch's defaults: a rate of 0.001, betas of 0.9 and 0.999, an
    /// epsilon of 1e-8, no weight decay (of which PyTorch's AdamW has 0.01).
    ///
    /// * `options`: to set
    /// * `struct_size`: its size
    ///
    /// Returns status.
    pub fn tp_adam_options_init(options: *mut tp_adam_options_t, struct_size: usize) -> tp_status_t;

    /// A step of Adam: g = maximize ? -gradient : gradient g = g + weight_decay
    /// \* parameter exp_avg = beta1 * exp_avg + (1 - beta1) * g exp_avg_sq =
    /// beta2 * exp_avg_sq + (1 - beta2) * g * g max_exp_avg_sq = maximum of
    /// max_exp_avg_sq and exp_avg_sq root = sqrt(max_exp_avg_sq) / sqrt(1 -
    /// beta2^step) + epsilon parameter = parameter - lr / (1 - beta1^step) *
    /// exp_avg / root where exp_avg_sq stands for max_exp_avg_sq if there is
    /// none: the variant with one is AMSGrad. Step 1 takes states of 0. A NaN
    /// in a maximum wins.
    ///
    /// * `parameter`: tensor of a floating dtype
    /// * `gradient`: tensor of the parameter's sizes
    /// * `exp_avg`: the first moment, of the parameter's sizes
    /// * `exp_avg_sq`: the second moment, of the parameter's sizes
    /// * `max_exp_avg_sq`: the largest second moment, of the parameter's sizes;
    ///   NULL for none
    /// * `step`: number of the step, from 1
    /// * `options`: numbers
    ///
    /// Returns status.
    pub fn tp_adam_inplace(parameter: *mut tp_tensor_t, gradient: *const tp_tensor_t, exp_avg: *mut tp_tensor_t, exp_avg_sq: *mut tp_tensor_t, max_exp_avg_sq: *mut tp_tensor_t, step: i64, options: *const tp_adam_options_t) -> tp_status_t;

    /// A step of AdamW: [`tp_adam_inplace`] without a weight decay, of a
    /// parameter that was multiplied by 1 - lr * weight_decay.
    ///
    /// * `parameter`: tensor of a floating dtype
    /// * `gradient`: tensor of the parameter's sizes
    /// * `exp_avg`: the first moment, of the parameter's sizes
    /// * `exp_avg_sq`: the second moment, of the parameter's sizes
    /// * `max_exp_avg_sq`: the largest second moment, of the parameter's sizes;
    ///   NULL for none
    /// * `step`: number of the step, from 1
    /// * `options`: numbers
    ///
    /// Returns status.
    pub fn tp_adamw_inplace(parameter: *mut tp_tensor_t, gradient: *const tp_tensor_t, exp_avg: *mut tp_tensor_t, exp_avg_sq: *mut tp_tensor_t, max_exp_avg_sq: *mut tp_tensor_t, step: i64, options: *const tp_adam_options_t) -> tp_status_t;
}

unsafe extern "C" {
    /// a to the power b. For all dtypes; bool with bool is refused. Floating
    /// dtypes as C's pow: within 1 unit in the last place, the square is a
    /// times a exactly, any number to the power 0 and 1 to any power give 1,
    /// also of NaN, and a negative number to a power that is not whole gives
    /// NaN. Integers wrap; to a negative power, 1 gives 1, -1 gives 1 or -1,
    /// and any other, 0 too, gives 0. Complex numbers give e^(b log a), whose
    /// relative error grows with the size of b log a; a to the power 0, 1 and 2
    /// is exact.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_pow(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_pow`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_pow_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_pow`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_pow_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_pow`] with a number, which does not widen a tensor of its category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a negative whole number where
    /// integers are computed with, before anything is written.
    pub fn tp_pow_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_pow_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_pow_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_pow_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a negative whole number where
    /// integers are computed with, before anything is written.
    pub fn tp_pow_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// sqrt(a^2 + b^2) without overflow or underflow on the way. Integers and
    /// bool give f32; refused for complex. Within 1 unit in the last place of
    /// f32, 2 of f64; infinity if either operand is infinite, even if the other
    /// is NaN.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_hypot(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_hypot`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_hypot_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_hypot`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_hypot_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_hypot`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_hypot_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_hypot_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_hypot_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_hypot_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_hypot_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Cube root of a, also of a negative number. Integers and bool give f32;
    /// refused for complex. Within 1 unit in the last place; a zero keeps its
    /// sign.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_cbrt(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cbrt`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_cbrt_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cbrt`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_cbrt_inplace(a: *mut tp_tensor_t) -> tp_status_t;
}

/// A generator.
#[repr(C)]
pub struct tp_generator_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

unsafe extern "C" {
    /// Makes a generator at the first numbers of a seed.
    ///
    /// * `seed`: any number
    /// * `out`: owned generator
    ///
    /// Returns status.
    pub fn tp_generator_new(seed: u64, out: *mut *mut tp_generator_t) -> tp_status_t;

    /// Adds a reference.
    ///
    /// * `generator`: a generator or NULL
    ///
    /// Returns the same pointer.
    pub fn tp_generator_retain(generator: *mut tp_generator_t) -> *mut tp_generator_t;

    /// Drops a reference.
    ///
    /// * `generator`: a generator or NULL
    pub fn tp_generator_release(generator: *mut tp_generator_t);

    /// The seed.
    ///
    /// * `generator`: a generator
    ///
    /// Returns the seed; 0 (and an error) for a wrong handle.
    pub fn tp_generator_seed(generator: *const tp_generator_t) -> u64;

    /// How many blocks were drawn. Seed and offset are the whole state.
    ///
    /// * `generator`: a generator
    ///
    /// Returns the offset; 0 (and an error) for a wrong handle.
    pub fn tp_generator_offset(generator: *const tp_generator_t) -> u64;

    /// Goes to a place among the numbers of a seed: to the state that the
    /// getters gave before, or with offset 0 to the start of another seed.
    ///
    /// * `generator`: a generator that no other thread uses
    /// * `seed`: the seed
    /// * `offset`: the offset
    ///
    /// Returns status.
    pub fn tp_generator_set(generator: *mut tp_generator_t, seed: u64, offset: u64) -> tp_status_t;

    /// Numbers from `from` to below `to`, with as many random bits as the dtype
    /// has (24 for f32, 53 for f64); the ends are rounded to the dtype first.
    /// Equal ends give that number. Both parts of a complex number are drawn.
    ///
    /// * `a`: tensor of a floating or complex dtype; a complex one of rank 63
    ///   at most
    /// * `from`: a finite number
    /// * `to`: a finite number, not below from
    /// * `generator`: a generator
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] if the dtype does not hold the
    /// ends or their distance.
    pub fn tp_uniform_inplace(a: *mut tp_tensor_t, from: f64, to: f64, generator: *mut tp_generator_t) -> tp_status_t;

    /// Normally distributed numbers, computed in f32 (of f64 in f64). PyTorch's
    /// tensors of means and deviations are refused: draw with 0 and 1, then
    /// [`tp_addcmul`]. Either part of a complex number has the mean, and half
    /// of the variance.
    ///
    /// * `a`: tensor of a floating or complex dtype; a complex one of rank 63
    ///   at most
    /// * `mean`: the mean
    /// * `deviation`: the standard deviation, not below 0
    /// * `generator`: a generator
    ///
    /// Returns status.
    pub fn tp_normal_inplace(a: *mut tp_tensor_t, mean: f64, deviation: f64, generator: *mut tp_generator_t) -> tp_status_t;

    /// Integers from `low` to high - 1, all alike likely (to one part in 2^64 /
    /// (high - low)). PyTorch's `random_` without bounds is refused: name them.
    ///
    /// * `a`: tensor of any dtype but the complex ones that holds every integer
    ///   between
    /// * `low`: the lowest
    /// * `high`: above the highest
    /// * `generator`: a generator
    ///
    /// Returns status; [`TP_ERROR_RANGE`] for a dtype that is too small.
    pub fn tp_randint_inplace(a: *mut tp_tensor_t, low: i64, high: i64, generator: *mut tp_generator_t) -> tp_status_t;

    /// 1 with a probability, else 0. PyTorch's form with one number for all is
    /// [`tp_bernoulli_scalar_inplace`].
    ///
    /// * `p`: tensor of probabilities, of a floating dtype
    /// * `generator`: a generator
    /// * `out`: owned tensor of p's sizes and dtype
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] names the first that is not from 0
    /// to 1.
    pub fn tp_bernoulli(p: *const tp_tensor_t, generator: *mut tp_generator_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_bernoulli`] into a given tensor.
    ///
    /// * `p`: tensor of probabilities, of a floating dtype
    /// * `generator`: a generator
    /// * `out`: a tensor of p's sizes and any dtype that p's casts to
    ///
    /// Returns status.
    pub fn tp_bernoulli_out(p: *const tp_tensor_t, generator: *mut tp_generator_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// 1 with a probability, else 0, in a tensor of any dtype.
    ///
    /// * `a`: a tensor
    /// * `p`: tensor of probabilities, of a floating dtype, that broadcasts to
    ///   a
    /// * `generator`: a generator
    ///
    /// Returns status.
    pub fn tp_bernoulli_inplace(a: *mut tp_tensor_t, p: *const tp_tensor_t, generator: *mut tp_generator_t) -> tp_status_t;

    /// 1 with one probability, else 0, in a tensor of any dtype.
    ///
    /// * `a`: a tensor
    /// * `p`: a probability
    /// * `generator`: a generator
    ///
    /// Returns status.
    pub fn tp_bernoulli_scalar_inplace(a: *mut tp_tensor_t, p: f64, generator: *mut tp_generator_t) -> tp_status_t;

    /// Drops elements with a probability: multiplies them by 0, and the others
    /// by 1 / (1 - p).
    ///
    /// * `a`: tensor of a floating dtype
    /// * `p`: the probability that an element is dropped
    /// * `training`: 0: nothing is dropped, nothing drawn, and the result is a
    ///   itself
    /// * `generator`: a generator
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_dropout(a: *mut tp_tensor_t, p: f64, training: i32, generator: *mut tp_generator_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_dropout`] in the tensor itself.
    ///
    /// * `a`: tensor of a floating dtype
    /// * `p`: the probability that an element is dropped
    /// * `training`: 0: nothing is dropped, nothing drawn
    /// * `generator`: a generator
    ///
    /// Returns status.
    pub fn tp_dropout_inplace(a: *mut tp_tensor_t, p: f64, training: i32, generator: *mut tp_generator_t) -> tp_status_t;

    /// Makes a tensor of numbers from 0 to below 1, see [`tp_uniform_inplace`].
    ///
    /// * `sizes`: sizes
    /// * `rank`: their number
    /// * `dtype`: a floating or complex dtype
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `generator`: a generator
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_rand(sizes: *const i64, rank: usize, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, generator: *mut tp_generator_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a tensor of numbers of mean 0 and deviation 1, see
    /// [`tp_normal_inplace`].
    ///
    /// * `sizes`: sizes
    /// * `rank`: their number
    /// * `dtype`: a floating or complex dtype
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `generator`: a generator
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_randn(sizes: *const i64, rank: usize, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, generator: *mut tp_generator_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a tensor of integers, see [`tp_randint_inplace`].
    ///
    /// * `low`: the lowest
    /// * `high`: above the highest
    /// * `sizes`: sizes
    /// * `rank`: their number
    /// * `dtype`: any but the complex ones
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `generator`: a generator
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_randint(low: i64, high: i64, sizes: *const i64, rank: usize, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, generator: *mut tp_generator_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes the numbers 0 to n - 1 in random order.
    ///
    /// * `n`: how many
    /// * `dtype`: any but the complex ones that holds all of them
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `generator`: a generator
    /// * `out`: owned tensor of rank 1
    ///
    /// Returns status.
    pub fn tp_randperm(n: i64, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, generator: *mut tp_generator_t, out: *mut *mut tp_tensor_t) -> tp_status_t;
}

/// Stands for all dimensions where a function takes one.
pub const TP_DIM_ALL: i64 = -9223372036854775807;

unsafe extern "C" {
    /// Sum over dimensions. bool and integers give i64 (u64 stays u64); f16 and
    /// bf16 accumulate in f32 and round once; f32 adds up 4096 terms at a time
    /// and their sums in f64, which keeps the error of 1e7 terms below 1e-7 of
    /// the sum of their magnitudes. The sum of nothing is 0.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sum(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sum`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_sum_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sum`] of elements that are converted to a dtype first, which is the
    /// result's (PyTorch's `dtype`), without a converted copy. For integers
    /// they are converted to i64 (u64 for u64) and the sum wraps to the dtype.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Not bool.
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sum_as(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sum_as`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Not bool.
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_sum_as_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, dtype: tp_dtype_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// Mean over dimensions: the sum as [`tp_sum`] keeps it, divided before it
    /// is rounded. Where 4096 terms add up to more than f32 holds it is
    /// infinite, as PyTorch's. Refused for bool and integers. The mean of
    /// nothing is NaN.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_mean(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_mean`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_mean_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_mean`] of elements that are converted to a dtype first, which is
    /// the result's, without a converted copy: that of integers too.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Floating or complex.
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_mean_as(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_mean_as`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Floating or complex.
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_mean_as_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, dtype: tp_dtype_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// Product over dimensions. bool and integers give i64 (u64 stays u64) and
    /// wrap; f16, bf16 and f8 multiply in f32, f32 in f64, and the product is
    /// rounded once: of n terms of f32 it is within 2^-24 + n * 2^-53 of the
    /// exact one, relatively, where no product of some of them leaves the range
    /// of f64. Complex numbers multiply part by part, so that an infinity may
    /// give NaN. The product of nothing is 1.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_prod(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_prod`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_prod_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_prod`] of elements that are converted to a dtype first, which is
    /// the result's, without a converted copy; integers as for [`tp_sum_as`].
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Not bool.
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_prod_as(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_prod_as`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Not bool.
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_prod_as_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, dtype: tp_dtype_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// Largest element over dimensions (PyTorch's `amax`; its `max` of a
    /// dimension is [`tp_max_dim`], of two tensors [`tp_maximum`]); NaN if
    /// there is one. +0 is above -0. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] where a reduced dimension is empty.
    pub fn tp_max(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_max`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_max_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// Smallest element over dimensions (PyTorch's `amin`; its `min` of a
    /// dimension is [`tp_min_dim`], of two tensors [`tp_minimum`]); NaN if
    /// there is one. -0 is below +0. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] where a reduced dimension is empty.
    pub fn tp_min(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_min`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_min_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// Whether any element over dimensions is not 0. The result is bool, but u8
    /// (0 or 1) of u8. NaN is not 0. Of nothing it is false.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_any(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_any`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_any_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// Whether all elements over dimensions are not 0. The result is bool, but
    /// u8 (0 or 1) of u8. NaN is not 0. Of nothing it is true.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_all(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_all`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_all_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// Variance over dimensions: the sum of the squared distances from the
    /// mean, divided by the number of terms less a correction. Computed in f64
    /// and rounded once; the mean comes first, so that nothing cancels. Of
    /// complex numbers it is real. Refused for bool and integers. NaN of
    /// nothing and, with a correction of 1, of one element; where the
    /// correction is above the number of terms, what is divided by is 0.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `correction`: taken from the number of terms before it divides: 1 for
    ///   that of a sample (PyTorch's `unbiased`), 0 for that of all there is
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_var(a: *const tp_tensor_t, dims: *const i64, n: usize, correction: f64, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_var`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `correction`: taken from the number of terms before it divides: 1 for
    ///   that of a sample (PyTorch's `unbiased`), 0 for that of all there is
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_var_out(a: *const tp_tensor_t, dims: *const i64, n: usize, correction: f64, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// Standard deviation over dimensions: the square root of [`tp_var`], taken
    /// before it is rounded.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `correction`: taken from the number of terms before it divides: 1 for
    ///   that of a sample (PyTorch's `unbiased`), 0 for that of all there is
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_std(a: *const tp_tensor_t, dims: *const i64, n: usize, correction: f64, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_std`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `correction`: taken from the number of terms before it divides: 1 for
    ///   that of a sample (PyTorch's `unbiased`), 0 for that of all there is
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_std_out(a: *const tp_tensor_t, dims: *const i64, n: usize, correction: f64, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// Norm of all elements over dimensions, as of a vector: the number of
    /// those that are not 0 for p = 0, the largest magnitude for infinity, the
    /// smallest for -infinity, else the sum of magnitudes^p to the power 1/p.
    /// Computed in f64, where powers of f64 may overflow or vanish, and rounded
    /// once. Of complex numbers it is real. Refused for bool and integers. The
    /// norm of nothing is 0. PyTorch's `dtype` is refused: [`tp_to`] converts;
    /// so is its "nuc", the norm of matrices by their singular values.
    ///
    /// * `a`: a tensor
    /// * `p`: the order; 2 is the Euclidean norm (PyTorch's "fro")
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] where a reduced dimension is empty
    /// and p is infinite or below 0.
    pub fn tp_norm(a: *const tp_tensor_t, p: f64, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_norm`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `p`: the order; 2 is the Euclidean norm (PyTorch's "fro")
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_norm_out(a: *const tp_tensor_t, p: f64, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// Logarithm of the sum of exponentials over dimensions. The largest
    /// element is taken from all first, so that none overflows. Integers and
    /// bool give f32. Refused for complex. -infinity of nothing and where all
    /// elements are.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_logsumexp(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_logsumexp`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_logsumexp_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// How many elements over dimensions are not 0, as i64. NaN is not 0.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_count_nonzero(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_count_nonzero`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `n`: their number
    /// * `keepdim`: non-zero keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// Returns status.
    pub fn tp_count_nonzero_out(a: *const tp_tensor_t, dims: *const i64, n: usize, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// First index of the largest element along a dimension, as i64. The first
    /// NaN wins. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`] for the index into the flattened
    ///   tensor
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] where there is no element to choose.
    pub fn tp_argmax(a: *const tp_tensor_t, dim: i64, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_argmax`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`]
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `out`: an i64 tensor of the result's sizes, apart from a
    ///
    /// Returns status.
    pub fn tp_argmax_out(a: *const tp_tensor_t, dim: i64, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// First index of the smallest element along a dimension, as i64. The first
    /// NaN wins. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`] for the index into the flattened
    ///   tensor
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] where there is no element to choose.
    pub fn tp_argmin(a: *const tp_tensor_t, dim: i64, keepdim: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_argmin`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`]
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `out`: an i64 tensor of the result's sizes, apart from a
    ///
    /// Returns status.
    pub fn tp_argmin_out(a: *const tp_tensor_t, dim: i64, keepdim: i32, out: *mut tp_tensor_t) -> tp_status_t;

    /// The largest element along a dimension and its first index. The first NaN
    /// wins. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`] for the index into the flattened
    ///   tensor
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `values`: owned tensor
    /// * `indices`: owned tensor, i64
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] where there is no element to choose.
    pub fn tp_max_dim(a: *const tp_tensor_t, dim: i64, keepdim: i32, values: *mut *mut tp_tensor_t, indices: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_max_dim`] into given tensors, apart from a and from each other.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`]
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `values`: a tensor of the result's sizes whose dtype the result casts
    ///   to
    /// * `indices`: an i64 tensor of the result's sizes
    ///
    /// Returns status.
    pub fn tp_max_dim_out(a: *const tp_tensor_t, dim: i64, keepdim: i32, values: *mut tp_tensor_t, indices: *mut tp_tensor_t) -> tp_status_t;

    /// The smallest element along a dimension and its first index. The first
    /// NaN wins. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`] for the index into the flattened
    ///   tensor
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `values`: owned tensor
    /// * `indices`: owned tensor, i64
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] where there is no element to choose.
    pub fn tp_min_dim(a: *const tp_tensor_t, dim: i64, keepdim: i32, values: *mut *mut tp_tensor_t, indices: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_min_dim`] into given tensors, apart from a and from each other.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`]
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `values`: a tensor of the result's sizes whose dtype the result casts
    ///   to
    /// * `indices`: an i64 tensor of the result's sizes
    ///
    /// Returns status.
    pub fn tp_min_dim_out(a: *const tp_tensor_t, dim: i64, keepdim: i32, values: *mut tp_tensor_t, indices: *mut tp_tensor_t) -> tp_status_t;

    /// The smallest element along a dimension and the largest; NaN if there is
    /// one. Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`]
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `min`: owned tensor
    /// * `max`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] where there is no element to choose.
    pub fn tp_aminmax(a: *const tp_tensor_t, dim: i64, keepdim: i32, min: *mut *mut tp_tensor_t, max: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_aminmax`] into given tensors, apart from a and from each other.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension, or [`TP_DIM_ALL`]
    /// * `keepdim`: non-zero keeps the reduced dimension with size 1
    /// * `min`: a tensor of the result's sizes whose dtype the result casts to
    /// * `max`: a tensor of the result's sizes whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_aminmax_out(a: *const tp_tensor_t, dim: i64, keepdim: i32, min: *mut tp_tensor_t, max: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// -1, 0 or 1 as a is below, at or above 0; 0 for NaN. Refused for complex,
    /// where PyTorch's `sgn` is a / abs(a).
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sign(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sign`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_sign_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sign`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_sign_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// The largest whole number that is not above a. Integers stay as they are.
    /// Refused for bool and complex.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_floor(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_floor`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_floor_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_floor`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_floor_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// The smallest whole number that is not below a. Integers stay as they
    /// are. Refused for bool and complex.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_ceil(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ceil`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_ceil_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_ceil`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_ceil_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// The whole number nearest to a, the even one of two. Integers stay as
    /// they are. Refused for bool and complex. PyTorch's `decimals` is refused:
    /// multiply by that power of 10, round, and divide by it (for decimals
    /// below 0 the other way round), which is what PyTorch does.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_round(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_round`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_round_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_round`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_round_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// a without its fraction. Integers stay as they are. Refused for bool and
    /// complex.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_trunc(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_trunc`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_trunc_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_trunc`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_trunc_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// a - trunc(a), with the sign of a or 0; NaN for an infinity. For floating
    /// dtypes.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_frac(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_frac`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_frac_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_frac`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_frac_inplace(a: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Cumulative sum along a dimension. Floats accumulate in f64, every result
    /// is rounded once; integers wrap.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `dtype`: what elements are converted to first, and that of the
    ///   results; 0 for that of the elements, which is i64 for bool and
    ///   integers (but u64 for u64). Not bool
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_cumsum(a: *const tp_tensor_t, dim: i64, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cumsum`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `dtype`: what elements are converted to first, and that of the
    ///   results; 0 for that of the elements, which is i64 for bool and
    ///   integers (but u64 for u64). Not bool
    /// * `out`: a tensor of the same sizes whose dtype the result casts to; a
    ///   itself, or apart from it
    ///
    /// Returns status.
    pub fn tp_cumsum_out(a: *const tp_tensor_t, dim: i64, dtype: tp_dtype_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cumsum`] in place. Integers wrap to their own dtype. PyTorch's
    /// `dtype` is refused here: the tensor has one.
    ///
    /// * `a`: a tensor, not of bool
    /// * `dim`: a dimension
    ///
    /// Returns status.
    pub fn tp_cumsum_inplace(a: *mut tp_tensor_t, dim: i64) -> tp_status_t;

    /// Cumulative product along a dimension. Floats accumulate in f64, every
    /// result is rounded once; integers wrap.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `dtype`: what elements are converted to first, and that of the
    ///   results; 0 for that of the elements, which is i64 for bool and
    ///   integers (but u64 for u64). Not bool
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_cumprod(a: *const tp_tensor_t, dim: i64, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cumprod`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `dtype`: what elements are converted to first, and that of the
    ///   results; 0 for that of the elements, which is i64 for bool and
    ///   integers (but u64 for u64). Not bool
    /// * `out`: a tensor of the same sizes whose dtype the result casts to; a
    ///   itself, or apart from it
    ///
    /// Returns status.
    pub fn tp_cumprod_out(a: *const tp_tensor_t, dim: i64, dtype: tp_dtype_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cumprod`] in place. Integers wrap to their own dtype.
    ///
    /// * `a`: a tensor, not of bool
    /// * `dim`: a dimension
    ///
    /// Returns status.
    pub fn tp_cumprod_inplace(a: *mut tp_tensor_t, dim: i64) -> tp_status_t;

    /// Largest element so far along a dimension and its last index. Every NaN
    /// takes the place of what was before it, and stays until the next one.
    /// Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `values`: owned tensor
    /// * `indices`: owned tensor, i64
    ///
    /// Returns status.
    pub fn tp_cummax(a: *const tp_tensor_t, dim: i64, values: *mut *mut tp_tensor_t, indices: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cummax`] into given tensors, apart from each other.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `values`: a tensor of the same sizes whose dtype the result casts to;
    ///   a itself, or apart from it
    /// * `indices`: an i64 tensor of the same sizes, apart from a
    ///
    /// Returns status.
    pub fn tp_cummax_out(a: *const tp_tensor_t, dim: i64, values: *mut tp_tensor_t, indices: *mut tp_tensor_t) -> tp_status_t;

    /// Smallest element so far along a dimension and its last index. Every NaN
    /// takes the place of what was before it, and stays until the next one.
    /// Refused for complex.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `values`: owned tensor
    /// * `indices`: owned tensor, i64
    ///
    /// Returns status.
    pub fn tp_cummin(a: *const tp_tensor_t, dim: i64, values: *mut *mut tp_tensor_t, indices: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cummin`] into given tensors, apart from each other.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `values`: a tensor of the same sizes whose dtype the result casts to;
    ///   a itself, or apart from it
    /// * `indices`: an i64 tensor of the same sizes, apart from a
    ///
    /// Returns status.
    pub fn tp_cummin_out(a: *const tp_tensor_t, dim: i64, values: *mut tp_tensor_t, indices: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// A copy of a tensor with elements of another one written to it.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: tensor of a's rank, not larger than src in any dimension, nor
    ///   than a in the others; without elements, of any shape
    /// * `src`: tensor of a's dtype
    /// * `out`: owned tensor of a's sizes
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names the index.
    pub fn tp_scatter(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, src: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_scatter`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `src`: tensor of a's dtype
    /// * `out`: a tensor of a's sizes and dtype
    ///
    /// Returns status.
    pub fn tp_scatter_out(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, src: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_scatter`] to the tensor itself.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `src`: tensor of a's dtype
    ///
    /// Returns status.
    pub fn tp_scatter_inplace(a: *mut tp_tensor_t, dim: i64, index: *const tp_tensor_t, src: *const tp_tensor_t) -> tp_status_t;

    /// A copy of a tensor with one value written to many places.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `value`: converted as [`tp_tensor_set`] does
    /// * `out`: owned tensor of a's sizes
    ///
    /// Returns status.
    pub fn tp_scatter_scalar(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, value: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_scatter_scalar`] to the tensor itself.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `value`: converted as [`tp_tensor_set`] does
    ///
    /// Returns status.
    pub fn tp_scatter_scalar_inplace(a: *mut tp_tensor_t, dim: i64, index: *const tp_tensor_t, value: *const tp_scalar_t) -> tp_status_t;

    /// A copy of a tensor with elements of another one added to it.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `src`: tensor of a's dtype
    /// * `out`: owned tensor of a's sizes
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names the index.
    pub fn tp_scatter_add(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, src: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_scatter_add`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `src`: tensor of a's dtype
    /// * `out`: a tensor of a's sizes and dtype
    ///
    /// Returns status.
    pub fn tp_scatter_add_out(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, src: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_scatter_add`] to the tensor itself.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `src`: tensor of a's dtype
    ///
    /// Returns status.
    pub fn tp_scatter_add_inplace(a: *mut tp_tensor_t, dim: i64, index: *const tp_tensor_t, src: *const tp_tensor_t) -> tp_status_t;

    /// A copy of a tensor with one value added to it in many places.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `value`: converted as [`tp_tensor_set`] does
    /// * `out`: owned tensor of a's sizes
    ///
    /// Returns status.
    pub fn tp_scatter_add_scalar(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, value: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_scatter_add_scalar`] to the tensor itself.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `value`: converted as [`tp_tensor_set`] does
    ///
    /// Returns status.
    pub fn tp_scatter_add_scalar_inplace(a: *mut tp_tensor_t, dim: i64, index: *const tp_tensor_t, value: *const tp_scalar_t) -> tp_status_t;

    /// A copy of a tensor with elements of another one multiplied into it.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `src`: tensor of a's dtype
    /// * `out`: owned tensor of a's sizes
    ///
    /// Returns status; [`TP_ERROR_RANGE`] names the index.
    pub fn tp_scatter_mul(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, src: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_scatter_mul`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `src`: tensor of a's dtype
    /// * `out`: a tensor of a's sizes and dtype
    ///
    /// Returns status.
    pub fn tp_scatter_mul_out(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, src: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_scatter_mul`] to the tensor itself.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `src`: tensor of a's dtype
    ///
    /// Returns status.
    pub fn tp_scatter_mul_inplace(a: *mut tp_tensor_t, dim: i64, index: *const tp_tensor_t, src: *const tp_tensor_t) -> tp_status_t;

    /// A copy of a tensor with one value multiplied into it in many places.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `value`: converted as [`tp_tensor_set`] does
    /// * `out`: owned tensor of a's sizes
    ///
    /// Returns status.
    pub fn tp_scatter_mul_scalar(a: *const tp_tensor_t, dim: i64, index: *const tp_tensor_t, value: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_scatter_mul_scalar`] to the tensor itself.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`tp_scatter`]
    /// * `value`: converted as [`tp_tensor_set`] does
    ///
    /// Returns status.
    pub fn tp_scatter_mul_scalar_inplace(a: *mut tp_tensor_t, dim: i64, index: *const tp_tensor_t, value: *const tp_scalar_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Bits of a moved up by b places. For integers. A count that is negative,
    /// or not below the width of the result's dtype, moves every bit out: 0. A
    /// tensor b of rank 0 that does not widen the result is converted to its
    /// dtype first.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_left_shift(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_left_shift`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_left_shift_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_left_shift`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_left_shift_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_left_shift`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_left_shift_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_left_shift_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_left_shift_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_left_shift_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_left_shift_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;

    /// Bits of a moved down by b places, the sign repeated. For integers. A
    /// count that is negative, or not below the width of the result's dtype,
    /// moves every bit out: 0, or -1 for a negative number. A tensor b of rank
    /// 0 that does not widen the result is converted to its dtype first.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_right_shift(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_right_shift`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// Returns status.
    pub fn tp_right_shift_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_right_shift`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    ///
    /// Returns status.
    pub fn tp_right_shift_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_right_shift`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_right_shift_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_right_shift_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_right_shift_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_right_shift_scalar`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    /// * `b`: a number
    ///
    /// Returns status.
    pub fn tp_right_shift_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Exponentials along a dimension, divided by their sum. The largest
    /// element is taken from all first, so that none overflows. All results are
    /// NaN where an element is NaN or +infinity, or all are -infinity. Refused
    /// for complex, and for bool and integers without a dtype.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `dtype`: the dtype that elements are converted to first, and that of
    ///   the results; 0 for that of the elements
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_softmax(a: *const tp_tensor_t, dim: i64, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_softmax`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `dtype`: the dtype that elements are converted to first, and that of
    ///   the results; 0 for that of the elements
    /// * `out`: a tensor of the same sizes whose dtype the result casts to; a
    ///   itself, or apart from it
    ///
    /// Returns status.
    pub fn tp_softmax_out(a: *const tp_tensor_t, dim: i64, dtype: tp_dtype_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// Logarithm of [`tp_softmax`], without its loss of small results.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `dtype`: the dtype that elements are converted to first, and that of
    ///   the results; 0 for that of the elements
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_log_softmax(a: *const tp_tensor_t, dim: i64, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_log_softmax`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `dim`: a dimension
    /// * `dtype`: the dtype that elements are converted to first, and that of
    ///   the results; 0 for that of the elements
    /// * `out`: a tensor of the same sizes whose dtype the result casts to; a
    ///   itself, or apart from it
    ///
    /// Returns status.
    pub fn tp_log_softmax_out(a: *const tp_tensor_t, dim: i64, dtype: tp_dtype_t, out: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Error function of a: 2/sqrt(pi) times the integral of e^-t^2 from 0 to
    /// a. Error: f32 1, f64 2. The sign of a zero stays; infinities give 1 and
    /// -1.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_erf(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_erf`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_erf_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_erf`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_erf_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// 1 - erf(a), without the loss for large a. Error: 2, also where the
    /// result is subnormal. Infinities give 0 and 2.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_erfc(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_erfc`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_erfc_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_erfc`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_erfc_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Logarithm of the magnitude of the gamma function of a. Error: 2; of f64,
    /// where the result is below 1 in magnitude, which is near its zeros,
    /// 2^-52. Zeros, negative whole numbers and infinities give infinity.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_lgamma(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lgamma`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_lgamma_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lgamma`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_lgamma_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// The slope of [`tp_lgamma`] at a. Error: 2; of f64, where the result is
    /// below 1 in magnitude, which is near its zeros, 2^-51. 0 gives the
    /// infinity of the other sign; negative whole numbers and -infinity give
    /// NaN.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_digamma(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_digamma`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_digamma_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_digamma`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_digamma_inplace(a: *mut tp_tensor_t) -> tp_status_t;
}

unsafe extern "C" {
    /// a, but no less than min and no more than max, which broadcast with it.
    /// Where min is above max, max; where any of the three is NaN, NaN. Refused
    /// for bool and complex.
    ///
    /// * `a`: a tensor
    /// * `min`: a tensor; NULL for no lower bound
    /// * `max`: a tensor; NULL for no upper bound
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] if there is neither bound.
    pub fn tp_clamp(a: *const tp_tensor_t, min: *const tp_tensor_t, max: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_clamp`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `min`: a tensor; NULL for no lower bound
    /// * `max`: a tensor; NULL for no upper bound
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// Returns status.
    pub fn tp_clamp_out(a: *const tp_tensor_t, min: *const tp_tensor_t, max: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_clamp`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `min`: a tensor; NULL for no lower bound
    /// * `max`: a tensor; NULL for no upper bound
    ///
    /// Returns status.
    pub fn tp_clamp_inplace(a: *mut tp_tensor_t, min: *const tp_tensor_t, max: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_clamp`] with numbers, which do not widen a tensor of their
    /// category. An integer that the result's dtype does not hold is no bound
    /// where it leaves all numbers of the dtype alone.
    ///
    /// * `a`: a tensor
    /// * `min`: a number; NULL for no lower bound
    /// * `max`: a number; NULL for no upper bound
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] if there is neither bound, or if
    /// the dtype holds no number on the right side of one.
    pub fn tp_clamp_scalar(a: *const tp_tensor_t, min: *const tp_scalar_t, max: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_clamp_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `min`: a number; NULL for no lower bound
    /// * `max`: a number; NULL for no upper bound
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// Returns status.
    pub fn tp_clamp_scalar_out(a: *const tp_tensor_t, min: *const tp_scalar_t, max: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_clamp_scalar`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `min`: a number; NULL for no lower bound
    /// * `max`: a number; NULL for no upper bound
    ///
    /// Returns status.
    pub fn tp_clamp_scalar_inplace(a: *mut tp_tensor_t, min: *const tp_scalar_t, max: *const tp_scalar_t) -> tp_status_t;

    /// The number between a and b that weight says: a where weight is 0, b
    /// where it is 1. Computed from the nearer end, as a + weight (b - a) for a
    /// weight of magnitude below 1/2, else as b - (1 - weight) (b - a), each
    /// step rounded. For floating and complex dtypes.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `weight`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_lerp(a: *const tp_tensor_t, b: *const tp_tensor_t, weight: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lerp`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `weight`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// Returns status.
    pub fn tp_lerp_out(a: *const tp_tensor_t, b: *const tp_tensor_t, weight: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lerp`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    /// * `weight`: a tensor
    ///
    /// Returns status.
    pub fn tp_lerp_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t, weight: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_lerp`] with a number for the weight, which does not widen the
    /// tensors.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `weight`: a number without imaginary part, unless the tensors are
    ///   complex
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_lerp_scalar(a: *const tp_tensor_t, b: *const tp_tensor_t, weight: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lerp_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `weight`: a number without imaginary part, unless the tensors are
    ///   complex
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// Returns status.
    pub fn tp_lerp_scalar_out(a: *const tp_tensor_t, b: *const tp_tensor_t, weight: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_lerp_scalar`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    /// * `weight`: a number without imaginary part, unless the tensors are
    ///   complex
    ///
    /// Returns status.
    pub fn tp_lerp_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t, weight: *const tp_scalar_t) -> tp_status_t;

    /// a + value b c, the product from the left, each step rounded. Integers
    /// wrap. Refused for bool.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors: an integer for
    ///   integers; NULL for 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_addcmul(a: *const tp_tensor_t, b: *const tp_tensor_t, c: *const tp_tensor_t, value: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_addcmul`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors: an integer for
    ///   integers; NULL for 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// Returns status.
    pub fn tp_addcmul_out(a: *const tp_tensor_t, b: *const tp_tensor_t, c: *const tp_tensor_t, value: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_addcmul`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors: an integer for
    ///   integers; NULL for 1
    ///
    /// Returns status.
    pub fn tp_addcmul_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t, c: *const tp_tensor_t, value: *const tp_scalar_t) -> tp_status_t;

    /// a + value b / c, from the left, each step rounded. For floating and
    /// complex dtypes. Refused where b and c are integers, even if a is not:
    /// convert one of them to say which quotient is meant.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors; NULL for 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_addcdiv(a: *const tp_tensor_t, b: *const tp_tensor_t, c: *const tp_tensor_t, value: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_addcdiv`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors; NULL for 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// Returns status.
    pub fn tp_addcdiv_out(a: *const tp_tensor_t, b: *const tp_tensor_t, c: *const tp_tensor_t, value: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_addcdiv`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors; NULL for 1
    ///
    /// Returns status.
    pub fn tp_addcdiv_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t, c: *const tp_tensor_t, value: *const tp_scalar_t) -> tp_status_t;

    /// a, but value where mask is true. The mask broadcasts with a; the result
    /// has a's dtype.
    ///
    /// * `a`: a tensor
    /// * `mask`: a bool tensor
    /// * `value`: a tensor of rank 0, converted to a's dtype; no complex one
    ///   for a real a
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`] for a value with dimensions.
    pub fn tp_masked_fill(a: *const tp_tensor_t, mask: *const tp_tensor_t, value: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_masked_fill`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `mask`: a bool tensor
    /// * `value`: a tensor of rank 0, converted to a's dtype; no complex one
    ///   for a real a
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// Returns status.
    pub fn tp_masked_fill_out(a: *const tp_tensor_t, mask: *const tp_tensor_t, value: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_masked_fill`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `mask`: a bool tensor
    /// * `value`: a tensor of rank 0, converted to a's dtype; no complex one
    ///   for a real a
    ///
    /// Returns status.
    pub fn tp_masked_fill_inplace(a: *mut tp_tensor_t, mask: *const tp_tensor_t, value: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_masked_fill`] with a number, converted as [`tp_fill_inplace`] does.
    ///
    /// * `a`: a tensor
    /// * `mask`: a bool tensor
    /// * `value`: a number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_masked_fill_scalar(a: *const tp_tensor_t, mask: *const tp_tensor_t, value: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_masked_fill_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `mask`: a bool tensor
    /// * `value`: a number
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// Returns status.
    pub fn tp_masked_fill_scalar_out(a: *const tp_tensor_t, mask: *const tp_tensor_t, value: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_masked_fill_scalar`] into a.
    ///
    /// * `a`: a tensor of the result's sizes whose dtype the result casts to
    /// * `mask`: a bool tensor
    /// * `value`: a number
    ///
    /// Returns status.
    pub fn tp_masked_fill_scalar_inplace(a: *mut tp_tensor_t, mask: *const tp_tensor_t, value: *const tp_scalar_t) -> tp_status_t;
}

unsafe extern "C" {
    /// Sine of a, in radians. Error: f32 1, f64 2. Angles of any size are
    /// reduced exactly. The sign of a zero stays; an infinity gives NaN.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_sin(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sin`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_sin_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_sin`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_sin_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Cosine of a, in radians. Error: f32 1, f64 2. Angles of any size are
    /// reduced exactly. An infinity gives NaN.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_cos(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cos`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_cos_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_cos`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_cos_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Tangent of a, in radians. Error: 2. Angles of any size are reduced
    /// exactly. The sign of a zero stays; an infinity gives NaN.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_tan(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tan`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_tan_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_tan`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_tan_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Arc sine of a, from -pi/2 to pi/2. Error: 2. The sign of a zero stays; a
    /// real number outside \[-1, 1\] gives NaN.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_asin(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_asin`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_asin_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_asin`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_asin_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Arc cosine of a, from 0 to pi. Error: 2. acos(1) is +0; a real number
    /// outside \[-1, 1\] gives NaN.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_acos(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_acos`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_acos_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_acos`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_acos_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Arc tangent of a, from -pi/2 to pi/2, which infinities give. Error: 2.
    /// The sign of a zero stays.
    ///
    /// * `a`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_atan(a: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_atan`] into a given tensor.
    ///
    /// * `a`: a tensor
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_atan_out(a: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_atan`] into a.
    ///
    /// * `a`: a tensor whose dtype the result casts to
    ///
    /// Returns status.
    pub fn tp_atan_inplace(a: *mut tp_tensor_t) -> tp_status_t;

    /// Angle of the point (b, a), from -pi to pi: that of a / b in the quadrant
    /// that the signs of both say, also of zeros and infinities: a zero over a
    /// negative number or -0 is pi with a's sign, two infinities are pi/4 or 3
    /// pi/4. Error: 2. Refused for complex.
    ///
    /// * `a`: a tensor: ordinates
    /// * `b`: a tensor of a broadcastable size: abscissas
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_atan2(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_atan2`] into a given tensor.
    ///
    /// * `a`: a tensor: ordinates
    /// * `b`: a tensor: abscissas
    /// * `out`: a tensor of the broadcast sizes whose dtype the result casts
    ///   to; may be an operand itself
    ///
    /// Returns status.
    pub fn tp_atan2_out(a: *const tp_tensor_t, b: *const tp_tensor_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_atan2`] into a.
    ///
    /// * `a`: a tensor: ordinates, of the broadcast sizes and of a dtype that
    ///   the result casts to
    /// * `b`: a tensor: abscissas
    ///
    /// Returns status.
    pub fn tp_atan2_inplace(a: *mut tp_tensor_t, b: *const tp_tensor_t) -> tp_status_t;

    /// [`tp_atan2`] with a number.
    ///
    /// * `a`: a tensor: ordinates
    /// * `b`: a number: the abscissa
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_atan2_scalar(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_atan2_scalar`] into a given tensor.
    ///
    /// * `a`: a tensor: ordinates
    /// * `b`: a number: the abscissa
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// Returns status.
    pub fn tp_atan2_scalar_out(a: *const tp_tensor_t, b: *const tp_scalar_t, out: *mut tp_tensor_t) -> tp_status_t;

    /// [`tp_atan2_scalar`] into a.
    ///
    /// * `a`: a tensor: ordinates, of a dtype that the result casts to
    /// * `b`: a number: the abscissa
    ///
    /// Returns status.
    pub fn tp_atan2_scalar_inplace(a: *mut tp_tensor_t, b: *const tp_scalar_t) -> tp_status_t;
}

/// What a message is about.
pub type tp_log_level_t = i32;

/// The most that work on one call.
pub const TP_MAX_THREADS: u32 = 256;

/// What failed where no call can tell it.
pub const TP_LOG_ERROR: tp_log_level_t = 1;

/// What was done besides: a dump was written.
pub const TP_LOG_INFO: tp_log_level_t = 2;

/// A line for each kernel that has run: operator, compute dtype and path, then
/// the layouts of results and inputs, as in "add/f32/linear: result f32
/// shape=(2, 3), strides=(3, 1), offset=0, contiguous=1; input 0 f32 ...".
pub const TP_LOG_LAYOUT: tp_log_level_t = 3;

/// Does a part of a call's work that no thread does yet; returns when there is
/// none. Never fails and never calls back.
///
/// * `context`: what came with it
pub type tp_task_fn = Option<unsafe extern "C" fn(context: *mut c_void)>;

/// Runs task(context) on threads of the host, on up to `count` at once, and
/// returns when all of them have returned from it. Running it fewer times takes
/// longer and running it more often is of no use, but both give the same
/// results. Called on the thread of a call of the library, inside it, with no
/// lock held; several threads may be in it, and it must not unwind.
///
/// * `user_data`: as given to [`tp_set_parallel_for`]
/// * `count`: at most [`tp_get_num_threads`], at least 2
/// * `task`: to be run
/// * `context`: passed to it
pub type tp_parallel_for_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, count: i32, task: tp_task_fn, context: *mut c_void) -> tp_status_t>;

/// Receives a message. Runs on the thread that it is about, inside its call,
/// with no lock of the library held; several threads may be in it. It may call
/// the library, whose kernels it runs are not logged, and must not unwind.
///
/// * `user_data`: as given to [`tp_set_log`]
/// * `level`: what it is about
/// * `message`: one line without an end of line, borrowed for the call
pub type tp_log_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, level: tp_log_level_t, message: *const c_char)>;

unsafe extern "C" {
    /// Sets how many threads may work on one call, the calling one included,
    /// for calls that begin from now on.
    ///
    /// * `count`: from 1 (the calling thread alone) to [`TP_MAX_THREADS`]; 0 is
    ///   the default: the processors that the affinity and the control groups
    ///   of the process allow now
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for another number.
    pub fn tp_set_num_threads(count: i32) -> tp_status_t;

    /// How many threads may work on one call.
    ///
    /// Returns a number from 1 to [`TP_MAX_THREADS`].
    pub fn tp_get_num_threads() -> i32;

    /// Lets threads of the host do what the library's workers do otherwise; the
    /// function before is destroyed when no thread runs it any more.
    ///
    /// * `run`: the function, or NULL for the library's workers
    /// * `user_data`: passed to it
    /// * `destroy`: called with user_data when it is replaced, or NULL
    ///
    /// Returns status; [`TP_ERROR_OUT_OF_MEMORY`]: then nothing changed, and
    /// user_data is still the caller's.
    pub fn tp_set_parallel_for(run: tp_parallel_for_fn, user_data: *mut c_void, destroy: tp_destroy_fn) -> tp_status_t;

    /// Sets from how many bytes of result and operands together results are
    /// written past the caches, for kernels that begin from now on. Where
    /// nothing but a number is read it takes twice as many; in place it is
    /// never done.
    ///
    /// * `nbytes`: INT64_MAX is never; 0 is the default: twice the processor's
    ///   second-level cache, and on AMD, if that is more, the lesser of 16 MiB
    ///   and half of its third
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a negative number.
    pub fn tp_set_streaming_limit(nbytes: i64) -> tp_status_t;

    /// From how many bytes on results are written past the caches.
    ///
    /// Returns the number; INT64_MAX where the processor cannot.
    pub fn tp_get_streaming_limit() -> i64;

    /// Name of a level: "error", "info", "layout".
    ///
    /// * `level`: a level
    ///
    /// Returns static text; NULL (and an error) if unknown.
    pub fn tp_log_level_name(level: tp_log_level_t) -> *const c_char;

    /// Finds a level by its name.
    ///
    /// * `name`: the name
    /// * `out`: the level
    ///
    /// Returns status.
    pub fn tp_log_level_parse(name: *const c_char, out: *mut tp_log_level_t) -> tp_status_t;

    /// Sets the log of the process; the one before is destroyed when no thread
    /// runs it any more.
    ///
    /// * `log`: the callback, or NULL for none
    /// * `user_data`: passed to it
    /// * `destroy`: called with user_data when it is replaced, or NULL
    /// * `level`: the highest level to pass on; ignored without a callback
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`], [`TP_ERROR_OUT_OF_MEMORY`]: then
    /// the log is as it was, and user_data still the caller's.
    pub fn tp_set_log(log: tp_log_fn, user_data: *mut c_void, destroy: tp_destroy_fn, level: tp_log_level_t) -> tp_status_t;

    /// Watches every kernel until one has a NaN or an infinity in its result
    /// that none of its inputs has. That one's operator, the layouts and
    /// elements of its inputs and of its result are written to a file, in the
    /// form of [`tp_tensor_format`], and the watch ends; to watch on, call this
    /// again. The file replaces one of that name, and is there whole or not at
    /// all. Inputs that are overwritten in place are copied first, and results
    /// looked through, so operators are slower meanwhile. None of them fails
    /// because of it: what goes wrong is told to the log ([`TP_LOG_ERROR`]).
    ///
    /// * `path`: name of the file; NULL ends the watch
    ///
    /// Returns status; [`TP_ERROR_OUT_OF_MEMORY`]: then nothing changed.
    pub fn tp_set_anomaly_dump(path: *const c_char) -> tp_status_t;
}

/// The size may change.
pub const TP_STORAGE_RESIZABLE: u32 = 1;

/// The bytes may not be written.
pub const TP_STORAGE_READ_ONLY: u32 = 2;

/// The bytes are a mapped file.
pub const TP_STORAGE_MAPPED: u32 = 4;

/// Page-locked; no part of this build.
pub const TP_STORAGE_PINNED: u32 = 8;

/// The bytes are seen by several processes.
pub const TP_STORAGE_SHARED: u32 = 16;

/// Made in inference mode: no counter.
pub const TP_STORAGE_INFERENCE: u32 = 32;

/// Memory of the host, not of an allocator.
pub const TP_STORAGE_FOREIGN: u32 = 64;

/// Shared bytes.
#[repr(C)]
pub struct tp_storage_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Keeps no bytes.
#[repr(C)]
pub struct tp_weak_storage_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

unsafe extern "C" {
    /// Makes a storage of uninitialised bytes from the device's allocator.
    ///
    /// * `nbytes`: size, may be 0
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `out`: owned storage, resizable
    ///
    /// Returns status; [`TP_ERROR_OUT_OF_MEMORY`], [`TP_ERROR_NOT_BUILT`].
    pub fn tp_storage_new(nbytes: usize, device_type: tp_device_type_t, device_index: i32, out: *mut *mut tp_storage_t) -> tp_status_t;

    /// Makes a storage of uninitialised bytes from an allocator.
    ///
    /// * `nbytes`: size, may be 0
    /// * `allocator`: an allocator; the storage keeps it
    /// * `out`: owned storage, resizable
    ///
    /// Returns status.
    pub fn tp_storage_new_from_allocator(nbytes: usize, allocator: *mut tp_allocator_t, out: *mut *mut tp_storage_t) -> tp_status_t;

    /// Wraps memory of the host without a copy. The storage cannot be resized.
    ///
    /// * `data`: first byte; NULL only for 0 bytes
    /// * `nbytes`: size
    /// * `device_type`: device of the memory; 0 is CPU
    /// * `device_index`: its index
    /// * `deleter`: called once with ctx at the end, NULL to borrow the memory.
    ///   Not called if this call fails
    /// * `ctx`: context for deleter
    /// * `flags`: 0 or TP_STORAGE_READ_ONLY
    /// * `out`: owned storage
    ///
    /// Returns status.
    pub fn tp_storage_from_data(data: *mut c_void, nbytes: usize, device_type: tp_device_type_t, device_index: i32, deleter: tp_deleter_fn, ctx: *mut c_void, flags: u32, out: *mut *mut tp_storage_t) -> tp_status_t;

    /// Makes a storage of its own identity and version for a part of another's
    /// bytes, as a file reader does for each entry of a mapping. It keeps the
    /// parent alive, cannot be resized and inherits read-only, mapped, pinned
    /// and shared.
    ///
    /// * `parent`: a storage
    /// * `offset`: first byte in the parent
    /// * `nbytes`: size; the part must lie inside the parent
    /// * `out`: owned storage
    ///
    /// Returns status; [`TP_ERROR_RANGE`].
    pub fn tp_storage_new_part(parent: *mut tp_storage_t, offset: usize, nbytes: usize, out: *mut *mut tp_storage_t) -> tp_status_t;

    /// Maps a part of a file, read-only and shared with the page cache. The
    /// file must not become shorter meanwhile: reading a page that is gone ends
    /// the program (SIGBUS).
    ///
    /// * `path`: name of the file
    /// * `offset`: first byte, any value
    /// * `nbytes`: size; the part must lie inside the file
    /// * `out`: owned storage, read-only and mapped
    ///
    /// Returns status; [`TP_ERROR_IO`] with errno, [`TP_ERROR_RANGE`].
    pub fn tp_storage_map_file(path: *const c_char, offset: u64, nbytes: usize, out: *mut *mut tp_storage_t) -> tp_status_t;

    /// Reads a part of a file into memory from the CPU's allocator.
    ///
    /// * `path`: name of the file
    /// * `offset`: first byte
    /// * `nbytes`: size; the part must lie inside the file
    /// * `out`: owned storage
    ///
    /// Returns status; [`TP_ERROR_IO`] with errno, [`TP_ERROR_RANGE`].
    pub fn tp_storage_read_file(path: *const c_char, offset: u64, nbytes: usize, out: *mut *mut tp_storage_t) -> tp_status_t;

    /// Makes memory that several processes can see, of bytes that are 0. Others
    /// reach it by its name or by its descriptor, and who writes and who reads
    /// is for them to agree: each counts versions of its own, and bytes are not
    /// locked. Only the user who runs this may open it by name. A forked child
    /// sees it too and is a user of its own. The storage cannot be resized. The
    /// last user that releases it removes the name. A process that ends without
    /// releasing it, killed or not, is no user any more from then on; if it was
    /// the last, the name stays until it is opened and released, or created,
    /// again. Memory without a name cannot be cut short by anyone. That with a
    /// name must not be: reading a page that is gone ends the program (SIGBUS).
    ///
    /// * `name`: what others open it by: 1 to 249 bytes, no '/', no control
    ///   character, no '.' in front. NULL for none
    /// * `nbytes`: size, may be 0
    /// * `out`: owned storage, shared
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for the name; [`TP_ERROR_IO`] with
    /// errno (EEXIST: processes that live use the name),
    /// [`TP_ERROR_OUT_OF_MEMORY`] if the system has no room: all of a named one
    /// is had at once.
    pub fn tp_storage_new_shared(name: *const c_char, nbytes: usize, out: *mut *mut tp_storage_t) -> tp_status_t;

    /// Opens shared memory that a process made, by its name.
    ///
    /// * `name`: its name
    /// * `flags`: 0 or TP_STORAGE_READ_ONLY
    /// * `out`: owned storage, shared, of the size it was made with
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for the name; [`TP_ERROR_IO`] with
    /// errno (ENOENT: no such name, EACCES: another user's),
    /// [`TP_ERROR_FORMAT`] if this library did not make it, [`TP_ERROR_RANGE`]
    /// if it was cut short.
    pub fn tp_storage_open_shared(name: *const c_char, flags: u32, out: *mut *mut tp_storage_t) -> tp_status_t;

    /// Opens shared memory by a descriptor that came over a socket or a fork.
    /// One of named memory makes this process a user of the name, for which it
    /// must run as the same user; one of memory without a name may be passed to
    /// anyone.
    ///
    /// * `descriptor`: of tp_storage_shared_descriptor(), maybe in another
    ///   process. It stays the caller's, who may close it at once
    /// * `flags`: 0 or TP_STORAGE_READ_ONLY
    /// * `out`: owned storage, shared, of the size it was made with
    ///
    /// Returns status; [`TP_ERROR_IO`] with errno (EBADF: not open, EACCES:
    /// named by another user, or opened for reading alone), [`TP_ERROR_FORMAT`]
    /// if it is of something else, [`TP_ERROR_RANGE`] if it was cut short.
    pub fn tp_storage_open_shared_descriptor(descriptor: i32, flags: u32, out: *mut *mut tp_storage_t) -> tp_status_t;

    /// The descriptor of shared memory, for passing on. It is closed by exec,
    /// and of a storage that was opened read-only it gives others no leave to
    /// write, unless another user sent it with that leave.
    ///
    /// * `storage`: a storage that is shared, and no part
    ///
    /// Returns the storage's own descriptor, not to be closed; -1 (and an
    /// error) for other storages.
    pub fn tp_storage_shared_descriptor(storage: *const tp_storage_t) -> i32;

    /// Adds a reference.
    ///
    /// * `storage`: a storage, or NULL
    ///
    /// Returns storage.
    pub fn tp_storage_retain(storage: *mut tp_storage_t) -> *mut tp_storage_t;

    /// Drops a reference; the last one frees the bytes. References that tensors
    /// hold are not the caller's to drop: without a handle left nothing is
    /// done, and an error recorded.
    ///
    /// * `storage`: a storage, or NULL
    pub fn tp_storage_release(storage: *mut tp_storage_t);

    /// Number of strong references: handles and tensors.
    ///
    /// * `storage`: a storage
    ///
    /// Returns the number; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_storage_use_count(storage: *const tp_storage_t) -> i64;

    /// Whether two handles are one storage.
    ///
    /// * `a`: a storage
    /// * `b`: a storage
    ///
    /// Returns 1 or 0; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_storage_same(a: *const tp_storage_t, b: *const tp_storage_t) -> i32;

    /// Makes a weak handle.
    ///
    /// * `storage`: a storage
    /// * `out`: owned weak handle
    ///
    /// Returns status.
    pub fn tp_storage_weak(storage: *mut tp_storage_t, out: *mut *mut tp_weak_storage_t) -> tp_status_t;

    /// Adds a reference to a weak handle.
    ///
    /// * `weak`: a weak handle, or NULL
    ///
    /// Returns weak.
    pub fn tp_weak_storage_retain(weak: *mut tp_weak_storage_t) -> *mut tp_weak_storage_t;

    /// Drops a reference to a weak handle.
    ///
    /// * `weak`: a weak handle, or NULL
    pub fn tp_weak_storage_release(weak: *mut tp_weak_storage_t);

    /// Makes a strong handle if the storage still lives.
    ///
    /// * `weak`: a weak handle
    ///
    /// Returns an owned storage; NULL if it is gone (no error) or for a wrong
    /// handle.
    pub fn tp_weak_storage_lock(weak: *mut tp_weak_storage_t) -> *mut tp_storage_t;

    /// Size in bytes.
    ///
    /// * `storage`: a storage
    ///
    /// Returns the size; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_storage_nbytes(storage: *const tp_storage_t) -> usize;

    /// The bytes, for reading.
    ///
    /// * `storage`: a storage
    ///
    /// Returns first byte, borrowed; NULL (and an error) for a wrong handle.
    pub fn tp_storage_data(storage: *const tp_storage_t) -> *const c_void;

    /// Device type of the bytes.
    ///
    /// * `storage`: a storage
    ///
    /// Returns the type; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_storage_device_type(storage: *const tp_storage_t) -> tp_device_type_t;

    /// Device index of the bytes.
    ///
    /// * `storage`: a storage
    ///
    /// Returns the index; -1 (and an error) for NULL or a wrong handle.
    pub fn tp_storage_device_index(storage: *const tp_storage_t) -> i32;

    /// The allocator the bytes came from.
    ///
    /// * `storage`: a storage
    ///
    /// Returns borrowed allocator; NULL for foreign memory and parts.
    pub fn tp_storage_allocator(storage: *const tp_storage_t) -> *mut tp_allocator_t;

    /// Flags of a storage.
    ///
    /// * `storage`: a storage
    ///
    /// Returns an OR of TP_STORAGE_ flags; 0 (and an error) for a wrong handle.
    pub fn tp_storage_flags(storage: *const tp_storage_t) -> u32;

    /// The version: 0 at first, one more for each write that was declared.
    ///
    /// * `storage`: a storage
    ///
    /// Returns the version; -1 for a storage of inference mode, and (with an
    /// error) for NULL or a wrong handle.
    pub fn tp_storage_version(storage: *const tp_storage_t) -> i64;

    /// Changes the size, keeping the bytes in front. New bytes are
    /// uninitialised. The address may change. Bumps the version.
    ///
    /// * `storage`: a resizable storage
    /// * `nbytes`: new size
    ///
    /// Returns status; [`TP_ERROR_STATE`] if it is not resizable,
    /// [`TP_ERROR_IN_USE`] while it is exported or written, or if it would
    /// shrink while others hold it, or a tensor alone (it could reach beyond).
    pub fn tp_storage_resize(storage: *mut tp_storage_t, nbytes: usize) -> tp_status_t;

    /// Hands the duty to free foreign bytes to the caller, who gets data,
    /// deleter and context together. The storage then has 0 bytes.
    ///
    /// * `storage`: a storage whose one reference is a handle, of foreign bytes
    /// * `data`: first byte
    /// * `deleter`: its deleter, NULL for borrowed memory
    /// * `ctx`: its context
    ///
    /// Returns status; [`TP_ERROR_UNSUPPORTED`] for bytes of an allocator,
    /// [`TP_ERROR_IN_USE`] if others hold or export it, or a tensor alone.
    pub fn tp_storage_take(storage: *mut tp_storage_t, data: *mut *mut c_void, deleter: *mut tp_deleter_fn, ctx: *mut *mut c_void) -> tp_status_t;
}

/// Largest rank; more is [`TP_ERROR_UNSUPPORTED`].
pub const TP_MAX_RANK: u32 = 64;

/// Row-major without gaps.
pub const TP_TENSOR_CONTIGUOUS: u32 = 1;

/// Strides are in channels-last order.
pub const TP_TENSOR_CHANNELS_LAST: u32 = 2;

/// Channels-last, no gaps.
pub const TP_TENSOR_CHANNELS_LAST_CONTIGUOUS: u32 = 4;

/// The same for rank 5: order.
pub const TP_TENSOR_CHANNELS_LAST_3D: u32 = 8;

/// For rank 5: no gaps.
pub const TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS: u32 = 16;

/// A permuted dense block.
pub const TP_TENSOR_NON_OVERLAPPING_AND_DENSE: u32 = 32;

/// Two indices may share a byte.
pub const TP_TENSOR_SELF_OVERLAPPING: u32 = 64;

/// Made as a view of a tensor.
pub const TP_TENSOR_VIEW: u32 = 128;

/// Of an inference-mode storage.
pub const TP_TENSOR_INFERENCE: u32 = 256;

/// A tensor.
#[repr(C)]
pub struct tp_tensor_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Keeps no tensor alive.
#[repr(C)]
pub struct tp_weak_tensor_t {
    _bytes: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Takes a reference of the wrapper: the tensor's count went from 1 to 2. Runs
/// inside retain on the calling thread and must not call the library.
///
/// * `wrapper`: the host's object
pub type tp_wrapper_take_fn = Option<unsafe extern "C" fn(wrapper: *mut c_void)>;

/// Drops a reference of the wrapper: the tensor's count went from 2 to 1. Runs
/// in [`tp_run_deferred`], [`tp_tensor_detach_wrapper`] and [`tp_shutdown`]
/// only, never inside release.
///
/// * `wrapper`: the host's object
pub type tp_wrapper_drop_fn = Option<unsafe extern "C" fn(wrapper: *mut c_void)>;

unsafe extern "C" {
    /// Makes a tensor of uninitialised elements.
    ///
    /// * `sizes`: sizes
    /// * `rank`: their number
    /// * `dtype`: element type
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `format`: a memory format that fits the rank; 0 is contiguous
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_empty(sizes: *const i64, rank: usize, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, format: tp_memory_format_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a tensor of uninitialised elements with given strides, in a
    /// storage that just holds them. Element 0 of every dimension is at the
    /// offset that the negative strides need.
    ///
    /// * `sizes`: sizes
    /// * `strides`: strides, one for each size
    /// * `rank`: their number
    /// * `dtype`: element type
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_empty_strided(sizes: *const i64, strides: *const i64, rank: usize, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a tensor of uninitialised elements as large as another, with its
    /// dtype and device.
    ///
    /// * `like`: a tensor
    /// * `format`: a memory format; 0 is preserve
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_empty_like(like: *const tp_tensor_t, format: tp_memory_format_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a tensor of zeros.
    ///
    /// * `sizes`: sizes
    /// * `rank`: their number
    /// * `dtype`: element type
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_zeros(sizes: *const i64, rank: usize, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a tensor of ones.
    ///
    /// * `sizes`: sizes
    /// * `rank`: their number
    /// * `dtype`: element type
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_ones(sizes: *const i64, rank: usize, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a tensor of one value, converted as [`tp_tensor_set`] does.
    ///
    /// * `sizes`: sizes
    /// * `rank`: their number
    /// * `value`: the value
    /// * `dtype`: element type
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_full(sizes: *const i64, rank: usize, value: *const tp_scalar_t, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes start, start + step, ... below end (above it for a negative step).
    /// Integer arguments are computed as integers, exactly; others in f64.
    ///
    /// * `start`: first value
    /// * `end`: bound, not included
    /// * `step`: distance, not 0
    /// * `dtype`: element type; not bool, not complex
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `out`: owned tensor of rank 1
    ///
    /// Returns status.
    pub fn tp_arange(start: *const tp_scalar_t, end: *const tp_scalar_t, step: *const tp_scalar_t, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes n values from start to end, both included exactly, evenly spaced,
    /// computed in f64 from the nearer end, the middle one from the last.
    ///
    /// * `start`: first value
    /// * `end`: last value
    /// * `n`: their number
    /// * `dtype`: element type; not bool, not complex
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `out`: owned tensor of rank 1
    ///
    /// Returns status.
    pub fn tp_linspace(start: f64, end: f64, n: i64, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a matrix with ones on the main diagonal and zeros elsewhere.
    ///
    /// * `rows`: rows
    /// * `columns`: columns
    /// * `dtype`: element type
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `out`: owned tensor of rank 2
    ///
    /// Returns status.
    pub fn tp_eye(rows: i64, columns: i64, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a tensor of rank 0.
    ///
    /// * `value`: the value
    /// * `dtype`: element type; 0 takes the scalar's
    /// * `device_type`: a device type; 0 is CPU
    /// * `device_index`: its index
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_scalar_tensor(value: *const tp_scalar_t, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a CPU tensor from row-major elements, which are copied.
    ///
    /// * `data`: the elements; NULL only if there are none
    /// * `nbytes`: bytes at data; must be just those of the elements
    /// * `sizes`: sizes
    /// * `rank`: their number
    /// * `dtype`: element type
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_tensor_from_data(data: *const c_void, nbytes: usize, sizes: *const i64, rank: usize, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Wraps memory of the host without a copy. The storage starts at the
    /// lowest byte that the strides reach and just holds them.
    ///
    /// * `data`: element 0 of every dimension; NULL only if there are no
    ///   elements
    /// * `sizes`: sizes
    /// * `strides`: strides in elements; NULL is row-major
    /// * `rank`: their number
    /// * `dtype`: element type
    /// * `device_type`: device of the memory; 0 is CPU
    /// * `device_index`: its index
    /// * `deleter`: called once with ctx at the end, NULL to borrow the memory.
    ///   Not called if this call fails
    /// * `ctx`: context for deleter
    /// * `flags`: 0 or TP_STORAGE_READ_ONLY
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_tensor_from_blob(data: *mut c_void, sizes: *const i64, strides: *const i64, rank: usize, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, deleter: tp_deleter_fn, ctx: *mut c_void, flags: u32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes a tensor on an existing storage. Shares bytes and version.
    ///
    /// * `storage`: a storage
    /// * `sizes`: sizes
    /// * `strides`: strides; NULL is row-major
    /// * `rank`: their number
    /// * `offset`: first element
    /// * `dtype`: element type
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`] if it leaves the storage.
    pub fn tp_tensor_from_storage(storage: *mut tp_storage_t, sizes: *const i64, strides: *const i64, rank: usize, offset: i64, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Adds a reference.
    ///
    /// * `tensor`: a tensor, or NULL
    ///
    /// Returns tensor.
    pub fn tp_tensor_retain(tensor: *mut tp_tensor_t) -> *mut tp_tensor_t;

    /// Drops a reference.
    ///
    /// * `tensor`: a tensor, or NULL
    pub fn tp_tensor_release(tensor: *mut tp_tensor_t);

    /// Number of strong references.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the number; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_use_count(tensor: *const tp_tensor_t) -> i64;

    /// Makes a weak handle.
    ///
    /// * `tensor`: a tensor
    /// * `out`: owned weak handle
    ///
    /// Returns status.
    pub fn tp_tensor_weak(tensor: *mut tp_tensor_t, out: *mut *mut tp_weak_tensor_t) -> tp_status_t;

    /// Adds a reference to a weak handle.
    ///
    /// * `weak`: a weak handle, or NULL
    ///
    /// Returns weak.
    pub fn tp_weak_tensor_retain(weak: *mut tp_weak_tensor_t) -> *mut tp_weak_tensor_t;

    /// Drops a reference to a weak handle.
    ///
    /// * `weak`: a weak handle, or NULL
    pub fn tp_weak_tensor_release(weak: *mut tp_weak_tensor_t);

    /// Makes a strong handle if the tensor still lives.
    ///
    /// * `weak`: a weak handle
    ///
    /// Returns an owned tensor; NULL if it is gone (no error) or for a wrong
    /// handle.
    pub fn tp_weak_tensor_lock(weak: *mut tp_weak_tensor_t) -> *mut tp_tensor_t;

    /// Attaches a wrapper. If others hold the tensor already, take is called.
    ///
    /// * `tensor`: a tensor of which the wrapper holds one reference
    /// * `wrapper`: the host's object
    /// * `take`: takes a reference of it
    /// * `drop`: drops a reference of it
    ///
    /// Returns status; [`TP_ERROR_STATE`] if one is attached.
    pub fn tp_tensor_attach_wrapper(tensor: *mut tp_tensor_t, wrapper: *mut c_void, take: tp_wrapper_take_fn, drop: tp_wrapper_drop_fn) -> tp_status_t;

    /// The wrapper of a tensor.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the host's object; NULL if there is none or for a wrong handle.
    pub fn tp_tensor_wrapper(tensor: *const tp_tensor_t) -> *mut c_void;

    /// Detaches the wrapper, as it does when it dies. References of the wrapper
    /// that the tensor still holds are dropped before this returns; what else
    /// is put off runs too, see [`tp_run_deferred`].
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns status; [`TP_ERROR_STATE`] if there is none.
    pub fn tp_tensor_detach_wrapper(tensor: *mut tp_tensor_t) -> tp_status_t;

    /// Number of dimensions.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the rank; -1 (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_rank(tensor: *const tp_tensor_t) -> i64;

    /// Sizes, one for each dimension.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns borrowed list; NULL (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_sizes(tensor: *const tp_tensor_t) -> *const i64;

    /// Strides in elements, one for each dimension.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns borrowed list; NULL (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_strides(tensor: *const tp_tensor_t) -> *const i64;

    /// Size of one dimension.
    ///
    /// * `tensor`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    ///
    /// Returns the size; -1 (and an error) for a wrong handle or dimension.
    pub fn tp_tensor_size(tensor: *const tp_tensor_t, dim: i64) -> i64;

    /// Number of elements.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the number; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_numel(tensor: *const tp_tensor_t) -> i64;

    /// Bytes of the elements: numel times the size of one.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the bytes; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_nbytes(tensor: *const tp_tensor_t) -> usize;

    /// Element type.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the dtype; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_dtype(tensor: *const tp_tensor_t) -> tp_dtype_t;

    /// Device type.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the type; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_device_type(tensor: *const tp_tensor_t) -> tp_device_type_t;

    /// Device index.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the index; -1 (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_device_index(tensor: *const tp_tensor_t) -> i32;

    /// Offset of element 0 in the storage, in elements.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the offset; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_offset(tensor: *const tp_tensor_t) -> i64;

    /// The storage.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns borrowed storage; NULL (and an error) for NULL or a wrong
    /// handle.
    pub fn tp_tensor_storage(tensor: *const tp_tensor_t) -> *mut tp_storage_t;

    /// Element 0, for reading. Changes nothing, no version either.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns borrowed pointer; NULL if there are no elements, and (with an
    /// error) for NULL or a wrong handle.
    pub fn tp_tensor_data(tensor: *const tp_tensor_t) -> *const c_void;

    /// The version of the bytes, see [`tp_storage_version`].
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the version; -1 for an inference tensor, and (with an error) for
    /// NULL or a wrong handle.
    pub fn tp_tensor_version(tensor: *const tp_tensor_t) -> i64;

    /// Flags of the layout and of the kind of tensor.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns an OR of TP_TENSOR_ flags; 0 (and an error) for a wrong handle.
    pub fn tp_tensor_flags(tensor: *const tp_tensor_t) -> u32;

    /// Whether a tensor is laid out without gaps in a format.
    ///
    /// * `tensor`: a tensor
    /// * `format`: contiguous, channels_last or channels_last_3d
    ///
    /// Returns 1 or 0; 0 (and an error) for a wrong handle or format.
    pub fn tp_tensor_is_contiguous(tensor: *const tp_tensor_t, format: tp_memory_format_t) -> i32;

    /// Bytes that a handle keeps alive: those of its whole storage. Of a part
    /// (see [`tp_storage_new_part`]) they are the part's, though it keeps its
    /// parent, too.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns the bytes; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_tensor_retained_bytes(tensor: *const tp_tensor_t) -> usize;

    /// Reads one element.
    ///
    /// * `tensor`: a tensor
    /// * `index`: one index for each dimension; negative counts from the end
    /// * `rank`: their number, the tensor's rank
    /// * `out`: the value: bool, i64, u64 (for u64), f64 or c128
    ///
    /// Returns status; [`TP_ERROR_RANGE`].
    pub fn tp_tensor_get(tensor: *const tp_tensor_t, index: *const i64, rank: usize, out: *mut tp_scalar_t) -> tp_status_t;

    /// Writes one element. The value is converted once, as a copy converts; an
    /// imaginary part other than 0 is refused for real dtypes. A
    /// self-overlapping tensor gets bytes of its own first. Bumps the version.
    ///
    /// * `tensor`: a tensor
    /// * `index`: one index for each dimension; negative counts from the end
    /// * `rank`: their number, the tensor's rank
    /// * `value`: the value
    ///
    /// Returns status; [`TP_ERROR_RANGE`], [`TP_ERROR_READ_ONLY`],
    /// [`TP_ERROR_INFERENCE`].
    pub fn tp_tensor_set(tensor: *mut tp_tensor_t, index: *const i64, rank: usize, value: *const tp_scalar_t) -> tp_status_t;

    /// Reads the only element.
    ///
    /// * `tensor`: a tensor of one element and any rank
    /// * `out`: the value
    ///
    /// Returns status; [`TP_ERROR_SHAPE`].
    pub fn tp_tensor_item(tensor: *const tp_tensor_t, out: *mut tp_scalar_t) -> tp_status_t;

    /// Copies the elements to the caller's memory, row-major, without
    /// conversion.
    ///
    /// * `tensor`: a tensor
    /// * `data`: receives the elements
    /// * `nbytes`: bytes at data; must be [`tp_tensor_nbytes`]
    ///
    /// Returns status.
    pub fn tp_tensor_copy_to(tensor: *const tp_tensor_t, data: *mut c_void, nbytes: usize) -> tp_status_t;

    /// Overwrites the elements from the caller's memory, row-major, without
    /// conversion. A self-overlapping tensor gets bytes of its own first. Bumps
    /// the version.
    ///
    /// * `tensor`: a tensor
    /// * `data`: the elements
    /// * `nbytes`: bytes at data; must be [`tp_tensor_nbytes`]
    ///
    /// Returns status.
    pub fn tp_tensor_copy_from(tensor: *mut tp_tensor_t, data: *const c_void, nbytes: usize) -> tp_status_t;

    /// Opens a tensor for writing from outside and bumps the version. While a
    /// writer is open the storage refuses resize and take, and if the tensor is
    /// released meanwhile, from then on. Every call needs one
    /// [`tp_tensor_end_write`].
    ///
    /// * `tensor`: a tensor that does not overlap itself
    /// * `data`: element 0; NULL if there are no elements
    ///
    /// Returns status; [`TP_ERROR_OVERLAP`], [`TP_ERROR_READ_ONLY`],
    /// [`TP_ERROR_INFERENCE`].
    pub fn tp_tensor_begin_write(tensor: *mut tp_tensor_t, data: *mut *mut c_void) -> tp_status_t;

    /// Ends writing and bumps the version again.
    ///
    /// * `tensor`: the tensor given to [`tp_tensor_begin_write`]
    ///
    /// Returns status; [`TP_ERROR_STATE`] if no writer of this tensor is open.
    pub fn tp_tensor_end_write(tensor: *mut tp_tensor_t) -> tp_status_t;

    /// Declares that the bytes were written another way: bumps the version.
    ///
    /// * `tensor`: a tensor
    ///
    /// Returns status; [`TP_ERROR_READ_ONLY`], [`TP_ERROR_INFERENCE`].
    pub fn tp_tensor_mark_written(tensor: *mut tp_tensor_t) -> tp_status_t;

    /// Gives a tensor new sizes, row-major at its offset, keeping the elements
    /// in front. Grows the storage when it must. Bumps the version if it does.
    ///
    /// * `tensor`: a tensor
    /// * `sizes`: new sizes
    /// * `rank`: their number
    ///
    /// Returns status; [`TP_ERROR_STATE`] if the storage must grow and cannot.
    pub fn tp_tensor_resize(tensor: *mut tp_tensor_t, sizes: *const i64, rank: usize) -> tp_status_t;

    /// Makes a tensor read another storage. Its dtype stays, its history ends.
    ///
    /// * `tensor`: a tensor
    /// * `storage`: a storage of the same device
    /// * `sizes`: sizes
    /// * `strides`: strides; NULL is row-major
    /// * `rank`: their number
    /// * `offset`: first element
    ///
    /// Returns status; [`TP_ERROR_RANGE`] if it leaves the storage.
    pub fn tp_tensor_set_storage(tensor: *mut tp_tensor_t, storage: *mut tp_storage_t, sizes: *const i64, strides: *const i64, rank: usize, offset: i64) -> tp_status_t;

    /// Makes a tensor the same view of the same bytes as another. Nobody's
    /// gradient history is taken over: the tensor's own ends, the source's
    /// stays there.
    ///
    /// * `tensor`: a tensor
    /// * `source`: a tensor; may be the same
    ///
    /// Returns status.
    pub fn tp_tensor_assign(tensor: *mut tp_tensor_t, source: *const tp_tensor_t) -> tp_status_t;

    /// Writes the elements in PyTorch's print form, for example "tensor(\[1.,
    /// 2., 3.\])". More than 1000 elements are summarised to three at each end
    /// of a dimension; floats have four digits after the point, or the
    /// scientific form where the range needs it. A dtype other than f32, i64
    /// and bool is named. The elements of another device's tensor are fetched
    /// first. At most 65536 elements are shown: where summarising leaves more,
    /// at high ranks, outer dimensions show their first slice alone.
    ///
    /// * `tensor`: a tensor
    /// * `buffer`: receives the text
    /// * `capacity`: bytes in buffer
    ///
    /// Returns length of the whole text; 0 (and an error) for a wrong handle.
    pub fn tp_tensor_format(tensor: *const tp_tensor_t, buffer: *mut c_char, capacity: usize) -> usize;

    /// Writes "NAME: shape=(2, 3), strides=(3, 1), offset=0, contiguous=1".
    ///
    /// * `tensor`: a tensor
    /// * `name`: what to call it
    /// * `buffer`: receives the text
    /// * `capacity`: bytes in buffer
    ///
    /// Returns length of the whole text; 0 (and an error) for a wrong handle.
    pub fn tp_tensor_format_layout(tensor: *const tp_tensor_t, name: *const c_char, buffer: *mut c_char, capacity: usize) -> usize;
}

/// An open bound of [`tp_slice`].
pub const TP_SLICE_OPEN: i64 = 9223372036854775807;

/// Lets [`tp_as_strided`] keep the offset of its tensor.
pub const TP_OFFSET_KEEP: i64 = -9223372036854775807;

unsafe extern "C" {
    /// Views the storage with any sizes, strides and offset. The lowest and the
    /// highest byte reached must lie in the storage.
    ///
    /// * `tensor`: a tensor
    /// * `sizes`: sizes
    /// * `strides`: strides, may be 0 or negative
    /// * `rank`: their number
    /// * `offset`: first element in the storage; [`TP_OFFSET_KEEP`] keeps the
    ///   tensor's
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`] with needed and available bytes.
    pub fn tp_as_strided(tensor: *mut tp_tensor_t, sizes: *const i64, strides: *const i64, rank: usize, offset: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Views the same elements with other sizes, never copying.
    ///
    /// * `tensor`: a tensor
    /// * `sizes`: sizes of the same number of elements; one may be -1
    /// * `rank`: their number
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_LAYOUT`] names the dimensions that do not
    /// merge, [`TP_ERROR_SHAPE`].
    pub fn tp_view(tensor: *mut tp_tensor_t, sizes: *const i64, rank: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// As [`tp_view`] where strides allow it, else a contiguous copy.
    ///
    /// * `tensor`: a tensor
    /// * `sizes`: sizes of the same number of elements; one may be -1
    /// * `rank`: their number
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`].
    pub fn tp_reshape(tensor: *mut tp_tensor_t, sizes: *const i64, rank: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Merges a run of dimensions into one, as [`tp_reshape`] does. A tensor of
    /// rank 0 gets rank 1.
    ///
    /// * `tensor`: a tensor
    /// * `start_dim`: first dimension
    /// * `end_dim`: last dimension, included
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`].
    pub fn tp_flatten(tensor: *mut tp_tensor_t, start_dim: i64, end_dim: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Splits a dimension into several.
    ///
    /// * `tensor`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `sizes`: sizes whose product is that of dim; one may be -1
    /// * `n`: their number, at least 1
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`].
    pub fn tp_unflatten(tensor: *mut tp_tensor_t, dim: i64, sizes: *const i64, n: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Takes one index of a dimension, which goes away.
    ///
    /// * `tensor`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: an index; negative counts from the end
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`]; rank 0 is refused.
    pub fn tp_select(tensor: *mut tp_tensor_t, dim: i64, index: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Takes every step-th index from start up to stop, not included. Bounds
    /// outside are clamped, negative ones count from the end. A negative step
    /// walks down.
    ///
    /// * `tensor`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `start`: first index, or [`TP_SLICE_OPEN`] for the end the step starts
    ///   from
    /// * `stop`: bound, or [`TP_SLICE_OPEN`]
    /// * `step`: distance, not 0
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for step 0; rank 0 is refused.
    pub fn tp_slice(tensor: *mut tp_tensor_t, dim: i64, start: i64, stop: i64, step: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Takes length indices from start on. Nothing is clamped.
    ///
    /// * `tensor`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `start`: first index; negative counts from the end
    /// * `length`: their number
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`]; rank 0 is refused.
    pub fn tp_narrow(tensor: *mut tp_tensor_t, dim: i64, start: i64, length: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Swaps two dimensions.
    ///
    /// * `tensor`: a tensor
    /// * `dim0`: a dimension
    /// * `dim1`: a dimension
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`].
    pub fn tp_transpose(tensor: *mut tp_tensor_t, dim0: i64, dim1: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Transposes a matrix; a vector or a tensor of rank 0 stays as it is.
    ///
    /// * `tensor`: a tensor of rank 2 at most
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`].
    pub fn tp_t(tensor: *mut tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Reorders the dimensions: dimension i of the result is dims\[i\].
    ///
    /// * `tensor`: a tensor
    /// * `dims`: every dimension once
    /// * `n`: their number, the tensor's rank
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for a repeated dimension.
    pub fn tp_permute(tensor: *mut tp_tensor_t, dims: *const i64, n: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Moves dimensions to new places; the others keep their order.
    ///
    /// * `tensor`: a tensor
    /// * `source`: dimensions, each once
    /// * `destination`: their places, each once
    /// * `n`: their number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_movedim(tensor: *mut tp_tensor_t, source: *const i64, destination: *const i64, n: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Drops dimensions of size 1. A named dimension of another size stays.
    ///
    /// * `tensor`: a tensor
    /// * `dims`: dimensions to look at; n = 0 is all of them
    /// * `n`: their number
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_squeeze(tensor: *mut tp_tensor_t, dims: *const i64, n: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Inserts a dimension of size 1.
    ///
    /// * `tensor`: a tensor
    /// * `dim`: its place, from -rank-1 to rank
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_RANGE`].
    pub fn tp_unsqueeze(tensor: *mut tp_tensor_t, dim: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Grows dimensions of size 1 with stride 0, and adds leading ones. Writing
    /// to the result: see the guide on views.
    ///
    /// * `tensor`: a tensor
    /// * `sizes`: new sizes; -1 keeps one
    /// * `rank`: their number, at least the tensor's rank
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_SHAPE`].
    pub fn tp_expand(tensor: *mut tp_tensor_t, sizes: *const i64, rank: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Takes the elements whose indices in two dimensions differ by offset, as
    /// the last dimension.
    ///
    /// * `tensor`: a tensor
    /// * `offset`: dim1's index less dim0's
    /// * `dim0`: a dimension
    /// * `dim1`: another dimension
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_diagonal(tensor: *mut tp_tensor_t, offset: i64, dim0: i64, dim1: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Takes all runs of size indices of a dimension, step apart; a run is the
    /// last dimension.
    ///
    /// * `tensor`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `size`: indices in a run, at most those of dim
    /// * `step`: distance of the runs, at least 1
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_unfold(tensor: *mut tp_tensor_t, dim: i64, size: i64, step: i64, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Cuts a dimension into pieces of a size; the last may be shorter.
    ///
    /// * `tensor`: a tensor
    /// * `piece`: size of a piece, at least 1 (0 for a dimension of size 0)
    /// * `dim`: a dimension; negative counts from the end
    /// * `out`: receives owned tensors; NULL with capacity 0 asks for the count
    ///   only
    /// * `capacity`: places in out; too few is [`TP_ERROR_ARGUMENT`] and makes
    ///   nothing, count is set
    /// * `count`: number of pieces
    ///
    /// Returns status; rank 0 is refused.
    pub fn tp_split(tensor: *mut tp_tensor_t, piece: i64, dim: i64, out: *mut *mut tp_tensor_t, capacity: usize, count: *mut usize) -> tp_status_t;

    /// Cuts a dimension into a number of pieces of equal size, the last
    /// shorter; there may be fewer.
    ///
    /// * `tensor`: a tensor
    /// * `pieces`: pieces wanted, at least 1
    /// * `dim`: a dimension; negative counts from the end
    /// * `out`: receives owned tensors; NULL with capacity 0 asks for the count
    ///   only
    /// * `capacity`: places in out; too few is [`TP_ERROR_ARGUMENT`] and makes
    ///   nothing, count is set
    /// * `count`: number of pieces
    ///
    /// Returns status; rank 0 is refused.
    pub fn tp_chunk(tensor: *mut tp_tensor_t, pieces: i64, dim: i64, out: *mut *mut tp_tensor_t, capacity: usize, count: *mut usize) -> tp_status_t;

    /// Takes every index of a dimension, as [`tp_select`] does.
    ///
    /// * `tensor`: a tensor
    /// * `dim`: a dimension; negative counts from the end
    /// * `out`: receives owned tensors; NULL with capacity 0 asks for the count
    ///   only
    /// * `capacity`: places in out; too few is [`TP_ERROR_ARGUMENT`] and makes
    ///   nothing, count is set
    /// * `count`: number of pieces
    ///
    /// Returns status; rank 0 is refused.
    pub fn tp_unbind(tensor: *mut tp_tensor_t, dim: i64, out: *mut *mut tp_tensor_t, capacity: usize, count: *mut usize) -> tp_status_t;

    /// Reverses dimensions. A view: strides turn negative.
    ///
    /// * `tensor`: a tensor
    /// * `dims`: dimensions, each once
    /// * `n`: their number; 0 reverses none
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_flip(tensor: *mut tp_tensor_t, dims: *const i64, n: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Views the real parts of a complex tensor; a real tensor is viewed as it
    /// is.
    ///
    /// * `tensor`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_real(tensor: *mut tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Views the imaginary parts of a complex tensor.
    ///
    /// * `tensor`: a complex tensor
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_DTYPE`] for a real one.
    pub fn tp_imag(tensor: *mut tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Reads the same bytes as another element type, without a copy. For
    /// another size of element the last dimension must have stride 1 and be
    /// divisible, as must the other strides and the offset.
    ///
    /// * `tensor`: a tensor
    /// * `dtype`: an element type
    /// * `out`: owned tensor
    ///
    /// Returns status; [`TP_ERROR_LAYOUT`].
    pub fn tp_view_dtype(tensor: *mut tp_tensor_t, dtype: tp_dtype_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Makes another tensor that is the same view of the same bytes.
    ///
    /// * `tensor`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_alias(tensor: *mut tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// As [`tp_alias`], without gradient history. Shares bytes and version.
    ///
    /// * `tensor`: a tensor
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_detach(tensor: *mut tp_tensor_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Gives the tensor itself (one more reference) if it is laid out in the
    /// format, else a copy that is.
    ///
    /// * `tensor`: a tensor
    /// * `format`: a memory format that fits the rank; 0 is contiguous
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_contiguous(tensor: *mut tp_tensor_t, format: tp_memory_format_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Copies to new bytes of version 0. With preserve, a non-overlapping dense
    /// layout keeps its strides and anything else becomes dense in the order of
    /// its strides.
    ///
    /// * `tensor`: a tensor
    /// * `format`: a memory format that fits the rank; 0 is preserve
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_clone(tensor: *const tp_tensor_t, format: tp_memory_format_t, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Converts element type, device and layout. Gives the tensor itself (one
    /// more reference) if nothing changes and copy is 0.
    ///
    /// * `tensor`: a tensor
    /// * `dtype`: an element type; 0 keeps it
    /// * `device_type`: a device type; 0 keeps the device
    /// * `device_index`: its index
    /// * `format`: a memory format; 0 is preserve
    /// * `copy`: non-zero always copies
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_to(tensor: *mut tp_tensor_t, dtype: tp_dtype_t, device_type: tp_device_type_t, device_index: i32, format: tp_memory_format_t, copy: i32, out: *mut *mut tp_tensor_t) -> tp_status_t;

    /// Writes the elements of a source, broadcast and converted, each rounded
    /// once. A float out of an integer's range saturates and NaN gives 0;
    /// integers wrap; complex to real drops the imaginary part. Source and
    /// destination may overlap. A self-overlapping destination gets bytes of
    /// its own first. Bumps the version.
    ///
    /// * `tensor`: the destination
    /// * `source`: a tensor that broadcasts to it
    ///
    /// Returns status; [`TP_ERROR_SHAPE`], [`TP_ERROR_READ_ONLY`],
    /// [`TP_ERROR_INFERENCE`]; nothing is written then.
    pub fn tp_copy_inplace(tensor: *mut tp_tensor_t, source: *const tp_tensor_t) -> tp_status_t;

    /// Copies a tensor side by side. Leading dimensions are added as
    /// [`tp_expand`] does.
    ///
    /// * `tensor`: a tensor
    /// * `repeats`: times in each dimension
    /// * `n`: their number, at least the tensor's rank
    /// * `out`: owned tensor
    ///
    /// Returns status.
    pub fn tp_repeat(tensor: *const tp_tensor_t, repeats: *const i64, n: usize, out: *mut *mut tp_tensor_t) -> tp_status_t;
}
