// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for classification.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Whether a is NaN, as bool; of a complex number, whether either part is.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.isnan()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn isnan(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_isnan(self.as_raw(), out)) }
    }

    /// [`Tensor::isnan`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.isnan()?;
    /// a.isnan_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn isnan_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_isnan_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::isnan`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.isnan_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn isnan_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_isnan_inplace(self.as_raw())) }
    }

    /// Whether a is an infinity, as bool; of a complex number, whether either
    /// part is.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.isinf()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn isinf(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_isinf(self.as_raw(), out)) }
    }

    /// [`Tensor::isinf`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.isinf()?;
    /// a.isinf_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn isinf_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_isinf_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::isinf`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.isinf_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn isinf_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_isinf_inplace(self.as_raw())) }
    }

    /// Whether a is neither an infinity nor NaN, as bool; of a complex number,
    /// whether both parts are.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.isfinite()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn isfinite(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_isfinite(self.as_raw(), out)) }
    }

    /// [`Tensor::isfinite`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.isfinite()?;
    /// a.isfinite_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn isfinite_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_isfinite_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::isfinite`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.isfinite_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn isfinite_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_isfinite_inplace(self.as_raw())) }
    }

    /// a with numbers in place of NaN and of the infinities. Integers stay as
    /// they are. Refused for complex.
    ///
    /// * `nan`: a number in place of NaN; `None` for 0
    /// * `posinf`: a number in place of infinity; `None` for the largest finite
    ///   one of the dtype
    /// * `neginf`: a number in place of -infinity; `None` for the lowest finite
    ///   one
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.nan_to_num(None, None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn nan_to_num(&self, nan: Option<Scalar>, posinf: Option<Scalar>, neginf: Option<Scalar>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_nan_to_num(self.as_raw(), scalar_or_null(&nan), scalar_or_null(&posinf), scalar_or_null(&neginf), out)) }
    }

    /// [`Tensor::nan_to_num`] into a given tensor.
    ///
    /// * `nan`: a number in place of NaN; `None` for 0
    /// * `posinf`: a number in place of infinity; `None` for the largest finite
    ///   one of the dtype
    /// * `neginf`: a number in place of -infinity; `None` for the lowest finite
    ///   one
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.nan_to_num(None, None, None)?;
    /// a.nan_to_num_out(None, None, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn nan_to_num_out(&self, nan: Option<Scalar>, posinf: Option<Scalar>, neginf: Option<Scalar>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_nan_to_num_out(self.as_raw(), scalar_or_null(&nan), scalar_or_null(&posinf), scalar_or_null(&neginf), out.as_raw())) }
    }

    /// [`Tensor::nan_to_num`] into a.
    ///
    /// * `nan`: a number in place of NaN; `None` for 0
    /// * `posinf`: a number in place of infinity; `None` for the largest finite
    ///   one of the dtype
    /// * `neginf`: a number in place of -infinity; `None` for the lowest finite
    ///   one
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.nan_to_num_inplace(None, None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn nan_to_num_inplace(&mut self, nan: Option<Scalar>, posinf: Option<Scalar>, neginf: Option<Scalar>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_nan_to_num_inplace(self.as_raw(), scalar_or_null(&nan), scalar_or_null(&posinf), scalar_or_null(&neginf))) }
    }
}
