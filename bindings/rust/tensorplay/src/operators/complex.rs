// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for complex.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// The complex conjugate of a; a real tensor gives a copy.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.conj()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn conj(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_conj(self.as_raw(), out)) }
    }

    /// [`Tensor::conj`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.conj()?;
    /// a.conj_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn conj_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_conj_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::conj`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.conj_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn conj_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_conj_inplace(self.as_raw())) }
    }

    /// The angle of a in the complex plane, from -pi to pi: of a real number 0,
    /// or pi if it is negative, and NaN for NaN. A complex tensor gives one of
    /// the type of its parts, integers and bool give f32.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.angle()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn angle(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_angle(self.as_raw(), out)) }
    }

    /// [`Tensor::angle`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.angle()?;
    /// a.angle_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn angle_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_angle_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::angle`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.angle_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn angle_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_angle_inplace(self.as_raw())) }
    }
}
