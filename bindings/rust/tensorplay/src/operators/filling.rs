// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for filling.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Sets every element to a value, converted as
    /// [`tp_tensor_set`](crate::sys::tp_tensor_set) does.
    ///
    /// * `value`: the value
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.fill_inplace(2.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn fill_inplace(&mut self, value: impl Into<Scalar>) -> Result<()> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_fill_inplace(self.as_raw(), value.as_raw())) }
    }

    /// Sets every element to 0.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.zero_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn zero_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_zero_inplace(self.as_raw())) }
    }
}
