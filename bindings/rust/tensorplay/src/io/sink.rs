//! A writer of Rust as the callback that takes a file's bytes.
use crate::call::check;
use crate::callback::guarded;
use crate::{Code, Error, Result, sys};
use std::ffi::c_void;
use std::io::Write;
use std::slice;

unsafe extern "C" fn take<W: Write>(
    writer: *mut c_void,
    data: *const c_void,
    count: usize,
) -> sys::tp_status_t {
    guarded(|| {
        // SAFETY: the user data is the writer of `written_to`, and the bytes
        // live through the call.
        let (writer, bytes) = unsafe {
            (
                &mut *writer.cast::<W>(),
                slice::from_raw_parts(data.cast::<u8>(), count),
            )
        };
        writer
            .write_all(bytes)
            .map_err(|error| Error::new(Code::IO, error.to_string()))
    })
}

/// Passes a writer to a call that writes a file. The writer's own error is the
/// cause of the library's.
pub(super) fn written_to<W: Write>(
    writer: &mut W,
    call: impl FnOnce(sys::tp_write_fn, *mut c_void) -> sys::tp_status_t,
) -> Result<()> {
    check(call(Some(take::<W>), (writer as *mut W).cast()))
}
