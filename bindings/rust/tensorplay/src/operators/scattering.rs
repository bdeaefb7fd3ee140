// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for scattering.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// A copy of a tensor with elements of another one written to it.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: tensor of a's rank, not larger than src in any dimension, nor
    ///   than a in the others; without elements, of any shape
    /// * `src`: tensor of a's dtype
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names the index.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.scatter(0, &index, &src)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_scatter(self.as_raw(), dim, index.as_raw(), src.as_raw(), out)) }
    }

    /// [`Tensor::scatter`] into a given tensor.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `src`: tensor of a's dtype
    /// * `out`: a tensor of a's sizes and dtype
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.scatter(0, &index, &src)?;
    /// a.scatter_out(0, &index, &src, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_out(&self, dim: i64, index: &Tensor, src: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_scatter_out(self.as_raw(), dim, index.as_raw(), src.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::scatter`] to the tensor itself.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `src`: tensor of a's dtype
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.scatter_inplace(0, &index, &src)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_inplace(&mut self, dim: i64, index: &Tensor, src: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_scatter_inplace(self.as_raw(), dim, index.as_raw(), src.as_raw())) }
    }

    /// A copy of a tensor with one value written to many places.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `value`: converted as [`tp_tensor_set`](crate::sys::tp_tensor_set)
    ///   does
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let result = a.scatter_scalar(0, &index, 2.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_scalar(&self, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_scatter_scalar(self.as_raw(), dim, index.as_raw(), value.as_raw(), out)) }
    }

    /// [`Tensor::scatter_scalar`] to the tensor itself.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `value`: converted as [`tp_tensor_set`](crate::sys::tp_tensor_set)
    ///   does
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// a.scatter_scalar_inplace(0, &index, 2.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_scalar_inplace(&mut self, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<()> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_scatter_scalar_inplace(self.as_raw(), dim, index.as_raw(), value.as_raw())) }
    }

    /// A copy of a tensor with elements of another one added to it.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `src`: tensor of a's dtype
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names the index.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.scatter_add(0, &index, &src)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_add(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_scatter_add(self.as_raw(), dim, index.as_raw(), src.as_raw(), out)) }
    }

    /// [`Tensor::scatter_add`] into a given tensor.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `src`: tensor of a's dtype
    /// * `out`: a tensor of a's sizes and dtype
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.scatter_add(0, &index, &src)?;
    /// a.scatter_add_out(0, &index, &src, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_add_out(&self, dim: i64, index: &Tensor, src: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_scatter_add_out(self.as_raw(), dim, index.as_raw(), src.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::scatter_add`] to the tensor itself.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `src`: tensor of a's dtype
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.scatter_add_inplace(0, &index, &src)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_add_inplace(&mut self, dim: i64, index: &Tensor, src: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_scatter_add_inplace(self.as_raw(), dim, index.as_raw(), src.as_raw())) }
    }

    /// A copy of a tensor with one value added to it in many places.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `value`: converted as [`tp_tensor_set`](crate::sys::tp_tensor_set)
    ///   does
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let result = a.scatter_add_scalar(0, &index, 2.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_add_scalar(&self, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_scatter_add_scalar(self.as_raw(), dim, index.as_raw(), value.as_raw(), out)) }
    }

    /// [`Tensor::scatter_add_scalar`] to the tensor itself.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `value`: converted as [`tp_tensor_set`](crate::sys::tp_tensor_set)
    ///   does
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// a.scatter_add_scalar_inplace(0, &index, 2.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_add_scalar_inplace(&mut self, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<()> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_scatter_add_scalar_inplace(self.as_raw(), dim, index.as_raw(), value.as_raw())) }
    }

    /// A copy of a tensor with elements of another one multiplied into it.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `src`: tensor of a's dtype
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names the index.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.scatter_mul(0, &index, &src)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_mul(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_scatter_mul(self.as_raw(), dim, index.as_raw(), src.as_raw(), out)) }
    }

    /// [`Tensor::scatter_mul`] into a given tensor.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `src`: tensor of a's dtype
    /// * `out`: a tensor of a's sizes and dtype
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.scatter_mul(0, &index, &src)?;
    /// a.scatter_mul_out(0, &index, &src, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_mul_out(&self, dim: i64, index: &Tensor, src: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_scatter_mul_out(self.as_raw(), dim, index.as_raw(), src.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::scatter_mul`] to the tensor itself.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `src`: tensor of a's dtype
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.scatter_mul_inplace(0, &index, &src)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_mul_inplace(&mut self, dim: i64, index: &Tensor, src: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_scatter_mul_inplace(self.as_raw(), dim, index.as_raw(), src.as_raw())) }
    }

    /// A copy of a tensor with one value multiplied into it in many places.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `value`: converted as [`tp_tensor_set`](crate::sys::tp_tensor_set)
    ///   does
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let result = a.scatter_mul_scalar(0, &index, 2.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_mul_scalar(&self, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_scatter_mul_scalar(self.as_raw(), dim, index.as_raw(), value.as_raw(), out)) }
    }

    /// [`Tensor::scatter_mul_scalar`] to the tensor itself.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::scatter`]
    /// * `value`: converted as [`tp_tensor_set`](crate::sys::tp_tensor_set)
    ///   does
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// a.scatter_mul_scalar_inplace(0, &index, 2.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scatter_mul_scalar_inplace(&mut self, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<()> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_scatter_mul_scalar_inplace(self.as_raw(), dim, index.as_raw(), value.as_raw())) }
    }
}
