// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for exponential.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// e to the a. Integers and bool give f32. Within 1 unit in the last place,
    /// also where the result is subnormal. 0 of -infinity.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.exp()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn exp(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_exp(self.as_raw(), out)) }
    }

    /// [`Tensor::exp`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.exp()?;
    /// a.exp_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn exp_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_exp_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::exp`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.exp_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn exp_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_exp_inplace(self.as_raw())) }
    }

    /// 2 to the a. Integers and bool give f32. Within 1 unit in the last place,
    /// also where the result is subnormal; exact for whole numbers. Refused for
    /// complex.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.exp2()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn exp2(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_exp2(self.as_raw(), out)) }
    }

    /// [`Tensor::exp2`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.exp2()?;
    /// a.exp2_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn exp2_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_exp2_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::exp2`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.exp2_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn exp2_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_exp2_inplace(self.as_raw())) }
    }

    /// e to the a, less 1, without the loss of places near 0. Integers and bool
    /// give f32. Within 1 unit in the last place of f32, 2 of f64. -1 of
    /// -infinity; a zero keeps its sign.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.expm1()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn expm1(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_expm1(self.as_raw(), out)) }
    }

    /// [`Tensor::expm1`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.expm1()?;
    /// a.expm1_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn expm1_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_expm1_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::expm1`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.expm1_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn expm1_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_expm1_inplace(self.as_raw())) }
    }

    /// Natural logarithm of a. Integers and bool give f32. Within 1 unit in the
    /// last place. -infinity of either zero, NaN of negative numbers. A complex
    /// tensor gives the value with an imaginary part from -pi to pi; the cut
    /// lies along the negative real axis, and the sign of a zero tells its
    /// sides apart.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.log()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_log(self.as_raw(), out)) }
    }

    /// [`Tensor::log`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.log()?;
    /// a.log_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_log_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::log`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.log_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_log_inplace(self.as_raw())) }
    }

    /// Logarithm of a to base 2. Integers and bool give f32. Within 1 unit in
    /// the last place; exact for powers of 2. Zeros, negative numbers and
    /// complex ones as [`Tensor::log`].
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.log2()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log2(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_log2(self.as_raw(), out)) }
    }

    /// [`Tensor::log2`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.log2()?;
    /// a.log2_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log2_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_log2_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::log2`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.log2_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log2_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_log2_inplace(self.as_raw())) }
    }

    /// Logarithm of a to base 10. Integers and bool give f32. Within 1 unit in
    /// the last place. Zeros, negative numbers and complex ones as
    /// [`Tensor::log`].
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.log10()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log10(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_log10(self.as_raw(), out)) }
    }

    /// [`Tensor::log10`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.log10()?;
    /// a.log10_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log10_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_log10_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::log10`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.log10_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log10_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_log10_inplace(self.as_raw())) }
    }

    /// Natural logarithm of 1 + a, without the loss of places near 0. Integers
    /// and bool give f32. Within 1 unit in the last place. -infinity of -1, NaN
    /// below; a zero keeps its sign.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.log1p()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log1p(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_log1p(self.as_raw(), out)) }
    }

    /// [`Tensor::log1p`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.log1p()?;
    /// a.log1p_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log1p_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_log1p_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::log1p`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.log1p_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log1p_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_log1p_inplace(self.as_raw())) }
    }

    /// 1 / (1 + e^-a). Integers and bool give f32. Within 1 unit in the last
    /// place, also where the result is subnormal.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.sigmoid()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sigmoid(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_sigmoid(self.as_raw(), out)) }
    }

    /// [`Tensor::sigmoid`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.sigmoid()?;
    /// a.sigmoid_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sigmoid_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sigmoid_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::sigmoid`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.sigmoid_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sigmoid_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sigmoid_inplace(self.as_raw())) }
    }

    /// a b (1 - b): where b is the result of [`Tensor::sigmoid`], a gradient by
    /// that result as one by the argument. Integers and bool give f32; refused
    /// for complex. 1 - b, that times b and the product with a are each
    /// rounded.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.sigmoid_backward(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sigmoid_backward(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_sigmoid_backward(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::sigmoid_backward`] into a given tensor.
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
    /// let mut out = a.sigmoid_backward(&b)?;
    /// a.sigmoid_backward_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sigmoid_backward_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sigmoid_backward_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::sigmoid_backward`] into a.
    ///
    /// * `b`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.sigmoid_backward_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sigmoid_backward_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sigmoid_backward_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::sigmoid_backward`] with a number, which does not widen a
    /// tensor of its category.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.sigmoid_backward_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sigmoid_backward_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_sigmoid_backward_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::sigmoid_backward_scalar`] into a given tensor.
    ///
    /// * `b`: a number
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.sigmoid_backward_scalar(2)?;
    /// a.sigmoid_backward_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sigmoid_backward_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sigmoid_backward_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::sigmoid_backward_scalar`] into a.
    ///
    /// * `b`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.sigmoid_backward_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sigmoid_backward_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sigmoid_backward_scalar_inplace(self.as_raw(), b.as_raw())) }
    }
}
