//! Closures that the library calls: errors are carried, panics are caught.
use crate::{Code, Error, Result, sys};
use std::any::Any;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs what a callback has to do; its failure becomes the library's.
pub(crate) fn guarded(body: impl FnOnce() -> Result<()>) -> sys::tp_status_t {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => sys::TP_OK,
        Ok(Err(error)) => error.report(),
        Err(payload) => {
            Error::new(Code::CALLBACK, panic_text(payload)).report()
        }
    }
}

/// Runs a callback that cannot say that it failed.
pub(crate) fn contained<T: Default>(body: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|payload| {
        drop_payload(payload);
        T::default()
    })
}

fn panic_text(payload: Box<dyn Any + Send>) -> String {
    let said = payload
        .downcast_ref::<&str>()
        .map(|text| text.to_string())
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "something else than a text".to_owned());
    drop_payload(payload);
    format!("a closure panicked: {said}")
}

/// A payload may panic where it is dropped, which must not reach C either.
fn drop_payload(payload: Box<dyn Any + Send>) {
    if let Err(second) = catch_unwind(AssertUnwindSafe(move || drop(payload))) {
        std::mem::forget(second);
    }
}

/// A value as the user data of callbacks; `destroy::<T>` ends it.
pub(crate) fn into_data<T>(value: T) -> *mut c_void {
    Box::into_raw(Box::new(value)).cast()
}

/// # Safety
///
/// `data` is of `into_data::<T>`, used for the last time.
pub(crate) unsafe extern "C" fn destroy<T>(data: *mut c_void) {
    contained(|| {
        // SAFETY: the caller's promise.
        drop(unsafe { Box::from_raw(data.cast::<T>()) })
    });
}

/// Hands user data over to a call that keeps it only if it succeeds.
pub(crate) fn hand_over<T>(
    value: T,
    call: impl FnOnce(*mut c_void) -> sys::tp_status_t,
) -> Result<()> {
    let data = into_data(value);
    let result = crate::call::check(call(data));
    if result.is_err() {
        // SAFETY: the call failed and left it here.
        unsafe { destroy::<T>(data) };
    }
    result
}
