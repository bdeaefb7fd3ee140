//! Generators of random numbers.
use crate::call::check;
use crate::{Result, sys};
use std::ptr;

/// Gives random numbers: the same ones for the same seed and offset. Operators
/// that draw take it as `&mut`.
///
/// ```
/// use tensorplay::{Dtype, Generator, Tensor};
/// let mut first = Generator::new(7)?;
/// let mut second = Generator::new(7)?;
/// let a = Tensor::rand(&[4], Dtype::F32, &mut first)?;
/// let b = Tensor::rand(&[4], Dtype::F32, &mut second)?;
/// assert_eq!(a.to_vec::<f32>()?, b.to_vec::<f32>()?);
/// # Ok::<(), tensorplay::Error>(())
/// ```
///
/// It has no clones, so it may move to another thread.
pub struct Generator(ptr::NonNull<sys::tp_generator_t>);

// SAFETY: there is one handle, what draws takes it as `&mut`, and what reads
// only reads.
unsafe impl Send for Generator {}
// SAFETY: as above.
unsafe impl Sync for Generator {}

impl Generator {
    /// Makes a generator that starts at offset 0 of a seed.
    pub fn new(seed: u64) -> Result<Generator> {
        let mut out = ptr::null_mut();
        // SAFETY: after success `out` is an owned generator.
        unsafe {
            check(sys::tp_generator_new(seed, &mut out))?;
            Ok(Generator(ptr::NonNull::new_unchecked(out)))
        }
    }

    /// The handle in C, borrowed: for functions of [`crate::sys`].
    #[inline]
    pub fn as_raw(&mut self) -> *mut sys::tp_generator_t {
        self.0.as_ptr()
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        // SAFETY: the handle lives.
        unsafe { sys::tp_generator_seed(self.0.as_ptr()) }
    }

    /// How far it has drawn.
    ///
    /// ```
    /// use tensorplay::Generator;
    /// let mut generator = Generator::new(1)?;
    /// generator.set(5, 100)?;
    /// assert_eq!((generator.seed(), generator.offset()), (5, 100));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn offset(&self) -> u64 {
        // SAFETY: the handle lives.
        unsafe { sys::tp_generator_offset(self.0.as_ptr()) }
    }

    /// Goes to an offset of a seed.
    ///
    /// ```
    /// use tensorplay::{Dtype, Generator, Tensor};
    /// let mut generator = Generator::new(7)?;
    /// let first = Tensor::rand(&[3], Dtype::F64, &mut generator)?;
    /// generator.set(7, 0)?;
    /// let again = Tensor::rand(&[3], Dtype::F64, &mut generator)?;
    /// assert_eq!(first.to_vec::<f64>()?, again.to_vec::<f64>()?);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn set(&mut self, seed: u64, offset: u64) -> Result<()> {
        // SAFETY: the handle lives.
        check(unsafe { sys::tp_generator_set(self.as_raw(), seed, offset) })
    }
}

impl Drop for Generator {
    fn drop(&mut self) {
        // SAFETY: the reference is this value's, and this is its end.
        unsafe { sys::tp_generator_release(self.0.as_ptr()) }
    }
}

impl std::fmt::Debug for Generator {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Generator")
            .field("seed", &self.seed())
            .field("offset", &self.offset())
            .finish()
    }
}
