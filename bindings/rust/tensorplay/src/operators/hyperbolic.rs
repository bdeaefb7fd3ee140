// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for hyperbolic.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Hyperbolic sine of a. Integers and bool give f32. Within 1 unit in the
    /// last place of f32, 2 of f64; a zero keeps its sign.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.sinh()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sinh(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_sinh(self.as_raw(), out)) }
    }

    /// [`Tensor::sinh`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.sinh()?;
    /// a.sinh_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sinh_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sinh_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::sinh`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.sinh_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sinh_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sinh_inplace(self.as_raw())) }
    }

    /// Hyperbolic cosine of a. Integers and bool give f32. Within 1 unit in the
    /// last place of f32, 2 of f64.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.cosh()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cosh(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_cosh(self.as_raw(), out)) }
    }

    /// [`Tensor::cosh`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.cosh()?;
    /// a.cosh_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cosh_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cosh_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::cosh`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.cosh_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cosh_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cosh_inplace(self.as_raw())) }
    }

    /// Hyperbolic tangent of a. Integers and bool give f32. Within 1 unit in
    /// the last place of f32, 2 of f64; a zero keeps its sign.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.tanh()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tanh(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_tanh(self.as_raw(), out)) }
    }

    /// [`Tensor::tanh`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.tanh()?;
    /// a.tanh_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tanh_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tanh_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::tanh`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.tanh_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tanh_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tanh_inplace(self.as_raw())) }
    }

    /// a (1 - b^2): where b is the result of [`Tensor::tanh`], a gradient by
    /// that result as one by the argument. Integers and bool give f32; refused
    /// for complex. The square, the difference and the product are each
    /// rounded.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.tanh_backward(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tanh_backward(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_tanh_backward(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::tanh_backward`] into a given tensor.
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
    /// let mut out = a.tanh_backward(&b)?;
    /// a.tanh_backward_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tanh_backward_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tanh_backward_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::tanh_backward`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.tanh_backward_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tanh_backward_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tanh_backward_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::tanh_backward`] with a number, which does not widen a tensor
    /// of its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.tanh_backward_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tanh_backward_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_tanh_backward_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::tanh_backward_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.tanh_backward_scalar(2)?;
    /// a.tanh_backward_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tanh_backward_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tanh_backward_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::tanh_backward_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.tanh_backward_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tanh_backward_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tanh_backward_scalar_inplace(self.as_raw(), b.as_raw())) }
    }

    /// Inverse hyperbolic sine of a. Integers and bool give f32. Within 1 unit
    /// in the last place of f32, 2 of f64; a zero keeps its sign. The cuts of a
    /// complex tensor lie on the imaginary axis, beyond i and -i.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.asinh()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn asinh(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_asinh(self.as_raw(), out)) }
    }

    /// [`Tensor::asinh`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.asinh()?;
    /// a.asinh_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn asinh_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_asinh_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::asinh`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.asinh_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn asinh_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_asinh_inplace(self.as_raw())) }
    }

    /// Inverse hyperbolic cosine of a. Integers and bool give f32. Within 1
    /// unit in the last place of f32, 2 of f64; NaN of numbers below 1. A
    /// complex tensor gives the value with a real part of 0 or more; the cut
    /// lies on the real axis, below 1.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.acosh()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn acosh(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_acosh(self.as_raw(), out)) }
    }

    /// [`Tensor::acosh`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.acosh()?;
    /// a.acosh_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn acosh_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_acosh_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::acosh`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.acosh_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn acosh_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_acosh_inplace(self.as_raw())) }
    }

    /// Inverse hyperbolic tangent of a. Integers and bool give f32. Within 1
    /// unit in the last place of f32, 2 of f64; infinities of 1 and -1, NaN
    /// beyond; a zero keeps its sign. The cuts of a complex tensor lie on the
    /// real axis, beyond 1 and -1.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.atanh()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atanh(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_atanh(self.as_raw(), out)) }
    }

    /// [`Tensor::atanh`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.atanh()?;
    /// a.atanh_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atanh_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_atanh_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::atanh`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.atanh_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atanh_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_atanh_inplace(self.as_raw())) }
    }
}
