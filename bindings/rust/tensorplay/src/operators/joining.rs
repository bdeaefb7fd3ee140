// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for joining.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Tensors one behind the other along a dimension, as a copy. Their other
    /// sizes are equal; tensors of shape (0) fit everywhere and add nothing.
    /// Their dtypes meet as in
    /// [`tp_result_dtype`](crate::sys::tp_result_dtype). The result is
    /// contiguous, or channels-last if all tensors are.
    ///
    /// * `tensors`: tensors of rank 1 or more
    /// * `dim`: a dimension of theirs; negative counts from the end
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) names the first tensor that
    /// does not fit.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let first = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let second = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = Tensor::cat(&[&first, &second], 0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cat(tensors: &[impl Borrow<Tensor>], dim: i64) -> Result<Tensor> {
        let tensors = pointers(tensors);
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_cat(tensors.as_ptr(), tensors.len(), dim, out)) }
    }

    /// [`Tensor::cat`] into a given tensor.
    ///
    /// * `tensors`: tensors of rank 1 or more
    /// * `dim`: a dimension of theirs; negative counts from the end
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from all tensors
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let first = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let second = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = Tensor::cat(&[&first, &second], 0)?;
    /// Tensor::cat_out(&[&first, &second], 0, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cat_out(tensors: &[impl Borrow<Tensor>], dim: i64, out: &mut Tensor) -> Result<()> {
        let tensors = pointers(tensors);
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_cat_out(tensors.as_ptr(), tensors.len(), dim, out.as_raw())) }
    }

    /// Tensors of equal sizes side by side along a new dimension, as a copy.
    /// Dtypes and layout are as in [`Tensor::cat`].
    ///
    /// * `tensors`: tensors
    /// * `dim`: the new dimension's place in the result, from -rank - 1 to rank
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) names the first tensor that
    /// does not fit.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let first = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let second = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = Tensor::stack(&[&first, &second], 0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn stack(tensors: &[impl Borrow<Tensor>], dim: i64) -> Result<Tensor> {
        let tensors = pointers(tensors);
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_stack(tensors.as_ptr(), tensors.len(), dim, out)) }
    }

    /// [`Tensor::stack`] into a given tensor.
    ///
    /// * `tensors`: tensors
    /// * `dim`: the new dimension's place in the result, from -rank - 1 to rank
    /// * `out`: a tensor of the result's sizes whose dtype the result casts to,
    ///   apart from all tensors
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let first = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let second = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = Tensor::stack(&[&first, &second], 0)?;
    /// Tensor::stack_out(&[&first, &second], 0, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn stack_out(tensors: &[impl Borrow<Tensor>], dim: i64, out: &mut Tensor) -> Result<()> {
        let tensors = pointers(tensors);
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_stack_out(tensors.as_ptr(), tensors.len(), dim, out.as_raw())) }
    }
}
