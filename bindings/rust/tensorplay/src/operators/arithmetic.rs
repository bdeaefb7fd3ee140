// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for arithmetic.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// a + b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is
    /// refused: [`Tensor::addcmul`] with a tensor of rank 0 that holds 1 adds
    /// value b.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.add(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn add(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_add(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::add`] into a given tensor.
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
    /// let mut out = a.add(&b)?;
    /// a.add_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn add_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_add_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::add`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.add_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn add_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_add_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::add`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.add_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn add_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_add_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::add_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.add_scalar(2)?;
    /// a.add_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn add_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_add_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::add_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.add_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn add_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_add_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// a - b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is
    /// refused, see [`Tensor::add`].
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.sub(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sub(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_sub(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::sub`] into a given tensor.
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
    /// let mut out = a.sub(&b)?;
    /// a.sub_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sub_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sub_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::sub`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.sub_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sub_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sub_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::sub`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.sub_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sub_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_sub_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::sub_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.sub_scalar(2)?;
    /// a.sub_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sub_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sub_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::sub_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.sub_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sub_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sub_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// a * b. Integers wrap. bool with bool gives i64.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.mul(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mul(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_mul(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::mul`] into a given tensor.
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
    /// let mut out = a.mul(&b)?;
    /// a.mul_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mul_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_mul_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::mul`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.mul_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mul_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_mul_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::mul`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.mul_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mul_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_mul_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::mul_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.mul_scalar(2)?;
    /// a.mul_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mul_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_mul_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::mul_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.mul_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mul_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_mul_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// a / b, true division: integers and bool give f32. PyTorch's
    /// `rounding_mode` is an operator of its own: [`Tensor::floor_divide`] or
    /// [`Tensor::trunc_divide`].
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.div(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn div(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_div(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::div`] into a given tensor.
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
    /// let mut out = a.div(&b)?;
    /// a.div_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn div_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_div_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::div`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.div_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn div_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_div_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::div`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.div_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn div_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_div_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::div_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.div_scalar(2)?;
    /// a.div_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn div_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_div_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::div_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.div_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn div_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_div_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// The larger of a and b, element by element; NaN if either is. Of two
    /// zeros, b. Refused for complex.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.maximum(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn maximum(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_maximum(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::maximum`] into a given tensor.
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
    /// let mut out = a.maximum(&b)?;
    /// a.maximum_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn maximum_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_maximum_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::maximum`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.maximum_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn maximum_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_maximum_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::maximum`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.maximum_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn maximum_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_maximum_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::maximum_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.maximum_scalar(2)?;
    /// a.maximum_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn maximum_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_maximum_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::maximum_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.maximum_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn maximum_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_maximum_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// The smaller of a and b, element by element; NaN if either is. Of two
    /// zeros, b. Refused for complex.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.minimum(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn minimum(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_minimum(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::minimum`] into a given tensor.
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
    /// let mut out = a.minimum(&b)?;
    /// a.minimum_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn minimum_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_minimum_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::minimum`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.minimum_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn minimum_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_minimum_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::minimum`] with a number, which does not widen a tensor of its
    /// category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.minimum_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn minimum_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_minimum_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::minimum_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.minimum_scalar(2)?;
    /// a.minimum_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn minimum_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_minimum_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::minimum_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.minimum_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn minimum_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_minimum_scalar_inplace(self.as_raw(), b.as_raw())) }
    }
}
