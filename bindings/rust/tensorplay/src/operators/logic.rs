// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for logic.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Whether a and b are both true, as bool. Any dtype: what is not 0 is
    /// true, NaN included.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.logical_and(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_and(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_logical_and(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::logical_and`] into a given tensor.
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
    /// let mut out = a.logical_and(&b)?;
    /// a.logical_and_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_and_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_and_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::logical_and`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.logical_and_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_and_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_and_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::logical_and`] with a number.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.logical_and_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_and_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_logical_and_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::logical_and_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.logical_and_scalar(2)?;
    /// a.logical_and_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_and_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_and_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::logical_and_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.logical_and_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_and_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_and_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// Whether a or b is true, as bool. Any dtype: what is not 0 is true, NaN
    /// included.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.logical_or(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_or(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_logical_or(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::logical_or`] into a given tensor.
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
    /// let mut out = a.logical_or(&b)?;
    /// a.logical_or_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_or_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_or_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::logical_or`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.logical_or_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_or_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_or_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::logical_or`] with a number.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.logical_or_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_or_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_logical_or_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::logical_or_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.logical_or_scalar(2)?;
    /// a.logical_or_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_or_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_or_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::logical_or_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.logical_or_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_or_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_or_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// Whether just one of a and b is true, as bool. Any dtype: what is not 0
    /// is true, NaN included.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.logical_xor(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_xor(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_logical_xor(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::logical_xor`] into a given tensor.
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
    /// let mut out = a.logical_xor(&b)?;
    /// a.logical_xor_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_xor_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_xor_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::logical_xor`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.logical_xor_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_xor_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_xor_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::logical_xor`] with a number.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.logical_xor_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_xor_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_logical_xor_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::logical_xor_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.logical_xor_scalar(2)?;
    /// a.logical_xor_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_xor_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_xor_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::logical_xor_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.logical_xor_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_xor_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_xor_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// Whether a is false, as bool. Any dtype: what is not 0 is true, NaN
    /// included.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.logical_not()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_not(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_logical_not(self.as_raw(), out)) }
    }

    /// [`Tensor::logical_not`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.logical_not()?;
    /// a.logical_not_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_not_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_not_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::logical_not`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.logical_not_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logical_not_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logical_not_inplace(self.as_raw())) }
    }

    /// Bits that a and b both have. For integers and bool.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.bitwise_and(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_and(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_bitwise_and(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::bitwise_and`] into a given tensor.
    ///
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut out = a.bitwise_and(&b)?;
    /// a.bitwise_and_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_and_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_and_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::bitwise_and`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.bitwise_and_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_and_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_and_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::bitwise_and`] with a number, which does not widen a tensor of
    /// its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.bitwise_and_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_and_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_bitwise_and_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::bitwise_and_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut out = a.bitwise_and_scalar(2)?;
    /// a.bitwise_and_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_and_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_and_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::bitwise_and_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.bitwise_and_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_and_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_and_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// Bits that a or b has. For integers and bool.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.bitwise_or(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_or(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_bitwise_or(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::bitwise_or`] into a given tensor.
    ///
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut out = a.bitwise_or(&b)?;
    /// a.bitwise_or_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_or_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_or_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::bitwise_or`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.bitwise_or_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_or_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_or_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::bitwise_or`] with a number, which does not widen a tensor of
    /// its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.bitwise_or_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_or_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_bitwise_or_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::bitwise_or_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut out = a.bitwise_or_scalar(2)?;
    /// a.bitwise_or_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_or_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_or_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::bitwise_or_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.bitwise_or_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_or_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_or_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// Bits that just one of a and b has. For integers and bool.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.bitwise_xor(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_xor(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_bitwise_xor(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::bitwise_xor`] into a given tensor.
    ///
    /// * `b`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be a or b itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut out = a.bitwise_xor(&b)?;
    /// a.bitwise_xor_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_xor_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_xor_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::bitwise_xor`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.bitwise_xor_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_xor_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_xor_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::bitwise_xor`] with a number, which does not widen a tensor of
    /// its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.bitwise_xor_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_xor_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_bitwise_xor_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::bitwise_xor_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut out = a.bitwise_xor_scalar(2)?;
    /// a.bitwise_xor_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_xor_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_xor_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::bitwise_xor_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.bitwise_xor_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_xor_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_xor_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// Bits that a has not. For integers and bool.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.bitwise_not()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_not(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_bitwise_not(self.as_raw(), out)) }
    }

    /// [`Tensor::bitwise_not`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut out = a.bitwise_not()?;
    /// a.bitwise_not_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_not_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_not_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::bitwise_not`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.bitwise_not_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bitwise_not_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bitwise_not_inplace(self.as_raw())) }
    }
}
