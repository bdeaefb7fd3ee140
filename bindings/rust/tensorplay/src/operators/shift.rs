// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for shift.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Bits of a moved up by b places. For integers. A count that is negative,
    /// or not below the width of the result's dtype, moves every bit out: 0. A
    /// tensor b of rank 0 that does not widen the result is converted to its
    /// dtype first.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.left_shift(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn left_shift(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_left_shift(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::left_shift`] into a given tensor.
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
    /// let mut out = a.left_shift(&b)?;
    /// a.left_shift_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn left_shift_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_left_shift_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::left_shift`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.left_shift_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn left_shift_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_left_shift_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::left_shift`] with a number, which does not widen a tensor of
    /// its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.left_shift_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn left_shift_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_left_shift_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::left_shift_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut out = a.left_shift_scalar(2)?;
    /// a.left_shift_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn left_shift_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_left_shift_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::left_shift_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.left_shift_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn left_shift_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_left_shift_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// Bits of a moved down by b places, the sign repeated. For integers. A
    /// count that is negative, or not below the width of the result's dtype,
    /// moves every bit out: 0, or -1 for a negative number. A tensor b of rank
    /// 0 that does not widen the result is converted to its dtype first.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.right_shift(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn right_shift(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_right_shift(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::right_shift`] into a given tensor.
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
    /// let mut out = a.right_shift(&b)?;
    /// a.right_shift_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn right_shift_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_right_shift_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::right_shift`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.right_shift_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn right_shift_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_right_shift_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::right_shift`] with a number, which does not widen a tensor of
    /// its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.right_shift_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn right_shift_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_right_shift_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::right_shift_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut out = a.right_shift_scalar(2)?;
    /// a.right_shift_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn right_shift_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_right_shift_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::right_shift_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// a.right_shift_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn right_shift_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_right_shift_scalar_inplace(self.as_raw(), b.as_raw())) }
    }
}
