// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
use crate::raw::*;
use std::ffi::{c_char, c_void};

unsafe extern "C" {
    /// The count word of any counted handle (also a weak one), from one load:
    /// strong count in bits 0 to 31, weak count in bits 32 to 62 (one extra
    /// while the strong count is above 0), bit 63 set while a wrapper is
    /// attached.
    ///
    /// * `handle`: a handle of this library
    ///
    /// Returns the word; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_debug_count_word(handle: *const c_void) -> u64;

    /// Whether two tensors share one version counter.
    ///
    /// * `a`: a tensor
    /// * `b`: a tensor
    ///
    /// Returns 1 or 0; 0 (and an error) for NULL or a wrong handle.
    pub fn tp_debug_shares_counter(a: *const tp_tensor_t, b: *const tp_tensor_t) -> i32;

    /// Total recorded in the header before a block of the caching CPU
    /// allocator.
    ///
    /// * `data`: first byte of the block, as the allocator gave it
    ///
    /// Returns header and data in bytes; 0 (and an error) if there is no
    /// header.
    pub fn tp_debug_block_total(data: *const c_void) -> usize;

    /// Counted objects of all kinds that live, taken errors included. Exact
    /// while no other thread makes or drops any.
    ///
    /// Returns their number.
    pub fn tp_debug_live_objects() -> i64;

    /// Bytes of live storages that an allocator gave.
    ///
    /// Returns their number.
    pub fn tp_debug_live_bytes() -> i64;

    /// Times the library has asked the system for memory.
    ///
    /// Returns the number, growing only.
    pub fn tp_debug_system_allocations() -> u64;

    /// Lets the n-th request for system memory from now on, and all after it,
    /// fail in the calling thread, until the function is called again. Combine
    /// with [`tp_debug_set_caching`] so that every allocation is a request.
    ///
    /// * `n`: 1 is the next request; 0 ends failing
    pub fn tp_debug_fail_allocations(n: u64);

    /// Requests that failed by injection since [`tp_debug_fail_allocations`].
    ///
    /// Returns the number for the calling thread.
    pub fn tp_debug_failed_allocations() -> u64;

    /// Turns all caches of blocks and objects on or off; turning off empties
    /// them.
    ///
    /// * `enabled`: 1 or 0
    pub fn tp_debug_set_caching(enabled: i32);

    /// Writes all groups of fields of a tensor on one line each: storage,
    /// geometry, dtype and device, version, flags, history, extras.
    ///
    /// * `tensor`: a tensor
    /// * `buffer`: receives the text
    /// * `capacity`: bytes in buffer
    ///
    /// Returns length of the whole text; 0 (and an error) for a wrong handle.
    pub fn tp_debug_format_tensor(tensor: *const tp_tensor_t, buffer: *mut c_char, capacity: usize) -> usize;

    /// Name and path of the last kernel that the calling thread ran, for
    /// example "add/f32/linear"; paths are linear (all operands contiguous),
    /// scalar, rows (inner dimension contiguous) and strided; a mixed call adds
    /// "+convert".
    ///
    /// Returns a borrowed string, "" if none ran; valid until the next kernel.
    pub fn tp_debug_last_kernel() -> *const c_char;

    /// Makes the CPU run the kernels of an instruction set, after it has
    /// unregistered those of programs there. No other thread may be calling
    /// operators.
    ///
    /// * `level`: "baseline", "avx2" or "avx512"; NULL for the best one
    ///
    /// Returns status; [`TP_ERROR_ARGUMENT`] for an unknown one,
    /// [`TP_ERROR_UNSUPPORTED`] for one that the build or the processor lacks.
    pub fn tp_debug_use_simd(level: *const c_char) -> tp_status_t;
}
