// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for trigonometry.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Sine of a, in radians. Error: f32 1, f64 2. Angles of any size are
    /// reduced exactly. The sign of a zero stays; an infinity gives NaN.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.sin()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sin(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_sin(self.as_raw(), out)) }
    }

    /// [`Tensor::sin`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.sin()?;
    /// a.sin_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sin_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sin_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::sin`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.sin_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sin_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sin_inplace(self.as_raw())) }
    }

    /// Cosine of a, in radians. Error: f32 1, f64 2. Angles of any size are
    /// reduced exactly. An infinity gives NaN.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.cos()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cos(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_cos(self.as_raw(), out)) }
    }

    /// [`Tensor::cos`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.cos()?;
    /// a.cos_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cos_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cos_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::cos`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.cos_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cos_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cos_inplace(self.as_raw())) }
    }

    /// Tangent of a, in radians. Error: 2. Angles of any size are reduced
    /// exactly. The sign of a zero stays; an infinity gives NaN.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.tan()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tan(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_tan(self.as_raw(), out)) }
    }

    /// [`Tensor::tan`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.tan()?;
    /// a.tan_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tan_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tan_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::tan`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.tan_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tan_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tan_inplace(self.as_raw())) }
    }

    /// Arc sine of a, from -pi/2 to pi/2. Error: 2. The sign of a zero stays; a
    /// real number outside \[-1, 1\] gives NaN.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.asin()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn asin(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_asin(self.as_raw(), out)) }
    }

    /// [`Tensor::asin`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.asin()?;
    /// a.asin_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn asin_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_asin_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::asin`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.asin_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn asin_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_asin_inplace(self.as_raw())) }
    }

    /// Arc cosine of a, from 0 to pi. Error: 2. acos(1) is +0; a real number
    /// outside \[-1, 1\] gives NaN.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.acos()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn acos(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_acos(self.as_raw(), out)) }
    }

    /// [`Tensor::acos`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.acos()?;
    /// a.acos_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn acos_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_acos_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::acos`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.acos_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn acos_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_acos_inplace(self.as_raw())) }
    }

    /// Arc tangent of a, from -pi/2 to pi/2, which infinities give. Error: 2.
    /// The sign of a zero stays.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.atan()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atan(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_atan(self.as_raw(), out)) }
    }

    /// [`Tensor::atan`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.atan()?;
    /// a.atan_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atan_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_atan_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::atan`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.atan_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atan_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_atan_inplace(self.as_raw())) }
    }

    /// Angle of the point (b, a), from -pi to pi: that of a / b in the quadrant
    /// that the signs of both say, also of zeros and infinities: a zero over a
    /// negative number or -0 is pi with a's sign, two infinities are pi/4 or 3
    /// pi/4. Error: 2. Refused for complex.
    ///
    /// * `b`: a tensor of a broadcastable size: abscissas
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.atan2(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atan2(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_atan2(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::atan2`] into a given tensor.
    ///
    /// * `b`: a tensor: abscissas
    /// * `out`: a tensor of the broadcast sizes whose dtype the result casts
    ///   to; may be an operand itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.atan2(&b)?;
    /// a.atan2_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atan2_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_atan2_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::atan2`] into a.
    ///
    /// * `b`: a tensor: abscissas
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.atan2_inplace(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atan2_inplace(&mut self, b: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_atan2_inplace(self.as_raw(), b.as_raw())) }
    }

    /// [`Tensor::atan2`] with a number.
    ///
    /// * `b`: a number: the abscissa
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.atan2_scalar(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atan2_scalar(&self, b: impl Into<Scalar>) -> Result<Tensor> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_atan2_scalar(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::atan2_scalar`] into a given tensor.
    ///
    /// * `b`: a number: the abscissa
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.atan2_scalar(2)?;
    /// a.atan2_scalar_out(2, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atan2_scalar_out(&self, b: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_atan2_scalar_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::atan2_scalar`] into a.
    ///
    /// * `b`: a number: the abscissa
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.atan2_scalar_inplace(2)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn atan2_scalar_inplace(&mut self, b: impl Into<Scalar>) -> Result<()> {
        let b: Scalar = b.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_atan2_scalar_inplace(self.as_raw(), b.as_raw())) }
    }
}
