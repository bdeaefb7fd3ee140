// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for division.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// a / b, rounded down to a whole number. For integers and floating dtypes;
    /// a quotient that overflows wraps.
    ///
    /// * `b`: a tensor
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) for an integer divisor
    /// of 0, before anything is written.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.floor_divide(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn floor_divide(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_floor_divide(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::floor_divide`] into a given tensor.
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
    /// let mut out = a.floor_divide(&b)?;
    /// a.floor_divide_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn floor_divide_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_floor_divide_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::floor_divide`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.floor_divide_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn floor_divide_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_floor_divide_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::floor_divide`] with a number, which does not widen a tensor of
    /// its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.floor_divide_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn floor_divide_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_floor_divide_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::floor_divide_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.floor_divide_scalar(2)?;
    /// a.floor_divide_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn floor_divide_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_floor_divide_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::floor_divide_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.floor_divide_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn floor_divide_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_floor_divide_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// a / b, rounded to its dtype as [`Tensor::div`] rounds, and then towards
    /// 0 to a whole number. For integers and floating dtypes; a quotient that
    /// overflows wraps.
    ///
    /// * `b`: a tensor
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) for an integer divisor
    /// of 0, before anything is written.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.trunc_divide(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn trunc_divide(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_trunc_divide(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::trunc_divide`] into a given tensor.
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
    /// let mut out = a.trunc_divide(&b)?;
    /// a.trunc_divide_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn trunc_divide_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_trunc_divide_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::trunc_divide`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.trunc_divide_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn trunc_divide_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_trunc_divide_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::trunc_divide`] with a number, which does not widen a tensor of
    /// its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.trunc_divide_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn trunc_divide_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_trunc_divide_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::trunc_divide_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.trunc_divide_scalar(2)?;
    /// a.trunc_divide_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn trunc_divide_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_trunc_divide_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::trunc_divide_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.trunc_divide_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn trunc_divide_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_trunc_divide_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// a - b * floor(a / b), exactly: the remainder that has b's sign. For
    /// integers and floating dtypes.
    ///
    /// * `b`: a tensor
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) for an integer divisor
    /// of 0, before anything is written.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.remainder(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn remainder(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_remainder(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::remainder`] into a given tensor.
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
    /// let mut out = a.remainder(&b)?;
    /// a.remainder_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn remainder_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_remainder_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::remainder`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.remainder_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn remainder_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_remainder_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::remainder`] with a number, which does not widen a tensor of
    /// its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.remainder_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn remainder_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_remainder_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::remainder_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.remainder_scalar(2)?;
    /// a.remainder_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn remainder_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_remainder_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::remainder_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.remainder_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn remainder_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_remainder_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// a - b * trunc(a / b), exactly: the remainder that has a's sign. For
    /// integers and floating dtypes.
    ///
    /// * `b`: a tensor
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) for an integer divisor
    /// of 0, before anything is written.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.fmod(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn fmod(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_fmod(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::fmod`] into a given tensor.
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
    /// let mut out = a.fmod(&b)?;
    /// a.fmod_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn fmod_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_fmod_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::fmod`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.fmod_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn fmod_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_fmod_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::fmod`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.fmod_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn fmod_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_fmod_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::fmod_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.fmod_scalar(2)?;
    /// a.fmod_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn fmod_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_fmod_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::fmod_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.fmod_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn fmod_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_fmod_scalar_inplace(self.as_raw(), b.as_raw())) }
    }
}
