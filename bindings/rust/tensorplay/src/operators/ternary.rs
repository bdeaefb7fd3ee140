// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for ternary.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// a, but no less than min and no more than max, which broadcast with it.
    /// Where min is above max, max; where any of the three is NaN, NaN. Refused
    /// for bool and complex.
    ///
    /// * `min`: a tensor; `None` for no lower bound
    /// * `max`: a tensor; `None` for no upper bound
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) if there is neither
    /// bound.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let min = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let max = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.clamp(Some(&min), Some(&max))?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn clamp(&self, min: Option<&Tensor>, max: Option<&Tensor>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_clamp(self.as_raw(), raw_or_null(min), raw_or_null(max), out)) }
    }

    /// [`Tensor::clamp`] into a given tensor.
    ///
    /// * `min`: a tensor; `None` for no lower bound
    /// * `max`: a tensor; `None` for no upper bound
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let min = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let max = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.clamp(Some(&min), Some(&max))?;
    /// a.clamp_out(Some(&min), Some(&max), &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn clamp_out(&self, min: Option<&Tensor>, max: Option<&Tensor>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_clamp_out(self.as_raw(), raw_or_null(min), raw_or_null(max), out.as_raw())) }
    }

    /// [`Tensor::clamp`] into a.
    ///
    /// * `min`: a tensor; `None` for no lower bound
    /// * `max`: a tensor; `None` for no upper bound
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let min = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let max = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.clamp_inplace(Some(&min), Some(&max))?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn clamp_inplace(&mut self, min: Option<&Tensor>, max: Option<&Tensor>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_clamp_inplace(self.as_raw(), raw_or_null(min), raw_or_null(max))) }
    }

    /// [`Tensor::clamp`] with numbers, which do not widen a tensor of their
    /// category. An integer that the result's dtype does not hold is no bound
    /// where it leaves all numbers of the dtype alone.
    ///
    /// * `min`: a number; `None` for no lower bound
    /// * `max`: a number; `None` for no upper bound
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) if there is neither
    /// bound, or if the dtype holds no number on the right side of one.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.clamp_scalar(Some(0.25.into()), None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn clamp_scalar(&self, min: Option<Scalar>, max: Option<Scalar>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_clamp_scalar(self.as_raw(), scalar_or_null(&min), scalar_or_null(&max), out)) }
    }

    /// [`Tensor::clamp_scalar`] into a given tensor.
    ///
    /// * `min`: a number; `None` for no lower bound
    /// * `max`: a number; `None` for no upper bound
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.clamp_scalar(Some(0.25.into()), None)?;
    /// a.clamp_scalar_out(Some(0.25.into()), None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn clamp_scalar_out(&self, min: Option<Scalar>, max: Option<Scalar>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_clamp_scalar_out(self.as_raw(), scalar_or_null(&min), scalar_or_null(&max), out.as_raw())) }
    }

    /// [`Tensor::clamp_scalar`] into a.
    ///
    /// * `min`: a number; `None` for no lower bound
    /// * `max`: a number; `None` for no upper bound
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.clamp_scalar_inplace(Some(0.25.into()), None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn clamp_scalar_inplace(&mut self, min: Option<Scalar>, max: Option<Scalar>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_clamp_scalar_inplace(self.as_raw(), scalar_or_null(&min), scalar_or_null(&max))) }
    }

    /// The number between a and b that weight says: a where weight is 0, b
    /// where it is 1. Computed from the nearer end, as a + weight (b - a) for a
    /// weight of magnitude below 1/2, else as b - (1 - weight) (b - a), each
    /// step rounded. For floating and complex dtypes.
    ///
    /// * `b`: a tensor
    /// * `weight`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.lerp(&b, &weight)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn lerp(&self, b: &Tensor, weight: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_lerp(self.as_raw(), b.as_raw(), weight.as_raw(), out)) }
    }

    /// [`Tensor::lerp`] into a given tensor.
    ///
    /// * `b`: a tensor
    /// * `weight`: a tensor
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.lerp(&b, &weight)?;
    /// a.lerp_out(&b, &weight, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn lerp_out(&self, b: &Tensor, weight: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_lerp_out(self.as_raw(), b.as_raw(), weight.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::lerp`] into a.
    ///
    /// * `b`: a tensor
    /// * `weight`: a tensor
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.lerp_inplace(&b, &weight)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn lerp_inplace(&mut self, b: &Tensor, weight: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_lerp_inplace(self.as_raw(), b.as_raw(), weight.as_raw())) }
    }

    /// [`Tensor::lerp`] with a number for the weight, which does not widen the
    /// tensors.
    ///
    /// * `b`: a tensor
    /// * `weight`: a number without imaginary part, unless the tensors are
    ///   complex
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.lerp_scalar(&b, 0.5)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn lerp_scalar(&self, b: &Tensor, weight: impl Into<Scalar>) -> Result<Tensor> {
        let weight: Scalar = weight.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_lerp_scalar(self.as_raw(), b.as_raw(), weight.as_raw(), out)) }
    }

    /// [`Tensor::lerp_scalar`] into a given tensor.
    ///
    /// * `b`: a tensor
    /// * `weight`: a number without imaginary part, unless the tensors are
    ///   complex
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.lerp_scalar(&b, 0.5)?;
    /// a.lerp_scalar_out(&b, 0.5, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn lerp_scalar_out(&self, b: &Tensor, weight: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let weight: Scalar = weight.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_lerp_scalar_out(self.as_raw(), b.as_raw(), weight.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::lerp_scalar`] into a.
    ///
    /// * `b`: a tensor
    /// * `weight`: a number without imaginary part, unless the tensors are
    ///   complex
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.lerp_scalar_inplace(&b, 0.5)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn lerp_scalar_inplace(&mut self, b: &Tensor, weight: impl Into<Scalar>) -> Result<()> {
        let weight: Scalar = weight.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_lerp_scalar_inplace(self.as_raw(), b.as_raw(), weight.as_raw())) }
    }

    /// a + value b c, the product from the left, each step rounded. Integers
    /// wrap. Refused for bool.
    ///
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors: an integer for
    ///   integers; `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.addcmul(&b, &c, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn addcmul(&self, b: &Tensor, c: &Tensor, value: Option<Scalar>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_addcmul(self.as_raw(), b.as_raw(), c.as_raw(), scalar_or_null(&value), out)) }
    }

    /// [`Tensor::addcmul`] into a given tensor.
    ///
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors: an integer for
    ///   integers; `None` for 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.addcmul(&b, &c, None)?;
    /// a.addcmul_out(&b, &c, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn addcmul_out(&self, b: &Tensor, c: &Tensor, value: Option<Scalar>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_addcmul_out(self.as_raw(), b.as_raw(), c.as_raw(), scalar_or_null(&value), out.as_raw())) }
    }

    /// [`Tensor::addcmul`] into a.
    ///
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors: an integer for
    ///   integers; `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.addcmul_inplace(&b, &c, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn addcmul_inplace(&mut self, b: &Tensor, c: &Tensor, value: Option<Scalar>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_addcmul_inplace(self.as_raw(), b.as_raw(), c.as_raw(), scalar_or_null(&value))) }
    }

    /// a + value b / c, from the left, each step rounded. For floating and
    /// complex dtypes. Refused where b and c are integers, even if a is not:
    /// convert one of them to say which quotient is meant.
    ///
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors; `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.addcdiv(&b, &c, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn addcdiv(&self, b: &Tensor, c: &Tensor, value: Option<Scalar>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_addcdiv(self.as_raw(), b.as_raw(), c.as_raw(), scalar_or_null(&value), out)) }
    }

    /// [`Tensor::addcdiv`] into a given tensor.
    ///
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors; `None` for 1
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.addcdiv(&b, &c, None)?;
    /// a.addcdiv_out(&b, &c, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn addcdiv_out(&self, b: &Tensor, c: &Tensor, value: Option<Scalar>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_addcdiv_out(self.as_raw(), b.as_raw(), c.as_raw(), scalar_or_null(&value), out.as_raw())) }
    }

    /// [`Tensor::addcdiv`] into a.
    ///
    /// * `b`: a tensor
    /// * `c`: a tensor
    /// * `value`: a number, which does not widen the tensors; `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.addcdiv_inplace(&b, &c, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn addcdiv_inplace(&mut self, b: &Tensor, c: &Tensor, value: Option<Scalar>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_addcdiv_inplace(self.as_raw(), b.as_raw(), c.as_raw(), scalar_or_null(&value))) }
    }

    /// a, but value where mask is true. The mask broadcasts with a; the result
    /// has a's dtype.
    ///
    /// * `mask`: a bool tensor
    /// * `value`: a tensor of rank 0, converted to a's dtype; no complex one
    ///   for a real a
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) for a value with dimensions.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
    /// let value = Tensor::from_slice(&[0.5f32], &[])?;
    /// let result = a.masked_fill(&mask, &value)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn masked_fill(&self, mask: &Tensor, value: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_masked_fill(self.as_raw(), mask.as_raw(), value.as_raw(), out)) }
    }

    /// [`Tensor::masked_fill`] into a given tensor.
    ///
    /// * `mask`: a bool tensor
    /// * `value`: a tensor of rank 0, converted to a's dtype; no complex one
    ///   for a real a
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
    /// let value = Tensor::from_slice(&[0.5f32], &[])?;
    /// let mut out = a.masked_fill(&mask, &value)?;
    /// a.masked_fill_out(&mask, &value, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn masked_fill_out(&self, mask: &Tensor, value: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_masked_fill_out(self.as_raw(), mask.as_raw(), value.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::masked_fill`] into a.
    ///
    /// * `mask`: a bool tensor
    /// * `value`: a tensor of rank 0, converted to a's dtype; no complex one
    ///   for a real a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
    /// let value = Tensor::from_slice(&[0.5f32], &[])?;
    /// a.masked_fill_inplace(&mask, &value)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn masked_fill_inplace(&mut self, mask: &Tensor, value: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_masked_fill_inplace(self.as_raw(), mask.as_raw(), value.as_raw())) }
    }

    /// [`Tensor::masked_fill`] with a number, converted as
    /// [`Tensor::fill_inplace`] does.
    ///
    /// * `mask`: a bool tensor
    /// * `value`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
    /// let result = a.masked_fill_scalar(&mask, 2.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn masked_fill_scalar(&self, mask: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_masked_fill_scalar(self.as_raw(), mask.as_raw(), value.as_raw(), out)) }
    }

    /// [`Tensor::masked_fill_scalar`] into a given tensor.
    ///
    /// * `mask`: a bool tensor
    /// * `value`: a number
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to;
    ///   may be an operand itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
    /// let mut out = a.masked_fill_scalar(&mask, 2.0)?;
    /// a.masked_fill_scalar_out(&mask, 2.0, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn masked_fill_scalar_out(&self, mask: &Tensor, value: impl Into<Scalar>, out: &mut Tensor) -> Result<()> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_masked_fill_scalar_out(self.as_raw(), mask.as_raw(), value.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::masked_fill_scalar`] into a.
    ///
    /// * `mask`: a bool tensor
    /// * `value`: a number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
    /// a.masked_fill_scalar_inplace(&mask, 2.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn masked_fill_scalar_inplace(&mut self, mask: &Tensor, value: impl Into<Scalar>) -> Result<()> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_masked_fill_scalar_inplace(self.as_raw(), mask.as_raw(), value.as_raw())) }
    }
}
