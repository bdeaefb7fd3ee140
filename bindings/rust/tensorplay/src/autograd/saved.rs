//! Values kept for later, with the version of their bytes.
use crate::call::{check, tensor};
use crate::{Result, Tensor, sys};
use std::ptr::{self, NonNull};

/// A kept value. Its bytes are shared, not copied, and known by their version.
///
/// ```
/// use tensorplay::{Code, Tensor, autograd::Saved};
/// let mut a = Tensor::from_slice(&[1.0f32], &[1])?;
/// let saved = Saved::new(&a)?;
/// assert_eq!(saved.unpack()?.to_vec::<f32>()?, [1.0]);
/// a.add_scalar_inplace(1)?;
/// assert_eq!(saved.unpack().unwrap_err().code(), Code::VERSION);
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub struct Saved(NonNull<sys::tp_saved_t>);

impl Saved {
    /// Keeps a tensor.
    pub fn new(tensor: &Tensor) -> Result<Saved> {
        let mut out = ptr::null_mut();
        // SAFETY: the handle lives; after success `out` is owned.
        unsafe {
            check(sys::tp_saved_new(tensor.as_raw(), &mut out))?;
            Ok(Saved(NonNull::new_unchecked(out)))
        }
    }

    /// The tensor again; an error (`VERSION`) if its bytes were written since.
    pub fn unpack(&self) -> Result<Tensor> {
        // SAFETY: the kept value lives.
        unsafe { unpack(self.0.as_ptr()) }
    }
}

/// # Safety
///
/// `saved` is a live kept value.
pub(super) unsafe fn unpack(saved: *const sys::tp_saved_t) -> Result<Tensor> {
    // SAFETY: the caller's promise.
    unsafe { tensor(|out| sys::tp_saved_unpack(saved, out)) }
}

impl Drop for Saved {
    fn drop(&mut self) {
        // SAFETY: it is this value's, and this is its end.
        unsafe { sys::tp_saved_release(self.0.as_ptr()) }
    }
}

impl std::fmt::Debug for Saved {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_tuple("Saved").field(&self.unpack()).finish()
    }
}
