// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for softmax.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Exponentials along a dimension, divided by their sum. The largest
    /// element is taken from all first, so that none overflows. All results are
    /// NaN where an element is NaN or +infinity, or all are -infinity. Refused
    /// for complex, and for bool and integers without a dtype.
    ///
    /// * `dim`: a dimension
    /// * `dtype`: the dtype that elements are converted to first, and that of
    ///   the results; `None` for that of the elements
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.softmax(0, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn softmax(&self, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_softmax(self.as_raw(), dim, dtype.map_or(0, Dtype::as_raw), out)) }
    }

    /// [`Tensor::softmax`] into a given tensor.
    ///
    /// * `dim`: a dimension
    /// * `dtype`: the dtype that elements are converted to first, and that of
    ///   the results; `None` for that of the elements
    /// * `out`: a tensor of the same sizes whose dtype the result casts to; a
    ///   itself, or apart from it
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.softmax(0, None)?;
    /// a.softmax_out(0, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn softmax_out(&self, dim: i64, dtype: Option<Dtype>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_softmax_out(self.as_raw(), dim, dtype.map_or(0, Dtype::as_raw), out.as_raw())) }
    }

    /// Logarithm of [`Tensor::softmax`], without its loss of small results.
    ///
    /// * `dim`: a dimension
    /// * `dtype`: the dtype that elements are converted to first, and that of
    ///   the results; `None` for that of the elements
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.log_softmax(0, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log_softmax(&self, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_log_softmax(self.as_raw(), dim, dtype.map_or(0, Dtype::as_raw), out)) }
    }

    /// [`Tensor::log_softmax`] into a given tensor.
    ///
    /// * `dim`: a dimension
    /// * `dtype`: the dtype that elements are converted to first, and that of
    ///   the results; `None` for that of the elements
    /// * `out`: a tensor of the same sizes whose dtype the result casts to; a
    ///   itself, or apart from it
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.log_softmax(0, None)?;
    /// a.log_softmax_out(0, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn log_softmax_out(&self, dim: i64, dtype: Option<Dtype>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_log_softmax_out(self.as_raw(), dim, dtype.map_or(0, Dtype::as_raw), out.as_raw())) }
    }
}
