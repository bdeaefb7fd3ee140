//! From a call of C to a value of Rust, and back.
use crate::{Code, Error, Result, Scalar, Tensor, sys};
use std::borrow::Borrow;
use std::ffi::{CStr, CString, c_char};
use std::path::Path;
use std::ptr;

#[inline]
pub(crate) fn check(status: sys::tp_status_t) -> Result<()> {
    if status == sys::TP_OK {
        Ok(())
    } else {
        Err(Error::last(status))
    }
}

/// The tensor that a call makes.
///
/// # Safety
///
/// After success, `call` has written an owned tensor.
#[inline]
pub(crate) unsafe fn tensor(
    call: impl FnOnce(*mut *mut sys::tp_tensor_t) -> sys::tp_status_t,
) -> Result<Tensor> {
    let mut out = ptr::null_mut();
    check(call(&mut out))?;
    // SAFETY: the caller's promise.
    Ok(unsafe { Tensor::from_raw(out) })
}

/// The two tensors that a call makes.
///
/// # Safety
///
/// After success, `call` has written two owned tensors.
#[inline]
pub(crate) unsafe fn two_tensors(
    call: impl FnOnce(
        *mut *mut sys::tp_tensor_t,
        *mut *mut sys::tp_tensor_t,
    ) -> sys::tp_status_t,
) -> Result<(Tensor, Tensor)> {
    let (mut first, mut second) = (ptr::null_mut(), ptr::null_mut());
    check(call(&mut first, &mut second))?;
    // SAFETY: the caller's promise.
    Ok(unsafe { (Tensor::from_raw(first), Tensor::from_raw(second)) })
}

/// Room for a number of values that a program or a file tells, which may be
/// more than there is memory for.
pub(crate) fn room<T>(count: usize) -> Result<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).map_err(|_| {
        let size = size_of::<T>();
        let message = format!("no memory for {count} values of {size} bytes");
        Error::new(Code::OUT_OF_MEMORY, message)
    })?;
    Ok(list)
}

/// The tensors of a call that tells their number when there is no room.
///
/// # Safety
///
/// `call` writes at most `capacity` owned tensors and their number, the same
/// every time.
pub(crate) unsafe fn tensors(
    call: impl Fn(*mut *mut sys::tp_tensor_t, usize, *mut usize) -> sys::tp_status_t,
) -> Result<Vec<Tensor>> {
    let mut count = 0;
    check(call(ptr::null_mut(), 0, &mut count))?;
    let mut list: Vec<Tensor> = room(count)?;
    check(call(list.as_mut_ptr().cast(), count, &mut count))?;
    // SAFETY: a Tensor is the pointer that the call wrote, `count` times.
    unsafe { list.set_len(count) };
    Ok(list)
}

/// The handles of a list of tensors.
#[inline]
pub(crate) fn pointers(
    list: &[impl Borrow<Tensor>],
) -> Vec<*const sys::tp_tensor_t> {
    list.iter()
        .map(|tensor| tensor.borrow().as_raw().cast_const())
        .collect()
}

#[inline]
pub(crate) fn raw_or_null(tensor: Option<&Tensor>) -> *const sys::tp_tensor_t {
    tensor.map_or(ptr::null(), |tensor| tensor.as_raw())
}

#[inline]
pub(crate) fn scalar_or_null(
    scalar: &Option<Scalar>,
) -> *const sys::tp_scalar_t {
    scalar.as_ref().map_or(ptr::null(), Scalar::as_raw)
}

#[inline]
pub(crate) fn list_or_null(list: Option<&[i64]>) -> *const i64 {
    list.map_or(ptr::null(), <[i64]>::as_ptr)
}

/// A number for which C has one that stands for none. That one, given by a
/// program, is a number like others: it lies beyond what a tensor has, as does
/// its neighbour, which C clamps or refuses alike. (Only a dimension
/// that is expanded to `i64::MAX` has that neighbour as its last index.)
#[inline]
pub(crate) fn number_or(number: Option<i64>, none: i64) -> i64 {
    match number {
        None => none,
        Some(number) if number == none => number - 1,
        Some(number) => number,
    }
}

/// Refuses two lists that C would take to be of one length.
#[inline]
pub(crate) fn same_length(
    function: &str,
    first: usize,
    second: usize,
) -> Result<()> {
    if first == second {
        return Ok(());
    }
    Err(Error::of_function(
        Code::ARGUMENT,
        function,
        format!("lists of {first} and of {second} numbers"),
    ))
}

/// A text that ends with 0.
pub(crate) fn text(text: impl Into<Vec<u8>>) -> Result<CString> {
    CString::new(text)
        .map_err(|_| Error::new(Code::ARGUMENT, "a 0 byte inside a text"))
}

pub(crate) fn path_text(path: impl AsRef<Path>) -> Result<CString> {
    text(path.as_ref().as_os_str().as_encoded_bytes())
}

/// # Safety
///
/// `text` is null, or a string that lives as long as the result is used.
pub(crate) unsafe fn static_text<'a>(text: *const c_char) -> Option<&'a str> {
    if text.is_null() {
        return None;
    }
    // SAFETY: the caller's promise.
    unsafe { CStr::from_ptr(text) }.to_str().ok()
}

/// The text of a function that counts as snprintf does; empty if it fails.
pub(crate) fn written(call: impl Fn(*mut c_char, usize) -> usize) -> String {
    let length = call(ptr::null_mut(), 0);
    let Ok(mut bytes) = room(length + 1) else {
        return String::new();
    };
    bytes.resize(length + 1, 0u8);
    let length = call(bytes.as_mut_ptr().cast(), bytes.len()).min(length);
    bytes.truncate(length);
    String::from_utf8(bytes).unwrap_or_else(|error| {
        String::from_utf8_lossy(error.as_bytes()).into_owned()
    })
}
