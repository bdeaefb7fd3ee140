//! Files: npy, npz and safetensors, read, mapped and written.
//!
//! Mapping is unsafe, for the elements are the file's own pages: whoever
//! changes or shortens the file meanwhile changes a tensor behind its back.
pub mod npy;
mod npz;
mod safetensors;
mod sink;

pub use npz::Npz;
pub use safetensors::SafeTensors;

use crate::call::text;
use crate::{Result, Tensor};
use std::ffi::{CString, c_char};

/// Texts that end with 0, and the pointers that lead to them.
struct Texts {
    /// Kept for what the pointers lead to.
    _texts: Vec<CString>,
    pointers: Vec<*const c_char>,
}

impl Texts {
    fn new<'a>(texts: impl Iterator<Item = &'a str>) -> Result<Texts> {
        let texts: Vec<CString> = texts.map(text).collect::<Result<_>>()?;
        let pointers = texts.iter().map(|text| text.as_ptr()).collect();
        Ok(Texts {
            _texts: texts,
            pointers,
        })
    }

    fn as_ptr(&self) -> *const *const c_char {
        self.pointers.as_ptr()
    }
}

/// Names and handles of named tensors.
fn named(
    tensors: &[(&str, &Tensor)],
) -> Result<(Texts, Vec<*const crate::sys::tp_tensor_t>)> {
    let names = Texts::new(tensors.iter().map(|(name, _)| *name))?;
    let handles = tensors
        .iter()
        .map(|(_, tensor)| tensor.as_raw().cast_const())
        .collect();
    Ok((names, handles))
}
