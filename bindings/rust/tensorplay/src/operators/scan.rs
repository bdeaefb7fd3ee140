// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for scan.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Cumulative sum along a dimension. Floats accumulate in f64, every result
    /// is rounded once; integers wrap.
    ///
    /// * `dim`: a dimension
    /// * `dtype`: what elements are converted to first, and that of the
    ///   results; `None` for that of the elements, which is i64 for bool and
    ///   integers (but u64 for u64). Not bool
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.cumsum(0, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cumsum(&self, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_cumsum(self.as_raw(), dim, dtype.map_or(0, Dtype::as_raw), out)) }
    }

    /// [`Tensor::cumsum`] into a given tensor.
    ///
    /// * `dim`: a dimension
    /// * `dtype`: what elements are converted to first, and that of the
    ///   results; `None` for that of the elements, which is i64 for bool and
    ///   integers (but u64 for u64). Not bool
    /// * `out`: a tensor of the same sizes whose dtype the result casts to; a
    ///   itself, or apart from it
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.cumsum(0, None)?;
    /// a.cumsum_out(0, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cumsum_out(&self, dim: i64, dtype: Option<Dtype>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cumsum_out(self.as_raw(), dim, dtype.map_or(0, Dtype::as_raw), out.as_raw())) }
    }

    /// [`Tensor::cumsum`] in place. Integers wrap to their own dtype. PyTorch's
    /// `dtype` is refused here: the tensor has one.
    ///
    /// * `dim`: a dimension
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.cumsum_inplace(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cumsum_inplace(&mut self, dim: i64) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cumsum_inplace(self.as_raw(), dim)) }
    }

    /// Cumulative product along a dimension. Floats accumulate in f64, every
    /// result is rounded once; integers wrap.
    ///
    /// * `dim`: a dimension
    /// * `dtype`: what elements are converted to first, and that of the
    ///   results; `None` for that of the elements, which is i64 for bool and
    ///   integers (but u64 for u64). Not bool
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.cumprod(0, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cumprod(&self, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_cumprod(self.as_raw(), dim, dtype.map_or(0, Dtype::as_raw), out)) }
    }

    /// [`Tensor::cumprod`] into a given tensor.
    ///
    /// * `dim`: a dimension
    /// * `dtype`: what elements are converted to first, and that of the
    ///   results; `None` for that of the elements, which is i64 for bool and
    ///   integers (but u64 for u64). Not bool
    /// * `out`: a tensor of the same sizes whose dtype the result casts to; a
    ///   itself, or apart from it
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.cumprod(0, None)?;
    /// a.cumprod_out(0, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cumprod_out(&self, dim: i64, dtype: Option<Dtype>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cumprod_out(self.as_raw(), dim, dtype.map_or(0, Dtype::as_raw), out.as_raw())) }
    }

    /// [`Tensor::cumprod`] in place. Integers wrap to their own dtype.
    ///
    /// * `dim`: a dimension
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.cumprod_inplace(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cumprod_inplace(&mut self, dim: i64) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cumprod_inplace(self.as_raw(), dim)) }
    }

    /// Largest element so far along a dimension and its last index. Every NaN
    /// takes the place of what was before it, and stays until the next one.
    /// Refused for complex.
    ///
    /// * `dim`: a dimension
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.cummax(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cummax(&self, dim: i64) -> Result<(Tensor, Tensor)> {
        // SAFETY: handles and lists live through the call.
        unsafe { two_tensors(|values, indices| sys::tp_cummax(self.as_raw(), dim, values, indices)) }
    }

    /// [`Tensor::cummax`] into given tensors, apart from each other.
    ///
    /// * `dim`: a dimension
    /// * `values`: a tensor of the same sizes whose dtype the result casts to;
    ///   a itself, or apart from it
    /// * `indices`: an i64 tensor of the same sizes, apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let (mut values, mut indices) = a.cummax(0)?;
    /// a.cummax_out(0, &mut values, &mut indices)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cummax_out(&self, dim: i64, values: &mut Tensor, indices: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cummax_out(self.as_raw(), dim, values.as_raw(), indices.as_raw())) }
    }

    /// Smallest element so far along a dimension and its last index. Every NaN
    /// takes the place of what was before it, and stays until the next one.
    /// Refused for complex.
    ///
    /// * `dim`: a dimension
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.cummin(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cummin(&self, dim: i64) -> Result<(Tensor, Tensor)> {
        // SAFETY: handles and lists live through the call.
        unsafe { two_tensors(|values, indices| sys::tp_cummin(self.as_raw(), dim, values, indices)) }
    }

    /// [`Tensor::cummin`] into given tensors, apart from each other.
    ///
    /// * `dim`: a dimension
    /// * `values`: a tensor of the same sizes whose dtype the result casts to;
    ///   a itself, or apart from it
    /// * `indices`: an i64 tensor of the same sizes, apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let (mut values, mut indices) = a.cummin(0)?;
    /// a.cummin_out(0, &mut values, &mut indices)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cummin_out(&self, dim: i64, values: &mut Tensor, indices: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cummin_out(self.as_raw(), dim, values.as_raw(), indices.as_raw())) }
    }
}
