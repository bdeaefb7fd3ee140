// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for indexing.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Takes indices of a dimension, as a copy.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: i32 or i64 tensor of rank 0 or 1
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names the index.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[1i64, 0], &[2])?;
    /// let result = a.index_select(0, &index)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn index_select(&self, dim: i64, index: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_index_select(self.as_raw(), dim, index.as_raw(), out)) }
    }

    /// [`Tensor::index_select`] into a given tensor.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: i32 or i64 tensor of rank 0 or 1
    /// * `out`: a tensor of the result's sizes and dtype that overlaps neither
    ///   a nor index
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[1i64, 0], &[2])?;
    /// let mut out = a.index_select(0, &index)?;
    /// a.index_select_out(0, &index, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn index_select_out(&self, dim: i64, index: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_index_select_out(self.as_raw(), dim, index.as_raw(), out.as_raw())) }
    }

    /// Takes an element of a dimension for each index. With the index's sizes,
    /// element (i, j, k) of the result is `a\[index\[i, j, k\], j, k\]` for
    /// dimension 0, and so on for the others. PyTorch's `sparse_grad` says what
    /// a gradient is and not what the result is: there is no such parameter.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: tensor of a's rank, not larger than a in the other
    ///   dimensions; without elements, of any shape
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names the index.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let result = a.gather(0, &index)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn gather(&self, dim: i64, index: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_gather(self.as_raw(), dim, index.as_raw(), out)) }
    }

    /// [`Tensor::gather`] into a given tensor.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: as for [`Tensor::gather`]
    /// * `out`: a tensor of the result's sizes and dtype that overlaps neither
    ///   a nor index
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let mut out = a.gather(0, &index)?;
    /// a.gather_out(0, &index, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn gather_out(&self, dim: i64, index: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_gather_out(self.as_raw(), dim, index.as_raw(), out.as_raw())) }
    }

    /// Takes elements by their places in row-major order; negative ones count
    /// from the end.
    ///
    /// * `index`: tensor of any shape
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names the index.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let result = a.take(&index)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn take(&self, index: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_take(self.as_raw(), index.as_raw(), out)) }
    }

    /// [`Tensor::take`] into a given tensor.
    ///
    /// * `index`: tensor of any shape
    /// * `out`: a tensor of the result's sizes and dtype that overlaps neither
    ///   a nor index
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
    /// let mut out = a.take(&index)?;
    /// a.take_out(&index, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn take_out(&self, index: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_take_out(self.as_raw(), index.as_raw(), out.as_raw())) }
    }

    /// The elements where a mask is true, as a list in row-major order.
    ///
    /// * `mask`: bool tensor; the two broadcast
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
    /// let result = a.masked_select(&mask)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn masked_select(&self, mask: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_masked_select(self.as_raw(), mask.as_raw(), out)) }
    }

    /// [`Tensor::masked_select`] into a given tensor.
    ///
    /// * `mask`: bool tensor; the two broadcast
    /// * `out`: a tensor of the result's size and dtype that overlaps neither a
    ///   nor mask
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
    /// let mut out = a.masked_select(&mask)?;
    /// a.masked_select_out(&mask, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn masked_select_out(&self, mask: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_masked_select_out(self.as_raw(), mask.as_raw(), out.as_raw())) }
    }

    /// The elements on and below a diagonal, and 0 above it.
    ///
    /// * `diagonal`: any number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.tril(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tril(&self, diagonal: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_tril(self.as_raw(), diagonal, out)) }
    }

    /// [`Tensor::tril`] into a given tensor.
    ///
    /// * `diagonal`: any number
    /// * `out`: a tensor of a's sizes and dtype; it may be a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.tril(0)?;
    /// a.tril_out(0, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tril_out(&self, diagonal: i64, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tril_out(self.as_raw(), diagonal, out.as_raw())) }
    }

    /// [`Tensor::tril`] of the tensor itself: sets what is above to 0.
    ///
    /// * `diagonal`: any number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.tril_inplace(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn tril_inplace(&mut self, diagonal: i64) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_tril_inplace(self.as_raw(), diagonal)) }
    }

    /// The elements on and above a diagonal, and 0 below it.
    ///
    /// * `diagonal`: any number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.triu(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn triu(&self, diagonal: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_triu(self.as_raw(), diagonal, out)) }
    }

    /// [`Tensor::triu`] into a given tensor.
    ///
    /// * `diagonal`: any number
    /// * `out`: a tensor of a's sizes and dtype; it may be a
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.triu(0)?;
    /// a.triu_out(0, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn triu_out(&self, diagonal: i64, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_triu_out(self.as_raw(), diagonal, out.as_raw())) }
    }

    /// [`Tensor::triu`] of the tensor itself: sets what is below to 0.
    ///
    /// * `diagonal`: any number
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.triu_inplace(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn triu_inplace(&mut self, diagonal: i64) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_triu_inplace(self.as_raw(), diagonal)) }
    }

    /// Elements moved along dimensions; those that leave at the end come in at
    /// the start. A shift may be negative or beyond the size, a dimension may
    /// be named more than once.
    ///
    /// * `shifts`: how far
    /// * `dims`: dimensions; negative counts from the end
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.roll(&[1], &[0])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn roll(&self, shifts: &[i64], dims: &[i64]) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_roll(self.as_raw(), shifts.as_ptr(), shifts.len(), dims.as_ptr(), dims.len(), out)) }
    }

    /// Class numbers as rows of 0 with a 1 in that place.
    ///
    /// * `classes`: their number, at least 1; `None` reads all elements, of
    ///   which there must be some
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names an element outside.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let result = a.one_hot(None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn one_hot(&self, classes: Option<i64>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_one_hot(self.as_raw(), number_or(classes, sys::TP_CLASSES_FOUND), out)) }
    }

    /// Rows of a table. PyTorch's `max_norm`, which changes the table, is
    /// refused: there is no such parameter; `scale_grad_by_freq` and `sparse`
    /// say what a gradient is and not what the result is.
    ///
    /// * `index`: tensor of any shape
    /// * `padding_index`: a row that gets no gradient, negative counting from
    ///   the end, or `None`; the result does not depend on it
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names the index.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let index = Tensor::from_slice(&[1i64, 0], &[2])?;
    /// let result = weight.embedding(&index, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn embedding(&self, index: &Tensor, padding_index: Option<i64>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_embedding(self.as_raw(), index.as_raw(), number_or(padding_index, sys::TP_INDEX_NONE), out)) }
    }
}
