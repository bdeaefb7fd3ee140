// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for power.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// a to the power b. For all dtypes; bool with bool is refused. Floating
    /// dtypes as C's pow: within 1 unit in the last place, the square is a
    /// times a exactly, any number to the power 0 and 1 to any power give 1,
    /// also of NaN, and a negative number to a power that is not whole gives
    /// NaN. Integers wrap; to a negative power, 1 gives 1, -1 gives 1 or -1,
    /// and any other, 0 too, gives 0. Complex numbers give e^(b log a), whose
    /// relative error grows with the size of b log a; a to the power 0, 1 and 2
    /// is exact.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.pow(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn pow(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_pow(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::pow`] into a given tensor.
    ///
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.pow(&b)?;
    /// a.pow_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn pow_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_pow_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::pow`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.pow_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn pow_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_pow_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::pow`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `b`: a number
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) for a negative whole
    /// number where integers are computed with, before anything is written.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.pow_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn pow_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_pow_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::pow_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.pow_scalar(2)?;
    /// a.pow_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn pow_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_pow_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::pow_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) for a negative whole
    /// number where integers are computed with, before anything is written.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.pow_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn pow_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_pow_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// sqrt(a^2 + b^2) without overflow or underflow on the way. Integers and
    /// bool give f32; refused for complex. Within 1 unit in the last place of
    /// f32, 2 of f64; infinity if either operand is infinite, even if the other
    /// is NaN.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.hypot(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn hypot(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_hypot(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::hypot`] into a given tensor.
    ///
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.hypot(&b)?;
    /// a.hypot_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn hypot_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_hypot_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::hypot`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.hypot_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn hypot_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_hypot_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::hypot`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.hypot_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn hypot_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_hypot_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::hypot_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.hypot_scalar(2)?;
    /// a.hypot_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn hypot_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_hypot_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::hypot_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.hypot_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn hypot_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_hypot_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// Cube root of a, also of a negative number. Integers and bool give f32;
    /// refused for complex. Within 1 unit in the last place; a zero keeps its
    /// sign.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.cbrt()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cbrt(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_cbrt(self.as_raw(), out)) }
    }

    /// [`Tensor::cbrt`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.cbrt()?;
    /// a.cbrt_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cbrt_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cbrt_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::cbrt`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.cbrt_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cbrt_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cbrt_inplace(self.as_raw())) }
    }
}
