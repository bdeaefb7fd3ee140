// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for reduction.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Sum over dimensions. bool and integers give i64 (u64 stays u64); f16 and
    /// bf16 accumulate in f32 and round once; f32 adds up 4096 terms at a time
    /// and their sums in f64, which keeps the error of 1e7 terms below 1e-7 of
    /// the sum of their magnitudes. The sum of nothing is 0.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.sum(&[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sum(&self, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_sum(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::sum`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.sum(&[0], false)?;
    /// a.sum_out(&[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sum_out(&self, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sum_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// [`Tensor::sum`] of elements that are converted to a dtype first, which
    /// is the result's (PyTorch's `dtype`), without a converted copy. For
    /// integers they are converted to i64 (u64 for u64) and the sum wraps to
    /// the dtype.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Not bool.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.sum_as(&[0], false, Dtype::F64)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sum_as(&self, dims: &[i64], keepdim: bool, dtype: Dtype) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_sum_as(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), dtype.as_raw(), out)) }
    }

    /// [`Tensor::sum_as`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Not bool.
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.sum_as(&[0], false, Dtype::F64)?;
    /// a.sum_as_out(&[0], false, Dtype::F64, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn sum_as_out(&self, dims: &[i64], keepdim: bool, dtype: Dtype, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_sum_as_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), dtype.as_raw(), out.as_raw())) }
    }

    /// Mean over dimensions: the sum as [`Tensor::sum`] keeps it, divided
    /// before it is rounded. Where 4096 terms add up to more than f32 holds it
    /// is infinite, as PyTorch's. Refused for bool and integers. The mean of
    /// nothing is NaN.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.mean(&[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mean(&self, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_mean(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::mean`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.mean(&[0], false)?;
    /// a.mean_out(&[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mean_out(&self, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_mean_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// [`Tensor::mean`] of elements that are converted to a dtype first, which
    /// is the result's, without a converted copy: that of integers too.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Floating or complex.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.mean_as(&[0], false, Dtype::F64)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mean_as(&self, dims: &[i64], keepdim: bool, dtype: Dtype) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_mean_as(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), dtype.as_raw(), out)) }
    }

    /// [`Tensor::mean_as`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Floating or complex.
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.mean_as(&[0], false, Dtype::F64)?;
    /// a.mean_as_out(&[0], false, Dtype::F64, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mean_as_out(&self, dims: &[i64], keepdim: bool, dtype: Dtype, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_mean_as_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), dtype.as_raw(), out.as_raw())) }
    }

    /// Product over dimensions. bool and integers give i64 (u64 stays u64) and
    /// wrap; f16, bf16 and f8 multiply in f32, f32 in f64, and the product is
    /// rounded once: of n terms of f32 it is within 2^-24 + n * 2^-53 of the
    /// exact one, relatively, where no product of some of them leaves the range
    /// of f64. Complex numbers multiply part by part, so that an infinity may
    /// give NaN. The product of nothing is 1.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.prod(&[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn prod(&self, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_prod(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::prod`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.prod(&[0], false)?;
    /// a.prod_out(&[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn prod_out(&self, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_prod_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// [`Tensor::prod`] of elements that are converted to a dtype first, which
    /// is the result's, without a converted copy; integers as for
    /// [`Tensor::sum_as`].
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Not bool.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.prod_as(&[0], false, Dtype::F64)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn prod_as(&self, dims: &[i64], keepdim: bool, dtype: Dtype) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_prod_as(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), dtype.as_raw(), out)) }
    }

    /// [`Tensor::prod_as`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `dtype`: the dtype. Not bool.
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.prod_as(&[0], false, Dtype::F64)?;
    /// a.prod_as_out(&[0], false, Dtype::F64, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn prod_as_out(&self, dims: &[i64], keepdim: bool, dtype: Dtype, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_prod_as_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), dtype.as_raw(), out.as_raw())) }
    }

    /// Largest element over dimensions (PyTorch's `amax`; its `max` of a
    /// dimension is [`Tensor::max_dim`], of two tensors [`Tensor::maximum`]);
    /// NaN if there is one. +0 is above -0. Refused for complex.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) where a reduced dimension is
    /// empty.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.max(&[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn max(&self, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_max(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::max`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.max(&[0], false)?;
    /// a.max_out(&[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn max_out(&self, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_max_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// Smallest element over dimensions (PyTorch's `amin`; its `min` of a
    /// dimension is [`Tensor::min_dim`], of two tensors [`Tensor::minimum`]);
    /// NaN if there is one. -0 is below +0. Refused for complex.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) where a reduced dimension is
    /// empty.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.min(&[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn min(&self, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_min(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::min`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.min(&[0], false)?;
    /// a.min_out(&[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn min_out(&self, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_min_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// Whether any element over dimensions is not 0. The result is bool, but u8
    /// (0 or 1) of u8. NaN is not 0. Of nothing it is false.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.any(&[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn any(&self, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_any(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::any`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.any(&[0], false)?;
    /// a.any_out(&[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn any_out(&self, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_any_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// Whether all elements over dimensions are not 0. The result is bool, but
    /// u8 (0 or 1) of u8. NaN is not 0. Of nothing it is true.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.all(&[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn all(&self, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_all(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::all`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.all(&[0], false)?;
    /// a.all_out(&[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn all_out(&self, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_all_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// Variance over dimensions: the sum of the squared distances from the
    /// mean, divided by the number of terms less a correction. Computed in f64
    /// and rounded once; the mean comes first, so that nothing cancels. Of
    /// complex numbers it is real. Refused for bool and integers. NaN of
    /// nothing and, with a correction of 1, of one element; where the
    /// correction is above the number of terms, what is divided by is 0.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `correction`: taken from the number of terms before it divides: 1 for
    ///   that of a sample (PyTorch's `unbiased`), 0 for that of all there is
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.var(&[0], 1.0, false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn var(&self, dims: &[i64], correction: f64, keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_var(self.as_raw(), dims.as_ptr(), dims.len(), correction, i32::from(keepdim), out)) }
    }

    /// [`Tensor::var`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `correction`: taken from the number of terms before it divides: 1 for
    ///   that of a sample (PyTorch's `unbiased`), 0 for that of all there is
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.var(&[0], 1.0, false)?;
    /// a.var_out(&[0], 1.0, false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn var_out(&self, dims: &[i64], correction: f64, keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_var_out(self.as_raw(), dims.as_ptr(), dims.len(), correction, i32::from(keepdim), out.as_raw())) }
    }

    /// Standard deviation over dimensions: the square root of [`Tensor::var`],
    /// taken before it is rounded.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `correction`: taken from the number of terms before it divides: 1 for
    ///   that of a sample (PyTorch's `unbiased`), 0 for that of all there is
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.std(&[0], 1.0, false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn std(&self, dims: &[i64], correction: f64, keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_std(self.as_raw(), dims.as_ptr(), dims.len(), correction, i32::from(keepdim), out)) }
    }

    /// [`Tensor::std`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `correction`: taken from the number of terms before it divides: 1 for
    ///   that of a sample (PyTorch's `unbiased`), 0 for that of all there is
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.std(&[0], 1.0, false)?;
    /// a.std_out(&[0], 1.0, false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn std_out(&self, dims: &[i64], correction: f64, keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_std_out(self.as_raw(), dims.as_ptr(), dims.len(), correction, i32::from(keepdim), out.as_raw())) }
    }

    /// Norm of all elements over dimensions, as of a vector: the number of
    /// those that are not 0 for p = 0, the largest magnitude for infinity, the
    /// smallest for -infinity, else the sum of magnitudes^p to the power 1/p.
    /// Computed in f64, where powers of f64 may overflow or vanish, and rounded
    /// once. Of complex numbers it is real. Refused for bool and integers. The
    /// norm of nothing is 0. PyTorch's `dtype` is refused: [`Tensor::to`]
    /// converts; so is its "nuc", the norm of matrices by their singular
    /// values.
    ///
    /// * `p`: the order; 2 is the Euclidean norm (PyTorch's "fro")
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) where a reduced dimension is
    /// empty and p is infinite or below 0.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.norm(2.0, &[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn norm(&self, p: f64, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_norm(self.as_raw(), p, dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::norm`] into a given tensor.
    ///
    /// * `p`: the order; 2 is the Euclidean norm (PyTorch's "fro")
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.norm(2.0, &[0], false)?;
    /// a.norm_out(2.0, &[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn norm_out(&self, p: f64, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_norm_out(self.as_raw(), p, dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// Logarithm of the sum of exponentials over dimensions. The largest
    /// element is taken from all first, so that none overflows. Integers and
    /// bool give f32. Refused for complex. -infinity of nothing and where all
    /// elements are.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.logsumexp(&[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logsumexp(&self, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_logsumexp(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::logsumexp`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.logsumexp(&[0], false)?;
    /// a.logsumexp_out(&[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn logsumexp_out(&self, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_logsumexp_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// How many elements over dimensions are not 0, as i64. NaN is not 0.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.count_nonzero(&[0], false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn count_nonzero(&self, dims: &[i64], keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_count_nonzero(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out)) }
    }

    /// [`Tensor::count_nonzero`] into a given tensor.
    ///
    /// * `dims`: dimensions to reduce, each once; n = 0 is all
    /// * `keepdim`: `true` keeps the reduced dimensions with size 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.count_nonzero(&[0], false)?;
    /// a.count_nonzero_out(&[0], false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn count_nonzero_out(&self, dims: &[i64], keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_count_nonzero_out(self.as_raw(), dims.as_ptr(), dims.len(), i32::from(keepdim), out.as_raw())) }
    }

    /// First index of the largest element along a dimension, as i64. The first
    /// NaN wins. Refused for complex.
    ///
    /// * `dim`: a dimension, or `None` for the index into the flattened tensor
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) where there is no element to
    /// choose.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.argmax(None, false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn argmax(&self, dim: Option<i64>, keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_argmax(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), out)) }
    }

    /// [`Tensor::argmax`] into a given tensor.
    ///
    /// * `dim`: a dimension, or `None`
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    /// * `out`: an i64 tensor of the result's sizes, apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.argmax(None, false)?;
    /// a.argmax_out(None, false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn argmax_out(&self, dim: Option<i64>, keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_argmax_out(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), out.as_raw())) }
    }

    /// First index of the smallest element along a dimension, as i64. The first
    /// NaN wins. Refused for complex.
    ///
    /// * `dim`: a dimension, or `None` for the index into the flattened tensor
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) where there is no element to
    /// choose.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.argmin(None, false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn argmin(&self, dim: Option<i64>, keepdim: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_argmin(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), out)) }
    }

    /// [`Tensor::argmin`] into a given tensor.
    ///
    /// * `dim`: a dimension, or `None`
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    /// * `out`: an i64 tensor of the result's sizes, apart from a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.argmin(None, false)?;
    /// a.argmin_out(None, false, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn argmin_out(&self, dim: Option<i64>, keepdim: bool, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_argmin_out(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), out.as_raw())) }
    }

    /// The largest element along a dimension and its first index. The first NaN
    /// wins. Refused for complex.
    ///
    /// * `dim`: a dimension, or `None` for the index into the flattened tensor
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) where there is no element to
    /// choose.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.max_dim(None, false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn max_dim(&self, dim: Option<i64>, keepdim: bool) -> Result<(Tensor, Tensor)> {
        // SAFETY: handles and lists live through the call.
        unsafe { two_tensors(|values, indices| sys::tp_max_dim(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), values, indices)) }
    }

    /// [`Tensor::max_dim`] into given tensors, apart from a and from each
    /// other.
    ///
    /// * `dim`: a dimension, or `None`
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    /// * `values`: a tensor of the result's sizes whose dtype the result casts
    ///   to
    /// * `indices`: an i64 tensor of the result's sizes
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let (mut values, mut indices) = a.max_dim(None, false)?;
    /// a.max_dim_out(None, false, &mut values, &mut indices)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn max_dim_out(&self, dim: Option<i64>, keepdim: bool, values: &mut Tensor, indices: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_max_dim_out(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), values.as_raw(), indices.as_raw())) }
    }

    /// The smallest element along a dimension and its first index. The first
    /// NaN wins. Refused for complex.
    ///
    /// * `dim`: a dimension, or `None` for the index into the flattened tensor
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) where there is no element to
    /// choose.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.min_dim(None, false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn min_dim(&self, dim: Option<i64>, keepdim: bool) -> Result<(Tensor, Tensor)> {
        // SAFETY: handles and lists live through the call.
        unsafe { two_tensors(|values, indices| sys::tp_min_dim(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), values, indices)) }
    }

    /// [`Tensor::min_dim`] into given tensors, apart from a and from each
    /// other.
    ///
    /// * `dim`: a dimension, or `None`
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    /// * `values`: a tensor of the result's sizes whose dtype the result casts
    ///   to
    /// * `indices`: an i64 tensor of the result's sizes
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let (mut values, mut indices) = a.min_dim(None, false)?;
    /// a.min_dim_out(None, false, &mut values, &mut indices)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn min_dim_out(&self, dim: Option<i64>, keepdim: bool, values: &mut Tensor, indices: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_min_dim_out(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), values.as_raw(), indices.as_raw())) }
    }

    /// The smallest element along a dimension and the largest; NaN if there is
    /// one. Refused for complex.
    ///
    /// * `dim`: a dimension, or `None`
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) where there is no element to
    /// choose.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.aminmax(None, false)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn aminmax(&self, dim: Option<i64>, keepdim: bool) -> Result<(Tensor, Tensor)> {
        // SAFETY: handles and lists live through the call.
        unsafe { two_tensors(|min, max| sys::tp_aminmax(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), min, max)) }
    }

    /// [`Tensor::aminmax`] into given tensors, apart from a and from each
    /// other.
    ///
    /// * `dim`: a dimension, or `None`
    /// * `keepdim`: `true` keeps the reduced dimension with size 1
    /// * `min`: a tensor of the result's sizes whose dtype the result casts to
    /// * `max`: a tensor of the result's sizes whose dtype the result casts to
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let (mut min, mut max) = a.aminmax(None, false)?;
    /// a.aminmax_out(None, false, &mut min, &mut max)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn aminmax_out(&self, dim: Option<i64>, keepdim: bool, min: &mut Tensor, max: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_aminmax_out(self.as_raw(), number_or(dim, sys::TP_DIM_ALL), i32::from(keepdim), min.as_raw(), max.as_raw())) }
    }
}
