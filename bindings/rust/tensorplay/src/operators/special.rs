// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for special.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Error function of a: 2/sqrt(pi) times the integral of e^-t^2 from 0 to
    /// a. Error: f32 1, f64 2. The sign of a zero stays; infinities give 1 and
    /// -1.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.erf()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn erf(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_erf(self.as_raw(), out)) }
    }

    /// [`Tensor::erf`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.erf()?;
    /// a.erf_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn erf_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_erf_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::erf`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.erf_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn erf_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_erf_inplace(self.as_raw())) }
    }

    /// 1 - erf(a), without the loss for large a. Error: 2, also where the
    /// result is subnormal. Infinities give 0 and 2.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.erfc()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn erfc(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_erfc(self.as_raw(), out)) }
    }

    /// [`Tensor::erfc`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.erfc()?;
    /// a.erfc_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn erfc_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_erfc_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::erfc`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.erfc_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn erfc_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_erfc_inplace(self.as_raw())) }
    }

    /// Logarithm of the magnitude of the gamma function of a. Error: 2; of f64,
    /// where the result is below 1 in magnitude, which is near its zeros,
    /// 2^-52. Zeros, negative whole numbers and infinities give infinity.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.lgamma()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn lgamma(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_lgamma(self.as_raw(), out)) }
    }

    /// [`Tensor::lgamma`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.lgamma()?;
    /// a.lgamma_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn lgamma_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_lgamma_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::lgamma`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.lgamma_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn lgamma_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_lgamma_inplace(self.as_raw())) }
    }

    /// The slope of [`Tensor::lgamma`] at a. Error: 2; of f64, where the result
    /// is below 1 in magnitude, which is near its zeros, 2^-51. 0 gives the
    /// infinity of the other sign; negative whole numbers and -infinity give
    /// NaN.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.digamma()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn digamma(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_digamma(self.as_raw(), out)) }
    }

    /// [`Tensor::digamma`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.digamma()?;
    /// a.digamma_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn digamma_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_digamma_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::digamma`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.digamma_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn digamma_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_digamma_inplace(self.as_raw())) }
    }
}
